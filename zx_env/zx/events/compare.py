"""Writes events by comparing a game with its copy from before one frame, or before one action.

Rules write no events: an event is a difference between the two states. See also: entry_points.py, which runs
the frames; sentences.py, the texts of events.
"""

import numpy as np

from zx_env.compiling.decorators import declare, rule, unit
from zx_env.compiling.memory import reader
from zx_env.core.events.encoding import EVENT_BUFFER, add_event, begin_instant
from zx_env.zx import limits
from zx_env.zx.events.kinds import CONCEDE, RELOAD, Kind
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.grants import granted_place
from zx_env.zx.rules.slots import is_token, owner_of, player_slot_of
from zx_env.zx.rules.zones import BOTH_KNOW, MOST_TIMES, is_same_object, player_square_of
from zx_env.zx.state import GAME
from zx_env.zx.terms import (
    NONE,
    Ask,
    BattleStep,
    Extra,
    Fate,
    Flag,
    Op,
    Side,
    State,
    Verb,
    Zone,
)

declare(before=GAME, buffer=EVENT_BUFFER)

read_zone = reader(GAME, "zone")
read_square = reader(GAME, "square")
read_state = reader(GAME, "state")
read_serial = reader(GAME, "serial")
read_known = reader(GAME, "known")
WORD = 8
"""Number of cards that are compared at a time: one byte each in a 64-bit word."""


# -- an event ----------------------------------------------------------------------------------------------


@unit
def add(g: np.record, buffer: np.record, kind: int, who: int) -> int:
    """Add an event (Kind `kind`, about player `who`) of this turn, without a card; return its index."""
    return add_event(buffer, g.turn, kind, who)


@rule
def _about(g: np.record, buffer: np.record, kind: int, who: int, slot: int) -> int:
    """Add an event about a card in its current place; return its index."""
    n = add(g, buffer, kind, who)
    event = buffer.event[n]
    event.row = g.row[slot]
    event.known = g.known[slot]
    event.owner = owner_of(slot)
    event.zone = g.zone[slot]
    event.place = g.square[slot]
    return n


@unit
def set_cause(before: np.record, cards: np.record, buffer: np.record) -> None:
    """Set the cause of the next events: the top frame, and the ability that is carried out."""
    begin_instant(buffer)
    f = before.frames - 1
    if f < 0:
        return
    buffer.frame = before.agenda[f].kind
    if buffer.frame == Frame.EFFECT:
        buffer.op = cards.step[before.agenda[f].step].op
    while f >= 0 and before.agenda[f].kind != Frame.PREPROCESS:
        frame = before.agenda[f]
        if frame.kind == Frame.EFFECT:
            buffer.ability = frame.ability
            if is_same_object(before, frame.slot, frame.serial) and before.known[frame.slot] == BOTH_KNOW:
                buffer.by = before.row[frame.slot]
            return
        f -= 1


# -- cards -------------------------------------------------------------------------------------------------


@rule
def _differs(before: np.record, g: np.record, at: int) -> bool:
    """Return whether any of the eight cards in the slots from `at` on has changed."""
    words = read_zone(before, at) ^ read_zone(g, at)
    words |= read_square(before, at) ^ read_square(g, at)
    words |= read_state(before, at) ^ read_state(g, at)
    words |= read_serial(before, at) ^ read_serial(g, at)
    words |= read_known(before, at) ^ read_known(g, at)
    points = 0
    for slot in range(at, at + WORD):
        points |= (before.damage[slot] ^ g.damage[slot]) | (before.boost[slot] ^ g.boost[slot])
    return words | points != 0


@rule
def _is_destroyed(before: np.record, g: np.record, slot: int) -> bool:
    return (g.fates[slot] >> Fate.DESTROYED) & MOST_TIMES > (
        before.fates[slot] >> Fate.DESTROYED
    ) & MOST_TIMES


