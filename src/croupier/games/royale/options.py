"""The options of a table of Las Vegas Royale."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.core.errors import InvalidOption
from croupier.core.options import Option, Value
from croupier.games.lasvegas.editions import CASINOS
from croupier.games.royale.box import MOST_FRESH_TILES, ROUNDS
from croupier.games.royale.editions import FIRST, SECOND, Edition


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a table; `start` is `lot` or a seat from 1."""

    fresh_tiles: bool
    money: str
    neutral: bool
    rounds: int
    start: str | int
    tiles: int
    #: `always`, or only if it was `activated` in the round; revision 1 knows no other than `always`.
    bad_luck: str = "always"


def options(seats: int) -> tuple[Option, ...]:
    """The options of the game with this many seats."""
    return offered(seats, SECOND)


def options_first(seats: int) -> tuple[Option, ...]:
    """Those of the first revision."""
    return offered(seats, FIRST)


def offered(seats: int, edition: Edition) -> tuple[Option, ...]:
    """The options of a revision."""
    choose = (False, True)
    bad_luck = Option("bad_luck", "always", ("always", "activated"), "LVR C2")
    return (
        *([bad_luck] if edition.bad_luck_option else []),
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
