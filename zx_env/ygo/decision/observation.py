"""What one player may see of a duel, as named pieces of one flat int8 array.

`PIECES` gives name, shape, range and meaning of every piece: the space and the docs come from it, and `named`
cuts observations up by it. The enums name the numbers inside a piece: `Fact.TURN` is a place of `facts`,
`MonsterFact.ATK_NOW` a column of `monsters`. ATK, DEF and damage in steps of 50 points (terms.POINTS_UNIT),
Life Points in hundreds; counts as counts. Own side first; zones from the own side. A card is
`limits.FEATURES` numbers that say what it is and does (cards/features.py Feature), so that a network can read
cards it was not trained on; its row number in the card table is in `card_numbers` alone.

Everything the rules let a player know and nothing else: of a face-down card of the enemy only that it lies
there, of its hand and deck how many cards. `FULL_PIECES` is the privileged view for critics and oracles.
"""

from enum import IntEnum, auto
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import array_of, declare
from zx_env.compiling.python_records import flat_record
from zx_env.core.observation.layout import Category, Piece, Place, cut_up, first_cell, names_of
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
"""Places of effects on their card that are told apart."""
ENEMY_HAND_ROWS = 4
"""Rows for cards of the opponent's hand that this player knows."""


class Fact(Place):
    """Places of `facts`. What has no owner in its name is the player's who looks, or the duel's."""

    IS_DECIDER = auto()  # 1: this player decides now
    ENEMY_DECIDES = auto()
    IS_TURN_PLAYER = auto()
    WENT_FIRST = auto()
    TURN = auto()  # turns so far, the first is 1
    MAY_STOP = auto()  # 1: pass, done, give the attack up
    PAGE = auto()  # page of hand and options that has the action numbers
    CARDS_CHOSEN = auto()  # cards that the pending choice has picked so far
    LIFE_POINTS = auto()  # whole hundreds
    ENEMY_LIFE_POINTS = auto()
    LIFE_POINTS_REST = auto()  # points beyond the hundreds
    ENEMY_LIFE_POINTS_REST = auto()
    DAMAGE_COMING = auto()  # battle damage, as the battle stands now
    ENEMY_DAMAGE_COMING = auto()
    HAS_SUMMONED = auto()  # 1: the turn player has used its Normal Summon or Set
    IS_PROTECTED = auto()  # 1: no battle damage this turn, monsters not destroyed by battle (Waboku)
    ENEMY_IS_PROTECTED = auto()
    IS_ATTACKED = auto()  # 1: the attack is a direct one on this player
    ENEMY_IS_ATTACKED = auto()
    CALCULATED = auto()  # 1: damage calculation of the battle is over
    DECK = auto()  # cards
    ENEMY_DECK = auto()
    HAND = auto()
    ENEMY_HAND = auto()
    GRAVEYARD = auto()
    ENEMY_GRAVEYARD = auto()
    BANISHED = auto()
    ENEMY_BANISHED = auto()
    LINKS = auto()  # of the chain
    IS_OCG = auto()  # 1: the duel is played by the OCG's rules


class _FactOfCard(IntEnum):
    """Columns of a row that begins with the features of a card; `auto()` counts on behind these."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + count


class MonsterFact(_FactOfCard):
    """Columns of `monsters` behind the features: how the monster of a zone stands. ATK and DEF in 50s."""

    IS_THERE = auto()
    FACE_DOWN = auto()
    IN_DEFENSE = auto()
    ATK_NOW = auto()  # 0 of a face-down monster that this player does not know
    DEF_NOW = auto()
    COUNTERS = auto()
    ATTACKS = auto()  # attacks declared this turn
    CAME = auto()  # 1: it came this turn
    REPOSITIONED = auto()  # 1: its position was changed this turn
    IS_ATTACKER = auto()
    IS_TARGET = auto()
    IS_MARKED = auto()  # 1: the battle destroys it at the end of the Damage Step
    CAN_ATTACK = auto()
    CAN_BE_CHOSEN = auto()  # 1: the pending decision can name it
    IS_SUBJECT = auto()  # 1: the decision is about it
    IS_BOUND = auto()  # 1: it goes with the card that summoned it
    OF_OTHER_DECK = auto()  # 1: its owner is not its controller
    KNOWN_TO_ENEMY = auto()  # of own monsters: the enemy knows what it is
    USED = auto()  # 1: it has used its effect in this battle


class _FactBehindMonster(IntEnum):
    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + len(MonsterFact) + count


class PairFact(_FactBehindMonster):
    """Columns of `monsters` behind MonsterFact: who beats whom, were it to attack. Margins in 50s.

    One for each Monster Zone of the other side. Nothing is told of a monster that this player does not know.
    """

    DESTROYS_0 = auto()  # 1: its ATK destroys the monster there
    DESTROYS_1 = auto()
    DESTROYS_2 = auto()
    DESTROYS_3 = auto()
    DESTROYS_4 = auto()
    FALLS_TO_0 = auto()  # 1: it is destroyed by attacking the monster there
    FALLS_TO_1 = auto()
    FALLS_TO_2 = auto()
    FALLS_TO_3 = auto()
    FALLS_TO_4 = auto()
    MARGIN_0 = auto()  # its ATK less what the other one has: ATK, or DEF in Defense Position
    MARGIN_1 = auto()
    MARGIN_2 = auto()
    MARGIN_3 = auto()
    MARGIN_4 = auto()


PAIR_LIMIT = 60
"""Margins are at most so much either way: 3000 points."""


class BackFact(_FactOfCard):
    """Columns of `back` behind the features: five Spell & Trap Zones and the Field Zone."""

    IS_THERE = auto()
    FACE_DOWN = auto()
    CAME = auto()  # 1: set, or activated, this turn
    COUNTERS = auto()
    CAN_BE_CHOSEN = auto()
    IS_SUBJECT = auto()
    IS_BOUND = auto()  # 1: it goes with the monster that it summoned
    KNOWN_TO_ENEMY = auto()  # of own cards


class HandFact(_FactOfCard):
    """Columns of `hand`, `enemy_hand` and `their_hand` behind the features."""

    COPIES = auto()
    COPIES_KNOWN_TO_ENEMY = auto()  # of `hand` alone


class _FactBehindHand(IntEnum):
    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + len(HandFact) + count


class HandPairFact(_FactBehindHand):
    """Columns of `hand` behind HandFact: 1 where its ATK would destroy the enemy's monster of a zone."""

    DESTROYS_0 = auto()
    DESTROYS_1 = auto()
    DESTROYS_2 = auto()
    DESTROYS_3 = auto()
    DESTROYS_4 = auto()


