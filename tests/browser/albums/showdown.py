"""The pictures of Vegas Showdown."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Browser

from croupier.core import position
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from tests.browser.album import BOT, ME, Album, save, welcomed
from tests.browser.screens import Scene
from tests.browser.showdown import Hotelier
from tests.games.showdown.tables import opening, play, rules, with_cards, with_money, with_sheet


def pictures(album: Album) -> None:
    """A game: the market, a limit, laying, dialogs, the scoring line by line."""
    guest, page = album.guest, album.guest.page
    guest.new_table("vegas-showdown", [ME, *[BOT] * (4 if album.full else 2)])
    owner = Hotelier(guest)
    taken: dict[str, int] = {}
    owner.meet("choose")
    for key, sign in (("b", ".limiting[aria-pressed=true]"), ("f", "dialog[open] table")):
        page.keyboard.press("1")
        page.keyboard.press(key)
        page.locator(sign).wait_for()
        album.take(f"showdown-key-{key}", whole=album.phone and key == "b")
        page.keyboard.press("Escape" if key == "f" else key)
    page.locator(".small button.one").first.click()
    album.take("showdown-enlarged")
    page.keyboard.press("Escape")

    def watch(seen: list[str]) -> None:
        many = taken[seen[0]] = taken.get(seen[0], 0) + 1
        if many in (1, 5, 14):
            album.take(f"showdown-{seen[0]}-{many}", whole=album.phone)
        if seen[0] == "final":
            while page.locator(".final tbody tr").count() < 7:
                page.locator(".final button.on").click()
            album.take("showdown-diamonds", whole=album.phone)

    owner.play(200, watch)
    page.wait_for_timeout(1500)
    album.take("showdown-end")


def readme(browser: Browser, address: str) -> None:
    """An auction with some rooms on every sheet."""
    guest = welcomed(browser, address)
    guest.new_table("vegas-showdown", [ME, BOT, BOT, BOT])
    owner = Hotelier(guest, seed=4)
    for _ in range(24):
        owner.step(owner.meet("roll", "lay", "choose"))
    while (seen := owner.meet("roll", "lay", "choose"))[0] != "choose":
        owner.step(seen)
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(2500)
    save(guest, "vegas-showdown")
    guest.leave()


GAME = "vegas-showdown"
#: What a bid needs: every lot, the turn and its stacks; what a room needs: the whole sheet and what lays it.
BIDDING = (".now", ".lot", ".turn .felt")
LAYING = (".cells.open", ".placing .verdict", ".placing .buttons", "section.turn")
ROOMS = ("slots a3 n", "lounge a4 n", "slots b3 n", "restaurant f3 n", "lounge f2 n", "restaurant c4 n")
CARDS = ("travel-magazine", "contractor-discount", "kitchen-strike", "business-award")


def scenes() -> Iterator[Scene]:
    """An auction with as many cards as there can be, a late one, a room to lay, and a renovation."""
    for seats in (5, 4, 3):
        game = rules(seats)
        state = opened(game)
        stored = ("slots", "lounge")
        yield _scene(game, bidding(game, state), "auction", ".space.open, .lot.open", BIDDING)
        held = with_cards(game, bidding(game, state), *CARDS[: seats - 1])
        yield _scene(game, held, "auction with every card", ".space.open, .lot.open", BIDDING)
        yield _scene(game, late(game, held), "late auction", ".space.open, .lot.open", BIDDING)
        cheap = with_cards(game, bidding(game, unwanted(state), 5, 7), *CARDS[: seats - 1])
        yield _scene(game, cheap, "cheap auction", ".space.open, .lot.open", BIDDING)
        publicity = ("publicity",) * (seats - 1)
        buys = play(game, with_sheet(game, state, 0, *ROOMS[:4]), "bid lounge 9", *publicity)
        yield _scene(game, buys, "placement", ".cells.open", LAYING)
        lays = play(game, with_sheet(game, state, 0, *ROOMS[:4], stored=stored), "bid slots 5", *publicity)
        yield _scene(game, lays, "placement beside a store", ".cells.open", (*LAYING, ".store"))
        works = play(game, with_sheet(game, state, 0, *ROOMS[:4], stored=stored), "renovate", *publicity)
        yield _scene(game, works, "renovation", ".cells.open", (*LAYING, ".store", ".bench"))


def opened(game: Showdown) -> State:
    """The first turn, with a room on every space and money for every bid."""
    spaces = ("fancy-restaurant", "high-rollers-room", "space-age-sports-book")
    if game.seats > 3:
        state = opening(game, *spaces, "night-club", cards=[("tourist-boom", "large")])
    else:
        state = opening(game, *spaces)
    state = with_money(state, *[60 + 10 * seat for seat in range(game.seats)])
    for seat in range(game.seats):
        state = with_sheet(game, state, seat, *ROOMS[: 2 + seat % 3])
    return state


def bidding(game: Showdown, state: State, low: int = 33, high: int = 42) -> State:
    """The first seat has been outbid on the room with the longest name, everybody else stands on a lot."""
    rest = ("bid premier2 37", "bid lounge 9", "bid slots 5", "bid premier1 37")[: game.seats - 2]
    return play(game, state, f"bid premier3 {low}", f"bid premier3 {high}", *rest)


def late(game: Showdown, state: State) -> State:
    """Two digits on every track, rooms in the first seat's store, one kind of basic room left."""
    state = with_sheet(game, state, 0, *ROOMS[:4], stored=("space-age-sports-book", "high-rollers-room"))
    return state._replace(
        basic=(1, *[0] * (len(state.basic) - 1)),
        population=(18,) * game.seats,
        revenue=(12,) * game.seats,
        fame=(24,) * game.seats,
    )


def unwanted(state: State) -> State:
    """Premier rooms that nobody wanted for long: their tracks have nearly all their spaces."""
    return state._replace(prices=(5,) * len(state.prices))


def _scene(game: Showdown, state: State, name: str, sign: str, needs: tuple[str, ...]) -> Scene:
    return Scene(name, GAME, game.seats, position.write(state), sign, needs)
