"""The bots of Las Vegas Royale: exact secrets, sensible passes, legal play everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from croupier import bots
from croupier.bots import royale as bot_module
from croupier.bots.royale import Greedy, MonteCarlo, exactly
from croupier.core.bot import Bot
from croupier.core.chance import Scripted, Seeded, rolls
from croupier.core.play import by_bots, steps
from croupier.core.rules import Source
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.rules import Royale
from croupier.games.royale.tiles.b2 import SPACES, TOP, Higher, Stop
from croupier.games.royale.tiles.g1 import Pile, Split
from croupier.sim.batch import simulate
from tests.games.royale.differential import editions
from tests.games.royale.tables import at, choices, play, royale

RULES = royale(3, tiles=6)


def chosen(state: object, source: Scripted | Seeded, bot: Greedy | MonteCarlo) -> str:
    turn = RULES.turn(state)  # type: ignore[arg-type]
    assert isinstance(turn, tuple)
    actions = RULES.actions(state, turn[0])  # type: ignore[arg-type]
    return str(bot.choose(RULES.view(state, turn[0]), actions, RULES, source))  # type: ignore[arg-type]


@pytest.mark.parametrize("bot", [Greedy(), MonteCarlo(playouts=8)])
def test_lucky_punch_by_the_exact_mixture(bot: Greedy | MonteCarlo) -> None:
    """LVR A1 Of 13 equally likely draws 6, 4, 3 hide and 1, 5, 7 guess 1, 2 and 3."""
    state = at(RULES, sides={4: "A1"}, roll="roll 1 4", hands={1: (1, 0)})
    hiding = play(RULES, state, "place 4")
    found = Counter(chosen(hiding, Scripted([number]), bot) for number in range(13))
    assert found == {"hide 1": 6, "hide 2": 4, "hide 3": 3}
    guessing = play(RULES, hiding, "hide 1")
    found = Counter(chosen(guessing, Scripted([number]), bot) for number in range(13))
    assert found == {"guess 1": 1, "guess 2": 5, "guess 3": 7}


def test_fifty_fifty_by_the_exact_policy() -> None:
    """LVR B2 What the bots answer is worth exactly 690145/46656."""
    policy = bot_module._fifty_fifty()

    def worth(space: int, last: int) -> Fraction:
        answer = policy[space, last]
        if isinstance(answer, Stop):
            return Fraction(SPACES[space])
        said = 1 if isinstance(answer, Higher) else -1
        total = Fraction()
        for faces, weight in rolls(2):
            if (sum(faces) - last) * said > 0:
                on = SPACES[TOP] if space + 1 == TOP else worth(space + 1, sum(faces))
                total += Fraction(weight, 36) * on
        return total

    assert sum(Fraction(weight, 36) * worth(0, sum(faces)) for faces, weight in rolls(2)) == Fraction(
        690145, 46656
    )


def taken(split: RoyaleEvent, plan: Sequence[RoyaleEvent]) -> int:
    """What the winner gets from a split by a plan: one answer for each size of the first pile."""
    assert isinstance(split, Split)
    answer = plan[bot_module.SIZES.index(len(split.first))]
    assert isinstance(answer, Pile)
    return sum(split.first if answer.number == 1 else split.second)


def test_black_box_by_the_exact_mixture() -> None:
    """LVR G1 Against every plan the winner gets 50 at most, against every split 50 at least."""
    splits, shares, plans, columns = bot_module._black_box()
    pays = [[taken(split, plan) for plan in plans] for split in splits]
    for number in range(len(plans)):
        assert sum(share * row[number] for share, row in zip(shares, pays, strict=True)) <= 50
    for row in pays:
        assert sum(share * pay for share, pay in zip(columns, row, strict=True)) >= 50
    start = play(RULES, at(RULES, sides={4: "G1"}, roll="roll 4"), "place 4")
    assert chosen(start, Seeded(1), Greedy()) in choices(RULES, start)
    picking = play(RULES, start, "split 60 20 0 / 20 0 0")
    assert {chosen(picking, Seeded(seed), Greedy()) for seed in range(30)} == {"pile 1", "pile 2"}


def test_nothing_else_is_known_exactly() -> None:
    """Only the hidden choices and Fifty Fifty have an exact answer."""
    assert exactly(RULES.view(at(RULES, roll="roll 1 2"), 0), Seeded(1)) is None


def test_greedy_passes_when_a_new_roll_is_worth_more() -> None:
    """LVR §3.2 A chip is spent where the roll is poor and better bills wait; not where the roll is good."""
    dice = {casino: {1: 2} for casino in (1,)}
    bills = {6: (100, 90), 5: (100, 90), 4: (100, 90), 3: (100, 90), 2: (100, 90), 1: (30, 30)}
    told = {"dice": {**dice, 1: {1: 5, 2: 3}}, "bills": bills, "chips": {0: 2}, "hands": {1: (1, 0)}}
    poor = at(RULES, roll="roll 1 1 1", **told)  # type: ignore[arg-type]
    assert {chosen(poor, Seeded(seed), Greedy()) for seed in range(8)} == {"pass"}
    good = at(RULES, roll="roll 1 1 6", **told)  # type: ignore[arg-type]
    assert {chosen(good, Seeded(seed), Greedy()) for seed in range(8)} == {"place 6"}
    broke = at(RULES, roll="roll 1 1 1", **{**told, "chips": {}})  # type: ignore[arg-type]
    assert chosen(broke, Seeded(1), Greedy()) == "place 1"


def test_greedy_minds_whom_bad_luck_would_hit() -> None:
    """LVR C2 Under `activated` it activates Bad Luck where others would pay, not where it would itself."""
    rules = royale(3, tiles=6, bad_luck="activated")
    for dice, wanted in (({0: 2, 1: 1}, "activate C2"), ({1: 1, 2: 2}, "activate B1")):
        state = at(
            rules, sides={1: "B1", 2: "C2", 4: "H2"}, roll="roll 1 4", dice={2: dice}, hands={1: (1, 0)}
        )
        asked = play(rules, state, "place 4", "black 4 4", "use 4")
        actions = rules.actions(asked, 0)
        found = {str(Greedy().choose(rules.view(asked, 0), actions, rules, Seeded(n))) for n in range(8)}
        assert found == {wanted}


def test_greedy_moves_the_die_it_must() -> None:
    """LVR §6 Of the dice it may take back one that wins nothing, not the one that wins a casino."""
    dice = {6: {0: 1}, 5: {0: 1, 1: 1}}
    state = at(RULES, sides={4: "H2"}, roll="roll 4", dice=dice, bills={4: (100, 30)}, hands={1: (1, 0)})
    asked = play(RULES, state, "place 4", "black 5 5", "use 5")
    assert choices(RULES, asked) == ["back 4 small", "back 5 small", "back 6 small"]
    assert {chosen(asked, Seeded(seed), Greedy()) for seed in range(8)} == {"back 5 small"}


def finish(rules: Royale, bot: Bot[Any, Any, Any], source: Source) -> None:
    """One bot plays all seats of a game to the end; every answer is on its list."""
    seats = rules.seats
    for step in steps(rules, by_bots(rules, [bot] * seats, [source] * seats), source):
        assert step.seat is None or step.event in rules.actions(step.before, step.seat)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_greedy_plays_whole_games(seats: int) -> None:
    """Every answer is legal, with all tiles, by both revisions."""
    for seed, rules in enumerate(editions(seats, tiles=6)):
        finish(rules, Greedy(), Seeded(seats, seed))


def test_greedy_beats_random() -> None:
    """It takes nearly all victories."""
    found = simulate(royale(4, tiles=3, start="lot"), ["greedy", "random", "random", "random"], 60, 1)
    assert found.total.wins[0] / 60 > 40


def test_montecarlo_answers_every_question() -> None:
    """Whole rounds with few playouts, by both revisions; every answer is legal."""
    for seed, rules in enumerate(editions(3, tiles=6, rounds=1)):
        bot = bots.make("montecarlo:playouts=8", rules)
        assert bot.name == "montecarlo:playouts=8"
        assert isinstance(bot, MonteCarlo)
        bot.prepare(rules)
        finish(rules, bot, Seeded(7, seed))


@pytest.mark.slow
def test_montecarlo_beats_four_greedy() -> None:
    """With 500 playouts it wins at least 32 % where 20 % would be its share."""
    rules = royale(5, tiles=3, start="lot")
    games = 300
    found = simulate(rules, ["montecarlo:playouts=500", *["greedy"] * 4], games, 1, jobs=2)
    assert found.total.wins[0] / 60 / games >= 0.32
