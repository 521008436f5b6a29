"""Features of card texts for the scripted player."""

from typing import Any

import pytest
from zx_agents.zx.card_features import EFFECT, card_features
from zx_agents.zx.features import ObservationReader

from zx_env import Game
from zx_env.zx.cards.pool import card_table
from zx_env.zx.terms import Zone


def nonzero(effect: Any) -> dict[str, int]:
    """Return the fields that are not 0, except the default Cost and the Squares."""
    values = {name: int(effect[name]) for name in EFFECT.names or () if effect[name]}
    return {k: v for k, v in values.items() if not (k == "cost" and v == 127) and k != "squares"}


@pytest.mark.parametrize(
    ("number", "effect"),
    [
        ("B01-019", {"damage": 10}),  # Exploding Coal: 5000 damage
        ("B01-014", {"damage": 7, "each": 1, "enemy_only": 1}),  # Stone Turtle, when it appears
        ("B01-038", {"removes": 1, "enemy_only": 1, "cost": 3}),  # Comet Shoot
        ("B01-059", {"weaken": 5}),  # Revenge Force: -2500
        ("B01-018", {"boost": 7, "attacking": 1}),  # Conqueror's Quake Spear
        ("B01-057", {"boost": 7, "attacked": 1}),  # Haughty Wall of Light
        ("B01-058", {"removes": 1, "attacking": 1, "attacking_you": 1, "cost": 3}),  # Angel's Light Strike
        ("B01-069", {"removes": 1, "enemy_only": 1, "cost": 3, "depends": 1}),  # if Miseria is there
        ("B01-037", {"other": 1}),  # Progress of Science: draws
        ("B01-013", {}),  # Tank Heart has no text
    ],
)
def test_the_effect_of_playing_a_card(number: str, effect: dict[str, int]):
    features = card_features()
    assert nonzero(features.played[card_table().row_of(number)]) == effect


def test_startup_abilities_by_their_index():
    features, pool = card_features(), card_table()
    alexander, mitsunari, lucifer = (pool.row_of(f"B01-{n}") for n in ("012", "010", "103"))
    assert nonzero(features.used[alexander, 0]) == {"reboots": 1, "depends": 1}
    assert nonzero(features.used[alexander, 1]) == {"other": 1, "is_dear": 1}
    assert nonzero(features.used[mitsunari, 0]) == {"damage": 8, "sleeps_itself": 1}
    # An Always ability stands first on the card, so the first use on Squares is its second ability.
    assert features.place[lucifer, 0] == 1
    assert nonzero(features.used[lucifer, 1]) == {"to_player": 2}


def test_details():
    features, pool = card_features(), card_table()
    assert features.attack_boost[pool.row_of("B01-011")] == 2  # Glass Elephant: +1000 when it attacks
    assert features.moves[pool.row_of("B01-031")]  # Smetina
    assert features.gives[pool.row_of("B01-065")] == Zone.HAND  # Maeror
    assert features.gives[pool.row_of("B01-092")] == Zone.RESOURCE  # Ayame
    assert features.sleeps_resource[pool.row_of("B01-049")]  # Cheerful Burmese
    assert features.reboots_resource[pool.row_of("B01-093")]  # Glory Scythe
    assert features.serve[pool.row_of("B16-059")] == 2  # Sud: Advent of two
    assert features.used[pool.row_of("B14-050"), 0]["is_dear"]  # Lotonne goes into Charge
    assert not features.used[pool.row_of("B16-094"), 0]["is_dear"]  # Resources


def test_an_unknown_card_has_no_effect():
    features = card_features()
    assert nonzero(features.played[-1]) == {} and not features.used[-1]["squares"].any()


def test_the_damage_of_an_attack_counts_what_the_attack_gives():
    squares = {"b2": {"card": "B01-011", "owner": 0}, "c2": {"card": "B01-013", "owner": 0}}
    players = [{"life": ["B01-003"] * 4, "deck": ["B01-003"] * 5} for _ in range(2)]
    held = {"format": "zx-position/1", "turn": 3, "players": players, "squares": squares}
    read = ObservationReader(Game.from_position(held).observe(0)[None], card_features())
    extra = read.attack_power - read.power
    assert sorted(extra[0].tolist()) == [0] * 8 + [2]  # Glass Elephant: +1000 when it attacks
