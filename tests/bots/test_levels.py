"""Five levels in every game, by word and by number; lower ones blunder a little, never blindly."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import croupier
from croupier import bots, games, texts
from croupier.bots import levels
from croupier.bots.warmth import warm, warm_of_spread
from croupier.core.chance import Seeded
from croupier.core.errors import UnknownBot
from croupier.core.game import LEVELS
from croupier.core.play import by_bots, steps
from croupier.server.table.levels import seated
from croupier.server.wire import resources


def test_levels_by_word_and_number() -> None:
    """Old words mean what they meant, numbers count from 1, anything else is refused with what is allowed."""
    assert [levels.level_of(str(number)) for number in range(1, 6)] == list(LEVELS)
    assert [levels.level_of(word) for word in ("easy", "normal", "strong")] == ["easy", "normal", "strong"]
    for wrong in ("0", "6", "", "Easy", "hard"):
        with pytest.raises(UnknownBot, match="levels are 1 to 5, or beginner"):
            levels.level_of(wrong)


def test_levels_have_names_in_every_language() -> None:
    for language in texts.languages():
        for level in LEVELS:
            assert texts.has(f"level-{level}", language) and texts.has(f"seat-bot-{level}", language)


def test_a_missing_level_is_its_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from elsewhere that knows three words plays all five."""
    old = {"easy": "random", "normal": "greedy", "strong": "montecarlo"}

    class Old:
        levels = old

    monkeypatch.setattr(levels, "game", lambda name: Old)
    assert [levels.bot("old", level) for level in LEVELS] == [
        "random",
        "random",
        "greedy",
        "montecarlo",
        "montecarlo",
    ]


def test_the_house_takes_words_and_numbers() -> None:
    """A seat for a bot at level 5 is one for the expert; there is no sixth."""
    wish = msgspec.convert({"kind": "bot", "level": 5}, resources.NewSeat)
    assert seated("rolling-cubes", 1, wish.level)["level"] == "expert"
    assert seated("rolling-cubes", 1, "easy")["spec"] == "level2"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": "bot", "level": 6}, resources.NewSeat)


def test_warmth_prefers_what_is_better() -> None:
    """The best is chosen most often, what is far worse hardly ever; without warmth always the first best."""
    source = Seeded(1)
    drawn = Counter(warm([0.0, 3.0, 2.0, -50.0], 1.0, source) for _ in range(2000))
    assert drawn[1] > 2 * drawn[2] > 2 * drawn[0] > 0 == drawn[3]
    assert warm([1.0, 3.0, 3.0], 0, source) == 1
    assert {warm_of_spread([2.0, 2.0], 50, source) for _ in range(50)} == {0, 1}
    assert Counter(warm_of_spread([0.0, 1.0], 20, source) for _ in range(300))[1] > 290


@pytest.mark.parametrize("name", ["las-vegas-2012", "las-vegas-royale"])
def test_lower_levels_play_to_the_end(name: str) -> None:
    """The levels that need no kernel, on the readable engine; what they choose is legal."""
    rules = croupier.rules(name, 2)
    players = [bots.make(levels.bot(name, level), rules) for level in ("beginner", "easy")]
    state: Any = rules.start()
    for step in steps(rules, by_bots(rules, players, [Seeded(2, 1)] * 2), Seeded(2)):
        assert step.seat is None or rules.is_legal(step.before, step.seat, step.event)
        state = step.after
    assert max(rules.score(state)) > 0


def test_experts_end_a_tie_on_a_common_throw() -> None:
    """RC §5.2 Two perfect players would play on for ever."""
    rules = croupier.rules("rolling-cubes", 2, mode="all-together")
    players = [bots.make("expert", rules)] * 2
    count = sum(1 for _ in steps(rules, by_bots(rules, players, [Seeded(5, 1), Seeded(5, 2)]), Seeded(5)))
    assert 6 < count < 500


def test_the_terminal_s_opponent_in_rolling_cubes_can_be_beaten() -> None:
    """People meet a level that sees sums of few dice, not the table of best points."""
    game = games.game("rolling-cubes")
    assert game.opponent == "easy" and game.levels["easy"] == "level2"