@unit
def _kind_of_move(before: np.record, g: np.record, buffer: np.record, slot: int) -> int:
    origin = before.zone[slot]
    zone = g.zone[slot]
    if slot == player_slot_of(owner_of(slot)):
        return Kind.TURN_PLAYER
    if zone == Zone.NOWHERE:
        return Kind.VANISH
    if origin == Zone.SQUARE:
        if zone == Zone.SQUARE:
            return Kind.MOVE
        return Kind.DESTROY if _is_destroyed(before, g, slot) else Kind.PUT
    if zone == Zone.SQUARE:
        if buffer.frame == Frame.SHIFT:
            return Kind.SHIFT
        return Kind.PUT if buffer.op == Op.LINK else Kind.APPEAR
    if zone == Zone.TEMPORARY:
        return Kind.PLAY
    if origin == Zone.DECK and zone == Zone.HAND:
        return Kind.DRAW if buffer.frame == Frame.DRAW else Kind.PUT
    if origin == Zone.DECK and zone == Zone.LIFE:
        return Kind.RECOVER
    return Kind.DISCARD if origin == Zone.HAND and zone == Zone.TRASH else Kind.PUT


@rule
def _is_hidden(zone: int) -> bool:
    """CR 301.3b: return whether cards are hidden in this zone."""
    return zone == Zone.DECK or zone == Zone.HAND or zone == Zone.LIFE


@unit
def _who_knows(before: np.record, g: np.record, slot: int) -> int:
    """Return the players who know which card has moved, as bits.

    They are the players who know it now, its owner if it knew the card before, and both players if both knew
    it in a zone that is not hidden.
    """
    known = g.known[slot] | (before.known[slot] & 1 << owner_of(slot))
    if not _is_hidden(before.zone[slot]) and before.known[slot] == BOTH_KNOW:
        return BOTH_KNOW
    return known


@unit
def _emit_move(before: np.record, g: np.record, buffer: np.record, slot: int) -> None:
    """Write the event of a card that has changed its zone or its Square."""
    owner = owner_of(slot)
    # CR 902.1a: the whole Trash becomes the deck, which is one event for all cards.
    if buffer.frame == RELOAD and before.zone[slot] == Zone.TRASH and g.zone[slot] == Zone.DECK:
        return
    kind = _kind_of_move(before, g, buffer, slot)
    event = buffer.event[add(g, buffer, kind, owner)]
    # The shuffle in the preparation exchanges the cards of slots, so read the row before the move.
    event.row = g.row[slot] if g.zone[slot] != Zone.DECK or is_token(slot) else before.row[slot]
    event.known = _who_knows(before, g, slot)
    event.owner = owner
    event.origin = before.zone[slot]
    event.from_place = before.square[slot] if before.zone[slot] == Zone.SQUARE else before.state[slot]
    event.zone = g.zone[slot]
    event.place = g.square[slot]
    event.state = g.state[slot]
    if kind == Kind.PLAY and buffer.frame == Frame.PLAY:
        event.amount = before.agenda[before.frames - 1].is_free
    under = g.zone[slot] == Zone.FORCE or kind == Kind.SHIFT
    if under and g.force_of[slot] < limits.SLOTS:
        event.other = g.row[g.force_of[slot]]
        event.other_known = g.known[g.force_of[slot]]


@rule
def _is_of_preparation(kind: int) -> bool:
    """Return whether the frame chooses a card of the deck before the first turn."""
    return kind == Frame.START_CARD or kind == Frame.GATE_CARD or kind == Frame.STARTING_RESOURCE


@unit
def _emit_seen(before: np.record, g: np.record, buffer: np.record, slot: int) -> int:
    """Write that a player sees a card that has not moved.

    For a choice from a deck, write no event; return the players who look through the deck, as bits.
    """
    gained = g.known[slot] & ~before.known[slot]
    if g.known[slot] == BOTH_KNOW:
        _about(g, buffer, Kind.REVEAL, owner_of(slot), slot)
        return 0
    chooses = buffer.frame == Frame.CHOOSE or _is_of_preparation(buffer.frame)
    if chooses and g.zone[slot] == Zone.DECK:
        return gained
    _about(g, buffer, Kind.LOOK, 0 if has_bit(gained, 0) else 1, slot)
    return 0


