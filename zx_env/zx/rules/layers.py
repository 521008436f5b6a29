"""Ruling Z57: the layers of Always abilities: icons first, then Cost, then the rest.

Abilities that change icons read printed icons and Costs. Abilities that change Costs read current icons and
printed Costs. All others read current icons and Costs, and never Power, which is last (rules/values.py). So
no ability depends on itself (CR 1108.1a), and none on another ability of its layer (ruling H72). Protection
from effects (rules/kept_off.py) comes before the layers and reads printed values and granted effects only.

Compiled rules cannot be recursive, so each layer has its own `_fits`, `_number` and `_has`. These functions
are slow and seldom needed: only where an Always ability reads a value that another Always ability changes.
They are queries: they do not change the game.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.quantities import AMONG_OF_MEASURE, Measure, Scale
from zx_env.zx.rules.amounts import COST, can_do, next_step, with_amount
from zx_env.zx.rules.bits import count_bits, has_bit
from zx_env.zx.rules.compared import (
    OF_MEASURE,
    TOTAL_COST,
    TOTAL_POWER,
    compares,
    trait_measured,
    worked_out,
)
from zx_env.zx.rules.conditions import holds_as_printed, in_bounds
from zx_env.zx.rules.counting import (
    NO_NUMBER,
    count_as_printed,
    count_different,
    count_fates,
    extreme,
    traits_of,
    with_extreme,
    words_of,
)
from zx_env.zx.rules.grants import granted_place, has_gained
from zx_env.zx.rules.kept_off import (
    bits_from,
    bits_from_given,
    is_kept_from,
    is_protected,
    is_protected_from,
    may_change,
    next_source,
)
from zx_env.zx.rules.selectors import (
    BESIDE_ZX,
    OF_COST,
    fits_as_printed,
    fits_at_cost,
    is_in_state,
    is_link,
)
from zx_env.zx.rules.slots import is_player_card, owner_of
from zx_env.zx.rules.zones import is_same_object
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    ConditionKind,
    Having,
    Icon,
    Op,
    Target,
    Trait,
    Zone,
)

CHANGE_ICONS = 1 << Op.GAIN_ICON | 1 << Op.LOSE_ICON
"""The bits of `g.always` that mean: some card has an Always ability that changes icons."""
CHANGED = CHANGE_ICONS | 1 << Op.GAIN_COST
"""The bits of `g.always` that mean: some card has an Always ability that changes icons or Costs."""
ABILITY_ICONS = (
    Icon.EVOL_SEED
    | Icon.LIFE_RECOVERY
    | Icon.VOID_BRINGER
    | Icon.START_CARD
    | Icon.GATE_CARD
    | Icon.STARTING_RESOURCE
    | Icon.MULTICOLOR
)
"""Icons and keywords that are abilities (see cards/keywords.py)."""
GIVE_ABILITIES = 1 << Op.GAIN_ABILITY | 1 << Op.GAIN_RANGE | 1 << Op.GAIN_ICON
"""The bits of `g.always` that mean: some card has an Always ability that gives abilities or keywords."""


@rule
def asks_icons(g: np.record, cards: np.record, selector: int) -> bool:
    """Return whether the selector tests icons, in a game where Always abilities change icons."""
    selector_row = cards.selector[selector]
    return g.always & CHANGE_ICONS != 0 and selector_row.icons | selector_row.not_icons != 0


@rule
def asks_cost(g: np.record, cards: np.record, selector: int) -> bool:
    """Return whether the selector tests Costs, in a game where Always abilities change Costs."""
    selector_row = cards.selector[selector]
    if not has_bit(g.always, Op.GAIN_COST) or selector_row.having & Having.PRINTED_COST != 0:
        return False
    within = selector_row.having & OF_COST != 0
    return selector_row.cost_low > 0 or selector_row.cost_high < ANY_NUMBER or within


@rule
def asks_for_gained(g: np.record, cards: np.record, selector: int) -> bool:
    """Return whether the selector tests for no abilities while Always abilities may give cards abilities."""
    return g.always & GIVE_ABILITIES != 0 and cards.selector[selector].having & Having.ABILITYLESS != 0


@rule
def _is_counted(g: np.record, cards: np.record, selector: int, slot: int) -> bool:
    """Return whether the card is in a zone and state in which the selector counts cards."""
    zone = g.zone[slot]
    if zone == Zone.NOWHERE or not has_bit(cards.selector[selector].zones, zone):
        return False
    beside = zone == Zone.SQUARE and has_bit(BESIDE_ZX, cards.card[g.row[slot]].kind)
    return (not beside or cards.selector[selector].types & BESIDE_ZX != 0) and is_in_state(
        g, cards, selector, slot
    )


# -- icons: by printed values -----------------------------------------------------------------------------


@rule
def _bits_for(g: np.record, cards: np.record, slot: int, op: int) -> int:
    return _bits_now(g, cards, slot, op) if may_change(g, cards, slot, op) else 0


@unit
def _bits_now(g: np.record, cards: np.record, slot: int, op: int) -> int:
    bits = 0
    source = next_source(g, cards, slot, op, 0)
    while source != NONE:
        more = bits_from(g, cards, source, slot, op)
        if more != 0 and not is_protected_from(g, cards, slot, source):
            bits |= more
        source = next_source(g, cards, slot, op, source + 1)
    for i in range(g.granted_count):
        more = bits_from_given(g, cards, i, slot, op)
        if more != 0 and not is_protected_from(g, cards, slot, g.lasting[granted_place(i)].slot):
            bits |= more
    return bits


@unit
def icons_first(g: np.record, cards: np.record, slot: int) -> int:
    """Return the current icons, like `icons_of` in rules/values.py, for queries made while it runs."""
    icons = cards.card[g.row[slot]].icons | _bits_for(g, cards, slot, Op.GAIN_ICON)
    return icons & ~_bits_for(g, cards, slot, Op.LOSE_ICON)


@unit
def gains_ability(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling Z58: return whether an Always ability gives the card an ability."""
    if _bits_for(g, cards, slot, Op.GAIN_ICON) & ABILITY_ICONS != 0:
        return True
    return (_bits_for(g, cards, slot, Op.GAIN_ABILITY) | _bits_for(g, cards, slot, Op.GAIN_RANGE)) != 0


