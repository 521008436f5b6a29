"""Ruling H202: effects that change the Cost of Z/X on Squares for a while."""

from typing import Any

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.compiling.decorators import entry, use_names_of
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Automatic,
    Card,
    Color,
    GainCost,
    Grant,
    Occurrence,
    Per,
    Side,
    Until,
    Zone,
    card,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.rules.values import cost_of

DEARER, CHEAPER, NOTHING, DESTROYS = (f"VC-00{n}" for n in range(1, 5))
TANK, PUNISHER = "B01-013", "B02-060"
SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


use_names_of("zx_env.zx")


@entry
def cost_now(games: Any, i: int, card_table: Any, slot: int) -> int:
    """Return the Cost of a card of `games[i]`."""
    return cost_of(games[i], card_table[0], slot)


def cost(g: Play, square: str) -> int:
    """Return the current Cost of the Z/X on a Square."""
    game = g.game
    slot = int(game._games[0].standing[SQUARES.index(square), 0])
    return int(cost_now(game._games, 0, game._table, slot))


def printed(number: str) -> int:
    return card_table(SET).card_of(number).cost


@cr("H202")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("owner", [0, 1])
def test_the_cost_of_one_zx_is_higher_until_the_turn_ends(player: int, owner: int) -> None:
    scenario = Scenario(player, card_set=SET).hand(player, DEARER, DEARER, DESTROYS)
    g = scenario.zx(own(player, "a2"), PLAIN_CARD, owner).zx(own(player, "c2"), PLAIN_CARD, owner).begin()
    g.do(f"play {DEARER}", f"choose {own(player, 'a2')}")
    assert cost(g, own(player, "a2")) == printed(PLAIN_CARD) + 3
    assert cost(g, own(player, "c2")) == printed(PLAIN_CARD)
    g.do(f"play {DEARER}", f"choose {own(player, 'a2')}")
    assert cost(g, own(player, "a2")) == printed(PLAIN_CARD) + 6
    again = Play(Game.from_position(g.game.position(), card_set=SET))
    assert cost(again, own(player, "a2")) == printed(PLAIN_CARD) + 6
    turn = g.game.turn
    g.do(f"play {DESTROYS}")
    assert (g.on(own(player, "a2")), g.on(own(player, "c2"))) == (None, PLAIN_CARD)
    assert g.game.turn == turn


@cr("H202")
def test_it_ends_with_the_turn() -> None:
    g = Scenario(card_set=SET).hand(0, DEARER).zx("a2", PLAIN_CARD).begin().do(f"play {DEARER}", "choose a2")
    assert cost(g, "a2") == printed(PLAIN_CARD) + 3
    turn = g.game.turn
    while g.game.turn == turn:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert cost(g, "a2") == printed(PLAIN_CARD)


@cr("H202", "H145", "Z17")
def test_a_reduction_stops_at_one_and_lasts_through_the_next_turn() -> None:
    g = Scenario(card_set=SET).hand(0, CHEAPER).zx("a2", TANK, 1).zx("b2", TANK).begin().do(f"play {CHEAPER}")
    assert (cost(g, "a2"), cost(g, "b2")) == (max(printed(TANK) - 4, 1), printed(TANK))
    turn = g.game.turn
    while g.game.turn == turn or "attack a2" not in g.texts:
        g.do("pass" if "pass" in g.texts and g.game.turn == turn else g.texts[0])
    assert cost(g, "a2") == max(printed(TANK) - 4, 1)


@cr("H202", "605.5")
def test_until_the_battle_ends_and_down_to_nothing() -> None:
    board = Scenario(card_set=SET).hand(0, NOTHING).zx("b2", TANK).zx("b3", TANK, 1)
    g = board.begin().attack("b2", "b3").do(f"play {NOTHING}")
    assert (cost(g, "b2"), cost(g, "b3")) == (0, 0)
    while g.starting("pass") and "attack b2" not in g.texts and g.game._games[0].battle.stage:
        g.do("pass")
    assert cost(g, "b2") == printed(TANK)


@cr("H202")
@pytest.mark.parametrize("player", [0, 1])
def test_jewel_lowers_the_cost_of_what_its_damage_has_hurt(player: int) -> None:
    scenario = Scenario(player).zx(own(player, "b2"), "B31-008", player)
    g = scenario.zx(own(player, "b3"), TANK, 1 - player).begin()
    g.do(f"use {own(player, 'b2')}", f"choose {own(player, 'b3')}")
    square = own(player, "b3")
    assert (cost(g, square), g.power(square), g.damage(square)) == (printed(TANK) - 3, 13000, 2000)


@cr("H202")
@pytest.mark.parametrize("player", [0, 1])
def test_laufen_attacks_with_more_cost_and_power(player: int) -> None:
    scenario = Scenario(player).zx(own(player, "b2"), "B31-036", player)
    g = scenario.zx(own(player, "b3"), TANK, 1 - player).begin().attack(own(player, "b2"), own(player, "b3"))
    assert (cost(g, own(player, "b2")), g.power(own(player, "b2"))) == (8, 11000)


@cr("H202")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_left_and_came_back_has_its_own_cost(player: int) -> None:
    square = own(player, "a2")
    scenario = Scenario(player, card_set=SET).hand(player, DEARER, "VC-005", "VC-006")
    g = scenario.zx(square, PLAIN_CARD, player).begin().do(f"play {DEARER}", f"choose {square}")
    g.do("play VC-005", f"choose {square}", "play VC-006", f"choose charge:{PLAIN_CARD}", f"choose {square}")
    assert (g.on(square), cost(g, square)) == (PLAIN_CARD, printed(PLAIN_CARD))


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of(DEARER)) == "[Event] 1 Z/X on a Square has +3 Cost until the end of the turn."
    assert "has -9 Cost but not less than 0 until the end of the battle" in say(pool.card_of(NOTHING))


@pytest.mark.parametrize(
    ("gains", "message"),
    [
        (GainCost(0), "a number, which is not 0"),
        (GainCost(Per(1, card(Side.OWN, Zone.CHARGE))), "a number, which is not 0"),
        (GainCost(2, least=0), "no lower bound"),
        (GainCost(2, each(zx())), "leave `to` out"),
    ],
)
def test_refusals(gains: GainCost, message: str) -> None:
    ability = Automatic(when=Occurrence.APPEARS, do=[Grant(THIS, gains)])
    with pytest.raises(CardError, match=message):
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])


def test_no_rule_lets_it_last_for_ever() -> None:
    ability = Automatic(when=Occurrence.APPEARS, do=[Grant(THIS, GainCost(2), Until.LEAVES)])
    with pytest.raises(CardError, match="no rule lets that last until LEAVES"):
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])
