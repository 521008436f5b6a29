"""Choices of the opponent that a player cannot see, in a determinization.

The pending question to the opponent reveals hidden cards: which card it is about to Set, or which cards match
a cost. A question before anything is visible is taken back to the one before it (`take_back`). Before the
deal, all hidden cards of the zone become candidates (`open_choice`); after it, those that match what is
chosen (`close_choice`). If none does, a card that does is dealt to one of their places.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rng import roll
from zx_env.ygo.rules.agenda import pop
from zx_env.ygo.rules.choices import add_candidate, ask, forget_candidates
from zx_env.ygo.rules.effects import is_summoned_by
from zx_env.ygo.rules.selectors import fits
from zx_env.ygo.rules.slots import has_bit, owner_of
from zx_env.ygo.terms import NONE, Ask, Frame, Purpose, Zone

MATCHING = 1 << Purpose.SEND | 1 << Purpose.SUMMON
"""Purposes (bits) for which only some cards of hand or deck can be chosen."""
OF_HAND_OR_DECK = MATCHING | 1 << Purpose.DISCARD | 1 << Purpose.HAND_LIMIT
"""Purposes (bits) of choices among cards of hand or deck."""


@rule
def _is_chosen(g: np.record, slot: int) -> bool:
    """Return whether the card is one that the pending choice has already chosen."""
    for i in range(g.chosen_count):
        if g.chosen[i] == slot:
            return True
    return False


@unit
def _is_shown(g: np.record, slot: int, player: int) -> bool:
    """Return whether the player sees the card because it chooses among cards of its own deck."""
    if g.asked != Ask.CHOOSE or g.decider != player or owner_of(slot) != player:
        return False
    for i in range(g.candidates):
        if g.candidate[i] == slot:
            return True
    return _is_chosen(g, slot)


@rule
def is_hidden_from(g: np.record, slot: int, player: int) -> bool:
    """Return whether the card in this slot could be another one, as far as the player knows."""
    if g.row[slot] == NONE or has_bit(g.known[slot], player):
        return False
    zone = g.zone[slot]
    if zone == Zone.MONSTER or zone == Zone.BACK:
        return g.face_down[slot] == 1
    return zone == Zone.HAND or (zone == Zone.DECK and not _is_shown(g, slot, player))


# -- questions that nobody sees ----------------------------------------------------------------------------


@rule
def _ask_again(g: np.record, question: int) -> None:
    """Put the question of the top frame to its player again, who then has not answered it."""
    frame = g.agenda[g.frames - 1]
    frame.has_asked = 1
    may_stop = 1 if question == Ask.WINDOW or question == Ask.ANSWER else 0
    ask(g, question, frame.player, may_stop, NONE)
    forget_candidates(g)


@rule
def _take_back_activation(g: np.record) -> None:
    """Take back an activation of which only the card was chosen, and not which of its effects."""
    pop(g)
    if g.links > 0:
        _ask_again(g, Ask.ANSWER)
        return
    pop(g)
    kind = g.agenda[g.frames - 1].kind
    if kind == Frame.WINDOW and g.agenda[g.frames - 1].stage == 1:
        g.agenda[g.frames - 1].stage = 0
        _ask_again(g, Ask.WINDOW)
    elif kind == Frame.WINDOW:
        # The window that follows an activation in the Main Phase.
        pop(g)
        _ask_again(g, Ask.MAIN)
    else:
        _ask_again(g, Ask.BATTLE)


@unit
def take_back(g: np.record, player: int) -> None:
    """Go back to the opponent's last question before which something was visible.

    Tributes, attack targets and effects are chosen before the opponent shows what it does.
    """
    if g.decider == player or g.frames < 2:
        return
    top = g.agenda[g.frames - 1].kind
    if g.asked == Ask.CHOOSE and g.purpose == Purpose.TRIBUTE:
        pop(g)
        pop(g)
        if g.agenda[g.frames - 1].kind == Frame.WINDOW:
            pop(g)
        _ask_again(g, Ask.MAIN)
        g.chosen_count = 0
    elif g.asked == Ask.TARGET and top == Frame.DECLARE:
        pop(g)
        _ask_again(g, Ask.BATTLE)
    elif g.asked == Ask.EFFECT and top == Frame.ACTIVATE:
        _take_back_activation(g)


# -- candidates --------------------------------------------------------------------------------------------


@rule
def _is_of_opponent(g: np.record, player: int) -> bool:
    """Return whether the opponent of the player chooses among cards that the player may not know."""
    return g.asked == Ask.CHOOSE and g.decider != player and has_bit(OF_HAND_OR_DECK, g.purpose)


@unit
def open_choice(g: np.record, player: int) -> None:
    """Make all hidden cards of the zones of the opponent's hidden candidates the candidates."""
    if not _is_of_opponent(g, player):
        return
    zones = 0
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if is_hidden_from(g, slot, player):
            zones |= 1 << g.zone[slot]
        else:
            g.candidate[n] = slot
            n += 1
    g.candidates = n
    owner = g.decider
    for zone in (Zone.HAND, Zone.DECK):
        if has_bit(zones, zone):
            for i in range(g.count[owner, zone]):
                slot = g.cards[owner, zone, i]
                if slot != g.subject and is_hidden_from(g, slot, player) and not _is_chosen(g, slot):
                    add_candidate(g, slot)


@rule
def _matches(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the opponent may choose the card: for a cost, or to summon it by an effect."""
    below = g.agenda[g.frames - 2]
    if below.kind == Frame.ACTIVATE:
        return fits(g, cards, cards.effect[below.effect].send, slot, below.player, below.slot)
    selector = cards.step[below.step].selector
    link = g.chain[below.link]
    return fits(g, cards, selector, slot, link.player, link.slot) and is_summoned_by(
        g, cards, below.step, below.link, slot
    )


@unit
def _deal_one_that_matches(g: np.record, cards: np.record, player: int) -> None:
    """Exchange a random candidate with a card of hand or deck that matches, if any does."""
    slot = g.candidate[roll(g, g.candidates)]
    first = owner_of(slot) * limits.HALF
    start = roll(g, limits.HALF)
    for i in range(limits.HALF):
        other = first + (start + i) % limits.HALF
        if g.zone[other] != Zone.HAND and g.zone[other] != Zone.DECK:
            continue
        if not is_hidden_from(g, other, player) or g.seen[other] != g.seen[slot]:
            continue
        row = g.row[slot]
        g.row[slot] = g.row[other]
        g.row[other] = row
        if _matches(g, cards, slot):
            g.candidate[0] = slot
            g.candidates = 1
            return
        g.row[other] = g.row[slot]
        g.row[slot] = row


@unit
def close_choice(g: np.record, cards: np.record, player: int) -> None:
    """After the deal, keep the candidates of the opponent that match what is chosen, at least one."""
    if not _is_of_opponent(g, player) or not has_bit(MATCHING, g.purpose):
        return
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if not is_hidden_from(g, slot, player) or _matches(g, cards, slot):
            g.candidate[n] = slot
            n += 1
    if n == 0:
        _deal_one_that_matches(g, cards, player)
    else:
        g.candidates = n
