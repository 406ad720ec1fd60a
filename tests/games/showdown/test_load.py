"""The set file: what the shipped one says, and how a broken one is refused."""

from __future__ import annotations

import re
import tomllib

import pytest

import croupier
from croupier.games.showdown.load import read, shipped
from croupier.games.showdown.tables import InvalidSet

TEXT = shipped().text


def changed(old: str, new: str, *, after: str = "") -> str:
    """The shipped text with one place changed, the first one behind `after`."""
    start = TEXT.index(after)
    where = TEXT.index(old, start)
    return TEXT[:where] + new + TEXT[where + len(old) :]


def test_every_value_has_one_provenance() -> None:
    """VS §7.1 Every entry says of each value whether it is sourced, likely or reconstructed."""
    found = {entry.entry: entry for entry in shipped().provenance}
    assert found["room restaurant"].likely == ("price",)
    assert found["sheet"].likely == ("columns", "rows")
    assert found["premier-track"].likely == ("space 5", "space 7", "space 9", "space 21")
    cards = [entry for entry in shipped().provenance if entry.entry.startswith("card ")]
    ours = {entry.entry.removeprefix("card ") for entry in cards if "effect" in entry.reconstructed}
    copies = tomllib.loads(shipped().text)["card"]
    assert sum(card["copies"] for card in copies if card["id"] in ours) == 17  # VS §7.2
    assert "doors" in found["room fancy-slots"].reconstructed
    assert "price" in found["room fancy-slots"].sourced
    assert found["premier-track"].reconstructed == ("space 37", "space 47", "space 57", "space 63")
    assert found["scoring"].reconstructed == (
        "entrances",
        "casino-area",
        "hotel-area",
        "half-diamond",
        "three-quarter-diamond",
        "full-diamond",
    )
    entries = 2 + 3 + 1 + 1 + 3 + 15 + 22 + 1  # parts, seats, sheet, tracks, rooms, cards, scoring
    assert len(shipped().provenance) == len(found) == entries


def test_the_night_club_meets_a_lounge_by_data() -> None:
    """VS §4.3 The extra rule of the Night Club is a field of the file."""
    assert shipped().room("night-club").meets == ("lounge", "fancy-lounge")


