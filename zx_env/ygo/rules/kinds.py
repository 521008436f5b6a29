"""Kinds of cards: the part of a selector that is about the card alone, and how cards are Set.

See also: the part of a selector that is about where a card lies (selectors.py), what a player knows of
face-down cards (seen_cards.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo.rules.slots import has_bit
from zx_env.ygo.terms import NONE, CardKind, SetAs, Zone

ONE_TRIBUTE, TWO_TRIBUTES = 5, 7
"""Ruling YR13: the lowest Levels at which a summon needs one Tribute, or two."""


@rule
def tributes_of(cards: np.record, row: int) -> int:
    """Return the number of Tributes. Ruling YR13: one for Levels 5 and 6, two from Level 7 on."""
    level = cards.card[row].level
    return (1 if level >= ONE_TRIBUTE else 0) + (1 if level >= TWO_TRIBUTES else 0)


@rule
def set_as_of(cards: np.record, row: int) -> int:
    """Return terms.SetAs of a card: what the opponent can infer from a Set of it (ruling YR13)."""
    if cards.card[row].level > 0:
        return SetAs.MONSTER + tributes_of(cards, row)
    return SetAs.FIELD_SPELL if cards.card[row].kind == CardKind.FIELD_SPELL else SetAs.SPELL_OR_TRAP


@unit
def is_selected(cards: np.record, selector: int, row: int) -> bool:
    """Return whether a card of the card table matches a selector, wherever it lies."""
    condition = cards.selector[selector]
    if condition.name != NONE and row != condition.name:
        return False
    card = cards.card[row]
    if condition.kinds != 0 and not has_bit(condition.kinds, card.kind):
        return False
    if condition.attributes != 0 and not has_bit(condition.attributes, card.attribute):
        return False
    if condition.not_attributes != 0 and has_bit(condition.not_attributes, card.attribute):
        return False
    if condition.types != 0 and not has_bit(condition.types, card.type):
        return False
    if condition.hero == 1 and card.hero == 0:
        return False
    return card.level <= condition.level_high and card.atk <= condition.atk_high


@rule
def is_set_as(cards: np.record, row: int, set_as: int) -> bool:
    """Return whether a card of the card table may be one of which a player knows this (`g.set_as`)."""
    if set_as == SetAs.ANY_CARD:
        return True
    if set_as < SetAs.SELECTED:
        return set_as_of(cards, row) == set_as
    return is_selected(cards, set_as - SetAs.SELECTED, row)


@rule
def place_set_as(g: np.record, cards: np.record, slot: int) -> int:
    """Return what the opponent knows of the face-down card in this slot, or of a hidden card of a hand.

    Unless an effect has Set the card, the zone and the Tributes paid say it.
    """
    is_on_field = g.zone[slot] == Zone.MONSTER or g.zone[slot] == Zone.BACK
    if is_on_field and g.set_as[slot] == SetAs.ANY_CARD:
        return set_as_of(cards, g.row[slot])
    return g.set_as[slot]
