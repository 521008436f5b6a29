"""The deck builder in a browser: search, filters, the checker's words, lists that are kept and dropped."""

from typing import Any

import pytest
from zx_training.games import get_game

from tests.training import test_page
from tests.training.test_page import Visit, address, browser

__all__ = ["address", "browser"]

# The rules are hardly used here, so these tests need no compiled ones.
pytestmark = [mark for mark in test_page.pytestmark if mark.name != "compiled"]

WAIT = 30_000


@pytest.fixture
def visit(browser: Any, address: str) -> Visit:
    made = Visit(browser, 1280, 800)
    made.page.goto(f"{address}decks")
    made.page.wait_for_selector("#cards li", timeout=WAIT)
    return made


def said(visit: Visit, place: str, words: str) -> None:
    visit.page.locator(place, has_text=words).wait_for(timeout=WAIT)


def test_a_deck_is_built_kept_and_played_by_keyboard(visit: Visit, address: str):
    page = visit.page
    page.fill("#words", "artemis")
    said(visit, "#found", "cards")
    page.select_option("#facet-Set", "B01")
    page.select_option("#facet-Cost", "3")
    assert page.locator("#cards li").count() == 1
    one_more = page.get_by_label("One Artemis, Goddess of the Hunt more").first
    one_more.focus()
    for _ in range(4):
        page.keyboard.press("Enter")
    # The list is made anew after each change, and the button keeps the focus.
    focused = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert focused == "One Artemis, Goddess of the Hunt more"
    problems = get_game("zx").problems_of(get_game("zx").deck_of_text("4 B01-006"))
    for problem in problems:
        said(visit, "#problems", problem)
    assert page.locator("#play").is_disabled() and page.locator("#test").is_disabled()
    page.keyboard.press("Enter")
    said(visit, "#problems", "at most 4 cards of one name")
    page.select_option("#begin", "b01_red")
    said(visit, "#legal", "The deck is legal.")
    assert page.locator("#curve span").count() == 6 and "cards 50/50" in page.inner_text("#counts")
    page.fill("#name", "of_mine")
    page.locator("#text").wait_for()
    page.wait_for_function("() => document.querySelector('#text').value.includes('of_mine')", timeout=WAIT)
    page.locator("#play").press("Enter")
    page.wait_for_selector("#setup", timeout=WAIT)
    page.wait_for_function("() => document.querySelector('#deck-0').value === 'kept:of_mine'", timeout=WAIT)
    page.select_option("#agent-1", "random")
    page.locator("#setup [type=submit]").press("Enter")
    said(visit, "#who", "You (of_mine)")
    visit.has_no_faults(address)


def test_a_list_is_dropped_and_a_bad_one_changes_nothing(visit: Visit):
    page = visit.page
    page.fill("#text", "4 B01-006\n4 Tank Heart")
    page.click("#read")
    said(visit, "#counts", "cards 8/50")
    drop = """list => {
        const data = new DataTransfer();
        data.setData('text/plain', list);
        const how = { dataTransfer: data, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new DragEvent('drop', how));
    }"""
    page.evaluate(drop, "4 Nobodys Card")
    said(visit, "#error", "no such card")
    assert "cards 8/50" in page.inner_text("#counts")
    page.evaluate(drop, get_game("zx").deck_text(get_game("zx").load_deck("b01_white")))
    said(visit, "#legal", "The deck is legal.")
    assert page.input_value("#name") == "b01_white"


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_deck_builder_has_no_serious_findings(visit: Visit, scheme: Any):
    visit.page.emulate_media(color_scheme=scheme)
    visit.page.select_option("#begin", "b01_red")
    said(visit, "#legal", "The deck is legal.")
    visit.has_no_serious_findings()
    visit.page.emulate_media(forced_colors="active")
    visit.has_no_serious_findings()
    visit.page.set_viewport_size({"width": 360, "height": 740})
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_results_against_every_shipped_deck_fit_their_column(visit: Visit):
    """The names of decks are long, and the column is a third of the page."""
    decks = get_game("zx").opponents_of(get_game("zx").load_deck("b01_red"))
    share = {"games": 200, "share": 0.444, "low": 0.377, "high": 0.513}
    told = {"state": "over", "error": None, "done": 200 * len(decks), "of": 200 * len(decks), "seconds": 20.0}
    told |= {"player": "learned", "all": share, "rows": [{"deck": deck} | share for deck in decks]}
    visit.page.route("**/api/trials", lambda route: route.fulfill(status=201, json={"id": "one"}))
    visit.page.route("**/api/trials/one", lambda route: route.fulfill(json=told))
    visit.page.select_option("#begin", "b01_red")
    said(visit, "#legal", "The deck is legal.")
    visit.page.click("#test")
    said(visit, "#results", "38 % to 51 %")
    assert visit.page.locator("#results tr").count() == 1 + len(decks) > 30
    for width in (1280, 360):
        visit.page.set_viewport_size({"width": width, "height": 800})
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
        table = visit.page.locator("#results table").bounding_box()["width"]
        assert table <= visit.page.locator("#results").bounding_box()["width"], "nothing is cut"
    visit.has_no_serious_findings()


def test_the_second_game_has_a_deck_builder_too(visit: Visit):
    page = visit.page
    page.select_option("#game", "ygo")
    said(visit, "#found", f"{len(get_game('ygo').library().cards)} cards")
    page.select_option("#begin", "beat")
    said(visit, "#legal", "The deck is legal.")
    assert "cards 40/40" in page.inner_text("#counts")
