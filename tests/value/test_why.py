"""Why a choice is better: the parts that each game names, and nothing that a seat could not know."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

import croupier
from croupier import texts
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.table import Table
from croupier.games import GAMES
from croupier.games.lasvegas.payout import bandit_ranking, prize, ranking
from croupier.games.rollingcubes.equation import read
from croupier.games.royale.rules import Royale
from croupier.games.royale.tiles.b2 import Daring, Higher, Lower, Stop
from croupier.value import cubes_why, evaluator, lasvegas_why, royale_why, why
from croupier.value.lasvegas_why import paid
from croupier.value.statement import Move, Weighed


def test_money_is_paid_as_the_rules_say() -> None:
    """LV12 §4.1-4.2 The reckoning of many ends at once against the rules, end by end."""
    rng = np.random.default_rng(5)
    strength = rng.integers(0, 5, (300, 5))
    for bills in ((60,), (50, 30), (90, 40, 20, 10)):
        found = paid(strength, bills)
        for row, money in zip(strength.tolist(), found.tolist(), strict=True):
            assert money == [prize(ranking(row), bills, player) for player in range(5)]


def test_the_bandit_ranks_as_the_rules_say() -> None:
    """LV6 §7.3-7.4 The standing of many ends at once against the rules, end by end."""
    rng = np.random.default_rng(6)
    for _ in range(200):
        laid = [
            (int(seat), int(seat >= 0) * int(dice), 0) for seat, dice in rng.integers((-1, 1), (4, 4), (6, 2))
        ]
        cell = sum((seat + 1 | small << 4) << 8 * at for at, (seat, small, _) in enumerate(laid) if seat >= 0)
        (standing,) = lasvegas_why._at_bandit(np.array([cell], np.uint64), 4)
        ranked = bandit_ranking(laid)
        assert sorted(ranked, key=lambda seat: -standing[seat]) == ranked
        assert [seat for seat in range(4) if standing[seat]] == sorted(ranked)


def test_royale_is_told_by_how_its_rounds_end() -> None:
    """LVR §4.2 Without tiles a seat has what it wins at casinos, what it had before, and chips."""
    rules = croupier.rules("las-vegas-royale", 4, tiles=0)
    assert isinstance(rules, Royale)
    table = Table(rules, Seeded(5))
    for _ in islice(table.steps(at_random(rules, Seeded(6))), 60):
        pass
    at = max(at for at, state in enumerate(table.states) if getattr(state, "rolled", None))
    state, seat = table.states[at], table.states[at].seat
    events = rules.actions(state, seat)
    for found in royale_why._rounds(rules, state, seat, (events[0], events[-1]), 1):
        assert found.money.shape == (royale_why.COUNT, 6, 6)
        assert (found.strength.sum(axis=(1, 2)) >= sum(map(sum, state.dice))).all()
        kept = found.beside - np.array([sum(won) for won in state.won])
        assert ((kept >= 0) & (kept <= 10 * np.array(state.chips))).all()


@pytest.mark.parametrize(
    ("chosen", "best", "said"),
    [
        ("bid slots 5", "bid slots 7", ["vs-why-higher"]),
        ("bid slots 7", "bid slots 5", ["vs-why-lower"]),
        ("publicity", "bid slots 5", ["vs-why-income", "vs-why-opens"]),
        ("bid slots 5", "publicity", ["vs-why-money", "vs-why-fame"]),
    ],
)
def test_bids_are_told_as_if_they_held(chosen: str, best: str, said: list[str]) -> None:
    """VS §3.2 Of two prices which is harder to beat, of two rooms what they bring; never two previews."""
    rules = croupier.rules("vegas-showdown", 3)
    first = next(
        step for step in steps(rules, at_random(rules, Seeded(1)), Seeded(2)) if step.seat is not None
    )
    view, seat = rules.view(first.before, first.seat), first.seat
    assert seat is not None
    found = why.reasons(rules, view, seat, rules.parse(chosen), rules.parse(best), 1)
    assert [reason.code for reason in found] == said


def test_an_equality_is_better_part_by_part() -> None:
    """RC §3 Prizes, numbers and signs add up to the difference of points."""
    made, better = read("5+3=8"), read("12x3=36")
    found = cubes_why._parts(made, better)
    told = {reason.code: dict(reason.args)["points"] for reason in found}
    assert set(told) <= {"rc-why-prize", "rc-why-numbers", "rc-why-signs"} and "rc-why-numbers" in told


@pytest.mark.parametrize(
    ("loss", "error", "unit", "told"),
    [
        (0.03, 0.0, "share", True),
        (0.03, 0.02, "share", False),
        (0.005, 0.0, "share", False),
        (2.0, 0.0, "points", True),
        (0.5, 0.0, "points", False),
    ],
)
def test_only_what_cost_something_is_told(loss: float, error: float, unit: Any, told: bool) -> None:
    """Beyond doubt, and worth a word."""
    move = Move(
        seq=1, seat=1, event="a", kind="decision", shares=(0.5, 0.5), cost=(-loss, loss), best="b",
        choices=(Weighed("a", 0.1, error), Weighed("b", 0.2, 0.0)),
    )  # fmt: skip
    assert why.costly(move, unit) is told


def test_answers_to_tiles_have_reasons_of_their_own() -> None:
    """LVR Every decision of some games with all tiles: a reason that can be said, never two previews."""
    rules, source = croupier.rules("las-vegas-royale", 3, tiles=6), Seeded(8)
    said: set[str] = set()

    def choose(state: Any, seat: int) -> Any:
        actions = rules.actions(state, seat)
        if len(actions) > 1:
            view = rules.view(state, seat)
            found = why.reasons(rules, view, seat, actions[0], actions[-1], 1)
            assert found, (actions[0], actions[-1])
            for reason in found:
                said.add(reason.code)
                for language in texts.languages():
                    assert "{" not in texts.say(reason.code, reason.args, ["name"] * 5, language)
        return actions[source.below(len(actions))]

    for seed in range(2):
        Table(rules, Seeded(seed)).play(choose)
    assert said > {"why-round", "why-rival", "why-hidden", "why-tile", "why-dice", "why-pass"}


@pytest.mark.parametrize(
    ("chosen", "best", "words"),
    [
        (Higher(), Stop(), "the other way is right in only 15 of 36 throws"),
        (Stop(), Lower(), "lower is right in 15 of 36 throws, and the next space pays more"),
        (Higher(), Lower(), "lower is right in 15 of 36 throws, the other in only 15"),
    ],
)
def test_fifty_fifty_is_told_by_its_odds(chosen: Any, best: Any, words: str) -> None:
    """LVR B2 After a seven higher and lower are right in 15 of 36 throws."""
    (reason,) = royale_why._dared(Daring(0, 2, 7), chosen, best)
    assert words in texts.say(reason.code, reason.args)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.why])
def test_reasons_can_be_said_in_every_language(game: str) -> None:
    """The best and the worst choice at decisions of a game: every reason is a message."""
    rules = croupier.rules(game, max(2, GAMES[game].seats[0]))
    valued, source, said = evaluator(rules), Seeded(4), [0]
    names = [f"name{number}" for number in range(rules.seats + 2)]

    def choose(state: Any, seat: int) -> Any:
        order = sorted(valued.choices(state, seat, None, 8, 1), key=lambda choice: choice.share)
        if len(order) > 1:
            view = rules.view(state, seat)
            for reason in why.reasons(rules, view, seat, order[0].event, order[-1].event, 1):
                said[0] += 1
                for language in texts.languages():
                    assert "{" not in texts.say(reason.code, reason.args, names, language)
        return order[source.below(len(order))].event

    decided = (step for step in steps(rules, choose, Seeded(3)) if step.seat is not None)
    assert len(list(islice(decided, 8))) >= 4 and said[0] > 0
