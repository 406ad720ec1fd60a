"""Engine against kernel: the kernel plays, the engine follows, all cells are compared after every event."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from croupier.core.chance import Seeded
from croupier.core.options import Value
from croupier.core.rules import Chance
from croupier.games.compiled import Cell, Cells, U, empty_cells, wrapping
from croupier.games.lasvegas.events import Roll, Start
from croupier.games.lasvegas.kernel_dice import GOLDEN, HALF, ONE, ZERO, mix
from croupier.games.royale import kernel_choices as choices
from croupier.games.royale import kernel_codec as codec
from croupier.games.royale.box import VALUES
from croupier.games.royale.events import Lay, Neutral, Pair, Reserve, RoyaleEvent
from croupier.games.royale.kernel import k_lay, k_lot, k_neutral, k_pair, k_reserve, k_roll
from croupier.games.royale.kernel_codec import (
    NOTE,
    NOTE_BIG,
    OVER,
    OWED,
    PENDING,
    PHASE,
    POSITION_CELLS,
    SEAT,
    START,
    TO_BLACK,
    TO_DECIDE,
    TO_LAY,
    TO_LOT,
    TO_NEUTRAL,
    TO_PAIR,
    TO_RESERVE,
    TO_ROLL,
)
from croupier.games.royale.kernel_compiling import compiled, step
from croupier.games.royale.kernel_decide import k_black, k_decide
from croupier.games.royale.kernel_legal import k_legal
from croupier.games.royale.kernel_play import STRIDE, choose_random
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles import SIDES
from croupier.games.royale.tiles.side import Black
from tests.games.royale.tables import royale

#: A row of a trace: the cells of the position, the legal set, the choice and the outcome that led there.
LEGAL, CHOICE, NOTED, NOTED_BIG = (POSITION_CELLS + U(n) for n in range(4))
ROW = POSITION_CELLS + U(4)
MOST_ROWS = U(6000)


@step
def note(a: Cells, rows: Cells, row: Cell, choice: Cell) -> Cell:
    """Copies the position into a row; returns the next row."""
    for cell in range(ZERO, POSITION_CELLS):
        rows[row * ROW + cell] = a[cell]
    rows[row * ROW + LEGAL] = k_legal(a) if a[PHASE] == TO_DECIDE else ZERO
    rows[row * ROW + CHOICE] = choice
    rows[row * ROW + NOTED] = a[NOTE]
    rows[row * ROW + NOTED_BIG] = a[NOTE_BIG]
    return row + ONE


@compiled
def trace(a: Cells, r: Cell, rows: Cells) -> Cell:
    """Plays on to the end by the kernel's steps, a row after each event; returns the number of rows."""
    row = note(a, rows, ZERO, ZERO)
    while a[PHASE] != OVER and row < MOST_ROWS:
        choice = ZERO
        if a[PHASE] == TO_ROLL:
            r, _ = k_roll(a, r)
        elif a[PHASE] == TO_DECIDE:
            r += GOLDEN
            choice = choose_random(a, mix(r) >> HALF)
            k_decide(a, choice)
        elif a[PHASE] == TO_BLACK:
            r = k_black(a, r)
        elif a[PHASE] == TO_PAIR:
            r = k_pair(a, r)
        elif a[PHASE] == TO_LAY:
            r = k_lay(a, r)
        elif a[PHASE] == TO_RESERVE:
            r = k_reserve(a, r)
        elif a[PHASE] == TO_NEUTRAL:
            r = k_neutral(a, r)
        else:
            r = k_lot(a, r)
        row = note(a, rows, row, choice)
    return row


def traces(rules: Royale, state: State, count: int, seed: int = 1) -> Iterator[list[list[int]]]:
    """The rows of games that the kernel plays from a state."""
    rows = empty_cells(int(ROW) * int(MOST_ROWS))
    with wrapping():
        for game in range(count):
            begin = U(seed + game * int(STRIDE) & (1 << 64) - 1)
            length = trace(codec.encode(rules, state), begin, rows)
            flat = cast(NDArray[np.uint64], rows)[: int(length) * int(ROW)]
            yield flat.reshape(int(length), int(ROW)).tolist()


@compiled
def many_firsts(position: Cells, a: Cells, seed: Cell, count: Cell, rows: Cells) -> None:
    """The first chance event of the set-up again and again, a row each."""
    for number in range(count):
        for cell in range(ZERO, POSITION_CELLS):
            a[cell] = position[cell]
        r = seed + number * STRIDE
        if a[PHASE] == TO_PAIR:
            k_pair(a, r)
        elif a[PHASE] == TO_LAY:
            k_lay(a, r)
        else:
            k_lot(a, r)
        note(a, rows, number, ZERO)


def first_events(rules: Royale, state: State, count: int) -> Iterator[RoyaleEvent]:
    """What the kernel draws first, so many times."""
    position, a = codec.encode(rules, state), codec.encode(rules, state)
    rows = empty_cells(int(ROW) * count)
    with wrapping():
        many_firsts(position, a, U(1), U(count), rows)
    flat = cast(NDArray[np.uint64], rows).reshape(count, int(ROW)).tolist()
    return (outcome(int(position[PHASE]), row) for row in flat)


