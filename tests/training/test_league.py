"""Opponents of the learner, rollouts, and the settings of a run."""

from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from zx_training.games import get_game
from zx_training.learner.inputs import InputLayout
from zx_training.learner.league import ACTIVE, PAST, SELF, League, Results, SnapshotPlayer, load_opponents
from zx_training.learner.network import Network
from zx_training.learner.ppo import Learner, potential_weights
from zx_training.learner.presets import PRESETS, Preset, settings_of
from zx_training.learner.rollouts import SelfPlay
from zx_training.learner.tasks import task_of

from tests.training.toy import N_ACTIONS, N_OBS, ToyGreedy, ToyRandom, ToyVector, toy_task
from zx_env.errors import AgentError, SettingError

FIXED = {"scripted": ToyGreedy(), "random": ToyRandom()}


def league(shares, snapshots=0, capacity=12):
    made = League(FIXED, shares, capacity=capacity)
    for k in range(snapshots):
        torch.manual_seed(k)
        made.add_snapshot(Network(InputLayout(N_OBS, N_ACTIONS), hidden=(4,)).export())
    return made


def play(made, steps=150, n=12):
    torch.manual_seed(1)
    preset = replace(PRESETS["tiny"], hidden=(8,))
    potential = potential_weights(toy_task(), preset, N_OBS)
    learner = Learner(InputLayout(N_OBS, N_ACTIONS), potential, preset)
    games = SelfPlay(ToyVector(n, None, 4), made, np.random.default_rng(3))
    return games, games.collect(learner.network, steps)


def test_both_seats_learn_against_oneself():
    games, played = play(league({SELF: 1}))
    assert played.learns.all() and games.games_ended > 50 and not games.results
    assert set(np.unique(played.player)) == {0, 1}


def test_one_seat_learns_against_others_and_results_are_the_learners():
    made = league({"scripted": 1})
    games, played = play(made)
    rows = np.arange(played.done.shape[1])
    seat = rows % 2
    wins = []
    for t in range(len(played.done)):
        assert (played.learns[t] == (played.player[t] == seat)).all()
        for i in np.flatnonzero(played.done[t]):
            wins.append(0.5 + 0.5 * played.reward[t, i, seat[i]])
            seat[i] ^= 1
    assert games.results == {"scripted": wins} and games.games_ended == len(wins)


def test_a_rollout_contains_what_was_played():
    """Cells are observation and mask of the player to move; actions are legal; log-probabilities negative."""
    _, played = play(league({SELF: 1, "random": 1}))
    mask = played.cells[:, :, N_OBS:]
    assert np.take_along_axis(mask, played.action[:, :, None], 2).all()
    assert (played.cells[:, :, 3] == 1).all()  # the toy's "you are to move"
    assert (played.log_prob[played.learns] <= 0).all() and not played.log_prob[~played.learns].any()


def test_slots_are_drawn_by_shares():
    made = league({SELF: 2, "scripted": 1, "random": 0, PAST: 1})
    assert made.kinds == [SELF, "scripted", *[PAST] * ACTIVE]
    np.testing.assert_allclose(made.probabilities(), [2 / 3, 1 / 3, 0, 0])
    made = league({SELF: 2, "scripted": 1, PAST: 1}, snapshots=1)
    np.testing.assert_allclose(made.probabilities(), [1 / 2, 1 / 4, 1 / 8, 1 / 8])
    np.testing.assert_array_equal(league({SELF: 0}).probabilities(), [1, 0, 0])


def test_the_hardest_snapshots_play_most():
    made = league({PAST: 1}, snapshots=5)
    made.win_rates = [0.1, 0.1, 0.9, 0.1, 0.1]
    rng = np.random.default_rng(0)
    drawn = [made.choose_active(rng) for _ in range(500)]
    assert all(len(slots) == ACTIVE and slots[0] == 4 for slots in drawn)
    others = [slots[1] for slots in drawn]
    assert others.count(2) > 400
    assert made.agent(1) is made.snapshots[4]


def test_a_league_contains_old_and_new_snapshots():
    made = league({PAST: 1}, capacity=6)
    added = []
    for k in range(40):
        made.win_rates = [float(i) for i in range(len(made.snapshots))]
        torch.manual_seed(k)
        made.add_snapshot(Network(InputLayout(N_OBS, N_ACTIONS), hidden=(4,)).export())
        added.append(made.snapshots[-1])
        assert len(made.snapshots) == len(made.win_rates) <= 6
    assert made.snapshots[0] is added[0] and made.snapshots[-1] is added[-1]


