"""Selectors: tests whether an ability refers to a card.

A selector is a row of the card table. It is tested for a `player` (the controller) and a card `this` (the
slot that has the ability). The functions here ignore Power, which rules/values.py tests: the condition of a
continuous ability must not depend on a value that the ability changes.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import DISTANCE, PLAYER_SQUARES_MASK
from zx_env.zx.rules.aims import named_by_effect
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.grants import has_gained, has_shield, lasting_of
from zx_env.zx.rules.player_names import is_player_named, is_player_named_so
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.under import lies_so
from zx_env.zx.rules.zones import MOST_TIMES, is_same_object, seen_by, shift_on
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    THE_PLAYER,
    BattleStep,
    CardType,
    Having,
    Op,
    Side,
    Target,
    Zone,
)

BESIDE_ZX = (1 << CardType.SHIFT) | (1 << CardType.LINK)
"""Types of cards that lie on a Square beside a Z/X that may stand there."""
WITHOUT_COST = 1 << CardType.PLAYER | 1 << CardType.PLAYER_EX | 1 << CardType.SHIFT | 1 << CardType.LINK
"""Types of cards without a Cost (CR 203)."""
_SEEN_FIRST = (
    Having.NOT_THIS
    | Having.IS_THIS
    | Having.ATTACKING
    | Having.ATTACKED
    | Having.ATTACKING_YOU
    | Having.ATTACKING_PLAYER
    | Having.IS_PLAYER
    | Having.LOOKED_AT
    | Having.PICKED
    | Having.PRINTED_COST
    | Having.PRINTED_COLOR
)
"""The properties that `_has` tests first: most selectors with a `having` test no others."""
_SEEN_LAST = (
    Having.KIN_OF_KEPT
    | Having.OF_NAMED_TRIBE
    | Having.OF_NAMED_COLOR
    | Having.NAME_OF_PICKED
    | Having.NAME_OF_KEPT
    | Having.FORCE_OF_THIS
    | Having.ABOVE_THIS
    | Having.ON_ITS_SQUARE
    | Having.WITH_FORCE
    | Having.WITHOUT_FORCE
    | Having.IN_BREAK
    | Having.LIES_FACE_DOWN
)
OF_COST = Having.COST_WITHIN_RESOURCE | Having.ODD_COST | Having.EVEN_COST | Having.OF_NAMED_COST
"""Conditions on a Cost besides its bounds."""
EVERY_SQUARE = (1 << limits.SQUARES) - 1


@rule
def is_attacking(g: np.record, slot: int) -> bool:
    """CR 602.1a: return whether the card is the attacker of the current battle."""
    return (
        g.battle.stage != BattleStep.NO_BATTLE
        and g.battle.attacker == slot
        and is_same_object(g, slot, g.battle.attacker_serial)
    )


@rule
def is_attacked(g: np.record, slot: int) -> bool:
    """CR 602.1b: return whether the card is the attacked Z/X of the current battle."""
    return (
        g.battle.stage != BattleStep.NO_BATTLE
        and g.battle.attacked == slot
        and is_same_object(g, slot, g.battle.attacked_serial)
    )


@rule
def _attacks_you(g: np.record, slot: int, player: int, having: int) -> bool:
    """Return whether the card attacks the player, or a card on a Player Square if that counts (H237)."""
    if not is_attacking(g, slot):
        return False
    attacked = g.battle.attacked
    if attacked == THE_PLAYER or having & Having.ATTACKING_PLAYER != 0:
        return attacked == THE_PLAYER and owner_of(slot) != player
    # Ruling Z30: a Z/X that left and returned is not the attacked Z/X.
    return is_attacked(g, attacked) and has_bit(PLAYER_SQUARES_MASK, g.square[attacked])


@rule
def is_link(g: np.record, cards: np.record, slot: int) -> bool:
    """CR 202.2a: return whether the slot, one of the Token slots, holds a Link on a Square."""
    return g.zone[slot] == Zone.SQUARE and cards.card[g.row[slot]].kind == CardType.LINK


@rule
def is_looked_at(g: np.record, slot: int) -> bool:
    """Return whether the card is one of the looked-at cards of a deck and has not moved."""
    for i in range(g.looked_count):
        if g.looked[i] == slot and is_same_object(g, slot, g.looked_serial[i]):
            return True
    return False


@rule
def is_picked(g: np.record, slot: int) -> bool:
    """Return whether the current effect chose this card with its previous CHOOSE step."""
    for i in range(g.chosen_count[g.depth - 1, 0]):
        if g.chosen[g.depth - 1, 0, i] == slot:
            return True
    return False


@rule
def _count_in_own_zone(g: np.record, cards: np.record, slot: int, selector: int) -> int:
    """Return how many of its owner's cards in the zone of the card have the tribe or part of a name."""
    player = owner_of(slot)
    wanted = cards.selector[selector]
    n = 0
    for i in range(g.count[player, g.zone[slot]]):
        one = g.cards[player, g.zone[slot], i]
        if wanted.tribes == 0 or _is_of_tribes(g, cards, one, wanted.tribes):
            n += 1 if wanted.parts == 0 or _has_part(g, cards, one, wanted.parts) else 0
    return n


