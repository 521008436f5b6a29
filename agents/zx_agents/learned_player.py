"""A trained network as a player: the weights of a checkpoint and one forward pass in numpy.

A checkpoint is one zip file written by `zx train`. Only its plain arrays (`policy.npz`) and its
`manifest.json` are read here, never a pickle, so neither torch nor trust in the file is needed to play it.
Not here: training, and the rest of the checkpoint (zx_training/checkpoint.py).
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env.errors import CheckpointError

FORMAT = "zx-checkpoint/1"
MANIFEST = "manifest.json"
POLICY = "policy.npz"
MOST_BYTES = 1 << 30
"""What the files of a checkpoint, or an array in one, may unpack to."""
NORMALISED_LIMIT = 5.0
"""Normalised cells are cut here, so that a card never seen in training cannot drown the rest."""

Weights = Mapping[str, NDArray[np.float32]]


class LearnedPlayer:
    """Plays by a network: normalise, hidden layers with ReLU, one logit an action, illegal ones left out.

    Attributes:
        greedy: take the likeliest action; otherwise draw one by its probability.
    """

    def __init__(self, weights: Weights, name: str = "learned", greedy: bool = True) -> None:
        """Takes `mean`, `scale` [N] and `w0`, `b0`, `w1`, `b1`, ... with `w` as [inputs, outputs]."""
        depth = sum(key.startswith("w") for key in weights)
        if not depth or any(f"{kind}{i}" not in weights for i in range(depth) for kind in "wb"):
            raise CheckpointError(
                "the policy's layers are incomplete; train again or take an earlier checkpoint"
            )
        if not all(np.isfinite(array).all() for array in weights.values()):
            raise CheckpointError(
                "the policy's weights hold values that are not numbers (NaN or infinity); "
                "take an earlier checkpoint"
            )
        _check_shapes(weights, depth)
        self.name = name
        self.greedy = greedy
        self.mean = np.asarray(weights["mean"], np.float32)
        self.scale = np.asarray(weights["scale"], np.float32)
        self.layers = [
            (np.ascontiguousarray(weights[f"w{i}"], np.float32), np.asarray(weights[f"b{i}"], np.float32))
            for i in range(depth)
        ]

    @property
    def obs_size(self) -> int:
        """Cells of the observation this network reads."""
        return int(self.mean.shape[0])

    @property
    def num_actions(self) -> int:
        """Actions this network chooses among."""
        return int(self.layers[-1][1].shape[0])

    def logits(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """One number an action, before the mask: float32 [n, A] from observations [n, N]."""
        if observations.shape[1] != self.obs_size:
            raise CheckpointError(
                f"this player was trained on observations of {self.obs_size} cells, the game gives "
                f"{observations.shape[1]}: train again with this version of zx_env"
            )
        # Weights of somebody's may add up to no number at all: what is played is legal all the same.
        with np.errstate(over="ignore", invalid="ignore"):
            x: NDArray[np.float32] = (observations.astype(np.float32) - self.mean) * self.scale
            np.clip(x, -NORMALISED_LIMIT, NORMALISED_LIMIT, out=x)
            for i, (w, b) in enumerate(self.layers):
                x = x @ w
                x += b
                if i < len(self.layers) - 1:
                    np.maximum(x, 0.0, out=x)
        return x

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """One legal action a row."""
        logits = self.logits(observations)
        if masks.shape != logits.shape:
            raise CheckpointError(
                f"this player was trained on {self.num_actions} actions, the game gives masks of the shape "
                f"{masks.shape}: train again with this version of zx_env"
            )
        if not self.greedy:
            # Gumbel's trick: the largest of logit + noise is a draw from the softmax.
            noise = rng.random(logits.shape, dtype=np.float32)
            logits -= np.log(-np.log(np.clip(noise, 1e-12, 1.0 - 1e-7)))
        logits[masks == 0] = -np.inf
        return np.asarray(logits.argmax(axis=1), np.int64)

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """One legal action."""
        return int(self.act_batch(observation[None], action_mask[None], rng)[0])


def _check_shapes(weights: Weights, depth: int) -> None:
    """Refuse layers that do not fit on each other: numpy would stumble over them in the middle of a game."""
    shapes = {key: np.shape(weights[key]) for key in weights}
    cells = shapes.get("mean", ())
    wanted = {"mean": cells, "scale": cells}
    for i in range(depth):
        layer = shapes[f"w{i}"]
        outputs = layer[1:] if len(layer) == 2 else (0,)
        wanted |= {f"w{i}": (*cells, *outputs), f"b{i}": outputs}
        cells = outputs
    wrong = [
        key for key, shape in wanted.items() if shapes.get(key) != shape or len(shape) == 0 or 0 in shape
    ]
    if wrong:
        raise CheckpointError(
            f"the policy's arrays do not fit on each other: {wrong[0]} has the shape {shapes.get(wrong[0])}; "
            "take an earlier checkpoint"
        )


def weights_to_bytes(weights: Weights) -> bytes:
    """The arrays as the bytes of an .npz file."""
    buffer = io.BytesIO()
    np.savez(buffer, allow_pickle=False, **{key: np.asarray(array) for key, array in weights.items()})
    return buffer.getvalue()


def weights_from_bytes(data: bytes) -> dict[str, NDArray[np.float32]]:
    """The arrays of an .npz file; refuses pickled objects."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        if sum(one.file_size for one in archive.infolist()) > MOST_BYTES:
            raise CheckpointError("the policy would unpack to more than any network has")
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        return {key: np.asarray(arrays[key], np.float32) for key in arrays.files}


