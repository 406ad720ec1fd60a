"""The bot `expert`: it takes what the evaluator calls best, the same again from the same source."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import bots, games
from croupier.bots import expert
from croupier.bots.expert import Expert
from croupier.core.chance import Seeded
from croupier.core.play import by_bots, steps
from croupier.core.rules import AnyRules
from croupier.games.lasvegas.events import PLACES, Roll
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State
from croupier.value import Value, evaluator


def las_vegas(seats: int = 3) -> LasVegas:
    rules = games.rules("las-vegas-2012", seats, start=1)
    assert isinstance(rules, LasVegas)
    return rules


def last_choice() -> State:
    """Seat 1's last two dice decide the game: casinos 1 and 6 pay, the others are lost."""
    return (
        las_vegas()
        .start()
        ._replace(
            round=4,
            stocking=7,
            seat=0,
            bills=((90, 10), (10,), (10,), (10,), (10,), (20,)),
            hands=((2, 0, 0), (0, 0, 0), (0, 0, 0)),
            dice=((0, 0, 1), *((0, 3, 2),) * 4, (0, 0, 0)),
            won=((50,), (60,), (50,)),
            rolled=Roll((1, 6), 0, ()),
        )
    )


def test_it_takes_what_wins() -> None:
    """A die at casino 1 ties with seat 3 and wins nothing; at casino 6 it takes 20 and the victory."""
    rules, state = las_vegas(), last_choice()
    expert = bots.make("expert:playouts=40", rules)
    assert isinstance(expert, Expert)
    expert.prepare(rules)
    actions = rules.actions(state, 0)
    assert actions == [PLACES[1], PLACES[6]]
    chosen = expert.choose(rules.view(state, 0), actions, rules, Seeded(1))
    values = evaluator(rules).values([rules.apply(state, 0, action) for action in actions], 8, 1)
    best = max(values, key=lambda value: value.shares[0])
    assert chosen == actions[values.index(best)]
    assert max(values[0].errors + values[1].errors) < 1e-12, "the last die is exact but for rounding"


def test_the_same_source_the_same_choice() -> None:
    rules = las_vegas(5)
    expert = Expert(50)
    expert.prepare(rules)

    def game() -> list[str]:
        minds = [Seeded(2, seat) for seat in range(5)]
        played = steps(rules, by_bots(rules, [expert] * 5, minds), Seeded(1))
        return [str(step.event) for _, step in zip(range(60), played, strict=False)]

    assert game() == game()


@pytest.mark.parametrize(
    ("spec", "name"),
    [("expert", "expert"), ("expert:playouts=1000", "expert"), ("expert:playouts=7", "expert:playouts=7")],
)
def test_its_name(spec: str, name: str) -> None:
    rules: AnyRules = games.rules("las-vegas-six", 4)
    assert bots.make(spec, rules).name == name
    assert bots.specification(bots.make("expert", rules)) == "expert:playouts=1000"


@pytest.mark.parametrize(("choices", "most"), [(2, 2 * 1000), (6, 6 * 1000), (24, 6 * 1000)])
def test_many_choices_share_their_playouts(monkeypatch: pytest.MonkeyPatch, choices: int, most: int) -> None:
    """So an answer to a tile takes no longer than a placement; the best one is found among all."""
    played = []

    class Judge:
        def for_seat(self, seat: int) -> Judge:
            return self

        def values(self, states: list[int], effort: int, seed: int) -> list[Value]:
            played.append(effort * len(states))
            return [Value((float(state == choices - 1),), (0.0,)) for state in states]

    class Guess:
        def redeal(self, view: None, source: Seeded) -> int:
            return -1

        def turn(self, state: int) -> tuple[int]:
            return (0,)

        def apply(self, state: int, seat: int, action: int) -> int:
            return action

    monkeypatch.setattr(expert, "evaluator", lambda rules: Judge())
    rules: Any = Guess()
    actions: Any = list(range(choices))
    assert expert.halved(None, actions, rules, 1000, Seeded(1)) == choices - 1
    assert 0.9 * most < sum(played) <= most
