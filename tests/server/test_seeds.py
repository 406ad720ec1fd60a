"""Hashes, then seeds, then dice: whoever knows everything else still cannot choose them."""

from __future__ import annotations

import asyncio
import secrets
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from croupier.core import fair
from croupier.core.reading import read
from croupier.server.house import House
from croupier.server.settings import Settings
from croupier.server.store import commitments, schema
from croupier.server.table.match import Match
from croupier.server.wire import protocol, resources
from croupier.verify import verify
from tests.server.guests import (
    QUICK,
    Guest,
    add_seeds,
    hash_of,
    open_house,
    play_out,
    seed_of,
    until,
)
from tests.server.remote import Remote, call, two_people_table
from tests.server.running import Running

GAME = "las-vegas-2012"
#: What is still owed is waited for until a test says that the time is over.
PATIENT = Settings(think=0.0, take_back=0.0, seed_wait=3_600.0)


def run(folder: Path, work: Callable[[House], Awaitable[None]], settings: Settings = QUICK) -> None:
    """Does something in a house."""

    async def main() -> None:
        async with open_house(folder, settings) as house:
            await work(house)

    asyncio.run(main())


async def sat_down(house: House, *names: str) -> tuple[str, list[Guest]]:
    """A full table of people who have not committed to anything yet."""
    guests = [await Guest.named(house, name) for name in names]
    seats = [resources.NewSeat("me"), *(resources.NewSeat("open") for _ in names[1:])]
    wish = resources.NewTable(GAME, seats, {"rounds": 1})
    info, links = await house.open_table(guests[0].person, wish)
    for seat, guest in enumerate(guests[1:], 1):
        await house.claim(guest.person, resources.Claim(links[str(seat)]))
    for seat, guest in enumerate(guests):
        await guest.join(info.id, seat)
    return info.id, guests


async def commit(table: str, *guests: Guest) -> None:
    """These guests commit to the seeds of their seats."""
    for guest in guests:
        seat = guest.chair.seat or 0
        answer = await guest.send(table, protocol.Hash, hash=hash_of(table, seat))
        assert answer["kind"] == "ack", answer


async def reveal(table: str, *guests: Guest) -> None:
    """These guests tell their seeds."""
    for guest in guests:
        answer = await guest.send(table, protocol.Seed, seed=seed_of(guest.chair.seat or 0))
        assert answer["kind"] == "ack", answer


async def wait_in_vain(match: Match, guest: Guest) -> None:
    """Lets the time for hashes or seeds pass at once; any message makes the dealer look at the clock."""
    match.seeds.asked -= int(PATIENT.seed_wait * 1000)
    await guest.send(match.facts.id, protocol.Ping)


async def refused(guest: Guest, table: str, kind: type[Any], **fields: str) -> str:
    """The code of a refusal."""
    answer = await guest.send(table, kind, **fields)
    assert answer["kind"] == "refused", answer
    return str(answer["refusal"]["code"])


def whole_database(folder: Path) -> str:
    """Everything a neighbour who can read the file would read."""
    with sqlite3.connect(f"file:{folder / 'house.db'}?mode=ro", uri=True) as connection:
        return "\n".join(connection.iterdump())


def three_threes(key: bytes, version: int) -> bool:
    """Whether the first roll of a game begins with three threes."""
    stream = fair.Fair(key, version).at("roll", 13)
    return [stream.below(6) for _ in range(3)] == [2, 2, 2]


def test_in_the_first_version_the_last_seed_could_choose_the_dice() -> None:
    """Who reads the database, or runs the house, knows S and the other seeds: some hundred tries do."""
    server, ann = secrets.token_bytes(32), secrets.token_bytes(16)
    tried = (secrets.token_bytes(16) for _ in range(20_000))
    assert any(three_threes(fair.key("t", server, [ann, bob], 1), 1) for bob in tried)


