"""CR 803-806: playing cards: legal Squares, costs, the play itself, and free plays.

CR 804.2: show the card, choose the Square, pay, carry it out. There is no stack: players cannot respond to a
play (ruling Z15).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import ALL_MASK
from zx_env.zx.op_groups import Frame
from zx_env.zx.quantities import IGNITED
from zx_env.zx.rules.agenda import pop, push, push_appear, push_effect, push_from
from zx_env.zx.rules.always import is_barred
from zx_env.zx.rules.ascensions import has_ascended, is_ascension, note_ascension
from zx_env.zx.rules.bits import first_of, has_bit
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import ask, ask_among
from zx_env.zx.rules.grants import give
from zx_env.zx.rules.keywords import appears_from_life
from zx_env.zx.rules.locks import lock
from zx_env.zx.rules.moves import move_from
from zx_env.zx.rules.occurrences import life_decreases, occur
from zx_env.zx.rules.payment import can_pay, pay, reboot_resources, reboot_resources_of
from zx_env.zx.rules.prices import (
    can_play_removed,
    cannot_be_played,
    cannot_be_played_by,
    is_let_free,
    is_usable,
    least_price,
    use_up_next,
    ways_to_pay_less,
    zone_after,
)
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.values import has_ignition, price_of
from zx_env.zx.rules.zones import (
    BOTH_KNOW,
    move_to_square,
    note_fate,
    note_origin,
    note_way,
    player_square_of,
    set_state,
    top_of_deck,
    turn_face_up,
)
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    Ask,
    Bar,
    CardType,
    Fate,
    Limit,
    Occurrence,
    Op,
    State,
    Target,
    Until,
    Way,
    Zone,
)


@rule
def is_event(cards: np.record, row: int) -> bool:
    """CR 202: return whether the card is an Event, which resolves; other cards are put on a Square."""
    kind = cards.card[row].kind
    return kind == CardType.EVENT or kind == CardType.EVENT_EX


@unit
def open_squares(g: np.record, player: int) -> int:
    """CR 805, manual M4: return the Squares (bits) where a player may play a Z/X."""
    foe = other(player)
    # Rule 1: not on a Square with an opponent's Z/X.  Rule 2: not on the opponent's Player Square.
    squares = ALL_MASK & ~(g.held[foe] | 1 << player_square_of(foe))
    taken = (g.held[player] | g.crowded) & squares
    while taken != 0:
        square = first_of(taken)
        taken &= taken - 1
        for i in range(g.standing_count[square]):
            slot = g.standing[square, i]
            # Rule 3: not on an own Sleep Z/X.
            if owner_of(slot) != player or g.state[slot] == State.SLEEP:
                squares &= ~(1 << square)
    # Rule 4: an own Reboot Z/X does not block; it goes to Trash afterwards (CR 905.1(i)).
    return squares


@rule
def squares_for(g: np.record, cards: np.record, player: int, card: int, squares: int) -> int:
    """Return those of the open Squares (bits) where this card may be put.

    Ruling H241: an Ascension is put on the own Player Square alone, whatever stands there.
    """
    own = 1 << player_square_of(player)
    if is_ascension(cards, g.row[card]):
        return 0 if is_barred(g, cards, card, Bar.BE_PUT_ON_PLAYER_SQUARE) else own
    if squares & own != 0 and is_barred(g, cards, card, Bar.BE_PUT_ON_PLAYER_SQUARE):
        return squares & ~own
    return squares


@rule
def has_place(g: np.record, cards: np.record, player: int, card: int) -> bool:
    """Return whether the player may put this Z/X on any Square."""
    return squares_for(g, cards, player, card, open_squares(g, player)) != 0


@unit
def can_play(
    g: np.record,
    cards: np.record,
    slot: int,
    player: int,
    resources: int,
    resource_colors: int,
    squares: int,
) -> bool:
    """Return whether a card in hand can be played and paid; `squares` (bits) are open to Z/X."""
    card = cards.card[g.row[slot]]
    if cannot_be_played(g, cards, slot):
        return False
    price = price_of(g, cards, slot)
    if not can_pay(price, card.colors, resources, resource_colors):
        if not has_bit(g.always, Op.PAY_LESS):
            return False
        price = least_price(g, cards, slot, player, price)
        if not can_pay(price, card.colors, resources, resource_colors):
            return False
    # Ruling Z18: an Event may be played even if it has nothing to choose.
    if is_event(cards, g.row[slot]):
        return is_usable(g, cards, slot, player)
    return squares_for(g, cards, player, slot, squares) != 0


@rule
def can_play_free(g: np.record, cards: np.record, slot: int, player: int, source: int) -> bool:
    """Ruling Z20: a free play needs a legal Square; ruling Z46: an Event needs its printed conditions.

    `source`: the card whose ability plays it; NONE: it is played by the rules.
    """
    if cannot_be_played_by(g, cards, slot, source) or has_ascended(g, cards, slot):
        return False
    kind = cards.card[g.row[slot]].kind
    if kind == CardType.SHIFT or kind == CardType.ZX_OB:
        return False  # ruling H207: no rule plays them so
    if is_event(cards, g.row[slot]):
        return is_usable(g, cards, slot, player)
    return has_place(g, cards, player, slot)


# -- the play ------------------------------------------------------------------------------------------


@rule
def resolve_event(
    g: np.record, cards: np.record, player: int, slot: int, origin: int, cost: int, way: int, zone: int
) -> None:
    """CR 806, manual M5: play an Event from the zone `origin`: pay its Cost, carry out its texts.

    Then it moves to `zone`.
    """
    if way & Way.BY_ABILITY == 0:
        note_fate(g, slot, Fate.PLAYED)
        occur(g, cards, Occurrence.EVENT_IS_PLAYED, slot, NONE)
    frame = g.agenda[push(g, Frame.EVENT_DONE, player, slot)]
    frame.way = way
    frame.origin = origin
    frame.zone = zone
    push(g, Frame.EVENT_EFFECT, player, slot)
    pay(g, player, cost, cards.card[g.row[slot]].colors)


@rule
def push_play(g: np.record, player: int, slot: int, origin: int, way: int, is_free: int, zone: int) -> None:
    """CR 803-806: push the play of the card from the zone `origin`; `way` is a terms.Way (0: by the rules).

    With `is_free` 1 nothing is paid. After its effect, an Event goes to `zone`.
    """
    frame = g.agenda[push(g, Frame.PLAY, player, slot)]
    frame.origin = origin
    frame.way = way
    frame.is_free = is_free
    frame.zone = zone


@rule
def play_regularly(g: np.record, player: int, slot: int) -> None:
    """CR 506.2 + 603.1b, ruling H134: push the play of a card by the rules, from where it lies."""
    push_play(g, player, slot, g.zone[slot], 0, 0, Zone.TRASH)


@rule
def pay_less_first(g: np.record, cards: np.record, player: int, slot: int, ways: int) -> None:
    """Push the step that puts cards away to lower the next payment, by the abilities `ways` (bits)."""
    if ways != 0:
        colors = cards.card[g.row[slot]].colors
        frame = g.agenda[push(g, Frame.PAY_LESS, player, slot)]
        frame.modes = ways
        # Ruling H192: without a Resource of the color no number of them pays.
        can_sleep = colors == 0 or reboot_resources_of(g, cards, player, colors) > 0
        frame.amount = reboot_resources(g, player) if can_sleep else 0


@rule
def _stays_in_dynamis(cards: np.record, row: int) -> bool:
    """Rulings H10 and H51: return whether a card of the Dynamis stays there while it is played."""
    kind = cards.card[row].kind
    return kind == CardType.ZX_EX or kind == CardType.EVENT_EX or kind == CardType.ASCENSION_EX


@rule
def _show_from_dynamis(g: np.record, cards: np.record, slot: int) -> None:
    """Show a card that is played from the Dynamis; ruling H51: an Event EX is face up from now on."""
    g.known[slot] = BOTH_KNOW
    note_ascension(g, cards, slot)
    if is_event(cards, g.row[slot]):
        turn_face_up(g, cards, slot)


@unit
def play(g: np.record, cards: np.record) -> None:
    """Frame PLAY. Ruling Z15: show the card, choose the Square, pay, then the effect.

    Ruling Z41: the card leaves its zone for the Temporary zone (CR 310) when the play begins.
    """
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    player = frame.player
    origin = frame.origin
    is_free = frame.is_free
    way = frame.way
    zone = frame.zone
    if way == 0 and origin == Zone.REMOVED and can_play_removed(g, cards, slot):
        is_free = 1  # ruling H60
    if way == 0 and origin != Zone.HAND and is_let_free(g, cards, slot):
        is_free = 1
    # Ruling H21: the Cost is the one that the card has in the zone from which it is played.
    cost = price_of(g, cards, slot) if is_free == 0 else 0
    if g.lasting_count > 0:
        use_up_next(g, cards, slot)
    if way == 0 and origin != Zone.HAND:
        zone = zone_after(g, cards, slot)
    ways = ways_to_pay_less(g, cards, slot, player) if cost > 0 and way & Way.BY_ABILITY == 0 else 0
    if origin == Zone.DYNAMIS and _stays_in_dynamis(cards, g.row[slot]):
        _show_from_dynamis(g, cards, slot)
    else:
        move_from(g, cards, slot, Zone.TEMPORARY, State.REBOOT, 0)
    pop(g)
    if is_event(cards, g.row[slot]):
        resolve_event(g, cards, player, slot, origin, cost, way, zone)
        pay_less_first(g, cards, player, slot, ways)
        return
    frame = g.agenda[push(g, Frame.PLAY_AT, player, slot)]
    frame.modes = ways
    frame.origin = origin
    frame.amount = cost
    frame.way = way if way != 0 else Way.BY_PLAY


@rule
def ask_square(g: np.record, cards: np.record, player: int, slot: int) -> None:
    """CR 805: the player chooses the Square for the Z/X that it plays."""
    forget_candidates(g)
    squares = squares_for(g, cards, player, slot, open_squares(g, player))
    for square in range(limits.SQUARES):
        if has_bit(squares, square):
            add_candidate(g, square)
    ask_among(g, Ask.SQUARE, player, slot)


@unit
def play_at(g: np.record, cards: np.record) -> None:
    """Frame PLAY_AT: choose the Square, then pay, then the Z/X appears there."""
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        ask_square(g, cards, player, slot)
        return
    origin = frame.origin
    cost = frame.amount
    way = frame.way
    ways = frame.modes
    pop(g)
    push_appear(g, player, slot, g.answer, origin, way, State.REBOOT)
    pay(g, player, cost, cards.card[g.row[slot]].colors)
    pay_less_first(g, cards, player, slot, ways)


@rule
def way_from(zone: int, way: int) -> int:
    """Return `way` (terms.Way) with the zone of origin added. Any play of the rules counts (ruling H11)."""
    if zone == Zone.HAND:
        return way | Way.FROM_HAND
    if zone == Zone.DYNAMIS:
        return way | Way.FROM_DYNAMIS
    if zone == Zone.LIFE:
        return way | Way.FROM_LIFE
    if zone == Zone.DECK:
        return way | Way.FROM_DECK
    return way


@unit
def arrive(
    g: np.record, cards: np.record, slot: int, square: int, came_from: int, way: int, state: int
) -> None:
    """Move the card from another zone to the Square with the given State, and record its `way` (terms.Way).

    `occur_arrival` triggers abilities afterwards.
    """
    remembers = has_bit(cards.card[g.row[slot]].always, Op.REMEMBER_WAY)
    move_to_square(g, cards, slot, square)
    note_origin(g, slot, came_from)
    note_way(g, slot, way)
    if remembers:
        give(g, slot, Op.REMEMBER_WAY, way, Until.LEAVES)
    if cards.card[g.row[slot]].shields > 0:
        give(g, slot, Op.SHIELD, cards.card[g.row[slot]].shields, Until.LEAVES)
    set_state(g, cards, slot, state)  # CR 303.5a: Reboot, unless the effect says Sleep


@unit
def occur_arrival(g: np.record, cards: np.record, slot: int, left: int, came_from: int, way: int) -> None:
    """Trigger the abilities that wait for a card to appear on a Square.

    `left` is the zone that the card physically left, which may be Temporary; `came_from` the zone from which
    the rules say that it appears (CR 1006.2); `way` how it appeared, terms.Way bits.
    """
    g.way = way
    if left == Zone.LIFE:
        life_decreases(g, cards, slot)
    g.origin = came_from
    occur(g, cards, Occurrence.APPEARS, slot, NONE)
    occur(g, cards, Occurrence.PUT_ON_SQUARE, slot, NONE)


@unit
def appear(g: np.record, cards: np.record) -> None:
    """Frame APPEAR. CR 1006: move the card to the Square from a zone that is not Square."""
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    square = frame.square
    origin = frame.origin
    state = frame.state
    # CR 1006.2: through the Temporary zone the card appears from the zone from which it was played.
    came_from = g.zone[slot] if origin == Zone.NOWHERE else origin
    way = way_from(came_from, frame.way)
    if frame.way & Way.BY_PLAY != 0:
        note_fate(g, slot, Fate.PLAYED)
    pop(g)
    left = g.zone[slot]
    arrive(g, cards, slot, square, came_from, way, state)
    if g.frames > 0:
        _is_still_this_card(g, cards, g.frames - 1, slot)
    occur_arrival(g, cards, slot, left, came_from, way)
    if origin == Zone.LIFE:
        appears_from_life(g, cards, slot)


@rule
def _is_still_this_card(g: np.record, cards: np.record, f: int, slot: int) -> None:
    """Ruling H116: a card that its own effect has put on a Square is still this card of that effect."""
    frame = g.agenda[f]
    if frame.kind == Frame.EFFECT and frame.slot == slot:
        step_row = cards.step[frame.step - 1]
        if step_row.op == Op.PUT and step_row.target == Target.THIS:
            frame.serial = g.serial[slot]


@unit
def event_effect(g: np.record, cards: np.record) -> None:
    """Frame EVENT_EFFECT. CR 806: carry out the texts of a played Event, in printed order."""
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    player = frame.player
    pop(g)
    card = cards.card[g.row[slot]]
    for i in range(card.abilities - 1, -1, -1):
        ability = card.ability + i
        is_text = cards.ability[ability].kind == AbilityKind.EVENT
        if is_text and cards.ability[ability].limit == Limit.NAME_LOCK:
            lock(g, cards, slot, i, ability, player)
        # Ruling Z46: conditions of the text were checked before the play, not again here.
        if is_text:
            push_effect(g, player, slot, ability, cards.ability[ability].step)


@unit
def event_done(g: np.record, cards: np.record) -> None:
    """Frame EVENT_DONE. CR 806: put a resolved Event into its owner's Trash or the zone given by its play."""
    slot = g.agenda[g.frames - 1].slot
    zone = g.agenda[g.frames - 1].zone
    pop(g)
    if g.zone[slot] == Zone.TEMPORARY:
        move_from(g, cards, slot, zone, State.REBOOT, 0)


