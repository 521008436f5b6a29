"""CR 807: startup abilities: which ones a player may use, and their use.

CR 801.2a: a player chooses to use one and pays its cost. They can be used in the own Main Phase (CR 506.2)
and in either player's Battle Event Step (CR 603.1b). Automatic abilities are in rules/occurrences.py, Always
abilities in rules/always.py.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import ALL_MASK
from zx_env.zx.quantities import GIVES_STARTUP, Scale
from zx_env.zx.rules.agenda import pop, push_effect
from zx_env.zx.rules.always import (
    appears_otherwise,
    auras_about,
    cannot_appear,
    is_barred,
    value_for,
    value_of,
)
from zx_env.zx.rules.amounts import BITS, SUM
from zx_env.zx.rules.bits import first_of, has_bit
from zx_env.zx.rules.choices import with_a_card
from zx_env.zx.rules.conditions import works_there
from zx_env.zx.rules.grants import (
    OF_PRINTED,
    can_gain,
    granted_place,
    has_gained,
    has_shield,
    op_of_gain,
    use_up_given,
    uses_of_given,
)
from zx_env.zx.rules.locks import is_by_name, is_locked, lock
from zx_env.zx.rules.occurrences import gained_from, is_under_extra, occur_with_damage
from zx_env.zx.rules.payment import can_pay, pay, reboot_colors, reboot_resources, reboot_resources_of
from zx_env.zx.rules.selectors import colors_of
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.targets import counted_of
from zx_env.zx.rules.totals import can_total
from zx_env.zx.rules.values import count_fitting, count_unlike, fits, has_ability_now, holds_now
from zx_env.zx.rules.zones import BOTH_KNOW, cannot_fill, seen_by
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    AbilityKind,
    Bar,
    Flag,
    Limit,
    Occurrence,
    Op,
    State,
    Target,
    Zone,
)


@unit
def can_pay_cost(g: np.record, cards: np.record, ability: int, player: int, slot: int, more: int) -> bool:
    """Return whether `player` can pay every part of the cost of the ability in row `ability` in full.

    `more`: Resources that it costs besides (ruling H102).
    """
    step = cards.ability[ability].cost_step
    resources = reboot_resources(g, player) - more
    if resources < 0:
        return False
    colors = 0
    payments = 0
    slept = 0
    while cards.step[step].op != Op.FINISH:
        step_row = cards.step[step]
        if step_row.op == Op.PAY:
            # A Resource card that another part of this cost sleeps cannot provide the color.
            if step_row.colors & slept != 0 and reboot_resources_of(g, cards, player, step_row.colors) < 2:
                return False
            # Several payments share the Resources: each color needs a separate card.
            colors |= step_row.colors
            payments += 1
            if not can_pay(step_row.amount, step_row.colors, resources, reboot_colors(g, cards, player)):
                return False
            if payments > 1 and reboot_resources_of(g, cards, player, colors) < payments:
                return False
            resources -= step_row.amount
        elif step_row.op == Op.FROM_DECK:
            if g.count[player, Zone.DECK] < step_row.amount or cannot_fill(g, player, step_row.zone):
                return False
        elif step_row.op == Op.COUNTERS:
            if g.counters[player, step_row.low] + step_row.amount < 0:
                return False
        elif step_row.op == Op.MOVE and cannot_fill(g, player, step_row.zone):
            return False
        elif step_row.op == Op.SHIELD:
            if step_row.target == Target.THIS and not has_shield(g, slot):
                return False
        elif step_row.op == Op.SLEEP:
            # Manual M11: a card in Sleep State cannot pay by sleeping.
            if step_row.target == Target.THIS and g.state[slot] == State.SLEEP:
                return False
            if step_row.target == Target.THIS and g.zone[slot] == Zone.RESOURCE:
                resources -= 1
                slept = colors_of(g, cards, slot)
        elif step_row.op == Op.CHOOSE:
            low = step_row.low
            if step_row.scale != Scale.FIXED:
                # Ruling H87: a cost of less than one card is paid.
                low = max(counted_of(g, cards, step, player, slot), 0)
            if low > 0 and count_fitting(g, cards, step_row.selector, player, slot, low) < low:
                return False
            if step_row.how & (Flag.OTHER_NAMES | Flag.OTHER_COSTS) != 0:
                by_name = step_row.how & Flag.OTHER_NAMES != 0
                if count_unlike(g, cards, step_row.selector, by_name, player, slot) < step_row.low:
                    return False
            if step_row.total_cost != ANY_NUMBER and step_row.scale == Scale.FIXED:
                if not can_total(g, cards, step, player, slot):
                    return False
            if step_row.colors != 0 and not _has_each_color(
                g, cards, step_row.selector, step_row.colors, player, slot
            ):
                return False
            in_resource = cards.selector[step_row.selector].zones == 1 << Zone.RESOURCE
            if in_resource and cards.step[step + 1].op == Op.SLEEP:
                resources -= low
        step += 1
    return resources >= 0


@unit
def _has_each_color(g: np.record, cards: np.record, selector: int, need: int, player: int, slot: int) -> bool:
    """Return whether the player's matching cards cover the colours in `need`, with one card for each."""
    reached = 1
    for zone in range(limits.ZONE_LISTS):
        if has_bit(cards.selector[selector].zones, zone):
            for i in range(g.count[player, zone]):
                one = g.cards[player, zone, i]
                if fits(g, cards, selector, one, player, slot):
                    reached = with_a_card(reached, colors_of(g, cards, one) & need, True)
    return has_bit(reached, need)


