"""The cards to which a step of an effect refers directly: this card, chosen cards, "that card".

"This card" has the ability; "that card" is the other card of the occurrence. An effect may have named
something besides (ruling H217).

See also: cards that a selector matches (rules/selectors.py).
"""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.zones import is_same_object
from zx_env.zx.terms import NONE, Target


@unit
def card_of(g: np.record, f: int, target: int, i: int) -> int:
    """Return the i-th card (from 0) to which `target`, a terms.Target, refers in a running effect, or NONE.

    The effect is the frame at index `f` of the agenda. The result is the slot of the card.
    """
    frame = g.agenda[f]
    if target == Target.THIS:
        if i == 0 and is_same_object(g, frame.slot, frame.serial):
            return frame.slot
    elif target == Target.CHOSEN or target == Target.CHOSEN_SECOND:
        register = 0 if target == Target.CHOSEN else 1
        if i < g.chosen_count[frame.depth, register]:
            return g.chosen[frame.depth, register, i]
    elif target == Target.ALL:
        if i < g.candidates:
            return g.candidate[i]
    elif target == Target.THAT_CARD and i == 0 and is_same_object(g, frame.that_slot, frame.that_serial):
        return frame.that_slot
    return NONE


@unit
def named_by_effect(g: np.record) -> int:
    """Ruling H217: return what the current effect has named, 0 for nothing.

    Of a tribe it is the place of its bit plus 1, of a Cost that plus 1, of a color its bit.
    """
    for f in range(g.frames - 1, -1, -1):
        frame = g.agenda[f]
        if frame.kind == Frame.EFFECT and frame.depth == g.depth - 1:
            return int(frame.total_cost) | int(frame.low) << 7
    return 0
