"""Facts that follow from the number of a slot or a player, and a test of bits."""

from zx_env.compiling.decorators import rule
from zx_env.ygo import limits


@rule
def other(player: int) -> int:
    """Return the opponent of `player`: 1 - player."""
    return 1 - player


@rule
def owner_of(slot: int) -> int:
    """Return the owner, 0 or 1, of the card in a slot; another player may control it (Goyo Guardian)."""
    return slot // limits.HALF


@rule
def has_bit(bits: int, place: int) -> bool:
    """Return whether the bit `1 << place` is set."""
    return (bits >> place) & 1 == 1
