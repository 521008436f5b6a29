"""Facts that follow from a slot number alone: the owner, and the part of the deck the card comes from."""

from zx_env.compiling.decorators import rule
from zx_env.zx import limits

NO_CARD = 255
"""In `g.force_of`: no Z/X above, or it has left."""


@rule
def other(player: int) -> int:
    """Return the opponent of `player`."""
    return 1 - player


@rule
def owner_of(slot: int) -> int:
    """Return the player (0, 1) who owns the card in the slot, and controls it on a Square (ruling Z34)."""
    # A sum of comparisons compiles to code without an unpredictable branch.
    return (
        int(slot >= limits.HALF)
        - int(slot >= limits.FIRST_TOKEN)
        + int(slot >= limits.FIRST_TOKEN + limits.TOKENS_EACH)
    )


@rule
def is_token(slot: int) -> bool:
    """CR 202.2a: return whether the slot is for a Token or a Link, which are not cards of a deck."""
    return slot >= limits.FIRST_TOKEN


@rule
def is_extra(slot: int) -> bool:
    """Return whether the slot is for a card that begins in the Dynamis: a Z/X EX, an upper half."""
    return not is_token(slot) and slot % limits.HALF > limits.PLAYER_CARD


@rule
def player_slot_of(player: int) -> int:
    """Return the slot of a player's Player card."""
    return player * limits.HALF + limits.PLAYER_CARD


@rule
def is_player_card(slot: int) -> bool:
    """Return whether the slot is that of a Player card."""
    return not is_token(slot) and slot % limits.HALF == limits.PLAYER_CARD
