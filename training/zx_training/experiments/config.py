"""What an experiment asks: which arms are compared, on which decks, with which budget and seeds.

Not here: how it is carried out (runner.py), what is made of the games (analysis.py). The keys of a TOML file
are the fields of `Experiment` and, under `[arms.NAME]`, those of `Arm`; README.md shows one.
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
import zx_agents

from zx_env.errors import SettingError
from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.learner.columns import columns_matching
from zx_training.learner.kernels import choose_arithmetic
from zx_training.learner.league import load_opponents
from zx_training.learner.presets import PRESETS, Preset
from zx_training.learner.tasks import task_of
from zx_training.matches.deals import all_deck_pairs
from zx_training.tournament.context import decks_of


@dataclass(frozen=True)
class Arm:
    """One of the things that are compared: a way to train, or an agent as it is."""

    name: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    """By the names of `Preset`, over those of the experiment."""
    decks: tuple[str, ...] = ()
    """Names, files or groups that it is trained on; those of the experiment where there are none."""
    agent: str = ""
    """An agent that is not trained; such an arm has neither settings nor decks."""


@dataclass(frozen=True)
class Experiment:
    """A question, and what is done to answer it. `check` refuses what cannot be carried out."""

    question: str
    arms: tuple[Arm, ...]
    preset: str = "quick"
    """The settings that all begin from."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Of all arms, by the names of `Preset`; `minutes` or `steps` are the budget of a run."""
    decks: tuple[str, ...] = ()
    """Names, files or groups that runs are trained on; the usual ones of the game where there are none."""
    matches: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Decks that are played with afterwards, by a name of theirs; those of `decks` where there are none."""
    against: tuple[str, ...] = ("scripted",)
    """Agents that every run meets; the runs meet each other in any case."""
    seeds: tuple[int, ...] = (1, 2)
    """A run of every arm for each."""
    games: int = 196
    """Of each two players on each of the `matches`: half as many deals, each in both seats."""
    game: str = "zx"
    card_set: str | None = None
    rules: str | None = None

    def adapter(self) -> GameAdapter:
        """The game that is played."""
        return get_game(self.game, self.card_set, self.rules)

    def preset_of(self, arm: Arm) -> Preset:
        """All settings of a run of the arm, without the rating of `zx train`: runs meet afterwards."""
        if self.preset not in PRESETS:
            raise SettingError(f"there is no preset {self.preset!r}; there are {', '.join(PRESETS)}")
        return PRESETS[self.preset].changed({"rating_games": 0, **self.settings, **arm.settings})

    def decks_of(self, arm: Arm, adapter: GameAdapter) -> list[str]:
        """The decks that a run of the arm is trained on."""
        return decks_of(adapter, arm.decks or self.decks)

    def played(self, adapter: GameAdapter) -> dict[str, list[str]]:
        """The decks of each of the matches."""
        said = self.matches or {"all": self.decks}
        return {name: decks_of(adapter, decks) for name, decks in said.items()}

    def runs(self) -> list[tuple[str, Arm, int]]:
        """Every player that is trained: its name, its arm, its seed."""
        return [
            (f"{arm.name} {seed}", arm, seed) for seed in self.seeds for arm in self.arms if not arm.agent
        ]

    def players_of(self, arm: Arm) -> list[str]:
        """The names of an arm's players."""
        return [arm.name] if arm.agent else [f"{arm.name} {seed}" for seed in self.seeds]

    def check(self) -> None:
        """Look at everything that is named before anything runs.

        Raises:
            ZXError: A setting, an agent, a deck or a number cannot be used; the message says what to do.
        """
        self._check_numbers()
        adapter = self.adapter()
        for name, decks in self.played(adapter).items():
            _refuse_words(name, "of matches")
            adapter.check_pairs(all_deck_pairs(decks))
        for agent in self.against:
            zx_agents.load(agent, adapter.name)
        pieces = None
        for arm in self.arms:
            if arm.agent:
                zx_agents.load(arm.agent, adapter.name)
                continue
            preset = self.preset_of(arm)
            task = task_of(adapter, self.decks_of(arm, adapter))
            adapter.check_pairs(task.pairs(preset.random_decks))
            load_opponents(task, preset)
            if preset.arithmetic != "auto":
                choose_arithmetic(preset.arithmetic, np.zeros((0, 0), np.int8), 0)
            if preset.without and pieces is None:
                deck = task.decks[0]
                pieces = type(adapter.deal((deck, deck), 0)).game_spec.observation_fields
            columns_matching(pieces or (), preset.without)

    def _check_numbers(self) -> None:
        names = [arm.name for arm in self.arms]
        if not names:
            raise SettingError("an experiment compares arms: name them, [arms.one] and [arms.other]")
        for arm in self.arms:
            _refuse_words(arm.name, "of an arm")
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
        """The experiment of a TOML file.

        Raises:
            SettingError: It cannot be read, or says something that no experiment has.
        """
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as fault:
            raise SettingError(f"the experiment in {path} cannot be read: {fault}") from None
        return cls.of(table, str(path))

    @classmethod
    def of(cls, table: Mapping[str, Any], where: str = "the experiment") -> Experiment:
        """The experiment of a table as TOML gives it; `as_dict` is the inverse.

        Raises:
            SettingError: A key is unknown or missing, or its value of another kind.
        """
        said = _taken(cls, table, where)
        missing = [name for name in ("question", "arms") if name not in said]
        if missing:
            raise SettingError(f"{where} says no {' and no '.join(missing)}")
        arms = []
        for name, values in said.pop("arms").items():
            if not isinstance(values, Mapping):
                raise SettingError(f"{where}: arms.{name} is a table: [arms.{name}]")
            arms.append(Arm(**{**_taken(Arm, values, f"{where}, [arms.{name}]"), "name": name}))
        matches = {}
        for name, decks in said.pop("matches", {}).items():
            matches[name] = _value(f"{where}: matches.{name}", decks, "tuple[str, ...]")
        return cls(**said, arms=tuple(arms), matches=matches)

    def as_dict(self) -> dict[str, Any]:
        """JSON-able, in the shape of the TOML file."""
        told = {f.name: getattr(self, f.name) for f in fields(self)}
        told["arms"] = {
            arm.name: {f.name: _plain(getattr(arm, f.name)) for f in fields(Arm) if f.name != "name"}
            for arm in self.arms
        }
        return {name: _plain(value) for name, value in told.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, (tuple, list)) else value


