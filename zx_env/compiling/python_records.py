"""Storage for records in both modes, and records as Python objects.

In compiled mode `rows(GAME, n)` is a numpy array of records. With ``NUMBA_DISABLE_JIT=1`` it is a `Records`
of Python records. `g.zone[slot]`, `g.count[p, z]` and `g.agenda[i].kind = 3` read and write in the same way,
but the numbers are Python ints and every error raises: a number that does not fit its field, an index that
is negative or too large, a field that does not exist. Compiled code checks indexes only.

Python records are built for fast reading: a number is an attribute in a slot, an array of numbers is a dict
from index (or tuple of indexes) to int. So reading runs at the speed of C, and only writing runs Python code.
Records inside records are made at their first use.

See also: the layouts of a game's records, and `backend/compiler.py`, which compiles functions.
"""

import itertools
import math
import struct
from collections.abc import Iterator, Sequence
from operator import index as to_index
from typing import Any, ClassVar, NoReturn, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN

Rows: TypeAlias = Any
"""The result of `rows`: a numpy array of records, or a `Records` of Python records."""

_set = object.__setattr__
_put = dict.__setitem__
_get = dict.__getitem__

# The letter of the module `struct` for every kind of number in a record.
_LETTER = {"b1": "B", "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


class LayoutError(TypeError):
    """A record layout that Python records cannot represent."""


# -- numbers ---------------------------------------------------------------------------------------


def _letter(kind: np.dtype[Any], path: str) -> str:
    letter = _LETTER.get(f"{kind.kind}{kind.itemsize}")
    if letter is None or not kind.isnative:
        raise LayoutError(f"{path} is {kind}: a record holds integers of 8 to 64 bits, and records")
    return letter


def _limits(kind: np.dtype[Any]) -> tuple[int, int]:
    if kind.kind == "b":
        return 0, 1
    info = np.iinfo(kind)
    return int(info.min), int(info.max)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _reject(path: str, value: object, low: int, high: int) -> NoReturn:
    raise OverflowError(f"{path} = {value}: it holds {low} to {high}")


class Cells(dict[Any, int]):
    """An array of numbers: index, or tuple of indexes, to int. Its keys never change."""

    __slots__ = ("high", "low", "path", "shape")

    def __init__(self, kind: np.dtype[Any], shape: tuple[int, ...], path: str) -> None:
        super().__init__(dict.fromkeys(_indexes(shape), 0))
        self.shape, self.path = shape, path
        self.low, self.high = _limits(kind)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index not in self:
            self.__missing__(index)
        if value.__class__ is not int:
            value = int(to_index(value))
        if not self.low <= value <= self.high:
            _reject(f"{self.path}[{_words(index)}]", value, self.low, self.high)
        _put(self, index, value)

    def __missing__(self, index: Any) -> NoReturn:
        raise IndexError(f"{self.path}[{_words(index)}]: its shape is {self.shape}")

    def __iter__(self) -> Iterator[int]:
        if len(self.shape) > 1:
            raise IndexError(f"{self.path} has the shape {self.shape}: count through it with indexes")
        return iter(self.values())


def _words(index: Any) -> str:
    return ", ".join(map(str, index)) if isinstance(index, tuple) else str(index)


def _indexes(shape: tuple[int, ...]) -> Sequence[Any]:
    """Return the indexes of an array of this shape, in memory order."""
    if len(shape) == 1:
        return range(shape[0])
    return list(itertools.product(*map(range, shape)))


class Flat(dict[int, tuple[Cells, Any]]):
    """The field `cell` of a mask or an observation: all its named parts, one after the other.

    A dict from the index to the part and the index in that part.
    """

    __slots__ = ("high", "low", "path")

    def __init__(self, parts: "list[Cells]", path: str) -> None:
        super().__init__(enumerate((part, index) for part in parts for index in part.keys()))
        self.low, self.high, self.path = parts[0].low, parts[0].high, path

    def __getitem__(self, index: int) -> int:  # type: ignore[override]
        part, at = _get(self, index)
        return part[at]

    def __setitem__(self, index: int, value: int) -> None:  # type: ignore[override]
        part, at = _get(self, index)
        if value.__class__ is int and self.low <= value <= self.high:
            _put(part, at, value)
        else:
            part[at] = value

    def __missing__(self, index: int) -> NoReturn:
        raise IndexError(f"{self.path}[{index}]: its shape is {(len(self),)}")

    def __iter__(self) -> Iterator[int]:
        return (part[index] for part, index in self.values())


# -- records ---------------------------------------------------------------------------------------


class Plain:
    """One record as a Python object, for uncompiled runs.

    `_record_class` makes a subclass for every layout.
    """

    __slots__ = ()
    _dtype: ClassVar[np.dtype[Any]]
    _path: ClassVar[str]
    _scalars: ClassVar[dict[str, tuple[int, int]]]
    _fields: ClassVar[
        list[tuple[str, Any]]
    ]  # in memory order: name and maker of the field, None for a scalar
    _struct: ClassVar[struct.Struct]
    _overlaps: ClassVar[bool]

    def __init__(self) -> None:
        for name, make in self._fields:
            _set(self, name, 0 if make is None else make())
        if self._overlaps:
            parts = [getattr(self, name) for name, _ in self._fields]
            _set(self, "cell", Flat(parts, _join(self._path, "cell")))

    def __setattr__(self, name: str, value: Any) -> None:
        limits = self._scalars.get(name)
        if limits is None:
            _no_such_scalar(self, name)
        if value.__class__ is not int:
            value = int(to_index(value))
        if not limits[0] <= value <= limits[1]:
            _reject(_join(self._path, name), value, *limits)
        _set(self, name, value)

    def __repr__(self) -> str:
        numbers = " ".join(f"{name}={getattr(self, name)}" for name in self._scalars)
        return f"<{self._path or 'record'} {numbers}>"

    def to_bytes(self) -> bytes:
        """Return the bytes that the record has in compiled code."""
        values: list[Any] = []
        for name, make in self._fields:
            found = getattr(self, name)
            if make is None:
                values.append(found)
            elif isinstance(found, Cells):
                values.extend(found.values())
            else:
                values.append(found.to_bytes())
        return self._struct.pack(*values)

    def become(self, other: "Plain") -> None:
        """Copy all fields of another record of the same layout into this one."""
        for name, make in self._fields:
            mine, theirs = getattr(self, name), getattr(other, name)
            if make is None:
                _set(self, name, theirs)
            elif isinstance(mine, Cells):
                dict.update(mine, zip(theirs.keys(), theirs.values(), strict=True))
            else:
                mine.become(theirs)

    def set_bytes(self, data: bytes) -> None:
        """Set all fields from the bytes of a record of this layout."""
        values = self._struct.unpack(data)
        at = 0
        for name, make in self._fields:
            if make is None:
                _set(self, name, values[at])
                at += 1
                continue
            found = getattr(self, name)
            if isinstance(found, Cells):
                dict.update(found, zip(found.keys(), values[at : at + len(found)], strict=False))
                at += len(found)
            else:
                found.set_bytes(values[at])
                at += 1


def _no_such_scalar(record: Plain, name: str) -> NoReturn:
    if name in record.__slots__:
        raise TypeError(f"{_join(record._path, name)} is not one number: write to its elements")
    raise AttributeError(f"the record has no field {_join(record._path, name)!r}")


class Records(dict[Any, Plain]):
    """An array of records, each made at its first use; also the result of `rows` in plain mode."""

    __slots__ = ("_made_from", "_record", "dtype", "path", "shape")

    def __init__(self, dtype: np.dtype[Any], shape: tuple[int, ...], path: str) -> None:
        super().__init__()
        self.dtype, self.shape, self.path = dtype, shape, path
        self._record = _record_class(dtype, path)
        self._made_from: bytes | None = None  # the bytes of records not made yet; None for zeros

    def _offset(self, index: Any) -> int:
        """Return the byte offset of a record."""
        indexes = index if isinstance(index, tuple) else (index,)
        inside = all(0 <= i < n for i, n in zip(indexes, self.shape, strict=False))
        if len(indexes) != len(self.shape) or not inside:
            raise IndexError(f"{self.path}[{_words(index)}]: its shape is {self.shape}")
        at = 0
        for i, n in zip(indexes, self.shape, strict=True):
            at = at * n + to_index(i)
        return at * self.dtype.itemsize

    def __missing__(self, index: Any) -> Plain:
        at = self._offset(index)
        made = self._record()
        if self._made_from is not None:
            made.set_bytes(self._made_from[at : at + self.dtype.itemsize])
        _put(self, index, made)
        return made

    def __setitem__(self, index: Any, record: Plain) -> None:
        self[index].become(record)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in _indexes(self.shape))

    def to_bytes(self) -> bytes:
        """Return the bytes of all records, in memory order."""
        size = self.dtype.itemsize
        data = bytearray(self._made_from or bytes(size * math.prod(self.shape)))
        for index, record in self.items():
            at = self._offset(index)
            data[at : at + size] = record.to_bytes()
        return bytes(data)

    def become(self, other: "Records") -> None:
        """Copy all records of another array of the same layout and shape into this one."""
        self._made_from = other._made_from
        for index in {*self.keys(), *other.keys()}:
            self[index].become(other[index])

    def set_bytes(self, data: bytes) -> None:
        """Set all records from their bytes in memory order; existing records stay the same objects."""
        self._made_from = data
        for index, record in self.items():
            at = self._offset(index)
            record.set_bytes(data[at : at + self.dtype.itemsize])


