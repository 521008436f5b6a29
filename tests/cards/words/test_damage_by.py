"""Ruling H203: damage that only abilities, or only battles, do not deal."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Always, Card, Color, NoDamage
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

BOUCLIER, FAST = "B28-025", "B31-034"
UNHURT, SHIELDS = "VD-001", "VD-002"
"""No damage by abilities; own Z/X: no damage of 5000 or less in battle."""
HIT_2500, COAL, TANK = "S-106", "B01-003", "B01-013"


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


@cr("H203")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("guard", [BOUCLIER, UNHURT])
def test_abilities_deal_it_no_damage_but_battles_do(player: int, guard: str) -> None:
    scenario = Scenario(player, card_set=SET).hand(player, HIT_2500).zx(own(player, "a2"), TANK, player)
    scenario.zx(own(player, "a3"), guard, 1 - player)
    g = scenario.begin().do(f"play {HIT_2500}", f"choose {own(player, 'a3')}")
    assert g.damage(own(player, "a3")) == 0
    g.attack(own(player, "a2"), own(player, "a3")).pass_both()
    assert g.on(own(player, "a3")) is None or g.damage(own(player, "a3")) == 8000


@cr("H203")
@pytest.mark.parametrize("player", [0, 1])
def test_an_ability_in_a_battle_is_an_ability(player: int) -> None:
    scenario = Scenario(player, card_set=SET).hand(player, HIT_2500).zx(own(player, "a2"), TANK, player)
    scenario.zx(own(player, "a3"), BOUCLIER, 1 - player)
    g = scenario.begin().attack(own(player, "a2"), own(player, "a3"))
    g.do(f"play {HIT_2500}", f"choose {own(player, 'a3')}")
    assert g.damage(own(player, "a3")) == 0
    g.pass_both()
    assert g.damage(own(player, "a3")) == 8000


@cr("H203")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("charge", "square", "survives"), [(3, "a3", True), (2, "a3", False), (3, "b3", False)]
)
def test_fast_takes_none_in_battle_on_a_normal_square_with_three_in_charge(
    player: int, charge: int, square: str, survives: bool
) -> None:
    scenario = Scenario(player, card_set=SET).hand(player, HIT_2500).charge(1 - player, *[COAL] * charge)
    scenario.zx(own(player, square), FAST, 1 - player).zx(own(player, square[0] + "2"), TANK, player)
    g = scenario.begin().attack(own(player, square[0] + "2"), own(player, square)).pass_both()
    assert (g.on(own(player, square)) == FAST) == survives
    if survives:
        g.do(f"play {HIT_2500}", f"choose {own(player, square)}")
        assert g.damage(own(player, square)) == 2500


@cr("H203")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("attacker", "dealt"), [(COAL, 0), (TANK, 8000)])
def test_a_bound_holds_for_battles_only(player: int, attacker: str, dealt: int) -> None:
    """The Z/X beside the guard has Power 8000 or more, so that it can be looked at."""
    scenario = Scenario(player, card_set=SET).hand(player, HIT_2500).zx(own(player, "a2"), attacker, player)
    scenario.zx(own(player, "a3"), BOUCLIER, 1 - player).zx(own(player, "c3"), SHIELDS, 1 - player)
    g = scenario.begin().attack(own(player, "a2"), own(player, "a3")).pass_both()
    assert g.damage(own(player, "a3")) == dealt
    g.do(f"play {HIT_2500}", f"choose {own(player, 'c3')}")
    assert g.damage(own(player, "c3")) == 0  # BOUCLIER guards it


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert (
        say(pool.card_of(BOUCLIER))
        == "[Always] Each Z/X of yours on a Square is dealt no damage by abilities."
    )
    assert say(pool.card_of(SHIELDS)) == (
        "[Always] Each Z/X of yours on a Square is dealt no damage of 5000 or less at once in battle."
    )


@pytest.mark.parametrize("word", [NoDamage(), NoDamage(3000, at_most=2000, by_ability=True)])
def test_refusals(word: NoDamage) -> None:
    with pytest.raises(CardError, match="one bound of the damage"):
        encode([Card("T-001", "T", Color.RED, abilities=[Always(do=[word])])])
