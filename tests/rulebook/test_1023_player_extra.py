"""CR 1023: Player Extra: how it is turned face up in a Crisis, and what it does then."""

from dataclasses import replace

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.zx.cards.decks import check_deck, load_deck
from zx_env.zx.cards.pool import card_table
from zx_env.zx.decision.observation import Fact, Numbered, named

COAL = PLAIN_CARD
TANK = "B01-013"  # red, Cost 5, Power 8000
CHITOSE, MIKADO = "B03-108", "B03-104"
EXTRA = "B41-083"  # of Chitose: isolates 1 龍膽 with Cost 5 or more
RINDOU = "B01-094"  # 龍膽, Cost 6
ALONE = {"card": EXTRA, "face": "up"}


def damaged(player_card: str = CHITOSE, extra: str = EXTRA) -> Scenario:
    """Player 0 attacks player 1, who has a Player Extra."""
    return Scenario().zx("b2", TANK).zx("a3", TANK).player_card(1, player_card).under_player(1, extra)


def standing(state: str = "reboot", spent: bool = False, turn_player: int = 0) -> Scenario:
    """The Player Extra of player 0 lies face up."""
    scenario = Scenario(turn_player)
    scenario.position["players"][0] |= {
        "player_card": {"card": CHITOSE, "state": state},
        "under_player": {"card": EXTRA, "face": "up", "spent": spent},
    }
    return scenario


def under(g: Play, player: int) -> object:
    return g.game.position()["players"][player]["under_player"]


@cr("1023.1", "1023.3")
def test_a_damaged_player_may_turn_its_player_extra_face_up() -> None:
    g = damaged().begin().attack("b2", "player").pass_both()
    # After the damage: the card has gone from Life to Charge.
    assert (g.to_play, g.texts, len(g.zone(1, "life"))) == (1, ["yes", "no"], 3)
    g.do("yes")
    assert under(g, 1) == ALONE
    assert "Aoba Chitose as Aoba Chitose EX" in str(g)
    # It is not asked again.
    g.attack("a3", "player").pass_both()
    assert g.to_play == 0 and len(g.zone(1, "life")) == 2


@cr("1023.1", "H35")
def test_who_declines_is_asked_again_after_the_next_damage() -> None:
    g = damaged().begin().attack("b2", "player").pass_both().do("no")
    assert (g.to_play, under(g, 1)) == (0, EXTRA)
    g.attack("a3", "player").pass_both()
    assert (g.to_play, g.texts) == (1, ["yes", "no"])
    assert under(g.do("yes"), 1) == ALONE


@cr("1023.3")
def test_a_crisis_asks_for_the_player_of_its_name() -> None:
    g = damaged(MIKADO).begin().attack("b2", "player").pass_both()
    assert (g.to_play, under(g, 1)) == (0, EXTRA)


@cr("H35")
def test_a_crisis_comes_after_all_points_of_damage_and_before_waiting_abilities() -> None:
    # T-125 waits for the Life of the enemy to decrease.
    scenario = Scenario(card_set=SET).player_card(1, CHITOSE).under_player(1, EXTRA).zx("a1", "T-125")
    g = scenario.hand(0, "T-123").begin().do("play T-123")
    assert (g.to_play, g.texts, len(g.zone(1, "life"))) == (1, ["yes", "no"], 2)
    assert g.zone(0, "hand") == []
    assert under(g.do("yes"), 1) == ALONE
    assert g.to_play == 0 and g.starting("resolve") == ["a1"]


@cr("H35")
def test_both_players_are_damaged_and_the_turn_player_is_asked_first() -> None:
    scenario = Scenario(card_set=SET).hand(0, "T-124")
    for player in range(2):
        scenario.player_card(player, CHITOSE).under_player(player, EXTRA)
    g = scenario.begin().do("play T-124")
    assert g.to_play == 0
    g.do("yes")
    assert g.to_play == 1
    g.do("no")
    assert (under(g, 0), under(g, 1)) == (ALONE, EXTRA)


def test_its_startup_ability_sleeps_the_player_and_it_reboots_in_the_next_own_turn() -> None:
    g = standing().zx("c1", RINDOU).zx("a1", TANK).begin()
    assert g.starting("use") == [f"player:{EXTRA}"]
    g.do(f"use player:{EXTRA}")
    assert g.starting("choose") == ["c1"]
    g.do("choose c1")
    player = g.game.position()["players"][0]
    assert player["player_card"] == {"card": CHITOSE, "state": "sleep"}
    assert g.starting("use") == []
    assert "Aoba Chitose EX (sleep)" in str(g)
    while g.game.position()["turn"] < 7:
        g.do(g.texts[-1] if "pass" not in g.texts else "pass")
    assert g.game.position()["players"][0]["player_card"] == CHITOSE


def test_its_startup_ability_is_used_in_the_own_turn_only() -> None:
    scenario = standing(turn_player=1).zx("c1", RINDOU).zx("b2", TANK, 1)
    g = scenario.begin().attack("b2", "player").do("pass")
    assert (g.to_play, g.starting("use")) == (0, [])


@cr("214.2")
def test_it_has_both_names_for_player_conditions() -> None:
    # B41-083 is of Chitose; Mikado's Player card lies below it.
    scenario = Scenario().zx("b1", "B01-012").resource(0, COAL, times=4).zx("b2", COAL, state="sleep")
    scenario.player_card(0, MIKADO).position["players"][0]["under_player"] = {"card": EXTRA, "face": "up"}
    assert "b1" in scenario.begin().starting("use")


