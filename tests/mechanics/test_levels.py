"""Level conditions: an ability works at its level and does nothing with one card less."""

import pytest

from tests.mechanics.stage import PLAY, Scene, changed, level_gate, scene

ATTACK = "attack b2; target b3; pass; pass"

DINGIR_1 = [
    scene("B16-001", "", "use b2; choose a2", {"a2": None, "enemy removed": "red2"}, "b2", enemy="a2"),
    scene("B16-010", PLAY, "choose a2", {"damage a2": 4000}, enemy="a2:red6"),
    scene("B16-022", PLAY, "choose a2", {"a2": None, "enemy hand": "red2"}, enemy="a2 c2:red4"),
    scene("B16-023", ATTACK, "yes", {"hand": "red2"}, "b2", enemy="b3"),
    scene("B16-025", "", "attack b1; target b3", {"state b1": "sleep"}, "b1", enemy="b3"),
    scene("B16-042", PLAY, "choose enemy charge:red5", {"enemy bottom": "red5"}, enemy_charge="red5"),
    scene("B16-050", "", "use b2; choose a2", {"power a2": 7500}, "b2", enemy="a2:red6"),
    scene("B16-055", PLAY, "yes", {"power a2": 6500, "power c3": 500}, enemy="a2:red6 c3"),
    scene("B16-061", PLAY, "choose a2", {"a2": None, "enemy charge": "red4"}, enemy="a2:red4"),
    scene("B16-063", ATTACK, "choose hand:red2", {"enemy hand": 0}, "b2", enemy="b3", enemy_hand="red2"),
]
WAKER_1 = [
    scene("B18-002", PLAY, "choose a2", {"damage a2": 2000}, enemy="a2:red6"),
    scene("B18-031", PLAY, "", {"a2": None, "c2": None}, enemy="a2:red4 c2 a3:red5", keeps={"a3": "red5"}),
    scene("B18-105", "", "use b2", {"resource": 12, "asleep": 2, "state b2": "sleep"}, "b2"),
    scene("E08-024", "", "use b2; choose a2", {"a2": None, "enemy bottom": "red4"}, "b2", enemy="a2:red4"),
    scene("E08-034", "attack b2; target b3", "yes", {"power b2": 7500}, "b2", enemy="b3:red6"),
]
OPTIMA_2 = [
    scene("B13-007", "attack b2; target b3", "choose a2", {"damage a2": 2000}, "b2", enemy="b3 a2:red6"),
    scene(
        "B14-069", PLAY, "choose hand:red5; choose a2", {"a2": None, "trash": "red5"}, hand="red5", enemy="a2"
    ),
    scene("B15-013", PLAY, "choose a2", {"damage a2": 2000}, enemy="a2:red6"),
    scene("B15-049", PLAY, "yes", {"hand": "red3"}, deck="red3 red2*5"),
]
DINGIR_2 = [
    scene("B16-002", PLAY, "choose a2", {"damage a2": 8000}, enemy="a2:red6"),
    scene("B16-005", PLAY, "choose hand:red4; choose a1", {"a1": "red4", "hand": 0}, hand="red4"),
    scene("B16-015", "", "use b2; choose a2", {"damage a2": 9000}, "b2", enemy="a2:red6"),
    scene("B16-036", PLAY, "yes", {"hand": "red2*2"}),
    scene("B16-088", PLAY, "choose b2", {"power b2": 10000}),
    scene(
        "B16-092",
        PLAY,
        "choose resource:green4 sleep; choose resource:green4 sleep; choose resource:green4 sleep",
        {"asleep": 2},
    ),
]
WAKER_2 = [
    scene("B18-006", "", "use b2; choose a2", {"damage a2": 3000}, "b2", enemy="a2:red6"),
    scene(
        "B18-013",
        "attack b3; target b2",
        "choose a3",
        {"damage a3": 8000},
        "b2",
        enemy="b3 a3:red6",
        turn_player=1,
    ),
    scene("B18-022", PLAY, "", {"hand": "red2"}),
    scene("B18-025", PLAY, "choose a2", {"a2": None, "enemy hand": "red5"}, enemy="a2:red5"),
    scene("B18-083", "", "", {"power b2": 5500}, "b2"),
    scene("B18-088", PLAY, "", {"resource": 11, "asleep": 4}),
]
OPTIMA_3 = [
    scene("B13-014", PLAY, "", {"damage a2": 2000, "damage b3": 2000}, enemy="a2:red6 b3:red6"),
    scene("B13-029", PLAY, "choose a2", {"a2": None, "enemy hand": "red2"}, enemy="a2"),
    scene("B14-066", PLAY, "yes; choose a2", {"a2": None, "enemy charge": "red6"}, enemy="a2:red6"),
    scene(
        "B14-046",
        "",
        "use b2; choose enemy trash:red5; choose a2",
        {"power a2": 6500, "enemy trash": 0},
        "b2",
        enemy="a2:red6",
        enemy_trash="red5",
    ),
]
DINGIR_3 = [
    scene("B16-053", "", "use b2; choose a2", {"a2": None, "enemy bottom": "red6"}, "b2", enemy="a2:red6"),
    scene(
        "B16-064", ATTACK, "choose trash:red4; choose a1", {"a1": "red4"}, "b2", enemy="b3", trash="red4 red5"
    ),
    scene(
        "E09-028", "", "use b2; choose a2", {"a2": None, "enemy bottom": "red6"}, "b2", enemy="a2:red6:sleep"
    ),
    scene(
        "B19-074",
        "attack b3; target b2; pass; pass",
        "",
        {"a2": None},
        "b2",
        enemy="b3:blue7 a2",
        turn_player=1,
    ),
]
WAKER_3 = [
    scene("B18-032", "", "use b2; choose a2", {"a2": None, "enemy hand": "red6"}, "b2", enemy="a2:red6"),
    scene("B18-044", PLAY, "choose charge:red3; choose a2", {"a2": "red3"}, charge="red3 red4"),
    scene("B18-041", PLAY, "choose a2", {"a2": None, "enemy bottom": "red3"}, enemy="a2:red3"),
    scene("B18-008", PLAY, "choose deck:red3", {"hand": "red3"}, deck="red3 red2*8"),
]
OPTIMA_4 = [
    scene("B13-015", "", "attack b1; target b3", {"state b1": "sleep"}, "b1", enemy="b3"),
    scene(
        "B14-009",
        "attack b1; target b2",
        "choose a2",
        {"damage a2": 3000},
        "a1",
        own="b1",
        enemy="b2 a2:red6:sleep c2:red6",
    ),
    scene(
        "B14-050",
        "",
        "use b2; choose charge:white5; choose a1",
        {"a1": "white5", "b2": None, "charge": "white6 @"},
        "b2",
        charge="white5 white6",
    ),
    scene(
        "B15-019",
        "",
        "play @; choose enemy trash:red5; choose a2",
        {"damage a2": 8000, "asleep": 14},
        enemy="a2:red6",
        enemy_trash="red5",
        resource="red4:sleep*10",
    ),
    scene("B14-030", PLAY, "choose a1; choose c1", {"hand": "red2 red5"}, own="a1 c1:red5"),
    scene(
        "B15-029",
        "",
        "resolve b2; choose a2",
        {"a2": None, "enemy hand": "blue5"},
        "b2",
        enemy="a2:blue5 c2:red6",
        phase="draw",
    ),
]
WAKER_4 = [
    scene("B18-004", "pass; pass", "choose a2", {"damage a2": 6000}, "b2", enemy="a2:red6"),
    scene("B18-011", "", "use b2; choose a2", {"a2": None}, "b2", enemy="a2:red6"),
    scene(
        "B18-105",
        PLAY,
        "choose trash:red5; choose trash:red4",
        {"resource": 12, "asleep": 7},
        trash="red5 red4",
    ),
    scene(
        "B22-066",
        PLAY,
        "choose a2; choose c2; choose hand:red2",
        {"a2": None, "c2": None, "enemy hand": 0},
        enemy="a2:red4 c2",
        enemy_hand="red2",
    ),
    scene(
        "E08-029",
        "",
        "use b2; choose charge:red4; choose charge:red5; choose charge:red6",
        {"hand": "red4 red5 red6"},
        "b2",
        charge="red4 red5 red6",
    ),
    scene(
        "B18-014",
        "",
        "use b2; choose hand:B19-029",
        {"a2": None, "c3": None, "enemy removed": 2},
        "b2",
        hand="B19-029",
        enemy="a2:red6 c3 b3",
        keeps={"b3": "red2"},
    ),
]
OPTIMA_5 = [
    scene("B14-055", "", "", {"power a2": 5500}, "b2", own="a2"),
    scene(
        "B14-074",
        "",
        "use b2; choose charge:red2; choose charge:red2",
        {"a2": None, "c3": None, "charge": 0},
        "b2",
        enemy="a2:red6 c3 b3",
        charge="red2*2",
        keeps={"b3": "red2"},
    ),
    scene(
        "C12-002",
        "attack b2; target b3; choose a2; pass; pass",
        "use b2; choose hand:red5",
        {"state b2": "reboot"},
        "b2",
        enemy="b3 a2:red6",
        hand="red5",
        player="Sera",
    ),
    scene(
        "B15-017",
        "",
        "use b2",
        {"damage a2": 8000, "c3": None},
        "b2",
        enemy="a2:red6 c3 b3",
        keeps={"b3": "red2"},
    ),
]
WAKER_5 = [
    scene("B20-012", PLAY, "yes; yes", {"a2": None, "c2": None}, enemy="a2 c2:red6 a3", keeps={"a3": "red2"}),
]
WAKER_7 = [
    scene(
        "B18-096",
        PLAY,
        "; ".join(["choose resource:green4"] * 3 + ["choose a1", "choose c1", "choose a2"]),
        {"a1": "green4", "c1": "green4", "a2": "green4"},
    ),
]

