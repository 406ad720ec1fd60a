"""What the board tells beside the dice, for people to see; no rule reads it."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.games.rollingcubes.modes import target
from croupier.games.rollingcubes.options import Mode
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.state import State
from croupier.games.rollingcubes.view import View


@dataclass(frozen=True, slots=True)
class Outlook:
    """The mode that is played now, and the points that end it."""

    mode: Mode
    target: int | None


def outlook(rules: RollingCubes, view: View) -> Outlook:
    """RC §4.3 Where the game is going; after the end there is no mode any more."""
    mode = rules.mode(view.stage)
    return Outlook(mode, target(mode, len(view.points), rules.tournament))


def round_of(rules: RollingCubes, state: State) -> int:
    """RC §7.1 The game of the tournament that is played; other ways to play have no rounds."""
    return state.stage + 1 if rules.tournament else 0
