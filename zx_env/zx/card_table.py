"""The card table: the record of everything that the rules know about the cards of a set.

Its size is fixed (limits.py), so that a bigger card set does not change a compiled type. cards/encode/ fills
it.
"""

import numpy as np

from zx_env.core.records import record_of
from zx_env.zx import limits

# A selector: the cards that an ability refers to. Sets of zones, types and the
# like are bits; 0 in a set means "any".
SELECTOR = record_of(
    [
        # terms.Having bits: the card must have all these properties.
        ("having", np.int64),
        # Row of CARDS.tribe_set: the card must have at least one of these tribes.
        ("tribes", np.int16),
        # Row of CARDS.tribe_set: the card must have none of these tribes.
        ("not_tribes", np.int16),
        # Row of CARDS.part_set: the Japanese name must contain at least one of these parts.
        ("parts", np.int16),
        # Row of CARDS.part_set: an Event with one of these parts in its Japanese name matches even if it has
        # none of the tribes.
        ("event_part", np.int16),
        # Row of CARDS.part_set: a card with one of these parts in its Japanese name matches at any Cost.
        ("cost_part", np.int16),
        # Row of CARDS.part_set: the card must have an ability of one of these names.
        ("abilities", np.int16),
        # Smallest Power.
        ("power_low", np.int16),
        # Largest Power.
        ("power_high", np.int16),
        # Row of the card-name table, which has one row for all cards of a name; NONE for any name.
        ("name", np.int16),
        # 1 << terms.Zone: the zones of the card.
        ("zones", np.int16),
        # 1 << terms.CardType: the types of the card.
        ("types", np.int16),
        # Squares as the controller sees them, as bits: bit 0 is the left Square of its own row, bit 1 its own
        # Player Square.
        ("squares", np.int16),
        # terms.Icon bits: the card must have all these icons.
        ("icons", np.int16),
        # terms.Icon bits: the card must have none of these icons.
        ("not_icons", np.int16),
        # terms.Color bits: the card must have at least one of these colours.
        ("colors", np.int8),
        # terms.Color bits: the card must have none of these colours.
        ("not_colors", np.int8),
        # Smallest Cost.
        ("cost_low", np.int8),
        # Largest Cost.
        ("cost_high", np.int8),
        # 1 << Cost: the Costs that match, 0 for all between the smallest and the largest.
        ("costs", np.int16),
        # terms.Side of the card's owner.
        ("side", np.int8),
        # terms.State, NONE for any.
        ("state", np.int8),
        # quantities.Bounded bits: the properties that the selector's bound limits; 0 without a bound.
        ("bounded", np.int8),
        # NONE to count the cards that match now. Otherwise count events of this turn that happened to them:
        # terms.Fate; terms.APPEARED_FROM plus the zone from which the cards appeared, or terms.APPEARED_BY
        # plus the place of the way among terms.WAYS_COUNTED; terms.PAIRS to count pairs;
        # terms.COUNTERS_OF plus a kind of counters.
        ("fate", np.int8),
        # Row of the bound (BOUND) that `bounded` is about.
        ("bound", np.int16),
        # Row of the selector of cards to which the card must stand next, if `near_of` is ALL; if it is
        # NOTHING, of the Z/X under which the card must lie.
        ("near", np.int16),
        # Rows of the selectors of Force that must lie under the card; NONE for none.
        ("above", np.int16),
        ("above_too", np.int16),
        # terms.Target: the cards to which the card must stand next; NOTHING for any place.
        ("near_of", np.int8),
        # 1 if nothing is asked but the zone, the side, the type, the bounds of Cost and Power, and the State.
        ("is_plain", np.int8),
    ]
)

# A number that is computed when it is needed: `plus`, and `amount` for every `unit` counted. It bounds Cost
# or Power in a selector, the total Cost of a choice, or what a condition counts.
BOUND = record_of(
    [
        # Row of the selector of the cards that are counted, if `about` is NOTHING.
        ("selector", np.int16),
        # The amount for every `unit`.
        ("amount", np.int16),
        # The count that gives `amount` once.
        ("unit", np.int16),
        # A constant added to the bound.
        ("plus", np.int16),
        # quantities.Measure: the property of the cards that is counted.
        ("measure", np.int8),
        # terms.Target: the cards that are counted; NOTHING for those that match the selector.
        ("about", np.int8),
    ]
)

