"""Clocks, leavers and orders by numbers: a match is played with a time that the test sets."""

from __future__ import annotations

import pytest

import croupier
from croupier.core.chance import Seeded
from croupier.server.settings import Settings
from croupier.server.store.archive import new_seat, new_table
from croupier.server.table.changes import Change
from croupier.server.table.clocks import DAY, Clock, HouseTime, grace
from croupier.server.table.ledger import Ledger
from croupier.server.table.match import Match
from croupier.server.table.orders import next_event
from croupier.server.table.refusals import Refused
from croupier.server.table.seating import Facts, Place, ranks_with_resigned
from croupier.server.wire import parts, protocol
from tests.server.guests import hash_of, seed_of


class Time:
    """A time that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def match(
    time: Time,
    *,
    total: int | None,
    move: int = 0,
    game: str = "las-vegas-2012",
    seats: int = 2,
    date: Time | None = None,
    **options: str,
) -> Match:
    """A table of people that is about to begin."""
    rules = croupier.rules(game, seats, **options)
    row = new_table("t", game, rules.revision, seats, rules.options, time.now)
    values = {**row, "options": rules.options, "seed": "00" * 32, "commitment": "", "dice": "seeds"}
    facts = Facts(**{**values, "clock_total": total, "clock_move": move})
    places = [
        Place.of(
            new_seat(
                "t",
                seat,
                kind="person",
                name=f"P{seat}",
                person=str(seat),
                hash=hash_of("t", seat),
                seed=seed_of(seat),
            )
        )
        for seat in range(seats)
    ]
    return Match(facts, places, Ledger(rules, Seeded(1)), {}, Settings(think=0.5), date or time, time)


def happen(played: Match, time: Time) -> list[Change]:
    """Everything that is due by now happens."""
    changes = []
    while (due := played.due()) and due[0][0] <= time.now:
        change = Change("t")
        due[0][1](change)
        changes.append(change)
    return changes


def command(played: Match, seat: int, message: protocol.Command) -> Change:
    """A command of a seat."""
    change = Change("t")
    played.carry_out(seat, message, change)
    return change


def roll(played: Match, seat: int) -> Change:
    """The seat asks for its dice."""
    return command(played, seat, protocol.Roll("r", played.ledger.seq))


def test_a_move_uses_its_allowance_first() -> None:
    """Only what a move takes beyond its own allowance comes off the total."""
    clock = Clock(60_000, 5_000, [60_000, 60_000])
    clock.turn_to([0], 0)
    assert clock.left_at(0, 4_000) == 60_000
    assert clock.left_at(0, 8_000) == 57_000
    assert clock.deadline(0) == 65_000
    clock.moved(0, 8_000)
    clock.turn_to([1], 8_000)
    assert clock.left == [57_000, 60_000] and clock.deadline(0) is None
    assert clock.left_at(0, 99_000) == 57_000


@pytest.mark.parametrize(
    ("total", "move", "seconds"), [(60_000, 0, 30), (600_000, 0, 60), (600_000, 30_000, 180), (10, 0, 30)]
)
def test_grace(total: int, move: int, seconds: int) -> None:
    """A tenth of the game, at least half a minute and at most three."""
    assert grace(total, move) == seconds * 1000


def test_the_time_of_the_house_stands_still_while_it_is_not_well() -> None:
    """Between two ticks little is counted, however long they are apart; it never goes back."""
    steady = Time()
    house = HouseTime(5_000, steady, longest=500)
    for _ in range(20):
        steady.now += 100
        house.tick()
    assert house() == 7_000
    steady.now += 60_000
    assert house() == 7_500
    house.tick()
    assert house() == 7_500
    steady.now += 50
    assert house() == 7_550


def test_a_date_that_is_set_anew_costs_nobody_time() -> None:
    """The date jumps by a month, ahead and back: no clock, no grace, no wait, no week is over."""
    for jump in (30 * DAY, -30 * DAY):
        date, time = Time(), Time()
        with_clock, leisurely = (match(time, total=total, date=date) for total in (60_000, None))
        unseeded = match(time, total=60_000, date=date)
        unseeded.places[1].seed = None
        for played in (with_clock, leisurely):
            happen(played, time)
        date.now += jump
        for played in (with_clock, leisurely, unseeded):
            assert happen(played, time) == []
            change = Change("t")
            played.sweep(change)
            assert change == Change("t")
        roll(leisurely, leisurely.ledger.owed()[0])
        assert leisurely.ledger.entries[-1].at == leisurely.facts.moved == date.now
        assert leisurely.facts.since == time.now


def test_who_runs_out_of_time_is_played_by_a_bot_until_back() -> None:
    """The seat goes to a bot, the record says so, and its owner comes back with a tenth of the time."""
    time = Time()
    played = match(time, total=60_000)
    played.away.clear()
    happen(played, time)
    seat = played.ledger.owed()[0]
    time.now += 59_999
    assert happen(played, time) == []
    time.now += 1
    (change,) = happen(played, time)
    assert change.entries[0]["text"] == "bot greedy time"
    assert change.seats[seat] == {"stand_in": True, "time_left": 0, "spec": "greedy"}
    with pytest.raises(Refused, match="bot-plays"):
        roll(played, seat)
    back = command(played, seat, protocol.Back("b"))
    assert back.seats[seat]["stand_in"] is False
    assert played.clock is not None and played.clock.left_at(seat, time.now) == 6_000
    roll(played, seat)


def test_who_stays_away_is_played_by_a_bot() -> None:
    """With a clock: after the grace period; without one nobody is hurried."""
    time = Time()
    played = match(time, total=600_000)
    happen(played, time)
    time.now += 59_999
    assert happen(played, time) == []
    time.now += 1
    (change,) = happen(played, time)
    assert change.entries[0]["text"] == "bot greedy away"
    leisurely = match(Time(), total=None)
    happen(leisurely, time)
    assert leisurely.due() == []


def test_nobody_moves_for_a_week_and_a_day() -> None:
    """A table without a clock is marked after seven days and closed after eight."""
    time = Time()
    played = match(time, total=None)
    happen(played, time)
    for days, texts, phase in ((6.9, [], "playing"), (7, ["idle"], "playing"), (7.9, [], "playing")):
        time.now = played.facts.moved + int(days * DAY)
        change = Change("t")
        played.sweep(change)
        assert [entry["text"] for entry in change.entries] == texts
        assert played.facts.phase == phase
    time.now = played.facts.moved + 8 * DAY
    change = Change("t")
    played.sweep(change)
    assert played.facts.phase == change.values["phase"] == "closed"


def test_a_game_begins_when_all_seeds_are_in_or_after_a_while() -> None:
    """A full table waits for people's hashes, not for ever."""
    time = Time()
    played = match(time, total=None)
    played.facts.dice = "hashes"
    played.places[1].hash = played.places[1].seed = None
    assert happen(played, time) == []
    time.now = played.seeds.asked + 15_000
    assert happen(played, time)[0].values == {"dice": "seeds"}, "the second seat takes no part"
    assert played.facts.phase == "playing"


