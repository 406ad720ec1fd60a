"""Set-up and the phases of a turn: prices, cards, refill, income, button, both ends."""

from __future__ import annotations

import pytest

from croupier import texts
from croupier.core.rules import Chance, Over
from croupier.games.showdown.effects import (
    ButtonGiven,
    CardMovedPrice,
    FameCounted,
    RoomGone,
    ShowdownEnded,
    StackEmpty,
)
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from tests.games.showdown.tables import after, listed, opening, play, rules, with_cards, with_sheet


def all_pass_by(game: Showdown, state: State) -> State:
    """Every seat takes publicity, so that the next turn begins."""
    return play(game, state, *["publicity"] * game.seats)


def test_the_rooms_of_the_box() -> None:
    """VS §1.1 63 rooms, 30 of them premier in three stacks of ten."""
    rooms = rules().components.rooms
    assert sum(room.copies for room in rooms) == 63
    sizes = {
        size: sum(room.copies for room in rooms if room.size == size) for size in ("small", "medium", "large")
    }
    assert sizes == {"small": 26, "medium": 20, "large": 17}
    for size in sizes:
        premier = [room for room in rooms if room.premier and room.size == size]
        assert sum(room.copies for room in premier) == sum(sum(room.backs) for room in premier) == 10


def test_a_stack_has_its_a_backs_on_top() -> None:
    """VS §1.1 While an A back is left, no B back comes; then only B backs come."""
    game = rules()
    state = play(game, game.start(), "start 1")
    assert listed(game, state) == ["room fancy-slots", "room fancy-restaurant"]
    weights = {str(event): weight for event, weight in game.outcomes(state)}
    assert weights == {"room fancy-slots": 3, "room fancy-restaurant": 2}
    no_a = state._replace(stack_a=(0,) * len(state.stack_a))
    assert listed(game, no_a) == ["room fancy-slots", "room dragon-room", "room fancy-restaurant"]


def test_a_room_has_its_facts() -> None:
    """VS §1.2 Colour, price, population, revenue, fame, doors, corners and prerequisites."""
    dragon = rules().components.room("dragon-room")
    assert (dragon.colour, dragon.price, dragon.population, dragon.revenue, dragon.fame) == (
        "yellow",
        42,
        0,
        4,
        6,
    )
    assert dragon.doors == ((0, 0, "s"),) and dragon.corners
    assert dragon.needs == ("slots", "fancy-slots")
    assert [room.squares for room in rules().components.rooms[:3]] == [1, 2, 4]


def test_thirty_three_cards_with_symbols() -> None:
    """VS §1.3 Two copies of one event may carry different symbols."""
    cards = rules().components.cards
    symbols = [symbol for card in cards for symbol in card.symbols]
    assert len(symbols) == 33
    assert next(card.symbols for card in cards if card.id == "kitchen-strike") == ("large", "medium")


def test_what_a_seat_begins_with() -> None:
    """VS §1.4 Population 8, revenue 5, fame 0, money 20, an empty sheet."""
    state = rules(4).start()
    assert (state.population, state.revenue, state.fame) == ((8,) * 4, (5,) * 4, (0,) * 4)
    assert state.money == (20,) * 4 and state.sheets == ((),) * 4


def test_what_depends_on_the_seats() -> None:
    """VS §1.5 Three players leave 3 basic rooms of each out; spaces and Slots tracks differ."""
    three, four, five = rules(3), rules(4), rules(5)
    assert three.start().basic == (13, 7, 4)
    assert four.start().basic == five.start().basic == (16, 10, 7)
    assert [len(game.start().market) for game in (three, four, five)] == [3, 4, 4]
    names = [[lot.name for lot in game.box.lots] for game in (three, five)]
    assert names[0] == ["slots", "lounge", "restaurant", "premier1", "premier2", "premier3"]
    assert names[1][:4] == ["slots", "slots2", "lounge", "restaurant"]


def test_the_set_up_turns_up_three_rooms_and_draws_the_button() -> None:
    """VS §1.6 One room of each size, markers on start prices; a lot for the button."""
    game = rules(3)
    assert game.turn(game.start()) == Chance("start")
    assert [(str(event), weight) for event, weight in game.outcomes(game.start())] == [
        ("start 1", 1),
        ("start 2", 1),
        ("start 3", 1),
    ]
    state = opening(game, "fancy-slots", "fancy-lounge", "night-club", button=2)
    assert state.prices == (18, 33, 42)
    assert (state.button, state.turn) == (1, 1)
    assert game.turn(state) == (1,)


