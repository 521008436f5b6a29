"""The layout of an observation: named fields of one flat int8 array.

`OBSERVATION_FIELDS` has name, shape, range and meaning of every field. The space and the docs are generated
from this table, and `named` splits observations by it. The enums name the numbers inside a field: `Fact.TURN`
is a place of `facts`, `MonsterFact.ATK_NOW` a column of `monsters`. ATK, DEF and damage are in steps of 50
points (terms.POINTS_UNIT), Life Points in hundreds; counts as counts. The own side comes first, and zones are
numbered from the player's own side. A card is written as `limits.FEATURES` numbers for its facts and effects
(cards/features.py Feature), so that a network can read cards that it was not trained on. Only `card_numbers`
contains rows of the card table.

An observation contains everything that the rules let the player know and nothing else. Of an unknown face-
down card of the enemy it shows only that the card is there; of the enemy's hand and deck, the number of
cards. `FULL_FIELDS` is the privileged view for critics and oracles.
"""

from enum import IntEnum, auto
from typing import Any

from zx_env.compiling.decorators import array_of, declare
from zx_env.core.observation.layout import (
    Category,
    ObservationField,
    ObservationLayout,
    Place,
    names_of,
    offset,
    record_of_fields,
)
from zx_env.ygo import limits
from zx_env.ygo.cards.features import FEATURE_NAMES, SUMMARY_NAMES
from zx_env.ygo.terms import (
    CONTINUOUS_FIRST,
    Ask,
    Attribute,
    CardKind,
    Event,
    Moment,
    Op,
    Phase,
    Purpose,
    Type,
    Zone,
)

CHAIN_ROWS = 4
"""Rows for the last links of a chain."""
EFFECT_PLACES = 4
"""Number of effects of one card that the observation distinguishes."""
ENEMY_HAND_ROWS = 4
"""Rows for cards of the opponent's hand that this player knows."""


class Fact(Place):
    """Indexes of the numbers in the field `facts`.

    Names without an owner belong to the observing player or to the duel.
    """

    IS_DECIDER = auto()  # 1: the observing player is to decide now
    ENEMY_DECIDES = auto()
    IS_TURN_PLAYER = auto()
    WENT_FIRST = auto()
    TURN = auto()  # number of the current turn; the first is 1
    MAY_STOP = auto()  # 1: the action `stop` is legal (pass, done, give up the attack)
    PAGE = auto()  # page of hand rows or options, from 0, to which the action numbers apply now
    CARDS_CHOSEN = auto()  # cards chosen so far in the pending choice
    LIFE_POINTS = auto()  # whole hundreds
    ENEMY_LIFE_POINTS = auto()
    LIFE_POINTS_REST = auto()  # points beyond the hundreds
    ENEMY_LIFE_POINTS_REST = auto()
    DAMAGE_COMING = auto()  # battle damage to this player if the battle were calculated now
    ENEMY_DAMAGE_COMING = auto()
    HAS_SUMMONED = auto()  # 1: the turn player has used its Normal Summon or Set
    IS_PROTECTED = auto()  # 1: no battle damage this turn, monsters not destroyed by battle (Waboku)
    ENEMY_IS_PROTECTED = auto()
    IS_ATTACKED = auto()  # 1: the attack is a direct attack on this player
    ENEMY_IS_ATTACKED = auto()
    CALCULATED = auto()  # 1: damage calculation of the battle is over
    DECK = auto()  # number of cards
    ENEMY_DECK = auto()
    HAND = auto()
    ENEMY_HAND = auto()
    GRAVEYARD = auto()
    ENEMY_GRAVEYARD = auto()
    BANISHED = auto()
    ENEMY_BANISHED = auto()
    LINKS = auto()  # number of links of the chain
    IS_OCG = auto()  # 1: the duel is played by the OCG's rules


