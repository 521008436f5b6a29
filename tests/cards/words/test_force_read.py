"""Power by what lies under a Z/X, and Z/X under which no ability puts a card (rulings H180 and H181)."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Ability,
    Always,
    Bar,
    Cannot,
    Card,
    Color,
    CostOf,
    GainPower,
    PowerOf,
    Side,
    State,
    Zone,
    card,
    each,
    zx,
)
from zx_env.zx.cards.sentences.card import say

COAL, TANK = PLAIN_CARD, "B01-013"  # red, Cost 2, Power 3500; red, Cost 5, Power 8000
JUDGE = "B01-017"  # a red Event, Cost 1
BOTH = [0, 1]


def _board(player: int, **keys: int) -> Scenario:
    scene = Scenario(player, card_set=SET, **keys).player_card(player, EVERYBODY)
    return scene.resource(player, COAL, times=7)


def _with_force(scene: Scenario, square: str, *force: str) -> Scenario:
    scene.position["squares"][square][-1]["force"] = list(force)
    return scene


def _answer(g: Play, *texts: str) -> None:
    """Choose these, in whatever order they are asked."""
    for text in (*texts, *texts):
        g.do(*([text] if text in g.texts else []))


def _force(g: Play, square: str) -> list[str]:
    """The cards under the Z/X on a Square."""
    there = g.game.position()["squares"][square]
    return list((there[-1] if isinstance(there, list) else there).get("force", []))


@cr("H180")
@pytest.mark.parametrize("owner", BOTH)
@pytest.mark.parametrize("turn_player", BOTH)
def test_power_of_force_is_the_printed_one_of_zx(owner: int, turn_player: int) -> None:
    scene = Scenario(turn_player, card_set=SET).zx("b2", "RW-001", owner).zx("a2", "S-002", 1 - owner)
    g = _with_force(scene, "b2", COAL, TANK, JUDGE).begin()
    # S-002 takes 2000 from every enemy Z/X on a Square, and nothing from what lies under it.
    assert g.power("b2") == 1000 - 2000 + 3500 + 8000


@cr("H180")
@pytest.mark.parametrize("owner", BOTH)
def test_only_what_lies_under_this_card_is_read(owner: int) -> None:
    scene = (
        Scenario(card_set=SET).zx("b2", "RW-001", owner).zx("a2", "RW-001", owner).zx("c2", TANK, 1 - owner)
    )
    _with_force(_with_force(scene, "a2", TANK), "c2", COAL)
    g = scene.begin()
    assert g.power("b2") == 1000 and g.power("a2") == 9000


@cr("H180", "904.2")
@pytest.mark.parametrize("player", BOTH)
def test_a_zx_with_power_zero_goes_with_its_last_force(player: int) -> None:
    scene = _board(player).zx("b2", "B44-072", player).hand(player, "RW-012")
    g = _with_force(scene, "b2", TANK).begin()
    assert g.power("b2") == 8000
    g.do("play RW-012", f"choose force:{TANK}")
    assert g.on("b2") is None and "B44-072" in str(g.game.position()["players"][player]["dynamis"])


@cr("H180")
@pytest.mark.parametrize("owner", BOTH)
def test_costs_are_those_that_cards_have_now(owner: int) -> None:
    scene = (
        Scenario(card_set=SET).zx("b2", "RW-003", owner).zx("a2", TANK, 1 - owner).zx("c2", COAL, 1 - owner)
    )
    assert scene.begin().power("b2") == 1000 + 500 * 7
    scene.zx("b1" if owner == 0 else "b3", "RW-009", owner)
    assert scene.begin().power("b2") == 1000 + 500 * (7 + 2 * 2)


@cr("H180")
def test_a_total_with_a_constant_is_for_all_cards_described() -> None:
    scene = Scenario(card_set=SET).zx("b2", "RW-002").zx("a2", COAL).zx("c2", COAL, 1)
    g = _with_force(scene, "b2", COAL, JUDGE).begin()
    # Z/X only: Cost 2.
    assert g.power("b2") == 5000 + 2500 and g.power("a2") == 3500 + 2500 and g.power("c2") == 3500
    assert Scenario(card_set=SET).zx("b2", "RW-002").begin().power("b2") == 5500


@cr("H180", "904.2")
@pytest.mark.parametrize("owner", BOTH)
def test_less_by_a_constant_destroys_what_has_no_power_left(owner: int) -> None:
    scene = Scenario(owner, card_set=SET).zx("b2", "RW-008", owner).resource(owner, COAL)
    g = _with_force(scene, "b2", COAL).begin()
    assert g.power("b2") == 3000
    g = _with_force(_board(owner).zx("b2", "RW-008", owner).hand(owner, "RW-012"), "b2", COAL).begin()
    assert g.do("play RW-012", f"choose force:{COAL}").on("b2") is None


def test_an_effect_counts_each_point_of_cost() -> None:
    scene = Scenario(card_set=SET).hand(0, "RW-007").zx("a1", TANK).zx("c1", COAL).zx("b2", "RW-001", 1)
    scene.position["squares"]["b2"][-1]["force"] = [TANK]
    g = scene.begin().do("play RW-007", "choose b2")
    assert g.damage("b2") == 1000 * (5 + 2)


def test_an_effect_counts_the_cost_of_a_card_that_left() -> None:
    scene = Scenario(card_set=SET).hand(0, "RW-010", TANK).zx("b2", COAL, 1)
    g = scene.begin().do("play RW-010", f"choose hand:{TANK}", "choose b2")
    assert g.damage("b2") == 500 * 5 + 500  # by the Cost of TANK, not that of COAL


def test_a_bound_counts_each_point_of_cost() -> None:
    # RW-011 costs 3: Power up to 3000.
    scene = Scenario(card_set=SET).zx("b1", "RW-011").zx("b2", "RW-001", 1).zx("a2", COAL, 1)
    g = scene.begin().do("use b1")
    assert g.starting("choose") == ["b2"]


# -- no Force by abilities -----------------------------------------------------------------------------


@cr("H181", "1009")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize("barred", ["RW-004", "RW-001"])
@pytest.mark.parametrize("owner", BOTH)
def test_no_ability_of_either_player_puts_a_card_under_it(player: int, barred: str, owner: int) -> None:
    scene = _board(player).hand(player, "RW-006").trash(player, TANK).zx("b2", barred, owner)
    g = scene.begin().do("play RW-006")
    _answer(g, f"choose trash:{TANK}", "choose b2")
    under = _force(g, "b2")
    assert under == ([] if barred == "RW-004" else [TANK])
    assert (TANK in g.zone(player, "trash")) == (barred == "RW-004")


@cr("H181")
@pytest.mark.parametrize("player", BOTH)
def test_the_bar_for_enemies_lets_own_ones_get_force(player: int) -> None:
    for owner in BOTH:
        scene = _board(player).hand(player, "RW-006").trash(player, TANK).zx("a2", "RW-005", player)
        scene.zx("b2", COAL, owner)
        g = scene.begin().do("play RW-006")
        _answer(g, f"choose trash:{TANK}", "choose b2")
        assert _force(g, "b2") == ([TANK] if owner == player else [])


@cr("H181", "H55")
@pytest.mark.parametrize("player", BOTH)
def test_b44_067_possesses_and_gets_no_more(player: int) -> None:
    own, square = ("b1", "a1") if player == 0 else ("b3", "a3")
    scene = (
        _board(player).cards(player, "dynamis", ["B44-067"]).zx(square, TANK, player).hand(player, "RW-006")
    )
    g = scene.trash(player, COAL).begin().do("ex B44-067", f"at {own}", f"choose {square}")
    assert g.on(own) == "B44-067" and g.power(own) == 5000 + 8000
    g.do("play RW-006")
    _answer(g, f"choose trash:{COAL}", f"choose {own}")
    assert _force(g, own) == [TANK] and g.power(own) == 13000


# -- cards ----------------------------------------------------------------------------------------------


@cr("H180")
def test_b44_067_has_its_power_in_its_turn_only() -> None:
    for turn_player, power in ((0, 13000), (1, 5000)):
        scene = Scenario(turn_player, card_set=SET).zx("b2", "B44-067")
        assert _with_force(scene, "b2", TANK).begin().power("b2") == power


@cr("H180")
def test_ig06_058_has_a_thousand_for_each_point_of_cost() -> None:
    scene = _board(0).zx("b2", "IG06-058").hand(0, TANK, COAL)
    g = _with_force(scene, "b2", COAL, JUDGE, TANK).begin()
    assert g.power("b2") == 8000
    assert g.do("use b2").starting("choose") == [f"hand:{COAL}"]  # less than 8000
    assert g.do(f"choose hand:{COAL}", "choose c1").on("c1") == COAL


@cr("H55")
def test_ig06_058_possesses_one_or_two() -> None:
    scene = Scenario(card_set=SET).cards(0, "dynamis", ["IG06-058"]).resource(0, *["B01-026"] * 2)
    scene.zx("a1", TANK).zx("c1", TANK).zx("a2", COAL)
    g = scene.begin().do("ex IG06-058", "at b1")
    assert g.starting("choose") == ["a1", "c1"]
    assert g.do("choose a1").power("b1") == 5000 and g.asleep(0) == 2 and g.on("c1") == TANK
    g = scene.begin().do("ex IG06-058#2", "at b1", "choose a1")
    assert g.do("choose c1").power("b1") == 10000 and g.asleep(0) == 1 and g.on("c1") is None


# -- refusals -------------------------------------------------------------------------------------------


def _body(*abilities: Ability) -> Card:
    return Card("X-001", "Probe", Color.RED, cost=3, power=3000, abilities=abilities)


@pytest.mark.parametrize(
    ("word", "words"),
    [
        (GainPower(PowerOf(THIS)), "adds up the cards that a description means"),
        (GainPower(CostOf(THIS)), "adds up the cards that a description means"),
        (GainPower(PowerOf(zx())), "reads no Power on Squares"),
        (GainPower(PowerOf(card(Side.OWN, (Zone.FORCE, Zone.SQUARE)))), "reads no Power on Squares"),
        (GainPower(PowerOf(card(Side.OWN, Zone.HAND))), "not both players see what lies in HAND"),
        (GainPower(CostOf(card(Side.ENEMY, Zone.LIFE))), "not both players see what lies in LIFE"),
        (GainPower(CostOf(card(Side.OWN, Zone.DYNAMIS))), "not both players see what lies in DYNAMIS"),
        (GainPower(CostOf(zx(power_at_least=5000))), "does not ask for Power"),
        (GainPower(CostOf(zx(), times=0)), "a number above 0"),
        (GainPower(CostOf(zx()), each(zx(Side.OWN)), ranged=True), "so much for each card"),
        (Cannot(Bar.GET_FORCE, each(card(Side.OWN, Zone.HAND))), "on no Square"),
    ],
)
def test_refused(word: GainPower | Cannot, words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode([_body(Always(do=[word]))])


def test_face_up_cards_of_the_dynamis_are_read() -> None:
    open_ones = card(Side.OWN, Zone.DYNAMIS, state=State.FACE_UP)
    text = say(_body(Always(do=[GainPower(CostOf(open_ones, times=500))])))
    assert "total Cost of" in text and "times 500" in text
