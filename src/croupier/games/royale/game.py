"""Las Vegas Royale as the rest of the product knows it."""

from __future__ import annotations

from croupier.core.game import Game, ImportPath, Revision

ROYALE = Game(
    name="las-vegas-royale",
    title="Las Vegas Royale",
    seats=range(2, 6),
    minutes=45,
    cite="LVR",
    options=ImportPath("croupier.games.royale.options:options"),
    make=ImportPath("croupier.games.royale.rules:make"),
    revision=2,
    earlier={
        1: Revision(
            options=ImportPath("croupier.games.royale.options:options_first"),
            make=ImportPath("croupier.games.royale.rules:make_first"),
        )
    },
    first="start",
    kernel=ImportPath("croupier.games.royale.kernel_use:Kernel"),
    encodings={"listed": ImportPath("croupier.games.royale.encoding:Encoding")},
    # LVR §2.1 The bills set aside for later rounds, when tiles are played, can be anything.
    chance_steps=ImportPath("croupier.games.royale.draws:steps"),
    tables=ImportPath("croupier.games.royale.kernel_tables:RoyaleTables"),
    view=ImportPath("croupier.games.royale.view:View"),
    effects=(
        ImportPath("croupier.games.lasvegas.effects"),
        ImportPath("croupier.games.royale.effects"),
    ),
    outlook=ImportPath("croupier.games.royale.outlook:outlook"),
    lessons=ImportPath("croupier.games.royale.lessons:LESSONS"),
    uncovered=ImportPath("croupier.games.royale.outlook:uncovered"),
    round=ImportPath("croupier.games.royale.outlook:round_of"),
    bots={
        "expert": ImportPath("croupier.bots.royale:Expert"),
        "greedy": ImportPath("croupier.bots.royale:Greedy"),
        "montecarlo": ImportPath("croupier.bots.royale:MonteCarlo"),
    },
    levels={
        "beginner": "greedy:warmth=120",
        "easy": "greedy:warmth=40",
        "normal": "greedy",
        "strong": "expert:playouts=100:warmth=25",
        "expert": "expert:playouts=1000",
    },
    adviser="montecarlo",
    value={"share": ImportPath("croupier.value.royale:newest")},
    why=ImportPath("croupier.value.royale_why:why"),
    themes=("cancel", "steal", "save", "hold", "settle", "tile", "fifty", "pass"),
    theme=ImportPath("croupier.value.royale_themes:theme"),
    drills="croupier.value/royale_drills.jsonl",
    judge=ImportPath("croupier.value.lasvegas_judge:Judge"),
)
