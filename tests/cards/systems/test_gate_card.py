"""Gate Cards: one begins the game face up in the Dynamis (ruling H57), and what E40-065 does from there."""

import numpy as np
import pytest

from tests.citations import cr
from tests.scenario import PLAIN_CARD, Play, Scenario
from tests.uniform_decks import random_deck
from zx_env import Game
from zx_env.errors import PositionError
from zx_env.zx.cards.decks import Deck, check_deck, load_deck

FORGE = "B01-008"  # a Start Card
COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # red, Cost 5, Power 8000
MAID = "E40-065"
MIKO = "B06-104"


def gate_deck(form: str = "extended") -> Deck:
    """The red deck with four Gate Cards, for as many of its cards without the Ignition icon."""
    red = load_deck("b01_red")
    cards = list(red.cards)
    for _ in range(4):
        cards.remove(TANK if TANK in cards else COAL)
    return Deck("gates", [*cards, *[MAID] * 4], MIKO, format=form)


@cr("H57")
def test_up_to_one_gate_card_begins_face_up_in_the_dynamis() -> None:
    game = Game.new(decks=(gate_deck(), gate_deck()), seed=3)
    game.step(f"start {FORGE}")  # the Start Card
    assert [action.text for action in game.actions()] == ["start none", f"start {MAID}"]
    game.step(f"start {MAID}")
    g = Play(game)
    assert game.position()["players"][0]["dynamis"] == [{"card": MAID, "face": "up"}]
    assert len(g.zone(0, "deck")) == 48 and game.to_play == 1
    # Both see it at once.
    assert MAID in game.board(viewer=1)
    g.do(f"start {FORGE}", "start none")
    assert g.zone(1, "dynamis") == [] and len(g.zone(1, "deck")) + len(g.zone(1, "hand")) == 49
    assert Game.from_position(game.position()).position() == game.position()


@cr("H57")
def test_gate_cards_are_of_the_extended_format() -> None:
    assert check_deck(gate_deck()) == []
    problems = check_deck(gate_deck("manual_2017"))
    assert len(problems) == 1 and MAID in problems[0] and "Gate Card" in problems[0]


def test_a_position_has_a_gate_card_face_up_in_a_dynamis() -> None:
    g = Scenario().cards(0, "dynamis", [{"card": MAID, "face": "up"}]).begin()
    assert g.game.position()["players"][0]["dynamis"] == [{"card": MAID, "face": "up"}]
    with pytest.raises(PositionError, match="face up"):
        Scenario().cards(0, "dynamis", [MAID]).begin()


def with_maid(*, player: str = MIKO) -> Scenario:
    board = Scenario().player_card(0, player).cards(0, "dynamis", [{"card": MAID, "face": "up"}])
    return board.resource(0, COAL, times=2)


def force(g: Play, square: str) -> list[str]:
    there = g.game.position()["squares"].get(square, {})
    return list((there[-1] if isinstance(there, list) else there).get("force", []))


def test_e40_065_goes_under_an_own_zx_and_strengthens_it() -> None:
    g = with_maid().zx("b1", TANK).zx("b2", COAL, owner=1).begin()
    g.do(f"use dynamis:{MAID} face up")
    assert g.starting("choose") == ["b1"]
    g.do("choose b1")
    assert force(g, "b1") == [MAID] and g.power("b1") == 9000 and g.starting("use") == []


@cr("H58")
def test_e40_065_returns_after_a_kill_by_attack_and_is_played_the_fourth_time() -> None:
    board = with_maid().hand(0, COAL)
    for square, foe in (("a1", "a2"), ("b1", "b2"), ("c1", "c2"), ("a3", "b3")):
        board.zx(square, TANK).zx(foe, COAL, owner=1)
    g = board.begin()
    for time, (square, foe) in enumerate((("a1", "a2"), ("b1", "b2"), ("c1", "c2"), ("a3", "b3")), start=1):
        g.do(f"use dynamis:{MAID} face up", f"choose {square}").attack(square, foe).pass_both()
        assert ("yes" in g.texts) == (time == 4)
        assert g.game.position()["players"][0]["dynamis"] == [{"card": MAID, "face": "up"}]
        assert g.power(square) == 9000
    g.do("yes", "at b2")
    assert g.on("b2") == MAID and g.asleep(0) == 0
    # However often it was: it is counted in one place.
    assert g.game._games[0].locked_count[0] == 2


def test_e40_065_stays_as_force_when_its_zx_destroys_as_the_attacked_one() -> None:
    board = Scenario(1).player_card(0, MIKO).zx("b1", TANK).zx("b2", COAL, owner=1)
    board.position["squares"]["b1"][0]["force"] = [MAID]
    g = board.begin().attack("b2", "b1").pass_both()
    assert force(g, "b1") == [MAID]


def test_e40_065_does_nothing_for_another_player_or_without_a_zx() -> None:
    assert with_maid(player="B03-104").zx("b1", TANK).begin().starting("use") == []
    assert with_maid().begin().starting("use") == []  # ruling Z18


def test_e40_065_is_a_zx_of_the_deck_like_others() -> None:
    g = with_maid().hand(0, MAID).resource(0, COAL, times=4).begin().do(f"play {MAID}", "at b1")
    assert g.on("b1") == MAID and g.starting("use b1") == []


def test_random_decks_with_gate_cards_play_to_the_end() -> None:
    rng = np.random.default_rng(5)
    decks = [random_deck(rng, [MAID], form="extended") for _ in range(2)]
    game = Game.new(decks=decks, seed=7, skip_forced=True)
    while game.to_play is not None:
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert game.to_play is None