NAMED = [
    scene(
        "B03-057",
        "attack b3; target b2; pass; pass",
        "choose c3",
        {"c3": None, "enemy bottom": "red6"},
        "b2",
        level="dragon 3",
        enemy="b3:blue7 c3:red6",
        turn_player=1,
    ),
    scene(
        "B16-033",
        "",
        "use b2; choose a2",
        {"a2": None, "enemy deck": 11},
        "b2",
        level="marduk 1",
        hand="red2*4",
        enemy="a2",
    ),
    scene(
        "B16-069",
        PLAY,
        "choose hand:red2; choose hand:red2",
        {"enemy hand": 0},
        level="ereshkigal 2",
        enemy_hand="red2*2",
    ),
    scene(
        "B16-073",
        "",
        "use trash:@; choose hand:red2",
        {"enemy hand": 0, "removed": "@"},
        "trash",
        level="ereshkigal 1",
        enemy_hand="red2",
    ),
    scene(
        "E09-017",
        "attack b2; target b3",
        "choose c2",
        {"c2": None, "enemy top": "red5"},
        "b2",
        level="dragon 3",
        enemy="b3:red6 c2:red5",
    ),
    scene("E09-017", PLAY, "choose deck:red5", {"hand": "red5"}, level="dragon 6", deck="red2*4 red5 red2*4"),
    scene(
        "B16-058",
        PLAY,
        "choose trash:white6",
        {"trash": "white3", "life": 4},
        level="anu 2",
        trash="white6 white3",
        life="red2*3",
    ),
    scene(
        "B03-037",
        "use b2; choose c2",
        "choose a2",
        {"a2": None, "enemy hand": "red6"},
        "b2",
        level="dragon 1",
        enemy="a2:red6",
    ),
]


