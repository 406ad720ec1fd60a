"""The flat array of Royale's kernel: where everything lies, and the way to it from a state.

Cells are unsigned 64-bit numbers. Where a cell holds one figure per casino, per face or per value of
a bill, each has a lane of eight bits, the first in the lowest lane. Dice in a hand, in the bar or on
Double Down are small dice plus 256 for the Biggy. Seats and casinos that may be none are counted from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from croupier.core.errors import InvalidOption
from croupier.core.rules import Chance, Over
from croupier.games.compiled import Cells, U, cells
from croupier.games.royale.box import VALUES
from croupier.games.royale.editions import FIRST as FIRST_EDITION
from croupier.games.royale.editions import SECOND as SECOND_EDITION
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles import SIDES, Pending
from croupier.games.royale.tiles.a1 import Guessing, Hiding
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
from croupier.games.royale.tiles.g1 import SPLITS, Picking, Splitting
from croupier.games.royale.tiles.g2 import DoubleDown, Doubling
from croupier.games.royale.tiles.h1 import NiceDice, Treating
from croupier.games.royale.tiles.h2 import Activating, ChoiceRoll, Choosing, Gilding, MyChoice
from croupier.games.royale.tiles.move import MovingDie

# What a round changes.
PHASE = U(0)
SEAT = U(1)  # whose turn it is
PENDING = U(2)  # the question that is owed, 0: none;
OWED = U(3)  # the seat that owes it;
X = U(4)  # and what belongs to it
Y = U(5)
Z = U(6)
ROLL = U(7)  # rolled and not yet placed, lanes by face: small dice,
ROLL_BIG = U(8)  # the Biggy;
FACES = U(9)  # and all their faces as a mask
HAND = U(10)  # six cells: dice of each seat, then of the neutral player
DICE = U(16)  # six cells, lanes by casino: small dice of each player
BIG = U(22)  # six cells, lanes by casino: each player's Biggy
CHIPS = U(28)  # five cells
TILES = U(33)  # lanes by casino: the side, from 1
MARKER = U(34)  # A2: in tens
PRIME = U(35)  # B1: lanes by casino: black dice added
PRIME_SEAT = U(36)
HIGH = U(37)  # C1: the holder
POWER = U(38)  # D2: the holder
POWER_AT = U(39)  # D2: its casino
BARRED = U(40)  # E1: the barred casino
SPACE = U(41)
BAR = U(42)  # E2: five cells, dice of each seat
GROUPS = U(47)  # F1: lanes by size
SLOTS = U(48)  # F2: lanes chip, 30, move
DOUBLE = U(49)  # G2: five cells, dice of each seat
NICE = U(54)  # H1: lanes by value: the seat, 8 for a Biggy
GOLD = U(55)  # H2: the seat, 8 for a Biggy
LUCK = U(56)  # C2: 1 if it was activated and that matters
BILLS = U(57)  # six cells: lanes higher and lower bill in tens
DEALT = U(63)  # pairs that were drawn; none after payout

# What lasts a game.
ROUND = U(64)
START = U(65)
POOL = U(66)  # lanes by value from 30: bills in the pile
BOTTOM = U(67)  # the same of those under it: they are never drawn again
BANK = U(68)  # in tens, wrapping below 0
USED = U(69)  # a bit for each side that stays out
WON = U(70)  # five cells, lanes by value from 30
CHANGE = U(75)  # five cells, lanes of tens and twenties
POSITION_CELLS = U(80)

# The options, fixed for a game.
SEATS = U(80)
GREY = U(81)  # the grey player: the number of hands
TILE_NUMBER = U(82)
FRESH = U(83)
ROUNDS = U(84)
FIRST = U(85)  # the seat that starts, 0: the lot decides
MUST_MOVE = U(86)  # 1: a die must be moved, and one put on the gold space
NICE_EARLIER = U(87)  # 1: Nice Dice takes any own die at its casino
PAY_DAY_HOME = U(88)  # 1: Pay Day counts its own casino anyway
LUCK_ACTIVATED = U(89)  # 1: Bad Luck counts only if it was activated
POLICY = U(90)  # five cells

# The kernel's own reckoning, no part of the position.
STRONG = U(95)  # six cells, lanes by casino
NOTE = U(101)  # the last outcome of chance,
NOTE_BIG = U(102)  # and its Biggy
SCORE = U(103)  # five cells, in tens
PIECES = U(108)  # five cells: bills and chips
SHARE = U(113)  # five cells, sixtieths of the victory
CELLS: Final = 118

# Phases.
TO_LOT, TO_PAIR, TO_RESERVE, TO_LAY, TO_NEUTRAL, TO_ROLL, TO_BLACK, TO_DECIDE, OVER = map(U, range(9))

# What is owed.
EMPOWERED, HIDING, GUESSING, JACKPOT_ROLL, PRIME_ROLL, ADDING, FIFTY_ROLL, DARING = map(U, range(1, 9))
BARRING, KNOCKING, BLOCKING, RELIEVING, MOVING, SPLITTING, PICKING, DOUBLING = map(U, range(9, 17))
TREATING, CHOICE_ROLL, CHOOSING, ACTIVATING, GILDING = map(U, range(17, 22))

# The sides, from 1.
A1, A2, B1, B2, C1, C2, D1, D2, E1, E2, F1, F2, G1, G2, H1, H2 = map(U, range(1, 17))

_CODES: Final = (
    *(Empowered, Hiding, Guessing, JackpotRoll, PrimeRoll, Adding, FiftyRoll, Daring),
    *(Barring, Knocking, Blocking, Relieving, MovingDie, Splitting, Picking, Doubling),
    *(Treating, ChoiceRoll, Choosing, Activating, Gilding),
)
_PHASES: Final = {"start": 0, "pair": 1, "reserve": 2, "tile": 3, "neutral": 4, "roll": 5, "black": 6}
NUMBERS: Final = {side: number for number, side in enumerate(SIDES, 1)}


def encode(rules: Royale, state: State) -> Cells:
    """The array of a state, with its rules' options; raises `InvalidOption` for an edition of others."""
    if rules.edition not in (FIRST_EDITION, SECOND_EDITION):
        raise InvalidOption(
            f"the kernel was not made for this edition of {rules.name}: allowed are the revisions that are "
            "played, other rules on the engine"
        )
    settings = rules.settings
    first = 0 if settings.start == "lot" else int(settings.start)
    options = [rules.seats, rules.hands, settings.tiles, int(settings.fresh_tiles), settings.rounds, first]
    edition = rules.edition
    decided = [
        edition.must_move,
        edition.nice_earlier,
        edition.pay_day_home,
        settings.bad_luck == "activated",
    ]
    numbers = position(rules, state) + options + [int(switch) for switch in decided]
    return cells(numbers + [0] * (CELLS - len(numbers)))


