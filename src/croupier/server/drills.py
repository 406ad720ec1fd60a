"""Drills of the house: a position to think about, and what each choice there is worth.

Everything is read from the game's file: nothing is computed for an answer, and nothing is kept of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from croupier.core.chance import Seeded
from croupier.core.errors import InvalidAction
from croupier.core.rules import AnyRules
from croupier.games import GAMES
from croupier.server import aside
from croupier.server.table.ledger import Ledger
from croupier.server.table.refusals import GameRefused, Refused, unreadable
from croupier.server.wire import encode, judged
from croupier.server.wire.reasons import does, instead, previewed, sentence
from croupier.value import drills
from croupier.value.drills import Drill, Drills, Weighed


@lru_cache(maxsize=20)
def listed(game: str) -> judged.GameDrills:
    """The drills of a game; raises `Refused` where it has none."""
    found = _of(game)
    levels = found.levels()
    return judged.GameDrills(
        game=game,
        evaluator=found.head.evaluator,
        playouts=found.head.playouts,
        themes=list(found.themes()),
        drills=[judged.DrillInfo(drill.id, drill.theme, levels[drill.id]) for drill in found.drills],
    )


def posed(game: str, name: str, language: str) -> judged.Posed:
    """A drill as its seat sees it; raises `Refused`."""
    found, drill = _drill(game, name)
    ledger = _ledger(found, drill)
    return judged.Posed(
        id=drill.id,
        theme=drill.theme,
        level=found.levels()[drill.id],
        seat=drill.seat,
        table=aside.table(ledger.rules, drill.seat, language),
        now=aside.position(ledger, 0, drill.seat, language),
    )


def solved(game: str, name: str, text: str, language: str) -> judged.Solved:
    """What a choice is worth; raises `Refused` for one that is none."""
    found, drill = _drill(game, name)
    ledger = _ledger(found, drill)
    rules, state = ledger.rules, ledger.table.state
    try:
        event = rules.parse(text)
    except InvalidAction as error:
        raise unreadable(error) from None
    if not rules.is_legal(state, drill.seat, event):
        raise GameRefused(rules.presentation.why_not(rules.view(state, drill.seat), event))
    chosen = drill.choice(str(event))
    if chosen is None:
        raise Refused("no-page")
    order = sorted(drill.choices, key=lambda one: -one.share)
    names = encode.spoken_to(drill.seat, aside.names(drill.seats, drill.seat, language))
    told = _Told(rules, state, drill, names, language)
    ledger.do(drill.seat, drill.best.event, 0)
    return judged.Solved(
        good=drill.good(chosen),
        chosen=told.solution(chosen),
        entry=aside.entries(ledger, 0, drill.seat, language)[0],
        now=aside.position(ledger, 1, drill.seat, language),
        choices=[told.solution(one) for one in order],
    )


class _Told:
    """A drill for one reader."""

    def __init__(self, rules: AnyRules, state: Any, drill: Drill, names: encode.Names, language: str) -> None:
        self.rules = rules
        self.state = state
        self.drill = drill
        self.names = names
        self.language = language

    def solution(self, one: Weighed) -> judged.Solution:
        """A choice with what it does, how far it lies behind the best, and why."""
        event = self.rules.parse(one.event)
        return judged.Solution(
            event=one.event,
            does=does(self.rules, self.state, self.drill.seat, event, self.names, self.language),
            behind=round(self.drill.best.share - one.share, 4),
            error=one.error,
            good=self.drill.good(one),
            why=self.why(one),
        )

    def why(self, one: Weighed) -> str:
        """Why the best choice is better; where the game does not say, what both would win."""
        best = self.drill.best
        made = self.drill.obvious if one is best else one.event
        if one.why and one is best:
            done = does(
                self.rules, self.state, self.drill.seat, self.rules.parse(made), self.names, self.language
            )
            return instead(done, one.why, self.names, self.language)
        if one.why:
            return sentence(one.why, self.names, self.language)
        view = self.rules.view(self.state, self.drill.seat)
        return previewed(self.rules, view, best.event, made, self.names, self.language)


def _of(game: str) -> Drills:
    found = drills.of(game) if game in GAMES else None
    if found is None:
        raise Refused("no-page")
    return found


def _drill(game: str, name: str) -> tuple[Drills, Drill]:
    found = _of(game)
    drill = found.drill(name)
    if drill is None:
        raise Refused("no-page")
    return found, drill


def _ledger(found: Drills, drill: Drill) -> Ledger:
    """The table of a drill, with nothing written yet."""
    rules = found.rules(drill)
    return Ledger(rules, Seeded(0), rules.read_position(drill.position))
