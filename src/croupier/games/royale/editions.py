"""The revisions of the rules, and what each decides otherwise: everything else is the same in both.

A revision that was ever played stays, for its records and for tables that are running.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Edition:
    """What one revision decides."""

    revision: int
    #: LVR §6, H2 Whether a die must be moved, and one put on the gold space, where that is possible.
    must_move: bool
    #: LVR H1 Whether Nice Dice takes any own die at its casino, not only those just placed.
    nice_earlier: bool
    #: LVR D1 Whether Pay Day counts its own casino without an own die there.
    pay_day_home: bool
    #: LVR C2 Whether the option `bad_luck` is there.
    bad_luck_option: bool


FIRST: Final = Edition(
    revision=1, must_move=False, nice_earlier=False, pay_day_home=False, bad_luck_option=False
)
SECOND: Final = Edition(
    revision=2, must_move=True, nice_earlier=True, pay_day_home=True, bad_luck_option=True
)
