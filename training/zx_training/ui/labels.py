"""The label of one action of a view, as lists of moves show it."""

from __future__ import annotations

from zx_env import Action, View


def label_of(view: View, action: Action) -> str:
    """Return the label of a legal action of the view's player."""
    indexes = [one.index for one in view.actions()]
    spot = view.spots()[indexes.index(action.index)]
    there = view.picture().lying.get(spot, "")
    return view.wording.label_by_hint(view.question, action) or view.wording.label(action, there)
