"""After a game, in a browser: what decided it, and its replay on the server; by keyboard, in every theme."""

from typing import Any

import pytest

from tests.training.test_page import LOOKS, SIZES, TYPE, Visit, address, browser, pytestmark  # noqa: F401 - fixtures

GAME_OF_AGENTS = """async ([decks, most]) => {
  const sent = { method: "POST", headers: { "content-type": "application/json" } };
  const body = JSON.stringify({ game: "zx", decks, seats: ["scripted", "scripted"], seed: 4 });
  const { id, tokens } = await (await fetch("/api/games", { ...sent, body })).json();
  sent.headers.authorization = `Bearer ${tokens.watcher}`;
  for (let n = 0; n < most; n += 1) {
    const state = await (await fetch(`/api/games/${id}/advance`, { ...sent, body: "{}" })).json();
    if (state.over) return `/#${id}.watcher.${tokens.watcher}`;
  }
}"""

SEES_THE_LINE = """() => {
  const [log, line] = ["#log", "#log .now"].map((one) => document.querySelector(one));
  if (!line?.offsetParent) return true; // the line of the preparation is hidden
  const [all, one] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
  return one.top >= all.top - 1 && one.bottom <= all.bottom + 1;
}"""


def looked_at(visit: Visit) -> None:
    """At every size nothing is cut off, and axe finds nothing in any theme."""
    from axe_playwright_python.sync_playwright import Axe

    for width, height in SIZES:
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.page.wait_for_timeout(300)
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
        assert width < 1280 or visit.page.evaluate(TYPE) >= 11
    for forced, theme in LOOKS:
        visit.page.emulate_media(forced_colors=forced, color_scheme=theme, reduced_motion="reduce")
        assert [one["id"] for one in Axe().run(visit.page).response["violations"]] == [], (forced, theme)


def tab_to(visit: Visit, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(120):
        if visit.page.evaluate("one => document.activeElement.matches(one)", selector):
            return
        visit.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


@pytest.mark.parametrize("game", ["zx", pytest.param("ygo", marks=pytest.mark.long)])
def test_a_game_that_is_over_says_what_decided_it(browser: Any, address: str, game: str):  # noqa: F811
    visit = Visit(browser, 1280, 800)
    visit.begin(address, game)
    page = visit.page
    visit.moved_on(14)
    assert page.locator("#after").is_hidden()
    if not visit.is_over():
        page.locator("#resign").press("Enter")
        page.locator("#box .big").press("Enter")
    page.wait_for_selector("#after figure:not([hidden])")
    assert "to 0\u00a0%" in page.locator("#chances svg").get_attribute("aria-label")
    assert "the trained player" in page.locator("#chances figcaption").inner_text()
    points = page.locator("#after-list li")
    assert points.count() <= 3
    for point in points.all():
        assert "The trained player would choose" in point.inner_text()
        assert "give up" not in point.inner_text().lower()
        at = point.locator("a").get_attribute("href").partition("#")[2]
        point.locator("button").press("Enter")
        page.wait_for_function(
            "at => document.querySelector('#box p')?.textContent.startsWith(`After ${at} of`)", arg=at
        )
        page.keyboard.press("Escape")
    looked_at(visit)
    tab_to(visit, "#look")
    page.keyboard.press("Enter")
    in_the_replay(visit)
    visit.has_no_faults(address)


def in_the_replay(visit: Visit) -> None:
    """The page of the replay, by keyboard alone: through the game, and asking about a moment."""
    page = visit.page
    page.wait_for_selector("#chances:not([hidden])")
    assert page.locator("#who").inner_text().startswith("You against the enemy")
    last = int(page.get_attribute("#at", "max") or 0)
    assert page.locator("#number").inner_text() == f"0 of {last}"
    page.keyboard.press("End")
    assert page.locator("#chances figcaption b").inner_text() == "0\u00a0%"
    assert page.locator("#moment").inner_text() == "The enemy (scripted) won."
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    tab_to(visit, "#moment button")
    page.keyboard.press("Enter")
    page.wait_for_selector("#moment .choices")
    assert page.locator("#moment .done").count() == 1
    assert page.evaluate("document.activeElement.id") == "moment"
    looked_at(visit)
    for _ in range(9):
        page.locator("#next").press("Enter")
        page.wait_for_function(SEES_THE_LINE)
    page.locator("#to-game").press("Enter")
    page.wait_for_selector("#after figure:not([hidden])")


def test_a_link_to_a_moment_opens_the_replay_there(browser: Any, address: str):  # noqa: F811
    """Also for a watcher, who is nobody in the game."""
    visit = Visit(browser, 1280, 800)
    page = visit.page
    page.set_default_timeout(120_000)
    page.goto(address)
    link = page.evaluate(GAME_OF_AGENTS, [["b01_red", "b01_blue"], 600])
    assert link, "the game has not ended"
    page.goto("about:blank")
    page.goto(address + link[1:])
    page.wait_for_selector("#after figure:not([hidden])")
    assert page.locator("#chances figcaption").inner_text().startswith("Player 0 (scripted)")
    moments = page.locator("#after-list a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert moments and all("/replay#" in one for one in moments)
    page.click("#after-list a >> nth=-1")
    page.wait_for_selector("#turning:not([hidden])")
    at = page.locator("#number").inner_text().partition(" ")[0]
    assert moments[-1].endswith(f"#{at}") and page.locator("#turning li").count() == len(moments)
    page.click("#turning li button")
    assert moments[0].endswith("#" + page.locator("#number").inner_text().partition(" ")[0])
    visit.has_no_faults(address)


def test_who_holds_no_seat_sees_no_replay(browser: Any, address: str):  # noqa: F811
    visit = Visit(browser, 1280, 800)
    visit.page.goto(f"{address}g/nothing/replay")
    visit.page.wait_for_function("document.querySelector('#asked').textContent.includes('not yours')")
    visit.has_no_serious_findings()
