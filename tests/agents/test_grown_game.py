"""A checkpoint plays on when its game has got new cards and new fields of the observation."""

import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zx_agents
from zx_agents import LearnedPlayer
from zx_agents.network.fitting import Training
from zx_agents.network.player import FORMAT, MANIFEST, POLICY, load_player
from zx_agents.network.pretrained import export_pretrained, load_pretrained, path_of

import zx_env
from zx_env.errors import CheckpointError
from zx_env.zx.cards.pool import STANDARD, card_table


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What the manifest of the first version says: it knows fewer fields and cards than there are now."""
    manifest: dict[str, Any] = json.loads(path_of("zx", 1).read_text("utf-8"))
    assert set(manifest["fields"]) < set(zx_env.Game.game_spec.field_digests)
    assert len(manifest["cards"]) < len(card_table(STANDARD).cards)
    return manifest


def checkpoint(path: Path, told: dict[str, Any], **changes: Any) -> Path:
    """Write that player as the checkpoint of a run, with the fields and cards of its time."""
    training = {name: told[name] for name in ("fields", "cards")} | {"card_features": []} | changes
    manifest = {"format": FORMAT, "game": "zx", "observation": "3:old", "cards": "old", "training": training}
    manifest |= {"settings": {"card_set": STANDARD}, "split": told["split"], "steps": 1, "version": "0.0.9"}
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(MANIFEST, json.dumps(manifest))
        archive.writestr(POLICY, path_of("zx", 1).with_suffix(".npz").read_bytes())
    return path


def positions() -> tuple[np.ndarray, np.ndarray]:
    """Observations and masks after 60 random actions of each of 30 games."""
    games, rng = (
        zx_env.VectorEnv(30, decks=[("b01_red", "2014_red_braver")], seed=3),
        np.random.default_rng(5),
    )
    observation, mask, _ = games.reset()
    for _ in range(60):
        actions = np.where(mask != 0, rng.random(mask.shape), -1.0).argmax(axis=1)
        observation, mask, *_ = games.step(actions.astype(np.int32))
    return observation.copy(), mask.copy()


def test_it_answers_as_the_shipped_player_does(tmp_path: Path, told: dict[str, Any]) -> None:
    path = checkpoint(tmp_path / "old.zip", told)
    player, shipped = zx_agents.load(path, "zx"), zx_agents.load("learned:version=1")
    assert isinstance(player, LearnedPlayer) and isinstance(shipped, LearnedPlayer)
    assert player.split == shipped.split
    for actual, wanted in zip(player.evaluate(*positions()), shipped.evaluate(*positions()), strict=True):
        np.testing.assert_array_equal(actual, wanted)
    numbers = [card.number for card in card_table(STANDARD).cards]
    again = load_pretrained(export_pretrained(path, tmp_path / "shipped"), "zx", numbers)
    np.testing.assert_allclose(again.evaluate(*positions())[1], shipped.evaluate(*positions())[1], atol=0.01)


def test_what_has_gone_or_changed_is_refused_by_name(tmp_path: Path, told: dict[str, Any]) -> None:
    name = next(iter(told["fields"]))
    for changes, says in (
        ({"fields": told["fields"] | {name: "0" * 16}}, f"old.zip.*'{name}'.*zx train"),
        ({"cards": [*told["cards"], "ZZ-999"]}, "old.zip.*observations of version '3:old'"),
        ({"fields": None}, "old.zip.*`training` of its manifest"),
    ):
        with pytest.raises(CheckpointError, match=says):
            load_player(checkpoint(tmp_path / "old.zip", told, **changes), game="zx")


def test_a_game_names_its_fields_and_cards() -> None:
    now = Training.now("zx")
    assert now is not None and Training.of({"training": now.as_dict()}) == now
    assert list(now.fields) == [field.name for field in zx_env.Game.game_spec.observation_fields]
    assert len(now.cards) == len(card_table(STANDARD).cards) and now.card_features
    assert Training.now("chess") is None
