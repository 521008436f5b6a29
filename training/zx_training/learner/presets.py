"""Named settings of a training run.

See also: trainer.py and ppo.py, which use them.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from zx_env.errors import SettingError


@dataclass(frozen=True)
class Preset:
    """All settings of a run. Checkpoints contain them, so that `--resume` continues with the same ones."""

    # -- how long --------------------------------------------------------------------------------
    steps: int  # decisions to learn from in the whole run
    minutes: float  # from the start of the command to the end of learning; 0: no limit
    clock: str = "wall"  # what `minutes` counts: "wall", or "cpu", the processor time of the leader alone
    # -- what is played -----------------------------------------------------------------------------
    format: str = ""  # decks if none are named: groups such as "b01,2017", "" for the usual ones
    random_decks: int = 0  # additional random legal decks, if the game can make them
    random_share: float = 0.5  # share of the games in which at least one player has one of these
    # -- the batch ---------------------------------------------------------------------------------
    num_envs: int = 512  # games at once, in all processes together
    num_steps: int = 48  # decisions per row between two updates
    batch_size: int = 2048  # decisions per optimizer step, in all processes together
    epochs: int = 2
    confidence_threshold: float = 0.98  # decisions whose action had a larger probability are confident
    confident_subsample: float = 1 / 3  # share of these that each pass over the rollout learns (ppo.py)
    mirror: float = 0.5  # share of each minibatch that is learned by its image, if the game has a symmetry
    workers: int = 0  # processes; 0: two if there are two cores
    average: str = "step"  # "step": gradients at each optimizer step; "update": weights after each update
    link: str = "float32"  # "bfloat16" halves what machines send of gradients, and rounds them
    # -- the network -------------------------------------------------------------------------------
    hidden: tuple[int, ...] = (320, 256)
    row_width: int = 48  # width of the row scorers; 0: no row scorers
    card_width: int = 8  # length of each card's embedding; 0: no embeddings
    card_features: bool = True  # whether embeddings are also computed from what the cards do
    without: tuple[str, ...] = ()  # unread columns: "trash", "board.destroys_*" (columns.py)
    arithmetic: str = "auto"  # "bfloat16", "sparse", "float32"; "auto" takes the fastest
    device: str = "cpu"
    # -- the learner -------------------------------------------------------------------------------
    learning_rate: float = 5e-4
    last_learning_rate: float = 0.1  # as a share of the first; decays linearly
    discount: float = 0.999  # per decision of the same player
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.015
    last_entropy: float = 1.0  # as a share of the first; decays linearly
    value_weight: float = 0.5
    longest_gradient: float = 0.5
    shaping: float = 0.1  # factor of the potential: wins that one card of Life is worth
    taught: int = 0  # decisions at the start in which the teacher decides, and its actions are learned
    teacher: str = "scripted"  # any agent
    # -- opponents ---------------------------------------------------------------------------------
    # Relative frequency of each kind of opponent; the sum is arbitrary. "self" and "past" (snapshots), fixed
    # players such as "scripted", other agents by name: "planner", a checkpoint.zip, "module:function".
    shares: dict[str, float] = field(default_factory=lambda: {"self": 0.75, "past": 0.15, "scripted": 0.1})
    snapshot_every: int = 12  # updates between two snapshots
    checkpoint_every: int = 12  # updates between two checkpoints
    # -- the rating at the end -----------------------------------------------------------------------
    rating_games: int = 200  # per pair of players; 0: no rating

    def __post_init__(self) -> None:
        """Refuse words that are not known, and shares of nothing.

        Raises:
            SettingError: `average` or `link` is another word; no decision would be confident or sampled.
        """
        for name, known in (("average", ("step", "update")), ("link", ("float32", "bfloat16"))):
            if getattr(self, name) not in known:
                raise SettingError(f"{name} is {' or '.join(known)}, not {getattr(self, name)!r}")
        for name in ("confidence_threshold", "confident_subsample", "random_share"):
            if not 0.0 < getattr(self, name) <= 1.0:
                raise SettingError(f"{name} is above 0 and at most 1, not {getattr(self, name)!r}")

    def as_dict(self) -> dict[str, Any]:
        """Return the settings as JSON types."""
        return asdict(self)

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Preset:
        """Return the preset with these settings, the inverse of `as_dict`.

        Raises:
            ValueError: A name is unknown.
        """
        unknown = set(values) - {f.name for f in fields(cls)}
        if unknown:
            raise ValueError(f"unknown settings {sorted(unknown)}")
        # A run whose settings do not name these learned from no images and from every decision.
        values = {"mirror": 0.0, "confident_subsample": 1.0, **values}
        lists = {name: tuple(value) for name, value in values.items() if isinstance(value, list)}
        return cls(**{**values, **lists})

    def changed(self, settings: Mapping[str, Any]) -> Preset:
        """Return a copy with some settings changed; `shares.scripted` names one entry of `shares`.

        Raises:
            SettingError: A setting is unknown, or its value has another type.
        """
        preset = self
        for name, value in settings.items():
            key, dot, entry = name.partition(".")
            known = {f.name: f.type for f in fields(self)}
            if key not in known:
                close = difflib.get_close_matches(key, known, n=1)
                hint = f"; did you mean {close[0]!r}?" if close else "."
                raise SettingError(f"there is no setting {key!r}{hint} There are {', '.join(sorted(known))}")
            before = getattr(preset, key)
            if known[key] == "float":
                before = float(before)  # a preset may contain the int 0 for `minutes`
            if dot:
                if not isinstance(before, dict):
                    raise SettingError(f"{key} has no entries: say {key}=...")
                value = {**before, entry: _as(name, value, 0.0, known[key])}
            preset = replace(preset, **{key: _as(key, value, before, known[key])})
        return preset


def _as(name: str, value: Any, like: Any, kind: Any) -> Any:
    """Return the value converted to the type of a setting, given its present value and its annotation."""
    try:
        if isinstance(like, tuple):
            parts = value.split(",") if isinstance(value, str) else value
            return tuple((int if "int" in kind else str)(part) for part in parts if part != "")
        if isinstance(like, dict):
            return {str(key): float(share) for key, share in dict(value).items()}
        if isinstance(like, int):
            return int(str(value).replace("_", ""))
        return type(like)(value)
    except (TypeError, ValueError, AttributeError):
        raise SettingError(f"{name}={value!r}: that is no value for it; now it is {like!r}") from None


def settings_of(assignments: Sequence[str], path: Path | None = None) -> dict[str, Any]:
    """Return settings by name: those of a TOML file, overridden by `name=value` of the command line.

    Raises:
        SettingError: The file cannot be read, or something is not `name=value`.
    """
    settings: dict[str, Any] = {}
    if path is not None:
        try:
            settings |= tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as fault:
            raise SettingError(f"the settings in {path} cannot be read: {fault}") from None
    for assignment in assignments:
        name, sign, value = assignment.partition("=")
        if not sign:
            raise SettingError(f"--set takes name=value, for instance learning_rate=3e-4, not {assignment!r}")
        settings[name.strip()] = value.strip()
    return settings


PRESETS = {
    # A few seconds, for tests and notebooks; the player learns little.
    "tiny": Preset(
        steps=8_192,
        minutes=0,
        num_envs=32,
        num_steps=64,
        batch_size=1024,
        workers=1,
        hidden=(64, 64),
        row_width=16,
        arithmetic="float32",
        snapshot_every=2,
        checkpoint_every=2,
        rating_games=20,
    ),
    # At most ten minutes on two cores, with compilation and rating.
    "quick": Preset(steps=20_000_000, minutes=8.0, learning_rate=1e-3),
    # Ninety minutes on two cores, with the decks of the first set and of 2017.
    "standard": Preset(
        steps=200_000_000,
        minutes=86.0,
        format="b01,2017",
        last_entropy=0.3,
        snapshot_every=40,
        checkpoint_every=40,
    ),
    # A whole night.
    "long": Preset(
        steps=1_000_000_000,
        minutes=0,
        format="b01,2017",
        learning_rate=3e-4,
        last_entropy=0.3,
        snapshot_every=120,
        checkpoint_every=60,
        rating_games=400,
    ),
}