_record_classes: dict[tuple[np.dtype[Any], str], type[Plain]] = {}


def _record_class(dtype: np.dtype[Any], path: str) -> type[Plain]:
    """Return the class of the Python records of a layout; `path` names it in messages."""
    if (dtype, path) not in _record_classes:
        fields = _fields_in_memory_order(dtype, path)
        letters = "="
        for name, kind, shape in fields:
            count = math.prod(shape)
            if kind.names is None:
                letters += f"{count}{_letter(kind, _join(path, name))}"
            else:
                letters += f"{count * kind.itemsize}s"
        overlaps = "cell" in (dtype.names or ())
        members = {
            "__slots__": (*(name for name, _, _ in fields), *(["cell"] if overlaps else [])),
            "_dtype": dtype,
            "_path": path,
            "_scalars": {n: _limits(kind) for n, kind, shape in fields if not shape and kind.names is None},
            "_fields": [(name, _maker(kind, shape, _join(path, name))) for name, kind, shape in fields],
            "_struct": struct.Struct(letters),
            "_overlaps": overlaps,
        }
        _record_classes[dtype, path] = type("Plain", (Plain,), members)
    return _record_classes[dtype, path]


def _maker(kind: np.dtype[Any], shape: tuple[int, ...], path: str) -> Any:
    """Return a function that makes the value of an array or record field; None for a single number."""
    if kind.names is not None:
        one = _record_class(kind, path)
        return (lambda: Records(kind, shape, path)) if shape else one
    return (lambda: Cells(kind, shape, path)) if shape else None


