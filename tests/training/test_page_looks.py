"""What is seen of the page: loss and gain by color, buttons that are whole, a log that stays at its end."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.training.test_page import GAMES, Visit, address, browser, pytestmark

__all__ = ["address", "browser", "pytestmark"]

COLOR = "one => getComputedStyle(one).color"
TONES = """() => ["harm", "good"].map((name) => {
    const one = document.createElement("i");
    one.style.color = `var(--${name})`;
    document.body.append(one);
    const color = getComputedStyle(one).color;
    one.remove();
    return color;
})"""
WHOLE = """one => {
    const box = one.getBoundingClientRect();
    const ends = [[box.left + 3, box.top + 3], [box.right - 3, box.bottom - 3]];
    return ends.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}"""
"""Whether a button is seen as a whole: nothing lies on it, and no edge cuts it."""
AT_ITS_END = """() => {
    const log = document.querySelector("#log");
    return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""


def changed(page: Any, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what the server says of the game."""

    def answer(route: Any) -> None:
        response = route.fetch()
        state = response.json()
        change(state)
        route.fulfill(response=response, body=json.dumps(state))

    page.route("**/api/games/*?*", answer)


@GAMES
def test_a_loss_is_red_and_a_gain_is_green(browser: Any, address: str, game: str):
    def change(state: dict[str, Any]) -> None:
        lost, gained = ["you lose 200 Life Points: 7800 left", "harm"], ["takes 100: 7900 left", "good"]
        state["moves"][0] |= {"then": [], "becomes": [lost, gained]}
        for who in (0, 1):
            for kind in ("life_lost", "life_gained"):
                state["log"].append({"who": who, "turn": 1, "kind": kind, "text": f"{kind} of {who}"})
        state["logged"] += 4

    visit = Visit(browser, 1280, 800)
    changed(visit.page, change)
    visit.begin(address, game)
    page = visit.page
    harm, good = page.evaluate(TONES)
    assert harm != good
    assert page.locator("#moves .outcome .harm").evaluate(COLOR) == harm
    assert page.locator("#moves .outcome .good").evaluate(COLOR) == good
    assert page.locator("#moves .outcome").inner_text().endswith("7800 left, takes 100: 7900 left")
    for kind, color in (("life_lost", harm), ("life_gained", good)):
        lines = page.locator(f"#log .{kind}", has_text=" of ")
        assert lines.count() == 2 and {one.evaluate(COLOR) for one in lines.all()} == {color}
    visit.has_no_faults(address)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_every_button_at_the_top_is_seen_as_a_whole_on_a_telephone(
    browser: Any, address: str, width: int, height: int
):
    visit = Visit(browser, width, height)
    visit.begin(address)
    page = visit.page
    assert page.locator("#theme").is_hidden() and page.locator("#menu").evaluate(WHOLE)
    page.locator("#menu").press("Enter")
    buttons = page.locator("#pages > :visible").all()
    assert len(buttons) >= 6 and all(one.evaluate(WHOLE) for one in buttons)
    visit.has_no_serious_findings()
    page.click("#theme")
    assert page.locator("#theme").inner_text() == "Theme: light"
    page.keyboard.press("Escape")
    assert page.locator("#theme").is_hidden()
    assert page.evaluate("document.activeElement.id") == "menu"
    page.click("#menu")
    page.click("#how")
    assert page.locator("#box[open]").count() and page.locator("#resign").is_hidden()
    visit.has_no_faults(address)


def test_the_words_of_a_card_are_not_cut_by_buttons_and_the_log_stays_at_its_end(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    visit.begin(address)
    page = visit.page
    for _ in range(12):
        visit.moved_on(1)
        page.wait_for_function(AT_ITS_END)
    card = page.locator("#card").bounding_box()
    assert card["height"] >= 160
    for name in ("own", "enemy"):
        box = page.locator(f"#deck-{name}").bounding_box()
        assert box["y"] + box["height"] <= card["y"]
    page.locator("#log").evaluate("log => log.scrollTop = 0")
    page.locator("#log").press("Home")
    page.wait_for_timeout(100)
    before = visit.painted()
    page.locator("#moves button[data-index]").first.click()
    visit.moved(before)
    assert page.evaluate("document.querySelector('#log').scrollTop") == 0, "who reads is not disturbed"
    visit.has_no_faults(address)


@GAMES
def test_the_list_of_a_deck_fits_a_telephone_and_the_header_one_line(browser: Any, address: str, game: str):
    visit = Visit(browser, 360, 740)
    visit.begin(address, game)
    page = visit.page
    page.click("#deck-own")
    page.wait_for_selector("#box[open] .decklist")
    assert page.evaluate("(box => box.scrollWidth - box.clientWidth)(document.querySelector('#box'))") <= 0
    assert page.locator("#box th").all_inner_texts()[2:] == (
        ["Cost", "Power"] if game == "zx" else ["Level", "ATK/DEF"]
    )
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.locator("header.top").bounding_box()["height"] < 60
    visit.has_no_faults(address)
