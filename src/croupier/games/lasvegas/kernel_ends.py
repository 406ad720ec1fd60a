"""How rounds end in the kernel: played out like values, but not paid, so that one sees who lies where."""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel_codec import CASINO, SEATS
from croupier.games.lasvegas.kernel_dice import GOLDEN, ONE, ZERO, compiled, mix
from croupier.games.lasvegas.kernel_values import MANY, play_some

#: Draws that a playout has for itself.
_STRIDE = U(2048 * int(GOLDEN) % (1 << 64))


@compiled
def end_rounds(
    positions: Cells, number: Cell, a: Cells, seed: Cell, count: Cell, careless: Cell, ends: Cells
) -> None:
    """Plays each position on to the end of its round so often; notes what a round changes, before it pays.

    Playout i begins with the same dice in every position.
    """
    sequence = mix(seed + GOLDEN)
    for place in range(number):
        base = place * (SEATS + ONE)
        for playout in range(count):
            for cell in range(ZERO, SEATS):
                a[cell] = positions[base + cell]
            play_some(a, sequence + playout * _STRIDE, careless, MANY)
            at = (place * count + playout) * CASINO
            for cell in range(ZERO, CASINO):
                ends[at + cell] = a[cell]
