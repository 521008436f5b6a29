"""Activating an effect: when a player may activate it, its cost and its targets.

Ruling YR6: costs and targets are settled at activation. See also: the targets (targets.py), chains and
windows (chain.py), and carrying out the effect (effects.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.agenda import pop
from zx_env.ygo.rules.choices import add_candidate, ask, choose, forget_candidates, gather_hand
from zx_env.ygo.rules.continuous import applies, bars_traps, renew
from zx_env.ygo.rules.moves import to_graveyard
from zx_env.ygo.rules.needs import answers, has_need
from zx_env.ygo.rules.selectors import fits, gather
from zx_env.ygo.rules.slots import has_bit, owner_of
from zx_env.ygo.rules.targets import gather_targets, has_aim
from zx_env.ygo.rules.windows import times_now
from zx_env.ygo.rules.zones import (
    free_back_zone,
    is_spell_kind,
    is_trap_kind,
    lose_life_points,
    put_back,
    show_card,
    stop_with,
    turn_up,
)
from zx_env.ygo.terms import (
    NONE,
    Ask,
    CardKind,
    EffectKind,
    Fault,
    Need,
    Op,
    Place,
    Purpose,
    When,
    Zone,
)

# -- conditions of an activation ---------------------------------------------------------------------------


@unit
def _can_pay(g: np.record, cards: np.record, effect: int, slot: int, player: int) -> bool:
    """Return whether the player can pay the cost. Ruling YR16: Life Points can be paid down to exactly 0."""
    effect_data = cards.effect[effect]
    if effect_data.pay > g.life_points[player]:
        return False
    hand = g.count[player, Zone.HAND] - (1 if g.zone[slot] == Zone.HAND else 0)
    if effect_data.discards > hand:
        return False
    # Ruling YR49: while cards are banished instead, no cost that sends a card to the Graveyard can be paid; a
    # cost that discards can.
    is_sent = effect_data.send_this == 1 or effect_data.send != NONE
    if is_sent and applies(g, cards, Op.BANISH_INSTEAD):
        return False
    if effect_data.send == NONE:
        return True
    for i in range(g.count[player, Zone.HAND]):
        another = g.cards[player, Zone.HAND, i]
        if another != slot and fits(g, cards, effect_data.send, another, player, slot):
            return True
    return False


@rule
def _lies_right(g: np.record, cards: np.record, effect: int, slot: int, player: int) -> bool:
    """Return whether this effect can be activated where the card is. Ruling YR13: Spells and Traps."""
    place = cards.effect[effect].place
    zone = g.zone[slot]
    if place == Place.FROM_HAND:
        return zone == Zone.HAND
    if place == Place.FIELD:
        return (zone == Zone.MONSTER or zone == Zone.BACK) and g.face_down[slot] == 0
    kind = cards.card[g.row[slot]].kind
    if zone == Zone.HAND:
        # A Trap must be set first. A Spell is activated from the hand only in its player's own turn.
        if not is_spell_kind(kind) or player != g.turn_player:
            return False
        return kind == CardKind.FIELD_SPELL or free_back_zone(g, player) != NONE
    if zone != Zone.BACK or g.face_down[slot] == 0:
        return False
    # A card that was set this turn cannot be activated. Ruling YH12: a Field Spell can.
    return g.came[slot] == 0 or kind == CardKind.FIELD_SPELL


@unit
def can_use(g: np.record, cards: np.record, effect: int, slot: int, player: int, times: int) -> bool:
    """Return whether the player may activate this effect of its card now; `times` comes from `times_now`."""
    effect_data = cards.effect[effect]
    if effect_data.kind == EffectKind.CONTINUOUS or effect_data.kind == EffectKind.TRIGGER:
        return False
    if not has_bit(times, effect_data.when):
        return False
    # Ruling YR6: an answer has speed 2 or more, and at least the speed of the link that it answers.
    if g.links > 0 and (
        effect_data.speed < 2 or effect_data.speed < cards.effect[g.chain[g.links - 1].effect].speed
    ):
        return False
    if not _lies_right(g, cards, effect, slot, player):
        return False
    # Ruling YR46: no Trap can be activated while Jinzo is face-up.
    if is_trap_kind(cards.card[g.row[slot]].kind) and bars_traps(g, cards):
        return False
    # Ruling YR50: a player who cannot draw cannot activate an effect that draws.
    if effect_data.draws > g.count[player, Zone.DECK]:
        return False
    if not answers(g, cards, effect, player) or not _can_pay(g, cards, effect, slot, player):
        return False
    if not has_need(g, cards, effect, slot, player):
        return False
    return has_aim(g, cards, effect, slot, player, NONE)


@unit
def _can_use_any(g: np.record, cards: np.record, slot: int, player: int, times: int) -> bool:
    card = cards.card[g.row[slot]]
    for effect in range(card.effect, card.effect + card.effects):
        if can_use(g, cards, effect, slot, player, times):
            return True
    return False


@rule
def can_activate_at(g: np.record, cards: np.record, slot: int, player: int, times: int) -> bool:
    """Return whether the player may activate an effect of this card whose time is among `times` (bits)."""
    # Fast exit: most cards have no effect with one of these times.
    if cards.card[g.row[slot]].could & times == 0:
        return False
    return _can_use_any(g, cards, slot, player, times)


@rule
def times_of(g: np.record, cards: np.record, player: int) -> int:
    """Return the times (bits) that fit now and for which the player has any effect."""
    if g.stale == 1:
        renew(g, cards)
    return times_now(g, player) & g.could[player]


@unit
def can_do_something(g: np.record, cards: np.record, player: int) -> bool:
    """Return whether the player can activate anything. If not, a window does not ask the player."""
    times = times_of(g, cards, player)
    if times == 0:
        return False
    for i in range(g.count[player, Zone.HAND]):
        if can_activate_at(g, cards, g.cards[player, Zone.HAND, i], player, times):
            return True
    for place in range(limits.BACKS):
        if g.back[player, place] != NONE:
            if can_activate_at(g, cards, g.back[player, place], player, times):
                return True
    for place in range(limits.MONSTERS):
        if g.monster[player, place] != NONE:
            if can_activate_at(g, cards, g.monster[player, place], player, times):
                return True
    return False


@unit
def list_usable(g: np.record, cards: np.record, slot: int, player: int, in_main: int) -> int:
    """Return the row of the card's only effect that can be activated now.

    If there are several, list them as candidates and return NONE.
    """
    times = times_now(g, player) | in_main << When.MAIN
    first = cards.card[g.row[slot]].effect
    usable = 0
    found = NONE
    for effect in range(first, first + cards.card[g.row[slot]].effects):
        if can_use(g, cards, effect, slot, player, times):
            usable |= 1 << (effect - first)
            found = effect
    if usable & (usable - 1) == 0:
        return found
    forget_candidates(g)
    for place in range(cards.card[g.row[slot]].effects):
        if has_bit(usable, place):
            add_candidate(g, place)
    return NONE


# -- the activation ----------------------------------------------------------------------------------------

SHOW, DISCARD, SEND, AIM = range(4)
"""Stages of the frame ACTIVATE: show the card, pay by discards, pay by a sent card, choose the target."""


@unit
def _lay_card(g: np.record, cards: np.record, slot: int) -> None:
    """Lay the activated Spell or Trap Card face-up on the field."""
    if g.zone[slot] == Zone.BACK:
        if cards.card[g.row[slot]].kind == CardKind.FIELD_SPELL:
            _clear_field(g, cards, slot)
        turn_up(g, slot)
    elif cards.card[g.row[slot]].kind == CardKind.FIELD_SPELL:
        _clear_field(g, cards, slot)
        put_back(g, cards, slot, limits.FIELD, 0)
    else:
        put_back(g, cards, slot, free_back_zone(g, owner_of(slot)), 0)


@rule
def _clear_field(g: np.record, cards: np.record, slot: int) -> None:
    """Ruling YR14: only one Field Spell lies face-up in the whole duel; destroy the old one."""
    for player in range(2):
        field = g.back[player, limits.FIELD]
        if field != NONE and field != slot and (g.face_down[field] == 0 or player == owner_of(slot)):
            to_graveyard(g, cards, field)


@unit
def _add_link(g: np.record, cards: np.record, amount: int) -> None:
    """Add the effect as the last link of the chain."""
    n = g.links
    if n >= limits.LINKS:
        stop_with(g, Fault.LINKS_FULL)
        return
    frame = g.agenda[g.frames - 1]
    link = g.chain[n]
    link.effect = frame.effect
    link.amount = amount
    link.slot = frame.slot
    # For a trigger, the link takes the serial that the card had when the effect triggered.
    is_trigger = cards.effect[frame.effect].kind == EffectKind.TRIGGER
    link.serial = frame.serial if is_trigger else g.serial[frame.slot]
    link.that_slot = frame.that_slot
    link.that_serial = frame.that_serial
    link.player = frame.player
    link.negated = 0
    link.target = NONE
    link.target_serial = 0
    if cards.effect[frame.effect].target != NONE and g.chosen_count > 0:
        link.target = g.chosen[0]
        link.target_serial = g.serial[g.chosen[0]]
    g.links = n + 1


@unit
def _settle_effect(g: np.record, cards: np.record) -> bool:
    """Settle which effect of the card is activated; return False if the player must choose first."""
    frame = g.agenda[g.frames - 1]
    first = cards.card[g.row[frame.slot]].effect
    if frame.has_asked == 1:
        frame.has_asked = 0
        frame.effect = first + g.answer
        return True
    frame.effect = list_usable(g, cards, frame.slot, frame.player, frame.one_chain)
    if frame.effect == NONE:
        frame.has_asked = 1
        ask(g, Ask.EFFECT, frame.player, 0, frame.slot)
    return frame.effect != NONE


@unit
def activate(g: np.record, cards: np.record) -> None:
    """Frame ACTIVATE: show the card, pay the cost, choose the target, add the link."""
    frame = g.agenda[g.frames - 1]
    if frame.effect == NONE and not _settle_effect(g, cards):
        return
    effect_data = cards.effect[frame.effect]
    slot = frame.slot
    player = frame.player
    if frame.stage == SHOW:
        if effect_data.kind == EffectKind.CARD:
            _lay_card(g, cards, slot)
        show_card(g, slot)
        if effect_data.need == Need.BATTLES:
            g.used[slot] = 1
        lose_life_points(g, player, effect_data.pay)
        g.unsettled = 1
        frame.number = g.counters[slot]
        frame.stage = DISCARD
        if effect_data.discards > 0:
            gather_hand(g, player, slot)
            choose(g, player, effect_data.discards, Purpose.DISCARD, slot)
            return
    if frame.stage == DISCARD:
        if effect_data.discards > 0:
            for i in range(g.chosen_count):
                to_graveyard(g, cards, g.chosen[i])
        frame.stage = SEND
        if effect_data.send != NONE:
            gather(g, cards, effect_data.send, player, slot)
            n = 0
            for i in range(g.candidates):
                if g.candidate[i] != slot:
                    g.candidate[n] = g.candidate[i]
                    n += 1
            g.candidates = n
            choose(g, player, 1, Purpose.SEND, slot)
            return
    if frame.stage == SEND:
        if effect_data.send != NONE:
            for i in range(g.chosen_count):
                to_graveyard(g, cards, g.chosen[i])
        if effect_data.send_this == 1 or effect_data.discard_this == 1:
            to_graveyard(g, cards, slot)
        frame.stage = AIM
        g.chosen_count = 0
        if effect_data.target != NONE:
            gather_targets(g, cards, frame.effect, slot, player)
            choose(g, player, 1, Purpose.TARGET, slot)
            return
    counters = frame.number
    _add_link(g, cards, counters)
    pop(g)
