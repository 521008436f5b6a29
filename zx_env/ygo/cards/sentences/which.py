"""Selectors in words: the nouns of the sentences."""

from zx_env.ygo.cards.language import Who
from zx_env.ygo.cards.parts import MONSTER_KINDS, SPELL_KINDS, TRAP_KINDS, zones_of
from zx_env.ygo.terms import ANY_NUMBER, ANY_POINTS, Attribute, Battle, CardKind, Face, Side, Type, Zone

KINDS = {
    CardKind.NORMAL_MONSTER: "Normal Monster",
    CardKind.EFFECT_MONSTER: "Effect Monster",
    CardKind.FLIP_MONSTER: "Flip Effect Monster",
    CardKind.SPIRIT_MONSTER: "Spirit Monster",
    CardKind.FUSION_MONSTER: "Fusion Monster",
    CardKind.SYNCHRO_MONSTER: "Synchro Monster",
    CardKind.QUICK_PLAY_SPELL: "Quick-Play Spell",
    CardKind.FIELD_SPELL: "Field Spell",
    CardKind.NORMAL_TRAP: "Normal Trap",
    CardKind.CONTINUOUS_TRAP: "Continuous Trap",
    CardKind.COUNTER_TRAP: "Counter Trap",
}
_WHOSE = {Side.OWN: "your ", Side.ENEMY: "your opponent's ", Side.ANY: "a "}
_CONTROLLED = {Side.OWN: " of yours", Side.ENEMY: " of your opponent", Side.ANY: ""}
_ZONES = {
    Zone.DECK: "deck",
    Zone.HAND: "hand",
    Zone.GRAVEYARD: "Graveyard",
    Zone.BANISHED: "banished cards",
}
_ON_FIELD = (Zone.MONSTER, Zone.BACK)


def type_word(kind: Type) -> str:
    """Return a Type as it is printed: "Beast-Warrior"."""
    return kind.name.title().replace("_", "-")


def any_of(words: list[str]) -> str:
    """Join words with "or": "a, b or c"."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def one(who: Who) -> str:
    """Return a chosen card in words: "1 face-up monster on the field", "1 Spell in your Graveyard"."""
    return f"1 {_noun(who)}{_where(who)}"


def every(who: Who) -> str:
    """Return all matching cards in words: "every LIGHT monster on the field", "every Warrior of yours"."""
    return f"every {_noun(who)}{_where(who)}"


def a(who: Who) -> str:
    """Return any matching card in words, without zone and side: "a Warrior", "a face-up monster"."""
    noun = _noun(who)
    return f"{'an' if noun[0] in 'AEIOUaeiou' else 'a'} {noun}"


def _noun(who: Who) -> str:
    """Return the kind of card with all conditions except side and zone."""
    before = ["other"] if who.not_this else []
    if who.face != Face.ANY_FACE:
        before.append("face-up" if who.face == Face.UP else "face-down")
    if who.position != Battle.ANY_POSITION:
        before.append("Attack Position" if who.position == Battle.ATTACK else "Defense Position")
    if who.attributes:
        before.append(any_of([Attribute(one).name for one in who.attributes]))
    if who.hero:
        before.append("Elemental HERO")
    kind = who.name or any_of([type_word(one) for one in who.types] or [_kind(who)])
    return " ".join([*before, kind]) + _bounds(who)


def _bounds(who: Who) -> str:
    """Return the conditions that follow the noun."""
    bounds = ""
    if who.level_high != ANY_NUMBER:
        bounds += f" of Level {who.level_high} or less"
    if who.atk_high != ANY_POINTS:
        bounds += f" with {who.atk_high} ATK or less"
    if who.not_attributes:
        bounds += f" that is not {any_of([Attribute(one).name for one in who.not_attributes])}"
    return bounds


def _kind(who: Who) -> str:
    """Return the kind of card, as the zones and kinds of the selector imply it."""
    zones = zones_of(who)
    if who.kinds:
        for kinds, word in ((MONSTER_KINDS, "monster"), (SPELL_KINDS, "Spell"), (TRAP_KINDS, "Trap")):
            if set(who.kinds) == set(kinds):
                return word
        return any_of([KINDS[kind] for kind in who.kinds])
    if zones == (Zone.BACK,):
        return "Spell or Trap"
    only_monsters = who.attributes or who.not_attributes or who.hero or who.level_high != ANY_NUMBER
    return "monster" if zones == (Zone.MONSTER,) or only_monsters else "card"


def _where(who: Who) -> str:
    """Return side and zone."""
    zones = zones_of(who)
    if set(zones) <= set(_ON_FIELD):
        return _CONTROLLED[who.side] or " on the field"
    return " in " + any_of([f"{_WHOSE[who.side]}{_ZONES[zone]}" for zone in zones])
