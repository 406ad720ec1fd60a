"""Rolling Cubes as the rest of the product knows it."""

from __future__ import annotations

from croupier.core.game import Command, Game, ImportPath, Parameter, Question

ROLLING_CUBES = Game(
    name="rolling-cubes",
    title="Rolling Cubes",
    seats=range(1, 7),
    minutes=15,
    cite="RC",
    options=ImportPath("croupier.games.rollingcubes.options:options"),
    make=ImportPath("croupier.games.rollingcubes.rules:make"),
    encodings={
        "listed": ImportPath("croupier.games.rollingcubes.encoding:Encoding"),
        "spelled": ImportPath("croupier.games.rollingcubes.encoding:Spelled"),
    },
    view=ImportPath("croupier.games.rollingcubes.view:View"),
    effects=(ImportPath("croupier.games.rollingcubes.effects"),),
    outlook=ImportPath("croupier.games.rollingcubes.outlook:outlook"),
    lessons=ImportPath("croupier.games.rollingcubes.lessons:LESSONS"),
    round=ImportPath("croupier.games.rollingcubes.outlook:round_of"),
    bots={
        "perfect": ImportPath("croupier.bots.cubes:Perfect"),
        "expert": ImportPath("croupier.bots.cubes:Expert"),
        "level1": ImportPath("croupier.bots.cubes:Level1"),
        "level2": ImportPath("croupier.bots.cubes:Level2"),
        "level3": ImportPath("croupier.bots.cubes:Level3"),
        "level4": ImportPath("croupier.bots.cubes:Level4"),
        "level5": ImportPath("croupier.bots.cubes:Level5"),
    },
    levels={
        "beginner": "level1",
        "easy": "level2",
        "normal": "level3",
        "strong": "level4",
        "expert": "expert",
    },
    # At the terminal this one can be beaten by people who have other things to do.
    opponent="easy",
    value={
        "share": ImportPath("croupier.value.cubes:CubesShares"),
        "points": ImportPath("croupier.value.cubes:CubesPoints"),
    },
    why=ImportPath("croupier.value.cubes_why:why"),
    themes=("equality", "rethrow", "row"),
    theme=ImportPath("croupier.value.cubes_themes:theme"),
    endless=ImportPath("croupier.games.rollingcubes.drill:ask"),
    typed=("equate", "rethrow"),
    # RC §5.2 Whoever has no equality in time has none.
    lapse="decline",
    prompt=ImportPath("croupier.games.rollingcubes.prompt:ask"),
    commands=(
        Command(
            name="solve",
            help="help-solve",
            run=ImportPath("croupier.solve.cubes_commands:solve"),
            options=True,
            parameters=(
                Parameter("roll", "help-roll", metavar="ROLL"),
                Parameter("using", "help-using", "", ("--using",), "DICE"),
                Parameter("row", "help-row", flags=("--row",), metavar="ROW"),
                Parameter("top", "help-top", 5, ("--top",), "N"),
                Parameter("report", "help-report", flags=("--report",), metavar="FILE"),
                Parameter("json", "help-json-one", False, ("--json",)),
            ),
        ),
        Command(
            name="build-cubes-table",
            help="help-build-cubes-table",
            run=ImportPath("croupier.solve.cubes_commands:build"),
            parameters=(Parameter("to", "help-tables-to", flags=("--to",), metavar="FOLDER"),),
        ),
    ),
    questions=(
        Question(
            name="best",
            help="The best equality of a throw, by its number, once the turn is over for everyone.",
            asks=ImportPath("croupier.games.rollingcubes.answers:Throw"),
            answers=ImportPath("croupier.games.rollingcubes.answers:BestEquality"),
            answer=ImportPath("croupier.games.rollingcubes.questions:thrown"),
            work=ImportPath("croupier.games.rollingcubes.questions:best"),
            table=True,
        ),
        Question(
            name="training-roll",
            help="A throw of all dice to train with, sealed by the house.",
            asks=ImportPath("croupier.games.rollingcubes.answers:NewTrainingRoll"),
            answers=ImportPath("croupier.games.rollingcubes.answers:TrainingRoll"),
            answer=ImportPath("croupier.games.rollingcubes.questions:roll"),
        ),
        Question(
            name="training-answer",
            help="What an equality of a training roll is worth, or why it is refused.",
            asks=ImportPath("croupier.games.rollingcubes.answers:TrainingAnswer"),
            answers=ImportPath("croupier.games.rollingcubes.answers:Judged"),
            answer=ImportPath("croupier.games.rollingcubes.questions:judge"),
        ),
        Question(
            name="training-best",
            help="The best equality of a training roll.",
            asks=ImportPath("croupier.games.rollingcubes.answers:TrainingQuestion"),
            answers=ImportPath("croupier.games.rollingcubes.answers:BestEquality"),
            answer=ImportPath("croupier.games.rollingcubes.questions:search"),
            work=ImportPath("croupier.games.rollingcubes.questions:best"),
        ),
    ),
)
