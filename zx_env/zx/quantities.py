"""Quantities from which amounts and bounds of the card table are computed, as integer enums.

Like terms.py: numbers are stable, so add a new member at the end of its enum.
"""

from enum import IntEnum

from zx_env.zx.terms import Op, State, Zone


class Scale(IntEnum):
    """How the amount of a step is computed: fixed, multiplied by a count, or with a Power or Cost added.

    A step adds its `plus`.
    """

    FIXED = 0
    PER_CARD = 1  # for every `unit` cards that match the step's second selector
    PER_COLOR = 2  # for every different colour among these cards
    PER_DONE = 3  # for every card that the previous step changed
    POWER = 4  # for every point of Power of the step's second target
    POWER_AMONG = 5  # for every point of Power of all cards that match the step's second selector
    COST = 6  # like POWER, with their Cost
    COST_AMONG = 7  # like POWER_AMONG, with their Cost
    HIGHEST_COST = 8  # for every point of the highest Cost among these cards (ruling H231)
    LOWEST_COST = 9
    HIGHEST_POWER = 10
    LOWEST_POWER = 11


class Measure(IntEnum):
    """The quantity of some cards from which a bound is computed."""

    COUNT = 0  # the number of cards
    COST = 1  # the sum of their Costs
    POWER = 2  # the sum of their Power
    COLORS = 3  # the number of different colours among them
    HIGHEST_COST = 4  # the highest Cost among them (ruling H231); these four behind the others
    LOWEST_COST = 5
    HIGHEST_POWER = 6
    LOWEST_POWER = 7


BY_THIS = 3
"""In place of a Side as the cause of an occurrence: the card with the ability itself (ruling H185)."""

APPEARS_OTHERWISE = 16384
"""The bit of Op.BAR behind those of Bar: the card appears only by certain abilities (ruling H182)."""

IGNITED = -1
"""In place of terms.Way bits: the card is put into Trash by Ignition (ruling H218)."""

PAYS_AS_ANY = Op.PAY
"""Among the effects of its Always abilities: in Resource it has, for a while, every color (ruling H143)."""

RAISED_TIMES = Op.POWER
"""Among the effects of Always abilities: how often what raises the Power of the card counts (ruling H215)."""
AMONG_OF_MEASURE = Scale.HIGHEST_COST - Measure.HIGHEST_COST
"""The Scale of the highest or lowest of described cards, minus its Measure."""


class Total(IntEnum):
    """A bound that the chosen cards of a choice keep together."""

    COST_AT_MOST = 0
    COST_AT_LEAST = 1
    POWER_AT_MOST = 2
    POWER_AT_LEAST = 3


class Choosing(IntEnum):
    """Constraints of a choice of cards, as bits."""

    MUSTS = 1  # there are candidates that must be chosen (ruling H23)
    OTHER_NAMES = 2  # no two cards share a name
    OTHER_COSTS = 4  # no two cards share a Cost
    COST_AT_LEAST = 8  # together they have at least so much Cost: the `amount` of the choice
    POWER_AT_MOST = 16  # together they have at most so much Power
    POWER_AT_LEAST = 32  # together they have at least so much Power


BY_OTHERS = 4
"""In place of a Side as the cause of an occurrence: anything but the selected cards (ruling H208)."""

PLAYS_FREELY = 1 << 14
"""The bit of the amount of Op.PLAY_FROM behind those of zones: the Cost is not paid (ruling H206)."""

NO_IGNITION = 1
NO_DRAW_BY_ABILITY = 2
"""Bits of the amount of Op.NO_IGNITION: the player cannot ignite, or cannot draw by abilities."""
OF_CHOICE = 2
"""In `low` of a step UNAFFECTED: it bars choices, and its amount are the bars (ruling H223)."""


class Bounded(IntEnum):
    """The properties of a card that a selector's computed bound limits, as bits."""

    COST_AT_MOST = 1
    COST_AT_LEAST = 2
    POWER_AT_MOST = 4
    POWER_AT_LEAST = 8


def replacement_bit(zone: int, state: int, is_optional: bool) -> int:
    """Return the bit of Op.LEAVE_TO for a zone, and a State there, to which a destroyed Z/X can go.

    ASLEEP is the place of Resource in Sleep State. The bits of optional replacements come behind the others.
    """
    place = ASLEEP if (zone, state) == (Zone.RESOURCE, State.SLEEP) else zone
    return 1 << place + (REPLACEMENTS if is_optional else 0)


HAND_TO_CHARGE = 1 << 2 * (int(Zone.REMOVED) + 1)
"""The bit of Op.LEAVE_TO by which a Z/X goes to Charge instead of the hand, behind the others."""
ASLEEP = int(Zone.CHARGE)
"""The place of Resource in Sleep State: nothing goes to Charge instead of Charge."""
REPLACEMENTS = int(Zone.REMOVED) + 1
"""The number of places to which a destroyed Z/X can go instead of Charge, the bits from 0 on."""


class Asked(IntEnum):
    """The cards whose Cost or Power the effect of an ability reads, even after they left, as bits."""

    OF_THIS = 1  # of the card with the ability
    OF_THAT = 2  # of the other card of the occurrence


GIVES_STARTUP = 62
"""The bit beside those of terms.Occurrence: a card gives a startup ability to other cards."""
