"""Games and the types of their functions' arguments, which the names of the arguments determine.

A package declares itself a game in its `__init__`: `declare_game("Z/X")`. The modules of a game share one
list of argument names, to which each module may add (`declare`). Lists of other games do not apply to these
modules. A module outside every game has a list of its own; with `use_names_of("zx_env.zx")` it also uses the
names of that game, and its functions belong to that game.

See also: `functions.py` for the decorated functions.
"""

import sys
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from zx_env.compiling.bytecode import CompileError


@dataclass(frozen=True)
class ArrayOf:
    """The type of an entry's argument that is a C-contiguous array of records or numbers."""

    dtype: np.dtype[Any]
    ndim: int


def array_of(dtype: Any, ndim: int = 1) -> ArrayOf:
    """Return the type of an array, to be declared: `declare(rewards=array_of(np.float32, ndim=2))`."""
    return ArrayOf(np.dtype(dtype), ndim)


ArgType: TypeAlias = np.dtype[Any] | ArrayOf | None
"""The type of an argument; None for an int64."""


@dataclass
class Names:
    """The declared types of a game's argument names, or of those of a module outside every game."""

    types: dict[str, np.dtype[Any] | ArrayOf] = field(default_factory=dict)
    declaring: set[str] = field(default_factory=set)
    """Modules that add argument names to the list."""
    title: str = ""
    """Title of the game, shown to people."""


_games: dict[str, Names] = {}  # by the package of the game
_modules: dict[str, Names] = {}  # modules outside every game, by their names
_apart: list[str] = []  # packages inside games that are linked separately
_used: dict[str, str] = {}  # the package of the game whose names a module outside uses


def declare_game(title: str) -> None:
    """Declare the calling package a game, with argument names of its own. Call it in its `__init__`.

    Raises:
        CompileError: The caller is not a package.
    """
    caller = sys._getframe(1).f_globals
    if "__path__" not in caller:
        raise CompileError(f"{caller['__name__']} is no package: a game is declared in its `__init__`")
    _games.setdefault(caller["__name__"], Names()).title = title


def link_apart() -> None:
    """Link the functions of the calling package separately from its game. Call it in its `__init__`.

    A process that calls none of its entries does not wait for its functions. The package may call units of
    the game; the game must not call the package.

    Raises:
        CompileError: The caller is not a package.
    """
    caller = sys._getframe(1).f_globals
    if "__path__" not in caller:
        raise CompileError(f"{caller['__name__']} is no package: only a package is linked by itself")
    if caller["__name__"] not in _apart:
        _apart.append(caller["__name__"])


def linked_with(module: str) -> str:
    """Return the package that a module is linked with: its `link_apart` package, or else that of its game."""
    within = (package for package in _apart if f"{module}.".startswith(f"{package}."))
    return next(within, home_of(module))


def games() -> dict[str, str]:
    """Return the titles of the imported games, keyed by the dotted names of their packages."""
    return {package: names.title for package, names in _games.items()}


def words_of(package: str) -> str:
    """Return how people read of a package that is linked together: as the rules of a game, or by its name."""
    return f"the rules of {_games[package].title}" if package in _games else package


def use_names_of(game: str) -> None:
    """Use the argument names of a game in the calling module, which belongs to no game.

    Raises:
        CompileError: The game does not exist, or the module belongs to another one.
    """
    module = sys._getframe(1).f_globals["__name__"]
    if game not in _games:
        raise CompileError(f"{module}: no game {game} has been imported, only {', '.join(_games) or 'none'}")
    if game_of(module) not in ("", game):
        raise CompileError(f"{module} belongs to {game_of(module)}, and cannot use names of {game}")
    if module not in _games and home_of(module) != game:
        _used[module] = game


def declare(**types: Any) -> None:
    """Declare types of arguments by name: the dtype of a record or number, or an `array_of` type.

    Raises:
        CompileError: The same game or module declares the name with another type.
    """
    declare_for(sys._getframe(1).f_globals["__name__"], **types)


def declare_for(module: str, **types: Any) -> None:
    """Declare argument names in the name of another module, for a function that several games call.

    Raises:
        CompileError: As in `declare`.
    """
    home = home_of(module)
    names = _games[home] if home in _games else _modules.setdefault(module, Names())
    names.declaring.add(module)
    for name, given in types.items():
        meant = given if isinstance(given, ArrayOf) else np.dtype(given)
        if names.types.setdefault(name, meant) != meant:
            raise CompileError(
                f"the argument name {name!r} is declared as {names.types[name]} and as {meant}"
            )


def home_of(module: str) -> str:
    """Return the package of a module's game; for a module outside every game, its top package."""
    within = (game for game in _games if f"{module}.".startswith(f"{game}."))
    return next(within, module.partition(".")[0])


def game_of(module: str) -> str:
    """Return the package of the game that a module belongs to or whose names it uses; "" for neither."""
    home = home_of(module)
    return home if home in _games else _used.get(module, "")


def declaring(game: str) -> list[str]:
    """Return the sorted names of the modules of a game that declare argument names; empty for no game."""
    return sorted(_games[game].declaring) if game in _games else []


def type_of(name: str, module: str) -> ArgType:
    """Return the declared type of an argument of this name in this module; None if it is not declared.

    Raises:
        CompileError: The module and the game whose names it uses declare different types.
    """
    lists = [_modules.get(module), _games.get(game_of(module))]
    found = [names.types[name] for names in lists if names is not None and name in names.types]
    if len(set(found)) > 1:
        raise CompileError(
            f"{module}: the argument name {name!r} is declared as {found[0]} and as {found[1]}"
        )
    return found[0] if found else None
