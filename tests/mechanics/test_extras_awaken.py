"""Z/X EX with Awaken: each comes for its Cost and what its condition says, and does what it does then.

The rows are the colors. With one Resource less, or without what the condition takes, the play is impossible.
"""

import pytest

from tests.mechanics.stage import Scene, cannot_come, holds, of_color, scene
from zx_env.zx.cards.pool import card_table
from zx_env.zx.terms import Color


def awaken(card: str, answer: str, then: dict[str, object], **keys: object) -> Scene:
    """It comes onto b2 and its Cost is paid."""
    return scene(card, "", f"ex @; at b2; {answer}", {"b2": "@", **then}, "dynamis", **keys)


OF_TRASH = "choose trash:red5; choose trash:red6"
OF_RESOURCE = "choose resource:green5 sleep; choose resource:green5 sleep"
OF_HAND = "choose hand:red5; choose hand:red6"
AWAKENS = {
    "B18-017": awaken(
        "B18-017",
        OF_TRASH + "; choose removed:red5; choose a1",
        {"a1": "red5", "removed": "red6", "asleep": 5},
        trash="red5 red6 red4",
    ),
    "B18-018": awaken(
        "B18-018",
        OF_TRASH + "; attack b2; target a2; pass; pass; use b2; choose c2; done",
        {"removed": "red5 red6", "asleep": 7, "c2": None, "state b2": "reboot"},
        trash="red5 red6 red4",
        player="Sera",
        enemy="a2 c2:red3 c3:red3",
    ),
    "B19-017": awaken(
        "B19-017",
        OF_TRASH + "; attack b2; target a2; choose c2",
        {"removed": "red5 red6", "asleep": 5, "damage c2": 1000},
        trash="red5 red6 red4",
        player="Mikado",
        enemy="a2:red6 c2:red6:sleep",
    ),
    "B19-018": awaken(
        "B19-018",
        OF_TRASH + "; use b2; choose c2; choose a2",
        {"asleep": 7, "c2": None, "enemy removed": "red6", "damage a2": 7000},
        trash="red5 red6 red4",
        enemy="a2:red5 c2:red6",
    ),
    "E09-051": awaken(
        "E09-051",
        "choose trash:B11-012; use b2; choose trash:red2; choose trash:red2; "
        "choose removed:B11-012; choose a1",
        {"asleep": 7, "a1": "B11-012", "removed": "red2*2 B11-012*3"},
        trash="B11-012 red2*2",
        removed="B11-012*3",
        player="Meiraru",
    ),
    "B18-037": awaken(
        "B18-037",
        OF_HAND + "; choose a2; choose c3; choose c2",
        {"a2": None, "enemy hand": "red6", "c3": None, "c2": "red2", "hand": 3, "asleep": 5},
        hand="red5 red6 red4",
        enemy="a2:red6 c3",
    ),
    "B18-038": awaken(
        "B18-038",
        OF_HAND + "; use b2; choose a2; yes",
        {"a2": None, "asleep": 7, "hand": 4},
        hand="red5 red6 red4",
        enemy="a2:red5 c2:red4",
    ),
    "B19-037": awaken(
        "B19-037",
        OF_HAND + "; use b2; choose hand:red3; choose a2",
        {"a2": None, "asleep": 5, "hand": 4},
        hand="red5 red6 red3",
        enemy="a2:red5 c2:red4 b3",
    ),
    "B19-038": awaken(
        "B19-038",
        OF_HAND + "; choose a2",
        {"a2": None, "asleep": 7, "hand": 2, "enemy deck": 11},
        hand="red5 red6",
        enemy="a2:red5",
    ),
    "B19-102": awaken(
        "B19-102",
        "choose a1; choose c1; use b2",
        {"asleep": 6},
        own="a1:B02-036 c1:B04-036",
        enemy="a2",
        player="Sugure",
    ),
    "B18-103": awaken(
        "B18-103",
        "; ".join(["choose trash:B01-056"] * 4 + ["choose a2", "no", "no", "no"]),
        {"asleep": 10, "a2": None, "enemy bottom": "red6", "trash": 3, "deck": 11},
        trash="B01-056*4",
        player="Asuka",
        enemy="a2:red6",
    ),
    "B19-058": awaken(
        "B19-058",
        OF_TRASH + "; yes; use b2; choose enemy resource:red4; done",
        {"asleep": 7, "power a2": 3500, "enemy asleep": 1, "deck": 12},
        trash="red5 red6 red4",
        enemy="a2:red6",
        enemy_resource="red4*2",
    ),
    "E08-030": awaken(
        "E08-030",
        OF_TRASH + "; choose a2; choose charge:red6; choose c2",
        {"asleep": 7, "a2": None, "c2": "red6", "state c2": "sleep", "enemy bottom": "red5"},
        trash="red5 red6 red4",
        enemy="a2:red5",
        charge="red6",
    ),
    "E09-053": awaken(
        "E09-053",
        "choose trash:B03-057; use b2",
        {"asleep": 7, "a2": None, "deck": 11},
        trash="B03-057",
        enemy="a2:red6:sleep c2",
        player="Nino",
    ),
    "B18-077": awaken(
        "B18-077",
        "choose charge:red5; use b2; choose a2; choose hand:red2",
        {"asleep": 5, "a2": None, "enemy hand": 0, "charge": "red2", "trash": "red5"},
        charge="red5",
        enemy="a2:red6",
        enemy_hand="red2",
    ),
    "B18-078": awaken(
        "B18-078",
        "choose charge:red5; use b2; choose a2; choose c2",
        {"asleep": 7, "a2": None, "c2": None},
        charge="red5",
        enemy="a2:red6 c2",
        player="Ayase",
    ),
    "E08-040": awaken(
        "E08-040",
        "choose charge:red5; choose trash:red5; use b2; choose a2",
        {"asleep": 7, "hand": "red5", "a2": None},
        charge="red5",
        enemy="a2:red6",
    ),
    "B19-077": awaken(
        "B19-077", "choose charge:red5", {"asleep": 5, "charge": "red2", "trash": "red5"}, charge="red5"
    ),
    "E09-054": awaken(
        "E09-054",
        "choose charge:B11-075; use b2; choose a2; choose trash:B11-075; choose a1",
        {"asleep": 7, "a2": None, "enemy charge": "red6", "a1": "B11-075", "charge": "red2"},
        charge="B11-075",
        enemy="a2:red6",
        player="Barahara",
    ),
    "B18-097": awaken(
        "B18-097",
        OF_RESOURCE + "; choose a2; choose b2",
        {"asleep": 5, "resource": 10, "deck": 10, "a2": None, "enemy asleep": 1, "power b2": 11500},
        resource="green5*10",
        enemy="a2:red6",
    ),
    "B18-098": awaken(
        "B18-098", OF_RESOURCE, {"resource": 10, "asleep": 7, "deck": 10}, resource="green5*10"
    ),
    "E09-055": awaken(
        "E09-055",
        "choose resource:B06-097 sleep; choose a2; choose deck:red2; done",
        {"a2": None, "enemy asleep": 1, "hand": 1, "asleep": 8},
        resource="green4*6 B06-097",
        player="Kushuru",
        enemy="a2:red6",
    ),
    "E08-051": awaken(
        "E08-051",
        "choose hand:red5; choose resource:green5 sleep; choose charge:blue5; choose trash:white5; "
        "choose a1; choose c1",
        {"a1": "E08-T01", "c1": "E08-T01"},
        hand="red5",
        resource="green5*10",
        charge="blue5",
        trash="white5",
    ),
    "E40-044": awaken(
        "E40-044",
        "choose trash:B11-012; choose hand:red3; choose a1; pass",
        {"a1": None, "hand": "red3", "removed": "B11-012"},
        trash="B11-012 red5",
        hand="red3",
        player="everybody",
    ),
    "IG06-084": awaken(
        "IG06-084",
        "; ".join(["choose resource:green5 sleep"] * 5),
        {"resource": 14, "trash": "green5*5", "asleep": 3},
        resource="green5*13",
        unless={"resource": "green5*7"},
    ),
}


