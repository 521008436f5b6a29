"""What one player may see, as named pieces of one flat int8 array.

`PIECES` gives name, shape, range and meaning of every piece: the space and the docs come from it, and `named`
cuts observations up by it. The enums name the numbers inside a piece: `Fact.TURN` is a place of `facts`,
`BoardFact.SLEEP` a column of `board`. Natural units: Power and damage in 500s, counts as counts. Own side
first; Squares from the own side. A card is `limits.FEATURES` numbers that say what it is and does
(cards/encode/features.py Feature), so that a network can read cards it was not trained on; its row
number in the card table is in `card_numbers` alone.

Everything the rules let a player know and nothing else: hidden cards count in `zones`, no more.
`FULL_PIECES` is the privileged view for critics and oracles.
"""

from enum import IntEnum, auto
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import array_of, declare
from zx_env.compiling.twins import flat_record
from zx_env.doors.pieces import Category, Piece, Place, cut_up, first_cell, names_of
from zx_env.zx import limits
from zx_env.zx.cards.encode.features import FEATURE_NAMES, SUMMARY_NAMES
from zx_env.zx.terms import Ask, BattleStep, CardType, Phase, Zone

ENEMY_HAND_ROWS = 4
"""Rows for cards of the opponent's hand that this player knows."""


class Fact(Place):
    """Places of `facts`. What has no owner in its name is the player's who looks, or the game's."""

    IS_DECIDER = auto()  # 1: this player decides now
    IS_TURN_PLAYER = auto()
    WENT_FIRST = auto()
    TURN = auto()  # turns so far, the first is 1
    MAY_STOP = auto()  # 1: the choice may stop here ("done", "pass", "none")
    PAGE = auto()  # page of hand and options that has the action numbers
    CARDS_CHOSEN = auto()  # cards that the pending choice has picked so far
    DAMAGE_WAITING = auto()  # damage received and not yet carried out, CR 907.1
    ENEMY_DAMAGE_WAITING = auto()
    PASSES = auto()  # passes in a row in the Battle Event Step, CR 603.1c
    IS_ATTACKED = auto()  # 1: this player, not a Z/X, is the attack target
    ENEMY_IS_ATTACKED = auto()
    HAS_PLAYER_CARD = auto()
    ENEMY_HAS_PLAYER_CARD = auto()  # 0 until the Player cards are face up
    WAITING_ABILITIES = auto()  # Automatic abilities that wait, of both players
    ENEMY_DECIDES = auto()
    FACE_UP_IN_DYNAMIS = auto()  # cards, CR 313: levels count them
    ENEMY_FACE_UP_IN_DYNAMIS = auto()
    PLAYED_EX = (
        auto()
    )  # who has played a Z/X EX or Event EX this turn: 1 the turn player, 2 the other, 3 both
    MODE = auto()  # the mode that "yes" or "no" is about, from 1; 0 without modes
    MEMORIAL_PIECES = auto()  # counters, ruling H40
    ENEMY_MEMORIAL_PIECES = auto()
    DREAM_KEYS = auto()
    ENEMY_DREAM_KEYS = auto()
    UNDER_PLAYER = auto()  # 0 nothing, 1 a card face down, 2 Z/X Overboost, 3 Player Extra face up, 4 spent
    ENEMY_UNDER_PLAYER = auto()  # 0 nothing or face down, 1 Z/X Overboost, 2 Player Extra face up, 3 spent
    PLAYER_NAMES_GAINED = auto()  # 1: the Player has names beside its own, ruling H62
    ENEMY_PLAYER_NAMES_GAINED = auto()
    PLAYER_SLEEPS = auto()  # 1: the Player card is in Sleep State
    ENEMY_PLAYER_SLEEPS = auto()
    PLAYER_ABILITIES = auto()  # abilities that the Player card has been given, ruling H64
    ENEMY_PLAYER_ABILITIES = auto()


