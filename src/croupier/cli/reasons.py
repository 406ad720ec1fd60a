"""Why something is better, as a sentence at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.game import Reason, Terminal
from croupier.core.rules import Words


def sentence(out: Terminal, reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """One to three reasons as one sentence, with names for seats; empty: there is none."""
    whole = _joined(out, reasons, names) if reasons else ""
    return whole[:1].upper() + whole[1:]


def instead(out: Terminal, made: str, reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """The same, with the choice that was not as good."""
    if not reasons:
        return ""
    return out.say("why-instead", [("made", made), ("why", _joined(out, reasons, names))])


def against(out: Terminal, reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """The same beside a choice that was not as good: it says that the best one is spoken of."""
    return out.say("terminal-coach-why", [("why", _joined(out, reasons, names))]) if reasons else ""


def _joined(out: Terminal, reasons: Sequence[Reason], names: Sequence[str]) -> str:
    told = [out.say(reason.code, _named(reason, names)) for reason in reasons]
    first, second, third = (*told, "", "")[:3]
    parts: list[tuple[str, Words]] = [("first", first), ("second", second), ("third", third)]
    return out.say("why-sentence", [("count", len(told)), *parts])


def _named(reason: Reason, names: Sequence[str]) -> list[tuple[str, Words]]:
    return [
        (name, names[value] if name == "seat" and isinstance(value, int) else value)
        for name, value in reason.args
    ]
