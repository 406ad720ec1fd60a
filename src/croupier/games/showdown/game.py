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
    view=ImportPath("croupier.games.showdown.view:View"),
    effects=(ImportPath("croupier.games.showdown.effects"),),
    outlook=ImportPath("croupier.games.showdown.outlook:outlook"),
    round=ImportPath("croupier.games.showdown.outlook:round_of"),
    marks=ImportPath("croupier.games.showdown.marks:marks"),
    lessons=ImportPath("croupier.games.showdown.lessons:LESSONS"),
    bots={
        "greedy": ImportPath("croupier.bots.showdown:Greedy"),
        "montecarlo": ImportPath("croupier.bots.showdown_search:MonteCarlo"),
    },
    levels={"easy": "random", "normal": "greedy", "strong": "montecarlo:playouts=4:turns=3:candidates=6"},
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
