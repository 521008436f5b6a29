"""Hints for new players: what a question is about, and the meaning of passing.

A question is recognized by its first words (`Question.words` of each game's questions). The hints themselves
are a game's own (`GameAdapter.hints`); tests check that every question has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from zx_training.games.adapter import GameAdapter


class Advice(NamedTuple):
    """A hint for a question."""

    why: str
    """A sentence or some."""
    stop: str = ""
    """What passing means here; "" where passing is nothing of its own."""
    yes: str = ""
    """What yes means here; "" where it says it all."""


NONE = Advice("")


def advice_of(adapter: GameAdapter, asked: str) -> Advice:
    """Return the hint for a question; an empty one if the game has none.

    Args:
        adapter: The game.
        asked: As a board says it: "You decide: which card to put into Resource, or pass".
    """
    question = asked.partition(" decides: ")[2] or asked.partition(" decide: ")[2]
    return next((hint for words, hint in adapter.hints.items() if question.startswith(words)), NONE)
