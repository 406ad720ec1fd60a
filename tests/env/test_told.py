"""What a seat is told is made of its view: nothing hidden is in it, and every choice has its number."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest

import croupier.env
import croupier.env.gym
from croupier.core.chance import Seeded
from croupier.core.errors import CroupierError
from croupier.core.play import Step, anyone, at_random, steps
from croupier.core.rules import AnyRules, Seat
from croupier.env.pictures import _PIECES, render
from croupier.env.play import Play
from croupier.games import encoding, rules, rules_with
from croupier.games.rollingcubes.encoding import END, ERASE, WRITE
from croupier.games.rollingcubes.events import Answer, Equate
from croupier.games.showdown.events import PASS
from tests.env.tables import TABLES, Table, said

each_table = pytest.mark.parametrize("table", TABLES, ids=said)


def decisions(rules: AnyRules, seed: int, most: int) -> Iterator[Step[Any, Any]]:
    """Some decisions of a game at random."""
    source = Seeded(seed)
    found = 0
    for step in steps(rules, at_random(rules, source), source, whose=anyone(source)):
        if step.seat is not None:
            yield step
            found += 1
        if found == most:
            return


def play_of(table: Table, way: str = "") -> Play:
    name, seats, options = table
    return Play(name, seats, options, encoding=way, reward="victory", afterstates=False)


@each_table
def test_fields_are_as_long_as_they_say(table: Table) -> None:
    play = play_of(table)
    rules, code = play.rules, play.encoding
    for step in decisions(rules, 3, 5):
        for seat in (*range(rules.seats), None):
            assert len(code.observe(rules.view(step.after, seat), ())) == play.size


@each_table
def test_seats_are_counted_from_the_one_that_looks(table: Table) -> None:
    """Whoever is in turn sees its own place as 1, where the game says whose turn it is."""
    play = play_of(table)
    at, _ = play.fields()["seat" if table[0] == "vegas-showdown" else "turn"]
    if table[2].get("mode") in ("all-together", "tournament"):
        return
    for step in decisions(play.rules, 4, 6):
        assert play.encoding.observe(play.rules.view(step.before, step.seat), ())[at.start] == 1


@each_table
def test_every_listed_action_has_its_numbers_and_comes_back(table: Table) -> None:
    """The round trip: an event, its numbers one by one through the masks, the event again."""
    play = play_of(table)
    rules, code = play.rules, play.encoding
    for step in decisions(rules, 5, 5):
        assert step.seat is not None
        view, actions = rules.view(step.before, step.seat), rules.actions(step.before, step.seat)
        there = [actions[place] for place in range(0, len(actions), max(1, len(actions) // 6))]
        found = set()
        for event in there:
            numbers = code.numbers(view, event)
            assert spelled(code, view, actions, numbers) == event
            found.add(numbers)
        assert len(found) == len(there)


#: Every kind of choice in the games whose events have one number each.
KINDS: dict[str, set[str]] = {
    "las-vegas-2012": {"place"},
    "las-vegas-six": {"place"},
    "las-vegas-royale": {
        *("place", "pass", "use", "hide", "guess", "add", "stop", "higher", "lower", "bar", "knock", "block"),
        *(
            "handicap",
            "back",
            "power",
            "split",
            "pile",
            "double",
            "nice",
            "decline",
            "turn",
            "activate",
            "gold",
        ),
    },
    "vegas-showdown": {
        *("bid", "renovate", "publicity", "build", "store", "remove", "done", "cancel"),
    },
}


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_choice_comes_back_in_whole_games(name: str) -> None:
    """Bids, placements and answers: all that is legal at every decision, each with a number of its own."""
    met: set[str] = set()
    for _, seats, options in (table for table in TABLES if table[0] == name):
        found = rules_with(name, seats, options)
        code = encoding(found)
        for seed in range(6):
            for step in decisions(found, seed, 2_000):
                assert step.seat is not None
                view, actions = found.view(step.before, step.seat), found.actions(step.before, step.seat)
                numbers = [code.numbers(view, event) for event in actions]
                assert len(set(numbers)) == len(actions)
                assert sorted(code.legal(view, actions, ())) == sorted(number for (number,) in numbers)
                assert all(0 <= number < code.choices for (number,) in numbers)
                some = range(0, len(actions), 1 + len(actions) // 8)
                assert all(code.event(view, actions, numbers[at]) == actions[at] for at in some)
                met |= {str(event).split(" ")[0] for event in actions}
    assert met == KINDS[name]


def test_a_pass_in_showdown_has_a_number_of_its_own() -> None:
    """VS §3.6 Whoever can do nothing else passes; no other choice has that number."""
    found: Any = rules("vegas-showdown", 3)
    code, others = encoding(found), set()
    for step in decisions(found, 1, 400):
        assert step.seat is not None
        view = found.view(step.before, step.seat)
        (number,) = code.numbers(view, PASS)
        others |= {*code.legal(view, found.actions(step.before, step.seat), ())}
        assert code.event(view, [PASS], (number,)) == PASS
    assert len(others) > 100 and number not in others and number < code.choices


def spelled(code: Any, view: Any, actions: Any, numbers: tuple[int, ...]) -> Any:
    """The event of numbers, each of them legal when it is chosen; all but the last leave more to follow."""
    for upto in range(len(numbers)):
        assert numbers[upto] in code.legal(view, actions, numbers[:upto])
        event = code.event(view, actions, numbers[: upto + 1])
        assert (event is None) == (upto + 1 < len(numbers))
    return event


@pytest.mark.parametrize("mode", ["one-by-one", "all-together", "last-die", "yahtzee"])
def test_every_equality_can_be_spelled(mode: str) -> None:
    """RC §2 Also those that are not listed: other ways to write a number of points come back as they were."""
    found = rules("rolling-cubes", 2, mode=mode)
    code = encoding(found, "spelled")
    spelt = 0
    for step in decisions(found, 6, 4):
        assert step.seat is not None
        view, actions = found.view(step.before, step.seat), found.actions(step.before, step.seat)
        for event in actions:
            if not isinstance(event, Equate | Answer) or event.equation is None:
                continue
            turned = found.parse(turned_round(str(event)))
            for one in (event, turned):
                if found.is_legal(step.before, step.seat, one):
                    assert spelled(code, view, actions, code.numbers(view, one)) == one
                    spelt += 1
    assert spelt > 10


def turned_round(text: str) -> str:
    """An equality with its sides changed."""
    *words, equality = text.split(" ")
    return " ".join([*words, "=".join(reversed(equality.split("=")))])


def test_what_is_half_written_can_be_erased_and_is_nobody_elses() -> None:
    """RC §5.1 A seat sees its own beginning of an equality, the others see nothing of it."""
    play = play_of(("rolling-cubes", 3, {"mode": "all-together"}), "spelled")
    before = [bytes(play.observe(seat)["observation"]) for seat in range(3)]
    while WRITE not in play.legal(0):
        play.begin(int(play.observe(0)["observation"].sum()) + 1)
        before = [bytes(play.observe(seat)["observation"]) for seat in range(3)]
    play.choose(0, WRITE)
    play.choose(0, play.legal(0)[0])
    after = [bytes(play.observe(seat)["observation"]) for seat in range(3)]
    assert after[0] != before[0] and after[1:] == before[1:]
    assert END not in play.legal(0), "one digit is no equality"
    play.choose(0, ERASE)
    assert [bytes(play.observe(seat)["observation"]) for seat in range(3)] == before


@each_table
def test_twins_are_told_the_same(table: Table) -> None:
    """A state dealt anew from a seat's view tells that seat the same bytes, mask and afterstates."""
    name, seats, options = table
    few = encoding(rules_with(name, seats, options)).choices <= 64
    one = Play(name, seats, options, encoding="", reward="victory", afterstates=few)
    two = Play(name, seats, options, encoding="", reward="victory", afterstates=few)
    for number, step in enumerate(decisions(one.rules, 8, 25)):
        for seat in range(seats):
            twin = one.rules.redeal(one.rules.view(step.before, seat), Seeded(number, seat))
            assert told(one, step.before, seat) == told(two, twin, seat)


