"""Verifying a finished game from its file: seeds, every draw, every move, the score, the house's signature.

Nothing here is shared with the code that made the dice or signed the game: commitments, the key, every draw
and the signed digest are derived again by own arithmetic, from what `docs/fairness.md` has in words.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from hmac import digest
from pathlib import Path

from croupier.core.errors import CroupierError, InvalidRecord
from croupier.core.reading import load
from croupier.core.record import Record
from croupier.core.replay import Step, replay
from croupier.core.rules import Chance
from croupier.games import rules_of


@dataclass(frozen=True, slots=True)
class Verified:
    """A game that holds: how many draws and moves were derived again, and what that shows."""

    game: str
    table: str
    chances: int
    draws: int
    moves: int
    people: int
    #: Whether the seats committed to their seeds before any was told: the second version of the protocol.
    committed: bool
    #: The id of the key in the file's signature, if it has one.
    signer: str | None
    #: Whether the signature was checked against a key.
    signed: bool

    def __str__(self) -> str:
        seeds = "the seed of one person" if self.people == 1 else f"the seeds of {self.people} people"
        told = (
            f"verified: {self.game}, table {self.table}: {self.chances} chance events with {self.draws} "
            f"draws follow from the committed seed and {seeds}, and {self.moves} moves keep the rules"
        )
        return "\n".join([told, *self._limits()])

    def _limits(self) -> list[str]:
        """What was shown beyond dice and rules, and what was not."""
        told = []
        if not self.committed:
            told.append("the seats' seeds were not committed to: this is a record of the first version")
        if self.signed:
            told.append(f"signed by the key {self.signer}: every move, bot and note is as the house wrote it")
            told.append("not part of the signature: people's names")
            return told
        told.append("shown are dice and rules, not who played what: other moves on these dice would do too")
        if self.signer is None:
            told.append("the file is not signed by a house")
        else:
            told.append(f"it says it is signed by the key {self.signer}: check that by --house or --key")
        return told


def verify_file(path: Path, key: str | None = None) -> Verified:
    """Verifies a game file, with a house's public key also who wrote it; raises `InvalidRecord`."""
    return verify(load(path), key)


def verify(
    record: Record, key: str | None = None, watch: Callable[[Iterable[Step]], Iterable[Step]] = iter
) -> Verified:
    """Verifies a record: commitment, seeds, draws, moves, score, digest, signature, in this order.

    `watch` is given the steps of the game and hands them on; it may break off.
    """
    if record.commit is None:
        raise InvalidRecord(
            0, "there is no commitment, so nothing proves these dice: the game is unverifiable"
        )
    if record.reveal is None:
        raise InvalidRecord(0, "the seed is not revealed, so these dice cannot be verified yet")
    # A game or revision that is not played here is said before its commitment, which it also changes.
    try:
        rules_of(record)
    except InvalidRecord:
        raise
    except CroupierError:
        pass  # other options than the game has: what they break first is told below
    _check_commitment(record)
    _check_hashes(record)
    dice = _key(record)
    chances = draws = moves = 0
    for step in watch(_steps(record)):
        if step.move is None:
            continue
        if step.move.seat is not None:
            moves += 1
            continue
        draws += _derive(step, dice, record.version, chances)
        chances += 1
    if record.score is None:
        raise InvalidRecord(record.places["end"], "the game is not finished, so there is no result to verify")
    if record.intact is None:
        raise InvalidRecord(0, "the file is unsealed: its digest line is missing")
    if key is not None:
        _check_signature(record, key)
    return Verified(
        record.game,
        record.table,
        chances,
        draws,
        moves,
        people=len(record.reveal[1]),
        committed=record.version > 1,
        signer=record.signed[0] if record.signed else None,
        signed=key is not None,
    )


def _steps(record: Record) -> Iterator[Step]:
    """The steps of the game, played again."""
    try:
        yield from replay(record, rules_of(record))
    except InvalidRecord as error:
        raise _located(record, error) from None


