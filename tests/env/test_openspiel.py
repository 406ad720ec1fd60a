"""OpenSpiel's own check, search and exploitability on our games, where its wheel is installed."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from math import comb, fsum, prod
from random import Random
from typing import Any

import numpy as np
import pytest

from croupier.core.errors import CroupierError
from croupier.games import GAMES, rules
from croupier.games.royale.box import VALUES

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("croupier.env.openspiel")

#: Las Vegas with two seats, one round before the end: seat 1 has two dice in hand, seat 2 one.
LATE = {"options": "neutral:off rounds:1 start:1"}


def late() -> str:
    """The position in which the last three dice are to be rolled."""
    found = rules("las-vegas-2012", 2, neutral=False, rounds=1, start=1)
    bills = ((90,), (80,), (70,), (60,), (50,), (40, 20))
    pile = [number for _, number in found.edition.bills]  # type: ignore[attr-defined]
    for bill in (bill for at in bills for bill in at):
        pile[bill // 10 - 1] -= 1
    start = found.start()
    state = start._replace(
        seat=0,
        stocking=7,
        bills=bills,
        pile=tuple(pile),
        hands=((2, 0, 0), (1, 0, 0)),
        dice=((2, 1), (1, 2), (1, 1), (1, 1), (1, 1), (0, 1)),
    )
    return found.position(state)


def test_every_game_is_registered_for_every_number_of_seats() -> None:
    known = set(pyspiel.registered_names())
    assert known >= set(openspiel.names())
    assert len(openspiel.names()) == sum(len(game.seats) for game in GAMES.values() if game.encodings)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("las_vegas_2012_2", "neutral:off rounds:1"),
        ("las_vegas_2012_5", "rounds:1"),
        ("las_vegas_six_6", "rounds:1 bandit:on"),
        ("las_vegas_royale_3", "rounds:1"),
        ("vegas_showdown_3", ""),
        pytest.param("rolling_cubes_1", "", marks=pytest.mark.slow),
        pytest.param("rolling_cubes_2", "", marks=pytest.mark.slow),
    ],
)
def test_random_games_pass_their_check(name: str, options: str) -> None:
    """Rounds are few because the check writes down every outcome of every throw: 171,500 in Rolling Cubes."""
    game = pyspiel.load_game(f"croupier_{name}", {"options": options})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_state_comes_back_from_its_text() -> None:
    game = pyspiel.load_game("croupier_las_vegas_2012_2", LATE)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_is_explicit_and_exact() -> None:
    state = pyspiel.load_game("croupier_las_vegas_2012_2", {**LATE, "position": late()}).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 21 and sum(share for _, share in outcomes) == pytest.approx(1)
    assert {round(36 * share) for _, share in outcomes} == {1, 2}
    assert state.action_to_string(outcomes[0][0]) == "roll 1 1"


def test_royales_reserve_is_drawn_in_steps_of_exact_probability() -> None:
    """LVR §2.1 With tiles: what the steps multiply to is the chance of the bills among all that are left."""
    state = pyspiel.load_game("croupier_las_vegas_royale_3", {"options": "start:1"}).new_initial_state()
    choose = Random(4)
    while state.moment.turn.verb != "reserve":
        state.apply_action(choose.choice(state.chance_outcomes())[0])
    pile, chance = state.moment.state.pile, 1.0
    while state.moment.turn.verb == "reserve":
        number, share = choose.choice(state.chance_outcomes())
        assert len(state.chance_outcomes()) <= 16
        text = state.action_to_string(number)
        state.apply_action(number)
        chance *= share
    assert text.startswith("reserve ") and state.moment.drawn == ()
    counts = [text.split()[1:].count(str(value)) for value in VALUES]
    exact = Fraction(prod(map(comb, pile, counts)), comb(sum(pile), sum(counts)))
    assert sum(counts) == 24 and chance == pytest.approx(float(exact))


def test_what_a_player_was_shown_is_its_information_state() -> None:
    """Hidden answers of others are not in it; one's own are."""
    game = pyspiel.load_game("croupier_rolling_cubes_2", {"options": "mode:all-together"})
    state = game.new_initial_state()
    # Every throw is listed: any will do, and the first has all dice alike.
    state.apply_action(state.chance_outcomes()[-1][0])
    assert state.current_player() == 0
    before = state.information_state_string(1)
    state.apply_action(state.legal_actions()[-1])
    assert state.information_state_string(0).endswith("1 decline")
    assert state.information_state_string(1) == f"{before}\n1 equate ?"


