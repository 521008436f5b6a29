"""CR 303: the nine Squares: neighbours, areas, States, the cards on them."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.zx import board

COAL = PLAIN_CARD
PEACOCK = "B01-004"  # Range 2
TANK = "B01-013"
JUDGE = "B01-017"  # Event, Cost 1: 3500 damage to 1 Z/X on a Normal Square
BUCEPHALUS = "B01-009"  # Sleep: a Braver Z/X gets +4000
ARTEMIS = "B01-006"  # a Braver
ONE_STEP_ASIDE = "T-101"  # Event: moves 1 Z/X to an adjacent Square
RECALL = "T-109"  # Event: returns 1 Z/X to its owner's hand
STRIKE_ENEMY_ARMY, STRIKE_CENTER, STRIKE_OWN_ARMY = "T-209", "T-210", "T-211"

NEXT_TO = {
    "a1": "b1 a2", "b1": "a1 c1 b2", "c1": "b1 c2",
    "a2": "a1 b2 a3", "b2": "b1 a2 c2 b3", "c2": "c1 b2 c3",
    "a3": "a2 b3", "b3": "b2 a3 c3", "c3": "c2 b3",
}  # fmt: skip


def full_of_enemies(attacker: str, square: str) -> Scenario:
    """Player 0's attacker on the Square, player 1's Z/X on every other one where it may stand."""
    scenario = Scenario().zx(square, attacker)
    for other in NEXT_TO:
        if other not in (square, "b1"):
            scenario.zx(other, COAL, 1)
    return scenario


@cr("303.1", "303.3")
def test_a_player_card_and_a_zx_share_the_player_square() -> None:
    g = Scenario().player_card(0, "B03-104").hand(0, COAL).resource(0, COAL, times=2).begin()
    g.do(f"play {COAL}", "at b1")
    assert g.on("b1") == COAL
    assert g.game.position()["players"][0]["player_card"] == "B03-104"


@cr("303.2")
@pytest.mark.parametrize("square", [name for name in NEXT_TO if name != "b3"])
def test_squares_touch_at_their_sides_and_not_at_their_corners(square: str) -> None:
    g = full_of_enemies(TANK, square).begin()
    g.do(f"attack {square}")
    assert set(g.starting("target")) == set(NEXT_TO[square].split()) - {"b1"}


@cr("303.2")
def test_there_is_one_board_of_nine_squares_for_both() -> None:
    for first, beside in NEXT_TO.items():
        for second in NEXT_TO:
            is_near = board.DISTANCE[board.square_of_name(first), board.square_of_name(second)] == 1
            assert is_near == (second in beside.split())
    # Seen from the other side it is the same board: player 1's attacker on c3 has the same neighbours.
    g = Scenario(turn_player=1).zx("c3", TANK, 1).zx("c2", COAL, 0).zx("a3", COAL, 0).begin()
    g.do("attack c3")
    assert g.starting("target") == ["c2"]


@cr("303.2a", "Z27")
def test_distance_is_the_fewest_steps_from_side_to_side() -> None:
    # From b1: a2 and b3 are two steps away, a3 is three.
    g = full_of_enemies(PEACOCK, "b1").begin()
    g.do("attack b1")
    assert set(g.starting("target")) == {"a1", "c1", "b2", "a2", "c2", "b3"}
    assert board.DISTANCE[board.square_of_name("a1"), board.square_of_name("c3")] == 4


@cr("303.3a", "402.1a")
def test_the_player_squares_are_the_two_above_and_below_the_middle() -> None:
    for square, targets in {"b2": ["player"], "a3": ["player"], "c3": ["player"]}.items():
        g = Scenario().zx(square, TANK).begin()
        g.do(f"attack {square}")
        assert g.starting("target") == targets
    for square in ("a1", "b1", "c1", "a2", "c2"):
        assert Scenario().zx(square, TANK).begin().starting("attack") == []


@cr("303.3b")
def test_the_other_seven_are_normal_squares() -> None:
    g = full_of_enemies(COAL, "b1").hand(0, JUDGE).resource(0, COAL).begin()
    g.do(f"play {JUDGE}")
    assert set(g.starting("choose")) == set(NEXT_TO) - {"b1", "b3"}


def area_of(event: str, player: int) -> set[str]:
    """The Squares that an Event of the player reaches: all of them are full."""
    # Of each player all but the opponent's Player Square, where none of its Z/X may stand.
    scenario = Scenario(turn_player=player, card_set=SET).hand(player, event)
    for name in NEXT_TO:
        scenario.zx(name, TANK, 1 if name == "b3" else 0)
    g = scenario.begin()
    before = {name for name in NEXT_TO if g.on(name)}
    g.do(f"play {event}")
    while g.starting("choose"):
        g.do(g.texts[0])
    return {name for name in before if g.on(name) is None}


@cr("303.4a")
def test_the_army_area_is_the_own_row() -> None:
    assert area_of(STRIKE_OWN_ARMY, 0) == {"a1", "b1", "c1"}
    assert area_of(STRIKE_OWN_ARMY, 1) == {"a3", "b3", "c3"}
    assert board.ARMY_AREA == (board.mask_of((0, 1, 2)), board.mask_of((6, 7, 8)))


@cr("303.4b")
def test_the_enemy_army_area_is_the_other_players_row() -> None:
    assert area_of(STRIKE_ENEMY_ARMY, 0) == {"a3", "b3", "c3"}
    assert area_of(STRIKE_ENEMY_ARMY, 1) == {"a1", "b1", "c1"}


@cr("303.4c")
@pytest.mark.parametrize("player", [0, 1])
def test_the_center_area_is_what_belongs_to_neither(player: int) -> None:
    assert area_of(STRIKE_CENTER, player) == {"a2", "b2", "c2"}
    assert board.CENTER_MASK == board.mask_of((3, 4, 5))


@cr("303.5", "302.2")
def test_a_zx_on_a_square_is_in_reboot_or_in_sleep_state() -> None:
    g = Scenario().zx("b1", BUCEPHALUS).zx("a1", ARTEMIS).begin()
    assert g.state("b1") == "reboot"
    g.do("use b1", "choose a1")
    assert g.state("b1") == "sleep"
    assert g.starting("use") == []


@cr("303.5a")
def test_a_card_put_on_a_square_from_elsewhere_is_in_reboot_state() -> None:
    g = (
        Scenario(card_set=SET)
        .zx("b1", COAL, state="sleep")
        .hand(0, RECALL)
        .resource(0, COAL, times=2)
        .begin()
    )
    g.do(f"play {RECALL}", "choose b1", f"play {COAL}", "at b1")
    assert g.state("b1") == "reboot"


@cr("303.5a", "Z38")
def test_a_zx_that_moves_between_squares_keeps_its_state() -> None:
    g = Scenario(card_set=SET).zx("b2", TANK, state="sleep", damage=500).hand(0, ONE_STEP_ASIDE).begin()
    g.do(f"play {ONE_STEP_ASIDE}", "choose b2", "choose a2")
    assert (g.on("a2"), g.state("a2"), g.damage("a2")) == (TANK, "sleep", 500)


@cr("303.6")
def test_a_text_that_says_zx_speaks_of_those_on_squares() -> None:
    g = (
        Scenario(card_set=SET)
        .zx("b2", COAL, 1)
        .hand(0, RECALL, COAL)
        .charge(1, COAL)
        .trash(1, COAL)
        .resource(1, COAL)
        .begin()
    )
    g.do(f"play {RECALL}")
    assert g.starting("choose") == ["b2"]


@cr("303.6a")
def test_no_effect_moves_a_player_card() -> None:
    scenario = Scenario(card_set=SET).player_card(0, "B03-104").player_card(1, "B03-105")
    g = scenario.hand(0, ONE_STEP_ASIDE).begin()
    g.do(f"play {ONE_STEP_ASIDE}")
    assert g.starting("choose") == []
    # A Z/X on the Player Square moves alone.
    g = scenario.zx("b1", COAL).begin()
    g.do(f"play {ONE_STEP_ASIDE}", "choose b1", "choose b2")
    assert g.on("b2") == COAL
    assert g.game.position()["players"][0]["player_card"] == "B03-104"


@cr("303.7", "301.3a")
@pytest.mark.parametrize("player", [0, 1])
def test_everybody_sees_the_squares(player: int) -> None:
    coal, tank = (Scenario().zx("a2", card, 1).begin() for card in (COAL, TANK))
    assert (coal.game.observe(player) != tank.game.observe(player)).any()
    assert "Tank Heart" in tank.game.board(viewer=player)


@cr("Z34")
def test_a_zx_is_its_owners_wherever_it_stands() -> None:
    g = Scenario().zx("a3", COAL).zx("a1", COAL, 1).zx("b1", COAL).begin()
    assert g.starting("attack") == ["b1", "a3"]
    there = g.game.position()["squares"]
    assert (there["a3"]["owner"], there["a1"]["owner"]) == (0, 1)
