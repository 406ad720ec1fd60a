"""The table as text: the sheets with their doors, then the market; what is decided on comes last."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from croupier.core.game import Say
from croupier.core.lines import NARROW, clipped, columns, flow, folded, left, right
from croupier.core.rules import Span
from croupier.games.showdown import picture
from croupier.games.showdown.effects import Reason
from croupier.games.showdown.rooms import Room
from croupier.games.showdown.view import LotSeen, RenovationSeen, View

_EMPTY: list[Span] = []
#: The columns of a room's title, more where a language needs them, and of title and price together.
_TITLE, _BOTH = 26, 42
_HEADS = ("lot", "room", "price", "population", "revenue", "fame")


def board(view: View, names: Sequence[str], reason: Reason | None, say: Say, width: int) -> list[list[Span]]:
    """The sheets, the viewer's own last, and the market; while a room is laid the own sheet comes last.

    After the end the `reason` for it, and the scoring line by line.
    """
    lines = _heading(view, reason, say, width)
    seats = [seat for seat in range(len(view.sheets)) if seat != view.viewer]
    sheets = _sheets(view, names, [*seats, *([view.viewer] if view.viewer >= 0 else [])], say, width)
    if view.phase == "over":
        return [*lines, *sheets, [], *_tallies(view, names, say, width)]
    market = [[], *_market(view, names, say, width)]
    if view.pending is not None:
        return [*lines, *market, *sheets]
    own = [[], _summary(view, view.viewer, names, say, width)] if view.viewer >= 0 else []
    return [*lines, *sheets, *market, *own]


def _heading(view: View, reason: Reason | None, say: Say, width: int) -> list[list[Span]]:
    game: Span = ("vegas-showdown", "bold")
    if reason is not None:
        return folded([game, (f"  {say('board-over-because', [('reason', reason)])}", "")], width)
    premier = say("board-premier-left", [("rooms", sum(view.stack_a) + sum(view.stack_b))])
    turn = say("board-turn", [("turn", view.turn)])
    lines = flow([game], [(f"  {turn}", ""), (f"   {premier}", "dim")], 2, width)
    return [*lines, *folded([(f"  {say('board-legend', ())}", "dim")], width)] if width >= NARROW else lines


def _market(view: View, names: Sequence[str], say: Say, width: int) -> list[list[Span]]:
    """The lots, and the cards of this turn."""
    rooms = {room.id: room for room in view.rooms}
    lot, room, price, *tracks = (say(f"board-market-{head}", ()) for head in _HEADS)
    if width < NARROW:
        head = f" {left(lot, 10)}     {left(price, 9)}"
        head += "".join(right(track, cell) for track, cell in zip(tracks, (2, 2, 3), strict=True))
        lots = [_narrow_lot(lot, rooms, names, say) for lot in view.lots]
    else:
        titles = [_title(lot, rooms, say) for lot in view.lots]
        cell = max(_TITLE, min(_TITLE + 4, max(map(columns, titles))))
        head = f" {left(lot, 11)} {left(room, cell)} {left(price, _BOTH - cell)}"
        head += " ".join(right(track, 2) for track in tracks)
        lots = [
            _lot(lot, title, cell, rooms, names, say) for lot, title in zip(view.lots, titles, strict=True)
        ]
    lines: list[list[Span]] = [[(head, "dim")], *lots]
    if view.drawn:
        cards = [(f"{say('vs-card', [('card', text.split()[0])])}, ", "") for text in view.drawn]
        cards[-1] = (cards[-1][0].removesuffix(", "), "")
        lines += flow([(f" {say('board-this-turn', ())}  ", "dim")], cards, 3, width)
    return lines


def _title(lot: LotSeen, rooms: dict[str, Room], say: Say) -> str:
    """The room of a lot by its letters and its name; of a basic one, how many are left."""
    if lot.room is None:
        return say("board-nothing", ())
    stock = f" x{lot.left}" if not rooms[lot.room].premier else ""
    return f"{picture.label(lot.room)} {say('vs-room', [('room', lot.room)])}{stock}"


def _price(lot: LotSeen, names: Sequence[str], say: Say, cell: int) -> Span:
    """The minimum or the standing bid."""
    if lot.barred:
        return (left(say("board-no-bids", ()), cell), "bad")
    if lot.bidder is not None:
        return (left(f"{lot.price} {clipped(names[lot.bidder], 11)}", cell), f"seat{lot.bidder + 1}")
    return (left(say("board-from", [("price", lot.minimum)]), cell), "money")


def _lot(
    lot: LotSeen, title: str, cell: int, rooms: dict[str, Room], names: Sequence[str], say: Say
) -> list[Span]:
    """One lot: its room, the minimum or the standing bid, what the room gives and needs."""
    if lot.room is None:
        return [(f" {lot.name:<11.11} ", "bold"), (title, "dim")]
    room = rooms[lot.room]
    gives = f"{room.population:>2} {room.revenue:>2} {room.fame:>2}"
    needs = " ".join(picture.label(id) for id in room.needs)
    needed = say("board-needs", [("rooms", needs)]) if needs else ""
    return [
        (f" {lot.name:<11.11} ", "bold"),
        (f"{left(title, cell)} ", ""),
        _price(lot, names, say, _BOTH - cell),
        (gives, ""),
        (f"  {clipped(needed, 14)}" if needed else "", "dim"),
    ]


def _narrow_lot(lot: LotSeen, rooms: dict[str, Room], names: Sequence[str], say: Say) -> list[Span]:
    """One lot in forty columns: the room by its letters, then as in a wide line."""
    head: Span = (f" {lot.name:<10.10} ", "bold")
    if lot.room is None:
        return [head, (say("board-nothing", ()), "dim")]
    room = rooms[lot.room]
    gives = f"{room.population:>2}{room.revenue:>2}{room.fame:>3}"
    last = " ".join(picture.label(id) for id in room.needs) if room.premier else f"x{lot.left}"
    price = _price(lot, names, say, 9)
    return [head, (f"{picture.label(room.id)} ", ""), price, (gives, ""), (f" {clipped(last, 7)}", "dim")]


def _sheets(view: View, names: Sequence[str], seats: Sequence[int], say: Say, width: int) -> list[list[Span]]:
    """The seats side by side, as many in a row as the width allows."""
    across = picture.width(view.grid) + 1
    many = max(1, (width + 1) // across)
    drawn = [_seat(view, seat, names, say, across - 1) for seat in seats]
    lines: list[list[Span]] = []
    for first in range(0, len(drawn), many):
        lines.append([])
        for parts in zip_longest(*drawn[first : first + many], fillvalue=_EMPTY):
            line: list[Span] = []
            for number, part in enumerate(parts):
                used = sum(columns(text) for text, _ in line)
                line += [(" " * (number * across - used), ""), *part]
            lines.append(line)
    return lines


def _tracks(view: View, seat: int, names: Sequence[str], say: Say) -> list[Span]:
    """A seat's name, money and tracks; > is its turn, * has the button."""
    turn, button = ">" if view.seat == seat else " ", "*" if view.button == seat else " "
    tracks = [(track, getattr(view, track)[seat]) for track in _HEADS[3:]]
    return [
        (f"{turn}{button}{clipped(names[seat], 16)}", f"seat{seat + 1}"),
        (f"  ${view.money[seat]}", "money"),
        (f" {say('board-tracks', tracks)}", ""),
    ]


