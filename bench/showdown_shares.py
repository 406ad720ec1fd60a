"""Fits what a point of forecast fame is worth in shares of the victory, from games between bots.

    python -m bench.showdown_shares SEATS [--games 400] [--check 200] [--expert 0]

puts the calibration on games the fit did not see into docs/vegas-showdown-bots.md, with `--check 0` that in
games of `expert` alone into a place of its own. With `--games` it first fits to so many games and writes
src/croupier/value/showdown_slopes.json: a new version of the evaluator.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path

import numpy as np
from bench.calibration import Called, rows
from tools.measured import put

import croupier
from croupier import value
from croupier.bots.showdown_expert import Expert
from croupier.core.chance import Seeded
from croupier.core.play import steps
from croupier.games.showdown.events import ShowdownEvent
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from croupier.value.evaluator import result_of
from croupier.value.showdown import FITTED, Slope, forecast_of, slopes
from croupier.value.showdown_player import end_of_turn, forecaster_of

DOCS = Path(__file__).resolve().parents[1] / "docs" / "vegas-showdown-bots.md"
#: Forecast fame of every seat, turns left, and the result.
Sample = tuple[list[float], float, tuple[float, ...]]


def positions(
    seats: int, first: int, count: int, bot: str
) -> Iterator[tuple[list[State], tuple[float, ...]]]:
    """Of every game between equal bots its positions, one for each turn, and how the game ended."""
    rules = croupier.rules("vegas-showdown", seats)
    assert isinstance(rules, Showdown)
    player, expert = forecaster_of(rules.box), Expert()

    def choose(state: State, seat: int) -> ShowdownEvent:
        if bot == "expert" and state.pending is None:
            return expert.best(rules, state, Seeded(first))
        return player.choose(state)

    for number in range(first, first + count):
        seen: list[State] = []
        state, turn = rules.start(), 0
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


def checked(seats: int, games: int, bot: str) -> Called:
    """How well the evaluator calls shares in games the fit did not see."""
    judge = value.evaluator(croupier.rules("vegas-showdown", seats))
    told: list[tuple[float, ...]] = []
    came: list[tuple[float, ...]] = []
    number: list[int] = []
    for game, (seen, result) in enumerate(positions(seats, 1_000_000, games, bot)):
        for called in judge.values(seen, judge.usual, 0):
            told.append(called.shares)
            came.append(result)
            number.append(game)
        if game % 50 == 49:
            print(f"{game + 1} games of {bot}", file=sys.stderr, flush=True)
    return Called(f"vegas-showdown {seats} {bot}", np.array(told), np.array(came), np.array(number))


def kept(seats: int, slope: Slope, command: str, games: int) -> None:
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
    parser.add_argument("--check", type=int, default=200, help="games of greedy that the fit does not see")
    parser.add_argument("--expert", type=int, default=0, help="games of expert that are checked as well")
    given = parser.parse_args()
    command = "python -m bench.showdown_shares " + " ".join(sys.argv[1:])
    if given.games:
        kept(given.seats, fitted(samples(given.seats, given.games)), command, given.games)
        slopes.cache_clear()
    found: list[Called] = []
    for bot, count in (("greedy", given.check), ("expert", given.expert)):
        if count:
            found.append(checked(given.seats, count, bot))
            print(rows(found)[-1], flush=True)
    by = "" if given.check else " by expert"
    put(DOCS, f"calibration{by} with {given.seats} seats", command, rows(found))


if __name__ == "__main__":
    main()
