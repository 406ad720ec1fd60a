"""Bots: legal, from views alone, sensible in plain positions; how strong is measured in slow tests."""

from __future__ import annotations

import multiprocessing
import pickle
from pathlib import Path
from typing import Any

import pytest

from bench import showdown_shape
from croupier import bots, games, texts
from croupier.core.bot import Bot
from croupier.core.chance import Seeded
from croupier.core.errors import UnknownBot
from croupier.core.play import by_bots, steps
from croupier.games.showdown.events import Bid
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from croupier.value import evaluator
from croupier.value.showdown_player import forecaster_of
from tests.games.showdown.tables import opening, play, rules, with_money, with_sheet

GAME = rules()
DOCS = Path(__file__).parents[3] / "docs" / "vegas-showdown-bots.md"


def finished(game: Showdown, players: list[Bot[Any, Any, Any]], seed: int) -> State:
    """The end of a game between bots; every choice is checked."""
    choose, state = by_bots(game, players, [Seeded(seed, 2)] * game.seats), game.start()
    for before, seat, event, after in steps(game, choose, Seeded(seed, 1)):
        assert seat is None or event in game.actions(before, seat)
        state = after
    return state


def won(bot: str, other: str, games: int, seats: int = 3) -> float:
    """The part of games a bot wins from all seats in turn; a shared win counts in part."""
    game = rules(seats)
    wins = 0.0
    for number in range(games):
        names = [bot if seat == number % seats else other for seat in range(seats)]
        ranks = game.ranks(finished(game, [bots.make(name, game) for name in names], number))
        wins += (ranks[number % seats] == 1) / ranks.count(1)
    return wins / games


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bots_play_legally_to_the_end(seats: int) -> None:
    """Every bot of the game at one table."""
    game = rules(seats)
    names = ["montecarlo:playouts=1:turns=1", "greedy", "random", "greedy", "random"][:seats]
    assert finished(game, [bots.make(name, game) for name in names], seats).phase == "over"


def choose_elsewhere(text: bytes) -> str:
    """What a bot chooses in a process that has nothing but the pickled view."""
    name, game, view, actions = pickle.loads(text)
    return str(bots.make(name, game).choose(view, actions, game, Seeded(5)))


@pytest.mark.parametrize("name", ["greedy", "montecarlo:playouts=2:turns=2"])
def test_bots_see_views_only(name: str) -> None:
    """The same choice in another process, from a pickled view."""
    state = with_money(opening(GAME), 30, 30, 30)
    game, view, actions = GAME, GAME.view(state, 0), GAME.actions(state, 0)
    here = str(bots.make(name, game).choose(view, actions, game, Seeded(5)))
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(choose_elsewhere, (pickle.dumps((name, game, view, actions)),))
    assert there == here


def test_names_and_parameters() -> None:
    """A name in a record makes the same bot again."""
    assert bots.make("montecarlo", GAME).name == "montecarlo"
    assert bots.make("montecarlo:turns=5", GAME).name == "montecarlo:turns=5"
    with pytest.raises(UnknownBot):
        bots.make("montecarlo:depth=5", GAME)


def test_montecarlo_says_what_every_choice_is_worth() -> None:
    """One estimate for each action, in their order; throwing money away is worth less."""
    state = with_money(opening(GAME), 30, 30, 30)
    actions = GAME.actions(state, 0)
    found = bots.estimates(GAME.view(state, 0), actions, GAME, Seeded(2))
    worth = {str(action): estimate.mean for action, estimate in zip(actions, found, strict=True)}
    assert worth["bid slots 5"] > worth["bid slots 15"]
    assert worth["bid lounge 9"] > worth["bid lounge 21"]
    assert all(estimate.error >= 0 for estimate in found)
    assert texts.has(games.game(GAME.name).advice)


@pytest.mark.parametrize(
    "steps", [(), ("remove a3",), ("remove a3", "remove b3"), ("remove b3", "build lounge e1 n")]
)
def test_a_renovation_that_somebody_began_can_be_judged_and_ended(steps: tuple[str, ...]) -> None:
    """VS §3.4 Every step has an estimate, also one no bot would do; whoever takes over plays legally."""
    state = with_sheet(GAME, opening(GAME), 0, "slots a3 n", "lounge b3 n", "slots d3 n", stored=["slots"])
    state = play(GAME, state, "renovate", "publicity", "publicity", *steps)
    actions = GAME.actions(state, 0)
    found = bots.estimates(GAME.view(state, 0), actions, GAME, Seeded(2))
    assert len(found) == len(actions)
    while state.phase == "settle" and state.seat == 0:
        event = forecaster_of(GAME.box).choose(state)
        assert event in GAME.actions(state, 0)
        state = GAME.apply(state, 0, event)


