"""Damage up to an amount that is dealt to a Z/X at once is not dealt (CR 1001.1)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Always, Card, Color, NoDamage
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

STURDY, GUARD, ARCHERS = "S-038", "S-039", "S-016"
"""No damage of 3000 or less; the same for others up to 2500; own Z/X deal 4000 more."""
HIT_2500, HIT_3000, HIT_5000 = "S-106", "S-108", "T-212"
COAL, TANK = "B01-003", "B01-013"


def _board(player: int, *hand: str) -> Scenario:
    return Scenario(turn_player=player, card_set=SET).hand(player, *hand)


@cr("1001.1")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("event", "damage"), [(HIT_3000, 0), (HIT_5000, 5000)])
def test_an_effect_deals_it_only_above_the_bound(player: int, owner: int, event: str, damage: int) -> None:
    g = _board(player, event).zx("b2", "B04-056" if damage == 0 else "B06-045", owner).begin()
    assert g.do(f"play {event}").damage("b2") == damage


@cr("1001.1")
@pytest.mark.parametrize(("event", "damage"), [(HIT_2500, 0), (HIT_3000, 0), (HIT_5000, None)])
def test_the_bound_itself_is_not_dealt(event: str, damage: int | None) -> None:
    g = _board(0, event).zx("b2", STURDY, 1).begin().do(f"play {event}")
    if g.starting("choose"):
        g.do("choose b2")
    assert (g.on("b2"), damage) == ((None, None) if damage is None else (STURDY, g.damage("b2")))


@cr("1001.1")
def test_it_is_not_added_up() -> None:
    g = _board(0, HIT_2500, HIT_2500).zx("b2", STURDY, 1).begin()
    g.do(f"play {HIT_2500}", "choose b2", f"play {HIT_2500}", "choose b2")
    assert (g.on("b2"), g.damage("b2")) == (STURDY, 0)


@cr("1001.1", "604.3a")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("more", "damage"), [(False, 0), (True, 7500)])
def test_damage_of_a_battle_is_measured_after_what_makes_it_more(
    player: int, more: bool, damage: int
) -> None:
    board = _board(player).zx("b2", COAL, player).zx("a2", "B04-056", 1 - player)
    if more:
        board = board.zx("c2", ARCHERS, player)
    g = board.begin().attack("b2", "a2").pass_both()
    assert g.damage("a2") == damage


@cr("1001.1")
def test_for_others_and_beside_a_bound_from_below() -> None:
    """S-017 is dealt no damage of 3000 or more; beside S-039 of none of 2500 or less either."""
    g = _board(0, HIT_2500, HIT_3000).zx("b2", "S-017", 1).zx("b3", GUARD, 1).begin()
    g.do(f"play {HIT_3000}").do(f"play {HIT_2500}", "choose b2")
    assert (g.damage("b2"), g.damage("b3")) == (0, 3000)
    g = _board(0, HIT_2500).zx("b2", "S-017", 1).zx("b3", GUARD, 1).begin()
    assert g.do(f"play {HIT_2500}", "choose b3").damage("b3") == 2500
    enemy = _board(0, HIT_2500).zx("b2", TANK, 1).zx("b1", GUARD).begin()
    assert enemy.do(f"play {HIT_2500}", "choose b2").damage("b2") == 2500


def test_what_they_say() -> None:
    assert (
        say(card_table(SET).card_of("S-038"))
        == "[Always] This card is dealt no damage of 3000 or less at once."
    )
    assert (
        say(card_table(SET).card_of("S-017"))
        == "[Always] This card is dealt no damage of 3000 or more at once."
    )


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        (NoDamage(), "one bound"),
        (NoDamage(3000, at_most=5000), "one bound"),
        (NoDamage(at_most=-500), "does nothing"),
        (NoDamage(-500), "does nothing"),
    ],
)
def test_it_has_one_bound(word: NoDamage, reason: str) -> None:
    with pytest.raises(CardError, match=reason):
        encode([Card("T-001", "T", Color.RED, abilities=[Always(do=[word])])])
