"""Cards put from the top of a deck to which later words of the effect refer (ruling H136)."""

import pytest

from tests.citations import cr
from tests.scenario import Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    IT,
    Automatic,
    Card,
    Color,
    Draw,
    FromDeck,
    Move,
    Occurrence,
    Per,
    Show,
    Side,
    Startup,
    State,
    Zone,
    card,
    choose,
    zx,
)

PAPILLON, TREASURE = "B05-089", "B08-019"
PLAIN, COAL, TANK, LEOPARD, EVENT = "B01-082", "B01-003", "B01-013", "B01-016", "B01-018"
"""A green Z/X; red ones with Power 3500, 8000 and 9500; an Event."""
BOTH = pytest.mark.parametrize("player", [0, 1])


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _papillon(player: int, *deck: str, resource: int = 5) -> Play:
    board = Scenario(turn_player=player).hand(player, PAPILLON).cards(player, "deck", deck)
    return board.resource(player, PLAIN, times=resource).begin()


def _treasure(player: int, *deck: str) -> Scenario:
    board = Scenario(turn_player=player).hand(player, TREASURE).cards(player, "deck", deck)
    board.zx(_square(player, "b2"), LEOPARD, owner=1 - player).zx(_square(player, "a2"), LEOPARD, player)
    return board.resource(player, COAL, COAL, COAL)


# -- at the end of the turn --------------------------------------------------------------------------------


@cr("H136", "H106")
@BOTH
def test_papillon_lends_two_resources_until_the_end_of_the_turn(player: int) -> None:
    g = _papillon(player, COAL, TANK, EVENT, EVENT).do(f"play {PAPILLON}", f"at {_square(player, 'a1')}")
    assert sorted(g.zone(player, "resource")) == sorted([COAL, TANK, *[PLAIN] * 5])
    assert (g.asleep(player), g.zone(player, "trash")) == (7, [])
    g = Play(Game.from_position(g.game.position()))
    g.do("pass")
    g.do(g.texts[0])  # each of the two cards is one delayed part, and the player says which comes first
    assert sorted(g.zone(player, "trash")) == sorted([COAL, TANK])
    assert g.zone(player, "resource") == [PLAIN] * 5


@cr("H136")
def test_of_a_deck_of_one_card_only_this_one_goes() -> None:
    g = _papillon(0, COAL)
    g.do(f"play {PAPILLON}", "at a1")
    assert (g.zone(0, "deck"), COAL in g.zone(0, "resource")) == ([], True)


# -- the highest Power -------------------------------------------------------------------------------------


@cr("H136")
@BOTH
def test_treasure_deals_the_highest_power_of_the_three(player: int) -> None:
    board = _treasure(player, COAL, TANK, EVENT, LEOPARD, PLAIN).trash(player, LEOPARD)
    g = board.begin().do(f"play {TREASURE}")
    at = _square(player, "b2")
    g.do(f"choose trash:{TANK}", f"choose {at}")
    assert (g.damage(at), g.damage(_square(player, "a2"))) == (8000, 0)
    assert sorted(g.zone(player, "trash")) == sorted([LEOPARD, COAL, TANK, EVENT, TREASURE])


@cr("H136")
def test_treasure_without_a_zx_among_the_three_deals_no_damage() -> None:
    g = _treasure(0, EVENT, EVENT, EVENT, LEOPARD).begin().do(f"play {TREASURE}")
    if g.starting("choose"):
        g.do("choose b2")
    assert (g.damage("b2"), g.zone(0, "trash")) == (0, [EVENT, EVENT, EVENT, TREASURE])


@cr("H136")
def test_treasure_with_fewer_than_three_cards_deals_no_damage() -> None:
    g = _treasure(0, TANK, TANK).begin().do(f"play {TREASURE}")
    assert (g.starting("choose"), g.damage("b2")) == ([], 0)


# -- refusals ----------------------------------------------------------------------------------------------


def _refused(*abilities: object) -> str:
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, abilities=abilities)])  # type: ignore[arg-type]
    return str(error.value)


@pytest.mark.parametrize(
    ("word", "why"),
    [
        (FromDeck(2, Zone.HAND, them=True), "follow"),
        (FromDeck(2, Zone.LIFE, them=True), "follow"),
        (FromDeck(Per(1, card(Side.OWN, Zone.TRASH)), Zone.TRASH, them=True), "a number"),
        (FromDeck(17, Zone.TRASH, them=True), "up to 16"),
    ],
)
def test_what_nothing_can_refer_to_is_refused(word: FromDeck, why: str) -> None:
    said = _refused(Automatic(when=Occurrence.APPEARS, do=[word, Move(IT, Zone.CHARGE)]))
    assert "do[0].them" in said and why in said


def test_cards_of_a_cost_and_cards_without_them_are_refused() -> None:
    paid = Startup(cost=[FromDeck(1, Zone.TRASH, them=True)], do=[FromDeck(1, Zone.CHARGE)])
    assert "cost[0].them" in _refused(paid)
    alone = [FromDeck(1, Zone.RESOURCE, them=True), Draw(1)]
    assert "leave `them` out" in _refused(Automatic(when=Occurrence.APPEARS, do=alone))
    before = [Move(choose(1, zx()), Zone.HAND), Show(IT), FromDeck(1, Zone.RESOURCE, them=True)]
    assert "leave `them` out" in _refused(Automatic(when=Occurrence.APPEARS, do=before))
    unsaid = [FromDeck(1, Zone.RESOURCE, State.SLEEP), Move(IT, Zone.CHARGE)]
    assert "no choice before" in _refused(Automatic(when=Occurrence.APPEARS, do=unsaid))
