"""Configuration of an experiment: the compared arms, decks, budget and seeds.

The keys of a TOML file are the fields of `Experiment` and, under `[arms.NAME]`, those of `Arm`; README.md
shows an example. See also: runner.py, which runs an experiment, and analysis.py, which evaluates its games.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np

from zx_env.core.games import default_game
from zx_env.core.validation import short
from zx_env.errors import SettingError
from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.learner.arithmetic.kernels import choose_arithmetic
from zx_training.learner.columns import columns_matching
from zx_training.learner.league import load_opponents
from zx_training.learner.presets import PRESETS, Preset
from zx_training.learner.tasks import task_of
from zx_training.matches.deals import all_deck_pairs


@dataclass(frozen=True)
class Arm:
    """One side of the comparison: settings to train with, or an agent that is not trained."""

    name: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Settings by the names of `Preset`; they override those of the experiment."""
    decks: tuple[str, ...] = ()
    """Names, files or groups of decks to train on; by default those of the experiment."""
    agent: str = ""
    """A string that `zx_agents.load` accepts, for an arm that is not trained and has no settings or decks."""


@dataclass(frozen=True)
class Experiment:
    """A question, with the runs and matches that answer it. `check` rejects what cannot run."""

    question: str
    arms: tuple[Arm, ...]
    preset: str = "quick"
    """The preset on which all arms are based."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Settings of all arms, by the names of `Preset`; `minutes` or `steps` are the budget of a run."""
    decks: tuple[str, ...] = ()
    """Names, files or groups of decks to train on; by default the usual ones of the game."""
    matches: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Named sets of decks for the matches after training; by default one set, `decks`."""
    against: tuple[str, ...] = ("scripted",)
    """Agents that every run meets. The runs always meet each other."""
    seeds: tuple[int, ...] = (1, 2)
    """Seeds; every arm is trained once for each."""
    games: int = 196
    """Games of each pair of players in each set of `matches`: half as many deals, each in both seats."""
    keep_split: bool = True
    """Whether to reject decks to train on that do not keep the split of the game's cards."""
    game: str = field(default_factory=lambda: default_game().name)
    card_set: str | None = None
    rules: str | None = None
    banlist: str | None = None

    def adapter(self) -> GameAdapter:
        """Return the adapter of the game."""
        return get_game(self.game, self.card_set, self.rules, self.banlist)

    def preset_of(self, arm: Arm) -> Preset:
        """Return all settings of a run of the arm. Its rating is off: all runs meet in the matches."""
        if self.preset not in PRESETS:
            raise SettingError(f"there is no preset {self.preset!r}; there are {', '.join(PRESETS)}")
        return PRESETS[self.preset].changed({"rating_games": 0, **self.settings, **arm.settings})

    def decks_of(self, arm: Arm, adapter: GameAdapter) -> list[str]:
        """Return the decks on which a run of the arm is trained."""
        return adapter.decks_of(arm.decks or self.decks)

    def match_decks(self, adapter: GameAdapter) -> dict[str, list[str]]:
        """Return the decks of each set of matches, by the name of the set."""
        matches = self.matches or {"all": self.decks}
        return {name: adapter.decks_of(decks) for name, decks in matches.items()}

    def runs(self) -> list[tuple[str, Arm, int]]:
        """Return the name, arm and seed of every player that is trained."""
        return [
            (f"{arm.name} {seed}", arm, seed) for seed in self.seeds for arm in self.arms if not arm.agent
        ]

    def players_of(self, arm: Arm) -> list[str]:
        """Return the names of an arm's players."""
        return [arm.name] if arm.agent else [f"{arm.name} {seed}" for seed in self.seeds]

    def check(self) -> None:
        """Check all names, settings and numbers before the first run.

        Raises:
            ZXError: A setting, an agent, a deck or a number cannot be used. The message contains a remedy.
        """
        self._check_numbers()
        adapter = self.adapter()
        for name, decks in self.match_decks(adapter).items():
            _check_name(name, "of matches")
            adapter.check_pairs(all_deck_pairs(decks))
        for agent in self.against:
            adapter.agent(agent)
        observation_fields = None
        for arm in self.arms:
            if arm.agent:
                adapter.agent(arm.agent)
                continue
            preset = self.preset_of(arm)
            task = task_of(adapter, self.decks_of(arm, adapter), self.keep_split)
            adapter.check_pairs(task.pairs(preset.random_decks))
            load_opponents(task, preset)
            if preset.arithmetic != "auto":
                choose_arithmetic(preset.arithmetic, np.zeros((0, 0), np.int8), 0)
            if preset.without and observation_fields is None:
                deck = task.decks[0]
                observation_fields = type(adapter.deal((deck, deck), 0)).game_spec.observation_fields
            columns_matching(observation_fields or (), preset.without)

    def _check_numbers(self) -> None:
        names = [arm.name for arm in self.arms]
        if not names:
            raise SettingError("an experiment compares arms: name them, [arms.one] and [arms.other]")
        for arm in self.arms:
            _check_name(arm.name, "of an arm")
            if arm.agent and (arm.settings or arm.decks):
                raise SettingError(
                    f"arm {arm.name!r} has an agent, which is not trained: leave out its settings and decks"
                )
        players = [name for arm in self.arms for name in self.players_of(arm)] + list(self.against)
        for name in players:
            if players.count(name) > 1:
                raise SettingError(f"{name!r} would play twice under one name: give arms names of their own")
        if not self.seeds:
            raise SettingError("there are no seeds: seeds = [1, 2] trains every arm twice")
        if len(players) < 2:
            raise SettingError("there is nobody to meet: name an agent in `against`, or a second arm")
        if self.games < 2:
            raise SettingError(f"games = {self.games}: every deal is played twice, so 2 or more")

    @classmethod
    def read(cls, path: Path) -> Experiment:
        """Read an experiment from a TOML file.

        Raises:
            SettingError: The file cannot be read, or contains an unknown key or an invalid value.
        """
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except RecursionError:
            raise SettingError(f"the experiment in {path} is nested too deeply") from None
        except (OSError, ValueError) as fault:
            raise SettingError(f"the experiment in {path} cannot be read: {fault}") from None
        return cls.of(table, str(path))

    @classmethod
    def of(cls, table: Mapping[str, Any], where: str = "the experiment") -> Experiment:
        """Return the experiment of a parsed TOML table; `as_dict` is the inverse.

        Raises:
            SettingError: A key is unknown or missing, or its value has the wrong type.
        """
        values = _parse(cls, table, where)
        missing = [name for name in ("question", "arms") if name not in values]
        if missing:
            raise SettingError(f"{where} has no {' and no '.join(missing)}")
        arms = []
        for name, arm in values.pop("arms").items():
            if not isinstance(arm, Mapping):
                raise SettingError(f"{where}: arms.{name} is a table: [arms.{name}]")
            arms.append(Arm(**{**_parse(Arm, arm, f"{where}, [arms.{name}]"), "name": name}))
        matches = {}
        for name, decks in values.pop("matches", {}).items():
            matches[name] = _parse_value(f"{where}: matches.{name}", decks, "tuple[str, ...]")
        return cls(**values, arms=tuple(arms), matches=matches)

    def as_dict(self) -> dict[str, Any]:
        """Return the experiment, JSON-able, with the keys of the TOML file."""
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        values["arms"] = {
            arm.name: {f.name: _plain(getattr(arm, f.name)) for f in fields(Arm) if f.name != "name"}
            for arm in self.arms
        }
        return {name: _plain(value) for name, value in values.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, (tuple, list)) else value


