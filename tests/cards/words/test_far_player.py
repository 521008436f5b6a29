"""Range for the enemy Player Square only (ruling H155), and a Startup that is barred in the hand."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import ANY_NUMBER, THIS, Always, Automatic, Card, GainRange, Grant
from zx_env.zx.decision.observation import named
from zx_env.zx.terms import Color, Occurrence

FAR, TRIBAL, FOR_THE_ENEMY, EVENT = "S-066", "S-067", "S-068", "S-072"
BLUE = "B01-022"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _targets(g: Play, square: str) -> list[str]:
    return sorted(g.do(f"attack {square}").starting("target"))


@cr("H155", "602.1b")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("square", ["a1", "b1", "a2", "c2"])
def test_the_player_is_reached_from_everywhere_and_nothing_else(player: int, square: str) -> None:
    board = Scenario(turn_player=player, card_set=SET).zx(_square(player, square), FAR, player)
    board.zx(_square(player, "c3"), BLUE, 1 - player).zx(_square(player, "b2"), BLUE, 1 - player)
    g = board.begin()
    near = {"a1": [], "b1": ["b2"], "a2": ["b2"], "c2": ["b2", "c3"]}[square]
    seen = sorted([*(_square(player, other) for other in near), "player"])
    assert _targets(g, _square(player, square)) == seen
    g.do("target player").pass_both()
    assert len(g.zone(1 - player, "life")) == 3


@cr("H155", "602.1b")
@pytest.mark.parametrize("player", [0, 1])
def test_a_z_x_on_the_player_square_is_the_target(player: int) -> None:
    board = Scenario(turn_player=player, card_set=SET).zx(_square(player, "a1"), FAR, player)
    g = board.zx(_square(player, "b3"), PLAIN_CARD, 1 - player).begin()
    assert _targets(g, _square(player, "a1")) == [_square(player, "b3")]


@cr("H155")
def test_the_own_player_square_comes_no_nearer() -> None:
    # The enemy Z/X on the own Player Square is not the opponent's Player Square.
    board = Scenario(card_set=SET).zx("c3", FAR).zx("b3", BLUE, 1).zx("a1", BLUE, 1)
    assert _targets(board.begin(), "c3") == ["b3"]


@cr("H155", "1104")
def test_another_range_adds_nothing_to_it_nor_it_to_another() -> None:
    # Range 3 for the Player Square: from a1 it is 3 away, and b2, 2 away, stays out of reach.
    board = Scenario(card_set=SET).zx("a1", PLAIN_CARD).zx("c1", TRIBAL).zx("b2", BLUE, 1).zx("c3", BLUE, 1)
    assert _targets(board.begin(), "a1") == ["player"]
    # Range 2 of S-004 reaches b2, and not c3.
    board.zx("b1", "S-004")
    assert _targets(board.begin(), "a1") == ["b2", "player"]


@cr("H155")
def test_so_far_and_no_farther() -> None:
    # b1 is 2 from b3, a corner 3; with Range 2 only for the Player Square a1 does not reach it.
    near = Card(
        "T-001", "T", Color.RED, cost=1, power=1000, abilities=[Always(do=[GainRange(1, at_player=True)])]
    )
    with pytest.raises(CardError, match=r"do\[0\]\.reach"):
        encode([near])


@cr("H155")
@pytest.mark.parametrize("player", [0, 1])
def test_it_is_for_its_own_turn_or_for_the_enemy(player: int) -> None:
    # S-066 has it in its own turn only; S-068 gives it to the enemy.
    at = _square(player, "a1")
    board = Scenario(turn_player=player, card_set=SET).zx(at, PLAIN_CARD, player)
    assert board.begin().starting("attack") == []
    g = board.zx(_square(player, "c2"), FOR_THE_ENEMY, 1 - player).begin()
    assert _targets(g, at) == ["player"]


@cr("H155")
def test_an_effect_gives_it_until_the_end_of_the_turn() -> None:
    g = Scenario(card_set=SET).zx("a1", PLAIN_CARD).hand(0, EVENT).resource(0, PLAIN_CARD, times=3).begin()
    assert g.starting("attack") == []
    g.do(f"play {EVENT}", "choose a1")
    assert _targets(g, "a1") == ["player"]


@cr("H155")
def test_an_observation_shows_that_it_can_attack() -> None:
    far = Scenario(card_set=SET).zx("a1", FAR).begin().game
    near = Scenario(card_set=SET).zx("a1", PLAIN_CARD).begin().game
    board = [named(game.observe(0))["board"][0] for game in (far, near)]
    assert (board[0] != board[1]).any()


def test_a_grant_gives_it_as_an_ability() -> None:
    does = [Grant(THIS, GainRange(ANY_NUMBER, at_player=True))]
    abilities = [Automatic(when=Occurrence.APPEARS, do=does)]
    with pytest.raises(CardError, match="Gains"):
        encode([Card("T-001", "T", Color.RED, cost=1, power=1000, abilities=abilities)])


# -- real cards -------------------------------------------------------------------------------------------


@cr("H155", "H71")
@pytest.mark.parametrize("player", [0, 1])
def test_ig07_060_attacks_the_player_twice_more(player: int) -> None:
    at = _square(player, "a1")
    g = Scenario(turn_player=player).zx(at, "IG07-060", player).begin()
    for _ in range(2):
        g.attack(at, "player").pass_both()
        g.do(f"use {at}")
    assert len(g.zone(1 - player, "life")) == 2
    g.attack(at, "player").pass_both()
    assert g.starting("use") == []


@cr("H155", "312")
def test_ig08_008_lets_only_those_with_force_on_the_own_player_square() -> None:
    body = {"force": ["B01-003"]}
    board = Scenario().zx("a1", "IG08-008").zx("b1", "IG08-008", **body)
    g = board.begin()
    assert g.starting("attack") == ["b1"]
    assert _targets(g, "b1") == ["player"]
    assert Scenario().zx("a1", "IG08-008", **body).zx("b1", "IG08-008").begin().starting("attack") == []


def test_ig08_008_returns_a_card_of_the_trash_or_puts_it_under_a_z_x() -> None:
    def play() -> Play:
        board = Scenario().hand(0, "IG08-008").resource(0, PLAIN_CARD, times=4).trash(0, "IG08-008")
        return board.begin().do("play IG08-008", "at a1", "choose trash:IG08-008")

    assert play().do("yes").zone(0, "hand") == ["IG08-008"]
    g = play().do("no", "choose a1")
    assert g.game.position()["squares"]["a1"]["force"] == ["IG08-008"]
