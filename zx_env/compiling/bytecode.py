"""Read from the bytecode of a function everything that its machine code depends on.

For a Python function that numba will compile, find the globals that it names, followed through modules,
classes and enums (`zones.move`, `Zone.HAND`, `np.int64`), and its own bytecode and literals. Line numbers,
comments, docstrings and annotations are ignored.

See also: `functions.py` for rules, units and the use of digests.
"""

import dis
import enum
import sys
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

import numpy as np

# Packages whose functions compiled code may call. Their versions are part of every digest.
KNOWN_PACKAGES = ("builtins", "numpy", "numba", "math")


_MORE, _CACHE = dis.opmap["EXTENDED_ARG"], dis.opmap["CACHE"]
_GLOBAL = {dis.opmap["LOAD_GLOBAL"], dis.opmap["LOAD_NAME"]}
_ATTRIBUTE = {dis.opmap[name] for name in ("LOAD_ATTR", "LOAD_METHOD") if name in dis.opmap}
# For each operation: how many low bits of its argument are flags; the other bits are the index of the name.
_NAMES = dict.fromkeys(_GLOBAL | _ATTRIBUTE, 0) | {dis.opmap["LOAD_GLOBAL"]: 1}
if sys.version_info >= (3, 12):
    _NAMES[dis.opmap["LOAD_ATTR"]] = 1


class CompileError(Exception):
    """A decorated function cannot be compiled; the message names it and the reason."""


def bytecode_of(function: Callable[..., object]) -> list[object]:
    """Return the function's own bytecode, names and literals, without its docstring, to be digested."""
    return _code_facts(cast(FunctionType, function).__code__, function.__doc__)


def _code_facts(code: CodeType, docstring: str | None) -> list[object]:
    facts: list[object] = [code.co_code, code.co_names, code.co_varnames, code.co_exceptiontable]
    for at, constant in enumerate(code.co_consts):
        if isinstance(constant, CodeType):
            facts += _code_facts(constant, None)
        elif at or docstring is None or constant != docstring:
            facts.append(repr(constant))
    return facts


def globals_of(function: FunctionType) -> dict[str, Any]:
    """Return every global that the function names, by its dotted path, sorted by path."""
    scope = function.__globals__
    builtins = scope["__builtins__"]
    names = {**(builtins if isinstance(builtins, dict) else vars(builtins)), **scope}
    try:
        return dict(sorted(_paths(function.__code__, names)))
    except (NameError, AttributeError) as error:
        raise CompileError(f"{function.__module__}.{function.__qualname__}: {error}") from error


def _paths(code: CodeType, names: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    path = ""
    value: Any = None
    for operation, name in named(code):
        if path and operation in _ATTRIBUTE and _has_fixed_names(value):
            path, value = f"{path}.{name}", getattr(value, name)
            continue
        if path:
            yield path, value
            path = ""
        if operation in _GLOBAL:
            if name not in names:
                raise NameError(f"there is no {name} in its module")
            path, value = name, names[name]
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _paths(constant, names)


def named(code: CodeType) -> Iterator[tuple[int, str]]:
    """Yield every operation of the bytecode with the name of the global or attribute that it loads, or "".

    Ten times as fast as `dis.get_instructions`, which matters because every start reads every function.
    """
    names, more = code.co_names, 0
    operations = iter(code.co_code)
    for operation, argument in zip(operations, operations, strict=True):
        if operation == _MORE:
            more = more + argument << 8
            continue
        if operation in _NAMES:
            yield operation, names[more + argument >> _NAMES[operation]]
        elif operation != _CACHE:
            yield operation, ""
        more = 0


def _has_fixed_names(value: Any) -> bool:
    return isinstance(value, ModuleType | type | enum.Enum)


def constant_text(value: Any) -> object | None:
    """Return a digestible form of a global that is a constant of compiled code; None for other globals."""
    if isinstance(value, enum.Enum):
        return f"{type(value).__qualname__}.{value.name}", repr(value.value)
    if isinstance(value, int | float | str):
        return type(value).__name__, repr(value)
    if isinstance(value, tuple):
        parts = [constant_text(part) for part in value]
        return None if None in parts else ("tuple", parts)
    if isinstance(value, np.ndarray | np.generic):
        return repr(value.dtype), value.shape, value.tobytes()
    if isinstance(value, np.dtype):
        return "dtype", repr(value)
    if isinstance(value, type) and issubclass(value, enum.Enum):
        return value.__qualname__, [(member.name, repr(member.value)) for member in value]
    if hasattr(value, "constant_text"):
        return "own text", value.constant_text
    package = (getattr(value, "__module__", None) or "numpy" * isinstance(value, np.ufunc)).split(".")[0]
    if package in KNOWN_PACKAGES and hasattr(value, "__name__"):
        return "known", package, value.__name__
    return None
