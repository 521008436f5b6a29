"""Z/X EX with Advent: each comes for what its condition says, pays nothing, and does what it does then.

The rows are the colors. With one Resource or one Reboot Z/X less the play is impossible.
"""

import pytest

from tests.mechanics.stage import Scene, build, cannot_come, changed, holds, of_color, scene
from zx_env.zx.cards.pool import card_table
from zx_env.zx.terms import Color


def advent(card: str, own: str, answer: str, then: dict[str, object], **keys: object) -> Scene:
    """It comes onto b2 for all these own Z/X, and pays nothing."""
    squares = [word.split(":")[0] for word in own.split()]
    spent = "; ".join(f"choose {square}" for square in squares)
    gone = dict.fromkeys(squares)
    answer = f"ex @; at b2; {spent}; {answer}"
    then = {"b2": "@", "asleep": 0, **gone, **then}
    return scene(card, "", answer, then, "dynamis", own=own, **keys)


ADVENTS = {
    "B16-019": advent(
        "B16-019",
        "a1:red5 c1:red4",
        "yes; choose charge:red2; choose charge:red2; choose a2",
        {"a2": None, "enemy removed": "red6", "charge": "red5 red4"},
        charge="red2*2",
        enemy="a2:red6",
    ),
    "B16-039": advent(
        "B16-039",
        "a1:blue5 c1:blue4",
        "choose charge:blue4; choose a2",
        {"a2": None, "enemy third": "red6", "charge": "blue5"},
        enemy="a2:red6 c2:red4",
    ),
    "B16-059": advent(
        "B16-059",
        "a1:white5 c1:white4",
        "choose charge:white4",
        {"power a2": 5500, "power c3": 2500},
        enemy="a2:red6 c3:red4",
    ),
    "B16-079": advent(
        "B16-079",
        "a1:black5 c1:black4",
        "yes; choose charge:black4; choose charge:black5; choose a2; choose trash:black5",
        {"a2": None, "hand": "black5", "trash": "black4"},
        enemy="a2:red4",
    ),
    "B16-099": advent(
        "B16-099",
        "a1:green5 c1:green4",
        "yes; choose charge:green4; choose charge:green5; choose resource:green4; choose a2",
        {"a2": "green4", "resource": 9},
    ),
    "B16-101": advent("B16-101", "a1:red5 c1:black4", "", {"charge": "red5 black4"}),
    "B16-102": advent(
        "B16-102",
        "a1:blue5 c1:white4",
        "yes; choose charge:blue5; choose charge:white4; choose deck:red5; choose deck:red4; choose a2",
        {"hand": "red4 red5", "power a2": 7500},
        deck="red3*5 red4 red5 red2*3",
        enemy="a2:red6",
    ),
    "B16-103": advent(
        "B16-103",
        "a1:white5 c1:red4",
        "yes; choose charge:white5; choose charge:red4; choose charge:red2; yes; choose life:red6; choose c3",
        {"c3": "red6", "life": 4, "deck": 9},
        charge="red2",
        life="red2 red6 red2 red2",
    ),
    "B16-104": advent(
        "B16-104",
        "a1:black5 c1:green4",
        "choose charge:black5; choose a2; choose b2",
        {"a2": None, "enemy charge": "red6", "power b2": 12000},
        enemy="a2:red6",
    ),
    "B16-105": advent(
        "B16-105",
        "a1:green5 c1:blue4",
        "yes; choose charge:green5; choose charge:blue4",
        {"resource": 12, "hand": 1, "asleep": 2},
    ),
    "B16-XXX": advent("B16-XXX", "a1:red5 c1:red4", "choose b3", {"damage b3": 3000}, enemy="b3:red6"),
    "B17-039": advent(
        "B17-039",
        "a1:blue5 c1:blue4",
        "choose charge:blue4; choose deck:red6; choose deck:red4; choose deck:red5",
        {"top": "red6", "second": "red4", "third": "red5"},
        deck="red4 red5 red6 red2*5",
    ),
    "B17-058": advent(
        "B17-058",
        "a1:white5 c1:white4",
        "choose trash:B16-060",
        {"hand": "B16-060"},
        trash="B16-060 B02-060",
    ),
    "B17-099": advent(
        "B17-099",
        "a1:green5 c1:green4",
        "choose charge:green4; choose deck:red5",
        {"hand": "red5"},
        deck="red4 red5 red6 red2*5",
    ),
    "B17-101": advent(
        "B17-101",
        "a1:red5 c1:green4",
        "yes; choose charge:red5; choose charge:green4; choose deck:red5",
        {"resource": 11, "asleep": 1, "damage a2": 5000, "c3": None},
        deck="red4 red5 red6 red2*5",
        enemy="a2:red6 c3",
    ),
    "B17-102": advent(
        "B17-102",
        "a1:blue5 c1:red4",
        "yes; choose charge:blue5; choose charge:red4; choose a2; choose hand:red4; choose hand:red5",
        {"a2": None, "enemy deck": 11, "hand": "red2*3"},
        enemy="a2:red6",
        hand="red4 red5",
    ),
    "B17-103": advent(
        "B17-103",
        "a1:white5 c1:black4",
        "choose charge:white5; choose charge:red3; choose a1; choose trash:red2; choose c1",
        {"a1": "red3", "c1": "red2"},
        charge="red3",
        trash="red2 red4",
    ),
    "B17-104": advent(
        "B17-104",
        "a1:black5 c1:blue4",
        "choose charge:black5; choose hand:red5; choose hand:red2; choose hand:red2; choose hand:red6",
        {"hand": "red2", "deck": 10, "enemy hand": 0},
        hand="red5",
        enemy_hand="red6",
    ),
    "B17-105": advent(
        "B17-105",
        "a1:green5 c1:white4",
        "choose charge:green5; choose charge:white4; choose a2",
        {"a2": None, "hand": "green5", "enemy resource": 1},
        enemy="a2:red6",
    ),
    "B18-104": advent(
        "B18-104",
        "a1:B02-068 c1:B19-108",
        "",
        {"a2": None, "c3": None, "enemy hand": 0, "enemy trash": 4},
        enemy="a2:red6 b3 c3",
        enemy_hand="red2*2",
        player="Yamato",
        resource="black4*13",
    ),
    "B19-108": advent("B19-108", "a1:red5 c1:blue4 a2:white5 c2:black4 a3:green5", "", {"charge": 5}),
    "E09-009": advent(
        "E09-009",
        "a1:red5 c1:red4",
        "choose charge:red5; choose a2; choose enemy charge:red4",
        {"a2": None, "enemy removed": "red3 red4", "enemy charge": 0},
        enemy="a2:red3 c2:red6",
        enemy_charge="red4",
    ),
    "E09-019": advent(
        "E09-019",
        "a1:blue5 c1:blue4",
        "choose charge:blue5; choose a2",
        {"a2": None, "enemy top": "red3", "hand": 1},
        enemy="a2:red3 c2:red6",
    ),
    "E09-029": advent(
        "E09-029",
        "a1:white5 c1:white4",
        "choose charge:white5; choose life:red4; choose a2",
        {"a2": None, "enemy bottom": "red3", "hand": "red4", "deck": 9},
        enemy="a2:red3 c2:red6",
        life="red2 red4 red2 red2",
    ),
    "B41-099": advent("B41-099", "a1:black5 c1:black4", "choose trash:red5", {"hand": "red5"}, trash="red5"),
    "IG06-087": advent(
        "IG06-087",
        "a1:red5 c1:green4",
        "choose hand:red2; no; choose a2",
        {"a2": None, "enemy charge": "red6", "hand": 0},
        hand="red2",
        enemy="a2:red6 c2:red5",
    ),
    "IG12-060": advent(
        "IG12-060", "a1:red6", "choose deck:red5", {"hand": "red5"}, deck="red4 red5 red6 red2*5"
    ),
}


