"""Tokens of seats: who has the token has the seat. The server stores their digests only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping


def new_token() -> str:
    """Return a new token that nobody can guess."""
    return secrets.token_urlsafe(24)


def digest_of(token: str) -> str:
    """Return the SHA-256 digest of a token, in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(digests: Mapping[str, str], token: str) -> str | None:
    """Return the seat that a token opens, by the digest of each seat; None for an unknown token."""
    digest = digest_of(token)
    return next((seat for seat, stored in digests.items() if hmac.compare_digest(stored, digest)), None)
