"""The one file that knows numba: what it means for a function to be a rule, a unit or an entry.

    @rule    small: compiled for its one signature, inlined by LLVM into whoever calls it
    @unit    big: compiled once into an object of its own and called through a symbol, so callers stay small;
             takes records and integers, and its annotation says what it returns: None, int or bool
    @entry   what Python calls; takes arrays and integers, and passes `games[i]` on to rules and units

With ``NUMBA_DISABLE_JIT=1`` (`PLAIN`) all three give back the function itself, numba is not even imported, and
the same source runs as ordinary Python over the twins of `plain.py`.

Types are read off the argument *names*: `declare(g=GAME, games=array_of(GAME), ...)` once, in `records.py`; a
name nobody declared is an int64. So a rule has one signature, no default values and no ``*args``, and stands at
module level.

Nothing is compiled at import. The first call of any entry compiles everything that has been decorated so far,
callees first, and leaves the objects in a cache. A file of the cache is named by a digest of all that ended up
in it - bytecode, the rules inlined, the constants they used, record layouts, types of the units called,
versions, processor - so it is never stale, and any number of processes and checkouts share one folder
(``ZX_CACHE_DIR``, or the user's cache folder, or a private one among the temporary files).

Not here: the records themselves (`records.py`), and their storage and plain twins (`plain.py`).

Switches: ``ZX_BOUNDSCHECK=0`` drops index checks. ``ZX_UNITS=0`` uses no private name of numba: units become
rules and there is no cache; slower to compile, for a numba whose inside has changed.
"""

import contextlib
import dis
import enum
import hashlib
import inspect
import os
import pickle
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

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
    import llvmlite.binding as llvm
    import numba
    from numba import types as numba_types

if sys.platform != "win32":
    import fcntl


class CompileError(Exception):
    """A decorated function that cannot be compiled as it stands; the message says which and why."""


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
            raise CompileError(f"the argument name {name!r} is declared twice, as {_declared[name]} and {meant}")


def _type_of(name: str) -> Any:
    """The numba type of an argument of this name."""
    meant = _declared.get(name)
    if meant is None:
        return numba_types.int64
    if isinstance(meant, ArrayOf):
        return numba_types.Array(_numba_dtype(meant.dtype), meant.ndim, "C")
    return _numba_dtype(meant)


_numba_dtypes: dict[np.dtype[Any], Any] = {}


def _numba_dtype(dtype: np.dtype[Any]) -> Any:
    if dtype not in _numba_dtypes:
        _numba_dtypes[dtype] = numba.from_dtype(dtype)
    return _numba_dtypes[dtype]


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
    facts: bytes | None = None  # what its own text says, for the digest; None until read

    @property
    def name(self) -> str:
        return f"{self.python.__module__}.{self.python.__qualname__}"

    @property
    def symbol(self) -> str:
        return "zx:" + self.name

    @property
    def arguments(self) -> tuple[str, ...]:
        return tuple(inspect.signature(self.python).parameters)

    @property
    def types(self) -> tuple[Any, ...]:
        return tuple(_type_of(name) for name in self.arguments)

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
    if not PLAIN:
        made.compiler = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS)(f)
    return cast(Callable[P, R], _stands_as(made, f if PLAIN else made.compiler))


def unit(f: Callable[P, R]) -> Callable[P, R]:
    """A big function of the rules: compiled once on its own; callers know it by its symbol."""
    if not PLAIN and not UNITS:
        return rule(f)
    made = _register("unit", f)
    if not PLAIN:
        made.compiler = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS)(f)
    return cast(Callable[P, R], _stands_as(made, f if PLAIN else _call_by_symbol(made)))


