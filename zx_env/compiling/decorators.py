"""The three kinds of compiled functions, as decorators: what it means to be a rule, a unit or an entry.

    @rule    small: compiled for its one signature, inlined by LLVM into whoever calls it
    @unit    big: compiled once by itself and called through a symbol, so that a change compiles little;
             takes records and integers, and its annotation says what it returns: None, int or bool
    @entry   what Python calls; takes arrays and integers, and passes `games[i]` on to rules and units

With ``NUMBA_DISABLE_JIT=1`` (`PLAIN`) all three give back the function itself, numba is not even imported,
and the same source runs as ordinary Python over the twins of `python_records.py`.

Types are read off the argument *names*, which a game declares once, `declare(g=GAME, games=array_of(GAME))`
(`games.py`); a name that nobody declared is an int64. So every function has one signature, no default values,
and stands at module level; none may call itself, however indirectly. An index counts from the front, never
from the end. An error in compiled code, such as an index that is too large or negative, leaves the entry as a
Python exception.

Nothing is compiled at import. The first call of an entry makes the functions of its game ready, and no other
game's: from the cache, or compiled by several processes (`store.py`). A wheel may bring machine code with it
(`aot.py`).

Switches: ``ZX_BOUNDSCHECK=0`` drops index checks. ``ZX_UNITS=0`` is for a numba whose inside has changed: of
its private names only those of `patches.py` are used, units become rules, and nothing is kept. Numba then
optimizes every function again in each of its callers: Z/X takes some five minutes of a processor before its
first step, at every start, and plays several times as slowly. It tells whether rules still compile, no more.

Not here: how a function is compiled (`compiler.py`), and what a module holds in its place (`dispatchers.py`).
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
    from zx_env.compiling import compiler
    from zx_env.compiling.progress import Progress

    if UNITS:
        from zx_env.compiling import dispatchers, store


def rule(f: Callable[P, R]) -> Callable[P, R]:
    """A small function of the rules: one signature, inlined into its callers.

    Raises:
        CompileError: The function has default values, or stands inside another one.
    """
    function = register("rule", f)
    if PLAIN:
        return cast(Callable[P, R], bind(function, f))
    stand_in = dispatchers.Inlined(function) if UNITS else compiler.dispatcher(function)
    return cast(Callable[P, R], bind(function, stand_in))


def unit(f: Callable[P, R]) -> Callable[P, R]:
    """A big function of the rules: compiled once on its own; callers know it by its symbol.

    Raises:
        CompileError: As for a rule.
    """
    if not PLAIN and not UNITS:
        return rule(f)
    function = register("unit", f)
    return cast(Callable[P, R], bind(function, f if PLAIN else dispatchers.called_by_symbol(function)))


def entry(f: Callable[P, R]) -> Callable[P, R]:
    """What Python calls: arrays and integers in. Its first call compiles the game that it belongs to.

    Raises:
        CompileError: As for a rule; at the first call also for what cannot be compiled.
    """
    function = register("entry", f)
    if PLAIN:
        return cast(Callable[P, R], bind(function, f))
    if UNITS:
        return cast(
            Callable[P, R], bind(function, dispatchers.compiled_at_first_call(function, _compile_for))
        )
    dispatcher = compiler.dispatcher(function)

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        if not function.ready:
            _compile_for(function)
        return cast(R, dispatcher(*args, **kwargs))

    return cast(Callable[P, R], bind(function, call))


def in_python(rule: Callable[P, R]) -> Callable[P, R]:
    """A rule about numbers alone as Python calls it, also where rules are compiled."""
    return cast(Callable[P, R], getattr(rule, "__wrapped__", rule))


# -- making functions ready ------------------------------------------------------------------------

_compiling = threading.RLock()


def compile_all() -> None:
    """Compile, or load from the cache, whatever has been decorated and is not ready yet, of every game.

    Raises:
        CompileError: A function cannot be compiled; the message says which and why.
    """
    if not PLAIN:
        with _compiling:
            _make_ready(callees_first())


def _compile_for(entry: Function) -> None:
    """The same for an entry: the functions of its game, and no other one's."""
    with _compiling:
        _make_ready(needed_for(entry))


def _make_ready(functions: list[Function]) -> None:
    todo = [function for function in functions if not function.ready]
    if UNITS:
        groups: dict[Any, list[Function]] = {}
        for function in todo:
            if function.kind != "rule":
                groups.setdefault(function.group, []).append(function)
        for group, members in groups.items():
            store.make_ready(group, members)
    elif todo:
        step = Progress("the rules", len(todo)).step
        for function in todo:
            compiler.compile_function(function)
            function.ready = True
            step(function.name)
