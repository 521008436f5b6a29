"""CR 202.8: Shift: a card of the Dynamis is laid on a card on a Square and adds its parameters to that card.

The card gains the abilities of the Shift (rules/grants.py). rules/selectors.py adds name, colors and tribes.
CR 913, which applies at every instant, is in rules/zones.py.
"""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.zx import limits
from zx_env.zx.rules.agenda import pop
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import ask_among
from zx_env.zx.rules.grants import give_ability
from zx_env.zx.rules.occurrences import occur
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.rules.values import fits, has_ability_now
from zx_env.zx.rules.zones import BOTH_KNOW, lay_on, zx_on
from zx_env.zx.terms import NONE, AbilityKind, Ask, Occurrence, State, Until


@unit
def _list_bearers(g: np.record, cards: np.record, ability: int, player: int, slot: int) -> None:
    """Make the cards on which the Shift can be laid the candidates."""
    forget_candidates(g)
    for square in range(limits.SQUARES):
        under = zx_on(g, square)
        if under != NONE and fits(g, cards, cards.ability[ability].selector, under, player, slot):
            add_candidate(g, under)


@unit
def can_shift(g: np.record, cards: np.record, slot: int, place: int, player: int) -> bool:
    """Return whether the player can now lay this Shift of its Dynamis on a card."""
    ability = cards.card[g.row[slot]].ability + place
    if cards.ability[ability].kind != AbilityKind.SHIFT:
        return False
    # Ruling Z21: one Shift a turn, not counted with Z/X EX.  Ruling H41: none while another own Shift lies on
    # a card, and no Shift that lies face up in the Dynamis.
    if g.played_shift == 1 or g.shift[player] != NO_CARD or g.state[slot] == State.FACE_UP:
        return False
    if not has_ability_now(g, cards, ability, player, slot):
        return False
    for square in range(limits.SQUARES):
        under = zx_on(g, square)
        if under != NONE and fits(g, cards, cards.ability[ability].selector, under, player, slot):
            return True
    return False


@unit
def lay_shift(g: np.record, cards: np.record, slot: int, under: int) -> None:
    """Ruling H42: give the card `under` the abilities of the Shift as long as the Shift lies on it."""
    lay_on(g, cards, slot, under)
    card = cards.card[g.row[slot]]
    for i in range(card.abilities):
        if cards.ability[card.ability + i].kind != AbilityKind.SHIFT:
            give_ability(g, cards, under, card.ability + i, Until.LEAVES)


@unit
def shift(g: np.record, cards: np.record) -> None:
    """Frame SHIFT. CR 202.8: show the Shift, choose the card, lay it there; nothing is paid."""
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    player = frame.player
    card = cards.card[g.row[slot]]
    if frame.has_asked == 0:
        frame.has_asked = 1
        g.played_shift = 1
        g.known[slot] = BOTH_KNOW
        frame.depth = limits.FREE_ROW
        g.chosen_count[limits.FREE_ROW, 0] = 0
        _list_bearers(g, cards, card.ability + frame.place, player, slot)
        ask_among(g, Ask.CHOOSE, player, slot)
        return
    pop(g)
    under = g.answer
    lay_shift(g, cards, slot, under)
    occur(g, cards, Occurrence.IS_SHIFTED, under, NONE)
