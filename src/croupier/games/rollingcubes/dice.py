"""The thirteen dice: faces, rolls as canonical texts, and the number of every set of used dice.

Dice are a `str` of faces in the order of `ORDER`, without the = die that is always there:
"13550248+-x:" is a whole roll. For every question about points + and - dice are alike
(docs/rolling-cubes-solved.md), so a set of used dice is known by its cell: the green dice,
the blue dice, and how many of the red ones are + or -, x and :.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement

GREEN, BLUE, RED = "13579", "02468", "+-x:"
ORDER = GREEN + BLUE + RED
PLACE = {face: place for place, face in enumerate(ORDER)}
COLOURS = (GREEN, BLUE, RED)
PER_COLOUR = 4
WHOLE = 12

#: How the ways to write a face are read; the canonical one stands first.
SPELLINGS = {"x": "x*×·⋅X", ":": ":/÷", "-": "-−–", "+": "+", "=": "="}
FACE = {spelling: face for face, spellings in SPELLINGS.items() for spelling in spellings} | {
    digit: digit for digit in "0123456789"
}


def arranged(faces: Iterable[str]) -> str:
    """The faces as canonical dice: green, blue, red, each sorted."""
    return "".join(sorted(faces, key=PLACE.__getitem__))


def spaced(dice: str) -> str:
    """The dice as people write them, `1 3 + x`."""
    return " ".join(dice)


def contains(dice: str, part: str) -> bool:
    """Whether every die of the part is among the dice."""
    return all(dice.count(face) >= part.count(face) for face in set(part))


def without(dice: str, part: str) -> str:
    """The dice that are left when those of the part are taken away."""
    rest = list(dice)
    for face in part:
        rest.remove(face)
    return "".join(rest)


def of_colour(dice: str, colour: str) -> str:
    """Those of the dice that have the colour."""
    return "".join(face for face in dice if face in colour)


def parts(dice: str) -> Iterator[str]:
    """Every different part of the dice, from nothing to all of them."""
    if not dice:
        yield ""
        return
    face, many = dice[0], dice.count(dice[0])
    for rest in parts(dice[many:]):
        for count in range(many + 1):
            yield face * count + rest


@cache
def sets(faces: str, most: int = PER_COLOUR) -> dict[str, int]:
    """Every set of at most so many dice of a colour, numbered by size, then by order."""
    found = (
        "".join(chosen) for size in range(most + 1) for chosen in combinations_with_replacement(faces, size)
    )
    return {chosen: number for number, chosen in enumerate(found)}


#: Red sets with + and - as one kind.
LIKE_RED = "+x:"
GREENS, BLUES, REDS = sets(GREEN), sets(BLUE), sets(LIKE_RED)
CELLS = len(GREENS) * len(BLUES) * len(REDS)


def cell(dice: str) -> int:
    """The number of a set of used dice, below `CELLS`; + and - count as one kind."""
    green = dice.rstrip("02468+-x:")
    red = dice.lstrip("0123456789")
    blue = dice[len(green) : len(dice) - len(red)]
    return (GREENS[green] * len(BLUES) + BLUES[blue]) * len(REDS) + REDS[_alike(red)]


@cache
def _alike(red: str) -> str:
    """Red dice with every - as a +."""
    return "+" * (red.count("+") + red.count("-")) + "x" * red.count("x") + ":" * red.count(":")
