"""Bad input: each refused with its own clause and words; and a reason for all that is illegal."""

from __future__ import annotations

import pytest

from croupier import texts
from croupier.core.chance import Seeded
from croupier.core.errors import IllegalAction, InvalidAction
from croupier.core.play import at_random, steps
from croupier.core.table import Table
from croupier.games.showdown.events import (
    CANCEL,
    DONE,
    PASS,
    PUBLICITY,
    RENOVATE,
    STORE,
    Bid,
    Build,
    Remove,
    ShowdownEvent,
)
from croupier.games.showdown.rooms import SIDES
from croupier.games.showdown.sheet import square_name
from croupier.games.showdown.state import State
from tests.games.showdown.tables import (
    opening,
    play,
    refusal,
    refused,
    rules,
    with_cards,
    with_money,
    with_sheet,
)

GAME = rules()
NAMES = ("Ann", "Bob", "Cleo")


def bidding() -> State:
    """Turn 1 with a room of each kind of price."""
    return with_money(opening(GAME, "fancy-slots", "fancy-lounge", "night-club"), 30, 30, 30)


def placing(*stored: str) -> State:
    """Seat 1 has a small sheet and lays a stored room."""
    state = with_sheet(GAME, opening(GAME), 0, "slots a3 n", "lounge b3 n", stored=stored)
    return play(GAME, state, "publicity", "publicity", "publicity")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bid premier1 19", "vs-no-space"),
        ("bid premier1 15", "vs-below-minimum"),
        ("bid premier1 70", "vs-above-top"),
        ("bid premier2 37", "vs-no-money"),
        ("bid slots 21", "vs-above-top"),
    ],
)
def test_bids_between_spaces_and_beyond_limits(text: str, code: str) -> None:
    """VS §3.2 Between spaces, below the minimum, above the top, above one's money."""
    assert refused(GAME, bidding(), text) == (code, "VS §3.2")


def test_a_bid_must_beat_the_standing_one() -> None:
    """VS §3.2 Above the standing bid."""
    state = play(GAME, bidding(), "bid slots 9")
    found = refusal(GAME, state, "bid slots 9")
    assert (found.code, found.clause) == ("vs-not-above", "VS §3.2")
    assert texts.say(found.code, found.args, NAMES) == "The bid must be above 9."


def test_barred_sold_out_and_empty_lots() -> None:
    """VS §3.2 No bid on a barred room, a sold-out stack or an empty space."""
    barred = with_cards(GAME, bidding(), "slot-strike")
    found = refusal(GAME, barred, "bid premier1 18")
    assert (found.code, found.clause) == ("vs-barred", "VS §3.2")
    said = texts.say(found.code, found.args, NAMES)
    assert said == "Slot Technicians’ Strike: nobody may bid on Fancy Slots this turn."
    assert refused(GAME, bidding()._replace(basic=(13, 0, 4)), "bid lounge 9") == ("vs-sold-out", "VS §3.2")
    empty = bidding()._replace(market=(None, 8, 12), prices=(0, 33, 42))
    assert refused(GAME, empty, "bid premier1 18") == ("vs-empty-space", "VS §3.2")


def test_forbidden_actions() -> None:
    """VS §3.4, §3.5 What a card of this turn forbids."""
    assert refused(GAME, with_cards(GAME, bidding(), "inspectors"), "renovate") == ("vs-forbidden", "VS §3.4")
    assert refused(GAME, with_cards(GAME, bidding(), "pr-scandal"), "publicity") == (
        "vs-forbidden",
        "VS §3.5",
    )


@pytest.mark.parametrize(
    ("stored", "text", "code", "clause"),
    [
        ("slots", "build restaurant f3 n", "vs-not-stored", "§3.3"),
        ("restaurant", "build restaurant g5 n", "vs-off-sheet", "§4.1"),
        ("slots", "build slots h3 n", "vs-off-sheet", "§4.1"),
        ("lounge", "build lounge d3 s", "vs-facing", "§4.1"),
        ("lounge", "build lounge g5 s", "vs-off-sheet", "§4.1"),
        ("slots", "build slots b3 n", "vs-overlap", "§4.1"),
        ("fancy-lounge", "build fancy-lounge a3 n", "vs-overlap", "§4.1"),
        ("high-rollers-room", "build high-rollers-room b4 n", "vs-needs", "§4.1"),
        ("fancy-slots", "build fancy-slots b4 n", "vs-wall", "§4.2"),
        ("slots", "build slots a4 n", "vs-wall", "§4.2"),
        ("slots", "build slots g3 n", "vs-unreachable", "§4.2"),
        ("restaurant", "build restaurant d3 n", "vs-unreachable", "§4.2"),
        ("restaurant", "build restaurant f2 n", "vs-wall", "§4.2"),
        ("night-club", "build night-club b1 n", "", ""),
        ("night-club", "build night-club e3 n", "vs-unreachable", "§4.2"),
        ("slots", "store", "vs-nothing-to-store", "§3.5"),
        ("slots", "cancel", "vs-not-renovating", "§3.4"),
        ("slots", "remove a3", "vs-not-renovating", "§3.4"),
        ("slots", "publicity", "vs-settle-now", "§3.3"),
    ],
)
def test_rooms_that_cannot_lie_there(stored: str, text: str, code: str, clause: str) -> None:
    """VS §4.1 to §4.3 Off the sheet, over another, through a wall, unreachable, without prerequisite."""
    state = placing(stored)
    if code:
        assert refused(GAME, state, text) == (code, f"VS {clause}")
    else:
        assert GAME.is_legal(state, 0, GAME.parse(text))


