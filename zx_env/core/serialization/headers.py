"""Headers of records: the decks and settings of a game as the fields of a dict, and back."""

from collections.abc import Sequence
from typing import Any

from zx_env.errors import RecordError


def attributes_of(thing: Any, names: Sequence[str]) -> dict[str, Any]:
    """Return these attributes of an object as a dict by name."""
    return {name: getattr(thing, name) for name in names}


def known_settings(header: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Return the settings of these names in a header that has no other keys, except `decks`.

    Raises:
        RecordError: The header has another key.
        KeyError: A setting is missing.
    """
    if unknown := header.keys() - {"decks", *names}:
        raise RecordError(f"line 1: unknown are {', '.join(sorted(unknown))}")
    return {name: header[name] for name in names}
