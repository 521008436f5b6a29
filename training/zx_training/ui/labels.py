"""The label of one action of a view, as lists of moves show it."""

from __future__ import annotations

from zx_env import Action, View
from zx_env.core.game.moves import moves_of


def label_of(view: View, action: Action) -> str:
    """Return the label of a legal action of the view's player."""
    return next(move.label for move in moves_of(view) if move.action.index == action.index)
