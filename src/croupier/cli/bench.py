"""`croupier bench`: how fast we are, beside yardsticks where there are any."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from croupier.bench import speed
from croupier.bench.speed import Measurement, Row
from croupier.cli.common import console
from croupier.cli.output import will_be_written
from croupier.core.errors import InvalidOption

#: Between these lines of a document the table is put.
BEGIN, END = "<!-- measured -->", "<!-- end of measured -->"


def bench(
    yardsticks: Path | None,
    python: str | None,
    node: Path | None,
    strength: int,
    jobs: int,
    write: Path | None,
    *,
    as_json: bool,
    plain: bool,
) -> None:
    """Measures, prints, then puts the table into a document."""
    document = None if write is None else _document(will_be_written(write))
    out = Console(stderr=True, highlight=False)

    def told(what: str) -> None:
        if not as_json and out.is_terminal:
            out.print(f"measuring {what} ...")

    found = speed.measure(yardsticks, python or sys.executable, node or Path.cwd(), told)
    if strength:
        found.rows += speed.strength(strength, jobs, told)
    if as_json:
        print(json.dumps({"schema": "bench/1", **asdict(found)}))
    else:
        _show(console(plain), found)
    if write is not None and document is not None:
        before, after = document
        write.write_text(f"{before}{BEGIN}\n{markdown(found)}{END}{after}")


def _document(file: Path) -> tuple[str, str]:
    """What stands before and after the table of a document."""
    try:
        text = file.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidOption(f"{file} cannot be read: {error}") from None
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise InvalidOption(f"{file} has no place for the table: lines {BEGIN} and {END}")
    return before, after


def cells(row: Row) -> Iterator[tuple[str, str, str, str, str]]:
    """The lines of one row: what, ours, theirs, ratio, goal."""
    ours = f"{row.ours:,.0f} {row.unit}" if row.ours >= 1000 else f"{row.ours:.3g} {row.unit}"
    if not row.theirs:
        yield row.what, ours, "", "", row.goal
    for number, (name, rate) in enumerate(row.theirs.items()):
        first = number == 0
        yield (
            row.what if first else "",
            ours if first else "",
            f"{name} {rate:,.0f}",
            f"{row.ours / rate:.2f}",
            row.goal if first else "",
        )


def markdown(found: Measurement) -> str:
    """The table for a document, with date and machine."""
    lines = [
        f"Measured {found.date} by `croupier bench` on: {found.machine}.",
        "",
        "| what | ours | yardstick | ours / yardstick | goal |",
        "|---|---:|---:|---:|---|",
    ]
    lines += [f"| {' | '.join(line)} |" for row in found.rows for line in cells(row)]
    if found.missing:
        lines += ["", "Not there when this was measured: " + "; ".join(found.missing) + "."]
    return "\n".join(lines) + "\n"


def _show(out: Console, found: Measurement) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("what", "ours", "yardstick", "ratio", "goal"):
        table.add_column(title, justify="left" if title in ("what", "goal") else "right")
    for row in found.rows:
        for line in cells(row):
            table.add_row(*line)
    out.print(f"{found.date}, {found.machine}; CPU time, best of {speed.SLICES}")
    out.print(table)
    for reason in found.missing:
        out.print(f"not there: {reason}")
