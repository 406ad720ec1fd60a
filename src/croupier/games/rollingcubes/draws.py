"""What chance can bring: the lot and the throws, and the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb
from typing import TYPE_CHECKING

from croupier.core.rules import Chance, Source
from croupier.games.rollingcubes.dice import COLOURS, PER_COLOUR, arranged, of_colour
from croupier.games.rollingcubes.events import CubesEvent, Roll, Start
from croupier.games.rollingcubes.state import State

if TYPE_CHECKING:
    from croupier.games.rollingcubes.rules import RollingCubes


def outcomes(rules: RollingCubes, state: State) -> Iterator[tuple[CubesEvent, int]]:
    """Every lot or throw; dice are multisets, weighted by the ways to throw them."""
    if state.start < 0:
        yield from ((Start(seat), 1) for seat in range(rules.seats))
        return
    for throws in product(*(thrown(faces, count) for faces, count in _cup(rules, state))):
        weight = 1
        for _, ways in throws:
            weight *= ways
        yield Roll("".join(dice for dice, _ in throws)), weight


def sample(rules: RollingCubes, state: State, source: Source) -> CubesEvent:
    """A lot, or the dice one by one: green, blue, red, each a number below its count of faces."""
    if state.start < 0:
        return Start(source.below(rules.seats))
    return Roll(
        arranged(faces[source.below(len(faces))] for faces, count in _cup(rules, state) for _ in range(count))
    )


def is_possible(rules: RollingCubes, state: State, turn: Chance, event: CubesEvent) -> bool:
    """Whether chance can bring the event now."""
    match event:
        case Start(seat=seat):
            return turn.verb == "start" and seat < rules.seats
        case Roll(dice=dice):
            return turn.verb == "roll" and all(
                len(own := of_colour(dice, colour)) == count and set(own) <= set(faces)
                for (faces, count), colour in zip(_cup(rules, state), COLOURS, strict=True)
            )
        case _:
            return False


def _cup(rules: RollingCubes, state: State) -> list[tuple[str, int]]:
    """RC §1.2 For each colour the faces of a die and how many are in the cup."""
    lying = state.dice or ""
    faces = rules.settings.of_colours
    return [
        (die, PER_COLOUR - len(of_colour(lying, colour))) for die, colour in zip(faces, COLOURS, strict=True)
    ]


@cache
def thrown(faces: str, count: int) -> tuple[tuple[str, int], ...]:
    """Every set of so many dice with these faces, with the number of ways to throw it."""
    kinds = arranged(set(faces))
    found = [("", 1, count)]
    for kind in kinds:
        times = faces.count(kind)
        found = [
            (dice + kind * many, ways * comb(left, many) * times**many, left - many)
            for dice, ways, left in found
            for many in range(left + 1)
        ]
    return tuple((dice, ways) for dice, ways, left in found if left == 0)
