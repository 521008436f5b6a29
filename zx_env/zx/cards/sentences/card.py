"""Text of a card from its data. A test compares it with the card's `text`."""

from zx_env.zx.cards.card_types import ASCENSIONS
from zx_env.zx.cards.encode.types import Spot, check_types
from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.sentences.abilities import say_ability
from zx_env.zx.cards.sentences.which import range_words


def say(card: Card) -> str:
    """Return the text of a card, one line for each ability, keyword abilities first.

    Raises:
        CardError: The data is such as loading the card refuses, and no sentence says it.
    """
    check_types(card)
    lines = [
        f"{keyword.words}." for icon, keyword in KEYWORDS.items() if keyword.is_line and icon in card.icons
    ]
    if card.kind in ASCENSIONS:
        lines.append(f"{card.shields} Shield{'' if card.shields == 1 else 's'}.")
    if card.reach > 1:
        lines.append(f"{range_words(card.reach)}.")
    for place, ability in enumerate(card.abilities):
        try:
            lines.append(say_ability(ability))
        except (AssertionError, LookupError, ValueError) as error:
            spot = Spot(card.number).at(f"abilities[{place}]")
            raise spot.refuse("no sentence says it: load the card set to see what is refused") from error
    return "\n".join(lines)
