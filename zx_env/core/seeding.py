"""Seeds: which numbers are one, and how one is made of what a caller has for chance."""

from typing import Any

from zx_env.core.validation import as_int, short
from zx_env.errors import SettingError

BIGGEST_SEED = 2**63 - 1
"""Seeds are 0 to this."""


def check_seed(seed: Any) -> int:
    """A seed as the dice take it.

    Raises:
        SettingError: It is no whole number from 0 to BIGGEST_SEED.
    """
    number = as_int(seed)
    if number is None or not 0 <= number <= BIGGEST_SEED:
        raise SettingError(f"a seed is a whole number from 0 to 2**63 - 1, not {short(seed)}")
    return number


def seed_from(rng: Any) -> int:
    """A seed out of what the caller has for chance: a numpy Generator, a random.Random, or a seed itself."""
    if hasattr(rng, "integers"):
        return int(rng.integers(BIGGEST_SEED))
    if hasattr(rng, "getrandbits"):
        return int(rng.getrandbits(63))
    return check_seed(rng)