BROKEN = [
    ("file", "VS §1", lambda: "room = ["),
    ("file", "VS §1", lambda: changed("croupier-showdown-set/2", "croupier-showdown-set/9")),
    ("file", "VS §1", lambda: TEXT + "\n[extra]\n"),
    ("file", "VS §1", lambda: "x" * 200_000),
    ("components", "VS §1.1", lambda: changed("small = 26", "small = 27")),
    ("components", "VS §1.3", lambda: changed("cards = 33", "cards = 34")),
    ("room slots", "VS §1.2", lambda: changed('colour = "yellow"', 'colour = "red"')),
    ("room slots", "VS §1.2", lambda: changed("price = 5\n", "price = 5.5\n")),
    ("room slots", "VS §1.2", lambda: changed("price = 5\n", "")),
    ("room slots", "VS §1.2", lambda: changed("price = 5\n", "price = 5\nprize = 5\n")),
    ("room slots", "VS §3.2", lambda: changed("price = 5\n", "price = 7\n")),
    ("room slots", "VS §1.2", lambda: changed('"a1w", "a1n"', '"a1w", "b1n"')),
    ("room slots", "VS §1.2", lambda: changed('"a1w", "a1n"', '"a1w", "a1w"')),
    ("room slots", "VS §1.2", lambda: changed('"a1w", "a1n"', '"a1w", "a1x"')),
    ("room slots", "VS §1.2", lambda: changed("door-count = 3", "door-count = 2")),
    ("room restaurant", "VS §1.2", lambda: changed('"a1n"', '"a1s"', after='id = "restaurant"')),
    ("room Slots 2", "VS §1.2", lambda: changed('id = "slots"', 'id = "Slots 2"')),
    ("room lounge", "VS §1.2", lambda: changed('id = "slots"', 'id = "lounge"')),
    ("room slots", "VS §1.2", lambda: changed('sourced = ["name", ', "sourced = [", after='id = "slots"')),
    (
        "room slots",
        "VS §1.2",
        lambda: changed("reconstructed = []", 'reconstructed = ["name"]', after='id = "slots"'),
    ),
    ("room slots", "VS §1.2", lambda: changed('"godot"]', '"gossip"]', after='id = "slots"')),
    ("room fancy-slots", "VS §1.1", lambda: changed("{ a = 3, b = 2 }", "{ a = 3, b = 3 }")),
    ("room", "VS §1.1", lambda: unequal_stacks()),
    ("room", "VS §1.1", lambda: TEXT + "".join(f"[[room]]\nid = 'r{'x' * n}'\n" for n in range(40))),
    ("room fancy-slots", "VS §2.1", lambda: changed("price = 18", "price = 21", after='id = "fancy-slots"')),
    ("room fancy-slots", "VS §1.2", lambda: changed('needs = ["slots"]', 'needs = ["palace"]')),
    (
        "room fancy-slots",
        "VS §4.1",
        lambda: changed('needs = ["slots"]', 'needs = ["dragon-room"]', after='id = "fancy-slots"'),
    ),
    ("room slots", "VS §4.1", lambda: changed("needs = []", 'needs = ["lounge"]', after='id = "slots"')),
    ("basic-track slots", "VS §3.2", lambda: changed('room = "lounge"', 'room = "slots"')),
    ("room lounge", "VS §3.2", lambda: without('room = "lounge"')),
    ("premier-track", "VS §3.2", lambda: changed("[3, 5, 7, 9, 12,", "[3, 5, 9, 7, 12,")),
    ("premier-track", "VS §2.1", lambda: changed("circular = [3, 7,", "circular = [3, 8,")),
    ("premier-track", "VS §2.1", lambda: changed("circular = [3, 7,", "circular = [7,")),
    ("basic-track slots", "VS §3.2", lambda: changed("[5, 7, 9, 12, 15]", "[5, 7, 7, 12, 15]")),
    ("basic-track palace", "VS §3.2", lambda: changed('room = "slots"', 'room = "palace"')),
    ("seats 3", "VS §1.5", lambda: changed("removed = 3", "removed = 7")),
    ("seats 9", "VS §1.5", lambda: changed("seats = 3\n", "seats = 9\n")),
    ("seats 4", "VS §1.5", lambda: changed("seats = 3\n", "seats = 4\n")),
    ("seats", "VS §1.5", lambda: without("seats = 3\n")),
    ("sheet", "VS §1.4", lambda: changed('"ccmmmhh"', '"ccmmmh"')),
    ("sheet", "VS §1.4", lambda: TEXT.replace("ccmmmhh", "cchhhhh")),
    ("sheet", "VS §1.4", lambda: changed('"a3w"', '"b3w"')),
    ("sheet", "VS §1.4", lambda: changed('"a3w"', '"a1n"')),
    ("card slot-strike", "VS §1.3", lambda: changed('symbols = ["small", "large"]', 'symbols = ["small"]')),
    (
        "card slot-strike",
        "VS §1.3",
        lambda: changed('symbols = ["small", "large"]', 'symbols = ["small", "huge"]'),
    ),
    ("card slot-strike", "VS §1.3", lambda: changed('effect = "no-bid"', 'effect = "no-fun"')),
    ("card slot-strike", "VS §1.3", lambda: changed('rooms = ["slots", "fancy-slots"]', "rooms = []")),
    ("card slot-strike", "VS §1.3", lambda: changed('"fancy-slots"]', '"palace"]', after="slot-strike")),
    ("card slot-strike", "VS §1.3", lambda: changed('id = "lounge-strike"', 'id = "slot-strike"')),
    ("card convention", "VS §1.3", lambda: changed('mode = "population"', 'mode = "fame"')),
    ("file", "VS §1", lambda: "room = 5\n" + TEXT.replace("[[room]]", "[[rooms]]")),
    ("file", "VS §1", lambda: "room = [5]\n" + TEXT.replace("[[room]]", "[[rooms]]")),
    ("setup", "VS §1.4", lambda: "setup = 5\n" + changed("[setup]", "[settings]")),
    ("room slots", "VS §1.2", lambda: changed("corners = false", "corners = 0")),
    ("room slots", "VS §1.2", lambda: changed('name = "Slots"', 'name = ""')),
    ("room slots", "VS §1.2", lambda: changed("doors = [", "doors = [5, ")),
    ("room slots", "VS §1.2", lambda: changed("needs = []", "needs = 5")),
    ("room slots", "VS §1.2", lambda: changed("needs = []", "needs = [[]]")),
    (
        "room slots",
        "VS §1.2",
        lambda: changed('sourced = ["name"', 'sourced = ["name", "smell"', after='"slots"'),
    ),
    ("basic-track slots", "VS §3.2", lambda: changed("[5, 7, 9, 12, 15]", '[5, "7", 9, 12, 15]')),
    ("card Quiet Week", "VS §1.3", lambda: changed('id = "quiet-week"', 'id = "Quiet Week"')),
    ("scoring", "VS §5.2", lambda: changed("population-rank = [5, 3, 1]", "population-rank = [1, 3, 5]")),
    ("scoring", "VS §5", lambda: changed("money-for-fame = 10", "money-for-fame = 0")),
]


