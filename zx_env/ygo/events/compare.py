"""Writes events by comparing a duel with its copy from before one frame, or before one action.

Rules do not write events. Each event is a difference between the duel and its copy.

See also: entry_points.py, which runs the frames; sentences.py, the texts of events.
"""

import numpy as np

from zx_env.compiling.decorators import declare, rule, unit
from zx_env.compiling.memory import reader
from zx_env.core.events.encoding import EVENT_BUFFER, add_event, begin_instant
from zx_env.ygo import limits
from zx_env.ygo.events.kinds import CONCEDE, END, STATE, Kind
from zx_env.ygo.rules.slots import owner_of
from zx_env.ygo.state import GAME
from zx_env.ygo.terms import NONE, THE_PLAYER, Ask, Frame, Phase, Verb, Zone

declare(before=GAME, buffer=EVENT_BUFFER)

read_zone = reader(GAME, "zone")
read_place = reader(GAME, "place")
read_serial = reader(GAME, "serial")
read_known = reader(GAME, "known")
read_face = reader(GAME, "face_down")
read_position = reader(GAME, "in_defense")
read_counters = reader(GAME, "counters")
read_halved = reader(GAME, "halved")
WORD = 8
"""Number of cards that are compared at a time."""
assert limits.SLOTS % WORD == 0
BOTH_KNOW = 3
FACE_DOWN, IN_DEFENSE = 1, 2
"""Bits of the state of a card."""


@unit
def add(g: np.record, buffer: np.record, kind: int, who: int) -> int:
    """Add an event without a card to the current instant; return its index."""
    return add_event(buffer, g.turn, kind, who)


@rule
def _lying(g: np.record, slot: int) -> int:
    return g.face_down[slot] * FACE_DOWN + g.in_defense[slot] * IN_DEFENSE


@rule
def _about(g: np.record, buffer: np.record, kind: int, slot: int) -> int:
    """Add an event about a card in its current place, for its controller; return its index."""
    n = add(g, buffer, kind, g.controller[slot])
    event = buffer.event[n]
    event.row = g.row[slot]
    event.known = g.known[slot]
    event.owner = owner_of(slot)
    event.zone = g.zone[slot]
    event.place = g.place[slot]
    event.state = _lying(g, slot)
    return n


@unit
def set_cause(before: np.record, cards: np.record, buffer: np.record) -> None:
    """Set the cause of the next events: the top frame of `before`'s agenda, and the link that resolves."""
    begin_instant(buffer)
    f = before.frames - 1
    if f < 0:
        return
    buffer.frame = before.agenda[f].kind
    while f >= 0 and before.agenda[f].kind != Frame.CHAIN and before.agenda[f].kind != Frame.WINDOW:
        if before.agenda[f].kind == Frame.EFFECT:
            link = before.chain[before.agenda[f].link]
            buffer.ability = link.effect
            buffer.by = before.row[link.slot]
            return
        f -= 1


# -- cards -------------------------------------------------------------------------------------------------


@rule
def _differs(before: np.record, g: np.record, at: int) -> bool:
    """Return whether any of the eight cards in the slots from `at` on has changed."""
    words = read_zone(before, at) ^ read_zone(g, at)
    words |= read_place(before, at) ^ read_place(g, at)
    words |= read_serial(before, at) ^ read_serial(g, at)
    words |= read_known(before, at) ^ read_known(g, at)
    words |= read_face(before, at) ^ read_face(g, at)
    words |= read_position(before, at) ^ read_position(g, at)
    words |= read_counters(before, at) ^ read_counters(g, at)
    words |= read_halved(before, at) ^ read_halved(g, at)
    points = 0
    for slot in range(at, at + WORD):
        points |= (before.boost[slot] ^ g.boost[slot]) | (before.gained[slot] ^ g.gained[slot])
    return words | points != 0


@rule
def _is_field(zone: int) -> bool:
    return zone == Zone.MONSTER or zone == Zone.BACK


