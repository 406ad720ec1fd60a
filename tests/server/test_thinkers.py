"""Bots in their own processes: they answer, come late, die, and never stop a table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import croupier
from croupier.core.chance import Seeded
from croupier.core.game import ImportPath, Level
from croupier.core.reading import read
from croupier.core.table import Table
from croupier.games import GAMES
from croupier.server.bot_turns import answer_after
from croupier.server.settings import Settings
from croupier.server.table import levels
from croupier.server.thinkers import HouseCloses, LateBot, Thinkers, Thought, Work, fallback
from croupier.server.wire import protocol, resources
from croupier.verify import verify
from tests.server.guests import QUICK, Guest, add_seeds, full_table, open_house, play_out, until


def position(game: str = "las-vegas-2012") -> tuple[Any, Any, Any, Any, Any]:
    """Rules, state, a seat in turn, its view and its actions, at the first decision of a game."""
    rules = croupier.rules(game, max(2, GAMES[game].seats[0]))
    table: Table[Any, Any, Any] = Table(rules, Seeded(1))
    while not isinstance(table.turn, tuple):
        table.draw()
    seat = table.turn[0]
    return rules, table.state, seat, table.view(seat), rules.actions(table.state, seat)


@pytest.fixture(scope="module")
def patient() -> Iterator[Thinkers]:
    """One worker that is given all the time it needs."""
    thinkers = Thinkers(1, deadline=300)
    yield thinkers
    thinkers.close()


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_level_answers(patient: Thinkers, game: str, level: Level) -> None:
    """Each level of each game names a bot that exists and chooses a legal event in another process."""
    rules, state, seat, view, actions = position(game)
    given = list(actions) if rules.complete_actions else None
    spec = levels.bot(game, level)
    text = asyncio.run(patient.choose(Thought(spec, rules, seat, view, given, 5)))
    assert rules.is_legal(state, seat, rules.parse(text))


def test_an_interrupt_is_for_the_house_alone(patient: Thinkers) -> None:
    """Ctrl-C reaches every process of a terminal; a worker lives on until the house ends it."""
    asked = Work(ImportPath("builtins:abs"), -1)
    assert asyncio.run(patient.work(asked)) == 1
    process = patient._free[0]._process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    assert asyncio.run(patient.work(asked)) == 1
    assert patient._free[0]._process is process and process.is_alive()


def test_whoever_closes_does_not_wait_for_a_worker() -> None:
    """A question that would take a minute ends with the house."""

    async def main() -> None:
        thinkers = Thinkers(1, deadline=300)
        assert await thinkers.work(Work(ImportPath("os:strerror"), 2))
        asked = asyncio.create_task(thinkers.work(Work(ImportPath("time:sleep"), 60)))
        await until(lambda: not thinkers._free)
        thinkers.close()
        with pytest.raises(HouseCloses):
            async with asyncio.timeout(60):
                await asked

    asyncio.run(main())


def test_a_bot_that_is_late_or_dies_or_fails() -> None:
    """`LateBot` within the deadline, and the next question finds a fresh worker."""
    rules, _, seat, view, actions = position()
    thinkers = Thinkers(1, deadline=300)

    async def main() -> None:
        good = Thought("greedy", rules, seat, view, actions, 1)
        assert await thinkers.choose(good)
        thinkers._deadline = 1
        with pytest.raises(LateBot, match="within"):
            await thinkers.choose(Thought("greedy", rules, seat, view, Endless(), 1))
        thinkers._deadline = 300
        assert await thinkers.choose(good)
        process = thinkers._free[0]._process
        assert process is not None and process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        assert await thinkers.choose(good)
        with pytest.raises(LateBot, match="UnknownBot"):
            await thinkers.choose(Thought("oracle", rules, seat, view, actions, 1))
        assert await thinkers.choose(good)

    try:
        asyncio.run(main())
    finally:
        thinkers.close()


class Endless(Sequence[Any]):
    """Actions that never end."""

    def __iter__(self) -> Any:
        while True:
            time.sleep(0.01)
            yield from ()

    def __len__(self) -> int:
        time.sleep(60)
        return 0

    def __getitem__(self, index: Any) -> Any:
        time.sleep(60)


def test_the_fallback_takes_what_wins_most() -> None:
    """The best preview, the first of equals."""
    rules, _, _, view, actions = position()
    gains = [rules.presentation.preview(view, action).gain for action in actions]
    assert fallback(rules, view, actions) == actions[gains.index(max(gains))]


def test_a_game_goes_on_while_its_bots_are_killed(tmp_path: Path) -> None:
    """A person plays against two bots whose workers are killed all the time; the game ends well."""

    async def main() -> None:
        async with open_house(tmp_path, replace(QUICK, bot_deadline=2)) as house:
            ann = await Guest.named(house, "Ann")
            seats = [resources.NewSeat("me"), resources.NewSeat("bot"), resources.NewSeat("bot")]
            wish = resources.NewTable("las-vegas-2012", seats, {"rounds": 1})
            info, _ = await house.open_table(ann.person, wish)
            await add_seeds(info.id, (ann, 0))
            await until(lambda: ann.now["seq"] > 0)
            killer = asyncio.create_task(kill_workers(house.services.thinkers))
            await play_out(info.id, [ann])
            killer.cancel()

    asyncio.run(main())


async def kill_workers(thinkers: Thinkers) -> None:
    """Kills whatever worker is there, again and again."""
    while True:
        await asyncio.sleep(0.7)
        for worker in list(thinkers._free):
            if worker._process is not None and worker._process.pid is not None:
                os.kill(worker._process.pid, signal.SIGKILL)


def test_bots_answer_after_the_same_time(tmp_path: Path) -> None:
    """A bot that knows at once is still not seen to move before the think time."""

    async def main() -> None:
        async with open_house(tmp_path, Settings(think=0.25, take_back=0.0, seed_wait=5)) as house:
            ann = await Guest.named(house, "Ann")
            wish = resources.NewTable("las-vegas-2012", [resources.NewSeat("me"), resources.NewSeat("bot")])
            info, _ = await house.open_table(ann.person, wish)
            await add_seeds(info.id, (ann, 0))
            await until(lambda: ann.now["seq"] > 0)
            while not [entry for entry in entries(ann) if entry["seat"] == 1]:
                await ann.play(info.id)
                await asyncio.sleep(0.01)
            seen = entries(ann)
            last = next(entry for entry in seen if entry["seat"] == 1)
            asked = next(entry for entry in seen if entry["seq"] == last["seq"] - 1)
            assert last["at"] - asked["at"] >= 249

    asyncio.run(main())


def test_someone_who_keeps_changing_an_answer_holds_no_bot_up(tmp_path: Path) -> None:
    """RC all-together: secret answers of others are no new question, so the bots answer and the game ends."""

    async def main() -> None:
        async with open_house(tmp_path, Settings(think=0.05, take_back=0.0, seed_wait=5)) as house:
            ann = await Guest.named(house, "Ann")
            seats = [resources.NewSeat("me"), *(resources.NewSeat("bot", level="easy") for _ in range(2))]
            wish = resources.NewTable("rolling-cubes", seats, {"mode": "all-together"})
            info, _ = await house.open_table(ann.person, wish)
            await add_seeds(info.id, (ann, 0))
            match = (await house.dealer(info.id)).match
            await until(lambda: match.facts.phase == "playing")
            await ann.send(info.id, protocol.Ping)
            await play_out(info.id, [ann])
            assert verify(read(await house.record(None, info.id, None))).people == 1

    asyncio.run(main())


def test_an_answer_is_changed_so_often_and_then_stands(tmp_path: Path) -> None:
    """RC all-together: answers in any number would fill the journal; taking back is counted with them."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, (ann, bob) = await full_table(
                house, "rolling-cubes", "Ann", "Bob", options={"mode": "all-together"}
            )
            while ann.now["turn"]["kind"] == "chance":
                await (ann, bob)[ann.now["turn"]["seat"]].play(table)
            answers = [await ann.send(table, protocol.Act, event="decline") for _ in range(52)]
            assert [answer["kind"] for answer in answers] == ["ack"] * 50 + ["refused"] * 2
            assert answers[-1]["refusal"]["code"] == "house-enough"
            assert (await ann.send(table, protocol.Undo))["refusal"]["code"] == "house-enough"
            assert (await bob.send(table, protocol.Act, event="decline"))["kind"] == "ack"
            assert ann.now["turn"]["kind"] != "decide", "the game goes on"

    asyncio.run(main())


@pytest.mark.parametrize(("used", "seen"), [(0.0, 0.5), (0.49, 0.5), (0.5, 0.5), (0.51, 1.0), (2.6, 3.0)])
def test_answers_are_seen_at_whole_multiples(used: float, seen: float) -> None:
    """However long a bot thought, its answer is seen at a multiple of the think time."""
    assert answer_after(used, 0.5) == pytest.approx(seen)
    assert answer_after(used, 0) == 0


def entries(guest: Guest) -> list[dict[str, Any]]:
    """All entries a guest was told."""
    return [entry for message in guest.got for entry in message.get("entries", [])]
