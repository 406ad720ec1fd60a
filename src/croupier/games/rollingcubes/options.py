"""The options: the mode, the house rule for zero, and the faces of the dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from croupier.core.errors import InvalidOption, clip
from croupier.core.options import Option, Value
from croupier.games.rollingcubes.dice import BLUE, COLOURS, GREEN, RED

#: The game that is played; empty when all is over.
Mode: TypeAlias = Literal["one-by-one", "all-together", "last-die", "yahtzee", ""]
MODES = ("one-by-one", "all-together", "last-die", "tournament", "yahtzee")
#: RC §7.1 The games of a tournament, in order.
TOURNAMENT: tuple[Mode, ...] = ("one-by-one", "all-together", "last-die")
DEFAULT_FACES = "/".join((GREEN, BLUE, RED))
#: No die has more faces than this.
MOST_FACES = 100


@dataclass(frozen=True, slots=True)
class Options:
    """All options, settled."""

    mode: str
    zero_dividend: bool
    faces: str

    @property
    def of_colours(self) -> tuple[str, ...]:
        """RC §1.2 The faces of a green, a blue and a red die."""
        return tuple(self.faces.split("/"))


def options(seats: int) -> tuple[Option, ...]:
    """The options with this many seats; alone only the solitaire can be played."""
    modes: tuple[Value, ...] = MODES if seats > 1 else ("yahtzee",)
    return (
        Option("mode", modes[0], modes, "RC §4 to §8"),
        Option("zero_dividend", True, (True, False), "RC §2.5"),
        Option("faces", DEFAULT_FACES, None, "RC §1.2"),
    )


def settled(values: Mapping[str, Value]) -> Options:
    """The options from their values; raises `InvalidOption` for faces no die can have."""
    faces = values["faces"]
    if not isinstance(faces, str) or not _possible(faces):
        raise InvalidOption(
            f"option faces cannot be {clip(str(faces))}: it is the faces of a green, a blue and a red die, "
            f"as in {DEFAULT_FACES} [RC §1.2]"
        )
    return Options(str(values["mode"]), bool(values["zero_dividend"]), faces)


def _possible(faces: str) -> bool:
    dice = faces.split("/", len(COLOURS))
    return len(dice) == len(COLOURS) and all(
        0 < len(die) <= MOST_FACES and set(die) <= set(colour)
        for die, colour in zip(dice, COLOURS, strict=True)
    )
