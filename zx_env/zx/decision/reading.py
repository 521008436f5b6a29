"""What an action number means in the pending decision, for the rule that waits for the answer."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.decision.actions import (
    AT,
    ATTACK,
    CHOOSE_HAND,
    CHOOSE_SQUARE,
    EXTRA,
    IGNITE,
    MORE,
    MULLIGAN,
    PLAY,
    RESOURCE,
    STOP,
    TARGET,
    TARGET_PLAYER,
    USE,
    USE_ELSEWHERE,
    YES,
)
from zx_env.zx.decision.mask import place_of_use
from zx_env.zx.decision.options import hand_card_at, option_at
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.zones import is_known_to, seen_by, zx_on
from zx_env.zx.terms import NONE, AbilityKind, Ask, CardType, Verb, Zone


@unit
def _turn_page(g: np.record) -> None:
    pages = (g.options + limits.OPTION_ROWS - 1) // limits.OPTION_ROWS
    hand_pages = (g.hand_rows + limits.HAND_ROWS - 1) // limits.HAND_ROWS
    g.page = (g.page + 1) % max(pages, hand_pages)


@rule
def _is_text(g: np.record, cards: np.record, slot: int, place: int) -> bool:
    """Whether the ability at this place is what an Event does: it is no startup ability, but played."""
    return cards.ability[cards.card[g.row[slot]].ability + place].kind == AbilityKind.EVENT


@unit
def _read_priority(g: np.record, cards: np.record, action: int) -> None:
    """What the decider does with its priority: into `g.verb`, `g.answer`, `g.place`."""
    player = g.decider
    if PLAY <= action and action < PLAY + limits.HAND_ROWS:
        g.verb = Verb.PLAY
        g.answer = hand_card_at(g, action - PLAY)
    elif ATTACK <= action and action < ATTACK + limits.SQUARES:
        g.verb = Verb.ATTACK
        g.answer = zx_on(g, seen_by(action - ATTACK, player))
    elif USE <= action and action < USE_ELSEWHERE:
        use = action - USE
        slot = zx_on(g, seen_by(use // limits.USES_OF_SQUARE, player))
        g.verb = Verb.USE
        g.answer = slot
        g.place = place_of_use(g, cards, slot, use % limits.USES_OF_SQUARE)
    elif USE_ELSEWHERE <= action and action < USE_ELSEWHERE + limits.OPTION_ROWS:
        slot = option_at(g, action - USE_ELSEWHERE)
        g.answer = slot
        place = int(g.option_place[g.page * limits.OPTION_ROWS + action - USE_ELSEWHERE])
        g.place = place
        g.verb = Verb.PLAY if _is_text(g, cards, slot, place) else Verb.USE
    elif EXTRA <= action and action < EXTRA + limits.OPTION_ROWS:
        g.answer = option_at(g, action - EXTRA)
        is_shift = cards.card[g.row[g.answer]].kind == CardType.SHIFT
        g.verb = Verb.SHIFT if is_shift else Verb.PLAY_EX
        g.place = g.option_place[g.page * limits.OPTION_ROWS + action - EXTRA]
    else:
        g.verb = Verb.PASS


@unit
def read_answer(g: np.record, cards: np.record, action: int) -> None:
    """Turn a legal action number into what the waiting rule reads: `g.answer`, `g.verb`, `g.place`."""
    asked = g.asked
    player = g.decider
    g.answer = NONE
    if asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
        _read_priority(g, cards, action)
    elif action == STOP:
        g.answer = NONE
    elif asked == Ask.FREE_PLAY or asked == Ask.YES_NO:
        g.answer = 1 if action == YES else 0
    elif asked == Ask.MULLIGAN:
        g.answer = 1 if action == MULLIGAN else 0
    elif asked == Ask.RESOURCE:
        g.answer = hand_card_at(g, action - RESOURCE)
    elif asked == Ask.SQUARE:
        g.answer = seen_by(action - AT, player)
    elif asked == Ask.ATTACK_TARGET:
        _read_target(g, action)
    elif CHOOSE_SQUARE <= action and action < CHOOSE_SQUARE + limits.SQUARES:
        square = seen_by(action - CHOOSE_SQUARE, player)
        g.answer = square if asked == Ask.CHOOSE_SQUARE else zx_on(g, square)
    elif CHOOSE_HAND <= action and action < CHOOSE_HAND + limits.HAND_ROWS:
        _read_hand_choice(g, action - CHOOSE_HAND)
    else:
        g.answer = option_at(g, (action - IGNITE) % limits.OPTION_ROWS)


@rule
def _read_target(g: np.record, action: int) -> None:
    if action != TARGET_PLAYER:
        g.answer = seen_by(action - TARGET, g.decider)
        return
    for i in range(g.candidates):
        if zx_on(g, g.candidate[i]) == NONE:
            g.answer = g.candidate[i]


@rule
def _read_hand_choice(g: np.record, k: int) -> None:
    """A candidate equal to the hand row: the first known to the opponent, else any (see `list_hand`)."""
    player = g.decider
    wanted = g.row[hand_card_at(g, k)]
    for i in range(g.candidates):
        slot = g.candidate[i]
        if g.zone[slot] == Zone.HAND and g.row[slot] == wanted:
            if g.answer == NONE or is_known_to(g, slot, other(player)):
                g.answer = slot


@rule
def turns_page(g: np.record, action: int) -> bool:
    """`more`: show the next page; nothing else changes, the same player is asked the same."""
    if action != MORE:
        return False
    _turn_page(g)
    return True
