"""CR 200: current parameters of a card: the printed value and everything that applies (ruling Z33).

Queries only; nothing here changes the game.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.core.stepping.template import bind_to
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.quantities import RAISED_TIMES, Bounded, Measure
from zx_env.zx.rules.aims import card_of
from zx_env.zx.rules.always import auras_about, is_as_printed, is_kept_off, value_among, value_for, value_of
from zx_env.zx.rules.amounts import BITS, COST, HIGHEST, RAISES, SUM, TIMES, can_do, with_amount
from zx_env.zx.rules.beside import count_beside
from zx_env.zx.rules.bits import count_bits, has_bit
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.compared import compares, worked_out
from zx_env.zx.rules.conditions import in_bounds
from zx_env.zx.rules.counting import (
    NO_NUMBER,
    count_fates,
    enough_for,
    extreme,
    is_extreme,
    with_extreme,
)
from zx_env.zx.rules.grants import lasting_of, points, power_set, raised_for_a_while
from zx_env.zx.rules.kept_off import may_change, next_source
from zx_env.zx.rules.layers import (
    CHANGE_ICONS,
    asks_cost,
    asks_for_gained,
    asks_icons,
    cost_for_a_while,
    gains_ability,
    has_ability_but_power,
    holds_but_power,
)
from zx_env.zx.rules.search import CANDIDATES, TEMPLATE, search
from zx_env.zx.rules.selectors import (
    colors_of,
    fits_as_printed,
    fits_at_cost,
    fits_player,
    is_in_state,
    is_link,
)
from zx_env.zx.rules.slots import NO_CARD, owner_of, player_slot_of
from zx_env.zx.rules.zones import LAST_SERIAL
from zx_env.zx.terms import (
    ANY_NUMBER,
    ANY_POWER,
    NONE,
    CardType,
    ConditionKind,
    Having,
    Icon,
    Op,
    Target,
    Zone,
)

LOWEST_POWER = -32768
CHANGE_POWER = 1 << Op.GAIN_POWER | 1 << Op.SET_POWER
"""In `always` of a card: operations that change its Power."""
CHANGE_OTHERWISE = 1 << Op.POWER_WITH_RANGE | 1 << Op.POWER_OF_RANGED | 1 << RAISED_TIMES
"""Changes of Power that depend on the Range of Z/X, or on other changes of Power, as bits."""


@rule
def power_of(g: np.record, cards: np.record, slot: int) -> int:
    """CR 208: return the current Power, in points, which damage never lowers.

    CR 904.2: a Z/X with Power 0 or less is destroyed.
    """
    return power_among(g, cards, slot, auras_about(g, cards, Op.GAIN_POWER))


@rule
def power_among(g: np.record, cards: np.record, slot: int, auras: int) -> int:
    """Like `power_of`, but with the result of `auras_about`, which a caller computes once for many cards."""
    power = cards.card[g.row[slot]].power + g.boost[slot]
    # Shortcut for most cards: only `boost` changes their Power.
    if auras == 0 and not _may_change_power(g, cards, slot):
        return power
    return _power_now(g, cards, slot, auras, power)


@rule
def _may_change_power(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether anything besides `boost` and `auras_about` may change the Power: a quick test."""
    return (
        g.lasting_count + g.granted_count > 0
        or g.always & CHANGE_OTHERWISE != 0
        or cards.card[g.row[slot]].always & CHANGE_POWER != 0
    )


@unit
def _power_now(g: np.record, cards: np.record, slot: int, auras: int, power: int) -> int:
    # Ruling Z33: a Power that "becomes" a value replaces the printed one; then come additions.
    if g.lasting_count > 0 or has_bit(g.always, Op.SET_POWER):
        power += _set_power(g, cards, slot)
    power += lasting_of(g, slot, Op.GAIN_POWER)
    power = value_among(g, cards, slot, Op.GAIN_POWER, SUM, power, auras)
    if may_change(g, cards, slot, Op.POWER_WITH_RANGE):
        power += _power_with_range(g, cards, slot, SUM)
    # Range never depends on Power.
    if has_bit(g.always, Op.POWER_OF_RANGED) and reach_of(g, cards, slot) > 1:
        power = value_of(g, cards, slot, Op.POWER_OF_RANGED, SUM, power)
    if has_bit(g.always, RAISED_TIMES):
        times = value_of(g, cards, slot, RAISED_TIMES, TIMES, 1)
        if times > 1:
            power = points(power + (times - 1) * _raised(g, cards, slot, auras))
    return power


