"""The registered games: one `GameRegistration` each, from which every tool finds what is a game's own.

    from zx_env.core.games import GameRegistration, register_game

    register_game(
        GameRegistration(
            name="pig",
            title="Pig",
            environment="my_games.pig_v0",
            env_id="my_games/Pig-v0",
            agents="my_games.pig_agents",
            adapter="my_games.pig_adapter",
        )
    )

A registration holds names only: no module of a game is imported before it is used. The games of this project
are registered in `zx_env/__init__.py`, and any other package may register more; a command finds these by
`--game my_games`, which imports that module.
"""

import importlib
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from zx_env.core.registration import register_aec, register_gym_env
from zx_env.errors import SettingError


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRegistration:
    """Names of a game and of the modules that hold its parts."""

    name: str
    """Short name: `--game` takes it, and formats of files begin with it; `GameSpec.name` is the same."""
    title: str
    """Name for people."""
    environment: str
    """Module of its public interface: `env`, `raw_env`, `Game`, `VectorEnv`, `ID`."""
    env_id: str
    """Name in Gymnasium and PettingZoo."""
    gym_env: str = ""
    """Its Gymnasium environment, "module:class"; by default the class `GymEnv` of `environment`."""
    gym_vector_env: str = ""
    """Its Gymnasium vector environment, "module:class"; by default `GymVectorEnv` of `environment`."""
    decks: str = ""
    """Default decks and groups of decks, in words, for the help of commands; "" for a game without decks."""
    settings: Mapping[str, str] = field(default_factory=dict)
    """The game's own settings that commands accept as options, such as `rules`: help text by name."""
    agents: str = ""
    """Module with `AGENTS`, its players (zx_agents/game_agents.py); by default `zx_agents.NAME.presets`."""
    adapter: str = ""
    """Module with `ADAPTER`, its interface for commands and trainers (zx_training/games/adapter.py); by
    default `zx_training.games.NAME.adapter`."""

    def __post_init__(self) -> None:
        """Fill in the default names of classes."""
        for name, cls in (("gym_env", "GymEnv"), ("gym_vector_env", "GymVectorEnv")):
            object.__setattr__(self, name, getattr(self, name) or f"{self.environment}:{cls}")

    @property
    def agents_module(self) -> str:
        """Name of the module with its players."""
        return self.agents or f"zx_agents.{self.name}.presets"

    @property
    def adapter_module(self) -> str:
        """Name of the module with its adapter."""
        return self.adapter or f"zx_training.games.{self.name}.adapter"

    def load_environment(self) -> Any:
        """Import the module of its public interface."""
        return importlib.import_module(self.environment)


_games: dict[str, GameRegistration] = {}
_names_by_module: dict[str, str] = {}


def register_game(game: GameRegistration) -> None:
    """Add a game, and make its environments known to Gymnasium and PettingZoo.

    Registering the same game again changes nothing.

    Raises:
        SettingError: Another game has this name.
    """
    _names_by_module[sys._getframe(1).f_globals["__name__"]] = game.name
    if game.name in _games:
        if _games[game.name] != game:
            raise SettingError(f"another game is registered as {game.name!r}: {_games[game.name].title}")
        return
    _games[game.name] = game
    register_gym_env(game.env_id, game.gym_env, game.gym_vector_env)
    register_aec(game.env_id, f"{game.environment}:env")


def games() -> tuple[GameRegistration, ...]:
    """All registered games; the first one is the default of every command."""
    return tuple(_games.values())


def is_registered(name: Any) -> bool:
    """Return whether a game has this name."""
    return any(game.name == name for game in games())


def default_game() -> GameRegistration:
    """The game that a command uses if no game is named."""
    return games()[0]


def get_game(name: str | None = None) -> GameRegistration:
    """Return a registered game.

    Args:
        name: Name of the game, or name of a module that registers a game, which is then imported, also from
            the working folder; None for the default game.

    Raises:
        SettingError: No such game is registered, or its module cannot be imported or registers no game.
    """
    if name is None:
        return default_game()
    if name in _games:
        return _games[name]
    if "." in name or name in sys.modules or _is_in_working_folder(name):
        return _games[_name_registered_by(name)]
    raise SettingError(f"there is no game {name!r}; {_known()}")


def name_for_commands(game: GameRegistration) -> str:
    """Return the name for `--game` in a new process: the module, if another package registers the game."""
    module = next(module for module, name in _names_by_module.items() if name == game.name)
    return game.name if module == __name__.partition(".")[0] else module


def load_part(game: GameRegistration, module: str, part: str) -> Any | None:
    """Import a module of a game; return None if the module has its default name and does not exist.

    Args:
        game: The game.
        module: Name of the module.
        part: Description of the module, for the error message.

    Raises:
        SettingError: The registration names a module that does not exist, or it imports a missing module.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is not None and f"{module}.".startswith(f"{fault.name}."):
            if module in (game.agents, game.adapter):
                raise SettingError(f"{part} of the game {game.name}: there is no module {module!r}") from None
            return None
        raise SettingError(
            f"{part} of the game {game.name} need {fault.name!r}, which is not installed"
        ) from fault


def _known() -> str:
    return f"--game is one of {', '.join(_games)}, or package.module of a module that registers one"


def _is_in_working_folder(name: str) -> bool:
    return name.isidentifier() and (os.path.isfile(f"{name}.py") or os.path.isdir(name))


def _name_registered_by(module: str) -> str:
    folder = os.getcwd()
    sys.path.insert(0, folder)
    try:
        importlib.import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is not None and f"{module}.".startswith(f"{fault.name}."):
            raise SettingError(
                f"there is no game {module!r} and no module of this name; {_known()}"
            ) from None
        raise SettingError(f"the game {module!r} needs {fault.name!r}, which is not installed") from fault
    except SettingError:
        raise
    except Exception as fault:
        raise SettingError(f"the game {module!r} cannot be imported: {fault!r}") from fault
    finally:
        if folder in sys.path:
            sys.path.remove(folder)
    if module not in _names_by_module:
        raise SettingError(f"the module {module!r} registers no game: it has to call `register_game`")
    return _names_by_module[module]
