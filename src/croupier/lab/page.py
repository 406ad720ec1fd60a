"""An experiment as one page that needs nothing else: findings, plots, figures, and how to repeat it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from html import escape
from typing import Final

from croupier import __version__
from croupier.core.game import Say
from croupier.lab import drawing
from croupier.lab.figures import NAMES, NUMBERS, PLACE
from croupier.lab.findings import EVERYTHING, findings, is_sure, label, named, said, told
from croupier.lab.run import Experiment

_STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1rem; }
svg { width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
svg text.faint { opacity: 0.7; } svg text.on { fill: #fff; font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.2rem 0.6rem; border-bottom: 1px solid #8884; }
th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }
td:nth-child(n+2) { white-space: nowrap; }
figure { margin: 1rem 0; overflow-x: auto; } figure svg { min-width: 34rem; }
pre { overflow-x: auto; padding: 0.8rem; background: #8882; border-radius: 6px; }
li { margin: 0.3rem 0; }
"""


def page(found: Experiment, command: str, seed: int, say: Say, language: str) -> str:
    """The whole page."""
    game = found.variants[0].rules.name
    title = said(say, "lab-title", game=game)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(facts(found, say))}</p>",
        _section(said(say, "lab-varied"), _varied(found, say)),
        _section(said(say, "lab-follows"), _list(findings(found, say))),
        _section(said(say, "lab-plots"), "".join(_plots(found, say))),
        _section(said(say, "lab-figures"), _table(found, say)),
        _section(said(say, "lab-method"), f"<p>{escape(said(say, 'lab-method-words'))}</p>"),
        _section(
            said(say, "lab-repeat"),
            f"<pre>{escape(command)}</pre><p>"
            + escape(said(say, "lab-repeat-words", version=__version__, seed=str(seed)))
            + "</p>",
        ),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def facts(found: Experiment, say: Say) -> str:
    """How much was played, by whom, in one sentence."""
    first = found.variants[0]
    return said(
        say,
        "lab-facts",
        bots=", ".join(dict.fromkeys(first.bots)),
        better=first.better,
        games=f"{found.notes[0].games:,}",
        accounts=f"{len(found.notes[0].weighed):,}",
        evaluator=found.evaluator or "-",
        playouts=str(found.effort.playouts),
        deals=f"{len(found.notes[0].gains) * first.seats:,}",
    )


def _section(title: str, inner: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inner}</section>"


def _list(lines: Sequence[str]) -> str:
    # A number and its sign stay on one line.
    kept = (escape(line).replace(" %", "&nbsp;%") for line in lines)
    return "<ul>" + "".join(f"<li>{line}</li>" for line in kept) + "</ul>"


def _varied(found: Experiment, say: Say) -> str:
    lines = []
    for number, variant in enumerate(found.variants):
        options = ", ".join(f"{name} {value}" for name, value in variant.rules.options.items())
        drawn = "".join(f", {verb} {word}" for verb, word in variant.drawn)
        words = said(
            say,
            "lab-variant",
            variant=label(found, number, say),
            seats=variant.seats,
            options=drawing.shortened(options + drawn, 300),
        )
        lines.append(words)
    return _list(lines)


def _plots(found: Experiment, say: Say) -> Iterator[str]:
    labels = [label(found, number, say) for number in range(len(found.variants))]
    ends = [
        end
        for figures in found.figures
        for name, figure in figures.items()
        if name.startswith(PLACE)
        for end in figure.interval
    ]
    for number, figures in enumerate(found.figures):
        places = [
            (named(name, say), figure.value, figure.interval, told(name, figure.value, signed=True))
            for name, figure in figures.items()
            if name.startswith(PLACE)
        ]
        if places:
            title = said(say, "lab-plot-places", variant=labels[number])
            yield _plot(title, drawing.dots(title, places, zero=True, percent=True, beside=ends))
    yield from _decided(found, labels, say)
    for name in NAMES:
        rows = [
            (labels[number], figure.value, figure.interval, told(name, figure.value))
            for number, figures in enumerate(found.figures)
            if (figure := figures.get(name)) is not None
        ]
        if rows and name not in ("luck", "play"):
            title = named(name, say)
            plot = drawing.dots(title, rows, zero=name == "better", percent=name not in NUMBERS)
            yield _plot(title, plot)


def _decided(found: Experiment, labels: Sequence[str], say: Say) -> Iterator[str]:
    """What luck and play explain, where that is sure enough, and how open the game was while it went on."""
    rows = [
        (labels[number], (luck, play, 1 - luck - play))
        for number, figures in enumerate(found.figures)
        if "luck" in figures and is_sure(figures["luck"])
        for luck, play in [(figures["luck"].value, figures["play"].value)]
    ]
    if rows:
        title = said(say, "lab-plot-decides")
        legend = [said(say, f"lab-{word}") for word in ("luck", "play", "neither")]
        yield _plot(title, drawing.bars(title, rows, legend))
    if not any(notes.weighed for notes in found.notes):
        return
    title = said(say, "lab-plot-open")
    lines = [(labels[number], notes.openness()) for number, notes in enumerate(found.notes) if notes.weighed]
    axis = (said(say, "lab-axis-game"), said(say, "lab-axis-open"))
    yield _plot(title, drawing.curves(title, lines, axis))


def _plot(title: str, svg: str) -> str:
    return f"<figure><h3>{escape(title)}</h3>{svg}</figure>"


def heads(say: Say) -> list[str]:
    """The heads of the columns of all figures."""
    codes = ("lab-column-what", "lab-column-variant", "lab-column-value", "terminal-column-from")
    return [
        said(say, code) for code in (*codes, "terminal-column-to", "lab-column-difference", "lab-column-p")
    ]


def lines(found: Experiment, say: Say, about: Collection[str] = EVERYTHING) -> Iterator[tuple[str, ...]]:
    """Every figure that is asked for as a row of texts: by what it is, then by variant."""
    compared = {(one.variant, one.name): one for one in found.comparisons}
    order = dict.fromkeys(name for figures in found.figures for name in figures if name.startswith(PLACE))
    for name in (*order, *NAMES):
        if name.partition("-")[0] not in about:
            continue
        for number, figures in enumerate(found.figures):
            if name not in figures:
                continue
            figure, one = figures[name], compared.get((number, name))
            signed = name.startswith(PLACE) or name == "better"
            least, most = figure.interval
            yield (
                named(name, say),
                label(found, number, say),
                told(name, figure.value, signed),
                told(name, least, signed),
                told(name, most, signed),
                told(name, one.difference, signed=True) if one and not name.startswith(PLACE) else "",
                chance(one.adjusted) if one else "",
            )


def chance(p: float) -> str:
    """A p-value, with a star if a difference is claimed.

    >>> chance(0.3), chance(0.0001)
    ('0.300', '<0.001 *')
    """
    words = f"{p:.3f}" if p >= 0.001 else "<0.001"
    return f"{words} *" if p < 0.05 else words


def _table(found: Experiment, say: Say) -> str:
    head = "".join(f"<th>{escape(word)}</th>" for word in heads(say))
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in lines(found, say)
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
