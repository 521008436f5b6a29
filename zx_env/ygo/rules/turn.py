"""The duel around the Battle Phase: turns, Draw Phase, Main Phases, End Phase (rulings YR3, YR12-YR16)."""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.ygo import limits
from zx_env.ygo.rules.agenda import pop, push, push_activation, push_window
from zx_env.ygo.rules.battle_step import clear_battle
from zx_env.ygo.rules.chain import push_chain
from zx_env.ygo.rules.choices import ask, choose, gather_hand, gather_monsters
from zx_env.ygo.rules.continuous import does
from zx_env.ygo.rules.kinds import tributes_of
from zx_env.ygo.rules.moves import to_graveyard, to_hand
from zx_env.ygo.rules.seen_cards import hide_hand
from zx_env.ygo.rules.slots import other, owner_of
from zx_env.ygo.rules.waiting import forget_waiting, happen, happen_summoned
from zx_env.ygo.rules.zones import (
    draw,
    free_back_zone,
    is_monster_kind,
    put_back,
    put_monster,
    turn_up,
    unsettle,
)
from zx_env.ygo.terms import (
    NONE,
    Ask,
    CardKind,
    Event,
    Frame,
    Moment,
    Op,
    Phase,
    Purpose,
    Stand,
    Verb,
    Zone,
)

# -- the turn ----------------------------------------------------------------------------------------------


@unit
def begin_turn(g: np.record, match: np.record) -> None:
    """Frame TURN: begin the next player's turn; clear effects that lasted until the last turn's end."""
    pop(g)
    for slot in range(limits.SLOTS):
        g.boost[slot] = 0
        g.halved[slot] = 0
        g.attacks[slot] = 0
        g.attacked_from[slot] = 0
        g.came[slot] = 0
        g.repositioned[slot] = 0
        g.revealed[slot] = 0
    g.summoned = 0
    g.protected = 0
    g.sent = 0
    g.battle_ended = 0
    g.turn_decisions = 0
    if g.turn > 0:
        g.turn_player = other(g.turn_player)
    g.turn += 1
    if g.turn > match.turn_cap:
        # Ruling YR16: a duel that passes the turn cap is a truncation without a winner.
        g.truncated = 1
        g.over = 1
        return
    push(g, Frame.DRAW, g.turn_player, NONE)


@unit
def draw_phase(g: np.record, cards: np.record) -> None:
    """Frame DRAW. Ruling YR12: the first player draws even in turn 1."""
    pop(g)
    g.phase = Phase.DRAW
    g.moment = Moment.MAIN
    draw(g, cards, g.turn_player, 1)
    # Ruling YR3: no Standby Phase, for nothing happens in it; ruling YH7: no window here.
    push(g, Frame.MAIN, g.turn_player, NONE)
    g.phase = Phase.MAIN_1


# -- Main Phases -------------------------------------------------------------------------------------------


@unit
def main_2(g: np.record) -> None:
    """Frame MAIN_2: begin Main Phase 2, which exists only after a Battle Phase (Y1.4)."""
    pop(g)
    clear_battle(g)
    g.phase = Phase.MAIN_2
    push(g, Frame.MAIN, g.turn_player, NONE)


@unit
def _set_back(g: np.record, cards: np.record, slot: int) -> None:
    """Set a Spell or Trap."""
    player = owner_of(slot)
    is_field = cards.card[g.row[slot]].kind == CardKind.FIELD_SPELL
    hide_hand(g, cards, slot)
    put_back(g, cards, slot, limits.FIELD if is_field else free_back_zone(g, player), 1)


@unit
def _change_position(g: np.record, cards: np.record, slot: int) -> None:
    """Ruling YR13: Flip Summon a face-down monster, or switch a face-up one to its other battle position."""
    g.repositioned[slot] = 1
    if g.face_down[slot] == 1:
        push_window(g, 0)
        turn_up(g, slot)
        g.in_defense[slot] = 0
        happen(g, cards, Event.TURNED_UP, slot, g.turn_player, NONE)
        return
    g.in_defense[slot] = 1 - g.in_defense[slot]
    unsettle(g)


