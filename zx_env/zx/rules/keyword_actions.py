"""CR 1000: keyword actions: deal damage, draw, destroy, recover.

See also: applying damage (rules/rule_effects.py), putting cards on Squares (rules/play.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.agenda import from_deck, pop, push, push_with_amount
from zx_env.zx.rules.always import cannot_draw_by_ability, is_barred, value_for, value_of
from zx_env.zx.rules.amounts import BITS, PREVENTED_BY_ABILITY, PREVENTED_IN_BATTLE, SUM
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.conditions import ability_of_kind
from zx_env.zx.rules.grants import draws_nothing, lose_shield, next_redirection, remove_lasting
from zx_env.zx.rules.harmed import kind_acting, note_harm
from zx_env.zx.rules.moves import join, move_from, move_under
from zx_env.zx.rules.occurrences import (
    card_acting,
    note,
    occur,
    occur_unseen,
    occur_with_damage,
)
from zx_env.zx.rules.slots import owner_of, player_slot_of
from zx_env.zx.rules.together import disperse
from zx_env.zx.rules.zones import (
    is_same_object,
    move,
    move_between_squares,
    note_fate,
    set_state,
    shuffle,
    top_of_deck,
)
from zx_env.zx.terms import (
    NONE,
    POWER_UNIT,
    AbilityKind,
    Bar,
    BattleStep,
    Extra,
    Fate,
    Occurrence,
    Op,
    PlayerBar,
    State,
    Zone,
)


@unit
def _damage_by(g: np.record, cards: np.record, by: int, player: int, amount: int) -> int:
    """Return the damage that the card `by` (or NONE) deals to a Z/X of the player."""
    if by == NONE:
        return amount
    if is_barred(g, cards, by, Bar.DEAL_DAMAGE):
        return 0
    return amount if owner_of(by) == player else value_of(g, cards, by, Op.GAIN_DAMAGE, SUM, amount)


@unit
def _is_dealt(g: np.record, cards: np.record, slot: int, amount: int) -> bool:
    """Return whether the Z/X receives this amount of damage; abilities may prevent all of it."""
    if amount <= 0 or is_barred(g, cards, slot, Bar.RECEIVE_DAMAGE):
        return False
    how = PREVENTED_IN_BATTLE if card_acting(g) == NONE else PREVENTED_BY_ABILITY
    return value_of(g, cards, slot, Op.NO_DAMAGE, how, amount) != 0


@rule
def _is_shielded(g: np.record, slot: int) -> bool:
    """Ruling H112: instead of receiving damage a card with a Shield loses one; return whether it does."""
    return g.lasting_count > 0 and lose_shield(g, slot) == 1


@rule
def wound(g: np.record, slot: int, damage: int) -> None:
    """Set the damage, in points of Power, that the Z/X has taken this turn."""
    g.damage[slot] = damage
    g.hurt = 1


@unit
def deal_to_zx(g: np.record, cards: np.record, slot: int, amount: int) -> int:
    """CR 1001.1: deal `amount` points of damage to a Z/X; damage adds up during the turn.

    Return the points dealt after all abilities that change them, 0 if the damage is prevented.
    """
    by = card_acting(g)
    if by == NONE and g.battle.stage == BattleStep.DAMAGE:
        by = g.battle.attacker
    amount = _damage_by(g, cards, by, owner_of(slot), min(amount, limits.MOST_POINTS))
    return deal_amount(g, cards, slot, amount)


@unit
def deal_amount(g: np.record, cards: np.record, slot: int, amount: int) -> int:
    """Deal this damage to a Z/X, as its source deals it; return the points dealt, as `deal_to_zx` does."""
    if not _is_dealt(g, cards, slot, amount) or _is_redirected(g, slot, amount) or _is_shielded(g, slot):
        return 0
    _receive(g, cards, slot, amount)
    _occur_damage(g, cards, slot, amount)
    return amount


@rule
def _is_redirected(g: np.record, slot: int, amount: int) -> bool:
    """Ruling H135: return whether another Z/X takes the damage; its player is asked at once which one."""
    if g.lasting_count == 0:
        return False
    place = next_redirection(g, slot)
    if place == NONE:
        return False
    frame = g.agenda[push(g, Frame.REDIRECT, owner_of(slot), slot)]
    frame.step = g.lasting[place].amount
    frame.that_slot = g.lasting[place].by
    remove_lasting(g, place)
    # An amount of a frame is a small number.
    frame.amount = amount // POWER_UNIT
    return True


@unit
def _receive(g: np.record, cards: np.record, slot: int, amount: int) -> None:
    """Add up the damage of the Z/X; ruling H170: note the ability that has dealt it, if any asks."""
    wound(g, slot, min(g.damage[slot] + amount, limits.MOST_POINTS))
    if has_bit(g.heard, Occurrence.IS_DESTROYED) or g.asked_causes != 0:
        by = card_acting(g)
        if by != NONE:
            note_harm(g, slot, by, kind_acting(g, cards))


@rule
def _occur_damage(g: np.record, cards: np.record, slot: int, amount: int) -> None:
    g.harm = min(amount, limits.MOST_POINTS)
    occur_with_damage(g, cards, Occurrence.IS_DAMAGED, slot, NONE)


@unit
def deal_together(g: np.record, cards: np.record, n: int, amount: int) -> int:
    """Ruling Z51: deal an effect's damage to the first `n` cards of `g.together` at the same time.

    Return how many of them are Z/X on Squares, including Z/X for which an ability prevents the damage.
    """
    by = card_acting(g)
    amount = min(amount, limits.MOST_POINTS)
    first = _damage_by(g, cards, by, 0, amount)
    second = _damage_by(g, cards, by, 1, amount)
    done = 0
    dealt = 0
    for i in range(n):
        slot = g.together[i].slot
        if g.zone[slot] == Zone.SQUARE:
            done += 1
            amount = second if owner_of(slot) == 1 else first
            is_dealt = _is_dealt(g, cards, slot, amount) and not _is_redirected(g, slot, amount)
            if is_dealt and not _is_shielded(g, slot):
                # Move the Z/X that receive damage to the front of the list.
                g.together[dealt].slot = slot
                dealt += 1
    for i in range(dealt):
        slot = g.together[i].slot
        _receive(g, cards, slot, second if owner_of(slot) == 1 else first)
    for i in range(dealt):
        slot = g.together[i].slot
        _occur_damage(g, cards, slot, second if owner_of(slot) == 1 else first)
    disperse(g, n)
    return done


@rule
def deal_to_player(g: np.record, cards: np.record, player: int, amount: int) -> int:
    """CR 1001.2 + 907.1: deal damage to a player, for rule effect 907 to apply; return 1 if it is dealt."""
    if value_for(g, cards, player, Op.NO_PLAYER_DAMAGE, BITS, 0) != 0:
        return 0
    if g.under_player[player] != NONE and _can_stand(g, cards, player, amount):
        push_with_amount(g, Frame.LAST_STAND, player, player_slot_of(player), amount)
    else:
        receive_damage(g, player, amount)
    return 1


@rule
def receive_damage(g: np.record, player: int, amount: int) -> None:
    """CR 907.1: record points of Player Damage, one Life card each. CR 1023.3: a Crisis may follow it."""
    g.player_damage[player] += amount
    g.happened[player] |= 1 << Occurrence.PLAYER_IS_DAMAGED
    note(g, Occurrence.PLAYER_IS_DAMAGED, NONE, player)
    if g.under_player[player] != NONE:
        g.player_extra[player] |= Extra.IN_CRISIS


@unit
def _can_stand(g: np.record, cards: np.record, player: int, amount: int) -> bool:
    """Ruling Z48: return whether a Player Extra may recover 1 before damage as high as Life (ruling H36)."""
    extra = g.player_extra[player]
    if extra & Extra.FACE_UP == 0 or extra & Extra.SPENT != 0:
        return False
    if g.player_damage[player] + amount < g.count[player, Zone.LIFE]:
        return False
    return ability_of_kind(cards, g.under_player[player], AbilityKind.LAST_STAND) != NONE


MOST_DONE = 127
"""The most cards that the record of an effect counts."""


@rule
def _count_done(g: np.record) -> None:
    """Ruling H201: count the card that the top frame takes from a deck for the effect below it, if any."""
    f = g.frames - 1
    if g.agenda[f].was_done == 1 and f > 0 and g.agenda[f - 1].kind == Frame.EFFECT:
        g.agenda[f - 1].done = min(g.agenda[f - 1].done + 1, MOST_DONE)


@rule
def is_kept_from_drawing(g: np.record, cards: np.record, player: int) -> bool:
    """Return whether the player draws no cards now, by anything or (ruling H149) by abilities."""
    if draws_nothing(g, player):
        return True
    return card_acting(g) != NONE and cannot_draw_by_ability(g, cards, player)


@unit
def draw_one(g: np.record, cards: np.record) -> None:
    """Frame DRAW. CR 1004: move the top card of the deck to the hand, `amount` times."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    slot = NONE if is_kept_from_drawing(g, cards, player) else top_of_deck(g, player)
    if slot != NONE:
        _count_done(g)
    frame.amount -= 1
    if frame.amount <= 0 or slot == NONE:
        pop(g)
    if slot != NONE:
        move(g, cards, slot, Zone.HAND, State.REBOOT, 0)
        occur(g, cards, Occurrence.IS_DRAWN, slot, NONE)


