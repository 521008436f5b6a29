"""What numba is to the rules: what it means for a function to be a rule, a unit or an entry.

    @rule    small: compiled for its one signature, inlined by LLVM into whoever calls it
    @unit    big: compiled once by itself and called through a symbol, so that a change compiles little;
             takes records and integers, and its annotation says what it returns: None, int or bool
    @entry   what Python calls; takes arrays and integers, and passes `games[i]` on to rules and units

With ``NUMBA_DISABLE_JIT=1`` (`PLAIN`) all three give back the function itself, numba is not even imported,
and the same source runs as ordinary Python over the twins of `plain.py`.

Types are read off the argument *names*: `declare(g=GAME, games=array_of(GAME))` once, in `records.py`; a name
that nobody declared is an int64. So every function has one signature, no default values, and stands at
module level; none may call itself, however indirectly. An index counts from the front, never from the end. An
error in compiled code, such as an index that is too large or negative, leaves the entry as a Python
exception.

Nothing is compiled at import. The first call of any entry compiles everything decorated so far, several
processes each some of it, and links it to machine code. Both are kept: what numba made of a unit or an entry,
named by a digest of all that ended up in it - bytecode, the rules inlined, the constants they used, record
layouts, types of the units called, versions - and the machine code, named by the names of its parts and the
processor. So none is ever stale, and any number of processes and checkouts can share them. A wheel may bring
machine code with it (`compiling/ship.py`).

Not here: the records themselves (`records.py`), their storage and plain twins (`plain.py`); how digests are
made, how numba is made to compile for rules, where objects lie and how they come back (`compiling/`).

Switches: ``ZX_BOUNDSCHECK=0`` drops index checks. ``ZX_UNITS=0`` uses no private name of numba: units become
rules and there is no cache; slower to compile, for a numba whose inside has changed.
"""

import contextlib
import functools
import gc
import hashlib
import importlib
import inspect
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from zx_env.compiling import cache
from zx_env.compiling import parallel as parts
from zx_env.compiling.bytecode import CompileError, text_of
from zx_env.compiling.functions import (
    Function,
    callees_first,
    check,
    digest_of,
    needed_for,
    register,
    rules_of,
    stands_as,
)
from zx_env.compiling.games import ArgType, ArrayOf, array_of, declare, declaring, games, use_names_of

__all__ = [
    "PLAIN",
    "CompileError",
    "array_of",
    "check",
    "compile_all",
    "declare",
    "entry",
    "rule",
    "unit",
    "use_names_of",
]

P = ParamSpec("P")
R = TypeVar("R")

PLAIN: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
UNITS: bool = os.environ.get("ZX_UNITS", "1") != "0"
OPTIONS: dict[str, Any] = {
    "error_model": "numpy",
    "nogil": True,
    "boundscheck": os.environ.get("ZX_BOUNDSCHECK", "1") != "0",
}

if not PLAIN:
    import llvmlite
    import numba
    from numba import types as numba_types
    from numba.core import cgutils
    from numba.core.errors import NumbaError, TypingError
    from numba.extending import intrinsic


# -- types -----------------------------------------------------------------------------------------


@functools.cache
def _numba_type(meant: ArgType) -> Any:
    """The numba type of an argument that is declared so."""
    if meant is None:
        return numba_types.int64
    if isinstance(meant, ArrayOf):
        return numba_types.Array(_numba_type(meant.dtype), meant.ndim, "C")
    return numba.from_dtype(meant)


def _types(made: Function) -> tuple[Any, ...]:
    return tuple(map(_numba_type, made.declared))


def _unify_with_numbers(member: Any, context: Any, other: Any) -> Any:
    """Lets a variable be a `Zone.HAND` in one branch and an int8 of a record in another, as in Python."""
    if isinstance(other, numba_types.IntEnumMember):
        other = other.dtype
    return context.unify_pairs(member.dtype, other) if isinstance(other, numba_types.Integer) else None


