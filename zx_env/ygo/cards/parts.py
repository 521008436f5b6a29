"""Parts of an effect of any kind: when a player may activate it, its cost, target, steps and Spell Speed."""

from zx_env.ygo.cards.language import (
    FREE,
    Activate,
    Continuous,
    Cost,
    Do,
    Effect,
    Ignition,
    Quick,
    Trigger,
    Who,
)
from zx_env.ygo.terms import CardKind, When, Zone

MONSTER_KINDS = (
    CardKind.NORMAL_MONSTER,
    CardKind.EFFECT_MONSTER,
    CardKind.FLIP_MONSTER,
    CardKind.SPIRIT_MONSTER,
    CardKind.FUSION_MONSTER,
    CardKind.SYNCHRO_MONSTER,
)
SPELL_KINDS = (CardKind.QUICK_PLAY_SPELL, CardKind.FIELD_SPELL)
TRAP_KINDS = (CardKind.NORMAL_TRAP, CardKind.CONTINUOUS_TRAP, CardKind.COUNTER_TRAP)

_SPEEDS = {CardKind.FIELD_SPELL: 1, CardKind.COUNTER_TRAP: 3}
"""Spell Speed of the activation of such a card; 2 for the other Spells and Traps of the set."""


def speed_of(kind: CardKind, effect: Effect) -> int:
    """Return the Spell Speed of an effect of a card of that kind; 0 if it is never activated."""
    match effect:
        case Continuous():
            return 0
        case Trigger() | Ignition():
            return 1
        case Quick():
            return 2
        case Activate():
            return _SPEEDS.get(kind, 2)


def when_of(effect: Effect) -> When | None:
    """Return when a player may activate the effect; None if players do not activate it."""
    match effect:
        case Quick() | Activate():
            return effect.when
        case Ignition():
            return When.MAIN
        case Continuous() | Trigger():
            return None


def cost_of(effect: Effect) -> Cost:
    """Return the cost of activating the effect."""
    return FREE if isinstance(effect, (Continuous, Trigger)) else effect.cost


def target_of(effect: Effect) -> Who | None:
    """Return the selector of the target that the effect chooses at activation, or None."""
    return None if isinstance(effect, Continuous) else effect.target


def steps_of(effect: Effect) -> tuple[Do, ...]:
    """Return the steps that are carried out when the effect's link resolves."""
    return () if isinstance(effect, Continuous) else effect.do


def zones_of(who: Who) -> tuple[Zone, ...]:
    """Return the zones of a selector, always as a tuple."""
    return who.zones if isinstance(who.zones, tuple) else (who.zones,)
