"""Rolling Cubes at the house: best equalities only when they help nobody, training, the sand timer."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from croupier.core.chance import Seeded
from croupier.core.game import Question
from croupier.games import GAMES
from croupier.games.rollingcubes.answers import (
    BestEquality,
    Judged,
    NewTrainingRoll,
    Throw,
    TrainingAnswer,
    TrainingQuestion,
    TrainingRoll,
)
from croupier.games.rollingcubes.best_points import best_points as shipped
from croupier.games.rollingcubes.equation import read
from croupier.games.rollingcubes.scoring import points
from croupier.server.house import House
from croupier.server.table import match as matches
from croupier.server.table.refusals import Refused
from croupier.server.wire import parts, protocol, questions
from tests.server.guests import Guest, full_table, open_house
from tests.server.test_clocks import Time, happen, match

GAME = "rolling-cubes"


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same throws every time: of twenty thousand one has no equality at all."""
    monkeypatch.setattr(matches, "dice", lambda *_: Seeded(1))


async def roll(table: str, guests: list[Guest]) -> int:
    """Whoever is asked to throw does; returns the number of the entry."""
    seat = guests[0].now["turn"]["seat"]
    await guests[seat].send(table, protocol.Roll)
    entries = guests[seat].last("update")["entries"]
    thrown: int = next(one["seq"] for one in entries if one["text"].startswith("roll"))
    return thrown


QUESTIONS: dict[str, Question] = {question.name: question for question in GAMES[GAME].questions}


async def asked(house: House, name: str, given: Any, *table: Any) -> Any:
    """What the house answers to a question of this game; raises `Refused`."""
    seal = questions.Sealed(house.key, GAME)
    return await questions.answered(house.services.thinkers, QUESTIONS[name], given, seal, *table)


async def told(house: House, table: str, throw: int) -> BestEquality | str:
    """The best of a throw, or the code of the refusal."""
    looked = questions.Looked((await house.dealer(table)).match.ledger)
    try:
        found: BestEquality = await asked(house, "best", Throw(throw), looked)
    except Refused as refused:
        return refused.refusal.code
    return found


async def answer(guest: Guest, table: str, event: str) -> dict[str, Any]:
    """A seat's decision."""
    return await guest.send(table, protocol.Act, event=event)


def dice_of(guest: Guest) -> str:
    """The dice on the table."""
    dice: str = guest.now["view"]["dice"]
    return dice


def test_the_best_is_told_when_all_have_answered(tmp_path: Path) -> None:
    """RC §5.1, RC §9.1 While one seat of a common throw may still answer or change, nobody hears the best."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"mode": "all-together"})
            throw = await roll(table, guests)
            best = shipped(True).best(dice_of(guests[0]))
            assert await told(house, table, throw) == "rc-turn-not-over"
            await answer(guests[0], table, "decline")
            assert await told(house, table, throw) == "rc-turn-not-over"
            await answer(guests[1], table, "decline")
            found = await told(house, table, throw)
            assert isinstance(found, BestEquality) and found.equality is not None
            assert (found.counts, found.points, found.row) == (best, best, None)
            assert points(read(found.equality)) == best

    asyncio.run(scene())


def test_the_best_is_not_told_while_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    """RC §4.1 One by one: only when the next seat has thrown, nobody can see the best and then undo."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"mode": "one-by-one"})
            seat = guests[0].now["turn"]["seat"]
            throw = await roll(table, guests)
            await answer(guests[seat], table, "decline")
            assert await told(house, table, throw) == "rc-turn-not-over"
            await guests[seat].send(table, protocol.Undo)
            await answer(guests[seat], table, "decline")
            await roll(table, guests)
            assert isinstance(await told(house, table, throw), BestEquality)
            assert await told(house, table, 1) == "rc-no-throw"
            assert await told(house, table, 10_000) == "rc-no-throw"

    asyncio.run(scene())


def test_the_best_of_the_last_die_waits_for_the_round(tmp_path: Path) -> None:
    """RC §6.1 Old dice are still used by the next seat; RC §6.2 what counts is how many dice are placed."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"mode": "last-die"})
            ledger = (await house.dealer(table)).match.ledger
            for _ in range(20):
                first = guests[0].now["turn"]["seat"]
                throw = await roll(table, guests)
                event = next(
                    (str(one) for one in ledger.rules.actions(ledger.table.state, first)[-3:-1]), "decline"
                )
                await answer(guests[first], table, event)
                if guests[0].now["view"]["used"]:
                    break
            second = await roll(table, guests)
            assert await told(house, table, throw) == "rc-turn-not-over"
            await answer(guests[guests[0].now["turn"]["seats"][0]], table, "decline")
            await roll(table, guests)
            for thrown in (throw, second):
                found = await told(house, table, thrown)
                assert isinstance(found, BestEquality)
                assert found.equality is None or found.counts == len(found.equality)

    asyncio.run(scene())


def test_the_best_of_the_solitaire_counts_its_row(tmp_path: Path) -> None:
    """RC §8.2 The most a free row could have got, less the dice thrown again."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", options={"mode": "yahtzee"})
            (ann,) = guests
            first = await roll(table, guests)
            dice = dice_of(ann)
            await answer(ann, table, f"rethrow {dice[0]}")
            second = await roll(table, guests)
            assert await told(house, table, first) == "rc-turn-not-over"
            await answer(ann, table, "strike poker")
            await roll(table, guests)
            found = await told(house, table, second)
            assert isinstance(found, BestEquality)
            assert found.row in ("blue", "green", "red", "poker", "101")
            prize = found.counts - found.points + 1
            assert prize in (0, 3)

    asyncio.run(scene())


