"""Triggers of Automatic abilities, in the notation."""

from tests.reading.which import SIDES, ZONES, cards_meant, filters, several, square
from zx_env.zx.cards.language import ANY_SQUARE, Among, Automatic, Card, Japanese, This
from zx_env.zx.terms import AbilityKind, CardType, Having, Occurrence, Phase, Role, Side, Way, Zone

_NAMES = {
    Occurrence.APPEARS: "appear",
    Occurrence.ATTACKS: "attack",
    Occurrence.IS_ATTACKED: "attacked",
    Occurrence.BATTLE_STARTS: "battleStart",
    Occurrence.BATTLE_ENDS: "battleEnd",
    Occurrence.DESTROYS_IN_BATTLE: "kill",
    Occurrence.IS_DESTROYED: "destroyed",
    Occurrence.LIFE_DECREASES: "life-",
    Occurrence.DEALS_DAMAGE: "dealDmgAtk",
    Occurrence.IS_DAMAGED: "damaged",
    Occurrence.MOVES: "moved",
    Occurrence.IS_DRAWN: "draw",
    Occurrence.EVENT_IS_PLAYED: "event",
    Occurrence.PUT_IN_RESOURCE: "toRes",
    Occurrence.PUT_IN_CHARGE: "toCharge",
    Occurrence.LEAVES: "leave",
    Occurrence.RETURNS_TO_HAND: "returned",
    Occurrence.IS_DISCARDED: "discarded",
    Occurrence.IS_SHUFFLED: "shuffled",
    Occurrence.REBOOTS: "reboot",
    Occurrence.STARTUP_IS_USED: "startup",
    Occurrence.PUT_IN_TRASH: "cardTrashed",
    Occurrence.IS_REMOVED: "removed",
    Occurrence.BECOMES_FORCE: "becomesForce",
    Occurrence.PUT_ON_SQUARE: "placed",
    Occurrence.MILLED: "mill",
    Occurrence.ADVENTED: "advented",
    Occurrence.OVERBOOSTED: "igob",
    Occurrence.IS_SHIFTED: "shifted",
    Occurrence.LINK_IS_PLACED: "linkPlaced",
    Occurrence.PLAYER_IS_DAMAGED: "playerDamaged",
}
_WAYS = {
    Way.BY_PLAY: "regular",
    Way.BY_ABILITY: "by any ability",
    Way.FROM_HAND: "from_Hand",
    Way.NOT_FROM_HAND: "from_outside_Hand",
    Way.FROM_DYNAMIS: "Dyn",
    Way.FROM_LIFE: "from_Life",
    Way.BY_ASSAULT: "by_Assault",
    Way.BY_CINEMA: "by_Cinema",
    Way.BY_IGNITION: "by_Ignition",
}
_OF_A_PLAYER = (Occurrence.LIFE_DECREASES, Occurrence.IS_SHUFFLED, Occurrence.STARTUP_IS_USED)
_ORDINALS = {2: "2nd", 3: "3rd"}


def ordinal(number: int) -> str:
    """The 4th and so on."""
    return _ORDINALS.get(number, f"{number}th")


_ELSEWHERE = (
    Occurrence.IS_DISCARDED,
    Occurrence.RETURNS_TO_HAND,
    Occurrence.PUT_IN_TRASH,
    Occurrence.IS_REMOVED,
    Occurrence.BECOMES_FORCE,
)
"""What happens to a card where it could not have waited for it."""


def _others(among: Among, reboots: bool = False) -> str:
    """Which other cards: that they are other goes without saying, and so does where they are by then."""
    side = SIDES[among.side] if among.side != Side.ANY and among.kind != CardType.EVENT else ""
    adjacent = "adj" if Having.ADJACENT in among.having else ""
    where = "" if among.on == ANY_SQUARE and not adjacent else f"@{adjacent}{square(among.on)}"
    if reboots and among.zones == (Zone.RESOURCE,):
        where = " Res"
    words = " ".join(word for word in f"{side} {filters(among)}".split() if word != "other")
    return ((words.replace("Z/X", "") or "any") + where).strip()


