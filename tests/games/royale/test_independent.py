"""Las Vegas Royale, decision by decision, against an engine written from the rules page alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from croupier.games import rules_with
from tests.games.independent import compare
from tests.games.royale.independent import Royale
from tests.games.royale.independent_table import BIGGY, BILLS, FIRST, SECOND, SMALL

CLAUSES = {1: FIRST, 2: SECOND}
#: Our tiles by their names, in the order A1, A2, B1, ...
NAMES = (
    "LuckyPunch Jackpot PrimeTime FiftyFifty HighFive BadLuck PayDay PowerPlay "
    "NoEntry Knockout BlockIt Handicap BlackBox DoubleDown NiceDice MyChoice"
)
SIDES = {"ActivatedBadLuck": "C2"} | {
    name: "ABCDEFGH"[n // 2] + "12"[n % 2] for n, name in enumerate(NAMES.split())
}
TABLES: list[dict[str, Any]] = [
    {"seats": 2, "tiles": 0},
    {"seats": 2, "tiles": 6},
    {"seats": 2, "tiles": 3, "neutral": False, "start": 2},
    {"seats": 3, "tiles": 6},
    {"seats": 3, "tiles": 4, "fresh_tiles": True},
    {"seats": 4, "tiles": 6, "money": "open"},
    {"seats": 4, "tiles": 0, "rounds": 2},
    {"seats": 5, "tiles": 3},
    {"seats": 5, "tiles": 6},
    {"seats": 2, "tiles": 6, "bad_luck": "activated"},
    {"seats": 4, "tiles": 6, "bad_luck": "activated"},
]
#: What the first revision has, too.
EARLIER = [options for options in TABLES if "bad_luck" not in options]


def figures(state: Any) -> Mapping[str, Any]:
    """What the independent engine knows, read from a state of ours."""
    # Black dice of Prime Time are dice of the seat that added them.
    added = Counter(
        (tile.seat, casino)
        for tile in state.tiles
        if type(tile).__name__ == "PrimeTime"
        for casino in tile.added
    )
    found: dict[str, Any] = {
        "round": state.round,
        "start": None if state.start < 0 else state.start + 1,
        "pile": +Counter(dict(zip(sorted(BILLS), state.pile, strict=True))),
        "bottom": list(state.bottom),
        "bank": state.bank,
        "bills": [list(bills) for bills in state.bills],
        "won": [list(bills) for bills in state.won],
        "chips": list(state.chips),
        "hands": [tuple(hand) for hand in state.hands[: len(state.won)]],
        "dice": [
            [
                (
                    small + added[player, casino],
                    int(player < len(state.biggies) and state.biggies[player] == casino),
                )
                for player, small in enumerate(row)
            ]
            for casino, row in enumerate(state.dice, 1)
        ],
    }
    laid = {casino: tile for casino, tile in enumerate(state.tiles, 1) if tile is not None}
    found["sides"] = {casino: SIDES[type(tile).__name__] for casino, tile in laid.items()}
    for tile in laid.values():
        found |= tile_figures(tile)
    return found


def tile_figures(tile: Any) -> dict[str, Any]:
    """What lies on one tile of ours."""
    match type(tile).__name__:
        case "Jackpot":
            return {"jackpot": tile.marker}
        case "BadLuck" | "ActivatedBadLuck" as name:
            return {"bad luck": name == "ActivatedBadLuck"}
        case "HighFive":
            return {"five": tile.holder + 1}
        case "PowerPlay":
            return {"power": tile.holder + 1}
        case "NoEntry":
            return {"bar": (tile.barred, tile.space)}
        case "Knockout":
            return {"in bar": [tuple(dice) for dice in tile.bar]}
        case "BlockIt":
            return {"groups": list(tile.groups)}
        case "Handicap":
            return {"slots": (tile.chip, tile.bill, tile.move)}
        case "DoubleDown":
            return {"doubled": [tuple(dice) for dice in tile.dice]}
        case "NiceDice":
            spaces = enumerate(zip(tile.seats, tile.biggies, strict=True), 1)
            return {"nice": {space: (seat + 1, kind(big)) for space, (seat, big) in spaces if seat >= 0}}
        case "MyChoice":
            return {"gold": None if tile.gold < 0 else (tile.gold + 1, kind(tile.biggy))}
        case _:
            return {}


def kind(biggy: int) -> str:
    """The kind of one die on a space."""
    return BIGGY if biggy else SMALL


def play(options: Mapping[str, Any], revision: int, seeds: Iterable[int], **otherwise: Any) -> set[str]:
    """Compares some games of one table and returns the sides that lay there.

    `otherwise` gives the other engine other rules.
    """
    given = {name: value for name, value in options.items() if name != "seats"}
    rules = rules_with("las-vegas-royale", options["seats"], given, revision)
    own = {name: value for name, value in options.items() if name != "money"}
    seen: set[str] = set()
    for seed in seeds:
        other = Royale(**{"clauses": CLAUSES[revision], **own, **otherwise})
        compare(rules, other, seed, figures, stubborn=seed % 2 == 1)
        seen |= other.used
    return seen


@pytest.mark.parametrize(("revision", "tables"), [(1, EARLIER), (2, TABLES)], ids=["first", "second"])
def test_both_engines_play_the_same_game(revision: int, tables: list[dict[str, Any]]) -> None:
    sides = [play(options, revision, range(3)) for options in tables]
    assert set().union(*sides) == set(SIDES.values())


@pytest.mark.parametrize(
    ("otherwise", "options", "seed"),
    [
        ({"clauses": replace(SECOND, may_decline=True)}, {"seats": 2, "tiles": 6}, 1),
        ({"clauses": replace(SECOND, nice_earlier=False)}, {"seats": 2, "tiles": 6}, 3),
        ({"clauses": replace(SECOND, pay_day_counts_itself=False)}, {"seats": 2, "tiles": 6}, 16),
        ({"bad_luck": "always"}, {"seats": 2, "tiles": 6, "bad_luck": "activated"}, 4),
    ],
    ids=["may_decline", "nice_earlier", "pay_day_counts_itself", "bad_luck"],
)
def test_another_rule_is_noticed(otherwise: dict[str, Any], options: dict[str, Any], seed: int) -> None:
    play(options, 2, [seed])
    with pytest.raises(AssertionError):
        play(options, 2, [seed], **otherwise)


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_both_engines_play_the_same_game_for_long(options: dict[str, Any]) -> None:
    sides = play(options, 2, range(1_000, 1_150))
    assert sides == (set(SIDES.values()) if options["tiles"] else set())


@pytest.mark.slow
@pytest.mark.parametrize("options", EARLIER, ids=str)
def test_both_engines_play_the_first_revision_for_long(options: dict[str, Any]) -> None:
    play(options, 1, range(1_000, 1_050))
