"""Options: read from Python and from texts, refused with what is allowed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import croupier
from croupier.core.errors import CroupierError, InvalidOption, UnknownGame
from croupier.core.options import Option, Value, listed, read, settle, text

MONEY = Option("money", "memory", ("memory", "open"), "X §1.1")
NEUTRAL = Option("neutral", False, (False, True), "X §1.2")
START = Option("start", "lot", ("lot", 1, 2, 3), "X §1.3")
FREE = Option("set", "", None, "X §1.4")


VALUES = [(option, value) for option in (MONEY, NEUTRAL, START) for value in option.allowed or ()]


@pytest.mark.parametrize("case", VALUES, ids=str)
def test_a_value_reads_back_from_its_text(case: tuple[Option, Value]) -> None:
    option, value = case
    found = read(option, text(value))
    assert (found, type(found)) == (value, type(value))
    assert read(option, value) == value


@given(st.one_of(st.text(max_size=80), st.integers(), st.booleans()))
def test_what_is_not_allowed_is_refused(given_: Value) -> None:
    """Nothing is repaired: neither case nor blanks, and 1 is not on."""
    for option in (MONEY, NEUTRAL, START):
        assert option.allowed is not None
        texts = {text(value) for value in option.allowed}
        same = any(type(value) is type(given_) and value == given_ for value in option.allowed)
        if same or (isinstance(given_, str) and given_ in texts):
            continue
        with pytest.raises(InvalidOption, match=r"cannot be .* here: allowed") as caught:
            read(option, given_)
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 200


def test_true_is_no_number() -> None:
    with pytest.raises(InvalidOption):
        read(START, True)
    with pytest.raises(InvalidOption):
        read(NEUTRAL, 1)


def test_a_free_option_takes_any_text() -> None:
    assert read(FREE, "anything") == "anything"


def test_all_options_are_settled_in_order() -> None:
    assert list(settle((START, MONEY, NEUTRAL), {"start": "2"}).items()) == [
        ("money", "memory"),
        ("neutral", False),
        ("start", 2),
    ]


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(InvalidOption, match="no option 'colour' here: options are money or start"):
        settle((START, MONEY), {"colour": "red"})
    with pytest.raises(InvalidOption, match="no option 'colour' here: the game has none"):
        settle((), {"colour": "red"})


def test_lists_in_sentences() -> None:
    assert [listed("a"), listed("ab"), listed("abc")] == ["a", "a or b", "a, b or c"]


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess': games are las-vegas-2012,"):
        croupier.rules("chess", seats=2)


@pytest.mark.parametrize(
    ("name", "wrong"), [("las-vegas-2012", 1), ("las-vegas-2012", 6), ("las-vegas-six", 7)]
)
def test_a_seat_count_the_box_does_not_have(name: str, wrong: int) -> None:
    with pytest.raises(InvalidOption, match=f"{name} cannot be played with {wrong} seats: allowed 2, 3"):
        croupier.rules(name, seats=wrong)


@pytest.mark.parametrize("name", sorted(croupier.GAMES))
def test_every_game_has_all_its_options_as_texts(name: str) -> None:
    """Sorted, defaults too; they make the same rules again."""
    for seats in croupier.GAMES[name].seats:
        rules = croupier.rules(name, seats=seats)
        assert rules.name == name
        assert rules.seats == seats
        assert list(rules.options) == sorted(rules.options)
        assert croupier.rules(name, seats=seats, **rules.options) == rules


def test_fewest_seats_are_the_default() -> None:
    assert croupier.rules("las-vegas-2012").seats == 2


def test_every_error_is_one_tree() -> None:
    assert issubclass(InvalidOption, CroupierError)
    assert issubclass(CroupierError, ValueError)
