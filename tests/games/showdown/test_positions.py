"""Positions from outside: complete ones are read, all others refused with what is wrong."""

from __future__ import annotations

import re

import pytest

from croupier.core.count import count
from croupier.core.errors import InvalidPosition
from tests.games.showdown.tables import opening, play, rules, with_sheet

GAME = rules()


def renovating() -> str:
    """Seat 1 renovates, having taken a Lounge off."""
    state = play(GAME, opening(GAME), "bid lounge 9", "publicity", "publicity", "build lounge a3 n")
    state = play(GAME, state, "publicity", "publicity", "renovate", "remove a3")
    return GAME.position(state)


def placing() -> str:
    """Seat 1 has bought a room that it must store."""
    return GAME.position(play(GAME, opening(GAME), "bid premier1 18", "publicity", "publicity"))


START, ACTIONS, PLACING, RENOVATING = (
    GAME.position(GAME.start()),
    GAME.position(opening(GAME)),
    placing(),
    renovating(),
)


def test_counts_of_event_sequences() -> None:
    """VS §1.1, §1.6 Three seats for the button, then the kinds with A backs: 2 small, 3 medium, 4 large."""
    start = GAME.start()
    assert [count(GAME, start, depth) for depth in (1, 2, 3, 4)] == [3, 3 * 2, 3 * 2 * 3, 3 * 2 * 3 * 4]
    state = opening(GAME, "fancy-slots", "table-games", "buffet")
    bids = 5 + 5 + 4 + 3 + 3
    assert count(GAME, state, 1) == bids + 2
    assert count(GAME, state, 2) == 2 * (bids + 2) + sum(
        bids + 2 - higher for prices in (5, 5, 4, 3, 3) for higher in range(1, prices + 1)
    )


@pytest.mark.parametrize("text", [START, ACTIONS, PLACING, RENOVATING])
def test_positions_read_back(text: str) -> None:
    assert GAME.position(GAME.read_position(text)) == text


@pytest.mark.parametrize(
    ("text", "pattern", "new", "reason"),
    [
        (START, "turn=0", "turn=-1", "a number is negative"),
        (START, "turn=0", "turn=3", "not the table of phase start"),
        (START, "phase=start", "phase=dinner", "no position of this game"),
        (START, "button=-1", "button=3", "button and seat are from -1 to 2"),
        (START, r"money=\[20,", "money=[", "money has 2 parts, not 3"),
        (START, r"money=\[20,", "money=[-1,", "a number is negative"),
        (START, r"population=\[8", "population=[9", "the population of seat 1 is 8"),
        (START, r"revenue=\[5", "revenue=[4", "the revenue of seat 1 is 5"),
        (START, r"basic=\[13", "basic=[12", "the rooms are not those of the box"),
        (START, r"pile=\[1", "pile=[2", "more cards than in the box"),
        (START, r"drawn=\[\]", "drawn=[99]", "a card is not in the box"),
        (START, r"stored=\[\[\]", "stored=[[99]", "a room is not in the box"),
        (START, r"sheets=\[\[\]", "sheets=[[99999]", "a spot is not on the sheet"),
        (START, r"sheets=\[\[\]", "sheets=[[0]", "a sheet is not legal"),
        (START, r"choices=\[-", "choices=[Publicity[]", "choices stand before the actions"),
        (START, "due=-", "due=small", "a room is due in phase setup or room"),
        (ACTIONS, r"prices=\[18", "prices=[15", "15 is no space for the marker of fancy-slots"),
        (ACTIONS, r"prices=\[18", "prices=[25", "25 is no space for the marker of fancy-slots"),
        (ACTIONS, "seat=0", "seat=-1", "not the table of phase actions"),
        (ACTIONS, r"choices=\[-", "choices=[Publicity[]", "the seat in turn has chosen already"),
        (ACTIONS, r"choices=\[-,-", "choices=[-,Bid[slots,6]", "bid slots 6 is no bid of this table"),
        (ACTIONS, r"choices=\[-,-,-", "choices=[-,Bid[slots,5],Bid[slots,7]", "two bids stand on one lot"),
        (ACTIONS, r"pending=\[\]", "pending=[Placing[-]]", "one thing is owed in settlement"),
        (PLACING, r"Placing\[3\]", "Placing[4]", "the room to lay is not in store"),
        (PLACING, r"choices=\[Bid\[premier1,18\]", "choices=[-", "in settlement every choice stands"),
        (PLACING, r"pending=\[Placing\[3\]\]", "pending=[]", "one thing is owed in settlement"),
        (PLACING, r"pending=\[Placing\[3\]\]", "pending=Placing[3]", "one thing is owed at most, in a list"),
        (PLACING, r"pending=\[Placing\[3\]\]", "pending=[-]", "one thing is owed at most, in a list"),
        (PLACING, r"\[Placing\[3\]\]", "[Placing[3],Placing[3]]", "left over"),
        (PLACING, r"prices=\[0", "prices=[3", "a marker stands where no room lies"),
        (RENOVATING, r"Renovation\[\[\],\[1\],1,0\]", "Renovation[[],[],1,0]", "neither makes nor loses"),
        (RENOVATING, r"Renovation\[\[\],\[1\],1,0\]", "Renovation[[],[1],3,0]", "two rooms at most"),
        (RENOVATING, r"Renovation\[\[\],\[1\],1,0\]", "Renovation[[],[1,0],1,0]", "rooms are not in order"),
        (RENOVATING, r"fame=\[2", "fame=[1", "the fame of seat 1 is at least 2"),
    ],
)
def test_other_positions_are_refused(text: str, pattern: str, new: str, reason: str) -> None:
    """Every part is checked, and the error says what is wrong."""
    changed = re.sub(pattern, new, text, count=1)
    assert changed != text
    with pytest.raises(InvalidPosition, match=re.escape(reason)):
        GAME.read_position(changed)


def test_a_basic_room_on_a_premier_space_is_refused() -> None:
    state = with_sheet(GAME, opening(GAME), 0)
    gone = tuple(count + (room == state.market[0]) for room, count in enumerate(state.gone))
    wrong = state._replace(market=(0, *state.market[1:]), basic=(12, 7, 4), gone=gone)
    with pytest.raises(InvalidPosition, match="a basic room lies on a premier space"):
        GAME.read_position(GAME.position(wrong))


def test_an_empty_stack_cannot_be_due() -> None:
    state = play(GAME, GAME.start(), "start 1")
    gone = tuple(a + b + c for a, b, c in zip(state.stack_a, state.stack_b, state.gone, strict=True))
    wrong = state._replace(stack_a=(0,) * 15, stack_b=(0,) * 15, gone=gone)
    with pytest.raises(InvalidPosition, match="the stack small is empty"):
        GAME.read_position(GAME.position(wrong))