def _may_be(card: Card | None, ability: Automatic) -> bool:
    """Whether the card with the ability can be one of those it waits for."""
    among = ability.of
    if card is None or among is None or ability.when in _ELSEWHERE or Zone.SQUARE not in ability.zones:
        return False
    if (
        card.kind == CardType.LINK
        or among.side == Side.ENEMY
        or Having.NOT_THIS in among.having
        or among.on != ANY_SQUARE
        or among.zones == (Zone.RESOURCE,)
    ):
        return False
    return (
        (among.tribe is None or not set(several(among.tribe)).isdisjoint(card.tribes))
        and (among.named is None or among.named in (card.name, Japanese(card.japanese)))
        and (not among.name_contains or any(part in card.japanese for part in several(among.name_contains)))
        and (among.kind != CardType.EVENT)
        and set(among.icons) <= set(card.icons)
        and among.cost_at_least <= card.cost <= among.cost_at_most
        and (Having.ABILITYLESS not in among.having or not card.abilities)
    )


def _done_by(ability: Automatic) -> list[str]:
    """By whom, by which ability."""
    kind = {None: "ability", AbilityKind.AUTOMATIC: "AUTO"}[ability.by_kind]
    words = []
    if ability.by_ability is not None:
        side = SIDES[ability.by_ability.side]
        what = " ".join(filter(None, [side if side != "any" else "", filters(ability.by_ability)]))
        words.append(f"by {what or 'any'} {kind}")
    if ability.not_by_ability is not None:
        words.append(f"not by {SIDES[ability.not_by_ability.side]} {filters(ability.not_by_ability)} ability")
    elif isinstance(ability.by, This):
        words.append("by this")
    elif ability.by is not None:
        words.append(f"by {SIDES[ability.by]}" + (" AUTO" if ability.by_kind is not None else ""))
    return words


def _details(ability: Automatic) -> list[str]:
    words = []
    if ability.when == Occurrence.BATTLE_ENDS:
        words.append("this attacked" if ability.role == Role.ATTACKER else "this was attacked")
    if ability.uses:
        words.append(f"this, printed, {ordinal(ability.uses)} this turn")
        return words
    if ability.of is not None:
        words.append(_others(ability.of, ability.when == Occurrence.REBOOTS))
    words += [_WAYS[way] for way in ability.ways]
    if ability.that is not None:
        words_meant = f"{cards_meant(ability.that)}".replace("@Sq", "").strip()
        words.append(words_meant + (f" >={ability.damage_at_least}" if ability.damage_at_least else ""))
    words += _done_by(ability)
    if ability.origin is not None:
        words.append(f"from_{ZONES[ability.origin]}")
    if ability.side != Side.ANY or ability.when in _OF_A_PLAYER:
        words.append(SIDES[ability.side])
    return words


def trigger(ability: Automatic, card: Card | None = None) -> str:
    """With the card's own part in front, where it is among those that the ability waits for."""
    if ability.when == Occurrence.PHASE_STARTS:
        phase = {Phase.RESOURCE: "resPhase", Phase.DRAW: "drawPhase"}.get(
            ability.phase, (ability.phase or Phase.MAIN).name.lower()
        )
        return f"{phase}Start({SIDES[ability.side]})"
    if ability.when == Occurrence.TURN_ENDS:
        return f"turnEnd({SIDES[ability.side]})"
    name = _NAMES[ability.when]
    details = _details(ability)
    bracket = f"({', '.join(details)})" if details else ""
    if ability.of is None:
        return f"{name}{bracket}"
    other = f"other{name[0].upper()}{name[1:]}{bracket}"
    this_too = ability.or_this or _may_be(card, ability)
    return f"{name} + {other}" if this_too else other
