"""The choice of actions: bids, outbidding, two Slots tracks, renovating, publicity, passing."""

from __future__ import annotations

from croupier.games.showdown.effects import Outbid
from tests.games.showdown.tables import (
    after,
    listed,
    opening,
    play,
    refused,
    rules,
    with_cards,
    with_money,
)

FIVE_CARDS = [("tourist-boom", "large")]


def test_an_outbid_seat_waits_for_its_turn() -> None:
    """VS §3.1, VS case 2: Green bids 25, Yellow 29; Green chooses anew when its turn comes."""
    game = rules()
    state = with_money(opening(game, "fancy-slots", "high-rollers-room", "buffet"), 40, 40, 40)
    state = play(game, state, "bid premier2 25")
    state, told = after(game, state, "bid premier2 29")
    assert Outbid(seat=0, lot="premier2", room="high-rollers-room") in told
    assert state.choices[0] is None
    assert game.turn(state) == (2,)
    state = play(game, state, "publicity")
    assert game.turn(state) == (0,)
    state = play(game, state, "bid premier2 33")
    assert game.turn(state) == (1,)
    state = play(game, state, "bid slots 5")
    assert state.phase == "settle"


def test_choices_go_round_from_the_button_and_skip_what_stands() -> None:
    """VS §3.1 The choice goes clockwise, skipping seats whose choice stands."""
    game = rules(4)
    state = opening(game, "fancy-slots", "table-games", "buffet", "night-club", button=3, cards=FIVE_CARDS)
    assert game.turn(state) == (2,)
    state = play(game, state, "bid slots 5")
    assert game.turn(state) == (3,)
    state = play(game, state, "publicity")
    state = play(game, state, "bid slots 7")
    assert game.turn(state) == (1,)
    state = play(game, state, "publicity")
    assert game.turn(state) == (2,)


def test_bids_stand_on_printed_spaces() -> None:
    """VS §3.2 From the minimum to the top space, as far as the money goes; spaces may be skipped."""
    game = rules()
    state = with_money(opening(game, "fancy-slots", "table-games", "buffet"), 30, 30, 30)
    assert [text for text in listed(game, state) if "premier1" in text] == [
        "bid premier1 18",
        "bid premier1 21",
        "bid premier1 25",
        "bid premier1 29",
    ]
    assert [text for text in listed(game, state) if "slots" in text] == [
        f"bid slots {price}" for price in (5, 7, 9, 12, 15)
    ]
    state = play(game, state, "bid slots 9")
    assert [text for text in listed(game, state) if "slots" in text] == ["bid slots 12", "bid slots 15"]


def test_basic_minimums_do_not_drop() -> None:
    """VS §3.2 A basic track begins on its lowest space every turn."""
    game = rules()
    state = opening(game)
    for _ in range(3):
        assert next(text for text in listed(game, state) if "lounge" in text) == "bid lounge 9"
        state = play(game, state, *["publicity"] * 3)


def test_bidding_needs_no_prerequisite() -> None:
    """VS §3.2 A room may be bought before what it needs is there."""
    game = rules()
    assert "bid premier1 18" in listed(game, opening(game, "fancy-slots", "table-games", "buffet"))


def test_two_slots_tracks_are_independent() -> None:
    """VS §3.2 With five players two Slots can be sold in a turn, each on its own track."""
    game = rules(5)
    state = opening(game, "fancy-slots", "table-games", "buffet", "night-club", cards=FIVE_CARDS)
    state = play(game, state, "bid slots 7")
    assert "bid slots2 5" in listed(game, state)
    state = play(game, state, "bid slots2 5", "publicity", "publicity", "publicity")
    state = play(game, state, "build slots a3 n", "build slots a3 n")
    assert state.basic[0] == 14


def test_with_one_slots_left_only_the_first_track_is_open() -> None:
    """VS §3.2 R: and with none left neither is."""
    game = rules(5)
    state = opening(game, "fancy-slots", "table-games", "buffet", "night-club", cards=FIVE_CARDS)
    one = state._replace(basic=(1, 10, 7))
    assert "bid slots 5" in listed(game, one) and "bid slots2 5" not in listed(game, one)
    assert refused(game, one, "bid slots2 5") == ("vs-second-track", "VS §3.2")
    none = state._replace(basic=(0, 10, 7))
    assert refused(game, none, "bid slots 5") == ("vs-sold-out", "VS §3.2")
    assert refused(game, none, "bid slots2 5") == ("vs-sold-out", "VS §3.2")


def test_any_number_of_seats_may_renovate_or_seek_publicity() -> None:
    """VS §3.4, §3.5 Publicity gives its fame at once."""
    game = rules()
    state = play(game, opening(game), "publicity")
    assert state.fame == (1, 0, 0)
    state = play(game, state, "publicity")
    assert state.fame == (1, 1, 0)
    state = play(game, opening(game), "renovate", "renovate", "renovate", "done", "cancel", "done")
    assert state.turn == 2


def test_passing_is_only_for_those_who_can_do_nothing() -> None:
    """VS §3.6 R: a seat with no legal action passes; nobody else may."""
    game = rules()
    state = with_cards(game, opening(game), "pr-scandal", "inspectors")
    assert refused(game, state, "pass") == ("vs-no-pass", "VS §3.6")
    poor = with_money(state, 4, 30, 30)
    assert listed(game, poor) == ["pass"]
    state = play(game, poor, "pass")
    assert game.turn(state) == (1,)
    state = play(game, state, "bid slots 5", "bid lounge 9")
    assert game.turn(state) == (1,)
    assert state.money == (4, 25, 30)
