"""Costs of startup abilities, in the notation."""

from collections.abc import Sequence

from tests.reading.card_effects import deed
from zx_env.zx.cards.language import THIS, Cost, Sleep


def cost(words: Sequence[Cost]) -> str:
    return " + ".join("Sleep" if word == Sleep(THIS) else deed(word) for word in words) or "free"
