"""Spots: the place of an action on a picture, which is a zone, a card of the hand, a pile or a player.

Spots are "0:m1" to "0:m5" for Monster Zones, "0:s1" to "0:s5" and "0:field" for the back row,
"0:hand:NAME" for equal cards of a hand, "1:graveyard" for a pile and "1:player" for the player. A spot names
nothing that the decider does not see. See also: the text of actions (texts.py).
"""

from typing import Any

from zx_env.ygo import limits
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.decision.texts import BLOCK_OF
from zx_env.ygo.terms import Ask, Zone

_OF_HAND = ("summon", "set", "activate_hand", "choose_hand")
_MINE = {"effect": "m", "attack": "m", "choose_own": "m", "position": "m"}
_MINE |= {"activate_back": "s", "choose_own_back": "s"}
_ENEMYS = {"target": "m", "choose_enemy": "m", "choose_enemy_back": "s"}


def monster_spot(player: int, place: int) -> str:
    """Return the spot of a Monster Zone, "0:m1" for player 0 and place 0; places are 0 to 4."""
    return f"{player}:m{place + 1}"


def back_spot(player: int, place: int) -> str:
    """Return the spot of a Spell & Trap Zone ("0:s1" for place 0) or, for place FIELD, "0:field"."""
    return f"{player}:field" if place == limits.FIELD else f"{player}:s{place + 1}"


def zone_spot(player: int, zone: Zone) -> str:
    """Return the spot of a zone that is one pile, such as "1:graveyard"."""
    return f"{player}:{zone.name.lower()}"


def hand_spot(player: int, name: str) -> str:
    """Return the spot of all cards of this name in a hand: "0:hand:NAME"."""
    return f"{player}:hand:{name}"


def spot_of(g: Any, pool: CardPool, index: int) -> str:
    """Return the spot ("0:m1") that a legal action number points at, or "" if it has none on the picture."""
    block, place = BLOCK_OF[index]
    player, page = int(g.decider), int(g.page)
    if block in _OF_HAND:
        slot = int(g.hand_row[page * limits.HAND_ROWS + place])
        return hand_spot(player, pool.cards[int(g.row[slot])].name)
    for zones, whose in ((_MINE, player), (_ENEMYS, 1 - player)):
        if block in zones:
            return monster_spot(whose, place) if zones[block] == "m" else back_spot(whose, place)
    if block == "direct":
        return f"{1 - player}:player"
    if block != "choose_option" or int(g.asked) == Ask.EFFECT:
        return ""
    thing = int(g.option[page * limits.OPTION_ROWS + place])
    if int(g.asked) == Ask.TRIGGER:
        return _spot_of_card(g, int(g.waiting[thing].slot))
    return _spot_of_card(g, thing)


def _spot_of_card(g: Any, slot: int) -> str:
    zone, place = Zone(int(g.zone[slot])), int(g.place[slot])
    if zone == Zone.MONSTER:
        return monster_spot(int(g.controller[slot]), place)
    if zone == Zone.BACK:
        return back_spot(int(g.controller[slot]), place)
    return zone_spot(slot // limits.HALF, zone)
