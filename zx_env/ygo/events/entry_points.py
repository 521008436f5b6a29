"""Entry points that record events: the shared loop (core/stepping/recorded.py) over the rules of this game.

See also: compare.py, which writes the events.
"""

import numpy as np

from zx_env.compiling.decorators import array_of, declare, rule, unit
from zx_env.core import stepping
from zx_env.core.events.encoding import EVENT_BUFFER
from zx_env.ygo import limits
from zx_env.ygo.entry_points import ENTRY_POINTS
from zx_env.ygo.events.compare import compare, emit_answer, emit_first_hands, set_cause
from zx_env.ygo.events.kinds import CAP, CONCEDE, END, STATE
from zx_env.ygo.rules.continuous import renew
from zx_env.ygo.rules.moves import check_state
from zx_env.ygo.rules.progress import _end_turn_now, _is_amid, _perform
from zx_env.ygo.rules.zones import check_winner
from zx_env.ygo.state import GAME
from zx_env.ygo.terms import Ask

declare(befores=array_of(GAME), buffers=array_of(EVENT_BUFFER))


@unit
def is_stopped(g: np.record, cards: np.record, before: np.record, buffer: np.record) -> bool:
    """End the duel if a player has won (ruling YR15) or a cap is reached; return whether it has ended."""
    performed = int(buffer.performed) + 1
    buffer.performed = performed
    set_cause(before, cards, buffer)
    buffer.frame = END
    if performed > limits.PERFORMED and g.over == 0:
        g.truncated = 1
        g.over = 1
        buffer.frame = CAP
    if g.life_points[0] <= 0 or g.life_points[1] <= 0 or g.decked_out != 0:
        check_winner(g)
    if g.over == 0:
        return False
    g.asked = Ask.OVER
    compare(before, g, cards, buffer)
    return True


@unit
def perform_frame(
    g: np.record, cards: np.record, match: np.record, before: np.record, buffer: np.record
) -> None:
    """Check the state, or perform the top frame of the agenda; write the resulting events."""
    if g.turn_ended == 1 and g.links == 0:
        _end_turn_now(g)
    set_cause(g, cards, buffer)
    if g.unsettled == 1 and not _is_amid(g.agenda[g.frames - 1].kind):
        buffer.frame = STATE
        check_state(g, cards)
    else:
        _perform(g, cards, match)
    compare(before, g, cards, buffer)


@rule
def after_frames(g: np.record, cards: np.record) -> None:
    """Recompute the derived fields (Continuous Effects) if they are stale, before a decision."""
    if g.stale == 1:
        renew(g, cards)


EVENT_ENTRY_POINTS = stepping.bind_recorded(
    globals(),
    ENTRY_POINTS,
    CAP=CAP,
    CONCEDE=CONCEDE,
    set_cause=set_cause,
    compare=compare,
    emit_answer=emit_answer,
    emit_deal=emit_first_hands,
)
"""All functions with events that Python calls."""
