"""The pending choice: the player who decides, the candidates, and how many to choose.

Cards are chosen one by one in any order (ruling Z40). A rule lists candidates, calls `choose`, and reads the
chosen cards from `g.chosen` when its own frame is on top again.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import (
    Fault,
    Frame,
)
from zx_env.zx.quantities import Choosing
from zx_env.zx.rng import roll
from zx_env.zx.rules.agenda import pop, push
from zx_env.zx.rules.always import must_be_chosen
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.selectors import colors_of, share_name
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.totals import AT_LEAST, TOTALS, counts_for, drop_above, drop_below
from zx_env.zx.rules.values import cost_of
from zx_env.zx.rules.zones import is_known_to, stop_with
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    Ask,
    Zone,
)

COLORS = 5


@rule
def ask(g: np.record, question: int, player: int, may_stop: int, subject: int) -> None:
    """Set the pending question (terms.Ask) of a player; the game waits until the answer is in `g.answer`.

    With `may_stop` 1 the player may answer with nothing. `subject` is the card in question, or NONE.
    """
    g.asked = question
    g.decider = player
    g.may_stop = may_stop
    g.subject = subject
    g.mode = 0
    g.page = 0


@rule
def ask_among(g: np.record, question: int, player: int, subject: int) -> None:
    """Ask a player to choose one candidate. An empty list is a fault of the rules and stops the game."""
    if g.candidates == 0:
        stop_with(g, Fault.NOTHING_TO_CHOOSE)
    else:
        ask(g, question, player, 0, subject)


@rule
def choose(g: np.record, player: int, low: int, high: int, depth: int, register: int, subject: int) -> int:
    """Push a choice of `low` to `high` candidates, which fills `g.chosen[depth, register]`.

    Return the index of the frame on the agenda, so that the caller can limit the sum of Costs.
    """
    f = push(g, Frame.CHOOSE, player, subject)
    frame = g.agenda[f]
    # ANY_NUMBER, of a choice that takes all in an order: at most so many can be chosen.
    frame.low = min(low, limits.CHOSEN)
    frame.high = high
    frame.register = register
    frame.total_cost = ANY_NUMBER
    frame.depth = depth
    g.chosen_count[depth, register] = 0
    return f


@unit
def _take(g: np.record, place: int, depth: int, register: int) -> None:
    """Move the candidate at `place` to the chosen cards."""
    n = g.chosen_count[depth, register]
    if n >= limits.CHOSEN:
        stop_with(g, Fault.CHOSEN_FULL)
        return
    g.chosen[depth, register, n] = g.candidate[place]
    g.chosen_count[depth, register] = n + 1
    for i in range(place, g.candidates - 1):
        g.candidate[i] = g.candidate[i + 1]
    g.candidates -= 1


@unit
def are_too_alike(g: np.record, cards: np.record, one: int, two: int, choosing: int) -> bool:
    """Return whether two cards share a name or a Cost that `choosing` requires to differ within a choice."""
    if choosing & Choosing.OTHER_NAMES != 0 and share_name(g, cards, one, two):
        return True
    return choosing & Choosing.OTHER_COSTS != 0 and cost_of(g, cards, one) == cost_of(g, cards, two)


@unit
def _drop_alike(g: np.record, cards: np.record, chosen: int, choosing: int) -> None:
    """Keep only candidates that can be chosen together with the chosen card."""
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if not are_too_alike(g, cards, slot, chosen, choosing):
            g.candidate[n] = slot
            n += 1
    g.candidates = n


@rule
def with_a_card(reached: int, colors: int, is_left_out: bool) -> int:
    """CR 204.5: return the sets of colours that cards can cover, after adding a card with `colors`.

    Each card covers one of its colours. Bit s of `reached` and of the result stands for the set s of colours.
    With `is_left_out` the new card may cover no colour.
    """
    more = reached if is_left_out else 0
    for taken in range(1 << COLORS):
        if has_bit(reached, taken):
            for k in range(COLORS):
                if has_bit(colors, k) and not has_bit(taken, k):
                    more |= 1 << (taken | (1 << k))
    return more


@unit
def _drop_colors_served(g: np.record, cards: np.record, need: int, depth: int, register: int) -> None:
    """Keep only candidates after which the choice can still contain a card for each colour in `need`."""
    reached = 1
    for i in range(g.chosen_count[depth, register]):
        reached = with_a_card(reached, colors_of(g, cards, g.chosen[depth, register, i]) & need, False)
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        sets = with_a_card(reached, colors_of(g, cards, slot) & need, False)
        # A dropped candidate is in no such choice, so of the earlier candidates only the `n` kept ones count.
        for j in range(n):
            sets = with_a_card(sets, colors_of(g, cards, g.candidate[j]) & need, True)
        for j in range(i + 1, g.candidates):
            sets = with_a_card(sets, colors_of(g, cards, g.candidate[j]) & need, True)
        if has_bit(sets, need):
            g.candidate[n] = slot
            n += 1
    g.candidates = n


@unit
def _one_must_be_chosen(
    g: np.record, cards: np.record, player: int, depth: int, register: int, is_last: bool
) -> bool:
    """Ruling H23: return whether a candidate must be chosen and no card that must be chosen is chosen yet.

    If so and `is_last`, keep only the candidates that must be chosen.
    """
    for i in range(g.chosen_count[depth, register]):
        if must_be_chosen(g, cards, g.chosen[depth, register, i], player):
            return False
    n = 0
    for i in range(g.candidates):
        if must_be_chosen(g, cards, g.candidate[i], player):
            n += 1
    if n == 0 or not is_last:
        return n > 0
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if must_be_chosen(g, cards, slot, player):
            g.candidate[n] = slot
            n += 1
    g.candidates = n
    return True


@rule
def _is_alike(g: np.record, one: int, two: int, player: int) -> bool:
    """Return whether the player, who does not know the card `one`, cannot distinguish it from `two`."""
    return g.zone[one] == g.zone[two] and owner_of(one) == owner_of(two) and not is_known_to(g, two, player)


@unit
def settle_alike(g: np.record, player: int) -> None:
    """Ruling Z23: among candidates that the player cannot distinguish from its answer, choose at random."""
    answer = g.answer
    if answer == NONE or is_known_to(g, answer, player):
        return
    alike = 0
    for i in range(g.candidates):
        if _is_alike(g, answer, g.candidate[i], player):
            alike += 1
    left = roll(g, alike)
    for i in range(g.candidates):
        if _is_alike(g, answer, g.candidate[i], player):
            if left == 0:
                g.answer = g.candidate[i]
                return
            left -= 1


@rule
def look_through_deck(g: np.record, player: int) -> None:
    """Ruling H3: show the player the candidates in its own deck; CR 102.8: the opponent does not see them."""
    for i in range(g.candidates):
        slot = g.candidate[i]
        if g.zone[slot] == Zone.DECK and owner_of(slot) == player:
            g.known[slot] |= 1 << player


@unit
def choosing(g: np.record, cards: np.record) -> None:
    """Frame CHOOSE: ask for cards one at a time until enough are chosen or no candidate is left."""
    frame = g.agenda[g.frames - 1]
    depth = frame.depth
    register = frame.register
    if frame.has_asked == 1:
        frame.has_asked = 0
        if g.answer == NONE:
            pop(g)
            return
        settle_alike(g, frame.player)
        for i in range(g.candidates):
            if g.candidate[i] == g.answer:
                if frame.total_cost != ANY_NUMBER:
                    frame.total_cost -= cost_of(g, cards, g.answer)
                if frame.choosing & TOTALS != 0:
                    frame.amount -= counts_for(g, cards, g.answer, frame.choosing)
                _take(g, i, depth, register)
                if frame.choosing & (Choosing.OTHER_NAMES | Choosing.OTHER_COSTS) != 0:
                    _drop_alike(g, cards, g.answer, frame.choosing)
                break
    if frame.total_cost != ANY_NUMBER:
        drop_above(g, cards, frame.total_cost, 0)
    n = g.chosen_count[depth, register]
    if frame.choosing & AT_LEAST != 0:
        drop_below(g, cards, frame.amount, frame.high - n, frame.choosing)
    elif frame.choosing & TOTALS != 0:
        drop_above(g, cards, frame.amount, frame.choosing)
    if frame.colors != 0:
        _drop_colors_served(g, cards, frame.colors, depth, register)
    if n >= frame.high or g.candidates == 0:
        pop(g)  # CR 102.4: with too few candidates, the player chooses as many as possible
        return
    may_stop = n >= frame.low
    if frame.choosing & AT_LEAST != 0 and n > 0:
        may_stop = may_stop and frame.amount <= 0  # ruling H205
    is_last = n + 1 >= frame.high
    if frame.choosing & Choosing.MUSTS != 0 and _one_must_be_chosen(
        g, cards, frame.player, depth, register, is_last
    ):
        may_stop = may_stop and n == 0
    look_through_deck(g, frame.player)
    frame.has_asked = 1
    ask(g, Ask.CHOOSE, frame.player, 1 if may_stop else 0, frame.slot)
