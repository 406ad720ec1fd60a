"""Fair dice: a committed server seed and committed seeds of the people's seats make every draw.

The server publishes `commitment` and every person's seat its `seat_hash` before any seed is told; the server
shows its own seed after the game. In the first version of the protocol seats told their seeds at once.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

#: The version of the protocol that new games use; games of the first one can still be played on and verified.
VERSION = 2


def new_seed() -> bytes:
    """A fresh secret seed of a server, 32 bytes."""
    return secrets.token_bytes(32)


def new_seat_seed() -> bytes:
    """A fresh seed of a person's seat, 16 bytes."""
    return secrets.token_bytes(16)


def rules_hash(lines: Sequence[str]) -> str:
    """The hash R of a record header's game and option lines, each with its newline."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("ascii")).hexdigest()


def commitment(table: str, lines: Sequence[str], seed: bytes, version: int = VERSION) -> str:
    """The commitment C to a server seed for one table and its rules."""
    text = f"croupier{version}|commit|{table}|{rules_hash(lines)}|{seed.hex()}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def seat_hash(table: str, seat: int, seed: bytes) -> str:
    """The commitment h of a person's seat, counted from 0 here and from 1 in the hash, to its seed."""
    return hashlib.sha256(f"croupier2|seat|{table}|{seat + 1}|{seed.hex()}".encode("ascii")).hexdigest()


def key(table: str, seed: bytes, seat_seeds: Sequence[bytes], version: int = VERSION) -> bytes:
    """The key K of all draws: the server seed mixed with the seats' seeds, in seat order."""
    text = "|".join([f"croupier{version}", "seed", table, *(seat.hex() for seat in seat_seeds)])
    return hmac.new(seed, text.encode("ascii"), hashlib.sha256).digest()


class Fair:
    """The source of fair dice: chance event i always reads stream i, whatever is asked of it."""

    __slots__ = ("_key", "_version")

    def __init__(self, key: bytes, version: int = VERSION) -> None:
        self._key = key
        self._version = version

    def at(self, verb: str, number: int) -> Stream:
        """Returns the stream of one chance event."""
        return Stream(self._key, verb, number, self._version)

    def below(self, n: int) -> int:
        """Refuses: fair dice are drawn for a numbered chance event only."""
        raise TypeError("fair dice need the chance event: use at(verb, number)")


class Stream:
    """The draws of one chance event: HMAC blocks read byte by byte, with rejection."""

    __slots__ = ("_block", "_bytes", "_key", "_prefix", "_version")

    def __init__(self, key: bytes, verb: str, number: int, version: int = VERSION) -> None:
        self._key = key
        self._version = version
        self._prefix = f"croupier{version}|draw|{verb}|{number}|"
        self._block = 0
        self._bytes = b""

    def _take(self, count: int) -> int:
        while len(self._bytes) < count:
            text = f"{self._prefix}{self._block}".encode("ascii")
            self._bytes += hmac.new(self._key, text, hashlib.sha256).digest()
            self._block += 1
        value = int.from_bytes(self._bytes[:count], "big")
        self._bytes = self._bytes[count:]
        return value

    def below(self, n: int) -> int:
        """Returns one of 0 .. n-1; values that would favour some are thrown away."""
        if n == 1:
            return 0
        count = ((n - 1).bit_length() + 7) // 8
        limit = 256**count // n * n
        value = self._take(count)
        while value >= limit:
            value = self._take(count)
        return value % n

    def at(self, verb: str, number: int) -> Stream:
        """Returns the stream of another chance event."""
        return Stream(self._key, verb, number, self._version)
