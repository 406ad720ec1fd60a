"""First games of Rolling Cubes, one for each mode and named after it."""

from __future__ import annotations

from typing import Final

from croupier.core.lesson import ROLL, Lesson, Step

LESSONS: Final = (
    Lesson(
        name="one-by-one",
        seats=2,
        options={"mode": "one-by-one"},
        steps=(
            Step(says="lesson-rc-aim", before="* start 1"),
            Step(says="lesson-rc-throw", wants=(ROLL,), then="* roll 1 3 5 7 0 2 4 8 + - x :"),
            Step(says="lesson-rc-dice"),
            Step(
                says="lesson-rc-write",
                wants=("equate",),
                instead="lesson-rc-write-instead",
                then="""
                    * roll 1 1 3 5 2 2 6 8 + + - x
                    2 equate 3+5=8
                """,
            ),
            Step(says="lesson-rc-points", wants=(ROLL,), then="* roll 1 5 7 9 0 2 2 4 + - - :"),
            Step(
                says="lesson-rc-longer",
                wants=("equate",),
                instead="lesson-rc-longer-instead",
                then="""
                    * roll 1 3 3 9 0 4 6 6 + - x x
                    2 equate 3x3=9
                """,
            ),
            Step(says="lesson-rc-end"),
        ),
    ),
    Lesson(
        name="all-together",
        seats=3,
        options={"mode": "all-together"},
        steps=(
            Step(says="lesson-rc-together-aim", before=""),
            Step(
                says="lesson-rc-together-throw",
                wants=(ROLL,),
                then="* roll 1 3 5 9 0 2 6 8 + - x :",
            ),
            Step(
                says="lesson-rc-together-write",
                wants=("equate",),
                instead="lesson-rc-together-instead",
                then="""
                    3 equate 1+5=6
                    2 equate 3x2=6
                """,
            ),
            Step(says="lesson-rc-together-end"),
        ),
    ),
    Lesson(
        name="last-die",
        seats=2,
        options={"mode": "last-die"},
        steps=(
            Step(says="lesson-rc-last-aim", before="* start 1"),
            Step(says="lesson-rc-last-throw", wants=(ROLL,), then="* roll 1 3 5 7 0 2 4 8 + - x :"),
            Step(
                says="lesson-rc-last-write",
                wants=("equate 3+5=8",),
                instead="lesson-rc-last-write-instead",
                then="""
                    * roll 1 9 2 4 6 - x :
                    2 equate 3+5=8x1
                """,
            ),
            Step(says="lesson-rc-last-rest", wants=(ROLL,), then="* roll 7 0 2 4 - :"),
            Step(
                says="lesson-rc-last-more",
                wants=("equate 3+5=8x1-0",),
                instead="lesson-rc-last-more-instead",
                then="""
                    * roll 9 2 6 +
                    2 decline
                """,
            ),
            Step(says="lesson-rc-last-end"),
        ),
    ),
    Lesson(
        name="tournament",
        seats=2,
        options={"mode": "tournament"},
        steps=(
            Step(
                says="lesson-rc-tournament-aim",
                before="""
                    * start 1
                    * roll 1 3 5 7 0 2 4 8 + - x :
                    1 equate 102:3+5-7=4x8
                    * roll 1 1 3 5 2 2 6 8 + + - x
                    2 equate 3+5=8
                """,
            ),
            Step(says="lesson-rc-tournament-throw", wants=(ROLL,), then="* roll 1 5 7 9 0 2 4 8 + - x :"),
            Step(
                says="lesson-rc-tournament-write",
                wants=("equate 7x8-4=50+2",),
                instead="lesson-rc-tournament-instead",
                then="""
                    * roll 1 3 3 9 0 4 6 6 + - x x
                    2 equate 3x3=9
                """,
            ),
            Step(says="lesson-rc-tournament-end"),
        ),
    ),
    Lesson(
        name="yahtzee",
        seats=1,
        options={"mode": "yahtzee"},
        steps=(
            Step(says="lesson-rc-solitaire-aim", before="* start 1"),
            Step(says="lesson-rc-solitaire-throw", wants=(ROLL,), then="* roll 1 3 3 5 0 2 4 6 + - - x"),
            Step(
                says="lesson-rc-solitaire-again",
                wants=("rethrow 1 -",),
                instead="lesson-rc-solitaire-again-instead",
            ),
            Step(says="lesson-rc-solitaire-cup", wants=(ROLL,), then="* roll 5 :"),
            Step(
                says="lesson-rc-solitaire-write",
                wants=("equate",),
                instead="lesson-rc-solitaire-write-instead",
            ),
            Step(says="lesson-rc-solitaire-end"),
        ),
    ),
)
