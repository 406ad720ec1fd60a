"""The shape of games between four seats of the first `greedy`, against §6 of the rules page.

    python -m bench.showdown_shape [GAMES]

prints the table of docs/vegas-showdown-bots.md; the same number of games gives the same figures.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

import croupier
from croupier import bots
from croupier.core.chance import Seeded
from croupier.core.play import by_bots, steps
from croupier.games.showdown.effects import PaidFor
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State

GAMES = 500
#: The yardstick: it stays as it is.
BOT = "greedy:version=1"
EARLY = 6


@dataclass
class Shape:
    """What was seen in some games."""

    seats: int
    winners: list[int] = field(default_factory=list)
    lasts: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    premier: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    #: Sales by room: all, and above the minimum.
    sales: dict[str, list[bool]] = field(default_factory=dict)

    def share(self, room: str) -> float:
        """The part of a room's sales that went above the minimum."""
        found = self.sales.get(room, [])
        return sum(found) / len(found) if found else 0.0


def measure(seats: int = 4, games: int = GAMES, bot: str = BOT) -> Shape:
    """Plays games between equal bots and notes their shape."""
    rules = cast(Showdown, croupier.rules("vegas-showdown", seats))
    shape = Shape(seats)
    for number in range(games):
        end = None
        for state, paid in played(rules, bot, number):
            end = state
            for sale in paid:
                basic = rules.components.basic_spaces.get(sale.room)
                early = "early " if state.turn <= EARLY else ""
                if basic is not None:
                    for key in {sale.room, early + sale.room}:
                        shape.sales.setdefault(key, []).append(sale.price > basic[0])
        assert end is not None
        score = rules.score(end)
        shape.winners.append(max(score))
        shape.lasts.append(min(score))
        shape.turns.append(end.turn)
        for sheet in end.sheets:
            rooms = [rules.box.rooms[rules.box.plan.spots[spot].room] for spot in sheet]
            shape.premier.append(sum(room.premier for room in rooms))
            shape.squares.append(sum(room.squares for room in rooms))
    return shape


def played(rules: Showdown, bot: str, number: int) -> Iterator[tuple[State, list[PaidFor]]]:
    """The states of one game with the sales that led to them."""
    player = bots.make(bot, rules)
    luck, own = Seeded(6, number), Seeded(7, number)
    choose = by_bots(rules, [player] * rules.seats, [own] * rules.seats)
    for before, seat, event, after in steps(rules, choose, luck):
        effects = rules.presentation.effects(before, seat, event)
        yield after, [effect for effect in effects if isinstance(effect, PaidFor)]


def middle(values: list[int]) -> str:
    """The mean, and where the middle 80 % lie."""
    ordered = sorted(values)
    low, high = ordered[len(ordered) // 10], ordered[-1 - len(ordered) // 10]
    return f"{sum(values) / len(values):.1f} ({low} to {high})"


def table(shape: Shape) -> list[str]:
    """The lines of the table in the docs."""
    rows = [
        ("fame of the winner", "55 to 75", middle(shape.winners)),
        ("fame of the last seat", "34 to 50", middle(shape.lasts)),
        ("turns", "15 to 25", middle(shape.turns)),
        ("premier rooms laid per seat", "6 to 9", middle(shape.premier)),
        ("squares covered per seat", "", middle(shape.squares)),
        (f"Slots sold above 5 in turns 1 to {EARLY}", "contested early", f"{shape.share('early slots'):.0%}"),
        ("Lounges sold above 9", "seldom", f"{shape.share('lounge'):.0%}"),
        ("Restaurants sold above 15", "seldom", f"{shape.share('restaurant'):.0%}"),
    ]
    lines = ["| figure | §6 | four `greedy:version=1`: mean (middle 80 %) |", "|---|---|---|"]
    return lines + [f"| {name} | {wanted} | {found} |" for name, wanted, found in rows]


if __name__ == "__main__":
    print("\n".join(table(measure(games=int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))))
