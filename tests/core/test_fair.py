"""Fair dice: the published vector, an independent second derivation, and exact counts."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core import fair

SEED = bytes(range(32))
SEATS = (bytes(16), b"\xff" * 16)
HEADER = (
    "game las-vegas-2012 revision 1 seats 2",
    "option money memory",
    "option neutral on",
    "option start lot",
)


#: For each version of the protocol: commitment, key, and the draws of bill 1 and roll 13.
VECTORS = {
    1: (
        "075a4357277a655e6a00aab10fa5f635b79a876495762283d8ccc2254a0d74cf",
        "945ef4e91f3ca67ff1f9534d6bab07b4bd2a5eed3a4b16bbeb1728be9b5dcc7e",
        17,
        [4, 4, 1, 4, 2, 0, 1, 3],
    ),
    2: (
        "f8b954cc23d83b8bbb277f8dff59bab9ef11a3a2d3e8e6516d9c3decf8df420f",
        "2b190bce51bdc4f5678c34116ec055627395d74fe1bd5b2579522b4d61cc3a0a",
        10,
        [4, 0, 5, 4, 1, 5, 3, 4],
    ),
}
HASHES = [
    "0f92ce0343f3a190a531622ab9c4d0878c37c571a4073a2927e7f645351f8f89",
    "4efd8b53979747f7d68665e2d09cb3f06e3a72e78b41f7b98810e5e46b1821ad",
]


@pytest.mark.parametrize("version", VECTORS)
def test_the_vector(version: int) -> None:
    """The same numbers are checked by the browser's own code and by `verify`."""
    commitment, key, bill, dice = VECTORS[version]
    assert fair.commitment("t1", HEADER, SEED, version) == commitment
    found = fair.key("t1", SEED, SEATS, version)
    assert found.hex() == key
    source = fair.Fair(found, version)
    assert source.at("start", 0).below(2) == 0
    assert source.at("bill", 1).below(54) == bill
    roll = source.at("roll", 13)
    assert [roll.below(6) for _ in range(8)] == dice
    again = roll.at("roll", 13)
    assert [again.below(6) for _ in range(8)] == dice


def test_the_vector_of_the_seats() -> None:
    """What each person's seat commits to, before any seed is told."""
    assert [fair.seat_hash("t1", seat, seed) for seat, seed in enumerate(SEATS)] == HASHES


def test_a_seats_hash_is_of_its_own_table_seat_and_seed() -> None:
    """So nobody can take over the hash of another seat or of another evening."""
    real = fair.seat_hash("t1", 0, SEATS[0])
    others = {
        fair.seat_hash("t2", 0, SEATS[0]),
        fair.seat_hash("t1", 1, SEATS[0]),
        fair.seat_hash("t1", 0, SEATS[1]),
    }
    assert len(others | {real}) == 4


def test_a_changed_input_changes_commitment_and_key() -> None:
    """One bit of the table, the rules, the seed or a seat's seed is enough."""
    real = fair.commitment("t1", HEADER, SEED)
    flipped = bytes([SEED[0] ^ 1, *SEED[1:]])
    assert real != fair.commitment("t2", HEADER, SEED)
    assert real != fair.commitment("t1", HEADER[:-1], SEED)
    assert real != fair.commitment("t1", HEADER, flipped)
    keys = {
        fair.key("t1", SEED, SEATS),
        fair.key("t2", SEED, SEATS),
        fair.key("t1", flipped, SEATS),
        fair.key("t1", SEED, SEATS[::-1]),
        fair.key("t1", SEED, SEATS[:1]),
        fair.key("t1", SEED, ()),
    }
    assert len(keys) == 6


def by_hand(key: bytes, verb: str, number: int, sizes: list[int]) -> list[int]:
    """The draws of a chance event, derived again from the written protocol."""
    data = b"".join(
        hmac.new(key, f"croupier2|draw|{verb}|{number}|{block}".encode(), hashlib.sha256).digest()
        for block in range(200)
    )
    at, found = 0, []
    for n in sizes:
        if n == 1:
            found.append(0)
            continue
        width = 1
        while 256**width < n:
            width += 1
        while True:
            value = int.from_bytes(data[at : at + width], "big")
            at += width
            if value < 256**width - 256**width % n:
                break
        found.append(value % n)
    return found


@given(
    st.binary(min_size=32, max_size=32),
    st.sampled_from(["roll", "bill", "start"]),
    st.integers(0, 10**6),
    st.lists(st.sampled_from([1, 2, 6, 54, 255, 256, 257, 65536, 65537, 10**9]), max_size=60),
)
def test_draws_are_derived_as_written(key: bytes, verb: str, number: int, sizes: list[int]) -> None:
    stream = fair.Fair(key).at(verb, number)
    assert [stream.below(n) for n in sizes] == by_hand(key, verb, number, sizes)


class Bytes(fair.Stream):
    """A stream of given bytes."""

    __slots__ = ()

    def __init__(self, data: bytes) -> None:
        super().__init__(b"", "roll", 0)
        self._bytes = data


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 54, 100, 200, 255, 256])
def test_every_number_has_equally_many_bytes(n: int) -> None:
    """Counted over all 256 bytes: the accepted ones are shared out evenly, the rest is thrown away."""
    found: Counter[int] = Counter()
    rejected = 0
    for byte in range(256):
        stream = Bytes(bytes([byte, 0]))
        value = stream.below(n)
        if stream._bytes:
            found[value] += 1
        else:
            rejected += 1
    assert set(found) == set(range(n))
    assert set(found.values()) == {256 // n}
    assert rejected == 256 % n


def test_two_bytes_are_used_from_257_on() -> None:
    """256 needs one byte and rejects nothing; 257 needs two, the high one first."""
    one, two = Bytes(b"\xff\x01\x02"), Bytes(b"\x00\xff\x02")
    assert (one.below(256), len(one._bytes)) == (255, 2)
    assert (two.below(257), len(two._bytes)) == (255, 1)


def test_a_choice_of_one_takes_no_byte() -> None:
    stream = Bytes(b"\x05")
    assert (stream.below(1), stream._bytes) == (0, b"\x05")


def test_each_chance_event_has_a_stream_of_its_own() -> None:
    """What was asked before does not matter: after an undo the same roll returns."""
    source = fair.Fair(b"k" * 32)
    first = [source.at("roll", 4).below(6) for _ in range(3)]
    assert first == [first[0]] * 3
    stream = source.at("roll", 3)
    stream.below(1000)
    assert stream.at("roll", 4).below(6) == first[0]
    numbers = {(verb, i): source.at(verb, i).below(10**9) for verb in ("roll", "bill") for i in range(20)}
    assert len(set(numbers.values())) == 40


def test_fair_dice_are_never_drawn_without_their_event() -> None:
    with pytest.raises(TypeError, match="at"):
        fair.Fair(b"k").below(6)


def test_seeds_come_from_the_operating_system() -> None:
    assert len(fair.new_seed()) == 32
    assert len(fair.new_seat_seed()) == 16
    assert len({fair.new_seed() for _ in range(50)}) == 50
