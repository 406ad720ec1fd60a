"""Reviews of finished games: bit by bit beside the tables, kept with their version, none of running games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from math import fsum
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from croupier import games
from croupier.core.game import ImportPath, Reason
from croupier.core.reading import read
from croupier.core.record import seal
from croupier.server import reckoner
from croupier.server.app import create_app
from croupier.server.house import House
from croupier.server.reckoner import Piece
from croupier.server.reviews import Reviewed, Reviews, packed, unpacked, warm_all
from croupier.server.store import retention, schema
from croupier.server.table.refusals import Refused
from croupier.server.thinkers import LateBot, Thinkers, Work
from croupier.server.warming import warm
from croupier.server.wire import resources
from croupier.server.wire.reviewing import live
from croupier.value import begun
from croupier.value.rating import Rating
from croupier.value.statement import Account, Move, SeatAccount
from tests.server.guests import QUICK, Guest, add_seeds, open_house, until

GAME = "las-vegas-2012"
#: The lines of a record that prove its dice, and the digest over them.
PROOF = {"commit", "hash", "reveal", "digest", "signed"}


async def opened(ann: Guest) -> str:
    """A short game against a bot that has begun."""
    seats = [resources.NewSeat("me"), resources.NewSeat("bot")]
    wish = resources.NewTable(GAME, seats, {"start": "1", "rounds": "1"})
    info, _ = await ann.house.open_table(ann.person, wish)
    await add_seeds(info.id, (ann, 0))
    await until(lambda: ann.now["turn"].get("seat") == 0)
    return info.id


async def finish(ann: Guest, table: str) -> None:
    """Plays a table to its end."""
    while True:
        await until(lambda: ann.now["turn"].get("seat") == 0 or ann.now["turn"]["kind"] != "chance")
        if ann.now["turn"]["kind"] == "over":
            return
        if not await ann.play(table):
            await asyncio.sleep(0)


@asynccontextmanager
async def client(house: House) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks over HTTP."""
    app: Any = create_app(house)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as found:
        yield found


async def until_done(
    web: httpx.AsyncClient, path: str
) -> tuple[dict[str, Any], list[dict[str, Any]], set[str]]:
    """The review when it is whole, with its moments as the pieces brought them, and the states it was in."""
    moments: list[dict[str, Any]] = []
    states: set[str] = set()
    while True:
        after = moments[-1]["seq"] if moments else 0
        found: dict[str, Any] = (await web.get(path, params={"after": after})).json()
        moments += found["moments"]
        states.add(found["state"])
        if found["state"] == "done":
            return found, moments, states
        await asyncio.sleep(0.05)


class Flawless(Exception):
    """Nobody made a mistake: with these dice each first choice was right."""


async def check_better(web: httpx.AsyncClient, path: str, moments: list[dict[str, Any]]) -> None:
    """What would have been better: in words and why, as a position to draw, and all choices there were."""
    costly = [moment for moment in moments if moment["better"]]
    if not costly:
        raise Flawless
    assert all(moment["kind"] == "decision" for moment in costly)
    instead = (await web.get(f"{path}/{costly[0]['seq']}")).json()
    assert instead["entry"]["text"] == costly[0]["best"] and instead["now"]["view"]["bills"]
    good = {one["event"] for one in instead["choices"] if one["good"]}
    assert costly[0]["best"] in good and len(instead["choices"]) == len(costly[0]["choices"])
    events = [one["event"] for one in instead["choices"]]
    assert events == sorted(events), "the order gives the best away"
    for one in instead["choices"]:
        assert one["does"].startswith("You place") and "$" not in one["does"] and one["words"]
    assert (await web.get(f"{path}/1")).status_code == 404, "a bill that was dealt has nothing better"
    greek = (await web.get(path, headers={"Accept-Language": "el"})).json()["moments"]
    told = next(moment["better"] for moment in greek if moment["better"])
    assert told != costly[0]["better"] and any("α" in words for words in told)
    assert all(moment["why"].endswith(".") for moment in costly)
    assert not any(moment["why"] for moment in moments if moment not in costly)


