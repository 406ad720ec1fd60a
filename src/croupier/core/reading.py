"""Reading a game file: its form is checked here, line by line; the game itself by `replay`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from croupier.core.errors import InvalidOption, InvalidRecord, clip
from croupier.core.record import Line, Player, Record, check_name, seal
from croupier.core.rules import Seat

_VERSIONS = {"croupier 1": 1, "croupier 2": 2}
MAX_BYTES = 4_000_000
_BOT = r"[a-z0-9][a-z0-9_:=.,+-]*"
_HASH = r" hash (?:none|sha256:([0-9a-f]{64}))"
_NOTE = re.compile(r"[a-z0-9][a-z0-9 _:=.,+-]{0,199}")


def load(path: Path) -> Record:
    """Reads a file; raises `InvalidRecord` for what cannot be opened or is no record."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise InvalidRecord(0, f"{path} cannot be read: {error.strerror}") from None
    if len(data) > MAX_BYTES:
        raise InvalidRecord(0, f"{path} is larger than {MAX_BYTES} bytes, which no record is")
    return read(decode(data))


def decode(data: bytes) -> str:
    """The bytes as text; raises `InvalidRecord` at the line that is not UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise InvalidRecord(line, "this is not a text in UTF-8, so it is no record") from None


def read(text: str) -> Record:
    """The record of a file's text; checks its form, not the game."""
    if "\0" in text:
        raise InvalidRecord(text[: text.index("\0")].count("\n") + 1, "there is a NUL here, so it is no text")
    record = _Reader(text).record()
    for number, (told, canonical) in enumerate(
        zip(text.split("\n"), record.text().split("\n"), strict=True), 1
    ):
        if told != canonical and number != record.places.get("digest"):
            raise InvalidRecord(number, f"this line is written as {clip(canonical)}, not {clip(told)}")
    return record


