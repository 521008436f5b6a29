"""Which cards distinguish left and right: by a diagram of Squares that is not its own mirror image."""

from collections.abc import Iterable

from zx_env.zx.cards.language import MakeToken, PutLink, Squares
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.cards.pool import CardPool


def is_its_mirror_image(diagram: str) -> bool:
    """Return whether a diagram of Squares is the same with left and right exchanged."""
    return all(row == row[::-1] for row in diagram.split())


def distinguish_left_and_right(numbers: Iterable[str], pool: CardPool) -> set[str]:
    """Return the cards, among those with these numbers and the Tokens and Links that they make, that do.

    Args:
        numbers: The numbers of cards.
        pool: Their card set.
    """
    found: set[str] = set()
    left = list(dict.fromkeys(numbers))
    seen = set(left)
    while left:
        number = left.pop()
        for part in parts_of(pool.card_of(number).abilities):
            if isinstance(part, Squares) and not is_its_mirror_image(part.diagram):
                found.add(number)
            elif isinstance(part, MakeToken | PutLink):
                made = {card.number for card in pool.named(part.named)} - seen
                left += made
                seen |= made
    return found
