"""Make functions ready with numba's own compiler, linker and cache: with `ZX_UNITS=0`, or a newer Python.

`store.py` compiles and runs faster, but uses many private names of numba. This module uses none: numba
compiles each unit and each entry by itself, with all its passes, and keeps it in a folder of the cache. The
folder has the name and the digest of the function, so nothing kept is ever stale, although numba compares
only the source file of the function itself.

See also: `functions.py` for digests, `cache.py` for the folder, `parallel.py` for several processes.
"""

import contextlib
import functools
import importlib
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import llvmlite.binding as llvm
from numba.core import config

from zx_env.compiling import cache, parallel
from zx_env.compiling.backend import dispatchers, patches
from zx_env.compiling.backend.compiler import compile_function, compile_in_order, dispatcher
from zx_env.compiling.backend.surroundings import versions_and_settings
from zx_env.compiling.bytecode import CompileError
from zx_env.compiling.config import TRIED_PYTHON
from zx_env.compiling.functions import Function, callees_first, digest_of
from zx_env.compiling.games import words_of
from zx_env.compiling.progress import Progress

NOWHERE = 1
"""Address of a unit that is compiled by another process: nothing is called in the process that compiles."""


@functools.cache
def surroundings() -> bytes:
    """Return everything but the functions that shapes compiled code (versions, settings), to be digested."""
    how = [module.fingerprint() for module in (dispatchers, patches)]
    return repr(("numba alone", *versions_and_settings(), how)).encode()


def make_ready(group: tuple[str, str], functions: list[Function]) -> None:
    """Load the units and entries of a group; compile missing ones. The groups that they call are ready."""
    folder = cache.writable_folder()
    with cache.only_one(folder if any(not _is_kept(folder, one) for one in functions) else None):
        missing = [function for function in functions if not _is_kept(folder, function)]
        if missing:
            _say_why()
            step = Progress(words_of(group[1]), len(missing)).step
            if folder is not None:
                parallel.compile_elsewhere(group[1], missing, __name__, step)
            missing = [function for function in missing if not _is_kept(folder, function)]
        _make(functions, missing, folder, step if missing else lambda name: None)
        if folder is not None:
            cache.forget_old(folder)


@functools.cache
def _say_why() -> None:
    """Say once why numba compiles alone, where nobody has asked for it."""
    if "ZX_UNITS" not in os.environ:
        tried, found = (".".join(map(str, one)) for one in (TRIED_PYTHON, sys.version_info[:2]))
        print(
            f"zx_env: numba compiles alone, and decisions take a quarter longer: Python {found} is newer "
            f"than {tried}, the newest that was tried (ZX_UNITS=1 tries it)",
            file=sys.stderr,
        )


def compile_share(names: list[str], modules: list[str], done: Callable[[str], None]) -> None:
    """Compile these functions of these modules to the cache, in a process that `parallel.run` started."""
    for module in modules:
        importlib.import_module(module)
    every = callees_first()
    for function in every:
        if function.kind == "unit":
            llvm.add_symbol(function.symbol, NOWHERE)
    wanted = [function for function in every if function.name in names]
    _make(wanted, wanted, cache.writable_folder(), done)


def _make(
    functions: Sequence[Function],
    missing: Sequence[Function],
    folder: Path | None,
    step: Callable[[str], None],
) -> None:
    def make(function: Function) -> None:
        _load_or_compile(function, folder)
        if function in missing:
            step(function.name)

    compile_in_order(functions, missing, make)


def _place(folder: Path, function: Function) -> Path:
    return folder / cache.OF_NUMBA / f"{function.name}-{digest_of(function, surroundings())}"


def _is_kept(folder: Path | None, function: Function) -> bool:
    return folder is not None and (_place(folder, function) / cache.KEPT).exists()


def _load_or_compile(function: Function, folder: Path | None) -> None:
    """Make numba load the function from its cache or compile it; then make its callers find it."""
    place = None
    if folder is not None and os.path.exists(function.python.__code__.co_filename):  # not of a notebook
        place = _place(folder, function)
    try:
        _by_numba(function, place)
    except CompileError:
        raise
    except Exception:  # what numba has read may raise anything
        if place is None or not _is_kept(folder, function):
            raise
        cache.report_damaged(place)
        shutil.rmtree(place, ignore_errors=True)
        _by_numba(function, place)
    (result,) = function.dispatcher.overloads.values()
    if function.kind == "entry":
        dispatchers.become(function, result.entry_point)
    else:
        address = result.library.get_pointer_to_function(result.fndesc.llvm_func_name)
        llvm.add_symbol(function.symbol, address)
    function.ready = True
    if place is not None:
        with contextlib.suppress(OSError):
            (place / cache.KEPT).touch()  # also notes the use: see `cache.forget_old`


def _by_numba(function: Function, place: Path | None) -> None:
    """Compile the function with numba; `place` is the folder of its cache, None to keep nothing."""
    settings = cast(Any, config)
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(place or before)
    try:
        dispatcher(function, cache=place is not None, **dispatchers.OPTIONS[function.kind])
        compile_function(function)
    finally:
        settings.CACHE_DIR = before
