"""LVR §6 Move a die: what Handicap and My Choice ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.core.rules import Effect, Seat
from croupier.games.royale.effects import Declined
from croupier.games.royale.moves import open_casinos, own_dice, place
from croupier.games.royale.tiles.alike import TurnedDie
from croupier.games.royale.tiles.side import FACES, KINDS, Answer, Decline, Owed, kind

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View


@dataclass(frozen=True, slots=True)
class Turn(TurnedDie):
    """A die in hand is turned and placed without activating (`turn small 6`)."""

    verb: ClassVar[str] = "turn"


@dataclass(frozen=True, slots=True)
class Back(Answer):
    """A die on a casino comes back to hand (`back 3 small`)."""

    verb: ClassVar[str] = "back"
    casino: int
    biggy: bool

    @classmethod
    def read(cls, words: Sequence[str]) -> Back:
        casino, die = words
        return cls(FACES[casino], KINDS[die])

    @property
    def casinos(self) -> tuple[int, ...]:
        """Where the die comes from."""
        return (self.casino,)

    def __str__(self) -> str:
        return f"back {self.casino} {kind(self.biggy)}"


def ask_to_move(rules: Royale, state: State, seat: Seat) -> State:
    """LVR §6 The seat moves a die; with nothing possible it simply ends."""
    owed = MovingDie(seat)
    return state._replace(pending=owed) if owed.choices(rules, state) else state


def can_move(table: State | View, seat: Seat) -> bool:
    """LVR §6 Whether a seat has a die in hand, or one on an open casino."""
    on_casinos = any(any(own_dice(table, seat, casino)) for casino in open_casinos(table))
    return on_casinos or any(table.hands[seat])


@dataclass(frozen=True, slots=True)
class MovingDie(Owed[Turn | Back | Decline]):
    """LVR §6 Which die is moved? (F2, H2)"""

    clause: ClassVar[str] = "LVR §6"
    verbs: ClassVar = (Turn, Back, Decline)
    seat: Seat

    def choices(self, rules: Royale, state: State) -> list[Turn | Back | Decline]:
        """LVR §6 A die in hand to any open value, or an own die from an open casino back."""
        in_hand, casinos = state.hands[self.seat], open_casinos(state)
        found: list[Turn | Back | Decline] = [
            *(Turn(bool(big), value) for big in (0, 1) if in_hand[big] for value in casinos),
            *(
                Back(casino, bool(big))
                for casino in casinos
                for big in (0, 1)
                if own_dice(state, self.seat, casino)[big]
            ),
        ]
        return found if rules.edition.must_move else [*found, Decline()]

    def answered(self, rules: Royale, state: State, event: Turn | Back | Decline) -> State:
        """LVR §6 The die moves and activates nothing."""
        done = state._replace(pending=None)
        match event:
            case Turn(biggy=biggy, value=casino):
                return place(done, self.seat, casino, int(not biggy), int(biggy))
            case Back(casino=casino, biggy=biggy):
                return place(done, self.seat, casino, -int(not biggy), -int(biggy))
            case Decline():
                return done

    def told(self, before: State, event: Turn | Back | Decline, after: State) -> Iterator[Effect]:
        """That no die moves; one that does is seen."""
        if isinstance(event, Decline):
            yield Declined(seat=self.seat, side="none")
