"""CR 809: Automatic abilities trigger when their occurrence happens, and wait for the preprocessing.

CR 809.1a: the occurrence is what the first clause of the ability names. They are mandatory unless their text
says "may", and trigger once per occurrence (ruling Z13). Who carries them out, and when, is
rules/priority.py.
"""

import numpy as np

from zx_env import limits
from zx_env.jit import rule, unit
from zx_env.rules.selectors import has_ability, is_attacked, is_attacking, works_in
from zx_env.rules.values import fits
from zx_env.rules.zones import owner_of, stop_with
from zx_env.terms import NONE, AbilityKind, Fault, Occurrence, Role, Side, Zone


@rule
def _wait(g: np.record, cards: np.record, ability: int, player: int, slot: int, that_slot: int) -> None:
    n = g.waiting_count
    if n >= limits.WAITING:
        stop_with(g, Fault.WAITING_FULL)
        return
    waiting = g.waiting[n]
    waiting.ability = ability
    waiting.step = cards.ability[ability].step
    waiting.player = player
    waiting.slot = slot
    waiting.serial = g.serial[slot]
    waiting.that_slot = that_slot
    waiting.that_serial = g.serial[that_slot] if that_slot >= 0 else 0
    g.waiting_count = n + 1


@rule
def _plays_role(g: np.record, role: int, slot: int) -> bool:
    if role == Role.ATTACKER:
        return is_attacking(g, slot)
    if role == Role.ATTACKED:
        return is_attacked(g, slot)
    return True


@rule
def _has_left(occurrence: int) -> bool:
    """Whether the card itself has left its zone by what happened."""
    return occurrence == Occurrence.IS_DESTROYED or occurrence == Occurrence.ADVENTED


@unit
def trigger(g: np.record, cards: np.record, occurrence: int, slot: int, subject: int, that_slot: int) -> int:
    """Let the abilities of the card `slot` wait that the occurrence to the card `subject` triggers.

    `subject` is NONE for what happens to no card (the start of a phase). Returns how many triggered.
    """
    card = cards.card[g.row[slot]]
    player = owner_of(slot)
    n = 0
    for i in range(card.abilities):
        ability = card.ability + i
        text = cards.ability[ability]
        if text.kind != AbilityKind.AUTOMATIC or text.occurrence != occurrence:
            continue
        # A destroyed card has left its zone already: its own ability still resolves (ruling Z13).
        if not works_in(cards, ability, g.zone[slot]) and not _has_left(occurrence):
            continue
        if subject >= 0:
            if text.selector == NONE and subject != slot and occurrence != Occurrence.LIFE_DECREASES:
                continue
            if text.selector != NONE and not fits(g, cards, text.selector, subject, player, slot):
                continue
        whose = owner_of(subject) if subject >= 0 else g.turn_player
        if text.side != Side.ANY and subject != slot and (whose == player) != (text.side == Side.OWN):
            continue
        if occurrence == Occurrence.PHASE_STARTS and text.phase != g.phase:
            continue
        if occurrence == Occurrence.APPEARS and g.way & text.way != text.way:
            continue
        if occurrence == Occurrence.BATTLE_ENDS or occurrence == Occurrence.TURN_ENDS:
            # CR 605.2, 507.3: each such ability at most once in this battle or turn.
            if (g.triggered[slot] >> text.place) & 1 == 1 or not _plays_role(g, text.role, slot):
                continue
        if not has_ability(g, cards, ability, player, slot):
            continue
        if occurrence == Occurrence.BATTLE_ENDS or occurrence == Occurrence.TURN_ENDS:
            g.triggered[slot] |= 1 << text.place
        _wait(g, cards, ability, player, slot, that_slot)
        n += 1
    return n


@rule
def listens(g: np.record, cards: np.record, slot: int, occurrence: int) -> bool:
    """Whether the card has an Automatic ability that waits for the occurrence."""
    return (cards.card[g.row[slot]].listens >> occurrence) & 1 == 1


@unit
def occur(g: np.record, cards: np.record, occurrence: int, subject: int, that_slot: int) -> int:
    """Something happens, to the card `subject` or to none; returns how many abilities it triggered."""
    n = 0
    if subject >= 0 and g.zone[subject] != Zone.SQUARE and listens(g, cards, subject, occurrence):
        n += trigger(g, cards, occurrence, subject, subject, that_slot)
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            slot = g.standing[square, i]
            if listens(g, cards, slot, occurrence):
                n += trigger(g, cards, occurrence, slot, subject, that_slot)
    return n


@rule
def forget_triggered(g: np.record) -> None:
    """A battle or a turn is over: its end may trigger every ability again."""
    for slot in range(limits.SLOTS):
        g.triggered[slot] = 0


@rule
def life_decreases(g: np.record, cards: np.record, slot: int) -> None:
    """Ruling Z42: each card that leaves Life is one occurrence of "Life decreases"."""
    occur(g, cards, Occurrence.LIFE_DECREASES, slot, NONE)
