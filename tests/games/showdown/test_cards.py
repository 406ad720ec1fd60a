"""Event cards: every effect in its moment."""

from __future__ import annotations

from croupier.games.showdown import cards
from croupier.games.showdown.state import State
from tests.games.showdown.tables import listed, opening, play, rules, with_cards, with_sheet

GAME = rules()
SLOTS = ("slots a3 n", "fancy-slots b3 n", "slots c3 n")


def refill(state: State) -> State:
    """The same table before a card of the next turn, with space 1 empty."""
    return state._replace(
        phase="event", turn=2, market=(None, *state.market[1:]), prices=(0, 12, 25), seat=-1
    )


def test_every_card_has_its_moment() -> None:
    """VS §2.2 At once, at income, or for the actions of the turn."""
    moments = {card.id: cards.moment(card.effect) for card in GAME.components.cards}
    assert {card for card, moment in moments.items() if moment == "income"} == {
        "convention",
        "big-spenders",
        "off-season",
    }
    assert {card for card, moment in moments.items() if moment == "actions"} == {
        "slot-strike",
        "lounge-strike",
        "kitchen-strike",
        "pr-scandal",
        "inspectors",
        "media-frenzy",
    }
    assert len(moments) == 22


def test_fame_and_money_for_rooms_on_the_sheet() -> None:
    """VS §2.2 Each named room on the sheet counts, rooms in store do not."""
    state = refill(with_sheet(GAME, opening(GAME), 1, *SLOTS, stored=["slots"]))
    famous = play(GAME, state, "event slots-fame small")
    assert [after - before for before, after in zip(state.fame, famous.fame, strict=True)] == [0, 3, 0]
    rich = play(GAME, state, "event slots-money medium")
    assert [after - before for before, after in zip(state.money, rich.money, strict=True)] == [0, 6, 0]


def test_other_cards_for_rooms() -> None:
    """VS §2.2 Lounges and Restaurants with their fancy forms."""
    state = refill(with_sheet(GAME, opening(GAME), 0, "lounge a3 n", "fancy-lounge c3 n", "restaurant f3 n"))
    assert play(GAME, state, "event lounge-lizards medium").fame[0] == state.fame[0] + 4
    assert play(GAME, state, "event lounge-money large").money[0] == state.money[0] + 6
    assert play(GAME, state, "event restaurant-fame large").fame[0] == state.fame[0] + 2
    assert play(GAME, state, "event restaurant-money small").money[0] == state.money[0] + 4


def test_the_most_and_the_fewest() -> None:
    """VS §2.2 All seats tied for a track gain."""
    state = refill(opening(GAME))._replace(population=(9, 8, 9), revenue=(5, 6, 5), fame=(3, 1, 1))
    assert play(GAME, state, "event travel-magazine large").fame == (5, 1, 3)
    assert play(GAME, state, "event business-award small").fame == (3, 3, 1)
    poor = play(GAME, state, "event underdog medium")
    assert [after - before for before, after in zip(state.money, poor.money, strict=True)] == [0, 10, 10]


def test_prices_move_by_circular_spaces_within_bounds() -> None:
    """VS §2.2 Never below the lowest space, never above the printed price."""
    state = refill(opening(GAME, "fancy-slots", "table-games", "buffet"))
    low = state._replace(prices=(0, 3, 25))
    assert play(GAME, low, "event contractor-discount large").prices == (0, 3, 18)
    assert play(GAME, low, "event material-shortage small").prices == (0, 7, 33)
    high = state._replace(prices=(0, 18, 33))
    assert play(GAME, high, "event material-shortage small").prices == (0, 18, 33)


def test_cards_for_the_actions_of_the_turn() -> None:
    """VS §3.2, §3.4, §3.5 Barred rooms, forbidden actions, more publicity."""
    state = opening(GAME, "fancy-restaurant", "fancy-lounge", "night-club")
    barred = listed(GAME, with_cards(GAME, state, "kitchen-strike"))
    assert not any("restaurant" in text or "premier1" in text for text in barred)
    assert "renovate" not in listed(GAME, with_cards(GAME, state, "inspectors"))
    assert "publicity" not in listed(GAME, with_cards(GAME, state, "pr-scandal"))
    assert play(GAME, with_cards(GAME, state, "media-frenzy"), "publicity").fame == (2, 0, 0)
    lounges = listed(GAME, with_cards(GAME, state, "lounge-strike"))
    assert not any("lounge" in text or "premier2" in text for text in lounges)
