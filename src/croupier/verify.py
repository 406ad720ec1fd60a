"""Verifying a finished game from its file alone: seeds, every draw, every move, the score.

Nothing here is shared with the code that made the dice: the commitment, the key and every draw are derived
again by this file's own arithmetic, from the protocol that `docs/fairness.md` has in words.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from hashlib import sha256
from hmac import digest
from pathlib import Path
from typing import Any

from croupier.core.errors import CroupierError, InvalidRecord
from croupier.core.reading import load
from croupier.core.record import Record
from croupier.core.replay import replay
from croupier.core.rules import Chance
from croupier.games import rules_with


@dataclass(frozen=True, slots=True)
class Verified:
    """A game that holds: how many draws and moves were derived again."""

    game: str
    table: str
    chances: int
    draws: int
    moves: int
    people: int

    def __str__(self) -> str:
        seeds = "the seed of one person" if self.people == 1 else f"the seeds of {self.people} people"
        return (
            f"verified: {self.game}, table {self.table}: {self.chances} chance events with {self.draws} "
            f"draws and {self.moves} moves follow from the committed seed and {seeds}"
        )


def verify_file(path: Path) -> Verified:
    """Verifies a game file; raises `InvalidRecord` with the line that is wrong."""
    return verify(load(path))


def verify(record: Record) -> Verified:
    """Verifies a record: commitment, seeds, draws, moves, score and digest, in this order."""
    if record.commit is None:
        raise InvalidRecord(
            0, "there is no commitment, so nothing proves these dice: the game is unverifiable"
        )
    if record.reveal is None:
        raise InvalidRecord(0, "the seed is not revealed, so these dice cannot be verified yet")
    _check_commitment(record)
    key = _key(record)
    chances = draws = moves = 0
    for line, turn, seat, rules_, state in _walk(record):
        if seat is not None:
            moves += 1
            continue
        derived = _Derived(key, turn.verb, chances)
        event = str(rules_.sample(state, derived))
        if (event, tuple(derived.draws)) != (line.text, line.draws):
            raise InvalidRecord(line.number, f"the seeds make {_told(event, derived.draws)} here")
        chances += 1
        draws += len(derived.draws)
    if record.score is None:
        raise InvalidRecord(record.places["end"], "the game is not finished, so there is no result to verify")
    if record.intact is None:
        raise InvalidRecord(0, "the file is unsealed: its digest line is missing")
    people = len(record.reveal[1])
    return Verified(record.game, record.table, chances, draws, moves, people)


def _walk(record: Record) -> Any:
    """Replays the record; gives each move's line, whose turn it was, its seat and the state before it."""
    game = rules_with(record.game, record.seats, dict(record.options))
    steps = replay(record, game)
    while True:
        try:
            step = next(steps, None)
        except InvalidRecord as error:
            raise _located(record, error) from None
        if step is None:
            return
        if step.move is not None:
            before = step.table.states[-2]
            turn = game.turn(before)
            yield step.line, turn if isinstance(turn, Chance) else None, step.move.seat, game, before


def _located(record: Record, error: InvalidRecord) -> InvalidRecord:
    """If only the digest does not fit, names the lines that nothing else vouches for."""
    if record.intact is not False or error.line != record.places.get("digest"):
        return error
    seats = range(4 + len(record.options), 4 + len(record.options) + record.seats)
    loose = [*seats, *(line.number for line in record.lines if line.mark in "#!")]
    where = ", ".join(map(str, loose))
    return InvalidRecord(
        error.line,
        "the digest does not fit the bytes above it: every die, move and score holds, so what was changed is "
        f"this line, the name of a player or a remark (lines {where})",
    )


def _check_commitment(record: Record) -> None:
    assert record.reveal is not None
    header = "".join(line + "\n" for line in record.header()).encode("ascii", "replace")
    parts = ("croupier1", "commit", record.table, sha256(header).hexdigest(), record.reveal[0])
    if sha256("|".join(parts).encode("ascii")).hexdigest() != record.commit:
        commit_line = 4 + len(record.options) + record.seats
        raise InvalidRecord(
            commit_line,
            "the commitment does not fit: the table's name (line 2), the game and option lines (from 3), "
            f"this line or the revealed seed (line {record.places['reveal']}) was changed",
        )


def _key(record: Record) -> bytes:
    assert record.reveal is not None
    seed, seats = record.reveal
    if any(seat >= record.seats or record.players[seat].kind != "person" for seat, _ in seats):
        raise InvalidRecord(record.places["reveal"], "only a person's seat adds a seed")
    if not seats:
        raise InvalidRecord(record.places["reveal"], "no person added a seed: the game is unverifiable")
    text = "croupier1|seed|" + record.table + "".join("|" + added for _, added in seats)
    return digest(bytes.fromhex(seed), text.encode("ascii"), sha256)


class _Derived:
    """The draws of one chance event, derived from the key alone."""

    def __init__(self, key: bytes, verb: str, number: int) -> None:
        self.draws: list[tuple[int, int]] = []
        self._bytes = self._stream(key, f"croupier1|draw|{verb}|{number}|")

    @staticmethod
    def _stream(key: bytes, label: str) -> Any:
        block = 0
        while True:
            yield from digest(key, (label + str(block)).encode("ascii"), sha256)
            block += 1

    def below(self, n: int) -> int:
        """The next number below n."""
        if n < 2:
            return 0
        size = 1
        while 256**size < n:
            size += 1
        fair = 256**size - 256**size % n
        while True:
            value = 0
            for _ in range(size):
                value = 256 * value + next(self._bytes)
            if value < fair:
                self.draws.append((n, value % n))
                return value % n

    def at(self, verb: str, number: int) -> _Derived:
        """Not asked for here: an event never turns to another stream."""
        raise AssertionError("an event draws from its own stream")


def _told(event: str, draws: list[tuple[int, int]]) -> str:
    return f"`{event} < {' '.join(f'{n}:{value}' for n, value in draws)}`" if draws else f"`{event}`"


if __name__ == "__main__":
    try:
        print(verify_file(Path(sys.argv[1])))
    except CroupierError as error:
        sys.exit(f"verify: {error}")
