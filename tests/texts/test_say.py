"""Words for codes, in the language asked for."""

from __future__ import annotations

from croupier import texts


def test_arguments_and_fallbacks() -> None:
    """Arguments are filled in; an unknown language speaks English; an unknown code is its own text."""
    assert texts.say("seat-number", {"number": 3}) == "Seat 3"
    assert texts.say("seat-number", {"number": 3}, "xx") == "Seat 3"
    assert texts.say("never-heard-of") == "never heard of"
    assert texts.say("house-not-playing", {"phase": "over"}) == "The game is over."


def test_seats_are_said_by_name() -> None:
    """A seat argument counts from 0 and becomes a name, the neutral dice, or its number from 1."""
    tell = texts._told
    assert tell("seat", 1, "en", ("Ann", "Bob")) == "Bob"
    assert tell("seat", 2, "en", ("Ann", "Bob")) == "the neutral dice"
    assert tell("seats", (0, 1), "en", ("Ann", "Bob")) == "Ann, Bob"
    assert tell("seat", 1, "en", ()) == "Seat 2"


def test_sources_are_the_files() -> None:
    """The browser reads the same catalogues."""
    assert "house" in texts.areas("en")
    assert "house-stale" in texts.source("en", "house")