def outcome(phase: int, row: list[int]) -> RoyaleEvent:
    """The chance event that led to a row."""
    noted, big = row[NOTED], row[NOTED_BIG]
    if phase == TO_ROLL:
        return Roll(_faces(noted), (big.bit_length() + 7) // 8, ())
    if phase == TO_BLACK:
        return Black(noted & 255, noted >> 8)
    if phase == TO_PAIR:
        return Pair(10 * (noted & 255), 10 * (noted >> 8))
    if phase == TO_LAY:
        lying = [lane for lane in row[codec.TILES].to_bytes(8, "little") if lane]
        return Lay(len(lying), list(SIDES)[noted - 1])
    if phase == TO_RESERVE:
        counts = zip(VALUES, noted.to_bytes(8, "little"), strict=True)
        return Reserve(tuple(value for value, count in counts for _ in range(count)))
    if phase == TO_NEUTRAL:
        return Neutral(_faces(noted), big)
    assert phase == TO_LOT
    return Start(row[START] - 1)


def _faces(lanes: int) -> tuple[int, ...]:
    return tuple(face for face, count in enumerate(lanes.to_bytes(8, "little"), 1) for _ in range(count))


def follow(rules: Royale, state: State, rows: list[list[int]]) -> int:
    """The engine goes the same way and agrees in every cell and legal set; returns the number of events."""
    cells = int(POSITION_CELLS)
    before = rows[0]
    assert codec.position(rules, state) == before[:cells], state
    for after in rows[1:]:
        if before[PHASE] == TO_DECIDE:
            seat: int | None = before[OWED] if before[PENDING] else before[SEAT]
            legal = {choices.number_of(state, event): event for event in rules.actions(state, seat or 0)}
            assert rules.turn(state) == (seat,)
            assert sum(1 << number for number in legal) == before[LEGAL], rules.position(state)
            assert len(legal) == len(rules.actions(state, seat or 0)), "every choice has a number of its own"
            event = legal[after[CHOICE]]
        else:
            seat, event = None, outcome(before[PHASE], after)
            assert rules.is_legal(state, None, event), (rules.position(state), str(event))
        previous, state = state, rules.apply(state, seat, event)
        assert codec.position(rules, state) == after[:cells], (rules.position(previous), str(event))
        before = after
    assert state.round > rules.settings.rounds
    return len(rows) - 1


def compare(rules: Royale, count: int, seed: int = 1, state: State | None = None) -> int:
    """Compares games from a state, or whole games; returns the number of events."""
    first = rules.start() if state is None else state
    return sum(follow(rules, first, rows) for rows in traces(rules, first, count, seed))


#: Six tiles each that have to do with each other.
CROWDED = (
    ("E1", "H1", "G2", "D2", "F2", "B1"),
    ("H2", "E1", "F2", "G2", "C2", "A2"),
    ("D2", "H2", "E2", "F1", "C1", "B2"),
    ("H1", "D1", "E2", "G1", "A1", "C2"),
    ("D1", "C2", "H2", "E1", "F2", "G2"),
    ("D2", "H1", "C2", "F2", "E1", "B1"),
)


def laid(rules: Royale, sides: Sequence[str], seed: int) -> State:
    """A round set up with just these tiles."""
    source, state = Seeded(seed), rules.start()
    wanted = [Lay(casino, side) for casino, side in enumerate(sides, 1)]
    while isinstance(turn := rules.turn(state), Chance) and turn.verb != "roll":
        event = wanted.pop(0) if turn.verb == "tile" else rules.sample(state, source)
        assert rules.is_legal(state, None, event)
        state = rules.apply(state, None, event)
    return state


def editions(seats: int, **options: Value) -> list[Royale]:
    """The rules of both revisions, the second with either value of `bad_luck`."""
    return [
        royale(seats, revision=1, **options),
        royale(seats, revision=2, **options),
        royale(seats, revision=2, **{**options, "bad_luck": "activated"}),
    ]


def compare_crowded(rules: Royale, count: int, seed: int = 1) -> int:
    """Compares rounds on crowded tables; returns the number of events."""
    return sum(compare(rules, count, seed, laid(rules, sides, seed)) for sides in CROWDED)


def main(arguments: list[str]) -> None:
    """Compares some games in a process of its own; prints how many events, and whether compiled."""
    games = int(arguments[0])
    whole = [rules for seats in (2, 4) for rules in editions(seats, tiles=6, start="lot")]
    events = sum(compare(rules, -(-games // 3)) for rules in whole)
    events += sum(compare_crowded(rules, games) for rules in editions(5, tiles=6, rounds=1))
    print(json.dumps({"events": events, "compiled": hasattr(cast(Any, trace), "py_func")}))


if __name__ == "__main__":
    main(sys.argv[1:])