CONDITION = record_of(
    [
        # Tribes that the condition names, as bits of the first word.
        ("tribes", np.uint64),
        # Keys of Player names that the condition names, as bits; one of them suffices (ruling Z43).
        ("player_keys", np.uint64, (limits.KEY_WORDS,)),
        # Row of the selector of the cards that are counted, or another row (terms.ConditionKind).
        ("selector", np.int16),
        # Lower bound, or another number (terms.ConditionKind).
        ("low", np.int16),
        # Upper bound, or another number (terms.ConditionKind).
        ("high", np.int16),
        # terms.ConditionKind.
        ("kind", np.int8),
        # terms.Side to which the condition refers, such as the side whose turn it is.
        ("side", np.int8),
    ]
)

# What an ability did to a card: a condition asks for it later in the turn (ruling H200).
CAUSE = record_of(
    [
        # Row of the selector of the cards whose ability did it; NONE for any card.
        ("selector", np.int16),
        # terms.Occurrence of the card to which it was done.
        ("occurrence", np.int8),
        # terms.Side of the owner of that card.
        ("side", np.int8),
        # terms.Zone from which that card came, NONE for any.
        ("origin", np.int8),
        ("spare", np.int8),
    ]
)

# A step of an effect or a cost; terms.Op lists the fields that each kind of step reads.
STEP = record_of(
    [
        # Row of the selector of the cards on which the step acts.
        ("selector", np.int16),
        # The amount, before `scale` multiplies it.
        ("amount", np.int16),
        # Row of the step to jump to.
        ("jump", np.int16),
        # Row of the condition that the step tests.
        ("condition", np.int16),
        # Squares that CHOOSE_SQUARE offers, as bits, as the controller sees them.
        ("squares", np.int16),
        # Largest sum of Costs of all chosen cards, or the bound that `total` names; ANY_NUMBER for any.
        ("total_cost", np.int16),
        # terms.Flag bits.
        ("how", np.int16),
        # Row of the second selector: the cards that are counted for the amount (quantities.Scale).
        ("per", np.int16),
        # The number of cards for which the amount is given once.
        ("unit", np.int16),
        # The constant that is added to an amount that is counted (quantities.Scale).
        ("plus", np.int16),
        # Row of the computed bound (BOUND) of that sum; NONE if `total_cost` is the bound.
        ("bound", np.int16),
        # Points of damage in one unit of DIVIDE, which is not divided further.
        ("share", np.int16),
        # terms.Op: the kind of the step.
        ("op", np.int8),
        # terms.Target: the cards on which the step acts.
        ("target", np.int8),
        # Smallest number of cards, or another number (terms.Op).
        ("low", np.int8),
        # Largest number of cards, or another number (terms.Op).
        ("high", np.int8),
        # terms.Zone to which the cards go.
        ("zone", np.int8),
        # terms.State of the cards in that zone.
        ("state", np.int8),
        # terms.Side of the player who chooses, or whom the step affects.
        ("side", np.int8),
        # terms.Color bits.
        ("colors", np.int8),
        # quantities.Scale: the quantity by which the amount is multiplied.
        ("scale", np.int8),
        # Second terms.Target: the card whose Power, neighbourhood or last Square is used. For FROM_DECK,
        # CHOSEN if the cards count as chosen.
        ("about", np.int8),
        # terms.Delay: when the delayed part is carried out.
        ("when", np.int8),
        # Place from the top of the deck; 1 is the top.
        ("place", np.int8),
        # The effect that the target gains: terms.Op of an Always ability with that effect. Of PAY_LESS, what
        # is done to the cards.
        ("grants", np.int8),
        # terms.Until: the duration of that effect.
        ("until", np.int8),
        # Register that a CHOOSE fills: 0 or 1.
        ("register", np.int8),
        # quantities.Total: what bounds the chosen cards of a CHOOSE together.
        ("total", np.int8),
        # 1 if the cards to which the step is done count together with those of the steps before it.
        ("adds", np.int8),
        ("spare", np.int8),
    ]
)

