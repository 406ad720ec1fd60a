"""The game file: a record is a saved game, a bug report, a golden test and training data in one."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from croupier.core.errors import InvalidOption, clip
from croupier.core.rules import Seat
from croupier.core.table import Note, Table


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person with a name, or a bot with its specification."""

    kind: Literal["person", "bot"]
    name: str


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the middle part, with its number in the file (0: not from a file)."""

    number: int
    mark: str
    text: str
    draws: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game file as data; `text` is its canonical form, `read` the inverse."""

    table: str
    game: str
    revision: int
    seats: int
    options: tuple[tuple[str, str], ...]
    players: tuple[Player, ...]
    lines: tuple[Line, ...]
    commit: str | None = None
    score: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None
    reveal: tuple[str, tuple[tuple[Seat, str], ...]] | None = None
    #: None: no digest line; False: the digest does not fit the bytes above it.
    intact: bool | None = True
    #: Line numbers of the parts behind the moves, by their first word.
    places: dict[str, int] = field(default_factory=dict, compare=False)

    def header(self) -> list[str]:
        """The game and option lines, which a commitment to dice covers."""
        game = f"game {self.game} revision {self.revision} seats {self.seats}"
        return [game, *(f"option {name} {value}" for name, value in self.options)]

    def text(self) -> str:
        """The whole file, with the digest of its bytes as the last line."""
        lines = ["croupier 1", f"table {self.table}", *self.header()]
        lines += [_player_line(seat, player) for seat, player in enumerate(self.players)]
        if self.commit is not None:
            lines.append(f"commit sha256:{self.commit}")
        lines += ["---", *map(_move_line, self.lines), "---"]
        if self.score is not None and self.ranks is not None:
            lines += [" ".join(["score", *map(str, self.score)]), " ".join(["rank", *map(str, self.ranks)])]
        if self.reveal is not None:
            seed, seats = self.reveal
            lines.append(" ".join(["reveal", seed, *(f"seat{seat + 1} {hex_}" for seat, hex_ in seats)]))
        body = "".join(f"{line}\n" for line in lines)
        return body if self.intact is None else f"{body}digest sha256:{seal(body)}\n"


def seal(body: str) -> str:
    """The digest of all bytes before the digest line."""
    return hashlib.sha256(body.encode()).hexdigest()


def of_table(
    table: Table[Any, Any, Any],
    players: Sequence[Player],
    *,
    name: str,
    commit: str | None = None,
    reveal: tuple[str, tuple[tuple[Seat, str], ...]] | None = None,
) -> Record:
    """The record of a table as it stands; the whole truth, so only for its owner or after the end."""
    rules = table.rules
    over = table.over
    return Record(
        table=name,
        game=rules.name,
        revision=rules.revision,
        seats=rules.seats,
        options=tuple(rules.options.items()),
        players=tuple(players),
        lines=tuple(_table_lines(table)),
        commit=commit,
        score=rules.score(table.state) if over else None,
        ranks=rules.ranks(table.state) if over else None,
        reveal=reveal,
    )


def _table_lines(table: Table[Any, Any, Any]) -> Iterator[Line]:
    """The log with assertions: after a decision, each fact that has changed."""
    told = table.rules.facts(table.states[0])
    moves = 0
    for entry in table.log:
        if isinstance(entry, Note):
            yield Line(0, "!", f"{entry.seat + 1} {entry.text}")
            continue
        moves += 1
        mark = "*" if entry.seat is None else str(entry.seat + 1)
        yield Line(0, mark, str(entry.event), entry.draws)
        if entry.seat is not None:
            for fact, values in table.rules.facts(table.states[moves]).items():
                if told.get(fact) != values:
                    yield Line(0, "=", " ".join([fact, *map(str, values)]))
                    told[fact] = values


def check_name(name: str) -> str:
    """The name of a person, refused if it is empty, long, or has unprintable characters."""
    if not 1 <= len(name) <= 40 or not name.isprintable() or name != name.strip():
        raise InvalidOption(
            f"a name has 1 to 40 printable characters and no blanks around it, not {clip(name)}"
        )
    return name


def write(record: Record, path: Path) -> None:
    """Writes the file whole or not at all."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(record.text())
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise


def _quoted(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def _player_line(seat: Seat, player: Player) -> str:
    name = _quoted(player.name) if player.kind == "person" else player.name
    return f"seat {seat + 1} {player.kind} {name}"


def _draws(draws: Sequence[tuple[int, int]]) -> str:
    return " ".join(f"{n}:{value}" for n, value in draws)


def _move_line(line: Line) -> str:
    if line.mark == "#":
        return f"#{line.text}"
    return f"{line.mark} {line.text}" + (f" < {_draws(line.draws)}" if line.draws else "")