class _FactOfCard(IntEnum):
    """Columns of a row that begins with the features of a card; `auto()` begins after the features."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + count


class MonsterFact(_FactOfCard):
    """Columns of `monsters` after those of Feature: the state of the monster in a zone.

    ATK and DEF in 50s.
    """

    IS_THERE = auto()
    FACE_DOWN = auto()
    IN_DEFENSE = auto()
    ATK_NOW = auto()  # 0 for a face-down monster that this player does not know
    DEF_NOW = auto()
    COUNTERS = auto()
    ATTACKS = auto()  # attacks declared this turn
    CAME = auto()  # 1: it came to the field this turn
    REPOSITIONED = auto()  # 1: its position was changed this turn
    IS_ATTACKER = auto()
    IS_TARGET = auto()
    IS_MARKED = auto()  # 1: the battle destroys it at the end of the Damage Step
    CAN_ATTACK = auto()
    CAN_BE_CHOSEN = auto()  # 1: it can be chosen in the pending decision
    IS_SUBJECT = auto()  # 1: the decision is about it
    IS_BOUND = auto()  # 1: it leaves with the card that summoned it
    OF_OTHER_DECK = auto()  # 1: its owner is not its controller
    KNOWN_TO_ENEMY = auto()  # 1, own monsters only: the enemy knows which card it is
    USED = auto()  # 1: it has used its effect in this battle


class _FactBehindMonster(IntEnum):
    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + len(MonsterFact) + count


class PairFact(_FactBehindMonster):
    """Columns of `monsters` after MonsterFact: the results of attacks by this monster. Margins in 50s.

    Each result has five columns, for the Monster Zones 0 to 4 of the other side. A column is 0 if the
    observing player does not know both monsters.
    """

    DESTROYS_0 = auto()  # 1: its ATK destroys the monster there
    DESTROYS_1 = auto()
    DESTROYS_2 = auto()
    DESTROYS_3 = auto()
    DESTROYS_4 = auto()
    FALLS_TO_0 = auto()  # 1: it is destroyed if it attacks the monster there
    FALLS_TO_1 = auto()
    FALLS_TO_2 = auto()
    FALLS_TO_3 = auto()
    FALLS_TO_4 = auto()
    MARGIN_0 = auto()  # its ATK minus the other monster's ATK (DEF if that is in Defense Position)
    MARGIN_1 = auto()
    MARGIN_2 = auto()
    MARGIN_3 = auto()
    MARGIN_4 = auto()


PAIR_LIMIT = 60
"""Largest margin in either direction: 3000 points."""


class BackFact(_FactOfCard):
    """Columns of `back` after those of Feature: the state of the card in a zone.

    Rows: five Spell & Trap Zones and the Field Zone.
    """

    IS_THERE = auto()
    FACE_DOWN = auto()
    CAME = auto()  # 1: set, or activated, this turn
    COUNTERS = auto()
    CAN_BE_CHOSEN = auto()
    IS_SUBJECT = auto()
    IS_BOUND = auto()  # 1: it leaves with the monster that it summoned
    KNOWN_TO_ENEMY = auto()  # 1, own cards only: the enemy knows which card it is


class HandFact(_FactOfCard):
    """Columns of `hand`, `enemy_hand` and `their_hand` after those of Feature; a row is a different card."""

    COPIES = auto()
    COPIES_KNOWN_TO_ENEMY = auto()  # only in `hand`: how many copies of the card the enemy knows


class _FactBehindHand(IntEnum):
    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + len(HandFact) + count


class HandPairFact(_FactBehindHand):
    """Columns of `hand` after HandFact: 1 if its ATK would destroy the enemy's monster in that zone."""

    DESTROYS_0 = auto()
    DESTROYS_1 = auto()
    DESTROYS_2 = auto()
    DESTROYS_3 = auto()
    DESTROYS_4 = auto()


class LinkFact(_FactOfCard):
    """Columns of `chain` after those of Feature: whether a link is there, is the player's own, is negated."""

    IS_THERE = auto()
    OWN = auto()
    NEGATED = auto()


class OptionFact(_FactOfCard):
    """Columns of `options` after those of Feature: the card or effect that each row offers to choose."""

    IS_THERE = auto()  # 1: the row is an option
    OWN = auto()
    ENEMY = auto()
    ZONE = auto()  # terms.Zone
    EFFECT = auto()  # if effects are the options: the place of this effect on its card


class SubjectFact(_FactOfCard):
    """Columns of `subject`, the card that the decision is about, after those of Feature.

    OWN is 1 for an own card.
    """

    OWN = auto()
    EFFECT = auto()  # 1 + the index, on its card, of the effect that the decision is for; 0 for none


class Counted(IntEnum):
    """Rows of `summaries`: the own cards of a zone. The next row is for the enemy's cards of that zone."""

    GRAVEYARD = 0
    BANISHED = 2
    DECK = 4  # no row for the enemy's deck, whose cards are not known


