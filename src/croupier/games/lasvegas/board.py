"""The table as text: at most 80 columns, a line a casino, a line a seat."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.rules import Span
from croupier.games.lasvegas.editions import Edition
from croupier.games.lasvegas.events import BANDIT, LasVegasEvent, Place, Roll
from croupier.games.lasvegas.payout import bandit_ranking, cancel, strengths
from croupier.games.lasvegas.view import View

WIDTH = 80


def board(edition: Edition, rounds: int, view: View, names: Sequence[str]) -> list[list[Span]]:
    """The casinos with their bills and dice, then the seats with their hands."""
    heading = "the game is over" if view.round > rounds else f"round {view.round} of {rounds}"
    lines: list[list[Span]] = [[(edition.name, "bold"), (f"  {heading}", ""), ("   bills in $1,000", "dim")]]
    for casino in range(1, len(view.bills) + 1):
        lines += _casino(edition, view, casino, names)
    lines.append([])
    lines += [_seat(view, seat, names[seat]) for seat in range(len(view.won))]
    if view.rolled is not None:
        lines += [[], [(f"{names[view.seat]:.24} rolled  ", ""), *_roll(view.rolled, view.seat)]]
    return lines


def keys(actions: Sequence[LasVegasEvent]) -> list[str]:
    """The key of each action: the value, with b for the bandit."""
    return [f"{a.value}b" if a.bandit else str(a.value) for a in actions if isinstance(a, Place)]


def _casino(edition: Edition, view: View, casino: int, names: Sequence[str]) -> list[list[Span]]:
    """A casino's line; dice that do not fit go on below."""
    mark = "B" if casino == BANDIT else str(casino)
    bills = " ".join(map(str, view.bills[casino - 1])) or "-"
    line: list[Span] = [
        (f" {mark} ", "bold"),
        (f"{edition.casinos[casino - 1]:<17}", ""),
        (f"{bills:<16}", "money"),
    ]
    lines = [line]
    for span in _on_bandit(view, names) if casino == BANDIT else _standing(view, casino, names):
        if sum(len(text) for text, _ in lines[-1]) + len(span[0]) > WIDTH:
            lines.append([(" " * 36, "")])
        lines[-1].append(span)
    return lines


def _standing(view: View, casino: int, names: Sequence[str]) -> list[Span]:
    """The players at a casino, strongest first; those who cancel each other stand in brackets."""
    here = strengths(view, casino)
    left = cancel(here)
    spans: list[Span] = []
    for player in sorted(range(len(here)), key=lambda player: (-here[player], player)):
        if not here[player]:
            continue
        big = player < len(view.biggies) and view.biggies[player] == casino
        name = short(names[player]) if player < len(view.won) else "neutral"
        text = f"{name} {here[player]}{'*' if big else ''}"
        spans.append((f"{text}  ", style(player)) if left[player] else (f"({text})  ", "dim"))
    return spans or [("-", "dim")]


def _on_bandit(view: View, names: Sequence[str]) -> list[Span]:
    spans: list[Span] = []
    for seat in bandit_ranking(view.bandit):
        parts = [
            f"{small + 2 * big}x{value}"
            for value, (who, small, big) in enumerate(view.bandit, 1)
            if who == seat
        ]
        spans.append((f"{short(names[seat])} {' '.join(parts)}  ", style(seat)))
    return spans or [("-", "dim")]


def _seat(view: View, seat: int, name: str) -> list[Span]:
    small, big, neutral = view.hands[seat]
    dice = (
        counted(small, "die", "dice")
        + (" and the Biggie" if big else "")
        + (f" and {neutral} neutral" if neutral else "")
    )
    won = view.won[seat]
    bills = counted(len(won), "bill", "bills")
    purse = bills if 0 in won else f"{sum(won)} in {bills}"
    mark = ">" if view.seat == seat else " "
    return [(f"{mark} {name:<24.24}", style(seat)), (f"{dice:<36}", ""), (purse, "money")]


def _roll(roll: Roll, seat: int) -> list[Span]:
    """The dice grouped by value."""
    spans: list[Span] = []
    for value in roll.values:
        small, big, neutral = roll.count(value)
        own = " ".join([str(value)] * small + [f"[{value}]"] * big)
        spans.append((own, style(seat)))
        spans.append(((" " if own and neutral else "") + " ".join([f"({value})"] * neutral) + "   ", "dim"))
    return spans


def style(player: int) -> str:
    """The style of a player's things."""
    return f"seat{player + 1}"


def counted(number: int, one: str, many: str) -> str:
    """So many of something."""
    return f"{number} {one if number == 1 else many}"


def short(name: str) -> str:
    """A name that fits beside dice."""
    return name if len(name) <= 10 else f"{name[:9]}…"
