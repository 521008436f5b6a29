"""Which cards an ability means, and whether its conditions hold.

A selector is a row of the card table; every question is asked for a `player` (the controller) and a card
`this` (the slot that has the ability). Power is asked in rules/values.py: a continuous ability's condition
must not ask for what it changes, so the questions here know no Power.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import DISTANCE, PLAYER_SQUARES_MASK
from zx_env.zx.rules.lasting import lasting_of
from zx_env.zx.rules.zones import (
    NO_CARD,
    first_of,
    has_force,
    has_overboost,
    is_same_object,
    other,
    owner_of,
    seen_by,
    shift_on,
    stop_with,
)
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    THE_PLAYER,
    BattleStep,
    CardType,
    ConditionKind,
    Extra,
    Fault,
    Frame,
    Having,
    Op,
    Side,
    Trait,
    Way,
    Zone,
)

NO_TIMES = -10
"""In `g.locked`, which holds no other number as small: from here down it counts (ruling H58)."""
EVERY_COLOR = 31
BESIDE_ZX = (1 << CardType.SHIFT) | (1 << CardType.LINK)
"""Types of cards that lie on a Square where a Z/X may stand."""
EVERY_SQUARE = (1 << limits.SQUARES) - 1


@rule
def is_attacking(g: np.record, slot: int) -> bool:
    """CR 602.1a: the attacker of the battle being fought."""
    return (
        g.battle.stage != BattleStep.NO_BATTLE
        and g.battle.attacker == slot
        and is_same_object(g, slot, g.battle.attacker_serial)
    )


@rule
def is_attacked(g: np.record, slot: int) -> bool:
    """CR 602.1b: the attacked Z/X of the battle being fought."""
    return (
        g.battle.stage != BattleStep.NO_BATTLE
        and g.battle.attacked == slot
        and is_same_object(g, slot, g.battle.attacked_serial)
    )


@rule
def _attacks_you(g: np.record, slot: int, player: int) -> bool:
    """Attacks the player, or a card on a Player Square."""
    if not is_attacking(g, slot):
        return False
    attacked = g.battle.attacked
    if attacked == THE_PLAYER:
        return owner_of(slot) != player
    # Ruling Z30: a Z/X that left and returned is not the one that is attacked.
    return is_attacked(g, attacked) and (PLAYER_SQUARES_MASK >> g.square[attacked]) & 1 == 1


@rule
def is_link(g: np.record, cards: np.record, slot: int) -> bool:
    """CR 202.2a: whether the slot, one for Tokens, holds a Link on a Square."""
    return g.zone[slot] == Zone.SQUARE and cards.card[g.row[slot]].kind == CardType.LINK


@rule
def is_looked_at(g: np.record, slot: int) -> bool:
    """Whether the card is one of the cards of a deck that are being looked at, and still there."""
    for i in range(g.looked_count):
        if g.looked[i] == slot and is_same_object(g, slot, g.looked_serial[i]):
            return True
    return False


@rule
def is_picked(g: np.record, slot: int) -> bool:
    """Whether the choice before, of the effect that is being carried out, picked the card."""
    for i in range(g.chosen_count[g.depth - 1, 0]):
        if g.chosen[g.depth - 1, 0, i] == slot:
            return True
    return False


@rule
def colors_of(g: np.record, cards: np.record, slot: int) -> int:
    """CR 204: the colours of a card now, as bits."""
    card = cards.card[g.row[slot]]
    zone = g.zone[slot]
    # A condition on the number of cards where it lies is the only one that such an ability has.
    if (card.color_zones >> zone) & 1 == 1 and zone < limits.ZONE_LISTS:
        if g.count[owner_of(slot), zone] >= card.color_count:
            return EVERY_COLOR
    shift = shift_on(g, slot)
    if shift != NONE:
        return card.colors | lasting_of(g, slot, Op.GRANT_COLOR) | cards.card[g.row[shift]].colors
    return card.colors | lasting_of(g, slot, Op.GRANT_COLOR)


@rule
def tribes_of(g: np.record, cards: np.record, slot: int) -> int:
    """CR 200: the tribes of a card now, as bits. Ruling H32: an upper half of an Overboost alone has none."""
    card = cards.card[g.row[slot]]
    if card.kind == CardType.ZX_OB and g.zone[slot] == Zone.DYNAMIS:
        return card.tribes & np.uint64(0)
    shift = shift_on(g, slot)
    # CR 202.8: a Shift adds its tribes.
    return card.tribes if shift == NONE else card.tribes | cards.card[g.row[shift]].tribes


@rule
def _is_named(g: np.record, cards: np.record, slot: int, name: int) -> bool:
    """Whether the name is one of the card's names now: CR 202.8: a Shift adds its own."""
    if cards.card[g.row[slot]].name == name:
        return True
    shift = shift_on(g, slot)
    return shift != NONE and cards.card[g.row[shift]].name == name


