"""The six phases of a turn: from one event the game runs on until somebody or chance is asked."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.core.rules import Effect
from croupier.games.showdown import auction, cards, settlement
from croupier.games.showdown.box import Box
from croupier.games.showdown.effects import (
    ButtonGiven,
    FameCounted,
    FameTied,
    IncomePaid,
    PriceMoved,
    Reason,
    RoomGone,
    RoomTurnedUp,
    SheetFull,
    ShowdownEnded,
    StackEmpty,
)
from croupier.games.showdown.events import Choice, Draw, Settling, TurnUp
from croupier.games.showdown.rooms import SIZES, Size
from croupier.games.showdown.scoring import Tally, tallies
from croupier.games.showdown.state import State, plus, put


def fresh(box: Box) -> State:
    """VS §1.4, §1.5 The table before the lot for the button."""
    start, seats, removed = box.components.start, box.seats, box.by_seats.removed
    return State(
        turn=0,
        phase="start",
        button=-1,
        seat=-1,
        money=(start.money,) * seats,
        population=(start.population,) * seats,
        revenue=(start.revenue,) * seats,
        fame=(start.fame,) * seats,
        sheets=((),) * seats,
        stored=((),) * seats,
        basic=tuple(box.rooms[room].copies - removed for room in box.basics),
        stack_a=tuple(room.backs[0] for room in box.rooms),
        stack_b=tuple(room.backs[1] for room in box.rooms),
        gone=tuple(0 if room.premier else removed for room in box.rooms),
        market=(None,) * box.by_seats.spaces,
        prices=(0,) * box.by_seats.spaces,
        pile=box.full_pile,
        drawn=(),
        due=None,
        choices=(None,) * seats,
        pending=None,
    )


def button_drawn(state: State, seat: int) -> State:
    """VS §1.6 The first seat is drawn; then one room of each size is turned up."""
    return state._replace(phase="setup", button=seat, due=SIZES[0])


def stack(box: Box, state: State, size: Size) -> tuple[int, ...]:
    """VS §1.1 What the top of a stack can be, by room: A backs first, B backs when they are gone."""
    for left in (state.stack_a, state.stack_b):
        found = tuple(
            count if room.premier and room.size == size else 0
            for count, room in zip(left, box.rooms, strict=True)
        )
        if any(found):
            return found
    return (0,) * len(box.rooms)


def pile(box: Box, state: State) -> tuple[int, ...]:
    """VS §2.2 The cards that can come, by kind; an empty pile is made of all cards again."""
    return state.pile if any(state.pile) else box.full_pile


def turned_up(box: Box, state: State, event: TurnUp, told: list[Effect] | None) -> State:
    """VS §1.6, §2.2 A room lies on the first empty space, its marker on its start price."""
    room = box.plan.number[event.room]
    space = state.market.index(None)
    price = box.rooms[room].price
    if told is not None:
        told.append(RoomTurnedUp(lot=f"premier{space + 1}", room=event.room, price=price))
    from_a = state.stack_a[room] > 0
    state = state._replace(
        market=(*state.market[:space], room, *state.market[space + 1 :]),
        prices=put(state.prices, space, price),
        stack_a=plus(state.stack_a, room, -1) if from_a else state.stack_a,
        stack_b=state.stack_b if from_a else plus(state.stack_b, room, -1),
        due=None,
    )
    if state.phase == "room":
        return _refilled(box, state, told)
    if space + 1 < len(SIZES):
        return state._replace(due=SIZES[space + 1])
    return _begun(box, state, told)


def card_drawn(box: Box, state: State, event: Draw, told: list[Effect] | None) -> State:
    """VS §2.2 A card is carried out or noted; then its stack gives a room, or the game ends."""
    kind = box.kind_number[event]
    if told is not None:
        told.append(cards.told(event, box.kinds[kind].card.effect))
    left = plus(pile(box, state), kind, -1)
    state = state._replace(pile=left, drawn=(*state.drawn, kind))
    state = cards.carried_out(box, state, box.kinds[kind].card, told)
    if not any(stack(box, state, event.symbol)):
        if told is not None:
            told.append(StackEmpty(symbol=event.symbol))
        return _ended(box, state, told)
    return state._replace(phase="room", due=event.symbol)


def chosen(box: Box, state: State, seat: int, choice: Choice, told: list[Effect] | None) -> State:
    """VS §3.1 A choice; when all stand, settlement begins with the button seat."""
    state = auction.chosen(box, state, seat, choice, told)
    if state.seat >= 0:
        return state
    return _settle_on(box, state._replace(phase="settle"), 0, told)


def settled(box: Box, state: State, event: Settling, told: list[Effect] | None) -> State:
    """VS §3.3 An event of the settling seat; when it has ended, the next seat settles."""
    state = settlement.settled(box, state, event, told)
    if state.pending is not None:
        return state
    return _settle_on(box, state, (state.seat - state.button) % box.seats + 1, told)


def final(box: Box, state: State) -> tuple[Tally, ...]:
    """VS §5 The final scoring as it would be now."""
    tracks = (state.population, state.revenue, state.fame)
    return tallies(box.plan, box.components.bonuses, state.sheets, tracks, state.money)


def ranking(fame: tuple[int, ...], money: tuple[int, ...]) -> tuple[int, ...]:
    """VS §5.5 The most fame, then the most money, then shared."""
    keys = list(zip(fame, money, strict=True))
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def full_sheets(box: Box, state: State) -> list[int]:
    """VS §5.1 The seats whose sheet is completely covered."""
    return [seat for seat, sheet in enumerate(state.sheets) if box.plan.covered(sheet) == box.plan.whole]


def reason(box: Box, state: State) -> Reason:
    """VS §5.1 Why the game has ended: a full sheet ends it before the next card can."""
    return "sheet" if full_sheets(box, state) else box.kinds[state.drawn[-1]].event.symbol


def _ties_broken(ranks: tuple[int, ...], score: tuple[int, ...], money: tuple[int, ...]) -> Iterator[Effect]:
    """VS §5.5 Why seats with as much fame are not ranked alike."""
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        below = tuple(
            other for other, rank in enumerate(ranks) if score[other] == score[seat] and rank > ranks[seat]
        )
        if below:
            yield FameTied(seat=seat, seats=below, fame=score[seat], money=money[seat])


def _begun(box: Box, state: State, told: list[Effect] | None) -> State:
    """VS §2.1 A turn begins; from the second on every premier marker drops first."""
    state = state._replace(turn=state.turn + 1)
    if told is not None:
        told.append(ButtonGiven(seat=state.button, turn=state.turn))
    if state.turn > 1:
        state = _dropped(box, state, told)
    return _refilled(box, state, told)


def _dropped(box: Box, state: State, told: list[Effect] | None) -> State:
    """VS §2.1 Each marker goes to the next lower circular space, or its room leaves the game."""
    circular = box.components.circular
    market, prices, gone = list(state.market), list(state.prices), list(state.gone)
    for space, room in enumerate(state.market):
        if room is None:
            continue
        lot, step = f"premier{space + 1}", circular.index(prices[space])
        if step:
            prices[space] = circular[step - 1]
            if told is not None:
                told.append(PriceMoved(lot=lot, room=box.rooms[room].id, price=prices[space]))
        else:
            market[space], prices[space] = None, 0
            gone[room] += 1
            if told is not None:
                told.append(RoomGone(lot=lot, room=box.rooms[room].id))
    return state._replace(market=tuple(market), prices=tuple(prices), gone=tuple(gone))


def _refilled(box: Box, state: State, told: list[Effect] | None) -> State:
    """VS §2.2, §2.3 The next empty space wants a card; when all are full, income is paid."""
    if None in state.market:
        return state._replace(phase="event")
    incomes = cards.incomes(box, state)
    if told is not None:
        told += [IncomePaid(seat=seat, money=money) for seat, money in enumerate(incomes)]
    return state._replace(
        phase="actions",
        money=tuple(map(sum, zip(state.money, incomes, strict=True))),
        seat=state.button,
    )


def _settle_on(box: Box, state: State, done: int, told: list[Effect] | None) -> State:
    """VS §3.3 From the button seat clockwise, the next seat that has something to settle."""
    for step in range(done, box.seats):
        state = settlement.opened(box, state, (state.button + step) % box.seats, told)
        if state.pending is not None:
            return state
    return _turn_ended(box, state, told)


def _turn_ended(box: Box, state: State, told: list[Effect] | None) -> State:
    """VS §2.6, §5.1 A full sheet ends the game; otherwise the button goes left, cards lose force."""
    full = full_sheets(box, state)
    if full:
        if told is not None:
            told += [SheetFull(seat=seat) for seat in full]
        return _ended(box, state, told)
    state = state._replace(
        button=(state.button + 1) % box.seats, seat=-1, drawn=(), choices=(None,) * box.seats
    )
    return _begun(box, state, told)


def _ended(box: Box, state: State, told: list[Effect] | None) -> State:
    """VS §5 The game is over; the final scoring is told line by line."""
    if told is not None:
        counted = final(box, state)
        for seat, tally in enumerate(counted):
            told += [FameCounted(seat=seat, line=line, fame=fame) for line, fame in tally._asdict().items()]
        score = tuple(map(sum, counted))
        ranks = ranking(score, state.money)
        told += _ties_broken(ranks, score, state.money)
        told.append(ShowdownEnded(reason=reason(box, state), ranks=ranks, score=score))
    return state._replace(phase="over", seat=-1, due=None)