if not PLAIN:
    cast(Any, numba_types.IntEnumMember).unify = _unify_with_numbers


# -- the decorators --------------------------------------------------------------------------------


def rule(f: Callable[P, R]) -> Callable[P, R]:
    """A small function of the rules: one signature, inlined into its callers."""
    made = register("rule", f)
    if PLAIN:
        return cast(Callable[P, R], stands_as(made, f))
    return cast(Callable[P, R], stands_as(made, _inlined(made) if UNITS else _dispatcher(made)))


def unit(f: Callable[P, R]) -> Callable[P, R]:
    """A big function of the rules: compiled once on its own; callers know it by its symbol."""
    if not PLAIN and not UNITS:
        return rule(f)
    made = register("unit", f)
    return cast(Callable[P, R], stands_as(made, f if PLAIN else _called_by_symbol(made)))


def entry(f: Callable[P, R]) -> Callable[P, R]:
    """What Python calls: arrays and integers in. Its first call compiles the game that it belongs to."""
    made = register("entry", f)
    if PLAIN:
        return cast(Callable[P, R], stands_as(made, f))
    if UNITS:
        return cast(Callable[P, R], stands_as(made, _compiled_at_first_call(made)))
    dispatcher = _dispatcher(made)

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        _compile_for(made)
        return cast(R, dispatcher(*args, **kwargs))

    return cast(Callable[P, R], stands_as(made, call))


def _dispatcher(made: Function, **more_options: Any) -> Any:
    made.compiler = cast(Any, numba.njit)(**OPTIONS, **more_options)(made.python)
    return made.compiler


# -- compiling -------------------------------------------------------------------------------------


class _Progress:
    """One line on stderr about what takes a while."""

    def __init__(self, what: str, total: int) -> None:
        self.what, self.total, self.at = what, total, 0
        self.redraws = sys.stderr.isatty()
        if not total:
            print(f"zx_env: linking {what} (first time only)…", file=sys.stderr)
        elif not self.redraws:
            functions = "1 function" if total == 1 else f"{total} functions"
            print(f"zx_env: compiling {what}, {functions} (first time only)…", file=sys.stderr)

    def step(self, name: str) -> None:
        self.at += 1
        if self.redraws:
            end = ", linking\n" if self.at == self.total else ""
            line = f"\rzx_env: compiling {self.what}, {self.at}/{self.total} (first time only)…"
            print(line, end=end, file=sys.stderr, flush=True)


_compiling = threading.RLock()


def compile_all() -> None:
    """Compile, or load from the cache, whatever has been decorated and is not ready yet."""
    if not PLAIN:
        with _compiling:
            _make_ready(callees_first())


def _compile_for(entry: Function) -> None:
    """The same for what an entry needs: no game but its own."""
    with _compiling:
        _make_ready(needed_for(entry))


def _make_ready(functions: list[Function]) -> None:
    todo = [made for made in functions if not made.done]
    groups: dict[tuple[str, str], list[Function]] = {}
    for made in todo:
        if made.kind != "rule":
            groups.setdefault(made.group, []).append(made)
    if UNITS:
        for group, members in groups.items():
            _load_or_compile(group, members)
    elif todo:
        step = _Progress(" and ".join(map(_words, groups)), len(todo)).step
        for made in todo:
            _compile(made)
            made.done = True
            step(made.name)


def _words(group: tuple[str, str]) -> str:
    """A group in the line about progress: the rules of a game, or the package of modules outside."""
    return f"the rules of {games()[group[1]]}" if group[1] in games() else group[1]


def _compile(made: Function) -> None:
    """Let numba compile one function for its one signature."""
    try:
        with lowering.made_for_rules() if UNITS else contextlib.nullcontext():
            if made.kind == "unit":
                made.compiler.compile(getattr(numba_types, made.returns)(*_types(made)))
            else:
                made.compiler.compile(_types(made))
    except NumbaError as error:
        where = f"{made.python.__code__.co_filename}:{made.python.__code__.co_firstlineno}"
        raise CompileError(f"{made.kind} {made.name} ({where}) does not compile: {error}") from None
    made.compiler.disable_compile()


