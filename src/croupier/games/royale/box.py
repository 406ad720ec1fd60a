"""What lies in the box of Las Vegas Royale, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from croupier.core.errors import InvalidOption
from croupier.core.options import Option, Value
from croupier.games.lasvegas.editions import CASINOS

NAME: Final = "las-vegas-royale"
CITE: Final = "LVR"
REVISION: Final = 1
ROUNDS: Final = 3

#: LVR §1.1 The casinos' names, 1 to 6.
CASINO_NAMES: Final = ("Miracle", "Blue Lagoon", "Royal Palm", "Silver Spur", "Cleopatra", "Sunset")
#: LVR §1.2 A seat's small dice, and what a Biggy weighs.
SMALL: Final = 7
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

#: LVR §6 The sides of the eight tiles by code, with their names.
SIDES: Final = {
    "A1": "Lucky Punch",
    "A2": "Jackpot",
    "B1": "Prime Time",
    "B2": "Fifty Fifty",
    "C1": "High Five",
    "C2": "Bad Luck",
    "D1": "Pay Day",
    "D2": "Power Play",
    "E1": "No Entry!",
    "E2": "Knockout?",
    "F1": "Block It!",
    "F2": "Handicap",
    "G1": "Black Box",
    "G2": "Double Down",
    "H1": "Nice Dice",
    "H2": "My Choice",
}
#: LVR §2.4 With this many tiles fresh ones last for all rounds.
MOST_FRESH_TILES: Final = 4


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a table; `start` is `lot` or a seat from 1."""

    fresh_tiles: bool
    money: str
    neutral: bool
    rounds: int
    start: str | int
    tiles: int


def options(seats: int) -> tuple[Option, ...]:
    """The options of the game with this many seats."""
    choose = (False, True)
    return (
        Option("fresh_tiles", False, choose, "LVR §2.4"),
        Option("money", "memory", ("memory", "open"), "LVR §4.3"),
        Option("neutral", seats == 2, choose if seats == 2 else (False,), "LVR §2.5"),
        Option("rounds", ROUNDS, tuple(range(1, ROUNDS + 1)), "LVR §5.1"),
        Option("start", "lot", ("lot", *range(1, seats + 1)), "LVR §2.3"),
        Option("tiles", 3, tuple(range(CASINOS + 1)), "LVR §2.4"),
    )


def settled(values: Mapping[str, Value]) -> Options:
    """LVR §2.4 The options as one value; fresh tiles must last for all rounds."""
    found = Options(**dict(values))  # type: ignore[arg-type]
    if found.fresh_tiles and found.tiles > MOST_FRESH_TILES:
        raise InvalidOption(
            f"option fresh_tiles cannot be on with {found.tiles} tiles:"
            f" allowed with at most {MOST_FRESH_TILES} [LVR §2.4]"
        )
    return found
