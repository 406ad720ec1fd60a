"""What is owed in the middle of a turn or a payout: one record for each question and each black roll.

`seat` owes the answer, or asks for the black dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from croupier.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Empowered:
    """LVR §3.1 The holder of the Power Play token: use it, or roll?"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Hiding:
    """LVR A1 How many tokens go into the fist?"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Guessing:
    """LVR A1 How many are in the fist?"""

    seat: Seat
    hider: Seat
    hidden: int


@dataclass(frozen=True, slots=True)
class JackpotRoll:
    """LVR A2 The black dice decide."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PrimeRoll:
    """LVR B1 The black dice are rolled before payout."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Adding:
    """LVR B1 Which of the black dice are added?"""

    seat: Seat
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FiftyRoll:
    """LVR B2 The black dice show whether higher (1) or lower (-1) was right; 0: the first roll."""

    seat: Seat
    space: int
    last: int
    said: int


@dataclass(frozen=True, slots=True)
class Daring:
    """LVR B2 Stop, higher or lower?"""

    seat: Seat
    space: int
    last: int


@dataclass(frozen=True, slots=True)
class Barring:
    """LVR E1 Where does the bar go?"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Knocking:
    """LVR E2 Which die goes to the bar? `after` are the seats to be asked next."""

    seat: Seat
    active: Seat
    after: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Blocking:
    """LVR F1 Which group of grey dice goes where?"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Relieving:
    """LVR F2 Which grey die is taken, for which reward?"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MovingDie:
    """LVR §6 Which die is moved? (F2, H2)"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Splitting:
    """LVR G1 How are the tokens split?"""

    seat: Seat
    winner: Seat


@dataclass(frozen=True, slots=True)
class Picking:
    """LVR G1 Which pile does the winner take?"""

    seat: Seat
    splitter: Seat
    first: tuple[int, ...]
    second: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Doubling:
    """LVR G2 Which dice go to the tile?"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Treating:
    """LVR H1 Which die gets a space? The roll still in hand, and the dice just placed."""

    seat: Seat
    small: tuple[int, ...]
    big: int
    placed_small: int
    placed_big: int


@dataclass(frozen=True, slots=True)
class ChoiceRoll:
    """LVR H2 The black dice give two values."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Choosing:
    """LVR H2 Which of the two values is used?"""

    seat: Seat
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Activating:
    """LVR H2 (4) Which other tile is activated?"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Gilding:
    """LVR H2 (6) Which die goes to the gold space?"""

    seat: Seat


BlackRoll: TypeAlias = JackpotRoll | PrimeRoll | FiftyRoll | ChoiceRoll

#: Everything that can be owed and has no secret.
Open: TypeAlias = (
    Empowered
    | Hiding
    | JackpotRoll
    | PrimeRoll
    | Adding
    | FiftyRoll
    | Daring
    | Barring
    | Knocking
    | Blocking
    | Relieving
    | MovingDie
    | Splitting
    | Doubling
    | Treating
    | ChoiceRoll
    | Choosing
    | Activating
    | Gilding
)
Pending: TypeAlias = Open | Guessing | Picking
