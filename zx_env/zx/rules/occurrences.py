"""CR 809: Automatic abilities trigger when their occurrence happens, and wait for the preprocessing.

CR 809.1a: the first clause of the ability names the occurrence. The abilities are mandatory unless their text
says "may", and trigger once per occurrence (ruling Z13). See also: carrying them out (rules/priority.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import ALL_MASK
from zx_env.zx.op_groups import Frame
from zx_env.zx.quantities import BY_OTHERS, BY_THIS
from zx_env.zx.rules.always import auras_about
from zx_env.zx.rules.bits import first_of, has_bit
from zx_env.zx.rules.caused import note_caused
from zx_env.zx.rules.conditions import works_in, works_there
from zx_env.zx.rules.grants import (
    can_gain,
    granted_place,
    has_gained,
    op_of_gain,
    use_up_given,
    uses_of_given,
)
from zx_env.zx.rules.harmed import is_such_harm, kind_acting, place_of_harm
from zx_env.zx.rules.layers import fits_but_power, has_ability_but_power
from zx_env.zx.rules.locks import is_locked
from zx_env.zx.rules.selectors import fits_player, is_attacked, is_attacking, is_link, tribes_of
from zx_env.zx.rules.slots import is_player_card, owner_of, player_slot_of
from zx_env.zx.rules.under import goes_face_down
from zx_env.zx.rules.values import fits, has_ability_now
from zx_env.zx.rules.waits import has_room, place_of_that
from zx_env.zx.rules.zones import note_fate
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    BattleStep,
    Extra,
    Fate,
    Limit,
    Occurrence,
    Op,
    Phase,
    Role,
    Side,
    Zone,
)


@unit
def _waits_already(g: np.record, ability: int, step: int, slot: int, way: int, that: int) -> bool:
    """If an equal entry waits already, count the ability there once more and return True; otherwise False.

    An entry can hold several cards: `that`, the card's place in `those`, is added as one of its bits.
    """
    for i in range(g.told_from, g.waiting_count):
        waiting = g.waiting[i]
        if (
            waiting.slot == slot
            and waiting.ability == ability
            and waiting.step == step
            and waiting.serial == g.serial[slot]
            and waiting.way == way
            and waiting.times < limits.WAITING_TIMES
            and (waiting.first == limits.NO_THAT) == (that == NONE)
        ):
            if that != NONE:
                bit = that - waiting.first
                if bit < 0 or bit >= limits.THOSE_OF_ONE or has_bit(waiting.those, bit):
                    continue
                waiting.those |= 1 << bit
            waiting.times += 1
            return True
    return False


@rule
def waiting_in_all(g: np.record) -> int:
    """Count the abilities that wait. An ability that waits several times counts each time."""
    n = 0
    for i in range(g.waiting_count):
        n += g.waiting[i].times
    return n


@rule
def _wait(g: np.record, cards: np.record, ability: int, player: int, slot: int, that_slot: int) -> None:
    row = cards.ability[ability]
    way = g.way if row.occurrence == Occurrence.APPEARS else 0
    that = NONE
    if row.speaks_of_that == 1 and that_slot >= 0:
        that = place_of_that(g, that_slot, g.serial[that_slot])
    if _waits_already(g, ability, row.step, slot, way, that) or not has_room(g):
        return
    n = g.waiting_count
    waiting = g.waiting[n]
    waiting.ability = ability
    waiting.step = row.step
    waiting.player = player
    waiting.slot = slot
    waiting.serial = g.serial[slot]
    waiting.those = 0 if that == NONE else 1
    waiting.first = limits.NO_THAT if that == NONE else that
    waiting.way = way
    waiting.times = 1
    g.waiting_count = n + 1


@rule
def _plays_role(g: np.record, role: int, slot: int) -> bool:
    if role == Role.ATTACKER:
        return is_attacking(g, slot)
    if role == Role.ATTACKED:
        return is_attacked(g, slot)
    return True


@rule
def card_acting(g: np.record) -> int:
    """Ruling H22: return the card whose ability is being carried out, or NONE."""
    for f in range(g.frames - 1, -1, -1):
        kind = g.agenda[f].kind
        if kind == Frame.EFFECT:
            return g.agenda[f].slot
        if kind == Frame.PREPROCESS:
            return NONE
    return NONE


@rule
def _place_of_doer(g: np.record, occurrence: int, subject: int) -> int:
    """Ruling H170: return the place in `g.harmed` of a Z/X that an ability's damage destroys, or NONE."""
    if occurrence == Occurrence.IS_DESTROYED and g.harmed_count > 0:
        return place_of_harm(g, subject)
    return NONE


