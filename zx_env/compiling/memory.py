"""Copy, write, read, clear and prefetch several bytes at once in compiled code.

In plain Python the same functions work number by number.

See also: the layouts of a game's records.
"""

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from zx_env.compiling.bytecode import bytecode_of
from zx_env.compiling.decorators import PLAIN

if not PLAIN:
    import llvmlite.ir as llvm_ir
    from numba import types as numba_types
    from numba.core import cgutils
    from numba.extending import intrinsic


def _move(layout: object, size: int, plain: Callable[..., None], source: Any) -> Any:
    """Return the function that moves `size` bytes: `plain` or an intrinsic, with a text for digests."""
    function: Any = plain if PLAIN else _moving(size, source)
    function.constant_text = ("move", layout, size, bytecode_of(_moving), bytecode_of(source))
    return function


def _moving(size: int, source_of: Callable[[Any, Any], Any]) -> Any:
    """Return an intrinsic `(target record, at, source)` that writes `size` bytes at cell `at` if they fit."""

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        target, at, source = args
        bytes_of, emit = llvm_ir.IntType(8).as_pointer(), cast(Any, cgutils)
        last = at.type(signature.args[0].size - size)
        with emit.if_likely(builder, builder.icmp_unsigned("<=", at, last)):
            into = builder.gep(builder.bitcast(target, bytes_of), [at])
            emit.raw_memcpy(builder, into, source_of(builder, source), at.type(size), 1)
        return context.get_dummy_value()

    def call(context: Any, target: Any, at: Any, source: Any) -> Any:
        return numba_types.void(target, numba_types.int64, source), lower

    return intrinsic(call)


def copier(
    dtype: np.dtype[Any], name: str, begin: int = 0, numbers: int | None = None
) -> Callable[[Any, int, Any], None]:
    """Return `copy(target, at, record)`, which copies the record's field `name` to `target.cell[at]` and on.

    The field is a flat array of one-byte numbers, as the cells are. `numbers` of them are copied, from the
    index `begin` on; without `numbers`, all numbers from `begin` on.
    """
    assert dtype.fields is not None
    kind, offset = dtype.fields[name][:2]
    size = kind.itemsize - begin if numbers is None else numbers
    offset += begin

    def plain(target: Any, at: int, record: Any) -> None:
        for i, number in enumerate(list(getattr(record, name))[begin : begin + size]):
            target.cell[at + i] = number

    def source(builder: Any, record: Any) -> Any:
        first = builder.bitcast(record, llvm_ir.IntType(8).as_pointer())
        return builder.gep(first, [llvm_ir.IntType(64)(offset)])

    return cast(Callable[[Any, int, Any], None], _move((repr(dtype), name, begin), size, plain, source))


def _write_word_plain(target: Any, at: int, word: int) -> None:
    for i in range(8):
        target.cell[at + i] = (word >> (8 * i)) & 127


def _read_word_plain(source: Any, at: int) -> int:
    return sum(source.cell[at + i] << (8 * i) for i in range(8))


def _reading(begin: int = 0, size: int | None = None) -> Any:
    """Return an intrinsic `(record, at)` that reads eight bytes at `at` as a word, 0 if some are missing.

    `at` counts from the byte `begin` of the record; `size` bytes can be read from there.
    """

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        source, at = args
        word, emit = llvm_ir.IntType(64), cast(Any, cgutils)
        read = emit.alloca_once_value(builder, word(0))
        last = at.type((signature.args[0].size if size is None else size) - 8)
        with emit.if_likely(builder, builder.icmp_unsigned("<=", at, last)):
            first = builder.bitcast(source, llvm_ir.IntType(8).as_pointer())
            first = builder.gep(first, [builder.add(at, at.type(begin))])
            builder.store(builder.load(builder.bitcast(first, word.as_pointer()), align=1), read)
        return builder.load(read)

    def call(context: Any, source: Any, at: Any) -> Any:
        return numba_types.int64(source, numba_types.int64), lower

    return intrinsic(call)


def _shifting(first: int, size: int) -> Any:
    """Return an intrinsic `(record, to, begin, n)` that moves `n` bytes from `begin` to `to`, if all exist.

    `to` and `begin` count from the byte `first` of the record; `size` bytes belong to the field.
    """

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        record, to, begin, n = args
        emit = cast(Any, cgutils)
        farther = builder.select(builder.icmp_unsigned(">", to, begin), to, begin)
        there = builder.icmp_unsigned("<=", farther, builder.sub(n.type(size), n))
        with emit.if_likely(builder, builder.and_(builder.icmp_unsigned("<=", n, n.type(size)), there)):
            bytes_of = builder.bitcast(record, llvm_ir.IntType(8).as_pointer())
            field = builder.gep(bytes_of, [n.type(first)])
            emit.raw_memmove(builder, builder.gep(field, [to]), builder.gep(field, [begin]), n, 1)
        return context.get_dummy_value()

    def call(context: Any, record: Any, to: Any, begin: Any, n: Any) -> Any:
        number = numba_types.int64
        return numba_types.void(record, number, number, number), lower

    return intrinsic(call)


