"""Two revisions of the rules: what each decides, and that the first is played as it was."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from croupier import games, pages, texts
from croupier.core.errors import InvalidOption, InvalidPosition
from croupier.core.rules import Effect
from croupier.games.royale.editions import FIRST, SECOND
from croupier.games.royale.effects import Fined
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles import Tile
from croupier.games.royale.tiles.c2 import ActivatedBadLuck, BadLuck
from croupier.games.royale.tiles.d2 import PowerPlay
from croupier.games.royale.tiles.e1 import NoEntry
from croupier.games.royale.tiles.h1 import NiceDice
from tests.games.royale.tables import asked, at, choices, due, gains, play, royale

OLD, NEW = royale(3, revision=1), royale(3)
STRICT = royale(3, bad_luck="activated")


def test_new_tables_play_the_second() -> None:
    """The first is had by its number, with its own options: no `bad_luck`."""
    assert (OLD.edition, NEW.edition) == (FIRST, SECOND)
    assert (OLD.revision, NEW.revision) == (1, 2)
    assert NEW.options == {"bad_luck": "always", **OLD.options}
    with pytest.raises(InvalidOption, match="no option 'bad_luck'"):
        royale(3, revision=1, bad_luck="always")


@pytest.mark.parametrize("language", texts.languages())
def test_the_rules_page_says_what_the_first_does_otherwise(language: str) -> None:
    """A point for each decision that differs, in every language, with its clause."""
    differing = [
        field.name for field in fields(FIRST) if getattr(FIRST, field.name) != getattr(SECOND, field.name)
    ]
    told = re.findall(r"^- (LVR [^:]+): \S", pages.page("las-vegas-royale", language), re.MULTILINE)
    assert told == ["LVR §6, H2", "LVR H1", "LVR D1", "LVR C2"]
    assert len(told) == len(differing) - 1, "all but the number itself"


def test_the_first_goes_on_as_the_second() -> None:
    """A rematch of an old table is a new table: the same options, and the new ones by default."""
    assert games.newest(royale(4, revision=1, tiles=5)) == royale(4, tiles=5)
    assert games.newest(STRICT) is STRICT


def moving(rules: Royale) -> list[str]:
    state = at(NEW, sides={4: "H2"}, roll="roll 4", hands={1: (1, 0)})
    return choices(rules, play(rules, state, "place 4", "black 5 5", "use 5"))


def test_moves_could_be_declined() -> None:
    """LVR §6, LVR H2 In revision 1 a move and the gold space were a may."""
    assert (moving(OLD), moving(NEW)) == (["back 4 small", "decline"], ["back 4 small"])
    state = at(NEW, sides={4: "H2"}, roll="roll 1 4", hands={1: (1, 0)})
    gold = ("place 4", "black 6 6", "use 6")
    assert choices(OLD, play(OLD, state, *gold)) == ["gold small", "decline"]
    assert choices(NEW, play(NEW, state, *gold)) == ["gold small"]
    assert play(OLD, state, *gold, "decline").hands[0] == (1, 0)
    handicap = at(NEW, sides={4: "F2"}, roll="roll 4", hands={1: (1, 0)})
    listed = choices(OLD, play(OLD, handicap, "place 4", "handicap 6 move"))
    assert listed == ["back 4 small", "decline"]


def test_nice_dice_took_only_the_newest() -> None:
    """LVR H1 In revision 1 an earlier die was out of reach, after a Power Play too."""
    state = at(NEW, sides={4: "H1"}, roll="roll 1 4", biggies={0: 4}, hands={1: (1, 0)})
    old, new = (choices(rules, play(rules, state, "place 4")) for rules in (OLD, NEW))
    assert old == ["nice 1 small", "nice 4 small", "decline"]
    assert new == ["nice 1 small", "nice 4 small", "nice 4 biggy", "decline"]
    sides: dict[int, str | Tile] = {2: PowerPlay(0), 4: NiceDice()}
    held = at(NEW, seat=2, sides=sides, roll="roll 1", hands={0: (1, 1)}, dice={2: {0: 1}, 4: {0: 1}})
    old, new = (choices(rules, play(rules, held, "place 1", "power biggy 4")) for rules in (OLD, NEW))
    assert (old, new) == (["nice 4 biggy", "decline"], ["nice 4 small", "nice 4 biggy", "decline"])


@pytest.mark.parametrize(("rules", "worth"), [(OLD, 10), (NEW, 20)])
def test_pay_day_counted_its_own_casino_by_a_die(rules: Royale, worth: int) -> None:
    """LVR D1 By My Choice 4; in a barred casino too, where no die enters but the tile can be activated."""
    plain: dict[int, str | Tile] = {2: "D1", 4: "H2"}
    for sides in (plain, {1: NoEntry(2, 1), **plain}):
        before = at(NEW, sides=sides, roll="roll 1 4", hands={1: (1, 0)})
        texts = ("place 4", "black 4 4", "use 4", "activate D1")
        after = play(rules, before, *texts)
        assert gains(NEW, before, after)[0] == worth


# LVR C2 The option `bad_luck`.


def told_by(rules: Royale, state: State, text: str) -> list[Effect]:
    """What an event of the seat that is asked does."""
    return [*rules.presentation.effects(state, asked(rules, state), rules.parse(text))]


def fined(*texts: str, rules: Royale = STRICT, **told: Any) -> list[int]:
    """Who pays for Bad Luck at casino 3 when the last of these events ends the round."""
    sides = {3: "C2", **told.pop("sides", {})}
    state = play(rules, at(NEW, sides=sides, won=dict.fromkeys(range(3), (100,)), **told), *texts[:-1])
    assert play(rules, state, texts[-1]).round == 2
    return [effect.seat for effect in told_by(rules, state, texts[-1]) if isinstance(effect, Fined)]


def test_bad_luck_always() -> None:
    """LVR C2 R bad-luck-always: by default without any activation; in revision 1 there was nothing else."""
    for rules in (OLD, NEW):
        assert fined("place 1", rules=rules, roll="roll 1", dice={3: {1: 1, 2: 2}}) == [0]


def test_bad_luck_if_activated() -> None:
    """LVR C2 Under `activated` nobody pays in a round without an activation; dice that lie there are none."""
    assert fined("place 1", roll="roll 1", dice={3: {1: 1, 2: 2}}) == []
    assert fined("place 3", roll="roll 3", dice={3: {1: 2, 2: 2}}) == [0]


def test_bad_luck_by_a_power_play() -> None:
    """LVR C2, LVR D2 A Power Play activates."""
    told: dict[str, Any] = {
        "seat": 2,
        "sides": {2: PowerPlay(0)},
        "hands": {0: (1, 0)},
        "dice": {2: {0: 1}, 3: {1: 2}},
    }
    assert fined("place 1", "power small 3", roll="roll 1", **told) == [2]
    assert fined("place 1", "power small 4", roll="roll 1", **told) == []


def test_bad_luck_by_my_choice() -> None:
    """LVR case 7, LVR C2 R bad-luck-by-choice: My Choice 4 activates it, although nothing happens at once."""
    told: dict[str, Any] = {"sides": {4: "H2"}, "roll": "roll 4", "dice": {3: {1: 1, 2: 1}}}
    assert fined("place 4", "black 4 4", "use 4", "activate C2", **told) == [0]


def test_a_moved_die_does_not_activate_bad_luck() -> None:
    """LVR case 7, LVR C2, LVR §3.4 Dice that arrive by another effect activate nothing."""
    told: dict[str, Any] = {"sides": {4: "H2"}, "roll": "roll 4 4 b1", "dice": {3: {1: 2, 2: 1}}}
    texts = ("place 4", "black 5 5", "use 5", "turn biggy 3")
    assert fined(*texts, **told) == []


def test_an_activation_is_noted_where_it_matters() -> None:
    """LVR C2 Once, seen by everyone; by default, and in revision 1, the position says nothing of it."""
    state = at(NEW, sides={3: "C2"}, roll="roll 1 3", hands={1: (2, 0)})
    for rules in (OLD, NEW):
        assert play(rules, state, "place 3").tiles[2] == BadLuck()
    first = play(STRICT, state, "place 3")
    assert first.tiles[2] == ActivatedBadLuck()
    assert due(STRICT, first) == "roll"
    assert STRICT.view(first, 1).tiles[2] == ActivatedBadLuck()
    told = [
        type(effect).__name__ for effect in STRICT.presentation.effects(state, 0, STRICT.parse("place 3"))
    ]
    assert told == ["Placed", "BadLuckActivated"]
    again = play(STRICT, first, "roll 3 5")
    told = [
        type(effect).__name__ for effect in STRICT.presentation.effects(again, 1, STRICT.parse("place 3"))
    ]
    assert told == ["Placed"]


def test_a_position_notes_it_only_there() -> None:
    """A text with the note is a position under `activated` and nowhere else."""
    state: State = at(STRICT, sides={1: ActivatedBadLuck()}, roll="roll 1 3", hands={1: (2, 0)})
    dice = [[0] * 4 for _ in range(6)]
    dice[1][:3] = [5, 5, 7]
    whole = state._replace(dice=tuple(map(tuple, dice)), biggies=(2, 2, 2))
    text = STRICT.position(whole)
    assert "ActivatedBadLuck[]" in text and STRICT.read_position(text) == whole
    for rules in (OLD, NEW):
        with pytest.raises(InvalidPosition, match="only where it matters"):
            rules.read_position(text)