#: The first seat cannot lay the Dragon Room; the third has bid on it, and has money to go above.
LATE = (
    "turn=23 phase=actions button=0 seat=0 money=[52,38,89] population=[18,18,14] revenue=[15,13,17]"
    " fame=[35,35,32] sheets=[[96,100,116,166,197,215,457,653,654,825,847,950,979,1082],[88,92,96,100,116,"
    "166,180,197,198,215,244,457,480,820,870,986],[1,29,56,60,72,176,188,221,254,256,270,654,793,1175,1199]]"
    " stored=[[13],[],[]] basic=[0,0,0] stack_a=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]"
    " stack_b=[0,0,0,1,0,1,0,1,0,0,1,0,0,0,1] gone=[3,3,3,0,0,0,0,0,0,0,0,0,0,0,0] market=[12,11,4]"
    " prices=[33,3,25] pile=[0,0,0,0,1,0,1,0,1,0,0,0,1,1,0,1,0,1,0,0,1,1,1,0,0,0,0,1,0,0,0,0,0] drawn=[]"
    " due=- choices=[-,-,Bid[premier3,37]] pending=[]"
)


def test_expert_does_not_count_on_being_outbid() -> None:
    """Most of its money for a room it has no place for, only because a rival should go above: no longer."""
    state = GAME.read_position(LATE)
    view, actions = GAME.view(state, 0), GAME.actions(state, 0)
    found = {
        name: str(bots.make(name, GAME).choose(view, actions, GAME, Seeded(1)))
        for name in ("expert:rivals=foreseen", "expert")
    }
    assert found == {"expert:rivals=foreseen": "bid premier3 42", "expert": "publicity"}


def chosen(state: State) -> str:
    """What `greedy` does."""
    return str(forecaster_of(GAME.box).choose(state))


def test_greedy_wants_slots_first() -> None:
    """Early income is worth most: the first Slots are bid on, above the minimum but not hotly."""
    state = opening(GAME)
    assert chosen(state) in ("bid slots 5", "bid slots 7")
    state = play(GAME, state, "bid slots 5")
    assert chosen(state) in ("bid slots 7", "bid slots 9")


def test_greedy_bids_up_to_a_value_not_to_the_limit() -> None:
    """Two rich seats stop bidding for Slots before the top space."""
    state = with_money(opening(GAME), 60, 60, 60)
    player = forecaster_of(GAME.box)
    highest = 0
    while state.phase == "actions":
        event = player.choose(state)
        if isinstance(event, Bid) and event.lot == "slots":
            highest = event.price
        state = GAME.apply(state, state.seat, event)
    assert 5 < highest < 15


def test_greedy_values_income_only_while_it_pays() -> None:
    """At the end of the game Slots are not worth their price."""
    late = opening(GAME)._replace(stack_a=(0,) * 15, stack_b=(0, 0, 0, 1) + (0,) * 11)
    assert not chosen(late).startswith("bid slots")


def test_greedy_keeps_doors_open_and_goes_for_the_other_entrance() -> None:
    """A Lounge is laid on the way between the entrances, not into a corner."""
    state = with_sheet(GAME, opening(GAME), 0, "slots a3 n", "lounge b3 n", stored=["lounge"])
    state = play(GAME, state, "publicity", "publicity", "publicity")
    assert chosen(state) in ("build lounge d3 n", "build lounge f3 n")


def test_greedy_joins_the_entrances() -> None:
    """One square is missing: the stored Slots go there."""
    sheet = ("slots a3 n", "lounge b3 n", "lounge d3 n", "lounge g3 e")
    state = with_sheet(GAME, opening(GAME), 0, *sheet, stored=["slots"])
    state = play(GAME, state, "publicity", "publicity", "publicity")
    assert chosen(state).startswith("build slots f3")


def test_greedy_makes_diamonds() -> None:
    """A room with red corners is laid beside others of its kind."""
    state = with_sheet(
        GAME, opening(GAME), 0, "slots a3 n", "lounge b3 n", "fancy-slots d3 n", stored=["fancy-slots"]
    )
    state = play(GAME, state, "publicity", "publicity", "publicity")
    assert chosen(state) == "build fancy-slots e3 n"


def test_greedy_renovates_when_it_pays() -> None:
    """Near the end two stored rooms are laid by one renovation, and the steps are carried through."""
    state = with_sheet(
        GAME, opening(GAME), 0, "lounge a3 n", "slots c3 n", stored=["night-club", "fancy-lounge"]
    )
    state = state._replace(stack_a=(0,) * 15, stack_b=(0, 0, 0, 1) + (0,) * 11)
    assert chosen(state) == "renovate"
    state = play(GAME, state, "renovate", "publicity", "publicity")
    while state.phase == "settle":
        state = play(GAME, state, chosen(state))
    assert state.fame[0] == 2 + 8 + 4 and state.stored[0] == ()


