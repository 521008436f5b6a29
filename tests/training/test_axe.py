"""axe finds nothing on any page or box, in light, in dark and with forced colors.

Running games at every size, their end and their replay are in test_page.py and test_after_page.py.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from zx_training.matches.play import Pair
from zx_training.matches.schedule import Deal
from zx_training.tournament.html_report import html_page

from tests.training.test_page import LOOKS, Visit, address, browser, pytestmark
from tests.training.test_standing import game, made_up

__all__ = ["address", "browser", "pytestmark"]

READY = "#moves button[data-index]"


def start(visit: Visit, address: str) -> None:
    """The first page with all that unfolds, and a list of games."""
    begun(visit, address)
    visit.page.goto(address)
    visit.page.wait_for_selector("#running li")
    visit.page.wait_for_selector("#puzzles button")
    visit.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def start_of_the_second_game(visit: Visit, address: str) -> None:
    visit.page.goto(address)
    visit.page.wait_for_selector("#deck-0 option", state="attached")
    visit.page.check("input[value=ygo]", force=True)
    visit.page.check("input[value=watch]", force=True)
    visit.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def begun(visit: Visit, address: str) -> None:
    visit.begin(address)
    visit.page.wait_for_selector(READY)


def box(button: str) -> Callable[[Visit, str], None]:
    """The box that a button opens in a game."""

    def open_box(visit: Visit, address: str) -> None:
        begun(visit, address)
        visit.page.click(button)
        visit.page.wait_for_selector("#box[open]")
        visit.page.wait_for_timeout(500)

    return open_box


def removal(visit: Visit, address: str) -> None:
    start(visit, address)
    visit.page.locator("#running li button").click()
    visit.page.wait_for_selector("#box[open]")


def friend(visit: Visit, address: str) -> None:
    visit.page.goto(address)
    visit.page.wait_for_selector("#deck-0 option", state="attached")
    visit.page.check("input[value=friend]", force=True)
    visit.page.locator("#setup [type=submit]").press("Enter")
    visit.page.wait_for_selector("#copy")


def thoughts(visit: Visit, address: str) -> None:
    begun(visit, address)
    visit.page.click("#think")
    visit.page.wait_for_selector("#moves .share")


def played_on(visit: Visit, address: str) -> None:
    begun(visit, address)
    visit.page.click("#resign")
    visit.page.locator("#box .big").click()
    visit.page.wait_for_selector("#after figure:not([hidden])")
    visit.page.click("#look-back")
    visit.page.wait_for_selector("#box .position svg")


def tried(kind: str) -> Callable[[Visit, str], None]:
    """A lesson or a puzzle with its hint."""

    def open_it(visit: Visit, address: str) -> None:
        visit.page.goto(f"{address}{kind}/1")
        visit.page.wait_for_selector(READY)
        visit.page.locator("#practice-buttons button", has_text="Hint").click()

    return open_it


def decks(game: str) -> Callable[[Visit, str], None]:
    """The deck builder with a card and a deck that the checker does not let pass."""

    def open_it(visit: Visit, address: str) -> None:
        page = visit.page
        page.goto(f"{address}decks")
        page.wait_for_selector("#cards li")
        page.select_option("#game", game)
        page.wait_for_timeout(500)
        page.locator("#cards .name").first.click()
        page.locator("#cards .step", has_text="+").first.click()
        page.wait_for_selector("#problems li")

    return open_it


PAGES = {
    "start": start,
    "start of the second game": start_of_the_second_game,
    "how to win": box("#how"),
    "deck": box("#deck-own"),
    "giving up": box("#resign"),
    "report": box("#report"),
    "removal": removal,
    "friend": friend,
    "thoughts": thoughts,
    "playing on": played_on,
    "lesson": tried("lessons/zx"),
    "lesson of the second game": tried("lessons/ygo"),
    "puzzle": tried("puzzles/zx"),
    "decks": decks("zx"),
    "decks of the second game": decks("ygo"),
}


def violations(page: Any) -> dict[str, list[str]]:
    """What axe finds, by the look: each rule with the first element that breaks it."""
    from axe_playwright_python.sync_playwright import Axe

    found = {}
    for forced, theme in LOOKS:
        page.emulate_media(forced_colors=forced, color_scheme=theme, reduced_motion="reduce")
        broken = Axe().run(page).response["violations"]
        if broken:
            found[f"{forced} {theme}"] = [f"{one['id']}: {one['nodes'][0]['html']}" for one in broken]
    return found


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(browser: Any, address: str, name: str):
    visit = Visit(browser, 1280, 800)
    PAGES[name](visit, address)
    assert not violations(visit.page)
    visit.has_no_faults(address)
    visit.context.close()


def test_axe_finds_nothing_on_the_page_of_a_tournament(browser: Any, tmp_path: Path):
    path = tmp_path / "cup.html"
    names, decks = ("one", "two", "three"), ("x", "y")
    pairs = [
        Pair((names[a], names[b]), Deal(k, decks, k), (game(a % 2), game(k % 2)))
        for k in range(4)
        for a, b in ((0, 1), (0, 2), (1, 2))
    ]
    pairs.append(Pair(names[:2], Deal(9, decks, 9), (game(1, forfeit=(0, "raised")), game(0))))
    path.write_text(html_page(made_up(names, pairs, decks)), encoding="utf-8")
    visit = Visit(browser, 1280, 800)
    visit.page.goto(path.as_uri())
    assert not violations(visit.page)
