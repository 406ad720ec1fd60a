"""Settlement: paying, laying, storing, renovating, and the tracks that follow."""

from __future__ import annotations

from croupier.games.showdown.effects import PaidFor, RoomStored, TracksMoved
from tests.games.showdown.tables import (
    after,
    listed,
    opening,
    play,
    refused,
    rules,
    with_cards,
    with_money,
    with_sheet,
)

GAME = rules()
ROOMS = ("fancy-slots", "table-games", "buffet")


def test_seats_settle_from_the_button_each_in_full() -> None:
    """VS §3.3 R: order; a bidder pays when its settlement begins."""
    state = opening(GAME, *ROOMS, button=2)
    state = play(GAME, state, "bid slots 7", "bid lounge 9")
    state, told = after(GAME, state, "publicity")
    assert GAME.turn(state) == (1,)
    assert told[-1] == PaidFor(seat=1, room="slots", price=7)
    assert state.money == (25, 18, 25)
    state, told = after(GAME, state, "build slots a3 n")
    assert GAME.turn(state) == (2,)
    assert TracksMoved(seat=1, population=8, revenue=6, fame=0) in told
    assert state.money == (25, 18, 16)


def test_a_bought_room_is_laid_or_stored() -> None:
    """VS §3.3 Storing keeps the room; it gives nothing there."""
    state = play(GAME, opening(GAME, *ROOMS), "bid premier1 18", "publicity", "publicity")
    assert listed(GAME, state) == ["store"]
    state, told = after(GAME, state, "store")
    assert told[0] == RoomStored(seat=0, room="fancy-slots")
    assert GAME.view(state, None).stored[0] == ("fancy-slots",)
    assert (state.revenue[0], state.fame[0], state.money[0]) == (5, 0, 7)


def test_a_stored_room_may_be_laid_instead() -> None:
    """VS §3.3 If the bought room is not placed, one stored room may be."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, "slots a3 n", stored=["lounge"])
    state = play(GAME, state, "bid premier1 18", "publicity", "publicity")
    texts = listed(GAME, state)
    assert "build lounge b3 n" in texts and "build fancy-slots b3 n" in texts and texts[-1] == "store"
    state, told = after(GAME, state, "build lounge b3 n")
    assert RoomStored(seat=0, room="fancy-slots") in told
    assert GAME.view(state, None).stored[0] == ("fancy-slots",)
    assert state.fame[0] == 2


def test_storage_is_unlimited_and_gives_nothing() -> None:
    """VS §3.3, §4.1 A stored room is no prerequisite and scores nothing."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, "lounge a3 n", stored=["slots"] * 9)
    state = play(GAME, state, "bid premier1 18", "publicity", "publicity")
    assert not any("fancy-slots" in text for text in listed(GAME, state))
    assert GAME.score(state)[0] == GAME.score(state._replace(stored=((),) * 3))[0]


def test_publicity_may_lay_a_stored_room() -> None:
    """VS §3.5 One stored room at settlement, or none; with an empty store nothing is asked."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, stored=["slots", "lounge"])
    state = play(GAME, state, "publicity", "publicity", "publicity")
    assert GAME.turn(state) == (0,)
    assert listed(GAME, state)[-1] == "done"
    laid = play(GAME, state, "build slots a3 s")
    assert laid.turn == 2
    assert play(GAME, state, "done").sheets[0] == ()


def test_a_premier_space_is_empty_after_the_sale() -> None:
    """VS §3.3 The room leaves its space, which the next turn fills."""
    state = play(GAME, opening(GAME, *ROOMS), "bid premier2 18", "publicity", "publicity")
    assert state.market[1] is None and state.prices[1] == 0
    state = play(GAME, state, "build table-games a2 e")
    assert GAME.turn(state) != (0,)
    assert state.phase == "event"


def test_renovating_moves_two_rooms() -> None:
    """VS §3.4, VS case 3: one Lounge off, that Lounge and a stored Night Club on."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, "lounge a3 n", "slots c3 n", stored=["night-club"])
    state = play(GAME, state, "renovate", "publicity", "publicity")
    state = play(GAME, state, "remove a3")
    assert state.sheets[0] != () and state.fame[0] == 2
    assert refused(GAME, state, "done") == ("vs-end-unreachable", "VS §4.4")
    state = play(GAME, state, "build lounge a3 n", "build night-club a1 n")
    assert refused(GAME, state, "build slots e5 n") == ("vs-two-built", "VS §3.4")
    state = play(GAME, state, "done")
    assert (state.fame[0], state.stored[0]) == (10, ())