# -- Cost: by current icons -------------------------------------------------------------------------------


@unit
def _fits_before_cost(
    g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int
) -> bool:
    if asks_for_gained(g, cards, selector) and gains_ability(g, cards, slot):
        return False
    if not asks_icons(g, cards, selector):
        return fits_as_printed(g, cards, selector, slot, player, this)
    if not is_in_state(g, cards, selector, slot):
        return False
    icons = icons_first(g, cards, slot)
    return fits_at_cost(g, cards, selector, slot, player, this, cards.card[g.row[slot]].cost, icons)


@unit
def _number_before_cost(
    g: np.record, cards: np.record, selector: int, trait: int, player: int, this: int
) -> int:
    """Count the cards that match the selector; with a trait, count its different values among these cards.

    With TOTAL_COST, return the sum of their printed Costs; with a Measure in place of the trait, the highest
    or the lowest of them, or NO_NUMBER.
    """
    if cards.selector[selector].fate != NONE:
        return count_fates(g, cards, selector, player, this)
    n = 0
    for word in range(words_of(trait)):
        values = 0
        for slot in range(limits.SLOTS):
            if _is_counted(g, cards, selector, slot) and _fits_before_cost(
                g, cards, selector, slot, player, this
            ):
                if trait == NONE:
                    n += 1
                elif trait == TOTAL_COST:
                    n += int(cards.card[g.row[slot]].cost)
                elif trait <= OF_MEASURE:
                    n = with_extreme(OF_MEASURE - trait, n, int(cards.card[g.row[slot]].cost))
                else:
                    values |= int(traits_of(g, cards, slot, trait, word, cards.card[g.row[slot]].cost))
        n += count_bits(values)
    return extreme(n) if trait <= OF_MEASURE else n


@rule
def _bound_before_cost(g: np.record, cards: np.record, bound: int, player: int, this: int) -> int:
    """Return a computed number (BOUND) by current icons and printed Costs."""
    row = cards.bound[bound]
    n = _number_before_cost(g, cards, row.selector, trait_measured(row.measure), player, this)
    return worked_out(cards, bound, n)


