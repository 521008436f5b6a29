"""Decoding of an action number in the pending decision, for the rule that waits for the answer."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.decision.actions import DIRECT, FIRST, MORE, STOP, YES
from zx_env.ygo.decision.hands import candidate_like, hand_card_at, turn_page
from zx_env.ygo.rules.slots import other
from zx_env.ygo.terms import NONE, THE_PLAYER, Ask, Verb

BATTLE = FIRST["battle"]
END_BATTLE = FIRST["end_battle"]
END_TURN = FIRST["end_turn"]
SUMMON = FIRST["summon"]
SET = FIRST["set"]
ACTIVATE_HAND = FIRST["activate_hand"]
ACTIVATE_BACK = FIRST["activate_back"]
EFFECT = FIRST["effect"]
ATTACK = FIRST["attack"]
TARGET = FIRST["target"]
CHOOSE_OWN = FIRST["choose_own"]
CHOOSE_ENEMY = FIRST["choose_enemy"]
CHOOSE_OWN_BACK = FIRST["choose_own_back"]
CHOOSE_ENEMY_BACK = FIRST["choose_enemy_back"]
CHOOSE_HAND = FIRST["choose_hand"]
CHOOSE_OPTION = FIRST["choose_option"]
POSITION = FIRST["position"]


@rule
def _is_in(action: int, first: int, size: int) -> bool:
    return first <= action and action < first + size


@rule
def turns_page(g: np.record, action: int) -> bool:
    """Return whether the action is `more`, and if so show the next page; the question stays the same."""
    if action != MORE:
        return False
    turn_page(g)
    return True


@unit
def read_answer(g: np.record, cards: np.record, action: int) -> None:
    """Decode a legal action number into `g.answer` and `g.verb`, for the rule that asked (terms.Ask)."""
    g.answer = NONE
    g.verb = Verb.PASS
    if action == STOP:
        return
    asked = g.asked
    if asked == Ask.YES_NO or asked == Ask.POSITION:
        g.answer = 1 if action == YES else 0
    elif asked == Ask.TARGET:
        g.answer = THE_PLAYER if action == DIRECT else g.monster[other(g.decider), action - TARGET]
    elif asked == Ask.CHOOSE:
        _read_choice(g, action)
    elif asked == Ask.TRIGGER or asked == Ask.EFFECT:
        g.answer = g.option[g.page * limits.OPTION_ROWS + action - CHOOSE_OPTION]
    else:
        _read_deed(g, action)


@rule
def _read_choice(g: np.record, action: int) -> None:
    player = g.decider
    if _is_in(action, CHOOSE_OWN, limits.MONSTERS):
        g.answer = g.monster[player, action - CHOOSE_OWN]
    elif _is_in(action, CHOOSE_ENEMY, limits.MONSTERS):
        g.answer = g.monster[other(player), action - CHOOSE_ENEMY]
    elif _is_in(action, CHOOSE_OWN_BACK, limits.BACKS):
        g.answer = g.back[player, action - CHOOSE_OWN_BACK]
    elif _is_in(action, CHOOSE_ENEMY_BACK, limits.BACKS):
        g.answer = g.back[other(player), action - CHOOSE_ENEMY_BACK]
    elif _is_in(action, CHOOSE_HAND, limits.HAND_ROWS):
        g.answer = candidate_like(g, hand_card_at(g, action - CHOOSE_HAND))
    else:
        g.answer = g.option[g.page * limits.OPTION_ROWS + action - CHOOSE_OPTION]


@rule
def _read_deed(g: np.record, action: int) -> None:
    player = g.decider
    if action == BATTLE:
        g.verb = Verb.ENTER_BATTLE
    elif action == END_BATTLE:
        g.verb = Verb.END_BATTLE
    elif action == END_TURN:
        g.verb = Verb.END_TURN
    elif _is_in(action, SUMMON, limits.HAND_ROWS):
        g.verb = Verb.SUMMON
        g.answer = hand_card_at(g, action - SUMMON)
    elif _is_in(action, SET, limits.HAND_ROWS):
        g.verb = Verb.SET
        g.answer = hand_card_at(g, action - SET)
    elif _is_in(action, ACTIVATE_HAND, limits.HAND_ROWS):
        g.verb = Verb.ACTIVATE
        g.answer = hand_card_at(g, action - ACTIVATE_HAND)
    elif _is_in(action, ACTIVATE_BACK, limits.BACKS):
        g.verb = Verb.ACTIVATE
        g.answer = g.back[player, action - ACTIVATE_BACK]
    elif _is_in(action, EFFECT, limits.MONSTERS):
        g.verb = Verb.ACTIVATE
        g.answer = g.monster[player, action - EFFECT]
    elif _is_in(action, ATTACK, limits.MONSTERS):
        g.verb = Verb.ATTACK
        g.answer = g.monster[player, action - ATTACK]
    else:
        g.verb = Verb.POSITION
        g.answer = g.monster[player, action - POSITION]
