"""Errors say the thing in one short line, whatever was typed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from croupier.core.errors import IllegalAction, InvalidAction, InvalidRecord, clip
from croupier.core.rules import Refusal


@given(st.text())
def test_a_quoted_text_is_short_and_printable(text: str) -> None:
    quoted = clip(text)
    assert len(quoted) <= 60
    assert quoted.isprintable()
    assert quoted[0] == quoted[-1]


@given(st.text())
def test_an_error_is_one_line(text: str) -> None:
    refusal = Refusal("not-rolled", "LV12 §3.2", (("value", 4), ("rolled", (1, 5))))
    for error in (InvalidAction(text, "it is odd"), IllegalAction(text, 0, "round=1", refusal)):
        assert str(error).isprintable()


def test_arguments_are_said_as_people_count() -> None:
    """Seats from 1, lists with commas, an empty list as none."""
    args = (("seat", 0), ("seats", (0, 2)), ("rolled", (1, 5)), ("lots", ()))
    error = IllegalAction("x", 1, "", Refusal("no-such-thing", "X §1.1", args))
    assert str(error) == (
        "'x' is not allowed for seat 2 now: no such thing "
        "(seat 1, seats 1, 3, rolled 1, 5, lots none) [X §1.1]"
    )


def test_a_record_error_says_its_line() -> None:
    assert str(InvalidRecord(7, "it is odd")) == "line 7: it is odd"
    assert str(InvalidRecord(0, "it is odd")) == "it is odd"
