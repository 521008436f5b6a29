"""Decorators for compiled functions: rule, unit, entry and arithmetic.

    @rule    small: compiled for its one signature and inlined by LLVM into its callers
    @unit    large: compiled once by itself and called through a symbol, so that a change recompiles little;
             takes records and integers; its return annotation is None, int or bool
    @entry   called from Python; takes arrays and integers, and passes `games[i]` on to rules and units
    @arithmetic
             a rule of loops over arrays of floats: sums may be added in another order, which lets LLVM take
             several numbers at a time, and indexes are not checked

With ``NUMBA_DISABLE_JIT=1`` (`PLAIN`) all of them return the function itself. Numba is not imported, and the
same source runs as ordinary Python on the records of `python_records.py`.

The *name* of an argument determines its type. A game declares names once, `declare(g=GAME,
games=array_of(GAME))` (`games.py`); an undeclared name is an int64. So every function has one signature, has
no default values and stands at module level. No function may call itself, not even indirectly. An index
counts from the front, never from the end. An error in compiled code, such as an index that is too large or
negative, leaves the entry as a Python exception.

Importing compiles nothing. The first call of an entry loads the functions of its game, and of no other game,
from the cache, or compiles them in several processes (`store.py`). A wheel may contain machine code
(`aot.py`).

Switches: ``ZX_BOUNDSCHECK=0`` drops index checks. ``ZX_UNITS=0`` is for versions of numba and Python that
`backend` does not know: numba compiles, links and keeps every unit and entry itself (`numba_cache.py`), and
no private names of numba are used except those of `backend/dispatchers.py` and `backend/patches.py`. Games
are the same; an index that is too large is still an error, a negative one counts from the end. Z/X then needs
96 seconds of processor time once, instead of 66, in processes of half a GB, and 1.25 times as long for a
decision.

See also: `backend/compiler.py` compiles a function; `backend/dispatchers.py` makes the objects that replace
decorated functions in their modules.
"""

import threading
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from zx_env.compiling.bytecode import CompileError
from zx_env.compiling.config import PLAIN, UNITS
from zx_env.compiling.functions import Function, bind, callees_first, check, needed_for, register
from zx_env.compiling.games import array_of, declare, use_names_of

__all__ = [
    "PLAIN",
    "CompileError",
    "arithmetic",
    "array_of",
    "check",
    "compile_all",
    "declare",
    "entry",
    "in_python",
    "rule",
    "unit",
    "use_names_of",
]

P = ParamSpec("P")
R = TypeVar("R")

if not PLAIN:
    from zx_env.compiling.backend import dispatchers

    if UNITS:
        from zx_env.compiling.store import make_ready
    else:
        from zx_env.compiling.numba_cache import make_ready


def rule(f: Callable[P, R]) -> Callable[P, R]:
    """Declare a small function of the rules: one signature, inlined into its callers.

    Raises:
        CompileError: The function has default values or is nested in another function.
    """
    function = register("rule", f)
    return cast(Callable[P, R], bind(function, f if PLAIN else dispatchers.Inlined(function)))


def arithmetic(f: Callable[P, R]) -> Callable[P, R]:
    """Declare a rule of loops over arrays of floats, without checks of indexes: the caller knows their sizes.

    Raises:
        CompileError: As in `rule`.
    """
    function = register("rule", f)
    function.is_arithmetic = True
    return cast(Callable[P, R], bind(function, f if PLAIN else dispatchers.Inlined(function)))


def unit(f: Callable[P, R]) -> Callable[P, R]:
    """Declare a large function of the rules: compiled once by itself, called through its symbol.

    Raises:
        CompileError: As in `rule`.
    """
    function = register("unit", f)
    return cast(Callable[P, R], bind(function, f if PLAIN else dispatchers.called_by_symbol(function)))


def entry(f: Callable[P, R]) -> Callable[P, R]:
    """Declare a function that Python calls with arrays and integers. Its first call compiles its game.

    Raises:
        CompileError: As in `rule`. The first call also raises it for a function that cannot be compiled.
    """
    function = register("entry", f)
    stand_in = f if PLAIN else dispatchers.compiled_at_first_call(function, _compile_for)
    return cast(Callable[P, R], bind(function, stand_in))


def in_python(rule: Callable[P, R]) -> Callable[P, R]:
    """Return a rule that uses numbers only as a function that Python can call, in either mode."""
    return cast(Callable[P, R], getattr(rule, "__wrapped__", rule))


# -- making functions ready ------------------------------------------------------------------------

_compiling = threading.RLock()


def compile_all() -> None:
    """Load from the cache, or compile, the decorated functions of all games that are not ready yet.

    Raises:
        CompileError: A function cannot be compiled; the message names it and the reason.
    """
    if not PLAIN:
        with _compiling:
            _make_ready(callees_first())


def _compile_for(entry: Function) -> None:
    """Make the functions of the entry's game ready, and those of no other game."""
    with _compiling:
        _make_ready(needed_for(entry))


def _make_ready(functions: list[Function]) -> None:
    groups: dict[Any, list[Function]] = {}
    for function in functions:
        if not function.ready and function.kind != "rule":
            groups.setdefault(function.group, []).append(function)
    for group, members in groups.items():
        make_ready(group, members)
