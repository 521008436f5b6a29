"""Pass until something happens: which decisions of a person need no question."""

from __future__ import annotations

from typing import Any

from zx_training.games.adapter import GameAdapter
from zx_training.ui.events import events_of


def automatic_pass(adapter: GameAdapter, game: Any, player: int, since: int) -> int | None:
    """Return the action `pass` if a person who passes until something happens need not be asked.

    The question only offers to respond (`GameAdapter.response_questions`), and nothing has happened since
    the person's last decision.

    Args:
        adapter: The game.
        game: A `Game` with events; `player` is to move.
        player: The person, 0 or 1.
        since: Number of events that the person could see at the last decision.

    Returns:
        The number of the action; None if the person has to be asked.
    """
    question = game.question
    if question is None or question.player != player or question.ask not in adapter.response_questions:
        return None
    if not game.keeps_events or any(map(adapter.is_news, events_of(game, player, since))):
        return None
    return next((action.index for action in game.actions() if action.verb == "pass"), None)