# -- from here on: private names of numba (0.68) ---------------------------------------------------

if UNITS and not PLAIN:
    import llvmlite.binding as llvm

    from zx_env.compiling import linking, lowering
    from zx_env.compiling import passes as lean
    from zx_env.compiling.machine_code import Linked, Part, bytes_of, kept_of, load, part_of, processors

    OPTIONS["pipeline_class"] = lean.Lean

_CALLED_BY_COMPILED_CODE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class _Inlined:
    """What stands in the module for a rule. Called from Python, numba's own dispatcher would crash."""

    def __init__(self, made: Function, dispatcher: Any) -> None:
        functools.update_wrapper(self, made.python)
        self._numba_type_ = dispatcher._numba_type_

    def __call__(self, *args: Any) -> Any:
        raise CompileError(f"{self.__name__} is a rule: Python calls it through an @entry")  # type: ignore


def _inlined(made: Function) -> Any:
    return _Inlined(made, _dispatcher(made, **_CALLED_BY_COMPILED_CODE))


def _called_by_symbol(made: Function) -> Any:
    """What stands in the module for a unit: typed from its declaration, lowered to a call of its symbol."""
    _dispatcher(made, **_CALLED_BY_COMPILED_CODE)
    takes = inspect.signature(made.python)

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        convention, emit = context.call_conv, cast(Any, cgutils)
        kind = convention.get_function_type(signature.return_type, signature.args)
        callee = emit.get_or_insert_function(builder.module, kind, made.symbol)
        status, result = convention.call_function(
            builder, callee, signature.return_type, signature.args, args
        )
        with emit.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return result

    def call(context: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            given = takes.bind(*args, **kwargs).args
        except TypeError as error:
            raise TypingError(f"{made.name}: {error}") from error
        for name, its, meant in zip(takes.parameters, given, _types(made), strict=True):
            if context.can_convert(its, meant) is None:
                raise TypingError(f"{made.name}: {name} cannot be a {its}")
        return getattr(numba_types, made.returns)(*_types(made)), lower

    context = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    cast(Any, call).__signature__ = inspect.Signature([context, *takes.parameters.values()])
    call.__name__, call.__qualname__ = made.python.__name__, made.python.__qualname__
    return intrinsic(call)


def _compiled_at_first_call(made: Function) -> Any:
    """What stands in the module for an entry: from its second call on, no more than the compiled function.

    Numba's dispatcher would look up the types of the arguments in every call, which costs more than the call.
    Nobody checks them here: an entry has one signature, and a door passes the same kinds of arrays every
    time. A `partial` because it is C and can be given another function later.
    """
    _dispatcher(made, no_cfunc_wrapper=True)

    def first_call(*args: Any) -> Any:
        _compile_for(made)
        return made.target(*args)

    return functools.partial(first_call)


def _open(made: Function, function: Any) -> None:
    """Let the entry's stand-in call the compiled function itself."""
    made.target.__setstate__((function, (), {}, None))


@functools.cache
def _surroundings() -> bytes:
    """Everything outside the rules that shapes what is compiled, but for the processor it is for."""
    settings = sorted((key, value) for key, value in os.environ.items() if key.startswith("NUMBA_"))
    settings = [(key, value) for key, value in settings if not key.startswith("NUMBA_CPU_")]
    python = sys.implementation.cache_tag, llvm.get_process_triple()
    versions = numba.__version__, llvmlite.__version__, np.__version__.split(".")[0]
    options = sorted((key, value) for key, value in OPTIONS.items() if key != "pipeline_class")
    how = text_of(_called_by_symbol), lean.said(), lowering.said(), Part._fields
    return repr((python, versions, options, settings, how)).encode()


class _Stored:
    """What is kept of a unit or an entry."""

    def __init__(self, made: Function) -> None:
        self.name = f"{made.name}-{digest_of(made, _surroundings())}"
        self.part: Part | None = None

    def read(self) -> bool:
        self.part = kept_of(cache.read(self.name))
        return self.part is not None

    def compile(self, made: Function, folder: Path | None) -> None:
        _compile(made)
        (result,) = made.compiler.overloads.values()
        self.part = part_of(result)
        if self.part is None:
            raise CompileError(f"{made.name} uses an address of this process, which cannot be kept")
        if folder is not None:
            cache.write(folder, self.name, bytes_of(self.part))


_Stores = dict[Function, _Stored]


def _load_or_compile(group: tuple[str, str], members: list[Function]) -> None:
    """Make the units and entries of a group ready; the groups whose units they call are ready."""
    stores = {made: _Stored(made) for made in members}
    said = [linking.said(), *((made.symbol, store.name) for made, store in stores.items())]
    digest = hashlib.sha256(repr(said).encode())
    name = f"{group[1].replace('.', '_')}-{digest.hexdigest()[:32]}"
    callables = load(_linked(name) or _link(name, group, stores))
    for made in stores:
        made.done = True
        if made.kind == "entry":
            _open(made, callables[made.symbol])


def _linked(name: str) -> "Linked | None":
    """The machine code of this name that is kept for this processor, or for its kind."""
    found = (kept_of(cache.read(f"{name}-{processor}")) for processor in processors())
    return next((linked for linked in found if linked is not None), None)


def _link(name: str, group: tuple[str, str], stores: _Stores) -> "Linked":
    folder = cache.writable_folder()
    with cache.only_one(folder):
        linked = _linked(name)
        if linked is None:
            _complete(group, stores, folder)
            units = {made.symbol: cast("Part", s.part) for made, s in stores.items() if made.kind == "unit"}
            entries = {
                made.symbol: cast("Part", s.part) for made, s in stores.items() if made.kind == "entry"
            }
            kind, processor = next(iter(processors().items()))
            linked = linking.link(units, entries, name, processor)
            if folder is not None:
                cache.write(folder, f"{name}-{kind}", bytes_of(linked))
                cache.forget_old(folder)
    return linked


def _complete(group: tuple[str, str], stores: _Stores, folder: Path | None) -> None:
    """Compile what is not kept."""
    missing = {made: store for made, store in stores.items() if not store.read()}
    step = _Progress(_words(group), len(missing)).step
    if folder is not None and group[1] in games():  # other processes can import a game, but not a notebook
        _compile_elsewhere(group[1], missing, step)
    _compile_here({made: store for made, store in missing.items() if not store.part}, folder, step)


def _compile_elsewhere(game: str, missing: _Stores, step: Callable[[str], None]) -> None:
    """Let several processes compile what is of this game; what they cannot is left without a part."""
    modules = dict.fromkeys([*declaring(game), *(made.python.__module__ for made in missing)])
    split = parts.split([made for made in missing if made.edition == 0])
    if split:
        parts.run([[made.name for made in part] for part in split], list(modules), step)
        for store in missing.values():
            store.read()


def compile_part(names: list[str], modules: list[str], done: Callable[[str], None]) -> None:
    """Compile these functions of these modules to the cache: what a process does that `parts.run` started."""
    for module in modules:
        importlib.import_module(module)
    wanted = {made: _Stored(made) for made in callees_first() if made.name in names}
    _compile_here(wanted, cache.writable_folder(), done)


def _compile_here(missing: _Stores, folder: Path | None, step: Callable[[str], None]) -> None:
    needed = {*missing, *rules_of(missing)}
    with _collecting_seldom():
        for made in callees_first(missing):
            if made in missing:
                missing[made].compile(made, folder)
                step(made.name)
            elif made in needed and not made.done:
                _compile(made)
                made.done = True


@contextlib.contextmanager
def _collecting_seldom() -> Iterator[None]:
    """Numba makes millions of objects that stay: looking through them time and again takes a seventh."""
    before = gc.get_threshold()
    gc.set_threshold(200_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)
