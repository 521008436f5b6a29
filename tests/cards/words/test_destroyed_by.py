"""Ruling H170: which ability, and whose, has destroyed a Z/X that was dealt lethal damage."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game

COAL = PLAIN_CARD  # Power 3500
TANK = "B01-013"  # Power 8000
HOLY_BEAST = "B08-041"  # Power 2500: destroyed by an enemy card, it gives +3000 Power
SIGN_OF_GLORY, MEIRARU = "IG12-001", "B06-104"
ACCOUNTANT = "B15-044"  # destroyed by an enemy automatic ability: Sleep up to 3 Resource cards
SPARK, CROWD, ARRIVAL = "RH-001", "RH-002", "RH-003"


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def crowd(player: int, *enemies: str) -> Scenario:
    scenario = Scenario(player, card_set=SET).zx(own(player, "b2"), CROWD, player)
    for square, enemy in zip(("a3", "b3", "c3"), enemies, strict=False):
        scenario.zx(own(player, square), enemy, 1 - player)
    return scenario


def hand(g: Play, player: int) -> int:
    return len(g.zone(player, "hand"))


@cr("H170", "904.1")
@pytest.mark.parametrize("player", [0, 1])
def test_the_ability_that_dealt_the_damage_has_destroyed_it(player: int) -> None:
    scenario = crowd(player, ARRIVAL, TANK).zx(own(player, "a1"), ARRIVAL, player)
    g = scenario.begin().do(f"use {own(player, 'b2')}")
    while g.starting("resolve"):
        g.do(g.texts[0])
    # 2000 damage destroys the two Z/X of Power 1000.
    assert (g.on(own(player, "a1")), g.on(own(player, "a3")), g.on(own(player, "b3"))) == (None, None, TANK)
    assert (hand(g, player), hand(g, 1 - player)) == (2, 0)


@cr("H170")
@pytest.mark.parametrize("player", [0, 1])
def test_earlier_damage_that_was_not_lethal_credits_nobody(player: int) -> None:
    """2000 damage of the crowd, then 4000 of an Event: the Event has destroyed the Z/X of Power 3500."""
    g = crowd(player, COAL).hand(player, SPARK).begin()
    g.do(f"use {own(player, 'b2')}", f"play {SPARK}", f"choose {own(player, 'a3')}", "no")
    g.do(f"choose {own(player, 'b2')}")
    assert g.on(own(player, "a3")) is None and hand(g, player) == 0


@cr("H170")
def test_lowered_power_credits_nobody() -> None:
    """The Event takes 500 Power from what the crowd dealt 2000 damage before."""
    g = crowd(0, "B08-041").zx("a2", TANK).hand(0, SPARK).begin()
    g.do("use b2", f"play {SPARK}", "choose a2", "no", "choose a3")
    # Neither the crowd nor B08-041, which waits for its destruction by an enemy card, has triggered.
    assert g.on("a3") is None and hand(g, 0) == 0
    assert g.starting("resolve") == g.starting("choose") == []


@cr("H170", "H22")
@pytest.mark.parametrize(("player", "gives"), [(0, False), (1, True)])
def test_whose_ability_it_was(player: int, gives: bool) -> None:
    """The Event of one or the other player destroys a Z/X of player 0."""
    scenario = Scenario(player, card_set=SET).zx("b2", HOLY_BEAST).zx("a1", TANK).zx("c3", TANK, 1)
    g = scenario.hand(player, SPARK).begin().do(f"play {SPARK}", "choose b2", "no", "choose c3")
    assert g.on("b2") is None
    assert g.starting("choose") == (["a1"] if gives else [])
    assert g.to_play == (0 if gives else player)


@cr("H170")
def test_the_credit_outlives_a_saved_position() -> None:
    """The game is saved between the damage and the check of lethal damage, while its player may draw."""
    scenario = Scenario(1, card_set=SET).zx("b2", HOLY_BEAST).zx("a1", TANK).zx("c3", TANK, 1)
    g = scenario.hand(1, SPARK).begin().do(f"play {SPARK}", "choose b2")
    again = Play(Game.from_position(g.game.position(), card_set=SET)).do("no", "choose c3")
    assert again.starting("choose") == ["a1"]


@cr("H170")
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_credit_outlives_a_determinization(viewer: int) -> None:
    scenario = Scenario(1, card_set=SET).zx("b2", HOLY_BEAST).zx("a1", TANK).zx("c3", TANK, 1)
    g = scenario.hand(1, SPARK).begin().do(f"play {SPARK}", "choose b2")
    again = Play(g.game.determinize(viewer, 3)).do("no", "choose c3")
    assert again.starting("choose") == ["a1"]


@cr("H170")
@pytest.mark.parametrize(("player", "sleeps"), [(0, False), (1, True)])
def test_of_which_kind_the_ability_was(player: int, sleeps: bool) -> None:
    """B15-044 waits for automatic abilities of enemy cards: an Event is none, own ones do not count."""
    scenario = Scenario(player, card_set=SET).zx("a1", ACCOUNTANT).zx("a2", TANK).zx("c2", TANK)
    scenario.resource(0, COAL).hand(player, ARRIVAL, SPARK)
    g = scenario.begin().do(f"play {SPARK}", "choose a2", "no", "choose c2")
    assert g.on("a2") == TANK and g.starting("choose") == []
    g.do(f"play {ARRIVAL}", f"at {own(player, 'b1')}")
    while g.to_play == 0 and player == 1 and "done" in g.texts:
        g.do("done")  # it also waits for Z/X that appear by such abilities
    g.do("choose a2")
    assert g.on("a2") is None
    assert ("choose resource:B01-003" in g.texts) == sleeps


@cr("H170")
@pytest.mark.parametrize("player", [0, 1])
def test_ig12_001_removes_a_card_of_a_charge_for_what_its_damage_destroys(player: int) -> None:
    scenario = Scenario(player).player_card(player, MEIRARU).zx(own(player, "b2"), SIGN_OF_GLORY, player)
    scenario.zx(own(player, "a3"), TANK, 1 - player, damage=3000).trash(player, SIGN_OF_GLORY, SIGN_OF_GLORY)
    g = scenario.charge(player, COAL).begin().do(f"use {own(player, 'b2')}")
    g.do(f"choose trash:{SIGN_OF_GLORY}", f"choose {own(player, 'a3')}")
    assert g.on(own(player, "a3")) is None
    assert sorted(g.starting("choose")) == sorted([f"charge:{COAL}", f"enemy charge:{TANK}"])
    g.do(f"choose enemy charge:{TANK}")
    assert g.zone(1 - player, "removed") == [TANK] and g.zone(player, "charge") == [COAL]
    # Once per turn: its use is over, too.
    assert f"use {own(player, 'b2')}" not in g.texts
