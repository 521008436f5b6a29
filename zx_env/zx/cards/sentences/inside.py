"""The ability around an effect, as far as the phrases of its words depend on it."""

from collections.abc import Callable
from dataclasses import dataclass

from zx_env.zx.cards.language import Ability
from zx_env.zx.terms import Zone


@dataclass(frozen=True, slots=True)
class Inside:
    """The ability that contains the words."""

    home: Zone
    """The zone of the card with the ability."""
    say_ability: Callable[[Ability], str]
    """Returns the text of an ability that an effect gives. Passed in: abilities.py imports effects.py."""
