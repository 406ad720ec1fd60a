"""A first game of Las Vegas Royale: the Biggy, chips and passing, and three tiles."""

from __future__ import annotations

from typing import Final

from croupier.core.lesson import ROLL, Lesson, Step

LESSONS: Final = (
    Lesson(
        name="first",
        seats=3,
        steps=(
            Step(
                says="lesson-lvr-aim",
                before="""
                    * start 1
                    * pair 60 30
                    * pair 50 40
                    * pair 70 40
                    * pair 80 50
                    * pair 90 50
                    * pair 100 60
                    * reserve 30 30 30 40 40 40 50 50 50 60 60 60 70 70 70 80 80 80 90 90 90 100 100 100
                    * tile 1 D1
                    * tile 2 F1
                    * tile 3 A2
                """,
            ),
            Step(says="lesson-lvr-pieces"),
            Step(says="lesson-lvr-roll", wants=(ROLL,), then="* roll 1 2 4 5 6 6 6 b1"),
            Step(
                says="lesson-lvr-pay-day",
                wants=("place 1",),
                instead="lesson-lvr-pay-day-instead",
                then="""
                    * roll 2 4 4 5 5 6 6 b6
                    2 place 6
                    * roll 1 1 2 3 4 5 5 b5
                    3 place 5
                """,
            ),
            Step(says="lesson-lvr-again", wants=(ROLL,), then="* roll 2 2 4 4 5 6"),
            Step(says="lesson-lvr-block", wants=("place 2",), instead="lesson-lvr-block-instead"),
            Step(
                says="lesson-lvr-grey",
                wants=("block",),
                then="""
                    * roll 1 4 4 5 5
                    2 place 4
                    * roll 1 1 2 3 4
                    3 place 1
                """,
            ),
            Step(says="lesson-lvr-third", wants=(ROLL,), then="* roll 1 5 5 5"),
            Step(
                says="lesson-lvr-pass",
                wants=("pass",),
                instead="lesson-lvr-pass-instead",
                then="""
                    * roll 3 5 5
                    2 place 3
                    * black 2 6
                    * roll 3 4 6
                    3 place 6
                """,
            ),
            Step(says="lesson-lvr-jackpot", wants=(ROLL,), then="* roll 3 4 4 6"),
            Step(says="lesson-lvr-black", wants=("place 3",), instead="lesson-lvr-black-instead"),
            Step(says="lesson-lvr-throw", wants=(ROLL,), then="* black 3 4"),
            Step(says="lesson-lvr-end"),
        ),
    ),
)
