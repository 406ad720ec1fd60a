"""`croupier arena`: bots meet each other, as ratings, a table and a plot."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import chain, combinations
from math import isfinite
from pathlib import Path

from rich.table import Table

from croupier import bots as all_bots
from croupier.bots.arena import Game, Measured, Pairing, Standing, pairings, standings
from croupier.cli.common import Terminal
from croupier.cli.output import new
from croupier.cli.progress import Bar, check_begun
from croupier.cli.simulate import check_luck, rules_for
from croupier.core.errors import InvalidOption
from croupier.core.kernel import SHARES, Batch
from croupier.core.options import listed
from croupier.core.rules import AnyRules, Words
from croupier.sim.batch import Path as WayOfPlaying
from croupier.sim.batch import path_of, simulate
from croupier.sim.report import figure

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
    ray: str | None,
    plot: Path | None,
    luck: int,
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
    check_luck(rules, luck)
    meetings = pairings(entered, rules.seats)
    deals = {meeting: -(-games // len(meeting.lineups)) for meeting in meetings}
    total = sum(deals[meeting] * len(meeting.lineups) for meeting in meetings)
    with Bar(terminal.plain or as_json, total) as bar:
        played = _meet(rules, meetings, deals, seed, jobs, luck, bar.played, ray)
    check_begun(len(played.games), played.interrupted, terminal.say)
    found = standings(entered, played.games)
    if as_json:
        print(json.dumps(_figures(rules, found, seed, played)))
    else:
        _show(terminal, rules, found, played)
    if plot is not None:
        draw(found, rules.name, plot)


@dataclass(frozen=True, slots=True)
class Played:
    """What was played: where, the games by deal, and whether they were ended early."""

    way: WayOfPlaying
    games: list[Game]
    interrupted: bool


def _meet(
    rules: AnyRules,
    meetings: Sequence[Pairing],
    deals: dict[Pairing, int],
    seed: int,
    jobs: int,
    luck: int,
    hear: Callable[[Batch], None],
    ray: str | None = None,
) -> Played:
    """Plays all line-ups of all pairs."""
    tables: list[list[Game]] = []
    way = common_path(rules, [lineup for meeting in meetings for lineup in meeting.lineups], luck)
    for meeting in meetings:
        for lineup in meeting.lineups:
            rows: list[int] = []

            def done(part: Batch, rows: list[int] = rows) -> None:
                rows.extend(map(int, part.rows))
                hear(part)

            result = simulate(
                rules,
                lineup,
                deals[meeting],
                seed,
                jobs=jobs,
                path=way,
                done=done,
                keep=True,
                luck=luck,
                ray=ray,
            )
            tables.append(_games(lineup, rows, result.total.adjusted))
            if result.interrupted:
                return Played(way, _by_deal(tables), interrupted=True)
    return Played(way, _by_deal(tables), interrupted=False)


def common_path(rules: AnyRules, lineups: Sequence[Sequence[str]], luck: int) -> WayOfPlaying:
    """The kernel if it plays every line-up, otherwise the engine for all.

    The two deal differently by the same seed, and what is compared must have been dealt alike.
    """
    ways = {path_of(rules, lineup, None, luck) for lineup in lineups}
    return "kernel" if ways == {"kernel"} else "engine"


def _games(lineup: tuple[str, ...], rows: Sequence[int], adjusted: Sequence[float]) -> list[Game]:
    """The games of a line-up: game i is that of deal i."""
    seats = len(lineup)
    return [
        Game(
            lineup,
            tuple(rows[at : at + seats]),
            tuple(share / SHARES for share in rows[at + seats : at + 2 * seats]),
            deal=at // (2 * seats),
            adjusted=tuple(adjusted[at // 2 : at // 2 + seats]) if adjusted else None,
        )
        for at in range(0, len(rows), 2 * seats)
    ]


def _by_deal(tables: Sequence[Sequence[Game]]) -> list[Game]:
    """First deal 0 of every line-up, then deal 1 ..., so that all bots are rated alongside."""
    longest = max(map(len, tables), default=0)
    return [table[deal] for deal in range(longest) for table in tables if deal < len(table)]


def _figures(rules: AnyRules, found: Sequence[Standing], seed: int, played: Played) -> dict[str, object]:
    return {
        "schema": "arena/1",
        "game": rules.name,
        "seats": rules.seats,
        "options": rules.options,
        "seed": seed,
        "path": played.way,
        "games": len(played.games),
        "interrupted": played.interrupted,
        "standings": [
            {
                "bot": standing.bot,
                **_measured("rating", standing.rating),
                "games": standing.games,
                "mean_score": standing.mean_score,
                "against": {
                    rival: {
                        **_measured("share", share),
                        **(_measured("less_luck", standing.adjusted[rival]) if standing.adjusted else {}),
                    }
                    for rival, share in standing.against.items()
                },
            }
            for standing in found
        ],
    }


def _measured(name: str, found: Measured) -> dict[str, float | tuple[float, float] | None]:
    """A figure, its error and its interval; None where one deal says nothing of them."""
    known = isfinite(found.reach)
    error = "error" if name == "share" else f"{name}_error"
    interval = "interval" if name == "share" else f"{name}_interval"
    low, high = found.figure - found.reach, found.figure + found.reach
    if name == "share":
        low, high = max(low, 0.0), min(high, 1.0)
    return {
        name: found.figure,
        error: found.error if known else None,
        interval: (low, high) if known else None,
    }


def _show(terminal: Terminal, rules: AnyRules, found: Sequence[Standing], played: Played) -> None:
    """The ratings, then who won how much against whom."""
    out, say = terminal.out, terminal.say
    games = f"{len(played.games):,}"
    facts: dict[str, Words] = {"game": rules.name, "seats": rules.seats, "games": games, "path": played.way}
    out.print(terminal.say("terminal-arena", facts.items()))
    ratings = _table(terminal, "bot", "rating", "error", "games", "mean")
    lucky = any(standing.adjusted for standing in found)
    titles = ("less-luck", "error") if lucky else ()
    meetings = _table(terminal, "between", "and", "first-has", "error", *titles)
    for standing in found:
        ratings.add_row(
            standing.bot,
            f"{standing.rating.figure:.0f}",
            figure(standing.rating.reach, say, 0),
            f"{standing.games:,}",
            f"{standing.mean_score:.2f}",
        )
    for one, other in combinations(found, 2):
        if other.bot in one.against:
            figures = [one.against[other.bot], *([one.adjusted[other.bot]] if lucky else [])]
            words = [(f"{100 * part.figure:.1f} %", figure(100 * part.reach, say, 1)) for part in figures]
            meetings.add_row(one.bot, other.bot, *chain(*words))
    out.print(ratings)
    out.print()
    out.print(meetings)
    if played.interrupted:
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
    new(file)


def draw(found: Sequence[Standing], game: str, file: Path) -> None:
    """The ratings with their intervals as a picture; the ending of the name says which kind."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1.2 + 0.45 * len(found)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    places = range(len(found), 0, -1)
    axes.errorbar(
        [standing.rating.figure for standing in found],
        list(places),
        xerr=[standing.rating.reach if isfinite(standing.rating.reach) else 0.0 for standing in found],
        fmt="o",
        capsize=4,
        color="#0072B2",
    )
    axes.set_yticks(list(places), [standing.bot for standing in found])
    axes.set_ylim(0.5, len(found) + 0.5)
    axes.set_xlabel("rating on the scale of Elo, interval of 95 %")
    axes.set_title(game)
    axes.grid(axis="x", alpha=0.3)
    try:
        figure.savefig(file, dpi=150)
    except (OSError, ValueError) as error:
        raise InvalidOption(f"{file} cannot be written: {error}") from None
