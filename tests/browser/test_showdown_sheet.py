"""One's own sheet of Vegas Showdown: rooms laid by mouse, finger and keys, the workbench, the overview."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from croupier.games.showdown.load import shipped
from tests.browser.axe import serious
from tests.browser.people import PHONE, Guest
from tests.browser.showdown import begin_with, comes_to_lay, comes_to_renovate

BOT = {"kind": "bot", "level": "easy"}


def buyer(someone: Guest, position: str) -> None:
    """Sits down with two bots, and comes to a prepared position."""
    someone.open()
    someone.become("Ann")
    table = someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT])
    someone.page.locator(".sheet").first.wait_for()
    begin_with(someone, table, position)


def middle(cell: Locator) -> tuple[float, float]:
    """The middle of something on the screen, once it lies still: a phone scrolls to the sheet."""
    before, box = None, cell.bounding_box()
    while box != before:
        cell.page.wait_for_timeout(50)
        before, box = box, cell.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def square(someone: Guest, name: str) -> tuple[float, float]:
    """The middle of a square of one's own sheet."""
    return middle(someone.page.locator(f".cells.open [data-cell={name}]"))


def laid(someone: Guest, name: str) -> Locator:
    """The room with this upper left square on one's own sheet."""
    return someone.page.locator(f".sheet:not(.small) .laid[data-square={name}]")


def test_a_room_is_laid_with_the_mouse(
    guest: Callable[..., Guest], bring_axe: Callable[[Guest], None]
) -> None:
    """VS §4.2 Lit spots, doors that meet, the way to the entrance; why not, with the clause; then a click."""
    someone = guest()
    bring_axe(someone)
    buyer(someone, comes_to_lay("slots"))
    page = someone.page
    verdict = page.locator(".verdict")
    expect(page.locator(".cells .dot"), "the entrance is the only spot").to_have_count(1)
    page.mouse.move(*square(someone, "d2"))
    page.locator(".verdict").get_by_text("Slots is not joined to the casino entrance there.").wait_for()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".ghost.legal")).to_have_count(0)
    page.get_by_role("button", name="Why?").click()
    page.locator("dialog[open] .wanted").get_by_text("4.2").wait_for()
    page.keyboard.press("Escape")
    page.mouse.move(*square(someone, "a3"))
    page.locator(".verdict").get_by_text(
        "One door meets another, with a way to the casino entrance."
    ).wait_for()
    expect(page.locator(".marks .sign.good")).to_have_count(1)
    expect(page.locator(".marks .way.casino")).to_have_count(1)
    assert "revenue +1" in verdict.inner_text()
    assert serious(someone, "laying") == []
    page.mouse.click(*square(someone, "a3"))
    laid(someone, "a3").wait_for()


def test_a_room_is_turned_by_key_and_button(guest: Callable[..., Guest]) -> None:
    """VS §4.1 Quarter turns: a wall towards the entrance is seen, said and not laid, even if one clicks."""
    someone = guest()
    buyer(someone, comes_to_lay("slots"))
    page = someone.page
    page.mouse.move(*square(someone, "a3"))
    page.locator(".ghost.legal").wait_for()
    for _ in range(4):
        page.keyboard.press("t")
        page.wait_for_timeout(200)
        if page.locator(".ghost.legal").count() == 0:
            break
    page.locator(".verdict").get_by_text("There is a wall").wait_for()
    expect(page.locator(".marks .sign.bad")).to_have_count(1)
    page.mouse.click(*square(someone, "a3"))
    page.locator("#announcer-urgent").get_by_text("There is a wall").wait_for()
    assert laid(someone, "a3").count() == 0
    page.get_by_role("button", name=re.compile("^Turn")).click()
    page.locator(".ghost.legal").wait_for()
    page.get_by_role("button", name="Lay it here").click()
    laid(someone, "a3").wait_for()


def test_a_room_is_dragged_from_the_store(guest: Callable[..., Guest]) -> None:
    """Picked up beside the sheet, dropped on the entrance."""
    someone = guest()
    buyer(someone, comes_to_lay("lounge"))
    page = someone.page
    page.mouse.move(*middle(page.locator("[data-stored=lounge]")))
    page.mouse.down()
    x, y = square(someone, "a3")
    page.mouse.move(x, y - 60, steps=4)
    page.mouse.move(x + 20, y, steps=4)
    page.locator(".ghost.legal").wait_for()
    page.mouse.up()
    laid(someone, "a3").wait_for()


