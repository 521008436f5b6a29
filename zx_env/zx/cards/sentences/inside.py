"""What the words of an effect need to know of the ability they stand in."""

from collections.abc import Callable
from dataclasses import dataclass

from zx_env.zx.cards.language import Ability
from zx_env.zx.terms import Zone


@dataclass(frozen=True, slots=True)
class Inside:
    """The ability that words stand in."""

    home: Zone
    """The zone that the card with the ability is in."""
    say_ability: Callable[[Ability], str]
    """Says an ability that an effect gives. Handed in: abilities.py, which has it, imports the effects."""
