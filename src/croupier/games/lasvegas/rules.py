"""The rules of Las Vegas 2012 and Las Vegas Six, in the order of their rulebooks.

Clauses are cited as on the rules pages: LV12 is the 2012 edition, LV6 the newer one. What an edition has in
its box, and which of two ways it goes, is data in `editions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from croupier.core import options as core_options
from croupier.core import position
from croupier.core.chance import pick, roll, rolls
from croupier.core.rules import Chance, Effect, Over, Preview, Refusal, Seat, Source
from croupier.games.lasvegas import editions, telling
from croupier.games.lasvegas import view as views
from croupier.games.lasvegas.editions import CASINOS, Edition, Options
from croupier.games.lasvegas.events import (
    BANDIT,
    BANDIT_PLACES,
    PLACES,
    Bill,
    LasVegasEvent,
    Neutral,
    Place,
    Roll,
    Start,
    parse,
)
from croupier.games.lasvegas.payout import bandit_ranking, ranking
from croupier.games.lasvegas.state import State
from croupier.games.lasvegas.view import View, strengths

_OVER = Over()
_LOT = Chance("start")
_STOCK = Chance("bill")
_ROLL = tuple(Chance("roll", seat) for seat in range(6))
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
        names = sorted(option.name for option in editions.options(self.edition, self.seats))
        return {name: core_options.text(getattr(self.settings, name)) for name in names}

    @property
    def longest(self) -> int:
        """The lot; in each round all bills, the neutral dice, a roll and a placement for each die."""
        bills = sum(number for _, number in self.edition.bills)
        dice = self.seats * (self.edition.small + self.edition.big + self.white_dice)
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
    def white_dice(self) -> int:
        """LV12 §6.1, LV6 §6.1 Each seat's neutral dice."""
        return self.edition.white[self.seats] if self.settings.neutral else 0

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
            small=(),
            big=(),
            white=(),
            dice=(),
            biggies=(),
            bandit=_EMPTY_BANDIT,
            roll=(),
            roll_big=0,
            roll_white=(),
            won=((),) * self.seats,
        )
        return self._set_up(fresh)

    def _set_up(self, state: State) -> State:
        """LV12 §2.3 Every seat takes its dice back; the casinos are empty and wait for bills."""
        empty = ((0,) * self.players,) * CASINOS
        return self._stock_on(
            state._replace(
                seat=-1,
                stocking=1,
                left_over=self.left_over,
                bills=((),) * self.casinos,
                small=(self.edition.small,) * self.seats,
                big=(self.edition.big,) * self.seats,
                white=(self.white_dice,) * self.seats,
                dice=empty,
                biggies=empty,
                bandit=_EMPTY_BANDIT,
            )
        )

    def _stocked(self, casino: int, bills: tuple[int, ...]) -> bool:
        """LV12 §2.1, LV6 §2.1, LV6 §7.1 Whether a casino has all its bills."""
        if casino == BANDIT:
            return len(bills) == self.settings.bandit_bills
        if self.edition.stock_sum is not None:
            return sum(bills) >= self.edition.stock_sum
        return len(bills) == self.edition.stock_bills

    def _stock_on(self, state: State) -> State:
        """LV12 §2.1-2.2 Goes on to the next casino that can get a bill; then the start seat is to roll."""
        casino = state.stocking
        empty = not any(state.pile) and not state.bottom
        while casino <= self.casinos and (empty or self._stocked(casino, state.bills[casino - 1])):
            casino += 1
        ready = casino > self.casinos and state.round <= self.settings.rounds
        seat = state.start if ready else -1
        return state._replace(stocking=casino, seat=seat)

    def _bill(self, state: State, event: Bill) -> State:
        """LV12 §2.1 A bill is turned up; bills at a casino lie in falling order."""
        pile, bottom = state.pile, state.bottom
        if any(pile):
            index = self.edition.values.index(event.value)
            pile = (*pile[:index], pile[index] - 1, *pile[index + 1 :])
        else:
            bottom = bottom[1:]
        at = event.casino - 1
        here = tuple(sorted((*state.bills[at], event.value), reverse=True))
        bills = (*state.bills[:at], here, *state.bills[at + 1 :])
        return self._stock_on(state._replace(pile=pile, bottom=bottom, bills=bills))

    # §3 A turn

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        """LV12 §3 Set-up first; then the seat in turn rolls, and chooses."""
        if state.round > self.settings.rounds:
            return _OVER
        if state.start < 0:
            return _LOT
        if state.stocking <= self.casinos:
            return _STOCK
        if state.left_over:
            return Chance("neutral", state.start)
        if state.roll or state.roll_big or state.roll_white:
            return (state.seat,)
        return _ROLL[state.seat]

    def actions(self, state: State, seat: Seat) -> list[LasVegasEvent]:
        """LV12 §3.2, LV6 §7.2 One placement for each value rolled; on the bandit, if it is not there yet."""
        faces = (*state.roll, state.roll_big, *state.roll_white)
        found: list[LasVegasEvent] = []
        for value in range(1, 7):
            if value in faces:
                found.append(PLACES[value])
                if self.settings.bandit and state.bandit[value - 1][0] < 0:
                    found.append(BANDIT_PLACES[value])
        return found

    def is_legal(self, state: State, seat: Seat | None, event: LasVegasEvent) -> bool:
        """Whether a seat may do this now; seat None: whether chance can bring it."""
        turn = self.turn(state)
        if seat is None:
            return isinstance(turn, Chance) and self._is_possible(state, turn, event)
        return turn == (seat,) and event in self.actions(state, seat)

    def placed(self, state: State, seat: Seat, event: Place) -> State:
        """LV12 §3.2, §6.2 All dice of the value leave the hand for the casino; never fewer."""
        value = event.value
        small = state.roll.count(value)
        big = int(state.roll_big == value)
        white = state.roll_white.count(value)
        changes: dict[str, object] = {
            "small": _minus(state.small, seat, small),
            "roll": (),
            "roll_big": 0,
            "roll_white": (),
        }
        if big:
            changes["big"] = _minus(state.big, seat, 1)
        if white:
            changes["white"] = _minus(state.white, seat, white)
        if event.bandit:
            entry = (seat, small, big)
            changes["bandit"] = (*state.bandit[: value - 1], entry, *state.bandit[value:])
        else:
            here = list(state.dice[value - 1])
            here[seat] += small
            if white:
                here[-1] += white
            changes["dice"] = (*state.dice[: value - 1], tuple(here), *state.dice[value:])
            if big:
                lies = _minus(state.biggies[value - 1], seat, -1)
                changes["biggies"] = (*state.biggies[: value - 1], lies, *state.biggies[value:])
        return state._replace(**changes)  # type: ignore[arg-type]

    def next_seat(self, state: State, seat: Seat) -> Seat:
        """LV12 §3.3-3.4 The next seat clockwise that has dice; -1: the round has ended."""
        for step in range(1, self.seats + 1):
            after = (seat + step) % self.seats
            if state.small[after] or state.big[after] or state.white[after]:
                return after
        return -1

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

    def settle(self, state: State, last: Seat) -> State:
        """LV12 §4.2-4.3, LV6 §4.2 All casinos are paid in order; then the next round, or the end."""
        hands = [list(bills) for bills in state.won]
        left: list[int] = []
        for casino in range(1, self.casinos + 1):
            won, rest = self.paid(state, casino)
            for seat, bill in won:
                hands[seat].append(bill)
            left += [bill for bill, _ in rest]
        below = self.edition.unclaimed == "bottom"
        return self._set_up(
            state._replace(
                round=state.round + 1,
                start=self._next_start(state, last),
                bottom=(*state.bottom, *left) if below else state.bottom,
                box=state.box if below else tuple(sorted((*state.box, *left))),
                won=tuple([tuple(sorted(bills, reverse=True)) for bills in hands]),
            )
        )

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
        match self.turn(state):
            case Chance(verb="start"):
                yield from ((Start(seat), 1) for seat in range(self.seats))
            case Chance(verb="bill"):
                if not any(state.pile):
                    yield Bill(state.stocking, state.bottom[0]), 1
                for value, number in zip(self.edition.values, state.pile, strict=True):
                    if number:
                        yield Bill(state.stocking, value), number
            case Chance(verb="neutral"):
                yield from ((Neutral(faces), weight) for faces, weight in rolls(state.left_over))
            case Chance():
                seat = state.seat
                for small, weight in rolls(state.small[seat]):
                    for big in range(1, 7) if state.big[seat] else (0,):
                        for white, times in rolls(state.white[seat]):
                            yield Roll(small, big, white), weight * times

    def sample(self, state: State, source: Source) -> LasVegasEvent:
        """One outcome: a bill by walking the pile in rising order; small dice, the Biggie, neutral dice."""
        if state.start < 0:
            return Start(source.below(self.seats))
        if state.stocking <= self.casinos:
            if not any(state.pile):
                return Bill(state.stocking, state.bottom[0])
            return Bill(state.stocking, self.edition.values[pick(source, state.pile)])
        if state.left_over:
            return Neutral(roll(source, state.left_over))
        seat = state.seat
        small = roll(source, state.small[seat])
        big = source.below(6) + 1 if state.big[seat] else 0
        return Roll(small, big, roll(source, state.white[seat]))

    def _is_possible(self, state: State, turn: Chance, event: LasVegasEvent) -> bool:
        match event:
            case Start(seat=seat):
                return turn.verb == "start" and seat < self.seats
            case Bill(casino=casino, value=value):
                if turn.verb != "bill" or casino != state.stocking or value not in self.edition.values:
                    return False
                if any(state.pile):
                    return state.pile[self.edition.values.index(value)] > 0
                return value == state.bottom[0]
            case Neutral(faces=faces):
                return turn.verb == "neutral" and len(faces) == state.left_over
            case Roll(small=small, big=big, white=white):
                dice = (len(small), int(big > 0), len(white))
                seat = state.seat
                return turn.verb == "roll" and dice == (state.small[seat], state.big[seat], state.white[seat])
            case Place():
                return False

    def apply(self, state: State, seat: Seat | None, event: LasVegasEvent) -> State:
        """The state after the event."""
        match event:
            case Place():
                assert seat is not None
                placed = self.placed(state, seat, event)
                after = self.next_seat(placed, seat)
                return placed._replace(seat=after) if after >= 0 else self.settle(placed, seat)
            case Roll(small=small, big=big, white=white):
                return state._replace(roll=small, roll_big=big, roll_white=white)
            case Bill():
                return self._bill(state, event)
            case Neutral(faces=faces):
                return state._replace(left_over=0, dice=_with_neutral(state.dice, faces))
            case Start(seat=first):
                return state._replace(start=first)

    # What people see

    def effects(self, state: State, seat: Seat | None, event: LasVegasEvent) -> tuple[Effect, ...]:
        """What the event does, in order; the last placement of a round pays it."""
        return tuple(telling.effects(self, state, seat, event))

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

    def preview(self, view: View, event: LasVegasEvent) -> Preview:
        """What the placement would win now."""
        return views.preview(view, event)

    def why_not(self, view: View, event: LasVegasEvent) -> Refusal:
        """Why the viewer may not do this now."""
        return views.why_not(self.edition, self.settings.rounds, view, event)

    # Texts and figures

    def totals(self, state: State) -> tuple[int, ...]:
        """Each seat's dice, the neutral dice, and all the money of the box."""
        own = [
            state.small[seat]
            + state.big[seat]
            + sum(here[seat] for here in (*state.dice, *state.biggies))
            + sum(small + big for who, small, big in state.bandit if who == seat)
            for seat in range(self.seats)
        ]
        white = sum(state.white) + state.left_over
        if self.settings.neutral:
            white += sum(here[-1] for here in state.dice)
        pile = sum(value * number for value, number in zip(self.edition.values, state.pile, strict=True))
        lying = sum(map(sum, (state.bottom, state.box, *state.bills, *state.won)))
        return (*own, white, pile + lying)

    def facts(self, state: State) -> dict[str, tuple[int, ...]]:
        """The dice each seat has left in hand."""
        left = zip(state.small, state.big, state.white, strict=True)
        return {"left": tuple([sum(dice) for dice in left])}

    def parse(self, text: str) -> LasVegasEvent:
        """The event of a text."""
        return parse(text)

    def position(self, state: State) -> str:
        """The state as one line."""
        return position.write(state)

    def read_position(self, text: str) -> State:
        """The state of a line."""
        return position.read(text, State)


def _minus(numbers: tuple[int, ...], index: int, count: int) -> tuple[int, ...]:
    """The numbers with one of them lowered."""
    return (*numbers[:index], numbers[index] - count, *numbers[index + 1 :])


def _with_neutral(dice: tuple[tuple[int, ...], ...], faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """LV12 §6.3 The casinos with the neutral dice on those they show."""
    return tuple([(*here[:-1], here[-1] + faces.count(casino)) for casino, here in enumerate(dice, 1)])
