"""LVR G1 Black Box: at payout the left neighbour splits six tokens, the winner here takes a pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from croupier.core.rules import Effect, Preview, Seat
from croupier.games.royale.effects import BoxSplit, PileTaken
from croupier.games.royale.moves import in_kind, place_of, reward
from croupier.games.royale.tiles.side import Answer, Asked, Owed, Pay, Side, Stakes, words

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View

#: LVR G1 The tokens, and the sizes of the first pile.
TOKENS = (60, 20, 20, 0, 0, 0)
FIRST_PILES = (3, 4, 5)
_TOKENS = {str(token): token for token in TOKENS}
_SECRET = Preview(0, "lvr-preview-secret")


@dataclass(frozen=True, slots=True)
class BlackBox(Side):
    """LVR G1; nothing happens when it is activated."""

    code: ClassVar[str] = "G1"
    title: ClassVar[str] = "Black Box"
    activates: ClassVar[bool] = False


def ask_to_split(state: State, winners: dict[int, Seat]) -> State:
    """LVR G1 The left neighbour of the seat that took the higher bill here splits."""
    winner = winners.get(place_of(state, BlackBox.code))
    if winner is None:
        return state
    return state._replace(pending=Splitting((winner + 1) % len(state.won), winner))


@dataclass(frozen=True, slots=True)
class BoxStakes(Stakes):
    """LVR G1 All tokens, and how each sum of a pile is paid, by steps of 20."""

    tokens: tuple[int, ...]
    pays: tuple[Pay, ...]


@dataclass(frozen=True, slots=True)
class Split(Answer):
    """The tokens of the Black Box in two piles (`split 60 20 0 / 20 0 0`); secret until one is taken."""

    verb: ClassVar[str] = "split"
    secret: ClassVar[bool] = True
    first: tuple[int, ...]
    second: tuple[int, ...]

    @classmethod
    def read(cls, words: Sequence[str]) -> Split:
        if len(words) != len(TOKENS) + 1:
            raise ValueError(words)
        middle = words.index("/")
        return cls(_falling(words[:middle]), _falling(words[middle + 1 :]))

    def public(self) -> str:
        """Only the sizes are seen."""
        return f"split {len(self.first)} {len(self.second)} ?"

    def __str__(self) -> str:
        return words("split", self.first, "/", self.second)


@dataclass(frozen=True, slots=True)
class Splitting(Owed[Split]):
    """LVR G1 How are the tokens split?"""

    clause: ClassVar[str] = "LVR G1"
    verbs: ClassVar = (Split,)
    seat: Seat
    winner: Seat

    def choices(self, rules: Royale, state: State) -> list[Split]:
        """LVR G1 Every split."""
        return SPLITS

    def answered(self, rules: Royale, state: State, event: Split) -> State:
        """LVR G1 The winner sees only the sizes."""
        return state._replace(pending=Picking(self.winner, self.seat, event.first, event.second))

    def told(self, before: State, event: Split, after: State) -> Iterator[Effect]:
        """The sizes of the piles."""
        yield BoxSplit(seat=self.seat, first=len(event.first), second=len(event.second))

    def stakes(self, rules: Royale, view: View) -> BoxStakes:
        """LVR G1 What the piles are made of, and what they pay."""
        return STAKES

    def preview(self, event: Split) -> Preview:
        """It depends on the winner."""
        return _SECRET

    def fault(self, seats: int) -> bool:
        """A seat won here."""
        return self.winner not in range(seats)


@dataclass(frozen=True, slots=True)
class Pile(Answer):
    """The winner takes pile 1 or 2 (`pile 2`)."""

    verb: ClassVar[str] = "pile"
    number: int

    @classmethod
    def read(cls, words: Sequence[str]) -> Pile:
        (number,) = words
        return cls({"1": 1, "2": 2}[number])

    def __str__(self) -> str:
        return f"pile {self.number}"


@dataclass(frozen=True, slots=True)
class Picking(Owed[Pile]):
    """LVR G1 Which pile does the winner take?"""

    clause: ClassVar[str] = "LVR G1"
    verbs: ClassVar = (Pile,)
    seat: Seat
    splitter: Seat
    first: tuple[int, ...]
    second: tuple[int, ...]

    def choices(self, rules: Royale, state: State) -> list[Pile]:
        """LVR G1 The first or the second."""
        return PILES

    def answered(self, rules: Royale, state: State, event: Pile) -> State:
        """LVR G1 Sum 0: nothing; 20: two chips; 40 to 100: one bill."""
        return reward(state._replace(pending=None), self.seat, self._worth(event))

    def told(self, before: State, event: Pile, after: State) -> Iterator[Effect]:
        """Which pile is taken; then both are turned up."""
        worth = self._worth(event)
        yield PileTaken(seat=self.seat, pile=event.number, worth=worth, other=sum(TOKENS) - worth)

    def _worth(self, event: Pile) -> int:
        return sum(self.first if event.number == 1 else self.second)

    @property
    def shown(self) -> str:
        """When a pile is taken, both are turned up."""
        return words(self.first, "/", self.second)

    def seen(self, viewer: Seat | None) -> Piles:
        """Everyone sees the sizes, only the splitter what the piles hold."""
        sizes = (len(self.first), len(self.second))
        mine = viewer == self.splitter
        return Piles(self.seat, self.splitter, sizes, self.first if mine else (), self.second if mine else ())

    def fault(self, seats: int) -> bool:
        """A seat split all the tokens."""
        return self.splitter not in range(seats) or sorted((*self.first, *self.second)) != sorted(TOKENS)


@dataclass(frozen=True, slots=True)
class Piles(Asked[Pile]):
    """LVR G1 A pile is to be taken, as a seat sees it: for all but the splitter the piles are face down."""

    clause: ClassVar[str] = "LVR G1"
    verbs: ClassVar = (Pile,)
    seat: Seat
    splitter: Seat
    sizes: tuple[int, int]
    first: tuple[int, ...]
    second: tuple[int, ...]

    def possible(self) -> list[Picking]:
        """All piles that could be these."""
        if self.first:
            return [Picking(self.seat, self.splitter, self.first, self.second)]
        fitting = _splits_of(self.sizes[0])
        return [Picking(self.seat, self.splitter, split.first, split.second) for split in fitting]

    def stakes(self, rules: Royale, view: View) -> BoxStakes:
        """LVR G1 What the piles are made of, and what they pay."""
        return STAKES

    def preview(self, event: Pile) -> Preview:
        """Nobody but the splitter can know."""
        return _SECRET


def _splits() -> Iterator[Split]:
    """LVR G1 Every split; with 3+3 both orders are different choices."""
    for size in FIRST_PILES:
        for chosen in dict.fromkeys(combinations(TOKENS, size)):
            rest = list(TOKENS)
            for token in chosen:
                rest.remove(token)
            yield Split(chosen, tuple(rest))


@cache
def _splits_of(size: int) -> list[Split]:
    return [split for split in SPLITS if len(split.first) == size]


def _falling(tokens: Sequence[str]) -> tuple[int, ...]:
    """Tokens of a pile in falling order; raises `ValueError` for another order or none."""
    found = [_TOKENS[token] for token in tokens]
    if found != sorted(found, reverse=True) or not found:
        raise ValueError(tokens)
    return tuple(found)


STAKES = BoxStakes(TOKENS, tuple([Pay(*in_kind(worth)) for worth in range(0, sum(TOKENS) + 1, 20)]))
SPLITS = list(_splits())
PILES = [Pile(1), Pile(2)]