def position(rules: Royale, state: State) -> list[int]:
    """The cells of a position."""
    roll = state.rolled
    found = [
        _phase(rules, state),
        max(state.seat, 0),
        *_pending(state.pending),
        _lanes([roll.small.count(face) for face in range(1, 7)]) if roll else 0,
        1 << 8 * (roll.big - 1) if roll and roll.big else 0,
        sum(1 << value - 1 for value in roll.values) if roll else 0,
        *_filled([_dice(hand) for hand in state.hands], 6),
        *_filled([_lanes([row[player] for row in state.dice]) for player in range(rules.hands + 1)], 6),
        *_filled([1 << 8 * (casino - 1) if casino else 0 for casino in state.biggies], 6),
        *_filled(state.chips, 5),
        _lanes([NUMBERS[tile.code] if tile else 0 for tile in state.tiles]),
        *_tokens(state),
        *_filled([_lanes([high // 10, low // 10]) for high, low in state.bills], 6),
        len(state.bills),
        state.round,
        state.start + 1,
        _lanes(state.pile),
        _lanes([state.bottom.count(value) for value in VALUES]),
        state.bank // 10 & (1 << 64) - 1,
        sum(1 << NUMBERS[side] - 1 for side in state.used),
        *_filled([_lanes([won.count(value) for value in VALUES]) for won in state.won], 5),
        *_filled([_lanes([won.count(10), won.count(20)]) for won in state.won], 5),
    ]
    assert len(found) == POSITION_CELLS
    return found


def _phase(rules: Royale, state: State) -> int:
    turn = rules.turn(state)
    if isinstance(turn, Chance):
        return _PHASES[turn.verb]
    return int(OVER) if isinstance(turn, Over) else int(TO_DECIDE)


def _pending(owed: Pending | None) -> list[int]:
    """The question, who owes it, and what belongs to it."""
    if owed is None:
        return [0] * 5
    more: Sequence[int] = ()
    match owed:
        case Guessing(hider=hider, hidden=hidden):
            more = hidden, hider
        case Adding(faces=(low, high)) | Choosing(faces=(low, high)):
            more = low, high
        case FiftyRoll(space=space, last=last, said=said):
            more = space, last, said % 3
        case Daring(space=space, last=last):
            more = space, last
        case Knocking(active=active, after=after):
            more = active, sum(1 << seat for seat in after)
        case Splitting(winner=winner):
            more = (winner,)
        case Picking(splitter=splitter, first=first, second=second):
            texts = [str(split) for split in SPLITS]
            more = texts.index(" ".join(map(str, ("split", *first, "/", *second)))), splitter
        case Treating(small=small, big=big, here_small=here_small, here_big=here_big):
            lanes = _lanes([small.count(face) for face in range(1, 7)])
            more = lanes, big, _dice((here_small, here_big))
        case _:
            pass
    return [_CODES.index(type(owed)) + 1, owed.seat, *_filled(more, 3)]


def _tokens(state: State) -> list[int]:
    """Everything on the tiles: cells MARKER to LUCK."""
    found = {MARKER: 0}
    for casino, tile in enumerate(state.tiles, 1):
        match tile:
            case Jackpot(marker=marker):
                found[MARKER] = marker // 10
            case PrimeTime(seat=seat, added=added):
                found[PRIME] = _lanes([added.count(place) for place in range(1, 7)])
                found[PRIME_SEAT] = seat + 1
            case HighFive(holder=holder):
                found[HIGH] = holder + 1
            case PowerPlay(holder=holder):
                found[POWER], found[POWER_AT] = holder + 1, casino
            case NoEntry(barred=barred, space=space):
                found[BARRED], found[SPACE] = barred, space
            case Knockout(bar=dice):
                found.update({BAR + seat: _dice(pair) for seat, pair in enumerate(dice)})
            case BlockIt(groups=groups):
                found[GROUPS] = _lanes([groups.count(size) for size in (1, 2, 3)])
            case Handicap(chip=chip, bill=bill, move=move):
                found[SLOTS] = _lanes([chip, bill, move])
            case DoubleDown(dice=dice):
                found.update({DOUBLE + seat: _dice(pair) for seat, pair in enumerate(dice)})
            case NiceDice(seats=seats, biggies=biggies):
                found[NICE] = _lanes([seat + 1 + 8 * big for seat, big in zip(seats, biggies, strict=True)])
            case MyChoice(gold=seat, biggy=big):
                found[GOLD] = seat + 1 + 8 * big
            case ActivatedBadLuck():
                found[LUCK] = 1
            case _:
                pass
    numbers = {int(cell): number for cell, number in found.items()}
    return [numbers.get(cell, 0) for cell in range(int(MARKER), int(BILLS))]


def _lanes(figures: Sequence[int]) -> int:
    return sum(figure << 8 * place for place, figure in enumerate(figures))


def _dice(dice: tuple[int, int]) -> int:
    return dice[0] + 256 * dice[1]


def _filled(numbers: Sequence[int], count: int) -> list[int]:
    return [*numbers, *[0] * (count - len(numbers))]
