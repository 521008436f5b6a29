"""A table of the icons and keywords of terms.Icon: their sentence, their features and their deck rule.

See also: rules/, for what a keyword does.
"""

from dataclasses import dataclass

from zx_env.zx.terms import Icon, Limit


@dataclass(frozen=True, slots=True, kw_only=True)
class Keyword:
    """An icon or keyword as it is printed on a card."""

    words: str
    """The name in a sentence: a card "with Life Recovery"."""
    is_line: bool = False
    """Whether the keyword alone is a line of the card's text. Icons are none; Evol Seed's is its ability."""
    is_ability: bool = False
    """Whether a card with it counts as having an ability (Having.ABILITYLESS)."""
    on_events: bool = False
    """Whether an Event may have it."""
    is_feature: bool = False
    """Whether Feature and Summary (encode/features.py) have a member of that name."""
    most_in_deck: int | None = None
    """The maximum number of cards with it in a deck (ruling Z1); None for no maximum."""


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
    Icon.STARTING_RESOURCE: Keyword(words="Starting Resource", is_line=True, is_ability=True, on_events=True),
    Icon.MULTICOLOR: Keyword(words="Multicolor", is_line=True, is_ability=True, on_events=True),
    Icon.OVERBOOST: Keyword(words="Overboost icon", on_events=True),
}
"""Every member of terms.Icon has a row here; tests/cards/test_keywords.py reports a missing row."""

LIMIT_KEYWORDS = {
    Limit.HEAVEN_BREAK: "Heaven-break",
    Limit.ASSAULT: "Assault",
    Limit.CINEMA: "Cinema",
    Limit.CREATION: "Creation",
    Limit.EXTENSION_DRIVE: "Extension Drive",
}
"""The name of an ability by its limit, of which a player uses one, of whichever card."""