def _derive(step: Step, key: bytes, version: int, number: int) -> int:
    """Derives a chance event from the key alone; how many draws it took."""
    rules, before = step.table.rules, step.table.states[-2]
    turn = rules.turn(before)
    assert isinstance(turn, Chance)
    derived = _Derived(key, version, turn.verb, number)
    event = str(rules.sample(before, derived))
    if (event, tuple(derived.draws)) != (step.line.text, step.line.draws):
        raise InvalidRecord(step.line.number, f"the seeds make {_told(event, derived.draws)} here")
    return len(derived.draws)


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
    parts = (_name(record), "commit", record.table, sha256(header).hexdigest(), record.reveal[0])
    if sha256("|".join(parts).encode("ascii")).hexdigest() != record.commit:
        commit_line = 3 + len(record.options) + record.seats + len(record.commits)
        raise InvalidRecord(
            commit_line,
            "the commitment does not fit: the table's name (line 2), the game and option lines (from 3), "
            f"this line or the revealed seed (line {record.places['reveal']}) was changed",
        )


def _name(record: Record) -> str:
    """What every text of the protocol begins with."""
    return f"croupier{record.version}"


def _check_hashes(record: Record) -> None:
    """From the second version on every seat's seed must be the one it has committed to, and none may miss."""
    assert record.reveal is not None
    if record.version == 1:
        return
    told = dict(record.reveal[1])
    for seat, player in enumerate(record.players):
        line = 4 + len(record.options) + seat
        seed = told.get(seat)
        if player.kind == "bot" and player.hash is not None:
            raise InvalidRecord(line, "only a person's seat adds a seed, so a bot has no hash")
        if (seed is None) != (player.hash is None):
            missing = "seed" if seed is None else "hash"
            raise InvalidRecord(line, f"the {missing} of seat {seat + 1} is missing")
        if seed is None:
            continue
        parts = ("croupier2", "seat", record.table, str(seat + 1), seed)
        if sha256("|".join(parts).encode("ascii")).hexdigest() != player.hash:
            raise InvalidRecord(line, f"the revealed seed of seat {seat + 1} is not the one it committed to")


def _check_signature(record: Record, key: str) -> None:
    """The signature must be that of a public key (`ed25519:ID:HEX`, or the 64 digits alone)."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    found = re.fullmatch(r"(?:ed25519:[0-9a-f]{16}:)?([0-9a-f]{64})", key.strip())
    if not found:
        raise InvalidRecord(0, "a key is written ed25519:ID:HEX, or as its 64 hexadecimal digits")
    public = bytes.fromhex(found[1])
    if record.signed is None:
        raise InvalidRecord(0, "the file is not signed, so no house vouches for its moves")
    line = record.places.get("signed", 0)
    message = b"croupier2|signed|" + sha256(_nameless(record).encode()).hexdigest().encode("ascii")
    if record.signed[0] != sha256(public).hexdigest()[:16]:
        raise InvalidRecord(line, f"the file is signed by another key than this one, {record.signed[0]}")
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(bytes.fromhex(record.signed[1]), message)
    except InvalidSignature:
        raise InvalidRecord(
            line,
            "the signature does not fit: a seat, a move or a note is not as the house wrote it",
        ) from None


def _nameless(record: Record) -> str:
    """The file up to its digest line, with people's names left out of the seat lines."""
    body = record.text().rpartition("digest sha256:")[0]
    head, line, rest = body.partition("\n---\n")
    return re.sub(r'(?m)^(seat [1-9] person) ".*"( hash \S+)$', r"\1\2", head) + line + rest


def _key(record: Record) -> bytes:
    assert record.reveal is not None
    seed, seats = record.reveal
    if any(seat >= record.seats or record.players[seat].kind != "person" for seat, _ in seats):
        raise InvalidRecord(record.places["reveal"], "only a person's seat adds a seed")
    if not seats:
        raise InvalidRecord(record.places["reveal"], "no person added a seed: the game is unverifiable")
    text = _name(record) + "|seed|" + record.table + "".join("|" + added for _, added in seats)
    return digest(bytes.fromhex(seed), text.encode("ascii"), sha256)


class _Derived:
    """The draws of one chance event, derived from the key alone."""

    def __init__(self, key: bytes, version: int, verb: str, number: int) -> None:
        self.draws: list[tuple[int, int]] = []
        self._bytes = self._stream(key, f"croupier{version}|draw|{verb}|{number}|")

    @staticmethod
    def _stream(key: bytes, label: str) -> Iterator[int]:
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
        print(verify_file(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None))
    except CroupierError as error:
        sys.exit(f"verify: {error}")