class _FactOfCard(IntEnum):
    """Columns of a row that begins with the features of a card; `auto()` counts on behind these."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + count


class BoardFact(_FactOfCard):
    """Columns of `board` behind the features: how the newest Z/X of a Square stands. Power in 500s."""

    OWN = auto()
    ENEMY = auto()
    SLEEP = auto()
    POWER_NOW = auto()
    DAMAGE_TAKEN = auto()  # this turn
    BOOST = auto()  # Power gained or lost until the end of the turn
    POWER_LEFT = auto()  # POWER_NOW less DAMAGE_TAKEN
    IS_ATTACKING = auto()
    IS_ATTACKED = auto()
    CAN_ATTACK = auto()
    CAN_BE_CHOSEN = auto()  # 1: the pending choice can pick it
    IS_SUBJECT = auto()  # 1: the decision is about it
    ZX_ON_SQUARE = auto()  # Z/X there, the ones below counted
    SQUARE_CAN_BE_CHOSEN = auto()  # 1: the pending decision can name the Square, or attack there
    FORCE = auto()  # cards under it, CR 312
    SHIFT = auto()  # 1: a Shift lies on it, CR 202.8
    OWN_LINKS = auto()
    ENEMY_LINKS = auto()


class HandFact(_FactOfCard):
    """Columns of `hand`, `enemy_hand` and `their_hand` behind the features."""

    COPIES = auto()
    COPIES_KNOWN_TO_ENEMY = auto()  # of `hand` alone


class OptionFact(_FactOfCard):
    """Columns of `options` behind the features: where the card is."""

    IS_THERE = auto()  # 1: the row is an option
    OWN = auto()
    ENEMY = auto()
    ZONE = auto()  # terms.Zone
    SLEEP = auto()  # 1: in Sleep State; in the Dynamis, face up
    ABILITY_PLACE = auto()  # place on the card of the ability that is used, or by which the card is played


class SubjectFact(_FactOfCard):
    """The column of `subject` behind the features."""

    OWN = auto()


class MarkerFact(_FactOfCard):
    """The column of `markers` behind the features."""

    SQUARE = auto()  # as this player sees it, from 1; 0 for none


class Marker(IntEnum):
    """Places of `markers`, for each side."""

    SHIFT = 0
    LINK = 1


MARKERS_OF_SIDE = len(Marker)


class Counted(IntEnum):
    """Rows of `summaries`: cards of a zone, the own ones, the enemy's in the next row."""

    CHARGE = 0
    TRASH = 2
    REMOVED = 4
    HIDDEN = 6  # own deck and Life; the enemy's are not counted


class Numbered(IntEnum):
    """First row of `card_numbers` for each piece that has cards; one row for each card of the piece."""

    BOARD = 0
    HAND = BOARD + limits.SQUARES
    OPTIONS = HAND + limits.HAND_ROWS
    ENEMY_HAND = OPTIONS + limits.OPTION_ROWS
    MARKERS = ENEMY_HAND + ENEMY_HAND_ROWS  # own Shift and Link, enemy Shift and Link
    SUBJECT = MARKERS + 2 * MARKERS_OF_SIDE
    PLAYER_CARDS = SUBJECT + 1  # own and enemy


SEEN = 1
"""Version of what a player sees: raise it with every change of a cell or an action."""

# What is no amount. A type and the kind of an Event stand among the features of a card.
_OF_CARD = (Category(("event",), 3), Category(("type",), len(CardType)))
_ZONES = names_of(Zone)[: limits.ZONE_LISTS]

