"""A card gains a startup ability that another card has (ruling H115)."""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx.rules.grants import give_ability
from zx_env.zx.terms import NONE, AbilityKind, Until


@rule
def startup_of(g: np.record, cards: np.record, n: int) -> int:
    """Return the row of startup ability `n` (from 0) of the card that the current effect chose, or NONE."""
    depth = g.agenda[g.frames - 1].depth
    if g.chosen_count[depth, 0] == 0:
        return NONE
    card = cards.card[g.row[g.chosen[depth, 0, 0]]]
    for ability in range(card.ability, card.ability + card.abilities):
        if cards.ability[ability].kind == AbilityKind.STARTUP:
            if n == 0:
                return ability
            n -= 1
    return NONE


@rule
def take_startup(g: np.record, cards: np.record, slot: int, n: int) -> int:
    """TAKE_STARTUP: give the card startup ability `n`; return 1 if there is one, else 0."""
    ability = startup_of(g, cards, n)
    if ability == NONE:
        return 0
    give_ability(g, cards, slot, ability, Until.TURN_ENDS)
    return 1
