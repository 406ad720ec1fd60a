"""Renovating: the best way to take rooms off and lay rooms, and whether it pays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from croupier.core.rules import Seat
from croupier.games.showdown.events import CANCEL, DONE, Remove, ShowdownEvent
from croupier.games.showdown.settlement import MOST_BUILT
from croupier.games.showdown.sheet import Sheet, laid, lifted
from croupier.games.showdown.state import Renovation, State
from croupier.value.showdown_worth import Valuation


class Work(NamedTuple):
    """A renovation: the spots taken off, the spots laid, and how much better the sheet then lies."""

    removed: tuple[int, ...]
    built: tuple[int, ...]
    gain: float


class Renovator:
    """Finds the renovation worth most: two rooms laid at once, or one room moved or given up."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self.plan = valuation.plan
        self.box = valuation.box
        self.works = lru_cache(maxsize=1_000)(self._works)

    def worth(self, state: State, seat: Seat, left: float) -> float:
        """What the best renovation brings; less than nothing if there is none."""
        best = self.best(state, seat, left)
        return -1.0 if best is None else best[0]

    def best(self, state: State, seat: Seat, left: float) -> tuple[float, Work] | None:
        """The renovation worth most, with its worth."""
        valuation, sheet = self.valuation, state.sheets[seat]
        found: tuple[float, Work] | None = None
        for work in self.works(sheet, state.stored[seat]):
            worth = work.gain
            rooms = [self.plan.spots[spot].room for spot in work.built]
            for spot in work.removed:
                room = self.plan.spots[spot].room
                if room in rooms:
                    rooms.remove(room)
                else:
                    worth -= valuation.laid(state, seat, room, left)
            for room in rooms:
                kept = valuation.kept(sheet, room, left)
                worth += (1 - kept) * valuation.laid(state, seat, room, left)
            if found is None or worth > found[0]:
                found = (worth, work)
        return found

    def next_event(self, state: State, work: Renovation) -> ShowdownEvent:
        """VS §3.4 The next step of the best renovation from the sheet as it was.

        One that somebody else began, a person whose seat it is or who asks what a step is worth, is ended.
        """
        best = self.best(state, state.seat, self.valuation.turns_left(state))
        if best is None or not self._follows(state.sheets[state.seat], work, best[1]):
            return self._ended(state, work)
        removed, built = best[1].removed, best[1].built
        if work.removed < len(removed):
            return Remove(self.plan.spots[removed[work.removed]].square)
        if work.built < len(built):
            return self.box.builds[built[work.built]]
        return DONE

    def _follows(self, sheet: Sheet, work: Renovation, planned: Work) -> bool:
        """Whether the steps so far are those that were planned."""
        if work.built and work.removed < len(planned.removed):
            return False
        for spot in planned.removed[: work.removed]:
            sheet = lifted(sheet, spot)
        for spot in planned.built[: work.built]:
            sheet = laid(sheet, spot)
        return sheet == work.sheet

    def _ended(self, state: State, work: Renovation) -> ShowdownEvent:
        """The step towards the best sheet that one or two rooms make of a work, or none does: cancel."""
        best = 0.0
        event: ShowdownEvent = CANCEL
        left = MOST_BUILT - work.built
        for built, sheet in [((), work.sheet), *self._endings(work.sheet, work.stored, left)]:
            if self.plan.fault(sheet) is None and (gain := self._gain(state, sheet)) > best:
                best, event = gain, self.box.builds[built[0]] if built else DONE
        return event

    def _endings(
        self, sheet: Sheet, hand: tuple[int, ...], left: int
    ) -> Iterator[tuple[tuple[int, ...], Sheet]]:
        """Sheets with rooms of a hand laid; where something is wrong, wherever one room mends it."""
        if not left:
            return
        if self.plan.fault(sheet) is None:
            yield from ((built, end) for built, end in self._laid(sheet, hand) if len(built) <= left)
            return
        for room in dict.fromkeys(hand):
            yield from (((spot,), laid(sheet, spot)) for spot in self.plan.free(sheet, room))

    def _gain(self, state: State, sheet: Sheet) -> float:
        """How much better a sheet is than the seat's own."""
        seat, before = state.seat, state.sheets[state.seat]
        left = self.valuation.turns_left(state)
        worth = self.valuation.lying(sheet) - self.valuation.lying(before)
        for sign, spots in ((1, _others(sheet, before)), (-1, _others(before, sheet))):
            for spot in spots:
                worth += sign * self.valuation.laid(state, seat, self.plan.spots[spot].room, left)
        return worth

    def _works(self, sheet: Sheet, stored: tuple[int, ...]) -> list[Work]:
        """Renovations that lay a stored room: with no room off, or one that may go by itself."""
        if not stored:
            return []
        found = []
        now = self.valuation.lying(sheet)
        for off in (None, *sheet):
            rest = sheet if off is None else lifted(sheet, off)
            if off is not None and self.plan.fault(rest) is not None:
                continue
            hand = stored if off is None else (*stored, self.plan.spots[off].room)
            removed = () if off is None else (off,)
            for built, end in self._laid(rest, hand):
                found.append(Work(removed, built, self.valuation.lying(end) - now))
        return found

    def _laid(self, sheet: Sheet, hand: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Sheet]]:
        """One or two rooms of a hand, each laid where it lies best."""
        for first in dict.fromkeys(hand):
            one = self.valuation.best(sheet, first)
            if one is None:
                continue
            then = laid(sheet, one.spot)
            yield (one.spot,), then
            rest = list(hand)
            rest.remove(first)
            for second in dict.fromkeys(rest):
                two = self.valuation.best(then, second)
                if two is not None:
                    yield (one.spot, two.spot), laid(then, two.spot)


def _others(sheet: Sheet, than: Sheet) -> list[int]:
    """The spots of a sheet that another does not have."""
    return [spot for spot in sheet if spot not in than]
