"""The checkpoint of a training run: one file, replaced as a whole, so a killed process never damages it.

    manifest.json     game, cards, progress, settings, learning curve
    policy.npz        the arrays of a LearnedPlayer of zx_agents
    learner.npz       the state for resuming: all weights, and the moments of the optimizer
    past/NNN.npz      each snapshot of the league, in half precision

Plain arrays and JSON, no pickle. The manifest names the game, its cards and the fields of the observation; a
run with another game, cards or observation cannot go on from it. Its player plays on when cards or fields are
added, and a new run may begin with its weights. Games in progress are not saved: a resumed run starts new
ones, seeded from its seed and the decisions already made.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from zx_agents.network.fitting import Training
from zx_agents.network.player import (
    FORMAT,
    MANIFEST,
    POLICY,
    open_checkpoint,
    split_of,
    weights_from_bytes,
    weights_to_bytes,
)
from zx_agents.network.weights import ADVICE, Weights, check

import zx_env
from zx_env.errors import CheckpointError
from zx_training.files import put_in_place
from zx_training.learner.presets import Preset
from zx_training.learner.tasks import TrainingTask, VectorEnvLike

LEARNER = "learner.npz"
PAST = "past/"


@dataclass
class Checkpoint:
    """The state from which a run can resume."""

    preset: Preset
    preset_name: str
    seed: int
    decks: list[str]
    game: str
    observation: str
    cards: str
    settings: dict[str, str]
    split: str
    """Name of the split of the game's cards that the run has kept from its beginning; "" for none."""
    training: Training | None = None
    """The fields of the observation and the cards; None for a game that names none."""
    version: str = zx_env.__version__
    policy: Weights = field(default_factory=dict)
    learner: Weights = field(default_factory=dict)
    snapshots: Sequence[Weights] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)
    """For each of `snapshots`, its recent win rate against the learner, from 0 to 1."""
    steps: int = 0
    updates: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)

    _CONSTANTS = (
        "preset_name",
        "seed",
        "decks",
        "game",
        "observation",
        "cards",
        "settings",
        "split",
        "version",
    )
    _PROGRESS = ("worth", "steps", "updates", "curve")

    @classmethod
    def of(
        cls, task: TrainingTask, games: VectorEnvLike, preset: Preset, preset_name: str, seed: int
    ) -> Checkpoint:
        """Return the state of a new run, without a network."""
        observation = observation_of(games)
        return cls(
            preset,
            preset_name,
            seed,
            list(task.decks),
            task.game,
            observation,
            task.cards,
            task.settings,
            task.split,
            training_of(task, games),
        )

    def save(self, path: Path) -> None:
        """Write the checkpoint to `path` atomically: if this fails, the previous file stays in place."""
        manifest: dict[str, Any] = {
            "format": FORMAT,
            **{name: getattr(self, name) for name in self._CONSTANTS},
        }
        manifest |= {name: getattr(self, name) for name in self._PROGRESS}
        if self.training is not None:
            manifest["training"] = self.training.as_dict()
        manifest |= {"seconds": round(self.seconds, 1), "preset": self.preset.as_dict()}
        with put_in_place(path) as scratch, zipfile.ZipFile(scratch, "w", zipfile.ZIP_STORED) as archive:
            archive.writestr(MANIFEST, json.dumps(manifest, indent=1))
            archive.writestr(POLICY, weights_to_bytes(self.policy))
            archive.writestr(LEARNER, weights_to_bytes(self.learner))
            for i, weights in enumerate(self.snapshots):
                archive.writestr(f"{PAST}{i:03d}.npz", weights_to_bytes(_half_precision(weights)))

    @classmethod
    def load(cls, path: Path) -> Checkpoint:
        """Read a whole checkpoint.

        Raises:
            CheckpointError: The file is missing, damaged, or of another format or version.
        """
        manifest, files = open_checkpoint(
            path, lambda name: name in (POLICY, LEARNER) or name.startswith(PAST)
        )
        try:
            manifest["split"] = split_of(manifest)
            names = [POLICY, *sorted(name for name in files if name.startswith(PAST))]
            policy, *snapshots = networks = [weights_from_bytes(files[name]) for name in names]
            for weights in networks:
                check(weights)
            return cls(
                preset=Preset.from_dict(manifest["preset"]),
                seconds=float(manifest["seconds"]),
                training=Training.of(manifest),
                policy=policy,
                learner=weights_from_bytes(files[LEARNER]),
                snapshots=snapshots,
                **{name: manifest[name] for name in (*cls._CONSTANTS, *cls._PROGRESS)},
            )
        except Exception as fault:
            # The zip file is intact, so another version wrote it.
            raise CheckpointError(
                f"{path} cannot be resumed ({type(fault).__name__}: {fault}); it was written by another "
                f"version or by hand: {ADVICE}"
            ) from fault

    def check_same_game(self, path: Path | None, task: TrainingTask, games: VectorEnvLike) -> None:
        """Reject a checkpoint of another game, other cards or another version of the observation.

        Raises:
            CheckpointError: Game, cards or observation differ; the message names the difference and a remedy.
        """
        trained = {"the game": self.game, "cards": self.cards, "observations": self.observation}
        here = {"the game": task.game, "cards": task.cards, "observations": observation_of(games)}
        for name, before in trained.items():
            if before != here[name]:
                raise CheckpointError(
                    f"{path} was trained on {name} {before!r:.60}, here {name} would be {here[name]!r:.60}: "
                    f"go on with zx_env {self.version} and the same settings, or begin a new run with its "
                    f"weights: `zx train --from {path}`"
                )


def observation_of(games: VectorEnvLike) -> str:
    """Return version and digest of the observation; for a game without a specification, its sizes."""
    return str(getattr(games, "observation_digest", f"{games.obs_size}:{games.num_actions}"))


def training_of(task: TrainingTask, games: VectorEnvLike) -> Training | None:
    """Return the named fields and cards of a task; a game without a digest of its observation has none."""
    has_fields = hasattr(games, "observation_digest")
    return Training.now(task.game, task.settings.get("card_set")) if has_fields else None


def _half_precision(weights: Weights) -> dict[str, NDArray[Any]]:
    """Return the weights in half precision, which halves the size; snapshots play equally well with it."""
    return {
        name: array if array.dtype.kind in "iu" else np.asarray(array, np.float16)
        for name, array in weights.items()
    }
