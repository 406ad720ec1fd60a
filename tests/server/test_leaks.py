"""A seat learns nothing it may not know: runs that differ only in hidden things give it the same bytes."""

from __future__ import annotations

import asyncio
import base64
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import croupier
from croupier.core.rules import Chance
from croupier.games import GAMES
from croupier.server.table.ledger import Ledger
from croupier.server.wire import encode, protocol
from tests.server.guests import full_table, open_house
from tests.server.twins import Evening, evening

Script = Callable[[Evening, random.Random], Awaitable[None]]


def twins(tmp_path: Path, game: str, seed: int, script: Script) -> list[list[Any]]:
    """What Ann received in two runs of one script."""

    async def run(variant: int) -> list[Any]:
        with pytest.MonkeyPatch.context() as patch:
            async with evening(tmp_path / f"{variant}", game, variant, patch, seed) as found:
                await script(found, random.Random(seed))
                return found.received()

    return [asyncio.run(run(variant)) for variant in (0, 1)]


async def play_on(found: Evening, choice: random.Random, moves: int) -> None:
    """The people play some moves, chosen alike in both runs."""
    for _ in range(moves):
        dealer = await found.house.dealer(found.table)
        ledger = dealer.match.ledger
        owed = ledger.owed()
        if not owed:
            return
        seat = owed[0]
        guest = found.guests[seat]
        if isinstance(ledger.turn, Chance):
            await guest.send(found.table, protocol.Roll)
        else:
            actions = ledger.rules.actions(ledger.table.state, seat)
            event = str(actions[choice.randrange(min(len(actions), 12))])
            await guest.send(found.table, protocol.Act, event=event)


def assert_same(runs: list[list[Any]]) -> None:
    """Same number of messages, same bytes."""
    assert len(runs[0]) == len(runs[1])
    for first, second in zip(*runs, strict=True):
        assert first == second


@pytest.mark.parametrize("game", list(GAMES))
def test_seeds_of_others_change_nothing(tmp_path: Path, game: str) -> None:
    """The server's seed and other seats' seeds are hidden until the end."""

    async def script(found: Evening, choice: random.Random) -> None:
        await found.pry()
        await play_on(found, choice, 12)
        await found.pry()

    assert_same(twins(tmp_path, game, 1, script))


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", [3, 5])
def test_hidden_parts_of_the_state_change_nothing(tmp_path: Path, game: str, seed: int) -> None:
    """A state redealt from Ann's own view looks and sounds the same to her."""

    async def script(found: Evening, choice: random.Random) -> None:
        await play_on(found, choice, choice.randrange(10, 70))
        found.hide(seed)
        await found.pry()
        dealer = await found.house.dealer(found.table)
        for _ in range(4):
            if isinstance(dealer.match.ledger.turn, tuple):
                await play_on(found, choice, 1)
                await found.pry()

    assert_same(twins(tmp_path, game, seed, script))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_standing_order_of_another_is_silent(tmp_path: Path, game: str) -> None:
    """Giving, changing and withdrawing an order sends nothing to others, whatever it says."""

    async def script(found: Evening, choice: random.Random) -> None:
        await play_on(found, choice, 2)
        bob = found.guests[1]
        order = ("bid lounge", 9) if found.variant else ("bid premier2", 40)
        told = await bob.send(found.table, protocol.Order, event=order[0], limit=order[1])
        assert told["kind"] == "ack"
        await found.pry()
        if found.variant:
            await bob.send(found.table, protocol.Order, event="bid slots", limit=1)
        await bob.send(found.table, protocol.Forget)
        await found.pry()

    assert_same(twins(tmp_path, game, 6, script))


