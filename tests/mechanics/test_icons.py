"""Icons and keywords: what each does by the rules, on cards that have it.

What a Z/X EX does once it came is in test_extras_advent.py and test_extras_awaken.py.
"""

import pytest

from tests.mechanics.stage import IGNITE, PLAY, Scene, act, build, cannot_come, changed, gate, holds, scene
from tests.scenario import Play
from zx_env import Game
from zx_env.zx.cards.decks import Deck, load_deck

IGNITION = [
    scene(number, IGNITE.split(";")[0], "yes; at b2", {"b2": "@", "trash": "red2"}, "deck", phase="ignition",
          charge="red2", keeps={"asleep": 0})
    for number in ("B02-045", "B02-046", "B02-067", "B12-041", "B16-025", "B16-045", "B18-003")
]  # fmt: skip
EVENTS = [
    scene(
        number, "ignite red2", answer, then, "deck", phase="ignition", charge="red2",
        keeps={"asleep": 0}, **keys,
    )
    for number, answer, then, keys in (
        ("B02-020", "yes; choose a2; choose c2", {"damage a2": 5000, "c2": None}, {"enemy": "a2:red6 c2"}),
        ("B02-040", "yes; choose a1; choose c3", {"c3": "red2", "hand": 1}, {"own": "a1"}),
        ("B02-060", "yes; choose a2", {"power a2": 2500}, {"enemy": "a2:red6"}),
        ("B02-080", "yes; choose a2; choose c2", {"a2": None, "c2": None}, {"enemy": "a2:red3 c2"}),
        ("B18-019", "yes; choose dynamis:B18-017; choose hand:red4; choose hand:red5",
         {"hand": 3, "face up": 1},
         {"hand": "red4 red5", "dynamis": "B18-017"}),
    )
]  # fmt: skip
LIFE_ATTACK = "attack b2; target player; pass; pass"
RECOVERY = [
    scene(number, LIFE_ATTACK, "yes; at a1", {"a1": "@", "life": 2, "deck": 9}, "", life="@*2", turn_player=1,
          enemy="b2:red6", keeps={"asleep": 0})
    for number in ("B11-062", "B14-023", "B15-044", "B16-023", "B18-006", "B02-008", "B19-044")
]  # fmt: skip
BRINGERS = [
    scene(number, LIFE_ATTACK, "yes; at a1; choose b2", {"a1": "@", "b2": None, "enemy trash": "red6"}, "",
          life="@*2", turn_player=1, enemy="b2:red6", keeps={"enemy charge": 0})
    for number in ("B16-001", "B16-061", "B16-082", "B18-002", "B18-022", "B02-002", "B02-042")
]  # fmt: skip
RANGE_2 = [
    scene("B12-016", "", "attack b1; target b3", {"state b1": "sleep"}, "b1", enemy="b3"),
    scene("B02-048", "", "attack b1; target b3", {"state b1": "sleep"}, "b1", enemy="b3"),
    scene("B05-051", "", "attack b1; target b3", {"state b1": "sleep"}, "b1", enemy="b3"),
    scene("B19-038", "", "attack b1; target b3", {"state b1": "sleep"}, "b1", enemy="b3"),
    scene("B14-035", "use b1", "attack b1; target b3", {"state b1": "sleep"}, "b1", enemy="b3"),
]
EVOL = [
    changed(one, at="deck", phase="ignition", charge="red2")
    for one in (
        scene(
            "B11-014",
            "ignite red2",
            "yes; choose a1; attack a1; target c3",
            {"state a1": "sleep", "asleep": 2},
            own="a1",
            enemy="c3",
        ),
        scene(
            "B11-067",
            "ignite red2",
            "choose hand:red4; choose trash:black5",
            {"hand": "black5"},
            hand="red4",
            trash="black5",
        ),
        scene("B11-073", "ignite red2", "yes; choose a2", {"a2": None, "asleep": 1}, enemy="a2:red5"),
        scene("B11-079", "ignite red2", "choose a2", {"a2": None}, enemy="a2:red3:sleep c2:red3"),
        scene("B16-071", "ignite red2", "choose trash:B02-063", {"hand": "B02-063"}, trash="B02-063 black3"),
        scene(
            "B04-014",
            "ignite red2",
            "choose a2; choose c2",
            {"damage a2": 2000, "damage c2": 2000},
            enemy="a2:red6 c2:red6",
        ),
        scene("B04-019", "ignite red2", "choose hand:red4", {"hand": "@", "trash": "red2 red4"}, hand="red4"),
    )
]
ALTER = [
    scene("B09-056", PLAY, "choose trash:red5", {"force b2": "red5"}, trash="red5"),
    scene("B10-093", PLAY, "choose trash:red5", {"force b2": "red5"}, trash="red5"),
    scene(
        "B11-071",
        PLAY,
        "choose trash:red5; use b2; choose force:red5; choose hand:red2",
        {"trash": "red5", "b2": None, "enemy hand": 2},
        trash="red5",
        enemy_hand="red2*3",
    ),
    scene(
        "B11-076",
        PLAY,
        "choose trash:B11-073; pass; choose trash:red5",
        {"hand": "red5"},
        trash="B11-073 red5 red6",
    ),
    scene(
        "B12-009",
        PLAY,
        "choose trash:B02-013; use a1; choose a2",
        {"a1": None, "damage a2": 6000},
        trash="B02-013",
        own="a1:B02-011",
        enemy="a2:red6",
    ),
    scene(
        "C13-005",
        PLAY,
        "choose trash:red4; use b2; choose force:red4; choose hand:red2; choose hand:red2",
        {"trash": 3, "deck": 8},
        trash="red4",
    ),
]
OPTIMA = [
    scene(
        "B14-006",
        "attack b2; target b3; pass; pass",
        "",
        {"enemy removed": "red2"},
        "b2",
        level="optima 3",
        enemy="b3",
    ),
    scene(
        "B14-020",
        "attack b2; target b3; play @",
        "choose b2; choose hand:red4",
        {"power b2": 12000, "hand": 2},
        level="optima 2",
        own="b2:red5",
        enemy="b3",
        hand="red4",
    ),
    scene(
        "B14-060",
        "play @",
        "choose enemy charge:red5; choose charge:red4; choose charge:red6; done",
        {"enemy charge": 0, "hand": "red4 red6"},
        level="optima 2",
        charge="red4 red6",
        enemy_charge="red5",
    ),
    scene(
        "B14-033",
        "play red4; at a3",
        "yes; choose a3; choose a2",
        {"a2": "red4", "a3": None},
        at="b2",
        level="optima 3",
        turn_player=1,
        enemy_hand="red4",
        enemy_resource="red4*4",
    ),
]