def test_the_fourth_space_is_filled_in_turn_one() -> None:
    """VS §1.6, §2.2 With four players a card comes before the first income; nobody has to ask for it."""
    game = rules(4)
    state = play(game, game.start(), "start 1", "room fancy-slots", "room table-games", "room buffet")
    assert game.turn(state) == Chance("event", None)
    state = play(game, state, "event tourist-boom large")
    assert state.money == (25,) * 4
    assert game.turn(state) == Chance("room")
    state = play(game, state, "room night-club")
    assert state.prices == (18, 18, 33, 42)
    assert state.money == (30,) * 4


def test_markers_drop_to_the_next_circular_space() -> None:
    """VS §2.1, VS case 1: 18 drops to 12, not to the square 15; not in the first turn."""
    game = rules()
    state = opening(game, "fancy-slots", "table-games", "buffet")
    assert state.prices == (18, 18, 33)
    state = all_pass_by(game, state)
    assert (state.turn, state.prices) == (2, (12, 12, 25))


def test_a_room_below_the_lowest_space_leaves_the_game() -> None:
    """VS §2.1 From 3 a marker cannot drop: the room goes, and its space is filled again."""
    game = rules()
    state = opening(game)._replace(prices=(3, 7, 12))
    fancy = game.box.plan.number["fancy-slots"]
    state = play(game, state, "publicity", "publicity")
    state, told = after(game, state, "publicity")
    assert RoomGone(lot="premier1", room="fancy-slots") in told
    assert state.market[0] is None and state.prices[1:] == (3, 7)
    assert state.gone[fancy] == 1
    assert game.turn(state) == Chance("event", 1)


def test_spaces_are_filled_one_after_the_other() -> None:
    """VS §2.2 From space 1 up: a card, then a room of the stack its symbol names."""
    game = rules()
    state = opening(game)._replace(prices=(3, 3, 3))
    state = all_pass_by(game, state)
    assert state.market == (None, None, None)
    state = play(game, state, "event quiet-week small")
    assert listed(game, state) == ["room fancy-slots", "room fancy-restaurant"]
    state = play(game, state, "room fancy-restaurant")
    assert state.market[0] == game.box.plan.number["fancy-restaurant"] and state.prices[0] == 25
    assert game.turn(state) == Chance("event", None)
    state = play(game, state, "event off-season large", "room buffet", "event media-frenzy medium")
    assert state.phase == "room"


def test_price_events_move_only_standing_markers() -> None:
    """VS §2.2 A room turned up after the card stands on its start price."""
    game = rules()
    state = all_pass_by(game, opening(game)._replace(prices=(3, 12, 18)))
    assert state.prices == (0, 7, 12)
    state = play(game, state, "event contractor-discount medium", "room fancy-lounge")
    assert state.prices == (33, 3, 7)


def test_this_turns_cards_hold_for_rooms_turned_up_later() -> None:
    """VS §2.2 A strike bars the room that comes after it."""
    game = rules()
    state = all_pass_by(game, opening(game)._replace(prices=(3, 12, 18)))
    state = play(game, state, "event slot-strike small", "room fancy-slots")
    assert not any(text.startswith(("bid slots", "bid premier1")) for text in listed(game, state))
    assert any(text.startswith("bid premier2") for text in listed(game, state))


def test_an_empty_pile_is_made_of_all_cards_again() -> None:
    """VS §2.2 R: the discards are shuffled."""
    game = rules()
    state = all_pass_by(game, opening(game)._replace(prices=(3, 12, 18)))
    state = state._replace(pile=(0,) * len(state.pile))
    assert sum(weight for _, weight in game.outcomes(state)) == 33
    state = play(game, state, "event quiet-week small")
    assert sum(state.pile) == 32


def test_an_empty_stack_ends_the_game_at_once() -> None:
    """VS §2.2, §5.1 No further refill, income or action; the card just drawn has counted."""
    game = rules()
    state = all_pass_by(game, opening(game)._replace(prices=(3, 12, 18)))
    state = state._replace(stack_a=(0,) * 15, stack_b=(0,) * 15)
    money = state.money
    state, told = after(game, state, "event tourist-boom large")
    assert game.turn(state) == Over()
    assert state.money == tuple(amount + 5 for amount in money)
    assert StackEmpty(symbol="large") in told
    assert isinstance(told[-1], ShowdownEnded)
    assert [effect.line for effect in told if isinstance(effect, FameCounted) and effect.seat == 0] == [
        "fame",
        "population",
        "revenue",
        "entrances",
        "casino",
        "hotel",
        "diamonds",
        "money",
    ]