@rule
def _share_name(g: np.record, cards: np.record, one: int, two: int) -> bool:
    """Whether two cards have a name in common."""
    if _is_named(g, cards, one, cards.card[g.row[two]].name):
        return True
    shift = shift_on(g, two)
    return shift != NONE and _is_named(g, cards, one, cards.card[g.row[shift]].name)


@rule
def _name_keys_of(g: np.record, cards: np.record, slot: int) -> np.uint64:
    """The asked-for parts of the card's names now, as bits."""
    keys = cards.card[g.row[slot]].name_keys
    shift = shift_on(g, slot)
    return keys if shift == NONE else keys | cards.card[g.row[shift]].name_keys


@rule
def is_of_side(side: int, owner: int, player: int) -> bool:
    """Whether cards of the owner are on that side of the player."""
    return side == Side.ANY or (owner == player) == (side == Side.OWN)


@rule
def is_in_state(g: np.record, cards: np.record, selector: int, slot: int) -> bool:
    """Whether a card is in the State that the selector asks for: most are not, where it asks for one."""
    state = cards.selector[selector].state
    return (state == NONE) | (state == g.state[slot])


@rule
def fits_but_power(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    """Whether the selector means a card, its Cost and icons as printed, its Power left aside."""
    if not is_in_state(g, cards, selector, slot):
        return False
    card = cards.card[g.row[slot]]
    return fits_at_cost(g, cards, selector, slot, player, this, card.cost, card.icons)


@unit
def fits_at_cost(
    g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int, cost: int, icons: int
) -> bool:
    """Whether the selector means a card with this Cost and these icons, Power and State left aside."""
    wanted = cards.selector[selector]
    zone = g.zone[slot]
    if (wanted.zones >> zone) & 1 == 0:
        return False
    if not is_of_side(wanted.side, owner_of(slot), player):
        return False
    card = cards.card[g.row[slot]]
    if wanted.types != 0 and (wanted.types >> card.kind) & 1 == 0:
        return False
    # CR 204.5: a card of several colours counts as each of them.
    if wanted.colors != 0 and wanted.colors & colors_of(g, cards, slot) == 0:
        return False
    if cost < wanted.cost_low or cost > wanted.cost_high:
        return False
    if wanted.icons & icons != wanted.icons or wanted.not_icons & icons != 0:
        return False
    if (wanted.tribes | wanted.not_tribes) != 0:
        tribes = tribes_of(g, cards, slot)
        if wanted.tribes != 0 and wanted.tribes & tribes == 0:
            is_event = card.kind == CardType.EVENT or card.kind == CardType.EVENT_EX
            if not is_event or wanted.event_key & _name_keys_of(g, cards, slot) == 0:
                return False
        if wanted.not_tribes & tribes != 0:
            return False
    if wanted.name_keys != 0 and wanted.name_keys & _name_keys_of(g, cards, slot) == 0:
        return False
    if wanted.name != NONE and not _is_named(g, cards, slot, wanted.name):
        return False
    if wanted.squares != EVERY_SQUARE:
        square = g.square[slot]
        if (wanted.zones >> Zone.NOWHERE) & 1 == 1 and square == NONE:
            # Asked of the card of an occurrence, which may have left the Square by it (ruling Z13).
            square = g.was_on[slot]
        if square != NONE and (wanted.squares >> seen_by(square, player)) & 1 == 0:
            return False
    if wanted.having & Having.COST_WITHIN_RESOURCE != 0 and cost > g.count[player, Zone.RESOURCE]:
        return False
    return wanted.having == 0 or _has(g, cards, wanted.having, slot, player, this)


@unit
def _has(g: np.record, cards: np.record, having: int, slot: int, player: int, this: int) -> bool:
    """Whether the card is what the bits (terms.Having) say; the highest Power is asked in rules/values.py."""
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
    if having & Having.ATTACKING_YOU != 0 and not _attacks_you(g, slot, player):
        return False
    if having < Having.OTHER_NAME:
        return True
    card = cards.card[g.row[slot]]
    if having & (Having.OTHER_NAME | Having.SAME_NAME) != 0:
        same = this != NONE and _share_name(g, cards, slot, this)
        if having & Having.OTHER_NAME != 0 and same:
            return False
        if having & Having.SAME_NAME != 0 and not same:
            return False
    if having & Having.DAMAGED != 0 and g.damage[slot] == 0:
        return False
    if having & Having.APPEARED_THIS_TURN != 0 and g.appeared[slot] == 0:
        return False
    if having & (Having.IN_BATTLE | Having.NOT_IN_BATTLE) != 0:
        in_battle = is_attacking(g, slot) or is_attacked(g, slot)
        if having & Having.IN_BATTLE != 0 and not in_battle:
            return False
        if having & Having.NOT_IN_BATTLE != 0 and in_battle:
            return False
    if having & Having.ABILITYLESS != 0 and (card.abilityless == 0 or shift_on(g, slot) != NONE):
        return False
    if having & Having.NO_EX != 0 and card.kind == CardType.ZX_EX:
        return False
    if having & Having.ADJACENT != 0 and not _is_adjacent(g, slot, this):
        return False
    if having & Having.HAS_RANGE_2 != 0 and card.reach != 2:
        return False
    if having < Having.FORCE_OF_THIS:
        return True
    if having & Having.KIN_OF_KEPT != 0 and not _is_kin_of_kept(g, cards, slot):
        return False
    return _has_force(g, having, slot, this)


@rule
def _is_kin_of_kept(g: np.record, cards: np.record, slot: int) -> bool:
    """Whether the card has a tribe of the one that the effect, or its cost, has kept."""
    if g.chosen_count[g.depth - 1, 1] == 0:
        return False
    kept = g.chosen[g.depth - 1, 1, 0]
    return cards.card[g.row[slot]].tribes & cards.card[g.row[kept]].tribes != 0


@rule
def _has_force(g: np.record, having: int, slot: int, this: int) -> bool:
    """CR 312: what the bits say about Force."""
    if having & Having.ABOVE_THIS != 0 and (g.zone[this] != Zone.FORCE or g.force_of[this] != slot):
        return False
    if having & Having.FORCE_OF_THIS != 0 and (g.zone[slot] != Zone.FORCE or g.force_of[slot] != this):
        return False
    if having & Having.ON_ITS_SQUARE != 0 and not _is_on_its_square(g, slot, this):
        return False
    if having & Having.WITH_FORCE != 0 and not has_force(g, slot):
        return False
    return not (having & Having.WITHOUT_FORCE != 0 and has_force(g, slot))


@rule
def _is_on_its_square(g: np.record, slot: int, this: int) -> bool:
    """On the Square of the card `this`; asked of what has just left its Square, from where it was."""
    square = g.square[slot] if g.square[slot] != NONE else g.was_on[slot]
    return this != NONE and square != NONE and g.square[this] == square


@rule
def _is_adjacent(g: np.record, slot: int, this: int) -> bool:
    """CR 303: on Squares next to each other."""
    if this == NONE or g.square[slot] == NONE:
        return False
    # Of a card that has left its Square its own ability still asks: from where it was (ruling Z13).
    square = g.square[this] if g.square[this] != NONE else g.was_on[this]
    return square != NONE and DISTANCE[g.square[slot], square] == 1


@unit
def _count_markers(g: np.record, cards: np.record, selector: int, player: int, this: int) -> int:
    """How many Shift cards and Links on Squares the selector means."""
    n = 0
    for owner in range(2):
        shift = g.shift[owner]
        if shift != NO_CARD and fits_but_power(g, cards, selector, shift, player, this):
            n += 1
    if g.links > 0:
        for slot in range(2 * limits.HALF, limits.SLOTS):
            if is_link(g, cards, slot) and fits_but_power(g, cards, selector, slot, player, this):
                n += 1
    return n


@rule
def count_beside(g: np.record, cards: np.record, selector: int, player: int, this: int) -> int:
    """CR 303.1: how many cards the selector means that lie on Squares and are no Z/X."""
    if cards.selector[selector].types & BESIDE_ZX == 0:
        return 0
    return _count_markers(g, cards, selector, player, this)


@rule
def enough_for(low: int, high: int) -> int:
    """How far one has to count to know whether a number is at least `low` and at most `high`."""
    return low if high >= ANY_NUMBER else high + 1


@unit
def count_of(g: np.record, cards: np.record, selector: int, player: int, this: int, enough: int) -> int:
    """How many cards the selector means; `enough` or more is as good as `enough`."""
    zones = cards.selector[selector].zones
    side = cards.selector[selector].side
    n = 0
    if (zones >> Zone.SQUARE) & 1 == 1:
        squares = g.held[0] | g.held[1]
        while squares != 0:
            square = first_of(squares)
            squares &= squares - 1
            for i in range(g.standing_count[square]):
                if fits_but_power(g, cards, selector, g.standing[square, i], player, this):
                    n += 1
                    if n >= enough:
                        return n
    for zone in range(limits.ZONE_LISTS):
        if (zones >> zone) & 1 == 1:
            for owner in range(2):
                if is_of_side(side, owner, player):
                    for i in range(g.count[owner, zone]):
                        if fits_but_power(g, cards, selector, g.cards[owner, zone, i], player, this):
                            n += 1
                            if n >= enough:
                                return n
    return n + count_beside(g, cards, selector, player, this)


@unit
def _count_different(
    g: np.record, cards: np.record, selector: int, trait: int, player: int, this: int
) -> int:
    """How many different tribes, colors or Costs the cards have that the selector means."""
    found = np.int64(0)
    zones = cards.selector[selector].zones
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            slot = g.standing[square, i]
            if (zones >> Zone.SQUARE) & 1 == 1 and fits_but_power(g, cards, selector, slot, player, this):
                found |= _bits_of(g, cards, slot, trait)
    for zone in range(limits.ZONE_LISTS):
        if (zones >> zone) & 1 == 1:
            for owner in range(2):
                for i in range(g.count[owner, zone]):
                    slot = g.cards[owner, zone, i]
                    if fits_but_power(g, cards, selector, slot, player, this):
                        found |= _bits_of(g, cards, slot, trait)
    n = 0
    while found != 0:
        n += 1
        found &= found - 1
    return n


@rule
def _bits_of(g: np.record, cards: np.record, slot: int, trait: int) -> np.int64:
    card = cards.card[g.row[slot]]
    if trait == Trait.TRIBE:
        return np.int64(tribes_of(g, cards, slot))
    if trait == Trait.COLOR:
        return np.int64(colors_of(g, cards, slot))
    return np.int64(1) << min(card.cost, 62)


@unit
def holds(g: np.record, cards: np.record, condition: int, player: int, this: int) -> bool:
    """Whether a condition holds for the controller `player` of the card `this`."""
    asked = cards.condition[condition]
    if asked.kind != ConditionKind.ANY_OF:
        return _holds_one(g, cards, condition, player, this)
    for i in range(asked.high):
        if _holds_one(g, cards, asked.selector + i, player, this):
            return True
    return False


@rule
def _is_played_regularly(g: np.record, slot: int) -> bool:
    for f in range(g.frames - 1, -1, -1):
        if g.agenda[f].kind == Frame.EVENT_DONE and g.agenda[f].slot == slot:
            return g.agenda[f].bits & Way.BY_ABILITY == 0
    return False


@rule
def player_keys_of(g: np.record, cards: np.record, player: int) -> int:
    """CR 214.2: the keys that the Player Name of a player contains.

    CR 202.7d: a Z/X Overboost without one has that of the Player card that is face down in it.
    """
    # Ruling H62: for the rest of the game the card may have other names, too.
    keys = cards.card[g.player_card[player]].player_keys | g.gained_keys[player]
    # A face-up Player Extra and the Player card below it are one card, of both names.
    if g.player_extra[player] & Extra.FACE_UP != 0:
        keys |= cards.card[g.under_player[player]].player_keys
    if has_overboost(g, player):
        own = cards.card[g.row[g.overboost[player]]].player_keys
        return keys if own == 0 else own
    return keys


@rule
def _times(g: np.record, cards: np.record, player: int, this: int) -> int:
    """Ruling H58: how often this turn the ability that is carried out was, of cards of this name."""
    place = cards.ability[g.agenda[g.frames - 1].ability].place
    key = cards.card[g.row[this]].name * limits.ABILITIES_OF_CARD + place
    for i in range(g.locked_count[player]):
        if g.locked[player, i] == key:
            return NO_TIMES - g.locked[player, i + 1]
    return 0


@unit
def _holds_one(g: np.record, cards: np.record, condition: int, player: int, this: int) -> bool:
    asked = cards.condition[condition]
    kind = asked.kind
    if kind == ConditionKind.COUNT:
        n = count_of(g, cards, asked.selector, player, this, enough_for(asked.low, asked.high))
        return asked.low <= n and n <= asked.high
    if kind == ConditionKind.TURN_OF:
        return (g.turn_player == player) == (asked.side == Side.OWN)
    if kind == ConditionKind.PLAYER_NAMED:
        # Ruling Z43: no Player card, or the virtual one: false.
        row = g.player_card[player]
        return row != NONE and player_keys_of(g, cards, player) & asked.player_keys != 0
    if kind == ConditionKind.IN_PHASE:
        return g.phase == asked.low
    if kind == ConditionKind.CAME_BY:
        return g.agenda[g.frames - 1].bits & asked.low == asked.low
    if kind == ConditionKind.NTH_TIME:
        return _times(g, cards, player, this) == asked.low
    if kind == ConditionKind.PLAYED_REGULARLY:
        return _is_played_regularly(g, this)
    if kind == ConditionKind.DIFFERENT:
        return _count_different(g, cards, asked.selector, asked.high, player, this) >= asked.low
    if kind == ConditionKind.HAPPENED:
        own = asked.side != Side.ENEMY and (g.happened[player] >> asked.low) & 1 == 1
        did = own or (asked.side != Side.OWN and (g.happened[other(player)] >> asked.low) & 1 == 1)
        return did == (asked.high > 0)
    if kind == ConditionKind.DISCARDED_TO_TRIBE:
        return g.takers[player] & asked.tribes != 0
    return g.slayers[player] & asked.tribes != 0


@rule
def has_ability(g: np.record, cards: np.record, ability: int, player: int, this: int) -> bool:
    """Whether the card has the ability now: everything that gates it holds."""
    first = cards.ability[ability].condition
    for i in range(cards.ability[ability].conditions):
        if not holds(g, cards, first + i, player, this):
            return False
    return True


@unit
def ability_of_kind(cards: np.record, row: int, kind: int) -> int:
    """The row of the card's ability of that kind, or NONE."""
    for i in range(cards.card[row].abilities):
        if cards.ability[cards.card[row].ability + i].kind == kind:
            return int(cards.card[row].ability) + i
    return NONE


@rule
def works_in(cards: np.record, ability: int, zone: int) -> bool:
    """Whether the ability is valid in that zone (the printed 有効)."""
    return (cards.ability[ability].valid_in >> zone) & 1 == 1


@rule
def forget_candidates(g: np.record) -> None:
    """Begin a new list of what can be chosen."""
    g.candidates = 0
    g.page = 0


@rule
def add_candidate(g: np.record, thing: int) -> None:
    """One more slot, Square or place that can be chosen."""
    n = g.candidates
    if n >= limits.CANDIDATES:
        stop_with(g, Fault.CANDIDATES_FULL)
        return
    g.candidate[n] = thing
    g.candidates = n + 1


@rule
def add_zone(g: np.record, player: int, zone: int) -> None:
    """Every card of a player's zone can be chosen."""
    for i in range(g.count[player, zone]):
        add_candidate(g, g.cards[player, zone, i])


@rule
def add_life(g: np.record, player: int) -> None:
    """Every card in a player's Life, as its opponent may choose among them (ruling Z23)."""
    add_zone(g, player, Zone.LIFE)


@rule
def is_known_to(g: np.record, slot: int, player: int) -> bool:
    """Whether the player knows what the card is."""
    return (g.known[slot] >> player) & 1 == 1


@rule
def knows_life_of(g: np.record, player: int) -> bool:
    """Whether the opponent knows a card in the player's Life, so that it can tell cards apart."""
    for i in range(g.count[player, Zone.LIFE]):
        if is_known_to(g, g.cards[player, Zone.LIFE, i], other(player)):
            return True
    return False
