"""The scripted player of the Yu-Gi-Oh! Battle Phase: its rules, and its win rate against random."""

import numpy as np
import pytest
import zx_agents
from zx_training.matches.match import play_match

from zx_env import ygo_battle_v0
from zx_env.ygo_battle_v0 import Game

RNG = np.random.default_rng(0)


def turn_of(mine, enemys, wanted=(), **more):
    """Return the texts of the player's actions in a turn, and the game. The enemy takes `wanted` actions."""
    deck = ["Gemini Elf"] * 5
    position = {
        "format": "ygo-position/1",
        "players": [{"deck": deck} | mine, {"deck": deck} | enemys],
    } | more
    game = Game.from_position(position)
    player = zx_agents.load("scripted", "ygo")
    texts = []
    while game.to_play is not None and game.position()["turn_player"] == position.get("turn_player", 0):
        legal = {action.index: action.text for action in game.actions()}
        if game.to_play == 0:
            action = player.act(game.observe(0), game.mask(), RNG)
            texts.append(legal[action])
        else:
            action = next((index for index, text in legal.items() if text in wanted), min(legal))
        game.step(int(action))
    return texts, game


def test_it_attacks_where_it_wins_and_not_where_it_loses():
    texts, _ = turn_of({"monsters": ["Gemini Elf"]}, {"monsters": ["Elemental HERO Sparkman"]})
    assert "attack m1:Gemini Elf" in texts
    texts, _ = turn_of({"monsters": ["Elemental HERO Sparkman"]}, {"monsters": ["Gemini Elf"]})
    assert not any(text.startswith("attack") for text in texts)


def test_it_defends_with_what_a_stronger_monster_would_destroy():
    """Gemini Elf has too few DEF to be safer so."""
    texts, _ = turn_of(
        {"monsters": ["Gemini Elf", "Elemental HERO Sparkman"]}, {"monsters": ["Blue-Eyes White Dragon"]}
    )
    assert [text for text in texts if "position" in text] == ["position m2:Elemental HERO Sparkman"]


def test_honest_returns_to_the_hand_if_another_monster_is_there():
    texts, _ = turn_of({"monsters": ["Honest"]}, {})
    assert texts.index("direct attack") < texts.index("activate m1:Honest")
    texts, _ = turn_of({"monsters": ["Honest", "Gemini Elf"]}, {})
    assert texts[0] == "activate m1:Honest"


def test_it_attacks_a_stronger_monster_with_honest_in_its_hand():
    texts, game = turn_of(
        {"monsters": ["Elemental HERO Sparkman"], "hand": ["Honest"]},
        {"monsters": ["Blue-Eyes White Dragon"]},
    )
    assert "activate hand:Honest" in texts and game.position()["players"][1]["life_points"] == 8000 - 1600


def test_it_does_not_spend_honest_on_a_battle_that_is_won():
    texts, _ = turn_of({"monsters": ["Gemini Elf"], "hand": ["Honest"]}, {"monsters": ["Kuriboh"]})
    assert "activate hand:Honest" not in texts


def test_it_sets_traps_and_what_waits_to_be_flipped():
    texts, _ = turn_of({"hand": ["Mirror Force", "Man-Eater Bug"]}, {"monsters": ["Gemini Elf"]})
    assert {"set Mirror Force", "set Man-Eater Bug"} <= set(texts)


def test_mirror_force_meets_an_attack():
    enemys = {"monsters": ["Gemini Elf", "Gene-Warped Warwolf"]}
    wanted = ("battle phase", "attack m1:Gemini Elf", "direct attack")
    texts, game = turn_of({"back": ["Mirror Force"]}, enemys, wanted, turn_player=1)
    assert "activate s1:Mirror Force" in texts and "monsters" not in game.position()["players"][1]


def test_kuriboh_is_used_against_much_damage():
    wanted = ("battle phase", "attack m1:Blue-Eyes White Dragon", "attack m1:Kuriboh", "direct attack")
    texts, _ = turn_of({"hand": ["Kuriboh"]}, {"monsters": ["Blue-Eyes White Dragon"]}, wanted, turn_player=1)
    assert "activate hand:Kuriboh" in texts
    texts, _ = turn_of({"hand": ["Kuriboh"]}, {"monsters": ["Kuriboh"]}, wanted, turn_player=1)
    assert "activate hand:Kuriboh" not in texts


def test_raging_flame_sprite_attacks_past_monsters():
    """Its direct attack gives it 1000 ATK, so it is summoned with 100."""
    wall = {"monsters": [{"card": "Stone Statue of the Aztecs", "position": "defense"}]}
    texts, game = turn_of({"hand": ["Raging Flame Sprite"]}, wall)
    assert texts[0] == "summon Raging Flame Sprite" and "direct attack" in texts
    assert game.position()["players"][1]["life_points"] == 8000 - 100


def test_sasuke_samurai_attacks_what_lies_face_down():
    down = {"monsters": [{"card": "Stone Statue of the Aztecs", "position": "set"}]}
    texts, game = turn_of({"hand": ["Sasuke Samurai"]}, down)
    assert texts[0] == "summon Sasuke Samurai" and "attack m1:Sasuke Samurai" in texts
    assert "monsters" not in game.position()["players"][1]
    texts, _ = turn_of({"monsters": ["Sasuke Samurai"]}, {"monsters": ["Gemini Elf"]})
    assert not any(text.startswith("attack") for text in texts)


def test_drillroid_attacks_any_monster_in_defense_position():
    wall = {"monsters": [{"card": "Giant Soldier of Stone", "position": "defense"}]}
    texts, game = turn_of({"monsters": ["Drillroid"]}, wall)
    assert "attack m1:Drillroid" in texts and "monsters" not in game.position()["players"][1]
    texts, _ = turn_of({"monsters": ["Drillroid"]}, {"monsters": ["Gemini Elf"]})
    assert not any(text.startswith("attack") for text in texts)


@pytest.mark.compiled
@pytest.mark.parametrize("deck", ygo_battle_v0.deck_names())
def test_it_beats_random_with_every_deck(deck: str):
    agents = zx_agents.load("scripted", "ygo"), zx_agents.load("random", "ygo")
    pairs = [(deck, other) for other in ygo_battle_v0.deck_names()]
    match = play_match(
        agents,
        ("a", "b"),
        40,
        pairs,
        1,
        lambda decks, seed: Game.new(decks=decks, seed=seed, skip_forced=True),
    )
    assert match.rate >= 0.85  # 95 of 100 are aimed at; forty duels vary by 0.03