@unit
def _emit_state(before: np.record, g: np.record, buffer: np.record, slot: int) -> None:
    """Write the event of a card that was turned in its place."""
    sleeps = g.state[slot] == State.SLEEP
    kind = Kind.SLEEP if sleeps else Kind.REBOOT
    if g.zone[slot] == Zone.DYNAMIS:
        kind = Kind.FACE_UP if sleeps else Kind.FACE_DOWN
    elif sleeps and buffer.frame == Frame.PAY:
        kind = Kind.PAY
    buffer.event[_about(g, buffer, kind, owner_of(slot), slot)].state = g.state[slot]


@unit
def _emit_points(before: np.record, g: np.record, buffer: np.record, slot: int) -> None:
    """Write changes of damage and Power of a card that has not moved."""
    damage = g.damage[slot] - before.damage[slot]
    if damage != 0:
        event = buffer.event[
            _about(g, buffer, Kind.DAMAGE if damage > 0 else Kind.DAMAGE_ENDS, owner_of(slot), slot)
        ]
        event.amount = damage if damage > 0 else -damage
        by = before.battle.attacker
        if buffer.frame == Frame.BATTLE_DAMAGE and by >= 0:
            event.other = g.row[by]
            event.other_known = g.known[by]
    boost = g.boost[slot] - before.boost[slot]
    if boost != 0:
        buffer.event[_about(g, buffer, Kind.POWER, owner_of(slot), slot)].amount = boost


@unit
def _emit_card(before: np.record, g: np.record, buffer: np.record, slot: int) -> int:
    """Write the changes of one card; return the players who look through a deck that contains it, as bits."""
    if g.serial[slot] != before.serial[slot] or g.zone[slot] != before.zone[slot]:
        if g.zone[slot] != Zone.NOWHERE or before.zone[slot] != Zone.NOWHERE:
            _emit_move(before, g, buffer, slot)
        return 0
    if g.square[slot] != before.square[slot]:
        _emit_move(before, g, buffer, slot)
    looks = 0
    if g.known[slot] & ~before.known[slot] != 0:
        looks = _emit_seen(before, g, buffer, slot)
    if g.state[slot] != before.state[slot]:
        _emit_state(before, g, buffer, slot)
    _emit_points(before, g, buffer, slot)
    return looks


@unit
def _emit_cards(before: np.record, g: np.record, buffer: np.record) -> None:
    first = 0
    looks = 0
    while first < limits.SLOTS:
        at = min(first, limits.SLOTS - WORD)
        if _differs(before, g, at):
            for slot in range(first, at + WORD):
                looks |= _emit_card(before, g, buffer, slot)
        first += WORD
    for player in range(2):
        if has_bit(looks, player):
            event = buffer.event[add(g, buffer, Kind.LOOK_THROUGH, player)]
            event.owner = player
            event.zone = Zone.DECK


# -- players -----------------------------------------------------------------------------------------------


@rule
def _emit_amount(g: np.record, buffer: np.record, kind: int, who: int, amount: int) -> None:
    buffer.event[add(g, buffer, kind, who)].amount = amount


@rule
def _shuffles(g: np.record, buffer: np.record, player: int) -> None:
    event = buffer.event[add(g, buffer, Kind.SHUFFLE, player)]
    event.owner = player
    event.zone = Zone.DECK


@unit
def _emit_shuffle(before: np.record, g: np.record, cards: np.record, buffer: np.record) -> None:
    """CR 1003: write the decks that the frame has shuffled: one that shuffles, and has used the dice."""
    if before.rng == g.rng:
        return
    top = before.agenda[before.frames - 1]
    kind = buffer.frame
    if _is_of_preparation(kind) or kind == Frame.MULLIGAN or kind == Frame.LAST_STAND:
        _shuffles(g, buffer, top.player)
    elif kind == Frame.EFFECT:
        step = cards.step[top.step]
        if step.op == Op.SHUFFLE or (step.op == Op.REST and step.how & Flag.SHUFFLED != 0):
            _shuffles(g, buffer, top.player if step.side != Side.ENEMY else 1 - top.player)
        elif step.how & Flag.SHUFFLED != 0:
            for player in range(2):
                if g.count[player, Zone.DECK] > before.count[player, Zone.DECK]:
                    _shuffles(g, buffer, player)


