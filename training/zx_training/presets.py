"""Named settings of a training run. Not here: what they mean to the learner (run.py)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any


@dataclass(frozen=True)
class Preset:
    """Every number of a run; a checkpoint keeps them, so that `--resume` goes on with the same ones."""

    # -- how long --------------------------------------------------------------------------------
    steps: int  # the learner's decisions in all
    minutes: float  # from the start of the command to the end of learning; 0: no limit
    # -- the batch ---------------------------------------------------------------------------------
    num_envs: int = 256
    num_steps: int = 64  # decisions a row between two updates
    batch_size: int = 2048
    epochs: int = 3
    # -- the learner -------------------------------------------------------------------------------
    hidden: tuple[int, ...] = (256, 256)
    learning_rate: float = 5e-4  # falls in a line to a tenth of it
    discount: float = 0.997  # a game has some hundred decisions of the learner
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.02  # high enough that hidden-information bluffs are not trained away
    shaping: float = 0.1  # of a win, for each card of Life more than the enemy
    # -- opponents ---------------------------------------------------------------------------------
    shares: dict[str, float] = field(default_factory=lambda: {"past": 0.6, "scripted": 0.3, "random": 0.1})
    snapshot_every: int = 8  # updates between two past selves
    checkpoint_every: int = 8  # updates between two checkpoints
    # -- the rating at the end -----------------------------------------------------------------------
    rating_games: int = 200  # each pair of players

    def as_dict(self) -> dict[str, Any]:
        """JSON-able."""
        return asdict(self)

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Preset:
        """The inverse of `as_dict`; names this version does not know are refused."""
        unknown = set(values) - {f.name for f in fields(cls)}
        if unknown:
            raise ValueError(f"unknown settings {sorted(unknown)}")
        return cls(**{**values, "hidden": tuple(values["hidden"])})


PRESETS = {
    # Seconds: shows that everything runs, learns little. For tests and notebooks.
    "tiny": Preset(
        steps=8_192,
        minutes=0.5,
        num_envs=32,
        num_steps=64,
        batch_size=1024,
        hidden=(64, 64),
        snapshot_every=2,
        checkpoint_every=2,
        rating_games=20,
    ),
    # At most ten minutes on two cores, compiling and rating included.
    "quick": Preset(steps=3_000_000, minutes=8.0),
    # A night.
    "long": Preset(steps=100_000_000, minutes=0, learning_rate=3e-4, snapshot_every=16, rating_games=400),
}
