"""What numba has compiled as bytes, and machine code as Python calls it, past numba's own loading.

Numba's way back from its cache builds up a compiler first and imports half of scipy; a program that only runs
what has been compiled before needs neither. All machine code lies in one engine of LLVM. Private names of
numba (0.68).

Not here: which function a part is of and when it is stale (`functions.py`), where bytes lie (`cache.py`), how
parts become machine code (`linking.py`).
"""

import ctypes
import functools
import hashlib
import importlib
import pickle
from typing import Any, NamedTuple, TypeVar, cast

import llvmlite.binding as llvm
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core import config, externals
from numba.core.base import _load_global_helpers
from numba.core.environment import Environment
from numba.core.runtime import _nrt_python  # type: ignore[attr-defined]
from numba.core.serialize import dumps


class Part(NamedTuple):
    """What is kept of a function that numba has compiled."""

    code: bytes
    """LLVM's bitcode, not yet optimized; none where the part has been linked."""
    function: str
    """The linker's name of the function in it."""
    wrapper: str
    """The linker's name of what Python calls, for an entry."""
    module: str
    name: str
    environments: list[tuple[str, list[Any], str]]
    """Module, constants and linker's name of what numba calls environments: an entry cannot do without."""


class Linked(NamedTuple):
    """Functions that were linked and optimized together, as machine code for one kind of processor."""

    code: bytes
    """Of an object file."""
    entries: dict[str, Part]
    """By the symbol of the function."""


def part_of(result: Any) -> Part | None:
    """What is kept of a numba `CompileResult`; None where it is of this process alone."""
    if result.library.has_dynamic_globals:
        return None
    environments = [result.environment, *result._find_referenced_environments()]
    described = result.fndesc
    return Part(
        result.library._final_module.as_bitcode(),
        described.llvm_func_name,
        described.llvm_cpython_wrapper_name,
        described.modname,
        described.qualname.split(".")[-1],
        [(one.globals["__name__"], one.consts, one.env_name) for one in environments],
    )


def pickled(kept: Part | Linked) -> bytes:
    """The bytes that `unpickled` reads."""
    return cast(bytes, cast(Any, dumps)(kept))


K = TypeVar("K", Part, Linked)


def unpickled(data: bytes | None, kind: type[K]) -> K | None:
    """The part or the machine code that `pickled` wrote; None for no bytes, and for anything else."""
    try:
        kept = None if data is None else pickle.loads(data)
    except Exception:  # whatever a pickle of somebody else's raises
        return None
    return kept if isinstance(kept, kind) else None


LEVELS = {
    "x86-64-v3": (
        "cx16 popcnt sahf sse3 sse4.1 sse4.2 ssse3 avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave".split()
    )
}
"""Kinds of processors that code may come compiled for, and what one of them can do, in LLVM's words."""


@functools.cache
def processors() -> dict[str, tuple[str, str]]:
    """What code that can run here may be for, by name: LLVM's processor and features; first what this is."""
    name, features = cast(Any, config).CPU_NAME, cast(Any, config).CPU_FEATURES
    if name is not None:
        return {f"{name}{features or ''}": (name, features or "")}
    has = llvm.get_host_cpu_features()
    own = hashlib.sha256(has.flatten().encode()).hexdigest()[:8]
    levels = [level for level, needs in LEVELS.items() if all(has.get(need) for need in needs)]
    host = llvm.get_host_cpu_name()
    return {f"{host}-{own}": (host, has.flatten())} | {level: (level, "") for level in levels}


@functools.cache
def engine() -> Any:
    """The engine, with the names that compiled code expects of numba."""
    cast(Any, _load_global_helpers)()
    for name, address in _nrt_python.c_helpers.items():
        llvm.add_symbol(name if name.startswith("_") else f"NRT_{name}", address)
    cast(Any, externals).c_math_functions.install(None)
    empty = llvm.parse_assembly("")
    empty.triple = llvm.get_process_triple()
    return llvm.create_mcjit_compiler(empty, machine_for("", ""))


def machine_for(processor: str, features: str) -> Any:
    """LLVM's machine for a processor."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(
        cpu=processor, features=features, opt=3, reloc="static", codemodel="jitdefault", jit=True
    )


def load(linked: Linked) -> dict[str, Any]:
    """Load machine code; its entries as Python calls them, by their symbols."""
    engine().add_object_file(llvm.ObjectFileRef.from_data(linked.code))
    engine().finalize_object()
    return {symbol: _callable_of(part) for symbol, part in linked.entries.items()}


def _callable_of(part: Part) -> Any:
    kept = []
    for module, constants, name in part.environments:
        environment: Any = Environment(importlib.import_module(module).__dict__)
        environment.consts[:] = constants
        environment.env_name = name
        kept.append(environment)
        place = (ctypes.c_void_p * 1).from_address(engine().get_global_value_address(name))
        place[0] = id(environment)
    wrapper = engine().get_function_address(part.wrapper)
    home = importlib.import_module(part.module)
    docstring = f"compiled {part.name}"
    return _dynfunc.make_function(home, part.name, docstring, wrapper, kept[0], tuple(kept))
