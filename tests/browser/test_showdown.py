"""Vegas Showdown at the browser table: whole games, an auction by link, keys alone, a phone in Italian."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from croupier import games
from tests.browser.axe import serious
from tests.browser.people import LISTEN, PATIENCE, PHONE, Guest
from tests.browser.showdown import Hotelier, short_set

BOT = {"kind": "bot", "level": "easy"}


def test_a_whole_game_against_bots(guest: Callable[..., Guest], bring_axe: Callable[[Guest], None]) -> None:
    """From the first bid to the podium; what cannot be done is explained, and axe finds nothing serious."""
    someone = guest()
    bring_axe(someone)
    page = someone.open()
    someone.become("Ann")
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT], set=short_set())
    ann = Hotelier(someone)
    ann.meet("choose")
    _refusals(ann)
    said = serious(someone, "choose") + _dialogs(someone)
    seen_laying: list[str] = []

    def watch(seen: list[str]) -> None:
        if seen[0] == "lay" and not seen_laying:
            seen_laying.extend(serious(someone, "lay") or ["nothing"])
        if seen[0] == "final" and "final" not in ann.done:
            _scoring(someone)

    ann.play(PATIENCE, watch)
    assert said == []
    assert seen_laying == ["nothing"]
    assert any(done.startswith("bid") for done in ann.done)
    page.locator(".end .score").nth(2).wait_for()
    page.wait_for_timeout(400)
    podium = page.locator(".end .score").all_inner_texts()
    page.get_by_role("button", name="See the table").click()
    sums = page.locator(".final .sum td").all_inner_texts()
    assert sorted(sums) == sorted(podium)
    _replayed(someone)


def _replayed(someone: Guest) -> None:
    """A replay says whose hotel lies large before one: of who did what is told, not of who comes next."""
    page = someone.page
    someone.open(f"/#/replay/{someone.table()}/0")
    page.locator(".plate .called").nth(2).wait_for()
    names = page.locator(".plate .called").all_inner_texts()
    first = (
        page.get_by_role("list", name="What happened")
        .get_by_role("button", name=re.compile("bids|seeks|will"))
        .first
    )
    mover = next(seat for seat, name in enumerate(names) if name in first.inner_text())
    first.click()
    after = names[(mover + 1) % len(names)]
    expect(page.locator(".plate.active .called")).to_have_text(after)
    expect(page.locator(".hotel .whose")).to_have_text(f"The hotel of {names[mover]}")


def _refusals(ann: Hotelier) -> None:
    """A space that is no bid looks dead and says why, with the clause of the rules."""
    page = ann.page
    dead = page.locator('.space[data-lot="restaurant"][data-price="29"]')
    assert dead.get_attribute("aria-disabled") == "true"
    assert dead.evaluate("node => getComputedStyle(node).cursor") == "default"
    dead.click(force=True)
    page.get_by_text("You have 25, not 29.").first.wait_for()
    page.get_by_role("button", name="Why?").click()
    page.locator("dialog[open] .clause").first.wait_for()
    page.keyboard.press("Escape")


def _dialogs(someone: Guest) -> list[str]:
    """The forecast for every seat, and another hotel enlarged."""
    page, said = someone.page, []
    page.keyboard.press("f")
    table = page.locator("dialog[open] table")
    table.wait_for()
    expect(table.locator("tfoot .sum td")).to_have_count(3)
    expect(table.get_by_role("row", name=re.compile("Next income 5 5 5"))).to_have_count(1)
    said += serious(someone, "forecast")
    page.keyboard.press("Escape")
    page.locator(".small button.one").first.click()
    page.locator("dialog[open] .sheet").wait_for()
    said += serious(someone, "enlarged")
    page.keyboard.press("Escape")
    return said


def _scoring(someone: Guest) -> None:
    """Line by line, by itself or step by step, with what counts lit on the sheets; the podium waits."""
    page = someone.page
    lines = page.locator(".final tbody tr")
    # The first step stops what goes on by itself.
    page.get_by_role("button", name="One line on").click()
    assert lines.count() < 8
    assert page.locator("#end-title").count() == 0
    while lines.count() < 7:
        page.get_by_role("button", name="One line on").click()
    expect(lines.last).to_contain_text(re.compile("^Red diamonds"))
    page.get_by_role("button", name="One line back").click()
    expect(lines.last).to_contain_text(re.compile("^Hotel area full"))
    assert serious(someone, "final") == []


def test_signs_and_rooms_are_explained_where_they_lie(
    guest: Callable[..., Guest], bring_axe: Callable[[Guest], None]
) -> None:
    """A tap on a sign explains it among all others, by key too; a room of the market is shown large."""
    someone = guest(size=(820, 1180))
    bring_axe(someone)
    page = someone.open()
    someone.become("Ann")
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT])
    Hotelier(someone).meet("choose")
    signs = page.locator("dialog[open] .legend li")
    for tapped, said in ((".plate .tracks", "Revenue"), (".plate .button-mark", "begins the turn")):
        page.locator(tapped).first.click()
        expect(page.locator("dialog[open] .legend .at")).to_contain_text(said)
        expect(signs).to_have_count(15)
        page.keyboard.press("Escape")
        expect(signs).to_have_count(0)
    page.locator(".stacks").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .legend .at")).to_contain_text("Small, medium and large")
    assert serious(someone, "signs") == []
    page.keyboard.press("Escape")
    page.locator('[data-lot-name="slots"]').get_by_role("button", name="Slots: Show large").click()
    room = page.locator("dialog[open] .large")
    expect(room).to_contain_text("1revenue")
    expect(room).to_contain_text("a casino room")
    expect(room.locator(".fits.good")).to_have_text("✓ You could lay it on your sheet.")
    assert serious(someone, "room") == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator('[data-lot-name="lounge"] button.head').click()
    page.get_by_role("button", name=re.compile("Lounge Show large")).click()
    expect(page.locator("dialog[open] .large")).to_contain_text("2fame")
    assert someone.fits()


@pytest.mark.parametrize("game", games.DECLARED)
def test_rules_of_every_game_explain_its_signs(guest: Callable[..., Guest], game: str) -> None:
    """Each sign has its drawing and a sentence, in every language."""
    someone = guest(language="el")
    page = someone.open(f"/#/rules/{game}")
    rows = page.locator(".how .legend li")
    rows.first.wait_for()
    assert rows.count() >= 5
    for row in rows.all():
        assert row.locator("svg > *").count() > 0
        assert re.search("[α-ω]{3}", row.inner_text()), row.inner_text()


def test_an_auction_by_link_with_a_standing_order(guest: Callable[..., Guest]) -> None:
    """Ann lets the house bid up to 9; Bob outbids it; nobody but Ann knows of the order."""
    ann, bob, cleo = (Hotelier(guest()) for _ in range(3))
    ann.guest.open()
    ann.guest.become("Ann")
    ann.guest.new_table("vegas-showdown", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    ann.page.get_by_role("textbox", name="Link").nth(1).wait_for()
    links = [box.input_value() for box in ann.page.get_by_role("textbox", name="Link").all()]
    for one, name, link in ((bob, "Bob", links[0]), (cleo, "Cleo", links[1])):
        one.page.goto(link)
        one.page.get_by_label("Your name").fill(name)
        one.guest.button("Sit down").click()
    for one in (ann, bob, cleo):
        one.page.locator(".market").wait_for()
    ann.page.get_by_role("button", name="Bid up to").click()
    ann.point("slots", 9)
    order = ann.page.get_by_text("The house bids for you: Slots, up to 9")
    order.wait_for()
    assert ann.page.locator(".space.limit").get_attribute("data-price") == "9"
    end = time.monotonic() + PATIENCE
    while (ann.sees()[0] != "choose" or order.count()) and time.monotonic() < end:
        if cleo.sees()[0] == "choose":
            cleo.press("publicity")
        bids = [offer for offer in bob.sees() if offer.startswith("bid slots ")]
        if bids:
            bob.bid("slots", int(bids[0].split()[2]))
        assert bob.page.locator(".space.limit, .order").count() == 0
        bob.page.wait_for_timeout(40)
    expect(bob.page.locator(".moves")).to_contain_text("Ann is outbid on Slots")
    story = bob.page.locator(".moves").inner_text()
    by_house = [int(price) for price in re.findall(r"Ann bids (\d+) for Slots", story)]
    assert by_house
    assert max(by_house) <= 9
    expect(ann.page.locator(".space.limit")).to_have_count(0)
    ann.page.locator('.space.open[data-lot="slots"]').first.click()
    ann.page.locator(".turn .confirm").click()
    bob.meet("choose")
    up_to = ann.page.get_by_role("button", name="Bid up to")
    # It has come where the bid was confirmed: a second press of that spot counts only after a moment.
    while up_to.get_attribute("aria-pressed") == "false":
        up_to.click()
    ann.page.keyboard.press("Escape")
    expect(up_to).to_have_attribute("aria-pressed", "false")
    up_to.click()
    ann.point("lounge", 13)
    ann.page.get_by_role("button", name="Withdraw").click()
    ann.page.get_by_role("button", name="Bid up to").wait_for()
    bob.press("publicity")
    ann.meet("lay")


def _tab_to(someone: Guest, what: str, most: int = 90) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(most):
        someone.page.keyboard.press("Tab")
        if someone.page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what):
            return
    raise AssertionError(f"Tab does not reach {what}")


@pytest.mark.slow
def test_a_game_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    """A lot's number and Enter bid, arrows and Enter lay; what happens is announced."""
    someone = guest()
    someone.open()
    someone.become("Ann")
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT], set=short_set())
    ann = Hotelier(someone, seed=2)
    page = someone.page
    page.locator(".market").wait_for()
    page.evaluate(LISTEN)
    did: set[str] = set()
    end = time.monotonic() + PATIENCE
    while (seen := ann.meet("over", "final", "roll", "lay", "choose"))[0] != "over":
        assert time.monotonic() < end, did
        did.add(_by_key(someone, ann, seen))
        page.wait_for_timeout(40)
    assert {"roll", "bid", "lay", "publicity", "final"} <= did, did
    spoken = page.evaluate("heard.join(' ')")
    assert re.search(r"Ann bids \d+ for", spoken)
    assert re.search(r"Ann lays \w+", spoken)
    assert "Your turn" in spoken


