"""The facts about an ability on which the phrases of its words depend."""

from collections.abc import Callable
from dataclasses import dataclass

from zx_env.zx.cards.language import Ability
from zx_env.zx.terms import Zone


@dataclass(frozen=True, slots=True)
class Inside:
    """Facts about the ability whose words are phrased, as the phrases depend on them."""

    home: Zone
    """The zone of the card with the ability."""
    say_ability: Callable[[Ability], str]
    """Returns the text of an ability that an effect gives. A field, since abilities.py imports effects.py."""
