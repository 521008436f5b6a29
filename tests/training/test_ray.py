"""Ray: tournaments over its workers, and RLlib's recipe. Runs in an environment of its own (.ci/run)."""

import itertools
import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import psutil
import pytest

from tests.training.test_torchrun import DECISIONS, TRAIN, UPDATES, is_in_the_middle, reached

pytestmark = pytest.mark.ray


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Three workers of this machine, for every test that can share them."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    import ray

    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, object_store_memory=1 << 27)
    yield ray
    ray.shutdown()


def test_the_command_starts_workers_of_its_own(tmp_path, capsys):
    import ray
    from zx_training.cli import run

    words = ["tournament", "random", "scripted", "--ray", "--jobs", "2", "-n", "4", "-d", "b01_red"]
    assert run([*words, "--out", str(tmp_path / "cup")]) == 0
    assert "scripted" in capsys.readouterr().out
    assert not ray.is_initialized()


def dies_once(figures):
    """Metrics of a run: kills the process that leads, once, after the first checkpoint."""
    folder = Path(os.environ["ZX_TEST_FOLDER"])
    if (folder / "checkpoint.zip").exists() and figures["steps"] > 3000 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.filterwarnings("ignore")  # of Ray's own settings
def test_training_goes_on_from_the_checkpoint_when_a_process_dies(tmp_path, monkeypatch, capfd):
    import ray
    from zx_training.cli import run
    from zx_training.learner.checkpoint import Checkpoint

    monkeypatch.setenv("ZX_TEST_FOLDER", str(tmp_path / "run"))
    words = ["train", "--ray", "--jobs", "2", "--game", "tests.toy_game", "--preset", "tiny"]
    words += ["--out", str(tmp_path / "run"), "--metrics", "tests.training.test_ray:dies_once"]
    assert run([*words, "--set", "checkpoint_every=1", "--set", "rating_games=2"]) == 0
    assert not ray.is_initialized()
    printed = capfd.readouterr()
    assert (tmp_path / "run" / "died").exists()
    assert "goes on after" in printed.out + printed.err
    state = Checkpoint.load(tmp_path / "run" / "checkpoint.zip")
    steps = [point["steps"] for point in state.curve]
    assert steps == sorted(set(steps)) and state.steps == steps[-1] >= 8192
    assert (tmp_path / "run" / "ratings.json").exists()


def node_of_a_trainer(nodes):
    """The node with a training process that is not the head, on which the command runs."""
    while True:
        for node in nodes:
            raylet = psutil.Process(node.all_processes["raylet"][0].process.pid)
            if any("TrainWorker" in name for child in raylet.children() for name in child.cmdline()[:1]):
                return node
        time.sleep(0.1)


def kills_a_node(cluster, nodes, folder, printed):
    """Kill the node of a trainer some updates after a checkpoint, and write down when."""
    while not is_in_the_middle(folder):
        time.sleep(0.02)
    node = node_of_a_trainer(nodes)
    printed.append(reached(folder))
    cluster.remove_node(node, allow_graceful=False)


@pytest.mark.filterwarnings("ignore")  # of Ray's own settings
def test_a_run_on_three_nodes_ends_where_it_would_have_when_one_is_killed(tmp_path, monkeypatch, capfd):
    from ray.cluster_utils import Cluster
    from zx_training.cli import run
    from zx_training.learner.checkpoint import Checkpoint

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
        monkeypatch.setenv("RAY_ADDRESS", cluster.address)
        killed = []
        arguments = cluster, nodes, tmp_path / "run", killed
        killer = threading.Thread(target=kills_a_node, args=arguments, daemon=True)
        killer.start()
        words = ["train", "--ray", "--jobs", "2", "--out", str(tmp_path / "run"), *TRAIN.split()[3:]]
        assert run([*words, "--steps", str(DECISIONS * UPDATES)]) == 0
        killer.join(60)
        assert not killer.is_alive()
    finally:
        cluster.shutdown()
    output = "".join(capfd.readouterr())
    found = re.findall(r"goes on after ([\d,]+) decisions; ([\d,]+) later ones are lost", output)
    kept, lost = (int(number.replace(",", "")) for number in found[0])
    assert 0 < kept and killed[0] <= kept + lost < kept + 8 * DECISIONS
    state = Checkpoint.load(tmp_path / "run" / "checkpoint.zip")
    assert (state.steps, state.updates) == (DECISIONS * UPDATES, UPDATES)
    assert [point["steps"] for point in state.curve] == list(
        range(DECISIONS, DECISIONS * UPDATES + 1, DECISIONS)
    )


def test_the_same_games_are_played_as_over_processes(cluster):
    from zx_training.tournament.executors import run_in_processes, run_on_ray
    from zx_training.tournament.results_log import ResultsLog

    from tests.training.test_tournament import plan, results

    whole = plan("greedy", "random", "together", games=12)
    found = []
    for executor in (run_on_ray, run_in_processes):
        log = ResultsLog(whole)
        for one, pairs in executor(whole, log.remaining, 2):
            log.add(one, pairs)
        found.append(sorted(results(log), key=repr))
    assert found[0] == found[1] and len(found[0]) == 3 * 6


