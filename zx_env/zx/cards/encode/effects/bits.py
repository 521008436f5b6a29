"""Sets of zones and of ways in which a card appears, as bits."""

from collections.abc import Iterable

from zx_env.zx.terms import Way, Zone


def zone_bits(zones: Iterable[Zone]) -> int:
    """Return a set of zones as bits 1 << zone."""
    return sum(1 << zone for zone in set(zones))


def way_bits(ways: Iterable[Way]) -> tuple[int, int]:
    """Return the terms.Way bits that a card must have to appear in all these ways, and those it must not."""
    wanted = set(ways)
    barred = Way.FROM_HAND if Way.NOT_FROM_HAND in wanted else 0
    return sum(wanted - {Way.NOT_FROM_HAND}), barred
