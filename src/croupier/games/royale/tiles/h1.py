"""LVR H1 Nice Dice: a die lies on the space of its value, which pays at the end of the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.core.game import Say
from croupier.core.rules import Effect, Seat, Span
from croupier.games.lasvegas.board import short, style
from croupier.games.royale.effects import Declined, DiePushed, NicePlaced
from croupier.games.royale.moves import (
    CASINOS,
    barred,
    in_kind,
    lying_at,
    own_dice,
    to_casino,
    to_hand,
    with_tile,
)
from croupier.games.royale.tiles.alike import seat_fault
from croupier.games.royale.tiles.side import (
    FACES,
    KINDS,
    Activation,
    Answer,
    Decline,
    Dice,
    Owed,
    Pay,
    Side,
    Stakes,
    kind,
)

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View

#: LVR H1 What a die on each space pays.
SPACES = {1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60}


@dataclass(frozen=True, slots=True)
class NiceDice(Side):
    """LVR H1: for each space the seat whose die lies there, and whether it is a Biggy."""

    code: ClassVar[str] = "H1"
    title: ClassVar[str] = "Nice Dice"
    seats: tuple[Seat, ...] = (-1,) * len(SPACES)
    biggies: tuple[int, ...] = (0,) * len(SPACES)

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR H1 May put a die on a space: of this turn's roll still in hand, or any own die here."""
        small, big = (by.left.small, by.left.big) if by.left else ((), 0)
        here = own_dice(state, by.seat, by.casino) if rules.edition.nice_earlier else by.placed
        owed = Treating(by.seat, small, big, *here)
        return state._replace(pending=owed) if len(owed.choices(rules, state)) > 1 else state

    def payments(self) -> Iterator[tuple[Seat, int]]:
        """LVR H1 Each space pays the seat whose die lies there."""
        for value, seat in enumerate(self.seats, 1):
            if seat >= 0:
                yield seat, SPACES[value]

    def on_tile(self) -> dict[Seat, Dice]:
        """Each seat's dice on the spaces."""
        found: dict[Seat, Dice] = {}
        for seat, biggy in zip(self.seats, self.biggies, strict=True):
            if seat >= 0:
                small, big = found.get(seat, (0, 0))
                found[seat] = (small + 1 - biggy, big + biggy)
        return found

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """Whose die lies on which space."""
        return [
            (f"{value}: {short(names[seat])}{'*' if self.biggies[value - 1] else ''}  ", style(seat))
            for value, seat in enumerate(self.seats, 1)
            if seat >= 0
        ]

    def fault(self, seats: int) -> str:
        """Six spaces, with dice of seats."""
        if len(self.seats) != len(SPACES) or len(self.biggies) != len(SPACES):
            return "Nice Dice has six spaces"
        return next((wrong for seat in self.seats if (wrong := seat_fault(seat, seats))), "")


@dataclass(frozen=True, slots=True)
class NiceStakes(Stakes):
    """LVR H1 What each space pays at the end of the round."""

    pays: tuple[Pay, ...]


@dataclass(frozen=True, slots=True)
class Nice(Answer):
    """A die goes to the space of its value (`nice 5 biggy`)."""

    verb: ClassVar[str] = "nice"
    value: int
    biggy: bool

    @classmethod
    def read(cls, words: Sequence[str]) -> Nice:
        value, die = words
        return cls(FACES[value], KINDS[die])

    @property
    def casinos(self) -> tuple[int, ...]:
        """Where a die that lay on the space goes."""
        return (self.value,)

    def __str__(self) -> str:
        return f"nice {self.value} {kind(self.biggy)}"


@dataclass(frozen=True, slots=True)
class Treating(Owed[Nice | Decline]):
    """LVR H1 Which die gets a space? The roll still in hand, and the dice here that may be taken."""

    clause: ClassVar[str] = "LVR H1"
    verbs: ClassVar = (Nice, Decline)
    seat: Seat
    small: tuple[int, ...]
    big: int
    here_small: int
    here_big: int

    def choices(self, rules: Royale, state: State) -> list[Nice | Decline]:
        """LVR H1 One die on the space of its value; not one that is taken while its casino is barred."""
        home, tile = lying_at(state, NiceDice)
        closed = barred(state)
        found: list[Nice | Decline] = []
        for value in CASINOS:
            if value == closed and tile.seats[value - 1] >= 0:
                continue
            if value in self.small or (value == home and self.here_small):
                found.append(Nice(value, False))
            if value == self.big or (value == home and self.here_big):
                found.append(Nice(value, True))
        return [*found, Decline()]

    def answered(self, rules: Royale, state: State, event: Nice | Decline) -> State:
        """LVR H1 The die lies on the space; the one that lay there goes to that value's casino."""
        done = state._replace(pending=None)
        if isinstance(event, Decline):
            return done
        home, tile = lying_at(state, NiceDice)
        at, small, big = event.value - 1, int(not event.biggy), int(event.biggy)
        if event.value == home:
            done = to_casino(done, self.seat, home, -small, -big)
        else:
            done = to_hand(done, self.seat, -small, -big)
        if tile.seats[at] >= 0:
            was_big = tile.biggies[at]
            done = to_casino(done, tile.seats[at], event.value, 1 - was_big, was_big)
        seats = (*tile.seats[:at], self.seat, *tile.seats[at + 1 :])
        biggies = (*tile.biggies[:at], big, *tile.biggies[at + 1 :])
        return with_tile(done, home, NiceDice(seats, biggies))

    def stakes(self, rules: Royale, view: View) -> NiceStakes:
        """LVR H1 What the spaces pay."""
        return NiceStakes(tuple([Pay(*in_kind(worth)) for worth in SPACES.values()]))

    def told(self, before: State, event: Nice | Decline, after: State) -> Iterator[Effect]:
        """Which die goes to its space, and which one makes room for it."""
        if isinstance(event, Decline):
            yield Declined(seat=self.seat, side=NiceDice.code)
            return
        _, tile = lying_at(before, NiceDice)
        yield NicePlaced(seat=self.seat, space=event.value, big=event.biggy)
        if tile.seats[event.value - 1] >= 0:
            was_big = bool(tile.biggies[event.value - 1])
            yield DiePushed(seat=tile.seats[event.value - 1], casino=event.value, big=was_big)
