"""A first game of Vegas Showdown: bidding, being outbid, laying a room, income, a premier room."""

from __future__ import annotations

from typing import Final

from croupier.core.lesson import Lesson, Step

LESSONS: Final = (
    Lesson(
        name="first",
        seats=3,
        steps=(
            Step(
                says="lesson-vs-aim",
                before="""
                    * start 1
                    * room fancy-slots
                    * room table-games
                    * room sports-book
                """,
            ),
            Step(says="lesson-vs-pieces"),
            Step(
                says="lesson-vs-bid",
                wants=("bid slots 5",),
                instead="lesson-vs-bid-instead",
                then="""
                    2 bid slots 7
                    3 bid lounge 9
                """,
            ),
            Step(
                says="lesson-vs-outbid",
                wants=("bid slots 9",),
                instead="lesson-vs-outbid-instead",
                then="2 publicity",
            ),
            Step(
                says="lesson-vs-lay",
                wants=("build slots a3 n", "build slots a3 s"),
                instead="lesson-vs-lay-instead",
                then="3 build lounge f3 n",
            ),
            Step(
                says="lesson-vs-income",
                then="""
                    2 bid slots 5
                    3 bid restaurant 15
                """,
            ),
            Step(
                says="lesson-vs-premier",
                wants=("bid premier1 12",),
                instead="lesson-vs-premier-instead",
                then="""
                    2 build slots a3 n
                    3 build restaurant f1 n
                """,
            ),
            Step(
                says="lesson-vs-doors",
                wants=("build",),
                instead="lesson-vs-doors-instead",
            ),
            Step(says="lesson-vs-turn"),
            Step(says="lesson-vs-event"),
            Step(says="lesson-vs-end"),
        ),
    ),
)