@unit
def _kind_of_leaving(before: np.record, g: np.record, buffer: np.record, slot: int) -> int:
    """Return the kind of event of a card that goes to the Graveyard or is banished."""
    frame = buffer.frame
    origin = before.zone[slot]
    if _is_field(origin):
        if frame == STATE or frame == Frame.DAMAGE_7:
            return Kind.DESTROY
        # Ruling YR14: a new Field Spell destroys the old one.
        if frame == Frame.ACTIVATE and origin == Zone.BACK and before.place[slot] == limits.FIELD:
            return Kind.DESTROY
        if frame == Frame.EFFECT and g.zone[slot] == Zone.GRAVEYARD:
            return Kind.DESTROY
    if g.zone[slot] == Zone.BANISHED:
        return Kind.BANISH
    return Kind.DISCARD if origin == Zone.HAND and not _is_field(origin) else Kind.SEND


@unit
def _kind_of_move(before: np.record, g: np.record, buffer: np.record, slot: int) -> int:
    origin = before.zone[slot]
    zone = g.zone[slot]
    if zone == Zone.GRAVEYARD or zone == Zone.BANISHED:
        return _kind_of_leaving(before, g, buffer, slot)
    if zone == Zone.HAND:
        return Kind.DRAW if origin == Zone.DECK else Kind.RETURN
    if zone == Zone.NOWHERE:
        return Kind.RETURN
    if zone == Zone.BACK:
        return Kind.SET if g.face_down[slot] == 1 else Kind.PUT
    if buffer.frame == Frame.SUMMON:
        return Kind.SET if g.face_down[slot] == 1 else Kind.SUMMON
    return Kind.SPECIAL_SUMMON


@unit
def _who_knows(before: np.record, g: np.record, slot: int) -> int:
    """Return the players (bits) who know which card has moved.

    They are the players who know it now, its owner if the owner knew it before, and both players if it lay
    openly before.
    """
    zone = before.zone[slot]
    hidden = zone == Zone.DECK or zone == Zone.HAND or before.face_down[slot] == 1
    if not hidden and before.known[slot] == BOTH_KNOW:
        return BOTH_KNOW
    return g.known[slot] | (before.known[slot] & 1 << owner_of(slot))


@unit
def _emit_move(before: np.record, g: np.record, buffer: np.record, slot: int) -> None:
    """Write the event of a card that has changed its zone."""
    event = buffer.event[_about(g, buffer, _kind_of_move(before, g, buffer, slot), slot)]
    event.known = _who_knows(before, g, slot)
    event.origin = before.zone[slot]
    event.from_place = before.place[slot]
    # A deck is shuffled after a card was searched in it.
    if before.zone[slot] == Zone.DECK and g.zone[slot] == Zone.MONSTER:
        shuffled = buffer.event[add(g, buffer, Kind.SHUFFLE, owner_of(slot))]
        shuffled.owner = owner_of(slot)
        shuffled.zone = Zone.DECK


@unit
def _emit_points(before: np.record, g: np.record, buffer: np.record, slot: int) -> None:
    """Write changes of the ATK of a card and of its counters."""
    if g.counters[slot] != before.counters[slot]:
        event = buffer.event[_about(g, buffer, Kind.COUNTERS, slot)]
        event.amount = g.counters[slot] - before.counters[slot]
    if g.halved[slot] > before.halved[slot]:
        _about(g, buffer, Kind.HALVE, slot)
    atk = g.boost[slot] + g.gained[slot] - before.boost[slot] - before.gained[slot]
    ends = g.halved[slot] < before.halved[slot]
    if atk != 0 and buffer.frame == Frame.EFFECT and g.face_down[slot] == 0:
        buffer.event[_about(g, buffer, Kind.ATK, slot)].amount = atk
    elif atk != 0 or ends:
        _about(g, buffer, Kind.ATK_ENDS, slot)