def test_the_rank_of_who_gave_up() -> None:
    """Behind everybody who played to the end; among themselves as they stand."""
    assert ranks_with_resigned([1, 2, 3], [True, False, False]) == [3, 1, 2]
    assert ranks_with_resigned([1, 2, 2], [True, True, False]) == [2, 3, 1]
    assert ranks_with_resigned([1, 1, 3], [False, False, False]) == [1, 1, 3]


def order(event: str, limit: int | None = None, times: int = 5) -> parts.StandingOrder:
    """A standing order."""
    return parts.StandingOrder(event, limit, times)


def test_what_a_standing_order_plays() -> None:
    """The lowest legal number up to the limit, or just the event; otherwise nothing."""
    events = ["pass", "bid lounge 7", "bid lounge 9", "bid lounge 12", "bid slots 3"]
    assert next_event(order("bid lounge", 9), events) == "bid lounge 7"
    assert next_event(order("bid lounge", 6), events) is None
    assert next_event(order("bid theater", 99), events) is None
    assert next_event(order("pass"), events) == "pass"
    assert next_event(order("done"), events) is None


@pytest.mark.parametrize("given", [("bid slots", 3), ("bid premier1", 60), ("publicity", None), ("x", None)])
def test_when_a_standing_order_is_followed_says_nothing_about_it(given: tuple[str, int | None]) -> None:
    """The moment is the same whatever it says, whether it can be followed or lapses."""
    time = Time()
    played = match(time, total=None, game="vegas-showdown", seats=3)
    happen(played, time)
    seat = played.ledger.owed()[0]
    time.now += 7
    command(played, seat, protocol.Order("o", *given))
    assert [at - played.ledger.entries[-1].at for at, _ in played.due()] == [500]


def test_a_standing_order_is_followed_after_the_same_time_and_lapses() -> None:
    """It is played half a second after the turn came, as often as it says, then it is gone."""
    time = Time()
    played = match(time, total=None)
    happen(played, time)
    seat = played.ledger.owed()[0]
    roll(played, seat)
    event = str(played.ledger.rules.actions(played.ledger.table.state, seat)[0])
    command(played, seat, protocol.Order("o", event, None, 1))
    time.now += 499
    assert happen(played, time) == []
    time.now += 1
    (change,) = happen(played, time)
    assert change.entries[0]["text"] == event
    assert change.orders == {seat: None} and played.orders == {}
    other = played.ledger.owed()[0]
    command(played, other, protocol.Order("p", "bid lounge", 9))
    roll(played, other)
    time.now += 500
    (change,) = happen(played, time)
    assert change.entries == [] and change.orders == {other: None}
