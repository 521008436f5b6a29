"""How rules become code for LLVM where numba's own way, which is made for any program, costs more.

Three promises of the rules make the difference: none counts from the end of an array, none catches an error,
and none returns an optional value. And none is run before all are optimized together, so numba's part ends
with the code of each as LLVM reads it. Private names of numba (0.68).

Not here: when these functions are in numba's places (`patches.py`), how a unit is called by its symbol
(`dispatchers.py`), machine code (`linking.py`).
"""

from types import FunctionType
from typing import Any, cast

from numba import _dynfunc  # type: ignore[attr-defined]
from numba import types as numba_types
from numba.core import cgutils
from numba.core.callconv import RETCODE_OK, CPUCallConv
from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext

from zx_env.compiling.bytecode import bytecode_of
from zx_env.compiling.patches import Patch

_numbas_call: Any = CPUCallConv.call_function
_numbas_return: Any = CPUCallConv.return_value


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Numba adds the length to a negative index here."""
    return context.cast(builder, index, kind, numba_types.intp)


def _check_index(context: Any, builder: Any, index: Any, length: Any, axis: Any = None) -> None:
    """One comparison: a negative number is too large as well."""
    with cast(Any, cgutils).if_unlikely(builder, builder.icmp_unsigned(">=", index, length)):
        context.call_conv.return_user_exc(builder, IndexError, ("index is out of bounds",))


def _is_of_numba(function: Any) -> bool:
    """Whether a function takes the two arguments of numba's convention: a wrapper for Python does not."""
    return [argument.name for argument in function.args[:2]] == ["retptr", "excinfo"]


def _call(
    self: Any, builder: Any, callee: Any, resty: Any, argtys: Any, args: Any, attrs: Any = None
) -> tuple[Any, Any]:
    """A call whose error goes where the caller's own caller looks for it, and that clears no memory first."""
    if not _is_of_numba(builder.function) or isinstance(resty, numba_types.Optional):
        return cast(tuple[Any, Any], _numbas_call(self, builder, callee, resty, argtys, args, attrs))
    with builder.goto_entry_block():
        result = builder.alloca(self.get_return_type(resty).pointee)
    error = self._get_excinfo_argument(builder.function)
    given = self._get_arg_packer(argtys).as_arguments(builder, args)
    code = builder.call(callee, [result, error, *given], attrs=attrs or ())
    status = self._get_return_status(builder, code, builder.load(error))
    status = status._replace(is_error=builder.icmp_unsigned("!=", code, code.type(0)))
    return status, self.context.get_returned_value(builder, resty, builder.load(result))


def _return(self: Any, builder: Any, retval: Any) -> None:
    """None needs no place in memory."""
    if _is_of_numba(builder.function) and retval.type == self.context.get_dummy_type():
        self._return_errcode_raw(builder, RETCODE_OK)
    else:
        _numbas_return(self, builder, retval)


def _finalize(self: Any) -> None:
    """Take in what is inlined, and no more: numba would optimize and load each function by itself."""
    for library in dict.fromkeys(self._linking_libraries):
        self._final_module.link_in(library._get_module_for_linking(), preserve=True)
    self._finalize_dynamic_globals()
    self._finalized = True


def _executable(self: Any, library: Any, described: Any, environment: Any) -> Any:
    """An empty function, where numba wants one that Python could call: nobody calls it before linking."""
    library._ensure_finalized()
    return _dynfunc.make_function(
        described.lookup_module(), described.qualname, "", 0, environment, (library,)
    )


def _name_of_record(self: Any) -> str:
    """Numba spells a record out, field by field, in every report that it makes of a pass."""
    return str(self.name)


def patches() -> list[Patch]:
    """All of them, to be in place while rules are compiled."""
    from numba.np import arrayobj  # slow to import, and a warm start has nothing to compile

    return [
        Patch(arrayobj, "fix_integer_index", _index_as_it_is),
        Patch(cgutils, "do_boundscheck", _check_index),
        Patch(CPUCallConv, "call_function", _call),
        Patch(CPUCallConv, "return_value", _return),
        Patch(CPUCodeLibrary, "finalize", _finalize),
        Patch(CPUContext, "get_executable", _executable),
        Patch(numba_types.Record, "__repr__", _name_of_record),
    ]


def fingerprint() -> list[object]:
    """All of this module that shapes what is compiled."""
    return [
        (name, bytecode_of(function))
        for name, function in globals().items()
        if isinstance(function, FunctionType) and function.__module__ == __name__
    ]
