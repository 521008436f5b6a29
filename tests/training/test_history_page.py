"""Games of before in a browser: addresses, your games, rematches, moments, records, reports, two tabs."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from zx_training.games import get_game

from tests.training.test_page import Visit, address, browser, pytestmark

__all__ = ["address", "browser", "pytestmark"]


def begun(visit: Visit, address: str) -> str:
    """Begin a game; return its address."""
    visit.begin(address)
    visit.page.wait_for_url("**/g/*")
    return visit.page.url


def given_up(visit: Visit) -> None:
    visit.page.click("#resign")
    visit.page.locator("#box .big").click()
    visit.page.wait_for_selector("#moves .end")


def lines(page: Any) -> list[str]:
    return page.locator("#log li").all_inner_texts()


def test_a_lost_game_is_played_again_against_an_easier_enemy(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    page = visit.page
    first = begun(visit, address)
    question = page.inner_text("#asked"), page.locator("#moves button[data-index]").all_inner_texts()
    visit.moved_on(3)
    given_up(visit)
    page.click("#easier")
    page.wait_for_url(lambda url: url not in (first, address))
    page.wait_for_selector("#moves button[data-index]")
    assert "against random" in page.inner_text("#who")
    assert question == (
        page.inner_text("#asked"),
        page.locator("#moves button[data-index]").all_inner_texts(),
    )
    given_up(visit)
    assert not page.locator("#easier").count()
    visit.has_no_faults(address)


def test_a_game_has_an_address_that_back_and_reload_keep(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    page, first = visit.page, begun(visit, address)
    assert re.fullmatch(f"{address}g/[\\w-]{{22}}", first)
    visit.moved_on(3)
    log = lines(page)
    page.reload()
    page.wait_for_selector("#moves button[data-index]")
    assert page.url == first and lines(page) == log
    page.click("#new-game")
    page.wait_for_url(address)
    page.wait_for_selector("#running a")
    assert page.locator("#finished-part").is_hidden()
    page.go_back()
    page.wait_for_selector("#table:not([hidden]) #moves button[data-index]")
    assert page.url == first and lines(page) == log
    page.go_forward()
    page.locator("#running a").click()
    page.wait_for_url(first)
    page.wait_for_selector("#moves button[data-index]")
    other = Visit(browser, 1280, 800)
    other.page.goto(first)
    other.page.wait_for_selector("#setup-error:not(:empty)")
    assert "no seat" in other.page.inner_text("#setup-error")
    other.page.wait_for_url(address)
    visit.has_no_faults(address)
    other.has_no_faults(address)


def test_a_game_that_is_over_has_a_rematch_and_is_played_on_from_any_moment(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    page, first = visit.page, begun(visit, address)
    visit.moved_on(4)
    given_up(visit)
    visit.has_no_serious_findings()
    page.click("#rematch")
    page.wait_for_selector("#moves button[data-index]")
    page.wait_for_url(lambda url: url != first)
    again = page.url
    assert "against You" in page.inner_text("#who")
    page.go_back()
    page.wait_for_selector("#moves .end")
    page.click("#look-back")
    page.wait_for_function("() => document.querySelector('#play-on')?.disabled === false")
    page.fill("#from", "2")
    page.wait_for_function("() => document.querySelector('#box p').textContent.startsWith('After 2 of')")
    visit.has_no_serious_findings()
    page.click("#play-on")
    page.wait_for_selector("#moves button[data-index]")
    page.wait_for_url(lambda url: url not in (first, again))
    assert page.locator("#take-back").is_hidden()
    page.goto(f"{first}/replay#3")
    page.locator("#moment a", has_text="Play on from here").click()
    page.wait_for_function("() => document.querySelector('#box p')?.textContent.startsWith('After 3 of')")
    page.goto(address)
    page.wait_for_selector("#mine:not([hidden])")
    assert page.locator("#running a").count() == 2
    assert "you have lost" in page.inner_text("#finished")
    visit.has_no_serious_findings()
    visit.has_no_faults(address)


def test_two_tabs_show_the_same_game(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    here = begun(visit, address)
    tab = visit.context.new_page()
    tab.goto(here)
    tab.wait_for_selector("#moves button[data-index]")
    follows = (
        "all => document.querySelectorAll('#log li').length === all && !document.querySelector('[aria-busy]')"
    )
    visit.moved_on(3)
    tab.wait_for_function(follows, arg=len(lines(visit.page)))
    visit.page.click("#take-back")
    visit.page.wait_for_selector("#asked:has-text('Taken back')")
    tab.wait_for_function(follows, arg=len(lines(visit.page)))
    assert tab.inner_text("#moves") == visit.page.inner_text("#moves")
    visit.has_no_faults(address)


def invite(page: Any, address: str) -> None:
    """Begin a game with a friend, up to the link for him."""
    page.goto(address)
    page.wait_for_selector("#deck-0 option", state="attached")
    page.check("input[value=friend]", force=True)
    page.locator("#setup [type=submit]").press("Enter")
    page.wait_for_selector("#copy")


def test_a_friend_gets_a_link_to_copy_and_both_meet_in_the_rematch(browser: Any, address: str):
    visit, friend = Visit(browser, 1280, 800), Visit(browser, 1280, 800)
    page = visit.page
    invite(page, address)
    assert "--host" in page.inner_text("#box")
    visit.has_no_serious_findings()
    page.click("#copy")
    page.wait_for_selector("#box [role=status]:not(:empty)")
    friend.page.goto(page.input_value(".copied input"))
    friend.page.wait_for_url(page.url)
    page.keyboard.press("Escape")
    given_up(visit)
    friend.page.wait_for_selector("#rematch")
    friend.page.focus("#rematch")
    page.click("#rematch")
    page.wait_for_selector("#moves .hint, #moves button[data-index]")
    page.wait_for_selector("#resign:not([hidden])")
    friend.page.wait_for_selector("#asked:has-text('Your friend has begun a rematch')")
    assert friend.page.evaluate("document.activeElement.id") == "rematch"
    assert friend.page.inner_text("#rematch").startswith("To the rematch")
    friend.page.keyboard.press("Enter")
    friend.page.wait_for_selector("#resign:not([hidden])")
    friend.page.wait_for_url(page.url)
    assert page.locator("#friend-link").is_visible()
    visit.has_no_faults(address)
    friend.has_no_faults(address)


def test_records_and_reports_are_opened_and_wrong_files_are_refused_in_words(
    browser: Any, address: str, tmp_path: Path
):
    adapter = get_game("zx")
    played = adapter.deal(adapter.pair_of(None, None), 3)
    good, bad, report = tmp_path / "game.zxg", tmp_path / "bad.zxg", tmp_path / "report.json"
    good.write_text(str(played.record()), encoding="utf-8")
    bad.write_text('<img src=x onerror="alert(1)">', encoding="utf-8")
    visit = Visit(browser, 1280, 800)
    page = visit.page
    page.goto(address)
    page.wait_for_selector("#deck-0 option", state="attached")
    page.set_input_files("#open-record", bad)
    page.wait_for_selector("#setup-error:not(:empty)")
    assert "line 1" in page.inner_text("#setup-error") and page.locator("#setup-error img").count() == 0
    assert visit.wrong and all("409" in one for one in visit.wrong)
    visit.wrong.clear()
    page.set_input_files("#open-record", good)
    page.wait_for_selector("#look-back")
    assert "the record ends here" in page.inner_text("#moves").casefold()
    page.click("#report")
    page.fill("#bug", "the words of a person")
    with page.expect_download() as download:
        page.click("#save-report")
    download.value.save_as(report)
    written = json.loads(report.read_text(encoding="utf-8"))
    assert written["words"] == "the words of a person" and "Chrom" in written["browser"]
    assert written["record"] == good.read_text(encoding="utf-8") and written["zx_env"]
    page.keyboard.press("Escape")
    first = page.url
    dropped = page.evaluate_handle(
        "text => { const all = new DataTransfer(); "
        "all.items.add(new File([text], 'report.json')); return all; }",
        report.read_text(encoding="utf-8"),
    )
    page.dispatch_event("body", "drop", {"dataTransfer": dropped})
    page.wait_for_function("first => location.href !== first", arg=first)
    page.wait_for_selector("#look-back")
    visit.has_no_faults(address)


@pytest.mark.parametrize("decisions", [0, 30])
def test_a_record_that_stops_early_says_how_it_stood(
    browser: Any, address: str, tmp_path: Path, decisions: int
):
    adapter = get_game("zx")
    played = adapter.deal(adapter.pair_of(None, None), 3)
    rng = np.random.default_rng(2)
    for _ in range(decisions):
        played.step(int(rng.choice(np.flatnonzero(played.mask()))))
    path = tmp_path / "game.zxg"
    path.write_text(str(played.record()), encoding="utf-8")
    visit = Visit(browser, 1280, 800)
    page = visit.page
    page.goto(address)
    page.wait_for_selector("#deck-0 option", state="attached")
    page.set_input_files("#open-record", path)
    page.wait_for_selector("#after-wait:has-text('The record ends before the game is over')")
    assert page.inner_text("#after-title").casefold() == "how it stood"
    assert page.locator("#chances").is_visible() == bool(decisions)
    assert ("too few decisions" in page.inner_text("#after-wait")) == (not decisions)
    visit.has_no_serious_findings()
    page.click("#look")
    page.wait_for_selector("#turning:not([hidden])")
    assert "the record ends before the game is over" in page.inner_text("#who")
    assert page.inner_text("#turning-title") == "How it stood"
    page.click("#last")
    assert "won" not in page.inner_text("#moment")
    visit.has_no_faults(address)


def test_games_are_removed_from_the_own_list(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    page, first = visit.page, begun(visit, address)
    given_up(visit)
    begun(visit, address)
    page.goto(address)
    page.wait_for_selector("#running li")
    page.locator("#running li button").press("Enter")
    assert "nobody waits for you" in page.inner_text("#box")
    visit.has_no_serious_findings()
    page.locator("#box button", has_text="Keep").click()
    assert page.locator("#running li").count() == 1
    page.locator("#running li button").click()
    page.click("#remove")
    page.wait_for_selector("#running-part", state="hidden")
    assert page.locator("#finished li").count() == 1 and not page.locator("#box[open]").count()
    assert page.evaluate("document.activeElement.id") == "mine-title"
    page.click("#remove-finished")
    assert "The game is running" not in page.inner_text("#box")
    page.click("#remove")
    page.wait_for_selector("#mine", state="hidden")
    page.goto(first)
    page.wait_for_selector("#setup-error:not(:empty)")
    visit.has_no_faults(address)


def test_who_removes_a_running_game_with_a_friend_may_give_it_up(browser: Any, address: str):
    visit, friend = Visit(browser, 1280, 800), Visit(browser, 1280, 800)
    page = visit.page
    invite(page, address)
    friend.page.goto(page.input_value(".copied input"))
    friend.page.wait_for_url(page.url)
    page.goto(address)
    page.wait_for_selector("#running li")
    page.locator("#running li button").first.click()
    assert "your friend waits for you" in page.inner_text("#box")
    page.click("#give-up-and-remove")
    page.wait_for_selector("#mine", state="hidden")
    friend.page.wait_for_selector("#moves .end")
    assert friend.page.inner_text("#moves .end") == "You have won!"
    visit.has_no_faults(address)
    friend.has_no_faults(address)


def test_words_of_a_refusal_stay_and_no_move_is_pressed_twice(browser: Any, address: str):
    visit = Visit(browser, 1280, 800)
    visit.begin(address)
    page = visit.page
    held: list[Any] = []
    page.route("**/act?*", lambda route: held.append(route))
    page.locator("#moves button[data-index]").first.click()
    page.wait_for_timeout(100)
    assert page.get_attribute("#moves", "aria-busy") == "true"
    assert page.locator("#moves button[data-index]:enabled").count() == 0
    held[0].continue_()
    page.wait_for_selector("#moves:not([aria-busy]) button[data-index]:enabled")
    page.unroute("**/act?*")
    refused = {"status": 409, "content_type": "application/json", "body": '{"error": "no, for a reason"}'}
    page.route("**/act?*", lambda route: route.fulfill(**refused))
    page.locator("#moves button[data-index]").first.click()
    page.wait_for_selector("#error:not(:empty)")
    page.wait_for_timeout(500)
    assert page.inner_text("#error") == "no, for a reason"
    page.unroute("**/act?*")
    page.route("**/act?*", lambda route: route.abort())
    page.locator("#moves button[data-index]").first.click()
    page.wait_for_function(
        "() => document.querySelector('#error').textContent.startsWith('The server does not answer')"
    )
    assert page.locator("#moves button[data-index]:enabled").count() > 0
