"""The rows of a pending decision: the hand rows and the options that the decider can distinguish.

Cards and effects that the decider cannot distinguish share a row.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo.decision.hands import is_in_hand_of
from zx_env.ygo.decision.questions import WITH_HAND
from zx_env.ygo.rules.slots import has_bit, other, owner_of
from zx_env.ygo.rules.zones import is_on_field, stop_with
from zx_env.ygo.terms import Ask, Fault, Zone

NUMBERS = len(Ask)
"""Number of questions. The members of terms.Ask are numbered from 0 without a gap."""
assert list(Ask) == list(range(NUMBERS))


@unit
def list_hand(g: np.record, player: int) -> None:
    """List the different cards of a hand, in the order of the card table, with one slot for equal cards.

    Among equal cards the slot is one that the opponent knows, if any. Otherwise the opponent could infer
    which copy was played.
    """
    n = 0
    for i in range(g.count[player, Zone.HAND]):
        slot = g.cards[player, Zone.HAND, i]
        if n > 0 and g.row[g.hand_row[n - 1]] == g.row[slot]:
            if has_bit(g.known[slot], other(player)):
                g.hand_row[n - 1] = slot
        else:
            g.hand_row[n] = slot
            n += 1
    g.hand_rows = n


@rule
def _add_option(g: np.record, thing: int) -> None:
    g.option[g.options] = thing
    g.options += 1


@rule
def _is_aimed_at(g: np.record, slot: int) -> bool:
    """Return whether a link of the open chain targets the card."""
    for n in range(g.links):
        if g.chain[n].target == slot:
            return True
    return False


@unit
def _list_cards(g: np.record, player: int) -> None:
    """List the candidates outside hand and field, with one option for equal cards in the same zone.

    Of equal cards, the option is one that no link targets yet, so that a second Call of the Haunted in one
    chain targets another monster.
    """
    for i in range(g.candidates):
        slot = g.candidate[i]
        if is_on_field(g, slot) or is_in_hand_of(g, slot, player):
            continue
        is_new = True
        for k in range(g.options):
            two = g.option[k]
            same_place = g.zone[slot] == g.zone[two] and owner_of(slot) == owner_of(two)
            if same_place and g.row[slot] == g.row[two]:
                is_new = False
                if _is_aimed_at(g, two):
                    g.option[k] = slot
        if is_new:
            _add_option(g, slot)


@unit
def _list_waiting(g: np.record) -> None:
    """List the waiting effects that their player can distinguish."""
    for i in range(g.candidates):
        one = g.waiting[g.candidate[i]]
        is_new = True
        for k in range(g.options):
            two = g.waiting[g.option[k]]
            if one.slot == two.slot and one.effect == two.effect and one.that_slot == two.that_slot:
                is_new = False
        if is_new:
            _add_option(g, g.candidate[i])


@unit
def list_rows(g: np.record, cards: np.record) -> None:
    """Fill the choices of the pending decision: `g.hand_row` (hand cards) and `g.option` (other choices)."""
    g.options = 0
    g.hand_rows = 0
    asked = g.asked
    if asked < 0 or asked >= NUMBERS:
        # The record is damaged, because no question has this number: end the duel with a fault.
        stop_with(g, Fault.UNKNOWN_ASK)
        g.asked = Ask.OVER
        return
    if (WITH_HAND >> asked) & 1 == 1:
        list_hand(g, g.decider)
    if asked == Ask.CHOOSE:
        _list_cards(g, g.decider)
    elif asked == Ask.TRIGGER:
        _list_waiting(g)
    elif asked == Ask.EFFECT:
        for i in range(g.candidates):
            _add_option(g, g.candidate[i])
