"""Bots for Rolling Cubes: a perfect one, and five that see only some equalities.

All know the table of exact points; a level looks at so many uses of dice at random, none with more
than so many dice, and plays the best of those: most points, in `last-die` most dice. RC §9.3
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from croupier.core.rules import Rules, Source
from croupier.games.rollingcubes import modes
from croupier.games.rollingcubes.dice import without
from croupier.games.rollingcubes.events import Answer, CubesEvent, Decline, Equate, Rethrow, Strike
from croupier.games.rollingcubes.modes import MOST_AGAIN
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.state import State
from croupier.games.rollingcubes.uses import Use, free_rows, uses, written
from croupier.games.rollingcubes.view import View


def _own(rules: Rules[State, CubesEvent, View]) -> RollingCubes:
    assert isinstance(rules, RollingCubes)
    return rules


def event_of(use: Use, actions: Sequence[CubesEvent], rules: RollingCubes) -> CubesEvent:
    """The event that plays a use; its equality is searched now."""
    equation = written(use, rules.settings.zero_dividend)
    return Answer(equation) if isinstance(actions[-1], Answer) else Equate(equation, use.row)


def no_equality(actions: Sequence[CubesEvent]) -> CubesEvent:
    """RC §4.1 Declining."""
    last = actions[-1]
    assert isinstance(last, Decline | Answer)
    return last


@dataclass(frozen=True, slots=True)
class Perfect:
    """Plays the best there is: most points, the best chance in `last-die`, best rows and throws."""

    @property
    def name(self) -> str:
        """The name in records."""
        return "perfect"

    def choose(
        self,
        view: View,
        actions: Sequence[CubesEvent],
        rules: Rules[State, CubesEvent, View],
        source: Source,
    ) -> CubesEvent:
        """The best action."""
        own = _own(rules)
        mode = own.mode(view.stage)
        if mode == "yahtzee":
            return self._solitaire(view, actions, own)
        found = uses(view, own)
        if not found:
            return no_equality(actions)
        if mode == "last-die":
            from croupier.solve.cubes_games import next_thrower

            zero = own.settings.zero_dividend
            return event_of(min(found, key=lambda use: next_thrower(use.dice, zero)), actions, own)
        return event_of(max(found), actions, own)

    def _solitaire(self, view: View, actions: Sequence[CubesEvent], rules: RollingCubes) -> CubesEvent:
        """RC §9.2 The row, or the dice to throw again, that best play expects most of."""
        from croupier.solve import cubes_games

        assert view.dice is not None
        zero = rules.settings.zero_dividend
        free = sum(1 << ROWS.index(row) for row in free_rows(view))
        if view.again < 0:
            keep = cubes_games.best_to_keep(view.dice, free, zero)
            if len(keep) < len(view.dice):
                return Rethrow(without(view.dice, keep))
        values = cubes_games.shipped_values(zero)
        best: tuple[float, Use | None, str] = (-1.0, None, "")
        for row in free_rows(view):
            top = max(uses(view, rules, row), default=None)
            later = values[free & ~(1 << ROWS.index(row))]
            worth = later + (top.worth if top else 0)
            if worth > best[0]:
                best = worth, top, row
        return Strike(best[2]) if best[1] is None else event_of(best[1], actions, rules)


#: When equals play on with the same throw, `expert` misses its best answer once in so many turns.
SLIP = 8


@dataclass(frozen=True, slots=True)
class Expert:
    """Plays as `perfect` does, but lets a tie end that all who see the best would play on for ever.

    RC §5.2 Equals at the top answer the same throw again and again; only there it gives the second best now
    and then.
    """

    @property
    def name(self) -> str:
        """The name in records."""
        return "expert"

    def choose(
        self,
        view: View,
        actions: Sequence[CubesEvent],
        rules: Rules[State, CubesEvent, View],
        source: Source,
    ) -> CubesEvent:
        """The best action, or in a tie on a common throw at times the next best."""
        own = _own(rules)
        if _plays_on(view, own) and not source.below(SLIP):
            found = uses(view, own)
            most = max((use.worth for use in found), default=0)
            less = [use for use in found if use.worth < most]
            return event_of(max(less), actions, own) if less else no_equality(actions)
        return Perfect().choose(view, actions, rules, source)


def _plays_on(view: View, rules: RollingCubes) -> bool:
    """RC §5.2 Whether equals at the top answer another throw that is common to all of them."""
    mode = rules.mode(view.stage)
    if mode != "all-together":
        return False
    target = modes.target(mode, rules.seats, rules.tournament)
    return target is not None and max(view.points) >= target


@dataclass(frozen=True, slots=True)
class _Level:
    """A level: looks at `looks` uses of at most `dice` dice, = not counted."""

    number: ClassVar[int]
    dice: ClassVar[int]
    looks: ClassVar[int]

    @property
    def name(self) -> str:
        """The name in records."""
        return f"level{self.number}"

    def choose(
        self,
        view: View,
        actions: Sequence[CubesEvent],
        rules: Rules[State, CubesEvent, View],
        source: Source,
    ) -> CubesEvent:
        """The best of what it sees."""
        own = _own(rules)
        if own.mode(view.stage) == "yahtzee":
            return self._solitaire(view, actions, own, source)
        seen = self._seen(uses(view, own), source)
        if not seen:
            return no_equality(actions)
        if own.mode(view.stage) == "last-die":
            return event_of(max(seen, key=lambda use: len(use.dice)), actions, own)
        return event_of(max(seen), actions, own)

    def _seen(self, known: list[Use], source: Source) -> list[Use]:
        """The uses that come to its mind: drawn at random from those with few enough dice."""
        fewest = min((len(use.dice) for use in known), default=0)
        simple = [use for use in known if len(use.dice) <= max(self.dice, fewest)]
        return [simple[source.below(len(simple))] for _ in range(self.looks)] if simple else []

    def _solitaire(
        self, view: View, actions: Sequence[CubesEvent], rules: RollingCubes, source: Source
    ) -> CubesEvent:
        """Fills the row where it sees most; if it sees none, it keeps what it sees and throws again."""
        assert view.dice is not None
        rows = free_rows(view)
        seen = [use for row in rows for use in self._seen(uses(view, rules, row), source)]
        if seen:
            return event_of(max(seen), actions, rules)
        if view.again < 0:
            kept = max(self._seen(uses(view, rules), source), default=None)
            loose = without(view.dice, kept.dice if kept else "")
            if loose:
                return Rethrow(loose[:MOST_AGAIN])
        return Strike(rows[source.below(len(rows))])


class Level1(_Level):
    """Sees a sum or a product of few digits."""

    number, dice, looks = 1, 5, 2


class Level2(_Level):
    """Looks a little longer."""

    number, dice, looks = 2, 6, 5


class Level3(_Level):
    """Sees two operators."""

    number, dice, looks = 3, 8, 12


class Level4(_Level):
    """Sees most dice at once."""

    number, dice, looks = 4, 10, 50


class Level5(_Level):
    """Sees all dice, and misses little."""

    number, dice, looks = 5, 12, 500