@rule
def doer_of(g: np.record, occurrence: int, subject: int) -> int:
    """Rulings H22 and H170: return the card whose ability lets the occurrence happen, or NONE."""
    by = card_acting(g)
    if by == NONE:
        place = _place_of_doer(g, occurrence, subject)
        if place != NONE:
            by = g.harmed_by[place]
    return by


@unit
def _is_done_by(g: np.record, cards: np.record, ability: int, player: int, slot: int, subject: int) -> bool:
    """Return whether the occurrence was caused by a card that the ability names."""
    ability_row = cards.ability[ability]
    by = card_acting(g)
    kind = kind_acting(g, cards)
    if by == NONE:
        place = _place_of_doer(g, ability_row.occurrence, subject)
        if place != NONE:
            by = g.harmed_by[place]
            kind = g.harmed_how[place]
    if ability_row.by_kind != NONE and kind != ability_row.by_kind:
        return False
    if ability_row.by_selector != NONE:
        is_by = by != NONE and fits(g, cards, ability_row.by_selector, by, player, slot)
        return is_by != (ability_row.by == BY_OTHERS)
    battle = g.battle
    if by == NONE and battle.stage >= BattleStep.DAMAGE and subject >= 0 and battle.attacked == subject:
        by = battle.attacker
    if ability_row.by == BY_THIS:
        return by == slot  # ruling H185
    return by != NONE and (
        ability_row.by == Side.ANY or (owner_of(by) == player) == (ability_row.by == Side.OWN)
    )


@rule
def _is_players(occurrence: int) -> bool:
    """Return whether the occurrence happens to a player: `side` selects the player, any card matches."""
    return (
        occurrence == Occurrence.LIFE_DECREASES
        or occurrence == Occurrence.IS_DRAWN
        or occurrence == Occurrence.IS_SHUFFLED
        or occurrence == Occurrence.STARTUP_IS_USED
        or occurrence == Occurrence.EVENT_IS_PLAYED
        or occurrence == Occurrence.OVERBOOSTED
    )


@unit
def _is_about(g: np.record, cards: np.record, ability: int, slot: int, subject: int, that_slot: int) -> bool:
    """Return whether the occurrence happens to the cards that the ability of the card `slot` names."""
    ability_row = cards.ability[ability]
    player = owner_of(slot)
    if subject >= 0 and (ability_row.or_this == 0 or subject != slot):
        if ability_row.selector == NONE:
            if subject != slot and not _is_players(ability_row.occurrence):
                return False
        elif not fits(g, cards, ability_row.selector, subject, player, slot):
            return False
    whose = owner_of(subject) if subject >= 0 else g.turn_player
    if (
        ability_row.side != Side.ANY
        and subject != slot
        and (whose == player) != (ability_row.side == Side.OWN)
    ):
        return False
    if ability_row.that_selector != NONE:
        if that_slot < 0 or not fits(g, cards, ability_row.that_selector, that_slot, player, slot):
            return False
    if not is_such_harm(g, cards, ability) or (ability_row.origin != NONE and ability_row.origin != g.origin):
        return False
    if ability_row.by == NONE and ability_row.by_selector == NONE:
        return True
    return _is_done_by(g, cards, ability, player, slot, subject)


@rule
def is_printed(g: np.record, cards: np.record, ability: int, slot: int) -> bool:
    """Return whether the ability is printed on the card, not granted to it."""
    card = cards.card[g.row[slot]]
    return ability >= card.ability and ability < card.ability + card.abilities


@rule
def is_under_extra(g: np.record, slot: int) -> bool:
    """Ruling H109: return whether a Player Extra lies face up on the Player card in this slot.

    They are one card: the Player card's own abilities then count as abilities that the Player Extra has
    gained.
    """
    return is_player_card(slot) and g.player_extra[owner_of(slot)] & Extra.FACE_UP != 0


