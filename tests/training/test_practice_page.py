"""Lessons and puzzles in a browser: the ten lessons by their hints, a puzzle that is missed and solved."""

from typing import Any

import pytest
from zx_training.lessons.lesson import Lesson, load, numbered
from zx_training.puzzles.puzzle import shipped

from tests.training.test_page import Visit, address, browser, pytestmark  # noqa: F401 - its fixtures and marks


def begin(visit: Visit, address: str, game: str) -> None:  # noqa: F811
    visit.page.goto(address)
    visit.page.wait_for_selector("#deck-0 option", state="attached")
    visit.page.check(f"input[value={game}]", force=True)
    visit.page.wait_for_function(
        "game => document.querySelector('#practice').dataset.game === game", arg=game
    )


def take(visit: Visit, lesson: Lesson, text: str) -> None:
    """Click the move whose action begins with a text: on the list, in two halves where it has two."""
    from zx_training.lessons.attempt import LessonAttempt

    one = LessonAttempt(lesson)
    for action in visit.taken:
        one.act(action)
    chosen = next(action.index for action in one.game.actions() if action.text.startswith(text))
    visit.taken.append(chosen)
    before = visit.painted()
    visit.page.click(f"#moves button[data-index='{chosen}']")
    visit.page.wait_for_function(
        "before => document.querySelector('#moves').dataset.painted !== before", arg=before
    )
    visit.page.wait_for_selector("#moves:not([aria-busy])")


def play_lesson(visit: Visit, lesson: Lesson) -> None:
    visit.taken = []
    page = visit.page
    page.wait_for_function(
        "name => document.querySelector('#practice-name').textContent.endsWith(name)", arg=lesson.title
    )
    assert lesson.goal in page.locator("#practice-words").inner_text()
    for text in lesson.solution:
        take(visit, lesson, text)
    page.wait_for_selector("#moves .end")
    assert page.locator("#moves .end").inner_text() == "Goal reached."


@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_the_lessons_lead_from_one_to_the_next(browser: Any, address: str, game: str):  # noqa: F811
    visit = Visit(browser, 1280, 800)
    begin(visit, address, game)
    page, lessons = visit.page, load(game)
    visit.has_no_serious_findings()
    page.click("#first-steps")
    for lesson in lessons[:3]:
        play_lesson(visit, lesson)
        page.locator("#moves .big").click()
    visit.has_no_serious_findings()
    page.get_by_role("button", name="All lessons and puzzles").click()
    page.wait_for_selector("#start:not([hidden])")
    page.wait_for_function("() => document.querySelectorAll('#lessons .solved').length === 3")
    assert "lesson 4" in page.locator("#first-steps").inner_text()
    visit.has_no_faults(address)


def test_a_hint_a_move_taken_back_and_a_lesson_missed(browser: Any, address: str):  # noqa: F811
    visit = Visit(browser, 1280, 800)
    begin(visit, address, "zx")
    page, lesson = visit.page, numbered("zx", 4)
    page.locator("#lessons button").nth(3).click()
    visit.taken = []
    page.get_by_role("button", name="Hint").click()
    assert lesson.hint in page.locator("#practice-words").inner_text()
    page.get_by_role("button", name="Show a way").click()
    page.wait_for_selector("#practice-words .line li")
    take(visit, lesson, "pass")
    page.wait_for_selector("#moves .end")
    assert page.locator("#moves .end").inner_text() == "Goal missed."
    page.get_by_role("button", name="Take the last move back").click()
    page.wait_for_selector("#moves button[data-index]")
    assert not page.locator("#log li").count()
    visit.has_no_serious_findings()
    visit.has_no_faults(address)


def test_a_missed_puzzle_shows_the_line_that_refutes_it(browser: Any, address: str):  # noqa: F811
    visit = Visit(browser, 360, 740)
    begin(visit, address, "ygo")
    page = visit.page
    assert page.locator("#puzzles button").count() == len(shipped("ygo"))
    number = next(
        number
        for number, puzzle in enumerate(shipped("ygo"), 1)
        if any(action.text == "end turn" for action in puzzle.begin().actions())
    )
    page.get_by_role("button", name=f"Puzzle {number}:").click()
    page.wait_for_selector("#moves button[data-index]")
    goal, board = (page.locator(name).bounding_box() for name in ("#practice-box", "#board"))
    assert 0 <= goal["y"] and goal["y"] + goal["height"] <= board["y"], "the goal is read first"
    page.locator("#moves button[data-index]", has_text="End the turn").click()
    page.wait_for_selector("#moves .end")
    assert page.locator("#moves .end").inner_text() == "Goal missed."
    lines = page.locator("#moves .line")
    assert lines.count() == 2 and lines.first.locator("li").count() and lines.last.locator("li").count()
    visit.has_no_serious_findings()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    visit.has_no_faults(address)


def test_a_lesson_has_an_address_that_a_reload_and_the_buttons_of_the_browser_keep(
    browser: Any,  # noqa: F811
    address: str,  # noqa: F811
):
    visit, lesson = Visit(browser, 1280, 800), numbered("ygo", 2)
    page, visit.taken = visit.page, []
    page.goto(f"{address}lessons/ygo/2")
    name = "#practice-name"
    page.wait_for_selector("#moves button[data-index]")
    assert page.locator(name).text_content() == f"Lesson 2 of 10: {lesson.title}"
    begun = page.locator("#moves").inner_text()
    take(visit, lesson, lesson.solution[0])
    taken = page.locator("#log").inner_text()
    page.reload()
    page.wait_for_selector("#moves button[data-index], #moves .end")
    assert (
        page.locator(name).text_content().startswith("Lesson 2")
        and page.locator("#log").inner_text() == taken
    )
    page.get_by_role("button", name="All lessons and puzzles").click()
    page.wait_for_selector("#start:not([hidden])")
    assert page.url == address
    page.locator("#lessons button").nth(2).click()
    page.wait_for_url(f"{address}lessons/*/3")
    page.go_back()
    page.wait_for_selector("#start:not([hidden])")
    page.go_back()
    page.wait_for_selector("#table:not([hidden])")
    assert page.url == f"{address}lessons/ygo/2" and page.locator("#log").inner_text() == taken
    page.get_by_role("button", name="Begin again").or_(page.get_by_role("button", name="Once more")).click()
    page.wait_for_function("words => document.querySelector('#moves').innerText === words", arg=begun)
    visit.has_no_faults(address)
    page.goto(f"{address}lessons/zx/99")
    page.wait_for_selector("#practice-error:not(:empty)")
    assert "1 to 10" in page.locator("#practice-error").inner_text()