_Field: TypeAlias = tuple[str, np.dtype[Any], tuple[int, ...]]  # name, kind, shape


def _fields_in_memory_order(dtype: np.dtype[Any], path: str) -> list[_Field]:
    """Return every field except `cell`; reject padding, gaps and other overlaps."""
    if not dtype.names or dtype.fields is None:
        raise LayoutError(f"{path or 'the layout'} is {dtype}, not a record")
    found = sorted((dtype.fields[name][1], name) for name in dtype.names if name != "cell")
    at = 0
    for offset, name in found:
        if offset != at:
            raise LayoutError(f"{_join(path, name)} begins at byte {offset}, not {at}: padding or an overlap")
        at += dtype.fields[name][0].itemsize
    if at != dtype.itemsize:
        where = path or "the record"
        raise LayoutError(f"{where} has {dtype.itemsize} bytes, its fields {at}: padding at the end")
    return [(name, dtype.fields[name][0].base, dtype.fields[name][0].shape) for _, name in found]


def flat_record(parts: Sequence[tuple[str, tuple[int, ...]]], dtype: npt.DTypeLike) -> np.dtype[np.record]:
    """Return the dtype of a record of consecutive named parts under one flat field `cell`.

    Args:
        parts: Name and shape of each part.
        dtype: The dtype of every number in the record.
    """
    kind = np.dtype(dtype)
    sizes = [math.prod(shape) for _, shape in parts]
    offsets = [0, *itertools.accumulate(size * kind.itemsize for size in sizes)]
    layout = {
        "names": ["cell", *(name for name, _ in parts)],
        "formats": [(kind, (sum(sizes),)), *((kind, shape) for _, shape in parts)],
        "offsets": [0, *offsets[:-1]],
        "itemsize": offsets[-1],
    }
    return cast("np.dtype[np.record]", np.dtype((np.record, cast(Any, layout))))