@unit
def one_from_deck(g: np.record, cards: np.record) -> None:
    """Frame FROM_DECK. CR 304.3: move cards from the top of the deck one at a time, `amount` times.

    Into the Force Zone they go under the card of the frame, as long as it stands there (ruling H232).
    """
    frame = g.agenda[g.frames - 1]
    player = frame.player
    zone = frame.zone
    state = frame.state
    under = frame.slot
    slot = top_of_deck(g, player)
    if zone == Zone.FORCE and (g.zone[under] != Zone.SQUARE or not is_same_object(g, under, frame.serial)):
        slot = NONE
    if slot != NONE:
        _count_done(g)
    frame.amount -= 1
    if frame.amount <= 0 or slot == NONE:
        pop(g)
    if slot != NONE and zone == Zone.FORCE:
        move_under(g, cards, join(g, 0, slot, zone, state), under)
    elif slot != NONE:
        move_from(g, cards, slot, zone, state, 0)


@rule
def recover(g: np.record, player: int, amount: int) -> None:
    """CR 1012: push the move of the top card of the deck to Life, `amount` times."""
    from_deck(g, player, amount, Zone.LIFE, State.REBOOT)
    # A rule does it, so the effect that it interrupts does not count the cards.
    g.agenda[g.frames - 1].was_done = 0