def test_a_room_is_laid_by_keys_alone(guest: Callable[..., Guest]) -> None:
    """Tab to the sheet, arrows, T, Escape, Enter; every step is told to a screen reader."""
    someone = guest()
    buyer(someone, comes_to_lay("slots"))
    page = someone.page
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('.cells.open [data-cell]') ?? false"):
            break
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").endswith("casino area")
    page.keyboard.press("ArrowDown")
    said = page.locator("#announcer")
    said.get_by_text("a3. One door meets another, with a way to the casino entrance.").wait_for()
    page.keyboard.press("ArrowRight")
    said.get_by_text("b3. Slots is not joined to the casino entrance there.").wait_for()
    assert page.evaluate("document.activeElement.dataset.cell") == "b3"
    page.keyboard.press("Enter")
    page.locator("#announcer-urgent").get_by_text("Slots is not joined").wait_for()
    page.keyboard.press("T")
    said.get_by_text("Now facing east.").wait_for()
    page.keyboard.press("Escape")
    page.locator(".ghost").wait_for(state="detached")
    for _ in range(3):
        page.keyboard.press("T")
    page.keyboard.press("ArrowDown")
    page.locator(".ghost.legal").wait_for()
    page.keyboard.press("Enter")
    laid(someone, "a3").wait_for()


def test_a_room_is_laid_with_a_finger(guest: Callable[..., Guest]) -> None:
    """A tap shows, a second one lays; squares and buttons are large enough, nothing is scrolled sideways."""
    someone = guest(size=PHONE)
    buyer(someone, comes_to_lay("slots"))
    page = someone.page
    assert someone.fits()
    box = page.locator(".cells.open [data-cell=a3]").bounding_box()
    assert box and min(box["width"], box["height"]) >= 44
    for button in page.locator(".placing button, .store button").all():
        size = button.bounding_box()
        assert size and min(size["width"], size["height"]) >= 43.5, button.inner_text()
    page.touchscreen.tap(*square(someone, "e4"))
    page.locator(".verdict").get_by_text("Slots is not joined to the casino entrance there.").wait_for()
    page.touchscreen.tap(*square(someone, "a3"))
    page.locator(".ghost.legal").wait_for()
    page.locator(".verdict").get_by_text("One door meets another").wait_for()
    assert laid(someone, "a3").count() == 0, "the first tap only shows"
    page.touchscreen.tap(*square(someone, "a3"))
    laid(someone, "a3").wait_for()
    assert someone.fits()


def test_the_workbench(guest: Callable[..., Guest], bring_axe: Callable[[Guest], None]) -> None:
    """VS §3.4 Rooms come off and on, the sheet is judged each time; reset brings it back, done ends it."""
    someone = guest()
    bring_axe(someone)
    buyer(someone, comes_to_renovate())
    page = someone.page
    bench, sheet = page.locator(".bench"), page.locator(".sheet:not(.small) .laid")
    expect(sheet).to_have_count(3)
    before = sorted(found.get_attribute("data-square") or "" for found in sheet.all())
    assert "Taken off: 0. Laid: 0." in bench.inner_text()
    page.mouse.move(*square(someone, "a3"))
    page.locator(".verdict.doubt").get_by_text("Then no way leads there any more: Slots").wait_for()
    expect(page.locator(".verdict .sign")).to_have_text("!")
    expect(page.locator(".marks .wrong")).not_to_have_count(0)
    page.mouse.click(*square(someone, "a3"))
    bench.get_by_text("Taken off: 1. Laid: 0.").wait_for()
    bench.get_by_text("The renovation cannot end").wait_for()
    assert page.locator(".marks .wrong").count() > 0
    assert bench.get_by_role("button", name="Done").is_disabled()
    assert serious(someone, "workbench") == []
    page.locator("[data-stored]").first.click()
    page.mouse.move(*middle(page.locator(".lots").first))
    page.locator(".verdict", has_text="Any lit square will do for now").wait_for()
    page.mouse.move(*square(someone, "d1"))
    page.locator(".ghost.legal").wait_for()
    page.locator(".verdict.doubt").get_by_text("Then no way leads there any more: Slots").wait_for()
    page.mouse.click(*square(someone, "d1"))
    bench.get_by_text("Taken off: 1. Laid: 1.").wait_for()
    bench.get_by_role("button", name="Start again").click()
    bench.get_by_text("Taken off: 0. Laid: 0.").wait_for()
    assert sorted(found.get_attribute("data-square") or "" for found in sheet.all()) == before
    bench.get_by_text("The sheet is in order as it lies.").wait_for()
    bench.get_by_role("button", name="Done").click()
    bench.wait_for(state="detached")