@unit
def _do_deed(g: np.record, cards: np.record) -> None:
    """Carry out the action that the turn player has chosen in its Main Phase."""
    f = g.frames - 1
    player = g.turn_player
    slot = g.answer
    verb = g.verb
    if verb == Verb.ACTIVATE:
        # Ruling YR13: an activation opens a window.
        push_window(g, 0)
        push_chain(g)
        activation = push_activation(g, player, slot, NONE)
        g.agenda[activation].one_chain = 1
    elif verb == Verb.POSITION:
        _change_position(g, cards, slot)
    elif verb == Verb.SUMMON or verb == Verb.SET:
        if not is_monster_kind(cards.card[g.row[slot]].kind):
            _set_back(g, cards, slot)
            return
        if verb == Verb.SUMMON:
            push_window(g, 0)
        summoning = push(g, Frame.SUMMON, player, slot)
        g.agenda[summoning].stand = Stand.ATTACK if verb == Verb.SUMMON else Stand.SET
    else:
        # Ruling YR13: the turn player leaves a Main Phase only after the opponent has had a window.
        # Ruling YH5: by choosing to leave, the turn player has passed in that window.
        g.agenda[f].stage = 1
        g.agenda[f].verb = verb
        push_window(g, 1)
        window = g.agenda[g.frames - 1]
        window.player = other(player)
        window.passes = 1


@unit
def main_phase(g: np.record, cards: np.record) -> None:
    """Frame MAIN: ask the turn player, with no chain open."""
    f = g.frames - 1
    frame = g.agenda[f]
    g.moment = Moment.MAIN
    if frame.has_asked == 1:
        frame.has_asked = 0
        _do_deed(g, cards)
        return
    if frame.stage == 1:
        frame.stage = 0
        if g.chained == 0:
            pop(g)
            # Y1.4: a turn without a Battle Phase goes on to the End Phase; there is no Main Phase 2.
            push(g, Frame.BATTLE if frame.verb == Verb.ENTER_BATTLE else Frame.END, g.turn_player, NONE)
            return
    # Ruling YH11: the opponent can answer that a Tribute was sent to the Graveyard for a Set.
    if g.waiting_count > 0 or g.sent != 0:
        push_window(g, 0)
        return
    frame.has_asked = 1
    ask(g, Ask.MAIN, g.turn_player, 0, NONE)


@unit
def summon(g: np.record, cards: np.record) -> None:
    """Frame SUMMON. Ruling YR13: face-up in Attack Position, or Set face-down in Defense Position."""
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    player = frame.player
    tributes = tributes_of(cards, g.row[slot])
    if frame.stage == 0:
        frame.stage = 1
        if tributes > 0:
            gather_monsters(g, player)
            choose(g, player, tributes, Purpose.TRIBUTE, slot)
            return
    if tributes > 0:
        for i in range(g.chosen_count):
            to_graveyard(g, cards, g.chosen[i])
    pop(g)
    g.summoned = 1
    if frame.stand == Stand.SET:
        hide_hand(g, cards, slot)
        put_monster(g, cards, slot, player, 1, 1)
        return
    put_monster(g, cards, slot, player, 0, 0)
    g.revealed[slot] = 1
    happen(g, cards, Event.NORMAL_SUMMONED, slot, player, NONE)
    happen_summoned(g, cards, slot)


# -- End Phase ---------------------------------------------------------------------------------------------


@unit
def _return_spirits(g: np.record, cards: np.record) -> None:
    """Return to the hand the Spirit monsters that were Normal Summoned or turned face-up this turn."""
    for player in range(2):
        for place in range(limits.MONSTERS):
            slot = g.monster[player, place]
            if slot != NONE and g.revealed[slot] == 1 and does(g, cards, slot, Op.RETURNS):
                to_hand(g, cards, slot)


@unit
def end_phase(g: np.record, cards: np.record) -> None:
    """Frame END: the End Phase."""
    pop(g)
    clear_battle(g)
    forget_waiting(g)
    g.phase = Phase.END
    g.moment = Moment.MAIN
    push(g, Frame.TURN, g.turn_player, NONE)
    push(g, Frame.HAND_LIMIT, g.turn_player, NONE)
    _return_spirits(g, cards)


@unit
def hand_limit(g: np.record, cards: np.record) -> None:
    """Frame HAND_LIMIT. Ruling YR16: the turn player discards down to six cards, of its choice."""
    frame = g.agenda[g.frames - 1]
    if frame.stage == 1:
        to_graveyard(g, cards, g.chosen[0])
    frame.stage = 1
    if g.count[frame.player, Zone.HAND] <= limits.HAND_LIMIT:
        pop(g)
        return
    gather_hand(g, frame.player, NONE)
    choose(g, frame.player, 1, Purpose.HAND_LIMIT, NONE)
