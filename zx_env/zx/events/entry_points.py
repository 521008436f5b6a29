"""Entry points that record events: the shared loop (core/stepping/recorded.py) over the rules of Z/X.

See also: compare.py, which writes the events.
"""

import numpy as np

from zx_env.compiling.decorators import array_of, declare, rule, unit
from zx_env.core import stepping
from zx_env.core.events.encoding import EVENT_BUFFER
from zx_env.zx import limits
from zx_env.zx.entry_points import ENTRY_POINTS, note_choice
from zx_env.zx.events.compare import compare, emit_answer, set_cause
from zx_env.zx.events.kinds import CAP, CONCEDE, RELOAD
from zx_env.zx.rules.progress import _perform, _reload_first
from zx_env.zx.rules.rule_effects import must_reload
from zx_env.zx.state import GAME
from zx_env.zx.terms import Ask

declare(befores=array_of(GAME), buffers=array_of(EVENT_BUFFER))


@unit
def is_stopped(g: np.record, cards: np.record, before: np.record, buffer: np.record) -> bool:
    """End the game if it is over or goes on without an end (ruling Z56); return whether it has ended."""
    if buffer.performed < limits.CHAIN and g.over == 0:
        return False
    if g.over == 0:
        g.truncated = 1
        g.over = 1
    g.asked = Ask.OVER
    set_cause(before, cards, buffer)
    buffer.frame = CAP
    compare(before, g, cards, buffer)
    return True


@unit
def _reload(g: np.record, cards: np.record, before: np.record, buffer: np.record) -> None:
    set_cause(before, cards, buffer)
    buffer.frame = RELOAD
    buffer.op = 0
    _reload_first(g, cards)
    compare(before, g, cards, buffer)


@rule
def comes_before(g: np.record, cards: np.record, before: np.record, buffer: np.record) -> bool:
    """CR 902.1: reload if a player must, before the top frame is performed; return whether it was done."""
    if not (must_reload(g, 0) or must_reload(g, 1)):
        return False
    _reload(g, cards, before, buffer)
    return True


@unit
def perform_frame(
    g: np.record, cards: np.record, match: np.record, before: np.record, buffer: np.record
) -> None:
    """Perform the top frame of the agenda (its next thing to do), and write the events of all changes."""
    buffer.performed += 1
    set_cause(before, cards, buffer)
    _perform(g, cards, match)
    compare(before, g, cards, buffer)


EVENT_ENTRY_POINTS = stepping.bind_recorded(
    globals(),
    ENTRY_POINTS,
    CAP=CAP,
    CONCEDE=CONCEDE,
    set_cause=set_cause,
    compare=compare,
    emit_answer=emit_answer,
    note_choice=note_choice,
)
"""All functions with events that Python calls."""
