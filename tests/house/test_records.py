"""Records: names that mean the same in plain Python and compiled, and no byte that nobody owns."""

import importlib
from collections.abc import Iterator
from enum import IntEnum

import numpy as np
import pytest

Dtype = np.dtype[np.void]

# A field with such a name is the method of np.record in plain Python and the field in compiled code.
TAKEN = frozenset(dir(np.record))


@pytest.fixture(scope="module")
def records() -> dict[str, Dtype]:
    """The record types of zx_env.zx.records by name, the nested ones as `GAME.agenda`."""
    module = importlib.import_module("zx_env.zx.records")
    found = {}
    for name, value in vars(module).items():
        if isinstance(value, np.dtype) and value.names:
            found.update(with_nested(name, value))
    assert "GAME" in found, "zx_env.zx.records has no GAME"
    return found


def with_nested(name: str, dtype: Dtype) -> Iterator[tuple[str, Dtype]]:
    yield name, dtype
    for field in dtype.names or ():
        if dtype[field].base.names:
            yield from with_nested(f"{name}.{field}", dtype[field].base)


def alignment(dtype: Dtype) -> int:
    """The alignment the processor would like: that of the widest number inside."""
    if dtype.names:
        return max(alignment(dtype[field].base) for field in dtype.names)
    return dtype.alignment


def badly_laid(name: str, dtype: Dtype) -> Iterator[str]:
    end = 0
    for field in dtype.names or ():
        offset = dtype.fields[field][1]
        if offset != end:
            yield f"{name}: {offset - end} bytes of padding before {field}"
        if offset % (wanted := alignment(dtype[field].base)):
            yield f"{name}.{field} at byte {offset} is not aligned to {wanted}: put wider fields first"
        end = offset + dtype[field].itemsize
    if end != dtype.itemsize:
        yield f"{name}: {dtype.itemsize - end} bytes of padding at its end"
    if dtype.itemsize % alignment(dtype):
        yield f"{name}: {dtype.itemsize} bytes, not a multiple of {alignment(dtype)}: fill it up"


def test_no_field_hides_a_method_of_record(records: dict[str, Dtype]):
    hidden = sorted(
        {f"{name}.{field}" for name, dtype in records.items() for field in dtype.names if field in TAKEN}
    )
    assert not hidden, f"names that np.record already has: {hidden}"


def test_records_have_attributes(records: dict[str, Dtype]):
    without = sorted(name for name, dtype in records.items() if dtype.type is not np.record)
    assert not without, (
        f"write np.dtype((np.record, [...])), so that `g.field` works in plain Python: {without}"
    )


def test_game_has_no_padding(records: dict[str, Dtype]):
    wrong = [
        line
        for name, dtype in records.items()
        if name.split(".")[0] == "GAME"
        for line in badly_laid(name, dtype)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("fields", "complaints"),
    [
        ([("zone", np.int16), ("phase", np.int8), ("step", np.int8)], 0),
        ([("phase", np.int8), ("zone", np.int16), ("step", np.int8)], 1),
        ([("zone", np.int16), ("phase", np.int8)], 1),
    ],
)
def test_bad_layouts_are_seen(fields: list[tuple[str, type]], complaints: int):
    assert len(list(badly_laid("GAME", np.dtype(fields)))) == complaints


def test_real_padding_is_seen():
    padded = np.dtype([("phase", np.int8), ("zone", np.int16)], align=True)
    assert list(badly_laid("GAME", padded)) == ["GAME: 1 bytes of padding before zone"]


def test_every_member_of_an_enum_has_a_number_of_its_own() -> None:
    enums = [
        found
        for module in ("zx_env.zx.terms", "zx_env.zx.cards.names")
        for found in vars(importlib.import_module(module)).values()
        if isinstance(found, type) and issubclass(found, IntEnum) and found is not IntEnum
    ]
    doubled = {
        f"{enum.__name__}.{name}"
        for enum in enums
        for name, member in enum.__members__.items()
        if member.name != name
    }
    # A card of the Dynamis lies face up or down where one on a Square lies in Reboot or Sleep State.
    assert doubled == {"State.FACE_DOWN", "State.FACE_UP"}
