"""`croupier solve` and `croupier build-cubes-table`: best equalities of Rolling Cubes, exactly."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from json import dumps
from pathlib import Path
from typing import TypeAlias

from croupier.core.errors import InvalidOption, clip
from croupier.core.game import Terminal
from croupier.core.options import Value, listed, settle
from croupier.games.rollingcubes.best_points import best_points
from croupier.games.rollingcubes.choices import searched
from croupier.games.rollingcubes.dice import COLOURS, PER_COLOUR, arranged, contains, of_colour, spaced
from croupier.games.rollingcubes.equation import Misread, symbols
from croupier.games.rollingcubes.options import options as options_for
from croupier.games.rollingcubes.rows import ROWS

Json: TypeAlias = "dict[str, int | str | list[Json] | None]"
#: More lines than people read; a larger number is refused.
MOST = 1000


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of every roll."""

    zero_dividend: bool
    using: str
    row: str | None
    top: int


def solve(
    terminal: Terminal,
    options: Mapping[str, Value],
    roll: str | None,
    using: str,
    row: str | None,
    top: int,
    report: str | None,
    json: bool,
) -> None:
    """Prints the best equalities of one roll, or of every line of standard input."""
    if report is not None:
        _report(terminal, Path(report))
        if roll is None:
            return
    if roll is None:
        raise InvalidOption("say a roll, as in croupier solve '5 5 7 7 0 2 4 8 + - x :', or - for many")
    if row is not None and row not in ROWS:
        raise InvalidOption(f"there is no row {clip(row)}: rows are {listed(ROWS)} [RC §8.1]")
    if not 1 <= top <= MOST:
        raise InvalidOption(f"--top is 1 to {MOST}, not {top}")
    asked = Asked(_zero_dividend(options), read_dice(terminal, using, "--using"), row, top)
    if roll == "-":
        for line in _lines(terminal, sys.stdin):
            terminal.print(dumps(answer(line, asked)))
    elif json:
        terminal.print(dumps(answer(read_dice(terminal, roll, "a roll"), asked), indent=2))
    else:
        _tell(terminal, answer(read_dice(terminal, roll, "a roll"), asked))


def _zero_dividend(values: Mapping[str, Value]) -> bool:
    known = tuple(option for option in options_for(1) if option.name == "zero_dividend")
    return bool(settle(known, values)["zero_dividend"])


def read_dice(terminal: Terminal, text: str, what: str) -> str:
    """Dice in any usual spelling, = left out; at most four of a colour."""
    try:
        dice = arranged(face for face in symbols(text) if face != "=")
    except Misread as misread:
        words = terminal.say(misread.refusal.code, misread.refusal.args)
        raise InvalidOption(f"{what}: {words} [{misread.refusal.clause}]") from None
    for colour in COLOURS:
        if len(of_colour(dice, colour)) > PER_COLOUR:
            own = spaced(colour)
            raise InvalidOption(f"{what} has at most {PER_COLOUR} dice of {own}, not {clip(text)} [RC §1.1]")
    return dice


def _lines(terminal: Terminal, source: Iterable[str]) -> Iterator[str]:
    for number, line in enumerate(source, 1):
        if line.strip():
            yield read_dice(terminal, line.strip(), f"line {number}")


def answer(roll: str, asked: Asked) -> Json:
    """The best equality of a roll and the next best ones, each of other dice."""
    if not contains(roll, asked.using):
        raise InvalidOption(f"--using has dice that are not in {spaced(roll)} [RC §2.2]")
    known = best_points(asked.zero_dividend).answers(roll, asked.using, asked.row)
    best = sorted(known, key=lambda use: (-use[0], len(use[2]), use[2]))[: asked.top]
    found: list[Json] = []
    for worth, points, dice in best:
        equation = searched(dice, points, asked.zero_dividend, asked.row == "101")
        one: Json = {"points": points, "equation": str(equation), "dice": spaced(dice)}
        if asked.row is not None:
            one["counts"] = worth
        found.append(one)
    first: Json = found[0] if found else {"points": 0, "equation": None, "dice": None}
    return {"schema": "solve/1", "roll": spaced(roll), **first, "alternatives": found[1:]}


def _tell(terminal: Terminal, found: Json) -> None:
    """The answer for people."""
    if found["equation"] is None:
        terminal.print(terminal.say("rc-nothing"))
        return
    others = found["alternatives"]
    assert isinstance(others, list)
    for one in (found, *others):
        counts = str(one.get("counts", ""))
        row = f", {terminal.say('terminal-cubes-in-row', [('counts', counts)])}" if counts else ""
        terminal.print(f"{one['points']:>3}  {one['equation']}{row}")


def _report(terminal: Terminal, path: Path) -> None:
    from croupier.solve import cubes_report

    if path.exists():
        raise InvalidOption(f"{path} cannot be written: it is there already")
    try:
        with path.open("ab"):
            pass
        # Left there, it would refuse the next try if this one is interrupted.
        path.unlink()
        cubes_report.write(path)
    except OSError as error:
        raise InvalidOption(f"the report cannot be written to {path}: {error.strerror}") from None
    terminal.print(f"the report is in {path}")


def build(terminal: Terminal, to: str | None) -> None:
    """Builds both tables, and the values of the solitaire, into the package or another folder."""
    from croupier.solve import cubes_table

    try:
        for path in cubes_table.write_all(None if to is None else Path(to)):
            terminal.print(f"{path}: {path.stat().st_size:,} bytes")
    except OSError as error:
        raise InvalidOption(f"the tables cannot be written: {error.strerror}") from None
