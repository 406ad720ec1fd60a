"""One game at one table: what a command, a clock or an order does, in memory and without waiting.

Every method first checks, then applies, and puts what must be written into a `Change`; the dealer writes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, assert_never

from croupier.core import fair
from croupier.core.errors import IllegalAction, InvalidAction
from croupier.core.rules import Chance
from croupier.games import game
from croupier.server.table import company, levels
from croupier.server.table.changes import Change
from croupier.server.table.clocks import CLOSE_AFTER, WARN_AFTER, Pace, grace
from croupier.server.table.ledger import Ledger, Written
from croupier.server.table.orders import Unwritten, next_event
from croupier.server.table.refusals import GameRefused, Refused, unreadable
from croupier.server.table.rhythm import By, Rhythm
from croupier.server.table.seating import (
    Facts,
    Place,
    clock_of,
    owed_text,
    ranks_with_resigned,
)
from croupier.server.table.seeds import Seeds, dice
from croupier.server.wire import parts, protocol

#: Something that happens at a time without anybody asking for it.
Due: TypeAlias = "tuple[int, Callable[[Change], None]]"
#: How often a decision may be changed before chance comes.
_CHANGES = 50


class Match:
    """The game, its seats, clocks and standing orders."""

    def __init__(
        self,
        facts: Facts,
        places: list[Place],
        ledger: Ledger,
        orders: dict[int, parts.StandingOrder],
        pace: Pace,
        now: Callable[[], int],
        time: Callable[[], int],
    ) -> None:
        self.facts = facts
        self.places = places
        self.ledger = ledger
        self.orders = orders
        #: The date, for people to read, and the time of the house, in which all that lasts is counted.
        self.now = now
        self.time = time
        #: Seats nobody looks from, and since when.
        self.away: dict[int, int] = {place.seat: time() for place in places}
        self.clock = clock_of(facts, places)
        self._pace = pace
        self._unwritten = Unwritten(_CHANGES)
        self._entry_since = time()
        self.rhythm = Rhythm(facts, places, ledger, pace, time)
        self.seeds = Seeds(facts, places, ledger.rules, time)
        if self.clock is not None:
            self._turn_clocks()

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person has now."""
        return [place.seat for place in self.places if place.belongs_to(person)]

    def must_sit(self, person: str) -> None:
        """Raises `Refused` for who has no seat here."""
        if not self.seats_of(person):
            raise Refused("not-your-seat")

    # Commands

    def carry_out(self, seat: int, command: protocol.Command, change: Change) -> None:
        """Checks and applies a command; raises `Refused` before anything is changed."""
        match command:
            case protocol.Act(last=last, event=event, late=late):
                self._may_play(seat, last)
                if seat not in self.ledger.owed():
                    self._may_change(seat)
                self.decide(seat, event, change, by="page" if late else "hand")
            case protocol.Roll(last=last):
                self._may_play(seat, last)
                turn = self.ledger.turn
                if not isinstance(turn, Chance) or turn.seat != seat:
                    raise Refused("not-your-roll")
                self.draw(change)
            case protocol.Undo(last=last):
                self._may_play(seat, last)
                self._undo(seat, change)
            case protocol.Hash(hash=hash_):
                self.seeds.commit(seat, hash_, change)
            case protocol.Seed(seed=seed):
                self.seeds.reveal(seat, seed, change)
            case protocol.Order(event=event, limit=limit, times=times):
                self.must_decide(seat)
                self._unwritten.count(seat, self.ledger.seq)
                self._give_order(seat, parts.StandingOrder(event, limit, times), change)
            case protocol.Forget():
                self._unwritten.count(seat, self.ledger.seq)
                self._give_order(seat, None, change)
            case protocol.SetSpeed(speed=speed):
                self._unwritten.count(seat, self.ledger.seq)
                self.rhythm.set_speed(seat, speed, change)
                if speed == "instant":
                    self._go_on(change)
            case protocol.GoOn(skip=skip):
                self._unwritten.count(seat, self.ledger.seq)
                self.rhythm.go_on(skip)
                self._go_on(change)
            case protocol.Leave():
                self.leave(seat, change)
            case protocol.Resign():
                self._resign(seat, change)
            case protocol.Back():
                self._back(seat, change)
            case protocol.Fill(seat=other, level=level):
                company.fill(self, other, level, change)
            case protocol.Nudge(seat=other):
                company.nudge(self, seat, other, change)
            case protocol.Vote(seat=other):
                company.vote(self, seat, other, change)
            case _:
                assert_never(command)

    def decide(self, seat: int, event: str, change: Change, *, by: By = "bot") -> None:
        """A seat's decision; one made by hand can be taken back for a while."""
        try:
            self._put(change, self.ledger.do(seat, event, self.now()))
        except InvalidAction as error:
            raise unreadable(error) from None
        except IllegalAction as error:
            raise GameRefused(error.refusal) from None
        if by == "page":
            self._put(change, self.ledger.note(seat, "handed-in", self.now()))
        if by != "bot":
            self.rhythm.decided(seat, change)
        self._moved(change, seat)

    def draw(self, change: Change) -> None:
        """The chance event that is due."""
        turn = self.ledger.turn
        self.rhythm.release(change)
        self._put(change, self.ledger.draw(self.now()))
        # What was drawn is news to all who decide now: nobody's time ran while another was to roll.
        self.facts.since = self.time()
        self._moved(change, turn.seat if isinstance(turn, Chance) else None)

    def _must_play(self) -> None:
        if self.facts.phase != "playing":
            raise Refused("not-playing", phase=self.facts.phase)

    def must_decide(self, seat: int) -> None:
        """Raises `Refused` unless the game goes on and the seat plays for itself."""
        self._must_play()
        if self.places[seat].bot_plays:
            raise Refused("bot-plays")

    def _may_play(self, seat: int, last: int) -> None:
        self.must_decide(seat)
        turn = self.ledger.turn
        together = isinstance(turn, tuple) and len(turn) > 1
        missed = any(self.ledger.asks(entry, seat) for entry in self.ledger.entries[last:])
        if last > self.ledger.seq or (missed and not together):
            raise Refused("stale")

    def _may_change(self, seat: int) -> None:
        """Who changes a decision again and again fills the journal: at some time it stands."""
        if self.ledger.changes(seat) >= _CHANGES:
            raise Refused("enough")

    def _undo(self, seat: int, change: Change) -> None:
        if not self.ledger.table.can_undo(seat):
            raise Refused("nothing-to-undo")
        self._may_change(seat)
        self.rhythm.release(change)
        self._put(change, self.ledger.undo(seat, self.now()))
        self._moved(change, None)

    def _go_on(self, change: Change) -> None:
        """What waited for a decision to be taken back waits no more."""
        self.rhythm.release(change)
        if self.facts.phase == "playing" and self.rhythm.sets_up():
            self._moved(change, None)
        self.rhythm.asked()

    def _give_order(self, seat: int, order: parts.StandingOrder | None, change: Change) -> None:
        if order is None:
            self.orders.pop(seat, None)
        else:
            self.orders[seat] = order
        change.orders[seat] = order

    def leave(self, seat: int, change: Change) -> None:
        """Gets up: before the game the seat is free again, during it a bot plays."""
        if self.facts.phase == "waiting":
            company.get_up(self, seat, change)
            return
        self.must_decide(seat)
        self.hand_over(seat, "left", change)

    def _resign(self, seat: int, change: Change) -> None:
        self._must_play()
        if self.places[seat].resigned:
            raise Refused("resigned")
        self.places[seat].set(change, resigned=True)
        self.hand_over(seat, "resigned", change)

    def _back(self, seat: int, change: Change) -> None:
        self._must_play()
        place = self.places[seat]
        if place.resigned:
            raise Refused("resigned")
        if not place.stand_in:
            raise Refused("not-away")
        self._may_change(seat)
        self.places[seat].set(change, stand_in=False)
        self.facts.since = self.time()
        if seat in self.away:
            self.away[seat] = self.time()
        if self.clock is not None:
            self.clock.refill(seat)
        self.note(seat, "back", change)

    def note(self, seat: int, text: str, change: Change) -> None:
        """Writes down what happened to a seat."""
        self._put(change, self.ledger.note(seat, text, self.now()))
        self.after(change)

    def hand_over(self, seat: int, reason: str, change: Change) -> None:
        """A bot plays the seat from now on; the record says so."""
        spec = levels.stand_in(self.facts.game)
        self.places[seat].set(change, stand_in=not self.places[seat].resigned, spec=spec)
        if seat in self.orders:
            self._give_order(seat, None, change)
        self.note(seat, f"bot {spec} {reason}", change)

    # What comes by itself: the start, standing orders, clocks, people who stay away

    def due(self) -> list[Due]:
        """What is to happen and when, the most urgent first."""
        if self.facts.phase == "waiting":
            return self._due_before()
        if self.facts.phase != "playing":
            return []
        found: list[Due] = []
        if self.rhythm.held or self.rhythm.sets_up():
            found.append((self.facts.held or self.time(), self._go_on))
        for seat in self.ledger.owed():
            if not self.places[seat].bot_plays:
                found += self._due_at(seat)
        return sorted(found, key=lambda due: due[0])

    def _due_before(self) -> list[Due]:
        """What is to happen before the game: hashes are frozen, seeds awaited, dice made."""
        if self.facts.version < fair.VERSION:
            return [(self.time(), self.seeds.redraw)]
        if any(place.kind == "open" for place in self.places):
            return []
        until = self.seeds.asked + int(self._pace.seed_wait * 1000)
        missing = self.seeds.missing()
        if self.facts.dice == "hashes":
            return [(until if missing else self.time(), self._freeze)]
        return [(until, self._withheld) if missing else (self.time(), self._begin)]

    def _freeze(self, change: Change) -> None:
        """All hashes that come are in; if there are none, there are no seeds to wait for."""
        if not self.seeds.freeze(change):
            self._begin(change)

    def _withheld(self, change: Change) -> None:
        """Seats did not tell the seeds they had committed to: the others go on without them."""
        for place in self.seeds.missing():
            self.withhold(place, change)
        self.seeds.redraw(change)
        self.after(change)

    def withhold(self, place: Place, change: Change) -> None:
        """A seat has not told the seed it had committed to; everybody sees it."""
        self.seeds.withhold(place, change)
        self._put(change, self.ledger.note(place.seat, "withheld", self.now()))

    def _due_at(self, seat: int) -> list[Due]:
        """What may befall a person's seat that owes something."""
        found: list[Due] = []
        if seat in self.orders and isinstance(self.ledger.turn, tuple):
            at = self._entry_since + int(self.rhythm.think * 1000)
            found.append((at, lambda change: self._follow_order(seat, change)))
        if self.clock is None:
            return found
        deadline = self.clock.deadline(seat)
        if deadline is not None:
            found.append((deadline, lambda change: self._time_up(seat, change)))
        if seat in self.away:
            until = max(self.away[seat], self.facts.since) + grace(self.clock.total, self.clock.move)
            found.append((until, lambda change: self.hand_over(seat, "away", change)))
        return found

    def _time_up(self, seat: int, change: Change) -> None:
        """Where a game can go on without the seat's decision it does; elsewhere a bot takes over."""
        lapse, turn = game(self.facts.game).lapse, self.ledger.turn
        if not lapse:
            self.hand_over(seat, "time", change)
        elif isinstance(turn, Chance):
            self.draw(change)
        elif lapse in map(str, self.ledger.listed(self.ledger.table.state, seat)):
            self.decide(seat, lapse, change)
        else:
            self.hand_over(seat, "time", change)

    def sweep(self, change: Change) -> None:
        """Marks a table after a week without a move and closes it a day later."""
        facts, idle = self.facts, self.time() - self.facts.since
        if facts.phase not in ("waiting", "playing") or facts.clock_total is not None:
            return
        if idle >= CLOSE_AFTER and facts.warned:
            facts.phase = "closed"
        elif idle >= WARN_AFTER and not facts.warned:
            facts.warned = True
            for seat in self.ledger.owed():
                self._put(change, self.ledger.note(seat, "idle", self.now()))
        else:
            return
        self.after(change)

    def _begin(self, change: Change) -> None:
        """All seats are taken and the seeds are in: the dice are made and the game is set up."""
        self.facts.phase = "playing"
        self.facts.dice = "made"
        change.values["dice"] = "made"
        self.ledger.table.source = dice(self.facts, self.places)
        self._moved(change, None)

    def _follow_order(self, seat: int, change: Change) -> None:
        """Plays what a standing order says, or lets it lapse; either way after the same time."""
        order = self.orders[seat]
        events = [str(event) for event in self.ledger.listed(self.ledger.table.state, seat)]
        event = next_event(order, events)
        left = order.times - 1
        if event is None or left == 0:
            self._give_order(seat, None, change)
        else:
            self._give_order(seat, parts.StandingOrder(order.event, order.limit, left), change)
        if event is not None:
            self.decide(seat, event, change)

    # What follows from a change

    def _moved(self, change: Change, seat: int | None) -> None:
        """After a move of a seat: chance that comes by itself, clocks, and the end."""
        now = self.time()
        drawn = [] if self.rhythm.held else self.ledger.set_up(self.now())
        self._put(change, *drawn)
        if self.clock is None or seat is None or drawn or len(self.ledger.owed()) <= 1:
            self.facts.since = now
        if self.clock is not None and seat is not None:
            self.clock.moved(seat, now)
        self.facts.moved = self.now()
        self.facts.warned = False
        if self.ledger.table.over:
            self.facts.phase = "over"
        self.after(change)

    def _put(self, change: Change, *written: Written) -> None:
        change.entries += [self.ledger.row(entry) for entry in written]
        if written:
            self._entry_since = self.time()

    def after(self, change: Change) -> None:
        """The table's and the clocks' values as they are now go into the change."""
        facts = self.facts
        self.rhythm.asked()
        facts.seq = self.ledger.seq
        facts.owed = owed_text(self.ledger.owed()) if facts.phase == "playing" else ""
        if facts.phase == "playing":
            facts.round = self.ledger.round_at(facts.seq)
        facts.result = self.standings() if facts.phase == "over" else ""
        change.values |= {
            "seq": facts.seq,
            "phase": facts.phase,
            "moved": facts.moved,
            "since": facts.since,
            "owed": facts.owed,
            "warned": facts.warned,
            "round": facts.round,
            "result": facts.result,
        }
        if self.clock is not None:
            self._turn_clocks()
            for seat, left in enumerate(self.clock.left):
                if self.places[seat].time_left != left:
                    self.places[seat].set(change, time_left=left)

    def standings(self) -> str:
        """Scores and ranks of a game that is over, for the database: `310,280 1,2`."""
        rules, state = self.ledger.rules, self.ledger.table.state
        ranks = ranks_with_resigned(rules.ranks(state), [place.resigned for place in self.places])
        return f"{owed_text(rules.score(state))} {owed_text(ranks)}"

    def _turn_clocks(self) -> None:
        assert self.clock is not None
        playing = self.facts.phase == "playing"
        people = [seat for seat in self.ledger.owed() if playing and not self.places[seat].bot_plays]
        self.clock.turn_to(people, self.time(), since=self.facts.since)
