"""The `engine` string of a position: the bytes of a game's state, as "version:digest:bytes".

The digest covers the bytes and the card table that their numbers refer to, so a damaged string, or one of
other cards, is rejected first. It does not stop anyone from writing bytes of their own: these are checked
(`GameSpec.status`) before the rules use them.
"""

import base64
import binascii
import hashlib
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.python_records import Rows, row_bytes, set_row_bytes
from zx_env.errors import PositionError

MOST_PROBLEMS = 3
_AS_READ = "take `engine` out to set the position up from the rest"


@dataclass(frozen=True, slots=True, eq=False)
class StateBytes:
    """Writes and restores the `engine` strings of a game's positions."""

    saved: np.dtype[Any]
    """The beginning of a game's record, which a string contains; all later bytes of the record are zero."""
    version: int
    card_table: Callable[[Any], npt.NDArray[Any]]
    """(settings): the card table that the numbers in a game refer to."""
    status: Callable[[Rows, Any], list[str]]
    """(games, settings): the problems of the game in row 0, a sentence each."""

    def packed(self, games: Rows, settings: Any) -> str:
        """Return the string of the game in row 0."""
        data = row_bytes(games, 0)[: self.saved.itemsize]
        text = base64.b64encode(zlib.compress(data)).decode("ascii")
        return f"{self.version}:{self.digest_of(data, settings)}:{text}"

    def restore(self, games: Rows, engine: Any, settings: Any) -> None:
        """Restore the game of a string into row 0.

        Raises:
            PositionError: The string is of another version, damaged, of other cards, or of no valid game.
        """
        version, _, rest = engine.partition(":") if isinstance(engine, str) else ("", "", "")
        if version != str(self.version):
            raise PositionError(
                f"the `engine` string is of version {version[:9]!r}, this is {self.version}; {_AS_READ}"
            )
        digest, _, text = rest.partition(":")
        data = self._unpacked(text)
        if data is None:
            raise PositionError(f"the `engine` string is damaged; {_AS_READ}")
        if digest != self.digest_of(data, settings):
            raise PositionError(f"the `engine` string is damaged, or of other cards than these; {_AS_READ}")
        set_row_bytes(games, 0, data + bytes(len(row_bytes(games, 0)) - len(data)))
        problems = self.status(games, settings)
        if problems:
            more = f"; and {len(problems) - MOST_PROBLEMS} more" if len(problems) > MOST_PROBLEMS else ""
            raise PositionError(
                f"the `engine` string is of no game: {'; '.join(problems[:MOST_PROBLEMS])}{more}; {_AS_READ}"
            )

    def _unpacked(self, text: str) -> bytes | None:
        """Return the unpacked bytes; None if the text does not contain exactly the bytes of one game."""
        size = self.saved.itemsize
        if len(text) > 4 * size:  # a game packs to less than its size
            return None
        try:
            unpacking = zlib.decompressobj()
            data = unpacking.decompress(base64.b64decode(text, validate=True), size + 1)
        except (binascii.Error, zlib.error, ValueError):
            return None
        return data if len(data) == size and unpacking.eof and not unpacking.unused_data else None

    def digest_of(self, data: bytes, settings: Any) -> str:
        """Return the digest of a game's bytes and of its card table, which reveals changes."""
        return hashlib.sha256(_digest(self.card_table(settings)) + data).hexdigest()[:32]


_DIGESTS: dict[int, tuple[npt.NDArray[Any], bytes]] = {}


def _digest(record: npt.NDArray[Any]) -> bytes:
    """Return the digest of a card table; cached, because a table lives as long as the process."""
    cached = _DIGESTS.get(id(record))
    if cached is None or cached[0] is not record:
        cached = _DIGESTS[id(record)] = record, hashlib.sha256(record.tobytes()).digest()
    return cached[1]
