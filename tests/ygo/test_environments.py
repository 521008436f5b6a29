"""The environments of this game: all pairs of decks, and no information from a set card."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from zx_env import ygo_battle_v0
from zx_env.compiling.decorators import PLAIN
from zx_env.ygo_battle_v0 import Game

NAMES = ygo_battle_v0.deck_names()
CYCLES = 10 if PLAIN else 300
FILLER = ["Gemini Elf"] * 10


@pytest.mark.parametrize("decks", [(one, two) for one in NAMES for two in NAMES])
def test_pettingzoo_accepts_every_pair_of_decks(decks: tuple[str, str]):
    rules = "tcg" if NAMES.index(decks[0]) % 2 else "ocg"
    api_test(ygo_battle_v0.env(decks=decks, rules=rules), num_cycles=CYCLES)
    seed_test(lambda: ygo_battle_v0.env(decks=decks, rules=rules), num_cycles=CYCLES // 2)


def _seen(set_card: str, asked: list[str]) -> list[bytes]:
    """Return player 0's observations in a turn with attacks; player 1, with `set_card`, passes."""
    game = Game.from_position(
        {
            "format": "ygo-position/1",
            "settings": {"skip_forced": True},
            "players": [
                {"deck": FILLER, "monsters": ["Gemini Elf", "Gene-Warped Warwolf"]},
                {"deck": FILLER, "monsters": ["Giant Soldier of Stone"], "back": [set_card]},
            ],
        }
    )
    wanted = iter(
        ["battle phase", "attack m2:Gene-Warped Warwolf", "attack m1:Gemini Elf", "end battle", "end turn"]
    )
    seen = []
    while game.to_play is not None and game.position()["turn_player"] == 0:
        texts = [action.text for action in game.actions()]
        if game.to_play == 1:
            asked.append(texts[-1])
            game.step("pass")
            continue
        seen.append(game.observe(0).tobytes() + game.mask().tobytes())
        game.step(next((text for text in wanted if text in texts), texts[0]))
    return seen


@pytest.mark.parametrize("useful", ["Mirror Force", "Shrink", "Waboku", "Compulsory Evacuation Device"])
def test_a_set_card_that_could_be_used_looks_like_one_that_could_not(useful: str):
    asked: list[str] = []
    idle: list[str] = []
    seen, like = _seen(useful, asked), _seen("Seven Tools of the Bandit", idle)
    assert asked and not idle
    assert len(seen) == len(like) >= 3
    for one, two in zip(seen, like, strict=True):
        assert np.array_equal(np.frombuffer(one, np.int8), np.frombuffer(two, np.int8))
