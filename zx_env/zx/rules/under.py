"""CR 312: the Force under a Z/X, face up or face down. Queries only."""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx.terms import NONE, Having, State, Zone


@rule
def has_force(g: np.record, slot: int) -> bool:
    """CR 312: return whether a card lies under the Z/X as Force."""
    for owner in range(2):
        for i in range(g.count[owner, Zone.FORCE]):
            if g.force_of[g.cards[owner, Zone.FORCE, i]] == slot:
                return True
    return False


@rule
def lies_face_down(g: np.record, slot: int) -> bool:
    """Ruling H245: return whether the card is a Force that lies face down; such a card has no abilities."""
    return g.zone[slot] == Zone.FORCE and g.state[slot] == State.UNDER_FACE_DOWN


@rule
def goes_face_down(g: np.record, slot: int) -> bool:
    """Ruling H245: return whether the card that moves now becomes a face-down Force."""
    moving = g.together[0]
    return g.moving_to == Zone.FORCE and moving.slot == slot and moving.state == State.UNDER_FACE_DOWN


@rule
def is_in_break(g: np.record, slot: int) -> bool:
    """Ruling H246: return whether a Force lies face down under the Z/X."""
    for owner in range(2):
        for i in range(g.count[owner, Zone.FORCE]):
            force = g.cards[owner, Zone.FORCE, i]
            if g.force_of[force] == slot and lies_face_down(g, force):
                return True
    return False


@rule
def _is_on_its_square(g: np.record, slot: int, this: int) -> bool:
    """Return whether the card is, or was when it left, on the Square of the card `this`."""
    square = g.square[slot] if g.square[slot] != NONE else g.was_on[slot]
    return this != NONE and square != NONE and g.square[this] == square


@rule
def lies_so(g: np.record, having: int, slot: int, this: int) -> bool:
    """CR 312: return whether the card has those of the bits `having` that are about Force and its Square."""
    if having & Having.ABOVE_THIS != 0 and (g.zone[this] != Zone.FORCE or g.force_of[this] != slot):
        return False
    if having & Having.FORCE_OF_THIS != 0 and (g.zone[slot] != Zone.FORCE or g.force_of[slot] != this):
        return False
    if having & Having.ON_ITS_SQUARE != 0 and not _is_on_its_square(g, slot, this):
        return False
    if having & Having.WITH_FORCE != 0 and not has_force(g, slot):
        return False
    if having & Having.IN_BREAK != 0 and not is_in_break(g, slot):
        return False
    if having & Having.LIES_FACE_DOWN != 0 and not lies_face_down(g, slot):
        return False
    return not (having & Having.WITHOUT_FORCE != 0 and has_force(g, slot))