def test_tensors_are_the_figures_of_the_view() -> None:
    state = pyspiel.load_game("croupier_las_vegas_2012_2", {**LATE, "position": late()}).new_initial_state()
    state.apply_action(0)
    now = state.moment
    seen = now.kind.encoding.observe(now.kind.rules.view(now.state, 0), ())
    assert np.array_equal(state.observation_tensor(0), np.frombuffer(seen, np.uint8).astype(float))


def test_a_game_of_limited_length_is_told_whole_as_a_tensor() -> None:
    """Equal tensors where the texts are equal and nowhere else; a player sees the others from its place."""
    game = pyspiel.load_game("croupier_las_vegas_2012_3", {"options": "rounds:1 start:2"})
    assert game.get_type().provides_information_state_tensor
    texts: dict[bytes, str] = {}
    for seed in range(3):
        choose, state = Random(seed), game.new_initial_state()
        while not state.is_terminal() and len(state.full_history()) < 40:
            for player in range(3):
                tensor = np.array([player, *state.information_state_tensor(player)]).tobytes()
                text = f"{player} {state.information_state_string(player)}"
                assert texts.setdefault(tensor, text) == text
            if state.is_chance_node():
                state.apply_action(choose.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(choose.choice(state.legal_actions()))
    assert len(texts) == len(set(texts.values())) > 150
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    who = [done.player for done in state.full_history() if done.player >= 0]
    assert who[0] == 1 and [*observer.dict["history"][:, 0][observer.dict["history"][:, 0] > 0]] == [
        (seat - 1) % 3 + 1 for seat in who
    ]


def test_other_games_have_no_such_tensor() -> None:
    """LVR §3.5 The number of turns has no limit; in Rolling Cubes an event takes several numbers."""
    whole = [
        name
        for name in openspiel.names()
        if pyspiel.load_game(name).get_type().provides_information_state_tensor
    ]
    kinds = {name.removeprefix("croupier_")[:-2] for name in whole}
    assert kinds == {"las_vegas_2012", "las_vegas_six", "vegas_showdown"} and len(whole) == 4 + 5 + 3


def test_their_learners_are_given_the_tensor() -> None:
    from open_spiel.python import rl_environment

    game = pyspiel.load_game("croupier_las_vegas_royale_3", {"options": "rounds:1 start:2"})
    env = rl_environment.Environment(game)
    env.seed(1)
    told = env.reset().observations
    seat = told["current_player"]
    seen = game.make_py_observer().tensor
    assert seat == 1 and len(told["info_state"][seat]) == len(seen) == env.observation_spec()["info_state"][0]
    now = env.get_state.moment
    figures = now.kind.encoding.observe(now.kind.rules.view(now.state, seat), ())
    assert np.array_equal(told["info_state"][seat], np.frombuffer(figures, np.uint8).astype(float))
    assert env.step([told["legal_actions"][seat][0]]).observations["info_state"] != told["info_state"]


def best_answer(state: Any, player: int) -> float:
    """What a player can win at most against random play, where it sees everything: by plain recursion."""
    if state.is_terminal():
        return float(state.returns()[player])
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        return fsum(share * best_answer(state.child(number), player) for number, share in outcomes)
    worth = [best_answer(state.child(number), player) for number in state.legal_actions()]
    return max(worth) if state.current_player() == player else fsum(worth) / len(worth)


def test_their_search_and_exploitability_run_on_a_tiny_game() -> None:
    """The best answer to random play wins more than random play; theirs finds the same as a plain maximum."""
    from open_spiel.python.algorithms import exploitability, mcts
    from open_spiel.python.policy import UniformRandomPolicy

    game = pyspiel.load_game("croupier_las_vegas_2012_2", {**LATE, "position": late()})
    found = exploitability.exploitability(game, UniformRandomPolicy(game))
    best = [best_answer(game.new_initial_state(), player) for player in range(2)]
    assert found == pytest.approx((sum(best) - 1) / 2) and found > 0.001
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(2)
    evaluator = mcts.RandomRolloutEvaluator(4, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 60, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("given", "words"), [({"options": "rounds"}, "name:value"), ({"options": "rounds:9"}, "rounds")]
)
def test_wrong_parameters_are_one_sentence(given: dict[str, str], words: str) -> None:
    with pytest.raises(CroupierError, match=words):
        openspiel.kind_of("las-vegas-2012", 2, given["options"], "")


def test_without_it_one_is_told_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import croupier.env.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode and "pip install 'croupier[openspiel]'" in done.stderr.splitlines()[-1]
