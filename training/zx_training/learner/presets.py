"""Named settings of a training run. Not here: what they mean to the learner (trainer.py)."""

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
    """Every number of a run; a checkpoint keeps them, so that `--resume` goes on with the same ones."""

    # -- how long --------------------------------------------------------------------------------
    steps: int  # decisions learned from in all
    minutes: float  # from the start of the command to the end of learning; 0: no limit
    clock: str = "wall"  # what the minutes are of: "wall", or "cpu", the time of the first process alone
    # -- what is played -----------------------------------------------------------------------------
    format: str = ""  # decks where none are named: groups such as "b01,2017", "" for the game's usual ones
    random_decks: int = 0  # random legal decks besides, where the game makes some
    # -- the batch ---------------------------------------------------------------------------------
    num_envs: int = 512  # games at once, over all processes
    num_steps: int = 48  # decisions a row between two updates
    batch_size: int = 2048  # decisions a step of the optimiser, over all processes
    epochs: int = 2
    workers: int = 0  # processes; 0: two where there are two cores
    # -- the network -------------------------------------------------------------------------------
    hidden: tuple[int, ...] = (320, 256)
    row_width: int = 48  # of the small layers over rows that actions are about; 0: none
    card_width: int = 8  # of the vector that each card has by its number; 0: none
    without: tuple[str, ...] = ()  # columns that it does not read: "trash", "board.destroys_*" (columns.py)
    arithmetic: str = "auto"  # of the layers: "bfloat16", "sparse", "float32"; "auto" times them
    device: str = "cpu"
    # -- the learner -------------------------------------------------------------------------------
    learning_rate: float = 5e-4
    last_learning_rate: float = 0.1  # of the first; it falls in a line
    discount: float = 0.999  # from one decision of a player to its next
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.015
    last_entropy: float = 1.0  # of the first; it falls in a line
    value_weight: float = 0.5
    longest_gradient: float = 0.5
    shaping: float = 0.1  # of a win, for each card of Life more than the enemy: where the value begins
    # -- opponents ---------------------------------------------------------------------------------
    # How often each kind is met, all together whatever they add up to: "self" and "past", fixed players
    # such as "scripted", and any other agent by its name: "planner", a checkpoint.zip, "module:function".
    shares: dict[str, float] = field(default_factory=lambda: {"self": 0.6, "past": 0.15, "scripted": 0.25})
    snapshot_every: int = 12  # updates between two past selves
    checkpoint_every: int = 12  # updates between two checkpoints
    # -- the rating at the end -----------------------------------------------------------------------
    rating_games: int = 200  # each pair of players; 0: no rating

    def as_dict(self) -> dict[str, Any]:
        """JSON-able."""
        return asdict(self)

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Preset:
        """The inverse of `as_dict`; names this version does not know are refused."""
        unknown = set(values) - {f.name for f in fields(cls)}
        if unknown:
            raise ValueError(f"unknown settings {sorted(unknown)}")
        lists = {name: tuple(value) for name, value in values.items() if isinstance(value, list)}
        return cls(**{**values, **lists})

    def changed(self, settings: Mapping[str, Any]) -> Preset:
        """The same with some settings changed: `shares.scripted` names one entry of `shares`.

        Raises:
            SettingError: A setting is unknown, or its value is of another kind.
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
                before = float(before)  # a preset may say 0 minutes
            if dot:
                if not isinstance(before, dict):
                    raise SettingError(f"{key} has no entries: say {key}=...")
                value = {**before, entry: _as(name, value, 0.0, known[key])}
            preset = replace(preset, **{key: _as(key, value, before, known[key])})
        return preset


def _as(name: str, value: Any, like: Any, kind: Any) -> Any:
    """The value as a setting of that kind, a field's type as it is written."""
    try:
        if isinstance(like, tuple):
            parts = value.split(",") if isinstance(value, str) else value
            return tuple((int if "int" in kind else str)(one) for one in parts if one != "")
        if isinstance(like, dict):
            return {str(key): float(share) for key, share in dict(value).items()}
        if isinstance(like, int):
            return int(str(value).replace("_", ""))
        return type(like)(value)
    except (TypeError, ValueError, AttributeError):
        raise SettingError(f"{name}={value!r}: that is no value for it; now it is {like!r}") from None


def settings_of(said: Sequence[str], path: Path | None = None) -> dict[str, Any]:
    """Settings by name: those of a TOML file, then `name=value` as said on the command line.

    Raises:
        SettingError: The file cannot be read, or something is not `name=value`.
    """
    settings: dict[str, Any] = {}
    if path is not None:
        try:
            settings |= tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as fault:
            raise SettingError(f"the settings in {path} cannot be read: {fault}") from None
    for one in said:
        name, sign, value = one.partition("=")
        if not sign:
            raise SettingError(f"--set takes name=value, for instance learning_rate=3e-4, not {one!r}")
        settings[name.strip()] = value.strip()
    return settings


PRESETS = {
    # Seconds: shows that everything runs, learns little. For tests and notebooks.
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
    # At most ten minutes on two cores, compiling and rating included.
    "quick": Preset(steps=20_000_000, minutes=8.0),
    # Ninety minutes on two cores, the decks of the first set and those of 2017.
    "standard": Preset(
        steps=200_000_000,
        minutes=86.0,
        format="b01,2017",
        last_entropy=0.3,
        snapshot_every=40,
        checkpoint_every=40,
    ),
    # A night.
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