def test_a_review_comes_bit_by_bit_and_is_kept(tmp_path: Path) -> None:
    """Nothing of a running game; then what is known so far, sums that hold, what was better, and it stays."""

    async def main(data: Path) -> None:
        patient = replace(QUICK, request_rate=1e4, work_rate=100.0, address_work_rate=100.0)
        async with open_house(data, patient) as house, client(house) as web:
            ann = await Guest.named(house, "Ann")
            me = {"Authorization": f"Bearer {ann.secret}"}
            table = await opened(ann)
            path = f"/api/tables/{table}/review"
            for ask in (web.get(path), web.post(path, headers=me), web.get(f"{path}/1")):
                refused = await ask
                assert (refused.status_code, refused.json()["code"]) == (409, "house-not-over")
            await finish(ann, table)

            first = (await web.get(path)).json()
            assert (first["state"], first["newest"], first["kept"]) == ("none", "las-vegas-2012/2", [])
            # One by an older version is shown, and can be made anew by the one there is now.
            older = Reviewed(replace(account(True), evaluator="las-vegas-2012/0"))
            row = {"table_id": table, "evaluator": "las-vegas-2012/0", "at": 1, "account": packed(older)}
            await house.services.store.add((schema.reviews, [row]))
            shown = (await web.get(path)).json()
            assert (shown["state"], shown["evaluator"]) == ("done", "las-vegas-2012/0")
            assert (await web.post(path, headers=me)).status_code == 204
            found, moments, states = await until_done(web, path)
            assert "working" in states and found["evaluator"] == "las-vegas-2012/2"
            assert found["kept"] == [found["evaluator"], "las-vegas-2012/0"]
            again = (await web.get(path, params={"evaluator": "las-vegas-2012/0"})).json()
            assert (again["state"], again["evaluator"]) == ("done", "las-vegas-2012/0")
            ledger = (await house.dealer(table)).match.ledger
            assert [moment["seq"] for moment in moments] == live(ledger)
            for seat in found["seats"]:
                parts = [seat[part] for part in ("luck", "own", "others", "hidden", "correction")]
                assert abs(seat["start"] + fsum(parts) - seat["result"]) < 1e-9
            assert moments[-1]["shares"] == [seat["result"] for seat in found["seats"]]

            await check_better(web, path, moments)

            # Asked for again it is there already; it goes with the game.
            assert (await web.post(path, headers=me)).status_code == 204
            assert house.reviews.job(table) is None
            assert (await web.get(path, params={"evaluator": "las-vegas-2012/9"})).status_code == 404
            await retention.throw_away(house.services.store, table)
            assert await house.reviews.kept(table) == []

    for attempt in range(8):
        try:
            return asyncio.run(main(tmp_path / str(attempt)))
        except Flawless:
            continue
    raise AssertionError("nobody ever made a mistake")


def test_an_account_is_gone_on_with_where_another_process_left_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Piece by piece, with and without what the process remembers: always the same account."""
    record = (Path(__file__).parent / "records" / "las-vegas-2012.croupier").read_text()
    monkeypatch.setattr(reckoner, "begun", lambda found: begun(found, playouts=8))
    whole = reckoner.reckon(reckoner.Asked(record, (), 60.0)).account
    assert whole.complete and whole.record == read(record).signed_digest()
    done: tuple[Move, ...] = ()
    while len(done) < 12:
        if len(done) % 2:
            reckoner._at_work.clear()
        piece = reckoner.reckon(reckoner.Asked(record, done, 0.0))
        assert not piece.account.complete and piece.size == len(whole.moves)
        done += piece.account.moves
    assert done == whole.moves[: len(done)]
    rest = reckoner.reckon(reckoner.Asked(record, done, 60.0)).account
    assert replace(rest, moves=done + rest.moves) == whole
    found = Reviewed(whole, {7: (Reason("why-cancelled", (("casino", 3), ("seat", 1))),)}, {7: "cancel"})
    assert unpacked(packed(found)) == found


def test_the_process_is_patient() -> None:
    """It runs behind everything else."""
    thinkers = Thinkers(1, 60.0, nice=5)
    try:
        before = asyncio.run(Thinkers.work(thinkers, Work(ImportPath("os:nice"), 0)))
        assert before >= 5
    finally:
        thinkers.close()


# The queue, without a process


def account(complete: bool) -> Account:
    """As little as an account can be."""
    seat = SeatAccount(0.5, 0.5, 0, 0, 0, 0, 0, (0,), 0, Rating(0, 0, 0, 0, None))
    move = Move(seq=1, seat=1, event="place 1", kind="decision", shares=(0.5,))
    return Account(
        game=GAME,
        evaluator="test/1",
        unit="share",
        playouts=1,
        seed=1,
        record="",
        complete=complete,
        mean_correction=0,
        mean_hidden=0,
        seats=(seat,),
        moves=(move,),
    )


class Slow:
    """Makes a piece whenever it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answers: asyncio.Queue[Piece | Exception] = asyncio.Queue()

    async def work(self, work: Work) -> Piece:
        self.asked.append(work.given.record)
        answer = await self.answers.get()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        pass


@asynccontextmanager
async def queue(tmp_path: Path, most: int = 20) -> AsyncIterator[tuple[House, Reviews, Slow]]:
    """The reviews of a house whose work is done by hand, with three tables."""
    async with open_house(tmp_path, replace(QUICK, reviews_waiting=most)) as house:
        slow = Slow()
        house.reviews._thinkers.close()
        house.reviews._thinkers = slow  # type: ignore[assignment]
        record = (Path(__file__).parent / "records" / "las-vegas-2012.croupier").read_bytes()
        ann = await Guest.named(house, "Ann")
        await house.add_replay(ann.person, record)
        yield house, house.reviews, slow


async def all_tables(house: House) -> list[str]:
    """The tables of a house."""
    return [row["id"] for row in await house.services.store.rows(select(schema.tables.c.id))]


