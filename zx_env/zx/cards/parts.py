"""Walk over a card's data: each word and the words inside it."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

_FIELDS: dict[type, tuple[str, ...] | None] = {}
"""The names of the fields of each type that was asked for."""


def field_names(kind: type) -> tuple[str, ...] | None:
    """Return the names of the fields of a dataclass; None for another type."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else None
    return _FIELDS[kind]


def parts_of(value: object) -> Iterator[object]:
    """Yield every dataclass instance in a card's data, at any depth, such as its abilities and effects."""
    kind = type(value)
    if kind is tuple or kind is list or isinstance(value, (list, tuple)):
        for item in value:  # type: ignore[attr-defined]
            yield from parts_of(item)
        return
    names = field_names(kind)
    if names is not None:
        yield value
        for name in names:
            inner = getattr(value, name)
            # Most fields are numbers, texts and members of enumerations, which have no parts.
            if isinstance(inner, (list, tuple)) or field_names(type(inner)) is not None:
                yield from parts_of(inner)