@rule
def _is_below_extra(g: np.record, cards: np.record, ability: int, slot: int) -> bool:
    """Return whether the ability is printed on the Player card under a face-up Player Extra."""
    if not is_under_extra(g, slot):
        return False
    card = cards.card[g.player_card[owner_of(slot)]]
    return ability >= card.ability and ability < card.ability + card.abilities


@unit
def _times_given(g: np.record, cards: np.record, ability: int, slot: int) -> int:
    """Return how often the card has that granted ability; each grant counts as a separate ability."""
    n = 1 if _is_below_extra(g, cards, ability, slot) else 0
    for i in range(g.granted_count):
        if g.lasting[granted_place(i)].amount == ability and has_gained(g, i, slot):
            n += 1
    gain = op_of_gain(slot)
    if has_bit(g.always, gain) and g.zone[slot] == Zone.SQUARE:
        for square in range(limits.SQUARES):
            for i in range(g.standing_count[square]):
                source = g.standing[square, i]
                card = cards.card[g.row[source]]
                if has_bit(card.auras, gain):
                    for k in range(card.abilities):
                        if gained_from(g, cards, card.ability + k, source, slot) == ability:
                            n += 1
    return n


@rule
def _has_had_its_turns(g: np.record, cards: np.record, ability: int, slot: int) -> bool:
    """Return whether an ability that triggers once or twice per turn has triggered that often."""
    row = cards.ability[ability]
    if row.limit == Limit.ONCE_PER_TURN:
        if is_printed(g, cards, ability, slot):
            return has_bit(g.used[slot], row.place)
        return uses_of_given(g, slot, ability) >= _times_given(g, cards, ability, slot)
    return row.limit == Limit.TWICE_PER_TURN and has_bit(g.used[slot], row.second)


@rule
def _count_turn(g: np.record, cards: np.record, ability: int, slot: int) -> None:
    """Count one trigger of an ability that triggers once or twice per turn."""
    row = cards.ability[ability]
    if row.limit == Limit.ONCE_PER_TURN and not is_printed(g, cards, ability, slot):
        use_up_given(g, slot, ability)
    elif row.limit == Limit.ONCE_PER_TURN or row.limit == Limit.TWICE_PER_TURN:
        place = row.second if has_bit(g.used[slot], row.place) else row.place
        g.used[slot] |= 1 << place


@unit
def trigger_one(
    g: np.record, cards: np.record, ability: int, occurrence: int, slot: int, subject: int, that_slot: int
) -> int:
    """Queue ability row `ability` of the card `slot` if the occurrence triggers it; return 1 if so, else 0.

    `subject` is the card to which it happens and `that_slot` the other card in it; each can be NONE.
    """
    ability_row = cards.ability[ability]
    if ability_row.kind != AbilityKind.AUTOMATIC or ability_row.occurrence != occurrence:
        return 0
    # A leaving card triggers where it still is (ruling Z51), or in the zone where it goes.
    if not works_there(g, cards, ability, slot):
        if slot != g.moving or not works_in(cards, ability, g.moving_to) or goes_face_down(g, slot):
            return 0
    # Ruling Z45: the phase counts, not the way.
    if ability_row.phase != NONE and ability_row.phase != g.phase:
        return 0
    if ability_row.way != 0 or ability_row.not_way != 0:
        if g.way & ability_row.way != ability_row.way or g.way & ability_row.not_way != 0:
            return 0
    once = occurrence == Occurrence.BATTLE_ENDS or occurrence == Occurrence.TURN_ENDS
    # CR 605.2, 507.3: each "at the end" ability triggers at most once in this battle or turn.
    if once and (has_bit(g.triggered[slot], ability_row.place) or not _plays_role(g, ability_row.role, slot)):
        return 0
    if not _is_about(g, cards, ability, slot, subject, that_slot):
        return 0
    player = owner_of(slot)
    if not has_ability_now(g, cards, ability, player, slot):
        return 0
    if ability_row.limit == Limit.USED_UP and has_bit(g.used[slot], ability_row.place):
        return 0
    if _has_had_its_turns(g, cards, ability, slot):
        return 0
    if g.locked_count[player] > 0 and ability_row.limit != Limit.COUNTED:
        if is_locked(g, cards, slot, ability_row.place, ability, player):
            return 0
    _count_turn(g, cards, ability, slot)
    # If the ability names other cards, its "that card" is the card to which the occurrence happened.
    _wait(g, cards, ability, player, slot, subject if ability_row.selector != NONE else that_slot)
    return 1


