"""Figures that no event changes: dice and money, wherever they lie."""

from __future__ import annotations

from croupier.games.royale import box
from croupier.games.royale.moves import CASINOS, grey_dice
from croupier.games.royale.state import State
from croupier.games.royale.tokens import BlockIt, DoubleDown, Handicap, Knockout, MyChoice, NiceDice


def totals(state: State) -> tuple[int, ...]:
    """Each hand's small dice and Biggies, the grey dice, and all the money less what the bank paid."""
    small = [hand[0] for hand in state.hands]
    big = [hand[1] for hand in state.hands]
    for player in range(len(state.hands)):
        small[player] += sum(here[player] for here in state.dice)
        big[player] += state.biggies[player] > 0
    for tile in state.tiles:
        match tile:
            case Knockout(bar=dice) | DoubleDown(dice=dice):
                for seat, (smalls, bigs) in enumerate(dice):
                    small[seat] += smalls
                    big[seat] += bigs
            case NiceDice(seats=seats, biggies=biggies):
                for seat, biggy in zip(seats, biggies, strict=True):
                    if seat >= 0:
                        small[seat] += 1 - biggy
                        big[seat] += biggy
            case MyChoice(gold=seat, biggy=biggy) if seat >= 0:
                small[seat] += 1 - biggy
                big[seat] += biggy
            case _:
                pass
    return (*small, *big, _grey(state), _money(state))


def _grey(state: State) -> int:
    """LVR §1.5 The grey dice on casinos and on their tile; in the box if their tile is not in play."""
    lying = sum(grey_dice(state, casino) for casino in CASINOS)
    for tile in state.tiles:
        match tile:
            case BlockIt(groups=groups):
                return lying + sum(groups)
            case Handicap(chip=chip, bill=bill, move=move):
                return lying + box.GREY - chip - bill - move
            case _:
                pass
    return lying + box.GREY


def _money(state: State) -> int:
    """LVR §4.3 All bills, and what the bank holds."""
    pile = sum(value * number for value, number in zip(box.VALUES, state.pile, strict=True))
    lying = sum(map(sum, (state.bottom, *state.bills, *state.won)))
    return pile + lying + state.bank
