"""Forbidden and Limited Lists: how many copies of a card a deck may have.

A list names only cards of the game that may be in decks; every other card is unlimited, so up to three copies
(ruling YR12). A deck is checked against a list in legality.py.
"""

from zx_env.core.validation import short
from zx_env.errors import SettingError

NO_BANLIST = "none"
"""The value of `banlist` for no list."""
FORBIDDEN, LIMITED, SEMI_LIMITED = range(3)
"""The copies that a deck may have of a card of each kind."""

LIMITS: dict[str, dict[str, int]] = {
    # The TCG's list from 1 March 2010, of the Edison format. Source: ProjectIgnis/LFLists, the file
    # "2010.03 Edison.lflist.conf" at commit 8c054eb.
    "2010-03": {
        "Magician of Faith": FORBIDDEN,
        "Marshmallon": LIMITED,
        "Mystical Space Typhoon": LIMITED,
        "Call of the Haunted": LIMITED,
        "Magic Cylinder": LIMITED,
        "Mirror Force": LIMITED,
        "Honest": SEMI_LIMITED,
    },
}
"""The copies of each card that a list limits, by the list's name."""
BANLISTS = (NO_BANLIST, *LIMITS)
"""The values of the setting `banlist`."""
_KINDS = {FORBIDDEN: "Forbidden", LIMITED: "Limited", SEMI_LIMITED: "Semi-Limited"}


def check_banlist(banlist: object) -> None:
    """Reject a value that is not one of BANLISTS.

    Raises:
        SettingError: There is no such list; the message names the lists.
    """
    if not isinstance(banlist, str) or banlist not in BANLISTS:
        raise SettingError(f"banlist is one of {', '.join(BANLISTS)}, not {short(banlist)}")


def problem_with(name: str, count: int, banlist: str) -> str | None:
    """Return in words that a deck has too many copies of this card for the list, or None."""
    most = LIMITS.get(banlist, {}).get(name)
    if most is None or count <= most:
        return None
    allowed = "no copy" if most == 0 else f"at most {most} cop{'y' if most == 1 else 'ies'}"
    return f"{name} is {_KINDS[most]} on the list of {banlist}: {allowed}; it is there {count} times"
