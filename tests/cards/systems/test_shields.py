"""Shields: lost instead of being dealt damage; given by Shifts and others, spent for a Creation."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Ability,
    Automatic,
    Card,
    Color,
    Draw,
    GainShields,
    Having,
    Limit,
    Occurrence,
    Side,
    SpendShield,
    Startup,
    Zone,
    card,
    choose,
    each,
    zx,
)

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # red, Cost 5, Power 8000
BLAST = "B01-017"  # red Event, Cost 1: 3500 damage to 1 Z/X on a Normal Square
MIKADO, ALEXANDER = "B03-104", "B01-012"
SHIELD_SHIFT = "IG11-052"
AYASE, SIEGER = "B03-107", "IG11-041"
UPBEAT, STACY = "IG12-021", "IG12-025"
REIA, LAWRENCIUM = "T-900", "IG11-038"


def square(player: int, name: str) -> str:
    return name if player == 0 else "cba"["abc".index(name[0])] + str(4 - int(name[1]))


@cr("H112")
@pytest.mark.parametrize("player", [0, 1])
def test_battle_damage_takes_a_shield_instead(player: int) -> None:
    mine, theirs, other = square(player, "b1"), square(player, "b2"), square(player, "c2")
    scenario = Scenario(player).zx(mine, TANK, player).zx(theirs, COAL, 1 - player, shields=1)
    g = scenario.zx(other, TANK, player).begin()
    g.attack(mine, theirs).pass_both()
    assert (g.on(theirs), g.damage(theirs), g.shields(theirs)) == (COAL, 0, 0)
    assert g.state(theirs) == "reboot"
    g.attack(other, theirs).pass_both()
    assert g.on(theirs) is None


@cr("H112")
def test_an_effects_damage_takes_one_of_several_and_nothing_adds_up() -> None:
    g = (
        Scenario()
        .zx("b2", COAL, 1, shields=2)
        .hand(0, BLAST, BLAST, BLAST)
        .resource(0, COAL, times=3)
        .begin()
    )
    for left in (1, 0):
        g.do(f"play {BLAST}", "choose b2")
        assert (g.shields("b2"), g.damage("b2")) == (left, 0)
    g.do(f"play {BLAST}", "choose b2")
    assert g.on("b2") is None


@cr("H112", "Z51")
def test_damage_to_several_at_once_takes_one_of_each_that_has_any() -> None:
    scenario = Scenario(card_set=SET).player_card(0, "T-141").zx("b1", "T-143")
    scenario.zx("a2", COAL, 1, shields=1).zx("b2", COAL, 1).zx("c2", COAL, 1, shields=3)
    g = scenario.begin().do("use player:T-141#2")  # 1000 damage to each enemy Z/X
    assert [g.shields(where) for where in ("a2", "b2", "c2")] == [0, 0, 2]
    assert [g.damage(where) for where in ("a2", "b2", "c2")] == [0, 1000, 0]


@cr("H112")
def test_damage_that_is_not_dealt_costs_no_shield() -> None:
    """B01-094 of the enemy deals none; a Z/X that is dealt no damage of this size keeps its Shield."""
    g = Scenario(card_set=SET).zx("b1", "Q-194").zx("b2", "Q-193", 1, shields=1).begin()
    g.attack("b1", "b2").pass_both()
    assert g.shields("b2") == 1 and g.damage("b2") == 0


@cr("H112", "Z12")
def test_what_waits_for_damage_does_not_trigger() -> None:
    for shields, drawn in ((0, 1), (1, 0)):
        g = Scenario(card_set=SET).zx("b1", TANK).zx("b2", "Q-195", 1, shields=shields).begin()
        g.attack("b1", "b2").pass_both()
        assert len(g.zone(1, "hand")) == drawn


@cr("H112", "Z30")
def test_shields_are_lost_with_the_squares_and_kept_on_the_way() -> None:
    g = Scenario(card_set=SET).zx("b1", COAL, shields=2).hand(0, "Q-196", "Q-197").begin()
    g.do("play Q-196", "choose b1", "choose a2")
    assert g.shields("a2") == 2
    g.do("play Q-197", "choose a2", f"choose hand:{COAL}", "choose a1")
    assert g.on("a1") == COAL and g.shields("a1") == 0


@cr("H112")
def test_a_position_and_a_board_show_them() -> None:
    g = Scenario().zx("b2", COAL, 1, shields=2).begin()
    position = g.game.position()
    assert position["squares"]["b2"]["shields"] == 2
    assert Game.from_position(position).position() == position
    assert "2 Shield" in g.game.board(viewer=0) and "2 Shield" in g.game.board(viewer=1)
    assert "2 Shields" in g.game._repr_svg_()
    assert Scenario().zx("b2", COAL, 1).begin().shields("b2") == 0


def shifted(cost_8: bool = True, shields: int = 0) -> Scenario:
    scenario = Scenario(card_set=SET).player_card(0, MIKADO).resource(0, COAL, times=4)
    scenario.cards(0, "dynamis", [SHIELD_SHIFT]).hand(0, COAL, COAL)
    return scenario.zx("b1", "Q-198" if cost_8 else ALEXANDER, shields=shields).zx("b2", TANK, 1)


@cr("H112")
@pytest.mark.parametrize("cost_8", [True, False])
def test_the_shift_hits_from_cost_8_on(cost_8: bool) -> None:
    g = shifted(cost_8).begin().do(f"shift {SHIELD_SHIFT}", "choose b1")
    if cost_8:
        g.do("choose b2")
    assert (g.on("b2") is None) == cost_8


@cr("H112")
def test_the_shift_gives_its_card_a_shield_once_a_turn_by_name() -> None:
    g = shifted().begin().do(f"shift {SHIELD_SHIFT}", "choose b1", "choose b2")
    g.do("use b1", f"choose hand:{COAL}")
    assert g.shields("b1") == 1 and g.starting("use") == []
    assert g.zone(0, "trash") == [COAL]
    # In the enemy's turn it cannot be used; in the next own turn it can, but gives no second Shield.
    while g.game.position()["turn"] < 7 or g.game.position()["phase"] != "main":
        assert g.to_play == 1 or not g.starting("use") or g.game.position()["turn"] != 6
        g.do("pass" if "pass" in g.texts else g.texts[0])
    g.do("use b1", f"choose hand:{COAL}")
    assert g.shields("b1") == 1


@cr("H112")
def test_a_given_ability_locked_by_name_is_locked_on_another_card_that_has_it() -> None:
    """The Shift leaves with its card, and a second one is laid on another: by name it is the same ability."""
    scenario = Scenario(card_set=SET).zx("a1", "Q-199").zx("b1", COAL).zx("c1", TANK).hand(0, "Q-200")
    g = scenario.begin()
    assert g.starting("use") == ["b1", "c1"]
    g.do("use b1")
    assert g.starting("use") == []
    enemys = Scenario(1, card_set=SET).zx("a1", "Q-199").zx("b3", COAL, 1).begin()
    assert enemys.starting("use") == []


@cr("H113")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("size", [4, 5])
def test_creation_costs_a_shield_and_needs_resource(player: int, size: int) -> None:
    own = square(player, "b1")
    scenario = Scenario(player).zx(own, TANK, player, shields=1).hand(player, SIEGER)
    g = scenario.resource(player, COAL, times=size).begin()
    g.do(f"use hand:{SIEGER}", f"choose {own}")
    assert g.shields(own) == 0
    if size == 5:
        where = g.starting("at") or g.starting("choose")
        g.do(next(text for text in g.texts if text.endswith(where[0])))
        assert g.on(where[0]) == SIEGER
    else:
        assert g.zone(player, "hand") == [SIEGER]


@cr("H113")
def test_one_creation_a_turn_of_whatever_card_and_none_without_a_shield() -> None:
    scenario = Scenario().zx("b1", TANK, shields=2).zx("b2", TANK, 1, shields=1).hand(0, SIEGER, LAWRENCIUM)
    g = scenario.resource(0, COAL, times=5).begin()
    assert sorted(g.starting("use hand")) == sorted([f":{SIEGER}", f":{LAWRENCIUM}"])
    g.do(f"use hand:{SIEGER}", "choose b1")
    g.do((g.starting("at") and f"at {g.starting('at')[0]}") or f"choose {g.starting('choose')[0]}")
    assert g.shields("b1") == 1 and g.starting("use hand") == []
    # A Shield of an enemy card is none of one's own.
    other = Scenario().zx("b2", TANK, 1, shields=1).hand(0, SIEGER).resource(0, COAL, times=5).begin()
    assert other.starting("use") == []


@cr("H113")
def test_creation_is_used_in_the_enemys_battle_as_well() -> None:
    scenario = Scenario(1).zx("b1", TANK, shields=1).zx("b2", TANK, 1).hand(0, SIEGER)
    g = scenario.resource(0, COAL, times=5).begin().attack("b2", "b1").do("pass")
    assert f"use hand:{SIEGER}" in g.texts


def test_sieger_brings_another_one_back_after_its_attack() -> None:
    scenario = Scenario(card_set=SET).player_card(0, AYASE).zx("b1", SIEGER).zx("b2", COAL, 1)
    g = scenario.trash(0, "B01-070", "Q-203").begin().attack("b1", "b2").pass_both()
    assert g.starting("choose trash") == [":Q-203"]
    g.do("choose trash:Q-203", "choose a1")
    assert g.on("a1") == "Q-203"


@pytest.mark.parametrize("other", ["IG12-009", COAL])
def test_upbeat_reboots_a_dancing_demon_and_hits_all(other: str) -> None:
    scenario = Scenario().zx("b1", other, state="sleep", shields=1).hand(0, UPBEAT)
    scenario.zx("b2", TANK, 1).zx("c2", COAL, 1)
    g = scenario.resource(0, COAL, times=5).begin().do(f"use hand:{UPBEAT}", "choose b1", "choose a1")
    if other != COAL:
        g.do("choose b1")
    assert g.state("b1") == ("sleep" if other == COAL else "reboot")
    assert [g.damage(where) for where in ("b2", "c2")] == ([0, 0] if other == COAL else [2000, 2000])


@pytest.mark.parametrize("last", ["IG12-025", COAL])
def test_stacy_asks_for_nothing_but_her_cards_in_resource(last: str) -> None:
    scenario = Scenario().zx("b1", TANK, shields=1).hand(0, STACY).resource(0, *[STACY] * 5, last)
    g = (
        scenario.deck(0, STACY, COAL, COAL, COAL, COAL)
        .begin()
        .do(f"use hand:{STACY}", "choose b1", "choose a1")
    )
    if last == STACY:
        g.do(f"choose trash:{STACY}") if g.starting("choose") else None
    assert g.zone(0, "hand") == ([STACY] if last == STACY else [])


def with_ability(*abilities: Ability) -> list[Card]:
    return [Card("N-001", "N", Color.RED, power=500, abilities=abilities)]


def when(*do: object) -> Automatic:
    return Automatic(when=Occurrence.APPEARS, do=do)  # type: ignore[arg-type]


@cr("H112", "H113")
@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (with_ability(when(GainShields(THIS, 0))), "number"),
        (with_ability(when(GainShields(choose(1, card(Side.OWN, Zone.HAND))))), "HAND"),
        (
            with_ability(when(SpendShield(choose(1, card(Side.OWN, Zone.TRASH))))),
            "WITH_SHIELD is asked of cards on Squares",
        ),
        (with_ability(Startup(cost=[SpendShield(each(zx(Side.OWN)))], do=[Draw(1)])), "a cost names"),
        (
            with_ability(
                when(Draw(1)), Automatic(when=Occurrence.APPEARS, do=[Draw(1)], limit=Limit.CREATION)
            ),
            "C",
        ),
        (
            with_ability(
                when(GainShields(choose(1, zx(having=(Having.WITH_SHIELD, Having.WITHOUT_SHIELD)))))
            ),
            "no card is WITH_SHIELD and WITHOUT_SHIELD",
        ),
        (
            with_ability(
                when(
                    Draw(1), GainShields(choose(1, card(Side.OWN, Zone.CHARGE, having=(Having.WITH_SHIELD,))))
                )
            ),
            "WITH_SHIELD is asked of cards on Squares",
        ),
    ],
)
def test_what_no_rule_does_is_refused(cards: list[Card], words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode(cards)


@cr("H112")
def test_a_shield_of_this_card_is_a_cost_only_if_it_has_one() -> None:
    for shields, usable in ((0, False), (1, True)):
        g = Scenario(card_set=SET).zx("b1", "Q-201", shields=shields).begin()
        assert (g.starting("use") == ["b1"]) == usable
        if usable:
            g.do("use b1")
            assert g.shields("b1") == 0 and len(g.zone(0, "hand")) == 1
