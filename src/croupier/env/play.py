"""One game between the rules and those who choose by numbers: chance runs by itself, decisions wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from croupier import games
from croupier.core.chance import Seeded
from croupier.core.encoding import Written
from croupier.core.errors import InvalidAction, InvalidOption, clip
from croupier.core.options import Value
from croupier.core.rules import AnyRules, Chance, Over, Seat, victory_shares

#: What is rewarded: the share of the victory, when the game is over; or every change of one's own score.
Reward: TypeAlias = Literal["victory", "score"]
REWARDS: Final[tuple[Reward, ...]] = ("victory", "score")
#: With more choices than this the states after each of them are not told.
MOST_AFTERSTATES: Final = 64
#: What a seat loses that chooses a number which is not legal; the game ends for all.
ILLEGAL: Final = -1.0

Observation: TypeAlias = dict[str, NDArray[Any]]


class Play:
    """A game in numbers; everything a seat is told is made of its view."""

    def __init__(
        self,
        name: str,
        seats: int | None,
        options: Mapping[str, Value],
        *,
        encoding: str,
        reward: str,
        afterstates: bool,
    ) -> None:
        if reward not in REWARDS:
            raise InvalidOption(f"reward cannot be {clip(reward)}: allowed {', '.join(REWARDS)}")
        found = games.game(name)
        count = min(max(4, found.seats[0]), found.seats[-1]) if seats is None else seats
        self.rules: AnyRules = games.rules_with(name, count, options)
        self.encoding = games.encoding(self.rules, encoding)
        self.reward = reward
        self.afterstates = afterstates
        if afterstates and self.encoding.choices > MOST_AFTERSTATES:
            raise InvalidOption(
                f"{name} has {self.encoding.choices} choices: afterstates are told up to {MOST_AFTERSTATES}"
            )
        self.size = sum(part.size for part in self.encoding.fields)
        self.begin(0)
        #: The first decision of some game: its board says how large pictures are.
        self.opening = self.state

    def begin(self, seed: int) -> None:
        """A new game; the same seed deals the same."""
        self._source = Seeded(seed)
        self._written: dict[Seat, Written] = {}
        self.state = self.rules.start()
        self._scores = self.rules.score(self.state)
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.turn

    def choose(self, seat: Seat, number: int) -> None:
        """A seat in turn chooses a number; raises `InvalidAction` for one that is not legal now."""
        legal = self.legal(seat)
        if number not in legal:
            raise InvalidAction(str(number), f"seat {seat + 1} may choose {', '.join(map(str, legal))} now")
        written = (*self._written.get(seat, ()), number)
        view, actions = self.rules.view(self.state, seat), self.rules.actions(self.state, seat)
        event = self.encoding.event(view, actions, written)
        if event is None:
            self._written[seat] = () if self.encoding.starts_anew(written) else written
        else:
            self._written.pop(seat, None)
            self.do(seat, event)

    def do(self, seat: Seat, event: Any) -> None:
        """A seat in turn does something legal."""
        self.state = self.rules.apply(self.state, seat, event)
        self._go_on()

    def _go_on(self) -> None:
        """Chance brings what is due, until a seat is asked or the game is over."""
        while isinstance(turn := self.rules.turn(self.state), Chance):
            self.state = self.rules.apply(self.state, None, self.rules.sample(self.state, self._source))
        self.turn: tuple[Seat, ...] = () if isinstance(turn, Over) else turn

    def rewards(self) -> list[float]:
        """What every seat has earned since this was asked last."""
        if self.reward == "score":
            before, self._scores = self._scores, self.rules.score(self.state)
            return [float(new - old) for new, old in zip(self._scores, before, strict=True)]
        if not self.over:
            return [0.0] * self.rules.seats
        return [*victory_shares(self.rules.ranks(self.state))]

    # What a seat is told

    def legal(self, seat: Seat) -> list[int]:
        """The numbers a seat may choose now; none for a seat that is not in turn."""
        if seat not in self.turn:
            return []
        view, actions = self.rules.view(self.state, seat), self.rules.actions(self.state, seat)
        return [*self.encoding.legal(view, actions, self._written.get(seat, ()))]

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """The same as ones in a row of zeros."""
        found = np.zeros(self.encoding.choices, np.int8)
        found[self.legal(seat)] = 1
        return found

    def observe(self, seat: Seat) -> Observation:
        """What a seat sees, with the mask of what it may choose."""
        view = self.rules.view(self.state, seat)
        seen = self.encoding.observe(view, self._written.get(seat, ()))
        told: Observation = {"observation": _array(seen), "action_mask": self.mask(seat)}
        if self.afterstates:
            told["afterstates"] = self._after(seat, view)
        return told

    def _after(self, seat: Seat, view: Any) -> NDArray[np.uint8]:
        """What the seat would see after each choice, before chance goes on.

        What is hidden from the seat is dealt in one way that fits what it sees, the same for equal views.
        """
        found = np.zeros((self.encoding.choices, self.size), np.uint8)
        if seat in self.turn:
            state = self.rules.redeal(view, Seeded(0))
            actions = self.rules.actions(state, seat)
            for number in self.encoding.legal(view, actions, ()):
                event = self.encoding.event(view, actions, (number,))
                assert event is not None, "games with afterstates have one number an event"
                after = self.rules.view(self.rules.apply(state, seat, event), seat)
                found[number] = _array(self.encoding.observe(after, ()))
        return found

    def space(self, more: int = 0) -> spaces.Dict:
        """The space of observations; `more` choices than the game has."""
        choices = self.encoding.choices + more
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (choices,), np.int8),
        }
        if self.afterstates:
            parts["afterstates"] = spaces.Box(0, 255, (self.encoding.choices, self.size), np.uint8)
        return spaces.Dict(parts)

    def fields(self) -> dict[str, tuple[slice, tuple[int, ...]]]:
        """Where every part of an observation lies, and its shape."""
        found, at = {}, 0
        for part in self.encoding.fields:
            found[part.name] = (slice(at, at + part.size), part.shape)
            at += part.size
        return found

    def names(self) -> Sequence[str]:
        """How the seats are called on a board, then the neutral player."""
        return [*(f"Seat {seat}" for seat in range(1, self.rules.seats + 1)), "neutral"]


def _array(seen: bytes) -> NDArray[np.uint8]:
    """Figures as an array of their own."""
    return np.frombuffer(seen, np.uint8).copy()
