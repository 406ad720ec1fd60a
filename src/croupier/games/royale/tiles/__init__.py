"""The sixteen tile sides, a file each: what lies on a side, what it does, asks, pays and tells.

`side` says what a side can have. Nothing outside its file knows one side from another, but for the places
where the rulebook itself names one: Prime Time before payout, the Black Box in it, Bad Luck after it, and the
Power Play token before a roll.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from croupier.games.royale.tiles.a1 import Fist, Guess, Guessing, Hide, Hiding, LuckyPunch, PunchStakes
from croupier.games.royale.tiles.a2 import Jackpot, JackpotRoll, JackpotStakes
from croupier.games.royale.tiles.b1 import Add, Adding, PrimeRoll, PrimeTime
from croupier.games.royale.tiles.b2 import Daring, FiftyFifty, FiftyRoll, FiftyStakes, Higher, Lower, Stop
from croupier.games.royale.tiles.c1 import HighFive
from croupier.games.royale.tiles.c2 import ActivatedBadLuck, BadLuck
from croupier.games.royale.tiles.d1 import PayDay
from croupier.games.royale.tiles.d2 import Empowered, Power, PowerPlay
from croupier.games.royale.tiles.e1 import Bar, Barring, BarStakes, NoEntry
from croupier.games.royale.tiles.e2 import Knock, Knocking, Knockout
from croupier.games.royale.tiles.f1 import Block, Blocking, BlockIt
from croupier.games.royale.tiles.f2 import Handicap, HandicapStakes, Relieve, Relieving
from croupier.games.royale.tiles.g1 import BlackBox, BoxStakes, Picking, Pile, Piles, Split, Splitting
from croupier.games.royale.tiles.g2 import Double, DoubleDown, DoubleStakes, Doubling
from croupier.games.royale.tiles.h1 import Nice, NiceDice, NiceStakes, Treating
from croupier.games.royale.tiles.h2 import (
    Activate,
    Activating,
    ChoiceRoll,
    ChoiceStakes,
    Choosing,
    Gilding,
    Gold,
    GoldStakes,
    MyChoice,
    Use,
)
from croupier.games.royale.tiles.move import Back, MovingDie, Turn
from croupier.games.royale.tiles.side import Answer, Decline

#: A tile in play is the record of the side that lies up.
Tile: TypeAlias = (
    LuckyPunch
    | Jackpot
    | PrimeTime
    | FiftyFifty
    | HighFive
    | BadLuck
    | ActivatedBadLuck
    | PayDay
    | PowerPlay
    | NoEntry
    | Knockout
    | BlockIt
    | Handicap
    | BlackBox
    | DoubleDown
    | NiceDice
    | MyChoice
)
KINDS: Final[dict[str, type[Tile]]] = {
    kind.code: kind
    for kind in (
        *(LuckyPunch, Jackpot, PrimeTime, FiftyFifty, HighFive, BadLuck, PayDay, PowerPlay),
        *(NoEntry, Knockout, BlockIt, Handicap, BlackBox, DoubleDown, NiceDice, MyChoice),
    )
}
#: LVR §6 The sides of the eight tiles by code, with their names.
SIDES: Final = {code: kind.title for code, kind in KINDS.items()}

#: What can be owed and has no secret,
Open: TypeAlias = (
    Empowered
    | Hiding
    | JackpotRoll
    | PrimeRoll
    | Adding
    | FiftyRoll
    | Daring
    | Barring
    | Knocking
    | Blocking
    | Relieving
    | MovingDie
    | Splitting
    | Doubling
    | Treating
    | ChoiceRoll
    | Choosing
    | Activating
    | Gilding
)
#: with what has one, as it is,
Pending: TypeAlias = Open | Guessing | Picking
#: and as a seat sees it.
Seen: TypeAlias = Open | Fist | Piles

#: What a question is about, of the sides that pay by a table of their own.
TileStakes: TypeAlias = (
    PunchStakes
    | JackpotStakes
    | FiftyStakes
    | BarStakes
    | HandicapStakes
    | BoxStakes
    | DoubleStakes
    | NiceStakes
    | ChoiceStakes
    | GoldStakes
)

#: What answers them, in the order of the sides.
ANSWERS: Final[tuple[type[Answer], ...]] = (
    *(Hide, Guess, Add, Stop, Higher, Lower, Power, Bar, Knock, Block, Relieve, Turn, Back),
    *(Split, Pile, Double, Nice, Use, Activate, Gold, Decline),
)
