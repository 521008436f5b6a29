"""Encode the occurrences of Automatic abilities as fields of ABILITY; refuse invalid combinations.

See also: effects/, the effects of these abilities; rules/occurrences.py, which triggers them.
"""

from dataclasses import replace

from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.effects.bits import way_bits, zone_bits
from zx_env.zx.cards.encode.effects.which import write_selector
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import ANY_SQUARE, Among, Automatic, This, zx
from zx_env.zx.quantities import BY_OTHERS, BY_THIS, IGNITED
from zx_env.zx.terms import NONE, Having, Occurrence, Role, Side, Way, Zone

OF_A_PLAYER = (
    Occurrence.LIFE_DECREASES,
    Occurrence.PHASE_STARTS,
    Occurrence.TURN_ENDS,
    Occurrence.IS_DRAWN,
    Occurrence.IS_SHUFFLED,
    Occurrence.STARTUP_IS_USED,
    Occurrence.EVENT_IS_PLAYED,
    Occurrence.PLAYER_IS_DAMAGED,
    Occurrence.OVERBOOSTED,
)
"""Occurrences of a player, not of a card; `side` names the player."""

_OF_NO_CARD = (
    Occurrence.PHASE_STARTS,
    Occurrence.TURN_ENDS,
    Occurrence.BATTLE_STARTS,
    Occurrence.BATTLE_ENDS,
    Occurrence.IS_SHUFFLED,
    Occurrence.LIFE_DECREASES,
)
"""Occurrences without a card, so that `of` has no meaning."""

HAS_THAT_CARD = (
    Occurrence.ATTACKS,
    Occurrence.IS_ATTACKED,
    Occurrence.BATTLE_STARTS,
    Occurrence.BATTLE_ENDS,
    Occurrence.DESTROYS_IN_BATTLE,
    Occurrence.DEALS_DAMAGE,
    Occurrence.ADVENTED,
)
"""Occurrences with a second card, to which That(...) refers."""

_WITH_DAMAGE = (Occurrence.DEALS_DAMAGE, Occurrence.IS_DAMAGED)
_WITH_ORIGIN = (
    Occurrence.APPEARS,
    Occurrence.LEAVES,
    Occurrence.RETURNS_TO_HAND,
    Occurrence.PUT_IN_RESOURCE,
    Occurrence.PUT_IN_CHARGE,
    Occurrence.PUT_IN_TRASH,
    Occurrence.IS_REMOVED,
    Occurrence.BECOMES_FORCE,
)
_ON_SQUARES = (
    Occurrence.APPEARS,
    Occurrence.ATTACKS,
    Occurrence.IS_ATTACKED,
    Occurrence.MOVES,
    Occurrence.PUT_ON_SQUARE,
    Occurrence.IS_SHIFTED,
)
"""Occurrences that happen to a card which stands on a Square then and before."""

_ANYWHERE = tuple(zone for zone in Zone)
_ITSELF = zx(Side.OWN, having=(Having.IS_THIS,))

MOST_USES = 5
"""So many uses of its startup abilities a card counts in a turn."""


def automatic_values(context: Context, ability: Automatic, spot: Spot) -> dict[str, int]:
    """Return the fields of card_table.ABILITY, by name, that describe what triggers an Automatic ability."""
    _check(ability, spot)
    return {
        "occurrence": ability.when,
        "role": ability.role,
        "side": ability.side,
        "phase": NONE if ability.phase is None else ability.phase,
        **_ways(ability),
        "selector": _maybe(context, _ITSELF if ability.uses else ability.of, spot.at("of")),
        "or_this": ability.or_this,
        "that_selector": _maybe(context, ability.that, spot.at("that")),
        **_cause(context, ability, spot),
        "by_kind": NONE if ability.by_kind is None else ability.by_kind,
        "harm": ability.uses or ability.damage_at_least,
        "origin": _origin(ability, spot),
        "valid_in": zone_bits(ability.zones),
    }


def _cause(context: Context, ability: Automatic, spot: Spot) -> dict[str, int]:
    """Return the fields of card_table.ABILITY for what causes the occurrence."""
    if ability.not_by_ability is not None:
        row = _maybe(context, ability.not_by_ability, spot.at("not_by_ability"))
        return {"by_selector": row, "by": BY_OTHERS}
    by = NONE if ability.by is None else BY_THIS if isinstance(ability.by, This) else ability.by
    return {"by_selector": _maybe(context, ability.by_ability, spot.at("by_ability")), "by": by}


def _ways(ability: Automatic) -> dict[str, int]:
    """Return the ways that the card must have, and those it must not have."""
    if Way.BY_IGNITION in ability.ways:
        return {"way": IGNITED, "not_way": 0}
    return dict(zip(("way", "not_way"), way_bits(ability.ways), strict=True))


def _origin(ability: Automatic, spot: Spot) -> int:
    """Return the zone that the card comes from, NONE for any; the zone where it Reboots."""
    if ability.when != Occurrence.REBOOTS:
        return NONE if ability.origin is None else ability.origin
    zones = (Zone.SQUARE,) if ability.of is None else ability.of.zones
    if zones not in ((Zone.SQUARE,), (Zone.RESOURCE,)):
        raise spot.at("of").refuse("Z/X on Squares Reboot, or cards in Resource: say one zone")
    if zones == (Zone.RESOURCE,) and ability.by is None and ability.by_ability is None:
        raise spot.at("by").refuse(
            "of cards in Resource only Reboots by an ability are told: say whose, `by`"
        )
    return zones[0]


