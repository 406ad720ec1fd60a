"""Of positions called 30 %, how many are won? Measured on games that the fit has not seen.

`python -m bench.calibration` plays games of greedy policies in the kernels, takes one position of each, and
compares the shares it is called with the results; with `--experts 64` games of experts in the kernels, who
play every choice out so often; with `--bot expert` games of that bot on the engine. It prints a table, and
puts it with `--write NAME` into that place of docs/values.md. Games of experts take long: with
`--keep FOLDER` they are played once, piece by piece, and their positions are read from there the next time.
`--draw` measures nothing, but draws what the pages of the docs say of every game.
"""

from __future__ import annotations

import argparse
import re
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
from croupier.games.lasvegas.kernel_experts import GREEDY, WEIGHING
from croupier.games.lasvegas.kernel_experts import sample_games as lasvegas_experts
from croupier.games.lasvegas.kernel_money import SCRATCH, empty_floats
from croupier.games.lasvegas.kernel_play import CHOICES
from croupier.games.lasvegas.kernel_policy import ROOM
from croupier.games.lasvegas.kernel_values import sample_games as lasvegas_games
from croupier.games.royale import kernel_codec as royale_codec
from croupier.games.royale.kernel_experts import sample_games as royale_experts
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
#: Games of experts that are kept in one file.
PIECE = 500
_DOCS = Path(__file__).resolve().parents[1] / "docs"
DOCS = _DOCS / "values.md"
SHOWDOWN = _DOCS / "vegas-showdown-bots.md"
PICTURE = _DOCS / "pictures" / "calibration.svg"
#: A row of the tables: game, seats, whose games, and the bins.
ROW = re.compile(r"^\| (\S+) (?:(\S+) )?(\d) (\w+)\b[^|]*\|.*\| ([^|]*→[^|]*) \|$", re.MULTILINE)


@dataclass(frozen=True)
class Called:
    """Shares that positions were called with, and what came of them; rows are positions, columns seats."""

    what: str
    shares: Numbers
    results: Numbers
    #: The number of the game of every position; None: each is of a game of its own.
    game: NDArray[np.int64] | None = None

    @property
    def games(self) -> int:
        """How many games they are of."""
        return len(self.shares) if self.game is None else int(self.game.max()) + 1

    def bins(self) -> Iterator[tuple[float, float, int]]:
        """Ten bins of equal count: the mean of what was called, of what came, and how many."""
        yield from _bins(self.shares, self.results)

    @property
    def error(self) -> float:
        """The expected calibration error."""
        return _error(self.shares, self.results)

    @property
    def by_chance(self) -> float:
        """The error that so few games would show if every share were exact; a game has one lot for all."""
        drawn = np.random.default_rng(SEED).random((DRAWS, self.games, 1))
        if self.game is not None:
            drawn = drawn[:, self.game]
        winners = (drawn > np.cumsum(self.shares, axis=1)[:, :-1]).sum(axis=2)
        one_winner = np.eye(self.shares.shape[1])
        return float(np.mean([_error(self.shares, one_winner[found]) for found in winners]))


def _bins(shares: Numbers, results: Numbers) -> Iterator[tuple[float, float, int]]:
    called, came = shares.reshape(-1), results.reshape(-1)
    for part in np.array_split(np.argsort(called, kind="stable"), BINS):
        yield float(called[part].mean()), float(came[part].mean()), len(part)


def _error(shares: Numbers, results: Numbers) -> float:
    return sum(count * abs(called - came) for called, came, count in _bins(shares, results)) / shares.size


def _las_vegas(
    judge: LasVegasValues, count: int, first: int, number: int, seed: int, positions: Cells, results: Cells
) -> None:
    """Games of experts of Las Vegas, who weigh their placements in playouts where they know how."""
    work, again = (lasvegas_codec.encode(judge.game, judge.game.start()) for _ in range(2))
    bot = judge.for_seat(None)
    manner = GREEDY if judge.for_seat(0) == bot else WEIGHING
    scratch = (empty_floats(ROOM), bot.weights, bot.policy, manner)
    games_of = (U(seed), U(first), U(number), U(count))
    noted = (empty_floats(int(CHOICES)), positions, results)
    lasvegas_experts(work, again, *scratch, *games_of, *noted)


def _royale(
    judge: RoyaleValues, count: int, first: int, number: int, seed: int, positions: Cells, results: Cells
) -> None:
    """Games of experts of Royale, who choose as the bot does."""
    work, again = (royale_codec.encode(judge.game, judge.game.start()) for _ in range(2))
    scratch = (empty_floats(SCRATCH), judge.for_seat(None).weights)
    royale_experts(work, again, *scratch, U(seed), U(first), U(number), U(count), positions, results)


#: Of every evaluator: its kernel's form, games of greedy seats and of experts, and the cells of a position.
KERNELS: dict[type, tuple[Any, Callable[..., None], Callable[..., None], int]] = {
    LasVegasValues: (lasvegas_codec, lasvegas_games, _las_vegas, int(lasvegas_codec.SEATS)),
    RoyaleValues: (royale_codec, royale_games, _royale, int(royale_codec.POSITION_CELLS)),
}


def played(judge: Any, first: int, number: int, experts: int, seed: int = SEED) -> tuple[Cells, Cells]:
    """Positions of games in a kernel, one of each, and the results; of greedy seats, or of experts."""
    codec, greedy, best, width = KERNELS[type(judge)]
    positions = empty_cells(number * (width + 1))
    results = empty_cells(number * 6)
    with wrapping():
        if experts:
            best(judge, experts, first, number, seed, positions, results)
        else:
            work: Cells = codec.encode(judge.game, judge.game.start())
            greedy(work, U(seed), U(first), U(number), positions, results)
    return positions, results


