"""Labels of cards and actions, and what the page answers to a request that fails."""

import asyncio
import json
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from zx_training.games import get_game
from zx_training.serve import app
from zx_training.serve.sessions import UnknownGameError

from tests.scenario import PLAIN_CARD, Scenario
from zx_env.errors import IllegalAction


@pytest.mark.parametrize(
    ("game", "card", "words"),
    [
        ("zx", PLAIN_CARD, "cost 2, Power 3500"),
        ("zx", "B01-017", "cost 1"),
        ("ygo", "Gemini Elf", "Level 4, 1900/900"),
        ("ygo", "Waboku", ""),
        ("zx", "no such card", ""),
    ],
)
def test_the_printed_numbers_of_a_card(game: str, card: str, words: str):
    assert get_game(game).wording.facts(card) == words


def test_a_card_has_only_the_values_that_are_printed_on_it():
    shown = get_game("zx").wording.card("B01-019")  # an Event has no Power
    assert shown is not None and shown["key"] == "B01-019" and "power" not in shown
    assert not {None, ""} & set(shown.values())
    assert get_game("zx").wording.card("no such card") is None


def test_a_place_names_the_card_that_goes():
    g = Scenario().hand(0, PLAIN_CARD).resource(0, PLAIN_CARD, times=6).zx("b1", "B01-013").begin()
    g.do(f"play {PLAIN_CARD}")
    adapter = get_game("zx")
    actions = {action.text: action for action in g.game.actions()}
    over = adapter.wording.label(actions["at b1"], "B01-013")
    assert over == f"Put it on b1, in the place of {adapter.wording.name('B01-013')}"
    assert adapter.wording.label(next(a for text, a in actions.items() if text != "at b1")).startswith(
        "Put it on "
    )
    attack = next(a for a in Scenario().zx("b2", PLAIN_CARD).begin().game.actions() if a.verb == "attack")
    assert "in the place of" not in adapter.wording.label(attack, PLAIN_CARD)


@pytest.mark.parametrize(
    ("answer", "error", "status", "words"),
    [
        (app._wrong, UnknownGameError("no such game"), 404, "no such game"),
        (app._wrong, IllegalAction("not now"), 409, "not now"),
        (app._missing, HTTPException(404), 404, "there is nothing here"),
        (app._missing, HTTPException(405), 405, "that cannot be done here"),
        (app._broken, RuntimeError("secret"), 500, "something broke on the server"),
    ],
)
def test_a_failed_request_is_answered_with_its_status(answer: Any, error: Exception, status: int, words: str):
    response = asyncio.run(answer(None, error))
    assert response.status_code == status
    assert json.loads(response.body)["error"].startswith(words)
