"""CR 100: players, winning and losing, giving up, and how far an instruction is carried out."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game, load_deck
from zx_env.errors import GameOver, IllegalAction, SettingError

COAL = PLAIN_CARD
TANK = "B01-013"  # Power 8000, no ability
VOID = "B01-026"  # blue
TWILIGHT = "T-201"
GATHER_THREE, HIDE, BURN_RED, TWO_BLUE_FOR_THREE = "T-202", "T-203", "T-204", "T-216"


def last_blow(**keys: object) -> Scenario:
    """Player 0 attacks the last Life of player 1."""
    return Scenario(**keys).zx("b2", TANK).life(1, COAL)


# -- 101 -----------------------------------------------------------------------------------------------------


@cr("101.1")
@pytest.mark.parametrize("decks", [("b01_red",), ("b01_red", "b01_blue", "b01_green")])
def test_a_game_is_between_two_players(decks: tuple[str, ...]) -> None:
    with pytest.raises(SettingError, match="pair"):
        Game.new(decks=decks)


@cr("101.1")
def test_each_player_has_a_deck_of_its_own_and_both_are_of_one_format() -> None:
    players = Game.new(decks=("b01_red", "b01_blue"), seed=1).position()["players"]
    for player, deck in zip(players, ("b01_red", "b01_blue"), strict=True):
        assert sorted(player["deck"]) == sorted(load_deck(deck).cards)
    with pytest.raises(SettingError, match="meet only each other"):
        Game.new(decks=("b01_red", "x1_black_overboost"))


@cr("101.2")
def test_when_one_player_has_lost_the_other_wins_and_the_game_ends_at_once() -> None:
    g = last_blow().hand(0, COAL).begin()
    g.attack("b2", "player").pass_both()
    assert g.game.winner == 0
    assert g.to_play is None
    assert g.texts == []
    assert not g.game.mask().any()
    with pytest.raises(GameOver):
        g.game.step("pass")


@cr("101.3", "Z6")
def test_both_losing_in_one_check_is_a_draw() -> None:
    # One Life card of player 1 goes, then player 0 draws its last card and has no Trash to reload.
    g = Scenario(card_set=SET).zx("b1", TWILIGHT).deck(0, COAL).life(1, COAL).begin()
    g.do("use b1", "choose enemy life")
    assert (g.zone(1, "life"), g.zone(0, "deck")) == ([], [])
    assert g.to_play is None
    assert g.game.winner is None
    assert not g.game.truncated


@cr("101.4", "Z8")
@pytest.mark.parametrize("player", [0, 1])
def test_either_player_may_concede_at_any_time(player: int) -> None:
    g = last_blow().begin()
    g.do("attack b2")
    assert g.to_play == 0
    g.game.concede(player)
    assert g.to_play is None
    assert g.game.winner == 1 - player
    with pytest.raises(GameOver):
        g.game.concede(player)


@cr("Z8")
def test_conceding_is_no_action_of_agents() -> None:
    g = last_blow().begin()
    assert "concede" not in g.texts
    with pytest.raises(IllegalAction):
        g.game.step("concede")


@cr("101.5")
def test_nothing_stands_between_a_concession_and_the_end() -> None:
    # An Event is being carried out and a card waits in the Temporary zone: all of it stays undone.
    g = Scenario(card_set=SET).hand(0, HIDE, COAL).begin()
    g.do(f"play {HIDE}")
    g.game.concede(1)
    assert g.game.winner == 0
    assert list(g.game._games[0].lost) == [0, 1]
    assert g.zone(0, "hand") == [COAL]
    assert g.zone(0, "trash") == []


# -- 102 -----------------------------------------------------------------------------------------------------


@cr("102.4", "Z18")
def test_an_instruction_is_followed_as_far_as_possible() -> None:
    g = Scenario(card_set=SET).hand(0, GATHER_THREE).trash(0, COAL, TANK).begin()
    g.do(f"play {GATHER_THREE}", f"choose trash:{COAL}", f"choose trash:{TANK}")
    assert sorted(g.zone(0, "hand")) == [COAL, TANK]
    assert g.zone(0, "trash") == [GATHER_THREE]


@cr("102.4", "Z18")
def test_an_event_may_be_played_with_nothing_to_choose() -> None:
    g = Scenario(card_set=SET).hand(0, GATHER_THREE).begin()
    g.do(f"play {GATHER_THREE}")
    assert g.starting("choose") == []
    assert g.zone(0, "trash") == [GATHER_THREE]


@cr("102.8")
def test_choosing_a_card_in_a_hidden_zone_shows_it_to_nobody() -> None:
    g = Scenario(card_set=SET).hand(0, HIDE, TANK, VOID).begin()
    g.do(f"play {HIDE}")
    twin = type(g)(g.game.copy())
    g.do(f"choose hand:{TANK}")
    twin.do(f"choose hand:{VOID}")
    assert g.zone(0, "deck")[0] == TANK
    assert twin.zone(0, "deck")[0] == VOID
    assert (g.game.observe(1) == twin.game.observe(1)).all()
    assert g.game.board(viewer=1) == twin.game.board(viewer=1)
    assert (g.game.observe(0) != twin.game.observe(0)).any()


@cr("102.9", "Z25")
def test_a_card_asked_for_by_a_property_in_a_hidden_zone_need_not_be_found() -> None:
    g = Scenario(card_set=SET).hand(0, BURN_RED, TANK, VOID).begin()
    g.do(f"play {BURN_RED}")
    assert sorted(g.texts) == [f"choose hand:{TANK}", "done"]
    g.do("done")
    assert g.zone(0, "hand") == [TANK, VOID]


@cr("102.9")
def test_without_a_property_the_card_must_be_chosen() -> None:
    g = Scenario(card_set=SET).hand(0, HIDE, TANK, VOID).begin()
    g.do(f"play {HIDE}")
    assert sorted(g.texts) == [f"choose hand:{TANK}", f"choose hand:{VOID}"]


@cr("102.9", "H85")
def test_a_card_that_is_shown_in_a_hidden_zone_need_not_be_chosen_by_a_property() -> None:
    """B13-009 reveals 5 cards, of which one fits."""
    g = Scenario().hand(0, "B13-009").resource(0, "B01-003", times=4).trash(0, "B01-003", times=6)
    g = g.deck(0, *["B01-003"] * 4, TANK).begin().do("play B13-009", "at a1", "yes")
    while f"choose deck:{TANK}" not in g.texts:
        g.do(g.texts[0])
    assert sorted(g.texts) == [f"choose deck:{TANK}", "done"]
    assert g.do("done").zone(0, "hand") == []


@cr("Z25", "Z19")
def test_half_of_what_was_asked_for_in_a_hidden_zone_is_not_done_completely() -> None:
    g = Scenario(card_set=SET).hand(0, TWO_BLUE_FOR_THREE, VOID, VOID, VOID).begin()
    whole = type(g)(g.game.copy())
    g.do(f"play {TWO_BLUE_FOR_THREE}", "yes", f"choose hand:{VOID}", "done")
    assert len(g.zone(0, "hand")) == 2
    whole.do(f"play {TWO_BLUE_FOR_THREE}", "yes", f"choose hand:{VOID}", f"choose hand:{VOID}")
    assert len(whole.zone(0, "hand")) == 1 + 3
