"""The table as text: a line a tile, a line a casino, a line a seat."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.game import Say
from croupier.core.lines import NARROW, clipped, flow, folded, left
from croupier.core.rules import Span
from croupier.games.lasvegas.board import heading, purse, rolled, short, short_hand, short_purse, style
from croupier.games.lasvegas.payout import cancel
from croupier.games.royale.events import Pass, RoyaleEvent
from croupier.games.royale.moves import CASINOS, barred, weights
from croupier.games.royale.tiles import Seen, Tile
from croupier.games.royale.tiles.g1 import Split
from croupier.games.royale.tiles.side import Decline
from croupier.games.royale.view import View


def board(rounds: int, view: View, names: Sequence[str], say: Say, width: int) -> list[list[Span]]:
    """The tiles with what lies on them, the casinos with bills and dice, then the seats."""
    lines = heading("las-vegas-royale", view.round, rounds, say, width)
    for casino, tile in enumerate(view.tiles, 1):
        if tile is not None:
            head = _tile(casino, tile, say, width)
            lines += flow(head, tile.lying(names, say), 25 if width >= NARROW else 4, width)
            if width >= NARROW:
                lines += folded([("   ", ""), (say(f"tile-{tile.code}-line", ()), "dim")], width)
    casinos = [line for casino in CASINOS for line in _at_casino(view, casino, names, say, width)]
    seats = [line for seat in range(len(view.won)) for line in _seat(view, seat, names[seat], say, width)]
    lines += [*casinos, [], *seats] if width >= NARROW else [*seats, [], *casinos]
    if view.rolled is not None:
        lines += [[], *flow([rolled(names[view.seat], say)], _roll(view), 4, width)]
    if view.pending is not None:
        lines += [[], *_pending(view.pending, names, say, width)]
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


def _at_casino(view: View, casino: int, names: Sequence[str], say: Say, width: int) -> list[list[Span]]:
    """A casino's line; dice that do not fit go on below."""
    head = _casino(view, casino, say, width)
    return flow(head, _standing(view, casino, names, say), 34 if width >= NARROW else 13, width)


def _casino(view: View, casino: int, say: Say, width: int) -> list[Span]:
    bills = view.bills[casino - 1] if len(view.bills) == len(CASINOS) else ()
    money = (left(" ".join(map(str, bills)) or "-", 10), "money")
    closed = say("board-closed", ()) if casino == barred(view) else ""
    if width < NARROW:
        return [(f" {casino} ", "bold"), money, *([(f"({closed}) ", "")] if closed else [])]
    name = say(f"casino-royale-{casino}", ()) + (f" ({closed})" if closed else "")
    return [(f" {casino} ", "bold"), (left(name, 21), ""), money]


def _standing(view: View, casino: int, names: Sequence[str], say: Say) -> list[Span]:
    """The players at a casino, strongest first; those who cancel each other stand in brackets."""
    here = weights(view, casino)
    left = cancel(here)
    spans: list[Span] = []
    for player in sorted(range(len(here)), key=lambda player: (-here[player], player)):
        if here[player]:
            big = player < len(view.biggies) and view.biggies[player] == casino
            text = f"{_name(view, player, names, say)} {here[player]}{'*' if big else ''}"
            colour = style(player) if player < len(view.won) else "seat7"
            spans.append((f"{text}  ", colour) if left[player] else (f"({text})  ", "dim"))
    return spans or [("-", "dim")]


def _name(view: View, player: int, names: Sequence[str], say: Say) -> str:
    """The seat's name, or that of the imaginary player."""
    if player < len(view.won):
        return short(names[player])
    return say("board-grey" if player == len(view.dice[0]) - 1 else "board-neutral", ())


def _tile(casino: int, tile: Tile, say: Say, width: int) -> list[Span]:
    title = f"{tile.code} {say('side-name', [('side', tile.code)])}"
    return [(f" {casino} ", "bold"), (f"{left(title, 21)} " if width >= NARROW else f"{title}  ", "")]


def _seat(view: View, seat: int, name: str, say: Say, width: int) -> list[list[Span]]:
    small, big = view.hands[seat]
    dice = say("board-hand-royale", [("small", small), ("big", big)])
    chips = say("board-chips", [("chips", view.chips[seat])])
    mark = ">" if view.seat == seat else " "
    if width < NARROW:
        parts = [short_hand(small, big, 0, say), (f"{chips}  ", ""), short_purse(view.won[seat])]
        return flow([(f"{mark} {left(name, 10)} ", style(seat))], parts, 4, width)
    line = [(f"{mark} {left(name, 24)}", style(seat)), (f"{left(dice, 24)}{left(chips, 11)}", "")]
    return flow(line, [(purse(view.won[seat], say), "money")], 61, width)


def _roll(view: View) -> list[Span]:
    """The dice grouped by value, the Biggy in brackets."""
    roll = view.rolled
    assert roll is not None
    spans: list[Span] = []
    for value in roll.values:
        small, big, _ = roll.count(value)
        text = " ".join([str(value)] * small + [f"[{value}]"] * big)
        spans.append((f"{text}   ", style(view.seat)))
    return spans


def _pending(owed: Seen, names: Sequence[str], say: Say, width: int) -> list[list[Span]]:
    """Who is asked, and for what."""
    doing = [("name", clipped(names[owed.seat], 24)), ("question", type(owed).__name__.lower())]
    return folded([(say("board-doing", doing), style(owed.seat))], width)
