"""A view of a duel does not depend on hidden cards: questions to the opponent, Set cards, returned cards."""

import pickle
from typing import Any

from zx_env.ygo_battle_v0 import Game

A, B = 0, 1


def position(turn_player: int, phase: str = "main_1", **players: dict[str, Any]) -> dict[str, Any]:
    decks = {"deck": ["Gemini Elf"] * 10 + ["Dark Magician"] * 2 + ["Jinzo"] * 2 + ["Waboku"] * 3}
    return {
        "format": "ygo-position/1",
        "turn": 4,
        "turn_player": turn_player,
        "phase": phase,
        "players": [decks | players.get("a", {}), decks | players.get("b", {})],
    }


def contents_of(game: Any) -> tuple[Any, ...]:
    """What A's view of the duel is."""
    view = game.view(A)
    return view.information_set, pickle.dumps(view), view.determinize(3).position()["engine"]


def after(game: Any, *texts: str) -> Any:
    game = game.copy()
    for text in texts:
        game.step(text)
    return game


def test_a_view_does_not_show_that_the_opponent_is_choosing_a_tribute():
    b = {"monsters": ["Gemini Elf", "Kuriboh"], "hand": ["Jinzo", "Waboku"]}
    game = Game.from_position(position(B, b=b))
    asked = after(game, "set Jinzo")
    assert asked.question.purpose == "tribute"
    assert contents_of(asked) == contents_of(game)
    tributes = [action.text for action in asked.actions()]
    assert len(tributes) == 2 and len({contents_of(after(asked, text)) for text in tributes}) == 2


def test_a_view_does_not_show_that_the_opponent_is_choosing_an_attack_target():
    players = {"a": {"monsters": ["Gemini Elf", "Kuriboh"]}, "b": {"monsters": ["Jinzo", "Gemini Elf"]}}
    game = Game.from_position(position(B, **players))
    game.step("battle phase")
    attacks = [action.text for action in game.actions() if action.verb == "attack"]
    assert len(attacks) == 2
    assert {contents_of(after(game, text)) for text in attacks} == {contents_of(game)}


def test_a_view_does_not_count_the_questions_that_a_set_card_causes():
    seen = []
    for name, other in (("Rush Recklessly", "Divine Wrath"), ("Divine Wrath", "Rush Recklessly")):
        a = {"monsters": ["Gemini Elf", "Hayabusa Knight"]}
        b = {"back": [{"card": name, "face": "down"}], "deck": ["Gemini Elf"] * 10 + [other]}
        game = Game.from_position(position(A, a=a, b=b))
        asked = 0
        game.step("battle phase")
        while game.to_play == B or "attack m1" in [action.text for action in game.actions()]:
            asked += game.to_play == B
            game.step("pass" if game.to_play == B else "attack m1")
            while game.to_play == A and game.question.ask == "target":
                game.step(game.actions()[0].index)
        seen.append((asked, contents_of(game)))
    assert seen[0][0] > seen[1][0] and seen[0][1] == seen[1][1]


def test_a_view_does_not_show_which_card_of_the_hand_was_set():
    b = {"hand": [{"card": "Man-Eater Bug", "face": "up"}, "Apprentice Magician"]}
    game = Game.from_position(position(B, b=b))
    assert contents_of(after(game, "set Man-Eater Bug")) == contents_of(
        after(game, "set Apprentice Magician")
    )