@unit
def trigger(g: np.record, cards: np.record, occurrence: int, slot: int, subject: int, that_slot: int) -> int:
    """Let the abilities of the card `slot` wait that the occurrence to the card `subject` triggers.

    `subject` is NONE for an occurrence without a card (the start of a phase). Return how many triggered.
    """
    card = cards.card[g.row[slot]]
    n = 0
    for i in range(card.abilities):
        n += trigger_one(g, cards, card.ability + i, occurrence, slot, subject, that_slot)
    if can_gain(g, Op.GAIN_ABILITY, occurrence):
        n += _trigger_gained(g, cards, occurrence, slot, subject, that_slot)
    return n


@unit
def _trigger_gained(
    g: np.record, cards: np.record, occurrence: int, slot: int, subject: int, that_slot: int
) -> int:
    """Like `trigger`, but for the abilities that the card has gained."""
    n = 0
    for i in range(g.granted_count):
        if has_gained(g, i, slot):
            n += trigger_one(
                g, cards, g.lasting[granted_place(i)].amount, occurrence, slot, subject, that_slot
            )
    gain = op_of_gain(slot)
    squares = auras_about(g, cards, gain) & ALL_MASK if g.zone[slot] == Zone.SQUARE else 0
    while squares != 0:
        square = first_of(squares)
        squares &= squares - 1
        for i in range(g.standing_count[square]):
            source = g.standing[square, i]
            card = cards.card[g.row[source]]
            if has_bit(card.auras, gain):
                for k in range(card.abilities):
                    ability = gained_from(g, cards, card.ability + k, source, slot)
                    if ability != NONE:
                        n += trigger_one(g, cards, ability, occurrence, slot, subject, that_slot)
    return n


@unit
def gained_from(g: np.record, cards: np.record, ability: int, source: int, slot: int) -> int:
    """Return the row of the ability that `source` gives `slot` now by its Always ability, or NONE."""
    ability_row = cards.ability[ability]
    step_row = cards.step[ability_row.step]
    if ability_row.kind != AbilityKind.ALWAYS or step_row.op != op_of_gain(slot):
        return NONE
    player = owner_of(source)
    if is_player_card(slot):
        if not fits_player(g, cards, step_row.selector, slot, player):
            return NONE
    elif not fits_but_power(g, cards, step_row.selector, slot, player, source):
        return NONE
    return step_row.amount if has_ability_but_power(g, cards, ability, player, source) else NONE


@rule
def listens(g: np.record, cards: np.record, slot: int, occurrence: int) -> bool:
    """Return whether `occurrence` (terms.Occurrence) can trigger a printed Automatic ability of the card."""
    return has_bit(cards.presence[g.row[slot]].listens, occurrence)


@rule
def know_abilities(g: np.record, cards: np.record, player: int, row: int) -> None:
    """Register a card of a deck when the game begins: record where and when its abilities can matter.

    These bits let the rules skip occurrences and effects that no card of the game has. `row` is the card's
    row in the card table.
    """
    g.startup_zones[player] |= cards.card[row].startup_zones
    g.listen_zones[player] |= cards.presence[row].listen_zones
    g.heard |= cards.presence[row].listens
    g.given |= cards.presence[row].gives
    g.asked_causes |= cards.presence[row].asks_causes
    g.aura_zones[player] |= cards.presence[row].aura_zones
    g.auras[player] |= cards.card[row].auras
    g.always |= cards.card[row].always | cards.card[row].auras
    g.weakening |= cards.card[row].weakens
    g.bars_choices_only &= 1 - cards.presence[row].bars_more


@unit
def _occur_off_squares(
    g: np.record, cards: np.record, occurrence: int, subject: int, that_slot: int, player: int
) -> int:
    """Trigger the abilities of the player's cards outside Squares; return how many triggered."""
    n = 0
    for zone in range(limits.ZONE_LISTS):
        if has_bit(g.listen_zones[player], zone):
            for i in range(g.count[player, zone]):
                slot = g.cards[player, zone, i]
                if slot != subject and listens(g, cards, slot, occurrence):
                    n += trigger(g, cards, occurrence, slot, subject, that_slot)
    return n


