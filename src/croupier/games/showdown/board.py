"""The table as text: the market, the seats, every sheet with its doors, in at most 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from croupier.core.rules import Span
from croupier.games.showdown import picture
from croupier.games.showdown.effects import Reason
from croupier.games.showdown.rooms import Room
from croupier.games.showdown.view import LotSeen, RenovationSeen, View

WIDTH = 80
_EMPTY: list[Span] = []
_REASONS: dict[Reason, str] = {
    "small": "no small room is left",
    "medium": "no medium room is left",
    "large": "no large room is left",
    "sheet": "a sheet is full",
}
_LINES = {
    "fame": "rooms, events",
    "casino": "casino area",
    "hotel": "hotel area",
}


def board(view: View, names: Sequence[str], reason: Reason | None) -> list[list[Span]]:
    """The market, then two sheets a row; after the end the `reason` for it, and the scoring line by line."""
    heading = f"turn {view.turn}" if reason is None else f"the game is over: {_REASONS[reason]}"
    left = sum(view.stack_a) + sum(view.stack_b)
    lines: list[list[Span]] = [[("vegas-showdown", "bold"), (f"  {heading}", "")]]
    if view.phase != "over":
        lines[0].append((f"   {left} premier room{'' if left == 1 else 's'} to come", "dim"))
        lines += _market(view, names)
    lines += _sheets(view, names)
    if view.phase == "over":
        lines += [[], *_tallies(view, names)]
    return lines


def _market(view: View, names: Sequence[str]) -> list[list[Span]]:
    lines: list[list[Span]] = [[(" lot         room                       price            p  r  f", "dim")]]
    rooms = {room.id: room for room in view.rooms}
    lines += [_lot(lot, rooms, names) for lot in view.lots]
    if view.drawn:
        cards = ", ".join(text.split()[0] for text in view.drawn)
        lines.append([(" this turn  ", "dim"), (cards[: WIDTH - 12], "")])
    return lines


def _lot(lot: LotSeen, rooms: dict[str, Room], names: Sequence[str]) -> list[Span]:
    """One lot: its room, the minimum or the standing bid, what the room gives and needs."""
    if lot.room is None:
        return [(f" {lot.name:<11.11} ", "bold"), ("nothing", "dim")]
    room = rooms[lot.room]
    stock = f" x{lot.left}" if not room.premier else ""
    title = f"{picture.label(room.id)} {room.name}{stock}"
    if lot.barred:
        price: Span = (f"{'no bids':<16}", "bad")
    elif lot.bidder is not None:
        price = (f"{lot.price} {names[lot.bidder]:.11}".ljust(16), f"seat{lot.bidder + 1}")
    else:
        price = (f"from {lot.minimum}".ljust(16), "money")
    gives = f"{room.population:>2} {room.revenue:>2} {room.fame:>2}"
    needs = " ".join(picture.label(id) for id in room.needs)
    return [
        (f" {lot.name:<11.11} ", "bold"),
        (f"{title:<26.26} ", ""),
        price,
        (gives, ""),
        (f"  needs {needs:.8}" if needs else "", "dim"),
    ]


def _sheets(view: View, names: Sequence[str]) -> list[list[Span]]:
    """The seats side by side, as many in a row as the width allows."""
    width = picture.width(view.grid) + 1
    many = (WIDTH + 1) // width
    drawn = [_seat(view, seat, names[seat], width - 1) for seat in range(len(view.sheets))]
    lines: list[list[Span]] = []
    for first in range(0, len(drawn), many):
        lines.append([])
        for parts in zip_longest(*drawn[first : first + many], fillvalue=_EMPTY):
            line: list[Span] = []
            for part in parts:
                used = sum(len(text) for text, _ in line)
                line += [(" " * (-used % width), ""), *part]
            lines.append(line)
    return lines


def _seat(view: View, seat: int, name: str, width: int) -> list[list[Span]]:
    """A seat's tracks, its store and its sheet, or the sheet it is renovating."""
    rooms, stored, mark = view.sheets[seat], view.stored[seat], "*" if view.button == seat else " "
    if view.seat == seat and view.pending and isinstance(view.pending[-1], RenovationSeen):
        rooms, stored = view.pending[-1].sheet, view.pending[-1].stored
    style = f"seat{seat + 1}"
    turn = ">" if view.seat == seat else " "
    corners = frozenset(room.id for room in view.rooms if room.corners)
    tracks = f" p{view.population[seat]} r{view.revenue[seat]} f{view.fame[seat]}"
    kept = " ".join(picture.label(id) for id in stored)
    store = f"   store {kept}" if kept else "   store empty"
    return [
        [
            (f"{turn}{mark}{name:.16}", style),
            (f"  ${view.money[seat]}", "money"),
            (tracks, ""),
        ],
        [(store if len(store) <= width else f"{store[: width - 1]}…", "" if kept else "dim")],
        *picture.sheet(view.grid, rooms, corners, style),
    ]


def _tallies(view: View, names: Sequence[str]) -> list[list[Span]]:
    """VS §5 The final scoring, a line for each source of fame and the sum."""
    heads = "".join(f"{name:>12.11}" for name in names[: len(view.sheets)])
    lines: list[list[Span]] = [[(f"{'fame for':<14}{heads}", "dim")]]
    for line in view.tallies[0]._fields:
        cells = "".join(f"{getattr(tally, line):>12}" for tally in view.tallies)
        lines.append([(f"{_LINES.get(line, line):<14}{cells}", "")])
    sums = "".join(f"{sum(tally):>12}" for tally in view.tallies)
    lines.append([(f"{'all':<14}{sums}", "bold")])
    return lines
