"""Every icon and keyword of terms.Icon with all that cards, words, features and deck rules know of it.

Not here: what a keyword does (rules/).
"""

from dataclasses import dataclass

from zx_env.zx.terms import Icon


@dataclass(frozen=True, slots=True, kw_only=True)
class Keyword:
    """An icon or keyword as it is printed on a card."""

    words: str
    """How a sentence names it: a card "with Life Recovery"."""
    is_line: bool = False
    """Whether it is a line of the card's text: an icon is not, Evol Seed is said by its ability."""
    is_ability: bool = False
    """Whether a card that has it is not without abilities (Having.ABILITYLESS)."""
    on_events: bool = False
    """Whether an Event may have it."""
    is_feature: bool = False
    """Whether it is a Feature and a Summary of that name (encode/features.py)."""
    most_in_deck: int | None = None
    """Cards with it in a deck, at most (ruling Z1); None for no such rule."""


KEYWORDS = {
    Icon.IGNITION: Keyword(words="Ignition icon", on_events=True, is_feature=True),
    Icon.EVOL_SEED: Keyword(words="Evol Seed icon", is_ability=True, on_events=True),
    Icon.LIFE_RECOVERY: Keyword(
        words="Life Recovery", is_line=True, is_ability=True, is_feature=True, most_in_deck=4
    ),
    Icon.VOID_BRINGER: Keyword(
        words="Void Bringer", is_line=True, is_ability=True, is_feature=True, most_in_deck=4
    ),
    Icon.START_CARD: Keyword(words="Start Card", is_line=True, is_ability=True, is_feature=True),
    Icon.EXTENSION_DRIVE: Keyword(words="Extension Drive"),
    Icon.GATE_CARD: Keyword(words="Gate Card", is_line=True, is_ability=True, on_events=True),
    Icon.MULTICOLOR: Keyword(words="Multicolor", is_line=True, is_ability=True, on_events=True),
    Icon.OVERBOOST: Keyword(words="Overboost icon", on_events=True),
}
"""A member of terms.Icon is a row here; tests/cards/test_keywords.py names one that is missing."""
