"""Facts that follow from the number of a slot or a player, and a test of bits."""

from zx_env.compiling.decorators import rule
from zx_env.ygo import limits


@rule
def other(player: int) -> int:
    """Return the opponent of `player`."""
    return 1 - player


@rule
def owner_of(slot: int) -> int:
    """Return the owner of a card; another player may control it (Goyo Guardian)."""
    return slot // limits.HALF


@rule
def has_bit(bits: int, place: int) -> bool:
    """Return whether the bit `1 << place` is set."""
    return (bits >> place) & 1 == 1