@pytest.mark.parametrize("agent", ["Raises", "Kills"])
def test_an_agent_that_crashes_forfeits_and_the_tournament_goes_on(cluster, agent):
    from zx_training.tournament.standings import standings

    from tests.training.test_tournament import plan

    whole = plan("greedy", agent, "random", games=2)
    found = standings(whole, over(whole))
    assert found["games_played"] == found["games_planned"] == 6
    assert found["forfeits_in_all"] > 0 and {one["agent"] for one in found["forfeits"]} == {agent}


def test_the_games_of_a_lost_worker_are_played_again(cluster, tmp_path):
    from zx_training.tournament.standings import standings

    from tests.training.test_tournament import plan

    whole = plan("greedy", "KillsWorkerOnce", games=8, folder=tmp_path)
    found = standings(whole, over(whole))
    assert (tmp_path / "lost").exists()
    assert found["games_played"] == found["games_planned"] == 8 and found["forfeits_in_all"] == 0


def test_the_page_of_the_manual_runs(cluster, tmp_path, monkeypatch):
    from tests.training.test_manual import DOCS, run

    monkeypatch.chdir(tmp_path)
    run(DOCS / "learn" / "rllib.md")


def over(whole: Any) -> Any:
    """All pairs that two workers of the cluster have played."""
    from zx_training.tournament.executors import run_on_ray

    return [pair for _, pairs in run_on_ray(whole, whole.rounds(), 2) for pair in pairs]


# -- RLlib ------------------------------------------------------------------------------------------------


def test_each_seat_observes_its_own_decisions_and_gets_the_result():
    from zx_training.recipes.rllib import SEATS, TwoPlayerEnv

    env, rng = TwoPlayerEnv({"decks": ["b01_red", "b01_blue"]}), np.random.default_rng(1)
    for seed in range(6):
        seen, _ = env.reset(seed=seed)
        returns = dict.fromkeys(SEATS, 0.0)
        while True:
            (seat,) = seen
            assert env.observation_spaces[seat].contains(seen[seat])
            assert SEATS[env.game.to_play] == seat
            np.testing.assert_array_equal(seen[seat]["observations"], env.game.observe(SEATS.index(seat)))
            action = int(rng.choice(np.flatnonzero(seen[seat]["action_mask"])))
            seen, rewards, ends, _, _ = env.step({seat: action})
            assert set(seen) == set(rewards)
            for agent, reward in rewards.items():
                returns[agent] += reward
            if ends["__all__"]:
                break
        assert set(seen) == set(SEATS) and all(ends.values())
        won = SEATS[env.game.winner]
        # Without discount, the shaping rewards of a game would sum to 0.
        assert returns[won] == pytest.approx(1.0, abs=0.1)
        assert returns[SEATS[1 - env.game.winner]] == pytest.approx(-1.0, abs=0.1)


class Watched:
    """The games of a runner, whose decisions it keeps: by game and seat, with the results of ended games."""

    def __init__(self, games):
        self.games, self.game = games, np.arange(games.num_envs)
        self.decisions, self.results = {}, {}
        self.now = [part.copy() for part in games.reset()]

    def step(self, actions):
        for row, game in enumerate(self.game.tolist()):
            seen = [self.now[0][row], self.now[1][row], int(actions[row])]
            self.decisions.setdefault((game, int(self.now[2][row])), []).append(seen)
        *now, rewards, done = self.games.step(actions)
        self.now = [part.copy() for part in now]
        for row in np.flatnonzero(done):
            self.results[int(self.game[row])] = rewards[row].copy()
            self.game[row] = self.game.max() + 1
        return *now, rewards, done


