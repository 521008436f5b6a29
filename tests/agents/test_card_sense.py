"""What the scripted player reads on cards."""

from typing import Any

import pytest
from zx_agents.zx.card_features import EFFECT, sense_of

from zx_env.zx.cards.pool import card_table
from zx_env.zx.terms import Zone


def said(line: Any) -> dict[str, int]:
    """What is not 0 in a line, but for the Squares and Costs that nothing is said about."""
    found = {name: int(line[name]) for name in EFFECT.names or () if line[name]}
    return {k: v for k, v in found.items() if not (k == "cost" and v == 127) and k != "squares"}


@pytest.mark.parametrize(
    ("number", "line"),
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
        ("B01-013", {}),  # Tank Heart says nothing
    ],
)
def test_what_playing_a_card_does(number: str, line: dict[str, int]):
    sense = sense_of()
    assert said(sense.played[card_table().row_of(number)]) == line


def test_startup_abilities_stand_by_their_place():
    sense, pool = sense_of(), card_table()
    alexander, mitsunari, lucifer = (pool.row_of(f"B01-{n}") for n in ("012", "010", "103"))
    assert said(sense.used[alexander, 0]) == {"reboots": 1, "depends": 1}
    assert said(sense.used[alexander, 1]) == {"other": 1, "is_dear": 1}
    assert said(sense.used[mitsunari, 0]) == {"damage": 8, "sleeps_itself": 1}
    # An Always ability stands first on the card, so the first use on Squares is its second ability.
    assert sense.place[lucifer, 0] == 1
    assert said(sense.used[lucifer, 1]) == {"to_player": 2}


def test_details():
    sense, pool = sense_of(), card_table()
    assert sense.attack_boost[pool.row_of("B01-011")] == 2  # Glass Elephant: +1000 when it attacks
    assert sense.moves[pool.row_of("B01-031")]  # Smetina
    assert sense.gives[pool.row_of("B01-065")] == Zone.HAND  # Maeror
    assert sense.gives[pool.row_of("B01-092")] == Zone.RESOURCE  # Ayame
    assert sense.sleeps_resource[pool.row_of("B01-049")]  # Cheerful Burmese
    assert sense.reboots_resource[pool.row_of("B01-093")]  # Glory Scythe
    assert sense.serve[pool.row_of("B16-059")] == 2  # Sud: Advent of two
    assert sense.used[pool.row_of("B14-050"), 0]["is_dear"]  # Lotonne goes into Charge
    assert not sense.used[pool.row_of("B16-094"), 0]["is_dear"]  # Resources


def test_an_unknown_card_says_nothing():
    sense = sense_of()
    assert said(sense.played[-1]) == {} and not sense.used[-1]["squares"].any()
