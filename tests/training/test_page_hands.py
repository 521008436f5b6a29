"""Whole games of both games by keyboard alone, and by touch on a telephone."""

from typing import Any

import numpy as np
import pytest
from zx_training.games import get_game

from tests.training.test_page import (
    GAMES,
    MOST_MOVES,
    Visit,
    address,  # noqa: F401 - a fixture
    browser,  # noqa: F401 - a fixture
    pytestmark,  # noqa: F401 - its marks
)

MOST_TABS = 80
FOCUSED = "wanted => document.activeElement.matches(wanted)"
IN_REACH = """stop => {
    const box = stop.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isSeen = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    return isSeen && stop.contains(there);
}"""


def tab_to(page: Any, selector: str, key: str = "Tab") -> None:
    """Press a key until an element has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED, selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")


def begin_by_keys(visit: Visit, address: str, game: str) -> None:  # noqa: F811
    page = visit.page
    page.goto(address)
    page.wait_for_selector("#deck-0 option", state="attached")
    tab_to(page, "input[name=game]")
    for _ in range(3):
        if not page.is_checked(f"input[value={game}]"):
            page.keyboard.press("ArrowRight")
    assert page.is_checked(f"input[value={game}]")
    tab_to(page, "#agent-1")
    page.keyboard.type("scripted")
    assert page.input_value("#agent-1") == "scripted"
    tab_to(page, "#setup [type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table:not([hidden])")
    assert page.locator("#game-name").text_content() == get_game(game).game.title in page.title()


def answer_by_keys(page: Any, rng: np.random.Generator, move: int) -> str:
    """Answer the question, or choose the first half of an answer; return how, each way in its turn."""
    on_board = page.locator("#board button.move").count()
    way = ("board" if on_board else "list", "key", "list")[move % 3]
    if way == "board":
        tab_to(page, "#board button", "Shift+Tab")
        for _ in range(MOST_TABS):
            if page.evaluate(FOCUSED, "#board button.move"):
                break
            page.keyboard.press(str(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])))
        else:
            tab_to(page, "#moves button")
        page.keyboard.press("Enter")
        if page.locator("#box[open]").count():
            tab_to(page, "#box .do")
            page.keyboard.press("Enter")
    elif way == "list":
        tab_to(page, "#moves button")
        for _ in range(int(rng.integers(page.locator("#moves button").count()))):
            page.keyboard.press("Tab")
        if not page.evaluate(FOCUSED, "#moves button[data-index]"):
            tab_to(page, "#moves button[data-index]", "Shift+Tab")
        page.keyboard.press("Enter")
    else:
        keys = page.locator('#moves button[data-key]:not([data-key=""])')
        page.keyboard.press(str(rng.choice(keys.evaluate_all("all => all.map(one => one.dataset.key)"))))
    return way


@GAMES
def test_a_whole_game_by_keyboard_alone(browser: Any, address: str, game: str):  # noqa: F811
    visit, rng = Visit(browser, 1280, 800), np.random.default_rng(4)
    page, ways = visit.page, set()
    begin_by_keys(visit, address, game)
    for move in range(MOST_MOVES):
        if visit.is_over():
            break
        before = visit.painted()
        ways.add(answer_by_keys(page, rng, move))
        visit.moved(before)
    assert page.locator("#moves .end").inner_text() in ("You have won!", "You have lost.", "A draw.")
    assert ways == {"key", "list", "board"}
    tab_to(page, "#moves .big")
    page.keyboard.press("Enter")
    page.wait_for_selector("#moves .end", state="detached")  # the rematch
    visit.has_no_faults(address)


@GAMES
@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_a_whole_game_by_touch_with_the_stops_in_reach(
    browser: Any,  # noqa: F811
    address: str,  # noqa: F811
    game: str,
    width: int,
    height: int,
):
    visit, rng = Visit(browser, width, height, has_touch=True), np.random.default_rng(5)
    page, on_board, stops = visit.page, 0, 0
    visit.begin(address, game)
    for _ in range(MOST_MOVES):
        if visit.is_over():
            break
        before = visit.painted()
        for stop in page.locator("#moves .stop").all():
            stops += 1
            assert stop.evaluate(IN_REACH), stop.inner_text()
        places = page.locator("#board button.move")
        if places.count() and rng.random() < 0.6:
            on_board += 1
            place = places.nth(int(rng.integers(places.count())))
            place.evaluate("one => one.scrollIntoView({ block: 'center' })")
            place.tap(force=True)
            if page.locator("#box[open]").count():
                page.locator("#box .do").first.tap()
        else:
            moves = page.locator("#moves button[data-index]")
            moves.nth(int(rng.integers(moves.count()))).tap()
        visit.moved(before)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("#moves .end").inner_text() in ("You have won!", "You have lost.", "A draw.")
    assert on_board > 3 and stops > 3
    page.locator("#moves .big").tap()
    page.wait_for_selector("#moves .end", state="detached")  # the rematch
    visit.has_no_faults(address)
