"""LVR B2 Fifty Fifty: higher or lower, space by space, or stop and take what the space pays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from croupier.core.chance import rolls
from croupier.core.rules import Effect, Preview, Seat
from croupier.games.royale.effects import Dared, DareEnded
from croupier.games.royale.moves import in_kind, reward
from croupier.games.royale.tiles.side import (
    Activation,
    Answer,
    Black,
    BlackRoll,
    Odds,
    Owed,
    Pay,
    Side,
    Stakes,
)

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View

#: LVR B2 What each space pays.
SPACES = (0, 10, 30, 40, 60)
TOP = len(SPACES) - 1


@dataclass(frozen=True, slots=True)
class FiftyFifty(Side):
    """LVR B2."""

    code: ClassVar[str] = "B2"
    title: ClassVar[str] = "Fifty Fifty"

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR B2 The first roll, with the marker on space 0."""
        return state._replace(pending=FiftyRoll(by.seat, 0, 0, 0))


@dataclass(frozen=True, slots=True)
class FiftyStakes(Stakes):
    """LVR B2 What each space pays, where the marker stands, and how likely a higher and a lower sum are."""

    pays: tuple[Pay, ...]
    space: int
    #: The last sum; 0: none yet, and nothing can be said of the next.
    sum: int
    higher: Odds
    lower: Odds


@dataclass(frozen=True, slots=True)
class FiftyRoll(BlackRoll):
    """LVR B2 The black dice show whether higher (1) or lower (-1) was right; 0: the first roll."""

    clause: ClassVar[str] = "LVR B2"
    seat: Seat
    space: int
    last: int
    said: int

    def answered(self, rules: Royale, state: State, event: Black) -> State:
        """LVR B2 Right: one space on, and at the top it is paid. Wrong or equal: nothing, and over."""
        if self.said == 0:
            return state._replace(pending=Daring(self.seat, 0, event.sum))
        if (event.sum - self.last) * self.said <= 0:
            return state._replace(pending=None)
        if self.space + 1 == TOP:
            return reward(state._replace(pending=None), self.seat, SPACES[TOP])
        return state._replace(pending=Daring(self.seat, self.space + 1, event.sum))

    def told(self, before: State, event: Black, after: State) -> Iterator[Effect]:
        """Whether it was right, and so who loses: an equal sum is wrong too."""
        if self.said:
            step = (event.sum - self.last) * self.said
            outcome: Literal["right", "wrong", "equal"] = (
                "right" if step > 0 else "wrong" if step else "equal"
            )
            yield DareEnded(seat=self.seat, sum=event.sum, last=self.last, outcome=outcome)

    def stakes(self, rules: Royale, view: View) -> FiftyStakes:
        """LVR B2 The ladder, and the odds of what was said."""
        return _stakes(self.space, self.last)

    def fault(self, seats: int) -> bool:
        """A space below the top, and a sum of two dice."""
        return not (0 <= self.space < TOP and 0 <= self.last <= 12)


@dataclass(frozen=True, slots=True)
class Stop(Answer):
    """The reward of the space is taken (`stop`)."""

    verb: ClassVar[str] = "stop"

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Higher(Answer):
    """The next sum is said to be higher (`higher`)."""

    verb: ClassVar[str] = "higher"

    def __str__(self) -> str:
        return "higher"


@dataclass(frozen=True, slots=True)
class Lower(Answer):
    """The next sum is said to be lower (`lower`)."""

    verb: ClassVar[str] = "lower"

    def __str__(self) -> str:
        return "lower"


@dataclass(frozen=True, slots=True)
class Daring(Owed[Stop | Higher | Lower]):
    """LVR B2 Stop, higher or lower?"""

    clause: ClassVar[str] = "LVR B2"
    verbs: ClassVar = (Stop, Higher, Lower)
    seat: Seat
    space: int
    last: int

    def choices(self, rules: Royale, state: State) -> list[Stop | Higher | Lower]:
        """LVR B2 Always all three; higher after 12 and lower after 2 are wrong."""
        return DARES

    def answered(self, rules: Royale, state: State, event: Stop | Higher | Lower) -> State:
        """LVR B2 Stop and take the space's reward, or say higher or lower and roll again."""
        if isinstance(event, Stop):
            return reward(state._replace(pending=None), self.seat, SPACES[self.space])
        said = 1 if isinstance(event, Higher) else -1
        return state._replace(pending=FiftyRoll(self.seat, self.space, self.last, said))

    def told(self, before: State, event: Stop | Higher | Lower, after: State) -> Iterator[Effect]:
        """What the seat says; who stops on space 0 takes nothing."""
        said: Literal["stop", "nothing", "higher", "lower"]
        match event:
            case Stop():
                said = "stop" if SPACES[self.space] else "nothing"
            case Higher():
                said = "higher"
            case Lower():
                said = "lower"
        yield Dared(seat=self.seat, said=said, last=self.last)

    def preview(self, event: Stop | Higher | Lower) -> Preview | None:
        """In how many of 36 cases a guess is right."""
        if isinstance(event, Stop):
            return None
        right, of = odds(self.last, 1 if isinstance(event, Higher) else -1)
        return Preview(0, "lvr-preview-odds", (("right", right), ("of", of)))

    def stakes(self, rules: Royale, view: View) -> FiftyStakes:
        """LVR B2 The ladder, and the odds of higher and lower."""
        return _stakes(self.space, self.last)

    def fault(self, seats: int) -> bool:
        """A space below the top, and a sum of two dice."""
        return not (0 <= self.space < TOP and 0 <= self.last <= 12)


def odds(last: int, said: int) -> Odds:
    """LVR B2 In how many of 36 throws the sum is higher (1) or lower (-1) than the last."""
    return Odds(sum(times for faces, times in rolls(2) if (sum(faces) - last) * said > 0), 36)


def _stakes(space: int, last: int) -> FiftyStakes:
    return FiftyStakes(
        pays=tuple([Pay(*in_kind(worth)) for worth in SPACES]),
        space=space,
        sum=last,
        higher=odds(last, 1),
        lower=odds(last, -1),
    )


DARES: list[Stop | Higher | Lower] = [Stop(), Higher(), Lower()]