ABILITY = record_of(
    [
        # Row of the first condition. The card has the ability only while all its conditions hold.
        ("condition", np.int16),
        # Number of conditions, in consecutive rows.
        ("conditions", np.int16),
        # Row of the first step of a STARTUP ability's cost, which runs to Op.FINISH.
        ("cost_step", np.int16),
        # Row of the first step of the effect, which runs to Op.FINISH.
        ("step", np.int16),
        # 1 << terms.Zone: zones where the ability works.
        ("valid_in", np.int16),
        # Row of the selector of the cards whose occurrence the ability waits for; NONE for this card.
        ("selector", np.int16),
        # Row of the selector of the other card of the occurrence.
        ("that_selector", np.int16),
        # Row of the selector of the card whose ability caused the occurrence.
        ("by_selector", np.int16),
        # The least damage of an occurrence that triggers the ability; of a use of a startup ability, how
        # often the card has used its own (ruling H214).
        ("harm", np.int16),
        # terms.AbilityKind.
        ("kind", np.int8),
        # terms.Occurrence that triggers an Automatic ability.
        ("occurrence", np.int8),
        # terms.Phase in which the occurrence triggers the ability, NONE for any.
        ("phase", np.int8),
        # terms.Role of the card in the battle that ends, for BATTLE_ENDS.
        ("role", np.int8),
        # terms.Side whose turn it is, or whose Life decreases.
        ("side", np.int8),
        # terms.Limit on how often the ability may be used.
        ("limit", np.int8),
        # Place of the ability on its card: the bit of GAME.used and GAME.triggered.
        ("place", np.int8),
        # Of an ability with two uses per turn, the place whose bit of GAME.used records the second use;
        # otherwise NONE.
        ("second", np.int8),
        # terms.Side of the card whose ability or battle damage caused the occurrence, NONE for any cause;
        # terms.BY_THIS; quantities.BY_OTHERS for any cause but the abilities of `by_selector`.
        ("by", np.int8),
        # terms.AbilityKind of the ability that caused the occurrence, NONE for any.
        ("by_kind", np.int8),
        # 1 if the ability waits for occurrences to this card in addition to those to the cards of `selector`.
        ("or_this", np.int8),
        # terms.Zone from which the card of the occurrence comes, NONE for any.
        ("origin", np.int8),
        # terms.Way bits: for APPEARS, the card must have appeared in all these ways.
        ("way", np.int8),
        # terms.Way bits: for APPEARS, the card must have appeared in none of these ways.
        ("not_way", np.int8),
        # 1 if its effect refers to the other card of the occurrence (terms.Target.THAT_CARD).
        ("speaks_of_that", np.int8),
        # quantities.Asked bits: the cards whose Cost or Power its effect reads, even after they left.
        ("asks_of", np.int8),
    ]
)

# The fields of a card that decisions read: 64 bytes, one cache line (settings.py `card_rows`). Fields that
# are read rarely, or for many cards in sequence, are in separate arrays (CARDS).
CARD = record_of(
    [
        # 1 << terms.Op: the effects of its Always abilities on the card itself.
        ("always", np.int64),
        # 1 << terms.Op: the effects of its Always abilities on groups of cards.
        ("auras", np.int64),
        # Power points, 0 for an Event.
        ("power", np.int16),
        # Row of the card-name table.
        ("name", np.int16),
        # terms.Icon bits.
        ("icons", np.int16),
        # Row of its first ability.
        ("ability", np.int16),
        # 1 << terms.Zone: zones where it has startup abilities.
        ("startup_zones", np.int16),
        # 1 << terms.Zone: zones where it may have more colors (COLORING).
        ("color_zones", np.int16),
        # terms.CardType.
        ("kind", np.int8),
        # terms.Color bits.
        ("colors", np.int8),
        # Printed Cost.
        ("cost", np.int8),
        # X of a printed Range X; 1 for a card without Range.
        ("reach", np.int8),
        # Number of its abilities, in consecutive rows.
        ("abilities", np.int8),
        # 1 if neither a keyword nor any other ability is printed on it.
        ("abilityless", np.int8),
        # 1 if it has Power 0, or an Always ability that makes cards lose Power; 1 for an Ascension.
        ("weakens", np.int8),
        # Printed Shields of an Ascension.
        ("shields", np.int8),
        # Numbers that describe its type and abilities to a network (cards/encode/features.py Feature).
        ("feature", np.int8, (limits.FEATURES,)),
        ("spare", np.int8, (3,)),
    ]
)