def test_a_stored_room_says_how_it_is_laid(guest: Callable[..., Guest]) -> None:
    """While there is nothing to lay a press on it shows it, with the ways onto the sheet."""
    someone = guest()
    buyer(someone, comes_to_lay("slots"))
    page = someone.page
    page.get_by_role("button", name="Keep it for later").click()
    page.locator(".store.still button.tile", has_text="Slots").click()
    room = page.locator("dialog[open] .large")
    expect(room).to_contain_text("It gets onto your sheet after publicity")
    page.keyboard.press("Escape")
    expect(room).to_have_count(0)


def test_the_guide_stays_while_one_renovates(guest: Callable[..., Guest]) -> None:
    """Also while all one may do is take a room off, and lay what cannot stay."""
    someone = guest(guide=True)
    buyer(someone, comes_to_renovate())
    page = someone.page
    for spot in ("a3", "d1"):
        if spot == "d1":
            page.locator("[data-stored]").first.click()
        page.mouse.click(*square(someone, spot))
        page.locator(".bench").get_by_text("The renovation cannot end").wait_for()
        expect(page.locator(".guide")).to_contain_text("at the end all must be joined")


def test_the_rooms_overview(guest: Callable[..., Guest], bring_axe: Callable[[Guest], None]) -> None:
    """VS §7.1 A room that is not wholly sourced says so and, asked, in what; a link leads to the clause."""
    someone = guest()
    bring_axe(someone)
    page = someone.open("/#/rooms")
    page.locator("[data-kind]").first.wait_for()
    known = {entry.entry: entry for entry in shipped().provenance}
    for room in shipped().rooms:
        card = page.locator(f"[data-kind={room.id}]")
        entry = known[f"room {room.id}"]
        assert card.locator("summary").count() == bool(entry.likely or entry.reconstructed), room.id
        assert card.get_by_text("our own choice: ").count() == bool(entry.reconstructed), room.id
    restaurant = page.locator("[data-kind=restaurant]")
    doors = restaurant.get_by_text("our own choice: number of doors and where the doors are")
    expect(doors).to_be_hidden()
    restaurant.get_by_text("may differ from the printed game").click()
    expect(doors).to_be_visible()
    others = [entry for entry in known.values() if not entry.entry.startswith("room ")]
    assert page.locator(".others li").count() == sum(bool(e.likely or e.reconstructed) for e in others)
    chosen = page.locator(".others").get_by_text("our own choice: ")
    assert chosen.count() == sum(bool(e.reconstructed) for e in others)
    page.get_by_role("button", name="Why is that?").click()
    page.locator("dialog[open] .wanted", has_text="reconstructed if nothing we could find does").wait_for()
    page.keyboard.press("Escape")
    assert serious(someone, "rooms") == []


def test_a_table_shows_its_own_rooms(guest: Callable[..., Guest]) -> None:
    """VS §7.3 The overview beside the sheet is that of the set this table plays with."""
    someone = guest(size=PHONE, language="it")
    someone.open()
    someone.become("Ann")
    mine = shipped().text.replace('name = "Vegas Showdown (2005)"', 'name = "La mia scatola"')
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT], set=mine)
    page = someone.page
    page.get_by_role("button", name="Tutte le sale").first.click()
    page.locator("dialog[open]").get_by_text("La mia scatola").wait_for()
    assert page.locator("dialog[open] [data-kind]").count() == len(shipped().rooms)
    assert someone.fits()
