"""The card table: one record with all data of the cards of a set that the rules read.

Its size is fixed (limits.py); cards/encode.py fills it.
"""

import numpy as np

from zx_env.core.records import record_of
from zx_env.ygo import limits

# A selector: conditions on the cards that an effect applies to. Sets of enum members are bits; an empty set
# (0) fits any member, unless noted.
SELECTOR = record_of(
    [
        # 1 << terms.Type.
        ("types", np.int32),
        # 1 << terms.Zone; never 0: every selector has a zone.
        ("zones", np.int16),
        # 1 << terms.CardKind.
        ("kinds", np.int16),
        # 1 << terms.Attribute: the card must have one of these Attributes.
        ("attributes", np.int16),
        # 1 << terms.Attribute: the card must have none of these Attributes.
        ("not_attributes", np.int16),
        # The highest printed ATK that the card may have, ANY_POINTS for any ATK.
        ("atk_high", np.int16),
        # The only card that fits, as its row of the card table; NONE for any card.
        ("name", np.int16),
        # The highest Level that the card may have, ANY_NUMBER for any Level.
        ("level_high", np.int8),
        # terms.Side of the card's controller if it is on the field, otherwise of its owner.
        ("side", np.int8),
        # terms.Face.
        ("face", np.int8),
        # terms.Battle.
        ("position", np.int8),
        # 1: the card with the effect itself does not fit.
        ("not_this", np.int8),
        # 1: an Elemental HERO.
        ("hero", np.int8),
        ("spare", np.int8, (2,)),
    ]
)

STEP = record_of(
    [
        ("amount", np.int16),
        # For Target.ALL and Op.SUMMON: the row of the selector; NONE for other steps.
        ("selector", np.int16),
        # terms.Op below CONTINUOUS_FIRST. The last step of an effect is FINISH.
        ("op", np.int8),
        # terms.Target.
        ("target", np.int8),
        # terms.Scale of the amount.
        ("scale", np.int8),
        # BOOST: terms.Until.
        ("until", np.int8),
        # BOOST: 1 if DEF gets the same amount as ATK.
        ("also_def", np.int8),
        # DAMAGE, DAMAGE_OF_ATK: terms.Side of the player who takes the damage. For all steps, the effect's
        # controller makes the choices.
        ("side", np.int8),
        # SUMMON: terms.Stand, the position of the monster.
        ("stand", np.int8),
        ("spare", np.int8),
    ]
)

EFFECT = record_of(
    [
        # Row of the first step; the others follow it up to FINISH. NONE for a Continuous Effect.
        ("step", np.int16),
        # Row of the selector of the target, which is chosen at activation; NONE for an effect without target.
        ("target", np.int16),
        # Row of a selector, NONE for any card. Continuous Effect: the cards that it applies to. Trigger with
        # Event.CALCULATION: the monster that the card must battle.
        ("who", np.int16),
        # Continuous Effect: its amount of points.
        ("amount", np.int16),
        # Cost in Life Points.
        ("pay", np.int16),
        # Cost: another card of the hand goes to the Graveyard with this card. Row of its selector, or NONE.
        ("send", np.int16),
        # Need.DAMAGE_COMING and Need.ENEMY_DAMAGE_COMING: the smallest damage that meets the need.
        ("need_amount", np.int16),
        # Cost: the number of discards from the hand.
        ("discards", np.int8),
        # Cost: 1 if this card itself goes to the Graveyard, from hand or field.
        ("send_this", np.int8),
        # Cost: 1 if this card itself is discarded from the hand.
        ("discard_this", np.int8),
        # The number of cards that the steps draw.
        ("draws", np.int8),
        # terms.EffectKind.
        ("kind", np.int8),
        # terms.When: when a player may activate the effect.
        ("when", np.int8),
        # Trigger: terms.Event.
        ("event", np.int8),
        # 1 for a mandatory trigger.
        ("must", np.int8),
        # Spell Speed 1, 2, 3; 0 for a Continuous Effect.
        ("speed", np.int8),
        # terms.Place.
        ("place", np.int8),
        # terms.To: the kind of link that the effect must answer.
        ("to", np.int8),
        # terms.Side of the player whose link the effect must answer.
        ("side", np.int8),
        # terms.Need.
        ("need", np.int8),
        # Continuous Effect: terms.Op from CONTINUOUS_FIRST on; 0 for another effect.
        ("op", np.int8),
    ]
)

CARD = record_of(
    [
        # Bit set (1 << terms.Op) of the card's Continuous Effects.
        ("does", np.int64),
        # What the card adds to each count of its zone: a byte for each count (cards/features.py Summary).
        ("summary", np.int64, (limits.SUMMARY // 8,)),
        # Printed ATK and DEF, 0 for Spells and Traps.
        ("atk", np.int16),
        ("defense", np.int16),
        # Row of the card's first effect; its other effects are the next rows. `effects` is their number.
        ("effect", np.int16),
        # Bit set (1 << terms.When) of the effects that a player can activate.
        ("could", np.int16),
        # Bit set (1 << terms.Event) of the events that trigger its effects.
        ("listens", np.int16),
        ("effects", np.int8),
        # terms.CardKind, terms.Attribute, terms.Type.
        ("kind", np.int8),
        ("attribute", np.int8),
        ("type", np.int8),
        ("level", np.int8),
        # 1: an Elemental HERO.
        ("hero", np.int8),
        # The card's features for a network (cards/features.py).
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
