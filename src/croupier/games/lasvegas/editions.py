"""The editions as data: what lies in the box, and where the two rulebooks differ in kind."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

CASINOS = 6


@dataclass(frozen=True)
class Edition:
    """One box: its material (§1) and the switches its rulebook sets."""

    name: str
    cite: str
    revision: int
    rounds: int
    #: Bills by value in thousands, rising, each with its number (§1.3).
    bills: tuple[tuple[int, int], ...]
    #: Small dice and big dice (the Biggie) of a seat (§1.2).
    small: int
    big: int
    #: Neutral dice of a seat, by the number of seats (§6.1).
    neutral: dict[int, int] = field(hash=False)
    #: Neutral dice left over that the start seat rolls first, by the number of seats (§6.3).
    left_over: dict[int, int] = field(hash=False)
    #: A casino is stocked up to a sum (2012) or with a number of bills (Six) (§2.1).
    stock_sum: int | None
    stock_bills: int
    #: Who starts the next round: the seat to the left of the last start, or who rolled last (§2).
    next_start: Literal["left", "last"]
    #: Where bills that no seat took go: under the pile, or out of the game (§4).
    unclaimed: Literal["bottom", "box"]
    has_bandit: bool
    casinos: tuple[str, ...]

    @property
    def money(self) -> int:
        """The sum of all bills."""
        return sum(value * number for value, number in self.bills)

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The values of the bills, rising."""
        return tuple(value for value, _ in self.bills)


LAS_VEGAS_2012 = Edition(
    name="las-vegas-2012",
    cite="LV12",
    revision=1,
    rounds=4,
    bills=((10, 6), (20, 8), (30, 8), (40, 6), (50, 6), (60, 5), (70, 5), (80, 5), (90, 5)),
    small=8,
    big=0,
    neutral={2: 4, 3: 2, 4: 2},
    left_over={3: 2},
    stock_sum=50,
    stock_bills=0,
    next_start="left",
    unclaimed="bottom",
    has_bandit=False,
    casinos=("Gold Rush", "Blue Parrot", "Miracle", "Palazzo", "Silver Moon", "Desert Queen"),
)

LAS_VEGAS_SIX = Edition(
    name="las-vegas-six",
    cite="LV6",
    revision=1,
    rounds=3,
    bills=(
        *((10, 4), (20, 4), (30, 5), (40, 5), (50, 6)),
        *((60, 6), (70, 6), (80, 4), (90, 4), (100, 4)),
    ),
    small=6,
    big=1,
    neutral={2: 3, 3: 2, 4: 1},
    left_over={},
    stock_sum=None,
    stock_bills=2,
    next_start="last",
    unclaimed="box",
    has_bandit=True,
    casinos=(*LAS_VEGAS_2012.casinos, "One-Armed Bandit"),
)