@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_a_runner_of_many_games_returns_every_decision_once_with_its_reward(cluster, game):
    from zx_training.recipes.rllib import MAIN, SEATS, config_of
    from zx_training.recipes.rllib_runner import DISCOUNT, SHAPING, VectorRunner

    config = config_of(0, None, 1, game=game)
    runner = VectorRunner(config=config.env_runners(num_envs_per_env_runner=6), worker_index=0)
    runner.make_env()
    runner.env = watched = Watched(runner.env)
    runner.now = watched.now
    parts, samples = {}, 0
    while len(watched.results) < 8:
        episodes = runner.sample(num_timesteps=40)
        samples += 1
        count = sum(len(episode) for episode in episodes)
        assert 40 <= count < 40 + 2 * 6
        assert runner.get_metrics()["num_env_steps_sampled"] == count
        for episode in episodes:
            assert episode.module_id == MAIN
            number = int(episode.id_)
            assert SEATS[number % 2] == episode.agent_id
            parts.setdefault((number // 2, number % 2), []).append(episode)
    assert samples > 5 and max(map(len, parts.values())) > 1
    alone = 0
    for number, result in watched.results.items():
        alone += sum((number, seat) not in parts for seat in (0, 1))
        for seat in (0, 1):
            chain, true = parts.get((number, seat), ()), watched.decisions.get((number, seat), ())
            if not chain:
                continue
            assert [part.is_terminated for part in chain] == [False] * (len(chain) - 1) + [True]
            assert [a for part in chain for a in part.get_actions()] == [action for *_, action in true]
            cells, masks = (np.array([one[k] for one in true]) for k in (0, 1))
            for name, wanted in (("observations", cells), ("action_mask", masks)):
                found = np.concatenate([part.get_observations()[name][:-1] for part in chain])
                np.testing.assert_array_equal(found, wanted)
                for part, after in itertools.pairwise(chain):
                    ends, begins = part.get_observations(-1)[name], after.get_observations(0)[name]
                    np.testing.assert_array_equal(ends, begins)
            potential = np.append(SHAPING * runner.adapter.potential(cells), 0)
            rewards = DISCOUNT * potential[1:] - potential[:-1]
            rewards[-1] += result[seat]
            found = np.concatenate([part.get_rewards() for part in chain])
            np.testing.assert_allclose(found, rewards, atol=1e-6)
            for part in chain:
                outputs = part.extra_model_outputs
                logits = np.array(outputs["action_dist_inputs"].data)
                logits -= logits.max(axis=1, keepdims=True)
                drawn = logits[np.arange(len(part)), part.get_actions()]
                log_prob = drawn - np.log(np.exp(logits).sum(axis=1))
                np.testing.assert_allclose(outputs["action_logp"].data, log_prob, atol=1e-5)
    assert 0 < alone < 2 * len(watched.results)  # "past" played some seats, and never both


def test_a_game_in_two_has_a_snapshot_in_one_seat():
    from types import SimpleNamespace

    from zx_training.recipes.rllib import PAST, SEATS, module_of

    games = [[module_of(seat, SimpleNamespace(id_=f"game {k}")) for seat in SEATS] for k in range(400)]
    counts = [sum(game[seat] == PAST for game in games) for seat in (0, 1)]
    assert all(60 < count < 140 for count in counts)
    assert not any(game == [PAST, PAST] for game in games)


def test_the_last_whole_algorithm_is_found(tmp_path):
    from zx_training.recipes.rllib import saved_in

    from zx_env.errors import SettingError

    (tmp_path / "algorithm.new").mkdir()
    with pytest.raises(SettingError, match="without --resume"):
        saved_in(tmp_path)
    for name in ("algorithm.old", "algorithm"):
        (tmp_path / name).mkdir()
        assert saved_in(tmp_path).name == name


def test_a_run_on_two_workers_is_kept_and_its_player_plays_the_same(cluster, tmp_path, monkeypatch, capsys):
    import torch
    import zx_agents
    from ray.rllib.core.rl_module.rl_module import RLModule
    from zx_training.games import get_game
    from zx_training.recipes import rllib

    monkeypatch.setattr(rllib.SnapshotCallback, "EVERY", 1)
    decks = ["b01_red", "b01_blue"]
    rllib.main(workers=2, decisions="512", deck=decks, games=4, batch=256, out=tmp_path)
    modules = tmp_path / "algorithm" / "learner_group" / "learner" / "rl_module"
    module, past = (RLModule.from_checkpoint(str(modules / name)) for name in (rllib.MAIN, rllib.PAST))
    for name, array in module.get_state().items():
        np.testing.assert_array_equal(array, past.get_state()[name])
    player = zx_agents.load(tmp_path / "player.npz")
    games = get_game("zx").games(8, [tuple(decks)], 3)
    rng, (seen, masks, _) = np.random.default_rng(0), games.reset()
    for _ in range(20):
        shown = {"observations": torch.as_tensor(seen.copy()), "action_mask": torch.as_tensor(masks.copy())}
        wanted = module.forward_inference({"obs": shown})["action_dist_inputs"].detach().numpy()
        numbers, _ = player.evaluate(seen, masks)
        np.testing.assert_allclose(numbers[masks != 0], wanted[masks != 0], atol=1e-5)
        assert (wanted[masks == 0] < -1e8).all()
        drawn = [int(rng.choice(np.flatnonzero(mask))) for mask in masks]
        seen, masks, *_ = games.step(np.array(drawn, np.int32))
    first = decisions_in(capsys.readouterr().out)
    rllib.main(
        workers=2, decisions=str(first[-1] + 1), deck=decks, games=2, batch=256, out=tmp_path, resume=True
    )
    (more,) = decisions_in(capsys.readouterr().out)
    assert first[-1] < more < 2 * first[-1]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["algorithm", "player.npz"]


def test_a_run_on_single_games_of_the_second_game_makes_a_player_of_it(cluster, tmp_path):
    import zx_agents
    from zx_training.recipes import rllib

    interface = rllib.Interface.GAME
    rllib.main(0, "64", "ygo", ["light", "beat"], games=2, batch=64, interface=interface, out=tmp_path)
    player = zx_agents.load(tmp_path / "player.npz", "ygo")
    seen, masks, _ = rllib.get_game("ygo").games(4, [("light", "beat")], 3).reset()
    assert player.evaluate(seen, masks)[0].shape == masks.shape


def decisions_in(printed: str) -> list[int]:
    return [
        int(found.replace(",", "")) for found in re.findall(r"^([\d,]+) decisions$", printed, re.MULTILINE)
    ]
