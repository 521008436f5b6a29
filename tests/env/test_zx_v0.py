"""The PettingZoo environment of Z/X: conformance on every shipped deck pair, and its own page."""

from itertools import combinations_with_replacement

import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from zx_env import deck_names, zx_v0
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import SettingError
from zx_env.zx.decision.actions import BLOCKS, NUM_ACTIONS
from zx_env.zx.decision.observation import OBSERVATION_FIELDS, OBSERVATION_SIZE

PAIRS = list(combinations_with_replacement(deck_names(), 2))
CYCLES = 20 if PLAIN else 1000


@pytest.mark.parametrize("decks", PAIRS[:1] if PLAIN else PAIRS, ids="-".join)
def test_api_and_seeds(decks, capsys):
    api_test(zx_v0.env(decks=decks), num_cycles=CYCLES)
    seed_test(lambda: zx_v0.env(decks=decks), num_cycles=CYCLES // 2)


def test_render_modes(capsys):
    render_test(zx_v0.env)
    env = zx_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "b3 player 1" in env.render()
    with pytest.raises(SettingError, match="render_mode"):
        zx_v0.env(render_mode="picture")


def test_it_is_found_in_the_registry():
    made = pettingzoo.make("aec", "zx_env/ZX-v0", decks=("b01_blue", "b01_black"))
    made.reset(seed=1)
    assert made.unwrapped.settings.decks[1].name == "b01_black"


def test_the_page_shows_the_spaces():
    page = zx_v0.__doc__
    assert f"int8 [{OBSERVATION_SIZE}]" in page and f"Discrete({NUM_ACTIONS})" in page
    assert all(f"| `{field.name}` |" in page for field in OBSERVATION_FIELDS)
    assert all(f"| `{name}` |" in page for name, _ in BLOCKS)
    env = zx_v0.raw_env()
    assert env.observation_space("player_0")["observation"].shape == (OBSERVATION_SIZE,)
    assert env.action_space("player_1").n == NUM_ACTIONS
    assert env.observation_space("player_0") is env.observation_space("player_0")
