"""What the rules need of numba's compiler, and no more.

Half of its passes are for closures, `with` blocks, literal arguments, generators and parallel loops, none of
which a rule has; each of them walks the whole function. And its indexes count from the end where they are
negative, which no rule asks for. Private names of numba (0.68) stand here, too.

Not here: which options a function is compiled with (`zx_env/jit.py`).
"""

import contextlib
from collections.abc import Iterator
from typing import Any, cast

from numba.core import cgutils, typed_passes, types, untyped_passes
from numba.core.compiler import CompilerBase
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.np import arrayobj

from zx_env.compiling.source import text_of

PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.NopythonRewrites,
    typed_passes.NoPythonSupportedFeatureValidation,
    typed_passes.IRLegalization,
    typed_passes.AnnotateTypes,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class Lean(cast(Any, CompilerBase)):  # type: ignore[misc]
    """What `numba.njit(pipeline_class=...)` takes."""

    def define_pipelines(self) -> list[Any]:
        """One pipeline: no falling back on interpreted code."""
        passes = cast(Any, PassManager)("the rules")
        for one in PASSES:
            passes.add_pass(one, one.__name__)
        passes.finalize()
        return [passes]


@contextlib.contextmanager
def indexed_from_the_front() -> Iterator[None]:
    """While this lasts, numba takes every index as it is: the rules never count from the end of an array.

    What remains is one comparison, in which a negative number is too large as well; numba itself adds the
    length to a negative one first. The lock keeps others' functions, which may count from the end, out.
    """
    with global_compiler_lock:
        as_it_was = arrayobj.fix_integer_index, cgutils.do_boundscheck
        arrayobj.fix_integer_index, cgutils.do_boundscheck = _index_as_it_is, _check_index
        try:
            yield
        finally:
            arrayobj.fix_integer_index, cgutils.do_boundscheck = as_it_was


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp)


def _check_index(context: Any, builder: Any, index: Any, length: Any, axis: Any = None) -> None:
    with cast(Any, cgutils).if_unlikely(builder, builder.icmp_unsigned(">=", index, length)):
        context.call_conv.return_user_exc(builder, IndexError, ("index is out of bounds",))


def said() -> list[object]:
    """What all this says, for digests of what was compiled."""
    how = Lean.define_pipelines, _index_as_it_is, _check_index
    return [[one.__name__ for one in PASSES], *(text_of(cast(Any, one)) for one in how)]
