"""What a decision needs fits the window, at every size and with the most seats; nothing jumps in a turn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser

from tests.browser.albums import royale
from tests.browser.people import PHONE, Guest
from tests.browser.screens import SETTLED, SIZES, measure
from tests.games.lasvegas.tables import las_vegas, rolled

#: Questions and placements with the most seats, and the windows they must fit, in the longest language.
FITTING = {
    "las-vegas-royale 5 B2 black 1 3, 3 tiles": ("360 × 740", "740 × 360"),
    "las-vegas-royale 5 a placement, 3 tiles": ("360 × 740", "740 × 360"),
}


def test_what_a_decision_needs_is_in_view(house: str, chromium: Browser) -> None:
    """In Greek, on a small phone, upright and lying."""
    scenes = [scene for scene in royale.scenes() if str(scene) in FITTING]
    assert len(scenes) == len(FITTING)
    sizes = [size for size in SIZES if size.name in ("360 × 740", "740 × 360")]
    cells = measure(chromium, house, scenes, sizes, ("el",))
    found = [fault for *_, faults, _ in cells for fault in faults]
    assert [str(fault) for fault in found if fault.size.name in FITTING[str(fault.scene)]] == []


#: Where things stand that must not move while one reads and taps.
_BOXES = """
() => Object.fromEntries([...document.querySelectorAll('.plates, .casino, .turn')].map((node, n) => {
  const box = node.getBoundingClientRect();
  return [`${n} ${node.getAttribute('aria-label')}`, [box.top, box.height].map(Math.round)];
}))
"""


def test_nothing_jumps_in_a_turn(guest: Callable[..., Guest]) -> None:
    """Before one's roll, after it, and while another rolls and chooses everything stands where it stood."""
    ann = guest()
    ann.open()
    ann.become("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.new_table("las-vegas-2012", seats, neutral="off", start="1")
    ann.invites(guest(), "Bob")
    rules = las_vegas(seats=2, neutral=False)
    found: dict[tuple[int, int], list[dict[str, list[int]]]] = {}
    for seat in (0, 1):
        state = rolled(
            rules,
            "roll 1 1 3 5",
            seat=seat,
            bills={1: (60, 30), 3: (90,), 5: (50,)},
            dice={1: (2, 2), 3: (3, 1)},
            hands={1 - seat: (4, 0, 0)},
        )
        for moment in (state._replace(rolled=None), state):
            ann.lay(table, rules.position(moment))
            ann.page.reload()
            ann.page.locator(".turn").wait_for()
            for width, height in ((1280, 650), PHONE, (740, 360)):
                ann.page.set_viewport_size({"width": width, "height": height})
                ann.page.evaluate(SETTLED)
                found.setdefault((width, height), []).append(ann.page.evaluate(_BOXES))
    moved = [
        (size, name, [box[name] for box in boxes])
        for size, boxes in found.items()
        for name in boxes[0]
        if any(box[name] != boxes[0][name] for box in boxes)
    ]
    assert moved == []
