"""Gymnasium: one learning seat against bots, `gymnasium.make("croupier/…-v1")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from croupier import bots
from croupier.core.bot import Bot
from croupier.core.chance import Seeded
from croupier.core.errors import InvalidAction, InvalidOption
from croupier.core.options import Value
from croupier.env.pictures import MODES, check_mode, render
from croupier.env.play import ILLEGAL, Observation, Play


class AgainstBots(gymnasium.Env[Observation, Any]):
    """A game in which one seat learns and bots play the others.

    `seat` is the learner's, from 1. `opponents` is a bot for all other seats or one for each of them, from
    the left neighbour on: a name with parameters, or a class of one's own, `package.module:Class`.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 (as the base has it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 1,
        opponents: str | Sequence[str] = "greedy",
        reward: str = "victory",
        encoding: str = "",
        afterstates: bool = False,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.play = Play(game, seats, options, encoding=encoding, reward=reward, afterstates=afterstates)
        rules = self.play.rules
        if not 1 <= seat <= rules.seats:
            raise InvalidOption(f"seat cannot be {seat}: allowed 1 to {rules.seats}")
        self.seat = seat - 1
        self.opponents = self._seated(opponents)
        self.render_mode = check_mode(render_mode)
        space: spaces.Space[Any] = self.play.space()
        self.observation_space = space
        self.action_space = spaces.Discrete(self.play.encoding.choices)
        self._ended = True

    def _seated(self, opponents: str | Sequence[str]) -> dict[int, Bot[Any, Any, Any]]:
        """The bot of every seat but the learner's."""
        rules = self.play.rules
        others = [(self.seat + step) % rules.seats for step in range(1, rules.seats)]
        named = [opponents] * len(others) if isinstance(opponents, str) else [*opponents]
        if len(named) != len(others):
            raise InvalidOption(
                f"{len(named)} opponents for {len(others)} other seats: one for all, or one for each"
            )
        return {other: bots.load(name, rules) for other, name in zip(others, named, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        dealt, *minds = map(int, self.np_random.integers(1 << 62, size=1 + self.play.rules.seats))
        self._minds = [Seeded(mind) for mind in minds]
        self.play.begin(dealt)
        self._let_others_play()
        self.play.rewards()
        self._ended = False
        return self._told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner chooses; then the others play until it is asked again, or the game is over."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: reset before the next step")
        try:
            self.play.choose(self.seat, int(action))
        except InvalidAction as error:
            self._ended = True
            observation, info = self._told()
            return observation, ILLEGAL, True, False, {**info, "illegal": str(error)}
        self._let_others_play()
        self._ended = self.play.over
        observation, info = self._told()
        return observation, self.play.rewards()[self.seat], self._ended, False, info

    def _let_others_play(self) -> None:
        play, rules = self.play, self.play.rules
        while play.turn and self.seat not in play.turn:
            seat = play.turn[0]
            view, actions = rules.view(play.state, seat), rules.actions(play.state, seat)
            play.do(seat, self.opponents[seat].choose(view, actions, rules, self._minds[seat]))

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.play.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"].copy()}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board in words as the learner sees it, or as a picture."""
        return render(self.play, self.seat, self.render_mode)