@unit
def _holds_before_cost(g: np.record, cards: np.record, condition: int, player: int, this: int) -> bool:
    row = cards.condition[condition]
    any_of = row.kind == ConditionKind.ANY_OF
    first = row.selector if any_of else condition
    for part in range(first, first + (row.high if any_of else 1)):
        part_row = cards.condition[part]
        counts = part_row.kind == ConditionKind.COUNT or part_row.kind == ConditionKind.DIFFERENT
        if counts and asks_icons(g, cards, part_row.selector):
            trait = part_row.high if part_row.kind == ConditionKind.DIFFERENT else NONE
            if in_bounds(cards, part, _number_before_cost(g, cards, part_row.selector, trait, player, this)):
                return True
        elif part_row.kind == ConditionKind.COMPARED:
            other = int(part_row.low)
            if part_row.high != NONE:
                other = _bound_before_cost(g, cards, part_row.high, player, this)
            if compares(cards, part, _bound_before_cost(g, cards, part_row.selector, player, this), other):
                return True
        elif holds_as_printed(g, cards, part, player, this):
            return True
    return False


@unit
def _has_before_cost(g: np.record, cards: np.record, ability: int, player: int, this: int) -> bool:
    first = cards.ability[ability].condition
    for i in range(cards.ability[ability].conditions):
        if not _holds_before_cost(g, cards, first + i, player, this):
            return False
    return True


@unit
def to_cost(
    g: np.record, cards: np.record, ability: int, source: int, slot: int, target: int, cost: int
) -> int:
    """Return `cost` after one active Always ability is applied to the card's Cost."""
    player = owner_of(source)
    step = next_step(cards, cards.ability[ability].step, Op.GAIN_COST, target)
    while step != NONE:
        row = cards.step[step]
        if target == Target.THIS or _fits_before_cost(g, cards, row.selector, slot, player, source):
            if not _has_before_cost(g, cards, ability, player, source):
                return cost
            amount = int(row.amount)
            if row.scale != Scale.FIXED:
                trait = Trait.COLOR if row.scale == Scale.PER_COLOR else NONE
                amount *= _number_before_cost(g, cards, row.per, trait, player, source) // row.unit
                amount += row.plus
            cost = with_amount(COST, cost, amount, row.low)
        step = next_step(cards, step + 1, Op.GAIN_COST, target)
    return cost


@unit
def _cost_by(g: np.record, cards: np.record, source: int, slot: int, target: int, cost: int) -> int:
    card = cards.card[g.row[source]]
    for i in range(card.abilities):
        if can_do(g, cards, card.ability + i, source):
            cost = to_cost(g, cards, card.ability + i, source, slot, target, cost)
    return cost


@rule
def _cost_by_aura(g: np.record, cards: np.record, source: int, slot: int, cost: int) -> int:
    now = _cost_by(g, cards, source, slot, Target.ALL, cost)
    return cost if now != cost and is_kept_from(g, cards, slot, source) else now


@unit
def _cost_by_cards_of(g: np.record, cards: np.record, player: int, slot: int, cost: int) -> int:
    """Return `cost` after the auras of the player's cards, in the order of rules/always.py.

    The order matters because reductions stop at 1 (ruling Z17).
    """
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            source = g.standing[square, i]
            if owner_of(source) == player and has_bit(cards.card[g.row[source]].auras, Op.GAIN_COST):
                cost = _cost_by_aura(g, cards, source, slot, cost)
    for source in range(limits.FIRST_TOKEN, limits.SLOTS):
        if owner_of(source) == player and is_link(g, cards, source):
            cost = _cost_by_aura(g, cards, source, slot, cost)
    for zone in range(limits.ZONE_LISTS):
        if has_bit(g.aura_zones[player], zone):
            for i in range(g.count[player, zone]):
                source = g.cards[player, zone, i]
                if has_bit(cards.card[g.row[source]].auras, Op.GAIN_COST):
                    cost = _cost_by_aura(g, cards, source, slot, cost)
    return cost


