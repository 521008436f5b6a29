"""The one pending choice: the deciding player, the candidates and the number to choose.

Cards are chosen one by one. A rule lists candidates, calls `choose`, and reads the chosen cards from
`g.chosen` when its own frame is on top again.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.agenda import pop, push
from zx_env.ygo.rules.zones import stop_with
from zx_env.ygo.terms import NONE, Ask, Fault, Frame, Purpose, Zone


@rule
def ask(g: np.record, question: int, player: int, may_stop: int, subject: int) -> None:
    """Put a question to a player; the loop stops until the answer is in `g.answer`."""
    g.asked = question
    g.decider = player
    g.may_stop = may_stop
    g.subject = subject
    g.purpose = Purpose.NO_PURPOSE
    g.may_attack_directly = 0
    g.page = 0


@rule
def forget_candidates(g: np.record) -> None:
    """Clear the candidates, the slots in `g.candidate` from which a player chooses."""
    g.candidates = 0


@rule
def add_candidate(g: np.record, slot: int) -> None:
    """Add a slot to the candidates; end the duel with a fault if the list is full."""
    n = g.candidates
    if n >= limits.CANDIDATES:
        stop_with(g, Fault.CANDIDATES_FULL)
    else:
        g.candidate[n] = slot
        g.candidates = n + 1


@rule
def choose(g: np.record, player: int, number: int, purpose: int, subject: int) -> None:
    """Let a player choose `number` of the candidates next; the chosen cards come into `g.chosen`."""
    frame = g.agenda[push(g, Frame.CHOOSE, player, subject)]
    frame.number = number
    frame.purpose = purpose
    g.chosen_count = 0


@unit
def choosing(g: np.record) -> None:
    """Frame CHOOSE: ask for cards one at a time until enough are chosen or no candidate is left."""
    frame = g.agenda[g.frames - 1]
    if frame.has_asked == 1:
        frame.has_asked = 0
        n = g.chosen_count
        if n >= limits.CHOSEN:
            stop_with(g, Fault.CHOSEN_FULL)
            return
        g.chosen[n] = g.answer
        g.chosen_count = n + 1
        left = 0
        for i in range(g.candidates):
            if g.candidate[i] != g.answer:
                g.candidate[left] = g.candidate[i]
                left += 1
        g.candidates = left
    if g.chosen_count >= frame.number or g.candidates == 0:
        pop(g)
        return
    frame.has_asked = 1
    ask(g, Ask.CHOOSE, frame.player, 0, frame.slot)
    g.purpose = frame.purpose


@unit
def gather_hand(g: np.record, player: int, but: int) -> None:
    """Make the cards of the player's hand the candidates, except the card in slot `but`."""
    forget_candidates(g)
    for i in range(g.count[player, Zone.HAND]):
        if g.cards[player, Zone.HAND, i] != but:
            add_candidate(g, g.cards[player, Zone.HAND, i])


@unit
def gather_monsters(g: np.record, player: int) -> None:
    """Make the monsters that the player controls the candidates."""
    forget_candidates(g)
    for place in range(limits.MONSTERS):
        if g.monster[player, place] != NONE:
            add_candidate(g, g.monster[player, place])
