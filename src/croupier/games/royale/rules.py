"""The rules of Las Vegas Royale, in the order of their page (LVR); the tiles are in `tiles`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from croupier.core import options as core_options
from croupier.core import position
from croupier.core.rules import Chance, Effect, Event, Over, Seat, Source
from croupier.games.lasvegas.changes import ties_broken
from croupier.games.lasvegas.effects import GameEnded, RoundEnded, Started
from croupier.games.lasvegas.events import PLACES, Place, Roll, Start
from croupier.games.royale import box, changes, draws, payout, positions, setup
from croupier.games.royale import options as royale_options
from croupier.games.royale import view as views
from croupier.games.royale.editions import FIRST, SECOND, Edition
from croupier.games.royale.effects import BoxWon, PrimeTimeLed
from croupier.games.royale.events import Lay, Neutral, Pair, Pass, Reserve, RoyaleEvent, parse
from croupier.games.royale.moves import barred, place, place_of, with_chips
from croupier.games.royale.options import Options
from croupier.games.royale.presentation import Presentation
from croupier.games.royale.state import State
from croupier.games.royale.tiles.b1 import Add, PrimeTime, before_payout
from croupier.games.royale.tiles.d2 import Empowered, check_power, power_holder
from croupier.games.royale.tiles.g1 import BlackBox, Pile, ask_to_split
from croupier.games.royale.tiles.side import Activation, BlackRoll, Decline, Owed, activate
from croupier.games.royale.view import View

_OVER = Over()


@dataclass(frozen=True)
class Royale:
    """The game with its seats and options fixed."""

    seats: int
    settings: Options
    edition: Edition = SECOND

    @property
    def name(self) -> str:
        """The game's name."""
        return box.NAME

    @property
    def revision(self) -> int:
        """The revision of the rules."""
        return self.edition.revision

    @property
    def options(self) -> dict[str, str]:
        """All options as texts, sorted by name."""
        names = sorted(option.name for option in royale_options.offered(self.seats, self.edition))
        return {name: core_options.text(getattr(self.settings, name)) for name in names}

    @property
    def longest(self) -> None:
        """LVR §3.5 The number of turns has no limit."""
        return

    @property
    def complete_actions(self) -> bool:
        """Every legal action is listed."""
        return True

    # §2 Set-up of a round

    @cached_property
    def hands(self) -> int:
        """LVR §2.5 The seats, and the neutral player if it plays."""
        return self.seats + self.settings.neutral

    def start(self) -> State:
        """LVR §2.3 The table before the first round: the start seat is set, or the lot is due."""
        return setup.first(self)

    def due(self, state: State) -> Chance | None:
        """LVR §2 What the set-up waits for."""
        return setup.due(self, state)

    # §3 A turn

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        """LVR §3 What is owed first; then the seat in turn rolls, and chooses."""
        if state.round > self.settings.rounds:
            return _OVER
        owed = state.pending
        if owed is not None:
            return Chance("black", owed.seat) if isinstance(owed, BlackRoll) else (owed.seat,)
        if state.rolled is not None:
            return (state.seat,)
        if state.seat >= 0:
            return Chance("roll", state.seat)
        due = self.due(state)
        assert due is not None
        return due

    def actions(self, state: State, seat: Seat) -> list[RoyaleEvent]:
        """LVR §3.1-3.3 The token or a roll; one placement for each open value rolled, or a pass."""
        if state.pending is not None:
            return [*state.pending.choices(self, state)]
        assert state.rolled is not None
        closed = barred(state)
        found: list[RoyaleEvent] = [PLACES[value] for value in state.rolled.values if value != closed]
        return [*found, Pass()] if state.chips[seat] else found

    def is_legal(self, state: State, seat: Seat | None, event: RoyaleEvent) -> bool:
        """Whether a seat may do this now; seat None: whether chance can bring it."""
        turn = self.turn(state)
        if seat is None:
            return isinstance(turn, Chance) and draws.is_possible(self, state, turn, event)
        return turn == (seat,) and event in self.actions(state, seat)

    def apply(
        self, state: State, seat: Seat | None, event: RoyaleEvent, told: list[Effect] | None = None
    ) -> State:
        """The state after the event; what it does is added to `told`, if somebody wants to know."""
        done = self.done(state, event)
        if told is not None:
            told += changes.told_by(self, state, event, done)
        return self._go_on(state, event, done, told)

    def done(self, state: State, event: RoyaleEvent) -> State:
        """What the event itself does, before the next turn or the payout begins."""
        match event:
            case Start() | Pair() | Reserve() | Lay() | Neutral():
                return setup.prepared(self, state, event)
            case Roll():
                return self._rolled(state, event)
            case Place(value=value):
                after = self._placed(state, value)
            case Pass():
                after = with_chips(state, state.seat, -1)._replace(rolled=None)
            case answer:
                after = cast(Owed[Event], state.pending).answered(self, state, answer)
        return check_power(after)

    def _rolled(self, state: State, event: Roll) -> State:
        """LVR §3.3 A roll that shows nothing but the barred value ends the turn."""
        return state._replace(rolled=None if event.values == [barred(state)] else event)

    def _placed(self, state: State, value: int) -> State:
        """LVR §3.2, §3.4 All dice of one value go to its casino and activate its tile once."""
        roll = state.rolled
        assert roll is not None
        small, big, _ = roll.count(value)
        left = Roll(tuple([face for face in roll.small if face != value]), 0 if big else roll.big, ())
        placed = check_power(place(state, state.seat, value, small, big)._replace(rolled=None))
        return activate(self, placed, Activation(state.seat, value, (small, big), left))

    def _go_on(self, before: State, event: RoyaleEvent, state: State, told: list[Effect] | None) -> State:
        """LVR §3.5 What is owed is settled first; then the next turn, or the payout goes on."""
        if state.pending is not None or state.rolled is not None:
            return state
        match event:
            case Start() | Pair() | Reserve() | Lay() | Neutral():
                return state if self.due(state) else self._begin_turn(state, state.start)
            case Add():
                return self._pay(state, told)
            case Pile():
                return self._close(state, told)
            case Decline() if isinstance(before.pending, Empowered):
                return state
            case _:
                return self._next_turn(state, told)

    def _next_turn(self, state: State, told: list[Effect] | None) -> State:
        """LVR §3.5 The first seat clockwise with dice in hand; without one the round has ended."""
        for step in range(1, self.seats + 1):
            seat = (state.seat + step) % self.seats
            if any(state.hands[seat]):
                return self._begin_turn(state, seat)
        primed = before_payout(state)
        if primed.pending is None:
            return self._pay(primed, told)
        if told is not None:
            told.append(PrimeTimeLed(seat=primed.pending.seat, casino=place_of(state, PrimeTime.code)))
        return primed

    def _begin_turn(self, state: State, seat: Seat) -> State:
        """LVR §3.1 The holder of the Power Play token may use it; everyone else rolls."""
        owed = Empowered(seat) if power_holder(state) == seat else None
        return state._replace(seat=seat, pending=owed)

    # §4 End of a round

    def _pay(self, state: State, told: list[Effect] | None) -> State:
        """LVR §4.1 (3)-(5) Casinos, then tiles in letter order up to the Black Box."""
        after = payout.pay_tiles(payout.pay_casinos(state, told), payout.BEFORE_THE_BOX, told)
        winners = payout.winners(state)
        asked = ask_to_split(after, winners)
        if asked.pending is None:
            return self._close(after, told)
        if told is not None:
            casino = place_of(state, BlackBox.code)
            told.append(BoxWon(seat=winners[casino], casino=casino))
        return asked

    def _close(self, state: State, told: list[Effect] | None) -> State:
        """LVR §4.1 (5)-(6), §2.3 The other tiles and Bad Luck; then the next round, or the end."""
        paid = payout.pay_fines(self, payout.pay_tiles(state, payout.AFTER_THE_BOX, told), told)
        sides = [tile.code for tile in state.tiles if tile is not None]
        after = paid._replace(
            round=state.round + 1,
            start=payout.next_start(state),
            used=tuple(sorted((*state.used, *sides))) if self.settings.fresh_tiles else (),
        )
        over = after.round > self.settings.rounds
        if told is not None:
            told.append(RoundEnded(round=state.round))
            told += self._ended(after) if over else [self._started(state, after)]
        return after._replace(seat=-1) if over else setup.fresh(self, after)

    def _started(self, paid: State, after: State) -> Started:
        """LVR §2.2-2.3 Who starts the next round and why, and the chips that everybody gets."""
        won = payout.winners(paid)
        return Started(
            seat=after.start,
            round=after.round,
            why="bill" if won else "again",
            casino=max(won, default=0),
            chips=box.CHIPS_A_ROUND,
            worth=box.CHIP,
        )

    # §5 End

    def score(self, state: State) -> tuple[int, ...]:
        """LVR §5.1 Each seat's money in thousands, and 10 for a chip."""
        return tuple(
            [sum(bills) + box.CHIP * chips for bills, chips in zip(state.won, state.chips, strict=True)]
        )

    def _ended(self, state: State) -> Iterator[Effect]:
        """LVR §5.1 How the game ended, and why seats with as much money are not ranked alike."""
        ranks, score = self.ranks(state), self.score(state)
        yield from ties_broken(ranks, score, _pieces(state), chips=True)
        yield GameEnded(ranks=ranks, score=score)

    def ranks(self, state: State) -> tuple[int, ...]:
        """LVR §5.1 The most money, then the most bills plus chips, then shared."""
        keys = list(zip(self.score(state), _pieces(state), strict=True))
        return tuple([1 + sum(other > key for other in keys) for key in keys])

    # Chance

    def outcomes(self, state: State) -> Iterator[tuple[RoyaleEvent, int]]:
        """Every chance outcome with its weight; dice, pairs and the reserve are multisets."""
        return draws.outcomes(self, state)

    def sample(self, state: State, source: Source) -> RoyaleEvent:
        """One chance outcome; `draws` says in which order it is drawn."""
        return draws.sample(self, state, source)

    # What people see

    @property
    def presentation(self) -> Presentation:
        """What people read of it."""
        return Presentation(self)

    def shown(self, state: State, seat: Seat | None, event: RoyaleEvent) -> str:
        """LVR A1, G1 A guess uncovers the fist, the choice of a pile both piles."""
        return "" if state.pending is None else state.pending.shown

    def view(self, state: State, seat: Seat | None) -> View:
        """LVR §4.3 What a seat sees; after the end all money lies open."""
        over = state.round > self.settings.rounds
        return views.build(state, seat, over or self.settings.money == "open", bool(self.settings.tiles))

    def redeal(self, view: View, source: Source) -> State:
        """A state this view cannot tell from the real one."""
        return views.redeal(view, source)

    # Texts and figures

    def totals(self, state: State) -> tuple[int, ...]:
        """Each hand's small dice and Biggies wherever they lie, the grey dice, and all the money."""
        return positions.totals(state)

    def facts(self, state: State) -> dict[str, tuple[int, ...]]:
        """The dice each seat has left in hand, and its chips."""
        return {
            "left": tuple([sum(hand) for hand in state.hands[: self.seats]]),
            "chips": state.chips,
        }

    def parse(self, text: str) -> RoyaleEvent:
        """The event of a text."""
        return parse(text)

    def position(self, state: State) -> str:
        """The state as one line."""
        return position.write(state)

    def read_position(self, text: str) -> State:
        """The state of a line."""
        return positions.read(self, text)


def _pieces(state: State) -> list[int]:
    """LVR §5.1 Each seat's bills plus chips."""
    return [len(bills) + chips for bills, chips in zip(state.won, state.chips, strict=True)]


def make(seats: int, values: Mapping[str, core_options.Value]) -> Royale:
    """The rules with every option settled."""
    return Royale(seats, royale_options.settled(values))


def make_first(seats: int, values: Mapping[str, core_options.Value]) -> Royale:
    """The same by the first revision."""
    return Royale(seats, royale_options.settled(values), FIRST)