def told(play: Play, state: Any, seat: Seat) -> list[bytes]:
    """Everything a seat is told in a state, as bytes."""
    play.state = state
    play._go_on()
    return [part.tobytes() for part in play.observe(seat).values()]


def test_twins_with_other_secrets_are_met() -> None:
    """The twin test can fail: fists, piles and answers of others did differ."""
    differ = set()
    for name, seats, options in (
        ("las-vegas-royale", 3, {"tiles": 6}),
        ("rolling-cubes", 3, {"mode": "all-together"}),
    ):
        found = rules_with(name, seats, options)
        for seed in range(12 if name == "las-vegas-royale" else 2):
            for step in decisions(found, seed, 60 if name == "las-vegas-royale" else 6):
                for seat in range(seats):
                    twin = found.redeal(found.view(step.after, seat), Seeded(seed, seat))
                    if twin != step.after:
                        seen = [
                            encoding(found).observe(found.view(one, seat), ()) for one in (step.after, twin)
                        ]
                        assert seen[0] == seen[1]
                        differ.add(name)
    assert differ == {"las-vegas-royale", "rolling-cubes"}


@pytest.mark.parametrize("table", [table for table in TABLES if table[0].startswith("las-vegas")], ids=said)
def test_money_face_down_is_not_told_to_the_forgetful(table: Table) -> None:
    """LV12 §4.4 A view that remembers nothing tells numbers of bills, and no money of others."""
    name, seats, options = table
    found = rules_with(name, seats, {**options, "money": "memory"})
    code, differ = encoding(found), 0
    for number, step in enumerate(decisions(found, 9, 60)):
        for seat in range(seats):
            view = found.view(step.before, seat).forgetful()
            twin = found.redeal(view, Seeded(number, seat))
            differ += twin.won != step.before.won
            assert code.observe(found.view(twin, seat).forgetful(), ()) == code.observe(view, ())
    assert differ


