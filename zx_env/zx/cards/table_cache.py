"""A cache of the encoded table of the shipped cards, stored beside the compiled rules.

Encoding the cards takes most of a second, reading the bytes back a few milliseconds. The file name contains a
digest of every module that the table depends on, so a stored table is never out of date. If one of these
modules changed on disk shortly before the process began, or later, the code in memory may be older than the
file. In this case no table is read or stored.

Custom card sets are encoded in each process. See also: encode/, the encoder.
"""

import hashlib
import os
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from zx_env.compiling import cache
from zx_env.zx.card_table import CARDS

_HOME = Path(__file__).parent
_BEGAN = time.time() - 10
"""A time before this process read the first module of the package, even on a slow machine; in seconds."""


def stored_table(encode: Callable[[], npt.NDArray[np.void]]) -> npt.NDArray[np.void]:
    """Return the card table, [1] of card_table.CARDS, from the disk cache; if it is not there, call `encode`.

    The result of `encode` is stored for the next process.
    """
    name = _name()
    stored = cache.read(name) if name else None
    if stored is not None:
        try:
            return np.frombuffer(bytearray(zlib.decompress(stored)), CARDS)
        except (zlib.error, ValueError):  # the file is damaged: encode again
            pass
    table = encode()
    folder = cache.writable_folder() if name else None
    if name and folder is not None:
        cache.write(folder, name, zlib.compress(table.tobytes(), 1))
    return table


def _name() -> str | None:
    """Return the table's file name for the current modules; None if a file may be newer than its module."""
    digest = hashlib.sha256(
        repr((sys.implementation.cache_tag, np.__version__.split(".")[0], sys.byteorder)).encode()
    )
    try:
        for path in sorted([*_HOME.parent.glob("*.py"), *_HOME.rglob("*.py")]):
            with open(path, "rb") as file:
                if os.fstat(file.fileno()).st_ctime >= _BEGAN:
                    return None
                digest.update(repr(path.relative_to(_HOME.parent).parts).encode() + file.read())
    except OSError:
        return None
    return f"cards-{digest.hexdigest()[:32]}"
