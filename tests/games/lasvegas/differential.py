"""Engine against kernel: the kernel plays, the engine follows, all cells are compared after every event."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from croupier import games
from croupier.core.chance import Seeded
from croupier.games.compiled import Cell, Cells, U, cells, empty_cells, wrapping
from croupier.games.lasvegas import kernel_codec as codec
from croupier.games.lasvegas.events import (
    LasVegasEvent,
    Neutral,
    Place,
    Start,
    bill_event,
)
from croupier.games.lasvegas.kernel import (
    k_deal,
    k_legal,
    k_lot,
    k_neutral,
    k_place,
    k_roll,
    k_settle,
)
from croupier.games.lasvegas.kernel_codec import (
    BILLS,
    DEAL,
    DICE,
    DRAW_START,
    NEUTRAL,
    OVER,
    PHASE,
    POSITION_CELLS,
    ROLL,
    ROLL_BIG,
    ROLL_NEUTRAL,
    SEATS,
    START,
    TO_PLACE,
    TO_ROLL,
    TO_SETTLE,
)
from croupier.games.lasvegas.kernel_dice import ONE, ZERO, compiled, part
from croupier.games.lasvegas.kernel_play import STRIDE, choose_random
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State

#: Every edition, seat count and option that the kernel tells apart.
CONFIGURATIONS: list[tuple[str, int, dict[str, bool | int | str]]] = [
    ("las-vegas-2012", 2, {"neutral": False}),
    ("las-vegas-2012", 2, {"neutral": True}),
    ("las-vegas-2012", 3, {"start": 3}),
    ("las-vegas-2012", 3, {"neutral": True}),
    ("las-vegas-2012", 4, {"rounds": 3}),
    ("las-vegas-2012", 4, {"neutral": True, "start": 2}),
    ("las-vegas-2012", 5, {}),
    ("las-vegas-2012", 5, {"rounds": 1, "money": "open"}),
    ("las-vegas-six", 2, {"neutral": False}),
    ("las-vegas-six", 2, {"neutral": True, "start": 1}),
    ("las-vegas-six", 3, {}),
    ("las-vegas-six", 3, {"neutral": True}),
    ("las-vegas-six", 4, {"start": 4}),
    ("las-vegas-six", 4, {"neutral": True}),
    ("las-vegas-six", 5, {}),
    ("las-vegas-six", 5, {"bandit": True}),
    ("las-vegas-six", 5, {"bandit": True, "bandit_bills": 3, "rounds": 2}),
    ("las-vegas-six", 6, {}),
    ("las-vegas-six", 6, {"bandit": True, "start": 5}),
    ("las-vegas-six", 6, {"bandit": True, "bandit_bills": 4}),
]

#: A row of a trace: the cells of the position, the legal set, the choice that led there.
LEGAL = POSITION_CELLS
CHOICE = POSITION_CELLS + ONE
ROW = POSITION_CELLS + ONE + ONE
MOST_ROWS = 700


def rules_of(name: str, seats: int, options: dict[str, bool | int | str]) -> LasVegas:
    """The rules of a configuration."""
    return cast(LasVegas, games.rules(name, seats, **options))


@part
def note(a: Cells, rows: Cells, row: Cell, choice: Cell) -> Cell:
    """Copies the position into a row; returns the next row."""
    for cell in range(ZERO, SEATS):
        rows[row * ROW + cell] = a[cell]
    rows[row * ROW + LEGAL] = k_legal(a)
    rows[row * ROW + CHOICE] = choice
    return row + ONE


@compiled
def trace(a: Cells, r: Cell, rows: Cells) -> Cell:
    """Plays on to the end by the kernel's steps, a row after each event; returns the number of rows."""
    row = note(a, rows, ZERO, ZERO)
    bits = ZERO
    while a[PHASE] != OVER:
        choice = ZERO
        if a[PHASE] == DRAW_START:
            r = k_lot(a, r)
        elif a[PHASE] == DEAL:
            r = k_deal(a, r, ONE)
        elif a[PHASE] == NEUTRAL:
            r = k_neutral(a, r)
        elif a[PHASE] == TO_ROLL:
            r, bits = k_roll(a, r)
        else:
            choice = choose_random(a, bits)
            k_place(a, choice)
            if a[PHASE] == TO_SETTLE:
                k_settle(a)
        row = note(a, rows, row, choice)
    return row


