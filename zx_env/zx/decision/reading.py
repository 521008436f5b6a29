"""Translate an action number into the answer that the waiting rule reads."""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx import limits
from zx_env.zx.decision.actions import EXTRA, MORE, STOP, TARGET_PLAYER, USE
from zx_env.zx.decision.hands import candidate_like, hand_card_at, turn_page
from zx_env.zx.decision.mask import place_of_use
from zx_env.zx.decision.options import ability_of_option, verb_of
from zx_env.zx.decision.questions import HAND_OF, OPTIONS_OF, SQUARES_OF, YES_OF, ZX_OF
from zx_env.zx.rules.zones import seen_by, zx_on
from zx_env.zx.terms import NONE, Ask, Verb


@rule
def _is_in(action: int, first: int, size: int) -> bool:
    """Return whether the action is in the block; False if `first` is NO_BLOCK (questions.py)."""
    return first <= action and action < first + size


@rule
def read_answer(g: np.record, cards: np.record, action: int) -> None:
    """Set the answer that the waiting rule reads, `g.answer`, `g.verb` and `g.place`, from a legal action."""
    asked = g.asked
    player = g.decider
    g.answer = NONE
    g.verb = Verb.PASS
    if action == STOP:
        return
    if _is_in(action, OPTIONS_OF[asked], limits.OPTION_ROWS):
        _read_option(g, cards, action - OPTIONS_OF[asked])
    elif _is_in(action, EXTRA, limits.OPTION_ROWS):
        _read_option(g, cards, action - EXTRA)
    elif _is_in(action, HAND_OF[asked], limits.HAND_ROWS):
        _read_hand(g, action - HAND_OF[asked])
    elif _is_in(action, ZX_OF[asked], limits.SQUARES):
        g.verb = Verb.ATTACK
        g.answer = zx_on(g, seen_by(action - ZX_OF[asked], player))
    elif _is_in(action, SQUARES_OF[asked], limits.SQUARES):
        g.answer = seen_by(action - SQUARES_OF[asked], player)
    elif _is_in(action, USE, limits.SQUARES * limits.USES_OF_SQUARE):
        _read_use(g, cards, action - USE)
    elif action == TARGET_PLAYER:
        _read_player_target(g)
    else:
        g.answer = 1 if action == YES_OF[asked] else 0


@rule
def _read_option(g: np.record, cards: np.record, row: int) -> None:
    k = g.page * limits.OPTION_ROWS + row
    g.answer = g.option[k]
    g.verb = verb_of(g, k)
    g.place = ability_of_option(g, cards, k)


@rule
def _read_hand(g: np.record, row: int) -> None:
    """Answer with a card of the hand: the slot that stands for equal cards, or an equal candidate."""
    g.verb = Verb.PLAY
    card = hand_card_at(g, row)
    if g.asked != Ask.CHOOSE:
        g.answer = card
        return
    g.answer = candidate_like(g, card)


@rule
def _read_use(g: np.record, cards: np.record, cell: int) -> None:
    slot = zx_on(g, seen_by(cell // limits.USES_OF_SQUARE, g.decider))
    g.verb = Verb.USE
    g.answer = slot
    g.place = place_of_use(g, cards, slot, cell % limits.USES_OF_SQUARE)


@rule
def _read_player_target(g: np.record) -> None:
    """CR 602.1b: attack the player: the answer is the candidate Square without a Z/X."""
    for i in range(g.candidates):
        if zx_on(g, g.candidate[i]) == NONE:
            g.answer = g.candidate[i]


@rule
def turns_page(g: np.record, action: int) -> bool:
    """Show the next page of hand and options if the action is `more`; return whether it is.

    The pending question does not change.
    """
    if action != MORE:
        return False
    turn_page(g)
    return True