def test_who_reads_the_database_cannot_choose_the_dice_any_more(tmp_path: Path) -> None:
    """While Bob may still choose, no other seat's seed is there; once it is, only one fits Bob's hash."""

    async def work(house: House) -> None:
        table, (ann, bob) = await sat_down(house, "Ann", "Bob")
        await commit(table, ann)
        dump = whole_database(tmp_path)
        assert hash_of(table, 0) in dump
        assert seed_of(0) not in dump, "Ann's seed is in her browser alone"
        assert await refused(ann, table, protocol.Seed, seed=seed_of(0)) == "house-seed-too-early"
        await commit(table, bob)
        match = (await house.dealer(table)).match
        await until(lambda: match.facts.dice == "seeds")
        await reveal(table, ann)
        assert seed_of(0) in whole_database(tmp_path)
        known = bytes.fromhex(match.facts.seed), bytes.fromhex(seed_of(0))
        better = (secrets.token_bytes(16) for _ in range(20_000))
        chosen = next(one for one in better if three_threes(fair.key(table, known[0], [known[1], one]), 2))
        assert await refused(bob, table, protocol.Seed, seed=chosen.hex()) == "house-seed-unfit"
        other = fair.seat_hash(table, 1, chosen)
        assert await refused(bob, table, protocol.Hash, hash=other) == "house-hash-too-late"
        assert not match.places[1].seed
        await reveal(table, bob)
        await until(lambda: match.facts.phase == "playing")
        assert await refused(bob, table, protocol.Seed, seed=seed_of(1)) == "house-seed-too-late"

    run(tmp_path, work)


