"""Automatic abilities that wait for an attack, for damage or for the end of a battle."""

import pytest

from tests.mechanics.stage import Scene, gate, gated, scene

HIT = "attack b2; target b3"

KILL = f"{HIT}; pass; pass"

FOE = "attack b3; target b2"

FOE_KILLS = f"{FOE}; pass; pass"

ANOTHER = {"do": "attack c2; target c3"}
"""Another attacks."""

ATTACKS = [
    scene(
        "B13-007",
        HIT,
        "choose a2",
        {"damage a2": 2000},
        "b2",
        level="optima 2",
        enemy="b3 a2:red6 c3",
        own="c2",
    ),
    scene(
        "B16-017",
        HIT,
        "yes; choose a2",
        {"a2": None, "removed": 2},
        "b2",
        player="Mikado",
        enemy="b3 a2:red6 c3",
        own="c2",
    ),
    scene(
        "B18-087",
        HIT,
        "choose b2; choose charge:red4",
        {"power b2": 5500, "resource": 11, "charge": 0},
        "b2",
        level="waker 2",
        enemy="b3 a2 c3",
        own="c2",
        charge="red4",
    ),
    scene("C12-002", HIT, "choose a2", {"damage a2": 3000}, "b2", enemy="b3 a2:red6 c3", own="c2"),
    scene(
        "E09-017",
        HIT,
        "choose a2",
        {"a2": None, "enemy top": "red6"},
        "b2",
        level="dragon 3",
        enemy="b3 a2:red6 c3",
        own="c2",
    ),
    scene("B01-011", HIT, "", {"power b2": 7000}, "b2", enemy="b3 a2 c3", own="c2"),
    scene(
        "B14-028",
        HIT,
        "choose resource:blue4 sleep; choose resource:blue4 sleep",
        {"asleep": 8},
        "b2",
        player="Nanao",
        enemy="b3 a2 c3",
        own="c2",
        hand="red2*4",
        resource="blue4:sleep*10",
    ),
]

OTHER_ATTACKS = [
    scene(
        "B02-003",
        "attack b2; target b3",
        "",
        {"power b2": 7000},
        "a1",
        own="b2:B02-006",
        enemy="b3",
        unless={"own": "b2:red3"},
    ),
    scene(
        "B14-009",
        HIT,
        "choose a2",
        {"damage a2": 3000},
        "a1",
        own="b2",
        level="optima 4",
        enemy="b3 a2:red6:sleep",
        unless={"at": ""},
    ),
    scene(
        "B19-017",
        HIT,
        "choose a2",
        {"damage a2": 2000},
        "a1",
        own="b2",
        player="Mikado",
        removed="red2*4",
        enemy="b3 a2:red6:sleep",
        unless={"at": ""},
    ),
    scene(
        "B12-053",
        "play @; at a1; choose trash:B02-045; attack b2; target b3",
        "choose c3",
        {"power c3": 6500},
        own="b2:B02-052",
        trash="B02-045 red2",
        enemy="b3 c3:red6",
        unless={"own": "b2:white6"},
    ),
]

ATTACKED = [
    scene(
        "B02-046",
        FOE,
        "",
        {"power b3": 6500},
        "b2",
        own="a1:B02-050",
        enemy="b3:red6",
        turn_player=1,
        unless={"own": "a1:B01-055"},
    ),
    scene(
        "B05-027",
        FOE,
        "",
        {"hand": 1},
        "b2",
        own="c2",
        enemy="b3:red6 c3",
        turn_player=1,
        unless={"do": "attack c3; target c2"},
    ),
    scene(
        "B18-013",
        FOE,
        "choose a3",
        {"damage a3": 8000},
        "b2",
        level="waker 2",
        own="c2",
        enemy="b3 a3:red6 c3",
        turn_player=1,
        unless={"do": "attack c3; target c2"},
    ),
    scene(
        "B20-066",
        FOE,
        "yes",
        {"b3": None},
        "b2",
        level="waker 2",
        enemy="b3:red5",
        turn_player=1,
        unless={"enemy": "b3:red4"},
    ),
    scene(
        "B22-087",
        FOE,
        "choose a3; done",
        {"a3": None, "b2": None, "resource": 11, "enemy resource": 1},
        "b2",
        level="dingir 2",
        own="c2",
        enemy="b3 a3:red4 c3",
        turn_player=1,
        unless={"do": "attack c3; target c2"},
    ),
]

