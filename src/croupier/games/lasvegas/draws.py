"""What chance can bring: every outcome with its exact weight, in which order one is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from croupier.core.chance import pick, roll, rolls
from croupier.core.rules import Chance, Source
from croupier.games.lasvegas.events import (
    Bill,
    LasVegasEvent,
    Neutral,
    Place,
    Roll,
    Start,
    bill_event,
    roll_event,
)
from croupier.games.lasvegas.state import State

if TYPE_CHECKING:
    from croupier.games.lasvegas.rules import LasVegas


def outcomes(rules: LasVegas, state: State) -> Iterator[tuple[LasVegasEvent, int]]:
    """Every lot, bill or roll with its weight; dice are multisets."""
    match rules.turn(state):
        case Chance(verb="start"):
            yield from ((Start(seat), 1) for seat in range(rules.seats))
        case Chance(verb="bill"):
            if not any(state.pile):
                yield Bill(state.stocking, state.bottom[0]), 1
            for value, number in zip(rules.edition.values, state.pile, strict=True):
                if number:
                    yield Bill(state.stocking, value), number
        case Chance(verb="neutral"):
            yield from ((Neutral(faces), weight) for faces, weight in rolls(state.left_over))
        case Chance():
            small_dice, big_dice, neutral_dice = state.hands[state.seat]
            for small, weight in rolls(small_dice):
                for big in range(1, 7) if big_dice else (0,):
                    for neutral, times in rolls(neutral_dice):
                        yield Roll(small, big, neutral), weight * times


def sample(rules: LasVegas, state: State, source: Source) -> LasVegasEvent:
    """One outcome: a bill by walking the pile in rising order; small dice, the Biggie, neutral dice."""
    seat = state.seat
    if seat >= 0:
        if state.left_over:
            return Neutral(roll(source, state.left_over))
        small, big, neutral = state.hands[seat]
        faces, biggie = roll(source, small), source.below(6) + 1 if big else 0
        return roll_event(faces, biggie, roll(source, neutral) if neutral else ())
    if state.start < 0:
        return Start(source.below(rules.seats))
    if any(state.pile):
        return bill_event(state.stocking, rules.edition.values[pick(source, state.pile)])
    return bill_event(state.stocking, state.bottom[0])


def is_possible(rules: LasVegas, state: State, turn: Chance, event: LasVegasEvent) -> bool:
    """Whether chance can bring the event now."""
    match event:
        case Start(seat=seat):
            return turn.verb == "start" and seat < rules.seats
        case Bill(casino=casino, value=value):
            if turn.verb != "bill" or casino != state.stocking or value not in rules.edition.values:
                return False
            if any(state.pile):
                return state.pile[rules.edition.values.index(value)] > 0
            return value == state.bottom[0]
        case Neutral(faces=faces):
            return turn.verb == "neutral" and len(faces) == state.left_over
        case Roll(small=small, big=big, neutral=neutral):
            dice = (len(small), int(big > 0), len(neutral))
            return turn.verb == "roll" and dice == state.hands[state.seat]
        case Place():
            return False
