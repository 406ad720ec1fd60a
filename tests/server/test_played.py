"""A person's own page: finished games, with what their newest reviews say of the person's own seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

from croupier.server.reviews import Reviewed, packed
from croupier.server.store import schema
from croupier.server.wire import resources
from croupier.value.rating import Rating
from croupier.value.statement import Account, Move, SeatAccount
from tests.server.guests import full_table, open_house, play_out

GAME = "las-vegas-2012"


def reviewed(evaluator: str, luck: float) -> Reviewed:
    """A review of two seats: each has made a mistake about something else."""
    rating = Rating(9, 8, 0.01, 6, "steady")
    seats = tuple(SeatAccount(0.5, 0.5, sign * luck, -0.1, 0, 0, 0, (0, 0), 0, rating) for sign in (1, -1))
    moves = tuple(
        Move(seq=seq, seat=seat, event="place 1", kind="decision", shares=(0.5, 0.5), cost=cost)
        for seq, seat, cost in (
            (3, 1, (-0.04, 0.04)),
            (5, 2, (0.2, -0.2)),
            (7, 1, (-0.06, 0.06)),
            (9, 1, (0, 0)),
        )
    )
    account = Account(
        game=GAME,
        evaluator=evaluator,
        unit="share",
        playouts=1,
        seed=1,
        record="",
        complete=True,
        mean_correction=0,
        mean_hidden=0,
        seats=seats,
        moves=moves,
    )
    return Reviewed(account, {}, {3: "save", 5: "cancel", 7: "save"})


def test_games_with_what_their_reviews_say(tmp_path: Path) -> None:
    """Results, play, luck and mistakes by the newest review; the export has them, and deletion ends them."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            assert (await house.people.played.of_person(ann.person.id)).games == [], "it is not over"
            await play_out(table, [ann, bob])
            # A game that somebody only looks at is not one they have played.
            await house.add_replay(ann.person, (await house.record(None, table, None)).encode())
            (game,) = (await house.people.played.of_person(ann.person.id)).games
            assert (game.id, game.game, game.seat, game.review, game.coached) == (table, GAME, 0, None, False)
            match = (await house.dealer(table)).match
            assert game.result == resources.Standings(
                [*match.ledger.rules.score(match.ledger.table.state)],
                [*match.ledger.rules.ranks(match.ledger.table.state)],
            )
            for at, (evaluator, luck) in enumerate((("test/1", 0.3), ("test/2", 0.2))):
                row = {"table_id": table, "evaluator": evaluator, "at": at}
                kept = {**row, "account": packed(reviewed(evaluator, luck))}
                await house.services.store.add((schema.reviews, [kept]))
            first, again = [(await house.people.played.of_person(ann.person.id)).games[0] for _ in range(2)]
            assert first == again, "read once, and told twice"
            review = first.review
            assert review is not None and (review.evaluator, review.luck) == ("test/2", 0.2)
            assert (review.best, review.mattered, review.word) == (6, 8, "steady")
            assert [(one.theme, one.count, round(one.cost, 9)) for one in review.mistakes] == [
                ("save", 2, 0.1)
            ]
            his = (await house.people.played.of_person(bob.person.id)).games[0].review
            assert his is not None and his.luck == -0.2
            assert [(one.theme, one.cost) for one in his.mistakes] == [("cancel", 0.2)]

            export = await house.people.export(ann.person)
            assert export.games == [first]
            await house.forget(ann.person)
            assert (await house.people.played.of_person(ann.person.id)).games == []
            left = (await house.people.played.of_person(bob.person.id)).games[0]
            assert "Ann" not in {seat.name for seat in left.seats}, "the other one keeps the game without her"

    asyncio.run(main())
