"""What a choice is said to bring before it is made: only what it would bring, and chips as chips."""

from __future__ import annotations

from dataclasses import replace

import pytest

from croupier import texts
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.rules import Preview
from croupier.games.lasvegas.events import Place
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.a1 import PUNCH, Hide, Hiding
from croupier.games.royale.tiles.d2 import Power, PowerPlay
from tests.games.royale.tables import at, play, royale


def something_happens(before: State, after: State) -> bool:
    """Whether more happened than that dice were placed and a Power Play token went back."""
    tiles = [
        replace(old, holder=-1) if isinstance(old, PowerPlay) and new == PowerPlay() else old
        for old, new in zip(before.tiles, after.tiles, strict=True)
    ]
    paid = (before.chips, before.won) != (after.chips, after.won)
    return after.pending is not None or paid or tiles != list(after.tiles)


def test_a_tile_is_said_to_be_activated_only_if_that_does_something() -> None:
    """LVR §3.4 Bad Luck, Black Box, a High Five that is gone or far away: nothing is said of them."""
    said = {True: 0, False: 0}
    for seed in range(8):
        rules = royale(2 + seed % 4, tiles=6)
        for state, seat, action, preview in weighed(rules, seed):
            if isinstance(action, Place | Power) and state.tiles[action.value - 1] is not None:
                happens = something_happens(state, rules.done(state, action))
                assert (dict(preview.args)["tile"] != "none") == happens, (state, seat, action)
                said[happens] += 1
    assert min(said.values()) > 100


@pytest.mark.parametrize(("language", "one"), [("en", "one chip"), ("it", "una fiche"), ("el", "μία μάρκα")])
def test_chips_are_chips(language: str, one: str) -> None:
    """LVR §1.4 Rewards of 10 and 20 are paid in chips, and so they are said to be before they are."""
    met: set[int] = set()
    for seed in range(8):
        rules = royale(2 + seed % 4, tiles=6)
        for state, seat, action, preview in weighed(rules, seed):
            if preview.code == "lvr-preview-gain":
                chips = rules.done(state, action).chips[seat] - state.chips[seat]
                assert dict(preview.args)["chips"] == chips
                said = texts.say(preview.code, preview.args, language=language)
                assert (one in said) == (abs(chips) == 1) or (language, chips) == ("en", -1), said
                met.add(chips)
    assert met == {-1, 0, 1, 2}


def test_black_dice_that_only_cost_another_something_say_so() -> None:
    """LVR B1 Bob’s only die at casino 2 is cancelled by the black one, and his bill is gone."""
    rules = royale(2, tiles=6, neutral=False)
    state = at(rules, sides={3: "B1"}, roll="roll 3", hands={}, dice={2: {1: 1}, 3: {0: 2}})
    asked = play(rules, state, "place 3", "black 2 5")
    view = rules.view(asked, 0)
    previews = {str(event): rules.presentation.preview(view, event) for event in rules.actions(asked, 0)}
    said = {text: texts.say(one.code, one.args, ("", "Bob")) for text, one in previews.items()}
    assert said["add none"] == "changes nothing at once"
    assert said["add 2"] == "$50,000 less for Bob now"


def test_a_wrong_guess_pays_chips_or_a_bill() -> None:
    """LVR A1 20 is two chips, 30 and 40 are bills."""
    said = [
        texts.say(preview.code, preview.args)
        for preview in (Hiding(0).preview(Hide(tokens)) for tokens in PUNCH)
    ]
    assert [words.removeprefix("a wrong guess pays ") for words in said] == ["2 chips", "$30,000", "$40,000"]


def weighed(rules: Royale, seed: int) -> list[tuple[State, int, RoyaleEvent, Preview]]:
    """Every choice of a random game with its preview."""
    source = Seeded(seed)
    return [
        (state, seat, action, rules.presentation.preview(rules.view(state, seat), action))
        for state, seat, _, _ in steps(rules, at_random(rules, source), source)
        if seat is not None
        for action in rules.actions(state, seat)
    ]