@unit
def _emit_players(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write changes of damage, Life, counters and Player Extra."""
    for player in range(2):
        damage = g.player_damage[player] - before.player_damage[player]
        if damage > 0:
            _emit_amount(g, buffer, Kind.PLAYER_DAMAGE, player, damage)
        # Counts are unsigned: np.int64 keeps the difference from wrapping around when Life is recovered.
        lost = np.int64(before.count[player, Zone.LIFE]) - g.count[player, Zone.LIFE]
        # CR 400: the Life that is put down in the preparation is not gained.
        if lost > 0 or (lost < 0 and g.turn > 0):
            event = buffer.event[add(g, buffer, Kind.LIFE_LOST if lost > 0 else Kind.LIFE_GAINED, player)]
            event.amount = lost if lost > 0 else -lost
            event.place = g.count[player, Zone.LIFE]
        for counter in range(limits.COUNTER_KINDS):
            if g.counters[player, counter] != before.counters[player, counter]:
                event = buffer.event[add(g, buffer, Kind.COUNTERS, player)]
                event.amount = g.counters[player, counter] - before.counters[player, counter]
                event.state = counter
        if g.player_extra[player] & ~before.player_extra[player] & Extra.FACE_UP != 0:
            _about(g, buffer, Kind.EXTRA, player, player_slot_of(player))


# -- the course --------------------------------------------------------------------------------------------


@unit
def _emit_course(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write changes of turn, phase, battle step and attack."""
    if g.turn != before.turn:
        _emit_amount(g, buffer, Kind.TURN, g.turn_player, g.turn)
    if buffer.frame == Frame.FIRST_HANDS:
        add(g, buffer, Kind.FIRST_PLAYER, g.turn_player)
    if g.phase != before.phase:
        buffer.event[add(g, buffer, Kind.PHASE, g.turn_player)].state = g.phase
    if g.battle.stage == before.battle.stage:
        return
    if g.battle.stage == BattleStep.NO_BATTLE:
        add(g, buffer, Kind.BATTLE_OVER, g.turn_player)
        return
    buffer.event[add(g, buffer, Kind.STEP, g.turn_player)].state = g.battle.stage
    if g.battle.stage == BattleStep.DECLARATION:
        event = buffer.event[_about(g, buffer, Kind.ATTACK, g.turn_player, g.battle.attacker)]
        event.from_place = g.square[g.battle.attacker]
        event.place = player_square_of(1 - g.turn_player)
        attacked = g.battle.attacked
        if attacked >= 0:
            event.other = g.row[attacked]
            event.other_known = g.known[attacked]
            event.place = g.square[attacked]


# -- abilities ---------------------------------------------------------------------------------------------


@unit
def _emit_ability(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write that a startup or a waiting ability is used, or a card of the Dynamis is played."""
    top = before.agenda[before.frames - 1]
    if buffer.frame == Frame.RESOLVE:
        if g.frames == before.frames and g.agenda[g.frames - 1].kind == Frame.EFFECT:
            frame = g.agenda[g.frames - 1]
            event = buffer.event[_about(g, buffer, Kind.CARRY_OUT, frame.player, frame.slot)]
            event.ability = frame.ability
            if g.serial[frame.slot] != frame.serial:
                event.row = NONE
    elif buffer.frame == Frame.USE:
        # The frame of the effect lies below that of its cost, if it has a cost.
        for f in range(before.frames - 1, g.frames):
            if g.agenda[f].kind == Frame.EFFECT and g.agenda[f].slot == top.slot:
                event = buffer.event[_about(g, buffer, Kind.USE, top.player, top.slot)]
                event.ability = g.agenda[f].ability
                return
    elif (buffer.frame == Frame.PLAY_EX or buffer.frame == Frame.SHIFT) and top.has_asked == 0:
        # Ruling H10: the card stays in the Dynamis until it appears.
        event = buffer.event[_about(g, buffer, Kind.PLAY, top.player, top.slot)]
        event.origin = Zone.DYNAMIS
        event.zone = NONE


@unit
def _emit_waiting(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write abilities that have triggered: new entries, and those that wait more often than before."""
    if buffer.frame == Frame.RESOLVE:
        return
    for i in range(g.waiting_count):
        waiting = g.waiting[i]
        times = waiting.times
        if i < before.waiting_count:
            times -= before.waiting[i].times
        if times > 0:
            event = buffer.event[_about(g, buffer, Kind.TRIGGER, waiting.player, waiting.slot)]
            event.ability = waiting.ability
            event.amount = times


@unit
def _emit_gifts(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write temporary effects on cards."""
    for i in range(before.lasting_count, g.lasting_count):
        given = g.lasting[i]
        if given.op != Op.REMEMBER_WAY and given.op != Op.USE_UP:
            event = buffer.event[_about(g, buffer, Kind.GIVE, owner_of(given.slot), given.slot)]
            event.op = given.op
            event.amount = given.amount
            event.state = given.until
    for i in range(before.granted_count, g.granted_count):
        given = g.lasting[granted_place(i)]
        event = buffer.event[_about(g, buffer, Kind.GIVE, owner_of(given.slot), given.slot)]
        event.op = Op.GAIN_ABILITY
        event.ability = given.amount
        event.state = given.until


@unit
def _emit_end(before: np.record, g: np.record, buffer: np.record) -> None:
    if g.over == 1 and before.over == 0:
        event = buffer.event[add(g, buffer, Kind.WIN, g.winner)]
        event.state = g.truncated
        # The players who have lost, as bits; the sentence of the event reads them (CR 903).
        event.amount = g.lost[0] | g.lost[1] << 1
        if buffer.frame != CONCEDE and buffer.frame != Frame.EFFECT:
            for player in range(2):
                if g.lost[player] == 1 and g.count[player, Zone.LIFE] > 0:
                    event.place = player


@unit
def compare(before: np.record, g: np.record, cards: np.record, buffer: np.record) -> None:
    """Write an event for each difference between `before` and `g`, with the cause set by `set_cause`."""
    _emit_course(before, g, buffer)
    if before.frames > 0 and buffer.frame < CONCEDE:
        _emit_ability(before, g, buffer)
        _emit_shuffle(before, g, cards, buffer)
    _emit_cards(before, g, buffer)
    if buffer.frame == RELOAD:
        for player in range(2):
            if before.count[player, Zone.DECK] == 0 and g.count[player, Zone.DECK] > 0:
                event = buffer.event[add(g, buffer, Kind.RELOAD, player)]
                event.owner = player
                event.amount = g.count[player, Zone.DECK]
    _emit_players(before, g, buffer)
    _emit_waiting(before, g, buffer)
    _emit_gifts(before, g, buffer)
    _emit_end(before, g, buffer)


# -- answers -----------------------------------------------------------------------------------------------


@rule
def _is_yes_or_no(asked: int) -> bool:
    return asked == Ask.FREE_PLAY or asked == Ask.YES_NO or asked == Ask.MULLIGAN


@unit
def emit_answer(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write an event with the deciding player's answer, if no later event would show it."""
    asked = before.asked
    player = before.decider
    if _is_yes_or_no(asked):
        event = buffer.event[add(g, buffer, Kind.ANSWER, player)]
        event.state = asked
        event.amount = g.answer
    elif asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
        if g.verb == Verb.PASS:
            buffer.event[add(g, buffer, Kind.PASS, player)].state = asked
    elif g.answer == NONE:
        buffer.event[add(g, buffer, Kind.PASS, player)].state = asked
    elif asked == Ask.CHOOSE or asked == Ask.START_CARD or asked == Ask.IGNITE:
        event = buffer.event[_about(g, buffer, Kind.CHOOSE, player, g.answer)]
        event.state = asked
        # Ruling Z23: among cards that the player cannot tell apart, chance decides later.
        if not has_bit(g.known[g.answer], player):
            event.row = NONE
    elif asked == Ask.CHOOSE_SQUARE:
        event = buffer.event[add(g, buffer, Kind.CHOOSE, player)]
        event.state = asked
        event.zone = Zone.SQUARE
        event.place = g.answer
