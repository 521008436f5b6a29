"""The pretrained players of this package ("learned"), and the export of a checkpoint as one.

    shipped/GAME.npz    the arrays (weights.py), in half precision
    shipped/GAME.json   the manifest: game, digest of the observation, fields of it that the network knows,
                        cards with an embedding, training, the split of the cards that it kept
    shipped/README.md   the model card: training data and time, strength by deck, weaknesses

    python -m zx_agents.network.pretrained runs/standard/checkpoint.zip     # writes the first two
    python -m zx_agents.network.pretrained zx    # the observation has new fields: lets the player play on

Card embeddings are stored by the cards' unique names, so the player can still play when cards are added
(fitting.py).
"""

from __future__ import annotations

import io
import json
import sys
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
from zx_env.core.games import get_game, is_registered
from zx_env.errors import CheckpointError

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


def load_pretrained(
    folder: Path, game: str, cards: Sequence[str], features: Callable[[], CardFeatures] | None = None
) -> LearnedPlayer:
    """Return the player in a folder, to play with these cards.

    Args:
        folder: The folder with GAME.npz and GAME.json.
        game: The name of the game, which is also the name of the files (GAME).
        cards: Unique names of the cards, in the order of the card table.
        features: Returns the features of these cards; None if the game has none.

    Raises:
        CheckpointError: The player was trained on another version of the observation, or its files are
            damaged.
    """
    again = (
        "train one with `zx train --preset standard` and name its checkpoint.zip instead, or ship it with "
        "`python -m zx_agents.network.pretrained`"
    )
    try:
        manifest = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
        weights = weights_from_bytes((folder / f"{game}.npz").read_bytes())
        trained, known = str(manifest["observation"]), [str(card) for card in manifest["cards"]]
        fields = {str(name): str(digest) for name, digest in manifest["fields"].items()}
        learned = [str(name) for name in manifest.get("card_features", ())]
    except Exception as fault:  # numpy raises many kinds on a broken array file
        raise CheckpointError(f"the shipped player in {folder} cannot be read ({fault}); {again}") from fault
    if trained != seen_digest(game):
        raise CheckpointError(
            f"the shipped player `learned` was trained on observations of version {trained!r:.40}, this "
            f"version of zx_env gives {seen_digest(game)!r}: {again}"
        )
    fits = fitted(weights, Training(fields, known, learned), game, cards, features)
    return LearnedPlayer(fits, "learned", split=split_of(manifest))


def export_pretrained(checkpoint: Path, folder: Path) -> int:
    """Export the player of a checkpoint of `zx train` to a folder, as its pretrained player.

    Args:
        checkpoint: A checkpoint with the standard cards of its game.
        folder: The folder for GAME.npz and GAME.json.

    Returns:
        Size of the arrays in bytes.

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
    _write_manifest(folder, game, fields)
    halved = {name: _halved(array) for name, array in exported.items()}
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **halved)
    return (folder / f"{game}.npz").write_bytes(packed.getvalue())


def keep_pretrained(folder: Path, game: str) -> None:
    """Let the player in a folder play with the current observation, which has new fields.

    Call it after a change that only adds fields: the weights of their cells are zero (known_fields.py), and
    the meaning of all others must be as before.

    Args:
        folder: The folder with GAME.json, which this function rewrites.
        game: The name of the game.

    Raises:
        CheckpointError: A field that the network reads is missing or has changed.
    """
    manifest = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
    cells_of(manifest["fields"], spec_of(game))
    _write_manifest(folder, game, manifest | {"observation": seen_digest(game), "split": split_of(manifest)})


def _write_manifest(folder: Path, game: str, manifest: dict[str, Any]) -> None:
    (folder / f"{game}.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def _halved(array: NDArray[Any]) -> NDArray[Any]:
    """Convert a float array to half precision."""
    return array if array.dtype.kind in "iu" else np.asarray(array, np.float16)


if __name__ == "__main__":
    if is_registered(sys.argv[1]):
        keep_pretrained(FOLDER, sys.argv[1])
    else:
        print(f"{export_pretrained(Path(sys.argv[1]), FOLDER):,} bytes in {FOLDER}")
