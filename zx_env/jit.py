"""The one file that knows numba: what it means for a function to be a rule, a unit or an entry.

    @rule    small: compiled for its one signature, inlined by LLVM into whoever calls it
    @unit    big: compiled once into an object of its own and called through a symbol, so callers stay small;
             takes records and integers, and its annotation says what it returns: None, int or bool
    @entry   what Python calls; takes arrays and integers, and passes `games[i]` on to rules and units

With ``NUMBA_DISABLE_JIT=1`` (`PLAIN`) all three give back the function itself, numba is not even imported,
and the same source runs as ordinary Python over the twins of `plain.py`.

Types are read off the argument *names*: `declare(g=GAME, games=array_of(GAME))` once, in `records.py`; a name
that nobody declared is an int64. So every function has one signature, no default values, and stands at
module level; none may call itself, however indirectly. An error in compiled code, such as an index that is
too large, leaves the entry as a Python exception.

Nothing is compiled at import. The first call of any entry compiles everything decorated so far, callees
first, and keeps the objects (`cache.py`). Each is named by a digest of all that ended up in it - bytecode
(`source.py`), the rules inlined, the constants they used, record layouts, types of the units called,
versions, processor - so none is ever stale, and any number of processes and checkouts can share them.

Not here: the records themselves (`records.py`), and their storage and plain twins (`plain.py`).

Switches: ``ZX_BOUNDSCHECK=0`` drops index checks. ``ZX_UNITS=0`` uses no private name of numba: units become
rules and there is no cache; slower to compile, for a numba whose inside has changed.
"""

import contextlib
import functools
import hashlib
import inspect
import os
import pickle
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from zx_env import cache
from zx_env.source import CompileError, constant_text, globals_of, text_of

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
    from numba.core.errors import NumbaError, TypingError


# -- names and types -------------------------------------------------------------------------------


@dataclass(frozen=True)
class ArrayOf:
    """A C-contiguous array of records or numbers, as an argument of an entry."""

    dtype: np.dtype[Any]
    ndim: int


def array_of(dtype: Any, ndim: int = 1) -> ArrayOf:
    """The declared type of an array: `declare(rewards=array_of(np.float32, ndim=2))`."""
    return ArrayOf(np.dtype(dtype), ndim)


_declared: dict[str, np.dtype[Any] | ArrayOf] = {}


def declare(**types: Any) -> None:
    """Say once what every argument of a name is: a record or number dtype, or an `array_of` one."""
    for name, given in types.items():
        meant = given if isinstance(given, ArrayOf) else np.dtype(given)
        if _declared.setdefault(name, meant) != meant:
            raise CompileError(f"the argument name {name!r} is declared as {_declared[name]} and as {meant}")


_layout = functools.cache(repr)  # of a dtype: all its names, kinds and offsets


@functools.cache
def _numba_type(meant: np.dtype[Any] | ArrayOf | None) -> Any:
    """The numba type of an argument that is declared so."""
    if meant is None:
        return numba_types.int64
    if isinstance(meant, ArrayOf):
        return numba_types.Array(_numba_type(meant.dtype), meant.ndim, "C")
    return numba.from_dtype(meant)


def _unify_with_numbers(member: Any, context: Any, other: Any) -> Any:
    """Lets a variable be a `Zone.HAND` in one branch and an int8 of a record in another, as in Python."""
    if isinstance(other, numba_types.IntEnumMember):
        other = other.dtype
    return context.unify_pairs(member.dtype, other) if isinstance(other, numba_types.Integer) else None


if not PLAIN:
    cast(Any, numba_types.IntEnumMember).unify = _unify_with_numbers


# -- the decorated functions -----------------------------------------------------------------------


