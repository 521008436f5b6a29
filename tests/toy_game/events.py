"""Events of Pig: written by comparing a game before and after an answer; sentences for each viewer."""

from typing import Any

import numpy as np

from tests.toy_game.rules import ENTRY_POINTS
from tests.toy_game.state import GUESS, HOLD, ON_A_PAGE, ROLL
from zx_env.compiling.decorators import rule, unit
from zx_env.core import stepping
from zx_env.core.entry_points import NONE
from zx_env.core.events.encoding import add_amount
from zx_env.core.events.event import EventEncoder
from zx_env.core.events.sentences import Row, Viewer, decoder_by

KINDS = ("hide", "roll", "lose", "hold", "guess", "turn", "win")
DEEDS = ("hide {}", "roll a {}", "lose the pot of {}", "keep {}", "guess {}", "begin turn {}", "win")
HIDE, DIE, LOSE, KEEP, NAME, TURN, WIN = range(7)


@rule
def emit_deal(g: np.record, buffer: np.record) -> None:
    """Write the numbers that are hidden."""
    for player in range(2):
        add_amount(buffer, g.turn, HIDE, player, g.hidden[player], 1 << player)


@unit
def compare(before: np.record, g: np.record, cards: np.record, buffer: np.record) -> None:
    """Write an event for each difference between two states of a game."""
    player, answer = before.decider, before.answer
    if answer == ROLL:
        add_amount(buffer, before.turn, DIE, player, g.die, 3)
        if g.die == 1:
            add_amount(buffer, before.turn, LOSE, player, before.pot, 3)
    elif answer == HOLD:
        add_amount(buffer, before.turn, KEEP, player, before.pot, 3)
    elif answer >= GUESS:
        add_amount(buffer, before.turn, NAME, player, before.page * ON_A_PAGE + answer - GUESS, 3)
    if g.over != before.over:
        add_amount(buffer, g.turn, WIN, g.winner, 0, 3)
    elif g.turn != before.turn:
        add_amount(buffer, g.turn, TURN, g.decider, g.turn, 3)


def describe(row: Row, viewer: Viewer) -> dict[str, Any]:
    """Return the sentence of an event, and its amount if the viewer knows it."""
    amount = row.amount if viewer.knows(row.known) else None
    deed = DEEDS[row.kind].format("a number" if amount is None else amount)
    return {"sentence": "nobody wins" if row.who == NONE else viewer.does(row.who, deed), "amount": amount}


EVENT_ENTRY_POINTS = stepping.bind_recorded(globals(), ENTRY_POINTS)
EVENT_ENCODER = EventEncoder(entry_points=EVENT_ENTRY_POINTS, kinds=KINDS, decode=decoder_by(KINDS, describe))
