"""Store compiled functions as bytes and load machine code as Python functions, without numba's own loading.

Numba's loading from its cache first builds a compiler and imports half of scipy. A program that only runs
code that was compiled before needs neither. All machine code is in one LLVM engine. Uses private names of
numba (0.65 to 0.68).

See also: `functions.py` for the digests of functions, `cache.py` for the files, `backend/linking.py` for
making machine code of parts.
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
    """A function that numba has compiled, as stored in the cache: its bitcode and what a call needs."""

    code: bytes
    """LLVM bitcode, not yet optimized; empty if the part has been linked."""
    function: str
    """The linker's name of the function in the bitcode."""
    wrapper: str
    """The linker's name of the wrapper that Python calls, for an entry."""
    module: str
    name: str
    environments: list[tuple[str, list[Any], str]]
    """Module, constants and linker's name of each of numba's environments, which an entry needs."""


class Linked(NamedTuple):
    """Machine code, for one kind of processor, of functions that were linked and optimized together."""

    code: bytes
    """The bytes of an object file."""
    entries: dict[str, Part]
    """Parts by the symbols of their functions."""


def part_of(result: Any) -> Part | None:
    """Return the part of a numba `CompileResult` to store; None if it is valid in this process only."""
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


def pickled(stored: Part | Linked) -> bytes:
    """Return the stored part or machine code as bytes, which `unpickled` reads."""
    return cast(bytes, cast(Any, dumps)(stored))


K = TypeVar("K", Part, Linked)


def unpickled(data: bytes | None, kind: type[K]) -> K | None:
    """Return the part or the machine code that `pickled` wrote; None for no bytes or any other bytes."""
    try:
        stored = None if data is None else pickle.loads(data)
    except Exception:  # a foreign pickle may raise anything
        return None
    return stored if isinstance(stored, kind) else None


LEVELS = {
    "x86-64-v3": (
        "cx16 popcnt sahf sse3 sse4.1 sse4.2 ssse3 avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave".split()
    )
}
"""Kinds of processors that code may be compiled for ahead of time, with LLVM's names of their features."""


@functools.cache
def processors() -> dict[str, tuple[str, str]]:
    """Return the targets that this machine can run, the host first, by name: LLVM processor and features."""
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
    """Return the LLVM engine that runs loaded code, with the symbols that such code expects from numba."""
    cast(Any, _load_global_helpers)()
    for name, address in _nrt_python.c_helpers.items():
        llvm.add_symbol(name if name.startswith("_") else f"NRT_{name}", address)
    cast(Any, externals).c_math_functions.install(None)
    empty = llvm.parse_assembly("")
    empty.triple = llvm.get_process_triple()
    return llvm.create_mcjit_compiler(empty, machine_for("", ""))


def machine_for(processor: str, features: str) -> Any:
    """Return LLVM's target machine for a processor and its features by LLVM's names.

    "" is the generic one.
    """
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(
        cpu=processor, features=features, opt=3, reloc="static", codemodel="jitdefault", jit=True
    )


def load(linked: Linked) -> dict[str, Any]:
    """Load machine code; return its entries as Python functions, by their symbols."""
    engine().add_object_file(llvm.ObjectFileRef.from_data(linked.code))
    engine().finalize_object()
    return {symbol: _callable_of(part) for symbol, part in linked.entries.items()}


def _callable_of(part: Part) -> Any:
    environments = []
    for module, constants, name in part.environments:
        environment: Any = Environment(importlib.import_module(module).__dict__)
        environment.consts[:] = constants
        environment.env_name = name
        environments.append(environment)
        place = (ctypes.c_void_p * 1).from_address(engine().get_global_value_address(name))
        place[0] = id(environment)
    wrapper = engine().get_function_address(part.wrapper)
    home = importlib.import_module(part.module)
    docstring = f"compiled {part.name}"
    return _dynfunc.make_function(home, part.name, docstring, wrapper, environments[0], tuple(environments))
