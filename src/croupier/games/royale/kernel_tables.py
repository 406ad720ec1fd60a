"""Tables of Royale for learners: observations, masks and shares, written by the kernel."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.games.compiled import Cell, Cells, U, cells
from croupier.games.compiled_tables import ASK, BEGIN, LEARNER, SHARE, STEP, Grid, Tables, seat_policies
from croupier.games.lasvegas.kernel_dice import (
    BYTE,
    EIGHT,
    GOLDEN,
    HALF,
    ONE,
    ONES,
    SEVEN,
    SIX,
    THREE,
    TWO,
    ZERO,
    lane,
    mix,
)
from croupier.games.royale import kernel_codec as codec
from croupier.games.royale.encoding import Encoding
from croupier.games.royale.kernel import k_new, k_roll, sum_of
from croupier.games.royale.kernel_codec import (
    ADDING,
    BAR,
    BARRED,
    BIG,
    BILLS,
    CHANGE,
    CHIPS,
    CHOOSING,
    DARING,
    DICE,
    DOUBLE,
    FIFTY_ROLL,
    GOLD,
    GREY,
    GROUPS,
    HAND,
    HIGH,
    LUCK,
    MARKER,
    NICE,
    OVER,
    OWED,
    PENDING,
    PHASE,
    PICKING,
    POLICY,
    POWER,
    PRIME,
    PRIME_SEAT,
    ROLL,
    ROLL_BIG,
    ROUND,
    ROUNDS,
    SEAT,
    SEATS,
    SLOTS,
    SPACE,
    START,
    TILES,
    TO_BLACK,
    TO_DECIDE,
    TO_ROLL,
    TREATING,
    USED,
    WON,
    X,
    Y,
    Z,
)
from croupier.games.royale.kernel_codec import SHARE as SHARE_CELL
from croupier.games.royale.kernel_compiling import compiled, step
from croupier.games.royale.kernel_decide import k_black, k_decide
from croupier.games.royale.kernel_legal import k_legal
from croupier.games.royale.kernel_play import CHOICES, choose, count_money, set_up
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.g1 import SPLITS, TOKENS

_56 = U(56)
_SIDES = U(16)
#: How many tokens lie in the first pile of each split.
_FIRST_PILES = cells(len(split.first) for split in SPLITS)
_ALL_TOKENS = U(len(TOKENS))


@step
def asked(a: Cells) -> Cell:
    """The seat that is asked."""
    return a[OWED] if a[PENDING] != ZERO else a[SEAT]


@step
def until_asked(a: Cells, r: Cell) -> Cell:
    """Chance and bots go on until a learner is asked, or the game is over."""
    while a[ROUND] <= a[ROUNDS]:
        if a[PHASE] == TO_DECIDE:
            if a[POLICY + asked(a)] == LEARNER:
                return r
            r += GOLDEN
            k_decide(a, choose(a, asked(a), mix(r) >> HALF))
        elif a[PHASE] == TO_ROLL:
            r, _ = k_roll(a, r)
        elif a[PHASE] == TO_BLACK:
            r = k_black(a, r)
        else:
            r = set_up(a, r)
    return r


@step
def place(seat: Cell, viewer: Cell, seats: Cell) -> Cell:
    """A seat given from 1, counted from the one that looks; 0: nobody."""
    if seat == ZERO:
        return ZERO
    return seat - viewer if seat > viewer else seat + seats - viewer


@step
def row(out: Grid, at: Cell, table: Cell, lanes: Cell, count: Cell) -> Cell:
    """Writes some lanes; returns where the next figure goes."""
    for figure in range(count):
        out[at + figure, table] = lanes >> (figure << THREE) & BYTE
    return at + count


@step
def after(seat: Cell, seats: Cell) -> Cell:
    """The seat to the left."""
    return seat + ONE if seat + ONE < seats else ZERO


@step
def observe(a: Cells, viewer: Cell, out: Grid, table: Cell) -> None:
    """What a seat sees, in the order of `Encoding.fields`; no fist and no pile is looked into."""
    seats = a[SEATS]
    owed = a[PENDING]
    out[ZERO, table] = a[ROUND]
    out[ONE, table] = place(a[START], viewer, seats)
    out[TWO, table] = place(asked(a) + ONE, viewer, seats) if a[PHASE] != OVER else ZERO
    out[THREE, table] = owed
    at = U(4)
    plain = owed in (ADDING, CHOOSING, FIFTY_ROLL, DARING)
    piles = owed == PICKING
    first = _FIRST_PILES[a[X]] if piles else ZERO
    out[at, table] = a[X] if plain else first
    out[at + ONE, table] = a[Y] if plain else _ALL_TOKENS - first if piles else ZERO
    at = row(out, at + TWO, table, a[X] if owed == TREATING else ZERO, SIX)
    out[at, table] = a[Y] if owed == TREATING else ZERO
    at = row(out, at + ONE, table, a[Z] if owed == TREATING else ZERO, TWO)
    at = observe_dice(a, viewer, out, at, table)
    seat = viewer
    for _ in range(seats):
        out[at, table] = a[CHIPS + seat]
        at += ONE
        seat = after(seat, seats)
    at = row(out, at, table, a[TILES], SIX)
    at = observe_tokens(a, viewer, out, at, table)
    for _ in range(seats):
        at = row(out, at, table, a[BAR + seat], TWO)
        seat = after(seat, seats)
    for _ in range(seats):
        at = row(out, at, table, a[DOUBLE + seat], TWO)
        seat = after(seat, seats)
    for casino in range(SIX):
        at = row(out, at, table, a[BILLS + casino], TWO)
    for _ in range(seats):
        won, change = a[WON + seat], a[CHANGE + seat]
        out[at, table] = sum_of(won) + lane(change, ZERO) + (lane(change, ONE) << ONE)
        out[at + seats, table] = (won * ONES >> _56) + (change * ONES >> _56)
        at += ONE
        seat = after(seat, seats)
    at += seats
    for side in range(_SIDES):
        out[at + side, table] = a[USED] >> side & ONE


@step
def observe_dice(a: Cells, viewer: Cell, out: Grid, at: Cell, table: Cell) -> Cell:
    """Hands, the roll, dice on the casinos; the neutral player's and the grey ones last."""
    seats = a[SEATS]
    hands = a[GREY]
    for turn in range(hands):
        hand = (viewer + turn) % seats if turn < seats else turn
        at = row(out, at, table, a[HAND + hand], TWO)
    at = row(out, at, table, a[ROLL], SIX)
    at = row(out, at, table, a[ROLL_BIG], SIX)
    for turn in range(hands + ONE):
        player = (viewer + turn) % seats if turn < seats else turn
        at = row(out, at, table, a[DICE + player], SIX)
    for turn in range(hands):
        hand = (viewer + turn) % seats if turn < seats else turn
        lies = ZERO
        for casino in range(SIX):
            lies += lane(a[BIG + hand], casino) * (casino + ONE)
        out[at, table] = lies
        at += ONE
    return at


