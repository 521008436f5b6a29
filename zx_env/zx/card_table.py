"""The card table: the record of everything that the rules know about the cards of a set.

Its size is fixed (limits.py), so that a bigger card set does not change a compiled type. cards/encode/ fills
it.
"""

import numpy as np

from zx_env.core.records import record_of
from zx_env.zx import limits

# A selector: the cards that an ability refers to. Fields are bits unless noted; 0 in a set means "any".
SELECTOR = record_of(
    [
        # terms.Having, all required.
        ("having", np.int32),
        # Rows of CARDS.tribe_set: any of these tribes; none of these.
        ("tribes", np.int16),
        ("not_tribes", np.int16),
        # Rows of CARDS.part_set, parts of the Japanese name: any of them; an Event with this part in its name
        # matches even if it has none of the tribes.
        ("parts", np.int16),
        ("event_part", np.int16),
        ("power_low", np.int16),
        ("power_high", np.int16),
        # Row of the card-name table (cards of one name are one card), NONE for any.
        ("name", np.int16),
        # 1 << terms.Zone.
        ("zones", np.int16),
        # 1 << terms.CardType.
        ("types", np.int16),
        # Squares as the controller sees them: bit 0 is its own left one, bit 1 its own Player Square.
        ("squares", np.int16),
        # terms.Icon, all required.
        ("icons", np.int16),
        # terms.Icon, none allowed.
        ("not_icons", np.int16),
        ("colors", np.int8),
        ("cost_low", np.int8),
        ("cost_high", np.int8),
        # terms.Side, of the owner.
        ("side", np.int8),
        # terms.State, NONE for any.
        ("state", np.int8),
        # The properties that its bound limits: quantities.Bounded bits, 0 without a bound; the row of the
        # bound.
        ("bounded", np.int8),
        ("bound", np.int16),
        # Count events of this turn instead of cards: terms.Fate, or terms.APPEARED_FROM plus the zone from
        # which the cards appeared; NONE to count the cards now.
        ("fate", np.int8),
        ("spare", np.int8, (3,)),
    ]
)

# A bound of Cost or Power that is computed when it is needed: an amount for every `unit`.
BOUND = record_of(
    [
        # The cards that count, if they are not those of `about`.
        ("selector", np.int16),
        # The amount for every `unit`, and a constant added to it.
        ("amount", np.int16),
        ("unit", np.int16),
        ("plus", np.int16),
        # measures.Measure; terms.Target of the cards, NOTHING for those of the selector.
        ("measure", np.int8),
        ("about", np.int8),
    ]
)

CONDITION = record_of(
    [
        # Tribes (bits of the first word).
        ("tribes", np.uint64),
        # Keys of Player cards, any of them (ruling Z43).
        ("player_keys", np.uint64, (limits.KEY_WORDS,)),
        ("selector", np.int16),
        ("low", np.int16),
        ("high", np.int16),
        # terms.ConditionKind.
        ("kind", np.int8),
        # terms.Side whose turn it is.
        ("side", np.int8),
    ]
)

STEP = record_of(
    [
        ("selector", np.int16),
        ("amount", np.int16),
        # Row of the step to jump to.
        ("jump", np.int16),
        ("condition", np.int16),
        # Squares (CHOOSE_SQUARE), as the controller sees them, as bits.
        ("squares", np.int16),
        # Largest sum of Costs of all chosen cards; ANY_NUMBER for any.
        ("total_cost", np.int16),
        # terms.Flag bits.
        ("how", np.int16),
        # Second selector: which cards are counted for the amount (measures.Scale).
        ("per", np.int16),
        # The number of cards that count as one.
        ("unit", np.int16),
        # Points of damage that are not divided.
        ("share", np.int16),
        # terms.Op, terms.Target.
        ("op", np.int8),
        ("target", np.int8),
        ("low", np.int8),
        ("high", np.int8),
        # Destination (terms.Zone) and the State there.
        ("zone", np.int8),
        ("state", np.int8),
        # terms.Side.
        ("side", np.int8),
        # terms.Color bits.
        ("colors", np.int8),
        # measures.Scale of the amount.
        ("scale", np.int8),
        # Second terms.Target: the card whose Power, neighbourhood or last Square is used.
        ("about", np.int8),
        # When the delayed part is done (terms.Delay).
        ("when", np.int8),
        # Place from the top of the deck; 1 is the top.
        ("place", np.int8),
        # The effect that the target gains, as the terms.Op of an Always ability, and its duration
        # (terms.Until).
        ("grants", np.int8),
        ("until", np.int8),
        # Register that a CHOOSE fills: 0 or 1.
        ("register", np.int8),
    ]
)

