"""CR 1100: keyword abilities that apply when a card appears: Life Recovery and Void Bringer.

See also: Range (CR 1104) in rules/values.py, the Start Card in rules/setup.py.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.quantities import Choosing
from zx_env.zx.rules.agenda import pop, push
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import choose
from zx_env.zx.rules.choosable import drop_unchoosable
from zx_env.zx.rules.keyword_actions import recover
from zx_env.zx.rules.moves import move_from
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.values import has_icon, is_unaffected
from zx_env.zx.terms import (
    Icon,
    State,
    Zone,
)


@rule
def _is_behind(g: np.record, player: int) -> bool:
    """CR 1102.1: return whether own Life is at most the opponent's, without the played card (ruling Z28)."""
    return g.count[player, Zone.LIFE] <= g.count[other(player), Zone.LIFE]


@rule
def appears_from_life(g: np.record, cards: np.record, slot: int) -> None:
    """CR 1102.1: push the keyword abilities of a card that was played from Life and appears."""
    player = owner_of(slot)
    # CR 1102.2: this happens as the card appears, before any preprocessing; nothing triggers.
    if has_icon(g, cards, slot, Icon.VOID_BRINGER):
        push(g, Frame.VOID_BRINGER, player, slot)
    if has_icon(g, cards, slot, Icon.LIFE_RECOVERY):
        push(g, Frame.LIFE_RECOVERY, player, slot)


@unit
def life_recovery(g: np.record) -> None:
    """Frame LIFE_RECOVERY. CR 1102.1: the player recovers 1 (1012); not optional (ruling Z28)."""
    player = g.agenda[g.frames - 1].player
    pop(g)
    if _is_behind(g, player):
        recover(g, player, 1)


@unit
def void_bringer(g: np.record, cards: np.record) -> None:
    """Frame VOID_BRINGER. CR 1103: put 1 Z/X on any Square into its owner's Trash; not optional (ruling Z28).

    The card that has just appeared may be chosen (ruling Z38). This is no destruction.
    """
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        if not _is_behind(g, player):
            pop(g)
            return
        forget_candidates(g)
        for square in range(limits.SQUARES):
            for i in range(g.standing_count[square]):
                add_candidate(g, g.standing[square, i])
        # Ruling H71: this is an effect of its card, which cannot choose or affect every Z/X.
        musts = drop_unchoosable(g, cards, player, frame.slot)
        f = choose(g, player, min(g.candidates, 1), 1, limits.FREE_ROW, 0, frame.slot)
        g.agenda[f].choosing = Choosing.MUSTS if musts > 0 else 0
        return
    source = frame.slot
    pop(g)
    chosen = g.chosen[limits.FREE_ROW, 0, 0]
    if g.chosen_count[limits.FREE_ROW, 0] == 1 and not is_unaffected(g, cards, chosen, player, source):
        move_from(g, cards, g.chosen[limits.FREE_ROW, 0, 0], Zone.TRASH, State.REBOOT, 0)
