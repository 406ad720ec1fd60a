"""What the money before the seats is worth when a round has ended: a softmax over a few figures of it.

Every Las Vegas kernel uses it, and so does the fit that finds the weights: one place says what is weighed.
Money is counted in tens of thousands here, as everywhere in the kernels.
"""

from __future__ import annotations

from typing import Protocol, cast

import numpy as np

from croupier.games.compiled import Cell, U
from croupier.games.lasvegas.kernel_dice import ONE, SIX, TWO, ZERO, compiled, step

#: How many figures of a seat are weighed: ten of its money and bills, six for its place after the start seat.
FIGURES = U(16)
_PLACE = U(10)
#: A hundred thousand and five bills are one in the figures, so that their weights are of one size.
_UNIT = 0.1
_BILLS = 0.2

# Scratch: money and bills of each seat, figures of one seat, then shares.
MONEY_AT, BILLS_AT, FIGURES_AT, SHARES_AT = U(0), U(6), U(12), U(28)
SCRATCH = 34


class Floats(Protocol):
    """A flat array of floating-point numbers."""

    def __getitem__(self, cell: Cell) -> float: ...
    def __setitem__(self, cell: Cell, number: float) -> None: ...
    def __len__(self) -> int: ...


def empty_floats(count: int) -> Floats:
    """An array of so many numbers, all zero."""
    return cast(Floats, np.zeros(count, np.float64))


@step
def figures(s: Floats, seats: Cell, seat: Cell, place: Cell) -> None:
    """Notes what is weighed of a seat: its lead over the mean, the best and the second of the others."""
    mine = s[MONEY_AT + seat]
    best = -1.0
    second = -1.0
    total = 0.0
    bills = 0.0
    for other in range(seats):
        if other != seat:
            money = s[MONEY_AT + other]
            total += money
            bills += s[BILLS_AT + other]
            if money > best:
                second = best
                best = money
            elif money > second:
                second = money
    others = float(seats) - 1.0
    lead = _UNIT * (mine - total / others)
    first = _UNIT * (mine - best)
    then = _UNIT * (mine - second) if seats > TWO else 0.0
    at = FIGURES_AT
    s[at] = lead
    s[at + ONE] = lead * abs(lead)
    s[at + TWO] = first
    s[at + U(3)] = max(first, 0.0)
    s[at + U(4)] = max(first - 0.5, 0.0)
    s[at + U(5)] = max(-first - 0.5, 0.0)
    s[at + U(6)] = max(-first - 1.0, 0.0)
    s[at + U(7)] = then
    s[at + U(8)] = max(then, 0.0)
    s[at + U(9)] = _BILLS * (s[BILLS_AT + seat] - bills / others)
    for number in range(SIX):
        s[at + _PLACE + number] = 1.0 if number == place else 0.0


@step
def shares(s: Floats, weights: Floats, at: Cell, seats: Cell, start: Cell) -> None:
    """Notes every seat's share of the victory by the weights that begin at a place."""
    most = -1e300
    for seat in range(seats):
        place = seat - start if seat >= start else seat + seats - start
        figures(s, seats, seat, place)
        total = 0.0
        for number in range(FIGURES):
            total += weights[at + number] * s[FIGURES_AT + number]
        s[SHARES_AT + seat] = total
        most = max(most, total)
    whole = 0.0
    for seat in range(seats):
        part = np.exp(s[SHARES_AT + seat] - most)
        s[SHARES_AT + seat] = part
        whole += part
    for seat in range(seats):
        s[SHARES_AT + seat] /= whole


@compiled
def newton(
    rows: Floats, count: Cell, seats: Cell, weights: Floats, s: Floats, slope: Floats, bend: Floats
) -> float:
    """Adds up the slope and the bend of the log loss over rows of games; returns the loss.

    A row has six cells of money, six of bills, the start seat, and six of what each seat won in the end.
    """
    loss = 0.0
    width = U(19)
    for row in range(count):
        base = row * width
        start = U(int(rows[base + U(12)]))
        for cell in range(U(12)):
            s[cell] = rows[base + cell]
        shares(s, weights, ZERO, seats, start)
        for seat in range(seats):
            share = s[SHARES_AT + seat]
            won = rows[base + U(13) + seat]
            if won > 0.0:
                loss -= won * np.log(share)
            place = seat - start if seat >= start else seat + seats - start
            figures(s, seats, seat, place)
            for one in range(FIGURES):
                mine = s[FIGURES_AT + one]
                slope[one] += (share - won) * mine
                slope[FIGURES + one] += share * mine
                for other in range(FIGURES):
                    bend[one * FIGURES + other] += share * mine * s[FIGURES_AT + other]
        for one in range(FIGURES):
            for other in range(FIGURES):
                bend[one * FIGURES + other] -= slope[FIGURES + one] * slope[FIGURES + other]
        for one in range(FIGURES):
            slope[FIGURES + one] = 0.0
    return loss
