"""Move a die: what Handicap and My Choice offer."""

from __future__ import annotations

from croupier.core.rules import Seat
from croupier.games.royale.events import Answer, Back, Decline, Turn
from croupier.games.royale.moves import open_casinos, own_dice, place
from croupier.games.royale.pending import MovingDie
from croupier.games.royale.state import State


def ask_to_move(state: State, seat: Seat) -> State:
    """LVR §6 The seat may move a die; the one it just placed lies on an open casino at least."""
    return state._replace(pending=MovingDie(seat))


def move_choices(state: State, owed: MovingDie) -> list[Answer]:
    """LVR §6 A die in hand to any open value, or an own die from an open casino back, or none."""
    in_hand = state.hands[owed.seat]
    found: list[Answer] = [
        Turn(bool(big), value) for big in (0, 1) if in_hand[big] for value in open_casinos(state)
    ]
    found += [
        Back(casino, bool(big))
        for casino in open_casinos(state)
        for big in (0, 1)
        if own_dice(state, owed.seat, casino)[big]
    ]
    return [*found, Decline()]


def move(state: State, owed: MovingDie, event: Turn | Back | Decline) -> State:
    """LVR §6 The die moves and activates nothing."""
    after = state._replace(pending=None)
    match event:
        case Turn(biggy=biggy, value=casino):
            return place(after, owed.seat, casino, int(not biggy), int(biggy))
        case Back(casino=casino, biggy=biggy):
            return place(after, owed.seat, casino, -int(not biggy), -int(biggy))
        case Decline():
            return after
