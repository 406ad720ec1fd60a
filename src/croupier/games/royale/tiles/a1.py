"""LVR A1 Lucky Punch: tokens are hidden in the fist, the left neighbour guesses how many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.core.rules import Effect, Preview, Seat
from croupier.games.royale.effects import Guessed, TokensHidden, Uncovered
from croupier.games.royale.moves import in_kind, reward
from croupier.games.royale.tiles.side import Activation, Answer, Asked, Owed, Pay, Side, Stakes

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View

#: LVR A1 What a wrong guess pays for 1, 2 and 3 hidden tokens.
PUNCH = {1: 20, 2: 30, 3: 40}
_TOKENS = {str(tokens): tokens for tokens in PUNCH}


@dataclass(frozen=True, slots=True)
class LuckyPunch(Side):
    """LVR A1."""

    code: ClassVar[str] = "A1"
    title: ClassVar[str] = "Lucky Punch"

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR A1 The active seat hides tokens."""
        return state._replace(pending=Hiding(by.seat))


@dataclass(frozen=True, slots=True)
class PunchStakes(Stakes):
    """LVR A1 What a wrong guess pays for one, two and three hidden tokens."""

    pays: tuple[Pay, ...]


@dataclass(frozen=True, slots=True)
class Hide(Answer):
    """Tokens go into the fist (`hide 2`); secret until the guess."""

    verb: ClassVar[str] = "hide"
    secret: ClassVar[bool] = True
    tokens: int

    @classmethod
    def read(cls, words: Sequence[str]) -> Hide:
        (tokens,) = words
        return cls(_TOKENS[tokens])

    def public(self) -> str:
        """How many they are is not told."""
        return "hide ?"

    def __str__(self) -> str:
        return f"hide {self.tokens}"


@dataclass(frozen=True, slots=True)
class Hiding(Owed[Hide]):
    """LVR A1 How many tokens go into the fist?"""

    clause: ClassVar[str] = "LVR A1"
    verbs: ClassVar = (Hide,)
    seat: Seat

    def choices(self, rules: Royale, state: State) -> list[Hide]:
        """LVR A1 One, two or three."""
        return HIDES

    def answered(self, rules: Royale, state: State, event: Hide) -> State:
        """LVR A1 The left neighbour guesses."""
        return state._replace(pending=Guessing((self.seat + 1) % rules.seats, self.seat, event.tokens))

    def told(self, before: State, event: Hide, after: State) -> Iterator[Effect]:
        """Tokens are hidden; how many is secret."""
        yield TokensHidden(seat=self.seat)

    def stakes(self, rules: Royale, view: View) -> PunchStakes:
        """LVR A1 What each number would pay."""
        return STAKES

    def preview(self, event: Hide) -> Preview:
        """What a wrong guess would pay."""
        money, chips = in_kind(PUNCH[event.tokens])
        return Preview(0, "lvr-preview-hide", (("money", money), ("chips", chips)))


@dataclass(frozen=True, slots=True)
class Guess(Answer):
    """So many are said to be in the fist (`guess 3`)."""

    verb: ClassVar[str] = "guess"
    tokens: int

    @classmethod
    def read(cls, words: Sequence[str]) -> Guess:
        (tokens,) = words
        return cls(_TOKENS[tokens])

    def __str__(self) -> str:
        return f"guess {self.tokens}"


@dataclass(frozen=True, slots=True)
class Guessing(Owed[Guess]):
    """LVR A1 How many are in the fist?"""

    clause: ClassVar[str] = "LVR A1"
    verbs: ClassVar = (Guess,)
    seat: Seat
    hider: Seat
    hidden: int

    def choices(self, rules: Royale, state: State) -> list[Guess]:
        """LVR A1 One, two or three."""
        return GUESSES

    def answered(self, rules: Royale, state: State, event: Guess) -> State:
        """LVR A1 A wrong guess pays the hider, a right one nobody."""
        done = state._replace(pending=None)
        return done if event.tokens == self.hidden else reward(done, self.hider, PUNCH[self.hidden])

    @property
    def shown(self) -> str:
        """A guess uncovers the fist."""
        return str(self.hidden)

    def told(self, before: State, event: Guess, after: State) -> Iterator[Effect]:
        """The fist opens."""
        yield Guessed(seat=self.seat, tokens=event.tokens)
        yield Uncovered(seat=self.hider, tokens=self.hidden, right=self.hidden == event.tokens)

    def seen(self, viewer: Seat | None) -> Fist:
        """Only the hider knows the number."""
        return Fist(self.seat, self.hider, self.hidden if viewer == self.hider else 0)

    def fault(self, seats: int) -> bool:
        """A seat hid one to three tokens."""
        return self.hider not in range(seats) or self.hidden not in PUNCH


@dataclass(frozen=True, slots=True)
class Fist(Asked[Guess]):
    """LVR A1 A guess is owed, as a seat sees it: for all but the hider the number is 0."""

    clause: ClassVar[str] = "LVR A1"
    verbs: ClassVar = (Guess,)
    seat: Seat
    hider: Seat
    hidden: int

    def possible(self) -> list[Guessing]:
        """Every number that could be in the fist."""
        numbers = [self.hidden] if self.hidden else [*PUNCH]
        return [Guessing(self.seat, self.hider, number) for number in numbers]

    def stakes(self, rules: Royale, view: View) -> PunchStakes:
        """LVR A1 What each number would pay."""
        return STAKES

    def preview(self, event: Guess) -> Preview:
        """Nobody but the hider can know."""
        return Preview(0, "lvr-preview-secret")


STAKES = PunchStakes(tuple([Pay(*in_kind(worth)) for worth in PUNCH.values()]))
HIDES = [Hide(tokens) for tokens in PUNCH]
GUESSES = [Guess(tokens) for tokens in PUNCH]
