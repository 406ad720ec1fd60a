"""What a question is about: figures of the tiles, exact odds, for everybody, and nothing that is secret."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from croupier.games import outlook
from croupier.games.royale.outlook import Outlook
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.a1 import PunchStakes
from croupier.games.royale.tiles.a2 import Jackpot, JackpotStakes
from croupier.games.royale.tiles.b2 import FiftyStakes
from croupier.games.royale.tiles.e1 import BarStakes
from croupier.games.royale.tiles.f2 import HandicapStakes
from croupier.games.royale.tiles.g1 import BoxStakes
from croupier.games.royale.tiles.g2 import DoubleDown, DoubleStakes
from croupier.games.royale.tiles.h1 import NiceStakes
from croupier.games.royale.tiles.h2 import ChoiceStakes, GoldStakes
from croupier.games.royale.tiles.side import Odds
from tests.games.royale.tables import at, play, royale

RULES = royale(3, tiles=6)
THROWS = [sum(faces) for faces in product(range(1, 7), repeat=2)]


def seen(rules: Royale, state: State, seat: int | None = None) -> Outlook:
    """What a seat, or somebody who only watches, sees beyond its view."""
    found = outlook(rules, rules.view(state, seat))
    assert isinstance(found, Outlook)
    return found


def asked(side: str, *texts: str, casino: int = 4, roll: str = "roll 1 4") -> State:
    """After a placement on the casino where a side lies, and these events."""
    return play(RULES, at(RULES, sides={casino: side}, roll=roll, hands={1: (2, 1)}), "place 4", *texts)


def test_lucky_punch_says_what_each_number_pays() -> None:
    """LVR A1 Two chips, 30 and 40; for the hider, the guesser and those who watch alike."""
    for state in (asked("A1"), asked("A1", "hide 2")):
        for seat in (None, 0, 1, 2):
            found = seen(RULES, state, seat)
            assert found.asking == 4
            assert found.stakes == PunchStakes(((0, 2), (30, 0), (40, 0)))  # type: ignore[arg-type]


def test_the_jackpot_says_how_likely_it_is() -> None:
    """LVR A2 A third of all throws, counted one by one; the marker stops at 80."""
    right = sum(a + b == 7 or a == b for a, b in product(range(1, 7), repeat=2))
    for marker, otherwise in ((30, 40), (70, 80), (80, 80)):
        table = at(RULES, sides={4: Jackpot(marker)}, roll="roll 1 4")
        found = seen(RULES, play(RULES, table, "place 4")).stakes
        assert isinstance(found, JackpotStakes)
        assert (found.pay, found.odds, found.otherwise) == ((marker, 0), (right, 36), otherwise)
        assert Fraction(*found.odds) == Fraction(1, 3)


@pytest.mark.parametrize("first", [(1, 1), (1, 2), (3, 4), (5, 6), (6, 6)])
def test_fifty_fifty_says_the_odds_of_higher_and_lower(first: tuple[int, int]) -> None:
    """LVR B2 Every one of 36 throws is higher, lower, or equal and so wrong."""
    found = seen(RULES, asked("B2", f"black {first[0]} {first[1]}")).stakes
    assert isinstance(found, FiftyStakes)
    last = sum(first)
    assert found.higher == Odds(sum(other > last for other in THROWS), 36)
    assert found.lower == Odds(sum(other < last for other in THROWS), 36)
    assert (found.space, found.sum) == (0, last)
    assert found.pays == ((0, 0), (0, 1), (30, 0), (40, 0), (60, 0))


def test_fifty_fifty_goes_up_its_ladder() -> None:
    """LVR B2 While the dice roll, what was said is still at stake."""
    said = seen(RULES, asked("B2", "black 1 2", "higher")).stakes
    right = seen(RULES, asked("B2", "black 1 2", "higher", "black 3 4")).stakes
    assert isinstance(said, FiftyStakes) and isinstance(right, FiftyStakes)
    assert [(one.space, one.sum) for one in (said, right)] == [(0, 3), (1, 7)]


def test_no_entry_says_what_the_next_step_pays() -> None:
    """LVR E1 The track, and where the marker stands."""
    found = seen(RULES, asked("E1")).stakes
    assert isinstance(found, BarStakes)
    assert found.track == ((0, 0), (0, 2), (0, 0), (30, 0), (0, 0), (0, 1)) and found.space == 0


def test_double_down_says_what_it_pays_and_who_leads() -> None:
    """LVR G2 60 and 30; a Biggy on the tile weighs two."""
    tile = DoubleDown(((0, 0), (1, 1), (2, 0)))
    state = play(RULES, at(RULES, sides={4: tile}, roll="roll 1 4", hands={1: (2, 0)}), "place 4")
    found = seen(RULES, state).stakes
    assert isinstance(found, DoubleStakes)
    assert (found.pays, found.weights) == (((60, 0), (30, 0)), (0, 3, 2))


def test_the_other_tables_of_rewards() -> None:
    """LVR F2, G1, H1, H2 Slots, tokens and sums, spaces, the gold space."""
    slots = seen(RULES, asked("F2")).stakes
    assert isinstance(slots, HandicapStakes) and (slots.chip, slots.bill) == ((0, 1), (30, 0))
    box = at(RULES, sides={4: "G1"}, roll="roll 4")
    for state in (play(RULES, box, "place 4"), play(RULES, box, "place 4", "split 60 0 0 / 20 20 0")):
        for seat in (None, 0, 1, 2):
            found = seen(RULES, state, seat).stakes
            assert isinstance(found, BoxStakes) and found.tokens == (60, 20, 20, 0, 0, 0)
            assert found.pays == ((0, 0), (0, 2), (40, 0), (60, 0), (80, 0), (100, 0))
    nice = seen(RULES, asked("H1")).stakes
    assert isinstance(nice, NiceStakes)
    assert nice.pays == ((0, 1), (0, 2), (30, 0), (40, 0), (50, 0), (60, 0))
    gold = seen(RULES, asked("H2", "black 1 6", "use 6")).stakes
    assert isinstance(gold, GoldStakes) and gold.pay == (60, 0)


def test_my_choice_says_which_values_would_do_something() -> None:
    """LVR H2 4 needs another tile, 5 a die that can move, 6 a die in hand."""
    some = seen(RULES, asked("H2", "black 2 5")).stakes
    assert isinstance(some, ChoiceStakes)
    assert (some.pays, some.gold) == (((0, 1), (0, 2), (30, 0)), (60, 0))
    assert (some.tiles, some.moves, some.gilds) == (False, True, True)
    last = at(RULES, sides={4: "H2", 5: "A1"}, roll="roll 4", hands={1: (2, 0)})
    none = seen(RULES, play(RULES, last, "place 4", "black 2 5")).stakes
    assert isinstance(none, ChoiceStakes)
    assert (none.tiles, none.moves, none.gilds) == (True, True, False)


def test_who_asks_for_a_die_to_move() -> None:
    """LVR F2, H2 One of two tiles; where both lie, nobody is said to ask."""
    alone = at(RULES, sides={4: "H2"}, roll="roll 1 4", hands={1: (1, 0)})
    both = at(RULES, sides={3: "F2", 4: "H2"}, roll="roll 1 4", hands={1: (1, 0)})
    found = [
        seen(RULES, play(RULES, table, "place 4", "black 2 5", "use 5")).asking for table in (alone, both)
    ]
    assert found == [4, 0]
    assert seen(RULES, alone) == seen(RULES, alone, 0) and seen(RULES, alone).asking == 0
