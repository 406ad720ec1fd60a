"""Pig as Croupier knows it: facts, and where its code lies."""

from __future__ import annotations

from croupier.core.game import Command, Game, ImportPath, Parameter

PIG = Game(
    name="pig",
    title="Pig",
    seats=range(2, 7),
    minutes=10,
    cite="PIG",
    options=ImportPath("croupier_pig.rules:options"),
    make=ImportPath("croupier_pig.rules:make"),
    view=ImportPath("croupier_pig.rules:View"),
    effects=(ImportPath("croupier_pig.effects"),),
    pages="croupier_pig",
    bots={"hold": ImportPath("croupier_pig.bot:Hold")},
    levels={"easy": "hold:at=8", "normal": "hold:at=15", "strong": "hold"},
    commands=(
        Command(
            name="pig-turn",
            help="What a turn of Pig brings if one holds at a sum, exactly.",
            run=ImportPath("croupier_pig.commands:turn"),
            parameters=(Parameter("at", "Hold at this sum.", 20, ("--at",), "POINTS"),),
        ),
    ),
)
