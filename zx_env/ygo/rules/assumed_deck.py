"""Give the opponent another deck list, for a player who does not know the true one.

Cards that the player has seen stay. Every hidden card becomes one of the remaining cards of the assumed
list; rules/determinize.py then re-deals them. See also: the assumed lists and their probabilities
(core/game/belief.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.determinize import cards_for, note_places, swap_hidden
from zx_env.ygo.rules.kinds import is_set_as
from zx_env.ygo.rules.seen_cards import LAST_NUMBER, place_number, seen_number
from zx_env.ygo.rules.slots import other
from zx_env.ygo.terms import NONE, SetAs


@unit
def _lay_seen_on_field(g: np.record, cards: np.record, owner: int, places: int) -> None:
    """Lay cards that were seen in the hand into face-down places: the list need not have others for these."""
    first = owner * limits.HALF
    for i in range(limits.HALF):
        slot = first + i
        if (places >> i) & 1 == 0 or g.set_as[slot] == SetAs.ANY_CARD:
            continue
        found = 0
        for number in range(1, LAST_NUMBER + 1):
            if number <= place_number(g, slot) and seen_number(g, slot) == 0:
                found |= cards_for(g, cards, owner, places, g.set_as[slot], number)
        for k in range(limits.HALF):
            if (found >> k) & 1 == 1 and g.set_as[first + k] == SetAs.ANY_CARD:
                swap_hidden(g, slot, first + k)
                break


@rule
def _order_of(g: np.record, slot: int, is_hidden: int) -> int:
    """Return when the card gets its place in the list: the less can be there, the earlier."""
    if is_hidden == 0 or seen_number(g, slot) > 0:
        return 0
    if g.set_as[slot] >= SetAs.SELECTED:
        return 1
    return 2 if g.set_as[slot] != SetAs.ANY_CARD else 3


@unit
def assume(g: np.record, cards: np.record, match: np.record, player: int) -> bool:
    """Give the opponent of `player` the deck list of the match.

    Returns:
        False if cards that the player has seen contradict the list. The record must not be used then.
    """
    owner = other(player)
    first = owner * limits.HALF
    hidden = note_places(g, cards, player, owner)
    _lay_seen_on_field(g, cards, owner, hidden)
    # Bit set of the places in the deck list whose cards have not been assigned yet.
    left = 0
    for k in range(limits.HALF):
        if match.row[owner, k] != NONE:
            left |= 1 << k
    # Assign cards that the player has seen first, then hidden cards of which it knows something.
    for turn in range(4):
        for i in range(limits.HALF):
            slot = first + i
            is_hidden = (hidden >> i) & 1
            if g.row[slot] == NONE or _order_of(g, slot, is_hidden) != turn:
                continue
            found = NONE
            for k in range(limits.HALF):
                if (left >> k) & 1 == 0 or found != NONE:
                    continue
                if turn > 0:
                    if is_set_as(cards, match.row[owner, k], g.set_as[slot]):
                        found = k
                elif match.row[owner, k] == g.row[slot]:
                    found = k
            if found == NONE:
                return False
            left &= ~(1 << found)
            g.row[slot] = match.row[owner, found]
    return left == 0
