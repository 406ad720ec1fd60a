"""A bot plays in a process of its own that gets the pickled view and nothing else of the game."""

from __future__ import annotations

import pickle
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import croupier
from croupier import bots
from croupier.core.chance import Seeded
from croupier.core.options import Value
from croupier.core.play import by_bots
from croupier.core.table import Table

PLAYER = """
import pickle, sys
sys.path.insert(0, sys.argv[1])
import croupier
from croupier import bots
from croupier.core.chance import Seeded
while True:
    try:
        game, seats, options, bot, seed, view, texts = pickle.load(sys.stdin.buffer)
    except EOFError:
        break
    rules = croupier.rules(game, seats=seats, **options)
    actions = [rules.parse(text) for text in texts]
    chosen = bots.make(bot, rules).choose(view, actions, rules, Seeded(seed))
    print(chosen, flush=True)
"""


class Elsewhere:
    """A process that plays bots; it is told a view, answers with the text of an event."""

    def __init__(self) -> None:
        source = Path(croupier.__file__).parent.parent
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(source)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def choose(self, *told: Any) -> str:
        """The event for this game, seats, options, bot, seed, view and actions."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        pickle.dump(told, self.process.stdin)
        self.process.stdin.flush()
        return self.process.stdout.readline().decode().strip()

    def __enter__(self) -> Elsewhere:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("las-vegas-2012", 3, {"neutral": True, "rounds": 1}),
        ("las-vegas-six", 5, {"bandit": True, "rounds": 1}),
        ("las-vegas-royale", 3, {"tiles": 6, "rounds": 1}),
    ],
)
def test_a_bot_plays_from_another_process(name: str, seats: int, options: dict[str, Value], bot: str) -> None:
    """It chooses what the same bot chooses here."""
    rules = croupier.rules(name, seats=seats, **options)
    table = Table(rules, Seeded(1))
    here = bots.make(bot, rules)
    with Elsewhere() as elsewhere:

        def choose(state: Any, seat: int) -> Any:
            number, actions, view = len(table.moves), rules.actions(state, seat), rules.view(state, seat)
            texts = [str(action) for action in actions]
            chosen = elsewhere.choose(name, seats, options, bot, number, view, texts)
            assert chosen == str(here.choose(view, actions, rules, Seeded(number)))
            return rules.parse(chosen)

        table.play(choose)
    assert elsewhere.process.returncode == 0


def test_the_pickled_view_holds_no_secret() -> None:
    """States that differ in what a seat may not know and does not remember give it the same bytes."""
    rules = croupier.rules("las-vegas-2012", seats=2, neutral=False, start=1)
    state = rules.start()
    one = state._replace(won=((90,), (80, 10)))
    two = state._replace(won=((90,), (40, 30)))

    def sent(state: Any, seat: int) -> bytes:
        return pickle.dumps(rules.view(state, seat).forgetful())

    assert sent(one, 0) == sent(two, 0)
    assert sent(one, 1) != sent(two, 1)


@pytest.mark.parametrize("name", sorted(croupier.GAMES))
def test_bots_of_every_game_choose_a_legal_action(name: str) -> None:
    """The first decisions of a game, from the view alone."""
    rules = croupier.rules(name, seats=croupier.GAMES[name].seats[0])
    for bot in ("random", "greedy"):
        players = [bots.make(bot, rules)] * rules.seats
        moves = Table(rules, Seeded(2)).steps(by_bots(rules, players, [Seeded(3)] * rules.seats))
        assert list(islice((move for move in moves if move.seat is not None), 12))


def test_greedy_takes_what_wins_most_and_draws_among_equals() -> None:
    """A clear best is always taken; among equals every one is."""
    rules = croupier.rules("las-vegas-2012", seats=2, neutral=False, start=1)
    base = rules.start()._replace(seat=0, stocking=7)
    roll = rules.parse("roll 1 2 3")
    clear = base._replace(hands=((3, 0, 0), (8, 0, 0)), rolled=roll, bills=((50,), (90,), (60,), (), (), ()))
    equal = clear._replace(bills=((90,), (90,), (60,), (), (), ()))
    greedy = bots.make("greedy", rules)

    def choices(state: Any) -> set[str]:
        actions = rules.actions(state, 0)
        return {str(greedy.choose(rules.view(state, 0), actions, rules, Seeded(i))) for i in range(40)}

    assert choices(clear) == {"place 2"}
    assert choices(equal) == {"place 1", "place 2"}
    random = bots.make("random", rules)
    view, actions = rules.view(clear, 0), rules.actions(clear, 0)
    found = {str(random.choose(view, actions, rules, Seeded(i))) for i in range(60)}
    assert found == {"place 1", "place 2", "place 3"}
