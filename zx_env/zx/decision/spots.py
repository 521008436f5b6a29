"""Spots: the places on the rendered board where actions are done.

A spot names the card, the Square or the pile that the action refers to: "b2" for a Square, "0:hand:B01-006"
for equal cards of a hand, "1:trash" for a pile of a player and "1:player" for the player. A spot names only
things that the deciding player sees. See also: the texts of actions (texts.py).
"""

from typing import Any

from zx_env.zx import limits
from zx_env.zx.board import NAMES
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.decision.texts import BLOCK_OF, numbered_waits, owner_of, square_seen
from zx_env.zx.terms import Ask, Zone

_ON_SQUARES = ("attack", "target", "at", "choose_square", "use")
_OF_HAND = ("resource", "play", "choose_hand")
_OPTIONS = ("use_elsewhere", "ignite", "choose_option", "pay", "resolve", "start", "extra")


def player_spot(player: int) -> str:
    """Return the name of the place of the player and the Player card on a board: "0:player"."""
    return f"{player}:player"


def zone_spot(player: int, zone: Zone) -> str:
    """Return the name of the place of a player's zone that is one pile: "0:deck"."""
    return f"{player}:{zone.name.lower()}"


def hand_spot(player: int, number: str) -> str:
    """Return the name of the place of the cards with this number in a hand: "0:hand:B01-006"."""
    return f"{zone_spot(player, Zone.HAND)}:{number}"


def spot_of(g: Any, pool: CardPool, index: int) -> str:
    """Return the name of the place on a board where a legal action is clicked; "" if it has none."""
    block, place = BLOCK_OF[index]
    player, page = int(g.decider), int(g.page)
    if block in _OF_HAND:
        return _spot_of_card(g, pool, int(g.hand_row[page * limits.HAND_ROWS + place]))
    if block in _ON_SQUARES:
        return square_seen(place // limits.USES_OF_SQUARE if block == "use" else place, player)
    if block == "target_player":
        return player_spot(1 - player)
    if block not in _OPTIONS:
        return ""
    thing = int(g.option[page * limits.OPTION_ROWS + place])
    if int(g.asked) == Ask.RESOLVE:
        waiting = g.waiting[numbered_waits(g)[thing][0]]
        slot = int(waiting.slot)
        is_there = int(g.zone[slot]) == Zone.SQUARE and int(g.serial[slot]) == int(waiting.serial)
        return NAMES[int(g.square[slot])] if is_there else ""
    return _spot_of_card(g, pool, thing)


def _spot_of_card(g: Any, pool: CardPool, slot: int) -> str:
    owner, zone = owner_of(slot), Zone(int(g.zone[slot]))
    if slot < limits.FIRST_TOKEN and slot % limits.HALF == limits.PLAYER_CARD:
        return player_spot(owner)
    if zone == Zone.SQUARE:
        return NAMES[int(g.square[slot])]
    if zone == Zone.HAND and int(g.known[slot]) >> int(g.decider) & 1:
        return hand_spot(owner, pool.cards[int(g.row[slot])].number)
    return zone_spot(owner, zone)
