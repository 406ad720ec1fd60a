"""What the table works out for people to see: cards in force, closed lots, incomes, how all would end."""

from __future__ import annotations

from typing import Literal, NamedTuple

from croupier.core.rules import Seat
from croupier.games.showdown import auction, cards, refusals, turns
from croupier.games.showdown.box import Box, Lot
from croupier.games.showdown.marks import way
from croupier.games.showdown.rooms import SIZES, Size
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.scoring import diamond_points
from croupier.games.showdown.sheet import square_name
from croupier.games.showdown.state import State
from croupier.games.showdown.view import View, state_of


class LotOutlook(NamedTuple):
    """Why nobody may bid on a lot (a message, and the card that bars it), and what the viewer could bid."""

    closed: str | None
    card: str | None
    #: Prices that would be legal if it were the viewer's turn to choose.
    open: tuple[int, ...]
    #: Whether the viewer could lay the room on its sheet as it is; None: no room, or a spectator.
    fits: bool | None
    #: The rooms it needs that the viewer's sheet lacks.
    lacks: tuple[str, ...]


class CardOutlook(NamedTuple):
    """A card of this turn: what it does, and at which moment."""

    card: str
    symbol: Size
    does: str
    rooms: tuple[str, ...]
    amount: int
    moment: cards.Moment


class SeatOutlook(NamedTuple):
    """A seat's next income as the tracks stand, and its end if the game ended now."""

    income: int
    #: The track that keeps the income down; empty: both are as high.
    limit: Literal["population", "revenue", ""]
    score: int
    rank: int
    #: The red diamonds that count, each by the square to its lower right, with its fame.
    diamonds: tuple[tuple[str, int], ...]
    #: The squares of a way from entrance to entrance; empty: they are not joined.
    joined: tuple[str, ...]


class Outlook(NamedTuple):
    """How things stand; no rule reads it."""

    lots: tuple[LotOutlook, ...]
    cards: tuple[CardOutlook, ...]
    #: The round spaces of the premier track, where markers stop when prices drop.
    circular: tuple[int, ...]
    #: Premier rooms still to come, small, medium and large: a card that finds its stack empty ends the game.
    stacks: tuple[int, ...]
    seats: tuple[SeatOutlook, ...]


def outlook(rules: Showdown, view: View) -> Outlook:
    """VS §2.2, §2.3, §3.2, §5 Everything the board shows that is not on the table itself."""
    box = rules.box
    state = state_of(box, view)
    return Outlook(
        lots=_lots(box, state, view),
        cards=tuple(_card(box, kind) for kind in state.drawn),
        circular=box.components.circular,
        stacks=_stacks(box, state),
        seats=_seats(box, state),
    )


def round_of(rules: Showdown, state: State) -> int:
    """VS §2 The turn, in which everybody bids and builds once."""
    return state.turn


def _lots(box: Box, state: State, view: View) -> tuple[LotOutlook, ...]:
    bids = [] if view.viewer < 0 or view.phase == "over" else auction.open_bids(box, state, view.viewer)
    found = []
    for lot in box.lots:
        refusal = refusals.closed(box, state, lot)
        card = dict(refusal.args).get("card") if refusal else None
        prices = tuple(bid.price for bid in bids if bid.lot == lot.name)
        code, name = refusal.code if refusal else None, str(card) if card else None
        found.append(LotOutlook(code, name, prices, *_laying(box, state, view.viewer, lot)))
    return tuple(found)


def _laying(box: Box, state: State, viewer: Seat, lot: Lot) -> tuple[bool | None, tuple[str, ...]]:
    """VS §4.1 to §4.3 Whether the room of a lot could be laid on the viewer's sheet, and what that lacks."""
    room = auction.offered(box, state, lot)
    if viewer < 0 or room is None:
        return None, ()
    plan, sheet = box.plan, state.sheets[viewer]
    lying = {plan.spots[number].room for number in sheet}
    lacks = tuple(box.rooms[needed].id for needed in plan.needs[room] if needed not in lying)
    return bool(plan.fitting(sheet, room)), lacks


def _stacks(box: Box, state: State) -> tuple[int, ...]:
    """VS §2.2 How many rooms of each size are still to come, with either back."""
    left = list(zip(box.rooms, state.stack_a, state.stack_b, strict=True))
    return tuple(sum(a + b for room, a, b in left if room.size == size) for size in SIZES)


def _limit(state: State, seat: Seat) -> Literal["population", "revenue", ""]:
    """VS §2.3 The lower track is the income."""
    people, money = state.population[seat], state.revenue[seat]
    if people == money:
        return ""
    return "population" if people < money else "revenue"


def _card(box: Box, kind: int) -> CardOutlook:
    """VS §2.2 What a card does and when it counts."""
    found = box.kinds[kind]
    told = cards.told(found.event, found.card.effect)
    moment = cards.moment(found.card.effect)
    return CardOutlook(told.card, told.symbol, told.does, told.rooms, told.amount, moment)


def _seats(box: Box, state: State) -> tuple[SeatOutlook, ...]:
    scores = tuple(map(sum, turns.final(box, state)))
    ranks = turns.ranking(scores, state.money)
    paid = state.phase in ("actions", "settle")
    incomes = cards.incomes(box, state._replace(drawn=()) if paid else state)
    return tuple(
        SeatOutlook(
            incomes[seat],
            _limit(state, seat),
            scores[seat],
            ranks[seat],
            _diamonds(box, state, seat),
            _joined(box, state, seat),
        )
        for seat in range(box.seats)
    )


def _diamonds(box: Box, state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """VS §5.4 The points of a sheet where diamonds count; `c3` is the upper left point of square c3."""
    points = diamond_points(box.plan, box.components.bonuses, state.sheets[seat])
    width = box.plan.grid.columns + 1
    return tuple((square_name(*divmod(point, width)), fame) for point, fame in sorted(points.items()) if fame)


def _joined(box: Box, state: State, seat: int) -> tuple[str, ...]:
    """VS §5.3 A way through doors from the casino entrance to the hotel entrance."""
    plan, sheet = box.plan, state.sheets[seat]
    row, column, _ = plan.grid.hotel_entrance
    goal = 1 << row * plan.grid.columns + column
    return way(plan, sheet, plan.grid.casino_entrance, goal) if plan.connected(sheet) else ()
