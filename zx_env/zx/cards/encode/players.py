"""Check Player cards, and the abilities that a Player card has, printed or given (rulings H64 and H109)."""

from zx_env.zx.cards.encode.automatic import OF_A_PLAYER
from zx_env.zx.cards.encode.effects.card_effects import object_of
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    Ability,
    Always,
    Automatic,
    Card,
    CardEffect,
    CostsLess,
    FreePlay,
    FreeStartups,
    LeaveTo,
    PayLess,
    PlayFrom,
    PlayRemoved,
    PowerIs,
    Reboot,
    RemoveDestroyed,
    Sleep,
    Startup,
    This,
)
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.terms import Limit, Zone

_OF_THIS = (
    CostsLess,
    FreePlay,
    FreeStartups,
    LeaveTo,
    PayLess,
    PlayFrom,
    PlayRemoved,
    PowerIs,
    RemoveDestroyed,
)
"""Words of Always abilities about the card that has them, or that no rule asks of a Player card."""


def check_player(card: Card, spot: Spot) -> None:
    """Raise CardError for an icon of a Player card, and for an ability that no rule implements for it."""
    if card.icons:
        raise spot.at("icons").refuse("a Player card has no icon")
    for place, ability in enumerate(card.abilities):
        at = spot.at(f"abilities[{place}]")
        if not isinstance(ability, Startup | Automatic):
            raise at.refuse("a Player card has startup and Automatic abilities")
        if ability.limit == Limit.TWICE_PER_TURN:
            raise at.at("limit").refuse("no rule counts to two what a Player card has used")
        check_of_player(ability, at)


def check_of_player(ability: Ability, spot: Spot) -> None:
    """Raise CardError for an ability of a Player card that could never be used or do anything."""
    if isinstance(ability, Startup | Automatic | Always) and ability.zones != (Zone.SQUARE,):
        raise spot.at("valid_in").refuse("a Player card is never elsewhere than on its Square")
    if isinstance(ability, Automatic) and ability.of is None and ability.when not in OF_A_PLAYER:
        raise spot.at("when").refuse(f"{ability.when.name} does not happen to a Player card: say `of`")
    # CR 303.6a: effects do not move a Player card; it is no Z/X either.
    for word in parts_of(ability):
        if isinstance(word, CardEffect) and not isinstance(word, Sleep | Reboot):
            if isinstance(object_of(word), This):
                raise spot.refuse(
                    f"no rule does {type(word).__name__} to a Player card: it sleeps and reboots"
                )


def check_always_of_player(ability: Always, spot: Spot) -> None:
    """Raise CardError for a word about the Player card itself, to which no Always ability does anything."""
    for place, word in enumerate(ability.do):
        if isinstance(getattr(word, "to", None), This) or isinstance(word, _OF_THIS):
            raise spot.at(f"do[{place}]").refuse(
                "a Player card's Always ability is about other cards: each(...)"
            )