def test_a_text_that_is_no_equality_is_refused_in_words(tmp_path: Path) -> None:
    """RC §2.1 Not only what is illegal but also what cannot be read has its clause, in every language."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"mode": "all-together"})
            await roll(table, guests)
            await guests[1].join(table, 1, language="it")
            for guest, words in zip(guests, ("A number is missing", "Manca un numero"), strict=True):
                why = (await answer(guest, table, "equate 7+=7"))["refusal"]
                assert (why["code"], why["clause"]) == ("rc-number-missing", "RC §2.1")
                assert why["words"].startswith(words)
                tried = await guest.send(table, protocol.AskPreview, event="equate 7+=7")
                assert tried["refusal"] == why
            assert (await answer(guests[0], table, "dance"))["refusal"]["code"] == "rc-unreadable"

    asyncio.run(scene())


def test_answers_that_cross_are_both_taken(tmp_path: Path) -> None:
    """RC §5.1 Answers come in any order: one sent before the other was heard of is not too late."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"mode": "all-together"})
            await roll(table, guests)
            seen = guests[1].now["seq"]
            await answer(guests[0], table, "decline")
            crossed = await guests[1].send(table, protocol.Act, event="decline", last=seen)
            assert crossed["kind"] == "ack"
            late = await guests[0].send(table, protocol.Act, event="decline", last=seen)
            assert late["refusal"]["code"] == "house-stale"

    asyncio.run(scene())


@pytest.mark.parametrize("mode", ["all-together", "one-by-one", "last-die"])
def test_when_time_is_up_decline_is_played(mode: str) -> None:
    """RC §5.2 A throw that is owed is made, then those without an answer decline; nobody is replaced."""
    time = Time()
    played = match(time, total=0, move=10_000, game=GAME, mode=mode)
    happen(played, time)
    deciders = [0, 1] if mode == "all-together" else list(played.ledger.owed())
    for kind, seats in (("chance", [None]), ("move", deciders)):
        seen = played.ledger.seq
        time.now += 9_999
        assert happen(played, time) == []
        time.now += 1
        happen(played, time)
        done = played.ledger.entries[seen:]
        assert [(one.kind, one.seat) for one in done] == [(kind, seat) for seat in seats]
    assert not any(place.bot_plays for place in played.places)


def test_where_nobody_can_decline_a_bot_takes_over() -> None:
    """RC §8.2 The solitaire has no decline: its rows are for a player to fill."""
    time = Time()
    played = match(time, total=0, move=10_000, game=GAME, mode="yahtzee")
    happen(played, time)
    for _ in range(2):
        time.now += 10_000
        happen(played, time)
    assert [place.bot_plays for place in played.places].count(True) == 1


def test_a_sand_timer_shows_the_allowance(tmp_path: Path) -> None:
    """RC §5.2 What a seat still has for its move is told beside the total."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            clock = parts.ClockRule(0, 60_000)
            table, guests = await full_table(
                house, GAME, "Ann", "Bob", options={"mode": "all-together"}, clock=clock
            )
            await roll(table, guests)
            clocks = guests[1].now["clocks"]
            assert clocks["running"] == [0, 1]
            assert all(50_000 < left <= 60_000 for left in clocks["allowance"])
            with pytest.raises(Refused, match="short-clock"):
                await full_table(house, GAME, "Ann", "Bob", clock=parts.ClockRule(0, 9_999))

    asyncio.run(scene())


async def training_dice(house: House, zero_dividend: bool) -> TrainingRoll:
    """A training roll, four dice of each colour."""
    found: TrainingRoll = await asked(house, "training-roll", NewTrainingRoll(zero_dividend))
    assert re.fullmatch(r"[13579]{4}[02468]{4}[-+x:]{4}", found.dice)
    return found


@pytest.mark.parametrize("zero_dividend", [True, False])
def test_training_rolls_are_judged_and_solved(tmp_path: Path, zero_dividend: bool) -> None:
    """RC §9.1 The best of a roll is judged to be worth what the table says; a wrong one gets its clause."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            # Training rolls are the house's own; the rare one without an equality is not asked for.
            for _ in range(9):
                made = await training_dice(house, zero_dividend)
                best = await asked(house, "training-best", TrainingQuestion(made.sealed))
                if best.equality is not None:
                    break
            assert best.equality is not None
            judged = await asked(house, "training-answer", TrainingAnswer(made.sealed, best.equality))
            assert judged == Judged(best.points, best.points, None)
            for wrong, code in (
                ("7", "rc-no-equals"),
                ("12345678901=1", "rc-not-thrown"),
                ("blue 5x8=40", "rc-no-rows"),
            ):
                judged = await asked(house, "training-answer", TrainingAnswer(made.sealed, wrong))
                why = questions.told(judged, "el").refusal
                assert why is not None and (why.code, why.clause[:4]) == (code, "RC §")
                assert re.search("[α-ω]", why.words)

    asyncio.run(scene())


def test_a_roll_of_elsewhere_is_refused(tmp_path: Path) -> None:
    """Nobody has the dice of a table solved by calling them a training roll."""

    async def scene() -> None:
        async with open_house(tmp_path / "here") as house, open_house(tmp_path / "there") as other:
            forged = (await asked(other, "training-roll", NewTrainingRoll())).sealed
            for name, given in (
                ("training-best", TrainingQuestion(forged)),
                ("training-answer", TrainingAnswer(forged, "1+1=2")),
            ):
                with pytest.raises(Refused, match="bad-roll"):
                    await asked(house, name, given)

    asyncio.run(scene())
