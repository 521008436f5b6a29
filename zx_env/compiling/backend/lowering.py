"""Replacements for parts of numba's lowering, which supports any program and is slower than the rules need.

They rely on three properties of the rules: no index counts from the end of an array, no rule catches an
error, and no rule returns an optional value. No function runs before all are optimized together, so numba's
work ends with the unoptimized LLVM code of each function. Uses private names of numba (0.65 to 0.68).

See also: `patches.py` puts these functions in the places of numba's; `dispatchers.py` calls a unit by its
symbol; `linking.py` makes machine code.
"""

from types import FunctionType
from typing import Any, cast

from numba import _dynfunc  # type: ignore[attr-defined]
from numba import types as numba_types
from numba.core import cgutils
from numba.core.callconv import RETCODE_OK, CPUCallConv
from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext

from zx_env.compiling.backend.patches import Patch
from zx_env.compiling.bytecode import bytecode_of

_numbas_call: Any = CPUCallConv.call_function
_numbas_return: Any = CPUCallConv.return_value


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Return the index unchanged; numba would add the length to a negative one."""
    return context.cast(builder, index, kind, numba_types.intp)


def _check_index(context: Any, builder: Any, index: Any, length: Any, axis: Any = None) -> None:
    """Check an index with one unsigned comparison, in which a negative number counts as too large."""
    with cast(Any, cgutils).if_unlikely(builder, builder.icmp_unsigned(">=", index, length)):
        context.call_conv.return_user_exc(builder, IndexError, ("index is out of bounds",))


def _is_of_numba(function: Any) -> bool:
    """Return whether a function has the two arguments of numba's convention; Python's wrapper does not."""
    return [argument.name for argument in function.args[:2]] == ["retptr", "excinfo"]


def _call(
    self: Any, builder: Any, callee: Any, resty: Any, argtys: Any, args: Any, attrs: Any = None
) -> tuple[Any, Any]:
    """Emit a call that passes on the caller's own error argument and clears no memory."""
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
    """Return None without writing it to memory."""
    if _is_of_numba(builder.function) and retval.type == self.context.get_dummy_type():
        self._return_errcode_raw(builder, RETCODE_OK)
    else:
        _numbas_return(self, builder, retval)


def _finalize(self: Any) -> None:
    """Link only the inlined functions into this one; numba would also optimize and load the function here."""
    for library in dict.fromkeys(self._linking_libraries):
        self._final_module.link_in(library._get_module_for_linking(), preserve=True)
    self._finalize_dynamic_globals()
    self._finalized = True


def _executable(self: Any, library: Any, described: Any, environment: Any) -> Any:
    """Return an empty function, where numba needs one for Python; it is never called before linking."""
    library._ensure_finalized()
    return _dynfunc.make_function(
        described.lookup_module(), described.qualname, "", 0, environment, (library,)
    )


def _name_of_record(self: Any) -> str:
    """Return the short name of a record; numba would list all its fields in every report of a pass."""
    return str(self.name)


def patches() -> list[Patch]:
    """Return all patches of this module, to be in place while rules are compiled."""
    from numba.np import arrayobj  # slow to import; a warm start compiles nothing

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
    """Return everything in this module that shapes the compiled code, for the digest in its cache name."""
    return [
        (name, bytecode_of(function))
        for name, function in globals().items()
        if isinstance(function, FunctionType) and function.__module__ == __name__
    ]