@dataclass(eq=False)
class _Function:
    """One decorated function."""

    kind: str  # "rule", "unit" or "entry"
    python: FunctionType
    target: Any  # what stands in the module, and what other functions therefore refer to
    compiler: Any = None  # the numba dispatcher that compiles it; None in plain mode
    done: bool = False
    calls: "list[_Function]" = field(default_factory=list)
    facts: bytes = b""  # what its own text says, for the digest; empty until it has been read
    edition: int = 0  # of its name: a notebook may define a function again

    @property
    def name(self) -> str:
        return f"{self.python.__module__}.{self.python.__qualname__}"

    @property
    def symbol(self) -> str:
        return f"zx:{self.name}:{self.edition}"

    @property
    def declared(self) -> tuple[np.dtype[Any] | ArrayOf | None, ...]:
        """What its arguments are, by their names."""
        return tuple(_declared.get(name) for name in inspect.signature(self.python).parameters)

    @property
    def types(self) -> tuple[Any, ...]:
        return tuple(map(_numba_type, self.declared))

    @property
    def interface(self) -> object:
        """All that the callers of a unit know of it."""
        return self.symbol, self.returns, list(map(_layout, self.declared))

    @property
    def returns(self) -> str:
        """What a unit's annotation promises: "none", "int64" or "boolean"."""
        said = self.python.__annotations__.get("return", "missing")
        if isinstance(said, str) and said != "missing":
            said = eval(said, self.python.__globals__)  # `from __future__ import annotations`
        said = getattr(said, "__supertype__", said)  # a NewType
        if said is None:
            return "none"
        if said is bool:
            return "boolean"
        if isinstance(said, type) and issubclass(said, int):
            return "int64"
        raise CompileError(f"{self.name} is a unit: its return annotation has to be None, int or bool")


_functions: dict[str, _Function] = {}
_by_target: dict[int, _Function] = {}
_compiling = threading.RLock()


def _register(kind: str, f: Callable[P, R]) -> _Function:
    python = cast(FunctionType, f)
    made = _Function(kind, python, f)
    if "<locals>" in python.__qualname__:
        raise CompileError(f"{made.name}: a {kind} stands at module level, not inside another function")
    for parameter in inspect.signature(python).parameters.values():
        if parameter.default is not parameter.empty or parameter.kind is not parameter.POSITIONAL_OR_KEYWORD:
            raise CompileError(f"{made.name}: a {kind} has no default values, no * and no /: {parameter}")
    if made.name in _functions:
        made.edition = _functions[made.name].edition + 1
    _functions[made.name] = made
    return made


def _stands_as(made: _Function, target: Any) -> Any:
    """Remember what the module will hold for this function."""
    made.target = target
    _by_target[id(target)] = made
    return target


def rule(f: Callable[P, R]) -> Callable[P, R]:
    """A small function of the rules: one signature, inlined into its callers."""
    made = _register("rule", f)
    if PLAIN:
        return cast(Callable[P, R], _stands_as(made, f))
    return cast(Callable[P, R], _stands_as(made, _inlined(made) if UNITS else _dispatcher(made)))


def unit(f: Callable[P, R]) -> Callable[P, R]:
    """A big function of the rules: compiled once on its own; callers know it by its symbol."""
    if not PLAIN and not UNITS:
        return rule(f)
    made = _register("unit", f)
    return cast(Callable[P, R], _stands_as(made, f if PLAIN else _called_by_symbol(made)))


def entry(f: Callable[P, R]) -> Callable[P, R]:
    """What Python calls: arrays and integers in. Its first call compiles all there is to compile."""
    made = _register("entry", f)
    if PLAIN:
        return cast(Callable[P, R], _stands_as(made, f))
    if UNITS:
        return cast(Callable[P, R], _stands_as(made, _compiled_at_first_call(made)))
    dispatcher = _dispatcher(made)

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        compile_all()
        return cast(R, dispatcher(*args, **kwargs))

    return cast(Callable[P, R], _stands_as(made, call))


def _dispatcher(made: _Function, **more_options: Any) -> Any:
    made.compiler = cast(Any, numba.njit)(**OPTIONS, **more_options)(made.python)
    return made.compiler


# -- what depends on what ---------------------------------------------------------------------------


def _read(made: _Function) -> None:
    """Fill in what a function calls and what its text says."""
    if made.facts:
        return
    facts: list[object] = [text_of(made.python), list(map(_layout, made.declared))]
    if made.kind == "unit":
        facts.append(made.returns)
    for path, value in globals_of(made.python).items():
        callee = _by_target.get(id(value))
        said = constant_text(value) if callee is None else callee.name
        if said is None:
            raise CompileError(
                f"{made.name} uses {path}, a {type(value).__name__}. Compiled code may use rules and units, "
                "numbers, enums, tuples, numpy arrays and numpy functions; a function needs @rule or @unit"
            )
        if callee is not None and callee.kind == "entry":
            raise CompileError(f"{made.name} calls {callee.name}, an entry: only Python calls entries")
        if callee is not None and callee not in made.calls:
            made.calls.append(callee)
        facts.append((path, said))
    made.facts = repr(facts).encode()


