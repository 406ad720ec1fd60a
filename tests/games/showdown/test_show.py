"""The board as text: market and sheets with doors, at most 80 columns."""

from __future__ import annotations

import pytest

from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.games.showdown import picture
from tests.games.showdown.tables import opening, play, rules, with_cards, with_sheet

NAMES = ("Ann", "Bob", "A very long name indeed", "Dan", "Eve")


def lines(seats: int, state: object) -> list[str]:
    """The board without styles."""
    game = rules(seats)
    return ["".join(text for text, _ in line) for line in game.presentation.board(game.view(state, 0), NAMES)]  # type: ignore[arg-type]


def test_a_sheet_with_its_doors() -> None:
    """VS §4.2 Doors are dotted where both rooms have one or the neighbour is empty, walls are lines."""
    game = rules()
    state = with_sheet(game, opening(game), 0, "slots a3 n", "lounge b3 n", "fancy-slots b4 n")
    shown = lines(3, state)
    # The own sheet is the last of them.
    start = max(number for number, line in enumerate(shown) if "a    b    c" in line)
    assert [line[:39].rstrip() for line in shown[start + 5 : start + 10]] == [
        "  +-..-+-..-+-..-+",
        " 3>Slo :Lou      : m    m    h    h  <",
        "  +----+----+-..-+",
        " 4  c  :FSl*: m    m    m    h    h",
        "       +----+",
    ]


def test_the_market_says_what_is_on_offer() -> None:
    """Minimum or standing bid, barred rooms, what a room gives and needs, what is sold out."""
    game = rules()
    state = opening(game, "fancy-slots", "fancy-lounge", "night-club")._replace(basic=(13, 0, 4))
    state = with_cards(game, state, "slot-strike")
    shown = "\n".join(lines(3, play(game, state, "bid restaurant 18")))
    assert " restaurant  Res Restaurant x4          18 Ann           2  0  0" in shown
    assert " lounge      nothing" in shown
    assert " premier1    FSl Fancy Slots            no bids          0  1  2  needs Slo" in shown
    assert " premier2    FLo Fancy Lounge           from 33          1  0  4  needs Lou" in shown
    assert "this turn  Slot Technicians’ Strike" in shown


def test_a_renovation_shows_the_sheet_as_it_would_be() -> None:
    """VS §3.4 The working sheet and store of the seat that renovates."""
    game = rules()
    state = with_sheet(game, opening(game), 0, "slots a3 n")
    state = play(game, state, "renovate", "publicity", "publicity", "remove a3")
    shown = lines(3, state)
    assert any("store Slo" in line for line in shown)
    assert not any(">Slo" in line for line in shown)


def test_the_final_scoring_line_by_line() -> None:
    """VS §5 After the end every source of fame stands in a line of its own."""
    game = rules()
    shown = lines(3, opening(game)._replace(phase="over", seat=-1, drawn=(0,)))
    heads = [line.split("  ")[0] for line in shown[-9:]]
    assert heads == [
        "rooms, events",
        "population",
        "revenue",
        "entrances",
        "casino area",
        "hotel area",
        "diamonds",
        "money",
        "all",
    ]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_never_more_than_eighty_columns(seats: int) -> None:
    """Whatever lies on the table."""
    game, source = rules(seats), Seeded(seats)
    for step in steps(game, at_random(game, source), source):
        if step.seat is not None:
            actions = game.actions(step.before, step.seat)
            assert len(set(game.presentation.keys(actions))) == len(actions)
        assert max(map(len, lines(seats, step.after))) <= 80


def test_labels_of_the_shipped_rooms_differ() -> None:
    """Three letters are enough to tell the rooms apart."""
    labels = [picture.label(room.id) for room in rules().components.rooms]
    assert len(set(labels)) == len(labels) == 15


def test_a_room_by_itself() -> None:
    """A large room with a door on each side."""
    night = next(room for room in rules().components.rooms if room.id == "night-club")
    assert picture.room(night) == ["+-..-+----+", "|NCl      :", "+         +", ":         |", "+----+-..-+"]