def without(line: str) -> str:
    """The shipped text without the table that holds a line."""
    where = TEXT.index(line)
    start = TEXT.rindex("[[", 0, where)
    return TEXT[:start] + TEXT[TEXT.index("\n\n", where) :]


def unequal_stacks() -> str:
    """A set whose counts add up, but whose small stack is higher than the others."""
    text = changed("{ a = 3, b = 2 }", "{ a = 3, b = 3 }").replace("small = 26", "small = 27")
    where = text.index("copies = 5", text.index('id = "fancy-slots"'))
    return text[:where] + "copies = 6" + text[where + len("copies = 5") :]


@pytest.mark.parametrize(("entry", "clause", "text"), BROKEN)
def test_a_broken_set_names_its_entry(entry: str, clause: str, text: object) -> None:
    """VS §1.1 to §1.6 Every fault is refused, with the entry, a reason and a clause."""
    assert callable(text)
    with pytest.raises(InvalidSet) as caught:
        read(text())
    assert (caught.value.entry, caught.value.clause) == (entry, clause)
    assert str(caught.value).startswith(f"set: {entry}: ") and str(caught.value).endswith(f"[{clause}]")


def test_a_home_made_set_plays() -> None:
    """A corrected value takes effect, and an 8 by 5 sheet is as good as any."""
    text = changed("money = 20", "money = 99").replace("ccmmmhh", "cccmmhhh")
    text = text.replace("columns = 7", "columns = 8").replace('"g3e"', '"h3e"')
    rules = croupier.rules("vegas-showdown", 3, set=text)
    assert rules.start().money == (99, 99, 99)
    assert str(rules.parse("build slots h3 n")) == "build slots h3 n"


@pytest.mark.parametrize(
    ("columns", "rows", "fits"), [(8, 8, True), (12, 5, True), (9, 8, False), (12, 12, False)]
)
def test_a_sheet_has_a_size(columns: int, rows: int, fits: bool) -> None:
    """VS §1.4 At most 64 squares: every free one is a choice for every room that waits."""
    areas = "".join(f'  "c{"m" * (columns - 2)}h",\n' for _ in range(rows))
    text = re.sub(r"areas = \[.*?\]", f"areas = [\n{areas}]", TEXT, count=1, flags=re.DOTALL)
    text = text.replace("columns = 7", f"columns = {columns}").replace("rows = 5", f"rows = {rows}")
    text = text.replace('"g3e"', f'"{chr(ord("a") + columns - 1)}3e"')
    if fits:
        assert read(text).grid.columns == columns
    else:
        with pytest.raises(InvalidSet, match=f"at most 64 squares, not {columns * rows}"):
            read(text)


def test_the_record_form_of_a_set() -> None:
    """The sha256 alone means the shipped set; another set brings its text."""
    plain = croupier.rules("vegas-showdown", 3)
    assert plain.options == {"set": f"sha256:{shipped().sha256}"}
    assert croupier.rules("vegas-showdown", 3, **plain.options) == plain
    own = croupier.rules("vegas-showdown", 3, set=changed("money = 20", "money = 30"))
    again = croupier.rules("vegas-showdown", 3, **own.options)
    assert again == own and again.start().money == (30, 30, 30)
    assert "\n" not in own.options["set"]


@pytest.mark.parametrize("rest", ["", ' "schema = 1"', ' "x', ' "x" "y"', " nothing"])
def test_a_set_that_is_not_what_it_says(rest: str) -> None:
    """A fingerprint must fit, and a text must be a set file."""
    with pytest.raises(InvalidSet):
        croupier.rules("vegas-showdown", 3, set=f"sha256:{'0' * 64}{rest}")


def test_a_set_is_a_text() -> None:
    """Numbers and truths are no sets."""
    with pytest.raises(InvalidSet):
        croupier.rules("vegas-showdown", 3, set=True)
