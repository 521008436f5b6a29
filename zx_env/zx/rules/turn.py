"""CR 500: the six phases of a turn.

In each phase "at the start" abilities trigger, then come the priority preprocessing (702), the action of the
phase, and the preprocessing again (CR 501.3: Reboot, Draw, Resource, Ignition, Main, End).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.agenda import draw, pop, preprocess, push, push_with_amount
from zx_env.zx.rules.always import cannot_ignite
from zx_env.zx.rules.ascensions import OF_THE_GAME
from zx_env.zx.rules.candidates import add_zone, forget_candidates
from zx_env.zx.rules.choices import ask, choose
from zx_env.zx.rules.delays import phase_has_started, turn_has_begun, turn_has_ended
from zx_env.zx.rules.grants import end_lasting, forget_gained
from zx_env.zx.rules.keyword_actions import reboot_together
from zx_env.zx.rules.locks import end_locks
from zx_env.zx.rules.moves import move_from, put_chosen_in_trash
from zx_env.zx.rules.occurrences import forget_triggered, occur
from zx_env.zx.rules.priority import act
from zx_env.zx.rules.slots import other, owner_of, player_slot_of
from zx_env.zx.rules.together import add_together
from zx_env.zx.rules.values import hand_limit_of
from zx_env.zx.rules.zones import forget_events, reboot_all_resources, set_state, truncate
from zx_env.zx.terms import (
    NONE,
    Ask,
    Occurrence,
    Phase,
    State,
    Until,
    Verb,
    Zone,
)


@rule
def _begin_phase(g: np.record, cards: np.record, phase: int) -> None:
    """CR 501: begin the phase, so that "at the start of the phase" occurs."""
    pop(g)
    g.phase = phase
    occur(g, cards, Occurrence.PHASE_STARTS, NONE, NONE)
    if g.delayed_count > 0:
        phase_has_started(g, phase)


@rule
def _go_through_phase(g: np.record, what: int, following: int) -> None:
    """CR 501: push the preprocessing, the action of the phase, the preprocessing and the next phase."""
    push(g, following, g.turn_player, NONE)
    preprocess(g)
    push(g, what, g.turn_player, NONE)
    preprocess(g)


@unit
def begin_turn(g: np.record, cards: np.record, match: np.record) -> None:
    """Frame TURN: begin a turn with its Reboot Phase (CR 502)."""
    g.turn += 1
    g.turn_decisions = 0
    if g.turn > match.turn_cap:
        # Ruling Z7: past the cap the game is truncated, without a winner.
        truncate(g)
        return
    for slot in range(limits.SLOTS):
        g.used[slot] = 0
        g.triggered[slot] = 0
        forget_events(g, slot)
    g.slayers[0] = 0
    g.slayers[1] = 0
    g.slew[0] = 0
    g.slew[1] = 0
    g.takers[0] = 0
    g.takers[1] = 0
    g.happened[0] = 0
    g.happened[1] = 0
    g.caused[0] = 0
    g.caused[1] = 0
    g.played_ex &= OF_THE_GAME
    g.played_shift = 0
    end_locks(g)
    turn_has_begun(g)
    _begin_phase(g, cards, Phase.REBOOT)
    _go_through_phase(g, Frame.REBOOT_CARDS, Frame.DRAW_PHASE)


@unit
def reboot_cards(g: np.record, cards: np.record) -> None:
    """Frame REBOOT_CARDS. CR 502: reboot the turn player's Sleep cards on Squares and in Resource."""
    player = g.turn_player
    pop(g)
    n = 0
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            if owner_of(g.standing[square, i]) == player:
                n = add_together(g, n, g.standing[square, i])
    reboot_together(g, cards, n)
    reboot_all_resources(g, player)
    end_lasting(g, Until.REBOOT_PHASE_ENDS)
    set_state(g, cards, player_slot_of(player), State.REBOOT)


@unit
def draw_phase(g: np.record, cards: np.record) -> None:
    """Frame DRAW_PHASE. CR 503: begin the Draw Phase."""
    _begin_phase(g, cards, Phase.DRAW)
    _go_through_phase(g, Frame.DRAW_FOR_TURN, Frame.RESOURCE_PHASE)


@unit
def draw_for_turn(g: np.record) -> None:
    """Frame DRAW_FOR_TURN. CR 503: draw 2; the first player draws none in its first turn."""
    pop(g)
    if g.turn > 1:
        draw(g, g.turn_player, 2)


@unit
def resource_phase(g: np.record, cards: np.record) -> None:
    """Frame RESOURCE_PHASE. CR 504: begin the Resource Phase."""
    # Ruling H248: until a card of the hand is put into Resource, this phase is one without.
    g.no_resource |= 1 << g.turn_player
    _begin_phase(g, cards, Phase.RESOURCE)
    _go_through_phase(g, Frame.PUT_RESOURCE, Frame.IGNITION_PHASE)


