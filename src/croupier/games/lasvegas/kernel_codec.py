"""The flat array of the kernel: where everything lies, and the way to it from a state and back.

Cells are unsigned 64-bit numbers. Where a cell holds one figure per casino, per face or per bill,
each has a lane of eight bits, casino 1, face 1 or the highest bill in the lowest lane.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise

from croupier.core.errors import InvalidOption
from croupier.games.compiled import Cell, Cells, U, cells
from croupier.games.lasvegas.editions import LAS_VEGAS_2012, LAS_VEGAS_SIX
from croupier.games.lasvegas.events import BANDIT as BANDIT_CASINO
from croupier.games.lasvegas.events import BANDIT_PLACES, PLACES, Place, Roll
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State

# What a round changes.
PHASE = U(0)
SEAT = U(1)  # the seat to move; when the round is over the one that moved last
ROLL = U(2)  # rolled and not yet placed, lanes by face: small dice,
ROLL_NEUTRAL = U(3)  # neutral dice,
ROLL_BIG = U(4)  # the Biggie;
FACES = U(5)  # and all their faces as a mask
HAND = U(6)  # six cells: lanes small dice, neutral dice, Biggie
DICE = U(12)  # six cells, lanes by casino: small dice of each seat, then the neutral dice
BIG = U(18)  # six cells, lanes by casino: each seat's Biggie
BANDIT = U(24)  # lanes by face: seat + 1, 8 for the Biggie, 16 for each small die
BILLS = U(25)  # seven cells, lanes by rank: the bills at each casino and at the bandit

# What lasts a game.
CASINO = U(32)  # the casino being stocked
ROUND = U(33)
START = U(34)
POOL = U(35)  # lanes of SEVEN bits: undealt bills, in no order, of value 1, of 1 and 2, ... of 1 to 9
POOL_SIZE = U(36)
BOTTOM_SIZE = U(37)
BOTTOM = U(38)  # eight cells, a lane per bill: what lies in order under the pool
WON = U(46)  # six cells: each seat's bills, four bits for the number of each value from 0
POSITION_CELLS = U(52)

# The options, fixed for a game.
SEATS = U(52)
SMALL = U(53)  # small dice of a seat
NEUTRAL_DICE = U(54)  # neutral dice of a seat
BIGGIE = U(55)  # Biggies of a seat
SPARE = U(56)  # neutral dice left over, rolled before the first turn of a round
CASINOS = U(57)  # 6, or 7 with the bandit
LEAST_SUM = U(58)  # a casino is stocked until its bills are worth this;
LEAST_BILLS = U(59)  # or, where that is 0, are this many
BANDIT_BILLS = U(60)
BACK = U(61)  # 1: bills not won go under the pile; 0: into the box
LAST_STARTS = U(62)  # 1: the seat that rolled last starts the next round
ROUNDS = U(63)
LOT = U(64)  # 1: the first start seat is drawn by lot
FIRST = U(65)  # 0: it is this one
FULL_POOL = U(66)
FULL_SIZE = U(67)

# The kernel's own reckoning, no part of the position.
POLICY = U(68)  # six cells: which policy plays each seat
STRONG = U(74)  # six cells, lanes by casino: strength of each colour
MONEY = U(80)  # six cells: each seat's money in tens of thousands, when it was counted
BILLS_WON = U(86)  # six cells: and the number of its bills
GAIN = U(92)  # twelve cells, one per choice: 16 + what it wins; 0 where it is not legal
SHARE = U(104)  # six cells: each seat's share of the victory in sixtieths, when it was counted
CELLS = U(110)

# Phases.
DRAW_START = U(0)
DEAL = U(1)
NEUTRAL = U(2)
TO_ROLL = U(3)
TO_PLACE = U(4)
TO_SETTLE = U(5)
OVER = U(6)


def choice_of(event: Place) -> Cell:
    """The kernel's number of a placement: face 1 to 6 as 0 to 5, on the bandit as 6 to 11."""
    return U(event.value - 1 + (6 if event.bandit else 0))