def entry(f: Callable[P, R]) -> Callable[P, R]:
    """What Python calls: arrays and integers in. Its first call compiles all there is to compile."""
    made = _register("entry", f)
    if PLAIN:
        return cast(Callable[P, R], _stands_as(made, f))
    made.compiler = numba.njit(no_cfunc_wrapper=True, **OPTIONS)(f)
    if UNITS:
        return cast(Callable[P, R], _stands_as(made, _compiling_at_first_call(made)))

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        compile_all()
        return cast(R, made.compiler(*args, **kwargs))

    return cast(Callable[P, R], _stands_as(made, call))


# -- what a function's text refers to --------------------------------------------------------------


def _code_facts(code: CodeType, docstring: str | None) -> list[object]:
    """A code object and the ones nested in it, without their line numbers and without the docstring."""
    facts: list[object] = [code.co_code, code.co_names, code.co_varnames, code.co_exceptiontable]
    for at, constant in enumerate(code.co_consts):
        if isinstance(constant, CodeType):
            facts += _code_facts(constant, None)
        elif at or docstring is None or constant != docstring:
            facts.append(repr(constant))
    return facts


def _references(code: CodeType, scope: dict[str, Any], name: str) -> Iterator[tuple[str, Any]]:
    """Every global the code names, followed through modules, classes and enums: ("zones.move", object)."""
    path, value, following = "", None, False
    for step in dis.get_instructions(code):
        if step.opname == "EXTENDED_ARG":
            continue
        if (
            following
            and step.opname in ("LOAD_ATTR", "LOAD_METHOD")
            and isinstance(value, (ModuleType, type, enum.Enum))
        ):
            path = f"{path}.{step.argval}"
            if not hasattr(value, step.argval):
                raise CompileError(f"{name} uses {path}, which does not exist")
            value = getattr(value, step.argval)
            continue
        if following:
            yield path, value
            following = False
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            builtins = scope["__builtins__"]
            builtins = builtins if isinstance(builtins, dict) else vars(builtins)
            path = step.argval
            if path not in scope and path not in builtins:
                raise CompileError(f"{name} uses {path}, which is not defined in its module")
            value, following = scope.get(path, builtins.get(path)), True
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _references(constant, scope, name)


def _constant_facts(value: Any) -> object | None:
    """A constant as the digest sees it; None if it is no constant that compiled code can hold."""
    if isinstance(value, enum.Enum):
        return f"{type(value).__qualname__}.{value.name}", repr(value.value)
    if isinstance(value, (int, float, str)):
        return type(value).__name__, repr(value)
    if isinstance(value, tuple):
        parts = [_constant_facts(part) for part in value]
        return None if None in parts else ("tuple", parts)
    if isinstance(value, (np.ndarray, np.generic)):
        return repr(value.dtype), value.shape, value.tobytes()
    if isinstance(value, np.dtype):
        return "dtype", repr(value)
    if isinstance(value, enum.EnumMeta):
        return value.__qualname__, [(member.name, repr(member.value)) for member in value]
    if value is None or getattr(value, "__module__", "").split(".")[0] in ("builtins", "numpy", "numba", "math"):
        return "named", getattr(value, "__name__", repr(value))
    return None


def _read(made: _Function) -> None:
    """Fill in what a function calls and what its text says."""
    if made.facts is not None:
        return
    code = made.python.__code__
    facts = _code_facts(code, made.python.__doc__)
    facts += [(name, repr(_declared.get(name))) for name in made.arguments]
    if made.kind == "unit":
        facts.append(made.returns)
    calls: list[_Function] = []
    for path, value in sorted(_references(code, made.python.__globals__, made.name), key=lambda found: found[0]):
        callee = _by_target.get(id(value))
        constant = None if callee else _constant_facts(value)
        if callee is None and constant is None:
            raise CompileError(
                f"{made.name} uses {path}, a {type(value).__name__}: compiled code may use rules, units, numbers, "
                "enums, tuples, numpy arrays and numpy functions; put @rule or @unit on a function"
            )
        if callee is not None and callee.kind == "entry":
            raise CompileError(f"{made.name} calls {callee.name}, an entry: only Python calls entries")
        if callee is not None and callee not in calls:
            calls.append(callee)
        facts.append((path, callee.name if callee else constant))
    made.calls, made.facts = calls, repr(facts).encode()


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
        digest.update(one.name.encode() + b"\0" + (one.facts or b"") + b"\0")
        for callee in one.calls:
            if callee.kind == "rule" and callee not in seen:
                visit(callee)
            elif callee.kind == "unit":
                types = [(name, repr(_declared.get(name))) for name in callee.arguments]
                digest.update(repr((callee.symbol, types, callee.returns)).encode())

    visit(made)
    return digest.hexdigest()[:32]


