"""The `engine` string of a position: the saved bytes of a game, "version:digest:bytes".

The digest is of the bytes and of the cards that their numbers mean, so a string that was damaged, or that
belongs to other cards, is known before anything believes it. It keeps nobody from writing bytes of his own:
those are looked through (`GameSpec.status`) before the rules see them.
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

MOST_TOLD = 3
_AS_READ = "take `engine` out to set the position up from the rest"


@dataclass(frozen=True, slots=True, eq=False)
class StateBytes:
    """The strings of a game's positions: what they are made of, and who looks through them."""

    saved: np.dtype[Any]
    """The record of a game as far as a string holds it: from the first byte on; what follows is all zeros."""
    version: int
    card_table: Callable[[Any], npt.NDArray[Any]]
    """(settings): the record of the cards that the numbers in a game mean."""
    status: Callable[[Rows, Any], list[str]]
    """(games, settings): what is wrong with the game in row 0."""

    def packed(self, games: Rows, settings: Any) -> str:
        """The string for the game in row 0."""
        data = row_bytes(games, 0)[: self.saved.itemsize]
        text = base64.b64encode(zlib.compress(data)).decode("ascii")
        return f"{self.version}:{self.digest_of(data, settings)}:{text}"

    def restore(self, games: Rows, said: Any, settings: Any) -> None:
        """Make row 0 the game that a string holds.

        Raises:
            PositionError: It is of another version, damaged, of other cards, or of no game; the message says
                how.
        """
        version, _, rest = said.partition(":") if isinstance(said, str) else ("", "", "")
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
            more = f"; and {len(problems) - MOST_TOLD} more" if len(problems) > MOST_TOLD else ""
            raise PositionError(
                f"the `engine` string is of no game: {'; '.join(problems[:MOST_TOLD])}{more}; {_AS_READ}"
            )

    def _unpacked(self, text: str) -> bytes | None:
        """The bytes of one game, however many a hostile text would unpack to; None for what holds no game."""
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
        """Of a game's bytes, and of the cards whose rows stand in them."""
        return hashlib.sha256(_digest(self.card_table(settings)) + data).hexdigest()[:32]


_DIGESTS: dict[int, tuple[npt.NDArray[Any], bytes]] = {}


def _digest(record: npt.NDArray[Any]) -> bytes:
    """Of a card table, which is made once and kept as long as the process runs."""
    kept = _DIGESTS.get(id(record))
    if kept is None or kept[0] is not record:
        kept = _DIGESTS[id(record)] = record, hashlib.sha256(record.tobytes()).digest()
    return kept[1]