@unit
def cost_first(g: np.record, cards: np.record, slot: int) -> int:
    """Return the current Cost, like `cost_of` in rules/values.py, for queries made while it runs."""
    cost = int(cards.card[g.row[slot]].cost)
    if has_bit(cards.card[g.row[slot]].always, Op.GAIN_COST):
        cost = _cost_by(g, cards, slot, slot, Target.THIS, cost)
    for player in range(2):
        if has_bit(g.auras[player], Op.GAIN_COST):
            now = _cost_by_cards_of(g, cards, player, slot, cost)
            if now != cost and not (
                player != owner_of(slot) and has_bit(g.always, Op.BAR) and is_protected(g, cards, slot)
            ):
                cost = now
    for i in range(g.granted_count):
        granted = g.lasting[granted_place(i)]
        if has_gained(g, i, granted.slot) and can_do(g, cards, granted.amount, granted.slot):
            now = to_cost(g, cards, granted.amount, granted.slot, slot, Target.ALL, cost)
            if now != cost and not is_protected_from(g, cards, slot, granted.slot):
                cost = now
            if granted.slot == slot:
                cost = to_cost(g, cards, granted.amount, slot, slot, Target.THIS, cost)
    return cost_for_a_while(g, cards, slot, cost) if g.lasting_count > 0 else cost


@unit
def cost_for_a_while(g: np.record, cards: np.record, slot: int, cost: int) -> int:
    """Rulings H141 and H202: return `cost` after effects that change it for a while.

    They change the Cost of cards in a hand, stored under a Player card, or that of one Z/X.
    """
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.op == Op.GAIN_COST:
            row = cards.step[held.amount]
            if is_player_card(held.slot):
                is_meant = fits_as_printed(g, cards, row.selector, slot, owner_of(held.slot), held.slot)
            else:
                is_meant = held.slot == slot and is_same_object(g, slot, held.serial)
            if is_meant:
                cost = with_amount(COST, cost, int(row.amount), row.low)
    return cost


# -- the rest: by current icons and Costs -----------------------------------------------------------------


