"""What every door refuses in the same words: players, counts and render modes that are none."""

import operator
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.errors import SettingError, ZXError

RENDER_MODES = ("human", "ansi", "rgb_array")
MOST_QUOTED = 100
"""Characters of somebody's value that a message repeats."""
MOST = 2**31 - 1
"""What can be counted: no machine has the memory, or the time, for more of anything."""


def as_int(said: Any) -> int | None:
    """The whole number that somebody says: an int, one of numpy's or a 0-d array of them.

    None for everything else, also for what Python or a library would make a number of: truth values, floats,
    0-d arrays of floats, arrays of one number.
    """
    if type(said) is int:
        return said
    try:
        kind = getattr(said, "dtype", None)
        is_none = isinstance(said, bool) or (kind is not None and not _is_of_numbers(kind))
        return None if is_none or getattr(said, "ndim", 0) != 0 else operator.index(said)
    except Exception:  # whatever somebody's own class does there
        return None


def _is_of_numbers(kind: Any) -> bool:
    """Whether a dtype, of numpy or of another library such as torch, is one of whole numbers."""
    if isinstance(kind, np.dtype):
        return kind.kind in "iu"
    return not (getattr(kind, "is_floating_point", False) or getattr(kind, "is_complex", False)) and (
        not str(kind).endswith("bool")
    )


def short(said: Any) -> str:
    """What somebody said, as a message quotes it: never an error of its own, never a screenful."""
    try:
        words = repr(said)
    except Exception:  # of a class of somebody's own, or a number of more digits than Python writes
        words = f"one {type(said).__name__}"
    return words if len(words) <= MOST_QUOTED else f"{words[:MOST_QUOTED]}…"


def check_player(player: Any) -> int:
    """A player, 0 or 1; refuse what is neither."""
    number = as_int(player)
    if number not in (0, 1):
        raise SettingError(f"a player is 0 or 1, not {short(player)}")
    return number


def check_whole(name: str, number: Any, low: int, high: int) -> int:
    """Return a whole number in this range; reject anything else."""
    whole = as_int(number)
    if whole is None or not low <= whole <= high:
        raise SettingError(f"{name} is a whole number from {low} to {high}, not {short(number)}")
    return whole


def check_count(name: str, number: Any) -> int:
    """A whole number from 1; refuse what is none."""
    count = as_int(number)
    if count is None or not 1 <= count <= MOST:
        raise SettingError(f"{name} is a whole number from 1 to {MOST}, not {short(number)}")
    return count


def whole_numbers(said: Any, n: int | None, what: str, refused: type[ZXError]) -> npt.NDArray[Any]:
    """An array [n] of whole numbers, or of any number of them; refuse what is none.

    Args:
        said: What somebody said.
        n: How many there are; None for any number.
        what: What they are, for the message.
        refused: The error.
    """
    try:
        given = np.asarray(said)
    except Exception as error:  # rows of different lengths, tensors of another device
        raise refused(f"{what} are an array of whole numbers: {error}; no row was changed") from None
    if given.ndim != 1 or (n is not None and len(given) != n):
        shape = "[k]" if n is None else f"({n},)"
        raise refused(f"{what} have the shape {shape}, not {given.shape}; no row was changed")
    if given.size and given.dtype.kind not in "iu":
        raise refused(f"{what} are whole numbers, not {given.dtype}; no row was changed")
    return given


def check_render_mode(render_mode: Any) -> None:
    """Refuse what is no render mode."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise SettingError(f'render_mode is None, "ansi", "rgb_array" or "human", not {short(render_mode)}')


def check_flag(name: str, said: Any) -> bool:
    """True or False; refuse what is neither."""
    if not isinstance(said, bool | np.bool_):
        raise SettingError(f"{name} is True or False, not {short(said)}")
    return bool(said)


def check_events(viewer: Any, since: Any) -> tuple[int | None, int]:
    """Whose events are asked for, a player or None, and how many are left out; refuse what is neither."""
    number = as_int(since)
    if number is None or number < 0:
        raise SettingError(f"since is a whole number from 0, not {short(since)}")
    return None if viewer is None else check_player(viewer), number