class LinkFact(_FactOfCard):
    """Columns of `chain` behind the features."""

    IS_THERE = auto()
    OWN = auto()
    NEGATED = auto()


class OptionFact(_FactOfCard):
    """Columns of `options` behind the features."""

    IS_THERE = auto()  # 1: the row is an option
    OWN = auto()
    ENEMY = auto()
    ZONE = auto()  # terms.Zone
    EFFECT = auto()  # place on its card of the effect, where the choice is among effects


class SubjectFact(_FactOfCard):
    """The columns of `subject` behind the features."""

    OWN = auto()
    EFFECT = auto()  # place on its card of the effect that the decision is for, from 1; 0 for none


class Counted(IntEnum):
    """Rows of `summaries`: cards of a zone, the own ones, the enemy's in the next row."""

    GRAVEYARD = 0
    BANISHED = 2
    DECK = 4  # own alone: the enemy's cards are not known


class Numbered(IntEnum):
    """First row of `card_numbers` for each piece that has cards; one row for each card of the piece."""

    MONSTERS = 0  # own, then enemy
    BACK = MONSTERS + 2 * limits.MONSTERS
    HAND = BACK + 2 * limits.BACKS
    ENEMY_HAND = HAND + limits.HAND_ROWS
    CHAIN = ENEMY_HAND + ENEMY_HAND_ROWS
    OPTIONS = CHAIN + CHAIN_ROWS
    SUBJECT = OPTIONS + limits.OPTION_ROWS


SEEN = 2
"""Version of what a player sees: raise it with every change of a cell or an action."""

# What is no amount: among the features of a card, and the place of an effect on its card.
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
"""By the number of the card: its row in the card table + 1."""

