"""The card table: one record with all data of the cards of a set that the rules read.

Its size is fixed (limits.py); cards/encode.py fills it.
"""

import numpy as np

from zx_env.core.records import record_of
from zx_env.ygo import limits

# A selector: the cards that an effect applies to. Sets are bits; 0 means "any" unless noted.
SELECTOR = record_of(
    [
        # 1 << terms.Type.
        ("types", np.int32),
        # 1 << terms.Zone; never 0: every selector has a zone.
        ("zones", np.int16),
        # 1 << terms.CardKind.
        ("kinds", np.int16),
        # 1 << terms.Attribute: any of these; none of these.
        ("attributes", np.int16),
        ("not_attributes", np.int16),
        # The highest ATK printed on it, ANY_POINTS for any.
        ("atk_high", np.int16),
        # Row of the card table: only this card; NONE for any.
        ("name", np.int16),
        # The highest Level, ANY_NUMBER for any.
        ("level_high", np.int8),
        # terms.Side: of the controller of a card on the field, of the owner of one elsewhere.
        ("side", np.int8),
        # terms.Face, terms.Battle.
        ("face", np.int8),
        ("position", np.int8),
        # 1: not this card itself.
        ("not_this", np.int8),
        # 1: an Elemental HERO.
        ("hero", np.int8),
        ("spare", np.int8, (2,)),
    ]
)

STEP = record_of(
    [
        ("amount", np.int16),
        # Row of the selector of ALL and of SUMMON, or NONE.
        ("selector", np.int16),
        # terms.Op below CONTINUOUS_FIRST; an effect ends with FINISH.
        ("op", np.int8),
        # terms.Target.
        ("target", np.int8),
        # terms.Scale, terms.Until of a BOOST.
        ("scale", np.int8),
        ("until", np.int8),
        # 1: a BOOST of DEF, too.
        ("also_def", np.int8),
        # terms.Side of the player who takes a DAMAGE. Choices are always the controller's.
        ("side", np.int8),
        # terms.Stand of a SUMMON.
        ("stand", np.int8),
        ("spare", np.int8),
    ]
)

EFFECT = record_of(
    [
        # First step; the last is FINISH. NONE for a Continuous Effect.
        ("step", np.int16),
        # Row of the selector of its target, chosen at activation, or NONE.
        ("target", np.int16),
        # Row of a selector, NONE for any: the cards that a Continuous Effect applies to, or the monster that
        # the card must battle (CALCULATION).
        ("who", np.int16),
        # Continuous Effect: its amount.
        ("amount", np.int16),
        # Cost in Life Points.
        ("pay", np.int16),
        # Cost: row of the selector of another hand card that goes to the Graveyard with this one, or NONE.
        ("send", np.int16),
        # For DAMAGE_COMING and ENEMY_DAMAGE_COMING: the least damage.
        ("need_amount", np.int16),
        # Cost: the number of discards from the hand.
        ("discards", np.int8),
        # Cost: 1 if this card itself goes to the Graveyard, from hand or field.
        ("send_this", np.int8),
        # terms.EffectKind, terms.When, terms.Event of a trigger.
        ("kind", np.int8),
        ("when", np.int8),
        ("event", np.int8),
        # 1 for a mandatory trigger.
        ("must", np.int8),
        # Spell Speed 1, 2, 3; 0 for a Continuous Effect.
        ("speed", np.int8),
        # terms.Place.
        ("place", np.int8),
        # terms.To, and terms.Side of the player whose link it must answer.
        ("to", np.int8),
        ("side", np.int8),
        # terms.Need.
        ("need", np.int8),
        # Continuous Effect: terms.Op from CONTINUOUS_FIRST on; 0 for another effect.
        ("op", np.int8),
    ]
)

CARD = record_of(
    [
        # Bit set (1 << terms.Op) of its Continuous Effects.
        ("does", np.int64),
        # Its share of the counts of its zone: a byte for each count (cards/features.py).
        ("summary", np.int64, (limits.SUMMARY // 8,)),
        # Printed ATK and DEF, 0 for Spells and Traps.
        ("atk", np.int16),
        ("defense", np.int16),
        # Row of its first effect. The others follow it; `effects` is their number.
        ("effect", np.int16),
        # Bit set (1 << terms.When) of the effects that a player can activate.
        ("could", np.int16),
        # Bit set (1 << terms.Event) of its triggers.
        ("listens", np.int16),
        ("effects", np.int8),
        # terms.CardKind, terms.Attribute, terms.Type.
        ("kind", np.int8),
        ("attribute", np.int8),
        ("type", np.int8),
        ("level", np.int8),
        # 1: an Elemental HERO.
        ("hero", np.int8),
        # Its features for a network (cards/features.py).
        ("feature", np.int8, (limits.FEATURES,)),
        ("spare", np.int8, (4,)),
    ]
)

CARDS = record_of(
    [
        ("card", CARD, (limits.CARDS,)),
        ("effect", EFFECT, (limits.EFFECTS,)),
        ("step", STEP, (limits.STEPS,)),
        ("selector", SELECTOR, (limits.SELECTORS,)),
    ]
)