def test_a_stored_theater_makes_the_fancy_lounge_worth_more() -> None:
    """VS §4.1 What a room opens among the seat's own rooms in store counts."""
    forecast = forecaster_of(GAME.box).forecast
    bare = with_sheet(GAME, opening(GAME), 0, "lounge a3 n")
    waiting = with_sheet(GAME, opening(GAME), 0, "lounge a3 n", stored=["theater"])
    fancy = GAME.box.plan.number["fancy-lounge"]
    gains = []
    for state in (bare, waiting):
        prospect, held = forecast.prospect(state, 0), forecast.holding(state, 0)
        gains.append(forecast.bought(prospect, held, fancy, 0) - forecast.worth(prospect, held))
    assert gains[1] > gains[0]


def test_greedy_shuts_a_rival_out() -> None:
    """VS §3.2 Where step by step would cost as much or more, it bids at once what no rival goes above."""
    player = forecaster_of(GAME.box)
    seen = 0
    for seed in range(4):
        state = GAME.start()
        luck = Seeded(seed, 1)
        for step in steps(GAME, lambda now, _: player.choose(now), luck, state):
            if isinstance(step.event, Bid):
                lowest = {bid.lot: bid.price for bid in player.lowest(step.before, step.before.seat)}
                seen += step.event.price > lowest[step.event.lot]
            state = step.after
        if seen:
            break
    assert seen


@pytest.mark.parametrize("version", ["greedy", "greedy:version=1", "expert"])
def test_a_renovation_that_somebody_else_began_is_ended_legally(version: str) -> None:
    """VS §3.4 Whatever was taken off before a bot took over, its steps are legal and lead to an end."""
    sheet = ("slots a3 n", "lounge b3 n", "night-club d3 n", "lounge g3 e")
    for begun in (
        ["remove b3"],
        ["remove d3"],
        ["remove a3", "remove b3"],
        ["remove g3", "build lounge f1 n"],
    ):
        state = with_sheet(GAME, opening(GAME), 0, *sheet, stored=["fancy-lounge", "slots"])
        state = play(GAME, state, "renovate", "publicity", "publicity", *begun)
        bot = bots.make(version, GAME)
        for _ in range(6):
            if state.pending is None or state.seat != 0:
                break
            actions = GAME.actions(state, 0)
            event = bot.choose(GAME.view(state, 0), actions, GAME, Seeded(1))
            assert event in actions, (begun, str(event))
            state = GAME.apply(state, 0, event)
        else:
            raise AssertionError(f"{begun} never ends")


def test_shares_of_the_evaluator_sum_to_one() -> None:
    """A finished game is its result; before, nobody has all or nothing."""
    judge = evaluator(GAME)
    assert judge.name == "vegas-showdown/3"
    state = opening(GAME)
    shares = judge.values([state], 1, 0)[0].shares
    assert sum(shares) == pytest.approx(1) and all(0 < share < 1 for share in shares)
    richer = with_money(state, 60, 20, 20)
    assert judge.values([richer], 1, 0)[0].shares[0] > shares[0]


def test_a_bid_is_worth_what_it_leads_to() -> None:
    """VS §3.2 What is paid for at the end of the turn is seen when it is bid for: fame at once is not all."""
    judge, player = evaluator(GAME), forecaster_of(GAME.box)
    best: list[str] = []
    for step in steps(GAME, lambda state, _: player.choose(state), Seeded(91, 3, 7), GAME.start()):
        if step.seat is not None and step.before.pending is None:
            choices = judge.choices(step.before, step.seat, None, 1, 0)
            best.append(str(max(choices, key=lambda choice: choice.share).event).split()[0])
    assert len(best) > 60 and best.count("bid") > len(best) / 2, best


def test_greedy_beats_random_players() -> None:
    """Nearly every 3-seat game against two `random` is won."""
    assert won("greedy", "random", 20) >= 0.95


@pytest.mark.slow
def test_greedy_beats_random_players_in_many_games() -> None:
    """At least 95 % of 3-seat games against two `random`."""
    assert won("greedy", "random", 300) >= 0.95


@pytest.mark.slow
def test_montecarlo_beats_greedy() -> None:
    """At least 45 % of 200 3-seat games against two of the first `greedy`, where equals win a third."""
    assert won("montecarlo", "greedy:version=1", 200) >= 0.45


@pytest.mark.slow
def test_games_have_the_shape_of_the_rules_page_and_of_the_docs() -> None:
    """VS §6 Four of the first `greedy` over 500 games; the table of the docs is what is measured."""
    shape = showdown_shape.measure()
    assert "\n".join(showdown_shape.table(shape)) in DOCS.read_text(encoding="utf-8")

    def mean(values: list[int]) -> float:
        return sum(values) / len(values)

    assert 55 <= mean(shape.winners) <= 75
    assert 34 <= mean(shape.lasts) <= 52
    assert 15 <= mean(shape.turns) <= 25
    assert 5.5 <= mean(shape.premier) <= 9
    assert shape.share("early slots") > 0.5 > 2 * shape.share("restaurant")
