"""The events of Las Vegas: one text each, which reads back to the same value; nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.errors import InvalidAction
from croupier.games.lasvegas.events import Bill, LasVegasEvent, Neutral, Place, Roll, Start, parse

FACES = st.integers(1, 6)
DICE = st.lists(FACES, max_size=8).map(lambda faces: tuple(sorted(faces)))
ROLLS = st.builds(Roll, DICE, st.integers(0, 6), DICE).filter(
    lambda roll: bool(roll.small or roll.big or roll.neutral)
)
EVENTS: st.SearchStrategy[LasVegasEvent] = st.one_of(
    st.builds(Start, st.integers(0, 5)),
    st.builds(Bill, st.integers(1, 7), st.integers(0, 999)),
    st.builds(Neutral, DICE.filter(bool)),
    ROLLS,
    st.builds(Place, FACES, st.booleans()),
)


@given(EVENTS)
def test_an_event_reads_back(event: LasVegasEvent) -> None:
    found = parse(str(event))
    assert found == event
    assert type(found) is type(event)
    assert event.public() == str(event)
    assert not event.secret


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Start(1), "start 2"),
        (Bill(3, 60), "bill 3 60"),
        (Bill(7, 80), "bill bandit 80"),
        (Neutral((2, 5)), "neutral 2 5"),
        (Roll((1, 1, 3), 4, (2, 6)), "roll 1 1 3 b4 / 2 6"),
        (Roll((), 4, ()), "roll b4"),
        (Roll((), 0, (3,)), "roll / 3"),
        (Place(3), "place 3"),
        (Place(3, bandit=True), "place 3 bandit"),
    ],
)
def test_the_texts(event: LasVegasEvent, text: str) -> None:
    assert str(event) == text
    assert parse(text) == event


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "place", "place 0", "place 7", "place 03", "place 3 ", " place 3", "place  3", "Place 3"),
        *("place ３", "place 3 bandits", "place bandit 3", "place 3 4", "place -3", "place 3\n"),
        *("roll", "roll 3 1", "roll 7", "roll 1 /", "roll b0", "roll b4 1", "roll 1 b4 b4", "roll / 2 / 3"),
        *("roll " + "1 " * 16 + "1", "roll /", "neutral", "neutral 5 2", "neutral 0", "start 0", "start 7"),
        *("bill 0 60", "bill 8 60", "bill 3 060", "bill 3 -60", "bill 3 6000", "bill 3", "bill Bandit 60"),
        *("bill 3 ٦٠", "pass", "roll 1 1 3 b4 /2 6", "start 2 < 3:1"),
    ],
)
def test_only_the_one_text_is_read(text: str) -> None:
    with pytest.raises(InvalidAction, match="cannot read"):
        parse(text)


@given(st.text(max_size=40))
def test_no_text_is_a_surprise(text: str) -> None:
    try:
        assert str(parse(text)) == text
    except InvalidAction as error:
        assert error.text == text


def test_events_of_equal_fields_are_not_equal() -> None:
    """A start at seat 3 is no other event with a 2 in it."""
    events: set[LasVegasEvent] = {Start(2), Place(2), Neutral((1,)), Roll((1,), 0, ())}
    assert len(events) == 4


@given(ROLLS, FACES)
def test_a_roll_counts_its_dice(roll: Roll, value: int) -> None:
    small, big, neutral = roll.count(value)
    assert (value in roll.values) == (small + big + neutral > 0)
    total = [sum(part) for part in zip(*(roll.count(face) for face in range(1, 7)), strict=True)]
    assert total == [len(roll.small), int(roll.big > 0), len(roll.neutral)]
