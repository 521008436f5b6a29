"""The card sets that a position or a record may use: only those that its reader names.

A card set is a module, and importing a module runs it. A file may come from anybody, so the name in it is not
trusted: only the caller of `from_position` and `replay` decides which module is imported.
"""

from typing import Any

from zx_env.core.validation import short
from zx_env.errors import SettingError
from zx_env.zx.cards.pool import STANDARD


def check_card_set(card_set: Any, named: Any) -> None:
    """Reject the card set of a file, unless it is the standard one or the one that the reader named.

    Raises:
        SettingError: The card set is not allowed. Nothing was imported; the message says how to allow it.
    """
    if not isinstance(card_set, str):
        raise SettingError(f'`card_set` is "standard" or the name of a module, not {short(card_set)}')
    if card_set not in (STANDARD, named):
        raise SettingError(
            f"its card set is the module {card_set!r}, which importing would run: where you trust that "
            f"module, allow it with card_set={card_set!r}, or `zx replay --card-set {card_set}`"
        )