def _callees_first() -> list[_Function]:
    """All decorated functions, each behind the ones it calls; nothing may call itself, however indirectly."""
    order: dict[_Function, None] = {}

    def visit(made: _Function, path: tuple[_Function, ...]) -> None:
        if made in path:
            loop = [one.name for one in (*path[path.index(made) :], made)]
            raise CompileError("the rules may not be recursive: " + " > ".join(loop))
        if made not in order:
            _read(made)
            for callee in made.calls:
                visit(callee, (*path, made))
            order[made] = None

    for made in list(_functions.values()):
        visit(made, ())
    return list(order)


def check() -> int:
    """Find recursion and unusable names without compiling, in either mode; how many functions there are."""
    return len(_callees_first())


def _digest(made: _Function) -> str:
    """Names everything that ends up in the object of a unit or an entry."""
    digest = hashlib.sha256(_surroundings())
    seen: set[_Function] = set()

    def visit(one: _Function) -> None:
        seen.add(one)
        digest.update(repr((one.name, one.facts)).encode())
        for callee in one.calls:
            if callee.kind == "rule" and callee not in seen:
                visit(callee)
            elif callee.kind == "unit":
                digest.update(repr(callee.interface).encode())

    visit(made)
    return digest.hexdigest()[:32]


@functools.cache
def _surroundings() -> bytes:
    """Everything outside the rules that shapes machine code."""
    settings = sorted((key, value) for key, value in os.environ.items() if key.startswith("NUMBA_"))
    processor = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten(), llvm.get_process_triple()
    versions = sys.version_info[:3], numba.__version__, llvmlite.__version__, np.__version__
    how = text_of(cast(FunctionType, _called_by_symbol))
    return repr((versions, processor, sorted(OPTIONS.items()), settings, how)).encode()


# -- compiling -------------------------------------------------------------------------------------


class _Progress:
    """One line on stderr about a compilation; nothing at all if there is nothing to compile."""

    def __init__(self, total: int, verbose: bool) -> None:
        self.total, self.verbose, self.at, self.since = total, verbose, 0, time.monotonic()
        self.redraws = sys.stderr.isatty() and not verbose
        if total and not self.redraws:
            print(f"zx_env: compiling the rules, {total} functions (first time only)…", file=sys.stderr)

    def step(self, made: _Function) -> None:
        self.at += 1
        if self.verbose:
            took, self.since = time.monotonic() - self.since, time.monotonic()
            print(f"  {self.at}/{self.total} {made.kind:5s} {made.name}  {took:.2f} s", file=sys.stderr)
        elif self.redraws:
            end = "\n" if self.at == self.total else ""
            line = f"\rzx_env: compiling the rules, {self.at}/{self.total} (first time only)…"
            print(line, end=end, file=sys.stderr, flush=True)


def compile_all(verbose: bool = False) -> None:
    """Compile, or load from the cache, whatever has been decorated and is not ready yet."""
    if PLAIN:
        return
    with _compiling:
        todo = [made for made in _callees_first() if not made.done]
        if not todo:
            return
        if UNITS:
            _load_or_compile(todo, verbose)
            return
        progress = _Progress(len(todo), verbose)
        for made in todo:
            _compile(made)
            progress.step(made)


def _compile(made: _Function) -> None:
    """Let numba compile one function for its one signature."""
    try:
        if made.kind == "unit":
            made.compiler.compile(getattr(numba_types, made.returns)(*made.types))
        else:
            made.compiler.compile(made.types)
    except NumbaError as error:
        where = f"{made.python.__code__.co_filename}:{made.python.__code__.co_firstlineno}"
        raise CompileError(f"{made.kind} {made.name} ({where}) does not compile: {error}") from None
    made.compiler.disable_compile()
    made.done = True


def _rules_of(wanted: list[_Function]) -> set[_Function]:
    """The rules that these functions inline, transitively."""
    found: set[_Function] = set()

    def visit(made: _Function) -> None:
        for callee in made.calls:
            if callee.kind == "rule" and callee not in found:
                found.add(callee)
                visit(callee)

    for made in wanted:
        visit(made)
    return found


