"""Randomness from outside: seeded and scripted sources, dice and multisets drawn by integers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from math import factorial, prod
from random import Random

from croupier.core.rules import Source


class Seeded:
    """A fast repeatable source: for tests, bots and simulation, never for live dice."""

    __slots__ = ("_bits",)

    def __init__(self, *seed: int) -> None:
        self._bits = Random(" ".join(map(str, seed))).getrandbits

    def below(self, n: int) -> int:
        """Returns one of 0 .. n-1 without bias."""
        bits = (n - 1).bit_length()
        if bits == 0:
            return 0
        value = self._bits(bits)
        while value >= n:
            value = self._bits(bits)
        return value

    def roll(self, dice: int, faces: int) -> tuple[int, ...]:
        """Throws dice together, which is faster: one number for up to five of them."""
        throws = _throws(dice if dice < 5 else 5, faces)
        found = throws[self.below(len(throws))]
        return found if dice <= 5 else _together(found, self.roll(dice - 5, faces))

    def at(self, verb: str, number: int) -> Seeded:
        """Returns itself: one seeded stream serves a whole game."""
        return self


@cache
def _throws(dice: int, faces: int) -> tuple[tuple[int, ...], ...]:
    """Every ordered throw as its sorted faces."""
    kept: dict[tuple[int, ...], tuple[int, ...]] = {}
    throws = (tuple(sorted(throw)) for throw in product(range(1, faces + 1), repeat=dice))
    return tuple(kept.setdefault(throw, throw) for throw in throws)


@lru_cache(maxsize=1 << 15)
def _together(some: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    """Two sorted throws as one."""
    return tuple(sorted(some + others))


class Scripted:
    """A source that says what it is told to, for tests; it complains when a number does not fit."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)

    def below(self, n: int) -> int:
        """Returns the next number of the script."""
        if n == 1:
            return 0
        number = next(self._numbers, None)
        if number is None or not 0 <= number < n:
            raise ValueError(f"the script has {number} where a number below {n} is asked for")
        return number

    def at(self, verb: str, number: int) -> Scripted:
        """Returns itself: the script does not care which event asks."""
        return self


class Noted:
    """A source that notes every draw as (n, value) on its way through."""

    __slots__ = ("_source", "draws")

    def __init__(self, source: Source) -> None:
        self._source = source
        self.draws: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        """Returns the inner source's number and notes it, unless there was no choice."""
        value = self._source.below(n)
        if n > 1:
            self.draws.append((n, value))
        return value

    def at(self, verb: str, number: int) -> Noted:
        """Returns a noting source for the inner source's stream."""
        return Noted(self._source.at(verb, number))


def pick(source: Source, weights: Sequence[int]) -> int:
    """Draws an index by weight: one number below the sum, walked through in order."""
    total = sum(weights)
    number = source.below(total) if total > 0 else 0
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise ValueError("nothing is left to draw from")


def roll(source: Source, dice: int, faces: int = 6) -> tuple[int, ...]:
    """Throws dice one by one; returns their faces sorted, counted from 1."""
    if not dice:
        return ()
    if type(source) is Seeded:
        return source.roll(dice, faces)
    return tuple(sorted([source.below(faces) + 1 for _ in range(dice)]))


@cache
def rolls(dice: int, faces: int = 6) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every multiset of faces with the number of ordered throws that give it."""
    return tuple(
        (found, factorial(dice) // prod(factorial(found.count(face)) for face in set(found)))
        for found in _multisets(dice, 1, faces)
    )


def _multisets(dice: int, low: int, high: int) -> Iterator[tuple[int, ...]]:
    if dice == 0:
        yield ()
        return
    for face in range(low, high + 1):
        for rest in _multisets(dice - 1, face, high):
            yield (face, *rest)
