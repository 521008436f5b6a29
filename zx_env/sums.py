"""What the cards of a zone come to, card by card added up, for networks that read counts.

A zone is added up again only after it has changed (`g.stale`), before a decision is shown.
"""

import numpy as np

from zx_env.jit import rule, unit
from zx_env.terms import NONE, State, Zone

# Places of `g.sums` (limits.SUMS).
DECK_AND_LIFE = 0
IN_CHARGE = 1
IN_TRASH = 2
IN_REMOVED = 3
RESOURCE_REBOOT = 4
RESOURCE_SLEEP = 5


@unit
def _sum_up(g: np.record, cards: np.record, player: int, zone: int, place: int, state: int) -> None:
    """Add the summaries of a zone's cards, those in the State if one is given, to the sum at `place`."""
    low = 0
    high = 0
    for i in range(g.count[player, zone]):
        slot = g.cards[player, zone, i]
        if state == NONE or g.state[slot] == state:
            # Each byte of a word is a count of its own.
            card = cards.card[g.row[slot]]
            low += card.summary[0]
            high += card.summary[1]
    g.sums[player, place, 0] += low
    g.sums[player, place, 1] += high


@rule
def _sum_anew(g: np.record, cards: np.record, player: int, zone: int, place: int, state: int) -> None:
    g.sums[player, place, 0] = 0
    g.sums[player, place, 1] = 0
    _sum_up(g, cards, player, zone, place, state)


@unit
def sum_zones(g: np.record, cards: np.record) -> None:
    """Bring `sums` up to date, before a decision is shown."""
    for player in range(2):
        stale = g.stale[player]
        if stale == 0:
            continue
        g.stale[player] = 0
        if (stale >> Zone.DECK | stale >> Zone.LIFE) & 1 == 1:
            _sum_anew(g, cards, player, Zone.DECK, DECK_AND_LIFE, NONE)
            _sum_up(g, cards, player, Zone.LIFE, DECK_AND_LIFE, NONE)
        if (stale >> Zone.CHARGE) & 1 == 1:
            _sum_anew(g, cards, player, Zone.CHARGE, IN_CHARGE, NONE)
        if (stale >> Zone.TRASH) & 1 == 1:
            _sum_anew(g, cards, player, Zone.TRASH, IN_TRASH, NONE)
        if (stale >> Zone.REMOVED) & 1 == 1:
            _sum_anew(g, cards, player, Zone.REMOVED, IN_REMOVED, NONE)
        if (stale >> Zone.RESOURCE) & 1 == 1:
            _sum_anew(g, cards, player, Zone.RESOURCE, RESOURCE_REBOOT, State.REBOOT)
            _sum_anew(g, cards, player, Zone.RESOURCE, RESOURCE_SLEEP, State.SLEEP)
