"""Replay of records: every decision with observation, mask, action, player and return.

Each record is first parsed and checked; then the compiled engine replays all games of a shard in lockstep.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env import GameBatch
from zx_env.errors import RecordError, ZXError
from zx_training.games.adapter import GameAdapter

NO_ACTION = -1


@dataclass
class RecordedGame:
    """A recorded game: the `Game` before the first decision and after the last, and the actions' numbers."""

    first: Any
    last: Any
    actions: list[int] = field(default_factory=list)


def read(path: Path, adapter: GameAdapter) -> RecordedGame:
    """Read a record of the adapter's game from a file.

    Raises:
        RecordError: The file is not a record of this game and version, is damaged, or the game is unfinished;
            the message names the file.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise RecordError(f"{path}: it cannot be read as a record: {fault}") from fault
    try:
        last = adapter.replay(text)
    except ZXError as fault:
        raise RecordError(f"{path}: {fault}") from None
    if last.to_play is not None:
        raise RecordError(f"{path}: the game is not played to its end, so no decision has a return")
    # A concession is the last entry of a record, and not a decision.
    return RecordedGame(last.beginning(), last, [number for number in last.taken() if number >= 0])


def decisions(games: Sequence[RecordedGame], numbers: Sequence[int]) -> dict[str, NDArray[Any]]:
    """Return every decision of these games, game by game, in order.

    Args:
        games: Games of one adapter and one card set.
        numbers: Number of each game in the column `game`.

    Returns:
        observation: int8 [n, N], of the player to move.
        action_mask: int8 [n, A], 1 where an action was legal.
        action: int16 [n], the number of the action taken.
        player: int8 [n], the player to move.
        game, decision: int32 [n], the number of the game, and of the decision in it.
        return: float32 [n], for the player to move: +1 if that player won the game, -1 if it lost, else 0.
        final_game: int32 [g], the number of each of the g games.
        final_observation: int8 [g, 2, N], each player's observation at the end.
        final_truncated: bool [g], whether a cap ended the game.
    """
    lengths = np.array([len(game.actions) for game in games])
    starts = np.concatenate([[0], np.cumsum(lengths)])
    game_spec = games[0].last.game_spec
    total = int(starts[-1])
    arrays: dict[str, NDArray[Any]] = {
        "observation": np.zeros((total, game_spec.obs_size), np.int8),
        "action_mask": np.zeros((total, game_spec.num_actions), np.int8),
        "action": np.array([a for game in games for a in game.actions], np.int16),
        "player": np.zeros(total, np.int8),
        "game": np.repeat(np.asarray(numbers, np.int32), lengths),
        "decision": np.concatenate([np.arange(n, dtype=np.int32) for n in lengths]),
    }
    batch = GameBatch([game.first for game in games])
    for step in range(int(lengths.max(initial=0))):
        rows = np.flatnonzero(lengths > step)
        places = starts[rows] + step
        arrays["observation"][places] = batch.observation[rows]
        arrays["action_mask"][places] = batch.mask[rows]
        arrays["player"][places] = batch.player[rows]
        actions = np.full(len(games), NO_ACTION, np.int32)
        actions[rows] = arrays["action"][places]
        batch.step(actions)
    returns = np.array([_returns(game.last.winner) for game in games], np.float32)
    arrays["return"] = np.repeat(returns, lengths, axis=0)[np.arange(total), arrays["player"]]
    arrays["final_game"] = np.asarray(numbers, np.int32)
    arrays["final_observation"] = np.array(
        [[game.last.observe(p) for p in (0, 1)] for game in games], np.int8
    )
    arrays["final_truncated"] = np.array([game.last.truncated for game in games], np.bool_)
    return arrays


def _returns(winner: int | None) -> tuple[float, float]:
    return (0.0, 0.0) if winner is None else (1.0 - 2.0 * winner, 2.0 * winner - 1.0)
