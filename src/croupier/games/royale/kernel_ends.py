"""How rounds of Royale end in the kernel: played out like values, then who lies where and has what."""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel_dice import GOLDEN, SIX, ZERO, mix
from croupier.games.lasvegas.kernel_values import CARELESS
from croupier.games.royale.kernel_codec import POSITION_CELLS, ROUND, ROUNDS, SCORE, SEATS, STRONG
from croupier.games.royale.kernel_compiling import compiled
from croupier.games.royale.kernel_pay import weigh
from croupier.games.royale.kernel_play import STRIDE, count_money
from croupier.games.royale.kernel_values import play_round

#: Cells of an end: every player's weights, lanes by casino; then every seat's money in tens.
END = U(11)


@compiled
def end_rounds(positions: Cells, number: Cell, a: Cells, seed: Cell, count: Cell, ends: Cells) -> None:
    """Plays each position on to the end of its round so often.

    Playout i begins with the same random numbers in every position. The round counts as the last one, so that
    the dice still lie there when it is over.
    """
    sequence = mix(seed + GOLDEN)
    for place in range(number):
        for playout in range(count):
            for cell in range(ZERO, POSITION_CELLS):
                a[cell] = positions[place * POSITION_CELLS + cell]
            a[ROUNDS] = a[ROUND]
            play_round(a, sequence + playout * STRIDE, CARELESS)
            weigh(a)
            count_money(a)
            at = (place * count + playout) * END
            for player in range(SIX):
                ends[at + player] = a[STRONG + player]
            for seat in range(a[SEATS]):
                ends[at + SIX + seat] = a[SCORE + seat]
