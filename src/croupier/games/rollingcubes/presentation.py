"""What people read of Rolling Cubes: effects, previews, refusals, the board in words, keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.core.lines import WIDTH
from croupier.core.rules import Effect, Preview, Refusal, Seat, Span
from croupier.core.speech import say_in
from croupier.games.rollingcubes import board, previews, refusals
from croupier.games.rollingcubes.events import CubesEvent
from croupier.games.rollingcubes.state import State
from croupier.games.rollingcubes.view import View

if TYPE_CHECKING:
    from croupier.games.rollingcubes.rules import RollingCubes


@dataclass(frozen=True, slots=True)
class Presentation:
    """How a table is shown."""

    rules: RollingCubes

    def effects(self, state: State, seat: Seat | None, event: CubesEvent) -> tuple[Effect, ...]:
        """What the event does, in order."""
        told: list[Effect] = []
        self.rules.apply(state, seat, event, told)
        return tuple(told)

    def preview(self, view: View, event: CubesEvent) -> Preview:
        """What the choice would win now."""
        return previews.preview(view, event, self.rules.mode(view.stage))

    def why_not(self, view: View, event: CubesEvent) -> Refusal:
        """Why the viewer may not do this now."""
        return refusals.why_not(self.rules, view, event)

    def board(
        self, view: View, names: Sequence[str], language: str = "en", width: int = WIDTH
    ) -> list[list[Span]]:
        """The table as text."""
        mode = self.rules.mode(view.stage)
        return board.board(view, names, mode, self.rules.tournament, say_in(language), width)

    def keys(self, actions: Sequence[CubesEvent]) -> list[str]:
        """A number for an equality or a rethrow, d to decline, the row's letters to strike it."""
        return board.keys(actions)
