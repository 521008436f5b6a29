"""The planner: its options, its rollouts, its value function and its decisions."""

from typing import Any

import numpy as np
import pytest
import zx_agents
from zx_agents.search.planner import Budget, Planner
from zx_agents.search.rollouts import MAX_PREFIX, NO_ACTION, random_actions, run_rollouts
from zx_agents.ygo.value import WEIGHTS as DUEL_WEIGHTS
from zx_agents.ygo.value import LinearValue as DuelValue
from zx_agents.ygo.value import value_features as duel_features
from zx_agents.zx.features import ObservationReader
from zx_agents.zx.value import WEIGHTS, LinearValue, value_features

from zx_env import Game, GameBatch, ygo_battle_v0
from zx_env.errors import AgentError, SettingError

POLICY = zx_agents.ScriptedPlayer()
SMALL = "planner:scouts=4,lines=3,kept=3,deals=2"
VALUE = LinearValue()


def in_the_middle(seed: int = 3, decisions: int = 40) -> Game:
    """Return a game of the scripted player, in a Main Phase."""
    game = Game.new(decks=("b01_red", "b01_blue"), seed=seed, skip_forced=True)
    rng = np.random.default_rng(0)
    while game.to_play is not None:
        if decisions <= 0 and any(action.kind == "attack" for action in game.actions()):
            break
        game.step(POLICY.act(game.observe(game.to_play), game.mask(), rng))
        decisions -= 1
    return game


# -- names and numbers --------------------------------------------------------------------------------------


def test_it_takes_numbers_behind_its_name():
    planner = zx_agents.load("planner:lines=32,deals=3,margin=0.1")
    assert isinstance(planner, Planner)
    assert planner.budget == Budget(lines=32, deals=3, margin=0.1)
    plain = zx_agents.load("planner")
    assert isinstance(plain, Planner) and plain.budget == Budget()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("planner:line=3", r"takes no 'line'; it takes scouts, lines"),
        ("planner:lines=many", "lines is a whole number, not 'many'"),
        ("planner:lines=" + 5000 * "9", "lines is a whole number, not '999"),
        ("planner:margin=much", "margin is a number, not 'much'"),
        ("planner:margin=nan", "margin is a finite number from 0, not nan"),
        ("planner:lines=0", "lines is a whole number from 1 to 2147483647, not 0"),
        ("planner:kept=1", "kept is a whole number from 2 to 2147483647, not 1"),
        ("random:lines=3", "takes no 'lines'; it takes nothing"),
    ],
)
def test_what_it_cannot_take_is_refused(name: str, words: str):
    with pytest.raises(AgentError, match=words):
        zx_agents.load(name)


@pytest.mark.parametrize("name", ["scouts", "lines", "kept", "deals", "turns", "margin"])
@pytest.mark.parametrize("wrong", [None, "5", True, [5], -1, float("nan"), 10**5000], ids=type)
def test_a_budget_of_no_number_is_refused(name: str, wrong: Any):
    with pytest.raises(SettingError, match=f"planner: {name} is a .* number from .*, not "):
        Budget(**{name: wrong})


def test_it_does_not_act_on_an_observation_alone():
    game = in_the_middle()
    assert game.to_play is not None
    with pytest.raises(AgentError, match="act_game"):
        zx_agents.load(SMALL).act(game.observe(game.to_play), game.mask(), np.random.default_rng(0))


# -- rollouts ------------------------------------------------------------------------------------------------


def prefixes_of(n: int, *actions: int) -> np.ndarray:
    prefixes = np.full((n, MAX_PREFIX), NO_ACTION, np.int16)
    prefixes[:, : len(actions)] = actions
    return prefixes


def test_without_a_prefix_the_policy_plays():
    game = in_the_middle()
    batch = GameBatch([game])
    rng = np.random.default_rng(0)
    result = run_rollouts(batch, prefixes_of(1), np.zeros(1, np.float32), POLICY, VALUE, batch.turn + 1, rng)
    own, player = [], game.to_play
    turn = game.turn
    while game.to_play is not None and game.turn == turn:
        action = POLICY.act(game.observe(game.to_play), game.mask(), rng)
        if game.to_play == player:
            own.append(action)
        game.step(action)
    assert result.actions[0, : len(own)].tolist() == own and result.actions[0, len(own)] == NO_ACTION
    seen, masks = (
        (None, None) if game.to_play is None else (game.observe(game.to_play)[None], game.mask()[None])
    )
    value = 1.0 if seen is None else VALUE(seen, masks)[0]
    assert result.values[0] == pytest.approx(value if game.to_play == player else 1 - value)
    assert not result.won[0]


