"""Refuse Always abilities and costs that can never do anything in the zones where they are valid.

See also: which.py, the checks of descriptions; checks.py, the checks of card types.
"""

from collections.abc import Sequence

from zx_env.zx.cards.card_types import ZX_TYPES
from zx_env.zx.cards.encode.effects.which import asks_power
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    EVERYWHERE,
    Always,
    Among,
    AppearsOnly,
    Cannot,
    CostsLess,
    Destroy,
    Each,
    FreePlay,
    GainDamage,
    GainPlayerDamage,
    GainPower,
    GainRange,
    LeaveTo,
    NoDamage,
    PayInstead,
    PayLess,
    PlayRemoved,
    PowerIs,
    RemoveDestroyed,
    Sleep,
    Startup,
    This,
    Unaffected,
)
from zx_env.zx.quantities import HAND_TO_CHARGE, replacement_bit
from zx_env.zx.terms import Bar, CardType, Having, State, Zone

_ON_SQUARES = (
    *(GainPower, PowerIs, GainRange, GainDamage, GainPlayerDamage, NoDamage),
    *(RemoveDestroyed, LeaveTo, PlayRemoved, Unaffected),
)
"""Words of Always abilities that affect only cards on Squares."""

_PLAYED = (CardType.ZX, CardType.ZX_EX)
"""Types of the Z/X that are played."""

_IN_HAND = (FreePlay, PayLess, PayInstead, CostsLess)
"""Words of Always abilities that affect the card while it is played from the hand, CostsLess also from the
Dynamis, and PayInstead an Event EX."""

_PAID_IN_DYNAMIS: dict[type, tuple[CardType, ...]] = {
    CostsLess: (CardType.EVENT_EX, CardType.ZX_EX, CardType.ASCENSION_EX),
    PayInstead: (CardType.EVENT_EX,),
}
"""Types of the cards for which a word is about the payment of a play from the Dynamis."""

_BARS_OF_A_PLAY = (Bar.BE_PLAYED, Bar.BE_PUT_ON_PLAYER_SQUARE, Bar.APPEAR)
_BARS_ON_SQUARES = (Bar.GET_FORCE, Bar.ATTACK, Bar.DEAL_DAMAGE, Bar.RECEIVE_DAMAGE)

STARTUP_ZONES = (
    Zone.SQUARE,
    Zone.HAND,
    Zone.CHARGE,
    Zone.RESOURCE,
    Zone.TRASH,
    Zone.REMOVED,
    Zone.DYNAMIS,
    Zone.FORCE,
)
"""Zones from which startup abilities are used."""

_LIES_IN: dict[type, tuple[Zone, ...]] = {Sleep: (Zone.SQUARE, Zone.RESOURCE), Destroy: (Zone.SQUARE,)}
"""The zones in which this card can pay a cost by that word."""


_INSTEAD_OF_CHARGE = (Zone.HAND, Zone.DECK, Zone.LIFE, Zone.RESOURCE, Zone.TRASH, Zone.REMOVED)
"""Where a destroyed Z/X can go."""


def check_zone(to: Zone, state: State, zones: Sequence[Zone], spot: Spot) -> None:
    """Refuse a zone outside `zones`, and a State that cards there do not have."""
    if to not in zones:
        raise spot.at("to").refuse(f"no rule moves a card into {to.name} by this word")
    if state == State.SLEEP and to not in (Zone.RESOURCE, Zone.DYNAMIS):
        raise spot.at("state").refuse(f"cards in {to.name} have no State")


