"""`croupier arena`: bots meet each other, as ratings, a table and a plot."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.table import Table

from croupier import bots as all_bots
from croupier.bots.arena import Game, Pairing, Standing, pairings, standings
from croupier.cli.common import Terminal
from croupier.cli.output import will_be_written
from croupier.cli.simulate import progress, rules_for
from croupier.core.errors import InvalidOption
from croupier.core.kernel import SHARES, WIDE, Batch
from croupier.core.options import listed
from croupier.core.rules import Rules, Words
from croupier.sim.batch import simulate

#: What the name of a plot ends in.
PICTURES = (".png", ".svg", ".pdf")


def arena(
    name: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: int,
    given: Sequence[str],
    *,
    jobs: int,
    plot: Path | None,
    as_json: bool,
    terminal: Terminal,
) -> None:
    """Plays every pair and prints what it says of each bot, then draws it."""
    rules = rules_for(name, seats, given)
    entered = [all_bots.called(spec, rules) for spec in bots.split(",")]
    if len(entered) < 2 or len(set(entered)) < len(entered):
        raise InvalidOption("--bots takes at least two bots, each once, separated by commas")
    if plot is not None:
        drawable(plot)
    meetings = pairings(entered, rules.seats)
    deals = {meeting: -(-games // len(meeting.lineups)) for meeting in meetings}
    total = sum(deals[meeting] * len(meeting.lineups) for meeting in meetings)
    with progress(total, terminal.plain or as_json) as hear:
        played, interrupted = _meet(rules, meetings, deals, seed, jobs, hear)
    found = standings(entered, played)
    if as_json:
        print(json.dumps(_figures(rules, found, seed, len(played), interrupted)))
    else:
        _show(terminal, rules, found, len(played), interrupted)
    if plot is not None:
        draw(found, rules.name, plot)


def _meet(
    rules: Rules[Any, Any, Any],
    meetings: Sequence[Pairing],
    deals: dict[Pairing, int],
    seed: int,
    jobs: int,
    hear: Callable[[Batch], None],
) -> tuple[list[Game], bool]:
    """Plays all line-ups of all pairs; the games by deal, and whether they were ended early."""
    tables: list[list[Game]] = []
    for meeting in meetings:
        for lineup in meeting.lineups:
            rows: list[int] = []

            def done(part: Batch, rows: list[int] = rows) -> None:
                rows.extend(map(int, part.rows))
                hear(part)

            result = simulate(rules, lineup, deals[meeting], seed, jobs=jobs, done=done, keep=True)
            tables.append(_games(lineup, rows))
            if result.interrupted:
                return _by_deal(tables), True
    return _by_deal(tables), False


def _games(lineup: tuple[str, ...], rows: Sequence[int]) -> list[Game]:
    seats = len(lineup)
    return [
        Game(
            lineup,
            tuple(rows[at : at + seats]),
            tuple(share / SHARES for share in rows[at + seats : at + 2 * seats]),
        )
        for at in range(0, len(rows), 2 * seats)
    ]


def _by_deal(tables: Sequence[Sequence[Game]]) -> list[Game]:
    """First deal 0 of every line-up, then deal 1 ..., so that all bots are rated alongside."""
    longest = max(map(len, tables), default=0)
    return [table[deal] for deal in range(longest) for table in tables if deal < len(table)]


def _figures(
    rules: Rules[Any, Any, Any], found: Sequence[Standing], seed: int, played: int, interrupted: bool
) -> dict[str, object]:
    return {
        "game": rules.name,
        "seats": rules.seats,
        "options": rules.options,
        "seed": seed,
        "games": played,
        "interrupted": interrupted,
        "standings": [
            {
                "bot": standing.bot,
                "rating": standing.rating,
                "rating_error": standing.error,
                "games": standing.games,
                "mean_score": standing.mean_score,
                "against": {
                    rival: {"share": share, "error": error}
                    for rival, (share, error) in standing.against.items()
                },
            }
            for standing in found
        ],
    }


def _show(
    terminal: Terminal, rules: Rules[Any, Any, Any], found: Sequence[Standing], played: int, interrupted: bool
) -> None:
    """The ratings, then who won how much against whom."""
    out = terminal.out
    facts: dict[str, Words] = {"game": rules.name, "seats": rules.seats, "games": f"{played:,}"}
    out.print(terminal.say("terminal-arena", facts.items()))
    ratings = _table(terminal, "bot", "rating", "error", "games", "mean")
    meetings = _table(terminal, "between", "and", "first-has", "error")
    for standing in found:
        ratings.add_row(
            standing.bot,
            f"{standing.rating:.2f}",
            f"{WIDE * standing.error:.2f}",
            f"{standing.games:,}",
            f"{standing.mean_score:.2f}",
        )
    for one, other in combinations(found, 2):
        if other.bot in one.against:
            share, error = one.against[other.bot]
            meetings.add_row(one.bot, other.bot, f"{100 * share:.1f} %", f"{100 * WIDE * error:.1f}")
    out.print(ratings)
    out.print()
    out.print(meetings)
    if interrupted:
        out.print(terminal.say("terminal-interrupted"))


def _table(terminal: Terminal, first: str, *others: str) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(terminal.say(f"terminal-column-{first}"), no_wrap=True)
    for title in others:
        words = terminal.say(f"terminal-column-{title}")
        table.add_column(words, justify="left" if title == "and" else "right", no_wrap=True)
    return table


def drawable(file: Path) -> None:
    """Refuses a picture that could not be drawn after all games were played."""
    if find_spec("matplotlib") is None:
        raise InvalidOption("--plot needs matplotlib: pip install 'croupier[research]'")
    if file.suffix.lower() not in PICTURES:
        raise InvalidOption(f"{file} cannot be written: a plot is a {listed(PICTURES)} file")
    will_be_written(file)


def draw(found: Sequence[Standing], game: str, file: Path) -> None:
    """The ratings with their intervals as a picture; the ending of the name says which kind."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1.2 + 0.45 * len(found)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    places = range(len(found), 0, -1)
    axes.errorbar(
        [standing.rating for standing in found],
        list(places),
        xerr=[WIDE * standing.error for standing in found],
        fmt="o",
        capsize=4,
        color="#0072B2",
    )
    axes.set_yticks(list(places), [standing.bot for standing in found])
    axes.set_ylim(0.5, len(found) + 0.5)
    axes.set_xlabel("rating (Plackett-Luce), interval of 95 %")
    axes.set_title(game)
    axes.grid(axis="x", alpha=0.3)
    try:
        figure.savefig(file, dpi=150)
    except (OSError, ValueError) as error:
        raise InvalidOption(f"{file} cannot be written: {error}") from None
