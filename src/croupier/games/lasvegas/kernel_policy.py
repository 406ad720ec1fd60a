"""A seat that weighs its placements: a few figures of each, and the weights that `bench/fit_policy.py` found.

It is what a good player does without reckoning: take money, but with few dice; sooner where a lead will hold.
"""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel import bandit_bill, cancel, k_legal, strengths, takes
from croupier.games.lasvegas.kernel_codec import (
    BANDIT,
    BILLS,
    HAND,
    NEUTRAL_DICE,
    ROLL,
    ROLL_BIG,
    ROLL_NEUTRAL,
    SEAT,
    SEATS,
    STRONG,
)
from croupier.games.lasvegas.kernel_dice import (
    BYTE,
    EIGHT,
    FOUR,
    NO_BILL,
    ONE,
    ONES,
    SEVEN,
    SIX,
    SIXTEEN,
    THREE,
    TOPS,
    TWO,
    ZERO,
    compiled,
    lane,
    part,
    step,
    take,
    used,
)
from croupier.games.lasvegas.kernel_money import SCRATCH, Floats
from croupier.games.lasvegas.kernel_play import CHOICES

#: How many figures of a placement are weighed.
LOOKS = U(15)
# What is noted of a placement: what it wins, alone and with many dice still to come; how safe that is; the
# dice it takes; a tie and what hangs on it; what it does to the others; where it lies.
WINS, WINS_EARLY, SAFE, SAFE_EARLY, DICE, DICE_EARLY, DICE_MANY, TIED = map(U, range(8))
TIED_EARLY, OTHERS, OTHERS_EARLY, BEHIND, FIRST_DIE, DICE_SQUARED, HIGHEST = map(U, range(8, 15))
# Scratch: behind what money needs, the figures of twelve choices.
LOOKS_AT = U(SCRATCH)
ROOM = SCRATCH + int(CHOICES * LOOKS)
_TOP = U(56)
# Units: a hundred thousand, 32 dice of the others, a hand of eight, four dice, a lead of three.
_MONEY, _TO_COME, _HAND, _FOUR_DICE, _FAR = 0.1, 1 / 32, 1 / 8, 1 / 4, 3.0


@part
def higher(x: Cell, y: Cell) -> Cell:
    """The greater figure in every lane."""
    least = ((x | TOPS) - y >> SEVEN & ONES) * BYTE
    return x & least | y & ~least


@part
def others_take(a: Cells, s: Floats, own: Cell, sign: float) -> None:
    """Adds what the other seats would take at every casino: what is paid, less what this one takes.

    As many bills are paid as colours are not cancelled, the highest first; some go to neutral dice.
    """
    ranked = ZERO
    for colour in range(SIX):
        ranked += used(a[STRONG + colour])
    neutral = takes(a, a[SEATS]) if a[NEUTRAL_DICE] != ZERO else NO_BILL * ONES
    for casino in range(SIX):
        bills = a[BILLS + casino]
        paid = (bills & (ONE << (lane(ranked, casino) << THREE)) - ONE) * ONES >> _TOP
        paid -= take(bills, own, casino) + take(bills, neutral, casino)
        s[LOOKS_AT + casino * LOOKS + OTHERS] += sign * float(paid)


@part
def dice_of(hand: Cell) -> Cell:
    """All dice of a hand."""
    return (hand & BYTE) + (hand >> EIGHT & BYTE) + (hand >> SIXTEEN)


@part
def note_dice(a: Cells, s: Floats, choice: Cell, to_come: float) -> None:
    """Notes the dice that a choice takes from the hand."""
    face = choice if choice < SIX else choice - SIX
    gone = lane(a[ROLL], face) + lane(a[ROLL_NEUTRAL], face) + lane(a[ROLL_BIG], face)
    hand = dice_of(a[HAND + a[SEAT]])
    dice = _FOUR_DICE * float(gone)
    at = LOOKS_AT + choice * LOOKS
    s[at + DICE] = dice
    s[at + DICE_EARLY] = dice * to_come
    s[at + DICE_MANY] = dice * _HAND * float(hand)
    s[at + DICE_SQUARED] = dice * dice


