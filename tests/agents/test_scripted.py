"""The scripted player: its rules in made-up positions, and its win rate against random play."""

import numpy as np
import pytest
from zx_agents import Agent, ScriptedPlayer, UniformPlayer

from tests.made_up import EVERYBODY, SET
from tests.scenario import Play, Scenario
from zx_env import Game
from zx_env.errors import AgentError
from zx_env.zx.cards.decks import deck_names

COAL = "B01-003"  # Cost 2, Power 3500
ARTEMIS = "B01-006"  # Cost 3, Power 5000
MITSUNARI = "B01-010"  # Cost 4, Power 6000, Sleep: 4000 damage
TANK = "B01-013"  # Cost 5, Power 8000
LEOPARD = "B01-016"  # Cost 6, Power 9500
JUDGE = "B01-017"  # Event 1: 3500 damage
SPEAR = "B01-018"  # Event 1: an attacking Z/X +3500
EXPLODING = "B01-019"  # Event 2: 5000 damage
WALL = "B01-057"  # Event 1: an attacked Z/X of the own row +3500
RNG = np.random.default_rng(0)
PLAYER = ScriptedPlayer()


def choice_in(play: Play, player: ScriptedPlayer = PLAYER) -> str:
    """Return the text of the scripted player's action."""
    game = play.game
    assert game.to_play is not None
    action = player.act(game.observe(game.to_play), game.mask(), RNG)
    return next(a.text for a in game.actions() if a.index == action)


def plays_turn(play: Play) -> list[str]:
    """Return the texts of all actions of the turn; the scripted player plays both seats."""
    done: list[str] = []
    turn = play.game.turn
    while play.game.to_play is not None and play.game.turn == turn:
        done.append(choice_in(play))
        play.do(done[-1])
    return done


# -- attacks ------------------------------------------------------------------------------------------------


def test_it_attacks_the_player_where_it_is_open():
    play = Scenario().zx("b2", TANK).begin()
    assert choice_in(play) == "attack b2"


def test_the_weakest_that_is_enough_destroys_and_the_others_hit_the_player():
    """Attackers of 9500 and 5000 beside a Z/X of 5000 on the Player Square."""
    play = Scenario().zx("b2", LEOPARD).zx("a3", ARTEMIS).zx("b3", ARTEMIS, owner=1).begin()
    assert choice_in(play) == "attack a3"


def test_it_does_not_attack_what_it_cannot_destroy():
    play = Scenario().zx("b2", COAL).zx("b3", LEOPARD, owner=1).begin()
    assert choice_in(play) == "pass"


def test_two_destroy_together_what_neither_can_alone():
    play = Scenario().zx("b2", ARTEMIS).zx("a3", ARTEMIS).zx("b3", LEOPARD, owner=1).begin()
    done = plays_turn(play)
    assert {"attack b2", "attack a3"} <= set(done)
    assert play.on("b3") is None


def test_it_takes_the_target_that_it_can_destroy():
    play = Scenario().zx("b2", ARTEMIS).zx("b3", LEOPARD, owner=1).zx("a2", COAL, owner=1).begin()
    assert choice_in(play) == "attack b2"
    play.do("attack b2")
    assert choice_in(play) == "target a2"


# -- plays --------------------------------------------------------------------------------------------------


def test_it_plays_the_most_expensive_card_it_can_pay():
    play = Scenario().resource(0, *[COAL] * 5).hand(0, COAL, ARTEMIS, TANK, LEOPARD).begin()
    assert choice_in(play) in ("play B01-013", "play B01-006")  # 5, or 3 and then 2
    done = plays_turn(play)
    assert play.asleep(0) == 5, done


def test_a_new_zx_stands_where_it_can_attack_the_player():
    play = Scenario().zx("b1", LEOPARD).resource(0, *[COAL] * 5).hand(0, TANK).begin()
    play.do("play B01-013")
    assert choice_in(play) in ("at b2", "at a3", "at c3")


def test_it_shields_its_player_square():
    """The enemy's Player Square is out of reach behind a wall, enemies stand before the own one."""
    position = Scenario().life(0, COAL, COAL).resource(0, *[COAL] * 5).hand(0, TANK)
    for square in ("b2", "b3"):
        position.zx(square, LEOPARD, owner=1)
    play = position.zx("a2", LEOPARD, owner=1).begin()
    play.do("play B01-013")
    assert choice_in(play) == "at b1"


def test_it_does_not_replace_a_better_zx_of_its_own():
    position = Scenario().resource(0, *[COAL] * 2).hand(0, COAL)
    for square in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "c3"):
        position.zx(square, TANK)
    assert "play B01-003" not in plays_turn(position.zx("b3", LEOPARD, owner=1).begin())