@unit
def _emit_card(before: np.record, g: np.record, buffer: np.record, slot: int) -> None:
    if g.row[slot] == NONE:
        return
    if g.serial[slot] != before.serial[slot] or g.zone[slot] != before.zone[slot]:
        _emit_move(before, g, buffer, slot)
        return
    if g.face_down[slot] != before.face_down[slot]:
        event = buffer.event[_about(g, buffer, Kind.TURN_DOWN if g.face_down[slot] == 1 else Kind.FLIP, slot)]
        event.known = g.known[slot] | before.known[slot]
    elif g.in_defense[slot] != before.in_defense[slot]:
        _about(g, buffer, Kind.POSITION, slot)
    elif g.known[slot] & ~before.known[slot] != 0 and before.seen[slot] == 0:
        # A player who infers where a card is (rules/seen_cards.py) is shown nothing.
        _about(g, buffer, Kind.REVEAL, slot)
    _emit_points(before, g, buffer, slot)


@unit
def _emit_cards(before: np.record, g: np.record, buffer: np.record) -> None:
    for at in range(0, limits.SLOTS, WORD):
        if _differs(before, g, at):
            for slot in range(at, at + WORD):
                _emit_card(before, g, buffer, slot)


# -- the course --------------------------------------------------------------------------------------------