@rule
def _player_listens(g: np.record, cards: np.record, occurrence: int, player: int) -> bool:
    """Return whether an ability that is printed on the Player card waits for the occurrence."""
    row = g.player_card[player]
    return row != NONE and has_bit(cards.presence[row].listens, occurrence)


@unit
def _occur_to_player(
    g: np.record, cards: np.record, occurrence: int, subject: int, that_slot: int, player: int
) -> int:
    """Rulings H64 and H109: trigger the abilities of the Player card; return how many triggered."""
    n = 0
    slot = player_slot_of(player)
    # A Player Extra has no Automatic abilities, so only those of the Player card itself can trigger.
    if _player_listens(g, cards, occurrence, player):
        card = cards.card[g.player_card[player]]
        for i in range(card.abilities):
            n += trigger_one(g, cards, card.ability + i, occurrence, slot, subject, that_slot)
    if can_gain(g, Op.GAIN_FOR_PLAYER, occurrence):
        n += _trigger_gained(g, cards, occurrence, slot, subject, that_slot)
    return n


@rule
def occur(g: np.record, cards: np.record, occurrence: int, subject: int, that_slot: int) -> int:
    """Let an occurrence happen to the card `subject` (or NONE); return how many abilities it triggered.

    `that_slot` is the other card in it, or NONE. Before the first turn nothing triggers.
    """
    owner = owner_of(subject) if subject >= 0 else g.turn_player
    g.happened[owner] |= 1 << occurrence
    if has_bit(NOTED, occurrence):
        note(g, occurrence, subject, owner)
    if g.asked_causes != 0 and subject >= 0:  # ruling H132: an ability of whatever card
        by = doer_of(g, occurrence, subject)
        if by != NONE:
            note_caused(g, cards, occurrence, subject, by)
    if not has_bit(g.heard, occurrence) or g.turn == 0:
        return 0
    return _occur_now(g, cards, occurrence, subject, that_slot)


@rule
def occur_unseen(g: np.record, cards: np.record, occurrence: int, subject: int) -> None:
    """Like `occur`, but the turn does not remember it: only abilities wait for it.

    Ruling H133: cards in Resource that Reboot by an ability.
    """
    if has_bit(g.heard, occurrence) and g.turn > 0:
        _occur_now(g, cards, occurrence, subject, NONE)


NOTED = sum(
    1 << occurrence
    for occurrence in (
        Occurrence.APPEARS,
        Occurrence.ATTACKS,
        Occurrence.IS_DESTROYED,
        Occurrence.LIFE_DECREASES,
        Occurrence.EVENT_IS_PLAYED,
        Occurrence.PUT_IN_RESOURCE,
        Occurrence.RETURNS_TO_HAND,
        Occurrence.IS_DISCARDED,
        Occurrence.STARTUP_IS_USED,
        Occurrence.LINK_IS_PLACED,
        Occurrence.PLAYER_IS_DAMAGED,
        Occurrence.IS_SHIFTED,
        Occurrence.MILLED,
        Occurrence.OVERBOOSTED,
    )
)
"""Occurrences (bits) that the game notes, so that players can observe the latest ones."""


@rule
def note(g: np.record, occurrence: int, slot: int, player: int) -> None:
    """Record an occurrence for observations, to the card `slot` or NONE; it replaces the oldest note."""
    noted = g.note[g.notes % limits.NOTED]
    noted.occurrence = occurrence
    noted.player = player
    noted.turn = g.turn
    noted.row = g.row[slot] if slot >= 0 else NONE
    noted.known = g.known[slot] if slot >= 0 else 0
    noted.square = g.square[slot] if slot >= 0 else NONE
    g.notes = (g.notes + 1) & 255


