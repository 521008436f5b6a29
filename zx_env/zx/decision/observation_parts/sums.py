"""Sums over the cards of a zone, for networks that read counts.

The rules update the sums while cards move (rules/summed.py). If all cards of a zone were dealt at once
(`g.stale`), this module sums the zone from its cards before a decision is shown.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx.cards.encode.features import Summary
from zx_env.zx.decision.observation_parts.lists import list_dynamis, list_zones
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.choices import COLORS
from zx_env.zx.rules.summed import (
    IN_CHARGE,
    IN_DECK_AND_LIFE,
    IN_REMOVED,
    IN_TRASH,
    RESOURCE_REBOOT,
    RESOURCE_SLEEP,
)
from zx_env.zx.terms import State, Zone


@unit
def _sum_up(g: np.record, cards: np.record, player: int, zone: int, place: int) -> None:
    """Add the summaries of a zone's cards to the sum at `place`. Each byte of a word is a separate count."""
    low = 0
    high = 0
    for i in range(g.count[player, zone]):
        row = g.row[g.cards[player, zone, i]]
        low += cards.summary[row, 0]
        high += cards.summary[row, 1]
    g.sums[player, place, 0] += low
    g.sums[player, place, 1] += high


@rule
def _sum_anew(g: np.record, cards: np.record, player: int, zone: int, place: int) -> None:
    g.sums[player, place, 0] = 0
    g.sums[player, place, 1] = 0
    _sum_up(g, cards, player, zone, place)


@unit
def _sum_resources(g: np.record, cards: np.record, player: int) -> None:
    """Sum the Resource cards in Sleep State. The rest of all Resource cards is in Reboot State."""
    low = 0
    high = 0
    low_asleep = 0
    high_asleep = 0
    for i in range(g.count[player, Zone.RESOURCE]):
        slot = g.cards[player, Zone.RESOURCE, i]
        row = g.row[slot]
        low += cards.summary[row, 0]
        high += cards.summary[row, 1]
        if g.state[slot] == State.SLEEP:
            low_asleep += cards.summary[row, 0]
            high_asleep += cards.summary[row, 1]
    g.sums[player, RESOURCE_SLEEP, 0] = low_asleep
    g.sums[player, RESOURCE_SLEEP, 1] = high_asleep
    g.sums[player, RESOURCE_REBOOT, 0] = low - low_asleep
    g.sums[player, RESOURCE_REBOOT, 1] = high - high_asleep


@rule
def resources_summed(g: np.record, cards: np.record, player: int) -> None:
    """Update the counts (`sums`) of a player's Resource cards if the Resource has changed since.

    Rules call it that read the counts between decisions; `sum_zones` updates all of them at each decision.
    """
    if has_bit(g.stale[player], Zone.RESOURCE):
        g.stale[player] &= ~(1 << Zone.RESOURCE)
        _sum_resources(g, cards, player)


@rule
def cards_in(g: np.record, player: int, place: int) -> int:
    """Return the number of cards that row `place` of a player's `sums` counts."""
    return (g.sums[player, place, Summary.CARDS // 8] >> 8 * (Summary.CARDS % 8)) & 255


@rule
def colors_in(g: np.record, player: int, place: int) -> int:
    """Return the colours, as bits, of the cards that row `place` of a player's `sums` counts."""
    counts = g.sums[player, place, 0] >> 8 * Summary.RED
    colors = 0
    for color in range(COLORS):
        if (counts >> 8 * color) & 255 != 0:
            colors |= 1 << color
    return colors


@unit
def sum_zones(g: np.record, cards: np.record) -> None:
    """Update the counts (`sums`) and lists (lists.py) of all changed zones before a decision is shown."""
    for player in range(2):
        stale = g.stale[player]
        if stale == 0:
            continue
        resources_summed(g, cards, player)
        list_zones(g, player, stale)
        g.stale[player] = 0
        if (stale >> Zone.DECK | stale >> Zone.LIFE) & 1 == 1:
            _sum_anew(g, cards, player, Zone.DECK, IN_DECK_AND_LIFE)
            _sum_up(g, cards, player, Zone.LIFE, IN_DECK_AND_LIFE)
        if has_bit(stale, Zone.DYNAMIS):
            list_dynamis(g, player)
        if has_bit(stale, Zone.CHARGE):
            _sum_anew(g, cards, player, Zone.CHARGE, IN_CHARGE)
        if has_bit(stale, Zone.TRASH):
            _sum_anew(g, cards, player, Zone.TRASH, IN_TRASH)
        if has_bit(stale, Zone.REMOVED):
            _sum_anew(g, cards, player, Zone.REMOVED, IN_REMOVED)
