"""The page in a browser: whole games by mouse and by keyboard, the replay, and whether everybody can use it.

Skipped where there is no Chromium: apt-get install chromium, or name one in ZX_CHROMIUM; and in Firefox where
there is none: apt-get install firefox-esr, or ZX_FIREFOX.
"""

import importlib.util
import json
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from zx_training.games import get_game
from zx_training.ui.events import QUIET

NEEDED = ("starlette", "uvicorn", "playwright", "axe_playwright_python")
CHROMIUM = os.environ.get("ZX_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FIREFOX = os.environ.get("ZX_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
STOCK_FIREFOX = "moz-firefox"
"""The channel by which Playwright drives a Firefox that is not its own build, by WebDriver BiDi."""
CALM = {"ui.prefersReducedMotion": 1}
"""Settings of Firefox for less motion, which its contexts cannot ask for."""
IN_EACH = pytest.mark.parametrize(
    "browser",
    [
        "chromium",
        pytest.param("firefox", marks=pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox")),
    ],
    indirect=True,
)
GAMES = pytest.mark.parametrize("game", ["zx", pytest.param("ygo", marks=pytest.mark.long)])
MOST_MOVES = 400
SERIOUS = ("serious", "critical")
QUICK = """{
    const now = performance.now.bind(performance);
    let asked = 0; // a clock of Firefox may stand still for a while
    performance.now = () => 1000 * (now() + ++asked);
}"""
"""Let the moment end at once in which the page takes no second click: a test is quicker than a person."""

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(
        any(importlib.util.find_spec(name) is None for name in NEEDED), reason=f"needs {', '.join(NEEDED)}"
    ),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium: apt-get install chromium"),
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    import uvicorn
    from zx_training.serve.app import application
    from zx_training.serve.sessions import SessionManager
    from zx_training.serve.store import Store

    tables = SessionManager(Store(None))
    settings = uvicorn.Config(application(tables, a_second=1000.0), port=0, log_level="error", lifespan="off")
    server = uvicorn.Server(settings)
    socket = settings.bind_socket()
    thread = threading.Thread(target=server.run, args=([socket],))
    thread.start()
    yield f"http://127.0.0.1:{socket.getsockname()[1]}/"
    server.should_exit = True
    thread.join()
    socket.close()


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Chromium, or what a test marked IN_EACH asks for."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        if getattr(request, "param", "chromium") == "chromium":
            made = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        else:
            folder = tmp_path_factory.mktemp("saved")
            made = driver.firefox.launch(
                executable_path=FIREFOX,
                channel=STOCK_FIREFOX,
                firefox_user_prefs=CALM,
                downloads_path=folder,
            )
            made.saves_in = folder  # a stock Firefox saves a file there and does not tell
        yield made
        made.close()


class Visit:
    """A page that is looked at, with all that went wrong on it."""

    def __init__(
        self, browser: Any, width: int, height: int, has_touch: bool = False, in_real_time: bool = False
    ) -> None:
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            accept_downloads=True,
            reduced_motion="reduce",
            has_touch=has_touch,
        )
        self.page = self.context.new_page()
        if not in_real_time:
            self.page.add_init_script(QUICK)
        self.wrong: list[str] = []
        self.asked: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.page.on("request", lambda request: self.asked.append(request.url))

    def begin(self, address: str, game: str = "zx", agent: str = "scripted", seed: str = "3") -> None:
        page = self.page
        page.goto(address)
        page.wait_for_selector("#deck-0 option", state="attached")
        page.check(f"input[value={game}]", force=True)
        page.select_option("#agent-1", agent)
        page.locator("summary", has_text="Seat, seed").click()
        page.fill("#seed", seed)
        page.locator("#setup [type=submit]").press("Enter")
        page.wait_for_selector("#table:not([hidden])")

    def is_over(self) -> bool:
        """Whether the game has ended; else it is our turn."""
        self.page.wait_for_selector("#moves .end, #moves button[data-index]")
        return self.page.locator("#moves .end").count() > 0

    def painted(self) -> str | None:
        return self.page.get_attribute("#moves", "data-painted")

    def moved(self, before: str | None) -> None:
        """Until the page shows another question than before."""
        self.page.wait_for_function(
            "before => document.querySelector('#moves').dataset.painted !== before "
            "&& document.querySelector('#moves .end, #moves button[data-index]')",
            arg=before,
        )

    def moved_on(self, times: int) -> None:
        """The first move, again and again, until the game is over."""
        for _ in range(times):
            if self.is_over():
                return
            before = self.painted()
            self.page.locator("#moves button[data-index]").first.click()
            self.moved(before)

    def saved(self, button: str, folder: Path) -> Path:
        """Click a button that saves a file, and return its path."""
        saves_in = getattr(self.context.browser, "saves_in", None)
        if saves_in is None:
            with self.page.expect_download() as download:
                self.page.click(button)
            path = folder / download.value.suggested_filename
            download.value.save_as(path)
            return path
        self.page.click(button)
        for _ in range(300):
            self.page.wait_for_timeout(100)
            ready = [path for path in saves_in.iterdir() if path.suffix != ".part" and path.stat().st_size]
            if ready and not list(saves_in.glob("*.part")):
                return Path(ready[0].rename(folder / ready[0].name))
        raise AssertionError("nothing was saved")

    def has_no_serious_findings(self) -> None:
        from axe_playwright_python.sync_playwright import Axe

        found = Axe().run(self.page).response["violations"]
        assert not [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in SERIOUS]

    def has_no_faults(self, address: str) -> None:
        assert not self.wrong
        assert all(url.startswith((address, "data:", "blob:")) for url in self.asked)


@IN_EACH
@GAMES
def test_a_whole_game_by_mouse(browser: Any, address: str, game: str, tmp_path: Path):
    visit = Visit(browser, 1920, 1080)
    visit.begin(address, game)
    page, rng = visit.page, np.random.default_rng(1)
    on_board = 0
    for move in range(MOST_MOVES):
        if visit.is_over():
            break
        if move == 6:
            visit.has_no_serious_findings()
        before = visit.painted()
        places = page.locator("#board button.move")
        if places.count() and rng.random() < 0.8:
            on_board += 1
            places.nth(int(rng.integers(places.count()))).click(force=True)
            if page.locator("#box[open]").count():
                page.locator("#box .do").first.click()
        else:
            page.locator("#moves button[data-index]").first.click()
        visit.moved(before)
    assert page.locator("#moves .end").inner_text() in ("You have won!", "You have lost.", "A draw.")
    assert on_board > 3 and page.locator("#log li").count() > 20
    replay = visit.saved("#end-replay:not([disabled])", tmp_path)
    visit.has_no_faults(address)
    step_through_replay(browser, replay)


def step_through_replay(browser: Any, path: Path) -> None:
    """The saved file, with the network cut: every control of it."""
    visit = Visit(browser, 1280, 900)
    visit.context.set_offline(True)
    page = visit.page
    page.goto(path.as_uri())
    last = int(page.get_attribute("#at", "max") or 0)
    assert last > 10 and page.locator("#number").inner_text() == f"0 of {last}"
    boards = {page.locator("#board svg").inner_html()}
    for _ in range(last):
        page.keyboard.press("ArrowRight")
    assert page.locator("#number").inner_text() == f"{last} of {last}"
    boards.add(page.locator("#board svg").inner_html())
    page.click("#event-back")
    page.click("#event-back")
    assert page.locator("#log li.now").count() == 1
    for viewer in ("1", "2"):
        page.select_option("#viewer", viewer)
        boards.add(page.locator("#board svg").inner_html())
    assert len(boards) == 4
    turns = [
        value
        for value in page.locator("#jump option").evaluate_all("all => all.map(one => one.value)")
        if value
    ]
    assert len(turns) > 3
    page.select_option("#jump", turns[2])
    assert page.locator("#number").inner_text() != f"{last} of {last}"
    visit.has_no_serious_findings()
    assert not visit.wrong and set(visit.asked) <= {path.as_uri()}


@IN_EACH
@GAMES
def test_a_whole_game_by_keyboard_on_a_telephone(browser: Any, address: str, game: str):
    visit = Visit(browser, 360, 740)
    visit.begin(address, game)
    page, rng = visit.page, np.random.default_rng(2)
    visit.has_no_serious_findings()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    by_arrows = 0
    for _ in range(MOST_MOVES):
        if visit.is_over():
            break
        before = visit.painted()
        keys = page.locator('#moves button[data-key]:not([data-key=""])').evaluate_all(
            "all => all.map(one => one.dataset.key)"
        )
        if page.locator("#board button.move").count() and rng.random() < 0.5:
            page.locator("#board button.move").first.focus()
            page.keyboard.press(["ArrowRight", "ArrowLeft"][int(rng.integers(2))])
            if not page.evaluate("document.activeElement.matches('#board button.move')"):
                page.locator("#board button.move").first.focus()
            by_arrows += 1
            page.keyboard.press("Enter")
            if page.locator("#box[open]").count():
                page.locator("#box .do").first.press("Enter")
        else:
            page.keyboard.press(str(rng.choice(keys)))
        visit.moved(before)
    assert "You have" in page.locator("#moves .end").inner_text()
    assert by_arrows > 3
    visit.has_no_faults(address)


SIZES = ((1280, 800), (1920, 1080), (360, 740), (740, 360))
LOOKS = (("none", "dark"), ("none", "light"), ("active", "dark"))
"""Whether colors are forced, and the theme of the system."""
TYPE = (
    "() => Math.min(...[...document.querySelectorAll('#board svg text')].map("
    "one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"
)


def test_everybody_can_read_the_board_at_every_size_and_in_every_theme(browser: Any, address: str):
    from axe_playwright_python.sync_playwright import Axe

    visit = Visit(browser, 1280, 800)
    visit.begin(address)
    page = visit.page
    for _ in range(8):
        before = visit.painted()
        page.wait_for_timeout(350)
        page.locator("#moves button[data-index]").first.click()
        visit.moved(before)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if width >= 1280:
            assert page.evaluate(TYPE) >= 11
            box = page.locator("#board").bounding_box()
            assert box["y"] + box["height"] <= height
        for forced, theme in LOOKS:
            page.emulate_media(forced_colors=forced, color_scheme=theme, reduced_motion="reduce")
            assert [one["id"] for one in Axe().run(page).response["violations"]] == [], (width, theme)
    for stop in page.locator("#moves .stop").all():
        box = stop.bounding_box()
        assert box["y"] + box["height"] <= SIZES[-1][1], "in reach without a scroll"
    visit.has_no_faults(address)


def test_a_z_x_that_is_pointed_at_marks_what_it_threatens_and_an_attack_unfolds(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    visit.begin(address, agent="random")
    page = visit.page
    for _ in range(MOST_MOVES):
        if visit.is_over() or page.locator("#log li.attack .unfold").count():
            break
        attack = page.locator("#moves button[data-index]", has_text="Attack with")
        before = visit.painted()
        page.wait_for_timeout(350)
        (attack if attack.count() else page.locator("#moves button[data-index]")).first.click()
        visit.moved(before)
        if page.locator("#moves button", has_text="Back").count():
            assert page.locator("#board svg .aim").count() or "Attack" not in page.inner_text("#asked")
    fold = page.locator("#log li.attack .unfold").first
    hidden = page.locator("#log li.detail:visible").count()
    fold.click()
    assert page.locator("#log li.detail:visible").count() > hidden == 0
    page.evaluate("document.querySelector('#board button[data-reach]').focus()")
    assert page.locator("#board svg .threat").count()
    page.evaluate("document.activeElement.blur()")
    assert not page.locator("#board svg .threat").count()
    visit.has_no_faults(address)


def test_a_theme_is_chosen_and_kept(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    page = visit.page
    page.goto(address)
    page.wait_for_selector("#deck-0 option", state="attached")
    grounds = []
    for _ in range(3):
        grounds.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        page.click("#theme")
    assert grounds[1] != grounds[2] and grounds[0] in grounds[1:]
    page.click("#theme")
    page.reload()
    page.wait_for_selector("#deck-0 option", state="attached")
    assert page.locator("#theme").inner_text() == "Theme: light"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == grounds[1]


def test_a_reload_goes_on_and_a_first_half_is_taken_back(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    visit.begin(address, agent="random")
    page = visit.page
    for _ in range(60):
        if page.locator("#moves button", has_text="…").count():
            break
        before = visit.painted()
        page.locator("#moves button[data-index]").last.click()
        visit.moved(before)
    log = page.locator("#log li").count()
    assert len(page.locator("#hint").inner_text()) > 20
    page.locator("#moves button", has_text="…").first.focus()
    page.wait_for_selector("#card .card-name")
    page.locator("#moves button", has_text="…").first.click()
    assert page.locator("#asked").inner_text().endswith((": on which Square?", ": whom?"))
    page.keyboard.press("Escape")
    assert not page.locator("#asked").inner_text().endswith("?")
    page.reload()
    page.wait_for_selector("#moves button[data-index]")
    assert page.locator("#log li").count() == log
    page.click("#think")
    page.wait_for_selector("#moves .share")
    (advised,) = page.locator("#moves .advised").all()
    shares = page.locator("#moves .share").all_inner_texts()
    assert advised.locator(".share").inner_text() == max(shares, key=lambda share: int(share.split()[0]))
    assert page.inner_text("#analysis b").split(" with ")[0] in advised.inner_text().replace("\n", " ")
    panel, box = page.locator(".panel .moves").bounding_box(), advised.bounding_box()
    assert panel["y"] <= box["y"] and box["y"] + box["height"] <= panel["y"] + panel["height"]
    page.click("#deck-own")
    page.wait_for_selector("#box .decklist")
    assert page.locator("#box .decklist tr").count() > 10
    visit.has_no_serious_findings()
    page.click("#box .close")
    visit.has_no_faults(address)


def test_a_second_click_answers_no_other_question(browser: Any, address: str):
    """A second click, and a key that is held down, answer nothing; Enter ends nothing by accident."""
    visit = Visit(browser, 1280, 800, in_real_time=True)
    sent: list[dict[str, Any]] = []
    heights: set[int] = set()
    visit.page.on(
        "request",
        lambda request: (
            sent.append(json.loads(request.post_data)) if request.url.split("?")[0].endswith("/act") else None
        ),
    )
    visit.begin(address, agent="random")
    page = visit.page
    page.wait_for_timeout(400)
    for decision in range(12):
        if visit.is_over():
            break
        page.wait_for_timeout(350)
        heights.add(round(page.locator("#board").bounding_box()["y"]))
        others = page.locator("#moves button[data-index]:not(.stop)").count()
        if others:
            assert not page.evaluate("document.activeElement.matches('#moves .stop')")
        before, count = visit.painted(), len(sent)
        box = page.locator("#moves button[data-index]").first.bounding_box()
        x, y = box["x"] + 20, box["y"] + box["height"] / 2
        page.mouse.click(x, y)
        visit.moved(before)
        page.mouse.click(x, y)  # at what has appeared there
        page.keyboard.down("0")
        page.wait_for_timeout(30)
        assert len(sent) <= count + 1, decision
        page.keyboard.up("0")
    assert sent and [one["n"] for one in sent] == sorted({one["n"] for one in sent})
    assert len(heights) == 1, "the board has moved"
    visit.has_no_faults(address)


def to_a_card_of_the_hand(visit: Visit) -> Any:
    """Plays on until a card of the hand can be moved: its place on the board."""
    card = visit.page.locator('#board button.move[data-spot*=":hand:"]')
    for _ in range(60):
        if card.count():
            break
        before = visit.painted()
        visit.page.locator("#moves button[data-index]").first.tap()
        visit.moved(before)
    return card.first


def test_a_tap_shows_a_card_before_it_is_played(browser: Any, address: str):
    visit = Visit(browser, 360, 740, has_touch=True)
    visit.begin(address, agent="random")
    page, card = visit.page, to_a_card_of_the_hand(visit)
    before = visit.painted()
    card.tap(force=True)
    assert page.locator("#box .card-name").inner_text() and visit.painted() == before
    page.locator("#box .do").first.tap()
    visit.moved(before)
    assert not page.locator("#box[open]").count()
    visit.has_no_faults(address)


def test_a_card_is_played_though_the_server_does_not_send_its_text(browser: Any, address: str):
    visit = Visit(browser, 360, 740, has_touch=True)
    visit.page.route("**/api/cards*", lambda route: None)
    visit.begin(address, agent="random")
    page, card = visit.page, to_a_card_of_the_hand(visit)
    before = visit.painted()
    card.tap(force=True)
    assert page.locator("#box[open] .do").count()
    page.locator("#box .do").first.tap()
    visit.moved(before)


def test_the_first_screen_explains_how_the_game_is_won(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    visit.page.goto(address)
    visit.page.wait_for_selector("#deck-0 option", state="attached")
    assert "How Z/X is won" in visit.page.locator("#rules-zx").inner_text()
    assert visit.page.locator("#agent-1").input_value() == "learned"
    assert "Nine Squares" in visit.page.inner_text("#start-title")
    visit.page.check("input[value=ygo]", force=True)
    assert "Life Points" in visit.page.inner_text("#start-title") and "Z/X" not in visit.page.inner_text(
        "#lead"
    )
    assert "How the Battle Phase is won" in visit.page.locator("#rules-ygo").inner_text()
    assert not visit.page.locator("#rules-zx").is_visible()
    visit.has_no_serious_findings()
    visit.has_no_faults(address)


class Passing(Visit):
    """A page whose timers stand still, so that it passes by itself only when told to go on."""

    def __init__(self, browser: Any, address: str) -> None:
        super().__init__(browser, 1280, 800)
        self.page.clock.install()
        self.begin(address, "ygo", agent="random")
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000 + 1"))
        self.page.on("request", self.sent)
        self.actions: list[list[int]] = []
        self.logged = 0
        adapter = get_game("ygo")
        self.hints = {adapter.wording.hints[ask].why for ask in adapter.response_questions}

    def sent(self, request: Any) -> None:
        if request.url.split("?")[0].endswith("/act"):
            self.actions.append(json.loads(request.post_data)["actions"])

    def arrived(self) -> str:
        """Wait for the next decision: "passing", "asked" or "over"."""
        self.page.wait_for_function(
            "document.querySelector('#moves .end, #moves button[data-index]') "
            "|| document.querySelector('#asked').textContent.includes('passing')",
            polling=50,
        )
        if self.page.locator("#moves .end").count():
            return "over"
        return "asked" if self.page.locator("#moves button[data-index]").count() else "passing"

    def news(self) -> set[str]:
        """Return what the log has told since the last call, without quiet events."""
        told = self.page.locator("#log li").evaluate_all(
            "all => all.map(one => [one.classList[1], one.innerText])"
        )
        new, self.logged = told[self.logged :], len(told)
        return {text for kind, text in new if kind not in QUIET or "start of the Damage Step" in text}

    def is_response(self) -> bool:
        return self.page.locator("#hint").inner_text() in self.hints

    def until_shown(self, before: str | None) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('#moves').dataset.painted !== before", arg=before, polling=50
        )


def test_until_something_happens_the_page_passes_by_itself(browser: Any, address: str):
    """A ticked box passes after quiet events only; an unticked one asks at the same decisions."""
    visit = Passing(browser, address)
    page, counts = visit.page, {"passing": 0, "asked": 0, "asked in vain": 0}
    page.check("#auto-pass")
    for _ in range(60):
        now = visit.arrived()
        if now == "over" or counts["asked in vain"] == 2:
            break
        news, before, sent = visit.news(), visit.painted(), len(visit.actions)
        if now == "passing":
            counts[now] += 1
            assert not news and not page.locator("#moves button").count()
            if counts[now] == 2:  # cleared before it passes
                page.uncheck("#auto-pass")
                assert visit.arrived() == "asked" and visit.is_response()
                page.clock.run_for(1000)
                assert len(visit.actions) == sent
                page.check("#auto-pass")
                before = visit.painted()
            page.clock.run_for(200)
            visit.until_shown(before)
            assert len(visit.actions) == sent + 1
            if counts[now] == 4:
                page.uncheck("#auto-pass")
        else:
            counts[now] += visit.is_response()
            counts["asked in vain"] += visit.is_response() and not news
            page.clock.run_for(1000)
            assert len(visit.actions) == sent
            assert news or not visit.is_response() or not page.is_checked("#auto-pass")
            page.locator("#moves .stop" if visit.is_response() else "#moves button[data-index]").first.click()
            visit.until_shown(before)
    assert counts["passing"] == 4 and counts["asked"] > 2 and counts["asked in vain"] == 2
    page.check("#auto-pass")
    page.reload()
    page.wait_for_selector("#table:not([hidden])")
    assert page.is_checked("#auto-pass")
    visit.has_no_faults(address)