ATTACK_FAR = "attack a1; target c3"
INFINITY = [
    scene("C13-007", "", ATTACK_FAR, {"state a1": "sleep"}, "a1", player="Azumi", enemy="c3"),
    scene("B01-034", "", ATTACK_FAR, {"state a1": "sleep"}, "a1", player="Azumi", enemy="c3"),
]
MINUS_2000 = {"enemy": "c3:B16-050", "enemy_dynamis": "B16-019:up", "turn_player": 1}
"""The opponent has a Z/X that gives 1 Z/X of any Square -2000 Power."""
ISOLATED = [
    scene("B04-036", "use c3", "", {"may choose a2": False}, "a2", player="Sugure", own="a1", **MINUS_2000),
    scene("B14-055", "use c3", "", {"may choose a2": False}, "a2", level="optima 5", own="a1", **MINUS_2000),
    scene(
        "B16-044", "use c3", "", {"may choose b2": False}, "a2", level="dingir 1", own="a1 b2", **MINUS_2000
    ),
    scene("B19-044", "use c3", "", {"may choose a2": False}, "a2", level="waker 3", own="a1", **MINUS_2000),
    scene(
        "B19-110", "use c3", "", {"may choose b1": False}, "", resource="@ B19-044", own="a1 b1", **MINUS_2000
    ),
]
START_CARDS = (
    "B02-085",
    "B12-062",
    "B14-024",
    "B14-042",
    "B16-004",
    "B16-024",
    "B16-046",
    "B18-005",
    "B18-045",
)


@pytest.mark.parametrize("one", IGNITION, ids=str)
def test_ignition_icon(one: Scene) -> None:
    gate(one, at="", deck="red4*10")


@pytest.mark.parametrize("one", EVENTS, ids=str)
def test_event_with_ignition_icon(one: Scene) -> None:
    gate(one, at="", deck="red4*10")


@pytest.mark.parametrize("one", RECOVERY, ids=str)
def test_life_recovery(one: Scene) -> None:
    holds(one)
    more = act(build(changed(one, life="@*3", enemy_life="red2")), f"{one.do}; {one.answer}", one.card)
    assert (len(more.zone(0, "life")), len(more.zone(0, "deck"))) == (2, 10)


