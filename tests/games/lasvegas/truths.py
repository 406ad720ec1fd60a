"""What is told of Las Vegas, read off the table again: by hand, without the rules' own payout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from croupier.core.rules import Effect, Seat
from croupier.games.lasvegas import effects as told
from croupier.games.lasvegas.events import BANDIT, LasVegasEvent, Place, Start
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State


def false(rules: LasVegas) -> Callable[..., str]:
    """What is false of what is told about an event; empty: nothing."""

    def look(
        before: State, seat: Seat | None, event: LasVegasEvent, effects: tuple[Effect, ...], after: State
    ) -> str:
        table = Table(rules, before, event, after)
        for effect in effects:
            if not table.holds(effect):
                return f"{effect} is false"
        for who in range(rules.seats):
            gained = Counter(after.won[who]) - Counter(before.won[who])
            taken = Counter(e.bill for e in effects if isinstance(e, told.Won) and e.seat == who)
            if gained != taken:
                return f"seat {who} has {gained}, told was {taken}"
        return ""

    return look


class Table:
    """The table before and after an event, and with the dice of a placement before anything is paid."""

    def __init__(self, rules: LasVegas, before: State, event: LasVegasEvent | None, after: State) -> None:
        self.rules, self.before, self.event, self.after = rules, before, event, after
        self.dice = [list(row) for row in before.dice]
        self.biggies = list(before.biggies)
        self.bandit = list(before.bandit)
        if isinstance(event, Place):
            self._place(event)

    def _place(self, event: Place) -> None:
        roll, seat = self.before.rolled, self.before.seat
        assert roll is not None
        small, big = roll.small.count(event.value), int(roll.big == event.value)
        if event.bandit:
            self.bandit[event.value - 1] = (seat, small, big)
        else:
            self.dice[event.value - 1][seat] += small
            if neutral := roll.neutral.count(event.value):
                self.dice[event.value - 1][-1] += neutral
        if big:
            self.biggies[seat] = BANDIT if event.bandit else event.value

    def weights(self, casino: int) -> list[int]:
        found = list(self.dice[casino - 1])
        for seat, lies in enumerate(self.biggies):
            found[seat] += 2 * (lies == casino)
        return found

    def strength(self, casino: int, seat: Seat) -> int:
        """A seat's dice there, a big one counted twice."""
        if casino == BANDIT:
            return sum(small + 2 * big for who, small, big in self.bandit if who == seat)
        return self.weights(casino)[seat]

    def winners(self, casino: int) -> list[int]:
        """Who is paid, the first for the highest bill."""
        if casino == BANDIT:
            return self.rules.ranked(self.before._replace(bandit=tuple(self.bandit)), BANDIT)
        return ranked(self.weights(casino))

    def holds(self, effect: Effect) -> bool:
        before, after, event = self.before, self.after, self.event
        match effect:
            case told.Started(seat=seat, round=number, why=why):
                lots = isinstance(event, Start)
                left = (before.start + 1) % self.rules.seats
                reason = "lot" if lots else self.rules.edition.next_start
                who = {"lot": after.start, "left": left, "last": before.seat}[why]
                return (after.start, after.round, why) == (seat, number, reason) and who == seat
            case told.Stocked(casino=casino, bill=bill):
                more = Counter(after.bills[casino - 1]) - Counter(before.bills[casino - 1])
                return more == Counter([bill])
            case told.Rolled(seat=seat, small=small, big=big, neutral=neutral, biggie=name):
                assert after.rolled is not None
                rolled = (after.rolled.small, after.rolled.big, after.rolled.neutral)
                return (seat, name) == (before.seat, "Biggie") and rolled == (small, big, neutral)
            case told.Placed(seat=seat, casino=casino, value=value, small=small, big=big, neutral=neutral):
                assert isinstance(event, Place) and before.rolled is not None
                roll = before.rolled
                counts = (roll.small.count(value), int(roll.big == value), roll.neutral.count(value))
                where = BANDIT if event.bandit else event.value
                return (seat, casino) == (before.seat, where) and counts == (small, big, neutral)
            case told.LeftOver(seat=seat, casinos=casinos):
                came = [new[-1] - old[-1] for old, new in zip(before.dice, after.dice, strict=True)]
                return seat == before.start and came == [casinos.count(casino) for casino in range(1, 7)]
            case told.RoundEnded(round=number):
                return before.round == number == after.round - 1
            case told.GameEnded(ranks=ranks, score=score):
                return (ranks, score) == (self.rules.ranks(after), self.rules.score(after))
            case told.TieBroken(seat=seat, seats=seats, score=score, pieces=pieces, chips=chips):
                mine = (sum(after.won[seat]), len(after.won[seat]))
                fewer = all(
                    sum(after.won[other]) == score and len(after.won[other]) < pieces for other in seats
                )
                return mine == (score, pieces) and bool(seats) and fewer and not chips
            case _:
                return self.paid(effect)

    def paid(self, effect: Effect) -> bool:
        match effect:
            case told.Cancelled(casino=casino, seats=seats, strength=strength):
                here = self.weights(casino)
                equal = tuple(player for player, weight in enumerate(here) if weight == strength)
                return equal == seats and len(equal) > 1
            case told.Won(casino=casino, seat=seat, bill=bill, rank=rank, strength=strength):
                right = self.winners(casino)[rank - 1] == seat and strength == self.strength(casino, seat)
                taken = zip(self.winners(casino), self.before.bills[casino - 1], strict=False)
                return right and (seat, bill) in taken
            case told.Returned(casino=casino, bill=bill, winner=winner):
                return self.rules.edition.unclaimed == "bottom" and self.unclaimed(casino, bill, winner)
            case told.Boxed(casino=casino, bill=bill, winner=winner):
                return self.rules.edition.unclaimed != "bottom" and self.unclaimed(casino, bill, winner)
            case _:
                raise AssertionError(f"nobody has said when {effect} is true")

    def unclaimed(self, casino: int, bill: int, winner: str) -> bool:
        paid = self.winners(casino)
        who = ["neutral" if player >= self.rules.seats else "seat" for player in paid]
        bills = self.before.bills[casino - 1]
        return (winner, bill) in zip([*who, *["nobody"] * len(bills)], bills, strict=False)


def ranked(weights: Sequence[int]) -> list[int]:
    """The players whose weight nobody else has, heaviest first."""
    alone = [player for player, weight in enumerate(weights) if weight and weights.count(weight) == 1]
    return sorted(alone, key=lambda player: -weights[player])
