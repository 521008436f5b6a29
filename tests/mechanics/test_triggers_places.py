"""Automatic abilities that wait for a card to come to another place."""

import pytest

from tests.mechanics.stage import Scene, changed, gate, gated, scene

MILL = "use c1; choose charge:red2"
FOE_KILLS = "attack b3; target b2; pass; pass"
MOVE = "play B01-031; at b3; choose a3; choose a2"
NO_MOVE = {"do": "play B01-031; at b3; done"}
WAKERS_UP = " ".join(f"{number}:up" for number in ("B18-017", "B18-018", "B18-037", "B18-038"))
FROM_CHARGE = {
    "at": "charge", "own": "c1:E08-029", "dynamis": WAKERS_UP, "do": "use c1; choose charge:@",
    "enemy": "", "charge": "", "hand": "",
}  # fmt: skip
"""It comes to the hand, but from Charge."""

MILLED = [
    changed(one, at="deck", own="c1:B03-027", charge="red2")
    for one in (
        scene("B11-073", MILL, "yes; choose a2", {"a2": None, "asleep": 1}, enemy="a2:red5"),
        scene(
            "B04-014",
            MILL,
            "choose a2; choose c2",
            {"damage a2": 2000, "damage c2": 2000},
            enemy="a2:red6 c2:red6",
        ),
        scene(
            "B04-029", MILL, "yes; choose a2", {"a2": None, "asleep": 2, "enemy deck": 11}, enemy="a2:red5"
        ),
        scene("B04-032", MILL, "yes", {"hand": 1, "asleep": 1}),
        scene("B11-047", MILL, "yes; choose a2", {"power a2": 3500, "asleep": 1}, enemy="a2:red6"),
        scene("B11-058", MILL, "choose a2", {"power a2": 7500}, enemy="a2:red6"),
        scene("B11-099", MILL, "choose hand:red4", {"resource": 11}, hand="red4"),
    )
]
TRASHED = [
    scene(
        "B16-XXX",
        "use a1; choose charge:B16-068; choose a2",
        "",
        {"removed": "B16-068"},
        "b2",
        own="a1:B16-068",
        charge="B16-068",
        enemy="a2",
        unless={"at": ""},
    ),
]
DISCARDED = [
    scene(
        "B11-006",
        "play B09-051; at a1; choose hand:red5; choose c3",
        "choose a2",
        {"damage a2": 5000},
        "b2",
        hand="B09-051 red5",
        resource="white4*6",
        enemy="a2:red6 c3:red6",
        unless={"do": "pass; choose hand:red5", "hand": "red5*7", "resource": ""},
    ),
    scene(
        "B19-029",
        "use b2; choose hand:@",
        "",
        {"hand": "red2"},
        own="b2:B18-014",
        level="waker 4",
        enemy="a2",
        unless={"own": "b2:B09-051", "do": ""},
    ),
]
LEAVES = [
    scene(
        "B03-057",
        FOE_KILLS,
        "choose c3",
        {"c3": None, "enemy bottom": "red6"},
        "b2",
        level="dragon 3",
        enemy="b3:blue7 c3:red6",
        turn_player=1,
        unless={"level": "dragon 2"},
    ),
    scene(
        "B03-057",
        "use c3; choose b2",
        "done; choose charge:red4; choose a1",
        {"a1": "red4"},
        "b2",
        level="dragon 3",
        charge="red4",
        enemy="c3:B18-032 b3",
        enemy_dynamis=WAKERS_UP,
        turn_player=1,
        unless={"level": "dragon 2"},
    ),
    scene(
        "G08-006",
        FOE_KILLS,
        "choose trash:red2; yes",
        {"hand": "red2"},
        "b2",
        player="everybody",
        trash="red2 red4",
        enemy="b3:blue7",
        turn_player=1,
        unless={"player": ""},
    ),
    scene(
        "B34-072",
        FOE_KILLS,
        "choose a3",
        {"a3": None},
        "",
        own="b2:B24-050",
        shift="b2:@",
        player="everybody",
        enemy="b3:blue7 a3:red5",
        turn_player=1,
        unless={"shift": ""},
    ),
]
PLACED = [scene("B09-061", "play @; at b2", "", {"trash": "@"}, unless={"do": "play @; at b1"})]
MOVED = [
    *(
        changed(
            one,
            turn_player=1,
            enemy="a3:red4",
            enemy_hand="B01-031",
            enemy_resource="blue4*4",
            unless=NO_MOVE,
        )
        for one in (
            scene("B02-028", MOVE, "choose b2", {"power b2": 10000}, "b2"),
            scene("B12-026", MOVE, "choose a2", {"enemy hand": "red4"}, "b2"),
            scene("B12-057", MOVE, "", {"enemy charge": "red4"}, "b2"),
        )
    ),
    scene(
        "B03-037",
        "use b1; choose c2",
        "choose a2",
        {"a2": None, "enemy hand": "red6"},
        "b1",
        own="a1",
        level="dragon 1",
        enemy="a2:red6",
        hand="B01-031",
        resource="blue4*6",
        unless={"do": "play B01-031; at b2; choose a1; choose a2"},
    ),
]
TO_RESOURCE = [
    scene(
        "B03-031",
        "resource @",
        "",
        {"hand": 1},
        resource="B03-028 blue4*5",
        phase="resource",
        unless={"resource": "blue4*6"},
    ),
    scene(
        "B04-012",
        "resource @",
        "choose hand:red3; choose a1",
        {"a1": "red3"},
        hand="red3",
        resource="B04-006 red4*4",
        phase="resource",
        unless={"resource": "B04-006 red4*2"},
    ),
    scene(
        "B12-012",
        "resource @",
        "choose a2",
        {"damage a2": 3000},
        enemy="a2:red6",
        phase="resource",
        unless={"do": "pass"},
    ),
    scene(
        "B20-075",
        "resource @",
        "choose trash:red4; choose trash:red5",
        {"charge": "red4 red5"},
        player="Ayase",
        resource="B20-066",
        trash="red4 red5",
        phase="resource",
        unless={"resource": "black4"},
    ),
    scene(
        "B20-080",
        "resource @",
        "choose resource:B20-075; choose trash:B22-071; choose a1",
        {"a1": "B22-071"},
        player="Ayase",
        resource="B20-075*5",
        trash="B22-071",
        phase="resource",
        unless={"resource": "B20-075*4"},
    ),
    scene(
        "B20-095",
        "ignite red2; yes; at b2; choose hand:@",
        "choose resource:green4",
        {"hand": "green4", "asleep": 1},
        level="dingir 2",
        phase="ignition",
        charge="red2",
        deck="B02-083 red2*9",
        unless={"phase": "resource", "do": "resource @", "charge": ""},
    ),
    scene(
        "B21-100",
        "resource @",
        "choose resource:B21-096; choose resource:B02-096; choose a1",
        {"a1": "B02-096"},
        player="Souma",
        resource="B21-096*3 B02-096",
        phase="resource",
        unless={"resource": "B21-096*2 B02-096"},
    ),
]
FROM_CHARGE_TO_HAND = [
    scene(
        "E08-029",
        "use b2; choose charge:red4; choose charge:red5",
        "resolve b2; choose a2; choose a2",
        {"power a2": 3500},
        "b2",
        level="waker 4",
        charge="red4 red5",
        enemy="a2:red6",
        unless={
            "do": "play B02-098; choose resource:green4 sleep; done",
            "hand": "B02-098",
            "resource": "green4*3",
        },
    ),
    scene(
        "IG06-080",
        "play B14-060; choose charge:red2; choose hand:@; done",
        "yes; choose a1",
        {"a1": "@"},
        level="optima 2",
        hand="B14-060",
        charge="red2",
        unless={"at": "b2", "do": FOE_KILLS, "enemy": "b3:blue7", "turn_player": 1},
    ),
]
FROM_TRASH_TO_HAND = [
    scene(
        "B17-074",
        "use charge:B12-062; choose trash:@",
        "choose trash:red3; choose a1",
        {"a1": "red3", "state a1": "sleep"},
        "trash",
        level="ahhazu 1",
        trash="red3",
        charge="B12-062",
        unless=FROM_CHARGE,
    ),
    scene(
        "B19-061",
        "play B20-072; at b2; choose trash:@; done",
        "choose deck:B20-071",
        {"trash": "red2*2 B20-071"},
        "trash",
        level="dingir 2",
        hand="B20-072",
        deck="red2*3 B20-071 red2*5",
        unless=FROM_CHARGE,
    ),
]


@pytest.mark.parametrize("one", MILLED, ids=str)
def test_deck_to_trash(one: Scene) -> None:
    gate(one, at="charge", do="use c1; choose charge:@")


@pytest.mark.parametrize("one", TRASHED, ids=str)
def test_any_card_put_into_trash(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", DISCARDED, ids=str)
def test_hand_card_discarded_by_an_ability(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", LEAVES, ids=str)
def test_this_leaves_the_square(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", PLACED, ids=str)
def test_this_placed_on_a_square(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", MOVED, ids=str)
def test_a_zx_moves_square_to_square(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", TO_RESOURCE, ids=str)
def test_put_into_resource(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", FROM_CHARGE_TO_HAND, ids=str)
def test_leaves_charge(one: Scene) -> None:
    gated(one)


@pytest.mark.parametrize("one", FROM_TRASH_TO_HAND, ids=str)
def test_this_returns_from_trash_to_hand(one: Scene) -> None:
    gated(one)
