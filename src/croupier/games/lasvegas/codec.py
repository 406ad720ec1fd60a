"""The flat array of the kernel: where everything lies, and the way to it from a state and back.

Cells are unsigned 64-bit numbers. Where a cell holds one figure per casino, per face or per bill,
each has a lane of eight bits, casino 1, face 1 or the highest bill in the lowest lane.
"""

from __future__ import annotations

import numpy as np

U = np.uint64

# What a round changes.
PHASE = U(0)
SEAT = U(1)  # the seat to move; when the round is over the one that moved last
ROLL = U(2)  # rolled and not yet placed, lanes by face: small dice,
ROLL_WHITE = U(3)  # white dice,
ROLL_BIG = U(4)  # the Biggie;
FACES = U(5)  # and all their faces as a mask
HAND = U(6)  # six cells: lanes small dice, white dice, Biggie
DICE = U(12)  # six cells, lanes by casino: small dice of each seat, then the white dice
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
MONEY = U(46)  # six cells, in tens of thousands
WON = U(52)  # six cells: number of bills
POSITION_CELLS = 58

# The options, fixed for a game.
SEATS = U(58)
SMALL = U(59)  # small dice of a seat
WHITE = U(60)  # white dice of a seat
BIGGIE = U(61)  # Biggies of a seat
SPARE = U(62)  # white dice left over, rolled before the first turn of a round
CASINOS = U(63)  # 6, or 7 with the bandit
LEAST_SUM = U(64)  # a casino is stocked until its bills are worth this;
LEAST_BILLS = U(65)  # or, where that is 0, are this many
BANDIT_BILLS = U(66)
BACK = U(67)  # 1: bills not won go under the pile; 0: into the box
LAST_STARTS = U(68)  # 1: the seat that rolled last starts the next round
ROUNDS = U(69)
LOT = U(70)  # 1: the first start seat is drawn by lot
FIRST = U(71)  # 0: it is this one
FULL_POOL = U(72)
FULL_SIZE = U(73)

# The kernel's own reckoning, no part of the position.
POLICY = U(74)  # six cells: which policy plays each seat
STRONG = U(80)  # six cells, lanes by casino: strength of each colour
GAIN = U(86)  # twelve cells, one per choice: 16 + what it wins; 0 where it is not legal
CELLS = 98

# Phases.
DRAW_START = U(0)
DEAL = U(1)
NEUTRAL = U(2)
TO_ROLL = U(3)
TO_PLACE = U(4)
TO_SETTLE = U(5)
OVER = U(6)
