"""What is told of Vegas Showdown, read off the table again: markers, money, tracks, rooms and the end."""

from __future__ import annotations

from collections.abc import Callable

from croupier.core.rules import Effect, Seat
from croupier.games.showdown import effects as told
from croupier.games.showdown.events import Bid, Draw, ShowdownEvent
from croupier.games.showdown.rooms import MovePrices
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import Placing, Renovation, State


def false(rules: Showdown) -> Callable[..., str]:
    """What is false of what is told about an event; empty: nothing."""

    def look(
        before: State, seat: Seat | None, event: ShowdownEvent, effects: tuple[Effect, ...], after: State
    ) -> str:
        table = _Table(rules, before, event, after)
        for effect in effects:
            if not table.holds(effect):
                return f"{effect} is false"
        return table.books(effects)

    return look


class _Table:
    """The table before and after an event, with names for the numbers of its rooms."""

    def __init__(self, rules: Showdown, before: State, event: ShowdownEvent, after: State) -> None:
        self.rules, self.before, self.event, self.after = rules, before, event, after
        self.rooms = [room.id for room in rules.components.rooms]
        self.cards = {card.id: card for card in rules.components.cards}

    def lies(self, state: State, lot: str) -> tuple[str | None, int]:
        """The room and the marker of a premier space."""
        space = int(lot.removeprefix("premier")) - 1
        room = state.market[space]
        return (None if room is None else self.rooms[room]), state.prices[space]

    # Books

    def books(self, effects: tuple[Effect, ...]) -> str:
        """All money that came or went is told, and the lines of the scoring make the score."""
        for seat in range(self.rules.seats):
            money = 0
            for effect in effects:
                match effect:
                    case told.IncomePaid() | told.MoneyGained() if effect.seat == seat:
                        money += effect.money
                    case told.PaidFor() if effect.seat == seat:
                        money -= effect.price
            if money != self.after.money[seat] - self.before.money[seat]:
                return f"the money of seat {seat} was told as {money} more"
            if wrong := self.fame(effects, seat):
                return wrong
        return ""

    def fame(self, effects: tuple[Effect, ...], seat: Seat) -> str:
        gained = sum(
            effect.fame
            for effect in effects
            if isinstance(effect, told.FameGained | told.PublicityPaid) and effect.seat == seat
        )
        moved = any(isinstance(effect, told.TracksMoved) and effect.seat == seat for effect in effects)
        if not moved and gained != self.after.fame[seat] - self.before.fame[seat]:
            return f"the fame of seat {seat} was told as {gained} more"
        lines = [e.fame for e in effects if isinstance(e, told.FameCounted) and e.seat == seat]
        if lines and sum(lines) != self.rules.score(self.after)[seat]:
            return f"the lines of seat {seat} make {sum(lines)}"
        return ""

    # Sentences

    def holds(self, effect: Effect) -> bool:
        for look in (self.market, self.cards_and_income, self.choices, self.settling, self.end):
            if (found := look(effect)) is not None:
                return found
        raise AssertionError(f"nobody has said when {effect} is true")

    def market(self, effect: Effect) -> bool | None:
        before, after = self.before, self.after
        match effect:
            case told.ButtonGiven(seat=seat, turn=turn):
                return (after.button, after.turn) == (seat, turn)
            case told.PriceMoved(lot=lot, room=room, price=price):
                return self.lies(after, lot) == (room, price) and price < self.lies(before, lot)[1]
            case told.CardMovedPrice(card=card, lot=lot, room=room, price=price):
                moves = self.cards[card].effect
                assert isinstance(moves, MovePrices)
                risen = price > self.lies(before, lot)[1]
                return self.lies(after, lot) == (room, price) and risen == (moves.steps > 0)
            case told.RoomGone(lot=lot, room=room):
                number = self.rooms.index(room)
                return self.lies(before, lot)[0] == room and after.gone[number] > before.gone[number]
            case told.RoomTurnedUp(lot=lot, room=room, price=price):
                return self.lies(after, lot) == (room, price) and self.lies(before, lot)[0] is None
            case _:
                return None

    def cards_and_income(self, effect: Effect) -> bool | None:
        match effect:
            case told.CardDrawn(card=card, symbol=symbol, amount=amount, rooms=rooms):
                found = self.cards[card].effect
                much = abs(getattr(found, "amount", getattr(found, "steps", 0)))
                same = (amount, rooms) == (much, getattr(found, "rooms", ()))
                return same and self.event == Draw(card, symbol)
            case told.IncomePaid(seat=seat):
                return self.after.phase == "actions" and seat < self.rules.seats
            case told.MoneyGained(card=card, money=amount) | told.FameGained(card=card, fame=amount):
                return amount > 0 and isinstance(self.event, Draw) and self.event.card == card
            case _:
                return None

    def choices(self, effect: Effect) -> bool | None:
        before, text = self.before, str(self.event)
        match effect:
            case told.BidMade(seat=seat, lot=lot, room=room, price=price):
                sold = self.lies(before, lot)[0] if lot.startswith("premier") else lot.rstrip("2")
                return (seat, text, room) == (before.seat, f"bid {lot} {price}", sold)
            case told.Outbid(seat=seat, lot=lot):
                held = before.choices[seat]
                return isinstance(held, Bid) and held.lot == lot and self.after.choices[seat] is None
            case told.ActionChosen(seat=seat, action=action):
                return (seat, action) == (before.seat, text)
            case told.PublicityPaid(seat=seat, fame=fame):
                return seat == before.seat and self.after.fame[seat] - before.fame[seat] == fame
            case _:
                return None

    def settling(self, effect: Effect) -> bool | None:
        before, after, text = self.before, self.after, str(self.event)
        pending = before.pending
        match effect:
            case told.PaidFor(seat=seat, room=room, price=price):
                bid = (
                    self.event
                    if seat == before.seat and isinstance(self.event, Bid)
                    else before.choices[seat]
                )
                stored = self.rooms.index(room) in after.stored[seat]
                return isinstance(bid, Bid) and bid.price == price and stored
            case told.RoomBuilt(seat=seat, room=room, square=square, facing=facing):
                return (seat, text) == (before.seat, f"build {room} {square} {facing}")
            case told.RoomRemoved(seat=seat, room=room, square=square):
                assert isinstance(pending, Renovation)
                spots = [self.rules.box.plan.spots[number] for number in pending.sheet]
                there = [self.rooms[spot.room] for spot in spots if spot.square == square]
                return (seat, text, there) == (before.seat, f"remove {square}", [room])
            case told.RoomStored(seat=seat, room=room):
                return seat == before.seat and self.rooms.index(room) in after.stored[seat]
            case told.NothingLaid(seat=seat):
                idle = isinstance(pending, Placing) and after.sheets[seat] == before.sheets[seat]
                return idle and (seat, text) == (before.seat, "done")
            case told.RenovationEnded(seat=seat, kept=kept):
                assert isinstance(pending, Renovation)
                sheet = pending.sheet if kept else before.sheets[seat]
                return seat == before.seat and after.sheets[seat] == sheet and kept == (text == "done")
            case told.TracksMoved(seat=seat, population=population, revenue=revenue, fame=fame):
                tracks = (after.population[seat], after.revenue[seat], after.fame[seat])
                return tracks == (population, revenue, fame)
            case _:
                return None

    def end(self, effect: Effect) -> bool | None:
        after = self.after
        match effect:
            case told.StackEmpty(symbol=symbol):
                return self.left(symbol) == 0 and str(self.event).endswith(f" {symbol}")
            case told.SheetFull(seat=seat):
                return self.full(seat)
            case told.FameCounted(seat=seat):
                return after.phase == "over" and seat < self.rules.seats
            case told.FameTied(seat=seat, seats=seats, fame=fame, money=money):
                score = self.rules.score(after)
                poorer = all((score[o], after.money[o] < money) == (fame, True) for o in seats)
                return (score[seat], after.money[seat]) == (fame, money) and poorer and bool(seats)
            case told.ShowdownEnded(reason=reason, ranks=ranks, score=score):
                full = any(map(self.full, range(self.rules.seats)))
                right = full if reason == "sheet" else not full and self.left(reason) == 0
                return right and (ranks, score) == (self.rules.ranks(after), self.rules.score(after))
            case _:
                return None

    def left(self, size: str) -> int:
        """Premier rooms of a size still to come."""
        rooms = self.rules.components.rooms
        stacks = zip(rooms, self.after.stack_a, self.after.stack_b, strict=True)
        return sum(a + b for room, a, b in stacks if room.premier and room.size == size)

    def full(self, seat: Seat) -> bool:
        plan = self.rules.box.plan
        cells = sum(plan.spots[spot].cells.bit_count() for spot in self.after.sheets[seat])
        return cells == plan.whole.bit_count()
