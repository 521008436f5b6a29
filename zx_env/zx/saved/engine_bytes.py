"""The `engine` string of a position: all the bytes of a game, "version:digest:bytes".

The digest is of the bytes and of the cards that their numbers mean, so a string that was damaged, or that
belongs to other cards, is known before anything believes it. It keeps nobody from writing bytes of his own:
those are looked through (status.py) before the rules see them.
"""

import base64
import binascii
import hashlib
import zlib
from functools import cache
from typing import Any

from zx_env.compiling.twins import Rows, row_bytes, set_row_bytes
from zx_env.errors import PositionError
from zx_env.zx.cards.pool import card_table
from zx_env.zx.records import GAME, VERSION
from zx_env.zx.saved.status import status
from zx_env.zx.settings import Settings

MOST_PACKED = 4 * GAME.itemsize
"""Characters of a string that is looked at: a game packs to less than its size."""
MOST_TOLD = 3
_AS_READ = "take `engine` out to set the position up from the rest"


def packed(games: Rows, settings: Settings) -> str:
    """The string for the game in row 0."""
    data = row_bytes(games, 0)
    text = base64.b64encode(zlib.compress(data)).decode("ascii")
    return f"{VERSION}:{digest_of(data, settings.card_set)}:{text}"


def restore(games: Rows, said: Any, settings: Settings) -> None:
    """Make row 0 the game that a string holds.

    Raises:
        PositionError: It is of another version, damaged, of other cards, or of no game; the message says how.
    """
    version, _, rest = said.partition(":") if isinstance(said, str) else ("", "", "")
    if version != str(VERSION):
        raise PositionError(
            f"the `engine` string is of version {version[:9]!r}, this is {VERSION}; {_AS_READ}"
        )
    digest, _, text = rest.partition(":")
    data = _unpacked(text)
    if data is None:
        raise PositionError(f"the `engine` string is damaged; {_AS_READ}")
    if digest != digest_of(data, settings.card_set):
        raise PositionError(f"the `engine` string is damaged, or of other cards than these; {_AS_READ}")
    set_row_bytes(games, 0, data)
    problems = status(games, settings)
    if problems:
        more = f"; and {len(problems) - MOST_TOLD} more" if len(problems) > MOST_TOLD else ""
        raise PositionError(
            f"the `engine` string is of no game: {'; '.join(problems[:MOST_TOLD])}{more}; {_AS_READ}"
        )


def _unpacked(text: str) -> bytes | None:
    """The bytes of one game, however many a hostile text would unpack to; None for what holds no game."""
    if len(text) > MOST_PACKED:
        return None
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(base64.b64decode(text, validate=True), GAME.itemsize + 1)
    except (binascii.Error, zlib.error, ValueError):
        return None
    return data if len(data) == GAME.itemsize and unpacking.eof and not unpacking.unused_data else None


def digest_of(data: bytes, card_set: str) -> str:
    """Of a game's bytes, and of the cards whose rows stand in them."""
    return hashlib.sha256(_digest_of_cards(card_set) + data).hexdigest()[:32]


@cache
def _digest_of_cards(card_set: str) -> bytes:
    return hashlib.sha256(card_table(card_set).record.tobytes()).digest()