class Numbered(IntEnum):
    """First row of `card_numbers` for each field with cards; the field's cards have consecutive rows."""

    MONSTERS = 0  # the own zones, then the enemy's
    BACK = MONSTERS + 2 * limits.MONSTERS
    HAND = BACK + 2 * limits.BACKS
    ENEMY_HAND = HAND + limits.HAND_ROWS
    CHAIN = ENEMY_HAND + ENEMY_HAND_ROWS
    OPTIONS = CHAIN + CHAIN_ROWS
    SUBJECT = OPTIONS + limits.OPTION_ROWS


OBSERVATION_VERSION = 3
"""Version of the observation and the actions: raise it with every change of a cell or an action."""

# The features of a card that are categories, not amounts.
_OF_CARD = (
    Category(("kind",), len(CardKind) + 1),
    Category(("attribute",), len(Attribute)),
    Category(("type",), len(Type)),
    Category(("event",), len(Event)),
    Category(("continuous",), max(Op) - CONTINUOUS_FIRST + 2),
)

MONSTER_ROW = limits.FEATURES + len(MonsterFact) + len(PairFact)
HAND_ROW = limits.FEATURES + len(HandFact) + len(HandPairFact)
_CARDS = tuple(f"card_{number}" for number in range(1, limits.CARDS + 1))
"""Column names by card number, which is 1 + the card's row of the card table."""

OBSERVATION_FIELDS = (
    ObservationField(
        "asked",
        (len(Ask),),
        0,
        1,
        "the question to this player, one-hot terms.Ask; zeros if it is not the decider",
        names_of(Ask),
    ),
    ObservationField(
        "purpose",
        (len(Purpose),),
        0,
        1,
        "the purpose of choosing cards, one-hot terms.Purpose",
        names_of(Purpose),
    ),
    ObservationField("phase", (len(Phase),), 0, 1, "one-hot terms.Phase", names_of(Phase)),
    ObservationField(
        "moment",
        (len(Moment),),
        0,
        1,
        "one-hot terms.Moment: step of the Battle Phase, substep",
        names_of(Moment),
    ),
    ObservationField("facts", (len(Fact),), 0, 127, "state of the duel", names_of(Fact)),
    ObservationField(
        "monsters",
        (2, limits.MONSTERS, MONSTER_ROW),
        -128,
        127,
        "own and enemy Monster Zones: features, then the monster's state, then results of its attacks",
        FEATURE_NAMES + names_of(MonsterFact) + names_of(PairFact),
        "a Monster Zone: the own five, the enemy's five",
        _OF_CARD,
        Numbered.MONSTERS,
    ),
    ObservationField(
        "back",
        (2, limits.BACKS, limits.FEATURES + len(BackFact)),
        -128,
        127,
        "own and enemy Spell & Trap Zones, then Field Zone: features, then the card's state",
        FEATURE_NAMES + names_of(BackFact),
        "a zone: own five and Field Zone, then the enemy's",
        _OF_CARD,
        Numbered.BACK,
    ),
    ObservationField(
        "hand",
        (limits.HAND_ROWS, HAND_ROW),
        -128,
        127,
        "the different cards of the own hand: features, then copies, then monsters it would destroy",
        FEATURE_NAMES + names_of(HandFact) + names_of(HandPairFact),
        "a different card",
        _OF_CARD,
        Numbered.HAND,
    ),
    ObservationField(
        "enemy_hand",
        (ENEMY_HAND_ROWS, limits.FEATURES + 1),
        -128,
        127,
        "cards of the enemy's hand that this player knows: features, then copies",
        (*FEATURE_NAMES, HandFact.COPIES.name.lower()),
        "a different card",
        _OF_CARD,
        Numbered.ENEMY_HAND,
    ),
    ObservationField(
        "chain",
        (CHAIN_ROWS, limits.FEATURES + len(LinkFact)),
        -128,
        127,
        "the last links of the chain, the last one first: features, then the player",
        FEATURE_NAMES + names_of(LinkFact),
        "a link",
        _OF_CARD,
        Numbered.CHAIN,
    ),
    ObservationField(
        "options",
        (limits.OPTION_ROWS, limits.FEATURES + len(OptionFact)),
        -128,
        127,
        "options of the decision outside hand and field: features, then side and zone",
        FEATURE_NAMES + names_of(OptionFact),
        "an option",
        (*_OF_CARD, Category(("zone",), len(Zone)), Category(("effect",), EFFECT_PLACES)),
        Numbered.OPTIONS,
    ),
    ObservationField(
        "subject",
        (limits.FEATURES + len(SubjectFact),),
        -128,
        127,
        "the card that the decision is about: features, then own, then its effect",
        FEATURE_NAMES + names_of(SubjectFact),
        categories=(*_OF_CARD, Category(("effect",), EFFECT_PLACES + 1)),
        cards=Numbered.SUBJECT,
    ),
    ObservationField(
        "summaries",
        (5, limits.SUMMARY),
        0,
        127,
        "counts (cards/features.py Summary): own and enemy Graveyard, own and enemy banished, own deck",
        SUMMARY_NAMES,
        "the cards of a zone",
    ),
    ObservationField(
        "card_numbers",
        (Numbered.SUBJECT + 1, 1),
        0,
        127,
        "row in the card table + 1, 0 for none: own and enemy monsters, own and enemy back, hand, "
        "enemy_hand, chain, options, the subject",
        ("number",),
        "a card",
        (Category(("number",), limits.CARDS),),
    ),
    ObservationField(
        "deck_cards",
        (limits.CARDS,),
        0,
        127,
        "copies of each card of the card table in the own deck, whatever their order",
        _CARDS,
    ),
    ObservationField(
        "graveyard_cards",
        (2, limits.CARDS),
        0,
        127,
        "copies of each card of the card table in the own and the enemy's Graveyard",
        _CARDS,
        "a player: own, enemy",
    ),
    ObservationField(
        "banished_cards",
        (2, limits.CARDS),
        0,
        127,
        "copies of each card of the card table among the own and the enemy's banished cards",
        _CARDS,
        "a player: own, enemy",
    ),
)
OBSERVATION = record_of_fields(OBSERVATION_FIELDS)
OBSERVATION_SIZE = OBSERVATION.itemsize
"""Length N of the flat observation, int8."""


