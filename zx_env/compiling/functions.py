"""The decorated functions: which game they belong to, what they call, and what a change of them changes.

Not here: what their arguments are (`games.py`), how one of them is compiled (`decorators.py`), and how its
bytecode is read (`bytecode.py`).
"""

import functools
import hashlib
import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any, cast

from zx_env.compiling.bytecode import CompileError, constant_text, globals_of, text_of
from zx_env.compiling.games import ArgType, game_of, home_of, type_of

_layout = functools.cache(repr)  # of a dtype: all its names, kinds and offsets


# -- the functions ---------------------------------------------------------------------------------


@dataclass(eq=False)
class Function:
    """One decorated function."""

    kind: str  # "rule", "unit" or "entry"
    python: FunctionType
    target: Any  # what stands in the module, and what other functions therefore refer to
    compiler: Any = None  # the numba dispatcher that compiles it; None in plain mode
    done: bool = False
    calls: "list[Function]" = field(default_factory=list)
    facts: bytes = b""  # what its own text says, for the digest; empty until it has been read
    edition: int = 0  # of its name: a notebook may define a function again

    @property
    def name(self) -> str:
        """Module and name: two modules may use the same name."""
        return f"{self.python.__module__}.{self.python.__qualname__}"

    @property
    def symbol(self) -> str:
        """What the linker knows a unit by, and this process an entry."""
        return f"zx:{self.name}:{self.edition}"

    @property
    def game(self) -> str:
        """The package of the game that it belongs to; "" for none, and then any game may call it."""
        return game_of(self.python.__module__)

    @property
    def group(self) -> tuple[str, str]:
        """Game and package: functions of one group are linked together."""
        return self.game, home_of(self.python.__module__)

    @property
    def declared(self) -> tuple[ArgType, ...]:
        """What its arguments are, by their names."""
        module = self.python.__module__
        return tuple(type_of(name, module) for name in inspect.signature(self.python).parameters)

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


_functions: dict[str, Function] = {}
_by_target: dict[int, Function] = {}


def register(kind: str, f: Callable[..., object]) -> Function:
    """Make a function known, or refuse it."""
    python = cast(FunctionType, f)
    made = Function(kind, python, f)
    if "<locals>" in python.__qualname__:
        raise CompileError(f"{made.name}: a {kind} stands at module level, not inside another function")
    for parameter in inspect.signature(python).parameters.values():
        if parameter.default is not parameter.empty or parameter.kind is not parameter.POSITIONAL_OR_KEYWORD:
            raise CompileError(f"{made.name}: a {kind} has no default values, no * and no /: {parameter}")
    if made.name in _functions:
        made.edition = _functions[made.name].edition + 1
    _functions[made.name] = made
    return made


def stands_as(made: Function, target: Any) -> Any:
    """Remember what the module will hold for this function."""
    made.target = target
    _by_target[id(target)] = made
    return target


# -- what depends on what ---------------------------------------------------------------------------


def _read(made: Function) -> None:
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
        if callee is not None and callee.game not in ("", made.game):
            raise CompileError(
                f"{made.name} calls {callee.name}, of the game {callee.game}; in a module that belongs to no "
                f"game say `use_names_of({callee.game!r})` for that, and no game calls another one"
            )
        if callee is not None and callee not in made.calls:
            made.calls.append(callee)
        facts.append((path, said))
    made.facts = repr(facts).encode()


def callees_first(wanted: "Iterable[Function] | None" = None) -> list[Function]:
    """These functions, or all, and those that they call, each behind its own callees.

    Raises:
        CompileError: One of them calls itself, however indirectly, or uses what compiled code cannot.
    """
    order: dict[Function, None] = {}

    def visit(made: Function, path: tuple[Function, ...]) -> None:
        if made in path:
            loop = [one.name for one in (*path[path.index(made) :], made)]
            raise CompileError("the rules may not be recursive: " + " > ".join(loop))
        if made not in order:
            _read(made)
            for callee in made.calls:
                visit(callee, (*path, made))
            order[made] = None

    for made in list(_functions.values()) if wanted is None else wanted:
        visit(made, ())
    return list(order)


def needed_for(entry: Function) -> list[Function]:
    """All functions of the groups that an entry needs: its own, and those that it calls into."""
    found = callees_first([entry])
    groups: set[tuple[str, str]] = set()
    while missing := {made.group for made in found if made.kind != "rule"} - groups:
        groups |= missing
        # In the order of their imports: what a module calls was decorated before it.
        found = callees_first([*(made for made in _functions.values() if made.group in groups), entry])
    return found


def check() -> int:
    """Find recursion and unusable names without compiling, in either mode; how many functions there are."""
    return len(callees_first())


def digest_of(made: Function, surroundings: bytes) -> str:
    """A name for everything that ends up in the object of a unit or an entry.

    Args:
        made: the function, which has been read (`callees_first`).
        surroundings: all that shapes machine code besides the functions.
    """
    digest = hashlib.sha256(surroundings)
    seen: set[Function] = set()

    def visit(one: Function) -> None:
        seen.add(one)
        digest.update(repr((one.name, one.facts)).encode())
        for callee in one.calls:
            if callee.kind == "rule" and callee not in seen:
                visit(callee)
            elif callee.kind == "unit":
                digest.update(repr(callee.interface).encode())

    visit(made)
    return digest.hexdigest()[:32]


def rules_of(wanted: Iterable[Function]) -> set[Function]:
    """The rules that these functions inline, transitively."""
    found: set[Function] = set()

    def visit(made: Function) -> None:
        for callee in made.calls:
            if callee.kind == "rule" and callee not in found:
                found.add(callee)
                visit(callee)

    for made in wanted:
        visit(made)
    return found
