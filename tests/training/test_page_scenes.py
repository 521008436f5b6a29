"""The scenes of the page: what a person is shown of an agent's decisions tells no hidden card."""

from typing import Any

import pytest
from zx_training.games import get_game
from zx_training.serve.basis.set_up import PERSON, SetUp
from zx_training.serve.session import GameSession, Scene

from tests.scenario import Scenario
from zx_env import Game

RED, BLUE = "B01-006", "B01-026"
DISCARDS = "B12-019"
"""[Event] Put 1 card from your hand into your Trash. Draw 2 cards."""


def discarded(*others: str) -> list[Any]:
    """The scenes of an agent that plays the Event and puts a red card into Trash; it has these cards, too."""
    scene = Scenario().hand(0, DISCARDS, RED, *others).resource(0, RED, RED).deck(0, *[RED] * 8)
    game = Game.from_position(scene.position | {"settings": {"skip_forced": True}}, events=True)
    adapter = get_game("zx")
    set_up = SetUp("zx", tuple(adapter.pair_of(None, None)), ("uniform", PERSON), 1, 1)
    session = GameSession(adapter, set_up, {}, lambda *names: None, lambda *stored: None)
    session.course.game = game
    for wanted in (f"play {DISCARDS}", f"choose hand:{RED}"):
        action = next((action for action in game.actions() if action.text == wanted), None)
        if action is not None:
            session._take(action.index)
            session._scenes.append(Scene.between(game, session.game))
            game = session.game
    return session.scenes("1", False)


@pytest.mark.plain
def test_a_choice_that_only_a_hidden_card_offers_is_no_scene():
    """With two red cards nobody is asked which one to put into Trash; with a blue one, the agent is."""
    assert len(discarded(RED)) == 1
    assert discarded(RED) == discarded(BLUE)