def _comes_by_awaken(one: Scene) -> None:
    """For its Cost, and only if what it says can be done in full."""
    card = card_table().card_of(one.card)
    color = next((color.name.lower() for color in Color if color & card.colors), "green")
    holds(one)
    nothing = {"trash": "", "hand": "", "charge": "", "own": "", "resource": f"{color}4*10"}
    cannot_come(one, **(one.unless or nothing))
    cannot_come(one, resource=f"{color}5*{card.cost - 1}")


@pytest.mark.parametrize("one", of_color(AWAKENS, Color.RED), ids=str)
def test_awaken_red(one: Scene) -> None:
    _comes_by_awaken(one)


@pytest.mark.parametrize("one", of_color(AWAKENS, Color.BLUE), ids=str)
def test_awaken_blue(one: Scene) -> None:
    _comes_by_awaken(one)


@pytest.mark.parametrize("one", of_color(AWAKENS, Color.WHITE), ids=str)
def test_awaken_white(one: Scene) -> None:
    _comes_by_awaken(one)


@pytest.mark.parametrize("one", of_color(AWAKENS, Color.BLACK), ids=str)
def test_awaken_black(one: Scene) -> None:
    _comes_by_awaken(one)


@pytest.mark.parametrize("one", of_color(AWAKENS, Color.GREEN), ids=str)
def test_awaken_green(one: Scene) -> None:
    _comes_by_awaken(one)


@pytest.mark.parametrize("one", [AWAKENS["E08-051"], AWAKENS["E40-044"]], ids=str)
def test_awaken_colourless(one: Scene) -> None:
    _comes_by_awaken(one)