@unit
def _raised(g: np.record, cards: np.record, slot: int, auras: int) -> int:
    """Ruling H215: return by how much the Power of the card is raised, whatever lowers it."""
    raised = g.raised[slot] + raised_for_a_while(g, slot)
    raised = value_among(g, cards, slot, Op.GAIN_POWER, RAISES, raised, auras)
    if may_change(g, cards, slot, Op.POWER_WITH_RANGE):
        raised += _power_with_range(g, cards, slot, RAISES)
    if has_bit(g.always, Op.POWER_OF_RANGED) and reach_of(g, cards, slot) > 1:
        raised = value_of(g, cards, slot, Op.POWER_OF_RANGED, RAISES, raised)
    return raised


@unit
def _set_power(g: np.record, cards: np.record, slot: int) -> int:
    """Return the set Power minus the printed one, or 0; effects take precedence over Always abilities."""
    power = power_set(g, slot)
    if power == NONE:
        power = value_of(g, cards, slot, Op.SET_POWER, HIGHEST, NONE)
    return 0 if power == NONE else power - cards.card[g.row[slot]].power


@rule
def cost_of(g: np.record, cards: np.record, slot: int) -> int:
    """CR 203: return the current Cost: the Resources that a play sleeps. Ruling Z17: reductions stop at 1."""
    cost = value_of(g, cards, slot, Op.GAIN_COST, COST, cards.card[g.row[slot]].cost)
    if g.lasting_count > 0 and has_bit(g.always, Op.GAIN_COST):
        return cost_for_a_while(g, cards, slot, cost)
    return cost


@rule
def price_of(g: np.record, cards: np.record, slot: int) -> int:
    """Return how many Resources a play of the card sleeps: its Cost, or 0 if it is played without paying."""
    if value_of(g, cards, slot, Op.FREE_PLAYED, BITS, 0) != 0:
        return 0
    # Ruling H104: what makes only the play cheaper does not change the Cost.
    cost = value_of(g, cards, slot, Op.LESS_TO_PLAY, COST, cost_of(g, cards, slot))
    return cost if g.lasting_count == 0 else next_price(g, cards, slot, cost)


@rule
def reach_of(g: np.record, cards: np.record, slot: int) -> int:
    """CR 1104: return the largest distance at which the Z/X can attack, 1 without Range."""
    reach = cards.card[g.row[slot]].reach
    return reach if is_as_printed(g, cards, slot, Op.GAIN_RANGE) else _reach_now(g, cards, slot, reach)


@unit
def _reach_now(g: np.record, cards: np.record, slot: int, reach: int) -> int:
    reach = max(reach, lasting_of(g, slot, Op.GAIN_RANGE))
    return value_of(g, cards, slot, Op.GAIN_RANGE, HIGHEST, reach)


@unit
def _power_with_range(g: np.record, cards: np.record, slot: int, how: int) -> int:
    """Ruling H63: return the Power gained while an own Z/X has Range 2; Range never depends on Power."""
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            other = g.standing[square, i]
            if owner_of(other) == owner_of(slot) and reach_of(g, cards, other) == 2:
                return value_of(g, cards, slot, Op.POWER_WITH_RANGE, how, 0)
    return 0


@rule
def icons_of(g: np.record, cards: np.record, slot: int) -> int:
    """CR 206: return the current icons and yes-or-no keywords, as bits (terms.Icon)."""
    icons = cards.card[g.row[slot]].icons
    return icons if g.always & CHANGE_ICONS == 0 else _icons_now(g, cards, slot, icons)


@unit
def _icons_now(g: np.record, cards: np.record, slot: int, icons: int) -> int:
    icons = value_of(g, cards, slot, Op.GAIN_ICON, BITS, icons)
    return icons & ~value_of(g, cards, slot, Op.LOSE_ICON, BITS, 0)


