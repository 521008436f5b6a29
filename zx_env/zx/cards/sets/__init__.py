"""The shipped card sets, one module a printed set; together they are the card set "standard"."""

from importlib import import_module
from pkgutil import iter_modules

from zx_env.zx.cards.language import Card

CARDS: list[Card] = [
    card for module in iter_modules(__path__) for card in import_module(f"{__name__}.{module.name}").CARDS
]
"""The cards of every module of this package, in the order of the modules' names."""
