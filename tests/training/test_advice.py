"""Who plays for the first time is told what each question is about, and what passing means."""

import numpy as np
import pytest
from zx_training.games import get_game
from zx_training.serve import payloads
from zx_training.terminal.action_list import explained
from zx_training.ui.hints import NONE, advice_of
from zx_training.ui.labels import asked_in_words, sentence

from zx_env.ygo.decision.questions import PURPOSES
from zx_env.ygo.decision.questions import QUESTIONS as OF_YGO
from zx_env.ygo.terms import Ask
from zx_env.zx.decision.questions import QUESTIONS as OF_ZX

ASKED = {
    "zx": [question.words for question in OF_ZX.values()],
    "ygo": [question.words for ask, question in OF_YGO.items() if ask != Ask.CHOOSE]
    + [words for words in PURPOSES.values() if words],
}


@pytest.mark.parametrize("game", ASKED)
def test_every_question_has_its_advice_and_every_advice_a_question(game: str):
    found = {words: advice_of(get_game(game), f"You decide: {words}") for words in ASKED[game]}
    assert NONE not in found.values()
    assert set(get_game(game).hints.values()) == set(found.values())


def test_who_does_not_decide_is_told_nothing():
    assert advice_of(get_game("zx"), "Player 1 decides") == NONE
    assert advice_of(get_game("zx"), "Player 1 decides: the attack target") != NONE


def test_passing_says_what_it_means_and_a_move_names_its_card():
    title = get_game("zx")
    game = title.deal(("b01_black", "b01_blue"), 11, events=True)
    seen = {}
    while len(seen) < 3:
        view = game.view(game.to_play)
        shown = payloads.of_view(title, view, False)
        labels = [move["label"] for move in shown["moves"]]
        for words in ("No card into Resource", "End the turn"):
            if words in labels:
                seen[words] = shown["advice"]
        starts = [move for move in shown["moves"] if move["label"].startswith("Start with")]
        if starts:
            seen["start"] = shown["advice"]
            assert starts[0]["card"].startswith("B01-") and "Power" in starts[0]["facts"]
        assert "Pass" not in labels
        game.step(shown["moves"][-1]["index"])
    assert "pay for what you play" in seen["No card into Resource"]
    assert "Play cards" in seen["End the turn"] and "Start Card" in seen["start"]


def test_yes_says_what_it_means_and_shows_the_card_in_question():
    title = get_game("zx")
    game = title.deal(("b01_black", "b01_blue"), 11, events=True)
    rng = np.random.default_rng(1)
    found: list[dict] = []
    while not found:
        shown = payloads.of_view(title, game.view(game.to_play), False)
        found = [move for move in shown["moves"] if move["label"] == "Yes, play it"]
        game.step(int(rng.choice([move["index"] for move in shown["moves"]])))
    assert found[0]["card"] and "IG" in shown["advice"] and found[0]["card"] not in shown["asked"]


def test_a_square_that_is_taken_says_whose_place_it_is():
    title = get_game("zx")
    assert sentence(title, "at b1", "B01-063") == "Put it on b1, in the place of Bone Keeper"
    assert sentence(title, "at b1") == "Put it on b1"


def test_a_card_of_a_pile_has_its_own_numbers():
    title = get_game("zx")
    assert explained(title, "start B01-063", "B01-064").endswith("Bone Keeper  (cost 3, Power 4500)")
    assert explained(title, "attack b2", "B01-064").endswith("(cost 3, Power 5000)")


def test_a_question_names_its_card_once():
    asked = "You decide: whether to play the revealed card without paying (B01-066 Miseria)"
    assert asked_in_words(asked).endswith("without paying (Miseria)")
    assert asked_in_words("You decide: the attack target") == "You decide: the attack target"