def _maybe(context: Context, among: Among | None, spot: Spot) -> int:
    return NONE if among is None else occurrence_selector(context, among, spot)


def occurrence_selector(context: Context, among: Among, spot: Spot) -> int:
    """Write the description of the card of an occurrence and return its row of SELECTOR.

    The card may have left its zone (ruling Z13).
    """
    if among.on != ANY_SQUARE and Zone.SQUARE not in among.zones:
        raise spot.at("on").refuse("only cards on Squares stand on Squares: leave `zone` or `on` out")
    return write_selector(context, replace(among, zone=_ANYWHERE), spot, at_an_occurrence=True)


def _check(ability: Automatic, spot: Spot) -> None:
    when = ability.when
    if not ability.zones or Zone.NOWHERE in ability.zones or Zone.TEMPORARY in ability.zones:
        raise spot.at("valid_in").refuse("no rule triggers an Automatic ability there")
    if when in _ON_SQUARES and ability.of is None and Zone.SQUARE not in ability.zones:
        raise spot.at("valid_in").refuse(f"{when.name} happens to this card on Squares only")
    if ability.role != Role.ANY_ROLE and when != Occurrence.BATTLE_ENDS:
        raise spot.at("role").refuse("a role is for BATTLE_ENDS")
    if ability.side != Side.ANY and when not in OF_A_PLAYER:
        raise spot.at("side").refuse(f"{when.name} is the card's own, no player's")
    if Way.BY_IGNITION in ability.ways:
        if (
            ability.ways != (Way.BY_IGNITION,)
            or when != Occurrence.PUT_IN_TRASH
            or ability.origin is not None
        ):
            raise spot.at("way").refuse(
                "of PUT_IN_TRASH alone, without `origin`; what appears by Ignition has BY_PLAY and FROM_DECK"
            )
    elif ability.ways and when != Occurrence.APPEARS:
        raise spot.at("way").refuse("only what appears does so in a way, or PUT_IN_TRASH with BY_IGNITION")
    if {Way.FROM_HAND, Way.NOT_FROM_HAND} <= set(ability.ways):
        raise spot.at("way").refuse("no card appears from the hand and not from the hand")
    if when == Occurrence.MILLED:
        raise spot.at("when").refuse("what a card does when it goes from the deck to Trash is an EvolSeed")
    if when == Occurrence.PLAYER_IS_DAMAGED:
        raise spot.at("when").refuse("no ability waits for it: LIFE_DECREASES, or the condition Happened")
    if ability.phase is None and when == Occurrence.PHASE_STARTS:
        raise spot.at("phase").refuse("PHASE_STARTS needs a phase")
    if ability.of is not None and when in _OF_NO_CARD:
        raise spot.at("of").refuse(f"{when.name} happens to no card")
    if ability.or_this and ability.of is None:
        raise spot.at("or_this").refuse("this card is meant already: leave it out, or say `of` what else")
    if ability.that is not None and when not in HAS_THAT_CARD:
        raise spot.at("that").refuse(f"{when.name} has no second card")
    if ability.damage_at_least and when not in _WITH_DAMAGE:
        raise spot.at("damage_at_least").refuse(f"{when.name} is no damage")
    if ability.origin is not None and when not in _WITH_ORIGIN:
        raise spot.at("origin").refuse(f"{when.name} is not asked where the card comes from")
    if ability.not_by_ability is not None and (ability.by, ability.by_ability) != (None, None):
        raise spot.at("not_by_ability").refuse("leave `by` and `by_ability` out: one cause is said")
    if ability.by is not None and ability.by_ability is not None:
        raise spot.at("by").refuse("`by_ability` says already whose ability it is")
    if isinstance(ability.by, This):
        if when != Occurrence.IS_DESTROYED or ability.of is None:
            raise spot.at("by").refuse("what this card itself does: of IS_DESTROYED, with `of`, it destroys")
        if ability.by_kind is not None:
            raise spot.at("by_kind").refuse("in battle or by any ability: say `by_ability`, or leave it out")
    if ability.by_kind is not None and ability.by is None:
        raise spot.at("by_kind").refuse("an ability of that kind is someone's: say `by`")
    if ability.uses:
        _check_uses(ability, spot.at("uses"))


def _check_uses(ability: Automatic, spot: Spot) -> None:
    """Ruling H214: refuse a number of uses that no card counts."""
    if ability.when != Occurrence.STARTUP_IS_USED or ability.of is not None or ability.side != Side.ANY:
        raise spot.refuse("of this card's startup abilities: STARTUP_IS_USED, without `of` and `side`")
    if not 2 <= ability.uses <= MOST_USES:
        raise spot.refuse(f"the second use, or a later one up to {MOST_USES}")
    if ability.zones != (Zone.SQUARE,):
        raise spot.refuse("uses are counted while the card stands on a Square")
