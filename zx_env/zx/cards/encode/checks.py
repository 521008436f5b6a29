"""Check a card against its type: refuse numbers, icons and abilities that no rule implements for it."""

from zx_env.zx import limits
from zx_env.zx.cards.card_types import ASCENSIONS
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import (
    EVERYWHERE,
    Ability,
    Advent,
    AlsoColor,
    AlsoNamed,
    Always,
    Automatic,
    Awaken,
    Cannot,
    Card,
    Choice,
    Copies,
    CostsLess,
    Crisis,
    Each,
    EventText,
    EveryColor,
    EvolSeed,
    Gains,
    Idealize,
    LastStand,
    LeaveTo,
    PayInstead,
    PayLess,
    Possess,
    Shift,
    Startup,
)
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.terms import ANY_NUMBER, POWER_UNIT, Bar, CardType, Color, Icon, Limit, Occurrence, Zone

_KINDS = (
    CardType.ZX,
    CardType.EVENT,
    CardType.PLAYER,
    CardType.ZX_EX,
    CardType.ZX_OB,
    CardType.EVENT_EX,
    CardType.SHIFT,
    CardType.LINK,
    CardType.TOKEN,
    CardType.PLAYER_EX,
    CardType.ASCENSION,
    CardType.ASCENSION_EX,
)
"""The card types that the rules can play with."""

FROM_DYNAMIS = (CardType.ZX_EX, CardType.ZX_OB, CardType.EVENT_EX, CardType.ASCENSION_EX)
"""Types of cards of a Dynamis, which are in no deck."""

OF_THE_CARD = (AlsoNamed, EveryColor, AlsoColor)
"""Words that describe the card itself; the rules read them from its row."""

_EVENT_ICONS = {icon for icon, keyword in KEYWORDS.items() if keyword.on_events}

_BEGIN_ELSEWHERE = {Icon.GATE_CARD, Icon.STARTING_RESOURCE}
"""Icons of Events that may have no EventText: their abilities work in the Dynamis or in Resource."""

_OF_A_SHIFT = (Limit.UNLIMITED, Limit.ONCE_PER_TURN, Limit.NAME_LOCK)
"""Limits that a startup ability of a Shift may have."""

_HIGHEST_POWER = 32000
_HIGHEST_COST = ANY_NUMBER - 1


def check_numbers(card: Card, spot: Spot) -> None:
    """Raise CardError for numbers that are too large for the card table, and for lists with duplicates."""
    if not 0 <= card.cost <= _HIGHEST_COST:
        raise spot.at("cost").refuse(f"{card.cost} is not between 0 and {_HIGHEST_COST}")
    if not 0 <= card.power <= _HIGHEST_POWER:
        raise spot.at("power").refuse(f"{card.power} is not between 0 and {_HIGHEST_POWER}")
    if card.power % POWER_UNIT:
        raise spot.at("power").refuse(
            f"{card.power} is no multiple of {POWER_UNIT}, the step in which every observation counts Power"
        )
    if not 1 <= card.reach <= ANY_NUMBER:
        raise spot.at("reach").refuse(f"{card.reach} is no X of Range X")
    if not isinstance(card.color, Color) and (len(card.color) < 2 or Color.COLORLESS in card.color):
        raise spot.at("color").refuse(
            "a list is of two colors or more; one color, or COLORLESS, stands alone"
        )
    for name in ("tribes", "icons", "player_keys", "color"):
        values = getattr(card, name)
        if isinstance(values, Color):
            continue
        if len(set(values)) != len(values):
            raise spot.at(name).refuse("the same one stands there twice")


def _check_prices(card: Card, spot: Spot) -> None:
    """Refuse a price that is never paid, and two for cards of one zone.

    No rule knows how many cards of a zone are left for the second.
    """
    zones: set[Zone] = set()
    paid = any(isinstance(ability, Awaken | Possess) for ability in card.abilities)
    if card.kind == CardType.ZX_EX and not paid:
        if any(isinstance(word, CostsLess) for word in parts_of(card.abilities)):
            raise spot.at("abilities").refuse("nothing is paid for this card, so it costs nothing less")
    prices = [word for word in parts_of(card.abilities) if isinstance(word, PayLess | PayInstead)]
    if len(prices) > 1 and any(isinstance(word, PayInstead) for word in prices):
        raise spot.at("abilities").refuse("no rule combines a PayInstead with another price")
    if len({word.least for word in prices if isinstance(word, PayLess)}) > 1:
        raise spot.at("abilities").refuse("two PayLess of one card have the same lowest price, `least`")
    for word in prices:
        what = word.cards if isinstance(word.cards, Choice) else word.cards.what
        if isinstance(word, PayLess) and isinstance(what, Choice):
            if zones & set(what.among.zones):
                raise spot.at("abilities").refuse("two PayLess put away cards of different zones")
            zones |= set(what.among.zones)


def check_kind(card: Card, spot: Spot) -> None:
    """Raise CardError for properties that a card of this type does not have."""
    if card.kind not in _KINDS:
        raise spot.at("kind").refuse(f"no rule plays a card of type {card.kind.name}")
    texts = sum(isinstance(ability, EventText) for ability in card.abilities)
    _check_extras(card, spot)
    _check_shields(card, spot)
    _check_prices(card, spot)
    used = [getattr(ability, "limit", None) for ability in card.abilities]
    if Limit.EXTENSION_DRIVE in used and Icon.EXTENSION_DRIVE not in card.icons:
        raise spot.at("icons").refuse("a card with an Extension Drive has its icon")
    if card.kind in (CardType.ZX, CardType.ZX_EX, CardType.ZX_OB, CardType.TOKEN):
        if texts:
            raise spot.at("abilities").refuse("only an Event has an EventText")
        return
    if card.power or card.reach != 1 or set(card.icons) - _EVENT_ICONS:
        raise spot.refuse("only a Z/X has Power, Range, Life Recovery, Void Bringer or Start Card")
    if card.kind in ASCENSIONS and texts:
        raise spot.at("abilities").refuse("only an Event has an EventText")
    if card.kind in (CardType.EVENT, CardType.EVENT_EX):
        if texts != 1 and (texts or not _BEGIN_ELSEWHERE & set(card.icons)):
            raise spot.at("abilities").refuse(
                "an Event has one EventText; only a Gate Card or a Starting Resource may have none"
            )
        if any(_valid_zones(ability) == (Zone.SQUARE,) for ability in card.abilities):
            raise spot.at("abilities").refuse("an Event is never on a Square: say where it has the ability")


