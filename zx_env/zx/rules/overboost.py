"""CR 1014: Ignition Overboost, by which the own Player becomes a Z/X Overboost on a Square.

See also: its separation (CR 911), which applies at every instant, in rules/zones.py (`move`).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import ask
from zx_env.zx.rules.occurrences import occur
from zx_env.zx.rules.play import way_from
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.values import fits
from zx_env.zx.rules.zones import BOTH_KNOW, become_overboost, has_overboost, note_origin, player_square_of
from zx_env.zx.terms import NONE, Ask, Occurrence, PlayerBar, State, Zone


@unit
def upper_half(g: np.record, cards: np.record, selector: int, player: int, this: int) -> int:
    """CR 1014.1: return the slot of the upper half that the own Player can become now, or NONE.

    It must be face down in the Dynamis, match the selector and have the name of the lower half under the
    Player card. (A Player Extra may lie there instead; it never has the name of an upper half.)
    """
    under = g.under_player[player]
    # CR 1014.1: a Player card must be turned face down; the virtual one has no card under it.
    if under == NONE or g.player_card[player] == NONE or has_overboost(g, player):
        return NONE
    if g.player_barred[player] & PlayerBar.OVERBOOSTS != 0:
        return NONE
    for i in range(g.count[player, Zone.DYNAMIS]):
        slot = g.cards[player, Zone.DYNAMIS, i]
        same = cards.card[g.row[slot]].name == cards.card[under].name
        if same and g.state[slot] == State.FACE_DOWN and fits(g, cards, selector, slot, player, this):
            return slot
    return NONE


@rule
def _list_places(g: np.record, player: int) -> None:
    """CR 1014.1: list the Squares without a Z/X, except the opponent's Player Square."""
    forget_candidates(g)
    for square in range(limits.SQUARES):
        if g.standing_count[square] == 0 and square != player_square_of(other(player)):
            add_candidate(g, square)


@unit
def overboost(g: np.record, cards: np.record, step: int) -> None:
    """OVERBOOST: the own Player becomes the Z/X Overboost, on a Square of its choice.

    CR 1014.3: if it is impossible, nothing is done. Ruling H30: the Z/X Overboost appears from the Dynamis,
    neither by a play nor by an ability.
    """
    frame = g.agenda[g.frames - 1]
    player = frame.player
    slot = upper_half(g, cards, cards.step[step].selector, player, frame.slot)
    if frame.has_asked == 0:
        frame.was_done = 0
        _list_places(g, player)
        if slot != NONE and g.candidates > 0:
            frame.has_asked = 1
            frame.step = step
            g.known[slot] = BOTH_KNOW
            ask(g, Ask.CHOOSE_SQUARE, player, 0, slot)
        return
    frame.has_asked = 0
    if slot == NONE:
        return
    frame.was_done = 1
    become_overboost(g, cards, slot, g.answer)
    note_origin(g, slot, Zone.DYNAMIS)
    g.way = way_from(Zone.DYNAMIS, 0)
    g.origin = Zone.DYNAMIS
    occur(g, cards, Occurrence.APPEARS, slot, NONE)
    occur(g, cards, Occurrence.PUT_ON_SQUARE, slot, NONE)
    occur(g, cards, Occurrence.OVERBOOSTED, slot, NONE)
