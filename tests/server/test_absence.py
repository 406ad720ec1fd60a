"""Somebody who does not come: a free seat for a bot, a nudge, a vote; and a table one closes oneself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from croupier.server import lists, wishes
from croupier.server.house import House
from croupier.server.store import commitments
from croupier.server.table import company
from croupier.server.table.changes import EntryRow
from croupier.server.table.clocks import NUDGE_AFTER, VOTE_AFTER
from croupier.server.table.ledger import Ledger
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.wire import protocol, resources
from tests.server.guests import QUICK, Guest, add_seeds, full_table, open_house, play_out, until
from tests.server.test_clocks import Time, command, happen, match, roll

GAME = "las-vegas-2012"
ME, OPEN, BOT = resources.NewSeat("me"), resources.NewSeat("open"), resources.NewSeat("bot")


def in_house(data: Path, test: Callable[[House], Awaitable[None]]) -> None:
    """Runs a test in a house of its own."""

    async def main() -> None:
        async with open_house(data, QUICK) as house:
            await test(house)

    asyncio.run(main())


def waiting(time: Time, seats: int, total: int | None = None) -> tuple[Match, int, list[int]]:
    """A table that waits for a seat nobody looks from; all others are there."""
    played = match(time, total=total, seats=seats)
    happen(played, time)
    (absent,) = played.ledger.owed()
    played.away = {absent: time.now}
    return played, absent, [seat for seat in range(seats) if seat != absent]


def test_a_nudge_after_a_minute_and_a_vote_ten_minutes_later() -> None:
    """Both are in the journal; more than half of the other people put a bot there, and it gives way."""
    time = Time()
    played, absent, (ann, bob, cleo) = waiting(time, 4)
    time.now += NUDGE_AFTER - 1
    with pytest.raises(Refused) as early:
        command(played, ann, protocol.Nudge("n", absent))
    assert (early.value.refusal.code, dict(early.value.refusal.args)) == ("house-too-early", {"seconds": 1})
    with pytest.raises(Refused, match="not-nudged"):
        command(played, ann, protocol.Vote("v", absent))
    time.now += 1
    assert [e["text"] for e in command(played, ann, protocol.Nudge("n", absent)).entries] == [
        f"nudged {ann + 1}"
    ]
    with pytest.raises(Refused, match="nudged"):
        command(played, bob, protocol.Nudge("n", absent))
    time.now += VOTE_AFTER - 1
    with pytest.raises(Refused, match="too-early"):
        command(played, bob, protocol.Vote("v", absent))
    time.now += 1
    assert [e["text"] for e in command(played, bob, protocol.Vote("v", absent)).entries] == [
        f"vote {bob + 1}"
    ]
    with pytest.raises(Refused, match="voted"):
        command(played, bob, protocol.Vote("v", absent))
    assert not played.places[absent].bot_plays, "one of three is not more than half"
    change = command(played, cleo, protocol.Vote("v", absent))
    assert [e["text"] for e in change.entries] == [f"vote {cleo + 1}", "bot greedy voted"]
    assert change.seats[absent]["stand_in"] and change.values["since"] == played.facts.since
    command(played, absent, protocol.Back("b"))
    assert company.asked(played.ledger, absent) == (False, frozenset()), "who came back is nudged anew"
    roll(played, absent)


def test_who_may_not_be_nudged() -> None:
    """Who is there, who is not awaited, one's own seat, a bot's, one that is none, and where a clock runs."""
    time = Time()
    played, absent, (ann, bob) = waiting(time, 3)
    time.now += NUDGE_AFTER
    for seat, other, code in (
        (ann, bob, "not-awaited"),
        (absent, absent, "not-awaited"),
        (ann, 7, "no-seat"),
    ):
        with pytest.raises(Refused, match=code):
            command(played, seat, protocol.Nudge("n", other))
    played.places[ann].person = played.places[absent].person
    with pytest.raises(Refused, match="not-awaited"):
        command(played, ann, protocol.Nudge("n", absent))
    played.away.clear()
    with pytest.raises(Refused, match="is-here"):
        command(played, bob, protocol.Nudge("n", absent))
    command(played, absent, protocol.Leave("l"))
    with pytest.raises(Refused, match="not-awaited"):
        command(played, bob, protocol.Nudge("n", absent))
    with pytest.raises(Refused, match="bot-plays"):
        command(played, absent, protocol.Nudge("n", bob))
    hurried, late, others = waiting(time, 3, total=600_000)
    with pytest.raises(Refused, match="has-clock"):
        command(hurried, others[0], protocol.Nudge("n", late))


def test_a_move_and_a_restart() -> None:
    """Votes are read from the journal again; a move of the seat makes them void."""
    time = Time()
    played, absent, (ann, bob) = waiting(time, 3)
    rows: list[EntryRow] = list(played.ledger.rows(played.ledger.entries))
    time.now += NUDGE_AFTER
    rows += command(played, ann, protocol.Nudge("n", absent)).entries
    time.now += VOTE_AFTER
    rows += command(played, bob, protocol.Vote("v", absent)).entries
    again = Ledger(played.ledger.rules, played.ledger.table.source)
    again.replay(rows)
    assert company.asked(again, absent) == company.asked(played.ledger, absent) == (True, frozenset({bob}))
    roll(played, absent)
    assert company.asked(played.ledger, absent) == (False, frozenset())


def test_a_vote_over_a_restart(tmp_path: Path) -> None:
    """Nudge and time are on the disk: the house is closed and opened, and the vote goes on from there."""
    found: dict[str, object] = {}

    async def begin(house: House) -> None:
        table, guests = await full_table(house, GAME, "Ann", "Bob", options={"neutral": False})
        absent = guests[0].now["turn"]["seat"]
        other = guests[1 - absent]
        dealer = await house.dealer(table)
        await dealer.rise(guests[absent].chair)
        dealer.match.facts.since -= NUDGE_AFTER
        assert (await other.send(table, protocol.Nudge, seat=absent))["kind"] == "ack"
        (mine,) = await lists.of_person(house.services.store, guests[absent].person)
        assert mine.nudged and mine.my_turn
        (theirs,) = await lists.of_person(house.services.store, other.person)
        assert not theirs.nudged and not theirs.may_close and theirs.round == 1
        found.update(table=table, absent=absent, person=other.person, secret=other.secret)

    async def go_on(house: House) -> None:
        table, absent = str(found["table"]), int(str(found["absent"]))
        other = Guest(house, found["person"], str(found["secret"]), first=100)  # type: ignore[arg-type]
        await other.join(table, 1 - absent)
        assert (await other.send(table, protocol.Vote, seat=absent))["kind"] == "ack"
        notes = [e["text"] for e in other.last("update")["entries"] if e["kind"] == "note"]
        assert notes[:2] == [f"vote {2 - absent}", "bot greedy voted"]
        await until(lambda: bool(other.now["actions"]) or other.now["turn"].get("seat") == 1 - absent)

    in_house(tmp_path, begin)
    connection = sqlite3.connect(tmp_path / "house.db")
    with connection:
        connection.execute(f"UPDATE tables SET since = since - {VOTE_AFTER}")
    connection.close()
    in_house(tmp_path, go_on)


def test_a_free_seat_for_a_bot(tmp_path: Path) -> None:
    """Who sits there gives it away; its link is good no more and says so; the game begins."""

    async def test(house: House) -> None:
        ann, bob = await Guest.named(house, "Ann"), await Guest.named(house, "Bob")
        info, links = await house.open_table(ann.person, resources.NewTable(GAME, [ME, OPEN, BOT]))
        assert await house.invitation(links["1"]) == (
            (await house.dealer(info.id)).teller.info(),
            1,
            True,
            "Ann",
        )
        await bob.join(info.id, None)
        assert (await bob.send(info.id, protocol.Fill, seat=1))["refusal"]["code"] == "house-watching"
        await ann.join(info.id, 0)
        assert (await ann.send(info.id, protocol.Fill, seat=2))["refusal"]["code"] == "house-seat-taken"
        assert (await ann.send(info.id, protocol.Fill, seat=9))["refusal"]["code"] == "house-no-seat"
        first = await ann.send(info.id, protocol.Fill, id="fill", seat=1, level="easy")
        assert first["kind"] == "ack" and await ann.send(info.id, protocol.Fill, id="fill", seat=1) == first
        seat = bob.last("seats")["table"]["seats"][1]
        assert (seat["kind"], seat["level"], seat["name"]) == ("bot", "easy", "Sofia")
        table, number, free, host = await house.invitation(links["1"])
        assert (table.seats[number].kind, free, host) == ("bot", False, "Ann")
        with pytest.raises(Refused, match="seat-taken"):
            await house.claim(bob.person, resources.Claim(links["1"]))
        await add_seeds(info.id, (ann, 0))
        await until(lambda: ann.now["seq"] > 0)
        assert (await ann.send(info.id, protocol.Fill, seat=1))["refusal"]["code"] == "house-begun"

    in_house(tmp_path, test)


def test_the_dice_of_a_table_filled_while_seeds_were_awaited(tmp_path: Path) -> None:
    """A person gets up between hash and seed, a bot takes the seat: new dice, of those who are there."""

    async def test(house: House) -> None:
        ann, bob = await Guest.named(house, "Ann"), await Guest.named(house, "Bob")
        info, links = await house.open_table(ann.person, resources.NewTable(GAME, [ME, OPEN]))
        await house.claim(bob.person, resources.Claim(links["1"]))
        dealer = await house.dealer(info.id)
        for guest, seat in ((ann, 0), (bob, 1)):
            await guest.join(info.id, seat)
            await guest.send(info.id, protocol.Hash, hash="ab" * 32)
        await until(lambda: dealer.match.facts.dice == "seeds")
        await bob.send(info.id, protocol.Leave)
        old = await bob.send(info.id, protocol.Fill, seat=1)
        assert old["refusal"]["code"] == "house-watching", "whose seat it was once does not matter"
        assert (await ann.send(info.id, protocol.Fill, seat=1))["kind"] == "ack"
        await add_seeds(info.id, (ann, 0))
        await until(lambda: dealer.match.facts.phase == "playing")
        assert dealer.match.places[1].kind == "bot" and dealer.match.places[1].seed is None

    in_house(tmp_path, test)


def test_a_table_one_closes(tmp_path: Path) -> None:
    """Alone, also with open seats; not where others play; its commitment is void; the list has the result."""

    async def test(house: House) -> None:
        table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
        dealer = await house.dealer(table)
        for person, code in ((ann.person.id, "not-alone"), ("nobody", "not-your-seat")):
            with pytest.raises(Refused, match=code):
                await dealer.close(person)
        await play_out(table, [ann, bob])
        with pytest.raises(Refused, match="not-playing"):
            await dealer.close(ann.person.id)
        (mine,) = await lists.of_person(house.services.store, ann.person)
        result = ann.now["result"]
        assert mine.result == resources.Standings(result["scores"], result["ranks"])
        info, _ = await house.open_table(ann.person, resources.NewTable(GAME, [ME, OPEN]))
        newest = (await lists.of_person(house.services.store, ann.person))[0]
        assert (newest.id, newest.may_close, newest.round, newest.result) == (info.id, True, 0, None)
        await ann.join(info.id, 0)
        for _ in range(2):
            await (await house.dealer(info.id)).close(ann.person.id)
        assert ann.last("seats")["table"]["phase"] == "closed"
        chain = await commitments.page(house.services.store, 0)
        assert (chain.played, chain.void, chain.open) == (1, 1, 0)

    in_house(tmp_path, test)


@pytest.mark.parametrize(("seats", "suggested"), [(4, "off"), (5, "on"), (6, "on")])
def test_what_a_form_begins_with(seats: int, suggested: str) -> None:
    """The bandit from five seats on, where its rules allow it; the default stays off."""
    found = {option.name: option for option in wishes.option_infos("las-vegas-six", seats, False, "en")}
    assert (found["bandit"].default, found["bandit"].suggested) == ("off", suggested)
    assert all(one.suggested == one.default for name, one in found.items() if name != "bandit")


def test_the_round_of_an_entry(tmp_path: Path) -> None:
    """A round's payout belongs to it, the next round's bills to the next."""

    async def test(house: House) -> None:
        table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 2, "neutral": False})
        await play_out(table, guests)
        reader = await Guest.named(house, "Reader")
        await reader.join(table, None)
        entries = reader.last("snapshot")["entries"]
        rounds = [entry["round"] for entry in entries]
        assert rounds == sorted(rounds) and set(rounds) == {1, 2}
        paid = [e["round"] for e in entries if any(x["kind"] == "round-ended" for x in e["effects"])]
        assert paid == [1, 2]

    in_house(tmp_path, test)
