"""Parts of the records that every game has: fields, types of arguments, the card table in memory."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN, array_of
from zx_env.compiling.games import declare_for
from zx_env.compiling.python_records import Rows, load, rows
from zx_env.core.blocks import Blocks, mask_record
from zx_env.core.entry_points import NONE
from zx_env.core.events.encoding import EVENT_BUFFER
from zx_env.core.observation.layout import ObservationField, record_of_fields
from zx_env.core.settings import Settings

S = TypeVar("S", bound=Settings)

_CACHE_LINE = 64
"""Bytes of a cache line of the processor."""


def record_of(fields: Any) -> np.dtype[Any]:
    """Return a dtype of np.record with these fields. No field may have a name that np.record already has."""
    return np.dtype((np.record, fields))


MATCH_FIELDS: tuple[tuple[str, type[np.int16]], ...] = (
    # Turns, and decisions in one turn, after which the game is truncated.
    ("turn_cap", np.int16),
    ("turn_decision_cap", np.int16),
    # 0, 1, or NONE for random.
    ("first_player", np.int16),
    # 1: the engine takes decisions with a single legal answer.
    ("skip_forced", np.int16),
)
"""Fields of the settings that every game has, in its MATCH record (the decks and settings of one game)."""


def argument_types(game: np.dtype[Any], cards: np.dtype[Any], match: np.dtype[Any]) -> dict[str, Any]:
    """Return the types of the arguments of all entry points, for `declare`.

    Args:
        game: The record of a game, GAME.
        cards: The card table, CARDS.
        match: The decks and settings of a game, MATCH.
    """
    return {
        "g": game,
        "cards": cards,
        "match": match,
        "games": array_of(game),
        "from_games": array_of(game),
        "card_table": array_of(cards),
        "matches": array_of(match),
        "actions": array_of(np.int32),
        "picks": array_of(np.int32),
        "to_rows": array_of(np.int32),
        "from_rows": array_of(np.int32),
        "players": array_of(np.int8),
        "rewards": array_of(np.float32, ndim=2),
        "dones": array_of(np.int8),
        "cuts": array_of(np.int8),
        "seen": array_of(np.int8),
        "seeds": array_of(np.int64),
        "results": array_of(np.int64),
    }


GAME_FIELDS: tuple[tuple[Any, ...], ...] = (
    # The random stream.
    ("rng", np.uint64),
    # Number of the turn, from 1, and the decisions taken in it.
    ("turn", np.int32),
    ("turn_decisions", np.int32),
    # The question, a member of the game's Ask, and the player who decides.
    ("asked", np.int8),
    ("decider", np.int8),
    # Whether the game is over; the winner, or NONE; whether a cap ended it; the fault that ended it, or 0.
    ("over", np.int8),
    ("winner", np.int8),
    ("truncated", np.int8),
    ("fault", np.int8),
)
"""The fields that every game's record has: the stepping loop reads and writes them."""
NO_CARDS = record_of([("spare", np.int8)])
"""Dtype of the card table of a game without cards: one spare byte."""


def game_record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """Return the dtype of a small game's state: GAME_FIELDS and these fields, largest number types first."""
    return record_of(sorted([*GAME_FIELDS, *fields], key=lambda field: -np.dtype(field[1]).itemsize))


def declare_records(
    game: np.dtype[Any],
    match: np.dtype[Any],
    blocks: Blocks,
    observation_fields: Sequence[ObservationField],
    hidden: Sequence[ObservationField] = (),
    cards: np.dtype[Any] = NO_CARDS,
) -> dict[str, Any]:
    """Declare all argument names of the stepping loop for the calling game.

    Args:
        game: The record of a game.
        match: The record of its settings.
        blocks: Name and shape of each block of actions.
        observation_fields: The fields of an observation.
        hidden: The fields that only the privileged observation has.
        cards: The record of the card table.

    Returns:
        The arguments of `GameSpec` that follow: `game`, `match`, `cards`, `mask`, `observation`, `full`,
        `blocks`, `observation_fields`, `full_fields`.
    """
    mask, observation = mask_record(blocks), record_of_fields(observation_fields)
    full_fields = (*observation_fields, *hidden)
    full = record_of_fields(full_fields)
    declare_for(
        sys._getframe(1).f_globals["__name__"],
        **argument_types(game, cards, match),
        **{"mask": mask, "masks": array_of(mask), "from_masks": array_of(mask)},
        **{"obs": observation, "observations": array_of(observation), "full": full, "fulls": array_of(full)},
        **{
            "before": game,
            "befores": array_of(game),
            "buffer": EVENT_BUFFER,
            "buffers": array_of(EVENT_BUFFER),
        },
    )
    return {
        **{"game": game, "match": match, "cards": cards, "mask": mask, "observation": observation},
        **{"full": full, "blocks": blocks, "observation_fields": observation_fields},
        "full_fields": full_fields,
    }


def print_layouts(records: Mapping[str, np.dtype[Any]]) -> None:
    """Print the size of each record, and offset, name and type of its fields."""
    for name, dtype in records.items():
        print(f"{name}: {dtype.itemsize} bytes")
        for field, (kind, offset, *_) in (dtype.fields or {}).items():
            print(f"  {offset:6d}  {field:16s} {kind}")


def match_records(layout: np.dtype[Any], matches: Sequence[S], write_own: Callable[[Any, S], None]) -> Rows:
    """Return MATCH records, one for each of the settings.

    Args:
        layout: The game's MATCH, with MATCH_FIELDS.
        matches: The settings.
        write_own: (record, settings): writes the game's own fields, those that are not in MATCH_FIELDS.
    """
    records = rows(layout, len(matches))
    for m, settings in enumerate(matches):
        match = records[m]
        match.turn_cap = settings.turn_cap
        match.turn_decision_cap = settings.turn_decision_cap
        match.first_player = NONE if settings.first_player is None else settings.first_player
        match.skip_forced = int(settings.skip_forced)
        write_own(match, settings)
    return records


def card_table_rows(record: npt.NDArray[Any]) -> Rows:
    """Return a card table for entry points. Keep the result: all games share one copy in memory.

    Compiled games get a table that starts at a cache line, so that a card of 64 bytes lies on one line.
    """
    if PLAIN:
        table = rows(record.dtype, len(record))
        for i in range(len(record)):
            load(table, i, record[i])
        return table
    memory = np.zeros(record.nbytes + _CACHE_LINE, np.uint8)
    first = -memory.ctypes.data % _CACHE_LINE
    aligned = memory[first : first + record.nbytes].view(record.dtype)
    aligned[:] = record
    return aligned
