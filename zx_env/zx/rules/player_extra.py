"""CR 1023: Player Extra: turned face up onto its Player card in a Crisis; its answer to damage.

Its startup abilities are used like those of any card (rules/abilities.py). See also: the damage that starts a
Crisis (`deal_to_player` in rules/keyword_actions.py), its name (rules/conditions.py).
"""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.agenda import pop, push
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.choices import ask
from zx_env.zx.rules.conditions import ability_of_kind
from zx_env.zx.rules.grants import use_up_given
from zx_env.zx.rules.keyword_actions import receive_damage, recover, shuffle_deck
from zx_env.zx.rules.selectors import fits_player
from zx_env.zx.rules.slots import other, player_slot_of
from zx_env.zx.rules.values import has_ability_now
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    Ask,
    CardType,
    Extra,
    Zone,
)


@unit
def _can_be_turned(g: np.record, cards: np.record, player: int) -> bool:
    """CR 1023.3: return whether a face-down Player Extra lies under a Player card that its Crisis names."""
    under = g.under_player[player]
    if under == NONE or g.player_card[player] == NONE or g.player_extra[player] & Extra.FACE_UP != 0:
        return False
    if cards.card[under].kind != CardType.PLAYER_EX:
        return False
    ability = ability_of_kind(cards, under, AbilityKind.CRISIS)
    return ability != NONE and has_ability_now(g, cards, ability, player, player_slot_of(player))


@unit
def crisis(g: np.record, cards: np.record) -> bool:
    """CR 1023.1: after all Player Damage, let a player who received some turn its Player Extra face up.

    Return whether a player is asked. Ruling H35: the turn player decides first; a player who declines may
    decide again after the next damage.
    """
    for turn in range(2):
        player = g.turn_player if turn == 0 else other(g.turn_player)
        if g.player_extra[player] & Extra.IN_CRISIS != 0:
            g.player_extra[player] ^= Extra.IN_CRISIS
            if _can_be_turned(g, cards, player):
                push(g, Frame.CRISIS, player, player_slot_of(player))
                return True
    return False


@unit
def turn_extra(g: np.record, cards: np.record) -> None:
    """Frame CRISIS. Ask whether to lay the Player Extra face up on its Player card; they become one card."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        ask(g, Ask.YES_NO, player, 0, frame.slot)
        return
    pop(g)
    if g.answer == 1:
        lay_face_up(g, cards, player)


@unit
def turn_by_effect(g: np.record, cards: np.record, step: int, player: int) -> int:
    """TURN_EXTRA: turn the Player Extra of that name face up onto the Player card; return 1, or 0.

    Ruling H111: nothing is done if another card lies there, or if the Player card is face down.
    """
    under = g.under_player[player]
    slot = player_slot_of(player)
    if under == NONE or g.player_extra[player] & Extra.FACE_UP != 0 or g.zone[slot] != Zone.SQUARE:
        return 0
    if cards.card[under].kind != CardType.PLAYER_EX or cards.card[under].name != cards.step[step].amount:
        return 0
    selector = cards.step[step].selector
    if selector != NONE and not fits_player(g, cards, selector, slot, player):
        return 0
    lay_face_up(g, cards, player)
    return 1


@unit
def lay_face_up(g: np.record, cards: np.record, player: int) -> None:
    """Write the Player Extra's row into the slot of the Player card, which so has its abilities.

    What the Player card's own abilities have been used for this turn stays used. Ruling H114: an Always
    ability may ask for its name, so that Power may change.
    """
    slot = player_slot_of(player)
    for place in range(cards.card[g.row[slot]].abilities):
        if has_bit(g.used[slot], place):
            use_up_given(g, slot, cards.card[g.row[slot]].ability + place)
    g.used[slot] = 0
    g.player_extra[player] |= Extra.FACE_UP
    g.row[slot] = g.under_player[player]
    g.hurt = 1


@unit
def last_stand(g: np.record, cards: np.record) -> None:
    """Frame LAST_STAND. Ruling Z48: once, before receiving damage, the player may shuffle and recover 1."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    amount = frame.amount
    if frame.has_asked == 0:
        frame.has_asked = 1
        ask(g, Ask.YES_NO, player, 0, frame.slot)
        return
    pop(g)
    # Ruling Z48: the player receives the damage in any case; rule effect 907 applies it after the recovery.
    receive_damage(g, player, amount)
    if g.answer == 1:
        g.player_extra[player] |= Extra.SPENT
        shuffle_deck(g, cards, player)
        recover(g, player, 1)
