"""One decision of a game: what the judge would do in the place of the player to move, and what was done.

The judge knows what that player knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from zx_training.record_files import Frame
from zx_training.serve.judge.chances import Judge
from zx_training.serve.judge.plays import labels_of

MOST_CHOICES = 4
"""Most actions that are listed, besides the one that was taken."""


def moment_of(judge: Judge, frame: Frame, reader: int | None = None) -> dict[str, Any] | None:
    """Return the thoughts of the judge about a decision as JSON; None where nothing is decided.

    Args:
        judge: The judge.
        frame: The position, and what was done there.
        reader: The player who reads the words; None for the player who decides.

    Returns:
        `player`, who decides; `choices`, the likeliest first: [label, share, whether it was done].
    """
    game = frame.game
    if game.to_play is None or np.count_nonzero(game.mask()) < 2:
        return None
    shares, labels = judge.shares(game), labels_of(game, reader)
    done = frame.action.index if frame.action is not None else None
    best = sorted(shares, key=lambda number: -shares[number])
    shown = best[:MOST_CHOICES]
    if done is not None and done not in shown:
        shown.append(done)
    return {
        "player": game.to_play,
        "choices": [[labels[number], shares[number], number == done] for number in shown],
    }


def best_at(judge: Judge, game: Any) -> Sequence[int]:
    """Return the play that the judge would choose: an action and its second half, by their numbers."""
    mover = game.to_play
    first = _likeliest(judge.shares(game))
    after = game.copy()
    after.step(first)
    if after.to_play != mover or not after.goes_on:
        return [first]
    return [first, _likeliest(judge.shares(after))]


def _likeliest(shares: dict[int, float]) -> int:
    return max(shares, key=lambda number: shares[number])
