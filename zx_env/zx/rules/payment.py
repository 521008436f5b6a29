"""Ruling Z16: payment with Resources (manual M3): affordable costs, and the cards that sleep."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.agenda import pop, push
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import ask
from zx_env.zx.rules.selectors import colors_off_squares
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.zones import sleep
from zx_env.zx.terms import (
    NONE,
    Ask,
    State,
    Zone,
)


@rule
def reboot_resources(g: np.record, player: int) -> int:
    """Count the Resource cards that can be slept for costs."""
    n = 0
    for i in range(g.count[player, Zone.RESOURCE]):
        if g.state[g.cards[player, Zone.RESOURCE, i]] == State.REBOOT:
            n += 1
    return n


@rule
def reboot_resources_of(g: np.record, cards: np.record, player: int, colors: int) -> int:
    """Count the Resource cards of one of the colours (bits) that can be slept."""
    n = 0
    for i in range(g.count[player, Zone.RESOURCE]):
        slot = g.cards[player, Zone.RESOURCE, i]
        if g.state[slot] == State.REBOOT and colors_off_squares(g, cards, slot) & colors != 0:
            n += 1
    return n


@rule
def reboot_colors(g: np.record, cards: np.record, player: int) -> int:
    """Return the colours (bits) among the Resource cards that can be slept."""
    colors = 0
    for i in range(g.count[player, Zone.RESOURCE]):
        slot = g.cards[player, Zone.RESOURCE, i]
        if g.state[slot] == State.REBOOT:
            colors |= colors_off_squares(g, cards, slot)
    return colors


@rule
def can_pay(amount: int, colors: int, resources: int, resource_colors: int) -> bool:
    """Manual M3: require enough Reboot Resources, at least one of them of the card's colour."""
    if amount == 0:
        return True
    return amount <= resources and (colors == 0 or colors & resource_colors != 0)


@rule
def pay(g: np.record, player: int, amount: int, colors: int) -> None:
    """Push the payment of `amount` Resources: at least one must have one of `colors` (bits; 0: any)."""
    if amount > 0:
        frame = g.agenda[push(g, Frame.PAY, player, NONE)]
        frame.amount = amount
        frame.colors = colors


@rule
def ask_resources(g: np.record, cards: np.record, player: int, row: int) -> None:
    """Ruling Z16: record which tribes or other properties of Resource cards the card in `row` tests.

    `is_same_group` then compares Resource cards only by what a card of the player's deck tests.
    """
    g.asked_tribes[player] |= cards.presence[row].asks_tribes
    g.asks_more[player] |= cards.presence[row].asks_more


@rule
def is_same_group(g: np.record, cards: np.record, slot: int, like: int) -> bool:
    """Ruling Z16: return whether two Resource cards are of one group.

    Cards of a group have the same colours and the same tribes among those that the deck tests. If the deck
    tests more than tribes, they are copies of one card.
    """
    row = g.row[slot]
    row_like = g.row[like]
    if row == row_like:
        return True
    if g.asks_more[owner_of(slot)] == 1:
        return False
    if colors_off_squares(g, cards, slot) != colors_off_squares(g, cards, like):
        return False
    asked = g.asked_tribes[owner_of(slot)]
    # Most decks test no tribes of Resource cards: their table need not be read.
    return asked == 0 or cards.tribes[row, 0] & asked == cards.tribes[row_like, 0] & asked


@rule
def _is_listed(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether a candidate is of the group of the Resource card."""
    for k in range(g.candidates):
        if is_same_group(g, cards, slot, g.candidate[k]):
            return True
    return False


@rule
def _list_groups(g: np.record, cards: np.record, player: int, amount: int, colors: int) -> None:
    """List one Reboot Resource of each group that can be slept next so that the rest can still be paid."""
    forget_candidates(g)
    # At least one Resource has the colour: the last one must have it if no earlier one had it.
    must_fit = colors != 0 and amount == 1
    can_fit = colors == 0
    by_color = g.asked_tribes[player] == 0 and g.asks_more[player] == 0
    listed = 0
    for i in range(g.count[player, Zone.RESOURCE]):
        slot = g.cards[player, Zone.RESOURCE, i]
        if g.state[slot] == State.SLEEP:
            continue
        of_slot = colors_off_squares(g, cards, slot)
        can_fit |= of_slot & colors != 0
        if must_fit and of_slot & colors == 0:
            continue
        # The colours alone make the groups of most decks.
        is_new = not has_bit(listed, of_slot) if by_color else not _is_listed(g, cards, slot)
        listed |= 1 << of_slot
        if is_new:
            add_candidate(g, slot)
    if not can_fit:
        forget_candidates(g)


@rule
def _has_no_choice(g: np.record, cards: np.record, player: int, amount: int) -> bool:
    """Return whether there is no choice: no more Resources than needed, or all of them of one group."""
    first = NONE
    n = 0
    alike = True
    for i in range(g.count[player, Zone.RESOURCE]):
        slot = g.cards[player, Zone.RESOURCE, i]
        if g.state[slot] == State.REBOOT:
            n += 1
            if first == NONE:
                first = slot
            elif alike and not is_same_group(g, cards, slot, first):
                alike = False
            if n > amount and not alike:
                return False
    return True


@rule
def _sleep_first(g: np.record, cards: np.record, player: int, amount: int, colors: int) -> None:
    """Sleep the first `amount` Resources, if one Resource has one of the colours (bits)."""
    if colors != 0 and reboot_resources_of(g, cards, player, colors) == 0:
        return
    for i in range(g.count[player, Zone.RESOURCE]):
        slot = g.cards[player, Zone.RESOURCE, i]
        if amount > 0 and g.state[slot] == State.REBOOT:
            sleep(g, cards, slot)
            amount -= 1


@unit
def paying(g: np.record, cards: np.record) -> None:
    """Frame PAY. Ruling Z16: sleep one Resource at a time; ask only if several groups could pay."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    while True:
        if frame.has_asked == 1:
            frame.has_asked = 0
            slot = g.answer
        else:
            if frame.amount <= 0:
                pop(g)
                return
            if _has_no_choice(g, cards, player, frame.amount):
                _sleep_first(g, cards, player, frame.amount, frame.colors)
                pop(g)
                return
            _list_groups(g, cards, player, frame.amount, frame.colors)
            if g.candidates == 0:
                pop(g)
                return
            if g.candidates > 1:
                frame.has_asked = 1
                ask(g, Ask.PAY, player, 0, NONE)
                return
            slot = g.candidate[0]
        sleep(g, cards, slot)
        frame.amount -= 1
        if colors_off_squares(g, cards, slot) & frame.colors != 0:
            frame.colors = 0  # the colour is paid; any Resource does for the rest
