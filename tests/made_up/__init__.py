"""A card set for tests: the standard one, and made-up cards for what no printed card asks of the rules.

Play with it by `card_set="tests.made_up"`. The modules sort the cards by what they are for.
"""

from tests.made_up import (
    always,
    automatic,
    barred,
    battles,
    colors,
    compared,
    counted,
    crowds,
    drawn,
    effects,
    elsewhere,
    extras,
    filters,
    games,
    given,
    instead,
    layered,
    locked,
    named,
    neighbors,
    oaths,
    outlived,
    partners,
    players,
    plays,
    powers,
    prices,
    rebooted,
    redirected,
    remembered,
    removed,
    shields,
    shifts,
    taken,
    together,
    turns,
    unless,
    unlike,
    which,
    zones,
)
from tests.made_up.named import EVERY_TRIBE
from tests.made_up.players import EVERYBODY
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.sets import CARDS as PRINTED

SET = "tests.made_up"
MODULES = (
    always,
    automatic,
    barred,
    battles,
    colors,
    compared,
    counted,
    crowds,
    drawn,
    effects,
    elsewhere,
    extras,
    filters,
    games,
    given,
    instead,
    layered,
    locked,
    named,
    neighbors,
    oaths,
    outlived,
    partners,
    players,
    plays,
    powers,
    prices,
    rebooted,
    redirected,
    remembered,
    removed,
    shields,
    shifts,
    taken,
    together,
    turns,
    unless,
    unlike,
    which,
    zones,
)
MADE_UP: list[Card] = [card for module in MODULES for card in module.CARDS]
CARDS = [*PRINTED, *MADE_UP]

__all__ = ["CARDS", "EVERYBODY", "EVERY_TRIBE", "MADE_UP", "SET"]
