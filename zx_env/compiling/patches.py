"""Functions of numba that are other functions while rules are compiled, and numba's own again afterwards.

Not here: the functions that take their places (`lowering.py`), but for the one that typing needs in any case.
"""

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

from numba import types as numba_types
from numba.core.compiler_lock import global_compiler_lock

from zx_env.compiling.bytecode import bytecode_of


class Patch(NamedTuple):
    """An attribute of numba, and what it is while rules are compiled."""

    place: Any
    name: str
    ours: Any


@contextlib.contextmanager
def patched(patches: Sequence[Patch]) -> Iterator[None]:
    """Put the patches in place. Numba's lock keeps other functions out, which are not written for them."""
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
    """The type of a variable that is a `Zone.HAND` in one branch and an int8 of a record in another."""
    if isinstance(other, numba_types.IntEnumMember):
        other = cast(Any, other).dtype
    return context.unify_pairs(member.dtype, other) if isinstance(other, numba_types.Integer) else None


TYPING = (Patch(numba_types.IntEnumMember, "unify", _unify_with_numbers),)
"""An enum's member is a number in compiled rules, as it is in Python."""


def fingerprint() -> list[object]:
    """All of this module that shapes what is compiled."""
    return [bytecode_of(_unify_with_numbers)]