def _by_key(someone: Guest, ann: Hotelier, seen: list[str]) -> str:
    """One thing by keyboard; says what it was."""
    keyboard = someone.page.keyboard
    moment, *offers = seen
    if moment == "roll":
        keyboard.press("r")
        return "roll"
    if moment == "final":
        _tab_to(someone, ".final button.done")
        keyboard.press("Enter")
        return "final"
    if moment == "lay":
        if any(offer.startswith("spot ") for offer in offers):
            _tab_to(someone, "[data-cell]")
            keyboard.press("ArrowRight")
        else:
            _tab_to(someone, '.sheet [data-event="store"], .sheet [data-event="done"]')
        keyboard.press("Enter")
        return "lay"
    lots = [offer.split()[1] for offer in offers if offer.startswith("bid ")]
    if not lots or ann.chance.random() < 0.2:
        keyboard.press("p" if "publicity" in offers else "n")
        keyboard.press("Enter")
        return "publicity"
    numbers = {name: str(number + 1) for number, name in enumerate(_lots(someone))}
    keyboard.press(numbers[ann.chance.choice(lots)])
    keyboard.press("Enter")
    # The same key says that the bid shall stand, once a moment has passed.
    asked = someone.page.locator(".turn .confirm")
    asked.wait_for()
    while asked.is_visible():
        keyboard.press("Enter")
        someone.page.wait_for_timeout(100)
    return "bid"


