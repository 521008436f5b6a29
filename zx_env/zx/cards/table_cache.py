"""The encoded table of the shipped cards, kept from one process to the next beside the compiled rules.

Encoding them takes most of a second, reading the bytes back a few milliseconds. A table is named by a digest
of the text of every module that has a say in it, so it cannot be an old one. Where one of these files was
changed at about the time the process began or later, the text in memory may be an older one than the digest
tells: then a table is neither read nor kept.

Not here: sets of a user's own, which are encoded anew in each process; how (encode/).
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
"""Seconds; before this process read the first module of ours, even on a slow machine."""


def stored_table(encode: Callable[[], npt.NDArray[np.void]]) -> npt.NDArray[np.void]:
    """[1] of card_records.CARDS: the kept table, or what `encode` makes, which is kept."""
    name = _name()
    found = cache.read(name) if name else None
    if found is not None:
        try:
            return np.frombuffer(bytearray(zlib.decompress(found)), CARDS)
        except (zlib.error, ValueError):  # whatever is wrong with the file: encode instead
            pass
    table = encode()
    folder = cache.writable_folder() if name else None
    if name and folder is not None:
        cache.write(folder, name, zlib.compress(table.tobytes(), 1))
    return table


def _name() -> str | None:
    """What a table of the modules as they are is kept under; None where their text cannot be relied on."""
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
