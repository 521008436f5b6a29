"""CR 1014 and 911: how a Player becomes a Z/X Overboost, and how that comes apart again."""

from dataclasses import replace

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.zx.cards.decks import load_deck
from zx_env.zx.decision.observation import Fact, named
from zx_env.zx.terms import State, Zone

COAL = PLAIN_CARD
TANK = "B01-013"  # red, Cost 5, Power 8000
ASUKA = "B03-106"
AZUMI = "B03-105"
ANNETTE, LAYBACK, YURI = "B24-050", "B24-068", "G07-004"
OATH, BROKEN = "T-115", "T-116"  # becomes one with アネート in its name; Overboosts return to the hand
PLAYER_SLOT = 50
EVERY_SQUARE = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")


def oath() -> Scenario:
    """Player 0 can become Annette by the Event in its hand."""
    scenario = Scenario(card_set=SET).hand(0, OATH, BROKEN).player_card(0, ASUKA)
    return scenario.under_player(0, ANNETTE, ANNETTE)


def became(g: Play, square: str = "b2") -> Play:
    """Player 0 has become Annette there, and has declined what she may do."""
    return g.do(f"play {OATH}", f"choose {square}", "no")


@cr("1014.1")
def test_the_player_becomes_the_overboost_on_an_empty_square_but_the_enemys_player_square() -> None:
    g = oath().zx("a1", COAL).zx("c3", COAL, 1).begin()
    g.do(f"play {OATH}")
    assert sorted(g.starting("choose")) == ["a2", "a3", "b1", "b2", "c1", "c2"]
    g.do("choose b1", "no")
    assert (g.on("b1"), g.state("b1"), g.power("b1")) == (ANNETTE, "reboot", 10500)
    assert g.zone(0, "dynamis") == []
    assert g.zone(0, "trash") == [OATH]
    assert sorted(g.starting("attack")) == []
    assert "as Annette, White Sky Knight" in str(g)


@cr("1014.1", "1014.3")
@pytest.mark.parametrize("missing", ["lower", "upper", "face", "name", "same name", "player", "place"])
def test_without_both_halves_the_player_card_and_a_place_nothing_is_done(missing: str) -> None:
    scenario = oath()
    player = scenario.position["players"][0]
    match missing:
        case "lower":
            del player["under_player"]
        case "upper":
            del player["dynamis"]
        case "face":
            player["dynamis"] = [{"card": ANNETTE, "face": "up"}]
        case "name":
            player |= {"under_player": LAYBACK, "dynamis": [LAYBACK]}
        case "same name":
            player["under_player"] = LAYBACK
        case "player":
            del player["player_card"], player["under_player"]
        case "place":
            for square in EVERY_SQUARE:
                scenario.zx(square, COAL, int(square == "b3"), "sleep")
    g = scenario.begin().do(f"play {OATH}")
    assert g.zone(0, "trash") == [OATH]
    assert g.starting("choose") == []
    assert not any(g.on(square) == ANNETTE for square in EVERY_SQUARE)
    assert g.game.position()["players"][0].get("player_card") == (None if missing == "player" else ASUKA)


@cr("1014.1")
def test_who_is_an_overboost_cannot_become_another() -> None:
    scenario = oath().hand(0, OATH, OATH).under_player(0, ANNETTE, ANNETTE, ANNETTE)
    g = became(scenario.begin()).do(f"play {OATH}")
    assert g.starting("choose") == [] and g.zone(0, "dynamis") == [ANNETTE]


@cr("1014.1", "911.1")
def test_the_second_upper_half_serves_after_the_first_has_left() -> None:
    scenario = oath().hand(0, OATH, OATH, BROKEN).under_player(0, ANNETTE, ANNETTE, ANNETTE)
    g = became(scenario.begin()).do(f"play {BROKEN}")
    assert g.game.position()["players"][0]["dynamis"] == [ANNETTE, {"card": ANNETTE, "face": "up"}]
    assert became(g, "c2").on("c2") == ANNETTE


