"""What a slot says by its number alone: whose card it is, and which part of a deck it comes from."""

from zx_env.compiling.decorators import rule
from zx_env.zx import limits

NO_CARD = 255
"""In `g.force_of`: the Z/X above has gone."""


@rule
def other(player: int) -> int:
    """The opponent of `player`."""
    return 1 - player


@rule
def owner_of(slot: int) -> int:
    """The owner, who is also the controller on a Square (ruling Z34)."""
    # Up to three ones added up: compiled code needs no jump, which nobody could foresee.
    return (
        int(slot >= limits.HALF)
        - int(slot >= limits.FIRST_TOKEN)
        + int(slot >= limits.FIRST_TOKEN + limits.TOKENS_EACH)
    )


@rule
def is_token(slot: int) -> bool:
    """CR 202.2a: a Token, which is no card of a deck."""
    return slot >= limits.FIRST_TOKEN


@rule
def is_extra(slot: int) -> bool:
    """Whether it is a card of the Dynamis by the deck rules: a Z/X EX (2017 manual), an upper half."""
    return not is_token(slot) and slot % limits.HALF > limits.PLAYER_CARD


@rule
def player_slot_of(player: int) -> int:
    """The slot of a player's Player card."""
    return player * limits.HALF + limits.PLAYER_CARD
