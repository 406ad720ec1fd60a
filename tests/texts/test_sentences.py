"""Every sentence of every effect, preview and refusal, over whole games in three languages, is true."""

from __future__ import annotations

from typing import Any

import pytest

import croupier
from croupier.core import conformance
from croupier.core.conformance import Doubt
from croupier.core.options import Value
from croupier.core.rules import Effect, Seat
from croupier.games.royale.effects import Fined
from croupier.games.royale.rules import Royale
from tests.games.lasvegas import truths as lasvegas
from tests.games.rollingcubes import truths as cubes
from tests.games.royale import truths as royale
from tests.games.showdown import truths as showdown
from tests.texts import promises, sentences

#: Only the sentences are looked at here.
FAR = 1_000_000
FALSE: dict[str, Any] = {
    "las-vegas-2012": lasvegas.false,
    "las-vegas-six": lasvegas.false,
    "las-vegas-royale": royale.false,
    "rolling-cubes": cubes.false,
    "vegas-showdown": showdown.false,
}
#: Which preview of a decision would be false, by game.
PROMISED: dict[str, Any] = {
    "las-vegas-2012": promises.las_vegas,
    "las-vegas-six": promises.las_vegas,
    "las-vegas-royale": promises.royale,
    "rolling-cubes": promises.rolling_cubes,
    "vegas-showdown": promises.showdown,
}
#: A game, its seats, its options, and how many games are played of it.
PLAYED: list[tuple[str, int, dict[str, Value], int]] = [
    ("las-vegas-2012", 2, {}, 4),
    ("las-vegas-2012", 3, {"neutral": True, "money": "open"}, 4),
    ("las-vegas-2012", 4, {"neutral": True, "rounds": 1}, 4),
    ("las-vegas-2012", 5, {}, 4),
    ("las-vegas-six", 2, {"neutral": True}, 2),
    ("las-vegas-six", 3, {"neutral": True}, 2),
    ("las-vegas-six", 5, {"bandit": True, "bandit_bills": 4}, 4),
    ("las-vegas-six", 6, {"rounds": 1}, 4),
    ("las-vegas-royale", 2, {"tiles": 6}, 6),
    ("las-vegas-royale", 2, {"tiles": 6, "neutral": False}, 6),
    ("las-vegas-royale", 3, {"tiles": 6}, 6),
    ("las-vegas-royale", 4, {"tiles": 3, "fresh_tiles": True, "money": "open"}, 6),
    ("las-vegas-royale", 5, {"tiles": 6}, 6),
    ("las-vegas-royale", 4, {"tiles": 6, "bad_luck": "activated"}, 6),
    ("las-vegas-royale", 5, {"tiles": 0, "rounds": 1}, 3),
    ("rolling-cubes", 2, {"mode": "one-by-one"}, 2),
    ("rolling-cubes", 3, {"mode": "all-together"}, 2),
    ("rolling-cubes", 3, {"mode": "last-die", "zero_dividend": False}, 2),
    ("rolling-cubes", 3, {"mode": "tournament"}, 1),
    ("rolling-cubes", 1, {"mode": "yahtzee"}, 2),
    ("rolling-cubes", 2, {"mode": "yahtzee"}, 2),
    ("vegas-showdown", 3, {}, 2),
    ("vegas-showdown", 4, {}, 1),
    ("vegas-showdown", 5, {}, 1),
]


#: What random games hardly ever bring, or an edition never; each has a test of its own below or elsewhere.
RARE = {
    "las-vegas-2012": {"Boxed", "TieBroken"},
    "las-vegas-six": {"LeftOver", "Returned", "TieBroken"},
    "las-vegas-royale": {"Cancelled", "LeftOver", "Boxed", "TieBroken"},
    "rolling-cubes": {"RcPlayOn", "RcTieBroken"},
    "vegas-showdown": {"FameTied", "SheetFull"},
}


@pytest.mark.parametrize("name", sorted(FALSE))
def test_what_is_told_is_true(name: str) -> None:
    """Numbers of dice, chips and money, names, plurals; every decision is told, and every effect comes up."""
    kinds: set[str] = set()
    for game, seats, options, games in PLAYED:
        if game == name:
            rules = croupier.rules(name, seats=seats, **options)
            doubt = both(rules, seats, sentences.law(seats, FALSE[name](rules), kinds))
            assert conformance.check(rules, games=games, seed=seats, close=FAR, doubt=doubt).events > 10
    assert known(name) - kinds <= RARE[name]


def both(rules: Any, seats: int, law: Doubt[Any, Any]) -> Doubt[Any, Any]:
    """The law of what is told, and before each decision what it promised and what else is refused."""
    broken = PROMISED[rules.name](rules)

    def doubt(before: Any, seat: Seat | None, event: Any, told: tuple[Effect, ...], after: Any) -> str:
        if seat is not None:
            promised = rules.presentation.preview(rules.view(before, seat), event)
            wrong = promises.badly_said(promised.code, promised.args, seats)
            wrong = wrong or broken(before, seat, event, promised, told, after)
            if wrong or (wrong := promises.wrongly_refused(rules, before, seat, seats)):
                return f"{event}: {wrong}"
        return law(before, seat, event, told, after)

    return doubt


@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_revision_of_royale_is_told_truly_too(seats: int) -> None:
    """Records and tables of the first revision are still watched."""
    rules = croupier.games.rules_with("las-vegas-royale", seats, {"tiles": 6}, revision=1)
    assert isinstance(rules, Royale)
    doubt = sentences.law(seats, royale.false(rules), set())
    assert conformance.check(rules, games=4, seed=seats, close=FAR, doubt=doubt).events > 50


def test_two_things_said_alike_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A variant that no value ever chooses makes the sentence of another one false."""
    alike = sentences.Alike(2)
    monkeypatch.setattr(sentences, "sentence", lambda *_: "Ann pays.")
    assert alike.doubt(Fined(seat=0, money=30, chips=0)) == ""
    assert "is said of" in alike.doubt(Fined(seat=0, money=20, chips=1))


def known(name: str) -> set[str]:
    """Every kind of effect that a game can tell."""
    modules = [path.load() for path in croupier.games.game(name).effects]
    return {
        kind.__name__
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Effect) and kind is not Effect
    }


def test_every_game_is_played() -> None:
    """A new game must say when its sentences are true."""
    assert {name for name, *_ in PLAYED} == set(croupier.GAMES) == set(FALSE) == set(RARE)
