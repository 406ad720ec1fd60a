"""Finds what the money before the seats is worth between two rounds, from games of greedy bots in the kernel.

`python -m bench.fit_money --games 500000` plays so many games for every number of seats and way to play, and
writes the weights with their provenance. The loss is the mean log loss of the winner; Newton's method finds
its one minimum, because the log loss of a softmax is convex.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import numpy as np
from numpy.typing import NDArray

from croupier import games
from croupier.games.compiled import Cells, U, empty_cells
from croupier.games.lasvegas import kernel_codec as lasvegas_codec
from croupier.games.lasvegas.kernel_money import FIGURES, SCRATCH, Floats, empty_floats, newton
from croupier.games.lasvegas.kernel_values import NOTE
from croupier.games.lasvegas.kernel_values import note_games as lasvegas_notes
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.royale import kernel_codec as royale_codec
from croupier.games.royale.kernel_values import note_games as royale_notes
from croupier.games.royale.rules import Royale
from croupier.value import lasvegas_weights

Numbers = NDArray[np.float64]

SEED = 20_120
BLOCK = 50_000
WIDTH = 19
STEPS = 25


@dataclass(frozen=True)
class Way:
    """A way to play whose money is worth something of its own: its key, seats and rounds, and its kernel."""

    key: str
    seats: int
    rounds: int
    array: Cells
    play: Callable[[Cells, int, int, int, Cells], None]


def ways() -> Iterator[Way]:
    """Both editions with and without neutral dice and bandit; Royale as it usually is."""
    for name in ("las-vegas-2012", "las-vegas-six"):
        for seats in games.game(name).seats:
            for given in _variants(name, seats):
                rules = cast(LasVegas, games.rules_with(name, seats, given))
                array = lasvegas_codec.encode(rules, rules.start())
                key, rounds = lasvegas_weights.key_of(rules), rules.settings.rounds
                yield Way(key, seats, rounds, array, lasvegas_notes)
    for seats in games.game("las-vegas-royale").seats:
        royale = cast(Royale, games.rules("las-vegas-royale", seats))
        array = royale_codec.encode(royale, royale.start())
        yield Way(f"{royale.name} {seats}", seats, royale.settings.rounds, array, royale_notes)


def _variants(name: str, seats: int) -> Iterator[dict[str, bool]]:
    allowed = {option.name: option.allowed or () for option in games.options(name, seats)}
    for neutral in allowed["neutral"]:
        for bandit in allowed.get("bandit", (False,)):
            yield {"neutral": bool(neutral), **({"bandit": True} if bandit else {})}


def played(way: Way, number: int, seed: int) -> list[Numbers]:
    """For one round left, two and so on: rows of money, bills, start seat and result."""
    rounds = way.rounds
    width = (rounds - 1) * int(NOTE) + 6
    found: list[list[Numbers]] = [[] for _ in range(rounds - 1)]
    for first in range(0, number, BLOCK):
        count = min(BLOCK, number - first)
        notes = empty_cells(count * width)
        way.play(way.array, U(seed), U(first), U(count), notes)
        table = np.asarray(notes).reshape(count, width).astype(np.float32)
        won = table[:, -6:] / 60
        for left in range(1, rounds):
            at = (rounds - 1 - left) * int(NOTE)
            found[left - 1].append(np.hstack([table[:, at : at + int(NOTE)], won]))
    return [np.vstack(rows) for rows in found]


def fitted(rows: Numbers, seats: int) -> tuple[list[float], float]:
    """The weights of least loss, and the loss; a few rows first, then all."""
    weights = np.zeros(int(FIGURES))
    loss = 0.0
    for part in (rows[:: max(len(rows) // 50_000, 1)], rows):
        before = np.inf
        for _ in range(STEPS):
            loss, slope, bend = _looked(part, seats, weights)
            if before - loss < 1e-9 * len(part):
                break
            before = loss
            weights = weights - np.linalg.solve(bend + np.eye(int(FIGURES)), slope + weights)
    return [round(float(weight), 6) for weight in weights], loss / len(rows)


def _looked(rows: Numbers, seats: int, weights: Numbers) -> tuple[float, Numbers, Numbers]:
    """The loss of weights, its slope and its bend."""
    size = int(FIGURES)
    slope, bend = empty_floats(2 * size), empty_floats(size * size)
    loss = 0.0
    for at in range(0, len(rows), 4 * BLOCK):
        part = np.ascontiguousarray(rows[at : at + 4 * BLOCK], np.float64)
        flat = cast(Floats, part.reshape(-1))
        loss += newton(
            flat, U(len(part)), U(seats), cast(Floats, weights), empty_floats(SCRATCH), slope, bend
        )
    return loss, np.asarray(slope)[:size], np.asarray(bend).reshape(size, size)


def fit(way: Way, number: int) -> tuple[list[list[float]], list[float]]:
    """The weights of a way to play, and the losses, for one round left, for two and so on."""
    began = time.perf_counter()
    rows = played(way, number, SEED)
    middle = time.perf_counter()
    done = [fitted(one, way.seats) for one in rows]
    losses = [round(loss, 5) for _, loss in done]
    took = f"played in {middle - began:.0f} s, fitted in {time.perf_counter() - middle:.0f} s"
    print(f"{way.key}: loss {losses}, {took}", flush=True)
    return [weights for weights, _ in done], losses


def write(
    file: Path, number: int, weights: dict[str, list[list[float]]], losses: dict[str, list[float]]
) -> None:
    """Writes the weights with where they come from; a row for one round left, then for two."""
    told = {
        "made by": "python -m bench.fit_money",
        "policy": "greedy",
        "seed": SEED,
        "games for each way to play": number,
        "games in all": number * len(weights),
        "log loss by rounds left": losses,
    }
    rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in sorted(weights.items()))
    head = ",\n".join(f"  {json.dumps(key)}: {json.dumps(fact)}" for key, fact in told.items())
    text = f'{{"provenance": {{\n{head}\n}},\n"weights": {{\n{rows}\n}}}}\n'
    file.write_text(text, encoding="utf-8")


def main() -> None:
    """Plays, fits and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500_000, help="games for each way to play")
    asked = parser.parse_args()
    found = {way.key: fit(way, asked.games) for way in ways()}
    write(
        lasvegas_weights.FILE,
        asked.games,
        {key: weights for key, (weights, _) in found.items()},
        {key: losses for key, (_, losses) in found.items()},
    )


if __name__ == "__main__":
    main()
