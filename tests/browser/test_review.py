"""A person plays with the coach, reviews the game, learns from it, and finds it on their own page."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from croupier import texts
from tests.browser import cubes
from tests.browser.axe import serious
from tests.browser.people import PHONE, Guest
from tests.browser.test_rolling_cubes import play
from tests.games.lasvegas.tables import las_vegas, rolled

BOT = {"kind": "bot", "level": "easy"}
#: A finished game with its proof.
RECORD = Path(__file__).resolve().parents[1] / "server" / "records" / "las-vegas-2012.croupier"
#: The name of a message where its words should be: `review-part-own`.
CODE = re.compile(r"\b(review|mine|coach|about|drill|my)(-[a-z]+)+\b")
#: Words that only one language has, on the review and on one's own page.
SPOKEN = {
    "it": ("Probabilità di vincere", "Ciò che ti sfugge più spesso"),
    "el": ("Πιθανότητες νίκης", "Τι σου ξεφεύγει πιο συχνά"),
}


def coach_of(ann: Guest) -> None:
    """Opens the coach's drawer."""
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Coach", exact=True).click()


def test_coach_review_learn_and_my_page(
    guest: Callable[..., Guest], bring_axe: Callable[[Guest], None]
) -> None:
    """Hint and explanation at the table; chart, account, what was better, picture; then one's own page."""
    for _ in range(6):
        ann = guest()
        bring_axe(ann)
        table = _played(ann)
        if _mistaken(ann.page):
            break
    page = ann.page
    _chart(page)
    _learn(ann)
    _share(page)
    assert serious(ann, "review") == []
    _anew(ann, table)

    _mine(ann)
    for language, (review, mine) in SPOKEN.items():
        page.evaluate(
            "(language) => { const kept = JSON.parse(localStorage['croupier.settings']);"
            "localStorage['croupier.settings'] = JSON.stringify({ ...kept, language }); }",
            language,
        )
        page.reload()
        expect(page.get_by_role("heading", name=mine)).to_be_visible()
        assert not CODE.search(page.locator("body").inner_text())
        page.goto(f"{ann.house}/#/review/{table}")
        expect(page.get_by_role("heading", name=review)).to_be_visible()
        assert not CODE.search(page.locator("body").inner_text())
        page.goto(f"{ann.house}/#/me")


def _played(ann: Guest) -> str:
    """A short game with the coach, and its review; returns its table."""
    ann.open()
    ann.become("Ann")
    page = ann.page
    ann.new_table("las-vegas-2012", [{"kind": "me"}, BOT], rounds="1", start="1")
    page.locator("button.roll").click()
    coach_of(ann)
    page.get_by_role("button", name="Ask for the coach").click()
    page.get_by_role("button", name="A hint").click()
    # First what it brings, then on asking which it is.
    expect(page.locator(".coach").get_by_text("would bring now:")).to_be_visible(timeout=120_000)
    expect(page.locator(".coach").get_by_text("Best:")).to_have_count(0)
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".coach").get_by_text("Best:")).to_be_visible()
    page.get_by_role("button", name="Explain every choice").click()
    expect(page.locator(".coach").get_by_text("Best:")).to_be_visible(timeout=120_000)
    assert serious(ann, "coach") == []
    page.keyboard.press("Escape")
    ann.play()
    table = ann.table()
    assert "\n! 1 coach\n" in ann.api("GET", f"/tables/{table}/record")
    page.get_by_role("link", name="Review the game").click()
    expect(page.locator("canvas")).to_be_visible(timeout=120_000)
    return table


def _mistaken(page: Page) -> bool:
    """Shows whoever's game had mistakes; false: with these dice the first casino was right each time."""
    for name in ("Ann", "Sofia"):
        page.get_by_role("radio", name=name).check(force=True)
        if page.get_by_role("button", name="Try again").count():
            return True
    return False


def _chart(page: Page) -> None:
    """A line a seat, moments by keyboard and by a press, and an account a seat."""
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    assert int(slider.input_value()) == int(slider.get_attribute("max") or 0) > 12
    assert page.locator("path.line").count() == 2
    assert page.locator("section.seat").count() == 2
    # A press on the chart jumps to the moment, on the board too.
    page.locator(".chart svg").click(position={"x": 120, "y": 60})
    assert 0 < int(slider.input_value()) < 12
    expect(page.locator(".told [role=status]")).to_contain_text(f"Moment {slider.input_value()} of")


def _share(page: Page) -> None:
    """The summary in words, and as a picture that can be saved."""
    shared = page.locator("[role=img]:has(canvas)").get_attribute("aria-label") or ""
    for words in (": Las Vegas", "How well played: ", "How lucky: ", "The decisive moment: "):
        assert words in shared
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a picture").click()
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")