_surroundings_once: list[bytes] = []


def _surroundings() -> bytes:
    """Everything outside the rules that shapes machine code."""
    if not _surroundings_once:
        settings = sorted((key, value) for key, value in os.environ.items() if key.startswith("NUMBA_"))
        processor = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
        versions = sys.version_info[:3], numba.__version__, llvmlite.__version__, np.__version__
        said = repr((versions, processor, llvm.get_process_triple(), sorted(OPTIONS.items()), settings))
        _surroundings_once.append(said.encode() + Path(__file__).read_bytes())
    return _surroundings_once[0]


# -- compiling -------------------------------------------------------------------------------------


class _Progress:
    """One line on stderr about a compilation; nothing at all if there is nothing to compile."""

    def __init__(self, total: int, verbose: bool) -> None:
        self.total, self.verbose, self.at, self.since = total, verbose, 0, time.monotonic()
        self.redraws = sys.stderr.isatty() and not verbose
        if total and not self.redraws:
            print(f"zx_env: compiling the rules, {total} functions (first time only)…", file=sys.stderr, flush=True)

    def step(self, made: _Function) -> None:
        self.at += 1
        if self.verbose:
            now = time.monotonic()
            print(f"  {self.at:4d}/{self.total} {made.kind:5s} {made.name}  {now - self.since:.2f} s", file=sys.stderr)
            self.since = now
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
    except numba.core.errors.NumbaError as error:
        where = f"{made.python.__code__.co_filename}:{made.python.__code__.co_firstlineno}"
        raise CompileError(f"{made.kind} {made.name} ({where}) does not compile: {error}") from error
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


# -- the cache: one file for one digest ------------------------------------------------------------


def _folders() -> list[Path]:
    """Where objects may lie, best first; the last is private to this user."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    user = os.getuid() if sys.platform != "win32" else os.environ.get("USERNAME", "user")
    chosen = os.environ.get("ZX_CACHE_DIR")
    folders = [Path(chosen)] if chosen else [Path(home) / "zx_env"]
    return [*folders, Path(tempfile.gettempdir()) / f"zx_env-{user}"]


def _is_ours(folder: Path) -> bool:
    """Objects are code: never load them from a folder that somebody else can write to."""
    try:
        found = folder.stat()
    except OSError:
        return False
    return sys.platform == "win32" or (found.st_uid in (os.getuid(), 0) and not found.st_mode & 0o002)


def _writable_folder() -> Path | None:
    for folder in _folders():
        with contextlib.suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            if _is_ours(folder):
                return folder
    return None


@contextlib.contextmanager
def _one_compiler(folder: Path | None) -> Iterator[None]:
    """One process compiles; the others wait, and then find its objects."""
    if folder is None or sys.platform == "win32":
        yield
        return
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


KEPT_DAYS = 30


def _forget_old(folder: Path) -> None:
    """Objects of texts that nobody has used for a month."""
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for path in folder.glob("*.zxo*"):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < oldest:
                path.unlink()


# -- from here on: private names of numba (0.68) ---------------------------------------------------


def _call_by_symbol(made: _Function) -> Any:
    """What stands in the module for a unit: typed from its declaration, lowered to a call of its symbol."""
    from numba.core import cgutils
    from numba.extending import intrinsic

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = context.call_conv.get_function_type(signature.return_type, signature.args)
        callee = cgutils.get_or_insert_function(builder.module, kind, made.symbol)
        status, result = context.call_conv.call_function(
            builder, callee, signature.return_type, signature.args, args
        )
        with cgutils.if_unlikely(builder, status.is_error):
            context.call_conv.return_status_propagate(builder, status)
        return result

    takes = inspect.signature(made.python)

    def call(context: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            given = takes.bind(*args, **kwargs).args
        except TypeError as error:
            raise numba.core.errors.TypingError(f"{made.name}: {error}") from error
        for name, its, meant in zip(made.arguments, given, made.types, strict=True):
            if context.can_convert(its, meant) is None:
                raise numba.core.errors.TypingError(f"{made.name}: {name} cannot be a {its}")
        return getattr(numba_types, made.returns)(*made.types), lower

    parameters = [inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    parameters += takes.parameters.values()
    call.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    call.__name__, call.__qualname__ = made.python.__name__, made.python.__qualname__
    return intrinsic(call)


def _compiling_at_first_call(made: _Function) -> Any:
    """The dispatcher itself, so that a call costs nothing but numba's own; only the first one is caught."""

    def first_call(*args: Any, **kwargs: Any) -> Any:
        compile_all()
        return made.compiler  # numba calls what this returns, with the same arguments

    made.compiler._compile_for_args = first_call
    return made.compiler


