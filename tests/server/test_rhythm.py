"""How fast bots play, and how long they wait for a decision to be taken back, with a time the test sets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from croupier.server.settings import Settings
from croupier.server.store import archive
from croupier.server.table.changes import Change
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.table.rhythm import take_back, think
from croupier.server.wire import protocol, resources
from croupier.server.wire.parts import Speed
from tests.server.guests import QUICK, Guest, add_seeds, open_house, until
from tests.server.test_clocks import Time, command, happen, match, roll

GAME = "las-vegas-2012"


def against_bots(time: Time, neutral: str = "on") -> Match:
    """A table of one person at the first seat and bots, begun."""
    played = match(time, total=None, start="1", neutral=neutral)
    for place in played.places[1:]:
        place.kind, place.person, place.hash, place.seed = "bot", None, None, None
    happen(played, time)
    return played


def place(played: Match, seat: int = 0) -> Change:
    """The seat puts its first choice down."""
    event = str(played.ledger.rules.actions(played.ledger.table.state, seat)[0])
    return command(played, seat, protocol.Act("p", played.ledger.seq, event))


def advance(played: Match, which: int) -> None:
    """What is due happens: the seat in turn takes its first or last choice, or chance draws."""
    change = Change("t")
    if isinstance(played.ledger.turn, tuple):
        seat = played.ledger.turn[0]
        actions = played.ledger.rules.actions(played.ledger.table.state, seat)
        played.decide(seat, str(actions[which]), change)
    else:
        played.draw(change)


def to_the_last_die(played: Match, time: Time) -> None:
    """Plays until the person has the last dice of the round in front of it."""
    rules = played.ledger.rules
    while True:
        state = played.ledger.table.state
        actions = rules.actions(state, 0) if played.ledger.turn == (0,) else ()
        if actions and rules.turn(rules.apply(state, 0, actions[-1])) not in ((0,), (1,)):
            after = rules.turn(rules.apply(state, 0, actions[-1]))
            if getattr(after, "verb", "roll") != "roll":
                return
        advance(played, -1)


@pytest.mark.parametrize(
    ("speed", "thinks", "waits"),
    [("leisurely", 1.6, 6000), ("normal", 0.8, 4000), ("fast", 0.2, 1500), ("instant", 0.1, 0)],
)
def test_speeds(speed: Speed, thinks: float, waits: int) -> None:
    """What bots seem to think is a whole multiple of 100 ms at every speed; at instant nothing waits."""
    assert think(speed, Settings()) == pytest.approx(thinks)
    assert take_back(speed, Settings()) == waits


def test_bots_wait_four_seconds_for_a_decision_to_be_taken_back() -> None:
    """Nothing comes before; it is taken back once and made anew, which begins the time anew."""
    time = Time()
    played = against_bots(time)
    roll(played, 0)
    assert not played.rhythm.held, "a roll cannot be taken back"
    change = place(played)
    assert change.values["held"] == time.now + 4000 and played.rhythm.left() == 4000
    time.now += 3999
    assert happen(played, time) == [] and played.rhythm.held
    undone = command(played, 0, protocol.Undo("u", played.ledger.seq))
    assert undone.values["held"] is None and played.ledger.owed() == (0,)
    place(played)
    time.now += 4000
    (went_on,) = happen(played, time)
    assert went_on.values["held"] is None and went_on.entries == []
    assert played.ledger.owed() == (1,) and not played.rhythm.held


def test_the_set_up_of_the_next_round_waits_too() -> None:
    """The last dice of a round can be taken back, and only then the next bills are dealt."""
    time = Time()
    played = against_bots(time, neutral="off")
    to_the_last_die(played, time)
    seq = played.ledger.seq
    change = place(played)
    assert [entry["kind"] for entry in change.entries] == ["move"] and change.values["owed"] == ""
    command(played, 0, protocol.Undo("u", played.ledger.seq))
    assert played.ledger.owed() == (0,)
    place(played)
    with pytest.raises(Refused, match="not-your-roll"):
        roll(played, 0)
    time.now += 4000
    (dealt,) = happen(played, time)
    assert {entry["kind"] for entry in dealt.entries} == {"chance"} and dealt.values["owed"]
    assert played.ledger.seq > seq + 3 and not played.ledger.table.can_undo(0)


def test_going_on_ends_the_wait_and_hurries_bots_until_the_next_decision() -> None:
    """`go-on` skips: no wait, the shortest think time, and all as before once the person is asked."""
    time = Time()
    played = against_bots(time)
    roll(played, 0)
    place(played)
    gone = command(played, 0, protocol.GoOn("g"))
    assert gone.values["held"] is None and not played.rhythm.held
    assert played.rhythm.skipping and played.rhythm.think == pytest.approx(0.5 / 8)
    while 0 not in played.ledger.owed():
        advance(played, 0)
    assert not played.rhythm.skipping and played.rhythm.think == 0.5


def test_going_on_without_skipping_leaves_bots_their_time() -> None:
    """With `skip` off only the wait ends; whoever skips already is not slowed down."""
    time = Time()
    played = against_bots(time)
    roll(played, 0)
    place(played)
    gone = command(played, 0, protocol.GoOn("g", skip=False))
    assert gone.values["held"] is None and not played.rhythm.held
    assert not played.rhythm.skipping and played.rhythm.think == 0.5
    command(played, 0, protocol.GoOn("h"))
    command(played, 0, protocol.GoOn("i", skip=False))
    assert played.rhythm.skipping


def test_where_several_people_play_nothing_waits_and_nobody_skips() -> None:
    """A table of people keeps its rules; so does one with somebody's own program."""
    time = Time()
    for played in (match(time, total=None, start="1"), against_bots(time)):
        if played.places[1].kind == "bot":
            played.places[1].kind, played.places[1].person, played.places[1].own_bot = "person", "1", True
        happen(played, time)
        roll(played, 0)
        assert "held" not in place(played).values
        with pytest.raises(Refused, match="not-for-all"):
            command(played, 0, protocol.GoOn("g"))


