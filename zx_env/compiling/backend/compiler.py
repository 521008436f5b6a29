"""Compile one function of the rules with numba, for its one signature.

See also: `passes.py` and `lowering.py` adapt numba to the rules; `store.py` stores the result.
"""

import contextlib
import functools
import gc
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

import numba
from numba import types as numba_types
from numba.core.errors import NumbaError

from zx_env.compiling.backend.patches import TYPING, patched
from zx_env.compiling.bytecode import CompileError
from zx_env.compiling.config import CHECKS_INDEXES, REORDERING, UNITS
from zx_env.compiling.functions import Function, callees_first, rules_of
from zx_env.compiling.games import ArgType, ArrayOf

OPTIONS: dict[str, Any] = {"error_model": "numpy", "nogil": True, "boundscheck": CHECKS_INDEXES}
"""Options of `numba.njit` for every function."""
ARITHMETIC_OPTIONS: dict[str, Any] = {"boundscheck": False, "fastmath": set(REORDERING)}
"""Options for a function declared with `arithmetic`."""

if UNITS:  # both use private names of numba
    from zx_env.compiling.backend import lowering, passes


@functools.cache
def _numba_type(declared: ArgType) -> Any:
    if declared is None:
        return numba_types.int64
    if isinstance(declared, ArrayOf):
        return numba_types.Array(_numba_type(declared.dtype), declared.ndim, "C")
    return numba.from_dtype(declared)


def argument_types(function: Function) -> tuple[Any, ...]:
    """Return the numba types of a function's arguments."""
    return tuple(map(_numba_type, function.declared))


def return_type(unit: Function) -> Any:
    """Return the numba type of the result of a function declared with `unit`, from its annotation."""
    return getattr(numba_types, unit.returns)


def dispatcher(function: Function, **more_options: Any) -> Any:
    """Make the numba dispatcher of a function, store it in `function.dispatcher` and return it.

    Compile nothing.
    """
    options = OPTIONS | (ARITHMETIC_OPTIONS if function.is_arithmetic else {}) | more_options
    if UNITS:
        options |= {"pipeline_class": passes.RulesCompiler}
    function.dispatcher = cast(Any, numba.njit)(**options)(function.python)
    return function.dispatcher


def compile_function(function: Function) -> None:
    """Compile the function with numba; functions that it calls by symbol need not be compiled.

    Raises:
        CompileError: Numba rejects the function.
    """
    signature = argument_types(function)
    try:
        with patched((*lowering.patches(), *TYPING) if UNITS else TYPING):
            if function.kind == "unit":
                function.dispatcher.compile(return_type(function)(*signature))
            else:
                function.dispatcher.compile(signature)
    except NumbaError as error:
        where = f"{function.python.__code__.co_filename}:{function.python.__code__.co_firstlineno}"
        raise CompileError(f"{function.kind} {function.name} ({where}) does not compile: {error}") from None
    function.dispatcher.disable_compile()


def compile_in_order(
    wanted: Iterable[Function], missing: Iterable[Function], make: Callable[[Function], None]
) -> None:
    """Call `make` for each of the wanted functions, callees first.

    Compile the rules that the missing ones inline before.
    """
    functions, inlined = dict.fromkeys(wanted), rules_of(missing)
    with _collecting_seldom():
        for function in callees_first(functions):
            if function in functions:
                make(function)
            elif function in inlined and not function.ready:
                compile_function(function)
                function.ready = True


@contextlib.contextmanager
def _collecting_seldom() -> Iterator[None]:
    """Collect garbage less often: scanning numba's millions of lasting objects takes 14 % of the time."""
    before = gc.get_threshold()
    gc.set_threshold(200_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)