def replacement(word: LeaveTo, spot: Spot) -> dict[str, int]:
    """Return the fields of a step that says where Z/X go instead of Charge, or of the hand."""
    if word.instead_of == Zone.HAND:
        if word.to != Zone.CHARGE or word.may:
            raise spot.at("instead_of").refuse(
                "Z/X go into Charge instead of the hand, and nobody decides it"
            )
        check_zone(word.to, word.state, (Zone.CHARGE,), spot)
        return {"amount": HAND_TO_CHARGE}
    if word.instead_of != Zone.CHARGE:
        raise spot.at("instead_of").refuse("Zone.CHARGE, or Zone.HAND")
    check_zone(word.to, word.state, _INSTEAD_OF_CHARGE, spot)
    return {"amount": replacement_bit(word.to, word.state, word.may), "zone": word.to, "state": word.state}


def check_played(cards: Among, spot: Spot, of_this: bool = False) -> None:
    """Refuse properties that are not tested during a play. `of_this`: a card says so, which has a name."""
    tested = {Having.NO_EX, Having.ABILITYLESS, *((Having.OTHER_NAME,) if of_this else ())}
    if set(cards.having) - tested or asks_power(cards):
        raise spot.refuse("what is played is asked for type, name, color, tribe, Cost and icons")


def check_always_place(ability: Always, kind: CardType, spot: Spot) -> None:
    """Refuse a word that has no effect on its cards in their zones."""
    for place, word in enumerate(ability.do):
        at = spot.at(f"do[{place}]")
        named = "of" if isinstance(word, LeaveTo) else "to"
        to = getattr(word, named, None)
        zones = to.among.zones if isinstance(to, Each) else ability.zones
        field = at.at(named) if isinstance(to, Each) else spot.at("valid_in")
        name = type(word).__name__
        if isinstance(word, _ON_SQUARES) or (isinstance(word, Cannot) and word.bar in _BARS_ON_SQUARES):
            if Zone.SQUARE not in zones:
                raise field.refuse(f"{name} does nothing to cards that are on no Square")
        if isinstance(word, Cannot) and word.bar == Bar.USE_STARTUP and not set(zones) & set(STARTUP_ZONES):
            raise field.refuse("no startup ability is used from there")
        if type(word) in _PAID_IN_DYNAMIS and set(zones) == {Zone.DYNAMIS}:
            if kind not in _PAID_IN_DYNAMIS[type(word)]:
                raise at.refuse(
                    f"{name} is about a card that is paid, and no {kind.name} is from the Dynamis"
                )
        elif isinstance(word, _IN_HAND):
            if set(zones) != {Zone.HAND}:
                raise field.refuse(f"{name} is about a play from the hand: valid_in=Zone.HAND")
            if isinstance(to, Each):
                check_played(to.among, field)
            played = (to.among.kind or CardType.ZX) if isinstance(to, Each) else kind
            if played not in (CardType.ZX, CardType.EVENT):
                raise at.refuse(f"{name} is about a play from the hand, where no {played.name} card is")
        if isinstance(word, AppearsOnly) and (set(zones) != set(EVERYWHERE) or kind not in _PLAYED):
            raise spot.at("valid_in").refuse("a Z/X appears so wherever it is: valid_in=EVERYWHERE")
        if isinstance(word, Cannot) and word.bar == Bar.APPEAR:
            what = to.among.kind if isinstance(to, Each) else kind
            if what not in ZX_TYPES:
                raise at.refuse("only Z/X appear: say so by zx(..., zone=...)")
        if isinstance(word, Cannot) and word.bar in _BARS_OF_A_PLAY and set(zones) <= {Zone.SQUARE}:
            raise field.refuse(f"{word.bar.name} means nothing on a Square: say the zone, or EVERYWHERE")


def check_cost_place(ability: Startup, spot: Spot) -> None:
    """Refuse a cost that this card cannot pay in a zone where the ability is used."""
    for place, word in enumerate(ability.cost):
        if isinstance(word, (Sleep, Destroy)) and isinstance(word.what, This):
            for zone in ability.zones:
                if zone not in _LIES_IN[type(word)]:
                    name = type(word).__name__
                    raise spot.at(f"cost[{place}]").refuse(f"{name}(THIS) does nothing in {zone.name}")
