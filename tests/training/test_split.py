"""The split of the cards in training: what is refused, and what a player says that it has kept."""

import json
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")

import zx_agents
from zx_agents import LearnedPlayer
from zx_agents.network.pretrained import FOLDER, export_pretrained
from zx_agents.zx.training_decks import fault_of_training
from zx_training.cli import run
from zx_training.experiments.config import Experiment
from zx_training.games import get_game
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.presets import PRESETS
from zx_training.learner.tasks import task_of
from zx_training.learner.trainer import train

from zx_env.errors import CheckpointError, SettingError
from zx_env.zx.cards.deck_makers.held_out import SPLIT, TEST_SEEDS, held_out
from zx_env.zx.cards.deck_makers.playable import random_deck
from zx_env.zx.cards.deck_text import deck_text
from zx_env.zx.cards.decks import SCORE, deck_names

PRESET = replace(PRESETS["tiny"], steps=1, minutes=1e-9, rating_games=0, num_envs=4, num_steps=4, hidden=(8,))
HELD = sorted(number for number in held_out() if number.startswith("B03-"))


def begun(folder: Path, *decks: str, origin: LearnedPlayer | None = None, **changes: Any) -> Path:
    """The checkpoint of a run that ends before its first update."""
    preset = replace(PRESET, **changes)
    return train(task_of(get_game("zx"), decks), folder, preset, origin=origin).checkpoint


def without_statement(path: Path, folder: Path, **changes: Any) -> Path:
    """The same checkpoint, whose manifest does not say which split it kept."""
    made = folder / f"old{len(list(folder.glob('old*')))}.zip"
    with zipfile.ZipFile(path) as whole, zipfile.ZipFile(made, "w") as copy:
        for name in whole.namelist():
            content = whole.read(name)
            if name == "manifest.json":
                manifest = json.loads(content) | changes
                del manifest["split"]
                content = json.dumps(manifest).encode()
            copy.writestr(name, content)
    return made


# -- decks ---------------------------------------------------------------------------------------------------


def test_decks_without_held_out_cards_are_for_training() -> None:
    assert [fault for fault in map(fault_of_training, deck_names("all")) if fault] == []
    for text in (
        "random:train",
        "random:B01,B02,train/1",
        "sealed:B03,train",
        f"random:train@{TEST_SEEDS - 1}",
    ):
        assert fault_of_training(text) is None


@pytest.mark.parametrize("text", ["random:B03", "sealed:B03", "random:B02,B03/2", "sealed:B01,B03"])
def test_drawn_decks_are_refused_with_the_text_that_is_not(text: str) -> None:
    fault = fault_of_training(text)
    assert fault is not None and fault.startswith(f"{text} has held-out cards, B0")
    better = fault.partition("(")[2].partition(" has none)")[0]
    sets, slash, colors = text.partition("/")
    assert better == f"{sets},train{slash}{colors}" and fault_of_training(better) is None


def test_seeds_of_the_benchmark_are_refused() -> None:
    assert f"below {TEST_SEEDS}" in str(fault_of_training(f"random:train@{TEST_SEEDS}"))


def test_decks_of_the_scorecard_are_refused() -> None:
    faults = [fault_of_training(name) for name in deck_names(SCORE)]
    assert len(faults) == 102 and all(fault and "of the scorecard" in fault for fault in faults)


def test_a_fixed_deck_is_judged_by_its_cards(tmp_path: Path) -> None:
    # The seed decides whether the deck has a held-out card.
    faults = [fault_of_training(f"random:B01,B02@{seed}") for seed in range(20)]
    assert any(faults) and not all(faults)
    path = tmp_path / "mine.toml"
    path.write_text(deck_text(random_deck(5, ["B03", "test"])), encoding="utf-8")
    assert f"{path} has held-out cards, {HELD[0][:4]}" in str(fault_of_training(str(path)))
    path.write_text(deck_text(random_deck(5, ["B03", "train"])), encoding="utf-8")
    assert fault_of_training(str(path)) is None


# -- commands ------------------------------------------------------------------------------------------------


def test_training_refuses_what_is_held_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["train", "--preset", "tiny", "--out", str(tmp_path / "run"), "--deck", "random:B03"]
    assert run(command) == 2
    words = " ".join(capsys.readouterr().err.split())
    assert "random:B03,train has none" in words and SPLIT in words and "--no-split" in words
    assert not (tmp_path / "run").exists()


