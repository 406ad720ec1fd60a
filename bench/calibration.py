"""Of positions called 30 %, how many are won? Measured on games that the fit has not seen.

`python -m bench.calibration` plays games of greedy policies in the kernels, takes one position of each, and
compares the shares it is called with the results; with `--bot expert` games of that bot on the engine. It
prints a table, and puts it with `--write NAME` into that place of docs/values.md; `--plot FILE` draws it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from tools.measured import put

from croupier import bots, games
from croupier.core.bot import Prepares
from croupier.core.chance import Seeded
from croupier.core.play import by_bots, steps
from croupier.core.rules import Chance
from croupier.games.compiled import Cells, U, empty_cells, wrapping
from croupier.games.lasvegas import kernel_codec as lasvegas_codec
from croupier.games.lasvegas.kernel_values import sample_games as lasvegas_games
from croupier.games.royale import kernel_codec as royale_codec
from croupier.games.royale.kernel_values import sample_games as royale_games
from croupier.value import evaluator
from croupier.value.evaluator import Figures, result_of
from croupier.value.lasvegas import LasVegasValues
from croupier.value.royale import RoyaleValues

Numbers = NDArray[np.float64]

#: Not the seed of the fit.
SEED = 77
BINS = 10
PLAYOUTS = 256
#: How often results are drawn from the shares that were called, to see what chance alone does.
DRAWS = 200
DOCS = Path(__file__).resolve().parents[1] / "docs" / "values.md"


@dataclass(frozen=True)
class Called:
    """Shares that positions were called with, and what came of them; rows are positions, columns seats."""

    what: str
    shares: Numbers
    results: Numbers

    def bins(self) -> Iterator[tuple[float, float, int]]:
        """Ten bins of equal count: the mean of what was called, of what came, and how many."""
        yield from _bins(self.shares, self.results)

    @property
    def error(self) -> float:
        """The expected calibration error."""
        return _error(self.shares, self.results)

    @property
    def by_chance(self) -> float:
        """The error that so few games would show if every share were exact."""
        drawn = np.random.default_rng(SEED).random((DRAWS, len(self.shares), 1))
        winners = (drawn > np.cumsum(self.shares, axis=1)[:, :-1]).sum(axis=2)
        one_winner = np.eye(self.shares.shape[1])
        return float(np.mean([_error(self.shares, one_winner[found]) for found in winners]))


def _bins(shares: Numbers, results: Numbers) -> Iterator[tuple[float, float, int]]:
    called, came = shares.reshape(-1), results.reshape(-1)
    for part in np.array_split(np.argsort(called, kind="stable"), BINS):
        yield float(called[part].mean()), float(came[part].mean()), len(part)


def _error(shares: Numbers, results: Numbers) -> float:
    return sum(count * abs(called - came) for called, came, count in _bins(shares, results)) / shares.size


def in_kernel(name: str, seats: int, number: int) -> Called:
    """Positions of greedy games in a kernel."""
    rules: Any = games.rules(name, seats)
    judge: Any = evaluator(rules, "share")
    sampled: dict[type, tuple[Any, Callable[..., None], int]] = {
        LasVegasValues: (lasvegas_codec, lasvegas_games, int(lasvegas_codec.SEATS)),
        RoyaleValues: (royale_codec, royale_games, int(royale_codec.POSITION_CELLS)),
    }
    codec, sample, width = sampled[type(judge)]
    positions = empty_cells(number * (width + 1))
    results = empty_cells(number * 6)
    work: Cells = codec.encode(rules, rules.start())
    with wrapping():
        sample(work, U(SEED), U(0), U(number), positions, results)
    shares = cast(Numbers, judge.played_out(positions, number, PLAYOUTS, SEED)).mean(axis=1)
    came = np.asarray(results, np.float64).reshape(number, 6)[:, :seats] / 60
    return Called(f"{name} {seats} greedy", shares, came)


def on_engine(name: str, seats: int, number: int, bot: str, given: dict[str, str]) -> Called:
    """Positions of a bot's games, before a roll."""
    rules = games.rules(name, seats, **given)
    judge = evaluator(rules, "share")
    players = [bots.make(bot, rules) for _ in range(seats)]
    for player in players:
        if isinstance(player, Prepares):
            player.prepare(rules)
    shares: list[Figures] = []
    results: list[Figures] = []
    for game in range(number):
        minds = [Seeded(SEED, game, seat + 1) for seat in range(seats)]
        played = list(steps(rules, by_bots(rules, players, minds), Seeded(SEED, game)))
        before = [step.before for step in played if isinstance(rules.turn(step.before), Chance)]
        state = before[Seeded(SEED, game, 99).below(len(before))]
        shares.append(judge.values([state], PLAYOUTS, SEED)[0].shares)
        results.append(result_of(rules, played[-1].after, "share"))
    what = " ".join([name, *given.values(), str(seats), bot])
    return Called(what, np.array(shares), np.array(results))


def draw(found: list[Called], file: Path) -> None:
    """What came against what was called."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 6), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="#999999", linewidth=1)
    for called in found:
        points = list(called.bins())
        axes.plot(
            [one for one, _, _ in points], [came for _, came, _ in points], marker="o", label=called.what
        )
    axes.set_xlabel("share that was called")
    axes.set_ylabel("share that was won")
    axes.legend(fontsize=7)
    # A drawing is the same again from the same games: it has no date and no maker.
    figure.savefig(file, metadata={"Date": None, "Creator": None} if file.suffix == ".svg" else None)


def rows(found: list[Called]) -> list[str]:
    """The table of the docs."""
    head = ["| positions of | games | error | by chance alone |", "|---|---|---|---|"]
    return head + [
        f"| {one.what} | {len(one.shares):,} | {one.error:.4f} | {one.by_chance:.4f} |" for one in found
    ]


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--bot", default="", help="games of this bot on the engine")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--mode", help="of Rolling Cubes")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--write", default="", metavar="NAME")
    asked = parser.parse_args()
    given = {"mode": asked.mode} if asked.mode else {}
    found = []
    for name in asked.game or [name for name in games.DECLARED if name.startswith("las-vegas")]:
        for seats in [asked.seats] if asked.seats else games.game(name).seats:
            if asked.bot:
                found.append(on_engine(name, seats, asked.games, asked.bot, given))
            else:
                found.append(in_kernel(name, seats, asked.games))
            print(rows(found)[-1], flush=True)
    if asked.write:
        put(DOCS, asked.write, "python -m bench.calibration " + " ".join(sys.argv[1:]), rows(found))
    if asked.plot is not None:
        draw(found, asked.plot)


if __name__ == "__main__":
    main()
