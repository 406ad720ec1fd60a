"""The rules pages: numbered clauses that tests, refusals and the help cite."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from croupier.core.errors import InvalidOption, clip
from croupier.games import game

_HERE = Path(__file__).parent
#: In an installed package the pages lie inside it, in a clone beside the sources.
_FOLDERS = (_HERE / "pages", _HERE.parent.parent / "docs" / "rules")
_SECTION = re.compile(r"^## (§(\d+) )?(.*)$")
_CLAUSE = re.compile(r"^(\d+\.\d+) (.*)$")
_NAMED = re.compile(r"^\*\*([A-Z]\d) ([^*]+)\*\*(.*)$")


@dataclass(frozen=True, slots=True)
class Clause:
    """One paragraph with a number, `4.1`, or a name, `A1`."""

    number: str
    section: str
    text: str


def page(name: str, language: str = "en") -> str:
    """The rules page of a game as Markdown."""
    found = game(name)
    file = f"{found.name}.md" if language == "en" else f"{found.name}.{language}.md"
    if found.pages:
        brought = files(found.pages)
        own = brought / file
        return (own if own.is_file() else brought / f"{found.name}.md").read_text(encoding="utf-8")
    for folder in _FOLDERS:
        if (folder / file).is_file():
            return (folder / file).read_text(encoding="utf-8")
    raise FileNotFoundError(f"the rules page {file} is not in the package")


def clauses(name: str, language: str = "en") -> list[Clause]:
    """Every numbered clause of a game's page, in order."""
    found: list[Clause] = []
    section = ""
    lines: list[str] | None = None
    number = ""

    def finish() -> None:
        if lines is not None:
            found.append(Clause(number, section, " ".join(line.strip() for line in lines).strip()))

    for line in page(name, language).splitlines():
        if heading := _SECTION.match(line):
            finish()
            lines, section = None, line.removeprefix("## ")
        elif start := _CLAUSE.match(line):
            finish()
            number, lines = start[1], [start[2]]
        elif named := _NAMED.match(line):
            finish()
            number, lines = named[1], [f"{named[2]}{named[3]}"]
        elif not line.strip() or heading:
            finish()
            lines = None
        elif lines is not None:
            lines.append(line)
    finish()
    return found


def clause(name: str, number: str, language: str = "en") -> list[Clause]:
    """The clause of that number (`4.1`, `§4.1`, `LV12 §4.1`, `A1`), or all of a section (`4`)."""
    wanted = number.split()[-1].removeprefix("§") if number.strip() else ""
    known = clauses(name, language)
    found = [one for one in known if one.number == wanted or one.number.split(".")[0] == wanted]
    if not found:
        sections = ", ".join(dict.fromkeys(one.number for one in known))
        raise InvalidOption(f"{name} has no clause {clip(number)}: clauses are {sections}")
    return found