def placement(choice: int) -> Place:
    """The placement of a kernel's number."""
    return PLACES[choice + 1] if choice < 6 else BANDIT_PLACES[choice - 5]


def encode(rules: LasVegas, state: State) -> Cells:
    """The array of a state; raises `InvalidOption` for a box whose lanes and tables are not those here."""
    if rules.edition not in (LAS_VEGAS_2012, LAS_VEGAS_SIX):
        raise InvalidOption(
            f"the kernel was not made for this edition of {rules.name}: allowed are those of the rulebooks, "
            "others play on the engine"
        )
    return cells([*position(rules, state), *options(rules), *[0] * int(CELLS - POLICY)])


def position(rules: LasVegas, state: State) -> list[int]:
    """The cells of the array that events change."""
    start = max(state.start, 0)
    idle = 6 - rules.seats
    return [
        int(_phase(rules, state)),
        start if state.seat < 0 else state.seat,
        *_rolled(state.rolled),
        *[small | neutral << 8 | big << 16 for small, big, neutral in state.hands],
        *[0] * idle,
        *map(_lanes, zip(*state.dice, strict=True)),
        *[0] * (6 - rules.players),
        *[_counted((lies,)) if 0 < lies < BANDIT_CASINO else 0 for lies in state.biggies],
        *[0] * idle,
        _laid(state.bandit),
        *map(_in_order, state.bills),
        *[0] * (7 - rules.casinos),
        state.stocking - 1,
        state.round - 1,
        start,
        *_pool(state.pile),
        *_bottom(state.bottom),
        *map(_by_value, state.won),
        *[0] * idle,
    ]


def options(rules: LasVegas) -> list[int]:
    """The cells of the array that are fixed for a game."""
    edition, settings = rules.edition, rules.settings
    return [
        rules.seats,
        edition.small,
        rules.neutral_dice,
        edition.big,
        rules.left_over,
        rules.casinos,
        (edition.stock_sum or 0) // 10,
        edition.stock_bills,
        settings.bandit_bills,
        edition.unclaimed == "bottom",
        edition.next_start == "last",
        settings.rounds,
        settings.start == "lot",
        0 if isinstance(settings.start, str) else settings.start - 1,
        *_pool(tuple(number for _, number in edition.bills)),
    ]


def decode(rules: LasVegas, array: Cells) -> State:
    """The state of an array; bills that lie nowhere are in the box."""
    a = [int(array[cell]) for cell in range(int(CELLS))]
    phase, seats = a[PHASE], range(rules.seats)
    pile = _numbers(a[POOL], a[POOL_SIZE])[: len(rules.edition.values)]
    bottom = tuple(bill for cell in range(7) for bill in _bills(a[BOTTOM + cell]))
    bills = tuple(_bills(a[BILLS + casino]) for casino in range(rules.casinos))
    won = tuple(_won(a[WON + seat]) for seat in seats)
    players = [_figures(a[DICE + player]) for player in range(rules.players)]
    return State(
        round=a[ROUND] + 1,
        start=-1 if phase == DRAW_START else a[START],
        stocking=a[CASINO] + 1,
        left_over=a[SPARE] if phase in (DRAW_START, DEAL, NEUTRAL, OVER) else 0,
        pile=pile,
        bottom=bottom,
        box=_box(rules, pile, (bottom, *bills, *won)),
        bills=bills,
        won=won,
        seat=-1 if phase in (DRAW_START, DEAL, OVER) else a[SEAT],
        hands=tuple((own & 255, own >> 16, own >> 8 & 255) for own in (a[HAND + seat] for seat in seats)),
        dice=tuple(zip(*players, strict=True)),
        biggies=tuple(_biggie(a, seat) for seat in seats),
        bandit=tuple(((laid & 7) - 1, laid >> 4, laid >> 3 & 1) for laid in _figures(a[BANDIT])),
        rolled=roll_of(a[ROLL], a[ROLL_NEUTRAL], a[ROLL_BIG]) if phase == TO_PLACE else None,
    )