def test_the_speed_is_chosen_by_people_at_any_time() -> None:
    """It counts from the next decision on, ends a wait that is no more, and no program may choose it."""
    time = Time()
    played = against_bots(time)
    assert command(played, 0, protocol.SetSpeed("s", "fast")).values["speed"] == "fast"
    roll(played, 0)
    assert place(played).values["held"] == time.now + 1500
    change = command(played, 0, protocol.SetSpeed("i", "instant"))
    assert change.values == {"speed": "instant", "held": None}
    command(played, 0, protocol.Undo("u", played.ledger.seq))
    assert "held" not in place(played).values, "at once"
    company = match(time, total=None)
    company.places[1].own_bot = True
    with pytest.raises(Refused, match="people-choose"):
        command(company, 1, protocol.SetSpeed("s", "instant"))
    company.facts.phase = "over"
    with pytest.raises(Refused, match="not-playing"):
        command(company, 0, protocol.SetSpeed("s", "instant"))


async def seated(house_of: Guest, bots: int, speed: Speed) -> str:
    """A table of one person against bots, begun."""
    seats = [resources.NewSeat("me"), *(resources.NewSeat("bot") for _ in range(bots))]
    wish = resources.NewTable(GAME, seats, {"start": "1"}, speed=speed)
    info, _ = await house_of.house.open_table(house_of.person, wish)
    assert info.speed == speed
    await add_seeds(info.id, (house_of, 0))
    dealer = await house_of.house.dealer(info.id)
    await until(lambda: dealer.match.facts.phase == "playing")
    await house_of.send(info.id, protocol.Ping)
    return info.id


def test_a_wait_outlives_the_house_and_ends(tmp_path: Path) -> None:
    """A house that closes in the middle of a wait takes it up again; its table opens by itself."""
    patient = Settings(think=0.0, take_back=60.0, seed_wait=5.0)

    async def begin() -> tuple[str, str, str]:
        async with open_house(tmp_path, patient) as house:
            ann = await Guest.named(house, "Ann")
            table = await seated(ann, 2, "normal")
            await ann.send(table, protocol.Roll)
            await ann.send(table, protocol.Act, event=ann.now["actions"][0]["event"])
            assert 59_000 < ann.now["held"] <= 60_000 and ann.now["may_undo"]
            seq = ann.now["seq"]
            await ann.send(table, protocol.Ping)
            assert ann.now["seq"] == seq, "no bot has moved"
            return table, ann.person.id, ann.secret

    async def go_on(table: str, person: str, secret: str) -> None:
        async with open_house(tmp_path, patient) as house:
            assert table in await house.services.store.read(archive.by_themselves)
            somebody = await house.people.who(secret)
            assert somebody is not None and somebody.id == person
            ann = Guest(house, somebody, secret, first=100)
            await ann.join(table, 0)
            assert ann.now["held"] is not None and ann.now["may_undo"]
            assert (await ann.send(table, protocol.Undo))["kind"] == "ack"
            await ann.send(table, protocol.Act, event=ann.now["actions"][0]["event"])
            assert (await ann.send(table, protocol.GoOn))["kind"] == "ack"
            await until(lambda: ann.now["turn"].get("seat") == 0)
            assert ann.now["held"] is None

    table, person, secret = asyncio.run(begin())
    asyncio.run(go_on(table, person, secret))


def test_everybody_is_told_the_speed_and_nothing_waits_at_instant(tmp_path: Path) -> None:
    """The table says it at once; a bot that waits hears of it; a rematch keeps it."""

    async def main() -> None:
        async with open_house(tmp_path, Settings(think=600.0, take_back=600.0, seed_wait=5.0)) as house:
            ann = await Guest.named(house, "Ann")
            table = await seated(ann, 1, "leisurely")
            await ann.send(table, protocol.Roll)
            await ann.send(table, protocol.Act, event=ann.now["actions"][0]["event"])
            await ann.send(table, protocol.SetSpeed, speed="normal")
            assert ann.last("seats")["table"]["speed"] == "normal" and ann.now["held"]

        async with open_house(tmp_path / "quick", QUICK) as house:
            ann = await Guest.named(house, "Ann")
            table = await seated(ann, 1, "fast")
            while ann.now["turn"]["kind"] != "over":
                if not await ann.play(table):
                    await until(lambda: ann.now["turn"].get("seat") == 0 or ann.now["turn"]["kind"] == "over")
            again, _ = await house.rematch(ann.person, table)
            assert again.speed == "fast"

    asyncio.run(main())
