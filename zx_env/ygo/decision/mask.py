"""The legal-action mask: which numbers of zx_env/ygo/decision/actions.py are legal for the decider now."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.decision.actions import NUM_ACTIONS
from zx_env.ygo.decision.hands import hand_card_at, is_in_hand_of, row_of_hand, rows_on_page
from zx_env.ygo.rules.activation import can_activate_at, times_of
from zx_env.ygo.rules.continuous import renew
from zx_env.ygo.rules.deeds import (
    can_attack,
    can_change_position,
    can_end_battle,
    can_end_turn,
    can_enter_battle,
    can_set_behind,
    can_summon,
)
from zx_env.ygo.rules.zones import is_monster_kind, is_on_field, stop_with
from zx_env.ygo.terms import NONE, Ask, Fault, Zone


@unit
def write_mask(g: np.record, cards: np.record, mask: np.record) -> None:
    """Write the legal actions of the decider; all zeros when the duel is over."""
    if g.stale == 1:
        renew(g, cards)
    for i in range(NUM_ACTIONS):
        mask.cell[i] = 0
    asked = g.asked
    if asked == Ask.OVER:
        return
    if g.may_stop == 1:
        mask.stop[0] = 1
    if asked == Ask.MAIN:
        _mask_main(g, cards, mask)
        _mask_activations(g, cards, mask)
    elif asked == Ask.BATTLE:
        _mask_battle(g, cards, mask)
        _mask_activations(g, cards, mask)
    elif asked == Ask.WINDOW or asked == Ask.ANSWER:
        _mask_activations(g, cards, mask)
    elif asked == Ask.TARGET:
        for i in range(g.candidates):
            mask.target[g.place[g.candidate[i]]] = 1
        if g.may_attack_directly == 1:
            mask.direct[0] = 1
    elif asked == Ask.YES_NO or asked == Ask.POSITION:
        mask.yes[0] = 1
        mask.no[0] = 1
    elif asked == Ask.CHOOSE:
        _mask_cards(g, mask)
        _mask_options(g, mask)
    elif asked == Ask.TRIGGER or asked == Ask.EFFECT:
        _mask_options(g, mask)
    else:
        stop_with(g, Fault.UNKNOWN_ASK)
        g.asked = Ask.OVER
    if g.hand_rows > limits.HAND_ROWS or g.options > limits.OPTION_ROWS:
        mask.more[0] = 1


@unit
def _mask_main(g: np.record, cards: np.record, mask: np.record) -> None:
    """Ruling YR13: mark the turn player's actions in a Main Phase, except activations."""
    player = g.decider
    if can_enter_battle(g):
        mask.battle[0] = 1
    if can_end_turn(g, cards):
        mask.end_turn[0] = 1
    for k in range(rows_on_page(g, g.hand_rows, limits.HAND_ROWS)):
        slot = hand_card_at(g, k)
        if is_monster_kind(cards.card[g.row[slot]].kind):
            # The same rule allows the summon and the Set.
            if can_summon(g, cards, slot):
                mask.summon[k] = 1
                mask.set[k] = 1
        elif can_set_behind(g, cards, slot):
            mask.set[k] = 1
    for k in range(limits.MONSTERS):
        slot = g.monster[player, k]
        if slot != NONE and can_change_position(g, slot):
            mask.position[k] = 1


@unit
def _mask_battle(g: np.record, cards: np.record, mask: np.record) -> None:
    """Ruling YR17: mark the turn player's attacks and the end of the Battle Phase."""
    if can_end_battle(g, cards):
        mask.end_battle[0] = 1
    for k in range(limits.MONSTERS):
        slot = g.monster[g.decider, k]
        if slot != NONE and can_attack(g, cards, slot):
            mask.attack[k] = 1


@unit
def _mask_activations(g: np.record, cards: np.record, mask: np.record) -> None:
    """Mark the cards that the decider can activate."""
    player = g.decider
    times = times_of(g, cards, player)
    if times == 0:
        return
    for k in range(rows_on_page(g, g.hand_rows, limits.HAND_ROWS)):
        if can_activate_at(g, cards, hand_card_at(g, k), player, times):
            mask.activate_hand[k] = 1
    for k in range(limits.BACKS):
        slot = g.back[player, k]
        if slot != NONE and can_activate_at(g, cards, slot, player, times):
            mask.activate_back[k] = 1
    for k in range(limits.MONSTERS):
        slot = g.monster[player, k]
        if slot != NONE and can_activate_at(g, cards, slot, player, times):
            mask.effect[k] = 1


@unit
def _mask_cards(g: np.record, mask: np.record) -> None:
    """Mark the CHOOSE candidates on the field or in the decider's hand. All other candidates are options."""
    player = g.decider
    for i in range(g.candidates):
        slot = g.candidate[i]
        if is_on_field(g, slot):
            own = g.controller[slot] == player
            if g.zone[slot] == Zone.MONSTER:
                if own:
                    mask.choose_own[g.place[slot]] = 1
                else:
                    mask.choose_enemy[g.place[slot]] = 1
            elif own:
                mask.choose_own_back[g.place[slot]] = 1
            else:
                mask.choose_enemy_back[g.place[slot]] = 1
        elif is_in_hand_of(g, slot, player):
            k = row_of_hand(g, slot) - g.page * limits.HAND_ROWS
            if 0 <= k and k < limits.HAND_ROWS:
                mask.choose_hand[k] = 1


@rule
def _mask_options(g: np.record, mask: np.record) -> None:
    for k in range(rows_on_page(g, g.options, limits.OPTION_ROWS)):
        mask.choose_option[k] = 1
