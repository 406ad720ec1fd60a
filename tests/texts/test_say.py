"""Words for codes, in the language asked for."""

from __future__ import annotations

import pytest

from croupier import texts
from croupier.core.rules import Words
from croupier.games.lasvegas.effects import Cancelled, RoundEnded


def test_seats_are_said_by_name() -> None:
    """A seat counts from 0 and becomes the name of who sits there; without names, its number from 1."""
    assert texts.say("not-your-turn", [("seat", 1)], ["Ann", "Bob"]) == "It is Bob’s turn."
    assert texts.say("not-your-turn", [("seat", 1)]) == "It is 2’s turn."
    effect = Cancelled(casino=3, seats=(0, 2), strength=4)
    assert texts.tell(effect, ["Ann", "Bob", "the neutral dice"]) == (
        "Casino 3: Ann and the neutral dice cancel each other (4 each)."
    )


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "Lounge and Fancy Lounge"),
        ("it", "Lounge e Lounge di lusso"),
        ("el", "Λάουντζ και Λάουντζ πολυτελείας"),
    ],
)
def test_listed_things_are_said_by_name(language: str, listed: str) -> None:
    """Ids in a list become names where the catalogue has a message for each; others stay as they are."""
    args: list[tuple[str, Words]] = [("room", "night-club"), ("rooms", ("lounge", "fancy-lounge"))]
    assert listed in texts.say("vs-meets", args, language=language)
    assert "5, 7" in texts.say("vs-no-space", [("price", 6), ("spaces", (5, 7))], language=language)


def test_an_effect_has_its_code() -> None:
    """Types of effects are named like their messages."""
    assert texts.effect_code(RoundEnded(round=1)) == "effect-round-ended"


def test_sources_are_the_files() -> None:
    """The browser reads the same catalogues."""
    assert texts.languages()[0] == "en"
    assert "las-vegas" in texts.areas("en")
    assert "effect-won" in texts.source("en", "las-vegas-told")
    with pytest.raises(KeyError):
        texts.source("en", "../en/core")