class _Reader:
    """Reads a file line by line; every complaint knows its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0
        self.text = text

    def fail(self, reason: str) -> InvalidRecord:
        return InvalidRecord(self.number, reason)

    def next(self, wanted: str) -> str:
        self.number += 1
        if self.number >= len(self.lines):
            raise self.fail(f"the file ends where {wanted} belongs")
        return self.lines[self.number - 1]

    def peek(self, word: str) -> bool:
        return self.lines[self.number].split(" ", 1)[0] == word

    def record(self) -> Record:
        version = _VERSIONS.get(self.next("`croupier 2`"))
        if version is None:
            raise self.fail("a record begins with the line `croupier 1` or `croupier 2`")
        table = self.match("table ID", r"table ([A-Za-z0-9_-]{1,64})")[0]
        game, revision, seats = self.match(
            "game NAME revision N seats N", r"game ([a-z0-9-]+) revision (\d{1,9}) seats ([1-9])"
        )
        options = []
        while self.peek("option"):
            name, value = self.match("option NAME VALUE", r"option ([a-z_]+) (\S.*)")
            options.append((name, value))
        if [name for name, _ in options] != sorted({name for name, _ in options}):
            raise self.fail("option lines must be sorted by name, each option once")
        players = tuple(self.player(seat, version) for seat in range(int(seats)))
        commits: list[str] = []
        while self.peek("commit") and (version > 1 or not commits):
            commits += self.match("commit sha256:HEX", r"commit sha256:([0-9a-f]{64})")
        lines = tuple(self.moves())
        return self.end(
            Record(
                table,
                game,
                int(revision),
                int(seats),
                tuple(options),
                players,
                lines,
                tuple(commits),
                version=version,
            )
        )

    def match(self, form: str, pattern: str) -> tuple[str, ...]:
        line = self.next(f"`{form}`")
        found = re.fullmatch(pattern, line)
        if not found:
            raise self.fail(f"here belongs `{form}`, not {clip(line)}")
        return found.groups()

    def player(self, seat: Seat, version: int) -> Player:
        end, pattern = (" hash sha256:HEX", _HASH) if version > 1 else ("", "()")
        form = f'seat {seat + 1} person "NAME"{end} or seat {seat + 1} bot NAME{end}'
        name, bot, hash_ = self.match(form, rf'seat {seat + 1} (?:person (".*")|bot ({_BOT})){pattern}')
        if bot:
            return Player("bot", bot, hash_ or None)
        try:
            return Player("person", check_name(json.loads(name)), hash_ or None)
        except json.JSONDecodeError:
            raise self.fail("a name is written as one JSON string") from None
        except InvalidOption as error:
            raise self.fail(str(error)) from None

    def moves(self) -> Iterator[Line]:
        if self.next("`---`") != "---":
            raise self.fail(f"here belongs `---`, not {clip(self.lines[self.number - 1])}")
        while True:
            line = self.next("`---` after the moves")
            if line == "---":
                return
            yield self.move(line)

    def move(self, line: str) -> Line:
        if line.startswith("#") and line.isprintable():
            return Line(self.number, "#", line[1:])
        mark, blank, text = line.partition(" ")
        if not blank or not re.fullmatch(r"[*=!1-9]", mark) or not text or not text.isprintable():
            raise self.fail(f"a line here begins with *, a seat, =, ! or #, not {clip(line)}")
        if mark == "!":
            seat, _, note = text.partition(" ")
            if not re.fullmatch("[1-9]", seat) or not _NOTE.fullmatch(note):
                raise self.fail("a note is `! SEAT WORDS`, at most 200 characters of words")
        if mark != "*":
            return Line(self.number, mark, text)
        text, arrow, raw = text.partition(" < ")
        if arrow and not re.fullmatch(r"\d{1,40}:\d{1,40}( \d{1,40}:\d{1,40})*", raw):
            raise self.fail("draws are written as N:VALUE")
        draws = tuple((int(n), int(value)) for n, _, value in (draw.partition(":") for draw in raw.split()))
        return Line(self.number, mark, text, draws)

    def end(self, record: Record) -> Record:
        seats = record.seats
        places = {"end": self.number}
        if self.peek("score"):
            score = self.match(f"score and {seats} numbers", r"score" + r" (-?\d{1,9})" * seats)
            places["score"] = self.number
            ranks = self.match(f"rank and {seats} numbers", r"rank" + r" (\d)" * seats)
            places["rank"] = self.number
            record = replace(record, score=tuple(map(int, score)), ranks=tuple(map(int, ranks)))
        if self.peek("reveal"):
            places["reveal"] = self.number + 1
            record = replace(record, reveal=self.reveal())
        body = "".join(f"{line}\n" for line in self.lines[: self.number])
        if self.peek("digest"):
            told = self.match("digest sha256:HEX", r"digest sha256:([0-9a-f]{64})")[0]
            places["digest"] = self.number
            record = replace(record, intact=told == seal(body))
            if record.version > 1 and self.peek("signed"):
                pattern = r"signed ed25519:([0-9a-f]{16}):([0-9a-f]{128})"
                key, signature = self.match("signed ed25519:KEYID:HEX", pattern)
                places["signed"] = self.number
                record = replace(record, signed=(key, signature))
        else:
            record = replace(record, intact=None)
        if self.lines[self.number :] != [""]:
            self.number += 1
            raise self.fail("the file goes on after its end, or its last line is cut off")
        return replace(record, places=places)

    def reveal(self) -> tuple[str, tuple[tuple[Seat, str], ...]]:
        pattern = r"reveal ([0-9a-f]{64})((?: seat[1-9] [0-9a-f]{32})*)"
        seed, rest = self.match("reveal HEX seat1 HEX ...", pattern)
        words = rest.split()
        seeds = tuple((int(seat[4:]) - 1, hex_) for seat, hex_ in zip(words[::2], words[1::2], strict=True))
        if [seat for seat, _ in seeds] != sorted({seat for seat, _ in seeds}):
            raise self.fail("seats are revealed in order, each once")
        return seed, seeds