PIECES = (
    Piece(
        "asked",
        (len(Ask),),
        0,
        1,
        "what this player must decide, one-hot terms.Ask; zeros when it need not",
        names_of(Ask),
    ),
    Piece("phase", (len(Phase),), 0, 1, "one-hot terms.Phase", names_of(Phase)),
    Piece("battle_step", (len(BattleStep),), 0, 1, "one-hot terms.BattleStep", names_of(BattleStep)),
    Piece(
        "facts",
        (len(Fact),),
        -1,
        127,
        "where the game is",
        names_of(Fact),
        categories=(
            Category(("played_ex",), 4),
            Category(("under_player",), 5),
            Category(("enemy_under_player",), 4),
        ),
    ),
    Piece(
        "zones",
        (2, limits.ZONE_LISTS),
        0,
        127,
        "cards in each zone (terms.Zone), own and enemy",
        _ZONES,
        "a player: own, enemy",
    ),
    Piece(
        "resources",
        (2, 2, limits.SUMMARY),
        0,
        127,
        "Resource cards counted (cards/encode/features.py Summary): own and enemy, Reboot and Sleep",
        SUMMARY_NAMES,
        "Resources: own Reboot and Sleep, enemy Reboot and Sleep",
    ),
    Piece(
        "board",
        (limits.SQUARES, limits.FEATURES + len(BoardFact)),
        -128,
        127,
        "the newest Z/X of each Square: features, then how it stands",
        FEATURE_NAMES + names_of(BoardFact),
        "a Square from the own side",
        _OF_CARD,
        Numbered.BOARD,
    ),
    Piece(
        "hand",
        (limits.HAND_ROWS, limits.FEATURES + len(HandFact)),
        -128,
        127,
        "the different cards of the own hand: features, then how many",
        FEATURE_NAMES + names_of(HandFact),
        "a different card",
        _OF_CARD,
        Numbered.HAND,
    ),
    Piece(
        "enemy_hand",
        (ENEMY_HAND_ROWS, limits.FEATURES + 1),
        -128,
        127,
        "cards of the enemy's hand that this player has seen: features, then how many",
        (*FEATURE_NAMES, HandFact.COPIES.name.lower()),
        "a different card",
        _OF_CARD,
        Numbered.ENEMY_HAND,
    ),
    Piece(
        "options",
        (limits.OPTION_ROWS, limits.FEATURES + len(OptionFact)),
        -128,
        127,
        "what the decision is among, besides hand and Squares: features, then where it is",
        FEATURE_NAMES + names_of(OptionFact),
        "an option",
        (
            *_OF_CARD,
            Category(("zone",), len(Zone)),
            Category(("ability_place",), limits.ABILITIES_OF_CARD),
        ),
        Numbered.OPTIONS,
    ),
    Piece(
        "subject",
        (limits.FEATURES + len(SubjectFact),),
        -128,
        127,
        "the card that the decision is about: features, then own",
        FEATURE_NAMES + names_of(SubjectFact),
        categories=_OF_CARD,
        cards=Numbered.SUBJECT,
    ),
    Piece(
        "summaries",
        (7, limits.SUMMARY),
        0,
        127,
        "cards counted (cards/encode/features.py Summary): own and enemy Charge, own and enemy Trash, "
        "own and enemy removed, and own cards that are hidden from their owner (deck and Life)",
        SUMMARY_NAMES,
        "the cards of a zone",
    ),
    Piece(
        "markers",
        (2, MARKERS_OF_SIDE, limits.FEATURES + len(MarkerFact)),
        -128,
        127,
        "own and enemy: the Shift that lies on a Z/X, the Link that was put last: features, then its Square "
        "as this player sees it, from 1, 0 for none",
        FEATURE_NAMES + names_of(MarkerFact),
        "a marker: own Shift, own Link, enemy Shift, enemy Link",
        (*_OF_CARD, Category(("square",), 1 + limits.SQUARES)),
        Numbered.MARKERS,
    ),
    Piece(
        "card_numbers",
        (Numbered.PLAYER_CARDS + 2, 2),
        0,
        127,
        "row in the card table + 1, as high * 128 + low, 0 for none: the rows of board, hand, options, "
        "enemy_hand, own Shift and Link, enemy Shift and Link, then the subject, own and enemy Player card",
        ("high", "low"),
        "a card",
        (Category(("high", "low"), limits.CARDS + 1),),
    ),
)
OBSERVATION = flat_record([(piece.name, piece.shape) for piece in PIECES], np.int8)
OBSERVATION_SIZE = OBSERVATION.itemsize
"""Length N of the flat observation, int8."""


# For what is copied cell by cell: where a piece begins, and cells of one of its rows.
BOARD = first_cell(OBSERVATION, "board")
BOARD_ROW = limits.FEATURES + len(BoardFact)
HAND = first_cell(OBSERVATION, "hand")
HAND_ROW = limits.FEATURES + len(HandFact)
ENEMY_HAND = first_cell(OBSERVATION, "enemy_hand")
ENEMY_HAND_ROW = limits.FEATURES + 1
OPTIONS = first_cell(OBSERVATION, "options")
OPTION_ROW = limits.FEATURES + len(OptionFact)
SUBJECT = first_cell(OBSERVATION, "subject")
RESOURCES = first_cell(OBSERVATION, "resources")
SUMMARIES = first_cell(OBSERVATION, "summaries")

HIDDEN_ROWS = 12
"""Rows for the different cards of the enemy's hand."""
LIFE_ROWS = 6
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
        "life",
        (2, LIFE_ROWS, limits.FEATURES),
        -128,
        127,
        "Life cards from the top, own and enemy",
        FEATURE_NAMES,
        "a card",
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
    """Cut observations up: `named(obs)["board"][..., BoardFact.POWER_NOW]`.

    Args:
        observations: [..., OBSERVATION_SIZE], one observation or many; or [..., FULL_SIZE], privileged ones.

    Returns:
        [..., *shape] for each piece of PIECES, or of FULL_PIECES, by its name: views, no copies.

    Raises:
        SettingError: The last axis has another length.
    """
    return cut_up(observations, (OBSERVATION, PIECES), (FULL, FULL_PIECES), "zx_env")


declare(obs=OBSERVATION, observations=array_of(OBSERVATION), full=FULL, fulls=array_of(FULL))
