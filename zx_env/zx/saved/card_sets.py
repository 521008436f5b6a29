"""Which card sets a position or a record may be played with: those that its reader names.

A card set is a module, and importing a module runs it. A file comes from anybody, so the name in it decides
nothing: only the caller of `from_position` and `replay` says what is imported.
"""

from typing import Any

from zx_env.core.validation import short
from zx_env.errors import SettingError
from zx_env.zx.cards.pool import STANDARD


def check_card_set(said: Any, named: Any) -> None:
    """Refuse the card set that a file says, unless it is the standard one or the one that was named.

    Raises:
        SettingError: Nothing has been imported; the message says how to allow it.
    """
    if not isinstance(said, str):
        raise SettingError(f'`card_set` is "standard" or the name of a module, not {short(said)}')
    if said not in (STANDARD, named):
        raise SettingError(
            f"its card set is the module {said!r}, which importing would run: where you trust that module, "
            f"allow it with card_set={said!r}, or `zx replay --card-set {said}`"
        )
