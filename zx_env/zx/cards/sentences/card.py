"""Text of a card from its data. A test compares it with the card's `text`."""

from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.sentences.abilities import say_ability
from zx_env.zx.cards.sentences.which import range_words


def say(card: Card) -> str:
    """Return the text of a card, one line for each ability, keyword abilities first."""
    lines = [
        f"{keyword.words}." for icon, keyword in KEYWORDS.items() if keyword.is_line and icon in card.icons
    ]
    if card.reach > 1:
        lines.append(f"{range_words(card.reach)}.")
    return "\n".join([*lines, *(say_ability(ability) for ability in card.abilities)])