# -- free play: Ignition and Life ------------------------------------------------------------------------


@unit
def free_play(g: np.record, cards: np.record) -> None:
    """Frame FREE_PLAY. CR 803: ask whether to play the revealed card without paying; it is optional."""
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    player = frame.player
    origin = frame.origin
    if frame.has_asked == 0 and can_play_free(g, cards, slot, player, NONE):
        frame.has_asked = 1
        ask(g, Ask.FREE_PLAY, player, 0, slot)
        return
    played = frame.has_asked == 1 and g.answer == 1
    pop(g)
    if played:
        push_play(g, player, slot, origin, Way.BY_PLAY, 1, Zone.TRASH)
    else:
        push_from(g, Frame.PUT_AWAY, player, slot, origin)


@unit
def put_away(g: np.record, cards: np.record) -> None:
    """Frame PUT_AWAY: move a revealed card that is not played: Life to Charge, or the deck to Trash."""
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    origin = frame.origin
    pop(g)
    # CR 907.2d-e: a Life card goes into Charge.  CR 505.3a: a deck card goes into Trash.
    g.way = 0 if origin == Zone.LIFE else IGNITED
    move_from(g, cards, slot, Zone.CHARGE if origin == Zone.LIFE else Zone.TRASH, State.REBOOT, 0)
    g.way = 0


@unit
def ignite(g: np.record, cards: np.record) -> None:
    """Frame IGNITION_REVEAL. CR 505.3: reveal the top card of the deck; with the icon, it may be played."""
    player = g.agenda[g.frames - 1].player
    pop(g)
    slot = top_of_deck(g, player)
    if slot == NONE:
        return
    g.known[slot] = BOTH_KNOW
    # CR 505.3a: without the Ignition icon, the card goes to Trash.
    kind = Frame.FREE_PLAY if has_ignition(g, cards, slot) else Frame.PUT_AWAY
    push_from(g, kind, player, slot, Zone.DECK)


# -- payment -----------------------------------------------------------------------------------------------
