"""The rules of Las Vegas 2012 and Las Vegas Six, in the order of their rulebooks.

Clauses are cited as on the rules pages: LV12 is the 2012 edition, LV6 the newer one. What an edition has in
its box, and which of two ways it goes, is data in `editions`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from croupier.core import options as core_options
from croupier.core import position
from croupier.core.rules import Chance, Effect, Over, Seat, Source
from croupier.games.lasvegas import changes, draws, positions
from croupier.games.lasvegas import options as lasvegas_options
from croupier.games.lasvegas import view as views
from croupier.games.lasvegas.editions import CASINOS, LAS_VEGAS_2012, LAS_VEGAS_SIX, Edition
from croupier.games.lasvegas.effects import Boxed, GameEnded, Returned, RoundEnded, Started
from croupier.games.lasvegas.events import (
    BANDIT,
    BANDIT_PLACES,
    PLACES,
    Bill,
    LasVegasEvent,
    Neutral,
    Place,
    Roll,
    parse,
)
from croupier.games.lasvegas.options import Options
from croupier.games.lasvegas.payout import bandit_ranking, ranking, strengths
from croupier.games.lasvegas.presentation import Presentation
from croupier.games.lasvegas.state import State
from croupier.games.lasvegas.view import View

_OVER = Over()
_LOT = Chance("start")
_STOCK = Chance("bill")
_ROLL = tuple(Chance("roll", seat) for seat in range(6))
_CHOOSE = tuple((seat,) for seat in range(6))
_EMPTY_BANDIT = ((-1, 0, 0),) * 6


@dataclass(frozen=True)
class LasVegas:
    """One edition with its seats and options fixed."""

    edition: Edition
    seats: int
    settings: Options

    @property
    def name(self) -> str:
        """The game's name."""
        return self.edition.name

    @property
    def revision(self) -> int:
        """The revision of the rules."""
        return self.edition.revision

    @property
    def options(self) -> dict[str, str]:
        """All options as texts, sorted by name."""
        names = sorted(option.name for option in lasvegas_options.options(self.edition, self.seats))
        return {name: core_options.text(getattr(self.settings, name)) for name in names}

    @property
    def longest(self) -> int:
        """The lot; in each round all bills, the neutral dice, a roll and a placement for each die."""
        bills = sum(number for _, number in self.edition.bills)
        dice = self.seats * (self.edition.small + self.edition.big + self.neutral_dice)
        return 1 + self.settings.rounds * (bills + 1 + 2 * dice)

    @property
    def complete_actions(self) -> bool:
        """Every legal action is listed."""
        return True

    # §1 Material

    @cached_property
    def players(self) -> int:
        """LV12 §6.4 The seats, and the neutral dice as one more player."""
        return self.seats + self.settings.neutral

    @cached_property
    def casinos(self) -> int:
        """LV6 §1.1 Six casinos; the bandit is a seventh."""
        return CASINOS + self.settings.bandit

    @cached_property
    def neutral_dice(self) -> int:
        """LV12 §6.1, LV6 §6.1 Each seat's neutral dice."""
        return self.edition.neutral[self.seats] if self.settings.neutral else 0

    @cached_property
    def left_over(self) -> int:
        """LV12 §6.3 Neutral dice that no seat gets and the start seat rolls first."""
        return self.edition.left_over.get(self.seats, 0) if self.settings.neutral else 0

    # §2 Set-up of a round

    def start(self) -> State:
        """LV12 §2.4 The table before the first round: the start seat is set, or the lot is due."""
        first = -1 if self.settings.start == "lot" else int(self.settings.start) - 1
        fresh = State(
            round=1,
            start=first,
            seat=-1,
            stocking=1,
            left_over=0,
            pile=tuple(number for _, number in self.edition.bills),
            bottom=(),
            box=(),
            bills=(),
            hands=(),
            dice=(),
            biggies=(),
            bandit=_EMPTY_BANDIT,
            rolled=None,
            won=((),) * self.seats,
        )
        return self._set_up(fresh)

    def _set_up(self, state: State) -> State:
        """LV12 §2.3 Every seat takes its dice back; the casinos are empty and wait for bills."""
        bills: tuple[tuple[int, ...], ...] = ((),) * self.casinos
        stocking = self._next_to_stock(1, bills, any(state.pile) or bool(state.bottom))
        ready = stocking > self.casinos and state.round <= self.settings.rounds
        return state._replace(
            seat=state.start if ready else -1,
            stocking=stocking,
            left_over=self.left_over,
            bills=bills,
            hands=((self.edition.small, self.edition.big, self.neutral_dice),) * self.seats,
            dice=((0,) * self.players,) * CASINOS,
            biggies=(0,) * self.seats,
            bandit=_EMPTY_BANDIT,
            rolled=None,
        )

    def _stocked(self, casino: int, bills: tuple[int, ...]) -> bool:
        """LV12 §2.1, LV6 §2.1, LV6 §7.1 Whether a casino has all its bills."""
        if casino == BANDIT:
            return len(bills) == self.settings.bandit_bills
        enough = self.edition.stock_sum
        return len(bills) == self.edition.stock_bills if enough is None else sum(bills) >= enough

    def _next_to_stock(self, casino: int, bills: Sequence[tuple[int, ...]], left: bool) -> int:
        """LV12 §2.1-2.2 The next casino that can get a bill; one past the last when all is dealt."""
        while casino <= self.casinos and (not left or self._stocked(casino, bills[casino - 1])):
            casino += 1
        return casino

    def _bill(self, state: State, event: Bill) -> State:
        """LV12 §2.1 A bill is turned up; bills at a casino lie in falling order; then the start seat."""
        pile, bottom, bills = list(state.pile), state.bottom, list(state.bills)
        if any(pile):
            pile[self.edition.values.index(event.value)] -= 1
        else:
            bottom = bottom[1:]
        at = event.casino - 1
        bills[at] = tuple(sorted((*bills[at], event.value), reverse=True))
        stocking = self._next_to_stock(event.casino, bills, bool(bottom) or any(pile))
        seat = state.start if stocking > self.casinos else -1
        return state.with_bill(stocking, tuple(pile), bottom, tuple(bills), seat)

    # §3 A turn

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        """LV12 §3 Set-up first; then the seat in turn rolls, and chooses."""
        if state.rolled is not None:
            return _CHOOSE[state.seat]
        if state.seat >= 0:
            return Chance("neutral", state.start) if state.left_over else _ROLL[state.seat]
        if state.round > self.settings.rounds:
            return _OVER
        return _LOT if state.start < 0 else _STOCK

    def actions(self, state: State, seat: Seat) -> list[LasVegasEvent]:
        """LV12 §3.2, LV6 §7.2 One placement for each value rolled; on the bandit, if it is not there yet."""
        assert state.rolled is not None
        if not self.settings.bandit:
            return state.rolled.places
        found: list[LasVegasEvent] = []
        for value in state.rolled.values:
            found.append(PLACES[value])
            if state.bandit[value - 1][0] < 0:
                found.append(BANDIT_PLACES[value])
        return found

    def is_legal(self, state: State, seat: Seat | None, event: LasVegasEvent) -> bool:
        """Whether a seat may do this now; seat None: whether chance can bring it."""
        turn = self.turn(state)
        if seat is None:
            return isinstance(turn, Chance) and draws.is_possible(self, state, turn, event)
        return turn == (seat,) and event in self.actions(state, seat)

    def placed(self, state: State, seat: Seat, event: Place) -> State:
        """LV12 §3.2, §6.2 All dice of the value leave the hand for the casino; never fewer."""
        rolled, hands, value = state.rolled, list(state.hands), event.value
        assert rolled is not None
        at = value - 1
        small, big, neutral = rolled.counts[at]
        own_small, own_big, own_neutral = hands[seat]
        hands[seat] = (own_small - small, own_big - big, own_neutral - neutral)
        dice, biggies, bandit = state.dice, state.biggies, state.bandit
        if event.bandit:
            bandit = (*bandit[:at], (seat, small, big), *bandit[value:])
        else:
            here = list(dice[at])
            here[seat] += small
            if neutral:
                here[-1] += neutral
            casinos = list(dice)
            casinos[at] = tuple(here)
            dice = tuple(casinos)
        if big:
            biggies = (*biggies[:seat], BANDIT if event.bandit else value, *biggies[seat + 1 :])
        return state.with_turn(self._next_seat(hands, seat), tuple(hands), dice, biggies, bandit)

    def _next_seat(self, hands: Sequence[tuple[int, int, int]], seat: Seat) -> Seat:
        """LV12 §3.3-3.4 The next seat clockwise that has dice; -1: the round has ended."""
        for after in self._clockwise[seat]:
            if any(hands[after]):
                return after
        return -1

    @cached_property
    def _clockwise(self) -> tuple[tuple[Seat, ...], ...]:
        """LV12 §3.3 The seats to the left of each seat, itself last."""
        return tuple((*range(seat + 1, self.seats), *range(seat + 1)) for seat in range(self.seats))

    # §4 Payout

    def ranked(self, state: State, casino: int) -> list[int]:
        """LV12 §4.1-4.2, LV6 §4.1, LV6 §7.4 The players who are paid at a casino, strongest first."""
        if casino == BANDIT:
            return bandit_ranking(state.bandit)
        return ranking(strengths(state, casino))

    def paid(self, state: State, casino: int) -> tuple[list[tuple[Seat, int]], list[tuple[int, bool]]]:
        """LV12 §4.2-4.3 Who takes which bill, and the bills no seat took (True: the neutral dice won it)."""
        bills = state.bills[casino - 1]
        ranked = self.ranked(state, casino)
        won: list[tuple[Seat, int]] = []
        rest: list[tuple[int, bool]] = []
        for rank, bill in enumerate(bills):
            if rank < len(ranked) and ranked[rank] < self.seats:
                won.append((ranked[rank], bill))
            else:
                rest.append((bill, rank < len(ranked)))
        return won, rest

    def _settle(self, state: State, last: Seat, told: list[Effect] | None) -> State:
        """LV12 §4.2-4.3, LV6 §4.2 All casinos are paid in order; then the next round, or the end."""
        below = self.edition.unclaimed == "bottom"
        leaves = Returned if below else Boxed
        hands = [list(bills) for bills in state.won]
        left: list[int] = []
        for casino in range(1, self.casinos + 1):
            won, rest = self.paid(state, casino)
            for seat, bill in won:
                hands[seat].append(bill)
            left += [bill for bill, _ in rest]
            if told is not None:
                told += changes.cancelled(state, casino)
                told += changes.won(state, casino, self.ranked(state, casino), won)
                told += [
                    leaves(casino=casino, bill=bill, winner="neutral" if neutral else "nobody")
                    for bill, neutral in rest
                ]
        after = self._set_up(
            state._replace(
                round=state.round + 1,
                start=self._next_start(state, last),
                bottom=(*state.bottom, *left) if below else state.bottom,
                box=state.box if below else tuple(sorted((*state.box, *left))),
                won=tuple([tuple(sorted(bills, reverse=True)) for bills in hands]),
            )
        )
        if told is not None:
            told += [RoundEnded(round=state.round), *self._next_told(after)]
        return after

    def _next_told(self, state: State) -> Iterator[Effect]:
        """LV12 §2.4, §5.1 Who starts the next round, or how the game ended."""
        if state.round > self.settings.rounds:
            ranks, score = self.ranks(state), self.score(state)
            yield from changes.ties_broken(ranks, score, [len(bills) for bills in state.won])
            yield GameEnded(ranks=ranks, score=score)
        else:
            yield Started(seat=state.start, round=state.round, why=self.edition.next_start)

    def _next_start(self, state: State, last: Seat) -> Seat:
        """LV12 §2.4, LV6 §2.2 The seat to the left of the last start, or the seat that rolled last."""
        return (state.start + 1) % self.seats if self.edition.next_start == "left" else last

    # §5 End

    def score(self, state: State) -> tuple[int, ...]:
        """LV12 §5.1 Each seat's money, in thousands."""
        return tuple([sum(bills) for bills in state.won])

    def ranks(self, state: State) -> tuple[int, ...]:
        """LV12 §5.1 The most money, then the most bills, then shared."""
        keys = [(sum(bills), len(bills)) for bills in state.won]
        return tuple([1 + sum(other > key for other in keys) for key in keys])

    # Chance

    def outcomes(self, state: State) -> Iterator[tuple[LasVegasEvent, int]]:
        """Every lot, bill or roll with its weight; dice are multisets."""
        return draws.outcomes(self, state)

    #: One outcome; `draws` says in which order it is drawn.
    sample = draws.sample

    def apply(
        self, state: State, seat: Seat | None, event: LasVegasEvent, told: list[Effect] | None = None
    ) -> State:
        """The state after the event; what it does is added to `told`, if somebody wants to know."""
        if told is not None:
            told.append(changes.told_by(state, event))
        if isinstance(event, Roll):
            return state.with_roll(event)
        if isinstance(event, Place):
            assert seat is not None
            placed = self.placed(state, seat, event)
            return placed if placed.seat >= 0 else self._settle(placed, seat, told)
        if isinstance(event, Bill):
            return self._bill(state, event)
        if isinstance(event, Neutral):
            return state._replace(left_over=0, dice=_with_neutral(state.dice, event.faces))
        return state._replace(start=event.seat)

    # What people see

    @property
    def presentation(self) -> Presentation:
        """What people read of it."""
        return Presentation(self)

    def shown(self, state: State, seat: Seat | None, event: LasVegasEvent) -> str:
        """Nothing is secret but money, and that was seen when won."""
        return ""

    def view(self, state: State, seat: Seat | None) -> View:
        """LV12 §4.4 What a seat sees; after the end all money lies open."""
        over = state.round > self.settings.rounds
        return views.build(state, seat, over or self.settings.money == "open")

    def redeal(self, view: View, source: Source) -> State:
        """A state this view cannot tell from the real one."""
        return views.redeal(self.edition, view, source)

    # Texts and figures

    def totals(self, state: State) -> tuple[int, ...]:
        """Each seat's dice, the neutral dice, and all the money of the box."""
        return positions.totals(self, state)

    def facts(self, state: State) -> dict[str, tuple[int, ...]]:
        """The dice each seat has left in hand."""
        return {"left": tuple([sum(hand) for hand in state.hands])}

    def parse(self, text: str) -> LasVegasEvent:
        """The event of a text."""
        return parse(text)

    def position(self, state: State) -> str:
        """The state as one line."""
        return position.write(state)

    def read_position(self, text: str) -> State:
        """The state of a line."""
        return positions.read(self, text)


def make(edition: Edition, seats: int, values: Mapping[str, core_options.Value]) -> LasVegas:
    """The rules of an edition with every option settled."""
    return LasVegas(edition, seats, Options(**dict(values)))  # type: ignore[arg-type]


make_2012 = partial(make, LAS_VEGAS_2012)
make_six = partial(make, LAS_VEGAS_SIX)


def _with_neutral(dice: tuple[tuple[int, ...], ...], faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """LV12 §6.3 The casinos with the neutral dice on those they show."""
    return tuple([(*here[:-1], here[-1] + faces.count(casino)) for casino, here in enumerate(dice, 1)])
