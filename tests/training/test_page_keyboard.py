"""Whole games by keyboard alone, from the first page to the rematch: nothing is clicked, no focus is set."""

from typing import Any

import numpy as np

from tests.training.test_page import GAMES, IN_EACH, MOST_MOVES, Visit, address, browser, pytestmark

__all__ = ["address", "browser", "pytestmark"]

MOST_TABS = 150


WAY = """where => {
    const at = document.activeElement;
    if (at.matches(where)) return null;
    const after = (one) => at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [...document.querySelectorAll(where)].some(after) ? "Tab" : "Shift+Tab";
}"""
"""The key that leads to an element. Tab beyond the last one leaves the page: Firefox clicks nothing then."""


def go_to(page: Any, selector: str) -> None:
    """Press Tab, with Shift where it is before, until the focus is there."""
    for _ in range(MOST_TABS):
        key = page.evaluate(WAY, selector)
        if key is None:
            return
        page.keyboard.press(key)
    raise AssertionError(f"the Tab key does not lead to {selector}")


def pick(page: Any, selector: str, value: str) -> None:
    """Choose in a list with the arrow keys."""
    go_to(page, selector)
    offered = page.locator(f"{selector} option").evaluate_all("all => all.map(one => one.value)")
    way = offered.index(value) - offered.index(page.input_value(selector))
    for _ in range(abs(way)):
        page.keyboard.press("ArrowDown" if way > 0 else "ArrowUp")
    assert page.input_value(selector) == value


def begin(page: Any, game: str, decks: tuple[str, str], agent: str) -> None:
    """Fill in the form of a new game, and send it."""
    go_to(page, "input[name=game]")
    while not page.is_checked(f"input[value={game}]"):
        page.keyboard.press("ArrowRight")
    for player, deck in enumerate(decks):
        pick(page, f"#deck-{player}", deck)
    pick(page, "#agent-1", agent)
    go_to(page, "#setup [type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table:not([hidden]) #moves button[data-index]")


def act(visit: Visit, rng: np.random.Generator) -> bool:
    """Answer a question with a number, or on the board with Tab and Enter; return whether on the board."""
    page, before = visit.page, visit.painted()
    is_on_board = page.locator("#board button.move").count() > 0 and rng.random() < 0.2
    if is_on_board:
        go_to(page, "#board button.move")
        page.keyboard.press("Enter")
        if page.locator("#box[open]").count():
            go_to(page, "#box .do")
            page.keyboard.press("Enter")
    else:
        keys = page.locator('#moves button[data-key]:not([data-key=""])')
        page.keyboard.press(str(rng.choice(keys.evaluate_all("all => all.map(one => one.dataset.key)"))))
    visit.moved(before)
    return is_on_board


@IN_EACH
@GAMES
def test_a_game_from_the_first_page_to_its_rematch_by_keyboard_alone(browser: Any, address: str, game: str):
    visit, rng = Visit(browser, 1280, 800), np.random.default_rng(3)
    page = visit.page
    page.goto(address)
    page.wait_for_selector("#deck-0 option", state="attached")
    mine, enemys = {"zx": ("b01_green", "b01_red"), "ygo": ("light", "machine")}[game]
    begin(page, game, (mine, enemys), "random")
    assert page.inner_text("#who") == f"You ({mine}) against random ({enemys})"
    on_board = 0
    for _ in range(MOST_MOVES):
        if visit.is_over():
            break
        on_board += act(visit, rng)
    assert page.locator("#moves .end").inner_text() in ("You have won!", "You have lost.", "A draw.")
    assert on_board > 3
    first = page.url
    go_to(page, "#rematch")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url not in (first, address))
    assert not visit.is_over()
    assert page.inner_text("#who") == f"random ({enemys}) against You ({mine})"
    act(visit, rng)
    visit.has_no_faults(address)
