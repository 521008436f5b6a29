"""Automatic abilities that wait for a Z/X to destroy or to be destroyed."""

import pytest

from tests.mechanics.stage import Scene, gate, gated, scene

KILL = "attack b2; target b3; pass; pass"
FOE_KILLS = "attack b3; target b2; pass; pass"
MISSES = {"enemy": "b3:blue7"}
"""It attacks one that withstands."""

BOUNCED = {
    "do": "use c3; choose b2", "enemy": "b3:blue7 c3:B18-032",
    "enemy_dynamis": "B18-017:up B18-018:up B18-037:up",
}  # fmt: skip
"""It leaves, but is not destroyed."""

DESTROYS = [
    scene(
        "B02-016",
        "attack b2; target a2; pass; pass",
        "",
        {"state b2": "reboot"},
        "b2",
        player="Sera",
        enemy="a2:red3",
        unless={"enemy": "a2:red4"},
    ),
    scene(
        "B02-030",
        KILL,
        "choose hand:red4",
        {"hand": "red2", "trash": "red4"},
        "b2",
        hand="red4",
        enemy="b3",
        unless=MISSES,
    ),
    scene("B16-023", KILL, "yes", {"hand": 1}, "b2", level="dingir 1", enemy="b3", unless=MISSES),
    scene(
        "B16-063",
        KILL,
        "choose hand:red4",
        {"enemy hand": 0},
        "b2",
        level="dingir 1",
        enemy="b3",
        enemy_hand="red4",
        unless=MISSES,
    ),
    scene(
        "B16-064",
        KILL,
        "choose trash:red4; choose a1",
        {"a1": "red4"},
        "b2",
        level="dingir 3",
        enemy="b3",
        trash="red4",
        unless=MISSES,
    ),
    scene(
        "B16-074",
        KILL,
        "choose a2",
        {"a2": None},
        "b2",
        level="dingir 1",
        enemy="b3 a2:red6",
        unless={"enemy": "b3:blue7 a2:red6"},
    ),
    scene(
        "B12-018",
        KILL,
        "choose hand:red4; yes; yes; choose a2",
        {"a2": None, "enemy removed": "red5"},
        "b2",
        hand="red4",
        enemy="b3 a2:red5",
        unless={"enemy": "b3:E08-051 a2:red5"},
    ),
    scene("B01-036", KILL, "", {"hand": 1}, "b2", enemy="b3", unless=MISSES),
]

OTHER_DESTROYS = [
    scene(
        "B02-009",
        KILL,
        "choose a2",
        {"damage a2": 3000},
        "a1",
        own="b2:red6",
        enemy="b3 a2:red6",
        unless={"enemy": "b3:blue7 a2:red6"},
    ),
    scene(
        "B02-074",
        KILL,
        "choose hand:red4",
        {"enemy hand": 2},
        "a1",
        own="b2:B02-073",
        enemy="b3",
        enemy_hand="red4*3",
        unless={"own": "b2:black6"},
    ),
    scene(
        "B03-068",
        KILL,
        "choose a2",
        {"a2": None, "enemy charge": "red2 red5"},
        "a1",
        own="b2:B02-063",
        enemy="b3 a2:red5",
        unless={"own": "b2:black6"},
    ),
    scene(
        "B03-070",
        KILL,
        "",
        {"trash": "red2*2"},
        "a1",
        own="b2:black6",
        enemy="b3",
        unless={"own": "b2:B02-073"},
    ),
    scene(
        "B16-096",
        KILL,
        "yes",
        {"resource": 11},
        "a1",
        own="b2:B02-084",
        enemy="b3",
        unless={"own": "b2:green6"},
    ),
    scene(
        "B12-031",
        "play @; at a1; choose trash:B01-025; " + KILL,
        "choose a2",
        {"a2": None},
        own="b2:B13-024",
        trash="B01-025 red2",
        enemy="b3 a2",
        unless={"own": "b2:blue6"},
    ),
    scene(
        "B02-033",
        KILL,
        "choose a2",
        {"a2": None, "enemy hand": "red5"},
        "a1",
        own="b2:B02-025",
        enemy="b3 a2:red5",
        unless={"own": "b2:blue6"},
    ),
]

DESTROYED = [
    scene(
        "B02-024",
        FOE_KILLS,
        "choose hand:blue3; choose b2",
        {"b2": "blue3", "state b2": "sleep"},
        "b2",
        hand="blue3",
        enemy="b3:blue7",
        turn_player=1,
    ),
    scene("B02-069", FOE_KILLS, "", {"charge": "red2 @"}, "b2", enemy="b3:blue7", turn_player=1),
    scene(
        "B14-024",
        FOE_KILLS,
        "choose hand:red4; choose hand:red5",
        {"hand": "red2*2"},
        "b2",
        enemy="b3:blue7",
        turn_player=1,
        hand="red4 red5",
    ),
    scene(
        "B05-091",
        FOE_KILLS,
        "choose resource:green4",
        {"hand": "green4", "resource": 9},
        "b2",
        enemy="b3:blue7",
        turn_player=1,
    ),
    scene(
        "B08-041", FOE_KILLS, "choose a1", {"power a1": 6500}, "b2", own="a1", enemy="b3:blue7", turn_player=1
    ),
    scene("B08-063", FOE_KILLS, "yes", {"trash": 2}, "b2", enemy="b3:blue7", turn_player=1),
    scene(
        "B08-067",
        FOE_KILLS,
        "yes; choose trash:red5",
        {"hand": "red5", "asleep": 2},
        "b2",
        trash="red5",
        enemy="b3:blue7",
        turn_player=1,
    ),
    scene(
        "B15-048",
        FOE_KILLS,
        "choose hand:red4; choose charge:red3; choose a2",
        {"a2": "red3", "trash": "red4"},
        "b2",
        hand="red4",
        charge="red3",
        enemy="b3:blue7",
        turn_player=1,
    ),
    scene(
        "B12-087",
        FOE_KILLS,
        "choose resource:green4; choose b1",
        {"b1": "green4", "resource": 9},
        "b2",
        enemy="b3:blue7",
        turn_player=1,
    ),
]

OTHERS_DESTROYED = [
    scene(
        "B10-093",
        "play @; at a1; choose trash:@; use c2; choose b2",
        "yes",
        {"resource": 11},
        own="b2 c2:B01-010",
        trash="@ red2",
        unless={"do": "play @; at a1; choose trash:red2; use c2; choose b2"},
    ),
    scene(
        "B19-062",
        "use a1; choose a2; choose c2",
        "resolve B19-062; choose b2",
        {"b2": "@"},
        "trash",
        level="waker 2",
        player="Ayase",
        own="a1:B18-078",
        enemy="a2 c2",
        unless={"do": "attack a1; target a2; pass; pass"},
    ),
]


@pytest.mark.parametrize("one", DESTROYS, ids=str)
def test_this_destroys_in_battle(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", OTHER_DESTROYS, ids=str)
def test_another_own_zx_destroys_in_battle(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", DESTROYED, ids=str)
def test_this_is_destroyed(one: Scene) -> None:
    gate(one, **BOUNCED)


@pytest.mark.parametrize("one", OTHERS_DESTROYED, ids=str)
def test_another_zx_is_destroyed(one: Scene) -> None:
    gated(one)
