"""Cards that leave their zones, one or several together, with the occurrences of the moves (ruling Z51).

First the leaving of every card occurs, on the board as it is just before (`occur_leaving`): each ability
that is valid then triggers on the leaving of every card, and reads its last values (ruling Z13). Then all
the cards move. Cards of a deck or of Life leave one at a time (CR 304.3), so their leaving occurs after their
move. Ruling Z52: a Z/X EX or a Token counts as put where it would go.

See also: putting a card on a Square
(rules/play.py), where destroyed Z/X go (rules/instead.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.caused import note_caused
from zx_env.zx.rules.delays import was_destroyed
from zx_env.zx.rules.last_known import remember_all
from zx_env.zx.rules.occurrences import card_acting, occur, occur_from
from zx_env.zx.rules.selectors import colors_of, tribes_of
from zx_env.zx.rules.slots import NO_CARD, owner_of
from zx_env.zx.rules.together import add_together, disperse
from zx_env.zx.rules.zones import LAST_SERIAL, is_same_object, move, note_fate, put_as_force
from zx_env.zx.terms import NONE, BattleStep, Fate, Icon, Occurrence, State, Zone


@rule
def join(g: np.record, n: int, slot: int, zone: int, state: int) -> int:
    """Add a card to `g.together`, the cards that leave together, after its first `n`; return the new count.

    The card will go to `zone`, and get `state` there.
    """
    g.together[n].zone = zone
    g.together[n].state = state
    return add_together(g, n, slot)


@rule
def _leaves_alone(origin: int) -> bool:
    """CR 304.3: return whether cards leave the zone one at a time, so that each occurs after its move."""
    return origin == Zone.DECK or origin == Zone.LIFE


@rule
def _settle_state(g: np.record, cards: np.record, i: int) -> None:
    """Ruling H81: a Multicolor card sleeps in Resource unless each of its colors is there before it."""
    slot = g.together[i].slot
    if cards.card[g.row[slot]].icons & Icon.MULTICOLOR != 0:
        player = owner_of(slot)
        there = 0
        for k in range(g.count[player, Zone.RESOURCE]):
            there |= colors_of(g, cards, g.cards[player, Zone.RESOURCE, k])
        if cards.card[g.row[slot]].colors & ~there != 0:
            g.together[i].state = State.SLEEP


@unit
def occur_leaving(g: np.record, cards: np.record, n: int) -> None:
    """Let "leaves" occur for the first `n` cards of `g.together`, before they move; see `end_leaving`."""
    # The move makes new objects of the cards of abilities from this place on (`_renew_waiting`).
    g.told_from = g.waiting_count
    g.those_from = g.those_count
    for i in range(n):
        leaving = g.together[i]
        if leaving.zone == Zone.RESOURCE:
            _settle_state(g, cards, i)
        if not _leaves_alone(leaving.origin):
            g.moving = leaving.slot
            g.moving_to = leaving.zone
            occur_from(g, cards, leaving.slot, leaving.origin, leaving.zone)
    g.moving = NO_CARD


@unit
def occur_destruction(g: np.record, cards: np.record, n: int) -> None:
    """Let "is destroyed" occur for the first `n` cards of `g.together`, before they move."""
    occur_leaving(g, cards, n)
    for i in range(n):
        slot = g.together[i].slot
        g.moving = slot
        g.moving_to = g.together[i].zone
        by_battle = is_destroyed_by_battle(g, slot)
        note_fate(g, slot, Fate.DESTROYED)
        occur(g, cards, Occurrence.IS_DESTROYED, slot, NONE)
        attacker = g.battle.attacker
        if by_battle and is_same_object(g, attacker, g.battle.attacker_serial):
            # Ruling Z31: destroyed by the damage of this battle; the attacker is credited.
            g.slayers[owner_of(attacker)] |= tribes_of(g, cards, attacker, 0)
            g.slew[owner_of(attacker)] = 1
            if g.asked_causes != 0:
                note_caused(g, cards, Occurrence.DESTROYS_IN_BATTLE, slot, attacker)
            occur(g, cards, Occurrence.DESTROYS_IN_BATTLE, attacker, slot)
    g.moving = NO_CARD


@unit
def _renew_waiting(g: np.record) -> None:
    """Let the abilities that have just triggered refer to the cards as they are after the move."""
    for i in range(g.told_from, g.waiting_count):
        g.waiting[i].serial = g.serial[g.waiting[i].slot]
    for i in range(g.those_from, g.those_count):
        g.those_serial[i] = g.serial[g.those_slot[i]]


@unit
def end_leaving(g: np.record, cards: np.record, n: int) -> None:
    """End the leaving that `occur_leaving` began, after the `n` cards have moved."""
    _renew_waiting(g)
    g.told_from = 0
    g.those_from = 0
    for i in range(n):
        left = g.together[i]
        if _leaves_alone(left.origin):
            occur_from(g, cards, left.slot, left.origin, left.zone)


@rule
def _move_one(g: np.record, cards: np.record, i: int, bottom: int) -> None:
    leaving = g.together[i]
    move(g, cards, leaving.slot, leaving.zone, leaving.state, bottom)


@unit
def move_together(g: np.record, cards: np.record, n: int, bottom: int) -> None:
    """Ruling Z51: move the `n` cards that have joined, and let the occurrences happen."""
    occur_leaving(g, cards, n)
    remember_all(g, cards, n)
    for i in range(n):
        _move_one(g, cards, i, bottom)
    end_leaving(g, cards, n)
    disperse(g, n)


@unit
def move_under(g: np.record, cards: np.record, n: int, under: int) -> None:
    """Ruling Z51: put the `n` cards that have joined under a Z/X as Force; let the occurrences happen."""
    occur_leaving(g, cards, n)
    remember_all(g, cards, n)
    for i in range(n):
        put_as_force(g, cards, g.together[i].slot, under)
    end_leaving(g, cards, n)
    disperse(g, n)


@rule
def move_from(g: np.record, cards: np.record, slot: int, zone: int, state: int, bottom: int) -> None:
    """Move a card by an effect or a rule, and let the occurrences happen."""
    move_together(g, cards, join(g, 0, slot, zone, state), bottom)


@rule
def put_chosen_in_trash(g: np.record, cards: np.record) -> None:
    """Ruling Z40: move the cards chosen by a choice of the rules to Trash together."""
    n = 0
    for i in range(g.chosen_count[limits.FREE_ROW, 0]):
        n = join(g, n, g.chosen[limits.FREE_ROW, 0, i], Zone.TRASH, State.REBOOT)
    move_together(g, cards, n, 0)


# -- destruction -------------------------------------------------------------------------------------------


@rule
def is_destroyed_by_battle(g: np.record, slot: int) -> bool:
    """Ruling Z31: return whether the damage of this battle destroys the Z/X that is destroyed now.

    In that case a rule effect destroys it, not an ability.
    """
    battle = g.battle
    return (
        battle.stage == BattleStep.END
        and battle.dealt == 1
        and battle.attacked == slot
        and is_same_object(g, slot, battle.attacked_serial)
        and card_acting(g) == NONE
    )


@unit
def leave_destroyed(g: np.record, cards: np.record, n: int) -> None:
    """Move the `n` destroyed Z/X; start delayed parts that wait for their destruction (rules/delays.py)."""
    remember_all(g, cards, n)
    for i in range(n):
        _move_one(g, cards, i, 0)
    end_leaving(g, cards, n)
    if g.delayed_count > 0:
        for i in range(n):
            slot = g.together[i].slot
            was_destroyed(g, slot, (g.serial[slot] - 1) & LAST_SERIAL)
    disperse(g, n)


@unit
def destroy_together(g: np.record, cards: np.record, n: int) -> None:
    """CR 1007 + ruling Z51: destroy the `n` Z/X that have joined; `settle` has said where they go."""
    occur_destruction(g, cards, n)
    leave_destroyed(g, cards, n)