def _phase(rules: LasVegas, state: State) -> Cell:
    if state.round > rules.settings.rounds:
        return OVER
    if state.start < 0:
        return DRAW_START
    if state.seat < 0:
        return DEAL
    if state.left_over:
        return NEUTRAL
    return TO_ROLL if state.rolled is None else TO_PLACE


def _lanes(figures: Iterable[int]) -> int:
    """The figures in lanes of eight bits."""
    return int.from_bytes(bytes(figures), "little")


def _figures(lanes: int) -> tuple[int, ...]:
    """The figures in the six lowest lanes."""
    return tuple(lanes.to_bytes(8, "little")[:6])


def _counted(faces: Iterable[int]) -> int:
    """Dice counted by face."""
    return sum(1 << 8 * (face - 1) for face in faces)


def listed(lanes: int) -> tuple[int, ...]:
    """Dice as a list of faces, rising."""
    return tuple(face for face, number in enumerate(_figures(lanes), 1) for _ in range(number))


@lru_cache(1 << 14)
def _rolled(roll: Roll | None) -> tuple[int, int, int, int]:
    """The cells of a roll: small dice, neutral dice, the Biggie, and a mask of all faces."""
    if roll is None:
        return 0, 0, 0, 0
    faces = sum(1 << value - 1 for value in roll.values)
    return _counted(roll.small), _counted(roll.neutral), _counted((roll.big,)) if roll.big else 0, faces


@lru_cache(1 << 14)
def roll_of(small: int, neutral: int, big: int) -> Roll:
    """The roll of its cells."""
    return Roll(listed(small), sum(listed(big)), listed(neutral))


def _bills(lanes: int) -> tuple[int, ...]:
    return tuple(10 * value for value in lanes.to_bytes(8, "little") if value)


def _won(numbers: int) -> tuple[int, ...]:
    return tuple(10 * value for value in range(10, 0, -1) for _ in range(numbers >> 4 * value & 15))


@lru_cache(1 << 14)
def _laid(bandit: Sequence[tuple[int, int, int]]) -> int:
    """The cell of what lies on the bandit."""
    return _lanes(who + 1 | big << 3 | small << 4 for who, small, big in bandit)


@lru_cache(1 << 14)
def _in_order(bills: Sequence[int]) -> int:
    """Bills in lanes, as they lie."""
    return _lanes(bill // 10 for bill in bills)


@lru_cache(1 << 14)
def _bottom(bills: Sequence[int]) -> list[int]:
    """The cells of the bills under the pile: their number, then eight cells in order."""
    return [len(bills), *(_in_order(bills[at : at + 8]) for at in range(0, 64, 8))]


@lru_cache(1 << 14)
def _by_value(bills: Sequence[int]) -> int:
    """The number of bills of each value, four bits each."""
    return sum(1 << 4 * (bill // 10) for bill in bills)


@lru_cache(1 << 14)
def _pool(numbers: Sequence[int]) -> tuple[int, int]:
    """Nine running sums of the numbers by value, in lanes of seven bits; and the sum of all."""
    sums = [*accumulate(numbers)]
    return sum(sums[place] << 7 * place for place in range(9)), sums[-1]


def _numbers(pool: int, size: int) -> tuple[int, ...]:
    """The ten numbers by value of running sums."""
    sums = [0, *(pool >> 7 * place & 127 for place in range(9)), size]
    return tuple(after - before for before, after in pairwise(sums))


def _box(rules: LasVegas, pile: Sequence[int], lying: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """LV6 §4.2 What is nowhere else has left the game."""
    seen = Counter(bill for bills in lying for bill in bills)
    return tuple(
        value
        for (value, number), undealt in zip(rules.edition.bills, pile, strict=True)
        for _ in range(number - undealt - seen[value])
    )


def _biggie(a: Sequence[int], seat: int) -> int:
    """Where a seat's Biggie lies."""
    if any(laid & 15 == 8 | seat + 1 for laid in _figures(a[BANDIT])):
        return BANDIT_CASINO
    return sum(listed(a[BIG + seat]))
