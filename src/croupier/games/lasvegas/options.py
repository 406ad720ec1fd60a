"""The options of a table of Las Vegas, by its edition."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from croupier.core.options import Option
from croupier.games.lasvegas.editions import LAS_VEGAS_2012, LAS_VEGAS_SIX, Edition


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a table; `start` is `lot` or a seat from 1."""

    money: str
    neutral: bool
    rounds: int
    start: str | int
    bandit: bool = False
    bandit_bills: int = 2


def options(edition: Edition, seats: int) -> tuple[Option, ...]:
    """The options an edition has with this many seats."""
    cite = edition.cite
    choose = (False, True)
    common = (
        Option("money", "memory", ("memory", "open"), "LV12 §4.4"),
        Option("neutral", seats == 2, choose if seats in edition.neutral else (False,), f"{cite} §6"),
        Option("rounds", edition.rounds, tuple(range(1, edition.rounds + 1)), f"{cite} §5.1"),
        Option("start", "lot", ("lot", *range(1, seats + 1)), "LV12 §2.4"),
    )
    if not edition.has_bandit:
        return common
    return (
        *common,
        Option("bandit", False, choose if seats >= 5 else (False,), "LV6 §7"),
        Option("bandit_bills", 2, (2, 3, 4), "LV6 §7.1"),
    )


options_2012 = partial(options, LAS_VEGAS_2012)
options_six = partial(options, LAS_VEGAS_SIX)
