"""What people read of Pig; its words are in en.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.core.rules import Effect, Preview, Refusal, Seat, Span
from croupier_pig.effects import PigHeld, PigLost, PigRolled
from croupier_pig.events import AGAIN, HOLD, Die, PigEvent

if TYPE_CHECKING:
    from croupier_pig.rules import Pig, State, View


@dataclass(frozen=True, slots=True)
class Presentation:
    """How a table is shown."""

    rules: Pig

    def effects(self, state: State, seat: Seat | None, event: PigEvent) -> tuple[Effect, ...]:
        """What the event does."""
        if isinstance(event, Die):
            if event.number == 1:
                return (PigLost(seat=state.seat, points=state.rolled),)
            return (PigRolled(seat=state.seat, die=event.number, points=state.rolled + event.number),)
        if event == AGAIN:
            return ()
        total = state.points[state.seat] + state.rolled
        return (PigHeld(seat=state.seat, points=state.rolled, total=total),)

    def preview(self, view: View, event: PigEvent) -> Preview:
        """What holding would bring; another roll brings what chance will."""
        if event == HOLD:
            return Preview(view.rolled, "pig-preview-hold", (("points", view.rolled),))
        return Preview(0, "pig-preview-again")

    def why_not(self, view: View, event: PigEvent) -> Refusal:
        """Why the viewer may not do this now."""
        if max(view.points) >= self.rules.target:
            return Refusal("pig-over", "PIG §1.2")
        if view.viewer == view.seat:
            return Refusal("pig-roll-first", "PIG §2.1")
        return Refusal("pig-not-your-turn", "PIG §2.1", (("seat", view.seat),))

    def board(
        self, view: View, names: Sequence[str], language: str = "en", width: int = 80
    ) -> list[list[Span]]:
        """Everybody's points, and what is at stake."""
        lines: list[list[Span]] = [[(f"Pig to {self.rules.target}", "bold")]]
        for seat, points in enumerate(view.points):
            turn = f"   + {view.rolled} in this turn" if seat == view.seat else ""
            lines.append([(f"{names[seat]:<24}", f"seat{seat + 1}"), (f"{points:>4}{turn}", "")])
        return lines

    def keys(self, actions: Sequence[PigEvent]) -> list[str]:
        """The first letter."""
        return [str(action)[0] for action in actions]
