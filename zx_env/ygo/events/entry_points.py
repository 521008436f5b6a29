"""What Python calls to have a duel told: the same rules in the same order, one frame at a time.

The rules are those of the other entries, function by function, so that the bytes of a duel are the same in
the end; they know nothing of events. `befores` is a row to remember a duel in, `tales` are told to. Not here:
what is told (compare.py).
"""

from typing import Any

import numpy as np

from zx_env.compiling.decorators import array_of, declare, entry, rule, unit
from zx_env.core.events.encoding import MOST_AT_ONCE, ROOM, TALE
from zx_env.ygo import limits
from zx_env.ygo.decision.reading import read_answer, turns_page
from zx_env.ygo.entry_points import _only_action, _show
from zx_env.ygo.events.compare import compare, set_cause, tell_answer, tell_first_hands
from zx_env.ygo.events.kinds import CAP, CONCEDE, END, STATE
from zx_env.ygo.rules.continuous import renew
from zx_env.ygo.rules.moves import check_state
from zx_env.ygo.rules.progress import _end_turn_now, _is_amid, _perform
from zx_env.ygo.rules.setup import new_game
from zx_env.ygo.rules.zones import check_winner
from zx_env.ygo.state import GAME
from zx_env.ygo.terms import NONE, Ask

declare(befores=array_of(GAME), tales=array_of(TALE))


@unit
def _check_end(g: np.record, cards: np.record, before: np.record, buffer: np.record) -> bool:
    """Whether the duel is over: a cap, or ruling YR15."""
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
def _frame(g: np.record, cards: np.record, match: np.record, before: np.record, buffer: np.record) -> None:
    """Check the state, or perform the top frame of the agenda; tell what that has changed."""
    if g.turn_ended == 1 and g.links == 0:
        _end_turn_now(g)
    set_cause(g, cards, buffer)
    if g.unsettled == 1 and not _is_amid(g.agenda[g.frames - 1].kind):
        buffer.frame = STATE
        check_state(g, cards)
    else:
        _perform(g, cards, match)
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
    """Ruling YR16: a turn that passes the decision cap ends as a truncation."""
    if g.turn_decisions > match.turn_decision_cap and g.over == 0:
        g.truncated = 1
        g.over = 1
        g.asked = Ask.OVER
        set_cause(before, cards, buffer)
        buffer.frame = CAP
        compare(before, g, cards, buffer)


@rule
def _next_forced(g: np.record, match: np.record, mask: np.record) -> int:
    """The decision that is taken without asking, or NONE."""
    if match.skip_forced == 0 or g.asked == Ask.OVER:
        return NONE
    return _only_action(mask)


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
        _act(g, cards, before, buffer, action)
    while True:
        while g.asked == Ask.NOTHING:
            if buffer.number > ROOM - MOST_AT_ONCE:
                return 0
            befores[0] = games[i]
            if _check_end(g, cards, before, buffer):
                break
            _frame(g, cards, match, before, buffer)
        if g.stale == 1:
            renew(g, cards)
        befores[0] = games[i]
        _cut(g, cards, match, before, buffer)
        _show(g, cards, masks[k])
        action = _next_forced(g, match, masks[k])
        if action == NONE:
            return 1
        befores[0] = games[i]
        _act(g, cards, before, buffer, action)


@entry
def tell_beginning(
    games: Any, i: int, matches: Any, m: int, card_table: Any, tales: Any, t: int, number: int
) -> None:
    """Deal `games[i]` as `reset_game` does, before its first frame: `step_with_events` goes on."""
    buffer = tales[t]
    new_game(games[i], card_table[0], matches[m], number)
    buffer.performed = 0
    buffer.instant = 0
    buffer.number = 0
    tell_first_hands(games[i], buffer)


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
