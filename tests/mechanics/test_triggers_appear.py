"""Automatic abilities that wait for a Z/X to appear: each triggers then, and not by a like event."""

import pytest

from tests.mechanics.stage import IGNITE, PLAY, Scene, changed, gate, gated, scene

STANDS = {"at": "b2", "do": ""}
"""It is there already."""
BY_WORK = {
    "at": "trash", "own": "c1:B17-107", "player": "Yamato", "charge": "red2*3",
    "do": "use c1; choose trash:@; choose b2",
}  # fmt: skip
"""It appears, but by an ability."""
FOES_TURN = {"turn_player": 1, "enemy_resource": "red4*8"}

APPEARS = [
    scene("B02-014", PLAY, "yes; choose a2", {"damage a2": 6000, "asleep": 7}, enemy="a2:red6"),
    scene(
        "B02-049",
        PLAY,
        "yes; choose charge:white3; choose a1",
        {"a1": "white3", "asleep": 6},
        charge="white3 white4 red3",
    ),
    scene("B02-071", PLAY, "yes; choose a2", {"a2": None, "asleep": 7}, enemy="a2:red4"),
    scene(
        "B09-051",
        PLAY,
        "choose hand:red5; choose a2",
        {"a2": None, "enemy bottom": "red6"},
        enemy="a2:red6",
        hand="red5",
    ),
    scene("B12-016", PLAY, "yes", {"damage a2": 6000, "c3": None}, enemy="a2:red6 c3"),
    scene("B12-041", PLAY, "choose a2", {"power a2": 7500}, enemy="a2:red6"),
]
FROM_DYNAMIS = [
    scene(
        "B16-059",
        "ex @; at b2; choose a1; choose c1",
        "choose charge:white4",
        {"power a2": 5500},
        "dynamis",
        own="a1:white5 c1:white4",
        enemy="a2:red6",
    ),
    scene(
        "B16-105",
        "ex @; at b2; choose a1; choose c1",
        "yes; choose charge:green5; choose charge:blue4",
        {"resource": 12, "asleep": 2},
        "dynamis",
        own="a1:green5 c1:blue4",
    ),
    scene(
        "B18-017",
        "ex @; at b2; choose trash:red5; choose trash:red6",
        "choose removed:red5; choose a1",
        {"a1": "red5"},
        "dynamis",
        trash="red5 red6",
    ),
    scene(
        "E08-030",
        "ex @; at b2; choose trash:red5; choose trash:red6",
        "choose a2; choose charge:red6; choose c2",
        {"a2": None, "c2": "red6"},
        "dynamis",
        trash="red5 red6",
        charge="red6",
        enemy="a2",
    ),
]
REGULARLY = [
    scene("B16-092", PLAY, "; ".join(["choose resource:green4 sleep"] * 3), {"asleep": 2}, level="dingir 2"),
    scene("B17-044", PLAY, "yes", {"power a2": 7500}, level="dingir 1", enemy="a2:red6"),
    scene(
        "B20-005",
        PLAY,
        "yes; choose trash:red5; choose trash:red4; choose removed:red3; choose a1",
        {"a1": "red3"},
        level="dingir 1",
        trash="red5 red4",
        removed="red3",
    ),
    scene(
        "B17-093",
        PLAY,
        "yes; choose hand:red4; choose hand:red5; choose deck:red3; choose deck:red6",
        {"hand": "red3 red6"},
        hand="red4 red5",
        deck="red3 red6 red2*5",
        unless=STANDS,
    ),
]
BY_IGNITION = [
    changed(one, at="deck", phase="ignition", charge="red2")
    for one in (
        scene("B02-001", IGNITE, "choose a2", {"damage a2": 5000}, enemy="a2:red6"),
        scene("B02-022", IGNITE, "choose a2", {"a2": None, "enemy hand": "red4"}, enemy="a2:red4"),
        scene("B02-062", IGNITE, "choose a2", {"a2": None}, enemy="a2:red4"),
        scene("B02-083", IGNITE, "choose hand:red4", {"resource": 11, "asleep": 1}, hand="red4"),
        scene(
            "B14-023", "ignite red2; yes; at b1", "attack b1; target b3", {"state b1": "sleep"}, enemy="b3 c3"
        ),
        scene("B12-004", IGNITE, "", {"damage a2": 2000, "damage b3": 2000}, enemy="a2:red6 b3"),
        scene(
            "B12-042", IGNITE, "no; choose a2", {"power a2": 5500}, enemy="a2:red6", enemy_resource="red4*2"
        ),
    )
]
RESTRICTED = [
    scene("B08-050", PLAY, "yes", {"enemy asleep": 2, "asleep": 6}, enemy_resource="red4*2", unless=STANDS),
    scene(
        "B11-092", PLAY, "", {"resource": 11, "enemy resource": 1}, unless={**BY_WORK, "level": "dingir 1"}
    ),
]
ANOTHER_OWN = [
    scene("B02-095", "play red4; at a2", "", {"power a2": 9500}, "b2", hand="red4", resource="red4*4"),
    scene(
        "B11-062",
        "play B11-073; at a1",
        "choose a2",
        {"a2": None},
        "b2",
        hand="B11-073 black6",
        enemy="a2:red3",
        unless={"do": "play black6; at a1"},
    ),
    scene(
        "B12-005",
        "play red5; at a1",
        "choose a2",
        {"damage a2": 5000},
        "b2",
        hand="red5 B02-014",
        enemy="a2:red6",
        unless={"do": "play B02-014; at a1"},
    ),
    scene(
        "B04-006",
        "play B04-014; at a1",
        "choose a2",
        {"damage a2": 5000},
        "b2",
        hand="B04-014 red6",
        enemy="a2:red6",
        unless={"do": "play red6; at a1"},
    ),
    scene(
        "B03-030",
        "play B01-030; at a1",
        "choose c1",
        {"hand": "blue3"},
        "b2",
        hand="B01-030",
        own="c1:blue3",
        unless={"do": "play blue5; at a1", "hand": "blue5"},
    ),
    scene(
        "B02-096", "play green4; at a1", "choose a1", {"power a1": 7500}, "b2", hand="green4", player="Souma"
    ),
    scene(
        "B05-096",
        "play B01-089; at a1",
        "yes; choose a1",
        {"power a1": 11500},
        "b2",
        hand="B01-089 green6",
        unless={"do": "play green6; at a1"},
    ),
]
OPPONENTS = [
    scene(
        "B12-092",
        "play red4; at a3",
        "choose b2",
        {"power b2": 10500},
        "b2",
        enemy_hand="red4",
        **FOES_TURN,
        unless={"do": "play red4; at b3"},
    ),
    scene(
        "B17-069",
        "play red4; at a3",
        "yes",
        {"a3": None, "enemy charge": "red4"},
        "b2",
        level="dingir 2",
        enemy_hand="red4 red5",
        **FOES_TURN,
        unless={"do": "play red5; at a3"},
    ),
    scene(
        "B19-028",
        "ignite red2; yes; at a3",
        "yes",
        {"enemy hand": "red3"},
        "b2",
        level="waker 3",
        enemy_deck="red3*5",
        enemy_charge="red2",
        phase="ignition",
        turn_player=1,
        unless={"do": "ignite red2; yes; at b3"},
    ),
    scene(
        "B19-073",
        "ignite red2; yes; at a3",
        "yes",
        {"charge": 1},
        "b2",
        level="waker 1",
        enemy_deck="red3*5",
        enemy_charge="red2",
        phase="ignition",
        turn_player=1,
        unless={"phase": "main", "do": "play red3; at a3", "enemy_hand": "red3", "enemy_resource": "red4*8"},
    ),
    scene(
        "E08-051",
        "play red5; at a3",
        "",
        {"damage a3": 7000},
        "b2",
        enemy_hand="red5",
        **FOES_TURN,
        unless={"at": ""},
    ),
    scene(
        "B14-033",
        "play red4; at a3",
        "yes; choose a3; choose a2",
        {"a2": "red4"},
        "b2",
        level="optima 3",
        enemy_hand="red4",
        **FOES_TURN,
        unless={"do": "play red4; at b3"},
    ),
    scene(
        "B12-057",
        "play B02-049; at a3; yes; choose charge:white3; choose c3",
        "",
        {"c3": None},
        "b2",
        enemy_hand="B02-049 white3",
        enemy_charge="white3",
        **{**FOES_TURN, "enemy_resource": "white4*8"},
        unless={"do": "play white3; at c3"},
    ),
]
SPENT = [
    scene(
        "B16-045",
        "ex B16-059; at b2; choose a1; choose c1",
        "resolve B16-045; choose charge:white4",
        {"hand": "white4"},
        "a1",
        own="c1:white4",
        dynamis="B16-059",
        unless={
            "do": "attack a2; target a1; pass; pass",
            "turn_player": 1,
            "enemy": "a2:red6",
            "charge": "white4",
        },
    ),
    scene(
        "B16-083",
        "ex B17-099; at b2; choose a1; choose c1",
        "resolve B16-083; choose charge:green4",
        {"resource": 11, "asleep": 1},
        "a1",
        own="c1:green4",
        dynamis="B17-099",
        unless={
            "do": "attack a2; target a1; pass; pass",
            "turn_player": 1,
            "enemy": "a2:red6",
            "charge": "green4",
        },
    ),
]


@pytest.mark.parametrize("one", APPEARS, ids=str)
def test_this_appears(one: Scene) -> None:
    gate(one, **STANDS)


@pytest.mark.parametrize("one", FROM_DYNAMIS, ids=str)
def test_this_appears_from_the_dynamis(one: Scene) -> None:

    gate(one, at="b2", do="")


@pytest.mark.parametrize("one", REGULARLY, ids=str)
def test_this_appears_by_regular_play(one: Scene) -> None:
    gate(one, **(one.unless or BY_WORK))


@pytest.mark.parametrize("one", BY_IGNITION, ids=str)
def test_this_appears_by_ignition(one: Scene) -> None:
    gate(one, at="hand", phase="main", do=PLAY)


@pytest.mark.parametrize("one", RESTRICTED, ids=str)
def test_this_appears_with_another_restriction(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", ANOTHER_OWN, ids=str)
def test_another_own_zx_appears(one: Scene) -> None:
    gate(one, **(one.unless or {"at": ""}))


@pytest.mark.parametrize("one", OPPONENTS, ids=str)
def test_an_opponents_zx_appears(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", SPENT, ids=str)
def test_spent_for_an_advent_condition(one: Scene) -> None:
    gated(one)
