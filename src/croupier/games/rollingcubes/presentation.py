"""What people read of Rolling Cubes: effects, previews, refusals, the board in words, keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.core.rules import Effect, Preview, Refusal, Seat, Span
from croupier.games.rollingcubes import show, telling, views
from croupier.games.rollingcubes.events import CubesEvent
from croupier.games.rollingcubes.state import State, View

if TYPE_CHECKING:
    from croupier.games.rollingcubes.rules import RollingCubes


@dataclass(frozen=True, slots=True)
class Presentation:
    """How a table is shown."""

    rules: RollingCubes

    def effects(self, state: State, seat: Seat | None, event: CubesEvent) -> tuple[Effect, ...]:
        """What the event does, in order."""
        return tuple(telling.effects(self.rules, state, seat, event))

    def preview(self, view: View, event: CubesEvent) -> Preview:
        """What the choice would win now."""
        return views.preview(view, event, self.rules.mode(view.stage))

    def why_not(self, view: View, event: CubesEvent) -> Refusal:
        """Why the viewer may not do this now."""
        mode = self.rules.mode(view.stage)
        if not mode:
            return Refusal("game-over", "RC §4.3")
        if view.start < 0 or view.cup:
            return Refusal("roll-first", "RC §4.1")
        if view.viewer not in (view.playing if mode == "all-together" else (view.seat,)):
            return Refusal("not-your-turn", "RC §4.1", (("seat", view.seat),))
        found = self.rules.refusal(view, view.viewer, event)
        assert found is not None, f"{event} is legal"
        return found

    def board(self, view: View, names: Sequence[str], language: str = "en") -> list[list[Span]]:
        """The table as text."""
        return show.board(view, names, self.rules.mode(view.stage), self.rules.tournament)

    def keys(self, actions: Sequence[CubesEvent]) -> list[str]:
        """A number for an equality or a rethrow, d to decline, the row's letters to strike it."""
        return show.keys(actions)
