"""A training run in one file, written so that a kill at any moment leaves the last whole one.

    manifest.json     what it was trained for, how far it is, settings, learning curve
    policy.npz        what a LearnedPlayer of zx_agents plays by
    learner.npz       what is needed to go on learning: all weights, and what the optimiser keeps
    past/NNN.npz      each past self of the league, in half precision

Plain arrays and JSON, no pickle. The manifest names the game, its cards and a digest of what a player sees:
whoever loads it for something else is told. Games in progress are not kept: a resumed run deals new ones from
its seed and the decisions already made.
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
from zx_agents.network.player import (
    FORMAT,
    MANIFEST,
    POLICY,
    open_checkpoint,
    weights_from_bytes,
    weights_to_bytes,
)
from zx_agents.network.weights import ADVICE, Weights, check

import zx_env
from zx_env.errors import CheckpointError
from zx_training.files import put_in_place
from zx_training.learner.presets import Preset
from zx_training.learner.tasks import Games, TrainingTask

LEARNER = "learner.npz"
PAST = "past/"


@dataclass
class Checkpoint:
    """What a run needs to go on."""

    preset: Preset
    preset_name: str
    seed: int
    decks: list[str]
    game: str
    observation: str
    cards: str
    settings: dict[str, str]
    version: str = zx_env.__version__
    policy: Weights = field(default_factory=dict)
    learner: Weights = field(default_factory=dict)
    past: Sequence[Weights] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)
    steps: int = 0
    updates: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)

    _SAID = ("preset_name", "seed", "decks", "game", "observation", "cards", "settings", "version")
    _COUNTED = ("worth", "steps", "updates", "curve")

    @classmethod
    def of(cls, task: TrainingTask, games: Games, preset: Preset, preset_name: str, seed: int) -> Checkpoint:
        """The state of a new run, without a network."""
        seen = observation_of(games)
        return cls(preset, preset_name, seed, list(task.decks), task.game, seen, task.cards, task.settings)

    def save(self, path: Path) -> None:
        """Writes the whole file, or leaves the one that was there."""
        manifest: dict[str, Any] = {"format": FORMAT, **{name: getattr(self, name) for name in self._SAID}}
        manifest |= {name: getattr(self, name) for name in self._COUNTED}
        manifest |= {"seconds": round(self.seconds, 1), "preset": self.preset.as_dict()}
        with put_in_place(path) as scratch, zipfile.ZipFile(scratch, "w", zipfile.ZIP_STORED) as archive:
            archive.writestr(MANIFEST, json.dumps(manifest, indent=1))
            archive.writestr(POLICY, weights_to_bytes(self.policy))
            archive.writestr(LEARNER, weights_to_bytes(self.learner))
            for i, weights in enumerate(self.past):
                archive.writestr(f"{PAST}{i:03d}.npz", weights_to_bytes(_halved(weights)))

    @classmethod
    def load(cls, path: Path) -> Checkpoint:
        """Reads a checkpoint whole.

        Raises:
            CheckpointError: missing, damaged, of another format or version.
        """
        manifest, files = open_checkpoint(
            path, lambda name: name in (POLICY, LEARNER) or name.startswith(PAST)
        )
        try:
            names = [POLICY, *sorted(name for name in files if name.startswith(PAST))]
            policy, *past = networks = [weights_from_bytes(files[name]) for name in names]
            for weights in networks:
                check(weights)
            return cls(
                preset=Preset.from_dict(manifest["preset"]),
                seconds=float(manifest["seconds"]),
                policy=policy,
                learner=weights_from_bytes(files[LEARNER]),
                past=past,
                **{name: manifest[name] for name in (*cls._SAID, *cls._COUNTED)},
            )
        except Exception as fault:
            # The sums of the zip were right, so something else than this version wrote it.
            raise CheckpointError(
                f"{path} cannot be resumed ({type(fault).__name__}: {fault}); it was written by another "
                f"version or by hand: {ADVICE}"
            ) from fault

    def refuse_other(self, path: Path | None, task: TrainingTask, games: Games) -> None:
        """Refuse to go on with another game, other cards, or another version of what a player sees.

        Raises:
            CheckpointError: It is another; the message says which, and what to do.
        """
        trained = {"the game": self.game, "cards": self.cards, "observations": self.observation}
        here = {"the game": task.game, "cards": task.cards, "observations": observation_of(games)}
        for what, before in trained.items():
            if before != here[what]:
                raise CheckpointError(
                    f"{path} was trained on {what} {before!r:.60}, here {what} would be {here[what]!r:.60}: "
                    f"go on with zx_env {self.version} and the same settings, or train again with `zx train`"
                )


def observation_of(games: Games) -> str:
    """Version and digest of what a player sees; a toy has its sizes."""
    return str(getattr(games, "observation_digest", f"{games.obs_size}:{games.num_actions}"))


def _halved(weights: Weights) -> dict[str, NDArray[Any]]:
    """Half the bytes: a past self plays the same."""
    return {
        name: array if array.dtype.kind in "iu" else np.asarray(array, np.float16)
        for name, array in weights.items()
    }
