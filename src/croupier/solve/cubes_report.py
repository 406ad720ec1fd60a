"""The figures of the solved games, as numbers and as a page with plots."""

from __future__ import annotations

import base64
import io
from fractions import Fraction
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.core.errors import InvalidOption
from croupier.core.options import text as option_text
from croupier.games.rollingcubes.best_points import best_points
from croupier.games.rollingcubes.dice import WHOLE, sets
from croupier.games.rollingcubes.rows import ROWS
from croupier.solve.cubes_games import Solitaire, last_die, solitaire
from croupier.solve.cubes_lattice import KINDS, Floats, cells_of, throws, whole_sets

#: RC §1.2 The ways to throw twelve dice.
THROWS = 5**8 * 4**4


@cache
def weights() -> NDArray[np.int64]:
    """In how many of all throws each whole roll comes."""
    green, blue, red = (
        np.array([throws(list(sets(KINDS[axis]))[number], axis) for number in members], np.int64)
        for axis, members in enumerate(whole_sets())
    )
    return green[:, None, None] * blue[None, :, None] * red[None, None, :]


def distribution(zero_dividend: bool) -> dict[int, Fraction]:
    """The share of all throws for each best score, exactly."""
    best = np.frombuffer(best_points(zero_dividend).best_of_roll, np.uint8)
    counts = np.zeros(int(best.max()) + 1, np.int64)
    np.add.at(counts, best, weights().ravel())
    return {score: Fraction(int(count), THROWS) for score, count in enumerate(counts) if count}


def all_dice(zero_dividend: bool) -> Fraction:
    """The share of all throws that allow an equality of all 13 dice, exactly."""
    cells = cells_of(best_points(zero_dividend))[np.ix_(*whole_sets())]
    return Fraction(int(weights()[cells > 0].sum()), THROWS)


@cache
def solved(zero_dividend: bool) -> tuple[Solitaire, Floats]:
    """The two solved games."""
    return solitaire(zero_dividend), last_die(zero_dividend)


def figures(zero_dividend: bool) -> dict[str, str]:
    """The figures of the docs, by name, as texts of at least four digits."""
    shares = distribution(zero_dividend)
    games, chances = solved(zero_dividend)
    mean = sum((score * share for score, share in shares.items()), Fraction(0))
    return {
        "mean best score of a throw": f"{float(mean):.6f}",
        "throws without any equality": f"{100 * float(shares.get(0, Fraction(0))):.6f} %",
        "throws that allow all 13 dice": f"{100 * float(all_dice(zero_dividend)):.6f} %",
        "highest best score": str(max(shares)),
        "solitaire, expected score of best play": f"{games.value:.6f}",
        "last die for two, chance of the first thrower": f"{100 * chances[0, 0, 0]:.6f} %",
    }


def table_of_scores() -> list[tuple[int, str, str]]:
    """Each best score with its share under both rules for zero."""
    on, off = distribution(True), distribution(False)
    return [(score, _percent(on.get(score)), _percent(off.get(score))) for score in sorted({*on, *off})]


def _percent(share: Fraction | None) -> str:
    return f"{100 * float(share):.6f} %" if share else "-"


def write(path: Path) -> None:
    """Writes the page; needs matplotlib."""
    plots = [_scores_plot(), _rows_plot(), _last_die_plot()]
    both = {name: (on, figures(False)[name]) for name, on in figures(True).items()}
    rows = "".join(
        f"<tr><th>{escape(name)}</th><td>{on}</td><td>{off}</td></tr>" for name, (on, off) in both.items()
    )
    scores = "".join(
        f"<tr><th>{score}</th><td>{on}</td><td>{off}</td></tr>" for score, on, off in table_of_scores()
    )
    head = "<tr><th></th><th>zero may be divided</th><th>house rule: it may not</th></tr>"
    pictures = "".join(
        f'<figure><img alt="{escape(words)}" src="data:image/svg+xml;base64,{data}">'
        f"<figcaption>{escape(words)}</figcaption></figure>"
        for words, data in plots
    )
    path.write_text(_PAGE.format(head=head, rows=rows, scores=scores, pictures=pictures), encoding="utf-8")


_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Rolling Cubes, solved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }}
table {{ border-collapse: collapse; margin: 1rem 0; }}
th, td {{ padding: .25rem .75rem; border-bottom: 1px solid #ccc; text-align: right; }}
th:first-child {{ text-align: left; font-weight: normal; }}
td {{ font-variant-numeric: tabular-nums; }}
figure {{ margin: 2rem 0; }} img {{ max-width: 100%; }}
</style></head><body>
<h1>Rolling Cubes, solved</h1>
<p>Computed from the tables of all equalities, for dice with five digits and four operators.</p>
<table>{head}{rows}</table>
{pictures}
<h2>Best scores</h2>
<table>{head}{scores}</table>
</body></html>
"""


def _figure() -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise InvalidOption("a report needs matplotlib: install croupier[research]") from None
    figure = Figure(figsize=(8, 4), layout="constrained")
    return figure, figure.subplots()


def _svg(figure: Any) -> str:
    buffer = io.BytesIO()
    figure.savefig(buffer, format="svg")
    return base64.b64encode(buffer.getvalue()).decode()


def _scores_plot() -> tuple[str, str]:
    figure, axes = _figure()
    for shift, zero_dividend in ((-0.2, True), (0.2, False)):
        shares = distribution(zero_dividend)
        heights = [100 * float(share) for share in shares.values()]
        label = f"zero_dividend {option_text(zero_dividend)}"
        axes.bar([score + shift for score in shares], heights, 0.4, label=label)
    axes.set_xlabel("best score of a throw")
    axes.set_ylabel("percent of throws")
    axes.legend()
    return "How good the best equality of a throw is", _svg(figure)


def _rows_plot() -> tuple[str, str]:
    figure, axes = _figure()
    for zero_dividend in (True, False):
        values = solved(zero_dividend)[0].values
        alone = [values[1 << row] for row in range(len(ROWS))]
        axes.plot(ROWS, alone, "o", label=f"zero_dividend {option_text(zero_dividend)}")
    axes.set_ylabel("expected points")
    axes.set_xlabel("the only free row")
    axes.legend()
    return "The solitaire: what the last throw brings, by the row that is left", _svg(figure)


def _last_die_plot() -> tuple[str, str]:
    figure, axes = _figure()
    for zero_dividend in (True, False):
        chances, cells = solved(zero_dividend)[1], cells_of(best_points(zero_dividend))
        sizes = np.add.outer(
            np.add.outer(*(np.array([len(dice) for dice in sets(faces)]) for faces in KINDS[:2])),
            np.array([len(dice) for dice in sets(KINDS[2])]),
        )
        used = [size for size in range(4, WHOLE) if ((cells > 0) & (sizes == size)).any()]
        means = [100 * chances[(cells > 0) & (sizes == size)].mean() for size in used]
        label = f"zero_dividend {option_text(zero_dividend)}"
        axes.plot([size + 1 for size in used], means, "o-", label=label)
    axes.set_xlabel("dice in the last equality, = included")
    axes.set_ylabel("percent")
    axes.legend()
    return "The last die for two: how often the next thrower wins, mean over all equalities", _svg(figure)