# -- storage ---------------------------------------------------------------------------------------


def rows(dtype: np.dtype[Any], n: int) -> Rows:
    """Return storage for `n` records, all zero, as entries take it."""
    _record_class(dtype, "")  # rejects, in both modes, a layout that only one of them could use
    if PLAIN:
        return Records(dtype, (n,), "")
    return np.zeros(n * dtype.itemsize, np.uint8).view(dtype)  # `_memory` reads its base, the bytes


def _memory(rows: Rows, i: int) -> memoryview:
    """Return a view of the bytes of record `i`; several times as fast as copying records with numpy."""
    if not 0 <= i < rows.size:
        raise IndexError(f"there is no row {i} among {len(rows)}")
    size, memory = rows.itemsize, rows.base
    if memory is None or memory.nbytes != rows.nbytes:  # a part of a result of `rows`, or made elsewhere
        memory = rows.view(np.uint8)
    return memoryview(memory)[i * size : (i + 1) * size]


def row_bytes(rows: Rows, i: int) -> bytes:
    """Return the bytes of record `i`, the same in both modes."""
    return rows[i].to_bytes() if isinstance(rows, Records) else bytes(_memory(rows, i))


def set_row_bytes(rows: Rows, i: int, data: bytes) -> None:
    """Set record `i` from its bytes; raise ValueError for a wrong number of bytes."""
    if len(data) != rows.dtype.itemsize:
        raise ValueError(f"{len(data)} bytes given; a record here has {rows.dtype.itemsize}")
    if isinstance(rows, Records):
        rows[i].set_bytes(data)
    else:
        _memory(rows, i)[:] = data


def copy_row(dst: Rows, j: int, src: Rows, i: int) -> None:
    """Make `dst[j]` equal to `src[i]`."""
    if isinstance(dst, Records):
        dst[j] = src[i]
    else:
        _memory(dst, j)[:] = _memory(src, i)


def load(rows: Rows, i: int, record: Any) -> None:
    """Make record `i` equal to a numpy record of the same layout."""
    if record.dtype != rows.dtype:
        raise ValueError("the record has another layout than the rows")
    if isinstance(rows, Records):
        rows[i].set_bytes(record.tobytes())
    else:
        rows[i] = record


def cells(rows: Rows, i: int) -> npt.NDArray[Any]:
    """Return the flat field `cell` of a mask or an observation: a view if compiled, a copy in plain mode."""
    if isinstance(rows, Records):
        return np.frombuffer(rows[i].to_bytes(), rows.dtype["cell"].base)
    return rows["cell"][i]  # type: ignore[no-any-return]
