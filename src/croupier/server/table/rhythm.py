"""How fast a table's bots play, and how long everything waits for a person's decision to be taken back."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, Literal, TypeAlias

from croupier.core.rules import Chance
from croupier.server.table.changes import Change
from croupier.server.table.clocks import Pace
from croupier.server.table.ledger import Ledger
from croupier.server.table.refusals import Refused
from croupier.server.table.seating import Facts, Place
from croupier.server.wire.parts import Speed

#: Who decides for a seat: a bot or an order, the person, or its page as time runs out.
By: TypeAlias = Literal["bot", "hand", "page"]
#: Parts of the house's think time; with the usual 0.8 s bots answer at whole multiples of 100 ms.
_THINK: Final[dict[Speed, Fraction]] = {
    "leisurely": Fraction(2),
    "normal": Fraction(1),
    "fast": Fraction(1, 4),
    "instant": Fraction(1, 8),
}
#: Parts of the time in which a decision against bots can be taken back.
_TAKE_BACK: Final[dict[Speed, Fraction]] = {
    "leisurely": Fraction(3, 2),
    "normal": Fraction(1),
    "fast": Fraction(3, 8),
    "instant": Fraction(0),
}


def think(speed: Speed, pace: Pace) -> float:
    """Seconds a bot seems to think at this speed."""
    return float(_THINK[speed] * Fraction(pace.think))


def take_back(speed: Speed, pace: Pace) -> int:
    """Milliseconds in which a decision against bots can be taken back at this speed."""
    return int(_TAKE_BACK[speed] * Fraction(pace.take_back) * 1000)


class Rhythm:
    """The rhythm of one table: chosen by its people, never by a bot."""

    def __init__(
        self, facts: Facts, places: list[Place], ledger: Ledger, pace: Pace, time: Callable[[], int]
    ) -> None:
        self._facts = facts
        self._places = places
        self._ledger = ledger
        self._pace = pace
        self._time = time
        #: True: the only person here wants no pause before the next thing it is asked.
        self.skipping = False

    @property
    def think(self) -> float:
        """Seconds a bot or a standing order seems to think now."""
        return think("instant" if self.skipping else self._facts.speed, self._pace)

    @property
    def alone(self) -> bool:
        """Whether one person plays here against bots of the house alone."""
        people = [place for place in self._places if not place.bot_plays]
        return len(people) == 1 and not people[0].own_bot

    @property
    def held(self) -> bool:
        """Whether bots and the set-up of the next round wait, so that a decision can be taken back."""
        return self._facts.held is not None

    def left(self) -> int | None:
        """Milliseconds they still wait; None: nothing waits."""
        return None if self._facts.held is None else max(0, self._facts.held - self._time())

    def set_speed(self, seat: int, speed: Speed, change: Change) -> None:
        """People choose how fast bots play; raises `Refused`."""
        if self._facts.phase not in ("waiting", "playing"):
            raise Refused("not-playing", phase=self._facts.phase)
        if self._places[seat].own_bot:
            raise Refused("people-choose")
        self._facts.speed = change.values["speed"] = speed

    def go_on(self, skip: bool) -> None:
        """The only person here waits no more; with `skip` not for bots either, until it is asked again."""
        if self._facts.phase != "playing":
            raise Refused("not-playing", phase=self._facts.phase)
        if not self.alone:
            raise Refused("not-for-all")
        self.skipping = self.skipping or skip

    def decided(self, seat: int, change: Change) -> None:
        """A person has decided: what would come by itself waits, if that is a bot's or the house's."""
        wait = take_back(self._facts.speed, self._pace)
        others = self.sets_up() or any(self._places[owed].bot_plays for owed in self._ledger.owed())
        if wait and others and self.alone and self._ledger.table.can_undo(seat):
            self._hold(self._time() + wait, change)
        else:
            self.release(change)

    def release(self, change: Change) -> None:
        """Nothing waits any more."""
        if self.held:
            self._hold(None, change)

    def sets_up(self) -> bool:
        """Whether chance comes next that nobody asks for."""
        turn = self._ledger.turn
        return isinstance(turn, Chance) and turn.seat is None

    def asked(self) -> None:
        """Who skipped to its next decision is there when a person is asked, or nobody is any more."""
        owed = self._ledger.owed()
        if self._ledger.table.over or any(not self._places[seat].bot_plays for seat in owed):
            self.skipping = False

    def _hold(self, until: int | None, change: Change) -> None:
        self._facts.held = until
        change.values["held"] = until
