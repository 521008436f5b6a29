"""Hands in decisions: rows of different cards, page by page (core/stepping/hands.py)."""

from zx_env.core.stepping import hands
from zx_env.core.stepping.hands import (
    candidate_like,
    hand_card_at,
    is_in_hand_of,
    row_of_hand,
    rows_on_page,
    turn_page,
)
from zx_env.core.stepping.template import bind_to
from zx_env.ygo import limits
from zx_env.ygo.rules.slots import owner_of
from zx_env.ygo.terms import Zone

__all__ = ["candidate_like", "hand_card_at", "is_in_hand_of", "row_of_hand", "rows_on_page", "turn_page"]

bind_to(
    globals(),
    [hands.TEMPLATE],
    {
        "HAND": Zone.HAND,
        "HAND_ROWS": limits.HAND_ROWS,
        "OPTION_ROWS": limits.OPTION_ROWS,
        "owner_of": owner_of,
    },
)
