"""KEPT after the player has put the rest of looked-at cards, or units of damage, in their places."""

import numpy as np
import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario

AFTER_LOOK, BELOW, STARTS, BOTH_WORDS, DIVIDES = (f"RK-00{n}" for n in range(1, 6))
CHEAP, BIG, DEAR, DEARER = "B01-003", "F-078", "B01-013", "B01-016"
"""Z/X of Cost 2, 3, 5 and 6."""
UNDER = "B01-004"
EITHER = pytest.mark.parametrize("me", [0, 1])


def _home(me: int, square: str) -> str:
    return square if me == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(me: int, *top: str) -> Scenario:
    scenario = Scenario(me, card_set=SET).deck(me, *top, *[UNDER] * 5)
    return scenario.resource(me, CHEAP, times=3)


def _order(play: Play, *cards: str) -> Play:
    """Choose the cards of the deck in this order.

    At each question the game is whole, and another deal of it for either player is so, too.
    """
    for card in cards:
        assert play.starting(f"choose deck:{card}")
        assert play.game.status() == []
        for player in (0, 1):
            dealt = play.game.determinize(player, 1)
            assert dealt.status() == []
            assert np.array_equal(dealt.observe(player), play.game.observe(player))
        play.do(f"choose deck:{card}")
    return play


@cr("304", "Z40")
@EITHER
def test_kept_is_what_was_chosen_and_not_the_rest_that_is_put_back(me: int) -> None:
    play = _board(me, CHEAP, BIG, DEAR, DEARER).hand(me, AFTER_LOOK).begin()
    play.do(f"play {AFTER_LOOK}", f"choose deck:{BIG}")
    _order(play, DEARER, CHEAP, DEAR)
    assert play.zone(me, "deck")[:3] == [DEARER, CHEAP, DEAR]
    assert sorted(play.zone(me, "trash")) == sorted([BIG, AFTER_LOOK])
    assert play.zone(me, "hand") == []


@EITHER
def test_without_a_choice_nothing_is_kept(me: int) -> None:
    play = _board(me, CHEAP, BIG, DEAR, DEARER).hand(me, AFTER_LOOK).begin()
    play.do(f"play {AFTER_LOOK}", "done")
    _order(play, DEARER, CHEAP, DEAR, BIG)
    assert play.zone(me, "deck")[:4] == [DEARER, CHEAP, DEAR, BIG]
    assert play.zone(me, "trash") == [AFTER_LOOK]


@EITHER
def test_with_one_card_left_nobody_orders_and_kept_stays(me: int) -> None:
    play = Scenario(me, card_set=SET).deck(me, CHEAP, BIG).resource(me, CHEAP).hand(me, AFTER_LOOK).begin()
    play.do(f"play {AFTER_LOOK}", f"choose deck:{BIG}")
    assert play.zone(me, "deck") == [CHEAP]
    assert sorted(play.zone(me, "trash")) == sorted([BIG, AFTER_LOOK])


@EITHER
def test_the_cost_of_what_was_picked_before_is_asked_after_the_look(me: int) -> None:
    play = _board(me, CHEAP, BIG, CHEAP).hand(me, BELOW).trash(me, DEAR)
    for square, number in (("a3", CHEAP), ("b3", DEAR), ("c3", DEARER)):
        play.zx(_home(me, square), number, 1 - me)
    play = play.begin().do(f"play {BELOW}")
    if play.starting("choose trash"):
        play.do(f"choose trash:{DEAR}")
    _order(play, BIG, CHEAP, CHEAP)
    assert play.zone(me, "deck")[-3:] == [BIG, CHEAP, CHEAP]
    assert sorted(play.starting("choose")) == sorted([_home(me, "a3"), _home(me, "b3")])


@EITHER
@pytest.mark.parametrize(("paid", "others", "drawn"), [(DEAR, CHEAP, 1), (CHEAP, DEAR, 0)])
def test_what_paid_the_cost_is_asked_after_the_look(me: int, paid: str, others: str, drawn: int) -> None:
    play = _board(me, BIG, others, others).hand(me, paid).zx(_home(me, "b2"), STARTS, me).begin()
    play.do(f"use {_home(me, 'b2')}")
    if play.starting(f"choose hand:{paid}"):
        play.do(f"choose hand:{paid}")
    _order(play, BIG, others, others)
    assert play.zone(me, "hand") == [BIG] * drawn
    assert play.zone(me, "deck")[: 3 - drawn] == [BIG, others, others][drawn:]


@EITHER
def test_it_and_kept_are_both_right(me: int) -> None:
    play = _board(me, CHEAP, BIG, DEARER).hand(me, BOTH_WORDS).trash(me, DEAR, UNDER).begin()
    play.do(f"play {BOTH_WORDS}", f"choose trash:{DEAR}", f"choose deck:{BIG}")
    _order(play, DEARER, CHEAP)
    assert play.zone(me, "deck")[-2:] == [DEARER, CHEAP]
    assert BIG in play.zone(me, "resource")
    assert (play.zone(me, "hand"), play.zone(me, "charge")) == ([DEAR], [])


@cr("Z19")
@EITHER
def test_damage_divided_in_units_leaves_kept_alone(me: int) -> None:
    """One takes 3 of 4 units; a card of Trash is kept before and moved afterwards."""
    play = _board(me, UNDER).hand(me, DIVIDES).trash(me, DEAR, CHEAP)
    for square in ("a3", "b3"):
        play.zx(_home(me, square), DEARER, 1 - me)
    play = play.begin().do(f"play {DIVIDES}", f"choose trash:{DEAR}")
    play.do(*(f"choose {_home(me, square)}" for square in ("a3", "b3")))
    for _ in range(2):
        assert play.game.status() == []
        for player in (0, 1):
            dealt = play.game.determinize(player, 1)
            dealt.step(f"choose {_home(me, 'b3')}")
            assert dealt.status() == []
        play.do(f"choose {_home(me, 'b3')}")
    assert [play.damage(_home(me, square)) for square in ("a3", "b3")] == [1000, 3000]
    assert (play.zone(me, "hand"), sorted(play.zone(me, "trash"))) == ([DEAR], sorted([CHEAP, DIVIDES]))


@cr("Z19")
@EITHER
def test_another_deal_amid_units_keeps_the_units(me: int) -> None:
    play = _board(me, UNDER).hand(me, DIVIDES).trash(me, DEAR)
    for square in ("a3", "b3"):
        play.zx(_home(me, square), DEARER, 1 - me)
    play = play.begin().do(f"play {DIVIDES}")
    play.do(f"choose trash:{DEAR}")
    play.do(*(f"choose {_home(me, square)}" for square in ("a3", "b3")))
    play.do(f"choose {_home(me, 'a3')}")
    for player in (0, 1):
        dealt = Play(play.game.determinize(player, 1))
        dealt.do(f"choose {_home(me, 'b3')}")
        assert [dealt.damage(_home(me, square)) for square in ("a3", "b3")] == [2000, 2000]
        assert dealt.zone(me, "hand") == [DEAR]