def _comes_by_advent(one: Scene) -> None:
    """With Cost many Resources, asleep or not, and Reboot Z/X of its Cost that are destroyed."""
    cost = card_table().card_of(one.card).cost
    holds(one)
    assert f"ex {one.card}" in build(changed(one, resource=f"red4:sleep*{cost}")).texts
    cannot_come(one, resource=f"red4*{cost - 1}")
    first, _, others = one.own.partition(" ")
    cannot_come(one, own=others)
    cannot_come(one, own=f"{first}:sleep {others}")


@pytest.mark.parametrize("one", of_color(ADVENTS, Color.RED), ids=str)
def test_advent_red(one: Scene) -> None:
    _comes_by_advent(one)


@pytest.mark.parametrize("one", of_color(ADVENTS, Color.BLUE), ids=str)
def test_advent_blue(one: Scene) -> None:
    _comes_by_advent(one)


@pytest.mark.parametrize("one", of_color(ADVENTS, Color.WHITE), ids=str)
def test_advent_white(one: Scene) -> None:
    _comes_by_advent(one)


@pytest.mark.parametrize("one", of_color(ADVENTS, Color.BLACK), ids=str)
def test_advent_black(one: Scene) -> None:
    _comes_by_advent(one)


@pytest.mark.parametrize("one", of_color(ADVENTS, Color.GREEN), ids=str)
def test_advent_green(one: Scene) -> None:
    _comes_by_advent(one)


@pytest.mark.parametrize("one", [ADVENTS["IG06-087"], ADVENTS["IG12-060"]], ids=str)
def test_advent_colourless(one: Scene) -> None:
    _comes_by_advent(one)