def _refuse_words(name: str, whose: str) -> None:
    """Names become folders and lines of a table."""
    if not re.fullmatch(r"[\w-]+( [\w-]+)*", name):
        raise SettingError(f"the name {name!r} {whose} has other signs than letters, digits, _, - and spaces")


def _is_word(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _all(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, Sequence) and not _is_word(value) and all(map(fits, value))


FITS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "str": ("text", _is_word),
    "str | None": ("text", lambda value: value is None or _is_word(value)),
    "int": ("a whole number", _is_number),
    "tuple[str, ...]": ('a list of names, ["b01"]', _all(_is_word)),
    "tuple[int, ...]": ("a list of whole numbers, [1, 2]", _all(_is_number)),
}
"""What a field takes from a file, by its type; all others take a table."""
TABLE = ("a table", lambda value: isinstance(value, Mapping))


def _taken(shape: Any, table: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The table's values as the fields of the class take them."""
    known = {f.name: str(f.type) for f in fields(shape) if not (shape is Arm and f.name == "name")}
    taken = {}
    for key, value in table.items():
        if key not in known:
            close = difflib.get_close_matches(key, known, n=1)
            hint = f"; did you mean {close[0]!r}?" if close else "."
            raise SettingError(f"{where} has no {key!r}{hint} It may say {', '.join(known)}")
        kind = "table" if key in ("arms", "matches") else known[key]
        taken[key] = _value(f"{where}: {key}", value, kind)
    return taken


def _value(what: str, value: Any, kind: str) -> Any:
    said, fits = FITS.get(kind, TABLE)
    if not fits(value):
        raise SettingError(f"{what} = {value!r}: it is {said}")
    return tuple(value) if kind.startswith("tuple") else value
