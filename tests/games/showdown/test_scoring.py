"""The final scoring: shares, entrances, areas, diamonds, money, ranks."""

from __future__ import annotations

import pytest

from croupier.games.showdown.load import shipped
from croupier.games.showdown.scoring import diamonds, shares
from croupier.games.showdown.turns import final, ranking
from tests.games.showdown.tables import opening, rules, with_sheet
from tests.games.showdown.test_sheet import PLAN, sheet_of

GAME = rules()


@pytest.mark.parametrize(
    ("values", "fame"),
    [
        ((9, 8, 7, 6), (5, 3, 1, 0)),
        ((9, 9, 7, 6), (4, 4, 1, 0)),
        ((9, 8, 8, 6), (5, 2, 2, 0)),
        ((9, 8, 7, 7), (5, 3, 0, 0)),
        ((9, 9, 9, 6), (3, 3, 3, 0)),
        ((9, 8, 8, 8), (5, 1, 1, 1)),
        ((9, 9, 9, 9), (2, 2, 2, 2)),
        ((9, 9, 9, 9, 9), (1, 1, 1, 1, 1)),
    ],
)
def test_tied_seats_share_the_places_they_cover(values: tuple[int, ...], fame: tuple[int, ...]) -> None:
    """VS §5.2 5, 3, 1 for the first three; after two firsts the next seat is third."""
    assert shares(values, (5, 3, 1)) == fame


def test_entrances_and_areas() -> None:
    """VS §5.3 Entrances joined through doors 5, the casino area 5, the hotel area 5."""
    across = ("slots a3 n", "lounge b3 n", "lounge d3 n", "lounge f3 n")
    state = with_sheet(GAME, opening(GAME), 0, *across)
    assert final(GAME.box, state)[0].entrances == 5
    lounges = [f"lounge a{row} n" for row in range(1, 6)] + [f"lounge f{row} n" for row in range(1, 6)]
    state = with_sheet(GAME, opening(GAME), 0, *lounges)
    tally = final(GAME.box, state)[0]
    assert (tally.entrances, tally.casino, tally.hotel) == (0, 5, 5)


@pytest.mark.parametrize(
    ("rooms", "fame"),
    [
        (("fancy-slots b2 n",), 0),
        (("fancy-slots b2 n", "fancy-slots c2 n"), 2),
        (("fancy-slots b2 n", "fancy-slots c3 n"), 0),
        (("fancy-slots b2 n", "fancy-slots c2 n", "fancy-slots b3 n"), 1 + 2 + 1),
        (("fancy-slots b2 n", "fancy-slots c2 n", "fancy-slots b3 n", "fancy-slots c3 n"), 4 * 1 + 3),
        (("fancy-lounge b2 n",), 0),
        (("fancy-lounge b2 n", "fancy-slots b3 n"), 1 + 2),
        (("theater b2 n", "fancy-slots d2 n"), 1 + 2),
        (("slots b2 n", "fancy-slots c2 n"), 0),
        (("fancy-slots a1 n", "fancy-slots b1 n"), 2),
    ],
)
def test_red_diamonds(rooms: tuple[str, ...], fame: int) -> None:
    """VS §5.4 Two adjacent quarters 1, three 2, four 3; two rooms at least; never diagonally."""
    assert diamonds(PLAN, shipped().bonuses, sheet_of(*rooms)) == fame


def test_money_and_ranks() -> None:
    """VS §5.5 A fame for each full 10 money; most fame, then most money, then shared."""
    state = opening(GAME)._replace(money=(29, 30, 9))
    assert [tally.money for tally in final(GAME.box, state)] == [2, 3, 0]
    assert ranking((50, 60, 60), (9, 5, 7)) == (3, 2, 1)
    assert ranking((60, 60, 50), (7, 7, 9)) == (1, 1, 3)


def test_the_score_is_the_sum_of_its_lines() -> None:
    """VS §5.2 to §5.5 Fame on the track and every bonus, shown line by line in the view."""
    state = with_sheet(GAME, opening(GAME), 1, "slots a3 n", "fancy-slots b3 n", "fancy-slots c3 n")
    view = GAME.view(state, None)
    assert GAME.score(state) == tuple(sum(tally) for tally in view.tallies)
    assert view.tallies[1].diamonds == 2
