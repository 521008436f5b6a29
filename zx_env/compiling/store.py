"""Make functions ready: load them from the cache, or compile and store them.

Numba compiles a unit or an entry to a part. The name of a stored part is a digest of everything that shapes
it: bytecode, inlined rules, the constants that they use, record layouts, types of the called units, versions
and settings of numba. The parts of a group - a game, or a package outside every game - are linked to machine
code, stored under a digest of the names of its parts and the name of the processor. So nothing stored is ever
stale, and any number of processes and checkouts can share a cache. A process that finds the machine code of a
group reads none of its parts.

See also: `functions.py` for digests, `cache.py` for files, `backend/compiler.py` for compiling one function,
`parallel.py` for several processes, `backend/linking.py` and `machine_code.py` for machine code.
"""

import contextlib
import functools
import gc
import hashlib
import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core import config

from zx_env.compiling import cache, parallel
from zx_env.compiling.backend import dispatchers, linking, lowering, passes, patches
from zx_env.compiling.backend.compiler import OPTIONS, compile_function
from zx_env.compiling.bytecode import CompileError
from zx_env.compiling.functions import Function, callees_first, digest_of, rules_of
from zx_env.compiling.games import declaring, games
from zx_env.compiling.machine_code import Linked, Part, load, part_of, pickled, processors, unpickled
from zx_env.compiling.progress import Progress

Group = tuple[str, str]
"""Key of functions that are linked together: the package of their game, or "", and their own package."""

SHAPING = (
    # Checks of indexes; overrides the option `boundscheck`.
    "BOUNDSCHECK",
    # LLVM passes that numba runs over every function before linking.
    "OPT",
    "LOOP_VECTORIZE",
    "SLP_VECTORIZE",
    "LLVM_REFPRUNE_PASS",
    "LLVM_REFPRUNE_FLAGS",
    # Debugging: lines and variables, longer lives of variables, prints in the code, shorter names.
    "DEBUGINFO_DEFAULT",
    "EXTEND_VARIABLE_LIFETIMES",
    "DEBUG_JIT",
    "DEBUG_NRT",
    "DIFF_IR",
)
"""Names in `numba.config` of the settings that shape the parts.

The processor shapes only linked code (`machine_code.processors`). All other settings concern threads, caches,
GPUs, warnings and dumps: a process that changes one of them still finds the stored parts. Numba takes the
values from environment variables and from a file `.numba_config.yaml`.
"""


@functools.cache
def surroundings() -> bytes:
    """Return everything but the functions that shapes compiled code (versions, settings), to be digested."""
    settings = [(name, repr(getattr(config, name, None))) for name in SHAPING]
    python = sys.implementation.cache_tag, llvm.get_process_triple()
    versions = numba.__version__, llvmlite.__version__, np.__version__.split(".")[0]
    how = [module.fingerprint() for module in (dispatchers, passes, patches, lowering)], Part._fields
    return repr((python, versions, OPTIONS, settings, how)).encode()


class StoredFunction:
    """The compiled code of a unit or an entry (`part`.

    None until read or compiled) and its name in the cache.
    """

    def __init__(self, function: Function) -> None:
        self.name = f"{function.name}-{digest_of(function, surroundings())}"
        self.part: Part | None = None

    def read(self) -> bool:
        """Read the part from the cache; return whether it was there."""
        self.part = unpickled(cache.read(self.name), Part)
        return self.part is not None

    def compile(self, function: Function, folder: Path | None) -> None:
        """Compile the function into `part`, and write the part to the cache folder unless it is None."""
        compile_function(function)
        (result,) = function.dispatcher.overloads.values()
        self.part = part_of(result)
        if self.part is None:
            raise CompileError(f"{function.name} uses an address of this process, which cannot be kept")
        if folder is not None:
            cache.write(folder, self.name, pickled(self.part))


_Stored = dict[Function, StoredFunction]


def make_ready(group: Group, functions: list[Function]) -> None:
    """Load the units and entries of a group; compile missing ones. The groups that they call are ready."""
    stored = {function: StoredFunction(function) for function in functions}
    parts = [(function.symbol, one.name) for function, one in stored.items()]
    digest = hashlib.sha256(repr([linking.fingerprint(), *parts]).encode())
    name = f"{group[1].replace('.', '_')}-{digest.hexdigest()[:32]}"  # no dot: parts have one (`aot.py`)
    callables = load(_linked(name) or _link(name, group, stored))
    for function in functions:
        function.ready = True
        if function.kind == "entry":
            dispatchers.become(function, callables[function.symbol])


def words_of(group: Group) -> str:
    """Return the name of a group for the progress line: the rules of a game, or a package outside."""
    return f"the rules of {games()[group[1]]}" if group[1] in games() else group[1]


def _linked(name: str) -> Linked | None:
    """Return the stored machine code of this name for this processor or for its kind, or None."""
    found = (unpickled(cache.read(f"{name}-{processor}"), Linked) for processor in processors())
    return next((linked for linked in found if linked is not None), None)


def _link(name: str, group: Group, stored: _Stored) -> Linked:
    folder = cache.writable_folder()
    with cache.only_one(folder):
        linked = _linked(name)  # another process may just have made it
        if linked is None:
            _complete(group, stored, folder)
            units, entries = (
                {
                    function.symbol: cast(Part, one.part)
                    for function, one in stored.items()
                    if function.kind == kind
                }
                for kind in ("unit", "entry")
            )
            own_name, processor = next(iter(processors().items()))
            linked = linking.link(units, entries, name, processor)
            if folder is not None:
                cache.write(folder, f"{name}-{own_name}", pickled(linked))
                cache.forget_old(folder)
    return linked


def _complete(group: Group, stored: _Stored, folder: Path | None) -> None:
    """Compile the missing parts."""
    missing = {function: one for function, one in stored.items() if not one.read()}
    step = Progress(words_of(group), len(missing)).step
    if folder is not None and group[1] in games():  # other processes can import a game, but not a notebook
        _compile_elsewhere(group[1], missing, step)
    _compile_here({function: one for function, one in missing.items() if not one.part}, folder, step)


def _compile_elsewhere(game: str, missing: _Stored, step: Callable[[str], None]) -> None:
    """Compile functions of a game in several processes; a function that fails there stays without a part."""
    modules = dict.fromkeys([*declaring(game), *(function.python.__module__ for function in missing)])
    shares = parallel.split([function for function in missing if function.edition == 0])
    if shares:
        parallel.run([[function.name for function in share] for share in shares], list(modules), step)
        for one in missing.values():
            one.read()


def compile_share(names: list[str], modules: list[str], done: Callable[[str], None]) -> None:
    """Compile these functions of these modules to the cache, in a process that `parallel.run` started."""
    for module in modules:
        importlib.import_module(module)
    wanted = {function: StoredFunction(function) for function in callees_first() if function.name in names}
    _compile_here(wanted, cache.writable_folder(), done)


def _compile_here(missing: _Stored, folder: Path | None, step: Callable[[str], None]) -> None:
    inlined = rules_of(missing)
    with _collecting_seldom():
        for function in callees_first(missing):
            if function in missing:
                missing[function].compile(function, folder)
                step(function.name)
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
