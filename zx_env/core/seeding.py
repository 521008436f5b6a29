"""Seeds: check a seed, or derive one from a random generator."""

from typing import Any

from zx_env.core.validation import as_int, short
from zx_env.errors import SettingError

BIGGEST_SEED = 2**63 - 1
"""Largest seed; the smallest is 0."""


def check_seed(seed: Any) -> int:
    """Return a seed as an int.

    Raises:
        SettingError: The seed is not an integer from 0 to BIGGEST_SEED.
    """
    number = as_int(seed)
    if number is None or not 0 <= number <= BIGGEST_SEED:
        raise SettingError(f"a seed is a whole number from 0 to 2**63 - 1, not {short(seed)}")
    return number


def seed_from(rng: Any) -> int:
    """Return a seed, drawn from a numpy Generator or a random.Random, or given as a number."""
    if hasattr(rng, "integers"):
        return int(rng.integers(BIGGEST_SEED))
    if hasattr(rng, "getrandbits"):
        return int(rng.getrandbits(63))
    return check_seed(rng)