# The colors that a card has in its `color_zones` besides its own, and what it needs for them (ruling H143).
COLORING = record_of(
    [
        # Row of the selector of a Z/X that must be on a Square, or NONE.
        ("color_needs", np.int16),
        # Row of the selector of the cards that `color_count` counts, NONE for all cards of its zone.
        ("color_of", np.int16),
        # Row of the condition on the name of its Player, or NONE.
        ("color_player", np.int16),
        # The number of cards that must be in its zone.
        ("color_count", np.int8),
        # terms.Color bits.
        ("color_gains", np.int8),
    ]
)

# The properties of a card that a game records as soon as the card is in it.
PRESENCE = record_of(
    [
        # 1 << terms.Occurrence: occurrences that its Automatic abilities wait for.
        ("listens", np.int64),
        # What it gives: 1 << terms.Occurrence that triggers an Automatic ability; quantities.GIVES_STARTUP.
        ("gives", np.int64),
        # Tribes for which its abilities test Resource cards, as bits of the first word.
        ("asks_tribes", np.uint64),
        # 1 << row of CAUSE: the rows for which its abilities ask.
        ("asks_causes", np.int64),
        # 1 << terms.Zone: zones other than Squares where it has Automatic abilities.
        ("listen_zones", np.int16),
        # 1 << terms.Zone: zones where its Always abilities on groups of cards work.
        ("aura_zones", np.int16),
        # 1 if it has an Always ability with a terms.Bar that is not in terms.BARS_OF_CHOICE.
        ("bars_more", np.int8),
        # 1 if an ability tests the name, Cost, icons or similar properties of Resource cards (ruling Z16).
        ("asks_more", np.int8),
        ("spare", np.int8, (2,)),
    ]
)

CARDS = record_of(
    [
        ("card", CARD, (limits.CARDS,)),
        # By row of `card`: the contribution of the card to the counts of its zone (cards/encode/features.py
        # Summary), a byte for each count, so that plain additions sum a zone of up to 127 cards.
        ("summary", np.int64, (limits.CARDS, limits.SUMMARY // 8)),
        ("presence", PRESENCE, (limits.CARDS,)),
        ("coloring", COLORING, (limits.CARDS,)),
        # By row of `card`: its tribes, as bits. The card set assigns a bit to each tribe, key and part of a
        # name (cards/encode/vocabulary.py).
        ("tribes", np.uint64, (limits.CARDS, limits.TRIBE_WORDS)),
        # By row of `card`: the keys of Player names that the name of a Player card contains (ruling Z43).
        ("player_keys", np.uint64, (limits.CARDS, limits.KEY_WORDS)),
        # By row of `card`: the parts of names, among those that abilities test, that its Japanese name
        # contains; and the names of its abilities, among those that abilities test.
        ("parts", np.uint64, (limits.CARDS, limits.PART_WORDS)),
        ("ability", ABILITY, (limits.ABILITIES,)),
        ("selector", SELECTOR, (limits.SELECTORS,)),
        ("condition", CONDITION, (limits.CONDITIONS,)),
        ("bound", BOUND, (limits.BOUNDS,)),
        ("cause", CAUSE, (limits.CAUSES,)),
        ("step", STEP, (limits.STEPS,)),
        # Sets of tribes that selectors test, with the bits of `tribes`.
        ("tribe_set", np.uint64, (limits.TRIBE_SETS, limits.TRIBE_WORDS)),
        # Sets of parts of names that selectors test, with the bits of `parts`.
        ("part_set", np.uint64, (limits.PART_SETS, limits.PART_WORDS)),
    ]
)