def _check_name(name: str, whose: str) -> None:
    """Reject names that cannot become folders and rows of a table."""
    if not re.fullmatch(r"[\w-]+( [\w-]+)*", name):
        raise SettingError(
            f"the name {name!r} {whose} has characters other than letters, digits, _, - and spaces"
        )


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _all_items(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, Sequence) and not _is_text(value) and all(map(fits, value))


FIELD_TYPES: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "str": ("text", _is_text),
    "str | None": ("text", lambda value: value is None or _is_text(value)),
    "int": ("a whole number", _is_number),
    "bool": ("true or false", lambda value: isinstance(value, bool)),
    "tuple[str, ...]": ('a list of names, ["b01"]', _all_items(_is_text)),
    "tuple[int, ...]": ("a list of whole numbers, [1, 2]", _all_items(_is_number)),
}
"""Description and check of a field's values in a file, by its type; all other fields take a table."""
TABLE_TYPE = ("a table", lambda value: isinstance(value, Mapping))


def _parse(shape: Any, table: Mapping[str, Any], where: str) -> dict[str, Any]:
    """Return the table's values, converted to the types of the class's fields."""
    types = {f.name: str(f.type) for f in fields(shape) if not (shape is Arm and f.name == "name")}
    values = {}
    for key, value in table.items():
        if key not in types:
            close = difflib.get_close_matches(key, types, n=1)
            hint = f"; did you mean {close[0]!r}?" if close else "."
            raise SettingError(f"{where} has no {key!r}{hint} The keys are {', '.join(types)}")
        kind = "table" if key in ("arms", "matches") else types[key]
        values[key] = _parse_value(f"{where}: {key}", value, kind)
    return values


def _parse_value(name: str, value: Any, kind: str) -> Any:
    description, fits = FIELD_TYPES.get(kind, TABLE_TYPE)
    if not fits(value):
        raise SettingError(f"{name} = {short(value)}: it is {description}")
    return tuple(value) if kind.startswith("tuple") else value
