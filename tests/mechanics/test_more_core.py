"""More cards of B02 to B12 with automatic abilities, each as its facts say, and not without its cause."""

import pytest

from tests.mechanics.stage import PLAY, Scene, gate, scene

HIT = "attack b2; target b3"
KILL = f"{HIT}; pass; pass"
MISSES = {"enemy": "b3:blue7"}

APPEARS = [
    scene(
        "B02-056",
        PLAY,
        "choose a2",
        {"a2": None, "enemy bottom": "red5"},
        player="everybody",
        enemy="a2:red5 c2:red4",
    ),
    scene("B02-076", PLAY, "choose trash:B02-067; choose a2", {"a2": "B02-067"}, trash="B02-067"),
    scene(
        "B02-093",
        PLAY,
        "choose resource:green4 sleep; choose resource:green4 sleep",
        {"asleep": 4},
        own="a1:green3",
        resource="green4*10",
    ),
    scene("B04-035", PLAY, "choose hand:B11-014", {"hand": 2}, hand="B11-014"),
    scene(
        "B05-035",
        PLAY,
        "choose a1; choose a2",
        {"state a1": "sleep", "a2": None, "enemy deck": 11},
        own="a1:B02-023",
        enemy="a2",
    ),
    scene("B05-041", PLAY, "no; choose a2", {"power a2": 7500}, enemy="a2:red6", enemy_resource="red4"),
    scene(
        "B05-055",
        PLAY,
        "choose charge:white3; choose charge:B02-043; choose a1; choose c1",
        {"a1": "white3", "c1": "B02-043", "charge": "white5"},
        charge="white3 B02-043 white5",
    ),
    scene("B05-095", PLAY, "choose resource:green4", {"hand": "green4"}),
    scene("B05-111", PLAY, "choose a2", {"damage a2": 2000}, enemy="a2:red6"),
    scene(
        "B05-120",
        PLAY,
        "choose charge:B02-089",
        {"resource": 11, "charge": "green4"},
        charge="B02-089 green4",
    ),
    scene("B06-010", PLAY, "choose a2", {"damage a2": 2000}, own="a1:red5", enemy="a2:red6"),
    scene("B06-016", PLAY, "choose a2", {"damage a2": 3000}, enemy="a2:red6"),
    scene(
        "B06-096",
        PLAY,
        "choose resource:green6 sleep; choose resource:B01-083 sleep; choose a1; choose c1",
        {"a1": "green6", "c1": "B01-083", "state a1": "sleep"},
        resource="green6 B01-083:sleep green4*5",
    ),
    scene("B08-036", PLAY, "choose deck:B08-036", {"hand": "B08-036"}, deck="B08-036 red2*6"),
    scene("B08-053", PLAY, "yes", {"hand": "red4 red5", "charge": "B02-020 @"}, charge="red4 red5 B02-020 @"),
    scene(
        "B08-061", PLAY, "choose a1; choose a2", {"a1": None, "a2": None}, own="a1", enemy="a2:red3 c2:red4"
    ),
    scene(
        "B08-065",
        "use a1; choose a2; play @; at b2",
        "choose a2",
        {"a2": None},
        own="a1:B01-010",
        enemy="a2:red6 c2:red6",
        resource="red4*2 black4*2",
        unless={"resource": "red4 black4*3"},
    ),
    scene("B08-071", PLAY, "choose a2", {"a2": None}, enemy="a2:red6 c2:red5"),
    scene(
        "B10-095",
        PLAY,
        "yes; choose a2",
        {"a2": None, "enemy resource": 1, "asleep": 8},
        enemy="a2:red6 c2:red5",
    ),
    scene(
        "B10-102",
        PLAY,
        "yes; choose charge:B16-048; choose charge:B09-056; choose charge:B16-048",
        {"a2": None, "c3": None, "removed": 3, "enemy removed": 2},
        charge="B16-048*2 B09-056",
        enemy="a2:red6 c3 b3",
        keeps={"b3": "red2"},
    ),
    scene(
        "B11-066",
        PLAY,
        "yes; choose a2; choose hand:red2",
        {"a2": None, "enemy hand": 0, "asleep": 7},
        enemy="a2:red5 c2:red4",
        enemy_hand="red2",
    ),
    scene("B11-086", PLAY, "", {"power a1": 5500, "power b2": 7000}, own="a1"),
    scene("B12-049", PLAY, "no; choose a2", {"power a2": 7500}, enemy="a2:red6", enemy_resource="red4"),
    scene("B12-075", PLAY, "choose a1; choose a2", {"a1": None, "a2": None}, own="a1", enemy="a2:red6"),
    scene(
        "B12-082",
        PLAY,
        "choose a1; choose a2",
        {"a1": None, "a2": "red2"},
        own="a1",
        resource="green4*3 blue4:sleep*2",
    ),
    scene(
        "B12-091",
        PLAY,
        "choose hand:red4; choose hand:red2",
        {"hand": 0, "resource": 11, "enemy hand": 2, "enemy asleep": 1},
        hand="red4",
        enemy_hand="red2*3",
    ),
]
OTHERS = [
    scene(
        "B02-053",
        KILL,
        "choose a2",
        {"power a2": 5500},
        "b2",
        enemy="b3 a2:red6",
        unless={"enemy": "b3:blue7 a2:red6"},
    ),
    scene(
        "B02-091",
        KILL,
        "choose hand:red4",
        {"resource": 11, "asleep": 1},
        "b2",
        hand="red4",
        enemy="b3",
        unless=MISSES,
    ),
    scene(
        "B04-016",
        "ignite red2",
        "; ".join(["yes", *["choose trash:red2"] * 8, "choose b1"]),
        {"b1": "@", "state b1": "sleep", "removed": 8},
        "deck",
        phase="ignition",
        charge="red2",
        trash="red2*8",
        unless={"at": "charge", "do": "ignite @"},
    ),
    scene("B06-001", HIT, "", {"power b2": 5000}, "b2", life="red2*3", enemy="b3", unless={"life": "red2*4"}),
    scene(
        "B07-010",
        HIT,
        "choose a2",
        {"damage a2": 6000},
        "b2",
        own="a1:@ c1:@",
        enemy="b3 a2:red6",
        unless={"at": "a1", "own": "b2:red5 c1:@"},
    ),
    scene("B09-021", HIT, "", {"hand": 1}, "b2", own="a1", force="a1", enemy="b3", unless={"force": ""}),
    scene(
        "B10-103",
        HIT,
        "choose trash:black7; choose a2",
        {"a2": "black7"},
        "b2",
        own="a1 c1 b1",
        force="a1 c1 b1",
        trash="black7",
        enemy="b3",
        unless={"force": "a1 c1"},
    ),
    scene(
        "B11-057",
        KILL,
        "choose trash:B02-020; choose a2",
        {"a2": None, "removed": "B02-020", "enemy removed": "red6"},
        "b2",
        trash="B02-020",
        enemy="b3 a2:red6",
        unless={"trash": "red2"},
    ),
    scene(
        "B11-082",
        "play B11-014; at a1",
        "choose a1",
        {"power a1": 12000},
        "b2",
        hand="B11-014 red6",
        resource="red4*6",
        unless={"do": "play red6; at a1"},
    ),
    scene(
        "B11-085",
        "ignite red2",
        "; ".join(["yes", *["choose resource:green4"] * 2, *["choose resource:red2 sleep"] * 2]),
        {"deck": 8, "trash": "red2 green4*2 @"},
        "deck",
        phase="ignition",
        charge="red2",
        unless={"at": "charge", "do": "ignite @"},
    ),
    scene(
        "B12-068",
        "play black5; at a1",
        "choose a2",
        {"a2": None},
        "b2",
        hand="black5 B02-071",
        enemy="a2:red5",
        unless={"do": "play B02-071; at a1"},
    ),
]


@pytest.mark.parametrize("one", APPEARS, ids=str)
def test_this_appears(one: Scene) -> None:
    gate(one, **(one.unless or {"at": "b2", "do": ""}))


@pytest.mark.parametrize("one", OTHERS, ids=str)
def test_another_trigger(one: Scene) -> None:
    gate(one, **(one.unless or {"at": "b2", "do": ""}))
