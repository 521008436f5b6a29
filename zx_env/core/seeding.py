"""Seeds: check a seed, draw a new one, derive seeds and agents' random generators one-way from a root."""

import hashlib
import secrets
from typing import Any

import numpy as np

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


def new_seed() -> int:
    """Return a seed that nobody can guess: 63 random bits of the system."""
    return secrets.randbits(63)


def seed_from(rng: Any) -> int:
    """Return a seed, drawn from a numpy Generator or a random.Random, or given as a number."""
    if hasattr(rng, "integers"):
        return int(rng.integers(BIGGEST_SEED))
    if hasattr(rng, "getrandbits"):
        return int(rng.getrandbits(63))
    return check_seed(rng)


def derived_seed(*root: int) -> int:
    """Return the seed of a game, or of a batch of games, that belongs to a root: 63 bits.

    Args:
        root: Seed of a match, tournament or run, then the numbers that tell its games apart.

    Raises:
        SettingError: A part of the root is no seed.
    """
    return int.from_bytes(_digest(b"zx_env games", root)[:8], "little") & BIGGEST_SEED


def deck_seed(seed: int, player: int) -> int:
    """Return the seed from which a player's deck is drawn in the game of a seed: 63 bits.

    The list of a deck may be public, so the seed of the game, and with it the order of the deck, cannot be
    computed from it.
    """
    return int.from_bytes(_digest(b"zx_env decks", (seed, player))[:8], "little") & BIGGEST_SEED


def agent_rng(*root: int) -> np.random.Generator:
    """Return the random generator to hand to an agent. It contains nothing about the cards.

    NumPy's generators contain what made them (`bit_generator.seed_seq`). An agent that is handed
    `default_rng(seed)` reads the seed, deals the game again and knows every card. This generator starts from
    a digest of the root, BLAKE2b with a personalization that no game's seed has. Entropy, spawn key, state
    and draws contain the digest only; neither the root nor a seed of a game can be computed from it. The same
    root gives the same generator.

    Who guesses the root can compute all games with or without this generator, because the same seed gives the
    same games; the own hand confirms a guess. A seed such as 7 can be guessed, 63 random bits cannot. Where
    agents are not trusted, take a `new_seed`.

    Args:
        root: As for `derived_seed`, then the number of the agent if there are several.

    Raises:
        SettingError: A part of the root is no seed.
    """
    return np.random.Generator(np.random.PCG64(int.from_bytes(_digest(b"zx_env agents", root), "little")))


def _digest(person: bytes, root: tuple[int, ...]) -> bytes:
    """Return 16 bytes from which the root can only be guessed; `person` keeps uses of one root apart."""
    parts = [check_seed(part) for part in root]
    return hashlib.blake2b(repr(parts).encode(), digest_size=16, person=person).digest()