def _valid_zones(ability: Ability) -> tuple[Zone, ...]:
    """Return the zones in the data of an ability; empty if its kind determines the zones."""
    match ability:
        case Automatic() | Always() | Startup():
            return ability.zones
        case _:
            return ()


def _check_extras(card: Card, spot: Spot) -> None:
    """Check Evol Seed, and the abilities that only a Z/X EX, Player Extra, Shift, Link or Token has."""
    if card.kind == CardType.PLAYER_EX:
        allowed = all(isinstance(ability, (Startup, Crisis, LastStand)) for ability in card.abilities)
        once = [type(ability) for ability in card.abilities if not isinstance(ability, Startup)]
        if card.icons or not allowed or len(set(once)) != len(once):
            raise spot.at("abilities").refuse("a Player Extra has one Crisis, one LastStand and Startups")
    elif any(isinstance(ability, (Crisis, LastStand)) for ability in card.abilities):
        raise spot.at("abilities").refuse("only a Player Extra has a Crisis or a LastStand")
    shifts = sum(isinstance(ability, Shift) for ability in card.abilities)
    if shifts != (card.kind == CardType.SHIFT):
        raise spot.at("abilities").refuse("a Shift card, and no other, has one ability Shift")
    if card.kind == CardType.SHIFT:
        _check_shift(card, spot)
    if card.kind == CardType.LINK:
        _check_link(card, spot)
    seeds = any(isinstance(ability, EvolSeed) for ability in card.abilities)
    if seeds != (Icon.EVOL_SEED in card.icons):
        raise spot.at("icons").refuse("the icon EVOL_SEED and an ability EvolSeed go together")
    ways = any(isinstance(ability, (Advent, Awaken, Possess, Idealize)) for ability in card.abilities)
    if ways != (card.kind == CardType.ZX_EX and not _is_never_played(card)):
        raise spot.at("abilities").refuse(
            "a Z/X EX, and nothing else, has an Advent, Awaken, Possess or Idealize"
        )
    if card.kind in (*FROM_DYNAMIS, CardType.TOKEN) and card.icons:
        raise spot.at("icons").refuse(f"a {card.kind.name} card is in no deck: it has no such icon")


def _check_shields(card: Card, spot: Spot) -> None:
    """Ruling H240: only an Ascension has printed Shields."""
    if card.shields and card.kind not in ASCENSIONS:
        raise spot.at("shields").refuse("only an Ascension has printed Shields")
    if not 0 <= card.shields <= limits.COUNTERS:
        raise spot.at("shields").refuse(f"{card.shields} is not between 0 and {limits.COUNTERS}")


def _check_link(card: Card, spot: Spot) -> None:
    """Check a Link: it works on its Square, waits for other cards, and affects all cards of a description."""
    for place, ability in enumerate(card.abilities):
        at = spot.at(f"abilities[{place}]")
        if not isinstance(ability, (Automatic, Always)) or ability.zones != (Zone.SQUARE,):
            raise at.refuse("a Link has Automatic and Always abilities that work on Squares")
        if isinstance(ability, Always):
            for word in ability.do:
                if isinstance(word, Gains) or not isinstance(getattr(word, "to", None), Each):
                    raise at.at("do").refuse("a Link does something to each of some cards")


def _check_shift(card: Card, spot: Spot) -> None:
    """Check a Shift: the abilities that it adds must work as abilities that a Z/X has gained."""
    for place, ability in enumerate(card.abilities):
        at = spot.at(f"abilities[{place}]")
        if not isinstance(ability, (Shift, Automatic, Startup, Always, Copies)):
            raise at.refuse("a Shift adds Automatic, Startup and Always abilities, and may have Copies")
        if _valid_zones(ability) not in ((), (Zone.SQUARE,)):
            raise at.at("valid_in").refuse("what a Shift adds to a card works on Squares")
        if isinstance(ability, Always):
            if any(isinstance(word, (Gains, LeaveTo, *OF_THE_CARD)) for word in ability.do):
                raise at.at("do").refuse("no rule lets a Shift add that")
        elif isinstance(ability, Startup) and ability.limit not in _OF_A_SHIFT:
            raise at.at("limit").refuse(
                "what a Shift adds is used once per turn, by this card or by name, or without a limit"
            )
        elif isinstance(ability, Automatic):
            if ability.limit != Limit.UNLIMITED or ability.when in (
                Occurrence.BATTLE_ENDS,
                Occurrence.TURN_ENDS,
            ):
                raise at.refuse("no rule counts how often a Shift's Automatic ability is used")
            if ability.uses:
                raise at.at("uses").refuse("uses are counted of the startup abilities printed on one card")


def _is_never_played(card: Card) -> bool:
    """Return whether the card can never be played because of its own Always ability."""
    return any(
        isinstance(ability, Always)
        and not ability.needs
        and ability.zones == EVERYWHERE
        and Cannot(Bar.BE_PLAYED) in ability.do
        for ability in card.abilities
    )
