"""Drills without end: a throw, and as good an equality as one finds before the sand has run."""

from __future__ import annotations

import secrets
import time
from typing import Final

from croupier.core.chance import Seeded
from croupier.core.errors import InvalidAction
from croupier.core.game import Terminal
from croupier.games.rollingcubes.dice import spaced
from croupier.games.rollingcubes.equation import Misread
from croupier.games.rollingcubes.events import Equate, Roll, Start
from croupier.games.rollingcubes.options import DEFAULT_FACES, Options
from croupier.games.rollingcubes.prompt import meant
from croupier.games.rollingcubes.questions import Search, best
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import State

#: Seconds in the sand timer, by how hard a drill is.
SECONDS: Final = {1: 300, 2: 240, 3: 180, 4: 120, 5: 60}
#: Of the best equality's points this part is good.
GOOD: Final = (3, 4)


def ask(out: Terminal, level: int) -> bool | None:
    """RC §4.1 A throw of all dice; whether the equality is good and came in time, None: enough of it."""
    rules = RollingCubes(1, Options("one-by-one", True, DEFAULT_FACES))
    state = rules.apply(rules.start(), None, Start(0))
    throw = rules.sample(state, Seeded(secrets.randbits(64)))
    assert isinstance(throw, Roll)
    state = rules.apply(state, None, throw)
    out.print(out.say("rc-drill-throw", [("dice", spaced(throw.dice)), ("seconds", SECONDS[level])]))
    until = time.monotonic() + SECONDS[level]
    made = _answer(out, rules, state)
    if made is None:
        return None
    late = time.monotonic() > until
    found = best(Search(rules, rules.view(state, 0)))
    good = not late and made * GOOD[1] >= found.points * GOOD[0]
    verdict = "rc-drill-late" if late else "rc-drill-good" if good else "rc-drill-more"
    out.print("  " + out.say(verdict, [("points", made), ("most", found.points)]))
    if made < found.points and found.equality is not None:
        out.print("  " + out.say("rc-drill-best", [("equation", found.equality), ("points", found.points)]))
    return good


def _answer(out: Terminal, rules: RollingCubes, state: State) -> int | None:
    """The points of the first equality that holds; without one none. None: the person leaves."""
    while True:
        text = out.read(out.say("rc-drill-prompt"))
        if text in ("q", "quit"):
            return None
        if not text:
            return 0
        try:
            event = rules.parse(meant(text, rules))
        except Misread as misread:
            out.print(f"  {out.say(misread.refusal.code, misread.refusal.args)} [{misread.refusal.clause}]")
            continue
        except InvalidAction as error:
            out.print(f"  {error.reason}")
            continue
        if isinstance(event, Equate) and rules.is_legal(state, 0, event):
            return points(event.equation)
        refusal = rules.presentation.why_not(rules.view(state, 0), event)
        out.print(f"  {out.say(refusal.code, refusal.args)} [{refusal.clause}]")