@rule
def _has_empty_square(g: np.record, squares: int, player: int) -> bool:
    """Return whether one of the Squares has no Z/X; `squares` are bits from the player's point of view."""
    for square in range(limits.SQUARES):
        if g.standing_count[square] == 0 and has_bit(squares, seen_by(square, player)):
            return True
    return False


@rule
def _counts_none(g: np.record, cards: np.record, step: int, player: int, slot: int) -> bool:
    """Return whether the step counts cards for its amount, and the amount is 0."""
    scale = cards.step[step].scale
    if scale != Scale.PER_CARD and scale != Scale.PER_COLOR:
        return False
    return counted_of(g, cards, step, player, slot) <= 0


@unit
def would_do_nothing(g: np.record, cards: np.record, ability: int, player: int, slot: int) -> bool:
    """Return whether the effect would do nothing if it were carried out now."""
    step = cards.ability[ability].step
    while cards.step[step].op != Op.FINISH:
        step_row = cards.step[step]
        skipped = False
        if step_row.op == Op.IF:
            skipped = not holds_now(g, cards, step_row.condition, player, slot)
        elif step_row.op == Op.CHOOSE:
            there = count_fitting(g, cards, step_row.selector, player, slot, 1)
            skipped = step_row.jump != NONE and (there == 0 or _counts_none(g, cards, step, player, slot))
        elif step_row.op == Op.COUNT_TIMES:
            skipped = _counts_none(g, cards, step, player, slot)
        elif step_row.op == Op.CHOOSE_SQUARE and step_row.how & Flag.EMPTY != 0:
            kept_off = step_row.target == Target.THIS and g.zone[slot] != Zone.SQUARE
            kept_off = kept_off and (
                cannot_appear(g, cards, slot, player) or appears_otherwise(g, cards, slot, slot, 0)
            )
            skipped = step_row.jump != NONE and (
                kept_off or not _has_empty_square(g, step_row.squares, player)
            )
        decides = step_row.op == Op.IF or step_row.op == Op.MAY or step_row.op == Op.COUNT_TIMES
        if not skipped and not decides and step_row.op != Op.AGAIN:
            return False
        step = step_row.jump if skipped else step + 1
    return True


@unit
def gained_startup(g: np.record, cards: np.record, slot: int, n: int) -> int:
    """Return the row of startup ability `n` (from 0) that a card on a Square has gained, or NONE."""
    for i in range(g.granted_count):
        if has_gained(g, i, slot):
            ability = g.lasting[granted_place(i)].amount
            if cards.ability[ability].kind == AbilityKind.STARTUP:
                if n == 0:
                    return ability
                n -= 1
    if is_under_extra(g, slot):
        card = cards.card[g.player_card[owner_of(slot)]]
        for k in range(card.abilities):
            if cards.ability[card.ability + k].kind == AbilityKind.STARTUP:
                if n == 0:
                    return card.ability + k
                n -= 1
    gain = op_of_gain(slot)
    if not can_gain(g, gain, GIVES_STARTUP):
        return NONE
    squares = auras_about(g, cards, gain) & ALL_MASK
    while squares != 0:
        square = first_of(squares)
        squares &= squares - 1
        for i in range(g.standing_count[square]):
            source = g.standing[square, i]
            card = cards.card[g.row[source]]
            if has_bit(card.auras, gain):
                for k in range(card.abilities):
                    ability = gained_from(g, cards, card.ability + k, source, slot)
                    if ability != NONE and cards.ability[ability].kind == AbilityKind.STARTUP:
                        if n == 0:
                            return ability
                        n -= 1
    return NONE


@rule
def ability_at(g: np.record, cards: np.record, slot: int, place: int) -> int:
    """Return the row of the card's ability number `place` in the table of abilities, or NONE.

    The printed abilities of a card count from 0; those that it has gained count from
    limits.ABILITIES_OF_CARD.
    """
    if place < limits.ABILITIES_OF_CARD:
        return cards.card[g.row[slot]].ability + place
    return gained_startup(g, cards, slot, place - limits.ABILITIES_OF_CARD)


@rule
def is_waived(g: np.record, cards: np.record, slot: int, place: int) -> bool:
    """Return whether an effect waives the cost of the card's printed ability number `place` (from 0)."""
    if place >= limits.ABILITIES_OF_CARD:
        return False
    return value_of(g, cards, slot, Op.FREE_STARTUP, BITS, 0) != 0


@rule
def startup_more(g: np.record, cards: np.record, player: int) -> int:
    """Ruling H102: return how many Resources of any color a startup ability of the player costs more."""
    return value_for(g, cards, player, Op.STARTUP_MORE, SUM, 0)


