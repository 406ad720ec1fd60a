"""Why an equality of Rolling Cubes is better: its points by part."""

from __future__ import annotations

from croupier.core.game import Reason
from croupier.core.rules import Event, Seat
from croupier.games.rollingcubes.equation import Equation
from croupier.games.rollingcubes.events import Answer, Decline, Equate, Rethrow, Strike
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.scoring import number_points, points, prize
from croupier.games.rollingcubes.state import State


def why(
    rules: RollingCubes, state: State, seat: Seat, chosen: Event, best: Event, seed: int
) -> tuple[Reason, ...]:
    """The parts in which the better equality is ahead; of rows and throws, what the choice keeps open."""
    made, better = _equation(chosen), _equation(best)
    if isinstance(best, Rethrow):
        return (Reason("rc-why-rethrow", (("count", len(best.dice)),)),)
    if isinstance(best, Strike):
        return (Reason("rc-why-strike", (("row", best.row),)),)
    if isinstance(best, Decline) or better is None:
        return ()
    if rules.mode(state.stage) == "last-die":
        return (Reason("rc-why-dice", (("dice", len(better.dice) + 1),)),)
    if made is None:
        return (Reason("rc-why-there", (("points", points(better)),)),)
    if isinstance(best, Equate) and isinstance(chosen, Equate) and best.row != chosen.row and best.row:
        return (Reason("rc-why-row", (("row", best.row),)),)
    return _parts(made, better)


def _parts(made: Equation, better: Equation) -> tuple[Reason, ...]:
    """RC §3 Points by prizes, long numbers, and signs."""
    prizes = prize(len(better.dice)) - prize(len(made.dice))
    long = _numbers(better) - _numbers(made)
    signs = points(better) - points(made) - prizes - long
    found = [
        (prizes, Reason("rc-why-prize", (("points", prizes), ("dice", len(better.dice) + 1)))),
        (long, Reason("rc-why-numbers", (("points", long),))),
        (signs, Reason("rc-why-signs", (("points", signs),))),
    ]
    return tuple(reason for more, reason in sorted(found, key=lambda one: -one[0]) if more > 0)


def _numbers(equation: Equation) -> int:
    return sum(number_points(len(number)) for term in equation.terms for number in term.numbers)


def _equation(event: Event) -> Equation | None:
    return event.equation if isinstance(event, Equate | Answer) else None