def _stored(view: View, seat: int) -> Sequence[str]:
    """The rooms a seat has in store, as they are while it renovates."""
    if view.seat == seat and isinstance(view.pending, RenovationSeen):
        return view.pending.stored
    return view.stored[seat]


def _store(view: View, seat: int, say: Say) -> Span:
    kept = " ".join(picture.label(id) for id in _stored(view, seat))
    if not kept:
        return (f"   {say('board-store-empty', ())}", "dim")
    return (f"   {say('board-store', [('rooms', kept)])}", "")


def _summary(view: View, seat: int, names: Sequence[str], say: Say, width: int) -> list[Span]:
    """A seat in one line, for the end of the screen."""
    line = _tracks(view, seat, names, say)
    text, style = _store(view, seat, say)
    room = width - sum(columns(part) for part, _ in line)
    return [*line, (clipped(text, room), style)]


def _seat(view: View, seat: int, names: Sequence[str], say: Say, width: int) -> list[list[Span]]:
    """A seat's tracks, its store and its sheet, or the sheet it is renovating."""
    rooms = view.sheets[seat]
    if view.seat == seat and isinstance(view.pending, RenovationSeen):
        rooms = view.pending.sheet
    corners = frozenset(room.id for room in view.rooms if room.corners)
    text, style = _store(view, seat, say)
    drawing = picture.sheet(view.grid, rooms, corners, f"seat{seat + 1}")
    return [_tracks(view, seat, names, say), [(clipped(text, width), style)], *drawing]


def _tallies(view: View, names: Sequence[str], say: Say, width: int) -> list[list[Span]]:
    """VS §5 The final scoring, a line for each source of fame and the sum."""
    cell = min(12, (width - 14) // len(view.sheets))
    heads = "".join(right(clipped(name, cell - 1), cell) for name in names[: len(view.sheets)])
    lines: list[list[Span]] = [[(left(say("board-fame-for", ()), 14) + heads, "dim")]]
    for line in view.tallies[0]._fields:
        cells = "".join(f"{getattr(tally, line):>{cell}}" for tally in view.tallies)
        lines.append([(left(say("board-tally", [("line", line)]), 14) + cells, "")])
    sums = "".join(f"{sum(tally):>{cell}}" for tally in view.tallies)
    lines.append([(left(say("board-all", ()), 14) + sums, "bold")])
    return lines
