"""`learned`: the trained player that comes with this package, and how a checkpoint becomes it.

    shipped/zx.npz      its arrays (weights.py), in half precision
    shipped/zx.json     its manifest: game, digest of what is seen, the cards whose vectors it has, how it was
                        trained
    shipped/README.md   its page: on what, how long, how strong by deck, where it is weak

    python -m zx_agents.network.pretrained runs/standard/checkpoint.zip     # makes the first two

Vectors of cards are kept by the cards' printed numbers, so the player goes on to play when cards are added: a
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

from zx_agents.network.player import (
    POLICY,
    LearnedPlayer,
    open_checkpoint,
    pool_digest,
    seen_digest,
    weights_from_bytes,
)
from zx_agents.network.weights import Weights
from zx_env.errors import CheckpointError
from zx_env.zx.cards.pool import STANDARD, card_table

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


def zx_learned(card_set: str = STANDARD) -> LearnedPlayer:
    """The shipped player of Z/X.

    Args:
        card_set: The cards that it is to play with.

    Raises:
        CheckpointError: It was trained on another version of what is seen, or its files are damaged.
    """
    return read(FOLDER, [card.number for card in card_table(card_set).cards])


def read(folder: Path, cards: Sequence[str]) -> LearnedPlayer:
    """The player of a folder, to play with these cards.

    Args:
        folder: Of zx.npz and zx.json.
        cards: Their printed numbers, in the order of the card table.

    Raises:
        CheckpointError: As above.
    """
    again = (
        "train one with `zx train --preset standard` and name its checkpoint.zip instead, or ship it with "
        "`python -m zx_agents.network.pretrained`"
    )
    try:
        manifest = json.loads((folder / "zx.json").read_text(encoding="utf-8"))
        weights = weights_from_bytes((folder / "zx.npz").read_bytes())
        trained, known = str(manifest["observation"]), [str(card) for card in manifest["cards"]]
    except Exception as fault:  # numpy raises many kinds on a broken array file
        raise CheckpointError(f"the shipped player in {folder} cannot be read ({fault}); {again}") from fault
    if trained != seen_digest("zx"):
        raise CheckpointError(
            f"the shipped player `learned` was trained on observations of version {trained!r:.40}, this "
            f"version of zx_env gives {seen_digest('zx')!r}: {again}"
        )
    return LearnedPlayer(weights | _of_cards(weights, known, cards), "learned")


def ship(checkpoint: Path, folder: Path) -> int:
    """Make the player of a checkpoint of `zx train` the one of a folder.

    Args:
        checkpoint: Of Z/X with the standard cards.
        folder: Where zx.npz and zx.json go.

    Returns:
        Bytes of zx.npz.

    Raises:
        CheckpointError: The checkpoint is damaged, or was trained with other cards or on other observations.
    """
    manifest, files = open_checkpoint(checkpoint)
    here = {"game": "zx", "observation": seen_digest("zx"), "cards": pool_digest("zx")}
    for name, wanted in here.items():
        if manifest.get(name) != wanted:
            raise CheckpointError(
                f"{checkpoint}: {name} is {manifest.get(name)!r:.60}, here it is {wanted!r}: train again"
            )
    weights = weights_from_bytes(files[POLICY])
    numbers = [card.number for card in card_table(STANDARD).cards]
    met = [number for number, vector in zip(numbers, _vectors(weights)[1:], strict=False) if vector.any()]
    kept = weights | _of_cards(weights, numbers, met)
    told = {"format": FORMAT, **{name: manifest[name] for name in TOLD if name in manifest}, "cards": met}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "zx.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **{name: _halved(one) for name, one in kept.items()})
    return (folder / "zx.npz").write_bytes(packed.getvalue())


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
