"""Gymnasium's vector environments on the compiled kernels: thousands of tables, one call a step.

A game that ends begins anew in the same step (`AutoresetMode.SAME_STEP`): `info["final_obs"]` has the last
observation of the tables where `info["_final_obs"]` is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from croupier import games
from croupier.core.errors import InvalidOption, clip
from croupier.core.kernel import Tables
from croupier.core.options import Value
from croupier.env.play import Observation, Play

#: Who plays the other seats: policies of the kernels by number, or the learner itself.
OPPONENTS: Final = {"random": 0, "greedy": 1, "self": 2}
_LEARNER: Final = OPPONENTS["self"]


class ManyTables(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """A table of the game in every environment, with the same seats and options.

    `opponents` is `random`, `greedy` or `self`, for all other seats or for each of them from the left
    neighbour on. With `self` the caller decides for every seat that is asked: `info["seat"]` says which, the
    observation is what it sees, and the reward is its own. Without `copy` the arrays that are returned are
    those the kernel writes, and the next step changes them.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 1,
        opponents: str | Sequence[str] = "greedy",
        copy: bool = True,
        **options: Value,
    ) -> None:
        play = Play(game, seats, options, encoding="", reward="victory", afterstates=False)
        rules = play.rules
        if not 1 <= seat <= rules.seats:
            raise InvalidOption(f"seat cannot be {seat}: allowed 1 to {rules.seats}")
        if num_envs < 1:
            raise InvalidOption(f"num_envs cannot be {num_envs}: allowed is a whole number from 1")
        self.rules = rules
        self.fields = play.fields()
        self.num_envs = num_envs
        self.single_observation_space = play.space()
        self.single_action_space = spaces.Discrete(play.encoding.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables: Tables = games.tables(rules, num_envs, _policies(rules.seats, seat - 1, opponents))
        self._copy = copy
        self._random: np.random.Generator | None = None

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games at all tables, dealt by one seed."""
        if not (seed is None or isinstance(seed, int)):
            raise InvalidOption("all tables are dealt by one seed: a list of seeds is not taken")
        if seed is not None or self._random is None:
            self._random, self._np_random_seed = seeding.np_random(seed)
            self._np_random = self._random
        self.tables.begin(int(self._random.integers(1 << 62)))
        return self._told(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A decision at every table."""
        if len(actions) != self.num_envs:
            raise InvalidOption(f"{len(actions)} actions for {self.num_envs} tables")
        tables = self.tables
        tables.step(actions)
        info = self._info()
        if tables.ended.any():
            last = {
                "observation": self._given(tables.finals.T),
                "action_mask": np.zeros_like(info["action_mask"]),
            }
            info |= {
                "final_obs": last,
                "_final_obs": tables.ended.copy(),
                "shares": self._given(tables.shares.T),
            }
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._told(), self._given(tables.rewards), self._given(tables.ended), truncated, info

    def _told(self) -> Observation:
        return {
            "observation": self._given(self.tables.observations.T),
            "action_mask": self._given(self.tables.masks.T),
        }

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._given(self.tables.masks.T), "seat": self._given(self.tables.seats)}

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


def _policies(seats: int, learner: int, opponents: str | Sequence[str]) -> list[int]:
    """Who plays each seat."""
    named = [opponents] * (seats - 1) if isinstance(opponents, str) else [*opponents]
    if len(named) != seats - 1:
        raise InvalidOption(
            f"{len(named)} opponents for {seats - 1} other seats: one for all, or one for each"
        )
    found = [_LEARNER] * seats
    for step, name in enumerate(named, 1):
        if name not in OPPONENTS:
            raise InvalidOption(
                f"tables of the kernel cannot be played by {clip(name)}: allowed {', '.join(OPPONENTS)}"
            )
        found[(learner + step) % seats] = OPPONENTS[name]
    return found