@unit
def _has_more_colors(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling H143: return whether the ability that gives the card colours works; it asks for no colours."""
    coloring = cards.coloring[g.row[slot]]
    player = owner_of(slot)
    if g.count[player, g.zone[slot]] < coloring.color_count:
        return False
    if coloring.color_player != NONE and not is_player_named_so(g, cards, coloring.color_player, player):
        return False
    if coloring.color_of != NONE:
        return _count_in_own_zone(g, cards, slot, coloring.color_of) >= coloring.color_count
    if coloring.color_needs == NONE:
        return True
    wanted = cards.selector[coloring.color_needs]
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            one = g.standing[square, i]
            fits = is_of_side(wanted.side, owner_of(one), player)
            fits = fits and has_bit(wanted.types, cards.card[g.row[one]].kind)
            if fits and wanted.tribes != 0:
                fits = _is_of_tribes(g, cards, one, wanted.tribes)
            if fits and wanted.parts != 0:
                fits = _has_part(g, cards, one, wanted.parts)
            if fits and (wanted.name == NONE or _is_named(g, cards, one, wanted.name)):
                return True
    return False


@rule
def colors_off_squares(g: np.record, cards: np.record, slot: int) -> int:
    """Return the current colours of a card that is on no Square, as bits."""
    card = cards.card[g.row[slot]]
    if has_bit(card.color_zones, g.zone[slot]) and _has_more_colors(g, cards, slot):
        return card.colors | cards.coloring[g.row[slot]].color_gains
    return card.colors


@rule
def colors_of(g: np.record, cards: np.record, slot: int) -> int:
    """CR 204: return the current colours of a card, as bits."""
    card = cards.card[g.row[slot]]
    if has_bit(card.color_zones, g.zone[slot]) and _has_more_colors(g, cards, slot):
        return card.colors | cards.coloring[g.row[slot]].color_gains
    shift = shift_on(g, slot)
    if shift != NONE:
        return card.colors | lasting_of(g, slot, Op.GRANT_COLOR) | cards.card[g.row[shift]].colors
    return card.colors | lasting_of(g, slot, Op.GRANT_COLOR)


@rule
def tribes_of(g: np.record, cards: np.record, slot: int, word: int) -> np.uint64:
    """CR 200: return word number `word` of the bits of a card's current tribes.

    Ruling H32: the upper half of an Overboost alone has no tribes.
    """
    row = g.row[slot]
    if cards.card[row].kind == CardType.ZX_OB and g.zone[slot] == Zone.DYNAMIS:
        return np.uint64(0)
    shift = shift_on(g, slot)
    # CR 202.8: a Shift adds its tribes.
    return (
        cards.tribes[row, word]
        if shift == NONE
        else cards.tribes[row, word] | cards.tribes[g.row[shift], word]
    )


@rule
def _is_of_tribes(g: np.record, cards: np.record, slot: int, tribe_set: int) -> bool:
    """Return whether the card has one of the tribes of a set; an empty set matches no card."""
    for word in range(limits.TRIBE_WORDS):
        asked = cards.tribe_set[tribe_set, word]
        if asked != 0 and asked & tribes_of(g, cards, slot, word) != 0:
            return True
    return False


@rule
def _is_named(g: np.record, cards: np.record, slot: int, name: int) -> bool:
    """Return whether the card currently has the name. CR 202.8: a Shift adds its own name."""
    if cards.card[g.row[slot]].name == name:
        return True
    shift = shift_on(g, slot)
    return shift != NONE and cards.card[g.row[shift]].name == name


@rule
def fits_player(g: np.record, cards: np.record, selector: int, slot: int, player: int) -> bool:
    """Return whether the Player card is of the side and the name of the selector, if it has a name."""
    wanted = cards.selector[selector]
    whose = owner_of(slot)
    is_named = wanted.name == NONE or is_player_named(g, cards, whose, wanted.name)
    return is_of_side(wanted.side, whose, player) and is_named


@rule
def share_name(g: np.record, cards: np.record, one: int, two: int) -> bool:
    """Return whether two cards share a name."""
    if _is_named(g, cards, one, cards.card[g.row[two]].name):
        return True
    shift = shift_on(g, two)
    return shift != NONE and _is_named(g, cards, one, cards.card[g.row[shift]].name)


@rule
def _has_part(g: np.record, cards: np.record, slot: int, part_set: int) -> bool:
    """Return whether one of the card's current names contains one of the parts of a set.

    For a set of names of abilities, return whether the card has one of them.
    """
    shift = shift_on(g, slot)
    for word in range(limits.PART_WORDS):
        asked = cards.part_set[part_set, word]
        if asked != 0:
            if asked & cards.parts[g.row[slot], word] != 0:
                return True
            if shift != NONE and asked & cards.parts[g.row[shift], word] != 0:
                return True
    return False


@rule
def is_of_side(side: int, owner: int, player: int) -> bool:
    """Return whether `owner` is on that side (terms.Side) from the point of view of `player`."""
    return side == Side.ANY or (owner == player) == (side == Side.OWN)


@rule
def is_in_state(g: np.record, cards: np.record, selector: int, slot: int) -> bool:
    """Return whether the card is in the State that the selector requires, if it requires one."""
    state = cards.selector[selector].state
    return (state == NONE) | (state == g.state[slot])


@rule
def fits_as_printed(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    """Return whether the card matches the selector by printed Cost and icons, except for Power.

    `selector` is a row of the selectors, `player` the player whose side is OWN, and `this` the card with the
    ability.
    """
    if not is_in_state(g, cards, selector, slot):
        return False
    card = cards.card[g.row[slot]]
    return fits_at_cost(g, cards, selector, slot, player, this, card.cost, card.icons)


@rule
def is_such_source(
    g: np.record, cards: np.record, selector: int, source: int, player: int, this: int
) -> bool:
    """Ruling H99: return whether the selector describes the card `source`, whose effect is carried out."""
    row = g.row[source]  # NONE: a Player without a Player card, for whom a choice is made (ruling H135)
    if row == NONE or (
        cards.selector[selector].cost_high < ANY_NUMBER and has_bit(WITHOUT_COST, cards.card[row].kind)
    ):
        return False
    return fits_as_printed(g, cards, selector, source, player, this)


@unit
def _is_of_named(g: np.record, cards: np.record, having: int, slot: int) -> bool:
    """Ruling H217: return whether the card is of the tribe, or of the color, that the effect has named."""
    named = named_by_effect(g)
    if named == 0:
        return False
    if having & Having.OF_NAMED_COLOR != 0:
        return colors_of(g, cards, slot) & named != 0
    bit = np.uint64(1) << np.uint64((named - 1) & 63)
    return tribes_of(g, cards, slot, (named - 1) >> 6) & bit != 0


@rule
def _is_cost(g: np.record, having: int, player: int, cost: int) -> bool:
    """Return whether the Cost meets the conditions on Costs in the bits (terms.Having)."""
    if having & Having.COST_WITHIN_RESOURCE != 0 and cost > g.count[player, Zone.RESOURCE]:
        return False
    if having & Having.OF_NAMED_COST != 0 and cost != named_by_effect(g) - 1:
        return False
    if having & Having.ODD_COST != 0 and cost & 1 == 0:
        return False
    return having & Having.EVEN_COST == 0 or cost & 1 == 0


@rule
def _is_asked_cost(cards: np.record, selector: int, cost: int) -> bool:
    """Ruling H144: return whether the Cost is within the bounds of the selector, and one that it names."""
    wanted = cards.selector[selector]
    if cost < wanted.cost_low or cost > wanted.cost_high:
        return False
    return wanted.costs == 0 or has_bit(wanted.costs, cost)


@rule
def _is_of_kind(g: np.record, cards: np.record, selector: int, slot: int, player: int) -> bool:
    """Return whether the card is in a zone, of a side and of a type of the selector."""
    wanted = cards.selector[selector]
    if not has_bit(wanted.zones, g.zone[slot]):
        # Ruling Z51: a moving card matches by its destination as well as by its zone.
        if slot != g.moving or not has_bit(wanted.zones, g.moving_to):
            return False
    if not is_of_side(wanted.side, owner_of(slot), player):
        return False
    return wanted.types == 0 or has_bit(wanted.types, cards.card[g.row[slot]].kind)


@unit
def fits_at_cost(
    g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int, cost: int, icons: int
) -> bool:
    """Return whether the card with this Cost and these icons matches the selector, except Power and State."""
    if not _is_of_kind(g, cards, selector, slot, player):
        return False
    wanted = cards.selector[selector]
    if wanted.is_plain == 1:
        return wanted.cost_low <= cost and cost <= wanted.cost_high
    if not _fits_further(g, cards, selector, slot, player, this, cost, icons):
        return False
    if wanted.above != NONE and not _lies_above(g, cards, selector, slot, player, this):
        return False
    return wanted.near_of == Target.NOTHING or _is_near(g, cards, selector, slot, player, this)


@unit
def _fits_further(
    g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int, cost: int, icons: int
) -> bool:
    """Like `fits_at_cost`, without what `_is_of_kind` asks and without the cards near, or under, the card."""
    wanted = cards.selector[selector]
    card = cards.card[g.row[slot]]
    # CR 204.5: a card of several colours counts as each of them.
    if wanted.colors != 0:
        printed = wanted.having & Having.PRINTED_COLOR != 0
        if wanted.colors & (card.colors if printed else colors_of(g, cards, slot)) == 0:
            return False
    if wanted.not_colors != 0:
        printed = wanted.having & Having.PRINTED_COLOR != 0
        if wanted.not_colors & (card.colors if printed else colors_of(g, cards, slot)) != 0:
            return False
    if not _is_asked_cost(cards, selector, cost):
        if wanted.cost_part == 0 or not _has_part(g, cards, slot, wanted.cost_part):
            return False
    if wanted.icons & icons != wanted.icons or wanted.not_icons & icons != 0:
        return False
    if wanted.tribes != 0 and not _is_of_tribes(g, cards, slot, wanted.tribes):
        is_event = card.kind == CardType.EVENT or card.kind == CardType.EVENT_EX
        if not is_event or not _has_part(g, cards, slot, wanted.event_part):
            return False
    if wanted.not_tribes != 0 and _is_of_tribes(g, cards, slot, wanted.not_tribes):
        return False
    if wanted.parts != 0 and not _has_part(g, cards, slot, wanted.parts):
        return False
    # Ruling H89: a Shift adds its abilities, so that their names count as well.
    if wanted.abilities != 0 and not _has_part(g, cards, slot, wanted.abilities):
        return False
    if wanted.name != NONE and not _is_named(g, cards, slot, wanted.name):
        return False
    if wanted.squares != EVERY_SQUARE:
        square = g.square[slot]
        if has_bit(wanted.zones, Zone.NOWHERE) and square == NONE:
            # The card of an occurrence may have left its Square by that occurrence (ruling Z13).
            square = g.was_on[slot]
        if square != NONE and not has_bit(wanted.squares, seen_by(square, player)):
            return False
    if wanted.having & OF_COST != 0 and not _is_cost(g, wanted.having, player, cost):
        return False
    return wanted.having == 0 or _has(g, cards, wanted.having, slot, player, this)


@unit
def _has(g: np.record, cards: np.record, having: int, slot: int, player: int, this: int) -> bool:
    """Return whether the card has all properties in the bits (terms.Having) except those on Power.

    See also: Power (rules/values.py).
    """
    if having & Having.LOOKED_AT != 0 and not is_looked_at(g, slot):
        return False
    if having & Having.PICKED != 0 and not is_picked(g, slot):
        return False
    if having & Having.NOT_THIS != 0 and slot == this:
        return False
    if having & Having.IS_THIS != 0 and slot != this:
        return False
    if having & Having.ATTACKING != 0 and not is_attacking(g, slot):
        return False
    if having & Having.ATTACKED != 0 and not is_attacked(g, slot):
        return False
    attacks = having & (Having.ATTACKING_YOU | Having.ATTACKING_PLAYER)
    if attacks != 0 and not _attacks_you(g, slot, player, having):
        return False
    if having & ~_SEEN_FIRST == 0:
        return True
    card = cards.card[g.row[slot]]
    if having & (Having.OTHER_NAME | Having.SAME_NAME) != 0:
        same = this != NONE and share_name(g, cards, slot, this)
        if having & Having.OTHER_NAME != 0 and same:
            return False
        if having & Having.SAME_NAME != 0 and not same:
            return False
    if having & (Having.WITH_SHIELD | Having.WITHOUT_SHIELD) != 0:
        if (having & Having.WITH_SHIELD != 0) != has_shield(g, slot):
            return False
    if having & Having.DAMAGED != 0 and g.damage[slot] == 0:
        return False
    if having & Having.APPEARED_THIS_TURN != 0 and g.fates[slot] & MOST_TIMES == 0:
        return False
    if having & (Having.IN_BATTLE | Having.NOT_IN_BATTLE) != 0:
        in_battle = is_attacking(g, slot) or is_attacked(g, slot)
        if having & Having.IN_BATTLE != 0 and not in_battle:
            return False
        if having & Having.NOT_IN_BATTLE != 0 and in_battle:
            return False
    if having & Having.ABILITYLESS != 0 and (card.abilityless == 0 or _has_been_given(g, slot)):
        return False
    if having & Having.NO_EX != 0 and card.kind == CardType.ZX_EX:
        return False
    if having & Having.ADJACENT != 0 and not _is_adjacent(g, slot, this):
        return False
    if having & Having.HAS_RANGE_2 != 0 and card.reach != 2:
        return False
    if having & _SEEN_LAST == 0:
        return True
    if having & Having.KIN_OF_KEPT != 0 and not _is_kin_of_kept(g, cards, slot):
        return False
    if having & (Having.OF_NAMED_TRIBE | Having.OF_NAMED_COLOR) != 0:
        if not _is_of_named(g, cards, having, slot):
            return False
    if having & Having.NAME_OF_PICKED != 0 and not _is_namesake(g, cards, slot, 0):
        return False
    if having & Having.NAME_OF_KEPT != 0 and not _is_namesake(g, cards, slot, 1):
        return False
    return lies_so(g, having, slot, this)


@unit
def _has_been_given(g: np.record, slot: int) -> bool:
    """Ruling Z58: return whether an effect or a Shift has given the card an ability or Range."""
    if shift_on(g, slot) != NONE or lasting_of(g, slot, Op.GAIN_RANGE) != 0:
        return True
    for i in range(g.granted_count):
        if has_gained(g, i, slot):
            return True
    return False


@rule
def _is_kin_of_kept(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the card shares a tribe with the second choice of the effect or its cost."""
    if g.chosen_count[g.depth - 1, 1] == 0:
        return False
    second = g.chosen[g.depth - 1, 1, 0]
    for word in range(limits.TRIBE_WORDS):
        if cards.tribes[g.row[slot], word] & cards.tribes[g.row[second], word] != 0:
            return True
    return False


@unit
def _is_namesake(g: np.record, cards: np.record, slot: int, register: int) -> bool:
    """Return whether the card shares a name with a card that the current effect has chosen."""
    if g.depth == 0:
        return False
    for i in range(g.chosen_count[g.depth - 1, register]):
        if share_name(g, cards, slot, g.chosen[g.depth - 1, register, i]):
            return True
    return False


@rule
def _is_adjacent(g: np.record, slot: int, this: int) -> bool:
    """CR 303: return whether the two cards are on Squares next to each other."""
    if this == NONE or g.square[slot] == NONE:
        return False
    # If the card with the ability has left its Square, its last Square counts (ruling Z13).
    square = g.square[this] if g.square[this] != NONE else g.was_on[this]
    return square != NONE and DISTANCE[g.square[slot], square] == 1


@unit
def _is_near(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    """CR 303: return whether the card stands next to a card that the selector names or describes."""
    square = g.square[slot]
    if square == NONE:
        return False
    wanted = cards.selector[selector]
    if wanted.near_of == Target.ALL:
        return _stands_by_one(g, cards, wanted.near, square, player, this, slot)
    if g.depth == 0 or g.frames == 0:
        return False
    if wanted.near_of == Target.THAT_CARD:
        return _is_next_to(g, g.agenda[g.frames - 1].that_slot, square)
    register = 0 if wanted.near_of == Target.CHOSEN else 1
    for i in range(g.chosen_count[g.depth - 1, register]):
        if _is_next_to(g, g.chosen[g.depth - 1, register, i], square):
            return True
    return False


@unit
def _lies_above(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    """Ruling H234: return whether cards that the selector describes lie as Force under the card."""
    wanted = cards.selector[selector]
    found = 0 if wanted.above_too != NONE else 2
    for owner in range(2):
        for i in range(g.count[owner, Zone.FORCE]):
            under = g.cards[owner, Zone.FORCE, i]
            if g.force_of[under] == slot and g.zone[slot] == Zone.SQUARE:
                found |= 1 if fits_there(g, cards, wanted.above, under, player, this) else 0
                if found & 2 == 0 and fits_there(g, cards, wanted.above_too, under, player, this):
                    found |= 2
    return found == 3


@rule
def _is_next_to(g: np.record, slot: int, square: int) -> bool:
    """Return whether the card is, or was when it left (ruling Z13), next to the Square."""
    if slot < 0:
        return False
    own = g.square[slot] if g.square[slot] != NONE else g.was_on[slot]
    return own != NONE and DISTANCE[own, square] == 1


@unit
def _stands_by_one(
    g: np.record, cards: np.record, selector: int, square: int, player: int, this: int, but: int
) -> bool:
    """Return whether a card other than `but` that matches the selector stands next to the Square."""
    for near in range(limits.SQUARES):
        if DISTANCE[near, square] == 1:
            for i in range(g.standing_count[near]):
                slot = g.standing[near, i]
                if slot != but and fits_there(g, cards, selector, slot, player, this):
                    return True
    return False


@unit
def fits_there(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    """Return whether the Z/X matches the selector, which asks for no Cost, no icon and no neighbor."""
    if not is_in_state(g, cards, selector, slot):
        return False
    if not _is_of_kind(g, cards, selector, slot, player):
        return False
    card = cards.card[g.row[slot]]
    return _fits_further(g, cards, selector, slot, player, this, card.cost, card.icons)
