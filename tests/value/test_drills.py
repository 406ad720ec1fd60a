"""Drills that are shipped: well formed, legal, clear, and not what `greedy` does; without playouts."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from croupier import bots, texts
from croupier.core.chance import Seeded
from croupier.games import GAMES
from croupier.value import drills
from croupier.value.drills import Drill, Drills, Weighed
from croupier.value.evaluator import seed_of
from croupier.value.themes import said, theme

#: How many there are at least.
LEAST = {"las-vegas-2012": 200, "las-vegas-six": 200, "las-vegas-royale": 200, "vegas-showdown": 100}
#: What they must be about, among other things.
ABOUT = {
    "las-vegas-2012": {"cancel", "steal", "save"},
    "las-vegas-six": {"cancel", "steal", "save", "bandit"},
    "las-vegas-royale": {"cancel", "steal", "save", "tile", "fifty", "pass"},
    "vegas-showdown": {"auction", "build"},
}


def of(game: str) -> Drills:
    found = drills.of(game)
    assert found is not None
    return found


def test_every_game_has_drills() -> None:
    assert {*drills.drilled()} >= {*LEAST}
    assert all(game.endless or game.drills for game in GAMES.values())


@pytest.mark.parametrize("game", LEAST)
def test_a_file_is_whole(game: str) -> None:
    """As many as promised, none twice, of all themes promised, in five grades, by the evaluator of today."""
    found = of(game)
    assert found.head.game == game and found.head.revision == GAMES[game].revision
    assert len(found.drills) >= LEAST[game]
    assert len({drill.id for drill in found.drills}) == len(found.drills)
    assert found.head.evaluator == drills.judge(found.rules(found.drills[0])).name
    about = Counter(drill.theme for drill in found.drills)
    assert set(about) > ABOUT[game] and max(about.values()) <= 0.5 * len(found.drills)
    assert set(Counter(found.levels().values())) == {1, 2, 3, 4, 5}
    for name in about:
        assert all(texts.has(said(name), language) for language in texts.languages())


@pytest.mark.parametrize("game", LEAST)
def test_every_drill_is_legal_clear_and_not_what_greedy_does(game: str) -> None:
    """By the figures that are stored; `python -m pytest -m slow` works them out again."""
    found = of(game)
    for drill in found.drills:
        assert drills.wrong_with(drill, found.head.exact) == ""
        rules = found.rules(drill)
        state = rules.read_position(drill.position)
        assert rules.turn(state) == (drill.seat,)
        assert [one.event for one in drill.choices] == [str(one) for one in rules.actions(state, drill.seat)]
        other = drill.greedy if drill.greedy != drill.best.event else second(drill).event
        about = theme(rules, state, drill.seat, rules.parse(other), rules.parse(drill.best.event))
        assert about == drill.theme
        # What is told is said in every language, and of nothing that the seat could not know.
        for one in drill.choices:
            assert one.why, "never a bare number"
            for reason in one.why:
                assert texts.has(reason.code)


@pytest.mark.parametrize("game", LEAST)
def test_greedy_does_as_it_says(game: str) -> None:
    """Some of each file, tried anew: `greedy` never finds the best choice, but where it plays exactly."""
    found = of(game)
    for drill in found.drills[:: max(1, len(found.drills) // 10)]:
        rules = found.rules(drill)
        state = rules.read_position(drill.position)
        bot, number = bots.make("greedy", rules), seed_of("greedy", drill.position, found.head.seed)
        view, actions = rules.view(state, drill.seat), rules.actions(state, drill.seat)
        tries = [str(bot.choose(view, actions, rules, Seeded(number, turn))) for turn in range(4)]
        assert tries[0] == drill.greedy
        assert drill.theme in found.head.exact or drill.best.event not in tries


def test_the_drill_of_the_day_is_the_same_for_everybody_and_another_tomorrow() -> None:
    first = date(2026, 11, 16)
    days = [drills.of_day(first + timedelta(days)) for days in range(40)]
    assert days[0] == drills.of_day(date(2026, 11, 16))
    assert {game for game, _ in days} == {*drills.drilled()}
    assert len({drill.id for _, drill in days}) > 30


@pytest.mark.parametrize(
    ("shares", "errors", "greedy", "wrong"),
    [
        ((0.5, 0.4), (0.0, 0.01), "b", ""),
        ((0.5, 0.48), (0.0, 0.001), "b", "ahead"),
        ((0.5, 0.46), (0.0, 0.02), "b", "standard errors"),
        ((0.5, 0.4), (0.0, 0.01), "a", "greedy"),
    ],
)
def test_what_is_no_drill_is_found(
    shares: tuple[float, ...], errors: tuple[float, ...], greedy: str, wrong: str
) -> None:
    choices = tuple(map(Weighed, "ab", shares, errors))
    made = Drill(
        id="x", seats=2, seat=0, theme="save", greedy=greedy, found=0, game=1, position="", choices=choices
    )
    assert (wrong in drills.wrong_with(made)) if wrong else drills.wrong_with(made) == ""


def second(drill: Drill) -> Weighed:
    return sorted(drill.choices, key=lambda one: -one.share)[1]