def test_income_is_the_lower_track() -> None:
    """VS §2.3 The lower of population and revenue; money is public."""
    game = rules()
    state = play(game, game.start(), "start 1", "room fancy-slots", "room table-games")
    state = state._replace(population=(8, 4, 9), revenue=(5, 6, 9))
    state = play(game, state, "room buffet")
    assert state.money == (25, 24, 29)
    assert game.view(state, 0).money == game.view(state, None).money == (25, 24, 29)


@pytest.mark.parametrize(
    ("cards", "incomes"),
    [
        ((), (5, 4)),
        (("convention",), (8, 4)),
        (("big-spenders",), (5, 7)),
        (("off-season",), (3, 2)),
        (("convention", "big-spenders"), (5, 7)),
        (("big-spenders", "off-season"), (3, 2)),
    ],
)
def test_income_events(cards: tuple[str, ...], incomes: tuple[int, int]) -> None:
    """VS §2.2, §2.3 Another income for a turn; of two cards the last drawn applies (R)."""
    game = rules()
    state = play(game, game.start(), "start 1", "room fancy-slots", "room table-games")
    state = state._replace(population=(8, 4, 9), revenue=(5, 7, 9))
    state = play(game, with_cards(game, state, *cards), "room buffet")
    assert state.money[:2] == (20 + incomes[0], 20 + incomes[1])


def test_the_button_goes_left_and_cards_lose_force() -> None:
    """VS §2.6, VS §2.4 The next turn's choices begin with the next seat; no-bid markers are gone."""
    game = rules()
    state = with_cards(game, opening(game, button=3), "slot-strike")
    assert game.turn(state) == (2,)
    state, told = after(game, play(game, state, "publicity", "publicity"), "publicity")
    assert ButtonGiven(seat=0, turn=2) in told
    assert (state.button, state.drawn) == (0, ())
    assert "bid slots 5" in listed(game, state)


def test_a_full_sheet_ends_the_game_after_the_turn() -> None:
    """VS §5.1 R: settlement and adjustment are finished for all seats first."""
    game = rules()
    lounges = [f"lounge {column}{row} n" for row in range(1, 6) for column in "ace"]
    lounges += ["lounge g1 e", "lounge g3 e"]
    state = with_sheet(game, opening(game), 0, *lounges, stored=["slots"])
    assert game.box.plan.fault(state.sheets[0]) is None
    state = play(game, state, "publicity", "bid lounge 9", "publicity")
    assert game.turn(state) == (0,)
    spot = next(text for text in listed(game, state) if text.startswith("build"))
    state = play(game, state, spot)
    assert game.turn(state) == (1,)
    state = play(game, state, "build lounge a3 n")
    assert game.turn(state) == Over()
    assert state.fame[1] == 2


def test_the_end_says_why_it_is_and_why_equals_are_not_ranked_alike() -> None:
    """VS §5.1, §5.5 The stack that is empty, and more money among seats with as much fame."""
    game = rules(3)
    state = all_pass_by(game, opening(game)._replace(prices=(3, 12, 18)))
    state = state._replace(stack_a=(0,) * 15, stack_b=(0,) * 15, money=(21, 22, 20))
    state, told = after(game, state, "event tourist-boom large")
    said = [texts.tell(effect, ["Ann", "Bob", "Cleo"]) for effect in told[-3:]]
    fame = game.score(state)[0]
    assert said == [
        f"Bob is placed above Ann and Cleo: as much fame ({fame}), but more money (27).",
        f"Ann is placed above Cleo: as much fame ({fame}), but more money (26).",
        "The game is over: the stack of large rooms is empty.",
    ]
    board = game.presentation.board(game.view(state, None), ["Ann", "Bob", "Cleo"])
    assert "".join(text for text, _ in board[0]).endswith("the game is over: no large room is left")


def test_a_card_that_moves_prices_says_by_how_many_spaces_and_where_to() -> None:
    """VS §2.2 One space is one space, and the new price is told."""
    game = rules(3)
    state = opening(game, "fancy-slots", "table-games", "buffet")
    state = all_pass_by(game, state._replace(prices=(3, *state.prices[1:])))
    _, told = after(game, state, "event contractor-discount large")
    said = [texts.tell(effect, ["Ann", "Bob", "Cleo"]) for effect in told]
    assert said[0].endswith("Premier prices drop by one more space.")
    moved = [effect for effect in told if isinstance(effect, CardMovedPrice)]
    assert moved and not any(effect.quiet for effect in moved)
    assert all(f" now from {effect.price}." in words for effect, words in zip(moved, said[1:], strict=False))