@rule
def has_icon(g: np.record, cards: np.record, slot: int, icon: int) -> bool:
    """CR 206: return whether the card has the icon or yes-or-no keyword (terms.Icon)."""
    return icons_of(g, cards, slot) & icon != 0


@rule
def has_ignition(g: np.record, cards: np.record, slot: int) -> bool:
    """CR 206: return whether the card has the Ignition icon."""
    return has_icon(g, cards, slot, Icon.IGNITION)


@rule
def charge_limit_of(g: np.record, cards: np.record, player: int) -> int:
    """CR 906.1: return the most Charge cards that a player may have, ANY_NUMBER without a limit.

    Always abilities can change the limit of 4.
    """
    if value_for(g, cards, player, Op.CHARGE_UNLIMITED, BITS, 0) != 0:
        return ANY_NUMBER
    return max(value_for(g, cards, player, Op.CHARGE_MORE, SUM, limits.CHARGE_LIMIT), 0)


@rule
def hand_limit_of(g: np.record, cards: np.record, player: int) -> int:
    """CR 507.8: return the most cards in the hand that a player keeps; Always abilities can change the 6."""
    return max(value_for(g, cards, player, Op.HAND_MORE, SUM, limits.HAND_LIMIT), 0)


@rule
def fits(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    """Return whether the card matches the selector, with its current Cost, icons, Power and State.

    `selector` is a row of the selectors, `player` the player whose side is OWN, and `this` the card with the
    ability.
    """
    bound = _bound_of(g, cards, selector, player, this)
    return _fits_within(g, cards, selector, slot, player, this, bound)


@rule
def _fits_within(
    g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int, bound: int
) -> bool:
    """Like `fits`, but with the selector's computed `bound`."""
    if not is_in_state(g, cards, selector, slot):
        return False
    wanted = cards.selector[selector]
    cost = cards.card[g.row[slot]].cost
    if asks_cost(g, cards, selector):
        cost = cost_of(g, cards, slot)
    icons = cards.card[g.row[slot]].icons
    if asks_icons(g, cards, selector):
        icons = icons_of(g, cards, slot)
    if not fits_at_cost(g, cards, selector, slot, player, this, cost, icons):
        return False
    if asks_for_gained(g, cards, selector) and gains_ability(g, cards, slot):
        return False
    if (wanted.near != NONE) & (wanted.near_of == Target.NOTHING):
        if not _lies_under(g, cards, wanted.near, slot, player, this):
            return False
    more = wanted.having & (Having.MORE_POWER | Having.RAISED_POWER) != 0
    plain = wanted.power_low <= -ANY_POWER and wanted.power_high >= ANY_POWER and wanted.bounded == 0
    if plain and not more:
        return True
    power = power_of(g, cards, slot)
    if wanted.having & Having.RAISED_POWER != 0 and power <= cards.card[g.row[slot]].power:
        return False  # ruling H90
    if wanted.having & Having.MORE_POWER != 0 and power <= _measured_of_this(g, cards, this, Measure.POWER):
        return False
    if power < wanted.power_low or power > wanted.power_high:
        return False
    return wanted.bounded == 0 or _is_within(g, cards, wanted.bounded, slot, bound)


@unit
def _lies_under(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    """Ruling H137: return whether the card is Force of a Z/X that matches the selector."""
    above = g.force_of[slot]
    if g.zone[slot] != Zone.FORCE or above == NO_CARD or not is_in_state(g, cards, selector, above):
        return False
    icons = cards.card[g.row[above]].icons
    return fits_at_cost(g, cards, selector, above, player, this, cost_of(g, cards, above), icons)


@unit
def _is_within(g: np.record, cards: np.record, bounded: int, slot: int, bound: int) -> bool:
    """Return whether Cost and Power of the card respect the bound, as far as `bounded` requires it."""
    if bound == NO_NUMBER:
        return False  # ruling H231
    if bounded & (Bounded.COST_AT_MOST | Bounded.COST_AT_LEAST) != 0:
        cost = cost_of(g, cards, slot)
        if bounded & Bounded.COST_AT_MOST != 0 and cost > bound:
            return False
        if bounded & Bounded.COST_AT_LEAST != 0 and cost < bound:
            return False
    if bounded & (Bounded.POWER_AT_MOST | Bounded.POWER_AT_LEAST) != 0:
        power = power_of(g, cards, slot)
        if bounded & Bounded.POWER_AT_MOST != 0 and power > bound:
            return False
        if bounded & Bounded.POWER_AT_LEAST != 0 and power < bound:
            return False
    return True


@unit
def _measured(g: np.record, cards: np.record, slot: int, measure: int) -> int:
    """Return the card's current Cost or Power, of which the quantities.Measure is a total or an extreme."""
    of_power = (measure == Measure.POWER) | (measure >= Measure.HIGHEST_POWER)
    return power_of(g, cards, slot) if of_power else cost_of(g, cards, slot)


@rule
def _place_of_last(g: np.record, slot: int, serial: int) -> int:
    """Return the place of the stored Cost and Power of the card that had the serial.

    Return NONE if the card is still on its Square, or if nothing was stored.
    """
    if g.serial[slot] == serial and g.zone[slot] == Zone.SQUARE:
        return NONE
    place = NONE
    for i in range(g.last_count):
        if g.last_slot[i] == slot:
            if g.last_serial[i] == serial:
                return i
            # The move by which the card left its Square increased its serial by 1.
            if g.last_serial[i] == (serial - 1) & LAST_SERIAL:
                place = i
    return place


@unit
def _last_measured(g: np.record, cards: np.record, slot: int, serial: int, measure: int) -> int:
    """Ruling Z13: return the Cost or Power that the card with the serial has now, or had when it left."""
    place = _place_of_last(g, slot, serial) if g.last_count > 0 else NONE
    if place == NONE:
        return _measured(g, cards, slot, measure)
    return g.last_cost[place] if measure == Measure.COST else g.last_power[place]


@unit
def _measured_of_this(g: np.record, cards: np.record, this: int, measure: int) -> int:
    """Like `_last_measured`, for the card `this` with the ability of the current effect."""
    f = g.frames - 1
    serial = g.serial[this]
    if f >= 0 and g.agenda[f].kind == Frame.EFFECT and g.agenda[f].slot == this:
        serial = g.agenda[f].serial
    return _last_measured(g, cards, this, serial, measure)


@unit
def total_gathered(g: np.record, cards: np.record, measure: int) -> int:
    """Return the total Cost or Power of all candidates, as `measure` (quantities.Measure) says."""
    total = 0
    for i in range(g.candidates):
        total += _measured(g, cards, g.candidate[i], measure)
    return total


@unit
def extreme_gathered(g: np.record, cards: np.record, measure: int) -> int:
    """Return the highest or lowest Cost or Power of all candidates (quantities.Measure), or NO_NUMBER."""
    n = 0
    for i in range(g.candidates):
        n = with_extreme(measure, n, _measured(g, cards, g.candidate[i], measure))
    return extreme(n)


@unit
def total_about(g: np.record, cards: np.record, f: int, about: int, measure: int) -> int:
    """Return the total Cost or Power of the cards that `about` refers to in the effect at place `f`."""
    frame = g.agenda[f]
    if about == Target.THIS:
        return _last_measured(g, cards, frame.slot, frame.serial, measure)
    if about == Target.THAT_CARD:
        if frame.that_slot < 0:
            return 0
        return _last_measured(g, cards, frame.that_slot, frame.that_serial, measure)
    total = 0
    for i in range(limits.CHOSEN):
        slot = card_of(g, f, about, i)
        if slot == NONE:
            return total
        total += _measured(g, cards, slot, measure)
    return total


@rule
def _bound_of(g: np.record, cards: np.record, selector: int, player: int, this: int) -> int:
    """Return the computed bound of a selector, 0 without one."""
    if cards.selector[selector].bounded == 0:
        return 0
    return bound_now(g, cards, cards.selector[selector].bound, player, this)


@unit
def bound_now(g: np.record, cards: np.record, bound: int, player: int, this: int) -> int:
    """Return a computed number (BOUND) for the card `this` of the player, by current values."""
    row = cards.bound[bound]
    if row.about == Target.THIS:
        return row.plus + row.amount * _measured_of_this(g, cards, this, row.measure)
    if row.about != Target.NOTHING:
        return row.plus + row.amount * total_about(g, cards, g.frames - 1, row.about, row.measure)
    if cards.selector[row.selector].fate != NONE:
        n = count_fates(g, cards, row.selector, player, this)
    else:
        n = search(g, cards, row.selector, player, this, 0, limits.SLOTS, row.measure, 0)
        if row.measure == Measure.COUNT:
            n += count_beside(g, cards, row.selector, player, this)
        elif row.measure == Measure.COLORS:
            n = count_bits(n)
        elif is_extreme(row.measure):
            n = extreme(n)
    return worked_out(cards, bound, n)


@rule
def applies_to(g: np.record, cards: np.record, place: int, selector: int, slot: int) -> bool:
    """Return whether the lasting effect on a player, at that place of `lasting`, applies to the card."""
    source = g.lasting[place].slot
    return fits(g, cards, selector, slot, owner_of(source), source)


@unit
def next_price(g: np.record, cards: np.record, slot: int, cost: int) -> int:
    """Return `cost` after effects that make the next such card cost less (ruling Z17: at least 1)."""
    for i in range(g.lasting_count):
        if g.lasting[i].op == Op.NEXT_LESS:
            step = g.lasting[i].amount
            if applies_to(g, cards, i, cards.step[step].selector, slot):
                cost = with_amount(COST, cost, -cards.step[step].amount, 1)
    return cost


@unit
def _keep_highest(g: np.record, cards: np.record) -> None:
    """Keep only the candidates with the highest Power."""
    highest = LOWEST_POWER
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        power = power_of(g, cards, slot)
        if power > highest:
            highest = power
            n = 0
        if power == highest:
            g.candidate[n] = slot
            n += 1
    g.candidates = n


@rule
def _with_card(g: np.record, cards: np.record, slot: int, measure: int, word: int, n: int) -> int:
    if measure == Measure.COLORS:
        return n | colors_of(g, cards, slot)
    if is_extreme(measure):
        return with_extreme(measure, n, _measured(g, cards, slot, measure))
    return n + _measured(g, cards, slot, measure)


bind_to(globals(), [TEMPLATE], {"matches": _fits_within, "with_card": _with_card})


@rule
def _is_such_player_card(g: np.record, cards: np.record, selector: int, slot: int, player: int) -> bool:
    """Ruling H224: return whether a Player card lies face up and matches the selector."""
    if g.player_card[owner_of(slot)] == NONE or g.zone[slot] != Zone.SQUARE:
        return False
    return is_in_state(g, cards, selector, slot) and fits_player(g, cards, selector, slot, player)


@unit
def _add_links(g: np.record, cards: np.record, selector: int, player: int, this: int) -> None:
    """Ruling H222: add the Links on Squares that match the selector to the candidates."""
    for slot in range(limits.FIRST_TOKEN, limits.SLOTS):
        if is_link(g, cards, slot) and fits_as_printed(g, cards, selector, slot, player, this):
            add_candidate(g, slot)


@rule
def gather(g: np.record, cards: np.record, selector: int, player: int, this: int) -> None:
    """Replace the candidates of the next choice by the cards that match the selector."""
    forget_candidates(g)
    bound = _bound_of(g, cards, selector, player, this)
    search(g, cards, selector, player, this, bound, limits.SLOTS, CANDIDATES, 0)
    if cards.selector[selector].types == 1 << CardType.LINK and g.links > 0:
        _add_links(g, cards, selector, player, this)
    elif cards.selector[selector].types == 1 << CardType.PLAYER:
        for slot in (player_slot_of(0), player_slot_of(1)):
            if _is_such_player_card(g, cards, selector, slot, player):
                add_candidate(g, slot)
    if cards.selector[selector].having & Having.HIGHEST_POWER != 0:
        _keep_highest(g, cards)


@rule
def count_fitting(g: np.record, cards: np.record, selector: int, player: int, this: int, enough: int) -> int:
    """Count the cards that match the selector, including its condition on Power.

    Counting may stop at `enough`. The candidate list is not modified.
    """
    if cards.selector[selector].fate != NONE:
        return count_fates(g, cards, selector, player, this)
    if cards.selector[selector].types == 1 << CardType.PLAYER:
        return 1 if _is_such_player_card(g, cards, selector, player_slot_of(player), player) else 0
    bound = _bound_of(g, cards, selector, player, this)
    n = search(g, cards, selector, player, this, bound, enough, Measure.COUNT, 0)
    return n if n >= enough else n + count_beside(g, cards, selector, player, this)


@unit
def count_unlike(g: np.record, cards: np.record, selector: int, by_name: bool, player: int, this: int) -> int:
    """Count the different names or Costs of the cards that match a selector of zones other than Squares."""
    n = 0
    for slot in range(limits.SLOTS):
        if lies_among(g, cards, selector, slot) and fits(g, cards, selector, slot, player, this):
            is_first = True
            for before in range(slot):
                if lies_among(g, cards, selector, before) and is_first:
                    if by_name:
                        alike = cards.card[g.row[before]].name == cards.card[g.row[slot]].name
                    else:
                        alike = cost_of(g, cards, before) == cost_of(g, cards, slot)
                    is_first = not alike or not fits(g, cards, selector, before, player, this)
            n += 1 if is_first else 0
    return n


@rule
def lies_among(g: np.record, cards: np.record, selector: int, slot: int) -> bool:
    """Return whether the card is in one of the selector's zones."""
    return g.row[slot] != NONE and has_bit(cards.selector[selector].zones, g.zone[slot])


@unit
def _keeps_off_now(g: np.record, cards: np.record, ability: int, holder: int, slot: int, source: int) -> bool:
    """Return whether the ability of `holder`, by Power, lets effects of the card `source` do nothing."""
    player = owner_of(holder)
    step = cards.ability[ability].step
    while cards.step[step].op != Op.FINISH:
        row = cards.step[step]
        if row.op == Op.UNAFFECTED and row.low == 1:
            about = holder == slot
            if row.target == Target.ALL:
                about = fits(g, cards, row.selector, slot, player, holder)
            if about and has_ability_but_power(g, cards, ability, player, holder):
                if fits(g, cards, row.per, source, player, holder):
                    return True
        step += 1
    return False


@unit
def _is_kept_by_power(g: np.record, cards: np.record, slot: int, source: int) -> bool:
    player = owner_of(slot)
    holder = next_source(g, cards, slot, Op.UNAFFECTED, 0)
    while holder != NONE:
        if owner_of(holder) == player:
            card = cards.card[g.row[holder]]
            for i in range(card.abilities):
                ability = card.ability + i
                if can_do(g, cards, ability, holder) and _keeps_off_now(
                    g, cards, ability, holder, slot, source
                ):
                    return True
        holder = next_source(g, cards, slot, Op.UNAFFECTED, holder + 1)
    return False


@rule
def is_unaffected(g: np.record, cards: np.record, slot: int, player: int, source: int) -> bool:
    """Rulings H71, H99 and H186: return whether effects of the player's card `source` do nothing to it."""
    if is_kept_off(g, cards, slot, player, source):
        return True
    return has_bit(g.always, Op.UNAFFECTED) and _is_kept_by_power(g, cards, slot, source)


@rule
def holds_now(g: np.record, cards: np.record, condition: int, player: int, this: int) -> bool:
    """Return whether a condition holds, including its test of Power and of the Z/X above Force.

    Conditions of Always abilities ask for neither (layers.py).
    """
    asked = cards.condition[condition]
    if asked.kind == ConditionKind.COUNT_NOW:
        enough = enough_for(asked.low, asked.high)
        return in_bounds(cards, condition, count_fitting(g, cards, asked.selector, player, this, enough))
    if asked.kind == ConditionKind.COMPARED_NOW:
        other = asked.low if asked.high == NONE else bound_now(g, cards, asked.high, player, this)
        return compares(cards, condition, bound_now(g, cards, asked.selector, player, this), other)
    return holds_but_power(g, cards, condition, player, this)


@rule
def has_ability_now(g: np.record, cards: np.record, ability: int, player: int, this: int) -> bool:
    """Return whether the card has the ability (not an Always ability): whether all its conditions hold."""
    first = cards.ability[ability].condition
    for i in range(cards.ability[ability].conditions):
        if not holds_now(g, cards, first + i, player, this):
            return False
    return True
