"""The game file: it reads back to the byte, and whatever else stands in a file is refused by its line."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core import reading
from croupier.core.chance import Seeded
from croupier.core.errors import InvalidOption, InvalidRecord
from croupier.core.record import Line, Player, Record, check_name, of_table, write
from croupier.core.replay import table_of
from croupier.core.table import Table
from tests.finished import played
from tests.games.lasvegas.tables import las_vegas

RULES = las_vegas(seats=2, neutral=False, rounds=1, start="lot")


@cache
def finished() -> str:
    return played(RULES, "t-1").text()


NAMES = st.text(min_size=1, max_size=40).filter(lambda name: name.isprintable() and name == name.strip())
WORDS = st.text("abc 123", min_size=1, max_size=12).map(lambda text: f"x{text}".strip())
HEX = st.text("0123456789abcdef", min_size=64, max_size=64)
DRAWS = st.lists(st.tuples(st.integers(0, 10**9), st.integers(0, 10**9)), max_size=3).map(tuple)
LINES = st.one_of(
    st.builds(Line, st.just(0), st.just("*"), WORDS, DRAWS),
    st.builds(Line, st.just(0), st.sampled_from("123="), WORDS),
    st.builds(Line, st.just(0), st.just("!"), WORDS.map(lambda words: f"1 {words}")),
    st.builds(Line, st.just(0), st.just("#"), WORDS),
)
RECORDS = st.builds(
    Record,
    table=st.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True),
    game=st.just("las-vegas-2012"),
    revision=st.integers(0, 10**6),
    seats=st.just(2),
    options=st.dictionaries(st.text("abc_", min_size=1), WORDS, max_size=3).map(
        lambda found: tuple(sorted(found.items()))
    ),
    players=st.tuples(
        st.builds(Player, st.just("person"), NAMES, st.none() | HEX),
        st.just(Player("bot", "montecarlo:ms=5")),
    ),
    lines=st.lists(LINES, max_size=6).map(tuple),
    commits=st.lists(HEX, max_size=3).map(tuple),
    score=st.just((310, -5)),
    ranks=st.just((1, 2)),
    reveal=st.none() | HEX.map(lambda seed: (seed, ((0, seed[:32]),))),
    intact=st.sampled_from([True, None]),
)
SIGNED = st.tuples(HEX.map(lambda text: text[:16]), st.tuples(HEX, HEX).map("".join))


def first_version(record: Record) -> Record:
    """The record without what only the second version has."""
    players = tuple(replace(player, hash=None) for player in record.players)
    return replace(record, version=1, players=players, commits=record.commits[:1])


def signed(record: Record, signature: tuple[str, str] | None) -> Record:
    """The record with a signature, if it has the digest that goes before one."""
    return replace(record, signed=signature if record.intact else None)


@given(st.one_of(st.builds(signed, RECORDS, st.none() | SIGNED), RECORDS.map(first_version)))
def test_a_record_reads_back(record: Record) -> None:
    """Every part, names in any script, comments and notes; only line numbers are added."""
    again = reading.read(record.text())
    assert replace(again, lines=tuple(replace(line, number=0) for line in again.lines)) == record
    assert again.text() == record.text()
    numbered = record.text().split("\n")
    assert all(
        numbered[line.number - 1].endswith(line.text.split(" < ")[0]) or line.draws for line in again.lines
    )


def test_a_finished_game_reads_back_and_replays() -> None:
    record = reading.read(finished())
    assert record.intact is True
    table = table_of(record, RULES)
    assert table.over
    assert RULES.score(table.state) == record.score


def test_an_unfinished_game_is_a_record_too() -> None:
    table = Table(RULES, Seeded(1))
    table.set_up()
    record = of_table(table, [Player("person", "Ann"), Player("bot", "greedy")], name="half")
    assert record.score is None
    again = table_of(reading.read(record.text()), RULES)
    assert again.states == table.states


def test_assertions_follow_the_decisions_that_change_them() -> None:
    """`= left 6 8` after a placement that changed it; a roll changes nothing."""
    lines = finished().split("\n")
    places = [number for number, line in enumerate(lines) if line[:7] in ("1 place", "2 place")]
    assert all(lines[number + 1].startswith("= left ") for number in places)
    assert sum(line.startswith("= ") for line in lines) == len(places)


def test_a_file_cut_after_any_line_is_noticed() -> None:
    """Cut before the digest it is unsealed; cut before that it is refused, in reading or in replay."""
    lines = finished().split("\n")[:-1]
    for count in range(len(lines)):
        text = "".join(f"{line}\n" for line in lines[:count])
        last = lines[count - 1].split(" ")[0] if count else ""
        if last in ("rank", "reveal"):
            assert reading.read(text).intact is None
            continue
        with pytest.raises(InvalidRecord):
            table_of(reading.read(text), RULES)


def test_a_file_cut_inside_any_line_is_refused() -> None:
    text = finished()
    whole = {at + 1 for at, letter in enumerate(text) if letter == "\n"}
    for length in range(len(text)):
        if length not in whole:
            with pytest.raises(InvalidRecord):
                reading.read(text[:length])


def test_a_changed_byte_anywhere_is_noticed() -> None:
    """Every byte in turn: the form, the replay or the digest fails, with a line."""
    data = finished().encode()
    for at in range(0, len(data), 3):
        changed = bytearray(data)
        changed[at] ^= 1 + at % 7
        with pytest.raises(InvalidRecord) as caught:
            table_of(reading.read(reading.decode(bytes(changed))), RULES)
        assert 1 <= caught.value.line <= finished().count("\n") + 1


@given(st.binary(max_size=300))
def test_no_bytes_are_a_surprise(data: bytes) -> None:
    with pytest.raises(InvalidRecord):
        reading.read(reading.decode(data))


@given(st.data())
def test_no_change_of_text_is_a_surprise(data: st.DataObject) -> None:
    """Anything put anywhere is either refused with a line or gives exactly that file again."""
    text = finished()
    at = data.draw(st.integers(0, len(text)))
    gone = data.draw(st.integers(0, 3))
    changed = text[:at] + data.draw(st.text(max_size=4)) + text[at + gone :]
    try:
        assert reading.read(changed).text().split("digest")[0] == changed.split("digest")[0]
    except InvalidRecord as error:
        assert error.line >= 1
        assert str(error).isprintable()


def test_bytes_that_are_no_text_are_named_by_line() -> None:
    with pytest.raises(InvalidRecord, match="line 2: this is not a text in UTF-8"):
        reading.decode(b"croupier 1\n\xff\xfe\n")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("croupier 2\n", "croupier 3\n", 1, "begins with the line `croupier 1` or `croupier 2`"),
        ("croupier 2\n", "croupier 1\n", 8, "seat 1 person"),
        (" hash none", "", 9, "seat 2 bot NAME hash sha256:HEX"),
        (" hash none", " hash NONE", 9, "seat 2 bot NAME hash sha256:HEX"),
        (" hash sha256:", " hash sha256:0", 8, "seat 1 person"),
        ("table t-1", "table t 1", 2, "table ID"),
        ("table t-1", "table " + "t" * 65, 2, "table ID"),
        ("revision 1", "revision 01", 3, "is written as"),
        ("revision 1", "revision ١", 3, "is written as"),
        ("seats 2", "seats 0", 3, "seats N"),
        ("option money memory\n", "option start lot\noption money memory\n", 8, "sorted by name"),
        ("option money memory\n", "option money memory\noption money memory\n", 8, "each option once"),
        ('seat 1 person "Ann"', "seat 1 person Ann", 8, "seat 1 person"),
        ('seat 1 person "Ann"', 'seat 2 person "Ann"', 8, "seat 1 person"),
        ('seat 1 person "Ann"', 'seat 1 person "A\\u006en"', 8, "is written as"),
        ('seat 1 person "Ann"', 'seat 1 person "A" "B"', 8, "one JSON string"),
        ('seat 1 person "Ann"', 'seat 1 person "A\\nB"', 8, "1 to 40 printable characters"),
        ('seat 1 person "Ann"', 'seat 1 person "A\tB"', 8, "one JSON string"),
        ('seat 1 person "Ann"', 'seat 1 person "\\u001b[31m"', 8, "1 to 40 printable characters"),
        ('seat 1 person "Ann"', 'seat 1 person ""', 8, "1 to 40 printable characters"),
        ('seat 1 person "Ann"', "seat 1 person " + "[" * 100_000, 8, "seat 1 person"),
        ("seat 2 bot random", "seat 2 bot Random", 9, "seat 2 bot NAME"),
        ("commit sha256:", "commit sha512:", 10, "commit sha256:HEX"),
        ("\n---\n* start", "\n--\n* start", 11, "here belongs `---`"),
        ("* start", "+ start", 12, "a line here begins with"),
        ("* start", "*  start", 12, "cannot read"),
        ("* start", "0 start", 12, "a line here begins with"),
        ("* start", "# \x1b[2J\n* start", 12, "a line here begins with"),
        ("* start", "! 1\n* start", 12, "a note is"),
        ("* start", "! 1 HELLO\n* start", 12, "a note is"),
        ("* start", f"! 1 {'x' * 201}\n* start", 12, "at most 200 characters"),
        ("* start", "\n* start", 12, "a line here begins with"),
        (" < 2:", " < 2-", 12, "draws are written as"),
        (" seat1 0001", f" seat2 {'0' * 32} seat1 0001", -3, "revealed in order, each once"),
        (" seat1 0001", f" seat1 {'0' * 32} seat1 0001", -3, "revealed in order, each once"),
        (" seat1 0001", " seat1 001", -3, "reveal HEX seat1 HEX"),
        ("digest sha256:", "digest sha256:0", -2, "digest sha256:HEX"),
        ("\ndigest", "\nscore 1 2\ndigest", -3, "goes on after its end"),
        ("\ndigest", f"\nsigned ed25519:{'0' * 16}:{'0' * 128}\ndigest", -3, "goes on after its end"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, line: int, reason: str) -> None:
    """A negative line counts from the end of the changed file."""
    text = finished()
    assert text.count(old) == 1, old
    changed = text.replace(old, new)
    with pytest.raises(InvalidRecord, match=reason) as caught:
        table_of(reading.read(changed), RULES)
    wanted = line if line > 0 else len(changed.split("\n")) + line + 1
    assert caught.value.line == wanted


def test_a_comment_and_carriage_returns() -> None:
    """A comment changes the digest and nothing else; lines end in one newline, never two characters."""
    commented = finished().replace("---\n", "---\n#an opening\n", 1)
    assert reading.read(commented).intact is False
    with pytest.raises(InvalidRecord):
        reading.read(finished().replace("\n", "\r\n"))


@pytest.mark.parametrize(
    "name", ["", " Ann", "Ann ", "A\nB", "A\tB", "\x1b[31mAnn", "A" * 41, "\u202eAnn", "\ud800"]
)
def test_a_name_that_is_refused(name: str) -> None:
    with pytest.raises(InvalidOption, match="a name has 1 to 40 printable characters") as caught:
        check_name(name)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("name", ["A", "A" * 40, "Ελένη", "José 2", 'the "Duke"', "<b>", "李"])
def test_a_name_that_is_taken(name: str) -> None:
    assert check_name(name) == name


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.croupier"
    record = reading.read(finished())
    write(record, path)
    assert path.read_text(encoding="utf-8") == finished()
    assert reading.load(path).text() == finished()
    longer = replace(record, lines=(*record.lines, Line(0, "#", "more")))

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, fail)
            with pytest.raises(OSError, match="disk is full"):
                write(longer, path)
        assert path.read_text(encoding="utf-8") == finished()
        assert [file.name for file in tmp_path.iterdir()] == ["game.croupier"], "no draft is left"
    write(longer, path)
    assert path.read_text(encoding="utf-8") == longer.text()


def test_what_cannot_be_opened_or_is_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in (tmp_path / "missing", tmp_path):
        with pytest.raises(InvalidRecord, match="cannot be read"):
            reading.load(wrong)
    path = tmp_path / "game.croupier"
    path.write_text(finished(), encoding="utf-8")
    monkeypatch.setattr(reading, "MAX_BYTES", len(finished()))
    assert reading.load(path).intact
    monkeypatch.setattr(reading, "MAX_BYTES", len(finished()) - 1)
    with pytest.raises(InvalidRecord, match="is larger than"):
        reading.load(path)


GOLDEN = Path(__file__).parent / "records" / "first-version.croupier"


def test_a_record_of_the_first_version_reads_as_ever() -> None:
    """The file was written before there was a second version; to the byte the same game is made again."""
    text = GOLDEN.read_text(encoding="utf-8")
    record = reading.read(text)
    assert (record.version, record.intact, record.text()) == (1, True, text)
    assert played(RULES, "t-1", version=1).text() == text
    assert table_of(record, RULES).over


def test_the_first_version_has_one_commitment_and_no_signature() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    twice = text.replace("\n---", "\ncommit sha256:" + "0" * 64 + "\n---", 1)
    with pytest.raises(InvalidRecord, match="here belongs `---`"):
        reading.read(twice)
    with pytest.raises(InvalidRecord, match="goes on after its end"):
        reading.read(f"{text}signed ed25519:{'0' * 16}:{'0' * 128}\n")


def test_only_names_are_left_out_of_what_is_signed() -> None:
    """A rename changes nothing; a bot, a hash, a commitment, a note, a move or the result do."""
    record = reading.read(finished())
    ann, bot = record.players
    signed_ = record.signed_digest()
    assert replace(record, players=(replace(ann, name="gone-1234"), bot)).signed_digest() == signed_
    assert replace(record, players=(replace(ann, name='x" hash none'), bot)).signed_digest() == signed_
    for changed in (
        replace(record, players=(ann, Player("bot", "greedy"))),
        replace(record, players=(replace(ann, hash="0" * 64), bot)),
        replace(record, players=(Player("bot", "random"), bot)),
        replace(record, commits=("0" * 64, *record.commits)),
        replace(record, lines=(*record.lines, Line(0, "!", "1 coach"))),
        replace(record, lines=record.lines[:-1]),
        replace(record, score=(0, 0)),
        replace(record, reveal=None),
        replace(record, table="t-2"),
    ):
        assert changed.signed_digest() != signed_
