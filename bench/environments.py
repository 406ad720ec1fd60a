"""How fast environments are, by processor time on one core: ours, PettingZoo's and OpenSpiel's, in one run.

    python -m bench.environments [--write docs/environments.md] [--without Royale]

A decision is one legal number chosen at random and stepped, with observation and mask, resets included. At
the tables of the kernel only `step` is timed, because there the numbers are drawn in an array for all tables;
elsewhere they are drawn in the loop, which costs little beside it. Slices are taken in turn and the best of
each is told, so that a busy machine disturbs all alike. What is not installed is left out and said so:
PettingZoo's own game needs pygame.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np

import croupier.env

SLICES, SECONDS = 4, 0.5
MARKS = "<!-- measured -->", "<!-- end of measured -->"
Slice = Callable[[], float]


def tables(id: str, count: int, opponents: str, copy: bool = False) -> Slice:
    """Tables in the kernel, five seats; without copies the arrays are the kernel's own."""
    env = gymnasium.make_vec(id, count, "vector_entry_point", seats=5, opponents=opponents, copy=copy)
    told, _ = env.reset(seed=1)
    random = np.random.default_rng(1)

    def run() -> float:
        nonlocal told
        spent, steps = 0.0, 0
        while spent < SECONDS:
            masks = told["action_mask"]
            actions = (random.random(masks.shape, np.float32) * masks).argmax(axis=1)
            began = process_time()
            told, *_ = env.step(actions)
            spent += process_time() - began
            steps += 1
        return count * steps / spent

    return run


def agents(made: Callable[[], Any]) -> Slice:
    """A PettingZoo environment, one agent after the other."""
    env = made()
    random = np.random.default_rng(1)

    def run() -> float:
        began, decisions = process_time(), 0
        while process_time() - began < SECONDS:
            env.reset(seed=decisions)
            for _ in env.agent_iter():
                told, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(told["action_mask"])
                env.step(int(legal[random.integers(len(legal))]))
                decisions += 1
        return decisions / (process_time() - began)

    return run


def spiel(name: str) -> Slice:
    """A game of OpenSpiel's in its learning environment."""
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(name)
    random = np.random.default_rng(1)

    def run() -> float:
        began, decisions = process_time(), 0
        while process_time() - began < SECONDS:
            step = env.reset()
            while not step.last():
                legal = step.observations["legal_actions"][step.observations["current_player"]]
                step = env.step([legal[random.integers(len(legal))]])
                decisions += 1
        return decisions / (process_time() - began)

    return run


def connect_four() -> Any:
    """PettingZoo's own game of a like size."""
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


KINDS: dict[str, Callable[[], Slice]] = {
    "ours, 4,096 tables of 2012, five learners": lambda: tables("croupier/LasVegas2012-v1", 4096, "self"),
    "the same with `copy=True`, the default": lambda: tables("croupier/LasVegas2012-v1", 4096, "self", True),
    "ours, 4,096 tables of 2012, one learner, four greedy": lambda: tables(
        "croupier/LasVegas2012-v1", 4096, "greedy"
    ),
    "ours, 4,096 tables of Six, five learners": lambda: tables("croupier/LasVegasSix-v1", 4096, "self"),
    "ours, 4,096 tables of Royale, five learners": lambda: tables("croupier/LasVegasRoyale-v1", 4096, "self"),
    "ours, 2012 by PettingZoo's AEC, five seats": lambda: agents(
        lambda: croupier.env.pettingzoo("las-vegas-2012", 5)
    ),
    "PettingZoo's own connect_four_v3": lambda: agents(connect_four),
    "OpenSpiel's own pig": lambda: spiel("pig"),
    "OpenSpiel's own yacht": lambda: spiel("yacht"),
    "OpenSpiel's own backgammon": lambda: spiel("backgammon"),
}


def measure(without: str) -> list[str]:
    """The lines of the table; kinds whose name has some words in it are left out."""
    runs: dict[str, Slice] = {}
    missing = []
    for name, made in KINDS.items():
        if without and without in name:
            continue
        try:
            runs[name] = made()
        except ImportError as error:
            missing.append(f"| {name} | not installed: {error.name} |")
    best = dict.fromkeys(runs, 0.0)
    for _ in range(SLICES):
        for name, run in runs.items():
            best[name] = max(best[name], run())
    where = f"{platform.system()}, Python {platform.python_version()}, NumPy {np.__version__}"
    return [
        f"Measured {datetime.now(UTC):%Y-%m-%d} by `python -m bench.environments` on one core: {where}.",
        "",
        "| environment | decisions a second |",
        "|---|---:|",
        *(f"| {name} | {figure:,.0f} |" for name, figure in best.items()),
        *missing,
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How fast environments are.")
    parser.add_argument("--write", type=Path, help="a page to write the table into, between its marks")
    parser.add_argument("--without", default="", help="leave out what has these words in its name")
    given = parser.parse_args()
    lines = "\n".join(measure(given.without))
    print(lines)
    if given.write:
        page = given.write.read_text(encoding="utf-8")
        before, after = page.split(MARKS[0])[0], page.split(MARKS[1])[1]
        given.write.write_text(f"{before}{MARKS[0]}\n{lines}\n{MARKS[1]}{after}", encoding="utf-8")
