"""The coach: for one person against bots of the house alone, from the seat's view, and the record says so."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

import croupier
from croupier import texts
from croupier.core.chance import Seeded
from croupier.core.game import Reason
from croupier.core.play import at_random, steps
from croupier.games import GAMES
from croupier.games.royale.tiles.a1 import Hiding
from croupier.games.royale.tiles.g1 import Splitting
from croupier.server.app import create_app
from croupier.server.coach import advise
from croupier.server.house import House
from croupier.server.table import coaching
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.thinkers import Work
from croupier.server.wire import protocol, resources
from croupier.server.wire.coaching import told
from croupier.server.wire.reasons import does
from croupier.value import advice
from croupier.value.advice import Advice, Advised
from tests.server.guests import QUICK, Guest, add_seeds, full_table, open_house, play_out, until

GAME = "las-vegas-2012"
ME, BOT = resources.NewSeat("me"), resources.NewSeat("bot")


async def opened(ann: Guest, *seats: resources.NewSeat) -> str:
    """A table at which Ann, at seat 0, has rolled and is to decide."""
    wish = resources.NewTable(GAME, list(seats), {"start": "1", "rounds": "1"})
    info, _ = await ann.house.open_table(ann.person, wish)
    mine = [number for number, seat in enumerate(seats) if seat.kind in ("me", "here")]
    await add_seeds(info.id, *((ann, seat) for seat in mine))
    await ann.join(info.id, 0)
    await until(lambda: ann.now["turn"].get("seat") == 0)
    await ann.send(info.id, protocol.Roll)
    return info.id


async def refusal(house: House, ann: Guest, table: str, seat: int = 0) -> str:
    """Why the coach does not come."""
    with pytest.raises(Refused) as found:
        await (await house.dealer(table)).coach(ann.person.id, seat, True)
    return found.value.refusal.code


def test_only_one_person_against_bots_is_helped(tmp_path: Path) -> None:
    """Not where other people sit, share the screen, left a bot in their place, or a program plays."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            table, (one, two) = await full_table(house, GAME, "Cleo", "Bob")
            assert await refusal(house, one, table) == "house-no-coach"
            assert await refusal(house, ann, table) == "house-not-your-seat"
            # A bot that stands in for somebody changes nothing: they may come back.
            await two.send(table, protocol.Leave)
            assert await refusal(house, one, table) == "house-no-coach"
            shared = await opened(ann, ME, resources.NewSeat("here", "Kid"))
            assert await refusal(house, ann, shared) == "house-no-coach"
            alone = await opened(ann, ME, BOT)
            assert await refusal(house, ann, alone, 1) == "house-not-your-seat"
            match = (await house.dealer(alone)).match
            for values in ({"own_bot": True}, {"kind": "person", "person": "x"}, {"kind": "open"}):
                place = match.places[1]
                match.places[1] = replace(place, **values)
                assert not coaching.allowed(match, 0), values
                match.places[1] = place
            match.places[0].own_bot = True
            assert await refusal(house, ann, alone) == "house-no-coach"

    asyncio.run(main())