def test_hashes_are_told_to_all_before_a_seed_is_asked_for(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table, (ann, bob) = await sat_down(house, "Ann", "Bob")
        await commit(table, bob, ann)
        await until(lambda: ann.last("seats")["table"]["dice"] == "seeds")
        told = ann.last("seats")["table"]
        assert [seat["hash"] for seat in told["seats"]] == [hash_of(table, 0), hash_of(table, 1)]
        assert [seat["seeded"] for seat in told["seats"]] == [False, False]
        await reveal(table, ann, bob)
        await until(lambda: ann.now["seq"] > 0)
        await play_out(table, [ann, bob])
        record = read(await house.record(None, table, None))
        assert [player.hash for player in record.players] == [hash_of(table, 0), hash_of(table, 1)]
        assert verify(record).people == 2

    run(tmp_path, work)


def test_a_seat_that_does_not_commit_takes_no_part(tmp_path: Path) -> None:
    """The others wait for it, not for ever; its line in the record says so."""

    async def work(house: House) -> None:
        table, (ann, bob) = await sat_down(house, "Ann", "Bob")
        await commit(table, ann)
        match = (await house.dealer(table)).match
        await wait_in_vain(match, ann)
        await until(lambda: match.facts.dice == "seeds")
        assert await refused(bob, table, protocol.Hash, hash=hash_of(table, 1)) == "house-hash-too-late"
        assert await refused(bob, table, protocol.Seed, seed=seed_of(1)) == "house-seed-too-late"
        await reveal(table, ann)
        await until(lambda: ann.now["seq"] > 0)
        await play_out(table, [ann, bob])
        record = read(await house.record(None, table, None))
        assert [player.hash for player in record.players] == [hash_of(table, 0), None]
        assert (verify(record).people, len(record.commits)) == (1, 1)

    run(tmp_path, work, PATIENT)


def test_a_withheld_seed_voids_the_commitment_and_its_seat_has_no_part_any_more(tmp_path: Path) -> None:
    """A new seed and commitment of the house, the old one void in the chain, a note, all others anew."""

    async def work(house: House) -> None:
        table, (ann, bob, cleo) = await sat_down(house, "Ann", "Bob", "Cleo")
        match = (await house.dealer(table)).match
        first, seed = match.facts.commitment, match.facts.seed
        await commit(table, ann, bob, cleo)
        await until(lambda: match.facts.dice == "seeds")
        await reveal(table, ann, cleo)
        await wait_in_vain(match, ann)
        await until(lambda: match.facts.commitment != first)
        assert match.facts.seed != seed
        assert [place.withheld for place in match.places] == [False, True, False]
        assert await refused(bob, table, protocol.Hash, hash=hash_of(table, 1)) == "house-withheld"
        await until(lambda: ann.last("seats")["table"]["dice"] == "hashes")
        assert [seat["hash"] for seat in ann.last("seats")["table"]["seats"]] == [None] * 3
        await commit(table, ann, cleo)
        await until(lambda: match.facts.dice == "seeds")
        await reveal(table, ann, cleo)
        await until(lambda: match.facts.phase == "playing")
        for guest in (ann, bob, cleo):
            await guest.send(table, protocol.Ping)
        await play_out(table, [ann, bob, cleo])
        record = read(await house.record(None, table, None))
        assert record.commits == (first, match.facts.commitment)
        assert (record.lines[0].mark, record.lines[0].text) == ("!", "2 withheld")
        assert [player.hash is None for player in record.players] == [False, True, False]
        assert house.services.signer is not None
        assert verify(record, house.services.signer.public).people == 2
        chain = (await commitments.page(house.services.store, 0)).links
        assert [(one.kind, one.outcome) for one in chain] == [
            ("commit", "void"),
            ("commit", "played"),
            ("game", None),
        ]

    run(tmp_path, work, PATIENT)


def test_whoever_gets_up_between_hash_and_seed_has_withheld_it(tmp_path: Path) -> None:
    """And whoever sits down there next cannot do it again: one refusal for each seat."""

    async def work(house: House) -> None:
        table, (ann, bob) = await sat_down(house, "Ann", "Bob")
        match = (await house.dealer(table)).match
        await commit(table, ann, bob)
        await until(lambda: match.facts.dice == "seeds")
        await reveal(table, ann)
        before = match.facts.commitment
        await bob.send(table, protocol.Leave)
        assert match.facts.commitment != before and match.facts.dice == "hashes"
        assert (match.places[0].hash, match.places[0].seed) == (None, None)
        cleo = await Guest.named(house, "Cleo")
        link = (await house.links_for(ann.person, table))["1"]
        info, _ = await house.claim(cleo.person, resources.Claim(link, hash="ab" * 32))
        assert (info.seats[1].withheld, info.seats[1].hash) == (True, None)
        await commit(table, ann)
        await until(lambda: match.facts.dice == "seeds")
        await reveal(table, ann)
        await until(lambda: match.facts.phase == "playing")
        assert match.facts.voided == before

    run(tmp_path, work)


def test_a_seat_that_is_taken_after_the_hashes_were_frozen_takes_no_part(tmp_path: Path) -> None:
    """Bob never committed and gets up: nothing is void, and who sits down next can add nothing."""

    async def work(house: House) -> None:
        table, (ann, bob) = await sat_down(house, "Ann", "Bob")
        match = (await house.dealer(table)).match
        await commit(table, ann)
        await wait_in_vain(match, ann)
        await until(lambda: match.facts.dice == "seeds")
        await bob.send(table, protocol.Leave)
        assert (match.facts.voided, match.places[1].withheld) == ("", False)
        await reveal(table, ann)
        cleo = await Guest.named(house, "Cleo")
        link = (await house.links_for(ann.person, table))["1"]
        await house.claim(cleo.person, resources.Claim(link, hash=hash_of(table, 1)))
        await until(lambda: match.facts.phase == "playing")
        assert (match.places[1].hash, match.places[1].seed) == (None, None)

    run(tmp_path, work, PATIENT)


def test_getting_up_before_that_changes_nothing_for_the_others(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table, (_, bob) = await sat_down(house, "Ann", "Bob")
        match = (await house.dealer(table)).match
        await commit(table, bob)
        await bob.send(table, protocol.Leave)
        assert (match.places[1].hash, match.places[1].withheld, match.facts.voided) == (None, False, "")

    run(tmp_path, work)


def test_until_all_are_frozen_another_device_may_commit_anew(tmp_path: Path) -> None:
    """The newest hash counts: it is the one whose seed the device at hand has."""

    async def work(house: House) -> None:
        table, (ann, bob) = await sat_down(house, "Ann", "Bob")
        match = (await house.dealer(table)).match
        phone = Guest(house, ann.person, ann.secret)
        await phone.join(table, 0)
        answer = await phone.send(table, protocol.Hash, id="phone", hash="ab" * 32)
        assert (answer["kind"], match.places[0].hash) == ("ack", "ab" * 32)
        await commit(table, ann, bob)
        await until(lambda: match.facts.dice == "seeds")
        assert match.places[0].hash == hash_of(table, 0)

    run(tmp_path, work)


def test_a_claim_may_carry_the_hash(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ann, bob = [await Guest.named(house, name) for name in ("Ann", "Bob")]
        seats = [resources.NewSeat("me"), resources.NewSeat("open")]
        info, links = await house.open_table(ann.person, resources.NewTable(GAME, seats))
        claim = resources.Claim(links["1"], hash=hash_of(info.id, 1))
        sat, _ = await house.claim(bob.person, claim)
        assert sat.seats[1].hash == hash_of(info.id, 1)
        await bob.join(info.id, 1)
        await ann.join(info.id, 0)
        await commit(info.id, ann)
        match = (await house.dealer(info.id)).match
        await until(lambda: match.facts.dice == "seeds")
        await reveal(info.id, ann, bob)
        await until(lambda: match.facts.phase == "playing")

    run(tmp_path, work)


def test_a_table_that_waits_from_before_the_second_version_begins_anew(tmp_path: Path) -> None:
    """Its commitment was of the first version: it is void, and a new one is published."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, (ann, bob) = await sat_down(house, "Ann", "Bob")
            old = update(schema.tables).where(schema.tables.c.id == table)
            await house.services.store.run(
                lambda one: one.execute(old.values(version=1, commitment="ab" * 32))
            )
        async with open_house(tmp_path) as house:
            again = [Guest(house, guest.person, guest.secret) for guest in (ann, bob)]
            match = (await house.dealer(table)).match
            await until(lambda: match.facts.version == 2)
            assert match.facts.voided == "ab" * 32
            await add_seeds(table, (again[0], 0), (again[1], 1))
            await until(lambda: match.facts.phase == "playing")

    asyncio.run(main())


@pytest.mark.parametrize("stage", ["hashes", "seeds"])
def test_a_house_that_is_closed_in_between_forgets_nothing(tmp_path: Path, stage: str) -> None:
    """Hashes, seeds and the commitment are there again, and the game begins with them."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, (ann, bob) = await sat_down(house, "Ann", "Bob")
            commitment = (await house.dealer(table)).match.facts.commitment
            await commit(table, ann)
            if stage == "seeds":
                await commit(table, bob)
                facts = (await house.dealer(table)).match.facts
                await until(lambda: facts.dice == "seeds")
                await reveal(table, ann)
        async with open_house(tmp_path) as house:
            again = [Guest(house, guest.person, guest.secret, first=100) for guest in (ann, bob)]
            match = (await house.dealer(table)).match
            assert (match.facts.dice, match.facts.commitment) == (stage, commitment)
            assert match.places[0].hash == hash_of(table, 0)
            for seat, guest in enumerate(again):
                await guest.join(table, seat)
            if stage == "hashes":
                await commit(table, again[1])
                await until(lambda: match.facts.dice == "seeds")
                await reveal(table, again[0])
            await reveal(table, again[1])
            await until(lambda: match.facts.phase == "playing")
            assert match.facts.voided == ""

    asyncio.run(main())


def test_a_kill_in_the_midst_loses_no_hash_and_no_seed(tmp_path: Path) -> None:
    """A real process, killed after each acknowledged step: what it had answered stands in the database."""

    async def main() -> None:
        with Running(tmp_path / "data") as server:
            table, people = await asyncio.to_thread(
                two_people_table, server.address, GAME, options={"rounds": 1}
            )
            ann, bob = (Remote(server.address, table, secret, seat) for seat, secret in enumerate(people))
            for player in (ann, bob, ann, bob):
                await player.open()
                before = player.acked
                while player.acked == before:
                    await player.step()
                await asyncio.to_thread(server.stop, signal.SIGKILL)
                await asyncio.to_thread(server.start)
            playing = [ann, bob]
            for player in playing:
                await player.open()
            while all(player.now["result"] is None for player in playing):
                for player in playing:
                    if player.now["turn"].get("seat") == player.seat or player.now["actions"]:
                        await player.step()
                    else:
                        await player.open()
            status, text = await asyncio.to_thread(call, server.address, "GET", f"/api/tables/{table}/record")
            record = read(text)
            hashes = [fair.seat_hash(table, player.seat or 0, player.seed) for player in playing]
            assert (status, [player.hash for player in record.players], len(record.commits)) == (
                200,
                hashes,
                1,
            )
            _, key = await asyncio.to_thread(call, server.address, "GET", "/.well-known/croupier-key")
            assert verify(record, key).signed
            for player in playing:
                await player.close()

    asyncio.run(main())
