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

import functools
import hashlib
import importlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import cast

from zx_env.compiling import cache, parallel
from zx_env.compiling.backend import dispatchers, linking, lowering, passes, patches
from zx_env.compiling.backend.compiler import compile_function, compile_in_order
from zx_env.compiling.backend.surroundings import versions_and_settings
from zx_env.compiling.bytecode import CompileError
from zx_env.compiling.functions import Function, callees_first, digest_of
from zx_env.compiling.games import words_of
from zx_env.compiling.machine_code import Linked, Part, load, part_of, pickled, processors, unpickled
from zx_env.compiling.progress import Progress

Group = tuple[str, str]
"""Key of functions that are linked together: the package of their game, or "", and their own package."""


@functools.cache
def surroundings() -> bytes:
    """Return everything but the functions that shapes compiled code (versions, settings), to be digested."""
    how = [module.fingerprint() for module in (dispatchers, passes, patches, lowering)], Part._fields
    return repr((*versions_and_settings(), how)).encode()


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


def name_of(group: Group, stored: Mapping[Function, StoredFunction]) -> str:
    """Return the name in the cache of the linked code of a group."""
    # Sorted, because programs import the modules of a game in different orders.
    parts = sorted((function.symbol, one.name) for function, one in stored.items())
    digest = hashlib.sha256(repr([linking.fingerprint(), *parts]).encode())
    return f"{group[1].replace('.', '_')}-{digest.hexdigest()[:32]}"  # no dot: parts have one (`aot.py`)


def make_ready(group: Group, functions: list[Function]) -> None:
    """Load the units and entries of a group; compile missing ones. The groups that they call are ready."""
    stored = {function: StoredFunction(function) for function in functions}
    name = name_of(group, stored)
    callables = load(_linked(name) or _link(name, group, stored))
    for function in functions:
        function.ready = True
        if function.kind == "entry":
            dispatchers.become(function, callables[function.symbol])


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
    step = Progress(words_of(group[1]), len(missing)).step
    if folder is not None:
        parallel.compile_elsewhere(group[1], list(missing), __name__, step)
        for one in missing.values():
            one.read()
    _compile_here({function: one for function, one in missing.items() if not one.part}, folder, step)


def compile_share(names: list[str], modules: list[str], done: Callable[[str], None]) -> None:
    """Compile these functions of these modules to the cache, in a process that `parallel.run` started."""
    for module in modules:
        importlib.import_module(module)
    wanted = {function: StoredFunction(function) for function in callees_first() if function.name in names}
    _compile_here(wanted, cache.writable_folder(), done)


def _compile_here(missing: _Stored, folder: Path | None, step: Callable[[str], None]) -> None:
    def compile_one(function: Function) -> None:
        missing[function].compile(function, folder)
        step(function.name)

    compile_in_order(missing, missing, compile_one)
