"""Objects that replace rules, units and entries in their modules, at a lower cost than numba's dispatcher.

A unit is called through its symbol, so that no caller needs to compile it. Uses private names of numba
(0.65 to 0.68).

See also: `compiler.py` compiles the function itself.
"""

import functools
import inspect
from collections.abc import Callable
from typing import Any, cast

from numba.core import cgutils
from numba.core.errors import TypingError
from numba.extending import intrinsic

from zx_env.compiling.backend.compiler import argument_types, dispatcher, return_type
from zx_env.compiling.bytecode import CompileError, bytecode_of
from zx_env.compiling.functions import Function

_CALLED_BY_COMPILED_CODE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
_CALLED_BY_PYTHON = {"no_cfunc_wrapper": True}
OPTIONS = {"unit": _CALLED_BY_COMPILED_CODE, "entry": _CALLED_BY_PYTHON}
"""Options of `numba.njit` that save what nobody calls."""


class Inlined:
    """Replaces a `rule` in its module and carries the numba type by which compiled callers refer to it."""

    def __init__(self, rule: Function) -> None:
        functools.update_wrapper(self, rule.python)
        self._numba_type_ = dispatcher(rule, **_CALLED_BY_COMPILED_CODE)._numba_type_

    def __call__(self, *args: Any) -> Any:
        """Reject a call from Python, which would crash numba's dispatcher."""
        raise CompileError(f"{self.__name__} is a rule: Python calls it through an @entry")  # type: ignore


def called_by_symbol(unit: Function) -> Any:
    """Return an intrinsic that replaces a unit: it has the unit's declared type and calls its symbol."""
    dispatcher(unit, **_CALLED_BY_COMPILED_CODE)
    takes = inspect.signature(unit.python)

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        convention, emit = context.call_conv, cast(Any, cgutils)
        kind = convention.get_function_type(signature.return_type, signature.args)
        callee = emit.get_or_insert_function(builder.module, kind, unit.symbol)
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
            raise TypingError(f"{unit.name}: {error}") from error
        for name, found, declared in zip(takes.parameters, given, argument_types(unit), strict=True):
            if context.can_convert(found, declared) is None:
                raise TypingError(f"{unit.name}: {name} cannot be a {found}")
        return return_type(unit)(*argument_types(unit)), lower

    context = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    cast(Any, call).__signature__ = inspect.Signature([context, *takes.parameters.values()])
    call.__name__, call.__qualname__ = unit.python.__name__, unit.python.__qualname__
    return intrinsic(call)


def compiled_at_first_call(entry: Function, make_ready: Callable[[Function], None]) -> Any:
    """Return an object that replaces an entry: from its second call on, the compiled function (`become`).

    Numba's dispatcher would look up the types of the arguments in every call, which costs more than the call.
    Argument types are not checked here: an entry has exactly one signature, and its callers always pass
    arrays of the same dtypes. The object is a `partial`, which is written in C and whose function can be
    replaced.
    """
    dispatcher(entry, **_CALLED_BY_PYTHON)

    def first_call(*args: Any) -> Any:
        make_ready(entry)
        return entry.stand_in(*args)

    return functools.partial(first_call)


def become(entry: Function, compiled: Any) -> None:
    """Make the object that replaces an entry call the compiled function from now on."""
    entry.stand_in.__setstate__((compiled, (), {}, None))


def fingerprint() -> list[object]:
    """Return everything in this module that shapes the compiled code, for the digest in its cache name."""
    return [bytecode_of(called_by_symbol)]
