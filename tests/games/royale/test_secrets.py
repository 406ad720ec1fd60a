"""Pairs of games that differ only in what is hidden look the same, byte by byte, to everyone else."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import combinations

import pytest

from croupier.core.chance import Seeded
from croupier.core.table import Table
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.g1 import SPLITS
from croupier.games.royale.view import View
from croupier.server.wire import encode
from tests.games.royale.tables import at, play, royale

RULES = royale(3, tiles=6)


def table_at(rules: Royale, state: State) -> Table[State, RoyaleEvent, View]:
    """A table that goes on from a state."""
    table: Table[State, RoyaleEvent, View] = Table(rules, Seeded(1))
    table.states[-1] = state
    return table


def seen(table: Table[State, RoyaleEvent, View], seat: int | None) -> bytes:
    """Everything a seat is ever told: its view, the event list, actions, previews, the board, refusals."""
    rules, view = table.rules, table.view(seat)
    sent = bytes(encode.view(view))
    told: list[object] = [sent, table.events_for(seat), rules.presentation.board(view, ["A", "B", "C", "n"])]
    turn = table.turn
    if isinstance(turn, tuple) and seat in turn:
        actions = rules.actions(table.state, turn[0])
        told += [actions, [rules.presentation.preview(view, event) for event in actions]]
    told.append(
        [rules.presentation.why_not(view, rules.parse(text)) for text in ("place 1", "hide 1", "pile 1")]
    )
    told += [
        effect for move in range(len(table.moves)) for effect in table.effects(move) if may(effect, seat)
    ]
    return pickle.dumps(told)


def may(effect: object, seat: int | None) -> bool:
    who: tuple[int, ...] | None = getattr(effect, "seen_by", None)
    return who is None or seat in who


def others(knows: int) -> Iterator[int | None]:
    return (seat for seat in (None, 0, 1, 2) if seat != knows)


@pytest.mark.parametrize(("one", "other"), [*combinations((1, 2, 3), 2)])
def test_the_fist(one: int, other: int) -> None:
    """LVR A1 Until the guess nobody but the hider can tell one number from another."""
    start = play(RULES, at(RULES, sides={4: "A1"}, roll="roll 1 4", hands={1: (1, 0)}), "place 4")
    first, second = table_at(RULES, start), table_at(RULES, start)
    first.do(0, f"hide {one}")
    second.do(0, f"hide {other}")
    for seat in others(0):
        assert seen(first, seat) == seen(second, seat)
    assert seen(first, 0) != seen(second, 0)
    assert first.events_for(1) == ["1 hide ?"]
    first.do(1, "guess 3")
    assert first.events_for(None) == ["1 hide ?", f"2 guess 3 shown {one}"]
    assert first.events_for(0)[0] == f"1 hide {one}"


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_piles(size: int) -> None:
    """LVR G1 The contents of the piles are hidden from everyone but the splitter; sizes are seen."""
    start = play(RULES, at(RULES, sides={4: "G1"}, roll="roll 4"), "place 4")
    splits = [str(split) for split in SPLITS if split.public().startswith(f"split {size} ")]
    assert len(splits) == {3: 6, 4: 5, 5: 3}[size]
    for one, other in combinations(splits, 2):
        first, second = table_at(RULES, start), table_at(RULES, start)
        first.do(1, one)
        second.do(1, other)
        for seat in others(1):
            assert seen(first, seat) == seen(second, seat)
        assert seen(first, 1) != seen(second, 1)


def test_the_richer_pile_has_no_place() -> None:
    """LVR G1 With 3+3 each pile comes in both orders, so no order tells the richer one."""
    equal = [split for split in SPLITS if split.public() == "split 3 3 ?"]
    orders = {str(split) for split in equal}
    assert {f"split {b} / {a}" for a, b in (text[6:].split(" / ") for text in orders)} == orders


@pytest.mark.parametrize("tiles", [0, 3])
def test_the_money(tiles: int) -> None:
    """LVR §4.3 Others' money: bills of other values but the same number look the same to the others."""
    rules = royale(3, tiles=tiles)
    first = at(rules, roll="roll 1 4", won={1: (70, 40), 2: (60, 50)})
    second = at(rules, roll="roll 1 4", won={1: (60, 50), 2: (70, 40)})
    for seat in (None, 0):
        assert seen(table_at(rules, first), seat) == seen(table_at(rules, second), seat)
    assert seen(table_at(rules, first), 1) != seen(table_at(rules, second), 1)


def test_the_money_is_dealt_by_count_and_sum() -> None:
    """LVR §4.3 A redealt state has the counts and the public sum, in many different ways."""
    state = at(RULES, roll="roll 1 4", won={1: (70, 40, 10), 2: (60, 50)})
    view = RULES.view(state, 0).forgetful()
    dealt = [RULES.redeal(view, Seeded(seed)) for seed in range(60)]
    for one in dealt:
        assert [len(bills) for bills in one.won] == [0, 3, 2]
        assert sum(map(sum, one.won)) == 230
        assert RULES.view(one, 0).forgetful() == view
    assert len({one.won for one in dealt}) > 20
    assert RULES.redeal(RULES.view(state, 0), Seeded(1)).won == state.won, "an attentive seat knows them"
