"""CR 814: replacements: where destroyed Z/X go instead of Charge, and those that would return to a hand.

They are Always abilities (Op.LEAVE_TO) of the Z/X itself or of other cards, such effects on a player, and the
attacker's that removes what it destroys in battle. A replacement may be optional, and several may apply to
one Z/X; so questions may have to be answered before anything is destroyed. `settle` goes through the Z/X that
are about to be destroyed, each time in the same order. It takes the answers so far from the second list of
choices of rules, and asks the first question that has none. What destroys calls it again after each answer.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.quantities import ASLEEP, HAND_TO_CHARGE, REPLACEMENTS
from zx_env.zx.rules.always import value_of
from zx_env.zx.rules.amounts import BITS
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.choices import ask
from zx_env.zx.rules.moves import is_destroyed_by_battle, join
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.together import disperse
from zx_env.zx.rules.values import applies_to, is_unaffected
from zx_env.zx.rules.zones import cannot_fill, is_same_object
from zx_env.zx.terms import NONE, Ask, Op, State, Zone

_ALL = (1 << REPLACEMENTS) - 1
_INTO_RESOURCE = 1 << Zone.RESOURCE | 1 << ASLEEP


@rule
def join_destroyed(g: np.record, n: int, slot: int) -> int:
    """Add a Z/X that is destroyed to the first `n` cards of `g.together`; return the new count.

    CR 1007: it goes to its owner's Charge, unless `settle` finds another place.
    """
    return join(g, n, slot, Zone.CHARGE, State.REBOOT)


@unit
def _is_removed_by_attacker(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the attacker that destroys the Z/X now removes it from the game instead."""
    battle = g.battle
    if not has_bit(g.always, Op.REMOVE_DESTROYED) or not is_destroyed_by_battle(g, slot):
        return False
    if not is_same_object(g, battle.attacker, battle.attacker_serial):
        return False
    if is_unaffected(g, cards, slot, owner_of(battle.attacker), battle.attacker):
        return False
    return value_of(g, cards, battle.attacker, Op.REMOVE_DESTROYED, BITS, 0) != 0


@unit
def _replacements(g: np.record, cards: np.record, slot: int) -> int:
    """Return where abilities and effects let the destroyed Z/X go: quantities.replacement_bit."""
    bits = value_of(g, cards, slot, Op.LEAVE_TO, BITS, 0) & ~HAND_TO_CHARGE
    # Ruling H131: effects that last are about Z/X that come later as well.
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.op == Op.LEAVE_TO and applies_to(g, cards, i, cards.step[held.amount].selector, slot):
            if not is_unaffected(g, cards, slot, owner_of(held.slot), held.slot):
                bits |= cards.step[held.amount].amount
    if cannot_fill(g, owner_of(slot), Zone.RESOURCE):
        bits &= ~(_INTO_RESOURCE | _INTO_RESOURCE << REPLACEMENTS)
    return bits


@rule
def goes_to_charge(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling H138: return whether a Z/X on a Square goes to Charge if it would return to the hand."""
    if g.zone[slot] != Zone.SQUARE or not has_bit(g.always, Op.LEAVE_TO):
        return False
    return value_of(g, cards, slot, Op.LEAVE_TO, BITS, 0) & HAND_TO_CHARGE != 0


# -- questions ---------------------------------------------------------------------------------------------


@rule
def take_answer(g: np.record, has_asked: int) -> None:
    """Add the answer to the last question of `settle`; without one, begin with no answers."""
    n = g.chosen_count[limits.FREE_ROW, 1] if has_asked == 1 else 0
    if has_asked == 1 and n < limits.CHOSEN:
        g.chosen[limits.FREE_ROW, 1, n] = 1 if g.answer == 1 else 0
        n += 1
    g.chosen_count[limits.FREE_ROW, 1] = n


@rule
def _may_ask(g: np.record, asked: int, player: int, subject: int, place: int) -> bool:
    """Ask the question number `asked` (from 0), unless it is answered; return whether it was asked.

    `place`: where the Z/X would go, said as a mode of the question; NONE for the attacker's removal.
    """
    if asked < g.chosen_count[limits.FREE_ROW, 1] or asked >= limits.CHOSEN:
        return False
    ask(g, Ask.YES_NO, player, 0, subject)
    g.mode = place + 1
    return True


@rule
def _says_yes(g: np.record, asked: int) -> bool:
    """Return the answer to question number `asked`; there are no answers beyond the most that are kept."""
    return asked < limits.CHOSEN and g.chosen[limits.FREE_ROW, 1, asked] == 1


@rule
def _go_to(g: np.record, i: int, place: int) -> None:
    g.together[i].zone = Zone.RESOURCE if place == ASLEEP else place
    g.together[i].state = State.SLEEP if place == ASLEEP else State.REBOOT


@unit
def _settle_one(g: np.record, cards: np.record, i: int, asked: int) -> int:
    """Say where card `i` of `g.together` goes. `asked` is the number of answers that other cards have used.

    Return the number with those of this card, or NONE if it has asked.
    """
    slot = g.together[i].slot
    bits = _replacements(g, cards, slot)
    removed = _is_removed_by_attacker(g, cards, slot)
    if removed and bits & ~(1 << Zone.REMOVED | 1 << Zone.REMOVED + REPLACEMENTS) != 0:
        # Ruling Z12: of the replacements of both players the turn player picks the first.
        if _may_ask(g, asked, g.turn_player, g.battle.attacker, NONE):
            return NONE
        asked += 1
        if _says_yes(g, asked - 1):
            _go_to(g, i, Zone.REMOVED)
            return asked
    # Ruling H130: its owner picks among the own ones; an optional one is offered before those that must be.
    for place in range(REPLACEMENTS):
        if has_bit(bits, place + REPLACEMENTS):
            if _may_ask(g, asked, owner_of(slot), slot, place):
                return NONE
            asked += 1
            if _says_yes(g, asked - 1):
                _go_to(g, i, place)
                return asked
    musts = bits & _ALL
    for place in range(REPLACEMENTS):
        if has_bit(musts, place):
            is_last = musts >> place == 1
            if not is_last:
                if _may_ask(g, asked, owner_of(slot), slot, place):
                    return NONE
                asked += 1
            if is_last or _says_yes(g, asked - 1):
                _go_to(g, i, place)
                return asked
    if removed:
        _go_to(g, i, Zone.REMOVED)
    return asked


@unit
def settle(g: np.record, cards: np.record, n: int) -> bool:
    """Say where the first `n` cards of `g.together` go that are destroyed; return whether it has asked.

    If it has, the list is empty again. Ruling Z40: the turn player decides first.
    """
    asked = 0
    for turn in range(2):
        player = g.turn_player if turn == 0 else other(g.turn_player)
        for i in range(n):
            if owner_of(g.together[i].slot) == player:
                asked = _settle_one(g, cards, i, asked)
                if asked == NONE:
                    disperse(g, n)
                    return True
    return False