@pytest.mark.parametrize(
    "id", ["croupier/LasVegas2012-v1", "croupier/LasVegasSix-v1", "croupier/LasVegasRoyale-v1"]
)
def test_afterstates_are_what_follows(id: str) -> None:
    """Each legal choice has its own row: what the seat sees once it is made and before chance goes on."""
    env = gymnasium.make(id, seats=3, opponents="random", afterstates=True)
    told, _ = env.reset(seed=5)
    assert told in env.observation_space
    play = env.unwrapped.play  # type: ignore[attr-defined]
    legal, actions = play.legal(0), play.rules.actions(play.state, 0)
    assert len(legal) > 3
    for number, row in enumerate(told["afterstates"]):
        if number in legal:
            event = play.encoding.event(play.rules.view(play.state, 0), actions, (number,))
            after = play.rules.apply(play.state, 0, event)
            assert row.tobytes() == play.encoding.observe(play.rules.view(after, 0), ())
        else:
            assert not row.any()


@each_table
def test_boards_are_rendered(table: Table) -> None:
    """In words, and drawn; all pictures of a game have one size, so that they make a film."""
    play = play_of(table)
    sizes = set()
    for number, step in enumerate(decisions(play.rules, 6, 24)):
        play.state = step.after
        if number % 8 == 0:
            said = render(play, step.seat, "ansi")
            assert isinstance(said, str) and play.rules.name in said
            picture = render(play, step.seat, "rgb_array")
            assert isinstance(picture, np.ndarray) and picture.dtype == np.uint8
            assert len(np.unique(picture)) > 8
            sizes.add(picture.shape)
    assert len(sizes) == 1


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Placing: a word  of two", ["Placing: a word", "of two"]),
        (">Slo  : FSl :", [*">", "Slo", ":", "FSl", ":"]),
        ("+-.+", [*"+-.+"]),
        ("$14 p8", ["$14 p8"]),
    ],
)
def test_walls_are_drawn_at_their_columns(text: str, wanted: list[str]) -> None:
    """Letters are narrower than columns: a wall drawn in one piece would be shorter than its room."""
    assert [found[0] for found in _PIECES.finditer(text)] == wanted


def test_environments_render_as_they_are_told_to() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray), (None, type(None))):
        env = croupier.env.pettingzoo("las-vegas-2012", 2, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.unwrapped.render(), kind)


def test_a_wrong_number_loses_and_says_why() -> None:
    env = gymnasium.make("croupier/LasVegas2012-v1", seats=2, opponents="random")
    told, info = env.reset(seed=2)
    assert (told["action_mask"] == info["action_mask"]).all()
    wrong = int(np.flatnonzero(told["action_mask"] == 0)[0]) if not told["action_mask"].all() else 99
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1.0, True) and "may choose" in info["illegal"]


def test_rewards_are_shares_of_the_victory_or_scores() -> None:
    """All shares add up to one; all changes of score to the last score."""
    for reward in ("victory", "score"):
        env = croupier.env.pettingzoo("las-vegas-2012", 3, reward=reward)
        env.reset(seed=3)
        earned = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            told, won, over, _, _ = env.last()
            earned[agent] += won
            env.step(None if over else int(np.flatnonzero(told["action_mask"])[0]))
        play = env.unwrapped.play
        ranks = play.rules.ranks(play.state)
        shares = [1 / ranks.count(1) if rank == 1 else 0 for rank in ranks]
        assert [*earned.values()] == (shares if reward == "victory" else [*play.rules.score(play.state)])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seats": 9}, "cannot be played with 9 seats"),
        ({"seat": 7}, "seat cannot be 7"),
        ({"opponents": ["random"]}, "1 opponents for 3 other seats"),
        ({"opponents": "nobody"}, "there is no bot"),
        ({"reward": "fun"}, "reward cannot be"),
        ({"encoding": "sung"}, "not told in numbers"),
        ({"rounds": 99}, "rounds"),
        ({"render_mode": "human"}, "render_mode cannot be"),
    ],
)
def test_bad_input_is_one_sentence(given: dict[str, Any], words: str) -> None:
    with pytest.raises(CroupierError, match=words):
        croupier.env.gym.AgainstBots("las-vegas-2012", **given)


def test_too_many_choices_for_afterstates() -> None:
    with pytest.raises(CroupierError, match="afterstates are told up to 64"):
        croupier.env.pettingzoo("vegas-showdown", afterstates=True)


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo"])
def test_a_missing_extra_is_named(missing: str) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sys; sys.modules[{missing!r}] = None; import croupier.env as e; e.pettingzoo('x')",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode and "MissingExtra" in last and "pip install 'croupier[research]'" in last
