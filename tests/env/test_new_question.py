"""A new kind of question needs more than a number: each place that handles all questions fails without it."""

from enum import IntEnum
from types import ModuleType

import numpy as np
import pytest
from zx_agents.zx.scripted_player import SCORERS

from zx_env import Game, ygo_battle_v0
from zx_env.compiling.decorators import in_python
from zx_env.ygo import terms as ygo_terms
from zx_env.ygo.decision import questions as ygo_questions
from zx_env.ygo.events import sentences as ygo_sentences
from zx_env.ygo.rules import hidden_choices
from zx_env.zx import terms
from zx_env.zx.decision import questions
from zx_env.zx.events import sentences

GAMES = {
    "zx": (terms, questions, sentences),
    "ygo": (ygo_terms, ygo_questions, ygo_sentences),
}
NOT_ASKED = {"NOTHING", "OVER"}
"""Members of Ask that are no question."""
SHOWS_CANDIDATES = {ygo_terms.Ask.CHOOSE: True} | dict.fromkeys(
    (
        *(ygo_terms.Ask.MAIN, ygo_terms.Ask.BATTLE, ygo_terms.Ask.WINDOW, ygo_terms.Ask.ANSWER),
        *(ygo_terms.Ask.TARGET, ygo_terms.Ask.YES_NO, ygo_terms.Ask.POSITION, ygo_terms.Ask.TRIGGER),
        ygo_terms.Ask.EFFECT,
    ),
    False,
)
"""Whether a duelist is shown the candidates in its own deck: then they are not determinized."""


def asked(of: ModuleType) -> set[IntEnum]:
    return {ask for ask in of.Ask if ask.name not in NOT_ASKED}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_words_and_its_pass(game: str):
    of, decision, events = GAMES[game]
    assert set(decision.QUESTIONS) == asked(of)
    assert set(events._PASSES) == asked(of)


def test_every_yes_and_no_has_its_sentence_and_every_question_a_scripted_answer():
    with_yes = {ask for ask, question in questions.QUESTIONS.items() if question.yes}
    assert set(sentences._ANSWERS) == with_yes
    assert set(SCORERS) == asked(terms)


@pytest.mark.plain  # it calls a rule by itself
def test_determinizing_knows_which_questions_show_their_candidates():
    assert set(SHOWS_CANDIDATES) == asked(ygo_terms)
    is_hidden_from = in_python(hidden_choices.is_hidden_from)
    game = ygo_battle_v0.Game.new(seed=3)
    g = game._games[0]
    card = int(g.cards[0, ygo_terms.Zone.DECK, 0])
    g.candidates, g.decider = 1, 0
    g.candidate[0] = card
    for ask, shows in SHOWS_CANDIDATES.items():
        g.asked = ask
        assert is_hidden_from(g, card, 0) != shows, ask.name


@pytest.mark.parametrize("new", [Game.new, ygo_battle_v0.Game.new])
def test_the_question_of_a_game_is_a_value(new):
    rng = np.random.default_rng(5)
    game = new(seed=5)
    for _ in range(60):
        if game.to_play is None:
            break
        question = game.question
        assert question.player == game.to_play and str(question) == question.text
        assert game.picture().asked == f"Player {question.player} decides: {question.text}"
        assert game.view(game.to_play).question == game.view(game.to_play).question
        for action in game.actions():
            assert action.text.startswith(action.verb) and action.player == game.to_play
            assert all(
                part is None or part in action.text for part in (action.card, action.place, action.state)
            )
            assert (action.nth > 1) <= action.text.endswith(f"#{action.nth}")
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    game.concede(0)
    assert game.question is None and game.view(0).question is None
