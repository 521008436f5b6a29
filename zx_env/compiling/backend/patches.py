"""Replace functions of numba while rules are compiled, and restore them afterwards.

The one replacement that typing always needs is here; `lowering.py` has the others.
"""

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

from numba import types as numba_types
from numba.core.compiler_lock import global_compiler_lock

from zx_env.compiling.bytecode import bytecode_of


class Patch(NamedTuple):
    """Attribute `name` of numba's module or class `place`; `ours` is its value while rules are compiled."""

    place: Any
    name: str
    ours: Any


@contextlib.contextmanager
def patched(patches: Sequence[Patch]) -> Iterator[None]:
    """Put the patches in place, under numba's lock: other functions must not be compiled with them."""
    with global_compiler_lock:
        numbas = [getattr(patch.place, patch.name) for patch in patches]
        for patch in patches:
            setattr(patch.place, patch.name, patch.ours)
        try:
            yield
        finally:
            for patch, original in zip(patches, numbas, strict=True):
                setattr(patch.place, patch.name, original)


def _unify_with_numbers(member: Any, context: Any, other: Any) -> Any:
    """Return the type of a variable that is `Zone.HAND` in one branch and an int8 of a record in another."""
    if isinstance(other, numba_types.IntEnumMember):
        other = cast(Any, other).dtype
    return context.unify_pairs(member.dtype, other) if isinstance(other, numba_types.Integer) else None


TYPING = (Patch(numba_types.IntEnumMember, "unify", _unify_with_numbers),)
"""Make a member of an enum a number in compiled rules, as it is in Python."""


def fingerprint() -> list[object]:
    """Return everything in this module that shapes the compiled code, for the digest in its cache name."""
    return [bytecode_of(_unify_with_numbers)]
