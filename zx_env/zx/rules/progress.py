"""The main loop: run the top frame of the agenda until a player must decide or the game is over."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import (
    GROUP_OF_FRAME,
    NUMBERS,
    Fault,
    Frame,
    FrameGroup,
)
from zx_env.zx.rules.abilities import use
from zx_env.zx.rules.battle import (
    attack_target,
    battle_damage,
    battle_end,
    battle_ends,
    battle_event,
    battle_over,
    battle_priority,
)
from zx_env.zx.rules.choices import choosing
from zx_env.zx.rules.effects import effect
from zx_env.zx.rules.extras import advent, play_ex
from zx_env.zx.rules.keyword_actions import draw_one, one_from_deck
from zx_env.zx.rules.keywords import life_recovery, void_bringer
from zx_env.zx.rules.payment import paying
from zx_env.zx.rules.play import appear, event_done, event_effect, free_play, ignite, play, play_at, put_away
from zx_env.zx.rules.player_extra import last_stand, turn_extra
from zx_env.zx.rules.prices import pay_less
from zx_env.zx.rules.priority import priority_preprocessing, resolve_waiting
from zx_env.zx.rules.redirect import redirect
from zx_env.zx.rules.rule_effects import (
    choose_replacement,
    damage_life,
    must_reload,
    reload,
    reload_life,
    trim_charge,
)
from zx_env.zx.rules.setup import begin_elsewhere, first_hands, life_and_resource, mulligan, start_card
from zx_env.zx.rules.shifts import shift
from zx_env.zx.rules.turn import (
    begin_turn,
    draw_for_turn,
    draw_phase,
    end_phase,
    hand_limit,
    ignition_choice,
    ignition_phase,
    main_phase,
    main_priority,
    put_resource,
    reboot_cards,
    resource_phase,
    turn_cleanup,
    turn_ends,
    turn_ends_again,
)
from zx_env.zx.rules.zones import stop_with, truncate
from zx_env.zx.terms import (
    Ask,
    Zone,
)


@rule
def _prepare(g: np.record, cards: np.record, kind: int) -> None:
    """CR 400: run a frame of the preparation."""
    if kind == Frame.START_CARD:
        start_card(g, cards)
    elif kind == Frame.FIRST_HANDS:
        first_hands(g)
    elif kind == Frame.MULLIGAN:
        mulligan(g, cards)
    elif kind == Frame.GATE_CARD or kind == Frame.STARTING_RESOURCE:
        begin_elsewhere(g, cards)
    elif kind == Frame.LIFE_AND_RESOURCE:
        life_and_resource(g)
    else:
        stop_with(g, Fault.UNKNOWN_FRAME)


@rule
def _take_turn(g: np.record, cards: np.record, match: np.record, kind: int) -> None:
    """CR 500: run a frame of a turn."""
    if kind == Frame.MAIN_PRIORITY:
        main_priority(g)
    elif kind == Frame.TURN:
        begin_turn(g, cards, match)
    elif kind == Frame.REBOOT_CARDS:
        reboot_cards(g, cards)
    elif kind == Frame.DRAW_PHASE:
        draw_phase(g, cards)
    elif kind == Frame.DRAW_FOR_TURN:
        draw_for_turn(g)
    elif kind == Frame.RESOURCE_PHASE:
        resource_phase(g, cards)
    elif kind == Frame.PUT_RESOURCE:
        put_resource(g, cards)
    elif kind == Frame.IGNITION_PHASE:
        ignition_phase(g, cards)
    elif kind == Frame.IGNITION_CHOICE:
        ignition_choice(g, cards)
    elif kind == Frame.IGNITION_REVEAL:
        ignite(g, cards)
    elif kind == Frame.MAIN_PHASE:
        main_phase(g, cards)
    elif kind == Frame.END_PHASE:
        end_phase(g, cards)
    elif kind == Frame.TURN_ENDS:
        turn_ends(g, cards)
    elif kind == Frame.TURN_CLEANUP:
        turn_cleanup(g)
    elif kind == Frame.HAND_LIMIT:
        hand_limit(g, cards)
    elif kind == Frame.TURN_ENDS_AGAIN:
        turn_ends_again(g, cards)
    else:
        stop_with(g, Fault.UNKNOWN_FRAME)


@rule
def _fight(g: np.record, cards: np.record, kind: int) -> None:
    """CR 600: run a frame of a battle."""
    if kind == Frame.BATTLE_PRIORITY:
        battle_priority(g)
    elif kind == Frame.BATTLE_TARGET:
        attack_target(g, cards)
    elif kind == Frame.BATTLE_EVENT:
        battle_event(g)
    elif kind == Frame.BATTLE_DAMAGE:
        battle_damage(g, cards)
    elif kind == Frame.BATTLE_END:
        battle_end(g)
    elif kind == Frame.BATTLE_ENDS:
        battle_ends(g, cards)
    elif kind == Frame.BATTLE_OVER:
        battle_over(g)
    else:
        stop_with(g, Fault.UNKNOWN_FRAME)


@rule
def _play_cards(g: np.record, cards: np.record, kind: int) -> None:
    """CR 800, 1000 and 1100: run a frame of a play, an effect or a choice."""
    if kind == Frame.EFFECT:
        effect(g, cards)
    elif kind == Frame.CHOOSE:
        choosing(g, cards)
    elif kind == Frame.PAY:
        paying(g, cards)
    elif kind == Frame.DRAW:
        draw_one(g, cards)
    elif kind == Frame.FROM_DECK:
        one_from_deck(g, cards)
    elif kind == Frame.PLAY:
        play(g, cards)
    elif kind == Frame.PLAY_AT:
        play_at(g, cards)
    elif kind == Frame.APPEAR:
        appear(g, cards)
    elif kind == Frame.EVENT_EFFECT:
        event_effect(g, cards)
    elif kind == Frame.EVENT_DONE:
        event_done(g, cards)
    elif kind == Frame.FREE_PLAY:
        free_play(g, cards)
    elif kind == Frame.PUT_AWAY:
        put_away(g, cards)
    elif kind == Frame.USE:
        use(g, cards)
    elif kind == Frame.LIFE_RECOVERY:
        life_recovery(g)
    elif kind == Frame.VOID_BRINGER:
        void_bringer(g, cards)
    elif kind == Frame.REDIRECT:
        redirect(g, cards)
    elif kind == Frame.PLAY_EX:
        play_ex(g, cards)
    elif kind == Frame.ADVENT:
        advent(g, cards)
    elif kind == Frame.SHIFT:
        shift(g, cards)
    elif kind == Frame.PAY_LESS:
        pay_less(g, cards)
    else:
        stop_with(g, Fault.UNKNOWN_FRAME)


@rule
def _preprocess(g: np.record, cards: np.record, kind: int) -> None:
    """CR 700 and 900: run a frame of the preprocessing."""
    if kind == Frame.RESOLVE:
        resolve_waiting(g, cards)
    elif kind == Frame.CHARGE_EXCESS:
        trim_charge(g, cards)
    elif kind == Frame.PLAYER_DAMAGE:
        damage_life(g, cards)
    elif kind == Frame.RELOAD_LIFE:
        reload_life(g, cards)
    elif kind == Frame.CRISIS:
        turn_extra(g, cards)
    elif kind == Frame.INSTEAD:
        choose_replacement(g, cards)
    elif kind == Frame.LAST_STAND:
        last_stand(g, cards)
    else:
        stop_with(g, Fault.UNKNOWN_FRAME)


@rule
def _perform(g: np.record, cards: np.record, match: np.record) -> None:
    kind = g.agenda[g.frames - 1].kind
    # PREPROCESS is a quarter of all frames, so it is tested first.
    if kind == Frame.PREPROCESS:
        priority_preprocessing(g, cards)
        return
    group = GROUP_OF_FRAME[kind & NUMBERS - 1]
    if group == FrameGroup.PLAY:
        _play_cards(g, cards, kind)
    elif group == FrameGroup.TURN:
        _take_turn(g, cards, match, kind)
    elif group == FrameGroup.BATTLE:
        _fight(g, cards, kind)
    elif group == FrameGroup.PRIORITY:
        _preprocess(g, cards, kind)
    else:
        _prepare(g, cards, kind)


@rule
def _reload_first(g: np.record, cards: np.record) -> None:
    """CR 902.1 + 901.2a: perform Reload, which applies even in the middle of a resolution (ruling Z11)."""
    # Ruling H1: if both must reload, the turn player's Reload comes first, so it is pushed last.
    for turn in range(2):
        player = g.turn_player if turn == 1 else 1 - g.turn_player
        if must_reload(g, player):
            reload(g, cards, player)


@unit
def advance(g: np.record, cards: np.record, match: np.record) -> None:
    """Run frames until a player must decide (`g.asked`) or the game is over (`Ask.OVER`)."""
    for _ in range(limits.CHAIN):
        if g.over == 1:
            g.asked = Ask.OVER
            return
        if g.asked != Ask.NOTHING:
            return
        if g.count[0, Zone.DECK] == 0 or g.count[1, Zone.DECK] == 0:
            _reload_first(g, cards)
        _perform(g, cards, match)
    if g.asked == Ask.NOTHING:
        if g.over == 0:
            truncate(g)  # ruling Z56: a loop without a decision
        g.asked = Ask.OVER
