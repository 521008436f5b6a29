"""The board of Z/X as a picture: the nine Squares in the middle, hands, piles and Resources around them.

The viewer's side is below; cards that the viewer does not know lie face down. A Sleep card is turned and
labelled. The shapes are in core/rendering/svg.py.

layout    places of everything, wide and narrow
faces     a card, large and small
known     the cards that the viewer knows
around    hands, piles, Life and Resources
squares   the Squares and the battle
text      the board as text
wording   labels, hints, cards and rules in words
"""

from typing import Any

from zx_env.compiling.python_records import Rows
from zx_env.core.rendering.svg import Picture
from zx_env.zx.decision import spots
from zx_env.zx.rendering.layout import narrow, wide
from zx_env.zx.rendering.squares import Squares
from zx_env.zx.rendering.text import sentences
from zx_env.zx.settings import Settings
from zx_env.zx.terms import Ask, Zone


class ZXPictures:
    """Draws games of Z/X, and finds the place in the picture that belongs to a legal action."""

    def draw(
        self, games: Rows, table: Rows, settings: Settings, viewer: int | None, is_narrow: bool
    ) -> Picture:
        """Draw the game in row 0 with the knowledge of `viewer`; None sees every card."""
        drawn = Squares(games, table, settings.pool, viewer, is_narrow)
        layout = narrow(int(drawn.g.count[drawn.below, Zone.HAND])) if is_narrow else wide()
        where, asked = sentences(games, table, settings.pool, viewer)
        drawn.add_head(layout.head, where, asked, 0.62)
        drawn.side(1 - drawn.below, layout.above)
        drawn.side(drawn.below, layout.below)
        drawn.squares(layout)
        return Picture(layout.width, layout.height, where, asked, drawn.parts, int(layout.above.hand.y) - 4)

    def spot_of(self, g: Any, settings: Settings, index: int) -> str:
        """Return the name of the place in the picture to click for the legal action; "" if it has none."""
        return spots.spot_of(g, settings.pool, index)

    def goes_on(self, g: Any) -> bool:
        """Return whether the pending question completes the previous action.

        CR 602.1b: the attack target follows the attacker; the Square follows a played Z/X.
        """
        return int(g.asked) in (Ask.SQUARE, Ask.ATTACK_TARGET)
