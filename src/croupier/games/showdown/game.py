"""Vegas Showdown as the rest of the product knows it."""

from __future__ import annotations

from croupier.core.game import Command, Game, ImportPath, Question

SHOWDOWN = Game(
    name="vegas-showdown",
    title="Vegas Showdown",
    seats=range(3, 6),
    minutes=75,
    cite="VS",
    options=ImportPath("croupier.games.showdown.options:options"),
    make=ImportPath("croupier.games.showdown.rules:make"),
    encodings={"listed": ImportPath("croupier.games.showdown.encoding:Encoding")},
    view=ImportPath("croupier.games.showdown.view:View"),
    effects=(ImportPath("croupier.games.showdown.effects"),),
    outlook=ImportPath("croupier.games.showdown.outlook:outlook"),
    round=ImportPath("croupier.games.showdown.outlook:round_of"),
    marks=ImportPath("croupier.games.showdown.marks:marks"),
    lessons=ImportPath("croupier.games.showdown.lessons:LESSONS"),
    bots={
        "greedy": ImportPath("croupier.bots.showdown:Greedy"),
        "montecarlo": ImportPath("croupier.bots.showdown_search:MonteCarlo"),
        "expert": ImportPath("croupier.bots.showdown_expert:Expert"),
    },
    levels={
        "beginner": "greedy:version=2:warmth=60",
        "easy": "greedy:version=2:warmth=30",
        "normal": "greedy:version=2:warmth=12",
        "strong": "greedy:version=2",
        "expert": "expert:turns=3:playouts=4:candidates=10:rivals=doubted",
    },
    value={"share": ImportPath("croupier.value.showdown:ShowdownShares")},
    why=ImportPath("croupier.value.showdown_why:why"),
    themes=("auction", "price", "instead", "build", "renovate"),
    theme=ImportPath("croupier.value.showdown_themes:theme"),
    drills="croupier.value/showdown_drills.jsonl",
    judge=ImportPath("croupier.bots.showdown_judge:Judge"),
    adviser="montecarlo",
    advice="vs-estimates",
    commands=(
        Command(
            name="rooms",
            help="help-rooms",
            run=ImportPath("croupier.games.showdown.commands:rooms"),
            options=True,
        ),
    ),
    questions=(
        Question(
            name="set",
            help="The components that come with the game.",
            answers=ImportPath("croupier.games.showdown.answers:SetInfo"),
            answer=ImportPath("croupier.games.showdown.questions:shipped_set"),
        ),
        Question(
            name="set",
            help="The components a table plays with.",
            answers=ImportPath("croupier.games.showdown.answers:SetInfo"),
            answer=ImportPath("croupier.games.showdown.questions:set_of_table"),
            table=True,
        ),
    ),
)
