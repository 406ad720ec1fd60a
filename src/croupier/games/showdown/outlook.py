"""What the table works out for people to see: cards in force, closed lots, incomes, how all would end."""

from __future__ import annotations

from typing import NamedTuple

from croupier.games.showdown import auction, cards, refusals, turns
from croupier.games.showdown.box import Box
from croupier.games.showdown.marks import way
from croupier.games.showdown.rooms import Size
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
    seats: tuple[SeatOutlook, ...]


def outlook(rules: Showdown, view: View) -> Outlook:
    """VS §2.2, §2.3, §3.2, §5 Everything the board shows that is not on the table itself."""
    box = rules.box
    state = state_of(box, view)
    return Outlook(
        lots=_lots(box, state, view),
        cards=tuple(_card(box, kind) for kind in state.drawn),
        circular=box.components.circular,
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
        found.append(LotOutlook(refusal.code if refusal else None, str(card) if card else None, prices))
    return tuple(found)


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
            incomes[seat], scores[seat], ranks[seat], _diamonds(box, state, seat), _joined(box, state, seat)
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
