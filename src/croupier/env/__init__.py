"""Environments for learning: Gymnasium, PettingZoo and OpenSpiel, made of the same rules as every game here.

Importing this registers every game with Gymnasium: `croupier/` and its name, as in `docs/environments.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from croupier.core.errors import MissingExtra
from croupier.core.options import Value
from croupier.games import GAMES

try:
    import gymnasium
except ImportError:
    raise MissingExtra(
        "croupier.env needs Gymnasium and PettingZoo: pip install 'croupier[research]'"
    ) from None

if TYPE_CHECKING:
    from croupier.env.aec import AtOnce

__all__ = ["names", "parallel", "pettingzoo"]


def names() -> dict[str, str]:
    """The games by the name they have in Gymnasium."""
    found = {}
    for name, game in GAMES.items():
        if game.encodings:
            words = "".join(word.capitalize() for word in name.split("-"))
            found[f"croupier/{words}-v{game.encoding_version}"] = name
    return found


def pettingzoo(
    name: str,
    seats: int | None = None,
    *,
    reward: str = "victory",
    encoding: str = "",
    afterstates: bool = False,
    render_mode: str | None = None,
    **options: Value,
) -> Any:
    """A game as a PettingZoo environment, one agent after the other; a number that is not legal loses."""
    aec = _aec()
    play = aec.Play(name, seats, options, encoding=encoding, reward=reward, afterstates=afterstates)
    from pettingzoo.utils import wrappers

    from croupier.env.play import ILLEGAL

    env: Any = aec.InTurn(play, render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def parallel(
    name: str,
    seats: int | None = None,
    *,
    reward: str = "victory",
    encoding: str = "",
    afterstates: bool = False,
    render_mode: str | None = None,
    **options: Value,
) -> AtOnce:
    """The same for games in which several are asked at once; who is not asked has to wait."""
    aec = _aec()
    play = aec.Play(name, seats, options, encoding=encoding, reward=reward, afterstates=afterstates)
    found: AtOnce = aec.AtOnce(play, render_mode)
    return found


def _aec() -> Any:
    """What needs PettingZoo; raises `MissingExtra`."""
    try:
        import pettingzoo as _  # noqa: F401
    except ImportError:
        raise MissingExtra("croupier.env needs PettingZoo: pip install 'croupier[research]'") from None
    from croupier.env import aec

    return aec


def _register() -> None:
    for id, name in names().items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="croupier.env.gym:AgainstBots",
                vector_entry_point="croupier.env.vector:ManyTables" if GAMES[name].tables else None,
                kwargs={"game": name},
            )


_register()
