"""What the browser is told about each casino is what the payout then does."""

from __future__ import annotations

from typing import Any

import pytest

import croupier
from croupier import games
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.rules import AnyRules
from croupier.core.table import Table
from croupier.games.lasvegas.effects import Cancelled, Won
from tests.games.lasvegas.tables import las_vegas, rolled


def test_the_players_stand_in_order_of_strength() -> None:
    """LV6 §4.1 A Biggie counts as two; LV12 §4.1 equals cancel each other."""
    rules = las_vegas("las-vegas-six", seats=4)
    state = rolled(rules, "roll 6", bills={2: (80, 30)}, dice={2: (2, 3, 3, 1)}, biggies={0: 2})
    lines = games.outlook(rules, rules.view(state, 0))[1]
    told = [(one.player, one.strength, one.bill, one.cancelled) for one in lines]
    assert told == [(0, 4, 80, False), (1, 3, 0, True), (2, 3, 0, True), (3, 1, 30, False)]
    assert (lines[0].small, lines[0].big) == (2, 1)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("las-vegas-2012", 3, {"neutral": True}),
        ("las-vegas-2012", 5, {}),
        ("las-vegas-six", 6, {"bandit": True, "bandit_bills": 3}),
    ],
)
def test_the_last_standing_of_a_round_is_its_payout(name: str, seats: int, options: dict[str, Any]) -> None:
    """LV12 §4.2 At the last placement of a round the standings name every bill that is then won."""
    rules = croupier.rules(name, seats=seats, **options)
    rounds = 0
    for seed in range(20):
        source = Seeded(seed)
        for state, seat, event, _ in steps(rules, at_random(rules, source), source):
            if seat is not None:
                rounds += _compare(rules, state, seat, event)
    assert rounds >= 60


def _compare(rules: AnyRules, state: Any, seat: int, event: Any) -> int:
    """Compares standings after the placement with the effects that pay it; 1 if the round ends here."""
    effects = rules.presentation.effects(state, seat, event)
    won = [(effect.casino, effect.seat, effect.bill) for effect in effects if isinstance(effect, Won)]
    if not any(type(effect).__name__ == "RoundEnded" for effect in effects):
        return 0
    placed = rules.placed(state, seat, event)  # type: ignore[attr-defined]
    shown = games.outlook(rules, rules.view(placed, None))
    told = [
        (casino, one.player, one.bill)
        for casino, lines in enumerate(shown, 1)
        for one in lines
        if one.bill and one.player < rules.seats
    ]
    assert sorted(told) == sorted(won)
    equals = [effect for effect in effects if isinstance(effect, Cancelled)]
    cancelled = {(effect.casino, player) for effect in equals for player in effect.seats}
    assert cancelled == {
        (casino, one.player) for casino, lines in enumerate(shown, 1) for one in lines if one.cancelled
    }
    return 1


def test_royale_names_the_grey_player_and_counts_its_dice() -> None:
    """LVR F2 The grey dice lie there from the start, on every casino, as one player."""
    rules = croupier.rules("las-vegas-royale", seats=3, tiles=6)
    for seed in range(30):
        table = Table(rules, Seeded(seed))
        table.set_up()
        state = table.state
        lying = [tile.code for tile in state.tiles]
        shown = games.outlook(rules, rules.view(state, 0))
        grey = [one.strength for lines in shown.casinos for one in lines if one.player == -1]
        assert grey == ([1, 1, 1, 2, 2, 2] if "F2" in lying else [])


def test_royale_pays_what_the_last_standing_says() -> None:
    """LVR §4.2 Without tiles nothing comes between the last placement and the payout."""
    rules = croupier.rules("las-vegas-royale", seats=4, tiles=0)
    rounds = 0
    for seed in range(10):
        source = Seeded(seed)
        for before, seat, event, after in steps(rules, at_random(rules, source), source):
            effects = rules.presentation.effects(before, seat, event)
            won = sum(effect.bill for effect in effects if isinstance(effect, Won))
            assert sum(map(sum, after.won)) == sum(map(sum, before.won)) + won
            rounds += won > 0
            shown = games.outlook(rules, rules.view(after, None))
            lines = [one for casino in shown.casinos for one in casino]
            assert all(one.strength == one.small + 2 * one.big for one in lines)
    assert rounds >= 25