def test_a_prefix_is_played_and_ends_at_an_illegal_action():
    game = in_the_middle()
    legal = np.flatnonzero(game.mask())
    illegal = int(np.flatnonzero(game.mask() == 0)[0])
    rng = np.random.default_rng(0)
    for action in legal.tolist():
        batch = GameBatch([game])
        prefix = prefixes_of(1, action)
        result = run_rollouts(batch, prefix, np.zeros(1, np.float32), POLICY, VALUE, batch.turn + 1, rng)
        assert result.actions[0, 0] == action
        assert prefix[0, 0] == action  # the argument is not modified
    batch, none = GameBatch([game]), np.zeros(1, np.float32)
    until = batch.turn + 1
    quiet = run_rollouts(batch.copy(), prefixes_of(1), none, POLICY, VALUE, until, rng)
    broken = run_rollouts(batch, prefixes_of(1, illegal, *legal), none, POLICY, VALUE, until, rng)
    assert (broken.actions == quiet.actions).all() and (broken.values == quiet.values).all()


def test_the_horizon_is_a_number_of_turns():
    game = in_the_middle()
    rng = np.random.default_rng(0)
    for turns in (1, 2):
        batch = GameBatch([game])
        run_rollouts(batch, prefixes_of(1), np.zeros(1, np.float32), POLICY, VALUE, batch.turn + turns, rng)
        assert batch.done[0] or batch.turn[0] == game.turn + turns
    batch = GameBatch([game])
    result = run_rollouts(batch, prefixes_of(1), np.zeros(1, np.float32), POLICY, None, batch.turn + 1, rng)
    assert batch.done[0] and result.values[0] in (0.0, 0.5, 1.0)


def test_random_actions_are_legal_and_uniform():
    masks = np.zeros((3000, 7), np.int8)
    masks[:, [1, 4, 6]] = 1
    drawn = random_actions(masks, np.random.default_rng(1))
    counts = np.bincount(drawn, minlength=7)
    assert counts.sum() == counts[[1, 4, 6]].sum() and counts[[1, 4, 6]].min() > 900


# -- the value function --------------------------------------------------------------------------------------


def test_every_feature_has_a_weight_and_every_weight_a_feature():
    game = in_the_middle()
    assert game.to_play is not None
    features = value_features(ObservationReader(game.observe(game.to_play)[None], VALUE.card_features))
    assert list(features) == list(WEIGHTS)


def test_the_value_is_a_win_probability_and_higher_with_more_life():
    position = in_the_middle().position()
    position.pop("engine", None)
    values = []
    for life in (1, 4):
        changed = {**position, "players": [dict(player) for player in position["players"]]}
        me = position["turn_player"]
        mine = changed["players"][me]
        cards = mine["life"] + mine["deck"]
        changed["players"][me] = {**mine, "life": cards[:life], "deck": cards[life:]}
        game = Game.from_position(changed)
        assert game.to_play == me
        values.append(float(VALUE(game.observe(me)[None], game.mask()[None])[0]))
    assert 0 < values[0] < values[1] < 1


# -- what it chooses -----------------------------------------------------------------------------------------


def test_it_chooses_a_legal_action_and_the_same_by_the_same_value():
    games = [in_the_middle(seed) for seed in range(3)]
    batch = GameBatch(games)
    planner = zx_agents.load(SMALL)
    assert isinstance(planner, Planner)
    before = batch.observation.tobytes()
    first = planner.choose(batch, np.random.default_rng(5))
    assert (batch.mask[np.arange(3), first] == 1).all() and batch.observation.tobytes() == before
    assert planner.choose(batch, np.random.default_rng(5)).tolist() == first.tolist()
    assert planner.simulations > 0


def test_it_plays_duels_too():
    duel = ygo_battle_v0.Game.new(seed=1, skip_forced=True)
    planner = zx_agents.load("planner:scouts=2,lines=3,kept=2,deals=1", "ygo")
    assert isinstance(planner, Planner) and duel.to_play is not None
    action = planner.act_game(duel.view(duel.to_play), np.random.default_rng(0))
    assert duel.mask()[action] == 1
    value = DuelValue()(duel.observe(duel.to_play)[None], duel.mask()[None])[0]
    assert 0 < value < 1
    assert list(duel_features(duel.observe(duel.to_play)[None])) == list(DUEL_WEIGHTS)
