"""Vegas Showdown once more, written from its rules page and the figures of its set file alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tests.games.showdown.independent_set import Lying, Seat, Set, text


class Showdown:
    """A table."""

    def __init__(self, box: Set, seats: int) -> None:
        self.box, self.count = box, seats
        self.seats = [Seat(box.setup) for _ in range(seats)]
        table = box.tables[seats]
        self.basic = {
            room: facts["copies"] - table["removed"]
            for room, facts in box.rooms.items()
            if facts["kind"] == "basic"
        }
        backs = {room: facts["backs"] for room, facts in box.rooms.items() if "backs" in facts}
        self.stack_a = Counter({room: back["a"] for room, back in backs.items()})
        self.stack_b = Counter({room: back["b"] for room, back in backs.items()})
        self.twice: list[str] = table["twice"]
        self.market: list[str | None] = [None] * table["spaces"]
        self.prices = [0] * table["spaces"]
        self.pile = Counter(box.copies)
        self.drawn: list[str] = []
        self.turn_number = 0
        self.button = 0
        #: The sizes still to be turned up while the table is set up.
        self.set_up = ["small", "medium", "large"]
        self.due: str | None = None
        self.choices: list[str | None] = [None] * seats
        self.phase = "start"
        self.mover = 0
        self.settling: list[int] = []
        self.renovation: tuple[list[Lying], Counter[str], int, int] | None = None
        self.bought: str | None = None

    # Who is to move

    def turn(self) -> str:
        match self.phase:
            case "over":
                return "over"
            case "start":
                return "chance start"
            case "setup" | "room":
                return "chance room"
            case "event":
                # The seat with the button asks for a new turn's first card; all else comes by itself.
                asked = self.turn_number > 1 and not self.drawn
                return f"chance event {self.button}" if asked else "chance event"
            case _:
                return f"seats {self.mover}"

    def ways(self) -> int:
        match self.phase:
            case "start":
                return self.count
            case "event":
                return (self.pile or self.box.copies).total()
            case _:
                return self.top_of(self.size_due()).total()

    def size_due(self) -> str:
        return self.set_up[0] if self.phase == "setup" else self.due or ""

    def top_of(self, size: str) -> Counter[str]:
        """VS §1.1: what may lie on top of a stack; the A backs lie above the B backs."""
        for stack in (self.stack_a, self.stack_b):
            found = Counter(
                {room: n for room, n in stack.items() if n and self.box.rooms[room]["size"] == size}
            )
            if found:
                return found
        return Counter()

    def weight(self, text: str) -> int:
        verb, *words = text.split()
        match verb:
            case "start":
                return 1
            case "event":
                return (self.pile or self.box.copies)[(words[0], words[1])]
            case _:
                return self.top_of(self.size_due())[words[0]]

    # Chance

    def happen(self, seat: int | None, text: str) -> None:
        verb, *words = text.split()
        match verb:
            case "start":
                self.button = int(words[0])
                self.phase = "setup"
            case "room":
                self.turn_up(words[0])
            case "event":
                self.event(words[0], words[1])
            case _:
                assert seat is not None
                if self.phase == "actions":
                    self.choose(seat, text)
                else:
                    self.settle(seat, text)

    def turn_up(self, room: str) -> None:
        """VS §1.6, §2.2: a room comes to the first empty space, its marker to its start price."""
        stack = self.stack_a if self.top_of(self.size_due()) == +self.of_size(self.stack_a) else self.stack_b
        stack[room] -= 1
        space = self.market.index(None)
        self.market[space], self.prices[space] = room, self.box.rooms[room]["price"]
        if self.phase == "setup":
            self.set_up.pop(0)
            if not self.set_up:
                self.new_turn()
        else:
            self.due = None
            self.refill()

    def of_size(self, stack: Counter[str]) -> Counter[str]:
        size = self.size_due()
        return Counter({room: n for room, n in stack.items() if self.box.rooms[room]["size"] == size})

    def new_turn(self) -> None:
        """VS §2.1: prices drop, not in the first turn; then empty spaces are filled."""
        self.turn_number += 1
        self.drawn = []
        self.choices = [None] * self.count
        if self.turn_number > 1:
            self.drop_prices()
        self.refill()

    def drop_prices(self) -> None:
        """VS §2.1: to the next lower circular space; from the lowest the room leaves the game."""
        for space, room in enumerate(self.market):
            lower = [price for price in self.box.circular if price < self.prices[space]]
            if room is not None and lower:
                self.prices[space] = lower[-1]
            else:
                self.market[space], self.prices[space] = None, 0

    def price_event(self, steps: int) -> None:
        """VS §2.2: markers that stand move by circular spaces, not too low and not above the start price."""
        for space, room in enumerate(self.market):
            if room is not None:
                upto = [c for c in self.box.circular if c <= self.box.rooms[room]["price"]]
                step = upto.index(self.prices[space]) + steps
                self.prices[space] = upto[min(max(step, 0), len(upto) - 1)]

    def refill(self) -> None:
        """VS §2.2: from space 1 up while one is empty; then income and actions."""
        if None in self.market:
            self.phase = "event"
            return
        self.income()
        self.phase = "actions"
        self.mover = self.button
        self.settling = []

    def event(self, card: str, symbol: str) -> None:
        """VS §2.2: the card counts, then its symbol names the stack; an empty one ends the game."""
        if not self.pile:
            self.pile = Counter(self.box.copies)
        self.pile[(card, symbol)] -= 1
        self.pile = +self.pile
        self.drawn.append(card)
        facts = self.box.cards[card]
        amount = facts.get("amount", 0)
        match facts["effect"]:
            case "fame-per-room" | "money-per-room" as kind:
                for seat in self.seats:
                    rooms = sum(lying.room in facts["rooms"] for lying in seat.sheet)
                    if kind == "fame-per-room":
                        seat.fame += amount * rooms
                    else:
                        seat.money += amount * rooms
            case "money":
                for seat in self.seats:
                    seat.money += amount
            case "most":
                best = max(getattr(seat, facts["track"]) for seat in self.seats)
                for seat in self.seats:
                    seat.fame += amount * (getattr(seat, facts["track"]) == best)
            case "fewest":
                least = min(getattr(seat, facts["track"]) for seat in self.seats)
                for seat in [s for s in self.seats if getattr(s, facts["track"]) == least]:
                    seat.money += amount
            case "prices":
                self.price_event(facts["steps"])
        self.due = symbol
        if self.top_of(symbol):
            self.phase = "room"
        else:
            self.phase = "over"

    def income(self) -> None:
        """VS §2.3, and the last income event of the turn."""
        modes = [self.box.cards[c]["mode"] for c in self.drawn if self.box.cards[c]["effect"] == "income"]
        for seat in self.seats:
            lower = min(seat.population, seat.revenue)
            match modes[-1] if modes else "":
                case "population":
                    seat.money += seat.population
                case "revenue":
                    seat.money += seat.revenue
                case "half":
                    seat.money += (lower + 1) // 2
                case _:
                    seat.money += lower

    # Actions (VS §3)

    def legal(self, seat: int) -> set[str]:
        return self.legal_actions(seat) if self.phase == "actions" else self.legal_settling(seat)

    def legal_actions(self, seat: int) -> set[str]:
        found = set(self.bids(seat))
        barred = {self.box.cards[c]["action"] for c in self.drawn if self.box.cards[c]["effect"] == "forbid"}
        found |= {"renovate", "publicity"} - barred
        return found or {"pass"}

    def bids(self, seat: int) -> Iterator[str]:
        """VS §3.2."""
        barred = {
            room
            for c in self.drawn
            if self.box.cards[c]["effect"] == "no-bid"
            for room in self.box.cards[c]["rooms"]
        }
        for lot, (room, minimum, spaces) in self.lots().items():
            held = self.standing(lot)
            for price in spaces:
                fair = price >= minimum and price <= self.seats[seat - 1].money
                if fair and room not in barred and (held is None or price > held):
                    yield f"bid {lot} {price}"

    def lots(self) -> dict[str, tuple[str, int, list[int]]]:
        """Every lot that can be bid on: its room, its minimum, its spaces."""
        lots: dict[str, tuple[str, int, list[int]]] = {}
        for room, spaces in self.box.tracks.items():
            if self.basic[room] >= 1:
                lots[room] = (room, spaces[0], spaces)
            if room in self.twice and self.basic[room] >= 2:
                lots[f"{room}2"] = (room, spaces[0], spaces)
        for space, premier in enumerate(self.market, 1):
            if premier is not None:
                lots[f"premier{space}"] = (premier, self.prices[space - 1], self.box.premier)
        return lots

    def standing(self, lot: str) -> int | None:
        """The bid that stands on a lot."""
        for choice in self.choices:
            if choice and choice.startswith(f"bid {lot} "):
                return int(choice.split()[2])
        return None

    def choose(self, seat: int, text: str) -> None:
        """VS §3.1: an outbid seat chooses again when the turn reaches it."""
        words = text.split()
        if words[0] == "bid":
            for other, choice in enumerate(self.choices):
                if choice and choice.startswith(f"bid {words[1]} "):
                    self.choices[other] = None
        if words[0] == "publicity":
            given = [
                self.box.cards[c]["amount"] for c in self.drawn if self.box.cards[c]["effect"] == "publicity"
            ]
            self.seats[seat - 1].fame += given[-1] if given else 1
        self.choices[seat - 1] = text
        around = [(seat - 1 + step) % self.count for step in range(1, self.count + 1)]
        waiting = [other for other in around if self.choices[other] is None]
        if waiting:
            self.mover = waiting[0] + 1
            return
        self.phase = "settle"
        self.settling = [(self.button - 1 + step) % self.count + 1 for step in range(self.count)]
        self.next_settler()

    # Settlement (VS §3.3 to §3.5)

    def next_settler(self) -> None:
        """The next seat that is asked something."""
        self.renovation = self.bought = None
        while self.settling:
            seat = self.settling.pop(0)
            self.mover = seat
            own = self.seats[seat - 1]
            match (self.choices[seat - 1] or "").split():
                case ["bid", lot, price]:
                    own.money -= int(price)
                    self.bought = self.take(lot)
                    own.stored[self.bought] += 1
                    return
                case ["renovate"]:
                    self.renovation = (list(own.sheet), Counter(own.stored), 0, 0)
                    return
                case ["publicity"] if +own.stored:
                    return
        self.end_of_turn()

    def take(self, lot: str) -> str:
        """The room of a lot leaves it."""
        if lot.startswith("premier"):
            space = int(lot.removeprefix("premier")) - 1
            room = self.market[space]
            assert room is not None
            self.market[space], self.prices[space] = None, 0
            return room
        room = lot.rstrip("2")
        self.basic[room] -= 1
        return room

    def legal_settling(self, seat: int) -> set[str]:
        own = self.seats[seat - 1]
        if self.renovation is None:
            found = {
                text(lying)
                for lying in self.box.places(own.sheet, own.stored)
                if self.box.fits(own.sheet, lying)
            }
            return found | ({"store"} if self.bought else {"done"})
        sheet, stored, removed, built = self.renovation
        found = {"cancel"}
        if not built and removed < 2:
            found |= {f"remove {lying.square}" for lying in sheet}
        if built < 2:
            found |= {text(lying) for lying in self.box.places(sheet, stored)}
        if self.box.sound(sheet):
            found.add("done")
        return found

    def settle(self, seat: int, event: str) -> None:
        own = self.seats[seat - 1]
        verb, *words = event.split()
        if self.renovation is None:
            if verb == "build":
                self.lay(own.sheet, own.stored, Lying(*words))
                self.count_rooms(own, [Lying(*words)], 1)
            self.next_settler()
            return
        sheet, stored, removed, built = self.renovation
        match verb:
            case "remove":
                (lying,) = [lying for lying in sheet if lying.square == words[0]]
                sheet.remove(lying)
                stored[lying.room] += 1
                self.renovation = (sheet, stored, removed + 1, built)
                return
            case "build":
                self.lay(sheet, stored, Lying(*words))
                self.renovation = (sheet, stored, removed, built + 1)
                return
            case "done":
                self.count_rooms(own, own.sheet, -1)
                self.count_rooms(own, sheet, 1)
                own.sheet, own.stored = sheet, stored
        self.next_settler()

    def lay(self, sheet: list[Lying], stored: Counter[str], lying: Lying) -> None:
        sheet.append(lying)
        stored[lying.room] -= 1

    def count_rooms(self, own: Seat, rooms: list[Lying], sign: int) -> None:
        """VS §2.5: what rooms bring, or take away again."""
        for lying in rooms:
            facts = self.box.rooms[lying.room]
            own.population += sign * facts["population"]
            own.revenue += sign * facts["revenue"]
            own.fame += sign * facts["fame"]

    def end_of_turn(self) -> None:
        """VS §5.1, §2.6."""
        squares = self.box.sheet["rows"] * self.box.sheet["columns"]
        if any(sum(len(self.box.cells(lying)) for lying in seat.sheet) == squares for seat in self.seats):
            self.phase = "over"
            return
        self.button = self.button % self.count + 1
        self.new_turn()

    # The end (VS §5)

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        scoring = self.box.scoring
        fame = [seat.fame + seat.money // scoring["money-for-fame"] for seat in self.seats]
        for track in ("population", "revenue"):
            values = [getattr(seat, track) for seat in self.seats]
            for seat, value in enumerate(values):
                place = sum(other > value for other in values)
                tied = values.count(value)
                prizes = [*scoring[f"{track}-rank"], *[0] * 9][place : place + tied]
                fame[seat] += sum(prizes) // tied
        for seat, own in enumerate(self.seats):
            fame[seat] += self.box.bonuses(own.sheet)
        order = [(total, own.money) for total, own in zip(fame, self.seats, strict=True)]
        return tuple(fame), tuple(1 + sum(other > mine for other in order) for mine in order)

    def figures(self) -> Mapping[str, Any]:
        return {
            "turn": self.turn_number,
            "button": self.button,
            "money": [seat.money for seat in self.seats],
            "population": [seat.population for seat in self.seats],
            "revenue": [seat.revenue for seat in self.seats],
            "fame": [seat.fame for seat in self.seats],
            "sheets": [sorted(seat.sheet) for seat in self.seats],
            "stored": [+seat.stored for seat in self.seats],
            "basic": list(self.basic.values()),
            "market": [
                (room, price) if room else None for room, price in zip(self.market, self.prices, strict=True)
            ],
            "stack_a": +self.stack_a,
            "stack_b": +self.stack_b,
            "drawn": self.drawn,
        }
