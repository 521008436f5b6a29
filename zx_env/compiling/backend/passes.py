"""A pipeline of those numba passes that the rules need.

Two thirds of numba's passes are for closures, `with` blocks, literal arguments, generators, expressions of
whole arrays and parallel loops, and each of them walks the whole function. Rules use none of these. Uses
private names of numba (0.65 to 0.68).

See also: `compiler.py` for the options of a compilation, `lowering.py` for the code that is generated.
"""

from typing import Any, cast

from numba.core import typed_passes, untyped_passes
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager

from zx_env.compiling.bytecode import bytecode_of

PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.AnnotateTypes,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class RulesCompiler(cast(Any, CompilerBase)):  # type: ignore[misc]
    """The numba compiler of all decorated functions, for `numba.njit(pipeline_class=...)`."""

    def define_pipelines(self) -> list[Any]:
        """Return numba's list of pipelines: only PASSES, without a fallback to interpreted code."""
        passes = cast(Any, PassManager)("the rules")
        for one in PASSES:
            passes.add_pass(one, one.__name__)
        passes.finalize()
        return [passes]


def fingerprint() -> list[object]:
    """Return everything in this module that shapes the compiled code, for the digest in its cache name."""
    return [[one.__name__ for one in PASSES], bytecode_of(cast(Any, RulesCompiler.define_pipelines))]