@pytest.mark.parametrize("one", DINGIR_1, ids=str)
def test_dingir_lv_1(one: Scene) -> None:
    level_gate(changed(one, level="dingir 1"))


@pytest.mark.parametrize("one", WAKER_1, ids=str)
def test_waker_lv_1(one: Scene) -> None:
    level_gate(changed(one, level="waker 1"))


@pytest.mark.parametrize("one", OPTIMA_2, ids=str)
def test_zero_optima_2(one: Scene) -> None:
    level_gate(changed(one, level="optima 2"))


@pytest.mark.parametrize("one", DINGIR_2, ids=str)
def test_dingir_lv_2(one: Scene) -> None:
    level_gate(changed(one, level="dingir 2"))


@pytest.mark.parametrize("one", WAKER_2, ids=str)
def test_waker_lv_2(one: Scene) -> None:
    level_gate(changed(one, level="waker 2"))


@pytest.mark.parametrize("one", OPTIMA_3, ids=str)
def test_zero_optima_3(one: Scene) -> None:
    level_gate(changed(one, level="optima 3"))


@pytest.mark.parametrize("one", DINGIR_3, ids=str)
def test_dingir_lv_3(one: Scene) -> None:
    level_gate(changed(one, level="dingir 3"))


@pytest.mark.parametrize("one", WAKER_3, ids=str)
def test_waker_lv_3(one: Scene) -> None:
    level_gate(changed(one, level="waker 3"))


@pytest.mark.parametrize("one", OPTIMA_4, ids=str)
def test_zero_optima_4(one: Scene) -> None:
    level_gate(changed(one, level="optima 4"))


@pytest.mark.parametrize("one", WAKER_4, ids=str)
def test_waker_lv_4(one: Scene) -> None:
    level_gate(changed(one, level="waker 4"))


@pytest.mark.parametrize("one", OPTIMA_5, ids=str)
def test_zero_optima_5(one: Scene) -> None:
    level_gate(changed(one, level="optima 5"))


@pytest.mark.parametrize("one", WAKER_5, ids=str)
def test_waker_lv_5(one: Scene) -> None:
    level_gate(changed(one, level="waker 5"))


@pytest.mark.parametrize("one", WAKER_7, ids=str)
def test_waker_lv_7(one: Scene) -> None:
    level_gate(changed(one, level="waker 7"))


@pytest.mark.parametrize("one", NAMED, ids=str)
def test_named_tribe_lv(one: Scene) -> None:
    level_gate(one)