@unit
def _emit_attack(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write the events of an attack: declared, another target, negated, over."""
    battle = g.battle
    attacker = battle.attacker
    if attacker == NONE:
        if before.battle.attacker != NONE:
            add(g, buffer, Kind.BATTLE_OVER, g.turn_player)
        return
    declared = before.battle.attacker == NONE
    chosen = buffer.frame == Frame.REPLAY and battle.negated == 0 and g.asked == Ask.NOTHING
    if declared or chosen or battle.target != before.battle.target:
        event = buffer.event[_about(g, buffer, Kind.ATTACK if declared else Kind.TARGET, attacker)]
        event.from_place = g.place[attacker]
        event.zone = NONE
        event.place = NONE
        if battle.target != THE_PLAYER and battle.target >= 0:
            event.other = g.row[battle.target]
            event.other_known = g.known[battle.target]
            event.zone = g.zone[battle.target]
            event.place = g.place[battle.target]
    if battle.negated == 1 and before.battle.negated == 0:
        _about(g, buffer, Kind.ATTACK_STOPS, attacker)


@unit
def _emit_course(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write changes of turn, phase, step and attack."""
    if g.turn != before.turn:
        buffer.event[add(g, buffer, Kind.TURN, g.turn_player)].amount = g.turn
    if buffer.frame == Frame.DRAW:
        # The frame DRAW carries out the whole Draw Phase. `compare` writes the event of the next phase, after
        # the event of the drawn card.
        buffer.event[add(g, buffer, Kind.PHASE, g.turn_player)].state = Phase.DRAW
    elif g.phase != before.phase:
        buffer.event[add(g, buffer, Kind.PHASE, g.turn_player)].state = g.phase
    if g.moment != before.moment:
        buffer.event[add(g, buffer, Kind.STEP, g.turn_player)].state = g.moment
    _emit_attack(before, g, buffer)


@rule
def _emit_link(g: np.record, buffer: np.record, kind: int, n: int) -> int:
    link = g.chain[n]
    place = _about(g, buffer, kind, link.slot)
    event = buffer.event[place]
    event.who = link.player
    event.ability = link.effect
    event.by = NONE
    event.amount = n + 1
    return place


@unit
def _emit_chain(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write links that are added, resolve or are negated."""
    for n in range(before.links, g.links):
        event = buffer.event[_emit_link(g, buffer, Kind.ACTIVATE, n)]
        target = g.chain[n].target
        if target >= 0:
            event.other = g.row[target]
            event.other_known = g.known[target]
    for n in range(min(before.links, g.links)):
        if g.chain[n].negated == 1 and before.chain[n].negated == 0:
            _emit_link(g, buffer, Kind.NEGATE, n)
    if buffer.frame == Frame.RESOLVE and before.frames > 0:
        n = before.agenda[before.frames - 1].link
        if n != NONE:
            works = g.agenda[g.frames - 1].kind == Frame.EFFECT
            _emit_link(g, buffer, Kind.RESOLVE if works else Kind.LAPSE, n)


@unit
def _emit_players(before: np.record, g: np.record, buffer: np.record) -> None:
    for player in range(2):
        change = g.life_points[player] - before.life_points[player]
        if change != 0:
            kind = Kind.LIFE_LOST if change < 0 else Kind.LIFE_GAINED
            event = buffer.event[add(g, buffer, kind, player)]
            event.amount = change if change > 0 else -change
            # The Life Points that are left.
            event.other = g.life_points[player]


@unit
def _emit_waiting(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write effects that have triggered."""
    for i in range(before.waiting_count, g.waiting_count):
        event = buffer.event[_about(g, buffer, Kind.TRIGGER, g.waiting[i].slot)]
        event.who = g.waiting[i].player
        event.ability = g.waiting[i].effect


@unit
def _emit_end(before: np.record, g: np.record, buffer: np.record) -> None:
    if g.over == 1 and before.over == 0:
        event = buffer.event[add(g, buffer, Kind.WIN, g.winner)]
        event.state = g.truncated
        # If an empty deck ended the duel: the players (bits) who had to draw from it.
        event.amount = g.decked_out if buffer.frame == END else 0


@unit
def compare(before: np.record, g: np.record, cards: np.record, buffer: np.record) -> None:
    """Write an event for each difference between `before` and `g`, with the cause from `set_cause`."""
    _emit_course(before, g, buffer)
    if buffer.frame < CONCEDE:
        _emit_chain(before, g, buffer)
    _emit_cards(before, g, buffer)
    _emit_players(before, g, buffer)
    _emit_waiting(before, g, buffer)
    if buffer.frame == Frame.DRAW:
        buffer.instant += 1
        buffer.event[add(g, buffer, Kind.PHASE, g.turn_player)].state = g.phase
    _emit_end(before, g, buffer)


@unit
def emit_first_hands(g: np.record, buffer: np.record) -> None:
    """Ruling YR12: write who goes first, and the hands drawn before the first turn."""
    begin_instant(buffer)
    buffer.frame = Frame.DRAW
    add(g, buffer, Kind.FIRST_PLAYER, g.turn_player)
    for player in range(2):
        for i in range(g.count[player, Zone.HAND]):
            event = buffer.event[_about(g, buffer, Kind.DRAW, g.cards[player, Zone.HAND, i])]
            event.origin = Zone.DECK


# -- answers -----------------------------------------------------------------------------------------------


@unit
def emit_answer(before: np.record, g: np.record, buffer: np.record) -> None:
    """Write the answer of the deciding player, if no later event shows it."""
    asked = before.asked
    player = before.decider
    if asked == Ask.YES_NO or asked == Ask.POSITION:
        event = buffer.event[add(g, buffer, Kind.ANSWER, player)]
        event.state = asked
        event.amount = g.answer
    elif asked == Ask.MAIN or asked == Ask.BATTLE or asked == Ask.WINDOW or asked == Ask.ANSWER:
        if g.verb == Verb.PASS or g.verb == Verb.END_BATTLE or g.verb == Verb.END_TURN:
            event = buffer.event[add(g, buffer, Kind.PASS, player)]
            event.state = asked
            event.amount = g.verb
    elif g.answer == NONE:
        buffer.event[add(g, buffer, Kind.PASS, player)].state = asked
    elif asked == Ask.CHOOSE:
        event = buffer.event[_about(g, buffer, Kind.CHOOSE, g.answer)]
        event.who = player
        event.amount = before.purpose
        # The player on whose side the chosen card lies; `who` is the player who chooses.
        event.state = g.controller[g.answer]
