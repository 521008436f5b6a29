"""Walk over a card's data: each word and the words inside it."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass


def parts_of(value: object) -> Iterator[object]:
    """Yield every dataclass instance in a card's data, at any depth, such as its abilities and effects."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from parts_of(item)
    elif is_dataclass(value):
        yield value
        for field in fields(value):
            yield from parts_of(getattr(value, field.name))