def test_a_resource_each_turn_and_not_the_best_card():
    play = Scenario(phase="resource").resource(0, *[COAL] * 3).hand(0, COAL, TANK, ARTEMIS).begin()
    assert choice_in(play) == "resource B01-003"


def test_plenty_of_resources_are_enough():
    play = Scenario(phase="resource").resource(0, *[COAL] * 8).hand(0, TANK, LEOPARD).begin()
    assert choice_in(play) == "pass"


def test_it_ignites_while_the_deck_is_deep_and_stops_before_it_is_empty():
    deep = Scenario(phase="ignition").charge(0, COAL).deck(0, *[COAL] * 20).begin()
    assert choice_in(deep) == "ignite B01-003"
    shallow = Scenario(phase="ignition").charge(0, COAL).deck(0, *[COAL] * 3).begin()
    assert choice_in(shallow) == "pass"


def test_a_start_card_with_an_ability_stays_in_charge():
    play = Scenario(phase="ignition").charge(0, "B01-005", COAL).deck(0, *[COAL] * 20).begin()
    assert choice_in(play) == "ignite B01-003"


# -- Events and effects ------------------------------------------------------------------------------------


def test_removal_is_kept_until_it_destroys_something():
    useless = Scenario().zx("b1", COAL).zx("a2", TANK, owner=1).resource(0, COAL).hand(0, JUDGE).begin()
    assert choice_in(useless) == "pass"
    useful = Scenario().zx("b1", COAL).zx("a3", COAL, owner=1).resource(0, COAL).hand(0, JUDGE).begin()
    assert choice_in(useful) == "play B01-017"


def test_harm_goes_to_the_best_enemy_that_it_destroys():
    position = Scenario().zx("a1", LEOPARD).zx("c1", COAL).resource(0, COAL, COAL).hand(0, EXPLODING)
    play = position.zx("a3", ARTEMIS, owner=1).zx("c3", COAL, owner=1).zx("c2", TANK, owner=1).begin()
    play.do("play B01-019")
    assert choice_in(play) == "choose a3"


def test_a_boost_saves_the_attacked_zx():
    position = Scenario(turn_player=1).zx("b2", TANK, owner=1).zx("b1", ARTEMIS)
    play = position.resource(0, "B01-045").hand(0, WALL).begin()
    play.attack("b2", "b1").do("pass")
    assert choice_in(play) == "play B01-057"


def test_a_boost_that_decides_nothing_is_kept():
    position = Scenario(turn_player=1).zx("b2", ARTEMIS, owner=1).zx("b1", TANK)
    play = position.resource(0, "B01-045").hand(0, WALL).begin()
    play.attack("b2", "b1").do("pass")
    assert choice_in(play) == "pass"


def test_a_boost_wins_the_attack():
    play = Scenario().zx("b2", ARTEMIS).zx("b3", TANK, owner=1).resource(0, COAL).hand(0, SPEAR).begin()
    play.attack("b2", "b3")
    assert choice_in(play) == "play B01-018"


def test_an_ability_that_costs_sleep_destroys_what_no_attack_reaches():
    play = Scenario().zx("b1", MITSUNARI).zx("a3", COAL, owner=1).zx("b3", LEOPARD, owner=1).begin()
    assert choice_in(play) == "use b1"
    play.do("use b1")
    assert choice_in(play) == "choose a3"


def test_a_free_zx_is_played_and_a_free_event_without_an_enemy_is_not():
    free = Scenario(phase="ignition").charge(0, COAL).deck(0, ARTEMIS, *[COAL] * 10).begin()
    assert choice_in(free.do("ignite B01-003")) == "yes"
    event = Scenario(phase="ignition").zx("a1", TANK).charge(0, COAL).deck(0, "B01-020", *[COAL] * 10).begin()
    assert choice_in(event.do("ignite B01-003")) == "no"


def test_the_hand_keeps_its_best_cards():
    hand = (COAL, TANK, TANK, TANK, LEOPARD, LEOPARD, SPEAR)
    play = Scenario().resource(0, *[(COAL)] * 5).hand(0, *hand).zx("b3", LEOPARD, owner=1).begin()
    play.do("pass")
    assert choice_in(play) == "choose hand:B01-018"


# -- the Dynamis --------------------------------------------------------------------------------------------


FLONNE = "E08-030"  # Z/X EX 7, 10000: Awaken with two dear Trash cards; an enemy Z/X goes under its deck
SUD = "B16-059"  # Z/X EX 6, 9000: Advent of two white Z/X; -4000 to each enemy Z/X for a Charge card
TOYGER, SHORTHAIR = "B18-044", "B02-051"  # white 3/4500 and 5/6000


