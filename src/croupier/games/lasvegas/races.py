"""What Las Vegas is measured by."""

from __future__ import annotations

from croupier.core.races import Race, Races, Strength

_FIVE = ("5", "0")

RACES_2012 = Races(
    kernel=(
        Race("kernel, 2012, 5 random seats", 5, {}, "0.75 x C", _FIVE),
        Race("kernel, 2012, 2 random seats + neutral", 2, {"neutral": True}, "0.75 x C", ("2", "1")),
        Race("kernel, 2012, 3 random seats + neutral", 3, {"neutral": True}, "0.75 x C", ("3", "1")),
    ),
    engine=Race("engine, 2012, 5 random seats", 5, {}, "1.2 x open_spiel"),
    search="montecarlo",
    search_seats=5,
    search_program=("mc:1000:diff", *["greedy"] * 4, "rot"),
    strength=(
        Strength("montecarlo", "greedy", "at least 32 %"),
        Strength("montecarlo:policy=greedy", "greedy", "at least 38 %"),
        Strength("montecarlo", "random", "at least 65 %"),
    ),
    program="lasvegas2012.c",
    peers={
        "open_spiel": ("python", "openspiel_lasvegas.py"),
        "PettingZoo": ("python", "pettingzoo_lasvegas.py"),
        "boardgame.io": ("node", "boardgameio_lasvegas.js"),
    },
    peers_call_it="las_vegas",
)

RACES_SIX = Races(
    kernel=(Race("kernel, Six, 5 random seats (C: 2012)", 5, {}, "0.6 x C", _FIVE),),
    program=RACES_2012.program,
)
