"""Registry of the decorated functions: their games, their calls and their digests.

See also: `games.py` for the types of arguments, `decorators.py` for the decorators, `bytecode.py` for reading
bytecode.
"""

import functools
import hashlib
import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any, cast

from zx_env.compiling.bytecode import CompileError, bytecode_of, constant_text, globals_of
from zx_env.compiling.config import REORDERING
from zx_env.compiling.games import ArgType, game_of, linked_with, type_of

_layout = functools.cache(repr)  # of a dtype: all its names, kinds and offsets


# -- the functions ---------------------------------------------------------------------------------


@dataclass(eq=False)
class Function:
    """One function declared with `rule`, `unit` or `entry`, and what compiling it needs."""

    kind: str  # "rule", "unit" or "entry"
    python: FunctionType
    stand_in: Any
    """The object that replaces the function in its module; other functions refer to this object."""
    dispatcher: Any = None
    """Numba's dispatcher, which compiles the function; None in plain mode."""
    ready: bool = False
    """Whether the function is compiled or loaded."""
    calls: "list[Function]" = field(default_factory=list)
    facts_digest: bytes = b""
    """Digest of the function's name, bytecode and globals; empty until they have been read."""
    edition: int = 0
    """Number of earlier functions of the same name: a notebook may define a function again."""
    is_arithmetic: bool = False
    """Whether it was declared with `arithmetic`: its floats may be reordered, its indexes are not checked."""

    @property
    def name(self) -> str:
        """Module and name of the function; the name alone need not be unique."""
        return f"{self.python.__module__}.{self.python.__qualname__}"

    @property
    def symbol(self) -> str:
        """The linker's name of a unit, and the name of an entry in this process."""
        return f"zx:{self.name}:{self.edition}"

    @property
    def game(self) -> str:
        """The dotted name of its game's package ("zx_env.zx").

        "" for a function outside every game, which any game may call.
        """
        return game_of(self.python.__module__)

    @property
    def group(self) -> tuple[str, str]:
        """The package of its game ("" for no game) and the package to link it with.

        A group is linked together.
        """
        return self.game, linked_with(self.python.__module__)

    @property
    def declared(self) -> tuple[ArgType, ...]:
        """The types of its arguments, from their names."""
        module, code = self.python.__module__, self.python.__code__
        return tuple(type_of(name, module) for name in code.co_varnames[: code.co_argcount])

    @property
    def interface(self) -> object:
        """Everything that the machine code of a unit's callers depends on."""
        return self.symbol, self.returns, list(map(_layout, self.declared))

    @property
    def returns(self) -> str:
        """The numba type in a unit's annotation: "none", "int64" or "boolean"."""
        annotation = self.python.__annotations__.get("return", "missing")
        if isinstance(annotation, str) and annotation != "missing":
            annotation = eval(annotation, self.python.__globals__)  # `from __future__ import annotations`
        annotation = getattr(annotation, "__supertype__", annotation)  # a NewType
        if annotation is None:
            return "none"
        if annotation is bool:
            return "boolean"
        if isinstance(annotation, type) and issubclass(annotation, int):
            return "int64"
        raise CompileError(f"{self.name} is a unit: its return annotation has to be None, int or bool")


_functions: dict[str, Function] = {}
_by_stand_in: dict[int, Function] = {}


def _has_more_than_names(python: FunctionType) -> bool:
    """Return whether an argument has a default value or stands after a * or before a /."""
    # `inspect.signature` is not used because it would take 5 % of the time of a start.
    code = python.__code__
    stars = code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS)
    return bool(python.__defaults__ or code.co_posonlyargcount or code.co_kwonlyargcount or stars)


def register(kind: str, f: Callable[..., object]) -> Function:
    """Make and list the Function of a decorated function; `kind` is "rule", "unit" or "entry".

    Raises:
        CompileError: It is nested in another function, or an argument is not a plain positional one.
    """
    python = cast(FunctionType, f)
    function = Function(kind, python, f)
    if "<locals>" in python.__qualname__:
        raise CompileError(f"{function.name}: a {kind} stands at module level, not inside another function")
    if _has_more_than_names(python):
        arguments = inspect.signature(python)
        raise CompileError(f"{function.name}: a {kind} has no default values, no * and no /: {arguments}")
    if function.name in _functions:
        function.edition = _functions[function.name].edition + 1
    _functions[function.name] = function
    return function