@cr("H30", "1014.1")
def test_an_overboost_appears_from_the_dynamis_and_by_no_ability() -> None:
    # B12-057 destroys an enemy Z/X that appears by an ability.
    g = became(oath().zx("b3", "B12-057", 1).begin())
    assert g.on("b2") == ANNETTE


@cr("911.1", "901.2a", "Z11")
def test_an_overboost_that_leaves_comes_apart() -> None:
    g = became(oath().begin()).do(f"play {BROKEN}")
    assert g.on("b2") is None and g.zone(0, "hand") == []
    player = g.game.position()["players"][0]
    assert player["dynamis"] == [{"card": ANNETTE, "face": "up"}]
    assert (player["player_card"], player["under_player"]) == (ASUKA, ANNETTE)
    assert "as Annette" not in str(g)


@cr("911.1", "604.3c")
def test_a_destroyed_overboost_comes_apart_and_its_player_is_a_target_again() -> None:
    scenario = Scenario(1, card_set=SET).player_card(0, ASUKA).zx("b2", ANNETTE, 0, damage=4000)
    scenario.zx("a1", TANK, 1)
    g = scenario.zx("c2", TANK, 1).begin()
    assert g.starting("attack") == ["c2"]
    g.attack("c2", "b2").pass_both()
    assert g.on("b2") is None and g.zone(0, "charge") == []
    assert g.game.position()["players"][0]["dynamis"] == [{"card": ANNETTE, "face": "up"}]
    assert g.starting("attack") == ["a1"]
    g.attack("a1", "player").pass_both()
    assert len(g.zone(0, "life")) == 3


@cr("911.2", "1014.2")
def test_nothing_that_applied_to_the_overboost_applies_to_the_player_card() -> None:
    scenario = Scenario(card_set=SET).player_card(0, ASUKA).hand(0, BROKEN).zx("a2", COAL, 1)
    g = scenario.zx("b2", ANNETTE, 0).begin().attack("b2", "a2").pass_both()
    assert g.state("b2") == "sleep"
    g.do(f"play {BROKEN}")
    stood = g.game._games[0]
    assert stood.zone[PLAYER_SLOT] == Zone.SQUARE and stood.state[PLAYER_SLOT] == State.REBOOT


@cr("909.2", "909.1")
def test_an_overboost_has_no_virtual_player_card() -> None:
    g = became(oath().begin())
    assert g.game.position()["players"][0]["player_card"] == ASUKA
    g.do("pass")
    assert g.game.position()["players"][0]["player_card"] == ASUKA


@cr("202.7d", "214.2")
@pytest.mark.parametrize(("half", "draws"), [(ANNETTE, True), (YURI, False)])
def test_an_overboost_has_the_name_of_its_player_card_unless_it_has_one(half: str, draws: bool) -> None:
    # B01-034 reaches every Square while its Player is Azumi.
    scenario = Scenario().zx("a1", "B01-034").zx("c3", COAL, 1).player_card(0, AZUMI)
    g = scenario.zx("c1", half).begin()
    assert ("a1" in g.starting("attack")) == draws


@cr("H32")
def test_an_upper_half_alone_has_no_tribe() -> None:
    # T-117 asks for a [Guardian] on a Square or face up in the Dynamis.
    scenario = Scenario(card_set=SET).player_card(0, ASUKA).zx("a1", "T-117")
    assert scenario.begin().starting("use") == []
    scenario.cards(0, "dynamis", [{"card": ANNETTE, "face": "up"}])
    assert scenario.begin().starting("use") == []
    assert scenario.zx("b2", ANNETTE).begin().starting("use") == ["a1"]


@cr("202.7c")
def test_the_enemy_does_not_see_what_lies_under_a_player_card() -> None:
    g = oath().begin()
    assert "over B24-050" in g.game.board(0)
    assert "B24-050" not in g.game.board(1)
    became(g)
    assert "as Annette" in g.game.board(1)


def test_positions_keep_both_halves() -> None:
    g = became(oath().begin())
    position = g.game.position()
    again = Game.from_position(position, card_set=SET)
    assert again.position() == position
    del position["engine"]
    rebuilt = Play(Game.from_position(position, card_set=SET))
    assert rebuilt.game.position()["players"][0]["under_player"] == ANNETTE
    rebuilt.do("pass")


