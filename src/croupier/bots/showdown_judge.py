"""What judges drills of Vegas Showdown: every choice played on for some turns, then the evaluator's shares.

The evaluator alone looks at a position as it stands, and `greedy` does what it likes best. This looks
further: all seats go on as `greedy` does, each choice on the same luck. Whatever is far behind after a few
playouts is not played on more often.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from croupier.bots.showdown_expert import first_turn, playout
from croupier.core.rules import Seat
from croupier.games.showdown.events import ShowdownEvent
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from croupier.value.evaluator import Choice, Value, seed_of

#: Turns that are played on.
TURNS: Final = 3
#: Playouts of every choice at first; a choice that lies so far behind the best, also in standard errors, gets
#: no more.
FIRST: Final = 8
FAR: Final = 0.08
FAR_ERRORS: Final = 5.0


@dataclass(frozen=True)
class Judge:
    """Values of choices, for its rules."""

    rules: Showdown

    @property
    def name(self) -> str:
        """The fit of the shares, and how far ahead is looked."""
        return f"vegas-showdown/2:turns={TURNS}"

    def choices(
        self, state: State, seat: Seat, event: ShowdownEvent | None, effort: int, seed: int
    ) -> list[Choice[ShowdownEvent]]:
        """Every listed choice; in the end `effort` playouts of those that are near the best."""
        rules = self.rules
        number = seed_of(self.name, rules.position(state), seed)
        events = list(rules.actions(state, seat))
        if event is not None and event not in events:
            events.append(event)
        worths: dict[ShowdownEvent, list[float]] = {one: [] for one in events}
        ends = {one: first_turn(rules, state, one) for one in events}
        alive, count = events, 0
        while count < effort and (count == 0 or len(alive) > 1):
            more = min(max(FIRST, count), effort - count)
            for one in alive:
                worths[one] += [
                    playout(rules, ends[one], state, TURNS, number + count + turn) for turn in range(more)
                ]
            count += more
            best = max(alive, key=lambda one: _mean(worths[one]))
            alive = [one for one in alive if one is best or _near(worths[one], worths[best])]
        return [
            Choice(one, _mean(worths[one]), _behind(worths[one], worths[best]), Value((), ()))
            for one in events
        ]


def _mean(worths: list[float]) -> float:
    return sum(worths) / len(worths)


def _near(worths: list[float], best: list[float]) -> bool:
    """Whether a choice could still be the best, or not far from it."""
    ahead = _mean(best) - _mean(worths)
    return ahead < FAR or ahead < FAR_ERRORS * _behind(worths, best)


def _behind(worths: list[float], best: list[float]) -> float:
    """The standard error of the distance from the best choice, on the same luck."""
    ahead: NDArray[np.float64] = np.array(best[: len(worths)]) - np.array(worths)
    return float(ahead.std(ddof=1) / len(ahead) ** 0.5) if len(ahead) > 1 else 1.0