@step
def observe_tokens(a: Cells, viewer: Cell, out: Grid, at: Cell, table: Cell) -> Cell:
    """What lies on the tiles, but for dice of every seat."""
    seats = a[SEATS]
    out[at, table] = a[MARKER]
    at = row(out, at + ONE, table, a[PRIME], SIX)
    out[at, table] = place(a[PRIME_SEAT], viewer, seats)
    out[at + ONE, table] = place(a[HIGH], viewer, seats)
    out[at + TWO, table] = place(a[POWER], viewer, seats)
    out[at + THREE, table] = a[BARRED]
    out[at + U(4), table] = a[SPACE]
    at = row(out, at + U(5), table, a[GROUPS], THREE)
    at = row(out, at, table, a[SLOTS], THREE)
    for space in range(SEVEN):
        laid = a[GOLD] if space == SIX else lane(a[NICE], space)
        out[at, table] = place(laid & SEVEN, viewer, seats)
        out[at + ONE, table] = laid // EIGHT
        at += TWO
    out[at, table] = a[LUCK]
    return at + ONE


@step
def ask(a: Cells, table: Cell, observations: Grid, masks: Grid, seats: Grid) -> None:
    """Writes what the seat that is asked sees and may choose."""
    observe(a, asked(a), observations, table)
    legal = k_legal(a)
    for choice in range(CHOICES):
        masks[choice, table] = legal >> choice & ONE
    seats[table] = asked(a)


@step
def end_game(
    a: Cells, seat: Cell, table: Cell, right: bool, finals: Grid, rewards: Grid, shares: Grid, ended: Grid
) -> None:
    """Writes what was won and last seen by the seat that moved; who chose what is not legal wins nothing."""
    count_money(a)
    for other in range(a[SEATS]):
        shares[other, table] = SHARE * a[SHARE_CELL + other] if right else 0.0
    if right:
        rewards[table] = shares[seat, table]
    ended[table] = True
    observe(a, seat, finals, table)


@compiled
def run_tables(
    what: Cell,
    first: Cell,
    last: Cell,
    actions: Grid,
    cells: Grid,
    generators: Cells,
    observations: Grid,
    finals: Grid,
    masks: Grid,
    seats: Grid,
    rewards: Grid,
    shares: Grid,
    ended: Grid,
) -> None:
    """A decision at every table, where that is asked; a number that is not legal loses, and the game ends."""
    for table in range(first, last):
        a = cells[table]
        r = generators[table]
        seat = asked(a)
        over = what == BEGIN
        right = True
        if what == STEP:
            action = actions[table]
            right = action >= 0 and action < masks.shape[0] and masks[action, table] != 0
            if right:
                k_decide(a, U(action))
            over = not right
            rewards[table] = 0.0 if right else -1.0
            ended[table] = False
        # At most twice: what was decided is played on, and then perhaps a new game is begun.
        for _ in range(TWO):
            if over:
                if what == STEP:
                    end_game(a, seat, table, right, finals, rewards, shares, ended)
                k_new(a)
                over = False
            if what != ASK:
                r = until_asked(a, r)
            over = a[PHASE] == OVER
            if not over:
                break
        generators[table] = r
        ask(a, table, observations, masks, seats)


class RoyaleTables(Tables):
    """Tables with seats and options fixed."""

    def __init__(self, rules: Royale, tables: int, policies: Sequence[int]) -> None:
        self.rules = rules
        code = Encoding(rules)
        array = codec.encode(rules, rules.start())
        seat_policies(array, int(POLICY), policies)
        super().__init__(
            array,
            tables,
            figures=sum(field.size for field in code.fields),
            choices=code.choices,
            seats=rules.seats,
            run=run_tables,
        )

    def put(self, table: int, state: State) -> None:
        """Goes on at a table from a state in which a seat is asked."""
        self._put(table, codec.position(self.rules, state))