# -- from here on: private names of numba (0.68) ---------------------------------------------------

if UNITS and not PLAIN:
    import llvmlite.binding as llvm
    from numba.core import cgutils
    from numba.core.compiler import CompileResult
    from numba.core.serialize import dumps
    from numba.extending import intrinsic

_CALLED_BY_COMPILED_CODE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class _Inlined:
    """What stands in the module for a rule. Called from Python, numba's own dispatcher would crash."""

    def __init__(self, made: _Function, dispatcher: Any) -> None:
        functools.update_wrapper(self, made.python)
        self._numba_type_ = dispatcher._numba_type_

    def __call__(self, *args: Any) -> Any:
        raise CompileError(f"{self.__name__} is a rule: Python calls it through an @entry")  # type: ignore


def _inlined(made: _Function) -> Any:
    return _Inlined(made, _dispatcher(made, **_CALLED_BY_COMPILED_CODE))


def _called_by_symbol(made: _Function) -> Any:
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
        for name, its, meant in zip(takes.parameters, given, made.types, strict=True):
            if context.can_convert(its, meant) is None:
                raise TypingError(f"{made.name}: {name} cannot be a {its}")
        return getattr(numba_types, made.returns)(*made.types), lower

    context = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    cast(Any, call).__signature__ = inspect.Signature([context, *takes.parameters.values()])
    call.__name__, call.__qualname__ = made.python.__name__, made.python.__qualname__
    return intrinsic(call)


def _compiled_at_first_call(made: _Function) -> Any:
    """The dispatcher itself, so that a call costs nothing but numba's own; only the first one is caught."""
    dispatcher = _dispatcher(made, no_cfunc_wrapper=True)

    def first_call(*args: Any, **kwargs: Any) -> Any:
        compile_all()
        return dispatcher  # numba calls what this returns, with the same arguments

    dispatcher._compile_for_args = first_call
    return dispatcher


class _Stored:
    """The cache of one numba dispatcher: one file, read beforehand."""

    def __init__(self, made: _Function) -> None:
        self.name = f"{made.name}-{_digest(made)}"
        self.folder: Path | None = None
        self.parts: Any = None

    def read(self) -> bool:
        data = cache.read(self.name)
        if data is not None:
            with contextlib.suppress(Exception):  # whatever is wrong with a file: compile instead
                self.parts = pickle.loads(data)
        return self.parts is not None

    def load_overload(self, signature: Any, context: Any) -> Any:
        if self.parts is None:
            return None
        context.refresh()
        return cast(Any, CompileResult)._rebuild(context, *self.parts)

    def save_overload(self, signature: Any, result: Any) -> None:
        if self.folder is not None and not result.library.has_dynamic_globals:
            cache.write(self.folder, self.name, cast(Any, dumps)(result._reduce()))


def _load_or_compile(todo: list[_Function], verbose: bool) -> None:
    stores = {made: _Stored(made) for made in todo if made.kind != "rule"}
    missing = [made for made, store in stores.items() if not store.read()]
    if not missing:
        _make_ready(todo, stores, set(), verbose)
        return
    folder = cache.writable_folder()
    with cache.only_one(folder):
        missing = [made for made in missing if not stores[made].read()]
        for made in missing:
            stores[made].folder = folder
        _make_ready(todo, stores, {*missing, *_rules_of(missing)} & set(todo), verbose)
        if folder is not None:
            cache.forget_old(folder)


def _make_ready(
    todo: list[_Function], stores: dict[_Function, _Stored], to_compile: set[_Function], verbose: bool
) -> None:
    """Compile these of the functions, and load the other units and entries."""
    progress = _Progress(len(to_compile), verbose)
    for made in todo:
        if made in stores:
            made.compiler._cache = stores[made]
        elif made not in to_compile:
            continue
        _compile(made)
        if made.kind == "unit":
            _publish(made)
        if made.kind == "entry":
            del made.compiler._compile_for_args
        if made in to_compile:
            progress.step(made)


def _publish(made: _Function) -> None:
    """Make a compiled unit known to the linker by its symbol."""
    (result,) = made.compiler.overloads.values()
    address = result.library.get_pointer_to_function(result.fndesc.llvm_func_name)
    llvm.add_symbol(made.symbol, address)
