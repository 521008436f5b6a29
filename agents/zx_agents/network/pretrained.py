"""The pretrained players of this package ("learned"), and the export of a checkpoint as one.

    shipped/GAME-VERSION.npz    the arrays (weights.py), in half precision
    shipped/GAME-VERSION.json   the manifest: game, digest of the observation, fields of it that the network
                                knows, cards with an embedding, training, the split of the cards that it kept
    shipped/README.md           the model card: training data and time, strength by deck, weaknesses

    python -m zx_agents.network runs/standard/checkpoint.zip     # ships it as the next version
    python -m zx_agents.network zx    # the observation has new fields: lets all versions play on

"learned" is the newest version, "learned:version=1" the first one. The panel of the scorecard names a
version, so a new player changes no score.

Card embeddings are stored by the cards' unique names, so the player can still play when cards are added
(fitting.py).
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.game_agents import CardFeatures, agents_of
from zx_agents.network.fitting import Training, fitted, of_cards, spec_of, vectors_of
from zx_agents.network.known_fields import cells_of
from zx_agents.network.player import (
    LearnedPlayer,
    open_checkpoint,
    policy_of,
    seen_digest,
    split_of,
    weights_from_bytes,
)
from zx_env.core.games import get_game
from zx_env.errors import CheckpointError, SettingError

LEARNED = "learned"
"""Name of the pretrained player of a game that has one."""
NEWEST = 0
"""Stands for the newest version of a pretrained player."""
FOLDER = Path(__file__).parents[1] / "shipped"
FORMAT = "zx-shipped/1"
MANIFEST_KEYS = (
    "game",
    "observation",
    "version",
    "split",
    "decks",
    "preset_name",
    "seed",
    "steps",
    "updates",
    "seconds",
    "preset",
)
"""Keys that are copied from the manifest of the checkpoint."""


def path_of(game: str, version: int = NEWEST, folder: Path = FOLDER) -> Path:
    """Return the path of the manifest of a game's pretrained player; the arrays lie beside it, as .npz.

    Args:
        game: The name of the game.
        version: A version from 1, or `NEWEST`.
        folder: The folder of the players.

    Raises:
        SettingError: There is no such version.
    """
    known = versions_of(game, folder)
    if not known or version not in (NEWEST, *known):
        there_are = f"versions are {', '.join(map(str, known))}" if known else "the game comes with none"
        raise SettingError(f"there is no version {version} of {LEARNED!r} for {game}; {there_are}")
    return folder / f"{game}-{known[-1] if version == NEWEST else version}.json"


def versions_of(game: str, folder: Path = FOLDER) -> list[int]:
    """Return the versions of a game's pretrained player in a folder, in ascending order."""
    found = (re.fullmatch(rf"{re.escape(game)}-(\d+)\.json", path.name) for path in folder.iterdir())
    return sorted(int(name[1]) for name in found if name)


def load_pretrained(
    path: Path, game: str, cards: Sequence[str], features: Callable[[], CardFeatures] | None = None
) -> LearnedPlayer:
    """Return a pretrained player, to play with these cards.

    Args:
        path: The manifest of the player (`path_of`).
        game: The name of the game.
        cards: Unique names of the cards, in the order of the card table.
        features: Returns the features of these cards; None if the game has none.

    Raises:
        CheckpointError: The player was trained on another version of the observation, or its files are
            damaged.
    """
    again = (
        "train one with `zx train --preset standard` and name its checkpoint.zip instead, or ship it with "
        "`python -m zx_agents.network`"
    )
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
        weights = weights_from_bytes(path.with_suffix(".npz").read_bytes())
        trained, known = str(manifest["observation"]), [str(card) for card in manifest["cards"]]
        fields = {str(name): str(digest) for name, digest in manifest["fields"].items()}
        learned = [str(name) for name in manifest.get("card_features", ())]
    except Exception as fault:  # numpy raises many kinds on a broken array file
        raise CheckpointError(f"the shipped player {path} cannot be read ({fault}); {again}") from fault
    if trained != seen_digest(game):
        raise CheckpointError(
            f"the shipped player {path.stem} was trained on observations of version {trained!r:.40}, this "
            f"version of zx_env gives {seen_digest(game)!r}: {again}"
        )
    fits = fitted(weights, Training(fields, known, learned), game, cards, features)
    return LearnedPlayer(fits, LEARNED, split=split_of(manifest))


def export_pretrained(checkpoint: Path, folder: Path) -> Path:
    """Export the player of a checkpoint of `zx train` to a folder, as the next version of `learned`.

    Args:
        checkpoint: A checkpoint with the standard cards of its game.
        folder: The folder of the players.

    Returns:
        The path of the manifest.

    Raises:
        SettingError: There is no game of the name in the checkpoint.
        CheckpointError: The checkpoint is damaged, or was trained with other cards, on other observations or
            without the split of the game's cards.
    """
    manifest, files = open_checkpoint(checkpoint)
    game = get_game(str(manifest.get("game"))).name
    weights = policy_of(manifest, files, checkpoint, game)
    split, of_training = agents_of(game).split, split_of(manifest)
    if split is not None and of_training != split.name:
        raise CheckpointError(
            f"{checkpoint}: it was trained without the split {split.name}, which shipped players keep: train "
            "again without --no-split"
        )
    names, features = agents_of(game).card_names(None), agents_of(game).card_features
    vectors, learned = vectors_of(weights)[1 : len(names) + 1], []
    if "cards.features" in weights and features is not None:
        learned = list(features(None).names)
        vectors = vectors - features(None).values.astype(np.float32) @ weights["cards.features"]
    # A card that was in no game has nothing but what is computed from its features.
    trained = [
        name for name, vector in zip(names, vectors, strict=False) if np.abs(vector).max(initial=0) > 1e-5
    ]
    exported = {**weights, **of_cards(weights, names, trained)}
    stated = manifest | {"split": of_training, "observation": seen_digest(game)}
    copied = {key: stated[key] for key in MANIFEST_KEYS if key in stated}
    fields = {"format": FORMAT, **copied, "fields": spec_of(game).field_digests, "cards": trained}
    if learned:
        fields["card_features"] = learned
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{max(versions_of(game, folder), default=0) + 1}.json"
    halved = {name: _halved(array) for name, array in exported.items()}
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **halved)
    path.with_suffix(".npz").write_bytes(packed.getvalue())
    _write_manifest(path, fields)
    return path


def keep_pretrained(path: Path, game: str) -> None:
    """Let a pretrained player play with the current observation, which has new fields.

    Call it after a change that only adds fields: the weights of their cells are zero (known_fields.py), and
    the meaning of all others must be as before.

    Args:
        path: The manifest of the player (`path_of`), which this function rewrites.
        game: The name of the game.

    Raises:
        CheckpointError: A field that the network reads is missing or has changed.
    """
    manifest = json.loads(path.read_text(encoding="utf-8"))
    cells_of(manifest["fields"], spec_of(game))
    _write_manifest(path, manifest | {"observation": seen_digest(game), "split": split_of(manifest)})


def _write_manifest(path: Path, manifest: dict[str, Any]) -> None:
    path.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def _halved(array: NDArray[Any]) -> NDArray[Any]:
    """Convert a float array to half precision."""
    return array if array.dtype.kind in "iu" else np.asarray(array, np.float16)
