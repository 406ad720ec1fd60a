"""The coach at a terminal, for one person against bots: hints with why, and a question before what costs."""

from __future__ import annotations

import unicodedata
from typing import Any

from croupier import texts
from croupier.cli.reasons import against, instead, sentence
from croupier.core.errors import InvalidOption
from croupier.core.game import Terminal
from croupier.core.lines import columns
from croupier.core.rules import AnyRules, Seat, Words
from croupier.core.table import Note, Table
from croupier.value import evaluator
from croupier.value.advice import Advice, Advised, advise

#: What the record notes.
NOTE = "coach"
#: So many choices are explained unless all are asked for: they fit on a screen of 24 rows.
FEW = 8
#: The most columns that moves have; of a longer one what is said follows at once.
WIDE = 24


def bare(word: str) -> str:
    """A word without accents and capitals."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class Coach:
    """Looks at a table from one seat."""

    def __init__(self, table: Table[Any, Any, Any], seat: Seat, names: list[str]) -> None:
        self.table = table
        self.seat = seat
        self.names = names
        self._known: tuple[int, Advice] | None = None

    @classmethod
    def called(cls, table: Table[Any, Any, Any], people: list[Seat], names: list[str]) -> Coach:
        """The coach of the only person here, noted in the record; raises an error of the tree."""
        check(table.rules, len(people))
        table.note(people[0], NOTE)
        return cls(table, people[0], names)

    @classmethod
    def again(cls, table: Table[Any, Any, Any], people: list[Seat], names: list[str]) -> Coach | None:
        """The coach of a game that was left with one, by what its record notes; None: it had none."""
        notes = [entry for entry in table.log if isinstance(entry, Note) and entry.seat in people[:1]]
        last = next((note.text for note in reversed(notes) if note.text.startswith(NOTE)), "")
        return cls(table, people[0], names) if last == NOTE and len(people) == 1 else None

    def advice(self, event: str | None = None) -> Advice:
        """What the seat could do now, the best first."""
        now = len(self.table.moves)
        if self._known is None or self._known[0] != now or event is not None:
            self._known = now, advise(self.table.rules, self.table.view(self.seat), self.seat, event)
        return self._known[1]

    def explain(self, out: Terminal, everything: bool = False) -> None:
        """What is against each of the best choices, or of all, then the best one with why.

        The best stands last, so that it is on the screen however long the list is.
        """
        advice = self.advice()
        best, *others = advice.choices
        shown = others if everything else others[: FEW - 1]
        if rest := len(others) - len(shown):
            said = [("count", rest), *self._loss(others[len(shown)])]
            out.print(f"  {out.say('terminal-coach-rest', said)}")
        even = bool(others) and advice.as_good(others[0])
        wide = min(max((columns(one.event) for one in shown), default=0), WIDE)
        for one in reversed(shown):
            words = out.say("terminal-coach-less", self._loss(one))
            told = not even and one.reasons == best.reasons
            why = "" if told or self._behind(one) == 0 else against(out, one.reasons, self.names)
            out.print(f"  {one.event}{' ' * (wide - columns(one.event))} {words} {why}".rstrip())
        line = f"  {out.say('terminal-coach-best', [('event', best.event)])}"
        if even:
            line += f" {out.say('why-even', [('made', others[0].event)])}"
        elif others:
            line += f" {instead(out, others[0].event, best.reasons, self.names)}"
        out.print(line.rstrip())

    def _loss(self, one: Advised) -> list[tuple[str, Words]]:
        """What a message is told of it: how much, and of what."""
        return [("points", self._behind(one)), ("unit", self.advice().unit)]

    def _behind(self, one: Advised) -> int:
        """How far a choice lies behind the best: points, or hundredths of a victory where shares count."""
        advice = self.advice()
        behind = 0.0 if advice.as_good(one) else advice.choices[0].share - one.share
        return round(100 * behind) if advice.unit == "share" else round(behind)

    def objects(self, out: Terminal, event: str) -> str:
        """What speaks against a choice that costs much; empty: nothing."""
        advice = self.advice()
        if all(one.event != event for one in advice.choices):
            advice = self.advice(event)
        found = next((one for one in advice.choices if one.event == event), None)
        if found is None or not found.warned:
            return ""
        why = sentence(out, found.reasons, self.names)
        return out.say("terminal-coach-sure", [("best", advice.choices[0].event), ("why", why)])

    def lets(self, out: Terminal, event: Any) -> bool:
        """Whether a choice is to be made: one that costs much is asked for once more."""
        if not self.table.rules.is_legal(self.table.state, self.seat, event):
            return True
        words = self.objects(out, str(event))
        return not words or bare(out.read(f"  {words} ")) in {
            bare(out.say("terminal-yes")),
            bare(texts.say("terminal-yes")),
        }


def check(rules: AnyRules, people: int) -> None:
    """Raises an error of the tree where no coach can help."""
    if people != 1:
        raise InvalidOption("--coach helps one person against bots, not several")
    evaluator(rules)
