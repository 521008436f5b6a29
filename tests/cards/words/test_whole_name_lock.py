"""An ability that locks every ability of its name for the turn (ruling H129)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario

AUTO, START = "LK-001", "LK-002"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _play(player: int, *hand: str) -> Play:
    return Scenario(turn_player=player, card_set=SET).hand(player, *hand).begin()


def _counted(g: Play, player: int) -> tuple[int, int]:
    return len(g.zone(player, "hand")), len(g.zone(player, "trash"))


def _resolve(g: Play, first: str) -> None:
    """Resolve the ability that draws first, or last; each is offered by the card's Square, in its order."""
    offers = g.starting("resolve")
    assert len(offers) == 2
    g.do(f"resolve {offers[0] if first == 'draw' else offers[1]}")


@cr("H129")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("first", "counted"), [("draw", (1, 0)), ("mill", (1, 1))])
def test_what_waits_is_locked_with_the_name(player: int, first: str, counted: tuple[int, int]) -> None:
    g = _play(player, AUTO).do(f"play {AUTO}", f"at {_square(player, 'a1')}")
    _resolve(g, first)
    assert g.starting("resolve") == []
    assert _counted(g, player) == counted
    # Its startup ability is locked, too.
    assert g.starting("use") == []


@cr("H129")
def test_another_card_of_the_name_has_no_ability_this_turn_and_its_own_in_the_next() -> None:
    g = _play(0, AUTO, AUTO, AUTO).do(f"play {AUTO}", "at a1")
    _resolve(g, "draw")
    g.do(f"play {AUTO}", "at b2")
    assert (_counted(g, 0), g.starting("use")) == ((2, 0), [])
    while g.game.turn < 7 or f"play {AUTO}" not in g.texts:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.starting("use") == ["a1", "b2"]


@cr("H129")
def test_two_cards_of_the_name_that_wait_together() -> None:
    """Of four abilities that wait, the one that locks them is carried out first: it is the only one."""
    g = Scenario(card_set=SET).hand(0, "F-011").trash(0, AUTO, AUTO).begin().do("play F-011")
    for answer in (AUTO, AUTO, "a1", "b2"):
        g.do(next(text for text in g.texts if answer in text))
    offers = g.starting("resolve")
    assert len(offers) == 4
    g.do(f"resolve {offers[0]}")
    while g.starting("resolve"):
        g.do(g.texts[0])
    assert (_counted(g, 0), g.starting("use")) == ((1, 1), [])


@cr("H129")
@pytest.mark.parametrize("player", [0, 1])
def test_a_startup_ability_locks_an_automatic_one(player: int) -> None:
    g = _play(player, START, START, AUTO).do(f"play {START}", f"at {_square(player, 'a1')}")
    assert _counted(g, player) == (2, 1)
    g.do(f"use {_square(player, 'a1')}", f"play {START}", f"at {_square(player, 'c1')}")
    assert _counted(g, player) == (2, 1)
    # The lock is one of the name: cards of another name keep their abilities.
    g.do(f"play {AUTO}", f"at {_square(player, 'b2')}")
    assert len(g.starting("resolve")) == 2


@cr("H129")
@pytest.mark.parametrize(("card", "resource"), [("B03-103", ["B01-003"] * 20), ("B02-103", ["B01-003"] * 6)])
def test_the_printed_cards_deal_their_damage_once(card: str, resource: list[str]) -> None:
    board = Scenario(card_set=SET).hand(0, "F-011").trash(0, card, card).resource(0, *resource)
    if card == "B02-103":
        for square, color in zip(
            ("c1", "a2", "c2", "b1"), ("B01-003", "B01-022", "B01-042", "B01-062"), strict=True
        ):
            board = board.zx(square, color)
    g = board.begin().do("play F-011")
    for answer in (card, card, "a1", "b2"):
        g.do(next(text for text in g.texts if answer in text))
    g.do(g.texts[0])
    while g.starting("resolve") or g.game.to_play == 1:
        g.do(g.texts[0])
    assert len(g.zone(1, "life")) == 3
