"""Vegas Showdown as `Rules`: the protocol in front of turns, auction, settlement and views."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from croupier.core.options import Value
from croupier.core.rules import Chance, Effect, Over, Seat, Source
from croupier.games.showdown import auction, draws, positions, settlement, turns
from croupier.games.showdown import view as views
from croupier.games.showdown.box import Box, box_of
from croupier.games.showdown.events import (
    Bid,
    Build,
    Cancel,
    Done,
    Draw,
    Pass,
    Publicity,
    Remove,
    Renovate,
    ShowdownEvent,
    Start,
    Store,
    TurnUp,
    parse,
)
from croupier.games.showdown.load import shipped_as
from croupier.games.showdown.options import components
from croupier.games.showdown.presentation import Presentation
from croupier.games.showdown.rooms import Components, MovePrices
from croupier.games.showdown.state import State
from croupier.games.showdown.view import View

_OVER = Over()
_LOT = Chance("start")
_ROOM = Chance("room")


@dataclass(frozen=True)
class Showdown:
    """One set of components with the number of seats fixed."""

    components: Components
    seats: int

    @property
    def name(self) -> str:
        """The game's name."""
        return "vegas-showdown"

    @property
    def revision(self) -> int:
        """The revision of the rules."""
        return 1

    @property
    def options(self) -> dict[str, str]:
        """The set by its sha256, and its text if it is not the shipped one."""
        said = f"sha256:{self.components.sha256}"
        if shipped_as(self.components.sha256) is None:
            said = f"{said} {json.dumps(self.components.text)}"
        return {"set": said}

    def __reduce__(self) -> tuple[type[Showdown], tuple[Components, int]]:
        """Bots in other processes get the set and the seats; what is worked out from them stays here."""
        return Showdown, (self.components, self.seats)

    @cached_property
    def box(self) -> Box:
        """The set laid out for these seats."""
        return box_of(self.components, self.seats)

    @cached_property
    def longest(self) -> int:
        """Turns end because every turn takes a circular space from each standing marker."""
        circular, spaces = self.components.circular, self.box.by_seats.spaces
        premier = [room for room in self.components.rooms if room.premier]
        rooms = sum(room.copies for room in premier)
        drops = sum(room.copies * (circular.index(room.price) + 1) for room in premier)
        raises = max(
            (c.effect.steps for c in self.components.cards if isinstance(c.effect, MovePrices)), default=0
        )
        most_turns = 2 + drops // spaces + rooms * max(raises, 0)
        settling = self.seats * (settlement.MOST_REMOVED + settlement.MOST_BUILT + 1)
        bids = sum(len(lot.spaces) for lot in self.box.lots)
        return 1 + 2 * rooms + 1 + most_turns * (bids + self.seats + settling)

    @property
    def complete_actions(self) -> bool:
        """Every legal action is listed."""
        return True

    def start(self) -> State:
        """VS §1.4 to §1.6 The table before the lot for the button."""
        return turns.fresh(self.box)

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        """VS §2 Whose turn it is; the button seat asks for the first card of a later turn."""
        match state.phase:
            case "actions" | "settle":
                return (state.seat,)
            case "event":
                return Chance("event", None if state.turn == 1 or state.drawn else state.button)
            case "setup" | "room":
                return _ROOM
            case "start":
                return _LOT
            case "over":
                return _OVER

    def actions(self, state: State, seat: Seat) -> Sequence[ShowdownEvent]:
        """VS §3 What the seat in turn may do."""
        if state.pending is None:
            return auction.open_choices(self.box, state, seat)
        return settlement.open_settling(self.box, state, state.pending)

    def is_legal(self, state: State, seat: Seat | None, event: ShowdownEvent) -> bool:
        """Whether a seat may do this now; seat None: whether chance can bring it."""
        turn = self.turn(state)
        if seat is None:
            return isinstance(turn, Chance) and any(event == outcome for outcome, _ in self.outcomes(state))
        return turn == (seat,) and event in self.actions(state, seat)

    def outcomes(self, state: State) -> Iterator[tuple[ShowdownEvent, int]]:
        """VS §1.6, §2.2 Seats for the lot, rooms of the stack that is due, cards of the pile."""
        return draws.outcomes(self, state)

    def sample(self, state: State, source: Source) -> ShowdownEvent:
        """One outcome; `draws` says in which order it is drawn."""
        return draws.sample(self, state, source)

    def apply(
        self, state: State, seat: Seat | None, event: ShowdownEvent, told: list[Effect] | None = None
    ) -> State:
        """The state after the event; what it does is added to `told`, if somebody wants to know."""
        match event:
            case Bid() | Renovate() | Publicity() | Pass():
                return turns.chosen(self.box, state, state.seat, event, told)
            case Build() | Store() | Remove() | Done() | Cancel():
                return turns.settled(self.box, state, event, told)
            case TurnUp():
                return turns.turned_up(self.box, state, event, told)
            case Draw():
                return turns.card_drawn(self.box, state, event, told)
            case Start(seat=first):
                return turns.button_drawn(state, first)

    @property
    def presentation(self) -> Presentation:
        """What people read of it."""
        return Presentation(self)

    def shown(self, state: State, seat: Seat | None, event: ShowdownEvent) -> str:
        """Nothing is secret, so nothing is uncovered."""
        return ""

    def view(self, state: State, seat: Seat | None) -> View:
        """VS §2.3 What a seat sees: everything but the order of stacks and cards, which is not."""
        return views.build(self.box, state, seat)

    def redeal(self, view: View, source: Source) -> State:
        """The state of a view; nothing is hidden, so there is nothing to draw."""
        return views.state_of(self.box, view)

    def score(self, state: State) -> tuple[int, ...]:
        """VS §5.2 to §5.5 Each seat's fame, as if the game ended now."""
        return tuple(map(sum, turns.final(self.box, state)))

    def ranks(self, state: State) -> tuple[int, ...]:
        """VS §5.5 Ranks by fame, then by money, then shared."""
        return turns.ranking(self.score(state), state.money)

    def totals(self, state: State) -> tuple[int, ...]:
        """Every room wherever it lies; population and revenue less what the sheets give."""
        return positions.totals(self, state)

    def facts(self, state: State) -> dict[str, tuple[int, ...]]:
        """Each seat's money and tracks."""
        return {
            "money": state.money,
            "population": state.population,
            "revenue": state.revenue,
            "fame": state.fame,
        }

    def parse(self, text: str) -> ShowdownEvent:
        """The event of a text."""
        cards = [card.id for card in self.components.cards]
        return parse(text, self.seats, self.box.plan.number, cards, self.box.lot_number)

    def position(self, state: State) -> str:
        """The state as one line."""
        return positions.write(state)

    def read_position(self, text: str) -> State:
        """The state of a line."""
        return positions.read(self, text)


def make(seats: int, values: Mapping[str, Value]) -> Showdown:
    """The rules with a set of components."""
    return Showdown(components(values["set"]), seats)