def test_a_game_from_decks_puts_the_lower_half_under_the_player_card() -> None:
    red = replace(load_deck("b01_red"), format="extended", under_player=ANNETTE, dynamis=[ANNETTE] * 2)
    game = Game.new(decks=(red, red), seed=3)
    position = game.position()
    assert [player["under_player"] for player in position["players"]] == [ANNETTE, ANNETTE]
    record = game.record()
    assert Game.replay(record).position() == position


def under_players(g: Play, player: int) -> tuple[int, int]:
    """Return the cards under the own and the enemy's Player card in a player's observation."""
    facts = named(g.game.observe(player))["facts"]
    return int(facts[Fact.UNDER_PLAYER]), int(facts[Fact.ENEMY_UNDER_PLAYER])


@cr("202.7c")
def test_an_observation_shows_an_overboost_to_both_and_a_lower_half_to_its_owner() -> None:
    g = oath().begin()
    assert under_players(g, 0) == (1, 0)
    assert under_players(g, 1) == (0, 0)
    became(g)
    assert under_players(g, 0) == (2, 0)
    assert under_players(g, 1) == (0, 1)


@cr("1014.1", "H30")
def test_what_waits_for_an_appearance_from_the_dynamis_or_for_a_square_sees_an_overboost() -> None:
    # T-130 draws 1 for each of the two.
    g = oath().zx("a1", "T-130").begin().do(f"play {OATH}", "choose b2")
    while "no" not in g.texts:
        g.do(g.texts[0])
    while "no" in g.texts or g.starting("resolve"):
        g.do("no" if "no" in g.texts else g.texts[0])
    assert g.zone(0, "hand") == [COAL, COAL, BROKEN]


@cr("1014.3", "Z19")
@pytest.mark.parametrize(("half", "drawn"), [(ANNETTE, 1), (LAYBACK, 0)])
def test_what_hangs_on_becoming_an_overboost_is_done_if_that_was_done(half: str, drawn: int) -> None:
    g = Scenario(card_set=SET).hand(0, "T-129").player_card(0, ASUKA).under_player(0, half, half).begin()
    g.do("play T-129")
    if drawn:
        g.do("choose b2")
    assert len(g.zone(0, "hand")) == drawn


@cr("1014.1")
def test_the_enemy_sees_which_upper_half_it_will_be() -> None:
    g = oath().begin().do(f"play {OATH}")
    stood = g.game._games[0]
    assert stood.known[stood.cards[0, Zone.DYNAMIS, 0]] == 3


@cr("1014.2", "H62")
def test_a_name_that_the_player_card_has_gained_is_lost_in_an_overboost() -> None:
    scenario = oath()
    scenario.position["players"][0]["also_named"] = ["reia"]
    g = scenario.begin()
    assert g.game.position()["players"][0]["also_named"] == ["reia"]
    assert "also_named" not in became(g).game.position()["players"][0]
    assert "also_named" not in g.do(f"play {BROKEN}").game.position()["players"][0]


@cr("911.1", "901.2a", "604.3c")
def test_both_players_may_be_overboosts_and_both_come_apart_together() -> None:
    scenario = Scenario(card_set=SET).hand(0, BROKEN)
    for player, square, player_card, half in ((0, "b2", ASUKA, ANNETTE), (1, "a2", AZUMI, LAYBACK)):
        scenario.player_card(player, player_card).zx(square, half, player)
    g = scenario.zx("b3", TANK, 0).zx("c3", TANK, 0).begin(strict=False)
    assert g.starting("attack") == ["b2"]
    g.do(f"play {BROKEN}")
    for player, player_card, half in ((0, ASUKA, ANNETTE), (1, AZUMI, LAYBACK)):
        stood = g.game.position()["players"][player]
        assert (stood["player_card"], stood["under_player"]) == (player_card, half)
        assert stood["dynamis"] == [{"card": half, "face": "up"}]
