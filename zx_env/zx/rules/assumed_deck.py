"""Give the opponent another deck list, for a player who does not know the true one.

Cards that the player has seen stay. Every hidden card becomes one of the remaining cards of the assumed list;
rules/determinize.py then re-deals them. See also: the assumed lists and their probabilities
(core/game/belief.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.hidden_choices import is_hidden_from
from zx_env.zx.rules.occurrences import know_abilities
from zx_env.zx.rules.payment import ask_resources
from zx_env.zx.rules.returned import card_of, settle_numbers
from zx_env.zx.rules.slots import other, owner_of, player_slot_of
from zx_env.zx.rules.values import has_icon
from zx_env.zx.rules.zones import is_known_to
from zx_env.zx.terms import NONE, Icon, Zone


@rule
def _is_unknown(g: np.record, slot: int, player: int) -> bool:
    """Return whether the player has not seen the card, so that it may be any remaining card of the list."""
    zone = g.zone[slot]
    if zone == Zone.SQUARE or zone == Zone.DYNAMIS:
        return not is_known_to(g, slot, player)
    # A card that was seen in the deck, and may be anywhere in it now, is one of the list.
    return is_hidden_from(g, slot, player) and g.returned[player, card_of(slot)] == 0


@unit
def _is_left(g: np.record, match: np.record, player: int, owner: int, first: int, last: int, k: int) -> bool:
    """Return whether place `k` of the list remains after removing the cards seen at places first to last."""
    row = match.row[owner, k]
    if row == NONE:
        return False
    # Each seen copy uses up one copy in the list, the first one first; copies after those remain.
    seen = 0
    for place in range(first, last):
        slot = owner * limits.HALF + place
        if g.row[slot] == row and not _is_unknown(g, slot, player):
            seen += 1
    for before in range(first, k):
        if match.row[owner, before] == row:
            seen -= 1
    return seen <= 0


@unit
def _take_rest(g: np.record, match: np.record, player: int, owner: int, first: int, last: int) -> bool:
    """Replace the unseen cards at places first to last by the remaining cards of the list.

    Return False if too many cards remain: a seen card is in the list less often than it was seen.
    """
    for place in range(first, last):
        if (match.row[owner, place] == NONE) != (g.row[owner * limits.HALF + place] == NONE):
            return False  # the number of cards is public
    # Put each remaining card into the next unseen place.
    place = first
    for k in range(first, last):
        if not _is_left(g, match, player, owner, first, last, k):
            continue
        while place < last and not _is_to_fill(g, player, owner, place):
            place += 1
        if place == last:
            return False
        g.row[owner * limits.HALF + place] = match.row[owner, k]
        place += 1
    return True


@rule
def _is_to_fill(g: np.record, player: int, owner: int, place: int) -> bool:
    slot = owner * limits.HALF + place
    return g.row[slot] != NONE and _is_unknown(g, slot, player)


@unit
def _take_player_card(g: np.record, match: np.record, player: int, owner: int) -> bool:
    """Replace the Player card and the card under it by those of the list; return False if that fails."""
    slot = player_slot_of(owner)
    row = match.row[owner, limits.PLAYER_CARD]
    under = match.under_player[owner]
    if (row == NONE) != (g.row[slot] == NONE) or (under == NONE) != (g.under_player[owner] == NONE):
        return False
    if row != NONE and g.row[slot] != row:
        if is_known_to(g, slot, player):
            return False
        g.row[slot] = row
        g.player_card[owner] = row
    if under != g.under_player[owner]:
        if g.player_extra[owner] != 0 or g.overboost[owner] != NONE:
            return False
        g.under_player[owner] = under
    return True


@unit
def _lay_start_card(g: np.record, cards: np.record, player: int, owner: int) -> bool:
    """Ruling Z5: make a card face down on a Square in the preparation a Start Card of the list.

    Return False if no hidden card can be one.
    """
    first = owner * limits.HALF
    for slot in range(first, first + limits.DECK_SIZE):
        if g.zone[slot] != Zone.SQUARE or is_known_to(g, slot, player):
            continue
        k = first
        while not has_icon(g, cards, slot, Icon.START_CARD):
            while k < first + limits.DECK_SIZE and not (
                is_hidden_from(g, k, player) and has_icon(g, cards, k, Icon.START_CARD)
            ):
                k += 1
            if k == first + limits.DECK_SIZE:
                return False
            row = g.row[slot]
            g.row[slot] = g.row[k]
            g.row[k] = row
    return True


@unit
def _know_all_abilities(g: np.record, cards: np.record) -> None:
    """Recompute the summaries in the record of the abilities of all cards in the game."""
    g.heard = 0
    g.given = 0
    g.asked_causes = 0
    g.always = 0
    g.weakening = 0
    g.bars_choices_only = 1
    for player in range(2):
        g.asked_tribes[player] = 0
        g.asks_more[player] = 0
        g.startup_zones[player] = 0
        g.listen_zones[player] = 0
        g.aura_zones[player] = 0
        g.auras[player] = 0
        if g.under_player[player] != NONE:
            know_abilities(g, cards, player, g.under_player[player])
    for slot in range(limits.SLOTS):
        if g.row[slot] != NONE:
            know_abilities(g, cards, owner_of(slot), g.row[slot])
            if slot < limits.FIRST_TOKEN:
                ask_resources(g, cards, owner_of(slot), g.row[slot])


@unit
def assume(g: np.record, cards: np.record, match: np.record, player: int) -> bool:
    """Give the opponent of `player` the deck list of the match.

    Returns:
        False if cards that the player has seen contradict the list. The record must not be used then.
    """
    owner = other(player)
    settle_numbers(g, player, owner)
    fits = (
        _take_player_card(g, match, player, owner)
        and _take_rest(g, match, player, owner, 0, limits.DECK_SIZE)
        and _take_rest(g, match, player, owner, limits.PLAYER_CARD + 1, limits.HALF)
        and _lay_start_card(g, cards, player, owner)
    )
    if fits:
        _know_all_abilities(g, cards)
    return bool(fits)
