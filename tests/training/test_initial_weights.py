"""A run that begins with the weights of a player: `zx train --from`."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import zx_agents
from typer.testing import CliRunner
from zx_agents import LearnedPlayer
from zx_training.cli import app
from zx_training.games import get_game
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.presets import PRESETS
from zx_training.learner.tasks import task_of
from zx_training.learner.trainer import train

from zx_env.errors import CheckpointError, SettingError

PRESET = replace(PRESETS["tiny"], hidden=(320, 256), row_width=48, rating_games=0, num_envs=8, num_steps=8)
"""The widths of the shipped player."""


def begun(folder: Path, origin: LearnedPlayer, **changes: object) -> Checkpoint:
    """The checkpoint of a run that ends before its first update."""
    preset = replace(PRESET, steps=1, minutes=1e-9, **changes)  # type: ignore[arg-type]
    train(task_of(get_game("zx")), folder, preset, origin=origin)
    return Checkpoint.load(folder / "checkpoint.zip")


@pytest.mark.parametrize("hidden", [(320, 256), (384, 320)])
def test_the_first_policy_is_that_of_the_player(tmp_path: Path, hidden: tuple[int, ...]) -> None:
    # The first version is older than the observation: fields and most cards came later.
    shipped = zx_agents.load("learned:version=1")
    assert isinstance(shipped, LearnedPlayer)
    policy = begun(tmp_path, shipped, random_decks=4, hidden=hidden).policy
    assert policy["trunk.1.w"].shape == hidden and policy["trunk.0.w"].any(axis=0).all()
    first = LearnedPlayer(policy)
    task = task_of(get_game("zx"))
    games, rng = task.games(8, task.pairs(4, 1), 3), np.random.default_rng(0)
    observation, mask, _ = games.reset()
    for _ in range(40):
        (wanted, worth), (logits, values) = (p.evaluate(observation, mask) for p in (shipped, first))
        legal = mask != 0
        np.testing.assert_allclose(logits[legal], wanted[legal], rtol=1e-4, atol=1e-3)
        np.testing.assert_allclose(values, worth, rtol=1e-4, atol=1e-4)
        observation, mask, *_ = games.step(
            np.where(legal, rng.random(mask.shape), -1).argmax(1).astype(np.int32)
        )


def test_a_run_begins_where_another_ended(tmp_path: Path) -> None:
    task = task_of(get_game("zx"))
    train(task, tmp_path / "one", replace(PRESET, steps=200, hidden=(16,), row_width=8, card_width=4))
    path = tmp_path / "one" / "checkpoint.zip"
    player = zx_agents.load(str(path), "zx")
    assert isinstance(player, LearnedPlayer)
    before = Checkpoint.load(path).policy
    small = {"hidden": (16,), "row_width": 8, "card_width": 4}
    after = begun(tmp_path / "two", player, **small).policy
    assert before.keys() == after.keys()
    for name, array in before.items():
        np.testing.assert_allclose(after[name], array, rtol=1e-4, atol=1e-5, err_msg=name)


def test_a_player_without_embeddings_gets_them(tmp_path: Path) -> None:
    task = task_of(get_game("ygo"))
    small = replace(PRESET, hidden=(16,), row_width=8)
    train(task, tmp_path / "one", replace(small, steps=200, card_width=0))
    origin = zx_agents.load(str(tmp_path / "one" / "checkpoint.zip"), "ygo")
    assert isinstance(origin, LearnedPlayer)
    train(task, tmp_path / "two", replace(small, steps=1, minutes=1e-9, card_width=4), origin=origin)
    policy = Checkpoint.load(tmp_path / "two" / "checkpoint.zip").policy
    assert "cards.table" not in origin.weights and policy["cards.table"].shape[1] == 4
    games = task.games(8, task.pairs(0, 1), 3)
    observation, mask, _ = games.reset()
    for one, two in zip(
        origin.evaluate(observation, mask), LearnedPlayer(policy).evaluate(observation, mask), strict=True
    ):
        np.testing.assert_allclose(one, two, rtol=1e-4, atol=1e-4)


def test_other_widths_are_refused_with_the_settings_that_fit(tmp_path: Path) -> None:
    shipped = zx_agents.load("learned")
    assert isinstance(shipped, LearnedPlayer)
    with pytest.raises(CheckpointError, match="--set hidden=320,256 --set row_width=48 --set card_width=8"):
        begun(tmp_path, shipped, hidden=(64,))


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--from", "scripted"], "a player with a network"),
        (["--from", "learned", "--resume", "runs/x"], "leave one of them out"),
    ],
)
def test_what_cannot_be_begun_with_is_refused(tmp_path: Path, more: list[str], words: str) -> None:
    command = ["train", "--preset", "tiny", "--out", str(tmp_path / "run"), *more]
    done = CliRunner().invoke(app, command, obj={"started": 0.0})
    assert isinstance(done.exception, SettingError) and words in str(done.exception)
