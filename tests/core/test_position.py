"""Positions as text: what is written reads back, and nothing else is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core import position
from croupier.core.errors import InvalidPosition


@dataclass(frozen=True, slots=True)
class Owed:
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Held:
    word: str


class Pair(NamedTuple):
    left: int
    right: bool


class Table(NamedTuple):
    round: int
    word: str
    mode: Literal["slow", "fast"]
    maybe: int | None
    pair: Pair
    rows: tuple[tuple[int, ...], ...]
    pending: tuple[Owed | Held, ...]
    first: Held
    rolled: Owed | None


WORDS = st.text("abcxyz_-", min_size=1, max_size=6).filter(lambda word: word != "-")
OWED = st.builds(Owed, st.integers(), st.lists(st.integers()).map(tuple))
TABLES = st.builds(
    Table,
    round=st.integers(),
    word=WORDS,
    mode=st.sampled_from(["slow", "fast"]),
    maybe=st.none() | st.integers(),
    pair=st.builds(Pair, st.integers(), st.booleans()),
    rows=st.lists(st.lists(st.integers(), max_size=3).map(tuple), max_size=3).map(tuple),
    pending=st.lists(OWED | st.builds(Held, WORDS), max_size=3).map(tuple),
    first=st.builds(Held, WORDS),
    rolled=st.none() | OWED,
)
GOOD = (
    "round=1 word=ab mode=slow maybe=- pair=[3,1] rows=[[1,2],[]] "
    "pending=[Owed[1,[2]],Held[c]] first=Held[d] rolled=-"
)


@given(TABLES)
def test_a_position_reads_back(table: Table) -> None:
    text = position.write(table)
    assert "\n" not in text
    assert position.read(text, Table) == table


def test_the_form() -> None:
    table = Table(
        1, "ab", "slow", None, Pair(3, True), ((1, 2), ()), (Owed(1, (2,)), Held("c")), Held("d"), None
    )
    assert position.write(table) == GOOD
    assert position.read(GOOD, Table) == table


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("round=1", "round=01"),
        ("round=1", "round=+1"),
        ("round=1", "round=1_0"),
        ("round=1", "round=١"),
        ("round=1", "round=x"),
        ("round=1", "round="),
        ("round=1", "round=[1]"),
        ("round=1 ", ""),
        ("round=1 word=ab", "word=ab round=1"),
        ("round=1 ", "round=1  "),
        ("round=1 ", "round=1 colour=3 "),
        ("round=1 ", "round=1 round=1 "),
        ("word=ab", "word=[ab]"),
        ("mode=slow", "mode=tired"),
        ("mode=slow", "mode=[slow]"),
        ("maybe=-", "maybe=x"),
        ("pair=[3,1]", "pair=[3,2]"),
        ("pair=[3,1]", "pair=[3,yes]"),
        ("pair=[3,1]", "pair=[3]"),
        ("pair=[3,1]", "pair=31"),
        ("rows=[[1,2],[]]", "rows=[[1,2],[]"),
        ("rows=[[1,2],[]]", "rows=[[1,2],[]]]"),
        ("rows=[[1,2],[]]", "rows=[[1,,2],[]]"),
        ("rows=[[1,2],[]]", "rows=[[1 2],[]]"),
        ("rows=[[1,2],[]]", "rows=[,]"),
        ("rows=[[1,2],[]]", "rows=3"),
        ("Owed[1,[2]]", "Other[1,[2]]"),
        ("Owed[1,[2]]", "Owed[1]"),
        ("Owed[1,[2]]", "Owed"),
        ("first=Held[d]", "first=Owed[1,[2]]"),
        ("first=Held[d]", "first=d"),
        ("rows=[[1,2],[]]", "rows=[[1]x]"),
        ("rolled=-", "rolled=Held[c]"),
        ("rolled=-", "rolled=-\n"),
        ("rolled=-", "rolled=--"),
        ("rolled=-", "rolled=" + "[" * 100_000),
        ("rolled=-", "rolled=" + "9" * 10_000),
    ],
)
def test_anything_else_is_refused(old: str, new: str) -> None:
    assert old in GOOD
    with pytest.raises(InvalidPosition, match="no position of this game") as caught:
        position.read(GOOD.replace(old, new, 1), Table)
    assert len(str(caught.value)) < 400


@given(st.text(max_size=200))
def test_no_text_is_a_surprise(text: str) -> None:
    with pytest.raises(InvalidPosition):
        position.read(text, Table)


def test_what_is_no_value_cannot_be_written() -> None:
    class Odd(NamedTuple):
        number: float

    with pytest.raises(TypeError, match="float cannot stand in a position"):
        position.write(Odd(0.5))
    with pytest.raises(InvalidPosition):
        position.read("number=0.5", Odd)


def test_the_digest_is_the_texts_own() -> None:
    """Never `hash()`, which differs from run to run."""
    assert position.digest("round=1") == "40bb63f4c4d6d790"
