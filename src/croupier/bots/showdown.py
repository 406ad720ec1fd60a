"""`greedy` for Vegas Showdown: does what the forecast is best after, at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from croupier.bots.showdown_first import player_of
from croupier.bots.warmth import warm
from croupier.core.rules import Source
from croupier.games.showdown.events import ShowdownEvent
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.view import View
from croupier.value.showdown_player import forecaster_of

Version: TypeAlias = Literal["1", "2"]
NEWEST: Version = "2"


@dataclass(frozen=True, slots=True)
class Greedy:
    """Does what is worth most in fame; version 1 is kept as a yardstick, `warmth` is in tenths of fame."""

    version: Version = NEWEST
    warmth: int = 0

    @property
    def name(self) -> str:
        """The name in records, with what differs from the usual."""
        parts = [f"version={self.version}"] if self.version != NEWEST else []
        parts += [f"warmth={self.warmth}"] if self.warmth else []
        return ":".join(["greedy", *parts])

    def choose(
        self, view: View, actions: Sequence[ShowdownEvent], rules: Showdown, source: Source
    ) -> ShowdownEvent:
        """The action worth most, or with some warmth one of the better ones."""
        state = rules.redeal(view, source)
        if self.version != NEWEST:
            return player_of(rules.box).choose(state)
        player = forecaster_of(rules.box)
        if not self.warmth or state.phase != "actions":
            return player.choose(state)
        worths = player.worths(state)
        if not worths:
            return player.choose(state)
        return worths[warm([worth for worth, _ in worths], self.warmth / 10, source)][1]
