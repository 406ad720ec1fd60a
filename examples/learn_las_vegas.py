"""Learns Las Vegas from nothing but played rounds, with NumPy on one core, and beats four greedy bots.

    python examples/learn_las_vegas.py                  # how often the kept player wins, in seconds
    python examples/learn_las_vegas.py --seconds 22     # learns anew; the curve is printed as it goes
    python examples/learn_las_vegas.py --seconds 22 --keep    # and keeps what was learned

It needs croupier[research]. A small network looks at one choice (the dice that would go to a casino, who
lies there, its bills, all hands) and foretells by how much its seat will beat the others' mean in this round.
It learns by comparing that with what the round brought, and plays the choice it thinks best of, sometimes
another. What was learned sits at any table; in this folder:
`croupier arena las-vegas-2012 --bots learn_las_vegas:Learned,greedy`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.env.vector import ManyTables
from croupier.games.lasvegas.encoding import Encoding

Array = NDArray[np.float32]
KEPT = Path(__file__).with_name("learn_las_vegas.npz")
SEATS, CASINOS, FIGURES, HIDDEN = 5, 6, 39, 48


def taken(dice: NDArray[Any], bills: NDArray[Any]) -> Array:
    """What every seat takes at every casino now: equal numbers of dice cancel, then the most dice first."""
    others = ~np.eye(SEATS, dtype=bool)[None, :, :, None]
    alike = ((dice[:, :, None] == dice[:, None]) & others).any(axis=2)
    strong = np.where(alike, 0, dice)
    rank = (strong[:, :, None] < strong[:, None]).sum(axis=2)
    paid = np.take_along_axis(bills, rank.transpose(0, 2, 1), axis=2).transpose(0, 2, 1)
    return np.where(strong > 0, paid, 0).astype(np.float32)


def figures(seen: NDArray[np.uint8], fields: dict[str, tuple[slice, tuple[int, ...]]]) -> Array:
    """The figures of every choice at every table: tables by casinos by figures."""

    def part(name: str) -> NDArray[np.int16]:
        at, shape = fields[name]
        return seen[:, at].reshape(len(seen), *shape).astype(np.int16)

    dice, bills, rolled = part("dice"), part("bills"), part("rolled")[:, 0]
    hands, money = part("hands")[:, :, 0], part("money")
    after = dice.copy()
    after[:, 0] += rolled
    now, then = taken(dice, bills), taken(after, bills)
    mine, rest = after[:, 0], np.sort(dice[:, 1:], axis=1)[:, ::-1]
    left = hands[:, :1] - rolled
    lead = money[:, 0] - money[:, 1:].max(axis=1)

    def everywhere(figure: NDArray[Any]) -> NDArray[Any]:
        return np.repeat(figure[:, None], CASINOS, axis=1)

    below = np.where(rest < mine[:, None], rest, 0).max(axis=1)
    above = np.where(rest > mine[:, None], rest, 16).min(axis=1)
    columns = [
        *(rolled / 4, dice[:, 0] / 4, mine / 4, left / 4, 1 / (1 + np.maximum(left, 0))),
        *(rest[:, seat] / 4 for seat in range(SEATS - 1)),
        *(bills[:, :, rank] / 5 for rank in range(5)),
        *(now[:, 0] / 5, then[:, 0] / 5, (then[:, 0] - now[:, 0]) / 5),
        *(now[:, 1:].sum(axis=1) / 5, then[:, 1:].sum(axis=1) / 5, then[:, 1:].max(axis=1) / 5),
        *((rest == mine[:, None] + step).sum(axis=1) for step in (-2, -1, 0, 1, 2)),
        *((mine - below) / 4, (above - mine) / 8, (rest > 0).sum(axis=1) / 2),
        *(everywhere(hands[:, seat]) / 4 for seat in range(1, SEATS)),
        everywhere(hands[:, 1:].sum(axis=1)) / 16,
        everywhere(now[:, 0].sum(axis=1)) / 10,
        everywhere(now[:, 1:].sum(axis=(1, 2))) / 20,
        everywhere((now[:, 0] > 0).sum(axis=1)) / 3,
        everywhere((rolled > 0).sum(axis=1)) / 3,
        everywhere(part("round")[:, 0]) / 4,
        everywhere(lead) / 10,
    ]
    return np.stack(columns, axis=2).astype(np.float32)


class Network:
    """Two hidden layers and one answer: how much better than the others' mean the round will be."""

    def __init__(self, random: np.random.Generator) -> None:
        sizes = (FIGURES, HIDDEN, HIDDEN, 1)
        self.layers: list[Array] = []
        for before, behind in pairwise(sizes):
            self.layers += [
                (random.standard_normal((before, behind)) * (2 / before) ** 0.5).astype(np.float32),
                np.zeros(behind, np.float32),
            ]
        self._means = [np.zeros_like(part) for part in self.layers]
        self._squares = [np.zeros_like(part) for part in self.layers]
        self._steps = 0

    def foretell(self, rows: Array) -> Array:
        """What each row will bring."""
        w1, b1, w2, b2, w3, b3 = self.layers
        second = np.maximum(np.maximum(rows @ w1 + b1, 0) @ w2 + b2, 0)
        return np.asarray((second @ w3 + b3)[:, 0], np.float32)

    def learn(self, rows: Array, brought: Array, rate: float) -> None:
        """One step of Adam towards what the rounds brought."""
        w1, b1, w2, b2, w3, b3 = self.layers
        first = np.maximum(rows @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        off = ((second @ w3 + b3)[:, 0] - brought)[:, None] / len(rows)
        back2 = (off @ w3.T) * (second > 0)
        back1 = (back2 @ w2.T) * (first > 0)
        slopes = [rows.T @ back1, back1.sum(0), first.T @ back2, back2.sum(0), second.T @ off, off.sum(0)]
        self._steps += 1
        for part, slope, mean, square in zip(self.layers, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            part -= rate * (mean / (1 - 0.9**self._steps)) / size


class Rounds:
    """What was chosen at every table since its round began; a round that ends says what it brought."""

    def __init__(self, tables: int) -> None:
        self.rows = np.zeros((tables, 8, FIGURES), np.float32)
        self.count = np.zeros(tables, np.int64)
        self.money = np.zeros((tables, SEATS), np.int16)

    def chose(self, rows: Array) -> None:
        """Notes a choice at every table."""
        at = np.arange(len(rows))
        self.rows[at, self.count] = rows
        self.count += 1

    def ended(self, which: NDArray[np.bool_], money: NDArray[Any]) -> tuple[Array, Array]:
        """The choices of the rounds that ended, and by how much each round beat the others' mean."""
        won = (money - self.money).astype(np.float32)
        better = (won[:, 0] - won[:, 1:].mean(axis=1)) / 5
        places = np.arange(8)[None] < np.where(which, self.count, 0)[:, None]
        brought = np.repeat(better, places.sum(axis=1))
        rows = self.rows[places]
        self.money = np.where(which[:, None], money, self.money)
        self.count[which] = 0
        return rows, brought


def choose(network: Network, rows: Array, mask: NDArray[np.int8]) -> NDArray[np.int64]:
    """The legal choice at each table that the network thinks best of."""
    worth = network.foretell(rows.reshape(-1, FIGURES)).reshape(mask.shape)
    return np.asarray(np.where(mask > 0, worth, -np.inf).argmax(axis=1))


def train(network: Network, seconds: float, tables: int = 1024) -> None:
    """Plays and learns; now and then one choice in thirty is any legal one."""
    env = ManyTables("las-vegas-2012", tables, SEATS, opponents="greedy", copy=False)
    money_at, round_at = env.fields["money"][0], env.fields["round"][0].start
    random = np.random.default_rng(1)
    told, _ = env.reset(seed=1)
    rounds, began, games, wins, said = Rounds(tables), time.process_time(), 0, 0.0, 0.0
    while (spent := time.process_time() - began) < seconds:
        rows, mask = figures(told["observation"], env.fields), told["action_mask"]
        best = choose(network, rows, mask)
        any_other = (random.random(mask.shape) * mask).argmax(axis=1)
        chosen = np.where(random.random(tables) < 0.03, any_other, best)
        before = told["observation"][:, round_at].copy()
        rounds.chose(rows[np.arange(tables), chosen])
        told, rewards, over, _, info = env.step(chosen)
        ended = over | (told["observation"][:, round_at] != before)
        seen = (
            np.where(over[:, None], info["final_obs"]["observation"], told["observation"])
            if over.any()
            else told["observation"]
        )
        learned = rounds.ended(ended, seen[:, money_at].astype(np.int16))
        rounds.money[over] = 0
        if len(learned[0]):
            network.learn(*learned, rate=0.002 if spent < 0.7 * seconds else 0.0004)
        games, wins = games + int(over.sum()), wins + float(rewards.sum())
        if spent - said >= seconds / 20:
            print(
                f"{spent:5.0f} s: {games:7} games, {100 * wins / max(games, 1):5.1f} % of the victories",
                flush=True,
            )
            games, wins, said = 0, 0.0, spent


def measured(network: Network, games: int, seed: int = 2) -> tuple[float, float]:
    """The share of victories against four greedy, and the half of its 95 % interval."""
    tables = 512
    env = ManyTables("las-vegas-2012", tables, SEATS, opponents="greedy", copy=False)
    told, _ = env.reset(seed=seed)
    shares: list[float] = []
    # Every table plays as many games, so that short games do not count more often than long ones.
    played = np.zeros(tables, np.int64)
    wanted = -(-games // tables)
    while (played < wanted).any():
        rows = figures(told["observation"], env.fields)
        told, rewards, over, _, _ = env.step(choose(network, rows, told["action_mask"]))
        shares += rewards[over & (played < wanted)].tolist()
        played += over
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / len(shares) ** 0.5


def kept() -> Network:
    """The network that was learned and kept."""
    network = Network(np.random.default_rng(0))
    with np.load(KEPT) as file:
        network.layers = [file[name].astype(np.float32) for name in file.files]
    return network


@cache
def _kept() -> Network:
    return kept()


class Learned:
    """What was learned, as a bot for five seats of Las Vegas."""

    name = "learned"

    def choose(self, view: Any, actions: Sequence[Any], rules: Any, source: Any) -> Any:
        """The action the network thinks best of."""
        code = Encoding(rules)
        at, fields = 0, {}
        for part in code.fields:
            fields[part.name] = (slice(at, at + part.size), part.shape)
            at += part.size
        seen = np.frombuffer(code.observe(view, ()), np.uint8)[None]
        worth = _kept().foretell(figures(seen, fields)[0])
        return max(actions, key=lambda action: worth[code.number(view, action)])


def main() -> None:
    """Learns if asked to, then measures."""
    parser = argparse.ArgumentParser(description="A player that learned Las Vegas.")
    parser.add_argument("--seconds", type=float, default=0, help="learn anew for so long, in CPU time")
    parser.add_argument("--games", type=int, default=4000, help="games to measure by")
    parser.add_argument("--keep", action="store_true", help="keep what was learned for `Learned`")
    given = parser.parse_args()
    if given.seconds:
        network = Network(np.random.default_rng(0))
        train(network, given.seconds)
        if given.keep:
            np.savez_compressed(KEPT, *[layer.astype(np.float16) for layer in network.layers])
    else:
        network = kept()
    share, error = measured(network, given.games)
    print(f"against four greedy: {100 * share:.1f} % of the victories (± {100 * error:.1f}), par 20.0")


if __name__ == "__main__":
    main()
