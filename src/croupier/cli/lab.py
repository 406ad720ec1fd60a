"""`croupier lab`: what a rule does to a game, as a table, a page, figures and plain words."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from croupier import __version__
from croupier.bots import levels
from croupier.cli.common import Terminal, read_options
from croupier.cli.output import new, will_be_written
from croupier.cli.progress import Bar
from croupier.core.errors import InvalidOption, NoEvaluator, clip
from croupier.core.options import Value
from croupier.games import game as find_game
from croupier.games import options as options_of
from croupier.lab import findings, page
from croupier.lab.design import Base, Variant, variants
from croupier.lab.run import Block, Effort, Experiment, blocks, run
from croupier.sim.blocks import Workers
from croupier.sim.parquet import Sheet
from croupier.value import evaluator


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where the findings go beside the terminal."""

    json: bool
    parquet: Path | None
    html: Path | None


def lab(
    name: str,
    seats: int | None,
    vary: Sequence[str],
    bots: str | None,
    better: str | None,
    given: Sequence[str],
    seed: int,
    effort: Effort,
    *,
    workers: Workers,
    to: Outputs,
    terminal: Terminal,
) -> None:
    """Plays every variant and says what follows; files are written last, so that no figure waits for them."""
    found = find_game(name)
    count = seats if seats is not None else min(max(4, found.seats[0]), found.seats[-1])
    base = Base(
        name,
        count,
        bots or levels.bot(name, "normal"),
        better or levels.bot(name, "strong"),
        read_options(name, given),
        seed,
    )
    ways = variants(base, read_varied(name, vary))
    if effort.accounts:
        try:
            evaluator(ways[0].rules, "share")
        except NoEvaluator as error:
            raise NoEvaluator(f"{error}; --accounts 0 asks for everything else") from None
    command = repeated(base, vary, given, effort)
    if to.html is not None:
        if to.html == to.parquet:
            raise InvalidOption(f"{to.html} is named twice: a page and rows are two files")
        new(to.html)
    with ExitStack() as stack:
        sheet = None if to.parquet is None else stack.enter_context(_sheet(to.parquet, base, command))
        experiment = _run(ways, effort, workers, terminal.plain or to.json)
        sentences = findings.findings(experiment, terminal.say)
        if to.json:
            print(json.dumps(findings.as_data(experiment, command, seed, sentences)))
        else:
            _show(terminal, experiment, sentences)
        if to.html is not None:
            html = page.page(experiment, command, seed, terminal.say, terminal.language)
            _put(to.html, html)
        if sheet is not None:
            sheet.add(findings.rows(experiment))


def _run(ways: Sequence[Variant], effort: Effort, workers: Workers, quiet: bool) -> Experiment:
    """Runs it with a bar."""
    total, seen = sum(map(_weight, blocks(ways, effort))), 0
    with Bar(quiet, total) as bar:

        def done(block: Block) -> None:
            nonlocal seen
            seen += _weight(block)
            bar.reach(seen, total)

        return run(ways, effort, workers, done)


def read_varied(game: str, vary: Sequence[str]) -> dict[str, list[Value]]:
    """What is varied, each with its values; where a game takes a file, its content."""
    found: dict[str, list[Value]] = {}
    names = {option.name for option in options_of(game, find_game(game).seats[0])}
    for part in vary:
        key, equals, text = part.partition("=")
        values = text.split(",")
        if not equals or not key or not all(values):
            raise InvalidOption(f"what is varied is written K=V,V, not {clip(part)}")
        if key in found:
            raise InvalidOption(f"{key} is varied twice")
        if len(set(values)) < len(values):
            raise InvalidOption(f"{key} is varied over a value twice")
        found[key] = [read_options(game, [f"{key}={one}"])[key] if key in names else one for one in values]
    return found


def repeated(base: Base, vary: Sequence[str], given: Sequence[str], effort: Effort) -> str:
    """The command that gives the same figures again."""
    words = ["croupier", "lab", base.game]
    words += [word for part in vary for word in ("--vary", part)]
    words += ["--seats", str(base.seats), "--bots", base.bots, "--better", base.better]
    words += [word for part in given for word in ("--option", part)]
    words += ["--games", str(effort.games), "--accounts", str(effort.accounts)]
    words += ["--playouts", str(effort.playouts), "--better-games", str(effort.better)]
    return shlex.join([*words, "--seed", str(base.seed)])


def _weight(block: Block) -> int:
    """How long a block takes, roughly, in games on the engine."""
    match block.kind:
        case "kernel":
            return 1
        case "weighed":
            return 20 * block.count
        case "better":
            return 4 * block.count * block.variant.seats
        case "plain":
            return block.count


def _put(file: Path, html: str) -> None:
    """Writes a page, whole or not at all."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.write_text(html, "utf-8")
        beside.replace(file)
    except OSError as error:
        raise InvalidOption(f"{file} cannot be written: {error.strerror}") from None
    finally:
        beside.unlink(missing_ok=True)


def _sheet(file: Path, base: Base, command: str) -> Sheet:
    facts = {"schema": findings.SCHEMA, "game": base.game, "command": command, "seed": base.seed}
    return Sheet(will_be_written(file), findings.COLUMNS, {**facts, "version": __version__})


def _show(terminal: Terminal, found: Experiment, sentences: Sequence[str]) -> None:
    """What was played, all figures, then what follows."""
    terminal.print(findings.said(terminal.say, "lab-title", game=found.variants[0].rules.name))
    terminal.print(page.facts(found, terminal.say))
    for line in _lines(found, terminal):
        terminal.out.print(line)
    for sentence in sentences:
        terminal.print(f"- {sentence}")
    terminal.print(findings.said(terminal.say, "lab-star"))


def _lines(found: Experiment, terminal: Terminal) -> Iterator[str]:
    """All figures: what each is, then a line for every variant."""
    rows = list(page.lines(found, terminal.say))
    _, *heads = page.heads(terminal.say)
    wide = max(len(row[1]) for row in [("", heads[0]), *rows])
    widths = [max(9, *(len(row[at + 1]) for row in [("", *heads), *rows])) for at in range(1, len(heads))]

    def line(label: str, cells: Sequence[str]) -> str:
        right = "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        return f"  {label:<{wide}}  {right}".rstrip()

    yield line(heads[0], heads[1:])
    before = ""
    for what, label, *cells in rows:
        if what != before:
            yield what
        yield line(label, cells)
        before = what