@rule
def occur_move(g: np.record, cards: np.record, slot: int) -> None:
    """Let the occurrences of a move from Square to Square happen."""
    occur(g, cards, Occurrence.MOVES, slot, NONE)
    occur(g, cards, Occurrence.PUT_ON_SQUARE, slot, NONE)


@rule
def move_on_squares(g: np.record, cards: np.record, slot: int, square: int) -> None:
    """Move a Z/X from Square to Square and let the occurrences of the move happen."""
    move_between_squares(g, slot, square)
    occur_move(g, cards, slot)


@rule
def shuffle_deck(g: np.record, cards: np.record, player: int) -> None:
    """CR 1003: shuffle a deck by an effect, and let the occurrence IS_SHUFFLED happen."""
    shuffle(g, player)
    if g.count[player, Zone.DECK] > 0:
        occur(g, cards, Occurrence.IS_SHUFFLED, top_of_deck(g, player), NONE)


@rule
def _can_reboot(g: np.record, cards: np.record, slot: int) -> bool:
    """CR 302.2: return whether the card is in Sleep State and nothing prevents its reboot."""
    if g.state[slot] != State.SLEEP:
        return False
    if g.zone[slot] != Zone.SQUARE:
        return g.player_barred[owner_of(slot)] & PlayerBar.RESOURCE_REBOOTS == 0
    return not is_barred(g, cards, slot, Bar.REBOOT)


@unit
def reboot_together(g: np.record, cards: np.record, n: int) -> int:
    """Ruling Z51: reboot those of the first `n` cards of `g.together` that can (CR 302.2); return `n`."""
    rebooting = 0
    for i in range(n):
        slot = g.together[i].slot
        if _can_reboot(g, cards, slot):
            # Move the cards that reboot to the front of the list.
            g.together[rebooting].slot = slot
            rebooting += 1
    for i in range(rebooting):
        set_state(g, cards, g.together[i].slot, State.REBOOT)
        if g.zone[g.together[i].slot] == Zone.SQUARE:
            note_fate(g, g.together[i].slot, Fate.REBOOTED)
    for i in range(rebooting):
        slot = g.together[i].slot
        g.origin = g.zone[slot]
        if g.zone[slot] == Zone.SQUARE:
            occur(g, cards, Occurrence.REBOOTS, slot, NONE)
        else:
            occur_unseen(g, cards, Occurrence.REBOOTS, slot)
    disperse(g, n)
    return n