class _Stored:
    """The cache of one numba dispatcher: one file, or the bytes of it read beforehand."""

    def __init__(self, made: _Function) -> None:
        self.file = f"{made.name}-{_digest(made)}.zxo"
        self.parts: Any = None

    def read(self) -> bool:
        for folder in filter(_is_ours, _folders()):
            with contextlib.suppress(Exception):  # whatever is wrong with a file: compile instead
                path = folder / self.file
                self.parts = pickle.loads(path.read_bytes())
                with contextlib.suppress(OSError):
                    os.utime(path)
                return True
        return False

    def load_overload(self, signature: Any, context: Any) -> Any:
        from numba.core.compiler import CompileResult

        if self.parts is None:
            return None
        context.refresh()
        return CompileResult._rebuild(context, *self.parts)

    def save_overload(self, signature: Any, result: Any) -> None:
        from numba.core.serialize import dumps

        folder = _writable_folder()
        if folder is None or result.library.has_dynamic_globals:
            return
        with contextlib.suppress(OSError):
            handle, unfinished = tempfile.mkstemp(prefix=self.file, dir=folder)
            with os.fdopen(handle, "wb") as file:
                file.write(dumps(result._reduce()))
            os.replace(unfinished, folder / self.file)


def _load_or_compile(todo: list[_Function], verbose: bool) -> None:
    stores = {made: _Stored(made) for made in todo if made.kind != "rule"}
    missing = [made for made, store in stores.items() if not store.read()]
    folder = _writable_folder() if missing else None
    with _one_compiler(folder) if missing else contextlib.nullcontext():
        missing = [made for made in missing if not stores[made].read()]
        needed = {made for made in _rules_of(missing) if not made.done} | set(missing)
        progress = _Progress(len(needed), verbose)
        for made in todo:
            if made.kind == "rule" and made not in needed:
                continue
            if made.kind != "rule":
                made.compiler._cache = stores[made]
            _compile(made)
            if made.kind == "unit":
                _publish(made)
            if made.kind == "entry":
                del made.compiler._compile_for_args
            if made in needed:
                progress.step(made)
        if missing and folder is not None:
            _forget_old(folder)


def _publish(made: _Function) -> None:
    """Make a compiled unit known to the linker by its symbol."""
    (result,) = made.compiler.overloads.values()
    address = result.library.get_pointer_to_function(result.fndesc.llvm_func_name)
    llvm.add_symbol(made.symbol, address)