def test_what_it_is_told_to_train_on_is_recorded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["train", "--preset", "tiny", "--steps", "1", "--out", str(tmp_path)]
    for name in ("rating_games=0", "num_envs=4", "num_steps=4", "minutes=1e-9", "hidden=8"):
        command += ["--set", name]
    assert run([*command, "--deck", "random:B03/2", "--no-split"]) == 0
    assert Checkpoint.load(tmp_path / "checkpoint.zip").split == ""
    # Goes on without being told again.
    assert run(["train", "--resume", str(tmp_path)]) == 0
    capsys.readouterr()
    assert run(["info", str(tmp_path / "checkpoint.zip"), "--json"]) == 0
    said = {row["what"]: row["value"] for row in json.loads(capsys.readouterr().out)}
    assert said["split"] == "none was kept" and said["decks"] == "random:B03/2" and said["hidden"] == "[8]"
    with pytest.raises(CheckpointError, match=f"without the split {SPLIT}"):
        export_pretrained(tmp_path / "checkpoint.zip", tmp_path / "shipped")


def test_an_experiment_keeps_the_split_unless_told() -> None:
    experiment = Experiment.of({"question": "?", "arms": {"one": {"decks": ["random:B03"]}}})
    with pytest.raises(SettingError, match="keep_split = false"):
        experiment.check()
    replace(experiment, keep_split=False).check()


# -- players -------------------------------------------------------------------------------------------------


def test_a_shipped_player_says_what_it_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert zx_agents.load("learned").split == SPLIT  # type: ignore[attr-defined]
    assert run(["info", "--json"]) == 0
    said = {row["what"]: row["value"] for row in json.loads(capsys.readouterr().out)}
    assert said["split"] == SPLIT and "b01_red" in said["decks"]
    path = begun(tmp_path / "run", "sealed:B01,train", random_decks=4)
    assert zx_agents.load(str(path)).split == SPLIT  # type: ignore[attr-defined]
    assert json.loads(export_pretrained(path, tmp_path / "shipped").read_text("utf-8"))["split"] == SPLIT


def test_every_shipped_player_of_a_game_with_a_split_has_kept_it() -> None:
    for path in FOLDER.glob("*.json"):
        manifest = json.loads(path.read_text("utf-8"))
        split = zx_agents.game_agents.agents_of(manifest["game"]).split
        assert manifest["split"] == ("" if split is None else split.name)
        assert split is None or not any(split.fault(deck, None) for deck in manifest["decks"])


def test_a_checkpoint_that_does_not_say_is_judged_by_its_decks(tmp_path: Path) -> None:
    path = begun(tmp_path / "run", "b01_red", "b01_blue")
    for decks, split in ((["b01_red"], SPLIT), (["random:B03"], ""), (["no_such_deck"], "")):
        old = without_statement(path, tmp_path, decks=decks)
        assert zx_agents.load(str(old)).split == Checkpoint.load(old).split == split  # type: ignore[attr-defined]


def test_weights_hand_on_what_was_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taught = zx_agents.load(str(begun(tmp_path / "one", "random:B03/2")))
    assert isinstance(taught, LearnedPlayer) and taught.split == ""
    after = begun(tmp_path / "two", "b01_red", "b01_blue", origin=taught)
    assert Checkpoint.load(after).split == ""
    command = ["train", "--preset", "tiny", "--out", str(tmp_path / "three"), "--from"]
    assert run([*command, str(tmp_path / "one" / "checkpoint.zip")]) == 2
    assert f"not trained by the split {SPLIT}" in " ".join(capsys.readouterr().err.split())


def test_going_on_with_other_decks_gives_the_split_up(tmp_path: Path) -> None:
    path = begun(tmp_path, "b01_red", "b01_blue")
    assert Checkpoint.load(path).split == SPLIT
    train(task_of(get_game("zx"), ["random:B03/2"]), tmp_path, PRESET, resume=path)
    assert Checkpoint.load(path).split == ""
    train(task_of(get_game("zx"), ["b01_red", "b01_blue"]), tmp_path, PRESET, resume=path)
    assert Checkpoint.load(path).split == ""
