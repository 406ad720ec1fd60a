"""First games of Las Vegas: one round and its payout, and the Biggie."""

from __future__ import annotations

from typing import Final

from croupier.core.lesson import ROLL, Lesson, Step

_BILLS: Final = """
    * start 1
    * bill 1 60
    * bill 2 30
    * bill 2 20
    * bill 3 90
    * bill 4 50
    * bill 5 40
    * bill 5 30
    * bill 6 40
    * bill 6 30
"""
#: The round of the lesson up to the newcomer's last die.
_NEARLY_OVER: Final = f"""{_BILLS}
    * roll 1 2 2 3 3 3 5 6
    1 place 3
    * roll 1 1 2 4 4 5 6 6
    2 place 6
    * roll 1 2 2 3 3 3 4 5
    3 place 3
    * roll 2 3 4 5 5
    1 place 3
    * roll 1 1 2 4 5 6
    2 place 1
    * roll 1 4 4 5 6
    3 place 4
    * roll 1 5 5 6
    1 place 5
    * roll 2 2 4 6
    2 place 2
    * roll 1 1 6
    3 place 1
    * roll 4 6
    1 place 6
    * roll 4 4
    2 place 4
    * roll 2
    3 place 2
"""

LAS_VEGAS_2012: Final = (
    Lesson(
        name="first",
        seats=3,
        steps=(
            Step(says="lesson-lv-aim", before=_BILLS),
            Step(says="lesson-lv-pieces"),
            Step(says="lesson-lv-roll", wants=(ROLL,), then="* roll 1 2 2 3 3 3 5 6"),
            Step(
                says="lesson-lv-place",
                wants=("place 3",),
                instead="lesson-lv-place-instead",
                then="""
                    * roll 1 1 2 4 4 5 6 6
                    2 place 6
                    * roll 1 2 2 3 3 3 4 5
                    3 place 3
                """,
            ),
            Step(says="lesson-lv-tie", wants=(ROLL,), then="* roll 2 3 4 5 5"),
            Step(
                says="lesson-lv-break",
                wants=("place 3",),
                instead="lesson-lv-break-instead",
                then="""
                    * roll 1 1 2 4 5 6
                    2 place 1
                    * roll 1 4 4 5 6
                    3 place 4
                """,
            ),
            Step(says="lesson-lv-late", before=_NEARLY_OVER, wants=(ROLL,), then="* roll 4"),
            Step(
                says="lesson-lv-last",
                wants=("place 4",),
                then="""
                    * bill 1 70
                    * bill 2 50
                    * bill 3 20
                    * bill 3 60
                    * bill 4 80
                    * bill 5 30
                    * bill 5 30
                    * bill 6 10
                    * bill 6 90
                """,
            ),
            Step(says="lesson-lv-end"),
        ),
    ),
)

_SIX_BILLS: Final = """
    * start 1
    * bill 1 70
    * bill 1 40
    * bill 2 30
    * bill 2 20
    * bill 3 60
    * bill 3 40
    * bill 4 50
    * bill 4 50
    * bill 5 100
    * bill 5 30
    * bill 6 80
    * bill 6 60
"""
#: The newcomer has one die left, the others none.
_SIX_NEARLY_OVER: Final = f"""{_SIX_BILLS}
    * roll 1 3 3 4 5 6 b5
    1 place 5
    * roll 1 2 3 5 5 5 b6
    2 place 5
    * roll 1 1 2 4 6 6 b1
    3 place 1
    * roll 3 3 3 5 6
    1 place 5
    * roll 2 6 6 b6
    2 place 6
    * roll 3 6 6 6
    3 place 6
    * roll 3 3 3 6
    1 place 3
    * roll 2
    2 place 2
    * roll 4
    3 place 4
"""

LAS_VEGAS_SIX: Final = (
    Lesson(
        name="first",
        seats=3,
        steps=(
            Step(says="lesson-lv6-aim", before=_SIX_BILLS),
            Step(says="lesson-lv6-pieces"),
            Step(says="lesson-lv6-roll", wants=(ROLL,), then="* roll 1 3 3 4 5 6 b5"),
            Step(
                says="lesson-lv6-place",
                wants=("place 5",),
                instead="lesson-lv6-place-instead",
                then="""
                    * roll 1 2 3 5 5 5 b6
                    2 place 5
                    * roll 1 1 2 4 6 6 b1
                    3 place 1
                """,
            ),
            Step(says="lesson-lv6-tie", wants=(ROLL,), then="* roll 3 3 3 5 6"),
            Step(
                says="lesson-lv6-break",
                wants=("place 5",),
                instead="lesson-lv6-break-instead",
                then="""
                    * roll 2 6 6 b6
                    2 place 6
                    * roll 3 6 6 6
                    3 place 6
                """,
            ),
            Step(says="lesson-lv6-late", before=_SIX_NEARLY_OVER, wants=(ROLL,), then="* roll 1"),
            Step(
                says="lesson-lv6-last",
                wants=("place 1",),
                then="""
                    * bill 1 60
                    * bill 1 60
                    * bill 2 90
                    * bill 2 10
                    * bill 3 70
                    * bill 3 50
                    * bill 4 40
                    * bill 4 20
                    * bill 5 80
                    * bill 5 40
                    * bill 6 100
                    * bill 6 30
                """,
            ),
            Step(says="lesson-lv6-end"),
        ),
    ),
)
