"""Games, and what the arguments of their functions are: types are read off the names of arguments.

A game is a package that says so in its `__init__`: `declare_game("Z/X")`. Its modules share one list of
argument names, to which each may add (`declare`), and no other game's list says anything about them. A module
outside every game has a list of its own; with `use_names_of("zx_env.zx")` it knows the names of that game
besides, and its functions belong to that game.

Not here: the decorated functions themselves (`functions.py`).
"""

import sys
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from zx_env.compiling.bytecode import CompileError


@dataclass(frozen=True)
class ArrayOf:
    """A C-contiguous array of records or numbers, as an argument of an entry."""

    dtype: np.dtype[Any]
    ndim: int


def array_of(dtype: Any, ndim: int = 1) -> ArrayOf:
    """The declared type of an array: `declare(rewards=array_of(np.float32, ndim=2))`."""
    return ArrayOf(np.dtype(dtype), ndim)


ArgType: TypeAlias = np.dtype[Any] | ArrayOf | None
"""The type of an argument; None for an int64."""


@dataclass
class Names:
    """The argument names of a game, or of a module outside every game."""

    types: dict[str, np.dtype[Any] | ArrayOf] = field(default_factory=dict)
    declaring: set[str] = field(default_factory=set)
    """Modules that have added to the list."""
    title: str = ""
    """Of a game, for people."""


_games: dict[str, Names] = {}  # by the package of the game
_modules: dict[str, Names] = {}  # modules outside every game, by their names
_apart: list[str] = []  # packages inside games that are linked by themselves
_used: dict[str, str] = {}  # the package of the game whose names a module outside uses


def declare_game(title: str) -> None:
    """Say in the `__init__` of a package that its modules are a game, with argument names of their own.

    Raises:
        CompileError: A module that is no package said it.
    """
    caller = sys._getframe(1).f_globals
    if "__path__" not in caller:
        raise CompileError(f"{caller['__name__']} is no package: a game is declared in its `__init__`")
    _games.setdefault(caller["__name__"], Names()).title = title


def link_apart() -> None:
    """Say in the `__init__` of a package inside a game that its functions are linked by themselves.

    Who calls none of its entries waits for none of its functions; it may call units of the game, not the
    other way round.

    Raises:
        CompileError: A module that is no package said it.
    """
    caller = sys._getframe(1).f_globals
    if "__path__" not in caller:
        raise CompileError(f"{caller['__name__']} is no package: only a package is linked by itself")
    if caller["__name__"] not in _apart:
        _apart.append(caller["__name__"])


def linked_with(module: str) -> str:
    """The package whose functions a module's are linked with: that of its game, unless its own is apart."""
    within = (package for package in _apart if f"{module}.".startswith(f"{package}."))
    return next(within, home_of(module))


def games() -> dict[str, str]:
    """The games that have been imported: the title of each by its package."""
    return {package: names.title for package, names in _games.items()}


def use_names_of(game: str) -> None:
    """Say in a module outside every game that argument names mean what they mean in this game's package.

    Raises:
        CompileError: There is no such game, or the module belongs to another one.
    """
    module = sys._getframe(1).f_globals["__name__"]
    if game not in _games:
        raise CompileError(f"{module}: no game {game} has been imported, only {', '.join(_games) or 'none'}")
    if game_of(module) not in ("", game):
        raise CompileError(f"{module} belongs to {game_of(module)}, and cannot use names of {game}")
    if module not in _games and home_of(module) != game:
        _used[module] = game


def declare(**types: Any) -> None:
    """Say once what every argument of a name is: a record or number dtype, or an `array_of` one.

    Raises:
        CompileError: The name is declared as something else in the same game or module.
    """
    module = sys._getframe(1).f_globals["__name__"]
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
    """The package that a module is linked with: that of its game, or the top one of a module outside."""
    within = (game for game in _games if f"{module}.".startswith(f"{game}."))
    return next(within, module.partition(".")[0])


def game_of(module: str) -> str:
    """The package of the game that a module belongs to, or whose names it uses; "" for neither."""
    home = home_of(module)
    return home if home in _games else _used.get(module, "")


def declaring(game: str) -> list[str]:
    """The modules of a game that say what arguments are."""
    return sorted(_games[game].declaring) if game in _games else []


def type_of(name: str, module: str) -> ArgType:
    """What an argument of this name is in this module.

    Raises:
        CompileError: The module says something else of the name than the game whose names it uses.
    """
    lists = [_modules.get(module), _games.get(game_of(module))]
    found = [names.types[name] for names in lists if names is not None and name in names.types]
    if len(set(found)) > 1:
        raise CompileError(
            f"{module}: the argument name {name!r} is declared as {found[0]} and as {found[1]}"
        )
    return found[0] if found else None
