"""The cards that a viewer knows, by slot: the base class of all drawing classes."""

from typing import Any

from zx_env.compiling.python_records import Rows
from zx_env.core.rendering.svg import Box, Part
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.decision.texts import owner_of
from zx_env.zx.terms import Zone


class Known:
    """The game in row 0 for a viewer, and the parts drawn so far."""

    def __init__(self, games: Rows, table: Rows, pool: CardPool, viewer: int | None, is_narrow: bool) -> None:
        self.g: Any = games[0]
        self.games, self.table, self.pool = games, table, pool
        self.viewer, self.is_narrow = viewer, is_narrow
        self.below = viewer or 0  # the player whose side is drawn below
        self.parts: list[Part] = []

    def sees(self, slot: int) -> bool:
        """Return whether the viewer knows the card."""
        return self.viewer is None or bool(int(self.g.known[slot]) >> self.viewer & 1)

    def slots(self, player: int, zone: Zone) -> list[int]:
        """Return the slots of a zone, in its order."""
        return [int(self.g.cards[player, zone, i]) for i in range(int(self.g.count[player, zone]))]

    def card(self, slot: int) -> Card:
        """Return the card in a slot that the viewer knows."""
        return self.pool.cards[int(self.g.row[slot])]

    def numbers(self, slots: list[int]) -> tuple[str, ...]:
        """Return the numbers of the cards that the viewer knows."""
        return tuple(self.card(slot).number for slot in slots if self.sees(slot))

    def is_own(self, slot: int) -> bool:
        """Return whether its owner's side is below."""
        return owner_of(slot) == self.below

    def whose(self, player: int) -> str:
        """Return a player as a possessive."""
        if self.viewer is None:
            return f"Player {player}'s"
        return "Your" if player == self.viewer else "The enemy's"

    def add(self, spot: str, label: str, cards: tuple[str, ...], box: Box, *drawn: str) -> None:
        """Add a part, drawn above those before it."""
        self.parts.append(Part(spot, label, cards, box, "".join(drawn)))
