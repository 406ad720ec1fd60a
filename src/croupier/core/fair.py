"""Fair dice: a committed server seed and seeds of the people's seats make every draw.

The server publishes `commitment` before it knows any seat's seed, and shows its own seed after the game.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def new_seed() -> bytes:
    """A fresh secret seed of a server, 32 bytes."""
    return secrets.token_bytes(32)


def new_seat_seed() -> bytes:
    """A fresh seed of a person's seat, 16 bytes."""
    return secrets.token_bytes(16)


def rules_hash(lines: Sequence[str]) -> str:
    """The hash R of a record header's game and option lines, each with its newline."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("ascii")).hexdigest()


def commitment(table: str, lines: Sequence[str], seed: bytes) -> str:
    """The commitment C to a server seed for one table and its rules."""
    text = f"croupier1|commit|{table}|{rules_hash(lines)}|{seed.hex()}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def key(table: str, seed: bytes, seat_seeds: Sequence[bytes]) -> bytes:
    """The key K of all draws: the server seed mixed with the seats' seeds, in seat order."""
    text = "|".join(["croupier1", "seed", table, *(seat.hex() for seat in seat_seeds)])
    return hmac.new(seed, text.encode("ascii"), hashlib.sha256).digest()


class Fair:
    """The source of fair dice: chance event i always reads stream i, whatever is asked of it."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def at(self, verb: str, number: int) -> Stream:
        """Returns the stream of one chance event."""
        return Stream(self._key, verb, number)

    def below(self, n: int) -> int:
        """Refuses: fair dice are drawn for a numbered chance event only."""
        raise TypeError("fair dice need the chance event: use at(verb, number)")


class Stream:
    """The draws of one chance event: HMAC blocks read byte by byte, with rejection."""

    __slots__ = ("_block", "_bytes", "_key", "_prefix")

    def __init__(self, key: bytes, verb: str, number: int) -> None:
        self._key = key
        self._prefix = f"croupier1|draw|{verb}|{number}|"
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
        return Stream(self._key, verb, number)
