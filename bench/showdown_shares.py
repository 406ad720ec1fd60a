"""Fits what a point of forecast fame is worth in shares of the victory, from games between bots.

    python -m bench.showdown_shares SEATS [--games 400] [--check 200] [--bot expert:turns=1] [--keep FOLDER]

puts the calibration on games the fit did not see into docs/vegas-showdown-bots.md: games of `greedy`, or of
another bot, each in a place of its own. With `--keep` games are played once, piece by piece, and what was
called is read from that folder the next time. With `--games` it first fits to so many games of `greedy` and
writes src/croupier/value/showdown_slopes.json: a new version of the evaluator.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from bench.calibration import Called, Numbers, rows
from tools.measured import put

import croupier
from croupier import bots, value
from croupier.core.chance import Seeded
from croupier.core.play import by_bots, steps
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from croupier.value.evaluator import result_of
from croupier.value.showdown import FITTED, Slope, forecast_of, slopes
from croupier.value.showdown_player import end_of_turn

DOCS = Path(__file__).resolve().parents[1] / "docs" / "vegas-showdown-bots.md"
#: The first game that the fit has not seen, and how many games are kept in one file.
UNSEEN = 1_000_000
PIECE = 100
#: Forecast fame of every seat, turns left, and the result.
Sample = tuple[list[float], float, tuple[float, ...]]


def positions(
    seats: int, first: int, count: int, bot: str
) -> Iterator[tuple[list[State], tuple[float, ...]]]:
    """Of every game between equal bots its positions, one for each turn, and how the game ended."""
    rules = croupier.rules("vegas-showdown", seats)
    assert isinstance(rules, Showdown)
    players = [bots.make(bot, rules)] * seats
    for number in range(first, first + count):
        seen: list[State] = []
        state, turn = rules.start(), 0
        choose = by_bots(rules, players, [Seeded(92, seats, number)] * seats)
        for step in steps(rules, choose, Seeded(91, seats, number), state):
            state = step.after
            if state.phase == "actions" and state.turn > turn:
                turn = state.turn
                seen.append(state)
        yield seen, result_of(rules, state, "share")


def samples(seats: int, count: int) -> list[Sample]:
    """What the fit is made from: games of `greedy`, every position at the end of its turn."""
    rules = croupier.rules("vegas-showdown", seats)
    assert isinstance(rules, Showdown)
    forecast = forecast_of(rules.box)
    return [
        (forecast.seats(end), forecast.turns_left(end), result)
        for seen, result in positions(seats, 0, count, "greedy")
        for end in (end_of_turn(rules, state) for state in seen)
    ]


def shares(slope: Slope, worths: Sequence[float], left: float) -> list[float]:
    """The shares of a sample."""
    by = slope.at(left)
    parts = [exp(by * (worth - max(worths))) for worth in worths]
    return [part / sum(parts) for part in parts]


def loss(slope: Slope, found: Sequence[Sample]) -> float:
    """The mean logarithmic loss."""
    total = 0.0
    for worths, left, result in found:
        for share, won in zip(shares(slope, worths, left), result, strict=True):
            if won:
                total -= won * log(max(share, 1e-9))
    return total / len(found)


def fitted(found: Sequence[Sample]) -> Slope:
    """The slope of least loss: one number after the other, by ever smaller steps."""
    best, step = Slope(0.3, 4.0, 0.7), 1.6
    least = loss(best, found)
    while step > 1.01:
        better = False
        for name in Slope._fields:
            for factor in (step, 1 / step):
                tried = best._replace(**{name: getattr(best, name) * factor})
                value = loss(tried, found)
                if value < least:
                    best, least, better = tried, value, True
        if not better:
            step = step**0.5
    return Slope(*(round(value, 4) for value in best))


def called(seats: int, first: int, games: int, bot: str) -> dict[str, Numbers]:
    """The shares that positions of some games are called with, the results, and the number of the game."""
    judge = value.evaluator(croupier.rules("vegas-showdown", seats))
    found: dict[str, list[Any]] = {"shares": [], "results": [], "game": []}
    for game, (seen, result) in enumerate(positions(seats, UNSEEN + first, games, bot), first):
        found["shares"] += [told.shares for told in judge.values(seen, judge.usual, 0)]
        found["results"] += [result] * len(seen)
        found["game"] += [game] * len(seen)
    print(f"{first + games} games of {bot}", file=sys.stderr, flush=True)
    return {what: np.array(values) for what, values in found.items()}


def checked(seats: int, games: int, bot: str, folder: Path) -> Called:
    """How well the evaluator calls shares; pieces that lie in the folder are not played again."""
    pieces = []
    for first in range(0, games, PIECE):
        count = min(PIECE, games - first)
        file = folder / f"{seats}-{bot.replace(':', '-')}-{first}-{count}.npz"
        if not file.exists():
            piece = called(seats, first, count, bot)
            np.savez_compressed(file, shares=piece["shares"], results=piece["results"], game=piece["game"])
        with np.load(file) as found:
            pieces.append([found["shares"], found["results"], found["game"]])
    parts = [np.concatenate(part) for part in zip(*pieces, strict=True)]
    return Called(f"vegas-showdown {seats} {bot}", *parts)


def write(seats: int, slope: Slope, command: str, games: int) -> None:
    """Writes the slope of a number of seats beside those of the others, with where it comes from."""
    found = json.loads(FITTED.read_text(encoding="utf-8"))
    found["slopes"][str(seats)] = {
        **slope._asdict(),
        "made by": command,
        "from": f"{games} games between greedy (version 2), seed 91",
    }
    FITTED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=(3, 4, 5))
    parser.add_argument("--games", type=int, default=0, help="games of greedy to fit; 0 fits nothing")
    parser.add_argument("--check", type=int, default=200, help="games that the fit does not see")
    parser.add_argument("--bot", default="greedy", help="whose games are checked")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where what was called is kept")
    given = parser.parse_args()
    command = f"python -m bench.showdown_shares {given.seats} --check {given.check}"
    if given.games:
        made_by = f"{command} --games {given.games}"
        write(given.seats, fitted(samples(given.seats, given.games)), made_by, given.games)
        slopes.cache_clear()
    with TemporaryDirectory() as scratch:
        folder = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        found = rows([checked(given.seats, given.check, given.bot, folder)])
    print(*found, sep="\n")
    by = "" if given.bot == "greedy" else f" by {given.bot}"
    said = command if given.bot == "greedy" else f"{command} --bot {given.bot}"
    put(DOCS, f"calibration{by} with {given.seats} seats", said, found)


if __name__ == "__main__":
    main()
