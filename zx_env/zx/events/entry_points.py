"""What Python calls to have a game told: the same rules in the same order, one frame at a time.

The rules are those of the other entries, function by function, so that the bytes of a game are the same in
the end; they know nothing of events. `befores` is a row to remember a game in, `tales` are told to. Not here:
what is told (compare.py).
"""

from typing import Any

import numpy as np

from zx_env.compiling.decorators import array_of, declare, entry, rule, unit
from zx_env.core.events.encoding import MOST_AT_ONCE, ROOM, TALE
from zx_env.zx import limits
from zx_env.zx.decision.actions import MORE
from zx_env.zx.decision.payments import usual_payment
from zx_env.zx.decision.reading import read_answer, turns_page
from zx_env.zx.entry_points import _forced_action, _show
from zx_env.zx.events.compare import compare, set_cause, tell_answer
from zx_env.zx.events.kinds import CAP, CONCEDE, RELOAD
from zx_env.zx.rules.progress import _perform, _reload_first
from zx_env.zx.rules.rule_effects import must_reload
from zx_env.zx.rules.setup import new_game
from zx_env.zx.state import GAME
from zx_env.zx.terms import NONE, Ask

declare(befores=array_of(GAME), tales=array_of(TALE))


@rule
def _reloads(g: np.record) -> bool:
    return must_reload(g, 0) or must_reload(g, 1)


@unit
def _reload(g: np.record, cards: np.record, before: np.record, buffer: np.record) -> None:
    """CR 902.1: it comes before the frame that is on top."""
    set_cause(before, cards, buffer)
    buffer.frame = RELOAD
    buffer.op = 0
    _reload_first(g, cards)
    compare(before, g, cards, buffer)


@unit
def _frame(g: np.record, cards: np.record, match: np.record, before: np.record, buffer: np.record) -> None:
    """Perform the top frame of the agenda, and tell what it has changed."""
    buffer.performed += 1
    set_cause(before, cards, buffer)
    _perform(g, cards, match)
    compare(before, g, cards, buffer)


@unit
def _stop(g: np.record, cards: np.record, before: np.record, buffer: np.record) -> None:
    """The game is over, or goes on without an end (ruling Z56)."""
    if g.over == 0:
        g.truncated = 1
        g.over = 1
    g.asked = Ask.OVER
    set_cause(before, cards, buffer)
    buffer.frame = CAP
    compare(before, g, cards, buffer)


@unit
def _act(g: np.record, cards: np.record, before: np.record, buffer: np.record, action: int) -> None:
    """Take an action; the frames that it sets going come afterwards."""
    set_cause(before, cards, buffer)
    buffer.performed = 0
    g.turn_decisions += 1
    if not turns_page(g, action):
        read_answer(g, cards, action)
        g.asked = Ask.NOTHING
        tell_answer(before, g, buffer)


@unit
def _cut(g: np.record, cards: np.record, match: np.record, before: np.record, buffer: np.record) -> None:
    """Ruling Z7: a turn that passes the cap of decisions ends as a truncation."""
    if g.turn_decisions > match.turn_decision_cap and g.over == 0:
        g.truncated = 1
        g.over = 1
        g.asked = Ask.OVER
        set_cause(before, cards, buffer)
        buffer.frame = CAP
        compare(before, g, cards, buffer)


@rule
def _next_forced(g: np.record, cards: np.record, match: np.record, mask: np.record) -> int:
    """Rulings Z22 and Z50: the decision that is taken without asking, or NONE."""
    action = NONE
    if match.skip_forced == 1:
        action = _forced_action(g, cards, mask)
    if g.asked == Ask.PAY and match.auto_pay == 1:
        action = usual_payment(g, cards)
    return action


@entry
def step_with_events(
    games: Any,
    i: int,
    befores: Any,
    card_table: Any,
    matches: Any,
    m: int,
    masks: Any,
    k: int,
    tales: Any,
    t: int,
    action: int,
) -> int:
    """Take an action, none where it is NONE, go on to the next decision, write its mask; tell all of it.

    Returns:
        1; or 0 where `tales[t]` has no room for more before that: call again, with NONE, once it is read.
    """
    g = games[i]
    cards = card_table[0]
    match = matches[m]
    buffer = tales[t]
    buffer.number = 0
    before = befores[0]
    if action != NONE:
        buffer.instant = 0
        befores[0] = games[i]
        # What happens from here on is new to the player who has chosen it (entries.py `_take`).
        if action != MORE and g.asked != Ask.PAY:
            g.noted_before[g.decider] = g.notes
        _act(g, cards, before, buffer, action)
    while True:
        while g.asked == Ask.NOTHING:
            if buffer.number > ROOM - MOST_AT_ONCE:
                return 0
            befores[0] = games[i]
            if buffer.performed >= limits.CHAIN or g.over == 1:
                _stop(g, cards, before, buffer)
                break
            if _reloads(g):
                _reload(g, cards, before, buffer)
                befores[0] = games[i]
            _frame(g, cards, match, before, buffer)
        befores[0] = games[i]
        _cut(g, cards, match, before, buffer)
        _show(g, cards, masks[k])
        if g.asked == Ask.OVER:
            return 1
        action = _next_forced(g, cards, match, masks[k])
        if action == NONE:
            return 1
        befores[0] = games[i]
        _act(g, cards, before, buffer, action)


@entry
def tell_beginning(
    games: Any, i: int, matches: Any, m: int, card_table: Any, tales: Any, t: int, number: int
) -> None:
    """Set up `games[i]` like `reset_game`, up to its first frame; `step_with_events` goes on."""
    new_game(games[i], card_table[0], matches[m], number)
    tales[t].performed = 0
    tales[t].instant = 0
    tales[t].number = 0


@entry
def tell_concession(games: Any, i: int, befores: Any, card_table: Any, tales: Any, t: int) -> None:
    """Tell what differs in `games[i]` from `befores[0]`: somebody gave up."""
    buffer = tales[t]
    buffer.number = 0
    set_cause(befores[0], card_table[0], buffer)
    buffer.frame = CONCEDE
    buffer.ability = NONE
    buffer.by = NONE
    compare(befores[0], games[i], card_table[0], buffer)
