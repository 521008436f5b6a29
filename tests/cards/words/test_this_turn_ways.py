"""How cards appeared, rebooted and attacked this turn: which, whose and how often."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    AtLeast,
    Automatic,
    Card,
    Color,
    Draw,
    Fate,
    Occurrence,
    Side,
    ThisTurn,
    Way,
    Zone,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

COAL, TANK = "B01-003", "B01-013"


def _board(*hand: str, player: int = 0, turn_player: int = 0) -> Scenario:
    return Scenario(card_set=SET, turn_player=turn_player).hand(player, *hand).resource(player, *[COAL] * 8)


def _end_turn(g: Scenario) -> Scenario:
    turn = g.game.turn
    while g.game.turn == turn:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    return g


@cr("H190")
def test_by_an_ability_by_cinema_and_by_assault_are_three_things() -> None:
    """Q-116 has 500 for each by an ability, 1000 by Cinema and 2000 by Assault."""
    g = _board("Q-117", "Q-117", COAL).zx("b1", "Q-116").zx("a1", COAL).begin()
    g.do(f"play {COAL}", "at c1")
    assert g.power("b1") == 5000
    g.do("use hand:Q-117", "choose c1", "choose c1")
    assert g.power("b1") == 5000 + 500 + 1000
    g.do("use hand:Q-117#2", "choose c2")
    assert g.power("b1") == 5000 + 2 * 500 + 1000 + 2000
    assert _end_turn(g).power("b1") == 5000


@cr("H190")
def test_of_the_opponent_only_own_ones_are_counted() -> None:
    g = _board("Q-117", player=1, turn_player=1).zx("b1", "Q-116").zx("b3", "Q-116", 1).begin()
    g.do("use hand:Q-117#2", "choose c2")
    assert (g.power("b1"), g.power("b3")) == (5000, 7500)


@cr("H190")
def test_a_card_that_appeared_twice_by_an_ability_counts_once() -> None:
    g = _board("Q-113", "Q-026", "Q-113", COAL).zx("b1", "Q-116").begin()
    g.do("play Q-113", f"choose hand:{COAL}", "choose c2")
    assert g.power("b1") == 5500
    g.do("play Q-026", "choose c2", "play Q-113", f"choose hand:{COAL}", "choose c2")
    assert g.power("b1") == 5500


@cr("H190")
@pytest.mark.parametrize(("times", "power"), [(0, 5000), (1, 6000), (3, 8000), (4, 8000)])
def test_each_reboot_on_a_square_counts_up_to_three_times(times: int, power: int) -> None:
    """Q-117 sleeps and reboots itself."""
    g = _board().zx("b1", "Q-114").zx("a1", "Q-117").zx("b3", "Q-114", 1).begin()
    for _ in range(times):
        g.do("use a1#3" if "use a1#3" in g.texts else "use a1")
    assert (g.power("b1"), g.power("b3")) == (power, 5000)
    assert _end_turn(g).power("b1") == 5000


@cr("H190", "502")
@pytest.mark.parametrize("player", [0, 1])
def test_the_reboot_phase_counts_and_resource_does_not(player: int) -> None:
    mine = "b1" if player == 0 else "b3"
    sleeping = {"card": COAL, "state": "sleep"}
    g = (
        Scenario(card_set=SET, turn_player=1 - player)
        .resource(player, *[sleeping] * 3)
        .zx(mine, "Q-114", player)
        .zx("a2", COAL, player, state="sleep")
        .begin()
    )
    assert g.power(mine) == 5000
    assert _end_turn(g).power(mine) == 6000


@cr("H190", "602.1")
def test_attacks_of_this_turn_are_counted() -> None:
    g = _board().zx("b1", "Q-115").zx("b2", TANK).zx("a2", TANK).zx("b3", COAL, 1).zx("a3", COAL, 1).begin()
    assert g.power("b1") == 5000
    g.attack("b2", "b3")
    assert g.power("b1") == 6000
    g.pass_both()
    g.attack("a2", "a3")
    assert g.power("b1") == 7000
    assert _end_turn(g.pass_both()).power("b1") == 5000


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("Q-114")) == (
        "[Always] This card has +1000 Power for each Z/X of yours that was rebooted on a Square this turn."
    )
    assert say(pool.card_of("Q-116")).splitlines()[1] == (
        "[Always] This card has +1000 Power for each Z/X of yours that appeared by Cinema this turn."
    )


@pytest.mark.parametrize(
    "counted",
    [
        ThisTurn(Fate.DESTROYED, zx(), way=Way.BY_ABILITY),
        ThisTurn(Fate.APPEARED, zx(), Zone.TRASH, Way.BY_ABILITY),
        ThisTurn(Fate.APPEARED, zx(Side.OWN), way=Way.FROM_HAND),
    ],
)
def test_only_what_appears_has_a_way_that_a_turn_remembers(counted: ThisTurn) -> None:
    with pytest.raises(CardError, match="how cards appeared, from whichever zone: one of"):
        encode([Card("T-001", "T", Color.RED, abilities=[
            Automatic(when=Occurrence.APPEARS, needs=[AtLeast(1, counted)], do=[Draw(1)])
        ])])  # fmt: skip
