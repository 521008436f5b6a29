"""Cards that raise a level, and abilities that ask for a Player's name."""

import pytest

from tests.mechanics.stage import PLAY, Scene, gate, scene

FEEDERS = [
    scene(
        "B16-020",
        "play @",
        "choose dynamis:B16-059; choose a2",
        {"face up": 1, "damage a2": 6000},
        enemy="a2:red6",
        dynamis="B16-059 B18-017",
    ),
    scene(
        "B16-040",
        "play @",
        "choose dynamis:B16-059; choose a2",
        {"face up": 1, "a2": None, "enemy hand": "red4"},
        enemy="a2:red4",
        dynamis="B16-059 B18-017",
    ),
    scene(
        "B16-060",
        "play @",
        "choose dynamis:B16-059; choose a2",
        {"face up": 1, "a2": None, "enemy bottom": "red3"},
        enemy="a2:red3",
        dynamis="B16-059 B18-017",
    ),
    scene(
        "B16-080",
        "play @",
        "choose dynamis:B16-059; choose a2",
        {"face up": 1, "a2": None, "enemy charge": "red4"},
        enemy="a2:red4",
        dynamis="B16-059 B18-017",
    ),
    scene(
        "B16-100",
        "play @",
        "choose dynamis:B16-059; choose a1",
        {"face up": 1, "power a1": 6500},
        own="a1",
        dynamis="B16-059 B18-017",
    ),
]
PLAYER_NAMED = [
    scene(
        "B02-016",
        "attack b2; target a2; pass; pass",
        "",
        {"state b2": "reboot"},
        "b2",
        player="Sera",
        enemy="a2",
    ),
    scene(
        "B02-075",
        "",
        "use b2#2; choose a2",
        {"a2": None, "state b2": "sleep"},
        "b2",
        player="Yamato",
        enemy="a2:red5",
    ),
    scene(
        "B04-036",
        "",
        "use b2; choose a2",
        {"a2": None, "enemy hand": "red5"},
        "b2",
        player="Sugure",
        enemy="a2:red5",
    ),
    scene("B06-097", "", "", {"power b2": 11500}, "b2", player="Kushuru", resource="B06-097*5"),
    scene(
        "B11-012",
        PLAY,
        "choose a2",
        {"damage a2": 8000},
        player="Meiraru",
        enemy="a2:red6",
        resource="red4*3 blue4*3",
    ),
    scene(
        "B16-017",
        "attack b2; target b3",
        "yes; choose a2",
        {"a2": None, "removed": 2, "enemy removed": "red6"},
        "b2",
        player="Mikado",
        enemy="b3 a2:red6",
    ),
    scene(
        "B17-107",
        "",
        "use b2; choose trash:red5; choose a1",
        {"a1": "red5"},
        "b2",
        level="dingir 1",
        player="Yamato",
        trash="red5",
        charge="red2*3",
    ),
]
PLAYER_INSIDE = [
    scene(
        "B05-058",
        "play @",
        "choose charge:red5; choose charge:red4",
        {"hand": "red4 red5"},
        player="Asuka",
        charge="red4 red5 white4",
    ),
    scene(
        "B15-018",
        "play @",
        "choose trash:red4; choose trash:red5; choose hand:blue5; choose hand:blue6",
        {"hand": 3, "removed": "red4 red5"},
        player="Izumo",
        trash="red4 red5",
        hand="blue5 blue6",
    ),
    scene(
        "B19-017",
        "attack a1; target a2",
        "choose a2",
        {"damage a2": 2000},
        "b2",
        player="Mikado",
        own="a1",
        enemy="a2:red6:sleep",
        removed="red2*4",
    ),
    scene(
        "B19-102",
        "",
        "use b2",
        {"a2": None, "c3": None},
        "b2",
        player="Sugure",
        enemy="a2 b3 c3",
        keeps={"b3": "red2"},
    ),
]


@pytest.mark.parametrize("one", FEEDERS, ids=str)
def test_feeder_turns_a_dynamis_card_face_up(one: Scene) -> None:
    gate(one, dynamis="B18-017")


@pytest.mark.parametrize("one", PLAYER_NAMED, ids=str)
def test_player_name_conditional(one: Scene) -> None:
    gate(one, player="")


@pytest.mark.parametrize("one", PLAYER_INSIDE, ids=str)
def test_player_name_conditional_inside_an_effect(one: Scene) -> None:
    gate(one, player="")
