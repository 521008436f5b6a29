"""A training run in one file, written so that a kill at any moment leaves the last whole one.

The zip holds `manifest.json` (counters, settings, learning curve), `policy.npz` (what a LearnedPlayer of
zx_agents plays by), `torch.pt` (network and optimiser) and one `past/NNN.npz` for each past self of the pool.
Games in progress are not kept: a resumed run deals new ones from its seed and the decisions already made.
"""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from zx_agents.learned_player import (
    FORMAT,
    MANIFEST,
    POLICY,
    Weights,
    open_checkpoint,
    weights_from_bytes,
    weights_to_bytes,
)

from zx_env.errors import CheckpointError
from zx_training.files import put_in_place
from zx_training.presets import Preset

TORCH = "torch.pt"
PAST = "past/"


@dataclass
class Checkpoint:
    """What a run needs to go on."""

    preset: Preset
    preset_name: str
    seed: int
    decks: list[str]
    obs_size: int
    num_actions: int
    policy: Weights
    parameters: dict[str, Any]
    past: list[Weights] = field(default_factory=list)
    steps: int = 0
    updates: int = 0
    gradient_updates: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)
    game: str = "zx"

    _COUNTED = (
        "game",
        "preset_name",
        "seed",
        "decks",
        "obs_size",
        "num_actions",
        "steps",
        "updates",
        "gradient_updates",
    )

    def save(self, path: Path) -> None:
        """Writes the whole file, or leaves the one that was there."""
        manifest: dict[str, Any] = {"format": FORMAT, **{name: getattr(self, name) for name in self._COUNTED}}
        manifest |= {"seconds": round(self.seconds, 1), "preset": self.preset.as_dict(), "curve": self.curve}
        tensors = io.BytesIO()
        torch.save(self.parameters, tensors)
        with put_in_place(path) as scratch, zipfile.ZipFile(scratch, "w", zipfile.ZIP_STORED) as archive:
            archive.writestr(MANIFEST, json.dumps(manifest, indent=1))
            archive.writestr(POLICY, weights_to_bytes(self.policy))
            archive.writestr(TORCH, tensors.getvalue())
            for i, weights in enumerate(self.past):
                archive.writestr(f"{PAST}{i:03d}.npz", weights_to_bytes(weights))

    @classmethod
    def load(cls, path: Path) -> Checkpoint:
        """Reads a checkpoint whole.

        Raises:
            CheckpointError: missing, damaged, of another format or version.
        """
        manifest, files = open_checkpoint(path, lambda name: name in (POLICY, TORCH) or name.startswith(PAST))
        try:
            return cls(
                preset=Preset.from_dict(manifest["preset"]),
                seconds=float(manifest["seconds"]),
                curve=list(manifest["curve"]),
                policy=weights_from_bytes(files[POLICY]),
                parameters=torch.load(io.BytesIO(files[TORCH]), map_location="cpu", weights_only=True),
                past=[weights_from_bytes(files[name]) for name in sorted(files) if name.startswith(PAST)],
                **{name: manifest[name] for name in cls._COUNTED},
            )
        except Exception as fault:
            # The sums of the zip were right, so something else than this version wrote it.
            raise CheckpointError(
                f"{path} cannot be resumed ({type(fault).__name__}: {fault}); it was written by another "
                "version or by hand: take an earlier checkpoint of the run, or train again with `zx train`"
            ) from fault
