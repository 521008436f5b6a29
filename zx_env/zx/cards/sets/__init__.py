"""The shipped card sets, one module a printed set; together they are the card set "standard"."""

from importlib import import_module
from pkgutil import iter_modules

from zx_env.zx.cards.language import Card

CARDS: list[Card]
"""The cards of every module of this package, in the order of the modules' names; imported when asked for."""


def __getattr__(name: str) -> list[Card]:
    """Import every module when CARDS is asked for, so that a game imports only the sets of its decks."""
    if name != "CARDS":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    cards = [
        card for module in iter_modules(__path__) for card in import_module(f"{__name__}.{module.name}").CARDS
    ]
    globals()["CARDS"] = cards
    return cards