OTHER_ATTACKED = [
    scene(
        "B02-051",
        FOE,
        "no; pass; pass",
        {"damage b2": 0},
        "a1",
        own="b2:B02-043",
        enemy="b3:red6",
        enemy_resource="red4",
        turn_player=1,
        unless={"own": "b2:white6", "do": FOE_KILLS},
    ),
    scene(
        "B05-052",
        FOE,
        "yes",
        {"power b3": 8500, "asleep": 1},
        "a1",
        own="b2",
        enemy="b3:red6",
        turn_player=1,
        unless={"at": "", "own": "a1 b2"},
    ),
    scene(
        "B14-045",
        FOE,
        "yes",
        {"power b3": 7500, "asleep": 1},
        "a1",
        own="b2",
        enemy="b3:red6",
        turn_player=1,
        unless={"at": "", "own": "a1 b2"},
    ),
]

DEALS_DAMAGE = [
    scene(
        "B02-101",
        HIT + "; play B01-018; choose b2; pass; pass",
        "",
        {"enemy life": 3},
        "b2",
        own="a2:B02-012",
        enemy="b3:red6",
        hand="B01-018",
        resource="red4*10",
        unless={"own": ""},
    ),
    scene(
        "B05-113", KILL, "", {"enemy hand": "green3"}, "b2", enemy="b3:green3", unless={"enemy": "b3:red4"}
    ),
    scene(
        "B06-013",
        HIT + "; play B01-018; choose b2; pass; pass",
        "choose a2",
        {"damage a2": 5000},
        "b2",
        enemy="b3:blue7 a2:red6",
        hand="B01-018",
        unless={"do": KILL},
    ),
    scene("B02-064", KILL, "", {"enemy charge": "red4"}, "b2", enemy="b3:red4", unless={"enemy": "b3:red5"}),
    scene(
        "B19-087",
        KILL,
        "yes",
        {"b3": None, "enemy resource": "red6"},
        "b2",
        level="waker 3",
        enemy="b3:red6",
        unless={"enemy": "b3:blue7"},
    ),
    scene(
        "B19-025",
        KILL,
        "yes",
        {"b3": None, "enemy hand": "red5"},
        "b2",
        level="waker 4",
        enemy="b3:red5",
        unless={"enemy": "b3:red6"},
    ),
]

IS_DAMAGED = [
    scene(
        "B06-097",
        FOE_KILLS,
        "choose trash:red5",
        {"resource": 11},
        "b2",
        player="Kushuru",
        own="c2",
        enemy="b3 c3",
        trash="red5",
        turn_player=1,
        unless={"do": "attack c3; target c2; pass; pass"},
    ),
    scene(
        "B08-035",
        FOE_KILLS,
        "choose a3",
        {"a3": None, "enemy hand": "red6"},
        "b2",
        own="c2",
        enemy="b3 a3:red6 c3",
        turn_player=1,
        unless={"do": "attack c3; target c2; pass; pass"},
    ),
    scene(
        "B18-091",
        FOE_KILLS,
        "choose trash:red5",
        {"resource": 11},
        "b2",
        level="waker 2",
        own="c2",
        enemy="b3 c3",
        trash="red5",
        turn_player=1,
        unless={"do": "attack c3; target c2; pass; pass"},
    ),
]

END_OF_BATTLE = [
    scene(
        "B03-052",
        "attack a3; target a2; pass; pass",
        "",
        {"a3": None, "enemy charge": "red2"},
        "c1",
        own="a2:B02-050",
        enemy="a3",
        turn_player=1,
        unless={"own": "a2:white5"},
    ),
    scene(
        "B05-048",
        "attack a3; target a2; pass; pass",
        "",
        {"a3": None},
        "b2",
        own="a2:white6",
        enemy="a3",
        turn_player=1,
        unless={"at": "c2"},
    ),
    scene(
        "B22-071",
        "attack b2; target a2; pass; pass",
        "choose c3; choose c2",
        {"c2": "@", "c3": None},
        "b2",
        level="waker 3",
        player="Ayase",
        enemy="a2 c3:red6",
        unless={"player": ""},
    ),
    scene(
        "B01-053",
        "attack a3; target a2; pass; pass",
        "",
        {"a3": None},
        "a2",
        own="b2:white6",
        enemy="a3 c3",
        turn_player=1,
        unless={"enemy": "a3:red6 c3"},
    ),
]


@pytest.mark.parametrize("one", ATTACKS, ids=str)
def test_this_attacks(one: Scene) -> None:
    gate(one, **ANOTHER)


@pytest.mark.parametrize("one", OTHER_ATTACKS, ids=str)
def test_another_own_zx_attacks(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", ATTACKED, ids=str)
def test_this_is_attacked(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", OTHER_ATTACKED, ids=str)
def test_another_own_zx_is_attacked(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", DEALS_DAMAGE, ids=str)
def test_this_deals_attack_damage(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", IS_DAMAGED, ids=str)
def test_this_is_dealt_damage(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", END_OF_BATTLE, ids=str)
def test_end_of_battle(one: Scene) -> None:
    gated(one)