def _anew(ann: Guest, table: str) -> None:
    """A review by an older version is shown, can be made anew, and stays readable beside the new one."""
    page = ann.page
    ann.older(table, "las-vegas-2012/1")
    page.reload()
    status, how = (page.locator(f".state {part}") for part in ("[role=status]", "details"))
    how.locator("summary").click()
    expect(how).to_contain_text("by las-vegas-2012/1, with")
    expect(status).to_contain_text("There is a newer way to work it out.")
    page.get_by_role("button", name="Review anew").click()
    expect(how).to_contain_text("by las-vegas-2012/2, with", timeout=120_000)
    expect(page.locator("section.seat")).to_have_count(2)
    page.get_by_label("Version").select_option("las-vegas-2012/1")
    expect(how).to_contain_text("by las-vegas-2012/1, with")
    expect(status).not_to_contain_text("newer")
    expect(page.locator("path.line")).to_have_count(2)


def _learn(ann: Guest) -> None:
    """Whoever's game had mistakes: they are tried again, one after the other, and told right or wrong."""
    page = ann.page
    assert _mistaken(page), "whoever places on the first casino again and again has made no mistake"
    page.get_by_role("button", name="Try again").press("Enter")
    # The answers do not lie beside the question, and who came by keyboard is there.
    expect(page.get_by_text("Better:")).to_have_count(0)
    expect(page.locator("section.moment")).to_be_focused()
    page.locator(".learn .choices button").first.press("Enter")
    expect(page.locator(".learn")).to_contain_text("The best here:")
    expect(page.locator(".learn button.main")).to_be_focused()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".learn")).to_have_count(0)
    expect(page.get_by_text("Better:").first).to_be_visible()


def _mine(ann: Guest) -> None:
    """One's own page: the game that was just reviewed, with charts, their tables, and filters."""
    page = ann.page
    page.goto(f"{ann.house}/#/me")
    count = page.locator("main p[role=status]")
    expect(count).to_have_text(re.compile(r"One game, [01] won, 1 reviewed\."))
    expect(page.locator(".played")).to_contain_text("with the coach")
    expect(page.locator("section svg rect")).to_have_count(2)
    page.locator("summary").first.press("Enter")
    expect(page.locator("details[open] tbody tr")).to_have_count(1)
    against = page.get_by_label("Against")
    against.select_option("people")
    expect(count).to_have_text("No game.")
    against.select_option("bots")
    expect(count).to_contain_text("One game")
    assert serious(ann, "my page") == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert ann.fits()
    page.set_viewport_size({"width": 1280, "height": 800})


def test_the_better_line_has_its_own_answers(guest: Callable[..., Guest]) -> None:
    """A badly played game of equalities: choices to try have no points; what is better is on the table."""
    ann = guest()
    cubes.seated(ann, [{"kind": "me"}, BOT], mode="one-by-one")
    play(ann, rank=0.0)
    page, table = ann.page, ann.table()
    page.goto(f"{ann.house}/#/review/{table}")
    expect(page.locator("canvas")).to_be_visible(timeout=120_000)
    page.get_by_role("radio", name="Ann").check(force=True)
    moments = ann.api("GET", f"/tables/{table}/review")["moments"]
    costly = [one for one in moments if one["seat"] == 0 and one["better"]]
    own = page.locator(".answers .slip.of-0 .line")

    page.get_by_role("button", name="Try again").click()
    choices = page.locator(".learn .choices button")
    choices.first.wait_for()
    best = costly[0]["best"].removeprefix("equate ")
    offered = choices.all_inner_texts()
    assert best in offered and not [one for one in offered if re.search("point|Ann|You", one)]
    assert page.get_by_role("slider").count() == 0
    choices.first.click()
    told = re.compile(rf"best here: {re.escape(best)} \(\d+ points?\)")
    expect(page.locator(".learn")).to_contain_text(told)
    expect(own).to_have_attribute("aria-label", cubes.shown(best))

    page.get_by_role("button", name="Close").click()
    page.locator("[aria-labelledby=costs] .line").first.click()
    worst = min(costly, key=lambda one: one["cost"][0])
    expect(page.locator(".told")).to_contain_text("% of a win")
    expect(own).to_have_attribute("aria-label", cubes.shown(worst["best"].removeprefix("equate ")))
    page.get_by_role("button", name="As played").click()
    expect(own).not_to_have_attribute("aria-label", cubes.shown(worst["best"].removeprefix("equate ")))


def test_the_coach_warns_before_what_costs_much(guest: Callable[..., Guest]) -> None:
    """Ninety thousand can be had and a bill of ten is chosen: one is asked, and may choose otherwise."""
    ann = guest()
    ann.open()
    ann.become("Ann")
    page = ann.page
    table = ann.new_table(
        "las-vegas-2012", [{"kind": "me"}, BOT], rounds="1", start="1", neutral="off", speed="leisurely"
    )
    page.locator("button.roll").wait_for()
    rules = las_vegas(seats=2, neutral=False, rounds=1)
    position = rolled(rules, "roll 1 2", bills={1: (90,), 2: (10,), 3: (50,)}, dice={3: (0, 1)})
    ann.lay(table, rules.position(position))
    coach_of(ann)
    page.get_by_role("button", name="Ask for the coach").click()
    page.get_by_label("Warn me before a choice that costs much").check()
    page.keyboard.press("Escape")
    page.locator("[data-casino='2'].open .whole").click()
    turn = page.locator(".turn")
    expect(turn).to_contain_text("Are you sure?", timeout=120_000)
    assert ann.api("GET", f"/tables/{table}")["seq"] == 0 or page.locator("[data-casino='2'].open").count()
    page.locator("[data-casino='1'].open .whole").click()
    expect(turn).not_to_contain_text("Are you sure?")
    page.locator("[data-casino='1'] .groups .of-0").first.wait_for()


