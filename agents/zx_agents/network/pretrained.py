"""`learned`: the pretrained players in this package, and how a checkpoint becomes one.

    shipped/GAME.npz    its arrays (weights.py), in half precision
    shipped/GAME.json   its manifest: game, digest of what is seen, the cards whose vectors it has, how it was
                        trained
    shipped/README.md   its page: on what, how long, how strong by deck, where it is weak

    python -m zx_agents.network.pretrained runs/standard/checkpoint.zip     # makes the first two

Vectors of cards are stored by the cards' unique names, so the player goes on to play when cards are added: a
card that it has never met has no vector, and is what its features say.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.game_agents import agents_of
from zx_agents.network.player import (
    POLICY,
    LearnedPlayer,
    open_checkpoint,
    pool_digest,
    seen_digest,
    weights_from_bytes,
)
from zx_agents.network.weights import Weights
from zx_env.core.games import get_game
from zx_env.errors import CheckpointError

FOLDER = Path(__file__).parents[1] / "shipped"
FORMAT = "zx-shipped/1"
TOLD = (
    "game",
    "observation",
    "version",
    "decks",
    "preset_name",
    "seed",
    "steps",
    "updates",
    "seconds",
    "preset",
)
"""What a manifest takes over from the checkpoint's."""


def read(folder: Path, game: str, cards: Sequence[str]) -> LearnedPlayer:
    """Return the player in a folder, to play with these cards.

    Args:
        folder: The folder with the two files.
        game: The name of the game, and of the files.
        cards: Their unique names, in the order of the card table.

    Raises:
        CheckpointError: It was trained on another version of the observation, or its files are damaged.
    """
    again = (
        "train one with `zx train --preset standard` and name its checkpoint.zip instead, or ship it with "
        "`python -m zx_agents.network.pretrained`"
    )
    try:
        manifest = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
        weights = weights_from_bytes((folder / f"{game}.npz").read_bytes())
        trained, known = str(manifest["observation"]), [str(card) for card in manifest["cards"]]
    except Exception as fault:  # numpy raises many kinds on a broken array file
        raise CheckpointError(f"the shipped player in {folder} cannot be read ({fault}); {again}") from fault
    if trained != seen_digest(game):
        raise CheckpointError(
            f"the shipped player `learned` was trained on observations of version {trained!r:.40}, this "
            f"version of zx_env gives {seen_digest('zx')!r}: {again}"
        )
    return LearnedPlayer(weights | _of_cards(weights, known, cards), "learned")


def ship(checkpoint: Path, folder: Path) -> int:
    """Make the player of a checkpoint of `zx train` the one of a folder.

    Args:
        checkpoint: A checkpoint with the standard cards of its game.
        folder: The folder for the two files.

    Returns:
        Size of the arrays in bytes.

    Raises:
        SettingError: There is no game of the name in the checkpoint.
        CheckpointError: The checkpoint is damaged, or was trained with other cards or on other observations.
    """
    manifest, files = open_checkpoint(checkpoint)
    game = get_game(str(manifest.get("game"))).name
    here = {"observation": seen_digest(game), "cards": pool_digest(game)}
    for name, wanted in here.items():
        if manifest.get(name) != wanted:
            raise CheckpointError(
                f"{checkpoint}: {name} is {manifest.get(name)!r:.60}, here it is {wanted!r}: train again"
            )
    weights = weights_from_bytes(files[POLICY])
    numbers = agents_of(game).card_names(None)
    met = [number for number, vector in zip(numbers, _vectors(weights)[1:], strict=False) if vector.any()]
    kept = weights | _of_cards(weights, numbers, met)
    told = {"format": FORMAT, **{name: manifest[name] for name in TOLD if name in manifest}, "cards": met}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **{name: _halved(one) for name, one in kept.items()})
    return (folder / f"{game}.npz").write_bytes(packed.getvalue())


def _vectors(weights: Weights) -> NDArray[Any]:
    """[M, d]; none where the network knows no card by number."""
    return np.asarray(weights.get("cards.table", np.zeros((1, 0), np.float32)))


def _of_cards(weights: Weights, known: Sequence[str], cards: Sequence[str]) -> dict[str, NDArray[Any]]:
    """The vectors of cards in another order: row k + 1, that of `known[k]`, becomes that of `cards[k]`."""
    before = _vectors(weights)
    if not before.shape[1]:
        return {}
    row = {number: k for k, number in enumerate(known, 1)}
    table = np.zeros((len(cards) + 1, before.shape[1]), np.float32)
    for k, number in enumerate(cards, 1):
        table[k] = before[row[number]] if number in row else 0
    return {"cards.table": table}


def _halved(array: NDArray[Any]) -> NDArray[Any]:
    return array if array.dtype.kind in "iu" else np.asarray(array, np.float16)


if __name__ == "__main__":
    print(f"{ship(Path(sys.argv[1]), FOLDER):,} bytes in {FOLDER}")