ABILITY = record_of(
    [
        # Rows of the conditions without which the card does not have the ability (gates).
        ("condition", np.int16),
        ("conditions", np.int16),
        # First step of the cost (STARTUP) and of the effect; both run to Op.FINISH.
        ("cost_step", np.int16),
        ("step", np.int16),
        # 1 << terms.Zone where it works.
        ("valid_in", np.int16),
        # The cards whose occurrence it waits for: NONE for this card, else a selector's row.
        ("selector", np.int16),
        # Selectors' rows: the other card of the occurrence, and the card whose ability caused it.
        ("that_selector", np.int16),
        ("by_selector", np.int16),
        # The least damage of the occurrence.
        ("harm", np.int16),
        # terms.AbilityKind, terms.Occurrence.
        ("kind", np.int8),
        ("occurrence", np.int8),
        # terms.Phase of PHASE_STARTS; terms.Role of BATTLE_ENDS; terms.Side whose turn or Life it is.
        ("phase", np.int8),
        ("role", np.int8),
        ("side", np.int8),
        # terms.Limit.
        ("limit", np.int8),
        # Place on its card: bit of `used` and `triggered`. Of an ability with two uses per turn, the place
        # whose bit of `used` records the second use; otherwise NONE.
        ("place", np.int8),
        ("second", np.int8),
        # terms.Side of the card that caused it by its ability or its battle damage, NONE for any cause.
        ("by", np.int8),
        # terms.AbilityKind of the ability that caused it, NONE for any.
        ("by_kind", np.int8),
        # 1 if it waits for this card's occurrence in addition to that of the cards of `selector`.
        ("or_this", np.int8),
        # terms.Zone from which the card of the occurrence comes, NONE for any.
        ("origin", np.int8),
        # terms.Way bits of APPEARS, all required.
        ("way", np.int8),
        # 1 if its effect refers to the other card of the occurrence (terms.Target.THAT_CARD).
        ("speaks_of_that", np.int8),
        # The cards whose Cost or Power its effect reads, even after they left: quantities.Asked bits.
        ("asks_of", np.int8),
        ("spare", np.int8),
    ]
)

# The fields of a card that decisions read: 64 bytes, one cache line (settings.py `card_rows`). Fields that
# are read rarely, or for many cards in sequence, are in separate arrays (CARDS).
CARD = record_of(
    [
        # Bit sets 1 << terms.Op: the effects of its Always abilities on itself, and on groups of cards.
        ("always", np.int64),
        ("auras", np.int64),
        # Power points, 0 for an Event.
        ("power", np.int16),
        # Row of the card-name table.
        ("name", np.int16),
        ("icons", np.int16),
        ("ability", np.int16),
        # 1 << terms.Zone where it has startup abilities.
        ("startup_zones", np.int16),
        # 1 << terms.Zone where it has every color, as long as `color_count` cards are there.
        ("color_zones", np.int16),
        ("kind", np.int8),
        ("colors", np.int8),
        ("cost", np.int8),
        # X of a printed Range X, 1 without.
        ("reach", np.int8),
        ("abilities", np.int8),
        ("color_count", np.int8),
        # 1 if neither a keyword nor any other ability is printed on it.
        ("abilityless", np.int8),
        # 1 if it has Power 0, or an Always ability that makes cards lose Power.
        ("weakens", np.int8),
        # Type and abilities in small numbers (cards/encode/features.py Feature).
        ("feature", np.int8, (limits.FEATURES,)),
        ("spare", np.int8, (3,)),
    ]
)

# What a game records as soon as such a card is in it, and the occurrences that the card waits for.
PRESENCE = record_of(
    [
        # 1 << terms.Occurrence: occurrences that its Automatic abilities wait for.
        ("listens", np.int64),
        # Tribes (bits of the first word) for which this card's abilities test Resource cards.
        ("asks_tribes", np.uint64),
        # 1 << terms.Zone: zones other than Squares where it has Automatic abilities.
        ("listen_zones", np.int16),
        # 1 << terms.Zone: zones where its Always abilities on groups of cards work.
        ("aura_zones", np.int16),
        # 1 if it has an Always ability that bars anything but choices.
        ("bars_more", np.int8),
        # 1 if an ability tests the name, Cost, icons or similar properties of Resource cards (ruling Z16).
        ("asks_more", np.int8),
        ("spare", np.int8, (2,)),
    ]
)

CARDS = record_of(
    [
        ("card", CARD, (limits.CARDS,)),
        # By row of CARD: its contribution to the counts of its zone (cards/encode/features.py Summary), a
        # byte for each count, so that plain additions sum a zone of up to 127 cards.
        ("summary", np.int64, (limits.CARDS, limits.SUMMARY // 8)),
        ("presence", PRESENCE, (limits.CARDS,)),
        # By row of CARD, as bits; the card set assigns a bit to each tribe, key and part
        # (cards/encode/vocabulary.py).
        ("tribes", np.uint64, (limits.CARDS, limits.TRIBE_WORDS)),
        # Keys of Player names that the name contains (Player cards, ruling Z43).
        ("player_keys", np.uint64, (limits.CARDS, limits.KEY_WORDS)),
        # Parts of names that abilities of the card set test for and that the card's Japanese name contains.
        ("parts", np.uint64, (limits.CARDS, limits.PART_WORDS)),
        ("ability", ABILITY, (limits.ABILITIES,)),
        ("selector", SELECTOR, (limits.SELECTORS,)),
        ("condition", CONDITION, (limits.CONDITIONS,)),
        ("bound", BOUND, (limits.BOUNDS,)),
        ("step", STEP, (limits.STEPS,)),
        # Sets of tribes and of parts of names that selectors test for, as the same bits.
        ("tribe_set", np.uint64, (limits.TRIBE_SETS, limits.TRIBE_WORDS)),
        ("part_set", np.uint64, (limits.PART_SETS, limits.PART_WORDS)),
    ]
)
