"""The stepping loop with events: the same rules in the same order, one frame at a time. Templates.

They are bound to each game's `events/entry_points.py`. Recording events does not change the bytes of a game,
and its rules do not refer to events: `compare` writes an event for each difference that a frame has made.
`befores` is a row for the copy of a game before a frame; `buffers` are buffers for the events of one call.
"""

from typing import Any

import numpy as np

from zx_env.core.entry_points import NONE
from zx_env.core.events.encoding import MOST_AT_ONCE, ROOM
from zx_env.core.stepping.required import Ask, advance, new_game, read_answer, turns_page
from zx_env.core.stepping.single import forced_action, show
from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)
TEMPLATE.requires(
    "CAP", "CONCEDE", "Ask", "new_game", "advance", "turns_page", "read_answer", "show", "forced_action"
)

CAP = 0
"""Number that marks events caused by a cap that ends the game; 0 in a game that does not mark causes."""
CONCEDE = 0
"""Number that marks events caused by a concession; 0 in a game that does not mark causes."""

# -- a game brings `compare`, and may bring its own versions of the others -----------------------------------


@TEMPLATE.rule
def set_cause(before: np.record, cards: np.record, buffer: np.record) -> None:
    """Begin a new instant in `buffer`, and store the cause of its events: the ability or rule at work.

    By default events have no cause.
    """
    buffer.instant += 1
    buffer.ability = NONE
    buffer.by = NONE


@TEMPLATE.required
def compare(before: np.record, g: np.record, cards: np.record, buffer: np.record) -> None:
    """Write to `buffer` an event for each difference between the states `before` and `g`."""


@TEMPLATE.rule
def emit_answer(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write an event for an answer that leaves the state unchanged. By default write no event."""


@TEMPLATE.rule
def is_stopped(g: np.record, cards: np.record, before: np.record, buffer: np.record) -> bool:
    """Before the next frame, end a game that is over or would never end; return whether it has ended.

    By default return False, because `advance` ends such games.
    """
    return False


@TEMPLATE.unit
def perform_frame(
    g: np.record, cards: np.record, match: np.record, before: np.record, buffer: np.record
) -> None:
    """Perform the next frame (the top item of the game's stack of pending work), and write its events.

    By default all frames up to the next decision count as one frame.
    """
    set_cause(before, cards, buffer)
    advance(g, cards, match)
    compare(before, g, cards, buffer)


@TEMPLATE.rule
def note_choice(g: np.record, action: int) -> None:
    """React to a player's choice, before the action is carried out. By default do nothing."""


@TEMPLATE.rule
def comes_before(g: np.record, cards: np.record, before: np.record, buffer: np.record) -> bool:
    """Do work that must precede the next frame (the top item of pending work), and write its events.

    Return whether there was any; then the frame is compared with the state after this work. By default return
    False.
    """
    return False


@TEMPLATE.rule
def after_frames(g: np.record, cards: np.record) -> None:
    """Update derived fields after the last frame (unit of work) before a decision. By default do nothing."""


@TEMPLATE.rule
def emit_deal(g: np.record, buffer: np.record) -> None:
    """Write the events of the cards that `new_game` has dealt. By default write no event."""


# -- the loop -----------------------------------------------------------------------------------------


@TEMPLATE.unit
def _act(g: np.record, cards: np.record, before: np.record, buffer: np.record, action: int) -> None:
    """Take an action; the frames that it causes are performed afterwards."""
    set_cause(before, cards, buffer)
    buffer.performed = 0
    g.turn_decisions += 1
    if not turns_page(g, action):
        read_answer(g, cards, action)
        g.asked = Ask.NOTHING
        emit_answer(before, g, buffer)


@TEMPLATE.unit
def _cut(g: np.record, cards: np.record, match: np.record, before: np.record, buffer: np.record) -> None:
    """Rulings Z7, YR16: a turn that passes the decision cap ends as a truncation."""
    if g.turn_decisions > match.turn_decision_cap and g.over == 0:
        g.truncated = 1
        g.over = 1
        g.asked = Ask.OVER
        set_cause(before, cards, buffer)
        buffer.frame = CAP
        compare(before, g, cards, buffer)


@TEMPLATE.entry
def step_with_events(
    games: Any,
    i: int,
    befores: Any,
    card_table: Any,
    matches: Any,
    m: int,
    masks: Any,
    k: int,
    buffers: Any,
    t: int,
    action: int,
) -> int:
    """Take an action, none if it is NONE; go on to the next decision, write its mask and all events.

    Returns:
        1; or 0 if `buffers[t]` is full before the next decision: read it and call again, with NONE.
    """
    g = games[i]
    cards = card_table[0]
    match = matches[m]
    buffer = buffers[t]
    buffer.number = 0
    before = befores[0]
    if action != NONE:
        buffer.instant = 0
        befores[0] = games[i]
        note_choice(g, action)
        _act(g, cards, before, buffer, action)
    while True:
        while g.asked == Ask.NOTHING:
            if buffer.number > ROOM - MOST_AT_ONCE:
                return 0
            befores[0] = games[i]
            if is_stopped(g, cards, before, buffer):
                break
            if comes_before(g, cards, before, buffer):
                befores[0] = games[i]
            perform_frame(g, cards, match, before, buffer)
        after_frames(g, cards)
        befores[0] = games[i]
        _cut(g, cards, match, before, buffer)
        show(g, cards, masks[k])
        if g.asked == Ask.OVER:
            return 1
        action = forced_action(g, cards, match, masks[k])
        if action == NONE:
            return 1
        befores[0] = games[i]
        _act(g, cards, before, buffer, action)


@TEMPLATE.entry
def emit_beginning(
    games: Any, i: int, matches: Any, m: int, card_table: Any, buffers: Any, t: int, number: int
) -> None:
    """Set up `games[i]` like `reset_game`, up to its first frame; `step_with_events` goes on."""
    buffer = buffers[t]
    new_game(games[i], card_table[0], matches[m], number)
    buffer.performed = 0
    buffer.instant = 0
    buffer.number = 0
    emit_deal(games[i], buffer)


@TEMPLATE.entry
def emit_concession(games: Any, i: int, befores: Any, card_table: Any, buffers: Any, t: int) -> None:
    """Write the events of a concession: the differences between `befores[0]` and `games[i]`."""
    buffer = buffers[t]
    buffer.number = 0
    set_cause(befores[0], card_table[0], buffer)
    buffer.frame = CONCEDE
    buffer.ability = NONE
    buffer.by = NONE
    compare(befores[0], games[i], card_table[0], buffer)