def test_a_night_club_away_from_its_lounge() -> None:
    """VS §4.3 Reached and with its prerequisite, but no door meets a Lounge."""
    state = with_sheet(
        GAME, opening(GAME), 0, "slots a3 n", "lounge b3 n", "slots d3 n", stored=["night-club"]
    )
    state = play(GAME, state, "publicity", "publicity", "publicity")
    found = refusal(GAME, state, "build night-club e2 n")
    assert (found.code, found.clause) == ("vs-meets", "VS §4.3")
    assert "Lounge and Fancy Lounge" in texts.say(found.code, found.args, NAMES)


def test_a_bought_room_is_stored_by_its_own_word() -> None:
    """VS §3.3 `done` is for publicity and renovations."""
    state = play(GAME, opening(GAME), "bid slots 5", "publicity", "publicity")
    assert refused(GAME, state, "done") == ("vs-store-instead", "VS §3.3")


def test_renovation_steps_that_are_refused() -> None:
    """VS §3.4 No room there, nothing to store."""
    state = with_sheet(GAME, opening(GAME), 0, "slots a3 n", "lounge b3 n")
    state = play(GAME, state, "renovate", "publicity", "publicity")
    assert refused(GAME, state, "remove c3") == ("vs-no-room-there", "VS §3.4")
    assert refused(GAME, state, "store") == ("vs-nothing-to-store", "VS §3.4")
    assert refused(GAME, state, "build slots c1 n") == ("vs-not-stored", "VS §3.3")


def test_the_wrong_moment() -> None:
    """VS §2.2, §3.1, §5.1 Others' turns, chance's turn, building while choosing, after the end."""
    state = bidding()
    assert refused(GAME, state, "publicity", seat=1) == ("not-your-turn", "VS §3.1")
    assert refused(GAME, state, "store") == ("vs-choose-first", "VS §3.1")
    assert refused(GAME, state, "event quiet-week small") == ("only-chance", "VS §2.2")
    assert refused(GAME, state, "room theater") == ("only-chance", "VS §2.2")
    assert refused(GAME, GAME.start(), "publicity", seat=0) == ("vs-chance-due", "VS §2.2")
    assert refused(GAME, state._replace(phase="over", seat=-1), "publicity", seat=0) == (
        "game-over",
        "VS §5.1",
    )


def test_previews_say_what_a_choice_brings() -> None:
    """Fame if the game ended then, tracks that move, money that is left; chance brings nothing."""
    view = GAME.view(bidding(), 0)
    bid = GAME.presentation.preview(view, GAME.parse("bid slots 7"))
    assert (bid.gain, dict(bid.args)) == (0, {"room": "slots", "left": 23})
    assert GAME.presentation.preview(view, GAME.parse("publicity")).gain == 1
    assert GAME.presentation.preview(view, GAME.parse("event quiet-week small")).code == "preview-chance"
    state = placing("lounge")
    built = GAME.presentation.preview(GAME.view(state, 0), GAME.parse("build lounge d3 n"))
    assert (built.gain, dict(built.args)) == (2, {"population": 0, "revenue": 0, "fame": 2})


@pytest.mark.parametrize(
    "text",
    [
        "bid slots five",
        "bid slots 05",
        "bid casino 5",
        "bid slots2 5",
        "bid premier4 5",
        "bid slots",
        "build slots c3",
        "build slots 3c n",
        "build slots c3 x",
        "build palace c3 n",
        "build fancy_slots c3 n",
        "event quiet-week tiny",
        "event loud-week small",
        "room",
        "start 4",
        "start 0",
        "remove",
        "remove c0",
        "renovate now",
        "Publicity",
        "",
        " pass",
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    """Names, numbers and squares must be written as they are printed."""
    with pytest.raises(InvalidAction):
        GAME.parse(text)


def test_a_table_says_why() -> None:
    """The error of a table carries the refusal, and changes nothing."""
    table = Table(GAME, Seeded(3))
    table.set_up()
    turn = table.turn
    assert isinstance(turn, tuple)
    state = table.state
    with pytest.raises(IllegalAction) as caught:
        table.do(turn[0], "bid restaurant 29")
    assert caught.value.refusal.code == "vs-no-money"
    assert table.state == state


def test_everything_illegal_has_a_reason_and_words() -> None:
    """In random games every event of the game is either legal or refused with words of the catalogue."""
    source = Seeded(11)
    rooms = [room.id for room in GAME.components.rooms]
    grid = GAME.components.grid
    squares = [square_name(row, column) for row in range(grid.rows + 1) for column in range(grid.columns + 1)]
    universe: list[ShowdownEvent] = [Bid(lot.name, price) for lot in GAME.box.lots for price in range(1, 70)]
    universe += [Build(room, square, side) for room in rooms for square in squares for side in SIDES]
    universe += [Remove(square) for square in squares]
    universe += [RENOVATE, PUBLICITY, PASS, STORE, DONE, CANCEL]
    met = set()
    for _ in range(4):
        for step in steps(GAME, at_random(GAME, source), source):
            if step.seat is None:
                continue
            actions, view = GAME.actions(step.before, step.seat), GAME.view(step.before, step.seat)
            for event in [universe[source.below(len(universe))] for _ in range(40)]:
                if event not in actions:
                    found = GAME.presentation.why_not(view, event)
                    assert found.clause.startswith("VS §")
                    assert texts.say(found.code, found.args, NAMES)
                    met.add(found.code)
    assert len(met) > 20
