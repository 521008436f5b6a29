"""Machine code as bytes, and bytes as machine code again, past numba's compiler.

Numba's own way back from its cache builds up a compiler first and imports half of scipy; a program that only
runs what has been compiled before needs neither. All objects lie in one engine of LLVM. Private names of
numba (0.68) stand here, in `lowering.py` and in `zx_env/jit.py` only.

Not here: which function an object is of and when it is stale (`functions.py`), where it lies (`cache.py`).
"""

import ctypes
import functools
import hashlib
import importlib
import pickle
from typing import Any, NamedTuple, cast

import llvmlite.binding as llvm
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core import config, externals
from numba.core.base import _load_global_helpers
from numba.core.environment import Environment
from numba.core.runtime import _nrt_python  # type: ignore[attr-defined]
from numba.core.serialize import dumps


class Object(NamedTuple):
    """What is kept of a function that numba has compiled."""

    code: bytes
    """Of its object file."""
    function: str
    """The linker's name of the function in it."""
    wrapper: str
    """The linker's name of what Python calls, for an entry."""
    module: str
    name: str
    environments: list[tuple[str, list[Any], str]]
    """Module, constants and linker's name of what numba calls environments: an entry cannot do without."""


def bytes_of(result: Any) -> bytes | None:
    """The object of a numba `CompileResult`; None where it is of this process alone."""
    if result.library.has_dynamic_globals:
        return None
    environments = [result.environment, *result._find_referenced_environments()]
    described = result.fndesc
    return cast(
        bytes,
        cast(Any, dumps)(
            tuple(
                Object(
                    result.library._get_compiled_object(),
                    described.llvm_func_name,
                    described.llvm_cpython_wrapper_name,
                    described.modname,
                    described.qualname.split(".")[-1],
                    [(one.globals["__name__"], one.consts, one.env_name) for one in environments],
                )
            )
        ),
    )


def object_of(data: bytes) -> Object:
    """What `bytes_of` wrote."""
    return Object(*pickle.loads(data))


LEVELS = {
    "x86-64-v3": (
        "cx16 popcnt sahf sse3 sse4.1 sse4.2 ssse3 avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave".split()
    )
}
"""Kinds of processors that code may come compiled for, and what one of them can do, in LLVM's words."""


@functools.cache
def processors() -> tuple[str, ...]:
    """What code that can run here may be for; first what this process compiles for."""
    name, features = cast(Any, config).CPU_NAME, cast(Any, config).CPU_FEATURES
    if name is not None:
        return (f"{name}{features or ''}",)
    has = llvm.get_host_cpu_features()
    own = hashlib.sha256(has.flatten().encode()).hexdigest()[:8]
    levels = [level for level, needs in LEVELS.items() if all(has.get(need) for need in needs)]
    return (f"{llvm.get_host_cpu_name()}-{own}", *levels)


@functools.cache
def _engine() -> Any:
    """The engine, with the names that compiled code expects of numba."""
    cast(Any, _load_global_helpers)()
    for name, address in _nrt_python.c_helpers.items():
        llvm.add_symbol(name if name.startswith("_") else f"NRT_{name}", address)
    cast(Any, externals).c_math_functions.install(None)
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    machine = target.create_target_machine(jit=True, codemodel="jitdefault")
    empty = llvm.parse_assembly("")
    empty.triple = llvm.get_process_triple()
    return llvm.create_mcjit_compiler(empty, machine)


def address_of(loaded: Object) -> int:
    """Where the function is, for others to call."""
    _engine().add_object_file(llvm.ObjectFileRef.from_data(loaded.code))
    return cast(int, _engine().get_function_address(loaded.function))


def callable_of(loaded: Object) -> Any:
    """An entry as Python calls it."""
    address_of(loaded)
    kept = []
    for module, constants, name in loaded.environments:
        environment: Any = Environment(importlib.import_module(module).__dict__)
        environment.consts[:] = constants
        environment.env_name = name
        kept.append(environment)
        place = (ctypes.c_void_p * 1).from_address(_engine().get_global_value_address(name))
        place[0] = id(environment)
    wrapper = _engine().get_function_address(loaded.wrapper)
    home = importlib.import_module(loaded.module)
    said = f"compiled {loaded.name}"
    return _dynfunc.make_function(home, loaded.name, said, wrapper, kept[0], tuple(kept))