@unit
def _occur_now(g: np.record, cards: np.record, occurrence: int, subject: int, that_slot: int) -> int:
    n = 0
    first = g.waiting_count
    all_listen = can_gain(g, Op.GAIN_ABILITY, occurrence)
    if subject >= 0 and g.zone[subject] != Zone.SQUARE:
        if all_listen or listens(g, cards, subject, occurrence):
            n += trigger(g, cards, occurrence, subject, subject, that_slot)
    squares = g.held[0] | g.held[1]
    while squares != 0:
        square = first_of(squares)
        squares &= squares - 1
        for i in range(g.standing_count[square]):
            slot = g.standing[square, i]
            if all_listen or listens(g, cards, slot, occurrence):
                n += trigger(g, cards, occurrence, slot, subject, that_slot)
    if g.links > 0:
        for slot in range(limits.FIRST_TOKEN, limits.SLOTS):
            if is_link(g, cards, slot) and listens(g, cards, slot, occurrence):
                n += trigger(g, cards, occurrence, slot, subject, that_slot)
    for player in range(2):
        if can_gain(g, Op.GAIN_FOR_PLAYER, occurrence) or _player_listens(g, cards, occurrence, player):
            n += _occur_to_player(g, cards, occurrence, subject, that_slot, player)
        if g.listen_zones[player] != 0:
            n += _occur_off_squares(g, cards, occurrence, subject, that_slot, player)
    if occurrence == Occurrence.BATTLE_ENDS or occurrence == Occurrence.TURN_ENDS:
        # CR 605.2, 507.3: set `triggered` only now, so that an ability gained twice triggers twice.
        for i in range(first, g.waiting_count):
            slot = g.waiting[i].slot
            g.triggered[slot] |= 1 << cards.ability[g.waiting[i].ability].place
    return n


@unit
def occur_from(g: np.record, cards: np.record, slot: int, origin: int, zone: int) -> None:
    """Let the occurrences of a move from `origin` to `zone` happen, except destruction and appearing."""
    g.origin = origin
    if origin == Zone.SQUARE:
        occur(g, cards, Occurrence.LEAVES, slot, NONE)
    elif origin == Zone.LIFE:
        life_decreases(g, cards, slot)
    if zone == Zone.TRASH:
        note_fate(g, slot, Fate.PUT_IN_TRASH)
        occur(g, cards, Occurrence.PUT_IN_TRASH, slot, NONE)
        if origin == Zone.DECK:
            # Ruling Z14: MILLED is any move from the deck into Trash, whatever the cause.
            occur(g, cards, Occurrence.MILLED, slot, NONE)
        elif origin == Zone.HAND:
            by = card_acting(g)
            if by != NONE and owner_of(by) != owner_of(slot):
                g.takers[owner_of(by)] |= tribes_of(g, cards, by, 0)
            occur(g, cards, Occurrence.IS_DISCARDED, slot, NONE)
    elif zone == Zone.RESOURCE:
        if origin == Zone.HAND and g.phase == Phase.RESOURCE and owner_of(slot) == g.turn_player:
            g.no_resource &= ~(1 << g.turn_player)  # ruling H248: whatever puts it there
        occur(g, cards, Occurrence.PUT_IN_RESOURCE, slot, NONE)
    elif zone == Zone.CHARGE:
        occur(g, cards, Occurrence.PUT_IN_CHARGE, slot, NONE)
    elif zone == Zone.REMOVED and origin != Zone.REMOVED:
        # Ruling H98: from any zone, by whatever.
        occur(g, cards, Occurrence.IS_REMOVED, slot, NONE)
    elif zone == Zone.FORCE and origin != Zone.FORCE:
        # Ruling H157: by whatever it comes under a Z/X.
        occur(g, cards, Occurrence.BECOMES_FORCE, slot, NONE)
    elif zone == Zone.HAND and origin != Zone.DECK:
        occur(g, cards, Occurrence.RETURNS_TO_HAND, slot, NONE)


@rule
def occur_with_damage(g: np.record, cards: np.record, occurrence: int, subject: int, that_slot: int) -> None:
    """Like `occur`, for an occurrence with an amount of damage: the caller sets `g.harm`, this clears it."""
    occur(g, cards, occurrence, subject, that_slot)
    g.harm = 0


@rule
def forget_triggered(g: np.record) -> None:
    """After the end of a battle or a turn, allow each ability to trigger at the next such end."""
    for slot in range(limits.SLOTS):
        g.triggered[slot] = 0


@rule
def life_decreases(g: np.record, cards: np.record, slot: int) -> None:
    """Ruling Z42: each card that leaves Life is one occurrence of "Life decreases"."""
    occur(g, cards, Occurrence.LIFE_DECREASES, slot, NONE)
