"""Themes of decisions: every game's own words, and what a better choice is about."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import croupier
from croupier import texts
from croupier.core.chance import Seeded
from croupier.core.play import steps
from croupier.games import GAMES
from croupier.games.lasvegas.events import Place
from croupier.value.lasvegas_themes import placing
from croupier.value.themes import said, theme, themes


@pytest.mark.parametrize("game", GAMES)
def test_themes_are_declared_and_have_names(game: str) -> None:
    """Whatever is compared with whatever at decisions of some games: a theme of this game, or none."""
    found = set()
    for seats in {GAMES[game].seats[0], GAMES[game].seats[-1]}:
        rules, source = croupier.rules(game, seats), Seeded(9, seats)

        def choose(state: Any, seat: int, rules: Any = rules, source: Seeded = source) -> Any:
            actions = rules.actions(state, seat)
            one, other = (actions[source.below(len(actions))] for _ in range(2))
            found.add(theme(rules, state, seat, one, other))
            return other

        for _ in islice(steps(rules, choose, source), 400):
            pass
    assert found - {""} and found <= {"", *themes(game)}
    for name in themes(game):
        assert all(texts.has(said(name), language) for language in texts.languages())


@pytest.mark.parametrize(
    ("now", "then", "saved", "about"),
    [
        ((0, 2, 1), (2, 2, 1), 0, "cancel"),
        ((0, 1, 0), (2, 1, 0), 0, "steal"),
        ((0, 3, 0), (1, 3, 0), 2, "save"),
        ((1, 4, 3), (2, 4, 3), 0, "hold"),
        ((0, 0, 0), (3, 0, 0), 0, "settle"),
        # LV12 §4.1 Two who are cancelled already lose nothing more.
        ((0, 2, 2), (2, 2, 2), 0, "settle"),
    ],
)
def test_a_placement_is_about_what_it_does(now: Any, then: Any, saved: int, about: str) -> None:
    assert placing(0, 3, now, then, (60, 30), saved) == about


def test_fewer_dice_for_the_better_placement_are_saved() -> None:
    """LV12 §3.2 All dice of a value go; the better placement takes fewer, and nobody loses anything by it."""
    rules = croupier.rules("las-vegas-2012", 2)
    played = steps(rules, lambda state, seat: rules.actions(state, seat)[0], Seeded(2))
    state = next(step.before for step in played if step.seat is not None)
    counts = {value: sum(state.rolled.count(value)) for value in range(1, 7)}
    few = min((value for value in counts if counts[value]), key=counts.__getitem__)
    many = max(counts, key=counts.__getitem__)
    assert counts[few] < counts[many]
    assert theme(rules, state, state.seat, Place(many), Place(few)) == "save"
    assert theme(rules, state, state.seat, Place(few), Place(many)) == "settle"
