"""PettingZoo: every seat is an agent; in turn (AEC), or all who are asked at once (parallel)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from croupier import games
from croupier.env.pictures import MODES, check_mode, render
from croupier.env.play import ILLEGAL, Observation, Play


def _metadata(play: Play, parallel: bool) -> dict[str, Any]:
    name = play.rules.name
    version = games.game(name).encoding_version
    return {
        "name": f"{name.replace('-', '_')}_v{version}",
        "render_modes": [*MODES],
        "render_fps": 1,
        "is_parallelizable": parallel,
    }


class InTurn(AECEnv):  # type: ignore[misc]
    """One agent after the other; `seat_1` is seat 1."""

    def __init__(self, play: Play, render_mode: str | None) -> None:
        super().__init__()
        self.play = play
        self.render_mode = check_mode(render_mode)
        self.metadata = _metadata(play, parallel=False)
        self.possible_agents = [f"seat_{seat}" for seat in range(1, play.rules.seats + 1)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: play.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(play.encoding.choices) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is told, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may choose from, always the same object."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent is told now."""
        return self.play.observe(self.possible_agents.index(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, up to the first decision."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.play.begin(int(self._random.integers(1 << 62)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell()

    def step(self, action: int | None) -> None:
        """The selected agent chooses; None once it has been told that the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.play.choose(self.possible_agents.index(agent), int(action))
        self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        self._tell()
        self._accumulate_rewards()
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _tell(self) -> None:
        """Whose turn it is, and its mask; nobody else may choose."""
        if not self.play.over:
            self.agent_selection = self.possible_agents[self.play.turn[0]]
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self.play.mask(seat)} for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board in words as the selected agent sees it, or as a picture."""
        return render(self.play, self.possible_agents.index(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class AtOnce(ParallelEnv):  # type: ignore[misc]
    """All agents at once: whoever is not asked has one choice, to wait, which is the last number."""

    def __init__(self, play: Play, render_mode: str | None) -> None:
        self.play = play
        self.wait = play.encoding.choices
        self.render_mode = check_mode(render_mode)
        self.metadata = _metadata(play, parallel=True)
        self.possible_agents = [f"seat_{seat}" for seat in range(1, play.rules.seats + 1)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: play.space(more=1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is told, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may choose from, always the same object."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game, up to the first decisions."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.play.begin(int(self._random.integers(1 << 62)))
        self.agents = [*self.possible_agents]
        return self._told()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody who is asked chooses; a number that is not legal loses, and the game ends for all."""
        agents = [*self.agents]
        wrong = {
            agent: ILLEGAL for seat, agent in enumerate(agents) if not self._allowed(seat, actions[agent])
        }
        if not wrong:
            for seat in self.play.turn:
                self.play.choose(seat, int(actions[agents[seat]]))
        told, infos = self._told()
        earned = dict(zip(agents, self.play.rewards(), strict=True))
        rewards = {**dict.fromkeys(agents, 0.0), **wrong} if wrong else earned
        over = bool(wrong) or self.play.over
        if over:
            self.agents = []
        return told, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _allowed(self, seat: int, number: int) -> bool:
        legal = self.play.legal(seat) if seat in self.play.turn else [self.wait]
        return int(number) in legal

    def _told(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        told, infos = {}, {}
        for seat, agent in enumerate(self.agents):
            seen = self.play.observe(seat)
            waits = np.array([seat not in self.play.turn], np.int8)
            seen["action_mask"] = np.concatenate([seen["action_mask"], waits])
            told[agent] = seen
            infos[agent] = {"action_mask": seen["action_mask"].copy()}
        return told, infos

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board in words as everybody sees it, or as a picture."""
        return render(self.play, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
