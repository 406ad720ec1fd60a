"""What people are shown beside the table: closed lots, cards and their moments, incomes, the end."""

from __future__ import annotations

import msgspec
import pytest

from croupier import games
from croupier.games.showdown.outlook import Outlook
from croupier.games.showdown.state import State
from croupier.server.wire import encode
from tests.games.showdown.tables import opening, play, rules, with_cards, with_money, with_sheet

GAME = rules()


def standing(state: State, seat: int | None = 0) -> Outlook:
    """How things stand, from a seat's view."""
    found = games.outlook(GAME, GAME.view(state, seat))
    assert isinstance(found, Outlook)
    return found


def test_a_closed_lot_says_why() -> None:
    """VS §3.2 Sold out, barred by a card, or open at the prices one can pay."""
    state = with_money(with_cards(GAME, opening(GAME), "slot-strike"), 21, 30, 30)
    state = state._replace(basic=(state.basic[0], 0, state.basic[2]))
    lots = dict(zip([lot.name for lot in GAME.box.lots], standing(state).lots, strict=True))
    assert (lots["slots"].closed, lots["slots"].card) == ("vs-barred", "slot-strike")
    assert (lots["lounge"].closed, lots["lounge"].card) == ("vs-sold-out", None)
    assert (lots["restaurant"].closed, lots["restaurant"].open) == (None, (15, 18, 21))
    assert lots["slots"].open == lots["lounge"].open == ()


def test_open_prices_are_those_of_the_viewer_whoever_chooses() -> None:
    """VS §3.2 Above the standing bid, up to one's own money, also before one's turn; none for a spectator."""
    state = play(GAME, with_money(opening(GAME), 30, 18, 9), "bid lounge 11")
    lounge = GAME.box.lot_number["lounge"]
    assert standing(state, 1).lots[lounge].open == (13, 17)
    assert standing(state, 2).lots[lounge].open == ()
    assert standing(state, None).lots[lounge].open == ()


@pytest.mark.parametrize(
    ("card", "does", "moment"),
    [
        ("kitchen-strike", "no-bid", "actions"),
        ("convention", "income-population", "income"),
        ("tourist-boom", "money", "at once"),
    ],
)
def test_a_card_says_what_it_does_and_when(card: str, does: str, moment: str) -> None:
    """VS §2.2 At once, at income, or for the actions of its turn."""
    (shown,) = standing(with_cards(GAME, opening(GAME), card)).cards
    assert (shown.card, shown.does, shown.moment) == (card, does, moment)


def test_the_next_income_forgets_cards_whose_income_is_paid() -> None:
    """VS §2.3 In the actions the income to come is the lower track; before, it is what the card says."""
    state = with_cards(GAME, opening(GAME), "convention")
    assert [seat.income for seat in standing(state).seats] == [5, 5, 5]
    assert [seat.income for seat in standing(state._replace(phase="event")).seats] == [8, 8, 8]


def test_scores_and_ranks_as_if_the_game_ended_now() -> None:
    """VS §5.5 The same fame and the same ranks as the final scoring."""
    state = with_money(with_sheet(GAME, opening(GAME), 1, "slots a3 n"), 20, 20, 60)
    shown = standing(state).seats
    assert tuple(seat.score for seat in shown) == GAME.score(state)
    assert tuple(seat.rank for seat in shown) == GAME.ranks(state)


def test_diamonds_are_named_by_the_square_to_their_lower_right() -> None:
    """VS §5.4 Two Fancy Slots side by side share two points, each a half diamond."""
    state = with_sheet(GAME, opening(GAME), 0, "slots a3 n", "fancy-slots b3 e", "fancy-slots c3 e")
    assert standing(state).seats[0].diamonds == (("c3", 1), ("c4", 1))


def test_it_goes_on_the_wire() -> None:
    """Plain data, by field names."""
    sent = msgspec.json.decode(encode.outlook(standing(opening(GAME))))
    assert sent["seats"][0]["income"] == 5
    assert sent["circular"][:3] == [3, 7, 12]


def test_a_lot_says_whether_its_room_could_be_laid() -> None:
    """VS §4.1 to §4.3 From the viewer's own sheet: what it lacks, what it has; a spectator has none."""
    state = opening(GAME)
    needing = [room for room in GAME.box.rooms if room.needs and room.size == "medium"]
    number = next(n for n, room in enumerate(GAME.box.rooms) if room is needing[0])
    state = state._replace(market=(number, *state.market[1:]))
    premier = next(n for n, lot in enumerate(GAME.box.lots) if lot.space == 0)
    lot = standing(state).lots[premier]
    assert (lot.fits, lot.lacks) == (False, needing[0].needs)
    slots = standing(state).lots[GAME.box.lot_number["slots"]]
    assert (slots.fits, slots.lacks) == (True, ())
    assert standing(state, None).lots[premier].fits is None


def test_stacks_and_what_limits_an_income() -> None:
    """VS §2.2, §2.3 Rooms to come by size; the lower track is the one that limits."""
    state = opening(GAME)
    before = standing(state).stacks
    assert sum(before) == sum(state.stack_a) + sum(state.stack_b) and len(before) == 3
    large = next(n for n, room in enumerate(GAME.box.rooms) if room.size == "large" and state.stack_b[n])
    fewer = (*state.stack_b[:large], state.stack_b[large] - 1, *state.stack_b[large + 1 :])
    assert standing(state._replace(stack_b=fewer)).stacks == (*before[:2], before[2] - 1)
    uneven = state._replace(population=(3, 5, 4), revenue=(5, 3, 4))
    assert [seat.limit for seat in standing(uneven).seats] == ["population", "revenue", ""]