def test_a_file_is_reviewed_like_any_game_and_read_at_every_size(guest: Callable[..., Guest]) -> None:
    """From the file over its replay to its review; on phones and at 200 % nothing goes sideways, in Greek."""
    ann = guest(language="el", theme="light")
    page = ann.open("/#/verify")
    page.locator("textarea").fill(RECORD.read_text(encoding="utf-8"))
    page.get_by_role("button", name=texts.say("join-watch", language="el")).click()
    page.route("**/review?**", _unfinished)
    page.get_by_role("link", name=texts.say("review-game", language="el")).click()
    # A whole game of four rounds, worked out behind everything else on the machine.
    page.locator("[aria-labelledby=costs] .line").first.wait_for(timeout=400_000)
    _early(page)
    page.unroute("**/review?**")
    expect(page.locator("canvas")).to_be_visible(timeout=400_000)
    expect(page.locator(".told")).not_to_contain_text(texts.say("review-better-later", language="el"))
    assert ann.errors == []
    seats = page.locator("section.seat").count()
    assert seats > 1 and page.locator("path.line").count() == seats
    table = page.locator("details", has=page.locator("tbody"))
    table.locator("summary").press("Enter")
    rows = table.locator("tbody tr")
    expect(rows.first).to_be_visible()
    assert rows.count() == int(page.get_by_role("slider").get_attribute("max") or 0) > 100
    page.get_by_role("button", name=texts.say("review-learn-start", language="el")).click()
    page.locator(".learn .choices button").first.wait_for()
    for width, height in (PHONE, (640, 400)):
        page.set_viewport_size({"width": width, "height": height})
        assert ann.fits(), (width, height)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    bar, label = (page.locator(f".moment {part}").bounding_box() for part in (".turn", ".turn .round"))
    assert bar and label and abs(label["y"] - bar["y"]) < 40, "the round is written on the edge of its bar"


def _unfinished(route: Route) -> None:
    """The review as it is; one that is complete is said to be still worked out."""
    answer = route.fetch()
    told = answer.json()
    route.fulfill(response=answer, json={**told, "state": told["state"].replace("done", "working")})


def _early(page: Page) -> None:
    """What was better is asked for before the review is complete: it is said, and no sum is told."""
    page.locator("[aria-labelledby=costs] .line").first.click()
    told = page.locator(".told")
    expect(told).to_contain_text(texts.say("review-better-later", language="el"))
    expect(page.locator("section.seat")).to_have_count(0)
    expect(page.locator("[aria-labelledby=account]")).to_contain_text(
        texts.say("review-account-later", language="el")
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", texts.languages())
def test_the_whole_way_in_every_language(guest: Callable[..., Guest], language: str) -> None:
    """Play with the coach, finish, review, try a mistake again, one's own page, a drill."""
    say = partial(texts.say, language=language)
    ann = guest(language=language)
    ann.open()
    ann.become("Ann")
    page = ann.page
    ann.new_table("las-vegas-2012", [{"kind": "me"}, BOT], rounds="1", start="1")
    page.locator("button.roll").click()
    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("button", name=say("coach"), exact=True).click()
    page.get_by_role("button", name=say("coach-on")).click()
    page.get_by_role("button", name=say("coach-explain")).click()
    best = say("coach-best", [("words", "")]).strip()
    expect(page.locator(".coach").get_by_text(best)).to_be_visible(timeout=120_000)
    page.keyboard.press("Escape")
    ann.play()
    page.get_by_role("link", name=say("review-game")).click()
    expect(page.locator("canvas")).to_be_visible(timeout=120_000)
    again = page.get_by_role("button", name=say("review-learn-start"))
    for seat in range(2):
        page.get_by_role("radio").nth(seat).check(force=True)
        if again.count():
            again.click()
            page.locator(".learn .choices button").first.click()
            expect(page.locator(".learn")).to_contain_text(say("try-better", [("words", "")]).strip())
            page.locator(".learn").get_by_role("button", name=say("review-learn-close")).click()
            break
    else:
        raise AssertionError("whoever places on the first casino again and again has made no mistake")
    page.goto(f"{ann.house}/#/me")
    expect(page.locator("section svg rect")).to_have_count(2)
    page.goto(f"{ann.house}/#/drills")
    expect(page.locator(".asked [role=status]")).to_contain_text(say("drill-ask"))
    page.locator(".tray .legal").first.click()
    told = re.compile("|".join(map(re.escape, (say("try-right"), say("try-wrong")))))
    expect(page.locator(".asked [role=status]")).to_contain_text(told)
    assert not CODE.search(page.locator("body").inner_text())
    assert ann.errors == []
