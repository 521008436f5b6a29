"""The 61 cards, as facts and effects in the card language."""

from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.set.monsters import MONSTERS
from zx_env.ygo.cards.set.spells import SPELLS
from zx_env.ygo.cards.set.traps import TRAPS

CARDS: tuple[Card, ...] = (*MONSTERS, *SPELLS, *TRAPS)
"""All cards. The place of a card is its row of the card table, which saved duels contain."""
