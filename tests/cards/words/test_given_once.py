"""Abilities that cards are given and that are used once per turn: each of them once."""

import pytest

from tests.made_up import SET
from tests.scenario import Play, Scenario

MOVE = "S-127"


def _board(*hand: str) -> Scenario:
    return Scenario(card_set=SET).hand(0, *hand)


def _move(g: Play, at: str, to: str) -> Play:
    g.do(f"play {MOVE}", f"choose {at}", f"choose {to}")
    while any(text.startswith("resolve") for text in g.texts):
        g.do(next(text for text in g.texts if text.startswith("resolve")))
    return g


@pytest.mark.parametrize("own", ["B01-003", "S-122"])
def test_two_that_a_card_was_given_are_used_once_each(own: str) -> None:
    """S-122 has one of its own, which draws: it counts apart from both."""
    g = _board("Q-070", "Q-071", MOVE, MOVE).zx("b1", own).begin()
    g.do("play Q-070", "choose b1", "play Q-071", "choose b1")
    _move(g, "b1", "a1")
    drawn = 1 if own == "B01-003" else 2
    assert (len(g.zone(0, "hand")), len(g.zone(0, "trash"))) == (1 + drawn, 3 + 1)
    _move(g, "a1", "c1")
    assert (len(g.zone(0, "hand")), len(g.zone(0, "trash"))) == (drawn, 4 + 1)


def test_two_that_a_card_gave_itself_are_used_once_each() -> None:
    g = _board(MOVE, MOVE).zx("b1", "Q-183").begin().do("use b1", "use b1")
    assert len(_move(g, "b1", "a1").zone(0, "hand")) == 1 + 2
    assert len(_move(g, "a1", "c1").zone(0, "hand")) == 2


def test_one_that_another_card_gives_always_is_used_once_in_each_turn() -> None:
    g = _board(*[MOVE] * 3).zx("b1", "B01-003").zx("c1", "B01-003").zx("c2", "Q-072").begin()
    _move(g, "b1", "a1")
    assert len(g.zone(0, "hand")) == 3
    _move(g, "a1", "a2")
    assert len(g.zone(0, "hand")) == 2
    while not (g.game.turn == 7 and f"play {MOVE}" in g.texts):
        g.do("pass" if "pass" in g.texts else g.texts[0])
    before = len(g.zone(0, "hand"))
    assert len(_move(g, "a2", "a1").zone(0, "hand")) == before


def test_what_it_gives_to_two_cards_each_uses_once() -> None:
    g = _board(*[MOVE] * 2).zx("b1", "B01-003").zx("c1", "B01-003").zx("c2", "Q-072").begin()
    _move(g, "b1", "a1")
    assert len(_move(g, "c1", "a2").zone(0, "hand")) == 2


def test_startup_abilities_that_a_card_was_given_are_used_once_each() -> None:
    g = _board("Q-073", "Q-074").zx("b1", "S-122").begin()
    g.do("play Q-073", "choose b1", "play Q-074", "choose b1")
    uses = sorted(g.starting("use"))
    assert len(uses) == 2
    g.do(f"use {uses[0]}")
    assert len(g.starting("use")) == 1
    g.do(f"use {g.starting('use')[0]}")
    assert g.starting("use") == []
    assert (len(g.zone(0, "hand")), len(g.zone(0, "trash"))) == (1, 3)


def test_the_same_one_given_twice_is_used_twice() -> None:
    """Both draw at the first move, neither at the second."""
    g = _board("Q-070", "Q-070", MOVE, MOVE).zx("b1", "B01-003").begin()
    g.do("play Q-070", "choose b1", "play Q-070", "choose b1")
    assert len(_move(g, "b1", "a1").zone(0, "hand")) == 1 + 2
    assert len(_move(g, "a1", "c1").zone(0, "hand")) == 2