def test_a_snapshot_samples_its_actions():
    torch.manual_seed(3)
    network = Network(InputLayout(3, 4), hidden=(4,))
    with torch.no_grad():
        network.policy.weight.mul_(100)
    player = SnapshotPlayer(network.export())
    masks = np.tile(np.array([1, 0, 1, 1], np.int8), (3000, 1))
    actions = player.act_batch(np.ones((3000, 3), np.int8), masks, np.random.default_rng(0))
    cells = np.concatenate([np.ones((1, 3), np.int8), masks[:1]], axis=1)
    with torch.no_grad():
        wanted = torch.softmax(network(torch.from_numpy(cells))[0], dim=0).numpy()
    found = np.bincount(actions, minlength=4) / 3000
    assert found[1] == 0 and wanted.max() < 0.95
    np.testing.assert_allclose(found[[0, 2, 3]], wanted, atol=0.03)
    assert player.act(np.ones(3, np.int8), masks[0], np.random.default_rng(0)) in (0, 2, 3)


class Thinker:
    """Uses its player's view of the game, as a searching player does."""

    seen = 0

    def act_game(self, view, rng):
        Thinker.seen += 1
        return int(rng.choice(np.flatnonzero(view.mask())))


def test_players_that_think_with_games_are_met():
    adapter = get_game("ygo")
    games = adapter.games(4, task_of(adapter).pairs(), 3)
    made = League({"thinker": Thinker()}, {"thinker": 1})
    preset = replace(PRESETS["tiny"], hidden=(8,))
    learner = Learner(
        InputLayout(games.obs_size, games.num_actions), np.zeros(games.obs_size, np.float32), preset
    )
    played = SelfPlay(games, made, np.random.default_rng(3)).collect(learner.network, 12)
    assert Thinker.seen == (~played.learns).sum() > 0


def test_other_agents_are_loaded_by_name():
    preset = PRESETS["tiny"].changed({"shares": {"self": 1, "scripted": 0, "random": 1, "planner": 0.1}})
    found = load_opponents(task_of(get_game("zx")), preset)
    assert list(found) == ["random", "planner"] and hasattr(found["planner"], "act_game")
    with pytest.raises(AgentError, match="scriptd"):
        load_opponents(task_of(get_game("zx")), preset.changed({"shares.scriptd": "0.5"}))


def test_results_are_the_last_ones():
    results = Results()
    results.add("random", [0.0] * 300)
    results.add("random", [1.0] * 400)
    results.add("past", [])
    assert results.win_rates() == {"random": 1.0}


def test_random_decks_are_played_besides():
    task = task_of(get_game("zx"), ["b01_red", "b01_blue"])
    pairs = task.pairs(3, seed=5, share=9 / 13)
    assert pairs[:4] == task.pairs() and len(pairs) == 4 + 3 * 3
    assert [pair[0] for pair in pairs] == [pair[0] for pair in task.pairs(3, seed=5)][4:]
    # The share is kept by whole repetitions of either part.
    for share, known, drawn in ((0.5, 2, 1), (0.25, 7, 1), (0.9, 1, 4), (1.0, 1, 1)):
        assert len(task.pairs(3, seed=5, share=share)) == 4 * known + 9 * drawn, share
    games = get_game("zx").games(13, pairs, 3)
    _, mask, _ = games.reset()
    assert mask.any(axis=1).all()
    with pytest.raises(SettingError, match="random_decks"):
        task_of(get_game("ygo")).pairs(1)


def test_settings_come_from_the_command_line_and_a_file(tmp_path):
    (tmp_path / "mine.toml").write_text(
        'learning_rate = 1e-3\nhidden = [64, 32]\nnum_envs = 8\n[shares]\nself = 1\n"runs/a.zip" = 0.5\n'
    )
    settings = settings_of(["num_envs=16", "shares.scripted=0.25", "steps=1_000"], tmp_path / "mine.toml")
    preset = PRESETS["quick"].changed(settings)
    assert (preset.learning_rate, preset.hidden, preset.num_envs, preset.steps) == (1e-3, (64, 32), 16, 1000)
    assert preset.shares == {"self": 1.0, "runs/a.zip": 0.5, "scripted": 0.25}
    assert PRESETS["quick"].changed({"shares.my/run.zip": "1", "hidden": "8,4"}).hidden == (8, 4)
    assert Preset.from_dict(preset.as_dict()) == preset


@pytest.mark.parametrize(
    ("assignments", "message"),
    [
        (["learning_rat=1"], "did you mean 'learning_rate'"),
        (["num_envs=many"], "num_envs='many'"),
        (["num_envs"], "name=value"),
        (["clip.high=1"], "clip has no entries"),
        (["hidden=a,b"], "hidden='a,b'"),
    ],
)
def test_settings_that_there_are_not_are_named(assignments, message):
    with pytest.raises(SettingError, match=message):
        PRESETS["quick"].changed(settings_of(assignments))


def test_a_file_of_settings_that_cannot_be_read_is_named(tmp_path):
    for text in (None, "not toml ="):
        path = tmp_path / "mine.toml"
        if text:
            path.write_text(text)
        with pytest.raises(SettingError, match=r"mine\.toml"):
            settings_of([], path)
