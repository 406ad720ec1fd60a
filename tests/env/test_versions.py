"""What environments tell is pinned: whoever changes it also raises the game's `encoding_version`."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import pytest

from croupier import games
from croupier.env.play import Play
from tests.env.differential import made
from tests.env.tables import TABLES, Table, said
from tests.env.test_vector import each_table

#: The version of every table's environment, and the digest of what one game of it tells.
PINNED: Final[dict[str, tuple[int, str]]] = {
    "las-vegas-2012-2": (1, "c1ffe960355a7ec6"),
    "las-vegas-2012-5-money=open": (1, "6849972307ed8b54"),
    "las-vegas-six-3-neutral=True": (1, "3502922ae0fe1624"),
    "las-vegas-six-6-bandit=True-bandit_bills=4": (1, "c65c39e67c7a4fc9"),
    "las-vegas-royale-2-tiles=6": (1, "fa6068cf127e2a94"),
    "las-vegas-royale-5-tiles=4-fresh_tiles=True": (1, "f1a68fdfa391d178"),
    "rolling-cubes-1": (1, "461b4e6875738370"),
    "rolling-cubes-2-mode=last-die": (1, "3565111acd3eba32"),
    "rolling-cubes-3-mode=tournament": (1, "78021b8740ca5c27"),
    "rolling-cubes-4-mode=all-together": (1, "2eb90c71947a8cae"),
    "vegas-showdown-3": (1, "49a424c0078fffbd"),
    "vegas-showdown-5": (1, "e231739219b0a0c7"),
}


#: The same of Rolling Cubes, where equalities are written die by die.
SPELLED: Final = (1, "30b6e008db7ea0a1")
#: The same of many tables in the kernel, dealt by one seed.
IN_THE_KERNEL: Final[dict[str, tuple[int, str]]] = {
    "las-vegas-2012-2": (1, "27749bf74a5a5a24"),
    "las-vegas-2012-5-money=open": (1, "668754c3342c014c"),
    "las-vegas-six-3-neutral=True": (1, "07e09c7364396c44"),
    "las-vegas-six-6-bandit=True-bandit_bills=4": (1, "4c994e52ba8c34e3"),
    "las-vegas-royale-2-tiles=6": (1, "7064efb031f6265d"),
    "las-vegas-royale-5-tiles=4-fresh_tiles=True": (1, "44f5f5d76e93076c"),
}


def digest(table: Table, way: str = "") -> str:
    """What all seats are told and earn in the first decisions of one game, and at its end in short games."""
    name, seats, options = table
    play = Play(name, seats, options, encoding=way, reward="score", afterstates=False)
    play.begin(1)
    told = sha256(repr((play.fields(), play.encoding.choices)).encode())
    for number in range(30):
        for seat in range(seats):
            told.update(b"".join(part.tobytes() for part in play.observe(seat).values()))
        told.update(repr(play.rewards()).encode())
        if play.over:
            break
        legal = sorted(play.legal(play.turn[0]))
        play.choose(play.turn[0], legal[number % len(legal)])
    return told.hexdigest()[:16]


@pytest.mark.parametrize("table", TABLES, ids=said)
def test_what_is_told_has_its_version(table: Table) -> None:
    """Another digest under the same version: learners would be told something else by the same name."""
    assert (games.game(table[0]).encoding_version, digest(table)) == PINNED[said(table)]


def test_what_is_spelled_has_its_version() -> None:
    table: Table = ("rolling-cubes", 2, {})
    assert (games.game("rolling-cubes").encoding_version, digest(table, "spelled")) == SPELLED


def kernel_digest(table: Table) -> str:
    """What 16 tables tell and pay in the first steps of one seed, against greedy bots."""
    env = made(table, 16, "greedy")
    told, _ = env.reset(seed=1)
    found = sha256()
    for _ in range(40):
        found.update(told["observation"].tobytes() + told["action_mask"].tobytes())
        told, rewards, *_ = env.step(told["action_mask"].argmax(axis=1))
        found.update(rewards.tobytes())
    return found.hexdigest()[:16]


@each_table
def test_what_the_kernel_deals_has_its_version(table: Table) -> None:
    assert (games.game(table[0]).encoding_version, kernel_digest(table)) == IN_THE_KERNEL[said(table)]
