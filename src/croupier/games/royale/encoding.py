"""Las Vegas Royale in numbers: what a learner sees of a view; choices have the kernel's numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, TypeVar

from croupier.core.encoding import Field, OneNumber, Written, around, figures, place_of
from croupier.games.lasvegas.editions import CASINOS
from croupier.games.royale.box import CHIP
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.kernel_choices import number_of
from croupier.games.royale.rules import Royale
from croupier.games.royale.tiles import SIDES, Seen, Tile
from croupier.games.royale.tiles.a1 import Fist, Hiding
from croupier.games.royale.tiles.a2 import Jackpot, JackpotRoll
from croupier.games.royale.tiles.b1 import Adding, PrimeRoll, PrimeTime
from croupier.games.royale.tiles.b2 import Daring, FiftyRoll
from croupier.games.royale.tiles.c1 import HighFive
from croupier.games.royale.tiles.c2 import ActivatedBadLuck
from croupier.games.royale.tiles.d2 import Empowered, PowerPlay
from croupier.games.royale.tiles.e1 import Barring, NoEntry
from croupier.games.royale.tiles.e2 import Knocking, Knockout
from croupier.games.royale.tiles.f1 import Blocking, BlockIt
from croupier.games.royale.tiles.f2 import Handicap, Relieving
from croupier.games.royale.tiles.g1 import Piles, Splitting
from croupier.games.royale.tiles.g2 import DoubleDown, Doubling
from croupier.games.royale.tiles.h1 import NiceDice, Treating
from croupier.games.royale.tiles.h2 import Activating, ChoiceRoll, Choosing, Gilding, MyChoice
from croupier.games.royale.tiles.move import MovingDie
from croupier.games.royale.view import View

#: Every number a choice can have lies below this.
CHOICES: Final = 32
NUMBERS: Final = {side: number for number, side in enumerate(SIDES, 1)}
#: What can be asked, numbered from 1 as in the kernel.
QUESTIONS: Final[tuple[type[Seen], ...]] = (
    *(Empowered, Hiding, Fist, JackpotRoll, PrimeRoll, Adding, FiftyRoll, Daring),
    *(Barring, Knocking, Blocking, Relieving, MovingDie, Splitting, Piles, Doubling),
    *(Treating, ChoiceRoll, Choosing, Activating, Gilding),
)
T = TypeVar("T", bound=Tile)
#: How many figures the tokens of all sides take.
_TOKENS: Final = 1 + 6 + 1 + 1 + 1 + 2 + 3 + 3 + 12 + 2 + 1


class Encoding(OneNumber[RoyaleEvent, View]):
    """The game with its seats and options fixed."""

    def __init__(self, rules: Royale) -> None:
        self.rules = rules

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The parts of an observation."""
        seats, hands = self.rules.seats, self.rules.hands
        return (
            Field("round", (1,), "the round, from 1"),
            Field("start", (1,), "place of the seat that started the round"),
            Field("turn", (1,), "place of the seat that is asked"),
            Field("asked", (1,), "number of a tile's question, 0 none: the seat rolled and places"),
            Field("about", (2,), "black dice, or space and last sum of Fifty-Fifty, or sizes of the piles"),
            Field("treat", (9,), "Nice Dice: the roll in hand by value, the Biggy, small and big dice here"),
            Field("hands", (hands, 2), "dice in hand: small, Biggy"),
            Field("rolled", (2, CASINOS), "the roll by value: small dice, Biggy"),
            Field(
                "dice", (hands + 1, CASINOS), "small dice of each seat, neutral ones, grey ones, by casino"
            ),
            Field("biggies", (hands,), "the casino where each Biggy lies, 0 none"),
            Field("chips", (seats,), "chips of each seat"),
            Field("tiles", (CASINOS,), "number of the side at each casino, from 1; 0 none"),
            Field("tokens", (_TOKENS,), "what lies on the tiles, in the order of the sides"),
            Field("bar", (seats, 2), "dice in the bar of Knockout: small, Biggy"),
            Field("double", (seats, 2), "dice on Double Down: small, Biggy"),
            Field("bills", (CASINOS, 2), "bills at each casino in tens, higher one first"),
            Field(
                "money", (seats,), "money of each seat in tens without chips, as an attentive seat knows it"
            ),
            Field("won", (seats,), "bills of each seat"),
            Field("used", (len(SIDES),), "1 for each side that stays out"),
        )

    @property
    def choices(self) -> int:
        """LVR §3.2 A value to place, a pass, or an answer to what is asked."""
        return CHOICES

    def number(self, view: View, event: RoyaleEvent) -> int:
        """The number of a choice; it means what the question that is owed makes of it."""
        return number_of(view, event)

    def observe(self, view: View, written: Written) -> bytes:
        """What the view shows."""
        return figures(self._figures(view))

    def _figures(self, view: View) -> Iterator[int]:
        rules, viewer = self.rules, view.viewer
        seats = around(viewer, rules.seats)
        hands = (*seats, *range(rules.seats, rules.hands))
        yield view.round
        yield place_of(view.start, viewer, rules.seats)
        yield place_of(view.seat if view.pending is None else view.pending.seat, viewer, rules.seats)
        yield from _asked(view.pending)
        for hand in hands:
            yield from view.hands[hand]
        roll = view.rolled.counts if view.rolled else ((0, 0, 0),) * CASINOS
        for kind in range(2):
            yield from (count[kind] for count in roll)
        for player in (*hands, rules.hands):
            yield from (here[player] for here in view.dice)
        yield from (view.biggies[hand] for hand in hands)
        yield from (view.chips[seat] for seat in seats)
        yield from (NUMBERS[tile.code] if tile else 0 for tile in view.tiles)
        yield from _tokens(view.tiles, viewer, rules.seats)
        yield from _dice_on(Knockout, view.tiles, seats)
        yield from _dice_on(DoubleDown, view.tiles, seats)
        for place in range(CASINOS):
            yield from (bill // CHIP for bill in (view.bills[place] if place < len(view.bills) else (0, 0)))
        known = view.won if view.remembered is None else view.remembered
        yield from (sum(known[seat]) // CHIP for seat in seats)
        yield from (len(known[seat]) for seat in seats)
        yield from (int(side in view.used) for side in SIDES)


def _asked(owed: Seen | None) -> Iterator[int]:
    """The fields `asked`, `about` and `treat`."""
    yield 0 if owed is None else QUESTIONS.index(type(owed)) + 1
    match owed:
        case Adding(faces=(low, high)) | Choosing(faces=(low, high)):
            yield from (low, high)
        case FiftyRoll(space=space, last=last) | Daring(space=space, last=last):
            yield from (space, last)
        case Piles(sizes=sizes):
            yield from sizes
        case _:
            yield from (0, 0)
    match owed:
        case Treating(small=small, big=big, here_small=here_small, here_big=here_big):
            yield from (*(small.count(face) for face in range(1, 7)), big, here_small, here_big)
        case _:
            yield from (0,) * 9


def _tokens(tiles: Sequence[Tile | None], viewer: int, seats: int) -> Iterator[int]:
    """What lies on the tiles, but for dice of every seat; of a tile that is not there, nothing."""
    prime, nice = _lying(tiles, PrimeTime()), _lying(tiles, NiceDice())
    entry, block, handicap = (
        _lying(tiles, NoEntry()),
        _lying(tiles, BlockIt(())),
        _lying(tiles, Handicap(0, 0, 0)),
    )
    choice = _lying(tiles, MyChoice())
    yield _lying(tiles, Jackpot(0)).marker // CHIP
    yield from (prime.added.count(casino) for casino in range(1, CASINOS + 1))
    for holder in (prime.seat, _lying(tiles, HighFive()).holder, _lying(tiles, PowerPlay()).holder):
        yield place_of(holder, viewer, seats)
    yield from (entry.barred, entry.space)
    yield from (block.groups.count(size) for size in (1, 2, 3))
    yield from (handicap.chip, handicap.bill, handicap.move)
    for seat, big in zip((*nice.seats, choice.gold), (*nice.biggies, choice.biggy), strict=True):
        yield from (place_of(seat, viewer, seats), big)
    yield int(any(isinstance(tile, ActivatedBadLuck) for tile in tiles))


def _lying(tiles: Sequence[Tile | None], absent: T) -> T:
    """The tile of the same kind that lies somewhere; or the one that stands for none."""
    return next((tile for tile in tiles if isinstance(tile, type(absent))), absent)


def _dice_on(
    kind: type[Knockout] | type[DoubleDown], tiles: Sequence[Tile | None], seats: Sequence[int]
) -> Iterator[int]:
    """Dice of every seat on a tile."""
    tile = next((tile for tile in tiles if isinstance(tile, kind)), None)
    lying = {} if tile is None else tile.on_tile()
    for seat in seats:
        yield from lying.get(seat, (0, 0))