def _lots(someone: Guest) -> list[str]:
    found: list[str] = someone.page.evaluate(
        "() => [...document.querySelectorAll('[data-lot-name]')].map((lot) => lot.dataset.lotName)"
    )
    return found


@pytest.mark.slow
def test_a_game_on_a_phone_in_italian(guest: Callable[..., Guest]) -> None:
    """360 pixels: nothing to scroll sideways, targets large enough, not a word of English."""
    someone = guest(size=PHONE, language="it", theme="light")
    page = someone.open()
    someone.become("Chiara di Montecatini")
    someone.new_table("vegas-showdown", [{"kind": "me"}, *[BOT] * 4], set=short_set())
    chiara = Hotelier(someone, seed=3)
    chiara.meet("choose")
    page.locator(".lot.open button.head").first.click()
    page.locator(".space.open").first.wait_for()
    seen_moments: set[str] = set()

    def watch(seen: list[str]) -> None:
        if seen[0] not in seen_moments:
            seen_moments.add(seen[0])
            assert someone.fits(), seen[0]
            assert _small(someone) == [], seen[0]
            words = page.locator("body").inner_text()
            assert not re.search(r"\b(bids|turn|lays|from|left|needs|room|fame|income|wins)\b", words), seen[
                0
            ]
            assert not re.search(r"\bvs-[a-z]", words), words

    chiara.play(PATIENCE, watch)
    assert {"choose", "lay", "final", "over"} <= seen_moments


def _small(someone: Guest) -> list[str]:
    """What can be pressed but is smaller than a finger; a press beside what is painted may count, too."""
    found: list[str] = someone.page.evaluate(
        """() => {
          const far = 21.75;
          const sides = [[-far, 0], [far, 0], [0, -far], [0, far]];
          const large = (node, box) => {
            const x = box.left + box.width / 2, y = box.top + box.height / 2;
            const at = ([dx, dy]) => document.elementsFromPoint(x + dx, y + dy);
            return sides.every((side) => at(side).some((one) => node.contains(one)));
          };
          return [...document.querySelectorAll('button, a, select, input')]
            .filter((node) => node.offsetParent && !node.closest('.unseen') && node.tabIndex >= 0)
            .map((node) => [node, node.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && box.top >= 0 && Math.min(box.width, box.height) < 43.5)
            .filter(([node, box]) => !large(node, box))
            .map(([node, box]) => `${box.width}x${box.height} ${node.outerHTML.slice(0, 120)}`);
        }"""
    )
    return found
