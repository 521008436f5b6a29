"""Damage divided among chosen Z/X (ruling Z19): one unit for each Z/X, then the rest unit by unit."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import ask
from zx_env.zx.rules.keyword_actions import deal_to_zx
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.targets import amount_of, done_before
from zx_env.zx.rules.values import is_unaffected
from zx_env.zx.terms import NONE, Ask, Side, Zone


@rule
def _deal_shares(
    g: np.record, cards: np.record, player: int, source: int, depth: int, number: int, size: int
) -> None:
    """Deal every chosen Z/X its share at once; the second list of the rules counts its units."""
    for i in range(number):
        slot = g.chosen[depth, 0, i]
        if g.zone[slot] == Zone.SQUARE and not is_unaffected(g, cards, slot, player, source):
            deal_to_zx(g, cards, slot, size * g.chosen[limits.FREE_ROW, 1, i])


@rule
def _give_unit(g: np.record, depth: int, number: int, slot: int) -> None:
    for i in range(number):
        if g.chosen[depth, 0, i] == slot:
            g.chosen[limits.FREE_ROW, 1, i] += 1


@unit
def divide(g: np.record, cards: np.record, step: int) -> None:
    """DIVIDE: assign one unit of damage at a time to a chosen Z/X; `frame.amount` units are left."""
    f = g.frames - 1
    frame = g.agenda[f]
    step_row = cards.step[step]
    depth = frame.depth
    n = g.chosen_count[depth, 0]
    if frame.has_asked == 0:
        units = amount_of(g, cards, step, f) // step_row.share
        frame.amount = units - n
        # Units are no cards, so the list is empty for whatever looks for cards there.
        g.chosen_count[limits.FREE_ROW, 1] = 0
        for i in range(n):
            g.chosen[limits.FREE_ROW, 1, i] = 1 if i < units else 0
    else:
        frame.has_asked = 0
        _give_unit(g, depth, n, g.answer)
        frame.amount -= 1
    if n == 1 and frame.amount > 0:
        g.chosen[limits.FREE_ROW, 1, 0] += frame.amount
        frame.amount = 0
    if frame.amount > 0 and n > 1:
        forget_candidates(g)
        for i in range(n):
            add_candidate(g, g.chosen[depth, 0, i])
        frame.has_asked = 1
        frame.step = step
        ask(g, Ask.CHOOSE, frame.player if step_row.side != Side.ENEMY else other(frame.player), 0, NONE)
        return
    _deal_shares(g, cards, frame.player, frame.slot, depth, n, step_row.share)
    frame.done = done_before(g, cards, step, g.frames - 1) + n
    frame.was_done = 1 if n > 0 else 0
