"""What lies in the box of Las Vegas Royale."""

from __future__ import annotations

from typing import Final

NAME: Final = "las-vegas-royale"
ROUNDS: Final = 3

#: LVR §1.2 A seat's small dice, and what the big one is called and weighs.
SMALL: Final = 7
BIGGY: Final = "Biggy"
BIGGY_WEIGHT: Final = 2
#: LVR §1.3 Bills by value in thousands, rising, each with its number.
BILLS: Final = ((30, 11), (40, 11), (50, 13), (60, 15), (70, 13), (80, 11), (90, 9), (100, 7))
VALUES: Final = tuple(value for value, _ in BILLS)
MONEY: Final = sum(value * number for value, number in BILLS)
#: LVR §1.4 What a chip is worth at the end; rewards below a bill are paid in chips.
CHIP: Final = 10
LEAST_BILL: Final = VALUES[0]
#: LVR §2.2 Chips for each seat in every round.
CHIPS_A_ROUND: Final = 2
#: LVR §2.1 Bills face down for rounds 2 and 3 when tiles are played.
RESERVE: Final = 24
#: LVR §1.5 The blank grey dice.
GREY: Final = 9

#: LVR §2.4 With this many tiles fresh ones last for all rounds.
MOST_FRESH_TILES: Final = 4