PIECES = (
    Piece(
        "asked",
        (len(Ask),),
        0,
        1,
        "what this player must decide, one-hot terms.Ask; zeros when it need not",
        names_of(Ask),
    ),
    Piece(
        "purpose",
        (len(Purpose),),
        0,
        1,
        "what it chooses cards for, one-hot terms.Purpose",
        names_of(Purpose),
    ),
    Piece("phase", (len(Phase),), 0, 1, "one-hot terms.Phase", names_of(Phase)),
    Piece(
        "moment",
        (len(Moment),),
        0,
        1,
        "one-hot terms.Moment: step of the Battle Phase, substep",
        names_of(Moment),
    ),
    Piece("facts", (len(Fact),), 0, 127, "where the duel is", names_of(Fact)),
    Piece(
        "monsters",
        (2, limits.MONSTERS, MONSTER_ROW),
        -128,
        127,
        "own and enemy Monster Zones: features, then how the monster stands, then who beats whom",
        FEATURE_NAMES + names_of(MonsterFact) + names_of(PairFact),
        "a Monster Zone: the own five, the enemy's five",
        _OF_CARD,
        Numbered.MONSTERS,
    ),
    Piece(
        "back",
        (2, limits.BACKS, limits.FEATURES + len(BackFact)),
        -128,
        127,
        "own and enemy Spell & Trap Zones, then Field Zone: features, then how the card lies",
        FEATURE_NAMES + names_of(BackFact),
        "a zone: own five and Field Zone, the enemy's likewise",
        _OF_CARD,
        Numbered.BACK,
    ),
    Piece(
        "hand",
        (limits.HAND_ROWS, HAND_ROW),
        -128,
        127,
        "the different cards of the own hand: features, then how many, and what they would destroy",
        FEATURE_NAMES + names_of(HandFact) + names_of(HandPairFact),
        "a different card",
        _OF_CARD,
        Numbered.HAND,
    ),
    Piece(
        "enemy_hand",
        (ENEMY_HAND_ROWS, limits.FEATURES + 1),
        -128,
        127,
        "cards of the enemy's hand that this player knows: features, then how many",
        (*FEATURE_NAMES, HandFact.COPIES.name.lower()),
        "a different card",
        _OF_CARD,
        Numbered.ENEMY_HAND,
    ),
    Piece(
        "chain",
        (CHAIN_ROWS, limits.FEATURES + len(LinkFact)),
        -128,
        127,
        "the last links of the chain, the last one first: features, then whose",
        FEATURE_NAMES + names_of(LinkFact),
        "a link",
        _OF_CARD,
        Numbered.CHAIN,
    ),
    Piece(
        "options",
        (limits.OPTION_ROWS, limits.FEATURES + len(OptionFact)),
        -128,
        127,
        "what the decision is among, besides hand and zones: features, then where it is",
        FEATURE_NAMES + names_of(OptionFact),
        "an option",
        (*_OF_CARD, Category(("zone",), len(Zone)), Category(("effect",), EFFECT_PLACES)),
        Numbered.OPTIONS,
    ),
    Piece(
        "subject",
        (limits.FEATURES + len(SubjectFact),),
        -128,
        127,
        "the card that the decision is about: features, then own",
        FEATURE_NAMES + names_of(SubjectFact),
        categories=(*_OF_CARD, Category(("effect",), EFFECT_PLACES + 1)),
        cards=Numbered.SUBJECT,
    ),
    Piece(
        "summaries",
        (5, limits.SUMMARY),
        0,
        127,
        "counted (cards/features.py Summary): own and enemy Graveyard, own and enemy banished, own deck",
        SUMMARY_NAMES,
        "the cards of a zone",
    ),
    Piece(
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
    Piece(
        "deck_cards",
        (limits.CARDS,),
        0,
        127,
        "how many of each card of the card table are in the own deck, whatever their order",
        _CARDS,
    ),
    Piece(
        "graveyard_cards",
        (2, limits.CARDS),
        0,
        127,
        "how many of each card of the card table are in the own and in the enemy's Graveyard",
        _CARDS,
        "a player: own, enemy",
    ),
    Piece(
        "banished_cards",
        (2, limits.CARDS),
        0,
        127,
        "likewise banished",
        _CARDS,
        "a player: own, enemy",
    ),
)
OBSERVATION = flat_record([(piece.name, piece.shape) for piece in PIECES], np.int8)
OBSERVATION_SIZE = OBSERVATION.itemsize
"""Length N of the flat observation, int8."""


# For what is copied cell by cell: where a piece begins, and cells of one of its rows.
MONSTERS = first_cell(OBSERVATION, "monsters")
BACK = first_cell(OBSERVATION, "back")
BACK_ROW = limits.FEATURES + len(BackFact)
HAND = first_cell(OBSERVATION, "hand")
ENEMY_HAND = first_cell(OBSERVATION, "enemy_hand")
ENEMY_HAND_ROW = limits.FEATURES + 1
CHAIN = first_cell(OBSERVATION, "chain")
LINK_ROW = limits.FEATURES + len(LinkFact)
OPTIONS = first_cell(OBSERVATION, "options")
OPTION_ROW = limits.FEATURES + len(OptionFact)
SUBJECT = first_cell(OBSERVATION, "subject")
SUMMARIES = first_cell(OBSERVATION, "summaries")

HIDDEN_ROWS = 10
"""Rows for the different cards of the enemy's hand."""
DECK_ROWS = 4
FULL_PIECES = (
    *PIECES,
    Piece(
        "their_hand",
        (HIDDEN_ROWS, limits.FEATURES + 1),
        -128,
        127,
        "all the enemy's hand: features, then copies",
        (*FEATURE_NAMES, HandFact.COPIES.name.lower()),
        "a different card",
        _OF_CARD,
    ),
    Piece(
        "their_field",
        (limits.MONSTERS + limits.BACKS, limits.FEATURES),
        -128,
        127,
        "the enemy's Monster Zones, Spell & Trap Zones and Field Zone, face-down cards shown",
        FEATURE_NAMES,
        "a zone",
        _OF_CARD,
    ),
    Piece(
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
FULL = flat_record([(piece.name, piece.shape) for piece in FULL_PIECES], np.int8)
FULL_SIZE = FULL.itemsize


def named(observations: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """Cut observations up: `named(obs)["monsters"][..., MonsterFact.ATK_NOW]`.

    Args:
        observations: [..., OBSERVATION_SIZE], one observation or many; or [..., FULL_SIZE], privileged ones.

    Returns:
        [..., *shape] for each piece of PIECES, or of FULL_PIECES, by its name: views, no copies.

    Raises:
        SettingError: The last axis has another length.
    """
    return cut_up(observations, (OBSERVATION, PIECES), (FULL, FULL_PIECES), "ygo_battle_v0")


declare(obs=OBSERVATION, observations=array_of(OBSERVATION), full=FULL, fulls=array_of(FULL))
