"""Las Vegas of 2012, and the newer edition for up to six, as the rest of the product knows them."""

from __future__ import annotations

from croupier.core.game import Game, ImportPath

LAS_VEGAS_2012 = Game(
    name="las-vegas-2012",
    title="Las Vegas",
    seats=range(2, 6),
    minutes=30,
    cite="LV12",
    options=ImportPath("croupier.games.lasvegas.options:options_2012"),
    make=ImportPath("croupier.games.lasvegas.rules:make_2012"),
    kernel=ImportPath("croupier.games.lasvegas.kernel_use:Kernel"),
    encodings={"listed": ImportPath("croupier.games.lasvegas.encoding:Encoding")},
    tables=ImportPath("croupier.games.lasvegas.kernel_tables:LasVegasTables"),
    view=ImportPath("croupier.games.lasvegas.view:View"),
    effects=(ImportPath("croupier.games.lasvegas.effects"),),
    outlook=ImportPath("croupier.games.lasvegas.outlook:outlook"),
    lessons=ImportPath("croupier.games.lasvegas.lessons:LAS_VEGAS_2012"),
    bots={
        "expert": ImportPath("croupier.bots.expert:Expert"),
        "montecarlo": ImportPath("croupier.bots.montecarlo:MonteCarlo"),
    },
    uncovered=ImportPath("croupier.games.lasvegas.outlook:uncovered"),
    round=ImportPath("croupier.games.lasvegas.outlook:round_of"),
    levels={
        "beginner": "greedy:warmth=120",
        "easy": "greedy:warmth=40",
        "normal": "greedy",
        "strong": "expert:playouts=100:warmth=20",
        "expert": "expert:playouts=1000",
    },
    adviser="montecarlo",
    value={"share": ImportPath("croupier.value.lasvegas:LasVegasValues")},
    why=ImportPath("croupier.value.lasvegas_why:why"),
    races=ImportPath("croupier.games.lasvegas.races:RACES_2012"),
)

LAS_VEGAS_SIX = Game(
    name="las-vegas-six",
    title="Las Vegas Six",
    seats=range(2, 7),
    minutes=25,
    cite="LV6",
    options=ImportPath("croupier.games.lasvegas.options:options_six"),
    make=ImportPath("croupier.games.lasvegas.rules:make_six"),
    kernel=LAS_VEGAS_2012.kernel,
    encodings=LAS_VEGAS_2012.encodings,
    tables=LAS_VEGAS_2012.tables,
    view=LAS_VEGAS_2012.view,
    effects=LAS_VEGAS_2012.effects,
    outlook=LAS_VEGAS_2012.outlook,
    lessons=ImportPath("croupier.games.lasvegas.lessons:LAS_VEGAS_SIX"),
    uncovered=LAS_VEGAS_2012.uncovered,
    round=LAS_VEGAS_2012.round,
    bots=LAS_VEGAS_2012.bots,
    levels=LAS_VEGAS_2012.levels,
    adviser=LAS_VEGAS_2012.adviser,
    value=LAS_VEGAS_2012.value,
    why=LAS_VEGAS_2012.why,
    races=ImportPath("croupier.games.lasvegas.races:RACES_SIX"),
    # LV6 §7 A variant, so the rules begin without it; but it is what this edition is known for.
    suggested={"bandit": True},
)
