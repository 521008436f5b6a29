"""CR 700: priority preprocessing: rule effects first, then waiting Automatic abilities one at a time."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.agenda import pop, preprocess, push, push_ability, push_effect
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import ask
from zx_env.zx.rules.delays import nothing_was_destroyed
from zx_env.zx.rules.locks import count_time, is_by_name, is_locked, lock
from zx_env.zx.rules.occurrences import waiting_in_all
from zx_env.zx.rules.play import play_regularly
from zx_env.zx.rules.rule_effects import lethal_damage, may_apply, may_be_lethal, perform_highest
from zx_env.zx.rules.waits import entry_of, forget_wait, how_many_wait, that_of
from zx_env.zx.rules.zones import is_same_object
from zx_env.zx.terms import (
    NONE,
    Ask,
    Limit,
    Verb,
)


@rule
def priority_preprocessing(g: np.record, cards: np.record) -> None:
    """Frame PREPROCESS. CR 702.2 + ruling Z9: repeat until nothing is left to do.

    CR 702.1: phases and steps push it at fixed points, and so does every priority (CR 701.2).
    """
    pop(g)
    # CR 901.2: perform rule effects here, all of them before any ability.
    # Ruling Z10: all points of damage are dealt before abilities that the first point triggered.
    others = may_apply(g)
    if others or may_be_lethal(g):
        # The frames that the effect pushes run first, then the preprocessing starts again (CR 907.2d-e).
        place = g.frames
        preprocess(g)
        performed = perform_highest(g, cards) if others else lethal_damage(g, cards)
        if performed or g.over == 1:
            return
        g.frames = place
    if g.delayed_count > 0:
        nothing_was_destroyed(g)
    if g.waiting_count > 0:
        preprocess(g)
        push(g, Frame.RESOLVE, g.turn_player, NONE)


@unit
def resolve_waiting(g: np.record, cards: np.record) -> None:
    """Frame RESOLVE. Ruling Z9: the turn player chooses a waiting ability of either player."""
    frame = g.agenda[g.frames - 1]
    if frame.has_asked == 0 and waiting_in_all(g) > 1:
        frame.has_asked = 1
        forget_candidates(g)
        # If more abilities wait than the list can hold, offer the first ones; the others follow later.
        for number in range(min(how_many_wait(g), limits.CANDIDATES)):
            add_candidate(g, number)
        ask(g, Ask.RESOLVE, g.turn_player, 0, NONE)
        return
    pop(g)
    number = g.answer if frame.has_asked == 1 else 0
    place = entry_of(g, number)
    that = that_of(g, number)
    if not _is_used_up(g, cards, place):
        _carry_out(g, cards, place, that)
    forget_wait(g, place, that)


@rule
def _carry_out(g: np.record, cards: np.record, place: int, that: int) -> None:
    """Push the effect of the waiting ability; its card may have left its zone (ruling Z13)."""
    waiting = g.waiting[place]
    frame = g.agenda[push_effect(g, waiting.player, waiting.slot, waiting.ability, waiting.step)]
    frame.serial = waiting.serial
    if that != NONE:
        frame.that_slot = g.those_slot[that]
        frame.that_serial = g.those_serial[that]
    frame.way = waiting.way
    ability_row = cards.ability[waiting.ability]
    if waiting.step == ability_row.step:
        if ability_row.limit == Limit.COUNTED:
            count_time(g, cards, waiting.slot, ability_row.place, waiting.player)
        elif is_by_name(ability_row.limit):
            lock(g, cards, waiting.slot, ability_row.place, waiting.ability, waiting.player)


@rule
def _is_used_up(g: np.record, cards: np.record, place: int) -> bool:
    """Ruling H44: return whether the ability was used up this turn while it waited.

    Ruling H75: an ability limited to once a turn by name is used up if another of its name was carried out.
    Ruling H129: so is every ability that another one of its name locks.
    """
    waiting = g.waiting[place]
    ability_row = cards.ability[waiting.ability]
    if waiting.step != ability_row.step:
        return False  # a delayed part of an ability that has been carried out
    if g.locked_count[waiting.player] > 0 and ability_row.limit != Limit.COUNTED:
        if is_locked(g, cards, waiting.slot, ability_row.place, waiting.ability, waiting.player):
            return True
    if ability_row.limit != Limit.USED_UP or not is_same_object(g, waiting.slot, waiting.serial):
        return False
    return has_bit(g.used[waiting.slot], ability_row.place)


@rule
def act(g: np.record, player: int) -> None:
    """CR 701.3: push the action of the player with priority: a card, a startup ability or a battle."""
    if g.verb == Verb.PLAY:
        play_regularly(g, player, g.answer)
    elif g.verb == Verb.USE:
        push_ability(g, Frame.USE, player, g.answer, g.place)
    elif g.verb == Verb.PLAY_EX:
        push_ability(g, Frame.PLAY_EX, player, g.answer, g.place)
    elif g.verb == Verb.SHIFT:
        push_ability(g, Frame.SHIFT, player, g.answer, g.place)
    elif g.verb == Verb.ATTACK:
        push(g, Frame.BATTLE_TARGET, player, g.answer)
