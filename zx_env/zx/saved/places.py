"""Validate the places of the cards in a game from a file: lists of zones, Squares, one place per card."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.zx import limits
from zx_env.zx.board import NAMES
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.decision.texts import owner_of
from zx_env.zx.rules.returned import IN_HAND, SHUFFLE
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.terms import NONE, CardType, Zone

OWNERS = np.array([owner_of(slot) for slot in range(limits.SLOTS)])
_OF_DECK = np.arange(limits.FIRST_TOKEN) % limits.HALF < limits.DECK_SIZE
PLAYER_SLOTS = [player * limits.HALF + limits.PLAYER_CARD for player in range(2)]


def of_lists(g: Any) -> Iterator[str]:
    """Yield the problems of the zones' lists: a card in a wrong list, or a hand that is not sorted."""
    count, cards, zone, row = g["count"], g["cards"], g["zone"], g["row"]
    player, listed, place = np.nonzero(np.arange(limits.ZONE_CARDS) < count[:, :, None])
    slots = cards[player, listed, place]
    for wrong, sentence in (
        (
            zone[slots] != listed,
            "a card is listed in {zone} of player {player} and says that it lies elsewhere",
        ),
        (OWNERS[slots] != player, "a card of the other player lies in {zone} of player {player}"),
        (g["square"][slots] != NONE, "a card in {zone} of player {player} says that it is on a Square"),
        (row[slots] == NONE, "an unused slot is listed in {zone} of player {player}"),
    ):
        for i in np.flatnonzero(wrong)[:1]:
            yield sentence.format(zone=Zone(int(listed[i])).name.lower(), player=int(player[i]))
    hand = (listed[1:] == Zone.HAND) & (place[1:] > 0) & (np.diff(row[slots]) < 0)
    if hand.any():
        yield "a hand is not in the order of the card table"


def of_squares(g: Any, pool: CardPool) -> Iterator[str]:
    """CR 303: yield the problems of cards on Squares, and of the bits and counts derived from them."""
    standing, standing_count = g["standing"], g["standing_count"]
    on, place = np.nonzero(np.arange(limits.STANDING) < standing_count[:, None])
    slots = standing[on, place]
    for wrong in np.flatnonzero((g["zone"][slots] != Zone.SQUARE) | (g["square"][slots] != on))[:1]:
        yield f"a Z/X is listed on {NAMES[int(on[wrong])]} and says that it is elsewhere"
    if (g["row"][slots] == NONE).any():
        yield "an unused slot is listed on a Square"
    newest = {square: int(standing[square, n - 1]) for square, n in enumerate(standing_count) if n > 0}
    for player in range(2):
        held = sum(1 << square for square, slot in newest.items() if OWNERS[slot] == player)
        if held != int(g["held"][player]):
            yield f"`held` of player {player} does not say on which Squares its Z/X stand"
    if sum(1 << square for square, n in enumerate(standing_count) if n > 1) != int(g["crowded"]):
        yield "`crowded` does not say on which Squares more than one Z/X stands"
    if len(_links(g, pool)) != int(g["links"]):
        yield f"`links` is {int(g['links'])}, and {len(_links(g, pool))} Links lie on Squares"


def _links(g: Any, pool: CardPool) -> list[int]:
    first = limits.FIRST_TOKEN
    slots = [int(i) + first for i in np.flatnonzero(g["zone"][first:] == Zone.SQUARE)]
    return [
        slot for slot in slots if g["row"][slot] != NONE and pool.cards[g["row"][slot]].kind == CardType.LINK
    ]


def of_each_card(g: Any, pool: CardPool) -> Iterator[str]:
    """Yield a problem for each card that is not in exactly one place, and each empty slot that is in one."""
    zone, row, square = g["zone"], g["row"], g["square"]
    count, standing_count = g["count"], g["standing_count"]
    seen = _count(g["cards"][np.arange(limits.ZONE_CARDS) < count[:, :, None]])
    seen += _count(g["standing"][np.arange(limits.STANDING) < standing_count[:, None]])
    # CR 202.8: a Shift lies on a Z/X.
    for player in range(2):
        shift = int(g["shift"][player])
        if shift == NO_CARD:
            continue
        under = int(g["force_of"][shift])
        is_on_card = under != NO_CARD and zone[under] == Zone.SQUARE and square[under] != NONE
        if OWNERS[shift] != player or zone[shift] != Zone.SQUARE or not is_on_card:
            yield f"the Shift of player {player} lies on no Z/X"
        elif square[shift] != square[under]:
            yield f"the Shift of player {player} is not where its Z/X is"
        seen[shift] += 1
    seen[_links(g, pool)] += 1
    there = row != NONE
    there[PLAYER_SLOTS] = False
    # CR 912: a Token that left the Squares is in the zone NOWHERE.
    there[limits.FIRST_TOKEN :] &= zone[limits.FIRST_TOKEN :] != Zone.NOWHERE
    for slot in np.flatnonzero(seen != there)[:1]:
        name = "an unused slot" if row[slot] == NONE else pool.cards[row[slot]].number
        yield f"{name} of player {OWNERS[slot]} is in {seen[slot]} places"
    off = zone != Zone.SQUARE
    if (square[off] != NONE).any() or (square[~off] == NONE).any():
        yield "a card is on a Square and on none"


def _count(slots: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    return np.bincount(slots, minlength=limits.SLOTS)


def is_beside(g: Any, slot: int) -> bool:
    """Return whether the card is on a Square but not a Z/X: a Player card, a Shift or a Link."""
    if slot in PLAYER_SLOTS:
        return True
    if slot < 0 or int(g["zone"][slot]) != Zone.SQUARE:
        return False
    square = int(g["square"][slot])
    return slot not in g["standing"][square, : int(g["standing_count"][square])].tolist()


def is_link(g: Any, pool: CardPool, slot: int) -> bool:
    """Return whether the slot is one for Tokens, and holds or held a Link."""
    row = int(g["row"][slot])
    return slot >= limits.FIRST_TOKEN and row != NONE and pool.cards[row].kind == CardType.LINK


def of_knowledge(g: Any) -> Iterator[str]:
    """Ruling Z24: yield the problems of what the players know, which determinizations read."""
    zone, owners = g["zone"][: limits.FIRST_TOKEN], OWNERS[: limits.FIRST_TOKEN]
    if (g["known"][: limits.FIRST_TOKEN][zone == Zone.HAND] >> owners[zone == Zone.HAND] & 1 == 0).any():
        yield "`known` hides a card of a hand from its owner"
    # CR 901.2a: the other cards of a Dynamis lie on a Square or in it, and never in a hidden zone.
    if np.isin(zone[~_OF_DECK], (Zone.DECK, Zone.HAND, Zone.LIFE)).any():
        yield "a card of a Dynamis lies in a deck, a hand or Life"
    for player in range(2):
        deck = slice(player * limits.DECK_SIZE, (player + 1) * limits.DECK_SIZE)
        last, returned, shuffled = int(g["shuffles"][player]), g["returned"][:, deck], g["shuffled"][deck]
        if ((returned > last) & (returned != IN_HAND)).any():
            yield f"`returned` has a shuffle of player {player} that was not"
        if ((shuffled & SHUFFLE) > last).any():
            yield f"`shuffled` has a shuffle of player {player} that was not"