def test_only_the_end_of_a_renovation_counts() -> None:
    """VS §4.4 Rooms placed together may serve each other, in either order."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, stored=["slots", "fancy-slots"])
    state = play(GAME, state, "renovate", "publicity", "publicity")
    state = play(GAME, state, "build fancy-slots b3 n")
    assert refused(GAME, state, "done") == ("vs-end-needs", "VS §4.4")
    assert play(GAME, state, "build slots a3 n", "done").revenue[0] == 7


def test_a_night_club_must_keep_a_lounge() -> None:
    """VS §4.3, §4.4 A Night Club whose Lounge goes must meet another, or go too."""
    state = with_sheet(
        GAME, opening(GAME, *ROOMS), 0, "slots a3 n", "slots b3 n", "lounge c3 n", "night-club b1 n"
    )
    state = play(GAME, state, "renovate", "publicity", "publicity", "remove c3")
    assert refused(GAME, state, "done")[0] == "vs-end-needs"
    moved = play(GAME, state, "build lounge c3 e")
    assert play(GAME, moved, "done").fame[0] == 10
    apart = play(GAME, state, "build lounge c5 n")
    assert refused(GAME, apart, "done")[0] == "vs-end-unreachable"
    both = play(GAME, state, "remove b1", "done")
    assert (both.fame[0], GAME.view(both, None).stored[0]) == (0, ("lounge", "night-club"))


def test_a_night_club_needs_its_lounge_beside_it() -> None:
    """VS §4.3, §4.4 Another Lounge elsewhere on the sheet is a prerequisite, but no meeting door."""
    sheet = ("slots a3 n", "slots b3 n", "lounge c3 n", "night-club b1 n", "lounge f3 n")
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, *sheet, stored=["slots"])
    state = play(GAME, state, "renovate", "publicity", "publicity", "remove c3", "build slots c3 w")
    assert refused(GAME, state, "done") == ("vs-end-meets", "VS §4.4")


def test_a_prerequisite_cannot_go_alone() -> None:
    """VS §4.4 After renovating every room still has what it needs."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, "lounge a3 n", "slots c3 n", "fancy-slots d3 n")
    state = play(GAME, state, "renovate", "publicity", "publicity", "remove c3")
    assert refused(GAME, state, "done") == ("vs-end-needs", "VS §4.4")
    assert "done" not in listed(GAME, state)


def test_cancel_leaves_everything_as_it_was() -> None:
    """VS §3.4 R: cancel always, and the choice is spent."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, "slots a3 n", stored=["lounge"])
    before = state.sheets, state.stored
    state = play(GAME, state, "renovate", "publicity", "publicity", "remove a3", "build lounge c3 n")
    assert listed(GAME, state)[-1] == "cancel"
    state = play(GAME, state, "cancel")
    assert (state.sheets, state.stored, state.turn) == (*before, 2)


def test_rooms_come_off_before_any_is_laid() -> None:
    """VS §3.4 Take 0 to 2 rooms off, then place 0 to 2."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, "slots a3 n", "slots b3 n", "slots c3 n")
    state = play(GAME, state, "renovate", "publicity", "publicity", "remove c3")
    laid = play(GAME, state, "build slots d3 n")
    assert refused(GAME, laid, "remove b3") == ("vs-remove-first", "VS §3.4")
    two = play(GAME, state, "remove b3")
    assert refused(GAME, two, "remove a3") == ("vs-two-removed", "VS §3.4")


def test_tracks_follow_the_sheet_and_never_go_below_zero() -> None:
    """VS §2.5, VS §4.5 A removed room takes its values with it; nothing else changes."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, "slots a3 n", "lounge b3 n")
    assert (state.revenue[0], state.fame[0]) == (6, 2)
    state = play(GAME, state, "renovate", "publicity", "publicity", "remove b3", "remove a3", "done")
    assert (state.population[0], state.revenue[0], state.fame[0]) == (8, 5, 0)


def test_bidding_while_a_card_of_this_turn_lies_there() -> None:
    """VS §3.1 Cards come only at the refill, so none can bar a choice already made."""
    state = with_cards(GAME, with_money(opening(GAME, *ROOMS), 40, 40, 40), "lounge-strike")
    state = play(GAME, state, "bid slots 5", "publicity", "publicity", "build slots a3 n")
    assert state.drawn == ()


def test_a_placed_room_moves_only_by_renovating() -> None:
    """VS §4.4 In an ordinary settlement nothing comes off the sheet."""
    state = with_sheet(GAME, opening(GAME, *ROOMS), 0, "slots a3 n")
    state = play(GAME, state, "bid slots 5", "publicity", "publicity")
    assert refused(GAME, state, "remove a3") == ("vs-not-renovating", "VS §3.4")