def bind(function: Function, stand_in: Any) -> Any:
    """Record `stand_in` as the object that replaces the function in its module, and return it."""
    function.stand_in = stand_in
    _by_stand_in[id(stand_in)] = function
    return stand_in


def module_of(stand_in: object) -> str:
    """Return the module that defines a decorated function; "" for anything else."""
    function = _by_stand_in.get(id(stand_in))
    return "" if function is None else function.python.__module__


# -- what depends on what ---------------------------------------------------------------------------


def _read(function: Function) -> None:
    """Fill in `calls` and `facts_digest` of a function."""
    if function.facts_digest:
        return
    facts: list[object] = [bytecode_of(function.python), list(map(_layout, function.declared))]
    if function.kind == "unit":
        facts.append(function.returns)
    if function.is_arithmetic:
        facts.append(("arithmetic", sorted(REORDERING)))
    for path, value in globals_of(function.python).items():
        callee = _by_stand_in.get(id(value))
        fact = constant_text(value) if callee is None else callee.name
        if fact is None:
            raise CompileError(
                f"{function.name} uses {path}, a {type(value).__name__}. Compiled code may use rules and "
                "units, numbers, enums, tuples, numpy arrays and numpy functions; a function needs @rule or "
                "@unit"
            )
        if callee is not None and callee.kind == "entry":
            raise CompileError(f"{function.name} calls {callee.name}, an entry: only Python calls entries")
        if callee is not None and callee.game not in ("", function.game):
            raise CompileError(
                f"{function.name} calls {callee.name}, of the game {callee.game}. A game calls no other "
                f"game; a module that belongs to none says `use_names_of({callee.game!r})` before"
            )
        if callee is not None and callee not in function.calls:
            function.calls.append(callee)
        facts.append((path, fact))
    function.facts_digest = hashlib.sha256(repr((function.name, facts)).encode()).digest()


def callees_first(wanted: "Iterable[Function] | None" = None) -> list[Function]:
    """Return these functions, or all functions, with the functions that they call; callees come first.

    Raises:
        CompileError: A function calls itself, directly or not, or uses a value that compiled code cannot use.
    """
    order: dict[Function, None] = {}

    def visit(function: Function, path: tuple[Function, ...]) -> None:
        if function in path:
            loop = [one.name for one in (*path[path.index(function) :], function)]
            raise CompileError("the rules may not be recursive: " + " > ".join(loop))
        if function not in order:
            _read(function)
            for callee in function.calls:
                visit(callee, (*path, function))
            order[function] = None

    for function in list(_functions.values()) if wanted is None else wanted:
        visit(function, ())
    return list(order)


def needed_for(entry: Function) -> list[Function]:
    """Return all functions of the groups that an entry needs: its own group and those that it calls into."""
    found = callees_first([entry])
    groups: set[tuple[str, str]] = set()
    while missing := {function.group for function in found if function.kind != "rule"} - groups:
        groups |= missing
        # In the order of imports: a callee was decorated before its caller.
        found = callees_first(
            [*(function for function in _functions.values() if function.group in groups), entry]
        )
    return found


def check() -> int:
    """Check for recursion and unusable names without compiling; return the number of functions."""
    return len(callees_first())


def digest_of(function: Function, surroundings: bytes) -> str:
    """Return a digest of everything that shapes the machine code of a unit or an entry, for its cache name.

    Args:
        function: The function, which has been read (`callees_first`).
        surroundings: Everything else that shapes machine code.
    """
    digest = hashlib.sha256(surroundings)
    seen: set[Function] = set()

    def visit(one: Function) -> None:
        seen.add(one)
        digest.update(one.facts_digest)
        for callee in one.calls:
            if callee.kind == "rule" and callee not in seen:
                visit(callee)
            elif callee.kind == "unit":
                digest.update(repr(callee.interface).encode())

    visit(function)
    return digest.hexdigest()[:32]


def rules_of(wanted: Iterable[Function]) -> set[Function]:
    """Return the functions of kind "rule" that these functions inline, directly or not."""
    found: set[Function] = set()

    def visit(function: Function) -> None:
        for callee in function.calls:
            if callee.kind == "rule" and callee not in found:
                found.add(callee)
                visit(callee)

    for function in wanted:
        visit(function)
    return found
