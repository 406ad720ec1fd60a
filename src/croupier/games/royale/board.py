"""The table as text: at most 80 columns; a line a casino, a line a tile, a line a seat."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.rules import Span
from croupier.games.lasvegas.board import counted, short, style
from croupier.games.lasvegas.payout import cancel
from croupier.games.royale.box import CASINO_NAMES
from croupier.games.royale.events import Pass, RoyaleEvent
from croupier.games.royale.moves import CASINOS, barred, weights
from croupier.games.royale.tiles import Tile
from croupier.games.royale.tiles.g1 import Split
from croupier.games.royale.tiles.side import Decline
from croupier.games.royale.view import View

WIDTH = 80


def board(rounds: int, view: View, names: Sequence[str]) -> list[list[Span]]:
    """The casinos with bills and dice, the tiles with what lies on them, then the seats."""
    heading = "the game is over" if view.round > rounds else f"round {view.round} of {rounds}"
    lines: list[list[Span]] = [
        [("las-vegas-royale", "bold"), (f"  {heading}", ""), ("   bills in $1,000", "dim")]
    ]
    for casino in CASINOS:
        lines += _wrapped(_casino(view, casino), _standing(view, casino, names), 34)
    for casino, tile in enumerate(view.tiles, 1):
        if tile is not None:
            lines += _wrapped(_tile(casino, tile), tile.lying(names), 22)
    lines.append([])
    lines += [_seat(view, seat, names[seat]) for seat in range(len(view.won))]
    if view.rolled is not None:
        lines += [[], _roll(view, names[view.seat])]
    if view.pending is not None:
        lines += [[], _pending(view, names)]
    return lines


def keys(actions: Sequence[RoyaleEvent]) -> list[str]:
    """The first letters and figures of each action; its verb only where several are asked for."""
    verbs = {str(event).split()[0] for event in actions if not isinstance(event, Decline | Pass)}
    return [_key(event, number, len(verbs) == 1) for number, event in enumerate(actions, 1)]


def _key(event: RoyaleEvent, number: int, one_verb: bool) -> str:
    if isinstance(event, Split):
        return str(number)
    verb, *rest = str(event).lower().split()
    parts = rest if one_verb and rest else [verb, *rest]
    return "".join(part if part[-1].isdigit() else part[0] for part in parts)


def _wrapped(head: list[Span], spans: list[Span], indent: int) -> list[list[Span]]:
    """A line that goes on below where it grows too long."""
    lines = [head]
    for span in spans:
        if sum(len(text) for text, _ in lines[-1]) + len(span[0]) > WIDTH:
            lines.append([(" " * indent, "")])
        lines[-1].append(span)
    return lines


def _casino(view: View, casino: int) -> list[Span]:
    bills = view.bills[casino - 1] if len(view.bills) == len(CASINOS) else ()
    name = CASINO_NAMES[casino - 1] + (" (closed)" if casino == barred(view) else "")
    return [
        (f" {casino} ", "bold"),
        (f"{name:<21}", ""),
        (f"{' '.join(map(str, bills)) or '-':<10}", "money"),
    ]


def _standing(view: View, casino: int, names: Sequence[str]) -> list[Span]:
    """The players at a casino, strongest first; those who cancel each other stand in brackets."""
    here = weights(view, casino)
    left = cancel(here)
    spans: list[Span] = []
    for player in sorted(range(len(here)), key=lambda player: (-here[player], player)):
        if here[player]:
            big = player < len(view.biggies) and view.biggies[player] == casino
            text = f"{_name(view, player, names)} {here[player]}{'*' if big else ''}"
            colour = style(player) if player < len(view.won) else "seat7"
            spans.append((f"{text}  ", colour) if left[player] else (f"({text})  ", "dim"))
    return spans or [("-", "dim")]


def _name(view: View, player: int, names: Sequence[str]) -> str:
    """The seat's name, or that of the imaginary player."""
    if player < len(view.won):
        return short(names[player])
    return "grey" if player == len(view.dice[0]) - 1 else "neutral"


def _tile(casino: int, tile: Tile) -> list[Span]:
    return [(f" {casino} ", "bold"), (f"{tile.code} {tile.title:<14} ", "")]


def _seat(view: View, seat: int, name: str) -> list[Span]:
    small, big = view.hands[seat]
    dice = counted(small, "die", "dice") + (" and the Biggy" if big else "")
    won = view.won[seat]
    bills = counted(len(won), "bill", "bills")
    purse = bills if 0 in won else f"{sum(won)} in {bills}"
    mark = ">" if view.seat == seat else " "
    chips = counted(view.chips[seat], "chip", "chips")
    return [(f"{mark} {name:<24.24}", style(seat)), (f"{dice:<24}{chips:<11}", ""), (purse, "money")]


def _roll(view: View, name: str) -> list[Span]:
    """The dice grouped by value, the Biggy in brackets."""
    roll = view.rolled
    assert roll is not None
    spans: list[Span] = [(f"{name:.24} rolled  ", "")]
    for value in roll.values:
        small, big, _ = roll.count(value)
        text = " ".join([str(value)] * small + [f"[{value}]"] * big)
        spans.append((f"{text}   ", style(view.seat)))
    return spans


def _pending(view: View, names: Sequence[str]) -> list[Span]:
    """Who is asked, and for what."""
    owed = view.pending
    assert owed is not None
    return [(f"{names[owed.seat]:.24}", style(owed.seat)), (f" is {owed.doing}", "")]
