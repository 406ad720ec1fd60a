"""Chance in Las Vegas Royale: outcomes with their weights, and the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from typing import TYPE_CHECKING

from croupier.core.chance import pick, roll, rolls
from croupier.core.rules import Chance, Source
from croupier.games.lasvegas.events import Roll, Start
from croupier.games.royale.box import RESERVE, VALUES
from croupier.games.royale.events import Lay, Neutral, Pair, Reserve, RoyaleEvent
from croupier.games.royale.state import State
from croupier.games.royale.tiles import SIDES
from croupier.games.royale.tiles.side import Black

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale


def outcomes(rules: Royale, state: State) -> Iterator[tuple[RoyaleEvent, int]]:
    """Every outcome of the chance event that is due, with its weight."""
    turn = rules.turn(state)
    assert isinstance(turn, Chance)
    match turn.verb:
        case "start":
            yield from ((Start(seat), 1) for seat in range(rules.seats))
        case "pair":
            yield from _pairs(state.pile)
        case "reserve":
            yield from _reserves(state.pile)
        case "tile":
            casino, letters = _next_tile(state)
            for sides in letters:
                yield from ((Lay(casino, side), 2 // len(sides)) for side in sides)
        case "neutral":
            for small, weight in rolls(state.hands[-1][0]):
                yield from ((Neutral(small, big), weight) for big in range(1, 7))
        case "black":
            yield from ((Black(*faces), weight) for faces, weight in rolls(2))
        case _:
            small_dice, big_dice = state.hands[state.seat]
            for small, weight in rolls(small_dice):
                for big in range(1, 7) if big_dice else (0,):
                    yield Roll(small, big, ()), weight


def steps(rules: Royale, state: State, drawn: Sequence[int]) -> Iterator[tuple[RoyaleEvent | int, int]]:
    """Outcomes, but the reserve value by value, rising: how many of the next; the last two settle it."""
    turn = rules.turn(state)
    assert isinstance(turn, Chance)
    if turn.verb != "reserve":
        yield from outcomes(rules, state)
        return
    at, wanted = len(drawn), RESERVE - sum(drawn)
    there, later = state.pile[at], sum(state.pile[at + 1 :])
    for number in range(max(0, wanted - later), min(there, wanted) + 1):
        weight = comb(there, number) * comb(later, wanted - number)
        if at < len(VALUES) - 2:
            yield number, weight
        else:
            counts = (*drawn, number, wanted - number)
            bills = [value for value, count in zip(VALUES, counts, strict=True) for _ in range(count)]
            yield Reserve(tuple(bills)), weight


def sample(rules: Royale, state: State, source: Source) -> RoyaleEvent:
    """One outcome: bills by walking the pile upwards; small dice, then the Biggy; letter, then side."""
    turn = rules.turn(state)
    assert isinstance(turn, Chance)
    match turn.verb:
        case "start":
            return Start(source.below(rules.seats))
        case "pair":
            low, high = _bills(state.pile, 2, source)
            return Pair(high, low)
        case "reserve":
            return Reserve(_bills(state.pile, RESERVE, source))
        case "tile":
            casino, letters = _next_tile(state)
            sides = letters[source.below(len(letters))]
            return Lay(casino, sides[source.below(len(sides))])
        case "neutral":
            return Neutral(roll(source, state.hands[-1][0]), source.below(6) + 1)
        case "black":
            low, high = roll(source, 2)
            return Black(low, high)
        case _:
            small, big = state.hands[state.seat]
            return Roll(roll(source, small), source.below(6) + 1 if big else 0, ())


def is_possible(rules: Royale, state: State, turn: Chance, event: RoyaleEvent) -> bool:
    """Whether the chance event that is due can be this one."""
    if str(event).split(" ", 1)[0] != turn.verb:
        return False
    match event:
        case Start(seat=seat):
            return seat < rules.seats
        case Pair(high=high, low=low):
            return _are_there(state.pile, (high, low))
        case Reserve(bills=bills):
            return _are_there(state.pile, bills)
        case Lay(casino=casino, side=side):
            free, letters = _next_tile(state)
            return casino == free and any(side in sides for sides in letters)
        case Neutral(small=small):
            return len(small) == state.hands[-1][0]
        case Roll(small=small, big=big):
            return (len(small), int(big > 0)) == state.hands[state.seat]
        case _:
            return isinstance(event, Black)


def _pairs(pile: tuple[int, ...]) -> Iterator[tuple[Pair, int]]:
    """LVR §2.1 Two bills of the pile."""
    for i, low in enumerate(VALUES):
        for j in range(i, len(VALUES)):
            weight = comb(pile[i], 2) if i == j else pile[i] * pile[j]
            if weight:
                yield Pair(VALUES[j], low), weight


def _reserves(pile: tuple[int, ...]) -> Iterator[tuple[Reserve, int]]:
    """LVR §2.1 The bills for rounds 2 and 3, of all that are left after round 1's."""

    def some(at: int, wanted: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if at == len(VALUES):
            if wanted == 0:
                yield (), 1
            return
        least = max(0, wanted - sum(pile[at + 1 :]))
        for number in range(min(pile[at], wanted), least - 1, -1):
            for rest, weight in some(at + 1, wanted - number):
                yield (VALUES[at],) * number + rest, weight * comb(pile[at], number)

    return ((Reserve(bills), weight) for bills, weight in some(0, RESERVE))


def _next_tile(state: State) -> tuple[int, list[list[str]]]:
    """LVR §2.4 The next casino, and the sides that can lie there, by letter."""
    lying = [tile.code for tile in state.tiles if tile is not None]
    letters: dict[str, list[str]] = {}
    for side in SIDES:
        if side not in state.used and all(side[0] != other[0] for other in lying):
            letters.setdefault(side[0], []).append(side)
    return len(lying) + 1, list(letters.values())


def _bills(pile: tuple[int, ...], number: int, source: Source) -> tuple[int, ...]:
    """Bills drawn one by one, rising."""
    left = list(pile)
    found = []
    for _ in range(number):
        index = pick(source, left)
        left[index] -= 1
        found.append(VALUES[index])
    return tuple(sorted(found))


def _are_there(pile: tuple[int, ...], bills: tuple[int, ...]) -> bool:
    return all(bills.count(value) <= number for value, number in zip(VALUES, pile, strict=True))
