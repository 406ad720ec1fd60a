"""The game file: a record is a saved game, a bug report, a golden test and training data in one."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from croupier.core.errors import InvalidOption, clip
from croupier.core.rules import AnyRules, Seat
from croupier.core.table import Note, Table

if TYPE_CHECKING:
    from pathlib import Path

#: The version of game files that is written; files of the first one are read and verified for ever.
VERSION = 2


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person with a name, or a bot with its full specification."""

    kind: Literal["person", "bot"]
    name: str
    #: The seat's commitment to its part of the dice, from the second version on; None: it takes no part.
    hash: str | None = None


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
    #: The house's commitments to its seed: the last one counts, those before it were void.
    commits: tuple[str, ...] = ()
    score: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None
    reveal: tuple[str, tuple[tuple[Seat, str], ...]] | None = None
    #: None: no digest line; False: the digest does not fit the bytes above it.
    intact: bool | None = True
    #: The key's id and the signature of `signed_digest`, by the house where it was played.
    signed: tuple[str, str] | None = None
    version: int = VERSION
    #: Line numbers of the parts behind the moves, by their first word.
    places: dict[str, int] = field(default_factory=dict, compare=False)

    @property
    def commit(self) -> str | None:
        """The commitment that the dice were made from."""
        return self.commits[-1] if self.commits else None

    def header(self) -> list[str]:
        """The game and option lines, which a commitment to dice covers."""
        return head_lines(self.game, self.revision, self.seats, dict(self.options))

    def text(self) -> str:
        """The whole file, with the digest of its bytes and the signature at the end."""
        body = self._body(names=True)
        if self.intact is None:
            return body
        signed = "" if self.signed is None else f"signed ed25519:{self.signed[0]}:{self.signed[1]}\n"
        return f"{body}digest sha256:{seal(body)}\n{signed}"

    def signed_digest(self) -> str:
        """The digest of the file with people's names left out: a rename or a deletion does not change it."""
        return seal(self._body(names=False))

    def _body(self, *, names: bool) -> str:
        """Everything before the digest."""
        lines = [f"croupier {self.version}", f"table {self.table}", *self.header()]
        lines += [self._player_line(seat, player, names) for seat, player in enumerate(self.players)]
        lines += [f"commit sha256:{commit}" for commit in self.commits]
        lines += ["---", *map(_move_line, self.lines), "---"]
        if self.score is not None and self.ranks is not None:
            lines += [" ".join(["score", *map(str, self.score)]), " ".join(["rank", *map(str, self.ranks)])]
        if self.reveal is not None:
            seed, seats = self.reveal
            lines.append(" ".join(["reveal", seed, *(f"seat{seat + 1} {hex_}" for seat, hex_ in seats)]))
        return "".join(f"{line}\n" for line in lines)

    def _player_line(self, seat: Seat, player: Player, names: bool) -> str:
        words = [f"seat {seat + 1} {player.kind}"]
        if player.kind == "bot":
            words.append(player.name)
        elif names:
            words.append(json.dumps(player.name, ensure_ascii=False))
        if self.version > 1:
            words.append(f"hash sha256:{player.hash}" if player.hash else "hash none")
        return " ".join(words)


def head_lines(game: str, revision: int, seats: int, options: Mapping[str, str]) -> list[str]:
    """The game and option lines of a record, which a commitment to dice covers."""
    head = f"game {game} revision {revision} seats {seats}"
    return [head, *(f"option {name} {value}" for name, value in options.items())]


def head_of(rules: AnyRules) -> list[str]:
    """The head lines of a game that is played by these rules."""
    return head_lines(rules.name, rules.revision, rules.seats, rules.options)


def seal(body: str) -> str:
    """The digest of all bytes before the digest line."""
    return hashlib.sha256(body.encode()).hexdigest()


def of_table(
    table: Table[Any, Any, Any],
    players: Sequence[Player],
    *,
    name: str,
    commits: Sequence[str] = (),
    reveal: tuple[str, tuple[tuple[Seat, str], ...]] | None = None,
    version: int = VERSION,
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
        commits=tuple(commits),
        version=version,
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
    # Only who writes a record needs it, and everybody imports this module.
    import tempfile

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


def _draws(draws: Sequence[tuple[int, int]]) -> str:
    return " ".join(f"{n}:{value}" for n, value in draws)


def _move_line(line: Line) -> str:
    if line.mark == "#":
        return f"#{line.text}"
    return f"{line.mark} {line.text}" + (f" < {_draws(line.draws)}" if line.draws else "")
