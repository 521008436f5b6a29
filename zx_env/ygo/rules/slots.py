"""What a slot says by its number alone, and bits of a number."""

from zx_env.compiling.decorators import rule
from zx_env.ygo import limits


@rule
def other(player: int) -> int:
    """The opponent of `player`."""
    return 1 - player


@rule
def owner_of(slot: int) -> int:
    """The owner of a card, who need not control it (Goyo Guardian)."""
    return slot // limits.HALF


@rule
def has_bit(bits: int, place: int) -> bool:
    """Whether the bit `1 << place` is set."""
    return (bits >> place) & 1 == 1
