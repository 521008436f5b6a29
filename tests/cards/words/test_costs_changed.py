"""Costs of cards in a hand that an effect changes for a while (ruling H141), and B09-006."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Card,
    CardType,
    Color,
    EventText,
    GainCost,
    Lasts,
    Per,
    card,
    each,
    zx,
)
from zx_env.zx.terms import Having, Icon, Side, Until, Zone

PABILSAG, MYTHOS, MYTHOS_4, FIVE, BLUE = "B09-006", "B02-006", "B03-008", "B01-013", "B01-030"
BOTH = pytest.mark.parametrize("me", [0, 1])


def _home(me: int, square: str) -> str:
    return square if me == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _again(g: Play) -> Play:
    return Play(Game.from_position(g.game.position(), card_set=SET))


@cr("H141")
@BOTH
def test_each_mythos_of_the_hand_costs_1_less_until_the_end_of_the_turn(me: int) -> None:
    g = Scenario(me, card_set=SET).hand(me, PABILSAG, MYTHOS, MYTHOS_4, FIVE, PLAIN_CARD)
    g = g.hand(1 - me, MYTHOS).resource(me, PLAIN_CARD, times=9).begin()
    g.do(f"play {PABILSAG}", f"at {_home(me, 'a1')}")
    g.do(f"play {MYTHOS}", f"at {_home(me, 'c1')}")
    assert g.asleep(me) == 6
    # The next one, too; a card of another tribe has its own Cost, and 3 Resources are left.
    assert sorted(g.starting("play")) == sorted([MYTHOS_4, PLAIN_CARD])
    g = g.do(f"play {MYTHOS_4}", f"at {_home(me, 'b2')}")
    assert g.asleep(me) == 9


@cr("H141")
def test_a_card_that_comes_to_the_hand_later_costs_less_as_well() -> None:
    g = Scenario(card_set=SET).hand(0, PABILSAG, "CO-007", PLAIN_CARD).deck(0, MYTHOS, *[PLAIN_CARD] * 3)
    g = g.resource(0, PLAIN_CARD, times=6).begin().do(f"play {PABILSAG}", "at b1", "play CO-007")
    assert sorted(g.starting("play")) == sorted([MYTHOS, PLAIN_CARD])
    assert g.do(f"play {MYTHOS}", "at a1").asleep(0) == 6


@cr("H141", "Z17")
@BOTH
def test_a_cost_falls_to_the_least_and_ends_with_the_turn(me: int) -> None:
    """Z/X of the hand cost 3 less, but not less than 2; the effect is over in the next turn."""
    g = Scenario(me, card_set=SET).hand(me, "CO-005", FIVE, BLUE).resource(me, PLAIN_CARD, times=3).begin()
    assert f"play {FIVE}" not in g.texts
    g.do("play CO-005")
    assert g.starting("play") == [FIVE]  # 2 of red; the blue card lacks its color
    g.do(f"play {FIVE}", f"at {_home(me, 'a1')}")
    assert g.asleep(me) == 2
    g = Scenario(me, card_set=SET).hand(me, "CO-005", FIVE).resource(me, PLAIN_CARD, times=3).begin()
    g.do("play CO-005")
    while g.to_play == me:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    while g.to_play == 1 - me:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert f"play {FIVE}" not in g.texts


@cr("H141")
def test_twice_less_is_less_and_other_questions_see_it() -> None:
    """3 less and 3 less of 7 stop at 2; CO-007 counts the cards of the hand that cost at most 2."""
    seven = "B16-018"
    g = Scenario(card_set=SET).hand(0, "CO-005", "CO-005", "CO-007", seven).begin()
    g.do("play CO-005", "play CO-005", "play CO-007")
    assert len(g.zone(0, "hand")) == 2  # of the hand only the Z/X; it counts once
    g = Scenario(card_set=SET).hand(0, "CO-005", "CO-007", seven).begin().do("play CO-005", "play CO-007")
    assert len(g.zone(0, "hand")) == 1  # it costs 4


@cr("H141")
def test_more_lasts_into_the_next_turn_of_the_enemy_and_not_for_the_enemy() -> None:
    red = "CO-012"
    g = Scenario(card_set=SET).hand(0, "CO-006", PLAIN_CARD).hand(1, PLAIN_CARD, red)
    g = g.resource(0, PLAIN_CARD, times=2).resource(1, PLAIN_CARD, times=2).begin()
    assert PLAIN_CARD in g.starting("play")
    g.do("play CO-006")
    assert g.starting("play") == []
    while g.to_play == 0:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    while g.to_play == 1 and not g.starting("play"):
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert PLAIN_CARD in g.starting("play")


_HAND = card(Side.OWN, Zone.HAND)


@pytest.mark.parametrize(
    ("word", "why"),
    [
        (Lasts(GainCost(-1)), "for others to=each"),
        (Lasts(GainCost(-1, each(card(Side.OWN, (Zone.HAND, Zone.TRASH))))), "of the hand alone"),
        (Lasts(GainCost(-1, each(card(Side.ENEMY, Zone.HAND)))), "own cards"),
        (Lasts(GainCost(0, each(_HAND))), "not 0"),
        (Lasts(GainCost(Per(-1, zx()), each(_HAND))), "a number"),
        (Lasts(GainCost(-1, each(card(Side.OWN, Zone.HAND, cost_at_most=3)))), "neither a Cost"),
        (Lasts(GainCost(-1, each(card(Side.OWN, Zone.HAND, icons=(Icon.IGNITION,))))), "own cards"),
        (Lasts(GainCost(-1, each(card(Side.OWN, Zone.HAND, having=(Having.NO_EX,))))), "own cards"),
        (Lasts(GainCost(-1, each(_HAND)), until=Until.LEAVES), "lets that last"),
    ],
)
def test_other_lasting_costs_are_refused(word: Lasts, why: str) -> None:
    with pytest.raises(CardError, match=why):
        encode([Card("T-001", "A", Color.RED, CardType.EVENT, abilities=[EventText(do=[word])])])
