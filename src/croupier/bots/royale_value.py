"""What a choice in Las Vegas Royale is worth to `greedy`: bills it would take now, chips, dice and tiles.

Prices of what cannot be seen at once are rough; that of a die did best in games against other prices.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.chance import roll
from croupier.core.rules import Source
from croupier.games.lasvegas.events import Place, Roll
from croupier.games.lasvegas.payout import ranking
from croupier.games.royale import payout
from croupier.games.royale.box import BIGGY_WEIGHT, CHIP
from croupier.games.royale.events import Pass, RoyaleEvent
from croupier.games.royale.moves import CASINOS, barred, grey_dice, lying_at, own_dice, place_of, weights
from croupier.games.royale.rules import Royale
from croupier.games.royale.rulings import BAR_TRACK
from croupier.games.royale.state import State
from croupier.games.royale.tiles import Pending
from croupier.games.royale.tiles.a1 import Hiding, LuckyPunch
from croupier.games.royale.tiles.a2 import Jackpot, JackpotRoll
from croupier.games.royale.tiles.b1 import PrimeTime
from croupier.games.royale.tiles.b2 import FiftyFifty, FiftyRoll
from croupier.games.royale.tiles.c1 import FIVE, HIGH_FIVE, HighFive
from croupier.games.royale.tiles.c2 import ActivatedBadLuck, BadLuck
from croupier.games.royale.tiles.d1 import PayDay
from croupier.games.royale.tiles.d2 import Empowered, Power, PowerPlay
from croupier.games.royale.tiles.e1 import Bar, Barring, NoEntry
from croupier.games.royale.tiles.e2 import Knockout
from croupier.games.royale.tiles.f1 import Blocking, BlockIt
from croupier.games.royale.tiles.f2 import Handicap, Relieving
from croupier.games.royale.tiles.g1 import BlackBox
from croupier.games.royale.tiles.g2 import DoubleDown, Doubling
from croupier.games.royale.tiles.h1 import NiceDice
from croupier.games.royale.tiles.h2 import Activate, Activating, ChoiceRoll, Gilding, MyChoice
from croupier.games.royale.tiles.move import MovingDie
from croupier.games.royale.tiles.side import Decline
from croupier.games.royale.view import View

#: What a die in hand is worth, by its weight.
DIE = 12.0
#: Rolls tried to learn what a new roll would bring.
ROLLS = 16
#: What tiles are worth whose reward is not seen at once.
LUCKY_PUNCH, FIFTY_FIFTY = 240 / 13, 690145 / 46656
MY_CHOICE, HANDICAP, NICE_DICE, POWER_PLAY, BLOCK_IT, KNOCKOUT, DOUBLE_DOWN = (
    28.0,
    25.0,
    25.0,
    15.0,
    4.0,
    5.0,
    8.0,
)
BLACK_BOX, PRIME_TIME, BAD_LUCK = 25.0, 8.0, 20.0


class Weighing:
    """A position as the seat to move sees it."""

    def __init__(self, rules: Royale, view: View, source: Source) -> None:
        self.rules = rules
        self.me = view.viewer
        self.source = source
        self.state = rules.redeal(view, source)
        self._gains: dict[tuple[int, int], float] = {}

    def worths(self, actions: Sequence[RoyaleEvent]) -> list[float]:
        """What each action is worth."""
        before = self.lead(self.state)
        return [self.worth(action, before) for action in actions]

    def worth(self, action: RoyaleEvent, before: float) -> float:
        """What one action is worth, against doing nothing."""
        rolled = self.state.rolled
        match action:
            case Place(value=value):
                assert rolled is not None
                small, big, _ = rolled.count(value)
                return self.placing(value, small + BIGGY_WEIGHT * big)
            case Pass():
                return self.new_roll() - CHIP
            case Power(biggy=biggy, value=value):
                return self.placing(value, BIGGY_WEIGHT if biggy else 1)
            case Decline() if isinstance(self.state.pending, Empowered):
                return self.new_roll()
            case Activate(side=BadLuck.code):
                casino = place_of(self.state, BadLuck.code)
                return self.after(action, before) + self.activation(casino, weights(self.state, casino))
            case Bar(casino=casino):
                return self.after(action, before) + self.prize(casino) / 4
            case _:
                return self.after(action, before)

    def new_roll(self) -> float:
        """What the best placement of a new roll is worth on average."""
        small, big = self.state.hands[self.me]
        total = 0.0
        closed = barred(self.state)
        for _ in range(ROLLS):
            tried = Roll(roll(self.source, small), self.source.below(6) + 1 if big else 0, ())
            found = [0.0]
            for value in tried.values:
                if value != closed:
                    smalls, bigs, _ = tried.count(value)
                    found.append(self.placing(value, smalls + BIGGY_WEIGHT * bigs))
            total += max(found)
        return total / ROLLS

    def placing(self, casino: int, weight: int) -> float:
        """What more weight at a casino is worth: bills won or lost there, and its tile, less the dice."""
        known = self._gains.get((casino, weight))
        if known is None:
            now = weights(self.state, casino)
            then = list(now)
            then[self.me] += weight
            known = self.share(then, casino) - self.share(now, casino)
            known += self.activation(casino, then) - DIE * weight
            self._gains[casino, weight] = known
        return known

    def share(self, here: list[int], casino: int) -> float:
        """The bill of the seat at a casino, less a share of what the others take there."""
        seats = len(self.state.won)
        worth = 0.0
        for player, bill in zip(ranking(here), self.state.bills[casino - 1], strict=False):
            if player == self.me:
                worth += bill
            elif player < seats:
                worth -= bill / (seats - 1)
        return worth

    def prize(self, casino: int) -> float:
        """What a casino pays the seat now; 0 for none."""
        if not casino:
            return 0.0
        return max(0.0, self.share(weights(self.state, casino), casino))

    def activation(self, casino: int, then: list[int]) -> float:
        """What activating the tile at a casino is worth with these weights there."""
        state, me = self.state, self.me
        mine = then[me]
        first = ranking(then)[:1] == [me]
        match state.tiles[casino - 1]:
            case None:
                return 0.0
            case LuckyPunch():
                return LUCKY_PUNCH
            case Jackpot(marker=marker):
                return marker / 3
            case PrimeTime():
                return PRIME_TIME if first else 0.0
            case FiftyFifty():
                return FIFTY_FIFTY
            case HighFive(holder=holder):
                return float(HIGH_FIVE) if holder < 0 and mine >= FIVE else 4.0 * mine * (holder < 0)
            case BadLuck() as tile:
                return self.bad_luck(tile, weights(state, casino)[me], then)
            case PayDay():
                others = sum(any(own_dice(state, me, other)) for other in CASINOS if other != casino)
                return 10.0 * (others + bool(mine))
            case PowerPlay(holder=holder):
                return POWER_PLAY if holder != me and first and any(state.hands[me]) else 0.0
            case NoEntry(space=space):
                return 4.0 + BAR_TRACK[(space + 1) % len(BAR_TRACK)]
            case Knockout(bar=bar):
                return KNOCKOUT + DIE * (bar[me][0] + BIGGY_WEIGHT * bar[me][1])
            case BlockIt(groups=groups):
                return BLOCK_IT if groups else 0.0
            case Handicap():
                return HANDICAP if any(grey_dice(state, other) for other in CASINOS) else 0.0
            case BlackBox():
                return BLACK_BOX if first else 0.0
            case DoubleDown():
                return DOUBLE_DOWN
            case NiceDice():
                return NICE_DICE
            case MyChoice():
                return MY_CHOICE

    def bad_luck(self, tile: BadLuck, before: int, then: list[int]) -> float:
        """What activating Bad Luck is worth: not to pay, or that somebody pays who would not have."""
        mine = then[self.me]
        if self.rules.settings.bad_luck == "always" or isinstance(tile, ActivatedBadLuck):
            return BAD_LUCK if mine and not before else 0.0
        return -BAD_LUCK if mine == min(then[: len(self.state.won)]) else BAD_LUCK / 2

    def after(self, action: RoyaleEvent, before: float) -> float:
        """What the table is worth after an answer, against before."""
        state = self.rules.done(self.state, action)
        return self.lead(state) + self.hope(state) - before

    def lead(self, state: State) -> float:
        """What the seat would have now, less the mean of the others, and the dice in its hand."""
        found = payout.purses(state)
        mine = found.pop(self.me)
        small, big = state.hands[self.me]
        return mine - sum(found) / len(found) + DIE * (small + BIGGY_WEIGHT * big)

    def hope(self, state: State) -> float:
        """What is still owed to the seat is worth: its best answer, or what the tile brings on average."""
        owed: Pending | None = state.pending
        match owed:
            case Hiding():
                return LUCKY_PUNCH
            case FiftyRoll():
                return FIFTY_FIFTY
            case JackpotRoll():
                return lying_at(state, Jackpot)[1].marker / 3
            case ChoiceRoll():
                return MY_CHOICE
            case MovingDie() | Gilding() | Activating() | Relieving() | Blocking() | Doubling() | Barring():
                if owed.seat != self.me:
                    return 0.0
                before = self.lead(state)
                nexts = [self.rules.done(state, event) for event in self.rules.actions(state, self.me)]
                return max(self.lead(one) + self.hope(one) for one in nexts) - before
            case _:
                return 0.0