@unit
def put_resource(g: np.record, cards: np.record) -> None:
    """Frame PUT_RESOURCE. CR 504: the turn player may put 1 card in hand into Resource, in Reboot State."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0 and g.count[player, Zone.HAND] > 0:
        frame.has_asked = 1
        ask(g, Ask.RESOURCE, player, 1, NONE)
        return
    chosen = g.answer if frame.has_asked == 1 else NONE
    pop(g)
    if chosen != NONE:
        move_from(g, cards, chosen, Zone.RESOURCE, State.REBOOT, 0)


@unit
def ignition_phase(g: np.record, cards: np.record) -> None:
    """Frame IGNITION_PHASE. CR 505: begin the Ignition Phase."""
    _begin_phase(g, cards, Phase.IGNITION)
    push(g, Frame.MAIN_PHASE, g.turn_player, NONE)
    push(g, Frame.IGNITION_CHOICE, g.turn_player, NONE)
    preprocess(g)


@unit
def ignition_choice(g: np.record, cards: np.record) -> None:
    """Frame IGNITION_CHOICE. CR 505.3: choose a Charge card, any number of times, or pass (CR 505.5)."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0 and g.count[player, Zone.CHARGE] > 0 and not cannot_ignite(g, cards, player):
        frame.has_asked = 1
        forget_candidates(g)
        add_zone(g, player, Zone.CHARGE)
        ask(g, Ask.IGNITE, player, 1, NONE)
        return
    chosen = g.answer if frame.has_asked == 1 else NONE
    pop(g)
    if chosen == NONE:
        return
    push(g, Frame.IGNITION_CHOICE, player, NONE)
    preprocess(g)  # CR 505.4
    push(g, Frame.IGNITION_REVEAL, player, NONE)
    move_from(g, cards, chosen, Zone.TRASH, State.REBOOT, 0)  # CR 505.3: it goes to Trash


@unit
def main_phase(g: np.record, cards: np.record) -> None:
    """Frame MAIN_PHASE. CR 506: begin the Main Phase."""
    _begin_phase(g, cards, Phase.MAIN)
    push(g, Frame.END_PHASE, g.turn_player, NONE)
    push(g, Frame.MAIN_PRIORITY, g.turn_player, NONE)
    preprocess(g)


@unit
def main_priority(g: np.record) -> None:
    """Frame MAIN_PRIORITY. CR 506.2: the turn player does one thing, any number of times, or passes."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        ask(g, Ask.MAIN, player, 1, NONE)
        return
    pop(g)
    if g.verb == Verb.PASS:
        return
    push(g, Frame.MAIN_PRIORITY, player, NONE)
    preprocess(g)  # CR 701.2: before a player gets priority
    act(g, player)


# -- 507 End Phase, ruling Z32 -----------------------------------------------------------------------------


@unit
def end_phase(g: np.record, cards: np.record) -> None:
    """Frame END_PHASE. CR 507.1: "at the start of the End Phase" occurs.  CR 507.2: the preprocessing."""
    _begin_phase(g, cards, Phase.END)
    push(g, Frame.TURN_ENDS, g.turn_player, NONE)
    preprocess(g)


@unit
def turn_ends(g: np.record, cards: np.record) -> None:
    """Frame TURN_ENDS. CR 507.3: "at the end of the turn" occurs, each ability at most once."""
    pop(g)
    triggered = occur(g, cards, Occurrence.TURN_ENDS, NONE, NONE) + turn_has_ended(g)
    push_with_amount(g, Frame.TURN_CLEANUP, g.turn_player, NONE, triggered)
    preprocess(g)


@unit
def turn_cleanup(g: np.record) -> None:
    """Frame TURN_CLEANUP. Ruling Z32: set damage to 0, then end the effects until the end of the turn."""
    triggered = g.agenda[g.frames - 1].amount
    pop(g)
    for slot in range(limits.SLOTS):
        g.damage[slot] = 0
    for slot in range(limits.SLOTS):
        g.boost[slot] = 0
    for slot in range(limits.SLOTS):
        g.raised[slot] = 0
    g.hurt = 0
    end_lasting(g, Until.TURN_ENDS)
    forget_gained(g)
    g.player_barred[0] = 0
    g.player_barred[1] = 0
    push_with_amount(g, Frame.TURN_ENDS_AGAIN, g.turn_player, NONE, triggered)
    push(g, Frame.HAND_LIMIT, g.turn_player, NONE)
    preprocess(g)


@unit
def hand_limit(g: np.record, cards: np.record) -> None:
    """Frame HAND_LIMIT. CR 507.8: the turn player trims its hand to its limit, into Trash."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    # Ruling H74: more cards than one choice can hold are trimmed in portions.
    excess = min(g.count[player, Zone.HAND] - hand_limit_of(g, cards, player), limits.CHOSEN)
    if frame.has_asked == 0 and excess > 0:
        frame.has_asked = 1
        forget_candidates(g)
        add_zone(g, player, Zone.HAND)
        choose(g, player, excess, excess, limits.FREE_ROW, 0, NONE)
        return
    trimmed = frame.has_asked == 1
    pop(g)
    if trimmed and excess == limits.CHOSEN:
        push(g, Frame.HAND_LIMIT, player, NONE)
    else:
        preprocess(g)
    if trimmed:
        put_chosen_in_trash(g, cards)


@unit
def turn_ends_again(g: np.record, cards: np.record) -> None:
    """Frame TURN_ENDS_AGAIN. Ruling Z32: if an ability triggered, go back to "at the end of the turn"."""
    triggered = g.agenda[g.frames - 1].amount
    pop(g)
    if triggered > 0:
        push(g, Frame.TURN_ENDS, g.turn_player, NONE)
        preprocess(g)
        return
    forget_triggered(g)
    g.turn_player = other(g.turn_player)
    push(g, Frame.TURN, g.turn_player, NONE)
