"""LVR D1 Pay Day: pays for every casino with an own die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.games.royale.moves import CASINOS, own_dice, reward
from croupier.games.royale.tiles.side import Activation, Side

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State

#: LVR D1 What each casino with an own die adds.
A_CASINO = 10


@dataclass(frozen=True, slots=True)
class PayDay(Side):
    """LVR D1."""

    code: ClassVar[str] = "D1"
    title: ClassVar[str] = "Pay Day"

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR D1 1 or 2 casinos with an own die: that many chips; 3 to 6: 30 to 60; this one counts."""
        casinos = {casino for casino in CASINOS if any(own_dice(state, by.seat, casino))}
        if rules.edition.pay_day_home:
            casinos.add(by.casino)
        return reward(state, by.seat, len(casinos) * A_CASINO)