def test_it_awakens_what_it_can_pay():
    position = Scenario().resource(0, *[TOYGER] * 7).trash(0, *[LEOPARD] * 2).cards(0, "dynamis", [FLONNE])
    play = position.zx("a3", TANK, owner=1).begin()
    assert choice_in(play) == "ex E08-030"
    plays_turn(play)
    assert FLONNE in [play.on(square) for square in ("a1", "b1", "c1", "a2", "b2", "c2", "c3")]


def advent(*enemies: str) -> Play:
    """Three white Z/X that reach nothing, Resources that are spent, enemies of Power 3500 on Squares."""
    position = Scenario().zx("a1", TOYGER).zx("b1", TOYGER).zx("c1", SHORTHAIR)
    position.resource(0, *[{"card": TOYGER, "state": "sleep"}] * 6).cards(0, "dynamis", [SUD])
    position.charge(0, TOYGER, TOYGER)
    for square in enemies:
        position.zx(square, COAL, owner=1)
    return position.begin()


def test_an_advent_is_for_a_clear_gain():
    play = advent("a3", "c3")
    done = plays_turn(play)
    assert "ex B16-059" in done, done
    # It took the two Z/X of the lowest value.
    assert "choose c1" not in done, done


def test_an_advent_that_gains_nothing_is_left():
    assert "ex B16-059" not in plays_turn(advent())


def test_a_shift_is_laid_on_the_best():
    position = Scenario(card_set=SET).zx("a1", LEOPARD).zx("c1", COAL).cards(0, "dynamis", ["L-010"])
    play = position.resource(0, COAL, times=5).player_card(0, EVERYBODY).begin()
    assert choice_in(play, ScriptedPlayer(SET)) == "shift L-010"
    play.do("shift L-010")
    assert choice_in(play, ScriptedPlayer(SET)) == "choose a1"


# -- as a player of any game --------------------------------------------------------------------------------


def play_out(game: Game, players: tuple[Agent, Agent], rng: np.random.Generator) -> int | None:
    while (player := game.to_play) is not None:
        game.step(players[player].act(game.observe(player), game.mask(), rng))
    return game.winner


def test_one_by_one_and_at_once_are_the_same():
    game, rng = Game.new(seed=5), np.random.default_rng(5)
    observations, masks, actions = [], [], []
    while (player := game.to_play) is not None:
        observations.append(game.observe(player))
        masks.append(game.mask())
        actions.append(PLAYER.act(observations[-1], masks[-1], rng))
        game.step(actions[-1])
    assert len(actions) > 50
    assert PLAYER.act_batch(np.array(observations), np.array(masks), rng).tolist() == actions
    assert PLAYER.act_batch(np.array(observations)[:0], np.array(masks)[:0], rng).tolist() == []


def test_another_observation_is_refused():
    with pytest.raises(AgentError, match="cells"):
        PLAYER.act_batch(np.zeros((2, 7), np.int8), np.ones((2, 3), np.int8), RNG)


def test_it_beats_random_once_on_every_deck():
    """A quick check; the compiled test below plays 100 games."""
    names = deck_names()
    for k, deck in enumerate(names):
        seat = k % 2
        players = (PLAYER, UniformPlayer()) if seat == 0 else (UniformPlayer(), PLAYER)
        game = Game.new(decks=(deck, names[k - 1]), seed=k)
        assert play_out(game, players, np.random.default_rng(k)) == seat, f"{deck}, seed {k}"


@pytest.mark.parametrize("deck", deck_names("extended"))
def test_it_plays_the_later_systems_to_the_end(deck: str):
    names = deck_names("extended")
    for k, players in enumerate([(PLAYER, UniformPlayer()), (PLAYER, PLAYER)]):
        game = Game.new(decks=(deck, names[names.index(deck) - 1 - k]), seed=k, skip_forced=True)
        winner = play_out(game, players, np.random.default_rng(k))
        assert winner is not None and (k == 1 or winner == 0), f"{deck}, seed {k}"


@pytest.mark.compiled
@pytest.mark.parametrize("deck", deck_names())
def test_it_beats_random_in_95_of_100_games(deck: str):
    """Its own deck against every deck in turn, the seats alternating."""
    others = deck_names()
    wins = 0
    for k in range(100):
        seat, other = k % 2, others[k // 2 % len(others)]
        decks = (deck, other) if seat == 0 else (other, deck)
        players = (PLAYER, UniformPlayer()) if seat == 0 else (UniformPlayer(), PLAYER)
        wins += play_out(Game.new(decks=decks, seed=1000 + k), players, np.random.default_rng(k)) == seat
    assert wins >= 95, f"{wins} of 100 with {deck}"
