"""Choices at a prompt: their keys, and long lists drawn together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from croupier.bots import Estimate
from croupier.core.game import Terminal
from croupier.core.lines import clipped, columns, left
from croupier.core.rules import AnyRules, Event, Span

#: The keys of the table itself; no choice has one of them.
COMMANDS = "?qbhlru"


@dataclass(frozen=True, slots=True)
class Group:
    """Choices that begin alike, in one line: `1-5  bid slots 5 7 9 12 15`."""

    text: str
    several: bool

    def shortened(self, width: int) -> str:
        """The line in so many columns: the middle of a list is left out (`5 7 … 33`), of words the end."""
        if columns(self.text) <= width or not self.several:
            return clipped(self.text, width)
        last = self.text.split(" ")[-1]
        return f"{self.text[: width - len(last) - 3].rpartition(' ')[0]} … {last}"


def grouped(actions: Sequence[Event], keys: Sequence[str], words: Sequence[str]) -> list[Group]:
    """Choices drawn together by their first two words; what stands alone is told with its words."""
    groups: dict[str, list[int]] = {}
    for at, action in enumerate(actions):
        groups.setdefault(" ".join(str(action).split(" ")[:2]), []).append(at)
    found = []
    for head, members in groups.items():
        if len(members) == 1:
            (at,) = members
            found.append(Group(f"{keys[at]:>7}  {actions[at]}  {words[at]}", several=False))
            continue
        rests = [str(actions[at])[len(head) + 1 :] for at in members]
        if not _in_a_row([keys[at] for at in members]):
            each = ", ".join(f"{keys[at]} {rest}" for at, rest in zip(members, rests, strict=True))
            found.append(Group(f"{'':>7}  {head}: {each}", several=True))
            continue
        between = ", " if any(" " in rest for rest in rests) else " "
        reach = f"{keys[members[0]]}-{keys[members[-1]]}"
        found.append(Group(f"{reach:>7}  {head} {between.join(rests)}", several=True))
    return found


def _in_a_row(keys: Sequence[str]) -> bool:
    """Whether keys are numbers, each one more than the last: only then can those between be guessed."""
    if not all(key.isdecimal() for key in keys):
        return False
    return [int(key) for key in keys] == list(range(int(keys[0]), int(keys[0]) + len(keys)))


def typed(actions: Sequence[Event], keys: Sequence[str]) -> list[str]:
    """The keys as typed here: a choice whose key is a command's has two letters of its last word."""
    return [
        str(action).split(" ")[-1][:2] if key in COMMANDS else key
        for action, key in zip(actions, keys, strict=True)
    ]


def estimated(
    out: Terminal, rules: AnyRules, view: Any, actions: Sequence[Event], estimates: Sequence[Estimate]
) -> list[list[Span]]:
    """A line for each choice with what it would win now and, where there is an adviser, what it thinks."""
    best = max((estimate.mean for estimate in estimates), default=0.0)
    lines = []
    for at, action in enumerate(actions):
        preview = rules.presentation.preview(view, action)
        words = out.say(preview.code, preview.args)
        line: list[Span] = [
            (f"  {action!s:<16} ", ""),
            (left(words, 40) if columns(words) < 40 else words, ""),
        ]
        if estimates:
            mean, error = estimates[at].mean, estimates[at].error
            line.append((f" {mean:+7.1f} ± {error:.1f}", "good" if mean == best else ""))
        lines.append(line)
    return lines
