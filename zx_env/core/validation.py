"""Argument checks that all interfaces share, with their messages: players, counts, arrays, render modes."""

import math
import operator
import unicodedata
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.errors import SettingError, ZXError

RENDER_MODES = ("human", "ansi", "rgb_array")
MOST_QUOTED = 100
"""Length at which messages truncate a quoted value."""
MOST = 2**31 - 1
"""Largest count; no machine has the memory or the time for more."""


def as_int(value: Any) -> int | None:
    """Return the value as an int if it is an int, a NumPy integer or a 0-d array of integers.

    Return None for everything else, including values that Python or NumPy would convert to an integer: bools,
    floats, 0-d arrays of floats, arrays of one number.
    """
    if type(value) is int:
        return value
    try:
        kind = getattr(value, "dtype", None)
        is_other = isinstance(value, bool) or (kind is not None and not _is_of_numbers(kind))
        return None if is_other or getattr(value, "ndim", 0) != 0 else operator.index(value)
    except Exception:  # a user's class may raise anything here
        return None


def _is_of_numbers(kind: Any) -> bool:
    """Return whether a dtype of NumPy or another library, such as PyTorch, is an integer type."""
    if isinstance(kind, np.dtype):
        return kind.kind in "iu"
    return not (getattr(kind, "is_floating_point", False) or getattr(kind, "is_complex", False)) and (
        not str(kind).endswith("bool")
    )


def short(value: Any) -> str:
    """Return a short `repr` for messages; it never raises."""
    try:
        words = repr(value)
    except Exception:  # a user's class, or an int with more digits than Python converts
        words = f"one {type(value).__name__}"
    return words if len(words) <= MOST_QUOTED else f"{words[:MOST_QUOTED]}…"


def has_controls(text: str) -> bool:
    """Return whether a text has control characters, line separators or surrogates.

    A terminal obeys control characters, and neither UTF-8 nor XML has surrogates.
    """
    return any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in text)


def check_player(player: Any) -> int:
    """Return a player, 0 or 1; reject everything else."""
    number = as_int(player)
    if number not in (0, 1):
        raise SettingError(f"a player is 0 or 1, not {short(player)}")
    return number


def check_whole(name: str, number: Any, low: int, high: int) -> int:
    """Return an integer from `low` to `high`; reject everything else; `name` names it in the message."""
    whole = as_int(number)
    if whole is None or not low <= whole <= high:
        raise SettingError(f"{name} is a whole number from {low} to {high}, not {short(number)}")
    return whole


def check_count(name: str, number: Any) -> int:
    """Return an integer of at least 1; reject everything else."""
    count = as_int(number)
    if count is None or not 1 <= count <= MOST:
        raise SettingError(f"{name} is a whole number from 1 to {MOST}, not {short(number)}")
    return count


def check_number(name: str, number: Any, low: float, high: float = math.inf) -> float:
    """Return a finite number from `low` to `high` as a float; reject everything else; `name` names it."""
    is_number = isinstance(number, int | float | np.integer | np.floating) and not isinstance(number, bool)
    try:
        value = float(number) if is_number else math.nan
    except OverflowError:  # an int above the largest float
        value = math.inf
    if not math.isfinite(value) or not low <= value <= high:
        most = "" if high == math.inf else f" to {high:g}"
        raise SettingError(f"{name} is a finite number from {low:g}{most}, not {short(number)}")
    return value


def finite_numbers(
    name: str, value: Any, shape: tuple[int, ...], low: float, high: float
) -> npt.NDArray[np.float32]:
    """Return a contiguous float32 array of this shape, with numbers in a range; reject everything else.

    Args:
        name: Noun for the numbers, for the message.
        value: An array or a sequence.
        shape: Required shape.
        low: Smallest number.
        high: Largest number; infinity is no number.
    """
    try:
        given = np.asarray(value)
    except Exception as error:  # rows of different lengths, tensors of another device
        raise SettingError(f"{name} are an array of numbers: {error}") from None
    if given.shape != shape or given.dtype.kind not in "fiu":
        raise SettingError(f"{name} are numbers of shape {shape}, not {given.dtype} of shape {given.shape}")
    with np.errstate(over="ignore"):
        numbers = np.ascontiguousarray(given, np.float32)
    # NaN is in no range.
    if not ((numbers >= low) & (numbers <= high) & (numbers < np.inf)).all():
        limits = f"from {low:g} to {high:g}" if high < np.inf else f"from {low:g}"
        raise SettingError(f"{name} are finite numbers {limits}; one is not")
    return numbers


def whole_numbers(value: Any, n: int | None, what: str, refused: type[ZXError]) -> npt.NDArray[Any]:
    """Return a 1-d array of integers; reject everything else.

    Args:
        value: An array or a sequence.
        n: Required length; None for any length.
        what: Noun for the values, for the message.
        refused: Class of the error.
    """
    try:
        given = np.asarray(value)
    except Exception as error:  # rows of different lengths, tensors of another device
        raise refused(f"{what} are an array of whole numbers: {error}; no row was changed") from None
    if given.ndim != 1 or (n is not None and len(given) != n):
        shape = "[k]" if n is None else f"({n},)"
        raise refused(f"{what} have the shape {shape}, not {given.shape}; no row was changed")
    if given.size and given.dtype.kind not in "iu":
        raise refused(f"{what} are whole numbers, not {given.dtype}; no row was changed")
    return given


def check_word(name: str, value: Any, words: Sequence[str]) -> str:
    """Return a string that is one of `words`; reject everything else; `name` names it in the message."""
    if not isinstance(value, str) or value not in words:
        raise SettingError(f"{name} is {' or '.join(map(repr, words))}, not {short(value)}")
    return value


def check_render_mode(render_mode: Any) -> None:
    """Reject an unknown render mode."""
    if render_mode is not None and not (isinstance(render_mode, str) and render_mode in RENDER_MODES):
        raise SettingError(f'render_mode is None, "ansi", "rgb_array" or "human", not {short(render_mode)}')


def check_flag(name: str, value: Any) -> bool:
    """Return a bool unchanged; reject everything else; `name` names it in the message."""
    if not isinstance(value, bool | np.bool_):
        raise SettingError(f"{name} is True or False, not {short(value)}")
    return bool(value)


def check_events(viewer: Any, since: Any) -> tuple[int | None, int]:
    """Return the arguments of `Game.events`, a player or None and a count; reject everything else."""
    number = as_int(since)
    if number is None or number < 0:
        raise SettingError(f"since is a whole number from 0, not {short(since)}")
    return None if viewer is None else check_player(viewer), number
