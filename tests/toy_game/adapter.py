"""Pig as the commands, the page and training see it."""

from typing import ClassVar

from zx_training.games.adapter import GameAdapter
from zx_training.ui.hints import Hint


class Pig(GameAdapter):
    """Pig, which has no decks."""

    sentences: ClassVar = {"roll": "Roll the die", "more": "Other numbers", "guess": "Guess {}"}
    hints: ClassVar = {
        "turn": Hint("A 1 loses the pot, holding keeps it. Whoever guesses the hidden number wins.")
    }


ADAPTER = Pig
