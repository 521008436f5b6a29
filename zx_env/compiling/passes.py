"""What the rules need of numba's compiler, and no more.

Two thirds of its passes are for closures, `with` blocks, literal arguments, generators, expressions of whole
arrays and parallel loops, none of which a rule has; each of them walks the whole function. Private names of
numba (0.68) stand here, too.

Not here: which options a function is compiled with (`compiler.py`), what machine code it becomes
(`lowering.py`).
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
    """What `numba.njit(pipeline_class=...)` takes."""

    def define_pipelines(self) -> list[Any]:
        """One pipeline: no falling back on interpreted code."""
        passes = cast(Any, PassManager)("the rules")
        for one in PASSES:
            passes.add_pass(one, one.__name__)
        passes.finalize()
        return [passes]


def fingerprint() -> list[object]:
    """All of this module that shapes what is compiled."""
    return [[one.__name__ for one in PASSES], bytecode_of(cast(Any, RulesCompiler.define_pipelines))]
