"""The seat in text: whole games by what is written alone, and no hidden card in any byte of it."""

import json
import pickle
from typing import Any

import numpy as np
import pytest

from tests.env.games import ZX, GameCase
from tests.env.test_view import decisions
from tests.how_many import GAMES as HOW_MANY
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import TextSeat
from zx_env.compiling.decorators import PLAIN
from zx_env.core.game.text_seat import TextQuestion
from zx_env.errors import IllegalAction, SettingError

MOST_CHARACTERS = 40_000
"""Of one question; the longest of random games has some 10,000."""


def played(case: GameCase, seed: int, most: int = 10_000) -> list[TextQuestion]:
    """All questions of a game that is played by replies, the first of each seat with its first news."""
    game = case.Game.new(seed=seed, events=True, **case.usual | case.varied(seed))
    seats, rng = (TextSeat(), TextSeat()), np.random.default_rng(seed)
    asked = []
    while game.to_play is not None and len(asked) < most:
        question = seats[game.to_play].ask(game.view(game.to_play))
        asked.append(question)
        number = int(rng.choice([action.number for action in question.actions]))
        game.step(question.read(f"It is 7 to 3.\nFinal Answer: {number}"))
    return asked


def test_whole_games_are_played_by_text(case: GameCase):
    for seed in range(1 if PLAIN else 10):
        asked = played(case, seed, 100 if PLAIN else 10_000)
        assert len(asked) >= 2
        for question in asked:
            words = [action.words for action in question.actions]
            assert words and len(set(words)) == len(words)
            assert all(f"{action.number}: {action.words}" in str(question) for action in question.actions)
            assert question.question in str(question) and len(str(question)) < MOST_CHARACTERS


def test_news_and_cards_are_told_once(case: GameCase):
    game = case.Game.new(seed=4, events=True, **case.usual)
    rng = np.random.default_rng(4)
    seats: Any = (TextSeat(), TextSeat())
    news: list[list[str]] = [[], []]
    cards: list[list[str]] = [[], []]
    for _ in range(60):
        if game.to_play is None:
            break
        player = game.to_play
        question = seats[player].ask(game.view(player))
        news[player] += question.news
        cards[player] += question.cards
        assert news[player] == [str(event) for event in game.events(player)]
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    for player in range(2):
        assert news[player] and len(set(cards[player])) == len(cards[player])
    seats[0].ask(game.view(0))
    again = seats[0].ask(game.view(0))
    assert again.news == () and again.cards == {} and "Cards:" not in str(again)


def redealt(case: GameCase, number: int, every: int) -> int:
    """Compare at so many decisions a seat's text with that of a re-deal; how often hidden cards differed."""
    moved = 0
    for point, game in enumerate(decisions(case, number, every)):
        for player in range(2):
            other = game.determinize(player, point)
            one, two = (TextSeat().ask(dealt.view(player)) for dealt in (game, other))
            assert str(one) == str(two)
            assert json.dumps(one.as_dict()) == json.dumps(two.as_dict())
            moved += case.dealt(game) != case.dealt(other)
    return moved


def test_the_text_is_the_same_whatever_lies_hidden(case: GameCase):
    number = 6 if PLAIN else 150
    assert redealt(case, number, every=7) > number


@pytest.mark.compiled
@pytest.mark.long
def test_the_text_is_the_same_at_a_thousand_seats(case: GameCase):
    number = max(500, HOW_MANY)
    assert redealt(case, number, every=5) > number


def test_a_view_keeps_the_events_of_its_player(case: GameCase):
    game = case.in_the_middle()
    with pytest.raises(SettingError, match="events=True"):
        game.view(0).events()
    game = case.Game.new(seed=2, events=True, **case.usual)
    for _ in range(20):
        game.step(int(np.flatnonzero(game.mask())[0]))
    player = game.to_play
    view = game.view(player)
    assert view.keeps_events and view.events() == game.events(player)
    assert view.events(since=3) == game.events(player, since=3) == pickle.loads(pickle.dumps(view)).events(3)
    with pytest.raises(SettingError, match="since"):
        view.events(since=-1)


def test_the_json_form_says_the_same(case: GameCase):
    for question in played(case, 6, most=40):
        value = json.loads(json.dumps(question.as_dict()))
        assert [(a["number"], a["words"]) for a in value["actions"]] == [
            (a.number, a.words) for a in question.actions
        ]
        assert tuple(value["news"]) == question.news and list(value["cards"]) == list(question.cards)
        assert [place["words"] for place in value["board"]] == [part.label for part in question.places]


def main_phase() -> TextQuestion:
    g = Scenario().hand(0, PLAIN_CARD, "B01-005").resource(0, PLAIN_CARD, times=6).zx("b2", "B01-013").begin()
    return TextSeat().ask(g.game.view(0))


@pytest.mark.parametrize(
    "reply",
    [
        "{}",
        "Final Answer: {}",
        "Not 7. final answer: [{}]\n",
        "Final Answer: 9999\nNo.\n**Final Answer:** {}.",
        '{{"action": {}}}',
        "Final Answer: Attack the player with Tank Heart (b2)",
        '"attack b2"',
        "Final Answer: `attack b2`",
    ],
)
def test_an_answer_is_read_from_a_reply(reply: str):
    question = main_phase()
    attack = next(action for action in question.actions if action.text == "attack b2")
    assert question.read(reply.format(attack.number)) == attack.number


@pytest.mark.parametrize(
    "reply", ["", "I pass my turn.", "Final Answer: 9999", "Final Answer:", '{"move": 1}', "[1]"]
)
def test_a_reply_without_a_legal_answer_is_refused_with_the_legal_ones(reply: str):
    question = main_phase()
    with pytest.raises(IllegalAction, match=f"Legal numbers: {question.actions[0].number}, "):
        question.read(reply)


def test_a_card_is_told_with_its_rules_text():
    question = main_phase()
    assert {PLAIN_CARD, "B01-013"} <= set(question.cards)
    assert "Tank Heart (B01-013): red, Z/X" in str(question)
    assert "Charge" in question.cards["B01-005"]["text"] and question.cards["B01-005"]["text"] in str(
        question
    )
    board = "\n".join(question.board)
    assert "Square b2: Your Tank Heart, Power 8000" in board and "Empty: " in board


def test_the_rules_are_told_in_short(case: GameCase):
    rules = case.game().wording.rules
    assert (rules == "") == (case.package not in ("zx_env.zx", "zx_env.ygo"))
    assert "<" not in rules and "&" not in rules


def test_a_game_that_is_over_asks_nothing():
    game = ZX.in_the_middle()
    game.concede(0)
    question = TextSeat().ask(game.view(1))
    assert question.actions == () and "won" in question.question