@step
def look(a: Cells, s: Floats) -> Cell:
    """Notes the figures of every legal choice; returns those as a mask."""
    seat = a[SEAT]
    legal = k_legal(a)
    to_come = ZERO
    for other in range(a[SEATS]):
        if other != seat:
            to_come += (a[HAND + other] & BYTE) + TWO * (a[HAND + other] >> SIXTEEN)
    early = _TO_COME * float(to_come)
    for casino in range(SIX):
        s[LOOKS_AT + casino * LOOKS + OTHERS] = 0.0
    strengths(a)
    top = ZERO
    for colour in range(SIX):
        if colour != seat:
            top = higher(top, a[STRONG + colour])
    before_dice = a[STRONG + seat]
    after_dice = before_dice + a[ROLL] + (a[ROLL_BIG] << ONE)
    cancel(a)
    before = takes(a, seat)
    others_take(a, s, before, -1.0)
    strengths(a)
    a[STRONG + seat] = after_dice
    a[STRONG + a[SEATS]] += a[ROLL_NEUTRAL]
    cancel(a)
    after = takes(a, seat)
    others_take(a, s, after, 1.0)
    for casino in range(SIX):
        if legal >> casino & ONE == ZERO:
            continue
        at = LOOKS_AT + casino * LOOKS
        bills = a[BILLS + casino]
        won = _MONEY * float(take(bills, after, casino))
        gain = won - _MONEY * float(take(bills, before, casino))
        highest = _MONEY * float(bills & BYTE)
        lead = float(lane(after_dice, casino)) - float(lane(top, casino))
        safe = won * min(max(lead, 0.0), _FAR) / _FAR
        tied = highest if lead == 0.0 else 0.0
        others = _MONEY * s[at + OTHERS]
        s[at + WINS] = gain
        s[at + WINS_EARLY] = gain * early
        s[at + SAFE] = safe
        s[at + SAFE_EARLY] = safe * early
        s[at + TIED] = tied
        s[at + TIED_EARLY] = tied * early
        s[at + OTHERS] = others
        s[at + OTHERS_EARLY] = others * early
        s[at + BEHIND] = highest if lead < 0.0 else 0.0
        s[at + FIRST_DIE] = 1.0 if lane(before_dice, casino) == ZERO else 0.0
        s[at + HIGHEST] = highest
        note_dice(a, s, casino, early)
    if legal >> SIX != ZERO:
        look_at_bandit(a, s, legal, early)
    return legal


@compiled
def look_at_bandit(a: Cells, s: Floats, legal: Cell, early: float) -> None:
    """The same for dice on the bandit, where nothing is cancelled: what they win, and how many they are."""
    seat = a[SEAT]
    before = bandit_bill(a, a[BANDIT], seat)
    for face in range(SIX):
        if legal >> SIX + face & ONE == ZERO:
            continue
        at = LOOKS_AT + (SIX + face) * LOOKS
        for number in range(LOOKS):
            s[at + number] = 0.0
        laid = lane(a[ROLL], face) << FOUR | lane(a[ROLL_BIG], face) << THREE | seat + ONE
        after = bandit_bill(a, a[BANDIT] | laid << (face << THREE), seat)
        gain = _MONEY * (float(after) - float(before))
        s[at + WINS] = gain
        s[at + WINS_EARLY] = gain * early
        note_dice(a, s, SIX + face, early)


@step
def choose_weighed(a: Cells, s: Floats, policy: Floats) -> Cell:
    """The choice of greatest weight, the first of equals."""
    legal = look(a, s)
    most = -1e300
    best = ZERO
    for choice in range(CHOICES):
        if legal >> choice & ONE != ZERO:
            total = 0.0
            for number in range(LOOKS):
                total += policy[number] * s[LOOKS_AT + choice * LOOKS + number]
            if total > most:
                most = total
                best = choice
    return best