@unit
def _fits_now(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    if asks_for_gained(g, cards, selector) and gains_ability(g, cards, slot):
        return False
    if not is_in_state(g, cards, selector, slot):
        return False
    cost = int(cards.card[g.row[slot]].cost)
    if asks_cost(g, cards, selector):
        cost = cost_first(g, cards, slot)
    icons = int(cards.card[g.row[slot]].icons)
    if asks_icons(g, cards, selector):
        icons = icons_first(g, cards, slot)
    return fits_at_cost(g, cards, selector, slot, player, this, cost, icons)


@rule
def _asks_what_changes(g: np.record, cards: np.record, selector: int) -> bool:
    """Return whether the selector tests anything except Power that Always abilities change."""
    return (
        asks_icons(g, cards, selector) or asks_cost(g, cards, selector) or asks_for_gained(g, cards, selector)
    )


@rule
def fits_but_power(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    """Return whether the card matches the selector, except for its condition on Power."""
    if _asks_what_changes(g, cards, selector):
        return _fits_now(g, cards, selector, slot, player, this)
    return fits_as_printed(g, cards, selector, slot, player, this)


@unit
def _number_now(g: np.record, cards: np.record, selector: int, trait: int, player: int, this: int) -> int:
    if cards.selector[selector].fate != NONE:
        return count_fates(g, cards, selector, player, this)
    n = 0
    for word in range(words_of(trait)):
        values = 0
        for slot in range(limits.SLOTS):
            if _is_counted(g, cards, selector, slot) and _fits_now(g, cards, selector, slot, player, this):
                if trait == NONE:
                    n += 1
                elif trait == TOTAL_COST:
                    n += cost_first(g, cards, slot)
                elif trait == TOTAL_POWER:
                    n += int(cards.card[g.row[slot]].power)  # ruling H180
                elif trait <= OF_MEASURE:
                    n = with_extreme(OF_MEASURE - trait, n, _read_by_always(g, cards, slot, trait))
                else:
                    values |= int(traits_of(g, cards, slot, trait, word, cost_first(g, cards, slot)))
        n += count_bits(values)
    return extreme(n) if trait <= OF_MEASURE else n


@rule
def _read_by_always(g: np.record, cards: np.record, slot: int, trait: int) -> int:
    """Ruling H180: return the current Cost or printed Power, of which one is the highest or lowest."""
    measure = OF_MEASURE - trait
    if measure == Measure.HIGHEST_POWER or measure == Measure.LOWEST_POWER:
        return int(cards.card[g.row[slot]].power)
    return cost_first(g, cards, slot)


@rule
def _total_read(scale: int) -> int:
    """Return what stands in place of a trait for an amount (quantities.Scale) read from described cards."""
    if scale == Scale.COST_AMONG:
        return TOTAL_COST
    return TOTAL_POWER if scale == Scale.POWER_AMONG else OF_MEASURE - (scale - AMONG_OF_MEASURE)


@rule
def amount_but_power(g: np.record, cards: np.record, step: int, player: int, this: int) -> int:
    """Return the amount of a step of an Always ability; no current Power is read."""
    row = cards.step[step]
    if row.scale == Scale.FIXED:
        return row.amount
    if row.scale >= Scale.POWER_AMONG:
        n = _number_now(g, cards, row.per, _total_read(row.scale), player, this)
        return 0 if n == NO_NUMBER else row.plus + row.amount * n
    by_color = row.scale == Scale.PER_COLOR
    if _asks_what_changes(g, cards, row.per):
        n = _number_now(g, cards, row.per, Trait.COLOR if by_color else NONE, player, this)
    elif by_color:
        n = count_different(g, cards, row.per, Trait.COLOR, player, this)
    else:
        n = count_as_printed(g, cards, row.per, player, this, limits.SLOTS)
    return row.plus + row.amount * (n // row.unit)


@rule
def _bound_but_power(g: np.record, cards: np.record, bound: int, player: int, this: int) -> int:
    """Return a computed number (BOUND) by current icons and Costs."""
    row = cards.bound[bound]
    n = _number_now(g, cards, row.selector, trait_measured(row.measure), player, this)
    return worked_out(cards, bound, n)


@rule
def _asks_for_changed(g: np.record, cards: np.record, condition: int) -> bool:
    """Return whether the condition counts cards by values that Always abilities change."""
    row = cards.condition[condition]
    if row.kind == ConditionKind.DIFFERENT and row.high == Trait.COST and has_bit(g.always, Op.GAIN_COST):
        return True
    if row.kind != ConditionKind.COUNT and row.kind != ConditionKind.DIFFERENT:
        return False
    return _asks_what_changes(g, cards, row.selector)


@unit
def _holds_by_now(g: np.record, cards: np.record, condition: int, player: int, this: int) -> bool:
    row = cards.condition[condition]
    any_of = row.kind == ConditionKind.ANY_OF
    first = row.selector if any_of else condition
    for part in range(first, first + (row.high if any_of else 1)):
        part_row = cards.condition[part]
        if _asks_for_changed(g, cards, part):
            trait = part_row.high if part_row.kind == ConditionKind.DIFFERENT else NONE
            if in_bounds(cards, part, _number_now(g, cards, part_row.selector, trait, player, this)):
                return True
        elif part_row.kind == ConditionKind.COMPARED:
            other = int(part_row.low)
            if part_row.high != NONE:
                other = _bound_but_power(g, cards, part_row.high, player, this)
            if compares(cards, part, _bound_but_power(g, cards, part_row.selector, player, this), other):
                return True
        elif holds_as_printed(g, cards, part, player, this):
            return True
    return False


@rule
def holds_but_power(g: np.record, cards: np.record, condition: int, player: int, this: int) -> bool:
    """Return whether a condition that does not test Power holds for the card `this` of `player`."""
    if g.always & (CHANGED | GIVE_ABILITIES) == 0:
        return holds_as_printed(g, cards, condition, player, this)
    return _holds_by_now(g, cards, condition, player, this)


@rule
def has_ability_but_power(g: np.record, cards: np.record, ability: int, player: int, this: int) -> bool:
    """Return whether the card has the Always ability now: whether all its conditions hold."""
    first = cards.ability[ability].condition
    for i in range(cards.ability[ability].conditions):
        if not holds_but_power(g, cards, first + i, player, this):
            return False
    return True