@cr("Z48")
def test_before_damage_as_high_as_its_life_its_player_may_recover() -> None:
    scenario = standing(turn_player=1).zx("b2", TANK, 1).zx("c1", TANK, 1).life(0, COAL)
    g = scenario.begin().attack("b2", "player").pass_both()
    assert (g.to_play, g.texts) == (0, ["yes", "no"])
    g.do("yes")
    # 1 recovered, 1 lost: the damage is received all the same.
    assert (len(g.zone(0, "life")), len(g.zone(0, "charge")), len(g.zone(0, "deck"))) == (1, 1, 9)
    assert under(g, 0) == {"card": EXTRA, "face": "up", "spent": True}
    # Once in a game.
    g.attack("c1", "player").pass_both()
    assert g.to_play is None and g.game.winner == 1


@cr("Z48")
def test_damage_higher_than_its_life_kills_it_all_the_same() -> None:
    scenario = Scenario(1, card_set=SET).hand(1, "T-214").life(0, COAL)
    scenario.position["players"][0] |= {
        "player_card": CHITOSE,
        "under_player": {"card": EXTRA, "face": "up"},
    }
    g = scenario.begin().do("play T-214")
    assert (g.to_play, g.texts) == (0, ["yes", "no"])
    g.do("yes")
    assert g.to_play is None and g.game.winner == 1


@cr("Z48")
def test_who_declines_takes_the_damage() -> None:
    g = standing(turn_player=1).zx("b2", TANK, 1).life(0, COAL).begin().attack("b2", "player").pass_both()
    g.do("no")
    assert g.to_play is None and g.game.winner == 1


@cr("Z48")
@pytest.mark.parametrize(("life", "spent", "asked"), [(2, False, False), (1, True, False), (1, False, True)])
def test_only_damage_as_high_as_the_life_and_only_once(life: int, spent: bool, asked: bool) -> None:
    scenario = standing(spent=spent, turn_player=1).zx("b2", TANK, 1).life(0, *[COAL] * life)
    g = scenario.begin().attack("b2", "player").pass_both()
    assert (g.to_play == 0) == asked


def test_positions_and_boards_show_how_it_stands() -> None:
    g = standing(state="sleep", spent=True).begin()
    position = g.game.position()
    del position["engine"]
    again = Game.from_position(position).position()
    assert again["players"] == position["players"]
    face_down = damaged().begin()
    assert "B41-083" in face_down.game.board(1) and "B41-083" not in face_down.game.board(0)


def test_a_deck_has_a_player_extra_or_a_lower_half() -> None:
    deck = replace(load_deck("b01_green"), format="extended", under_player=EXTRA)
    assert check_deck(deck) == []
    assert check_deck(replace(deck, format="manual_2017")) == [
        "under the Player card lies nothing in this format; B41-083 Aoba Chitose EX is a PLAYER_EX card"
    ]
    assert "a PLAYER_EX card" in check_deck(replace(deck, dynamis=[EXTRA]))[0]


@pytest.mark.parametrize("spent", [False, True])
def test_an_observation_shows_how_a_player_extra_stands(spent: bool) -> None:
    g = standing(state="sleep", spent=spent).begin()
    mine, theirs = (named(g.game.observe(player))["facts"] for player in range(2))
    assert (mine[Fact.UNDER_PLAYER], mine[Fact.PLAYER_SLEEPS]) == (3 + spent, 1)
    assert (theirs[Fact.ENEMY_UNDER_PLAYER], theirs[Fact.ENEMY_PLAYER_SLEEPS]) == (2 + spent, 1)
    number = seen_number(g, 1)
    assert number == card_table().row_of(EXTRA) + 1


def seen_number(g: Play, player: int) -> int:
    """The row of the enemy's Player card that an observation names, + 1."""
    high, low = named(g.game.observe(player))["card_numbers"][Numbered.PLAYER_CARDS + 1].tolist()
    return high * 128 + low


@cr("Z48")
def test_a_player_extra_that_lies_face_down_recovers_nothing() -> None:
    g = damaged().life(1, COAL).begin().attack("b2", "player").pass_both()
    assert g.to_play is None and g.game.winner == 0


@cr("H36", "907.1")
@pytest.mark.parametrize(("life", "asked"), [(2, True), (3, False)])
def test_damage_that_was_received_and_not_carried_out_counts_together(life: int, asked: bool) -> None:
    scenario = Scenario(card_set=SET).hand(1, "T-132").life(0, *[COAL] * life)
    scenario.position |= {"turn_player": 1}
    scenario.position["players"][0] |= {
        "player_card": CHITOSE,
        "under_player": {"card": EXTRA, "face": "up"},
    }
    g = scenario.begin().do("play T-132")
    assert (g.to_play == 0) == asked
    if asked:
        # 1 recovered, 2 lost.
        assert len(g.do("yes").zone(0, "life")) == 1


@cr("Z48", "Z19")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_damage_was_dealt_completely(answer: str) -> None:
    scenario = Scenario(1, card_set=SET).hand(1, "T-131").life(0, COAL)
    scenario.position["players"][0] |= {
        "player_card": CHITOSE,
        "under_player": {"card": EXTRA, "face": "up"},
    }
    g = scenario.begin().do("play T-131", answer)
    assert len(g.zone(1, "hand")) == 1


@cr("Z48", "1003")
def test_the_deck_is_shuffled_before_the_top_card_is_recovered() -> None:
    scenario = standing(turn_player=1).zx("b2", TANK, 1).life(0, COAL)
    scenario.deck(0, *[{"card": COAL, "face": "up"}] * 10)
    g = scenario.begin().attack("b2", "player").pass_both().do("yes")
    # Nobody knows where a card is now.
    assert g.game.position()["players"][0]["deck"] == [COAL] * 9
