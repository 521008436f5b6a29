"""Z/X EX and Event EX: cards played from the Dynamis (2017 manual).

CR 910, which applies at every instant, is in rules/zones.py (`move`). Levels are conditions that count cards
(rules/conditions.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.abilities import can_pay_cost
from zx_env.zx.rules.agenda import pop, push, push_appear, push_effect
from zx_env.zx.rules.ascensions import has_ascended, note_ascension
from zx_env.zx.rules.bits import first_of, has_bit
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import ask_among
from zx_env.zx.rules.instead import join_destroyed, settle, take_answer
from zx_env.zx.rules.moves import (
    join,
    leave_destroyed,
    move_under,
    occur_destruction,
)
from zx_env.zx.rules.occurrences import occur
from zx_env.zx.rules.payment import can_pay, pay, reboot_colors, reboot_resources
from zx_env.zx.rules.play import ask_square, can_play, has_place, is_event, pay_less_first, resolve_event
from zx_env.zx.rules.prices import cannot_be_played, ways_to_pay_less
from zx_env.zx.rules.selectors import is_of_side
from zx_env.zx.rules.values import cost_of, fits, has_ability_now, price_of
from zx_env.zx.rules.zones import BOTH_KNOW, turn_face_up, zx_on
from zx_env.zx.terms import (
    AbilityKind,
    Ask,
    Occurrence,
    Op,
    State,
    Way,
    Zone,
)

PLAYS = (
    1 << AbilityKind.EVENT
    | 1 << AbilityKind.ADVENT
    | 1 << AbilityKind.AWAKEN
    | 1 << AbilityKind.POSSESS
    | 1 << AbilityKind.IDEALIZE
)
"""The kinds of abilities (bits) by which a card of the Dynamis is played."""


# -- which Z/X EX can be played ------------------------------------------------------------------------


@rule
def has_played_ex(g: np.record, player: int) -> bool:
    """Ruling Z21: return whether the player has played a Z/X EX or an Event EX this turn."""
    return has_bit(g.played_ex, player)


@unit
def can_play_ex(g: np.record, cards: np.record, slot: int, place: int, player: int) -> bool:
    """Manual M9: return whether an own Dynamis card can be played now by its ability at `place`.

    The ability is the play condition of a Z/X EX, or the text of an Event EX.
    """
    # Ruling Z21 + CR 603.1b: once a turn.  Ruling Z59: a card face up in the Dynamis cannot be played.
    if has_played_ex(g, player) or g.state[slot] == State.FACE_UP or cannot_be_played(g, cards, slot):
        return False
    if has_ascended(g, cards, slot):
        return False
    card = cards.card[g.row[slot]]
    ability = card.ability + place
    kind = cards.ability[ability].kind
    if kind == AbilityKind.EVENT:
        resources = reboot_resources(g, player)
        return can_play(g, cards, slot, player, resources, reboot_colors(g, cards, player), 0)
    if not has_bit(PLAYS, kind):
        return False
    # Ruling H104: nothing is paid for an Advent, so that nothing makes it cheaper.
    cost = cost_of(g, cards, slot) if kind == AbilityKind.ADVENT else price_of(g, cards, slot)
    if kind == AbilityKind.ADVENT:
        # Advent: it needs as many cards in Resource as its Cost, in any State; nothing is paid.
        if g.count[player, Zone.RESOURCE] < cost:
            return False
        if not can_serve(g, cards, cards.ability[ability].cost_step, player, slot, cost, 0):
            return False
    elif kind == AbilityKind.POSSESS:
        # Ruling H55: Resources pay the part of the Cost that the Costs of the Z/X do not cover, at least 1.
        resources = reboot_resources(g, player)
        if not can_pay(min(cost, 1), card.colors, resources, reboot_colors(g, cards, player)):
            return False
        need = cost - resources
        if not can_serve(g, cards, cards.ability[ability].cost_step, player, slot, need, 0):
            return False
    elif kind == AbilityKind.IDEALIZE:
        # Ruling H158: the counters are spent and nothing else is paid.
        if not can_pay_cost(g, cards, ability, player, slot, 0):
            return False
    else:
        # Awaken: the Cost is paid like that of any Z/X; the condition must be possible to carry out in full.
        # Ruling H242: an Ascension Extra is played like that, without a condition.
        if g.count[player, Zone.RESOURCE] < cost:
            return False  # too few even with sleeping ones; the exact test below is slower
        if not can_pay(cost, card.colors, reboot_resources(g, player), reboot_colors(g, cards, player)):
            return False
        if not can_pay_cost(g, cards, ability, player, slot, 0):
            return False
    return has_place(g, cards, player, slot) and has_ability_now(g, cards, ability, player, slot)


@rule
def _next_to_serve(
    g: np.record, cards: np.record, step: int, square: int, player: int, slot: int, taken: int
) -> int:
    """Return the first Square from `square` on, not `taken`, whose Z/X matches the step of an Advent.

    Return limits.SQUARES if there is no such Square.
    """
    selector = cards.step[step].selector
    squares = 0
    for owner in range(2):
        if is_of_side(cards.selector[selector].side, owner, player):
            squares |= g.held[owner]
    squares &= ~taken & -(1 << square)
    while squares != 0:
        here = first_of(squares)
        if fits(g, cards, selector, zx_on(g, here), player, slot):
            return here
        squares &= squares - 1
    return limits.SQUARES


@unit
def can_serve(
    g: np.record, cards: np.record, step: int, player: int, slot: int, need: int, taken: int
) -> bool:
    """Return whether distinct Z/X can meet the play condition, with a total Cost of at least `need`.

    Each step from `step` on requires one Z/X of the player. `taken` are the Squares (bits) of Z/X that
    another step uses already.
    """
    depth = 0
    square = 0
    path = 0  # the Squares tried, four bits each
    while True:
        if cards.step[step + depth].op == Op.FINISH:
            if need <= 0:
                return True
            square = limits.SQUARES
        else:
            square = _next_to_serve(g, cards, step + depth, square, player, slot, taken)
        if square < limits.SQUARES:
            taken |= 1 << square
            need -= cost_of(g, cards, zx_on(g, square))
            path = path * 16 + square
            depth += 1
            square = 0
        elif depth == 0:
            return False
        else:
            square = path % 16
            path //= 16
            depth -= 1
            taken ^= 1 << square
            need += cost_of(g, cards, zx_on(g, square))
            square += 1


# -- the play ---------------------------------------------------------------------------------------------


@unit
def play_ex(g: np.record, cards: np.record) -> None:
    """Frame PLAY_EX. Ruling Z15: show the card, choose the Square, then Advent, or pay and Awaken.

    Manual M8: an Awaken is paid before its text is carried out. Ruling H158: Idealize spends counters.
    Ruling H10: a Z/X EX stays in the Dynamis until it appears. Ruling H51: an Event EX stays there.
    """
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        g.played_ex |= 1 << player
        g.known[slot] = BOTH_KNOW
        note_ascension(g, cards, slot)
        if is_event(cards, g.row[slot]):
            pop(g)
            cost = price_of(g, cards, slot)
            ways = ways_to_pay_less(g, cards, slot, player) if cost > 0 else 0
            # CR 806 + ruling H51: the card is face up from now on.
            turn_face_up(g, cards, slot)
            resolve_event(g, cards, player, slot, Zone.DYNAMIS, cost, Way.BY_PLAY, Zone.TRASH)
            # Ruling H236: other cards may pay for it instead of its Cost.
            pay_less_first(g, cards, player, slot, ways)
        else:
            ask_square(g, cards, player, slot)
        return
    ability = cards.card[g.row[slot]].ability + frame.place
    pop(g)
    push_appear(g, player, slot, g.answer, Zone.DYNAMIS, Way.BY_PLAY, State.REBOOT)
    kind = cards.ability[ability].kind
    cost = cost_of(g, cards, slot) if kind == AbilityKind.ADVENT else price_of(g, cards, slot)
    step = cards.ability[ability].cost_step
    if kind == AbilityKind.IDEALIZE:
        push_effect(g, player, slot, ability, step)
        return
    if kind == AbilityKind.AWAKEN:
        push_effect(g, player, slot, ability, step)
        pay(g, player, cost, cards.card[g.row[slot]].colors)
        return
    frame = g.agenda[push(g, Frame.ADVENT, player, slot)]
    frame.ability = ability
    frame.step = step
    frame.amount = cost - reboot_resources(g, player) if kind == AbilityKind.POSSESS else cost
    frame.depth = limits.FREE_ROW
    g.chosen_count[limits.FREE_ROW, 0] = 0


@unit
def advent(g: np.record, cards: np.record) -> None:
    """Frame ADVENT. Manual M7: destroy own Reboot Z/X that the condition names, with at least the Cost.

    Possess puts them under the card instead (ruling H55); their Costs must cover the part that Resource
    does not pay.

    Ruling H12: the player chooses one by one, in the order of the condition, and only Z/X with which it can
    still be completed. Ruling Z40: they are destroyed together after the last choice.
    """
    frame = g.agenda[g.frames - 1]
    player = frame.player
    slot = frame.slot
    n = g.chosen_count[limits.FREE_ROW, 0]
    is_whole = cards.step[frame.step].op == Op.FINISH
    if frame.has_asked == 1 and not is_whole:
        frame.has_asked = 0
        g.chosen[limits.FREE_ROW, 0, n] = g.answer
        n += 1
        g.chosen_count[limits.FREE_ROW, 0] = n
        frame.amount -= cost_of(g, cards, g.answer)
        frame.step += 1
    if cards.step[frame.step].op == Op.FINISH:
        ability = frame.ability
        if cards.ability[ability].kind == AbilityKind.POSSESS:
            pop(g)
            _possess(g, cards, player, slot, n)
            return
        take_answer(g, 1 if is_whole else 0)
        for i in range(n):
            join_destroyed(g, i, g.chosen[limits.FREE_ROW, 0, i])
        if settle(g, cards, n):
            frame.has_asked = 1
            return
        pop(g)
        occur_destruction(g, cards, n)
        for i in range(n):
            occur(g, cards, Occurrence.ADVENTED, g.chosen[limits.FREE_ROW, 0, i], slot)
        leave_destroyed(g, cards, n)
        return
    taken = 0
    for i in range(n):
        taken |= 1 << g.square[g.chosen[limits.FREE_ROW, 0, i]]
    forget_candidates(g)
    square = _next_to_serve(g, cards, frame.step, 0, player, slot, taken)
    while square < limits.SQUARES:
        left = frame.amount - cost_of(g, cards, zx_on(g, square))
        if can_serve(g, cards, frame.step + 1, player, slot, left, taken | (1 << square)):
            add_candidate(g, zx_on(g, square))
        square = _next_to_serve(g, cards, frame.step, square + 1, player, slot, taken)
    frame.has_asked = 1
    ask_among(g, Ask.CHOOSE, player, slot)


@unit
def needs_all(g: np.record, cards: np.record) -> bool:
    """Ruling Z50: return whether the pending Advent or Possess needs every candidate."""
    frame = g.agenda[g.frames - 1]
    taken = 0
    for i in range(g.chosen_count[limits.FREE_ROW, 0]):
        taken |= 1 << g.square[g.chosen[limits.FREE_ROW, 0, i]]
    for i in range(g.candidates):
        without = taken | 1 << g.square[g.candidate[i]]
        if can_serve(g, cards, frame.step, frame.player, frame.slot, frame.amount, without):
            return False
    return True


@unit
def _possess(g: np.record, cards: np.record, player: int, slot: int, n: int) -> None:
    """Ruling H55: put the chosen Z/X under the Z/X EX as Force; their Costs reduce its Cost, down to 1."""
    cost = price_of(g, cards, slot)
    price = cost
    for i in range(n):
        price -= cost_of(g, cards, g.chosen[limits.FREE_ROW, 0, i])
    pay(g, player, max(price, min(cost, 1)), cards.card[g.row[slot]].colors)
    for i in range(n):
        join(g, i, g.chosen[limits.FREE_ROW, 0, i], Zone.FORCE, State.REBOOT)
    move_under(g, cards, n, slot)
