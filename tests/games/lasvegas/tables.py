"""Tables of Las Vegas for tests: any position in which a seat has rolled, and steps from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import croupier
from croupier.core.options import Value
from croupier.core.rules import Chance
from croupier.games.lasvegas.events import Roll
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State

Rows = Mapping[int, Sequence[int]]


def las_vegas(name: str = "las-vegas-2012", seats: int = 3, **options: Value) -> LasVegas:
    """The rules of an edition; the first seat starts unless told otherwise."""
    found = croupier.rules(name, seats=seats, **{"start": 1, **options})
    assert isinstance(found, LasVegas)
    return found


def rolled(
    rules: LasVegas,
    roll: str,
    *,
    seat: int = 0,
    bills: Rows | None = None,
    dice: Rows | None = None,
    hands: Rows | None = None,
    biggies: Mapping[int, int] | None = None,
    bandit: Rows | None = None,
    bottom: Sequence[int] = (),
) -> State:
    """A seat has rolled all it holds; other seats hold nothing but `hands`, casinos nothing but what is told.

    Rows go by casino from 1 (dice, bills), by value from 1 (bandit) or by seat from 0 (hands, biggies).
    """
    event = rules.parse(roll)
    assert isinstance(event, Roll)
    own = (len(event.small), int(event.big > 0), len(event.neutral))
    bills = bills or {}
    left = [number for _, number in rules.edition.bills]
    for value in (*bottom, *(bill for row in bills.values() for bill in row)):
        left[rules.edition.values.index(value)] -= 1
    return rules.start()._replace(
        seat=seat,
        stocking=rules.casinos + 1,
        left_over=0,
        pile=tuple(left),
        bottom=tuple(bottom),
        bills=tuple(tuple(bills.get(casino, ())) for casino in range(1, rules.casinos + 1)),
        dice=tuple(tuple((dice or {}).get(casino, (0,) * rules.players)) for casino in range(1, 7)),
        hands=tuple(
            own if other == seat else _hand((hands or {}).get(other, (0, 0, 0)))
            for other in range(rules.seats)
        ),
        biggies=tuple((biggies or {}).get(other, 0) for other in range(rules.seats)),
        bandit=tuple(_hand((bandit or {}).get(value, (-1, 0, 0))) for value in range(1, 7)),
        rolled=event,
    )


def _hand(numbers: Sequence[int]) -> tuple[int, int, int]:
    small, big, neutral = numbers
    return small, big, neutral


def play(rules: LasVegas, state: State, *texts: str) -> State:
    """The state after these events, each of which must be possible."""
    for text in texts:
        turn = rules.turn(state)
        seat = turn[0] if isinstance(turn, tuple) else None
        event = rules.parse(text)
        assert rules.is_legal(state, seat, event), f"{text} is not possible in {rules.position(state)}"
        state = rules.apply(state, seat, event)
    return state


def paid(rules: LasVegas, bills: Rows, dice: Rows, **more: object) -> State:
    """The state after payout: the round ends with seat 1 placing one die on casino 6.

    Tests leave casino 6 without bills unless that die is part of what they look at.
    """
    return play(rules, rolled(rules, "roll 6", bills=bills, dice=dice, **more), "place 6")  # type: ignore[arg-type]


def to_roll(rules: LasVegas, state: State) -> State:
    """The state when the first seat is to roll: every bill is the lowest that can come."""
    while isinstance(turn := rules.turn(state), Chance) and turn.verb != "roll":
        state = rules.apply(state, None, next(rules.outcomes(state))[0])
    return state


def texts(rules: LasVegas, state: State) -> list[str]:
    """The legal choices of the seat in turn."""
    turn = rules.turn(state)
    assert isinstance(turn, tuple)
    return [str(event) for event in rules.actions(state, turn[0])]
