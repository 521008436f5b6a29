"""Records played again: every decision with observation, mask, action, player and return.

A record is read once by its words, which refuses what does not fit, and then all games of a shard are played
in lockstep by the compiled engine.
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

STAND_STILL = -1


@dataclass
class Replayed:
    """One recorded game: how it began, the actions by number, how it ended."""

    first: Any
    last: Any
    actions: list[int] = field(default_factory=list)


def read(path: Path, adapter: GameAdapter) -> Replayed:
    """Read a record of a game of the adapter from its file.

    Raises:
        RecordError: It is no record of this game and version, damaged, or not played to its end; the message
            names the file.
    """
    try:
        kept = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise RecordError(f"{path}: it cannot be read as a record: {fault}") from fault
    try:
        last = adapter.replay(kept)
    except ZXError as fault:
        raise RecordError(f"{path}: {fault}") from None
    if last.to_play is not None:
        raise RecordError(f"{path}: the game is not played to its end, so no decision has a return")
    # What follows a concession is nothing; a concession is no decision.
    return Replayed(last.beginning(), last, [number for number in last.taken() if number >= 0])


def decisions(games: Sequence[Replayed], numbers: Sequence[int]) -> dict[str, NDArray[Any]]:
    """Every decision of these games, game by game, in the order in which they were made.

    Args:
        games: Of one game of the family and one card set.
        numbers: What each is called in the column `game`.

    Returns:
        observation: int8 [n, N], what the player who decides sees; action_mask: int8 [n, A].
        action: int16 [n]; player: int8 [n].
        game, decision: int32 [n], the number of the decision in its game.
        return: float32 [n], of the player who decided: +1 for a game won in the end, -1 lost, else 0.
        final_game: int32 [g]; final_observation: int8 [g, 2, N], what each player sees at the end.
        final_truncated: bool [g], a cap ended the game.
    """
    lengths = np.array([len(one.actions) for one in games])
    starts = np.concatenate([[0], np.cumsum(lengths)])
    game_spec = games[0].last.game_spec
    total = int(starts[-1])
    found: dict[str, NDArray[Any]] = {
        "observation": np.zeros((total, game_spec.obs_size), np.int8),
        "action_mask": np.zeros((total, game_spec.num_actions), np.int8),
        "action": np.array([a for one in games for a in one.actions], np.int16),
        "player": np.zeros(total, np.int8),
        "game": np.repeat(np.asarray(numbers, np.int32), lengths),
        "decision": np.concatenate([np.arange(n, dtype=np.int32) for n in lengths]),
    }
    batch = GameBatch([one.first for one in games])
    for step in range(int(lengths.max(initial=0))):
        rows = np.flatnonzero(lengths > step)
        places = starts[rows] + step
        found["observation"][places] = batch.observation[rows]
        found["action_mask"][places] = batch.mask[rows]
        found["player"][places] = batch.player[rows]
        actions = np.full(len(games), STAND_STILL, np.int32)
        actions[rows] = found["action"][places]
        batch.step(actions)
    won = np.array([_returns(one.last.winner) for one in games], np.float32)
    found["return"] = np.repeat(won, lengths, axis=0)[np.arange(total), found["player"]]
    found["final_game"] = np.asarray(numbers, np.int32)
    found["final_observation"] = np.array([[one.last.observe(p) for p in (0, 1)] for one in games], np.int8)
    found["final_truncated"] = np.array([one.last.truncated for one in games], np.bool_)
    return found


def _returns(winner: int | None) -> tuple[float, float]:
    return (0.0, 0.0) if winner is None else (1.0 - 2.0 * winner, 2.0 * winner - 1.0)