def kept(judge: Any, number: int, experts: int, folder: Path | None) -> tuple[Cells, Cells]:
    """The same from the first game on, but pieces that lie in the folder are not played again."""
    if folder is None:
        return played(judge, 0, number, experts)
    pieces = [
        _piece(judge, first, min(PIECE, number - first), experts, folder) for first in range(0, number, PIECE)
    ]
    positions, results = (np.concatenate(parts) for parts in zip(*pieces, strict=True))
    return cast(Cells, positions), cast(Cells, results)


def _piece(judge: Any, first: int, number: int, experts: int, folder: Path) -> tuple[Cells, Cells]:
    rules = judge.rules
    file = folder / f"{rules.name}-{rules.seats}-experts-{experts}-games-{first}-{number}.npz"
    if not file.exists():
        positions, results = played(judge, first, number, experts)
        np.savez_compressed(file, positions=np.asarray(positions), results=np.asarray(results))
        print(f"{rules.name} {rules.seats}: {first + number} games", file=sys.stderr, flush=True)
    with np.load(file) as found:
        return found["positions"], found["results"]


def in_kernel(name: str, seats: int, number: int, experts: int = 0, folder: Path | None = None) -> Called:
    """Positions of games in a kernel: greedy ones, or of experts with so many playouts a choice."""
    rules: Any = games.rules(name, seats)
    judge: Any = evaluator(rules, "share")
    positions, results = kept(judge, number, experts, folder)
    shares = cast(Numbers, judge.played_out(positions, number, PLAYOUTS, SEED)).mean(axis=1)
    came = np.asarray(results, np.float64).reshape(number, 6)[:, :seats] / 60
    return Called(f"{name} {seats} {f'experts, {experts} playouts' if experts else 'greedy'}", shares, came)


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


def draw() -> None:
    """What came against what was called, for every game and number of seats that the docs have a row of."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    told = "".join(page.read_text(encoding="utf-8") for page in (DOCS, SHOWDOWN))
    lines = [_line(found.groups()) for found in ROW.finditer(told)]
    names = list(dict.fromkeys(name for name, *_ in lines))
    figure = Figure(figsize=(9, 3.2 * -(-len(names) // 2)), layout="constrained")
    FigureCanvasAgg(figure)
    for axes, name in zip(figure.subplots(-(-len(names) // 2), 2).flat, names, strict=False):
        axes.plot([0, 100], [0, 100], color="#999999", linewidth=1)
        for _, seats, bot, points in (line for line in lines if line[0] == name):
            style = "-" if bot == "greedy" else "--"
            axes.plot(
                *zip(*points, strict=True), style, color=f"C{seats}", marker=".", label=f"{seats} {bot}"
            )
        axes.set(title=name, xlabel="called, %", ylabel="won, %")
        axes.legend(fontsize=6)
    for axes in list(figure.axes)[len(names) :]:
        axes.remove()
    # A drawing is the same again from the same tables: it has no date and no maker.
    figure.savefig(PICTURE, metadata={"Date": None, "Creator": None})


def _line(row: tuple[str, ...]) -> tuple[str, int, str, list[tuple[float, float]]]:
    """The game with its mode, the seats, whose games, and the bins of a row."""
    game, mode, seats, bot, bins = row
    points = [tuple(map(float, one.split(" → "))) for one in bins.split(", ")]
    return f"{game} {mode or ''}".strip(), int(seats), bot, cast("list[tuple[float, float]]", points)


def rows(found: list[Called]) -> list[str]:
    """The table of the docs."""
    head = ["| positions of | games | error | by chance alone | called → won, % |", "|---|---|---|---|---|"]
    return head + [
        f"| {one.what} | {one.games:,} | {one.error:.4f} | {one.by_chance:.4f} | {_told(one)} |"
        for one in found
    ]


def _told(called: Called) -> str:
    """The bins, as the table shows them."""
    return ", ".join(f"{100 * told:.1f} → {100 * came:.1f}" for told, came, _ in called.bins())


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--experts", type=int, default=0, help="playouts a choice of experts in the kernels")
    parser.add_argument("--bot", default="", help="games of this bot on the engine")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--mode", help="of Rolling Cubes")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where games of experts are kept")
    parser.add_argument("--draw", action="store_true", help="draw what the docs say; measure nothing")
    parser.add_argument("--write", default="", metavar="NAME")
    asked = parser.parse_args()
    if asked.keep is not None:
        asked.keep.mkdir(parents=True, exist_ok=True)
    if asked.draw:
        draw()
        return
    given = {"mode": asked.mode} if asked.mode else {}
    found = []
    for name in asked.game or [name for name in games.DECLARED if name.startswith("las-vegas")]:
        # Alone nobody else can win.
        for seats in (
            [asked.seats] if asked.seats else [count for count in games.game(name).seats if count > 1]
        ):
            if asked.bot:
                found.append(on_engine(name, seats, asked.games, asked.bot, given))
            else:
                found.append(in_kernel(name, seats, asked.games, asked.experts, asked.keep))
            print(rows(found)[-1], flush=True)
    if asked.write:
        # Where games are kept is nobody's business.
        said = [word for word in sys.argv[1:] if word not in ("--keep", str(asked.keep))]
        put(DOCS, asked.write, "python -m bench.calibration " + " ".join(said), rows(found))


if __name__ == "__main__":
    main()