# For copies cell by cell: the first cell of a field, and the number of cells in one of its rows.
MONSTERS = offset(OBSERVATION, "monsters")
BACK = offset(OBSERVATION, "back")
BACK_ROW = limits.FEATURES + len(BackFact)
HAND = offset(OBSERVATION, "hand")
ENEMY_HAND = offset(OBSERVATION, "enemy_hand")
ENEMY_HAND_ROW = limits.FEATURES + 1
CHAIN = offset(OBSERVATION, "chain")
LINK_ROW = limits.FEATURES + len(LinkFact)
OPTIONS = offset(OBSERVATION, "options")
OPTION_ROW = limits.FEATURES + len(OptionFact)
SUBJECT = offset(OBSERVATION, "subject")
SUMMARIES = offset(OBSERVATION, "summaries")

HIDDEN_ROWS = 10
"""Rows for the different cards of the enemy's hand."""
DECK_ROWS = 4
FULL_FIELDS = (
    *OBSERVATION_FIELDS,
    ObservationField(
        "their_hand",
        (HIDDEN_ROWS, limits.FEATURES + 1),
        -128,
        127,
        "the whole hand of the enemy: features, then copies",
        (*FEATURE_NAMES, HandFact.COPIES.name.lower()),
        "a different card",
        _OF_CARD,
    ),
    ObservationField(
        "their_field",
        (limits.MONSTERS + limits.BACKS, limits.FEATURES),
        -128,
        127,
        "the enemy's Monster Zones, Spell & Trap Zones and Field Zone, face-down cards shown",
        FEATURE_NAMES,
        "a zone",
        _OF_CARD,
    ),
    ObservationField(
        "next_cards",
        (2, DECK_ROWS, limits.FEATURES),
        -128,
        127,
        "cards from the top of the deck, own and enemy",
        FEATURE_NAMES,
        "a card",
        _OF_CARD,
    ),
)
FULL = record_of_fields(FULL_FIELDS)
FULL_SIZE = FULL.itemsize


_LAYOUT = ObservationLayout(OBSERVATION_FIELDS, FULL_FIELDS, "ygo_battle_v0")
named = _LAYOUT.named
"""Split observations into fields, OBSERVATION_FIELDS or FULL_FIELDS, by their names."""
field_of = _LAYOUT.field
"""Return one of OBSERVATION_FIELDS of observations, by its name."""

declare(obs=OBSERVATION, observations=array_of(OBSERVATION), full=FULL, fulls=array_of(FULL))