@pytest.mark.parametrize("one", BRINGERS, ids=str)
def test_void_bringer(one: Scene) -> None:
    holds(one)
    more = act(build(changed(one, life="@*3", enemy_life="red2")), f"{one.do}; yes; at a1", one.card)
    assert "choose b2" not in more.texts


@pytest.mark.parametrize("one", RANGE_2, ids=str)
def test_range_2(one: Scene) -> None:
    holds(one)
    far = act(build(changed(one, at="a1")), one.do.replace("b1", "a1"), one.card)
    assert "attack a1" not in far.texts


@pytest.mark.parametrize("one", INFINITY, ids=str)
def test_range_infinity_icon(one: Scene) -> None:
    gate(one, player="")


@pytest.mark.parametrize("one", [*INFINITY, EVOL[0]], ids=str)
def test_range_infinity_by_an_ability(one: Scene) -> None:
    if one.player:
        gate(one, player="")
    else:
        holds(one)
        refused = act(build(one), "ignite red2; no", one.card)
        assert "attack a1" not in refused.texts


@pytest.mark.parametrize("one", ISOLATED, ids=str)
def test_isolate(one: Scene) -> None:
    holds(changed(one, keeps={"may choose a1": True}))
    without = act(build(changed(one, level="", player="", resource="@")), one.do, one.card)
    assert "choose a1" in without.texts
    (there,) = one.then
    assert there.removeprefix("may ") in without.texts


def test_isolate_of_b19_102_is_its_own() -> None:
    g = act(build(changed(ISOLATED[0], card="B19-102", player="")), "use c3", "")
    assert g.starting("choose") == ["a1"]


@pytest.mark.parametrize("number", START_CARDS)
def test_start_card(number: str) -> None:
    red = load_deck("b01_red")
    deck = Deck("changed", [number if card == "B01-008" else card for card in red.cards], red.player_card)
    g = Play(Game.new(decks=(deck, "b01_blue"), seed=1))
    assert sorted(g.starting("start")) == sorted(["B01-005", number, "none"])
    g.do(f"start {number}", "start none", "keep", "keep")
    assert (g.on("b1"), g.state("b1")) == (number, "reboot")


@pytest.mark.parametrize("one", EVOL, ids=str)
def test_evol_seed(one: Scene) -> None:
    gate(one, do="ignite @", at="charge", charge="")


@pytest.mark.parametrize("one", ALTER, ids=str)
def test_alter_force(one: Scene) -> None:
    gate(one, trash="")


@pytest.mark.parametrize("one", OPTIMA, ids=str)
def test_zero_optima_icon(one: Scene) -> None:
    name, number = one.level.split()
    gate(one, level=f"{name} {int(number) - 1}")


@pytest.mark.parametrize(
    ("number", "enough", "little", "wrong"),
    [
        ("B16-019", "a1:red2 c1:red4", "a1:red2 c1:red3", "a1:red5 c1:blue5"),
        ("B16-079", "a1:black3 c1:black3", "a1:black3 c1:B01-061", "a1:black6 c1:red6"),
        ("B16-102", "a1:blue4 c1:white3", "a1:blue3 c1:white3", "a1:blue5 c1:blue5"),
        ("B17-101", "a1:red2 c1:green5", "a1:red2 c1:green4", "a1:green5 c1:green5"),
    ],
)
def test_advent(number: str, enough: str, little: str, wrong: str) -> None:
    one = scene(
        number, "", "ex @; at b2; choose a1; choose c1", {"b2": "@", "a1": None}, "dynamis", own=enough
    )
    act(build(one), one.answer, number)
    cannot_come(one, own=little)
    cannot_come(one, own=wrong)


@pytest.mark.parametrize(
    ("number", "zone", "enough", "little"),
    [
        ("B18-017", "trash", "red5 red6", "red5 red4"),
        ("B18-038", "hand", "blue5 red6", "blue6 red4"),
        ("B18-077", "charge", "black5", "black4"),
        ("B19-058", "trash", "white5 red6", "white6"),
    ],
)
def test_awaken(number: str, zone: str, enough: str, little: str) -> None:
    one = scene(number, "", "", {}, "dynamis", **{zone: enough})
    g = act(build(one), f"ex @; at b2; choose {zone}:{enough.split()[0]}", number)
    act(g, f"choose {zone}:{enough.split()[1]}" if " " in enough else "", number)
    assert (g.on("b2"), g.zone(0, "dynamis")) == (number, [])
    cannot_come(one, **{zone: little})
