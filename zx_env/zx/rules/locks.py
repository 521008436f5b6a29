"""Abilities locked by name: after one use, no card of that name can use the ability again this turn.

Rulings H53, H67, H97 and H113: a player uses one Heaven-break, one Assault, one Cinema and one Creation a
turn, so all Heaven-breaks are locked together, all Assaults, all Cinemas, and all Creations. Ruling H88: some
abilities are locked for the rest of the game.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Fault
from zx_env.zx.rules.conditions import NO_TIMES
from zx_env.zx.rules.zones import stop_with
from zx_env.zx.terms import Limit

_HEAVEN_BREAK = -2
"""The key of every Heaven-break in `g.locked`."""

_ASSAULT = -3
"""The key of every Assault in `g.locked`."""

_CINEMA = -4
"""The key of every Cinema in `g.locked`."""

_CREATION = -5
"""The key of every Creation in `g.locked`."""

EXTENSION_DRIVE = -1000
"""The key of every Extension Drive in `g.locked`. All keys up to this one last for the rest of the game."""

_GIVEN = limits.CARDS * limits.ABILITIES_OF_CARD
"""Keys in `g.locked` of abilities that cards have gained: this plus the ability's row in the table."""


@rule
def key_of_game(name: int, place: int) -> int:
    """Ruling H88: return the key of an ability used once a game by name, which lasts for the game."""
    return EXTENSION_DRIVE - 1 - name * limits.ABILITIES_OF_CARD - place


@rule
def _key(g: np.record, cards: np.record, slot: int, place: int, ability: int) -> int:
    """Return the key of the ability. All cards of a name have the same key for the same ability.

    Ruling H112: a gained ability is locked on all cards that have it from cards of the same name.
    """
    if place >= limits.ABILITIES_OF_CARD:
        return _GIVEN + ability
    card = cards.card[g.row[slot]]
    if place < card.abilities:
        limit = cards.ability[card.ability + place].limit
        if limit == Limit.HEAVEN_BREAK:
            return _HEAVEN_BREAK
        if limit == Limit.ASSAULT:
            return _ASSAULT
        # Ruling H97: all Cinemas are locked together.
        if limit == Limit.CINEMA:
            return _CINEMA
        # Ruling H113: all Creations are locked together.
        if limit == Limit.CREATION:
            return _CREATION
        if limit == Limit.EXTENSION_DRIVE:
            return EXTENSION_DRIVE
        if limit == Limit.ONCE_PER_GAME:
            return key_of_game(card.name, place)
    return card.name * limits.ABILITIES_OF_CARD + place


@rule
def is_by_name(limit: int) -> bool:
    """Return whether the limit (terms.Limit) also locks the ability on other cards of the same name."""
    if limit == Limit.HEAVEN_BREAK or limit == Limit.ASSAULT:
        return True
    if limit == Limit.CINEMA or limit == Limit.CREATION:
        return True
    if limit == Limit.ONCE_PER_GAME or limit == Limit.EXTENSION_DRIVE:
        return True
    return limit == Limit.NAME_LOCK or limit == Limit.WHOLE_NAME_LOCK


@unit
def is_locked(g: np.record, cards: np.record, slot: int, place: int, ability: int, player: int) -> bool:
    """Return whether ability `place` (from 0) of the card or its name is locked for the player.

    `ability` is its row in the table of abilities.
    """
    key = _key(g, cards, slot, place, ability)
    for i in range(g.locked_count[player]):
        if g.locked[player, i] == key:
            return True
    return False


@unit
def lock(g: np.record, cards: np.record, slot: int, place: int, ability: int, player: int) -> None:
    """Lock the ability by its limit; with WHOLE_NAME_LOCK, lock all abilities of cards of its name."""
    _note(g, player, _key(g, cards, slot, place, ability))
    card = cards.card[g.row[slot]]
    if place < card.abilities and cards.ability[card.ability + place].limit == Limit.WHOLE_NAME_LOCK:
        for other_place in range(card.abilities):
            if other_place != place:
                _note(g, player, _key(g, cards, slot, other_place, card.ability + other_place))


@unit
def end_locks(g: np.record) -> None:
    """Unlock what is locked for a turn; ruling H88: abilities used once per game stay locked."""
    for player in range(2):
        n = 0
        for i in range(g.locked_count[player]):
            if g.locked[player, i] <= EXTENSION_DRIVE:
                g.locked[player, n] = g.locked[player, i]
                n += 1
        g.locked_count[player] = n


@rule
def _note(g: np.record, player: int, number: int) -> None:
    n = g.locked_count[player]
    if n >= limits.NAME_LOCKS:
        stop_with(g, Fault.NAME_LOCKS_FULL)
        return
    g.locked[player, n] = number
    g.locked_count[player] = n + 1


@unit
def count_time(g: np.record, cards: np.record, slot: int, place: int, player: int) -> None:
    """Ruling H58: count one more time that the ability has been carried out this turn."""
    key = _key(g, cards, slot, place, cards.card[g.row[slot]].ability + place)
    for i in range(g.locked_count[player] - 1):
        if g.locked[player, i] == key:
            g.locked[player, i + 1] -= 1
            return
    _note(g, player, key)
    _note(g, player, NO_TIMES - 1)
