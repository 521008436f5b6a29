"""Ruling H170: Z/X to which abilities have dealt damage, until lethal damage (CR 904) is checked next.

A Z/X that is destroyed by that check is destroyed by the ability that dealt damage to it last.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.terms import NONE, Occurrence


@rule
def is_such_harm(g: np.record, cards: np.record, ability: int) -> bool:
    """Return whether the occurrence has the damage that the ability waits for.

    Ruling H214: of a use of a startup ability `g.harm` is how often the card has used its own this turn.
    """
    row = cards.ability[ability]
    if row.occurrence == Occurrence.STARTUP_IS_USED:
        return row.harm == 0 or g.harm == row.harm
    return g.harm >= row.harm


@unit
def place_of_harm(g: np.record, slot: int) -> int:
    """Return the place in `g.harmed` of a Z/X, or NONE if no ability has dealt damage to it."""
    for i in range(g.harmed_count):
        if g.harmed[i] == slot:
            return i
    return NONE


@unit
def note_harm(g: np.record, slot: int, by: int, kind: int) -> None:
    """Note that an ability of this kind of the card `by` has damaged the Z/X; the last one counts."""
    place = place_of_harm(g, slot)
    if place == NONE:
        place = min(g.harmed_count, limits.HARMED - 1)
        g.harmed[place] = slot
        g.harmed_count = place + 1
    g.harmed_by[place] = by
    g.harmed_how[place] = kind


@rule
def forget_harm(g: np.record) -> None:
    """Forget who dealt damage, after lethal damage was checked."""
    g.harmed_count = 0


@rule
def kind_acting(g: np.record, cards: np.record) -> int:
    """Return the kind of the ability that is being carried out, or NONE."""
    for f in range(g.frames - 1, -1, -1):
        kind = g.agenda[f].kind
        if kind == Frame.EFFECT:
            return cards.ability[g.agenda[f].ability].kind
        if kind == Frame.PREPROCESS:
            return NONE
    return NONE
