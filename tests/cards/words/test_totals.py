"""Choices that are bounded by a total Cost or Power, in effects and in costs (ruling H205)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    ANY_NUMBER,
    Card,
    CardType,
    Color,
    Destroy,
    Draw,
    Effect,
    EventText,
    Move,
    Per,
    PowerOf,
    Startup,
    Trait,
    card,
    choose,
    zx,
)
from zx_env.zx.terms import Side, Zone

ONE, TWO, THREE, SEVEN = "B01-022", PLAIN_CARD, "B01-006", "B01-013"
REACH, REACH_COUNTED, AT_MOST, BOOST, PAYS, CHEAP = "TO-001", "TO-002", "TO-003", "TO-004", "TO-005", "TO-006"
MACHINE, BEAM = "IG06-092", "B49-033"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, event: str, *foes: str) -> Scenario:
    """Enemy Z/X on a2, b2, c2 and a3, as the player sees it."""
    board = Scenario(turn_player=player, card_set=SET).hand(player, event).resource(player, TWO, times=3)
    for square, foe in zip(("a2", "b2", "c2", "a3"), foes, strict=False):
        board.zx(_square(player, square), foe, 1 - player)
    return board


def _choose(g: Play, player: int, *squares: str) -> Play:
    return g.do(*(f"choose {_square(player, square)}" for square in squares))


def _offered(g: Play, player: int) -> set[str]:
    return {_square(player, where) for where in g.starting("choose")} | {t for t in g.texts if t == "done"}


def _cost(number: str) -> int:
    from zx_env.zx.cards.pool import card_table

    return card_table(SET).card_of(number).cost


# -- effects -----------------------------------------------------------------------------------------------


@cr("H205", "Z18")
@pytest.mark.parametrize("player", [0, 1])
def test_a_total_cost_that_is_reached(player: int) -> None:
    """Costs 2, 2, 2 and 3, and at least 5: two of 2 are too few, 2 and 3 are enough, and more are allowed."""
    three = "B01-005"
    assert [_cost(n) for n in (TWO, three)] == [2, 3]
    g = _board(player, REACH, TWO, TWO, TWO, three).begin().do(f"play {REACH}")
    assert _offered(g, player) == {"a2", "b2", "c2", "a3"}
    _choose(g, player, "a2")
    assert _offered(g, player) == {"b2", "c2", "a3"}
    _choose(g, player, "b2")
    assert "done" not in g.texts
    _choose(g, player, "a3")
    assert _offered(g, player) == {"c2", "done"}
    g.do("done")
    assert len(g.zone(1 - player, "charge")) == 3 and g.on(_square(player, "c2")) == TWO


@cr("H205")
@pytest.mark.parametrize("player", [0, 1])
def test_what_cannot_reach_the_total_is_not_chosen(player: int) -> None:
    g = _board(player, REACH, TWO, TWO).begin().do(f"play {REACH}")
    assert g.starting("choose") == []
    assert g.zone(1 - player, "charge") == []


@cr("H205")
@pytest.mark.parametrize(("charge", "first"), [(1, {"a2", "b2", "a3"}), (2, {"a2", "b2", "a3"}), (3, set())])
def test_a_total_that_is_counted_may_be_left_alone(charge: int, first: set[str]) -> None:
    """Up to 2 with at least 2 for each card in Charge: Costs 2, 2 and 3 reach 4, and no two of them 6."""
    board = _board(0, REACH_COUNTED, TWO, TWO).zx("a3", "B01-005", 1).charge(0, *[TWO] * charge)
    g = board.begin().do(f"play {REACH_COUNTED}")
    assert _offered(g, 0) == (first | {"done"} if first else set())
    if charge == 2:
        _choose(g, 0, "a2")
        assert _offered(g, 0) == {"b2", "a3"}
        _choose(g, 0, "b2")
        assert len(g.zone(1, "charge")) == 2
    elif charge == 1:
        _choose(g, 0, "a2")
        assert "done" in g.texts


@cr("H205")
@pytest.mark.parametrize("player", [0, 1])
def test_a_total_power_that_is_not_exceeded(player: int) -> None:
    """Power 3500, 3500 and 5000 and more: at most 7000 together."""
    g = _board(player, AT_MOST, TWO, TWO, TWO, "B01-005").begin().do(f"play {AT_MOST}")
    before = _offered(g, player)
    _choose(g, player, "a2")
    assert {"b2", "c2", "done"} == _offered(g, player) and "a3" in before
    _choose(g, player, "c2")
    assert g.starting("choose") == []
    assert len(g.zone(1 - player, "charge")) == 2


@cr("H205", "Z22")
def test_two_with_a_total_power_to_reach() -> None:
    """Two Z/X with 9000 or more together: two of 3500 are not chosen together."""
    board = Scenario(card_set=SET).hand(0, BOOST).resource(0, TWO).zx("a1", TWO).zx("b2", TWO)
    g = board.zx("c3", "B01-013", 1).begin().do(f"play {BOOST}", "choose a1")
    assert g.starting("choose") == ["c3"] and "done" not in g.texts


# -- costs -------------------------------------------------------------------------------------------------


@cr("H205")
@pytest.mark.parametrize("player", [0, 1])
def test_a_cost_of_a_total(player: int) -> None:
    at = _square(player, "b1")
    board = Scenario(turn_player=player, card_set=SET).zx(at, PAYS, player)
    assert board.hand(player, TWO, TWO).begin().starting("use") == []
    board = Scenario(turn_player=player, card_set=SET).zx(at, PAYS, player).hand(player, TWO, TWO, TWO)
    g = board.begin()
    assert g.starting("use") == [at]
    g.do(f"use {at}", *[f"choose hand:{TWO}"] * 2)
    assert "done" not in g.texts
    g.do(f"choose hand:{TWO}")
    assert (len(g.zone(player, "trash")), len(g.zone(player, "hand"))) == (3, 1)


@cr("H205")
@pytest.mark.parametrize(("other", "uses"), [(TWO, 1), ("B01-013", 0)])
def test_a_cost_that_is_not_exceeded_needs_cards_that_keep_it(other: str, uses: int) -> None:
    """The second ability of TO-005 destroys 2 own Z/X with 8500 or less; it has 5000 itself."""
    board = Scenario(card_set=SET).zx("b1", PAYS).zx("a1", other)
    assert len([text for text in board.begin().texts if text == "use b1#2"]) == uses


@cr("H205")
@pytest.mark.parametrize(("hand", "uses"), [([TWO, TWO], True), ([TWO, "B01-005"], False)])
def test_a_total_cost_of_a_cost_is_kept(hand: list[str], uses: bool) -> None:
    board = Scenario(card_set=SET).zx("b1", CHEAP).hand(0, *hand)
    assert bool(board.begin().starting("use")) == uses


# -- printed cards -----------------------------------------------------------------------------------------


@cr("H205", "208")
@pytest.mark.parametrize("player", [0, 1])
def test_ticalos_returns_up_to_its_power_and_draws_as_many(player: int) -> None:
    at = _square(player, "b1")
    board = Scenario(turn_player=player, card_set=SET).zx(at, MACHINE, player)
    for square, foe in (("a2", TWO), ("c2", "B01-013")):
        board.zx(_square(player, square), foe, 1 - player)
    g = board.begin().do(f"use {at}")
    assert _offered(g, player) == {"a2", "done"}  # 4500 against 3500, and more than 4500
    _choose(g, player, "a2")
    assert g.starting("choose") == []
    assert (g.zone(1 - player, "hand"), len(g.zone(player, "hand"))) == ([TWO], 1)


@cr("H205", "807")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("zone", ["hand", "removed"])
def test_mikan_removes_one_or_two_for_11000(player: int, zone: str) -> None:
    def board(*own: str) -> Scenario:
        made = Scenario(turn_player=player, card_set=SET).player_card(player, "B49-035")
        made.cards(player, zone, [BEAM])
        for square, number in zip(("a1", "b1", "c1"), own, strict=False):
            made.zx(_square(player, square), number, player)
        return made

    assert board(TWO, TWO).begin().starting("use") == []
    big = "B16-018"  # 11000
    g = board(big, TWO).begin()
    assert g.starting("use") == [f"{zone}:{BEAM}"]
    g.do(f"use {zone}:{BEAM}")
    # 3500 alone reaches nothing, but together with 11000 it may be removed.
    _choose(g, player, "a1")
    assert _offered(g, player) == {"b1", "done"}
    g.do("done", f"choose {_square(player, 'b2')}")
    assert g.on(_square(player, "b2")) == BEAM and big in g.zone(player, "removed")
    g = board(TWO, big).begin().do(f"use {zone}:{BEAM}")
    _choose(g, player, "a1")
    assert "done" not in g.texts
    _choose(g, player, "b1")
    assert {TWO, big} <= set(g.zone(player, "removed"))


@cr("H205")
def test_a_position_in_the_middle_is_kept() -> None:
    g = _board(0, AT_MOST, TWO, TWO, "B01-005").begin().do(f"play {AT_MOST}", "choose a2")
    again = Game.from_position(g.game.position(), card_set=SET)
    assert [action.text for action in again.actions()] == g.texts
    assert again.status() == []


# -- refusals ----------------------------------------------------------------------------------------------

_THEM, _HAND = zx(Side.ENEMY), card(Side.OWN, Zone.HAND)


@pytest.mark.parametrize(
    ("word", "path", "reason"),
    [
        (
            Destroy(choose(2, _THEM, total_cost_at_least=1, total_cost_at_most=3)),
            "total_cost_at_least",
            "one total",
        ),
        (Destroy(choose(1, _THEM, total_power_at_least=500)), "total_power_at_least", "its own"),
        (Destroy(choose(2, _THEM, total_cost_at_least=PowerOf(_THEM))), "total_cost_at_least", "by a Power"),
        (Destroy(choose(2, _THEM, total_power_at_most=-5)), "total_power_at_most", "from 1"),
        (
            Destroy(choose(2, _THEM, total_power_at_most=5000, random=True)),
            "total_power_at_most",
            "by a player",
        ),
        (
            Move(choose(2, _HAND, total_cost_at_least=3, different=Trait.NAME), Zone.TRASH),
            "total_cost_at_least",
            "by a player",
        ),
        (Move(choose(2, _HAND, total_power_at_least=3000), Zone.TRASH), "total_power_at_least", "say zx"),
    ],
)
def test_what_no_rule_adds_up(word: Effect, path: str, reason: str) -> None:
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, CardType.EVENT, abilities=[EventText(do=[word])])])
    assert path in str(error.value) and reason in str(error.value)


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (choose(2, _HAND, total_cost_at_least=Per(1, _HAND)), "bounded by a number"),
        (choose(2, _HAND, up_to=True, total_cost_at_most=3), "no `up_to`"),
        (choose(ANY_NUMBER, _HAND), "no ANY_NUMBER"),
    ],
)
def test_what_no_cost_adds_up(choice: object, reason: str) -> None:
    ability = Startup(cost=[Move(choice, Zone.TRASH)], do=[Draw(1)])  # type: ignore[arg-type]
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, power=1000, abilities=[ability])])
    assert reason in str(error.value)
