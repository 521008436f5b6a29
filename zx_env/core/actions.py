"""Actions as texts: what the doors ask of a game's words."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Action:
    """One legal action of the pending decision."""

    index: int
    """Its number, for `Game.step` and the environments."""
    text: str
    """Its words, for `Game.step` and people; no other action of this decision has them."""

    @property
    def kind(self) -> str:
        """The first of its words: "play", "attack", "pass", …."""
        return self.text.split(" ", 1)[0]

    def __str__(self) -> str:
        return self.text


class ActionTexts(Protocol):
    """The words for one pending decision."""

    def actions(self, legal: Iterable[int]) -> list[Action]:
        """These legal action numbers with their texts, each text once."""

    def text(self, index: int) -> str:
        """The text of a legal action number."""

    def refusal(self, said: str, legal: Iterable[Action]) -> str:
        """Why an action is refused, given as a number or in words, and what would be legal."""


def deduplicate_texts(texts: Iterable[str]) -> list[str]:
    """The second of the same words gets `#2`, and so on."""
    seen: dict[str, int] = {}
    told = []
    for text in texts:
        seen[text] = seen.get(text, 0) + 1
        told.append(text if seen[text] == 1 else f"{text}#{seen[text]}")
    return told
