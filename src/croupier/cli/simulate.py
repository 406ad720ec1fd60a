"""`croupier simulate`: many games of bots, as figures."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from croupier import __version__
from croupier.cli.common import Terminal, read_options
from croupier.cli.output import will_be_written
from croupier.cli.progress import Bar, check_begun
from croupier.core.errors import InvalidOption, clip
from croupier.core.kernel import Batch
from croupier.core.rules import AnyRules
from croupier.games import game as find_game
from croupier.games import rules_with
from croupier.sim import batch, report
from croupier.sim.parquet import Decisions, Rows
from croupier.value import evaluator

PATHS: dict[str, batch.Path] = {"kernel": "kernel", "engine": "engine"}


def simulate(
    name: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: int,
    given: Sequence[str],
    *,
    jobs: int,
    ray: str | None,
    path: str | None,
    parquet: Path | None,
    decisions: Path | None,
    luck: int,
    as_json: bool,
    terminal: Terminal,
) -> None:
    """Plays and prints what was found; a file of rows is finished last, so that no figure waits for it."""
    rules = rules_for(name, seats, given)
    way = _way(path)
    sitting = batch.seated(rules, bots.split(","))
    if parquet is not None and parquet == decisions:
        raise InvalidOption(f"{parquet} is named twice: games and decisions are two files")
    found = batch.path_of(rules, sitting, way, luck, decisions is not None)
    check_luck(rules, luck)
    with ExitStack() as stack:
        hears: list[Callable[[Batch], None]] = []
        facts = _facts(rules, seed, found)
        if parquet is not None:
            hears.append(stack.enter_context(Rows(will_be_written(parquet), sitting, facts)).take)
        if decisions is not None:
            hears.append(stack.enter_context(Decisions(will_be_written(decisions), sitting, facts)).take)
        with Bar(terminal.plain or as_json, games) as bar:
            hears.append(bar.played)
            result = batch.simulate(
                rules,
                sitting,
                games,
                seed,
                jobs=jobs,
                ray=ray,
                path=way,
                done=_all(hears),
                keep=parquet is not None,
                luck=luck,
                decisions=decisions is not None,
            )
        check_begun(result.total.games, result.interrupted, terminal.say)
        if as_json:
            print(json.dumps(result.figures()))
        else:
            terminal.print(report.heading(result, terminal.say))
            terminal.out.print(report.table(result, terminal.say))
            for line in report.footing(result, terminal.say).split("\n"):
                terminal.print(line)


def _facts(rules: AnyRules, seed: int, path: batch.Path) -> dict[str, Any]:
    """Where the rows of a file come from."""
    return {
        "game": rules.name,
        "revision": rules.revision,
        "seats": rules.seats,
        "options": rules.options,
        "seed": seed,
        "path": path,
        "version": __version__,
    }


def check_luck(rules: AnyRules, luck: int) -> None:
    """Raises `NoEvaluator` if luck is asked for where nothing says what a position is worth."""
    if luck:
        evaluator(rules, "share")


def _all(hears: Sequence[Callable[[Batch], None]]) -> Callable[[Batch], None]:
    """One that tells them all."""

    def done(part: Batch) -> None:
        for hear in hears:
            hear(part)

    return done


def _way(path: str | None) -> batch.Path | None:
    if path is not None and path not in PATHS:
        raise InvalidOption(f"--path cannot be {clip(path)}: allowed kernel or engine")
    return None if path is None else PATHS[path]


def rules_for(name: str, seats: int | None, given: Sequence[str]) -> AnyRules:
    """The rules of a command line; four seats if the game allows."""
    found = find_game(name)
    count = seats if seats is not None else min(max(4, found.seats[0]), found.seats[-1])
    return rules_with(name, count, read_options(name, given))
