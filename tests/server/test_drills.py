"""Drills of the house: posed without a word of what is good, answered from the file, nothing kept."""

from __future__ import annotations

import msgspec
import pytest

from croupier import texts
from croupier.server import drills
from croupier.server.table.refusals import GameRefused, Refused
from croupier.value import drills as known

GAMES = known.drilled()


def first(game: str) -> known.Drill:
    found = known.of(game)
    assert found is not None
    return found.drills[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_drill_is_posed_without_its_answer(game: str) -> None:
    """What is sent has the seat's view and its choices in the rules' order: no share, no mark, no reason."""
    listed = drills.listed(game)
    assert {one.level for one in listed.drills} == {1, 2, 3, 4, 5}
    assert {one.theme for one in listed.drills} == {*listed.themes}
    for one in listed.drills[:20]:
        posed = drills.posed(game, one.id, "en")
        drill = known.of(game).drill(one.id)  # type: ignore[union-attr]
        assert drill is not None
        assert [choice.event for choice in posed.now.actions] == [choice.event for choice in drill.choices]
        sent = msgspec.json.encode(posed).decode()
        assert not any(f'"{word}' in sent for word in ("share", "error", "why", "good", "best", "greedy"))
        assert set(msgspec.json.decode(sent)) == {"id", "theme", "level", "seat", "table", "now"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", texts.languages())
def test_an_answer_is_told_in_words(game: str, language: str) -> None:
    """Every choice: what it does, how far behind it lies, why; and what the best one leads to."""
    drill = first(game)
    for one in drill.choices[:4]:
        solved = drills.solved(game, drill.id, one.event, language)
        assert solved.good == (one is drill.best)
        assert solved.chosen.event == one.event and solved.choices[0].event == drill.best.event
        assert [choice.behind for choice in solved.choices] == sorted(c.behind for c in solved.choices)
        assert solved.chosen.why and "{" not in solved.chosen.why
        assert (solved.entry.text, solved.now.seq) == (drill.best.event, 1)


def test_what_is_no_drill_or_no_choice_is_refused() -> None:
    game = GAMES[0]
    drill = first(game)
    for call in (
        lambda: drills.listed("no-game"),
        lambda: drills.posed(game, "0123456789abcdef", "en"),
        lambda: drills.solved(game, drill.id, "nonsense", "en"),
    ):
        with pytest.raises(Refused):
            call()
    illegal = next(f"place {value}" for value in range(1, 7) if drill.choice(f"place {value}") is None)
    with pytest.raises(GameRefused):
        drills.solved(game, drill.id, illegal, "en")


def test_an_answer_computes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever could play something out is not there: the stored shares answer."""
    monkeypatch.setattr(known, "judge", None)
    monkeypatch.setattr("croupier.value.evaluator", None)
    monkeypatch.setattr("croupier.value.why.reasons", None)
    for game in GAMES:
        drill = first(game)
        assert drills.solved(game, drill.id, drill.best.event, "en").good