def open_checkpoint(
    path: str | Path, wanted: Callable[[str], bool] = lambda name: name == POLICY
) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The manifest and those files of a checkpoint that are wanted, read and checked before anything is used.

    Args:
        path: Of the zip.
        wanted: Whether a file of this name is read; to play, the policy is enough.

    Raises:
        CheckpointError: The file is missing, damaged or of another format, or unpacks to more than
            MOST_BYTES: what this project writes is not packed.
    """
    path = Path(path)
    advice = "take an earlier checkpoint of the run, or train again with `zx train`"
    if not path.is_file():
        raise CheckpointError(f"there is no checkpoint at {path}; `zx train` writes them into its run folder")
    try:
        with zipfile.ZipFile(path) as archive:
            members = [one for one in archive.infolist() if one.filename == MANIFEST or wanted(one.filename)]
            size = sum(one.file_size for one in members)
            if size > MOST_BYTES:
                raise CheckpointError(
                    f"{path} would unpack to {size:,} bytes: that is no checkpoint; {advice}"
                )
            files = {one.filename: archive.read(one) for one in members}
        manifest = json.loads(files[MANIFEST])
        files[POLICY]
    except CheckpointError:
        raise
    except (zipfile.BadZipFile, KeyError, ValueError, OSError, EOFError, NotImplementedError) as fault:
        raise CheckpointError(f"{path} is not a whole zx checkpoint ({fault}); {advice}") from fault
    except Exception as fault:
        # zlib.error and its like: whatever a damaged stream makes the decompressor raise.
        raise CheckpointError(f"{path} is damaged ({fault}); {advice}") from fault
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        found = manifest.get("format") if isinstance(manifest, dict) else manifest
        raise CheckpointError(f"{path} has format {found!r:.60}, this version reads {FORMAT!r}; {advice}")
    return manifest, files


def load_player(path: str | Path, greedy: bool = True, game: str | None = None) -> LearnedPlayer:
    """The player a checkpoint holds.

    Args:
        path: Of the checkpoint.
        greedy: As in LearnedPlayer.
        game: What it is to play; None where that is not asked.

    Raises:
        CheckpointError: the file is missing, damaged, of another format or trained for another game.
    """
    manifest, files = open_checkpoint(path)
    trained = manifest.get("game")
    if game is not None and trained != game:
        raise CheckpointError(
            f"{path} was trained for the game {trained!r:.20}, not for {game!r}: say the game it was trained "
            "for with --game, or train again with `zx train`"
        )
    try:
        weights = weights_from_bytes(files[POLICY])
        return LearnedPlayer(weights, name=Path(path).stem, greedy=greedy)
    except CheckpointError as fault:
        raise CheckpointError(f"{path}: {fault}") from fault
    except Exception as fault:  # numpy raises many kinds on a broken array file
        raise CheckpointError(
            f"{path}: its policy cannot be read ({fault}); take an earlier checkpoint"
        ) from fault
