"""A cache of encoded card tables, stored beside the compiled rules.

Encoding takes some milliseconds a card, reading the bytes back a few milliseconds in all. The name of a file
contains a digest of every module that the table depends on, and for a custom card set also of its cards, so
a stored table is never out of date. If one of these modules changed on disk shortly before the process began,
or later, the code in memory may be older than the file. In this case no table is read or stored.

See also: encode/, the encoder.
"""

import hashlib
import os
import sys
import time
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from zx_env.compiling import cache as files
from zx_env.zx.card_table import CARDS
from zx_env.zx.cards.language import Card

_HOME = Path(__file__).parent
_BEGAN = time.time() - 10
"""A time before this process read the first module of the package, even on a slow machine; in seconds."""

FEW = 50
"""The number of cards that are encoded in less time than it takes to read and write files."""

Table = npt.NDArray[np.void]
"""A card table, [1] of card_table.CARDS."""


def stored_table(cards: Sequence[Card], encode: Callable[[Sequence[Card]], Table]) -> Table:
    """Return the table of a custom card set from the disk cache; if it is not there, from `encode`.

    The result of `encode` is stored for the next process; that of a few cards is not, for encoding them again
    is as quick.
    """
    name = _name() if len(cards) > FEW else None
    if name is None:
        return encode(cards)
    name = f"{name}-{hashlib.sha256(repr(cards).encode()).hexdigest()[:32]}"
    stored = _read(name)
    if stored is not None:
        return stored[1]
    table = encode(cards)
    _write(name, [], table)
    return table


def stored_shipped_table() -> tuple[list[str], Table] | None:
    """Return the numbers of the shipped cards, one a row, and their table; None if they are not stored."""
    name = _name()
    return _read(name) if name else None


def store_shipped_table(numbers: Sequence[str], table: Table) -> None:
    """Store what `stored_shipped_table` returns in the next process."""
    name = _name()
    if name:
        _write(name, numbers, table)


def _read(name: str) -> tuple[list[str], Table] | None:
    stored = files.read(name)
    if stored is None:
        return None
    try:
        numbers, _, table = zlib.decompress(stored).partition(b"\0")
        return numbers.decode().split(), np.frombuffer(bytearray(table), CARDS)
    except (zlib.error, ValueError):  # the file is damaged: encode again
        return None


def _write(name: str, numbers: Sequence[str], table: Table) -> None:
    folder = files.writable_folder()
    if folder is not None:
        files.write(folder, name, zlib.compress("\n".join(numbers).encode() + b"\0" + table.tobytes(), 1))


def _name() -> str | None:
    """Return the first part of the file name; None if a module on disk may be newer than in memory."""
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
