"""Tables of Las Vegas for learners: observations, masks and shares, written by the kernel."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.games.compiled import Cell, Cells, U
from croupier.games.compiled_tables import ASK, BEGIN, LEARNER, SHARE, STEP, Grid, Tables, seat_policies
from croupier.games.lasvegas import kernel_codec as codec
from croupier.games.lasvegas.encoding import Encoding
from croupier.games.lasvegas.kernel import (
    k_legal,
    k_new,
    k_place,
    k_roll,
    k_set_up,
    k_settle,
)
from croupier.games.lasvegas.kernel_codec import (
    BANDIT,
    BANDIT_BILLS,
    BIG,
    BIGGIE,
    BILLS,
    CASINOS,
    DICE,
    HAND,
    LEAST_BILLS,
    LEAST_SUM,
    NEUTRAL_DICE,
    OVER,
    PHASE,
    POLICY,
    POOL_SIZE,
    ROLL,
    ROLL_BIG,
    ROLL_NEUTRAL,
    ROUND,
    SEAT,
    SEATS,
    START,
    TO_ROLL,
    TO_SETTLE,
    WON,
)
from croupier.games.lasvegas.kernel_codec import SHARE as SHARE_CELL
from croupier.games.lasvegas.kernel_dice import (
    BYTE,
    EIGHT,
    FOUR,
    ONE,
    SEVEN,
    SIX,
    SIXTEEN,
    THREE,
    TWO,
    ZERO,
    compiled,
    lane,
    number,
    step,
    worth,
)
from croupier.games.lasvegas.kernel_play import choose_greedy, choose_random, count_money
from croupier.games.lasvegas.kernel_sums import RANDOM
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State

_BIG_OF = U(8)  # on the bandit: the Biggie


@step
def until_asked(a: Cells, r: Cell) -> Cell:
    """Chance and bots go on until a learner is asked, or the game is over."""
    while a[PHASE] != OVER:
        if a[PHASE] == TO_SETTLE:
            k_settle(a)
        r = k_set_up(a, r)
        while a[PHASE] == TO_ROLL:
            r, bits = k_roll(a, r)
            policy = a[POLICY + a[SEAT]]
            if policy == LEARNER:
                return r
            choice = choose_random(a, bits) if policy == RANDOM else choose_greedy(a, bits)
            k_place(a, choice)
    return r


@step
def place(seat: Cell, viewer: Cell, seats: Cell) -> Cell:
    """A seat counted from the one that looks, from 1."""
    return seat - viewer + ONE if seat >= viewer else seat + seats - viewer + ONE


@step
def six(out: Grid, at: Cell, table: Cell, lanes: Cell) -> Cell:
    """Writes six lanes; returns where the next figure goes."""
    for figure in range(SIX):
        out[at + figure, table] = lanes >> (figure << THREE) & BYTE
    return at + SIX


@step
def biggie(a: Cells, seat: Cell) -> Cell:
    """LV6 §3.1, §7.2 The casino where a seat's Biggie lies, 7 for the bandit, 0 for nowhere."""
    found = ZERO
    for casino in range(SIX):
        found += lane(a[BIG + seat], casino) * (casino + ONE)
        if lane(a[BANDIT], casino) & (_BIG_OF | SEVEN) == _BIG_OF | seat + ONE:
            found = SEVEN
    return found


@step
def observe(a: Cells, viewer: Cell, out: Grid, table: Cell) -> None:
    """What a seat sees, in the order of `Encoding.fields`."""
    seats = a[SEATS]
    out[ZERO, table] = a[ROUND] + ONE
    out[ONE, table] = place(a[START], viewer, seats)
    out[TWO, table] = place(a[SEAT], viewer, seats) if a[PHASE] != OVER else ZERO
    at = THREE
    seat = viewer
    for _ in range(seats):
        hand = a[HAND + seat]
        out[at, table] = hand & BYTE
        at += ONE
        if a[BIGGIE] != ZERO:
            out[at, table] = hand >> SIXTEEN
            at += ONE
        if a[NEUTRAL_DICE] != ZERO:
            out[at, table] = hand >> EIGHT & BYTE
            at += ONE
        seat = seat + ONE if seat + ONE < seats else ZERO
    at = six(out, at, table, a[ROLL])
    if a[BIGGIE] != ZERO:
        at = six(out, at, table, a[ROLL_BIG])
    if a[NEUTRAL_DICE] != ZERO:
        at = six(out, at, table, a[ROLL_NEUTRAL])
    for _ in range(seats):
        at = six(out, at, table, a[DICE + seat])
        seat = seat + ONE if seat + ONE < seats else ZERO
    if a[NEUTRAL_DICE] != ZERO:
        at = six(out, at, table, a[DICE + seats])
    if a[BIGGIE] != ZERO:
        for _ in range(seats):
            out[at, table] = biggie(a, seat)
            at += ONE
            seat = seat + ONE if seat + ONE < seats else ZERO
    observe_money(a, viewer, out, at, table)


@step
def observe_money(a: Cells, viewer: Cell, out: Grid, at: Cell, table: Cell) -> None:
    """LV12 §2.1, LV6 §7.1 The bandit, bills, money and the pile."""
    seats = a[SEATS]
    most = a[LEAST_SUM] if a[LEAST_SUM] != ZERO else a[LEAST_BILLS]
    if a[CASINOS] > SIX:
        most = a[BANDIT_BILLS]
        for face in range(SIX):
            laid = lane(a[BANDIT], face)
            out[at, table] = place((laid & SEVEN) - ONE, viewer, seats) if laid != ZERO else ZERO
            out[at + ONE, table] = laid >> FOUR
            out[at + TWO, table] = laid >> THREE & ONE
            at += THREE
    for casino in range(a[CASINOS]):
        for rank in range(most):
            out[at + rank, table] = lane(a[BILLS + casino], rank)
        at += most
    seat = viewer
    for _ in range(seats):
        out[at, table] = worth(a[WON + seat])
        out[at + seats, table] = number(a[WON + seat])
        at += ONE
        seat = seat + ONE if seat + ONE < seats else ZERO
    out[at + seats, table] = a[POOL_SIZE]


@step
def ask(a: Cells, table: Cell, observations: Grid, masks: Grid, seats: Grid) -> None:
    """Writes what the seat that is asked sees and may choose."""
    observe(a, a[SEAT], observations, table)
    legal = k_legal(a)
    for choice in range(U(masks.shape[0])):
        masks[choice, table] = legal >> choice & ONE
    seats[table] = a[SEAT]


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
        seat = a[SEAT]
        over = what == BEGIN
        right = True
        if what == STEP:
            action = actions[table]
            right = action >= 0 and action < masks.shape[0] and masks[action, table] != 0
            if right:
                k_place(a, U(action))
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


class LasVegasTables(Tables):
    """Tables of an edition with its seats and options fixed."""

    def __init__(self, rules: LasVegas, tables: int, policies: Sequence[int]) -> None:
        self.rules = rules
        code = Encoding(rules)
        array = codec.encode(rules, rules.start())
        seat_policies(array, int(codec.POLICY), policies)
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