@rule
def _is_so_often(limit: int) -> bool:
    """Return whether a card has the ability once or twice per turn."""
    return limit == Limit.ONCE_PER_TURN or limit == Limit.TWICE_PER_TURN


@unit
def _has_used_given(g: np.record, cards: np.record, slot: int, place: int, ability: int) -> bool:
    """Return whether the gained ability at `place` has been used; identical ones are used in their order."""
    times = 2 if cards.ability[ability].limit == Limit.TWICE_PER_TURN else 1
    uses = uses_of_given(g, slot, ability)
    for before in range(limits.ABILITIES_OF_CARD, place):
        if ability_at(g, cards, slot, before) == ability:
            uses -= times
    return uses >= times


@unit
def can_use(g: np.record, cards: np.record, slot: int, place: int, player: int) -> bool:
    """Return whether the player may now use ability number `place` of the card (see `ability_at`)."""
    ability = ability_at(g, cards, slot, place)
    if ability == NONE:
        return False
    ability_row = cards.ability[ability]
    if ability_row.kind != AbilityKind.STARTUP or not works_there(g, cards, ability, slot):
        return False
    if is_barred(g, cards, slot, Bar.USE_STARTUP):
        return False
    if place >= limits.ABILITIES_OF_CARD:
        if _is_so_often(ability_row.limit) and _has_used_given(g, cards, slot, place, ability):
            return False
    elif has_bit(g.used[slot], place):
        if ability_row.limit == Limit.ONCE_PER_TURN or ability_row.limit == Limit.USED_UP:
            return False
        if ability_row.limit == Limit.TWICE_PER_TURN and has_bit(g.used[slot], ability_row.second):
            return False
    # Another ability of the card may lock an ability that has no limit of its own.
    if (place < limits.ABILITIES_OF_CARD or is_by_name(ability_row.limit)) and is_locked(
        g, cards, slot, place, ability, player
    ):
        return False
    # Rulings H53 and H226: in the Dynamis only a card that lies face down uses a Heaven-break.
    if ability_row.limit == Limit.HEAVEN_BREAK and g.zone[slot] == Zone.DYNAMIS:
        if g.state[slot] == State.FACE_UP:
            return False
    # Ruling Z18: an ability whose whole cost is to declare it may not be used when it would do nothing.
    waived = is_waived(g, cards, slot, place)
    more = 0 if waived else startup_more(g, cards, player)
    is_free = waived or (cards.step[ability_row.cost_step].op == Op.FINISH and more == 0)
    if is_free and would_do_nothing(g, cards, ability, player, slot):
        return False
    # Ruling Z39: conditions printed before the colon must hold to use the ability.
    if not has_ability_now(g, cards, ability, player, slot):
        return False
    return is_free or can_pay_cost(g, cards, ability, player, slot, more)


@rule
def has_startup_in(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the card may have a startup ability that works in its current zone."""
    if has_bit(cards.card[g.row[slot]].startup_zones, g.zone[slot]):
        return True
    return g.zone[slot] == Zone.SQUARE and can_gain(g, Op.GAIN_ABILITY, GIVES_STARTUP)


@unit
def _times_used(g: np.record, cards: np.record, slot: int) -> int:
    """Ruling H214: count a use of a printed startup ability, if an ability of the card waits for several."""
    card = cards.card[g.row[slot]]
    most = 0
    for i in range(card.abilities):
        row = cards.ability[card.ability + i]
        if row.kind == AbilityKind.AUTOMATIC and row.occurrence == Occurrence.STARTUP_IS_USED:
            most = max(most, row.harm)
    if most == 0:
        return 0
    n = uses_of_given(g, slot, OF_PRINTED)
    if n < most:
        use_up_given(g, slot, OF_PRINTED)
    return n + 1


@unit
def use(g: np.record, cards: np.record) -> None:
    """Frame USE. CR 807: pay the cost, then carry out the effect at once."""
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    player = frame.player
    place = frame.place
    pop(g)
    ability = ability_at(g, cards, slot, place)
    limit = cards.ability[ability].limit
    if place < limits.ABILITIES_OF_CARD:
        if limit == Limit.TWICE_PER_TURN and has_bit(g.used[slot], place):
            g.used[slot] |= 1 << cards.ability[ability].second
        # Ruling H184: an ability that is used up stays free until its effect says so.
        if limit != Limit.USED_UP:
            g.used[slot] |= 1 << place
    elif _is_so_often(limit):
        use_up_given(g, slot, ability)
    if is_by_name(limit):
        lock(g, cards, slot, place, ability, player)
    if g.zone[slot] == Zone.DYNAMIS:
        g.known[slot] = BOTH_KNOW
    if place < limits.ABILITIES_OF_CARD:
        g.harm = _times_used(g, cards, slot)
    occur_with_damage(g, cards, Occurrence.STARTUP_IS_USED, slot, NONE)
    waived = is_waived(g, cards, slot, place)
    f = push_effect(g, player, slot, ability, cards.ability[ability].step)
    if not waived:
        g.agenda[f].has_kept = 1
        more = startup_more(g, cards, player)
        push_effect(g, player, slot, ability, cards.ability[ability].cost_step)
        pay(g, player, more, 0)
