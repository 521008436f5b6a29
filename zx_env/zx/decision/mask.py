"""The legal-action mask: the action numbers (actions.py) that the deciding player may choose now."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.decision.actions import NUM_ACTIONS
from zx_env.zx.decision.hands import is_in_hand_of, row_of_hand, rows_on_page
from zx_env.zx.decision.observation_parts.sums import cards_in, colors_in, resources_summed
from zx_env.zx.decision.options import (
    first_of_option,
    is_choice_on_board,
    is_startup,
)
from zx_env.zx.decision.questions import NO_BLOCK, NO_OF, OPTIONS_OF, SQUARES_OF, YES_OF
from zx_env.zx.op_groups import Fault
from zx_env.zx.quantities import GIVES_STARTUP, PAYS_AS_ANY
from zx_env.zx.rules.abilities import ability_at, can_use, has_startup_in
from zx_env.zx.rules.battle import can_attack, targets_now
from zx_env.zx.rules.bits import first_of, has_bit
from zx_env.zx.rules.grants import can_gain
from zx_env.zx.rules.payment import reboot_colors
from zx_env.zx.rules.play import can_play, open_squares
from zx_env.zx.rules.summed import RESOURCE_REBOOT
from zx_env.zx.rules.zones import seen_by, stop_with, zx_on
from zx_env.zx.terms import (
    NONE,
    Ask,
    CardType,
    Op,
)


@unit
def write_mask(g: np.record, cards: np.record, mask: np.record) -> None:
    """Write 1 in the cell of each legal action of the deciding player; all zeros when the game is over."""
    for i in range(NUM_ACTIONS):
        mask.cell[i] = 0
    asked = g.asked
    if asked == Ask.OVER:
        return
    if g.may_stop == 1:
        mask.stop[0] = 1
    if asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
        _mask_priority(g, cards, mask)
    elif asked == Ask.CHOOSE:
        _mask_cards(g, mask)
    elif asked == Ask.RESOURCE:
        for k in range(rows_on_page(g, g.hand_rows, limits.HAND_ROWS)):
            mask.resource[k] = 1
    elif SQUARES_OF[asked] != NO_BLOCK:
        _mask_squares(g, mask)
    elif YES_OF[asked] != NO_BLOCK:
        mask.cell[YES_OF[asked]] = 1
        mask.cell[NO_OF[asked]] = 1
    elif OPTIONS_OF[asked] == NO_BLOCK:
        stop_with(g, Fault.UNKNOWN_ASK)
        g.asked = Ask.OVER
    if g.options > 0 or g.hand_rows > limits.HAND_ROWS:
        _mask_options(g, mask)


@rule
def _mask_options(g: np.record, mask: np.record) -> None:
    first = g.page * limits.OPTION_ROWS
    for k in range(rows_on_page(g, g.options, limits.OPTION_ROWS)):
        mask.cell[first_of_option(g, first + k) + k] = 1
    if g.options > limits.OPTION_ROWS or g.hand_rows > limits.HAND_ROWS:
        mask.more[0] = 1


@rule
def _mask_priority(g: np.record, cards: np.record, mask: np.record) -> None:
    """Mark the actions of a player with priority: CR 506.2 (Main Phase), CR 603.1b (Battle Event Step).

    CR 701.1: only the holder of priority is asked. CR 701.3: a card, a startup ability, a battle, or a pass.
    """
    player = g.decider
    in_battle = g.asked == Ask.BATTLE_EVENT
    resources_summed(g, cards, player)
    resources = cards_in(g, player, RESOURCE_REBOOT)
    if has_bit(g.always, PAYS_AS_ANY):
        colors = reboot_colors(g, cards, player)
    else:
        colors = colors_in(g, player, RESOURCE_REBOOT)
    squares = 0 if in_battle else open_squares(g, player)
    for k in range(rows_on_page(g, g.hand_rows, limits.HAND_ROWS)):
        slot = g.hand_row[g.page * limits.HAND_ROWS + k]
        # CR 603.1b: in a battle, only Events can be played.
        if in_battle and cards.card[g.row[slot]].kind != CardType.EVENT:
            continue
        if can_play(g, cards, slot, player, resources, colors, squares):
            mask.play[k] = 1
    targets = targets_now(g)
    held = g.held[player]
    while held != 0:
        square = first_of(held)
        held &= held - 1
        slot = zx_on(g, square)
        if not in_battle and can_attack(g, cards, slot, targets):
            mask.attack[seen_by(square, player)] = 1
        if has_startup_in(g, cards, slot):
            _mask_uses(g, cards, mask, slot, player)


@unit
def _mask_uses(g: np.record, cards: np.record, mask: np.record, slot: int, player: int) -> None:
    seen = seen_by(g.square[slot], player)
    use = 0
    for place in range(cards.card[g.row[slot]].abilities):
        if is_startup(g, cards, slot, place):
            if use < limits.USES_OF_SQUARE and can_use(g, cards, slot, place, player):
                mask.use[seen, use] = 1
            use += 1
    if can_gain(g, Op.GAIN_ABILITY, GIVES_STARTUP):
        place = limits.ABILITIES_OF_CARD
        while use < limits.USES_OF_SQUARE and ability_at(g, cards, slot, place) != NONE:
            if can_use(g, cards, slot, place, player):
                mask.use[seen, use] = 1
            use += 1
            place += 1


@rule
def place_of_use(g: np.record, cards: np.record, slot: int, use: int) -> int:
    """Return the place on its card of startup ability number `use`; both count from 0.

    Only startup abilities for the present zone of the card count. Gained ones follow the printed ones.
    """
    for place in range(cards.card[g.row[slot]].abilities):
        if is_startup(g, cards, slot, place):
            if use == 0:
                return place
            use -= 1
    return limits.ABILITIES_OF_CARD + use


@rule
def _mask_cards(g: np.record, mask: np.record) -> None:
    """Mark the CHOOSE candidates on Squares or in the hand. All other candidates are options."""
    player = g.decider
    for i in range(g.candidates):
        slot = g.candidate[i]
        if is_choice_on_board(g, slot):
            mask.choose_square[seen_by(g.square[slot], player)] = 1
        elif is_in_hand_of(g, slot, player):
            k = row_of_hand(g, slot) - g.page * limits.HAND_ROWS
            if 0 <= k and k < limits.HAND_ROWS:
                mask.choose_hand[k] = 1


@rule
def _mask_squares(g: np.record, mask: np.record) -> None:
    """Mark the candidates that are Squares. As an attack target, a Square without a Z/X is the player."""
    first = SQUARES_OF[g.asked]
    for i in range(g.candidates):
        if g.asked == Ask.ATTACK_TARGET and zx_on(g, g.candidate[i]) == NONE:
            mask.target_player[0] = 1
        else:
            mask.cell[first + seen_by(g.candidate[i], g.decider)] = 1