def test_one_job_a_person_and_so_many_in_all(tmp_path: Path) -> None:
    """Who wants another game leaves the first; what others want too stays; when many wait it is refused."""

    async def main() -> None:
        async with queue(tmp_path, most=2) as (_, reviews, slow):
            reviews.ask("one", "record one", "ann")
            await until(lambda: slow.asked == ["record one"])
            reviews.ask("two", "record two", "bob")
            reviews.ask("three", "record three", "cleo")
            with pytest.raises(Refused, match="busy"):
                reviews.ask("four", "record four", "dora")
            second = reviews.job("two")
            assert second is not None and reviews.ahead(second) == 1
            reviews.ask("two", "record two", "cleo")
            assert reviews.job("three") is None, "cleo wants another one now, and nobody wanted this one"
            # The one at work stops after its piece, as ann has left it, and nothing of it is kept.
            reviews.ask("two", "record two", "ann")
            slow.answers.put_nowait(Piece(account(complete=False), 2, {}))
            await until(lambda: slow.asked[-1] == "record two")
            assert reviews.job("one") is None
            assert second.owners == {"ann", "bob", "cleo"} and second.state == "working"
            reviews.leave("bob")
            assert reviews.job("two") is second

    asyncio.run(main())


def test_a_review_that_fails_can_be_asked_for_again(tmp_path: Path) -> None:
    """A process that dies ends its job and no other; of a table that is gone nothing is written."""

    async def main() -> None:
        async with queue(tmp_path) as (house, reviews, slow):
            table = (await all_tables(house))[0]
            reviews.ask(table, "record", "ann")
            reviews.ask("gone", "another", "bob")
            slow.answers.put_nowait(LateBot("it died"))
            await until(lambda: slow.asked == ["record", "another"])
            failed = reviews.job(table)
            assert failed is not None and failed.state == "failed"
            slow.answers.put_nowait(Piece(account(complete=True), 1, {}))
            await until(lambda: reviews.job("gone") is None)
            assert await reviews.kept("gone") == []

            older = {
                "table_id": table,
                "evaluator": "test/0",
                "at": 1,
                "account": packed(Reviewed(account(True))),
            }
            await house.services.store.add((schema.reviews, [older]))
            reviews.ask(table, "record", "ann")
            slow.answers.put_nowait(Piece(account(complete=True), 1, {}))
            await until(lambda: reviews.job(table) is None)
            assert await reviews.kept(table) == ["test/1", "test/0"], "the older one stays readable"
            assert await reviews.read(table, "test/0") == Reviewed(account(True))

    asyncio.run(main())


def test_of_files_only_those_with_proven_dice_are_reviewed(tmp_path: Path) -> None:
    """A file with dice of somebody's choice could hold the position of a game that is still played."""

    async def main() -> None:
        async with queue(tmp_path) as (house, reviews, _), client(house) as web:
            (proven,) = await all_tables(house)
            rules = (await house.dealer(proven)).match.ledger.rules
            reviews._names[f"{rules.name} {rules.revision}"] = f"{GAME}/7"
            lines = (await house.record(None, proven, None)).splitlines()
            chosen = [line for line in lines if line.partition(" ")[0] not in PROOF]
            body = "\n".join(chosen) + "\n"
            ann = await Guest.named(house, "Ann")
            text = body + f"digest sha256:{seal(body)}\n"
            unproven = (await house.add_replay(ann.person, text.encode())).id
            refused = await web.post(f"/api/tables/{unproven}/review")
            assert (refused.status_code, refused.json()["code"]) == (409, "house-unproven")
            assert reviews.job(unproven) is None
            assert (await web.post(f"/api/tables/{proven}/review")).status_code == 204
            assert reviews.job(proven) is not None

    asyncio.run(main())


def test_a_house_may_review_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path, replace(QUICK, review_workers=0)) as house:
            with pytest.raises(Refused, match="no-reviews"):
                house.reviews.ask("table", "record", "ann")

    asyncio.run(main())


def test_processes_are_made_ready_before_anybody_asks(tmp_path: Path) -> None:
    """For every game with values, the patient process first; a game that fails does not stop the others."""

    async def main() -> None:
        async with queue(tmp_path) as (house, reviews, slow):
            asked: list[tuple[str, str]] = []

            async def ready(work: Work) -> str:
                asked.append(("review", work.given))
                if work.given == "las-vegas-six":
                    raise LateBot("it died")
                return f"{work.given}/7"

            async def also(work: Work) -> str:
                asked.append(("coach", work.given))
                return ""

            slow.work = ready  # type: ignore[assignment]
            coaches = Slow()
            coaches.work = also  # type: ignore[assignment]
            await warm_all(reviews, coaches)  # type: ignore[arg-type]
            assert asked[:3] == [("review", GAME), ("coach", GAME), ("review", "las-vegas-six")]
            assert ("coach", "las-vegas-six") not in asked and len(asked) == 9
            rules = (await house.dealer((await all_tables(house))[0])).match.ledger.rules
            assert await reviews.newest(rules) == f"{GAME}/7", "and nobody waits for the name either"
            alone = games.rules("rolling-cubes", 1)
            assert await reviews.newest(alone) != "rolling-cubes/7", "alone another evaluator counts points"

    asyncio.run(main())
    assert warm(GAME) == "las-vegas-2012/2"
