"""Automatic abilities that wait for a point of the turn, or for what a player does."""

import pytest

from tests.mechanics.stage import Scene, changed, gate, gated, scene

OWN_PHASE = [
    scene(
        "B05-054",
        "",
        "choose hand:B02-045; yes; at a1",
        {"a1": "red3", "bottom": "B02-045", "hand": 0},
        "b2",
        phase="ignition",
        hand="B02-045",
        deck="red3 red2*5",
        unless={"turn_player": 1},
    ),
    scene(
        "B20-071",
        "",
        "yes; yes; yes; choose trash:red6; choose a2",
        {"a2": "red6", "power a2": 11500, "trash": "red2*2"},
        "b2",
        phase="resource",
        player="everybody",
        trash="red6",
        unless={"resource": "black4*5"},
    ),
    scene("B24-075", "", "yes", {"hand": "@ red2"}, "resource", phase="draw", unless={"phase": "resource"}),
]
FOE_PHASE = [
    changed(one, turn_player=1, phase="resource", unless={"turn_player": 0})
    for one in (
        scene(
            "B16-101",
            "",
            "yes; choose charge:red4; choose charge:red5; choose a3; choose c3; "
            + "; ".join(["choose a3"] * 18 + ["choose c3"] * 4),
            {"a3": None, "damage c3": 2500},
            "b2",
            charge="red4 red5",
            enemy="a3:red6 c3:red6",
        ),
        scene("B18-046", "", "choose a2", {"power a2": 5500}, "b2", own="a2", level="waker 2"),
        scene(
            "B18-098",
            "",
            "yes; choose a3; choose charge:red4; choose enemy charge:red5; done",
            {"a3": None, "resource": 11, "enemy resource": 2, "state b2": "sleep"},
            "b2",
            enemy="a3:red6",
            charge="red4",
            enemy_charge="red5",
        ),
        scene(
            "B13-025",
            "",
            "yes; choose enemy deck:red5",
            {"enemy bottom": "red5"},
            "b2",
            enemy_deck="red5 red2*9",
        ),
        scene(
            "B15-033",
            "",
            "yes; choose a3; choose c3",
            {"a3": None, "c3": None, "hand": 1, "state b2": "sleep"},
            "b2",
            enemy="a3:red6 c3",
        ),
        scene("B16-014", "", "choose trash:red5; choose a1", {"a1": "red5"}, "b2", trash="red5 red6"),
        scene("B19-066", "", "choose a3", {"a3": None}, "b2", level="waker 3", enemy="a3"),
        scene("E09-044", "", "", {"resource": 12, "enemy resource": 2}, "b2", level="dingir 1"),
    )
]
OWN_END = [
    scene("B14-001", "pass", "yes; choose a3", {"a3": None, "charge": "@"}, "b2", enemy="a3:red3"),
    scene("B07-006", "pass", "yes; choose a3", {"a3": None, "charge": "@"}, "b2", enemy="a3:red3"),
    scene("C13-008", "pass", "yes", {"hand": 1}, "b2", player="Azumi"),
    scene(
        "B19-021", "pass", "yes; choose a3", {"hand": "@", "a3": None}, "b2", level="waker 2", enemy="a3:red5"
    ),
    scene(
        "B16-048",
        "pass",
        "yes; choose a3; choose charge:white6; choose a1; choose enemy charge:red5",
        {"a3": None, "a1": "white6", "enemy removed": "red5"},
        "b2",
        level="dingir 1",
        charge="white6",
        enemy="a3:red6",
        enemy_charge="red5",
        resource="red4 blue4 white4",
    ),
]
FOE_END = [scene("B09-061", "pass", "", {"trash": "@"}, "b1", turn_player=1, unless={"turn_player": 0})]
LIFE = [
    scene(
        "B01-072",
        "attack b2; target player; pass; pass",
        "choose a2",
        {"a2": None, "enemy charge": "red2*2"},
        "a1",
        own="b2:red5",
        enemy="a2:red2",
        unless={"own": "a2:red5", "do": "attack a1; target a2"},
    )
]
RED_EVENT = {"hand": "B02-020", "do": "play B02-020; done", "resource": "red4*4"}
DRAWS = [
    changed(one, phase="draw", unless={"phase": "resource"})
    for one in (
        scene("B05-034", "", "resolve b2", {"power b2": 13000}, "b2"),
        scene("C12-022", "", "resolve b2", {"power b2": 13000}, "b2"),
        scene(
            "B18-102",
            "",
            "resolve b2; choose trash:B01-029; choose trash:blue5",
            {"force b2": "B01-029 blue5"},
            "b2",
            trash="B01-029 blue5 red2",
        ),
        scene("B15-029", "", "resolve b2; choose a2", {"a2": None}, "b2", level="optima 4", enemy="a2:red5"),
    )
]
EVENTS = [
    scene(
        "B02-035",
        "play B02-040; done",
        "",
        {"hand": 2},
        "b2",
        hand="B02-040",
        enemy="a2:red5",
        unless=RED_EVENT,
    ),
    scene(
        "B09-029",
        "play B02-040; done",
        "choose a2",
        {"a2": None, "enemy hand": "red5"},
        "b2",
        hand="B02-040",
        enemy="a2:red5",
        unless=RED_EVENT,
    ),
    scene(
        "B09-046",
        "play B02-060; choose a2",
        "",
        {"power b2": 9000},
        "b2",
        hand="B02-060",
        enemy="a2:red6",
        unless=RED_EVENT,
    ),
]
STARTUP = [
    scene(
        "B06-006",
        "use a1; choose c2",
        "yes; choose a2",
        {"damage a2": 5000, "asleep": 1},
        "b2",
        own="a1:B01-010 c2:red6",
        enemy="a2:red6",
        unless={"own": "a1 c2", "do": ""},
    )
]
FOE_AUTO = [
    scene(
        "B15-044",
        "play B02-049; at a3; yes; choose charge:white3; choose c3",
        "choose enemy resource:white4; done",
        {"enemy asleep": 7},
        "b2",
        turn_player=1,
        enemy_hand="B02-049 white3",
        enemy_charge="white3",
        enemy_resource="white4*8",
        unless={"do": "play B02-049; at a3; no"},
    ),
]
REBOOTS = [
    scene(
        "B02-016",
        "attack a1; target a2; choose c3; use a1; choose hand:red4",
        "choose b3",
        {"damage b3": 3000},
        "b2",
        own="a1:C12-002",
        player="Sera",
        level="optima 5",
        hand="red4",
        enemy="a2:red6 b3:red6 c3:red6",
        unless={"at": ""},
    )
]


@pytest.mark.parametrize("one", OWN_PHASE, ids=str)
def test_start_of_a_phase_own_turn(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", FOE_PHASE, ids=str)
def test_start_of_a_phase_opponents_turn(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", OWN_END, ids=str)
def test_end_of_own_turn(one: Scene) -> None:
    gate(one, turn_player=1)


@pytest.mark.parametrize("one", FOE_END, ids=str)
def test_end_of_opponents_turn(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", LIFE, ids=str)
def test_life_decreases(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", DRAWS, ids=str)
def test_you_draw(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", EVENTS, ids=str)
def test_you_play_an_event(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", STARTUP, ids=str)
def test_you_play_a_startup_ability(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", FOE_AUTO, ids=str)
def test_opponent_deploys_by_an_automatic_ability(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", REBOOTS, ids=str)
def test_a_zx_reboots(one: Scene) -> None:
    gated(one)