def traces(rules: LasVegas, state: State, count: int, seed: int = 1) -> Iterator[list[list[int]]]:
    """The rows of games that the kernel plays from a state."""
    rows = empty_cells(int(ROW) * MOST_ROWS)
    with wrapping():
        for game in range(count):
            r = U((seed + game * int(STRIDE)) % 2**64)
            length = trace(codec.encode(rules, state), r, rows)
            flat = cast(NDArray[np.uint64], rows)[: int(length) * int(ROW)]
            yield flat.reshape(int(length), int(ROW)).tolist()


def array_of(rules: LasVegas, row: list[int]) -> Cells:
    """The whole array of a row."""
    reckoning = [0] * int(codec.CELLS - codec.POLICY)
    return cells([*row[: int(POSITION_CELLS)], *codec.options(rules), *reckoning])


def placements(rules: LasVegas, state: State) -> list[Place]:
    """The legal choices of the seat to move, by the engine."""
    return [action for action in rules.actions(state, state.seat) if isinstance(action, Place)]


def event_of(state: State, before: list[int], after: list[int]) -> LasVegasEvent:
    """The event that led from one row to the next."""
    phase = before[PHASE]
    if phase == TO_PLACE:
        return codec.placement(after[CHOICE])
    if phase == TO_ROLL:
        return codec.roll_of(after[ROLL], after[ROLL_NEUTRAL], after[ROLL_BIG])
    if phase == DEAL:
        cell = BILLS + U(state.stocking - 1)
        more = sum(after[cell].to_bytes(8, "little")) - sum(before[cell].to_bytes(8, "little"))
        return bill_event(state.stocking, 10 * more)
    if phase == NEUTRAL:
        neutral = DICE + U(len(state.hands))
        return Neutral(codec.listed(after[neutral] - before[neutral]))
    return Start(after[START])


def follow(rules: LasVegas, state: State, rows: list[list[int]]) -> int:
    """The engine goes the same way and agrees in every cell and legal set; returns the number of events."""
    width = int(POSITION_CELLS)
    before = rows[0]
    assert codec.position(rules, state) == before[:width], state
    for after in rows[1:]:
        event = event_of(state, before, after)
        seat = state.seat if before[PHASE] == TO_PLACE else None
        if seat is None:
            assert rules.is_legal(state, None, event), (state, event)
        else:
            legal = sum(1 << int(codec.choice_of(action)) for action in placements(rules, state))
            assert legal == before[LEGAL], (state, event)
        state = rules.apply(state, seat, event)
        assert codec.position(rules, state) == after[:width], (state, event)
        before = after
    assert state.round > rules.settings.rounds
    return len(rows) - 1


def compare(rules: LasVegas, count: int, seed: int = 1, state: State | None = None) -> int:
    """Compares games from a state, or whole games; returns the number of events."""
    first = rules.start() if state is None else state
    return sum(follow(rules, first, rows) for rows in traces(rules, first, count, seed))


def short_of_bills(rules: LasVegas, seed: int) -> State:
    """A start with so few bills that the pile runs out; some lie in order under it."""
    source = Seeded(seed)
    left = [min(number, source.below(3)) for _, number in rules.edition.bills]
    bottom = tuple(rules.edition.values[source.below(len(left))] for _ in range(source.below(6)))
    return rules.start()._replace(pile=tuple(left), bottom=bottom)


def main(arguments: list[str]) -> None:
    """Compares some games of every configuration in a process of its own; prints how."""
    events = sum(
        compare(rules_of(name, seats, options), int(arguments[0])) for name, seats, options in CONFIGURATIONS
    )
    compiled_steps = hasattr(cast(Any, k_roll), "py_func")
    print(json.dumps({"events": events, "compiled": compiled_steps}))


if __name__ == "__main__":
    main(sys.argv[1:])
