"""The cards that a viewer knows, by slot: the base class of all drawing classes."""

from zx_env.core.rendering.drawing import PictureDrawing
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.decision.texts import owner_of


class Known(PictureDrawing):
    """The game in row 0 for a viewer, and the parts drawn so far."""

    pool: CardPool

    def card(self, slot: int) -> Card:
        """Return the card in a slot that the viewer knows."""
        return self.pool.cards[int(self.g.row[slot])]

    def numbers(self, slots: list[int]) -> tuple[str, ...]:
        """Return the numbers of the cards that the viewer knows."""
        return tuple(self.card(slot).number for slot in slots if self.sees(slot))

    def is_own(self, slot: int) -> bool:
        """Return whether the card belongs to the player whose side is drawn below."""
        return owner_of(slot) == self.below