def test_a_secret_answer_of_another_is_secret(tmp_path: Path) -> None:
    """RC all-together: whatever Bob answers, and if he changes it, Ann hears the same."""

    async def script(found: Evening, choice: random.Random) -> None:
        dealer = await found.house.dealer(found.table)
        ledger = dealer.match.ledger
        while isinstance(turn := ledger.turn, Chance):
            assert turn.seat is not None
            await found.guests[turn.seat].send(found.table, protocol.Roll)
        bob = found.guests[1]
        actions = ledger.rules.actions(ledger.table.state, 1)
        answers = [str(actions[0]), str(actions[-1])]
        assert len({len(answer) for answer in answers}) == 2
        for answer in answers if found.variant else answers[::-1]:
            before = len(found.ann.raw)
            told = await bob.send(found.table, protocol.Act, event=answer)
            assert told["kind"] == "ack", told
            assert len(found.ann.raw) > before
            await found.pry()
        assert (await bob.send(found.table, protocol.Undo))["kind"] == "ack"
        await found.pry()

    assert_same(twins(tmp_path, "rolling-cubes", 1, script))


@pytest.mark.parametrize(("verb", "seed"), [("hide", 11), ("split", 20)])
def test_fists_and_piles_of_another_are_closed(tmp_path: Path, verb: str, seed: int) -> None:
    """LVR Lucky Punch, Black Box: whatever Bob hides or piles up and takes back, Ann hears the same."""

    async def script(found: Evening, choice: random.Random) -> None:
        ledger = (await found.house.dealer(found.table)).match.ledger
        rules, bob = ledger.rules, found.guests[1]
        while not (secrets := _secrets(ledger, verb)):
            await play_on(found, choice, 1)
        alike = [event for event in secrets if event.public() == secrets[0].public()]
        assert len(alike) > 1
        for event in alike[:2] if found.variant else alike[1::-1]:
            before = len(found.ann.raw)
            told = await bob.send(found.table, protocol.Act, event=str(event))
            assert told["kind"] == "ack", told
            assert len(found.ann.raw) > before
            await found.pry()
            assert 0 in ledger.owed() and rules.actions(ledger.table.state, 0)
            assert (await bob.send(found.table, protocol.Undo))["kind"] == "ack"

    assert_same(twins(tmp_path, "las-vegas-royale", seed, script))


def _secrets(ledger: Ledger, verb: str) -> list[Any]:
    """What Bob may do in secret now, of one kind."""
    if not isinstance(ledger.turn, tuple) or ledger.turn[0] != 1:
        return []
    actions = ledger.rules.actions(ledger.table.state, 1)
    return [event for event in actions if event.secret and str(event).startswith(f"{verb} ")]


def test_the_comparison_can_fail(tmp_path: Path) -> None:
    """The same machinery notices a difference that Ann does see."""

    async def script(found: Evening, choice: random.Random) -> None:
        if found.variant:
            await found.guests[1].send(found.table, protocol.Leave)
        await found.pry()

    with pytest.raises(AssertionError):
        assert_same(twins(tmp_path, "las-vegas-2012", 1, script))


def test_seeds_leave_only_after_the_end(tmp_path: Path) -> None:
    """No byte sent before the end holds the server's seed, nor another seat's, in any spelling."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, "las-vegas-2012", "Ann", "Bob")
            facts = (await house.dealer(table)).match.facts
            while not guests[0].now["result"]:
                for guest in guests:
                    if not guest.now["result"]:
                        await guest.play(table)
            for guest, other in ((guests[0], f"{2:032x}"), (guests[1], f"{1:032x}")):
                for secret in (facts.seed, other):
                    raw = bytes.fromhex(secret)
                    spelled = [secret.encode(), raw, base64.b64encode(raw), base64.urlsafe_b64encode(raw)]
                    spelled.append(str(int(secret, 16)).encode() if secret == facts.seed else raw)
                    before = [message for message in guest.raw if b'"server_seed"' not in message]
                    assert len(before) == len(guest.raw) - 1
                    assert not [one for one in spelled for message in before if one in message]

    asyncio.run(main())


@pytest.mark.parametrize("game", list(GAMES))
def test_a_state_cannot_be_encoded(game: str) -> None:
    """There is an encoder for views and none for states."""
    rules = croupier.rules(game, GAMES[game].seats[0])
    state = rules.start()
    assert encode.view(rules.view(state, None))
    with pytest.raises(TypeError, match="only a view"):
        encode.view(state)
    with pytest.raises(TypeError, match="never"):
        encode._plain((state,))
