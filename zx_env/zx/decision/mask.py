"""The legal-action mask: which numbers of zx_env/zx/decision/actions.py the decider may say now."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.decision.actions import NUM_ACTIONS
from zx_env.zx.decision.options import is_choice_on_board, is_in_hand_of, row_of_hand
from zx_env.zx.decision.sums import RESOURCE_REBOOT, cards_in, resources_summed
from zx_env.zx.rules.abilities import ability_at, can_use, has_startup_in
from zx_env.zx.rules.battle import can_attack
from zx_env.zx.rules.bits import first_of, has_bit
from zx_env.zx.rules.occurrences import can_gain
from zx_env.zx.rules.payment import reboot_colors
from zx_env.zx.rules.play import can_play, open_squares
from zx_env.zx.rules.zones import seen_by, stop_with, zx_on
from zx_env.zx.terms import NONE, AbilityKind, Ask, CardType, Fault, Zone


@rule
def _rows_on_page(g: np.record, rows: int, size: int) -> int:
    """How many of the rows are on the page that is shown."""
    left = rows - g.page * size
    return min(max(left, 0), size)


@unit
def write_mask(g: np.record, cards: np.record, mask: np.record) -> None:
    """Write the legal actions of the decider; all zeros when the game is over."""
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
        _mask_choice(g, mask)
    else:
        _mask_small_questions(g, mask)
    if g.options > 0 or g.hand_rows > limits.HAND_ROWS:
        _mask_options(g, cards, mask)


@rule
def is_extra_option(g: np.record, cards: np.record, k: int) -> bool:
    """Whether the option is to play a card of the Dynamis, not to use a startup ability of it."""
    slot = g.option[k]
    if g.zone[slot] != Zone.DYNAMIS:
        return False
    ability = cards.card[g.row[slot]].ability + g.option_place[k]
    return cards.ability[ability].kind != AbilityKind.STARTUP


@unit
def _mask_options(g: np.record, cards: np.record, mask: np.record) -> None:
    n = _rows_on_page(g, g.options, limits.OPTION_ROWS)
    asked = g.asked
    for k in range(n):
        if asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
            if is_extra_option(g, cards, g.page * limits.OPTION_ROWS + k):
                mask.extra[k] = 1
            else:
                mask.use_elsewhere[k] = 1
        elif asked == Ask.IGNITE:
            mask.ignite[k] = 1
        elif asked == Ask.CHOOSE:
            mask.choose_option[k] = 1
        elif asked == Ask.PAY:
            mask.pay[k] = 1
        elif asked == Ask.RESOLVE:
            mask.resolve[k] = 1
        elif asked == Ask.START_CARD:
            mask.start[k] = 1
    if g.options > limits.OPTION_ROWS or g.hand_rows > limits.HAND_ROWS:
        mask.more[0] = 1


@unit
def _mask_priority(g: np.record, cards: np.record, mask: np.record) -> None:
    """CR 506.2 in the Main Phase, CR 603.1b in the Battle Event Step.

    CR 701.1: only the holder of priority is asked.  CR 701.3: a card, a startup ability, a battle, or a pass.
    """
    player = g.decider
    in_battle = g.asked == Ask.BATTLE_EVENT
    resources_summed(g, cards, player)
    resources = cards_in(g, player, RESOURCE_REBOOT)
    colors = 0 if resources == 0 else reboot_colors(g, cards, player)
    squares = 0 if in_battle else open_squares(g, player)
    for k in range(_rows_on_page(g, g.hand_rows, limits.HAND_ROWS)):
        slot = g.hand_row[g.page * limits.HAND_ROWS + k]
        # CR 603.1b: in a battle only Events.
        if in_battle and cards.card[g.row[slot]].kind != CardType.EVENT:
            continue
        if can_play(g, cards, slot, player, resources, colors, squares):
            mask.play[k] = 1
    held = g.held[player]
    while held != 0:
        square = first_of(held)
        held &= held - 1
        slot = zx_on(g, square)
        if not in_battle and can_attack(g, cards, slot):
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
    if can_gain(g):
        place = limits.ABILITIES_OF_CARD
        while use < limits.USES_OF_SQUARE and ability_at(g, cards, slot, place) != NONE:
            if can_use(g, cards, slot, place, player):
                mask.use[seen, use] = 1
            use += 1
            place += 1


@rule
def is_startup(g: np.record, cards: np.record, slot: int, place: int) -> bool:
    """Whether the ability at this place of the card is a startup ability of the zone where the card is."""
    ability = cards.ability[cards.card[g.row[slot]].ability + place]
    return ability.kind == AbilityKind.STARTUP and has_bit(ability.valid_in, g.zone[slot])


@rule
def place_of_use(g: np.record, cards: np.record, slot: int, use: int) -> int:
    """The place on the card of its `use`-th startup ability; behind the printed ones come the gained."""
    for place in range(cards.card[g.row[slot]].abilities):
        if is_startup(g, cards, slot, place):
            if use == 0:
                return place
            use -= 1
    return limits.ABILITIES_OF_CARD + use


@unit
def _mask_choice(g: np.record, mask: np.record) -> None:
    player = g.decider
    for i in range(g.candidates):
        slot = g.candidate[i]
        if is_choice_on_board(g, slot):
            mask.choose_square[seen_by(g.square[slot], player)] = 1
        elif is_in_hand_of(g, slot, player):
            k = row_of_hand(g, slot) - g.page * limits.HAND_ROWS
            if 0 <= k and k < limits.HAND_ROWS:
                mask.choose_hand[k] = 1


@unit
def _mask_small_questions(g: np.record, mask: np.record) -> None:
    asked = g.asked
    player = g.decider
    if asked == Ask.RESOURCE:
        for k in range(_rows_on_page(g, g.hand_rows, limits.HAND_ROWS)):
            mask.resource[k] = 1
    elif asked == Ask.MULLIGAN:
        mask.keep[0] = 1
        mask.mulligan[0] = 1
    elif asked == Ask.FREE_PLAY or asked == Ask.YES_NO:
        mask.yes[0] = 1
        mask.no[0] = 1
    elif asked == Ask.SQUARE:
        for i in range(g.candidates):
            mask.at[seen_by(g.candidate[i], player)] = 1
    elif asked == Ask.CHOOSE_SQUARE:
        for i in range(g.candidates):
            mask.choose_square[seen_by(g.candidate[i], player)] = 1
    elif asked == Ask.ATTACK_TARGET:
        for i in range(g.candidates):
            if zx_on(g, g.candidate[i]) == NONE:
                mask.target_player[0] = 1
            else:
                mask.target[seen_by(g.candidate[i], player)] = 1
    elif asked != Ask.START_CARD and asked != Ask.IGNITE and asked != Ask.PAY and asked != Ask.RESOLVE:
        stop_with(g, Fault.UNKNOWN_ASK)
        g.asked = Ask.OVER
