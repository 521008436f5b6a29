"""Ruling Z46: a card or ability that can be used only under a condition is not offered without it."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import AnyOf, Card, Draw, EventText, PlayedRegularly, TurnOf
from zx_env.zx.terms import CardType, Color, Side

COAL = PLAIN_CARD
TANK = "B01-013"
BY_DAY = "T-224"  # in the own turn, with a card in hand: draw 2
NINO = "E40-053"  # plays an Event of the own Trash for its Cost


def board(turn_player: int = 0) -> Scenario:
    return Scenario(turn_player, card_set=SET).resource(0, COAL, times=2)


@cr("Z46", "Z39")
def test_the_condition_is_asked_before_the_play_and_not_again() -> None:
    # While it is asked, the Event itself is the one card in hand.
    g = board().hand(0, BY_DAY).begin().do(f"play {BY_DAY}")
    assert (len(g.zone(0, "hand")), g.zone(0, "trash"), g.asleep(0)) == (2, [BY_DAY], 1)


@cr("Z46")
def test_it_is_not_offered_in_the_enemys_turn() -> None:
    g = board(1).hand(0, BY_DAY, COAL).zx("b2", TANK, 1).begin().attack("b2", "player").do("pass")
    assert (g.to_play, g.texts) == (0, ["pass"])


@cr("Z46", "Z20")
@pytest.mark.parametrize("in_hand", [0, 1])
def test_an_ignition_plays_it_only_with_what_it_asks(in_hand: int) -> None:
    scenario = board().charge(0, COAL).deck(0, BY_DAY, *[COAL] * 5).hand(0, *[COAL] * in_hand)
    scenario.position["phase"] = "ignition"
    g = scenario.begin().do(f"ignite {COAL}")
    if in_hand:
        g.do("yes")
    assert (len(g.zone(0, "hand")), g.zone(0, "trash")) == (3 * in_hand, [COAL, BY_DAY])


@cr("Z46", "Z20")
def test_a_life_card_is_not_played_in_the_enemys_turn() -> None:
    scenario = board(1).hand(0, COAL).life(0, BY_DAY, BY_DAY).zx("b2", TANK, 1)
    g = scenario.begin().attack("b2", "player").pass_both()
    assert (g.to_play, g.zone(0, "charge")) == (1, [BY_DAY])


@cr("Z46", "H56")
@pytest.mark.parametrize("in_hand", [0, 1])
def test_an_ability_has_it_played_only_with_what_it_asks(in_hand: int) -> None:
    scenario = board().zx("b2", NINO).trash(0, BY_DAY, "B01-017").hand(0, *[COAL] * in_hand)
    g = settled(scenario.begin().do("use b2", f"choose trash:{BY_DAY}"))
    assert (len(g.zone(0, "hand")), g.zone(0, "removed")) == (3 * in_hand, [BY_DAY] * in_hand)


def settled(g: Play) -> Play:
    """After what has to be paid, whatever with."""
    while options := g.starting("pay"):
        g.do(f"pay {options[0]}")
    return g


@pytest.mark.parametrize("needs", [[PlayedRegularly()], [AnyOf([PlayedRegularly(), TurnOf(Side.OWN)])]])
def test_how_it_is_played_is_no_condition_of_its_use(needs: list[PlayedRegularly | AnyOf]) -> None:
    event = Card(
        "T-900", "Refused", Color.RED, CardType.EVENT, abilities=[EventText(needs=needs, do=[Draw(1)])]
    )
    with pytest.raises(CardError, match="asked by the effect, by an If"):
        encode([event])