def test_it_is_asked_for_noted_and_ends_when_a_person_sits_down(tmp_path: Path) -> None:
    """Off at first; a note of the journal and a line of the record; it sees a view and no state."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            table = await opened(ann, ME, BOT)
            dealer = await house.dealer(table)
            event = ann.now["actions"][0]["event"]

            def ask(text: str | None = None, seat: int = 0) -> Callable[[Match], coaching.Asked]:
                return lambda match: coaching.asked(match, ann.person.id, seat, text)

            with pytest.raises(Refused, match="no-coach"):
                await dealer.read(ask())
            await dealer.coach(ann.person.id, 0, True)
            await dealer.coach(ann.person.id, 0, True)
            asked = await dealer.read(ask(event))
            state = dealer.match.ledger.table.state
            assert asked.view == dealer.match.ledger.rules.view(state, 0)
            assert type(asked.view) is not type(state) and asked.event == event
            for text in ("place 9", "no event", "roll 1 1 1 1"):
                with pytest.raises(Refused, match="nothing-to-decide"):
                    await dealer.read(ask(text))
            with pytest.raises(Refused, match="not-your-seat"):
                await dealer.read(ask(seat=1))
            # Somebody sits down: it is over at once, whatever the journal says.
            place = dealer.match.places[1]
            dealer.match.places[1] = replace(place, kind="person", person="somebody")
            with pytest.raises(Refused, match="no-coach"):
                await dealer.read(ask())
            dealer.match.places[1] = place

            await ann.play(table)
            if ann.now["turn"]["kind"] != "decide":
                with pytest.raises(Refused, match="nothing-to-decide"):
                    await dealer.read(ask())
            await dealer.coach(ann.person.id, 0, False)
            with pytest.raises(Refused, match="no-coach"):
                await dealer.read(ask())
            await play_out(table, [ann])
            (game,) = (await house.people.played.of_person(ann.person.id)).games
            assert game.coached, "and one's own page says so too"
            record = await house.record(None, table, None)
            assert record.count("\n! 1 coach\n") == record.count("\n! 1 coach-off\n") == 1
            assert (await house.uploads.verify(record.encode(), own_sets=False)).moves > 0
            with pytest.raises(Refused, match="not-playing"):
                await dealer.coach(ann.person.id, 0, True)

    asyncio.run(main())


class Adviser:
    """Says what it was asked, and that the first choice is best."""

    def __init__(self) -> None:
        self.asked: list[coaching.Asked] = []

    async def work(self, work: Work) -> Advice:
        self.asked.append(work.given)
        place = work.given.rules.actions(work.given.rules.redeal(work.given.view, None), work.given.seat)
        reason = Reason("why-dice", (("count", 2),))
        told = [Advised(str(one), 0.5 - 0.1 * n, 0.0, n > 0, (reason,)) for n, one in enumerate(place)]
        return Advice("share", tuple(told))

    def close(self) -> None:
        pass


def test_a_hint_over_http(tmp_path: Path) -> None:
    """Only with one's secret, in the language of the request; a position that is sent is refused."""

    async def main() -> None:
        async with open_house(tmp_path, replace(QUICK, searches_per_minute=5)) as house:
            object.__setattr__(house.services, "coaches", Adviser())
            ann = await Guest.named(house, "Ann")
            table = await opened(ann, ME, BOT)
            app: Any = create_app(house)
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as web:
                path, me = f"/api/tables/{table}", {"Authorization": f"Bearer {ann.secret}"}

                async def hint(body: dict[str, Any], **headers: str) -> httpx.Response:
                    return await web.post(f"{path}/hint", json=body, headers={**me, **headers})

                assert (await web.post(f"{path}/hint", json={"seat": 0})).status_code == 401
                assert (await hint({"seat": 0})).json()["code"] == "house-no-coach"
                coached = await web.post(f"{path}/coach", json={"seat": 0, "on": True}, headers=me)
                assert coached.status_code == 204
                assert (await hint({"seat": 0, "position": "x"})).status_code == 400
                found = (await hint({"seat": 0})).json()
                assert found["seq"] == ann.now["seq"] or found["seq"] == ann.now["seq"] + 1
                events = [choice["event"] for choice in found["choices"]]
                assert events == [one["event"] for one in ann.now["actions"]]
                assert found["choices"][0]["does"].startswith("You") and found["choices"][0]["why"]
                assert [choice["good"] for choice in found["choices"]] == [n == 0 for n in range(len(events))]
                greek = (await hint({"seat": 0}, **{"Accept-Language": "el"})).json()
                assert "ζάρια" in greek["choices"][0]["why"]
                limited = [await hint({"seat": 0}) for _ in range(6)]
                assert limited[-1].status_code == 429

    asyncio.run(main())


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_explained_in_words(
    monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    """Never a bare number, and never an explanation for what is as good: at decisions of a whole game."""
    monkeypatch.setattr(advice, "EFFORT", 8)
    rules = croupier.rules(game, max(2, GAMES[game].seats[0]))
    names, explained = (*(f"Name{seat}" for seat in range(rules.seats)), "Nobody"), 0
    for step in islice(steps(rules, at_random(rules, Seeded(2)), Seeded(1)), 400):
        if step.seat is None or len(rules.actions(step.before, step.seat)) < 2 or explained > 40:
            continue
        asked = coaching.Asked(rules, rules.view(step.before, step.seat), step.seat, None)
        found = advise(asked)
        assert all(one.reasons for one in found.choices), "the game itself says why"
        hint = told(1, asked, found, names, language)
        for choice in hint.choices:
            explained += 1
            assert len(re.findall(r"[^\W\d_]{2,}", choice.why)) >= 3, (choice.event, choice.why)
            assert choice.why.endswith(".") and "{" not in choice.why
        assert len({choice.does for choice in hint.choices}) == len(hint.choices), "each by what it chooses"
        assert hint.choices[0].good and not any(one.good and one.warned for one in hint.choices)
    assert explained > 5


@pytest.mark.parametrize(
    ("owed", "told"), [(Hiding(0), "fist: 2."), (Splitting(0, 1), ": 60 20 20 / 0 0 0.")]
)
def test_a_secret_choice_is_told_to_who_may_make_it(owed: Any, told: str) -> None:
    """LVR A1, G1 Everybody else is told the same of all of them."""
    rules = croupier.rules("las-vegas-royale", 3)
    state = rules.start()._replace(pending=owed)
    words = [does(rules, state, 0, event, ("Ann", "Bob", "Cleo"), "en") for event in rules.actions(state, 0)]
    assert len(set(words)) == len(words) and any(one.endswith(told) for one in words), words


def test_advice_is_the_evaluators(tmp_path: Path) -> None:
    """The best first, and warned of what costs five points and more; always the same."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            table = await opened(ann, ME, BOT)
            match = (await house.dealer(table)).match
            rules, state = match.ledger.rules, match.ledger.table.state
            asked = coaching.Asked(rules, rules.view(state, 0), 0, None)
            found = advise(asked)
            shares = [choice.share for choice in found.choices]
            assert shares == sorted(shares, reverse=True) and len(shares) == len(ann.now["actions"])
            assert not found.choices[0].warned and advise(asked) == found
            lost = [shares[0] - choice.share for choice in found.choices if choice.warned]
            assert all(loss >= 0.05 for loss in lost)

    asyncio.run(main())
