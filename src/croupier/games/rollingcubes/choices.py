"""The listed choices: at most one equality for each points value, searched when it is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import overload

from croupier.games.rollingcubes.best_points import best_points
from croupier.games.rollingcubes.equation import Equation
from croupier.games.rollingcubes.events import CubesEvent
from croupier.games.rollingcubes.search import exactly


class Choices(Sequence[CubesEvent]):
    """Equalities known by their dice and points, most points first, then other events."""

    __slots__ = ("_make", "_zero_dividend", "known", "others")

    def __init__(
        self,
        known: Sequence[tuple[int, str, str | None]],
        others: Sequence[CubesEvent],
        make: Callable[[Equation, str | None], CubesEvent],
        zero_dividend: bool,
    ) -> None:
        #: Points, dice and row of each equality.
        self.known = tuple(known)
        self.others = tuple(others)
        self._make = make
        self._zero_dividend = zero_dividend

    def __len__(self) -> int:
        return len(self.known) + len(self.others)

    @overload
    def __getitem__(self, index: int) -> CubesEvent: ...
    @overload
    def __getitem__(self, index: slice) -> list[CubesEvent]: ...
    def __getitem__(self, index: int | slice) -> CubesEvent | list[CubesEvent]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        place = range(len(self))[index]
        if place >= len(self.known):
            return self.others[place - len(self.known)]
        points, dice, row = self.known[place]
        return self._make(searched(dice, points, self._zero_dividend, row == "101"), row)


@lru_cache(maxsize=4096)
def searched(dice: str, points: int, zero_dividend: bool, above: bool) -> Equation:
    """An equality that the table knows of."""
    equation = exactly(dice, points, zero_dividend=zero_dividend, above=above)
    if equation is None:
        raise AssertionError(f"the table has {points} points for {dice}, the search has not")
    return equation


@lru_cache(maxsize=1024)
def by_points(
    roll: str, zero_dividend: bool, using: str, row: str | None
) -> tuple[tuple[int, str, str | None], ...]:
    """Points, dice and row: for each points value the use with the fewest dice, most points first."""
    least: dict[int, str] = {}
    for _, points, dice in best_points(zero_dividend).answers(roll, using, row):
        if dice != using and (points not in least or (len(dice), dice) < (len(least[points]), least[points])):
            least[points] = dice
    return tuple((points, least[points], row) for points in sorted(least, reverse=True))