def _clearing(first: int, count: int, size: int) -> Any:
    """Return an intrinsic `(record, begin, end)` that sets elements `begin` to `end` - 1 to 0, if they exist.

    The field begins at the byte `first` of the record and has `count` elements of `size` bytes.
    """

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        record, begin, end = args
        emit = cast(Any, cgutils)
        in_order = builder.icmp_unsigned("<=", begin, end)
        there = builder.icmp_unsigned("<=", end, end.type(count))
        with emit.if_likely(builder, builder.and_(in_order, there)):
            bytes_of = builder.bitcast(record, llvm_ir.IntType(8).as_pointer())
            at = builder.add(builder.mul(begin, begin.type(size)), begin.type(first))
            length = builder.mul(builder.sub(end, begin), begin.type(size))
            emit.memset(builder, builder.gep(bytes_of, [at]), length, 0)
        return context.get_dummy_value()

    def call(context: Any, record: Any, begin: Any, end: Any) -> Any:
        number = numba_types.int64
        return numba_types.void(record, number, number), lower

    return intrinsic(call)


def _word_in_memory(builder: Any, word: Any) -> Any:
    memory = cast(Any, cgutils).alloca_once_value(builder, word)
    return builder.bitcast(memory, llvm_ir.IntType(8).as_pointer())


def _fetching(part: int = 0, parts: int = 1) -> Any:
    """Return an intrinsic `(record)` that prefetches one of `parts` parts of the record."""

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word, byte = llvm_ir.IntType(32), llvm_ir.IntType(8).as_pointer()
        kind = llvm_ir.FunctionType(llvm_ir.VoidType(), [byte, word, word, word])
        ask = cast(Any, cgutils).get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
        first = builder.bitcast(args[0], byte)
        lines = -(-signature.args[0].size // 64)
        for line in range(64 * (lines * part // parts), 64 * (lines * (part + 1) // parts), 64):
            at = builder.gep(first, [llvm_ir.IntType(64)(line)])
            # llvm.prefetch arguments: read; into the second-level cache, because the current record fills the
            # first; data.
            builder.call(ask, [at, word(0), word(2), word(1)])
        return context.get_dummy_value()

    def call(context: Any, record: Any) -> Any:
        return numba_types.void(record), lower

    return intrinsic(call)


def _fetch_nothing(record: Any) -> None:
    pass


fetch: Any = _fetch_nothing if PLAIN else _fetching()
"""`fetch(record)`: prefetch a record that is needed soon, in compiled code."""
fetch.constant_text = bytecode_of(_fetching)


def fetcher(part: int, parts: int) -> Any:
    """Return a function that prefetches part `part` of a record into the processor's cache.

    The parts are numbered from 0 to `parts` - 1; one prefetch of the whole record would stall.
    """
    function: Any = _fetch_nothing if PLAIN else _fetching(part, parts)
    function.constant_text = ("fetch", part, parts, bytecode_of(_fetching))
    return function


write_word: Callable[[Any, int, int], None] = _move("word", 8, _write_word_plain, _word_in_memory)
"""`write_word(target, at, word)`: write the eight bytes of a word, each up to 127, at cell `at`."""

read_word: Any = _read_word_plain if PLAIN else _reading()
"""`read_word(source, at)`: read the eight cells from `at` on, each up to 127, as the bytes of a word."""
read_word.constant_text = bytecode_of(_reading)


def reader(dtype: np.dtype[Any], name: str) -> Callable[[Any, int], int]:
    """Return `read(record, at)`, which reads eight numbers of the field `name` at `at` as bytes of a word.

    The field is a flat array of one-byte numbers.
    """
    assert dtype.fields is not None
    kind, offset = dtype.fields[name][:2]

    def plain(record: Any, at: int) -> int:
        numbers = list(getattr(record, name))[at : at + 8]
        return sum((number & 255) << (8 * i) for i, number in enumerate(numbers))

    read: Any = plain if PLAIN else _reading(offset, kind.itemsize)
    read.constant_text = ("read", repr(dtype), name, bytecode_of(_reading))
    return cast(Callable[[Any, int], int], read)


def shifter(dtype: np.dtype[Any], name: str) -> Callable[[Any, int, int, int], None]:
    """Return `shift(record, to, begin, n)`, which moves `n` numbers of the field `name` from `begin` to `to`.

    The field is a flat array of one-byte numbers.
    """
    assert dtype.fields is not None
    kind, offset = dtype.fields[name][:2]

    def plain(record: Any, to: int, begin: int, n: int) -> None:
        numbers = getattr(record, name)
        moved = [numbers[begin + i] for i in range(n)]
        for i, number in enumerate(moved):
            numbers[to + i] = number

    shift: Any = plain if PLAIN else _shifting(offset, kind.itemsize)
    shift.constant_text = ("shift", repr(dtype), name, bytecode_of(_shifting))
    return cast(Callable[[Any, int, int, int], None], shift)


def clearer(dtype: np.dtype[Any], name: str) -> Callable[[Any, int, int], None]:
    """Return `clear(record, begin, end)`, which sets elements `begin` to `end` - 1 of the field `name` to 0.

    The field is an array of numbers, counted in memory order if it has several axes, or a list of records.
    """
    assert dtype.fields is not None
    kind, offset = dtype.fields[name][:2]
    size = kind.base.itemsize

    def plain(record: Any, begin: int, end: int) -> None:
        found = getattr(record, name)
        if kind.base.names is not None:
            for i in range(begin, end):
                found[i].set_bytes(bytes(size))
            return
        for index in list(found.keys())[begin:end]:
            found[index] = 0

    clear: Any = plain if PLAIN else _clearing(offset, kind.itemsize // size, size)
    clear.constant_text = ("clear", repr(dtype), name, bytecode_of(_clearing))
    return cast(Callable[[Any, int, int], None], clear)
