"""What one player may see, as named pieces of one flat int8 array.

`PIECES` gives name, shape, range and meaning of every piece: the space, the docs and the drawing come from
it. Natural units: Power and damage in 500s, counts as counts. Own side first; Squares from the own side.
A card is `limits.FEATURES` numbers that say what it is and does (cards/features.py), so that a network can
read cards it was not trained on; its row number in the card table is in `card_numbers` alone.

Everything the rules let a player know and nothing else: hidden cards count in `zones`, no more.
`FULL_PIECES` is the privileged view for critics and oracles.
"""

from typing import NamedTuple

import numpy as np

from zx_env.compiling.decorators import array_of, declare
from zx_env.compiling.twins import flat_record
from zx_env.zx import limits

F = limits.FEATURES
ENEMY_HAND_ROWS = 4
"""Rows for cards of the opponent's hand that this player knows."""
MARKERS = limits.SQUARES + limits.HAND_ROWS + limits.OPTION_ROWS + ENEMY_HAND_ROWS
"""First row of the card numbers of Shift cards and Links."""
NUMBERED = MARKERS + 4 + 3

FACTS = (
    "is_decider",
    "is_turn_player",
    "went_first",
    "turn",
    "may_stop",
    "page",
    "cards_chosen",
    "damage_waiting",
    "enemy_damage_waiting",
    "passes",
    "is_attacked",
    "enemy_is_attacked",
    "has_player_card",
    "enemy_has_player_card",
    "waiting_abilities",
    "enemy_decides",
    "face_up_in_dynamis",
    "enemy_face_up_in_dynamis",
    "played_ex",
    "mode",
    "memorial_pieces",
    "enemy_memorial_pieces",
    "dream_keys",
    "enemy_dream_keys",
    "under_player",
    "enemy_under_player",
    "player_names_gained",
    "enemy_player_names_gained",
    "player_sleeps",
    "enemy_player_sleeps",
    "player_abilities",
    "enemy_player_abilities",
)
BOARD_FACTS = (
    "own",
    "enemy",
    "sleep",
    "power_now",
    "damage_taken",
    "boost",
    "power_left",
    "is_attacking",
    "is_attacked",
    "can_attack",
    "can_be_chosen",
    "is_subject",
    "zx_on_square",
    "square_can_be_chosen",
    "force",
    "shift",
    "own_links",
    "enemy_links",
)
HAND_FACTS = ("copies", "copies_known_to_enemy")
OPTION_FACTS = ("is_there", "own", "enemy", "zone", "sleep", "ability_place")


class Piece(NamedTuple):
    """One named piece of the observation.

    `columns` names the numbers along the last axis, after the features of a card where there are any.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    columns: tuple[str, ...] = ()


PIECES = (
    Piece("asked", (16,), 0, 1, "what this player must decide, one-hot terms.Ask; zeros when it need not"),
    Piece("phase", (7,), 0, 1, "one-hot terms.Phase"),
    Piece("battle_step", (5,), 0, 1, "one-hot terms.BattleStep"),
    Piece("facts", (len(FACTS),), -1, 127, "where the game is", FACTS),
    Piece("zones", (2, limits.ZONE_LISTS), 0, 127, "cards in each zone (terms.Zone), own and enemy"),
    Piece(
        "resources",
        (2, 2, limits.SUMMARY),
        0,
        127,
        "Resource cards counted (cards/features.py SUMMARY_NAMES): own and enemy, Reboot and Sleep",
    ),
    Piece(
        "board",
        (limits.SQUARES, F + len(BOARD_FACTS)),
        -128,
        127,
        "the newest Z/X of each Square: features, then how it stands",
        BOARD_FACTS,
    ),
    Piece(
        "hand",
        (limits.HAND_ROWS, F + len(HAND_FACTS)),
        -128,
        127,
        "the different cards of the own hand: features, then how many",
        HAND_FACTS,
    ),
    Piece(
        "enemy_hand",
        (ENEMY_HAND_ROWS, F + 1),
        -128,
        127,
        "cards of the enemy's hand that this player has seen: features, then how many",
        ("copies",),
    ),
    Piece(
        "options",
        (limits.OPTION_ROWS, F + len(OPTION_FACTS)),
        -128,
        127,
        "what the decision is among, besides hand and Squares: features, then where it is",
        OPTION_FACTS,
    ),
    Piece(
        "subject", (F + 1,), -128, 127, "the card that the decision is about: features, then own", ("own",)
    ),
    Piece(
        "summaries",
        (7, limits.SUMMARY),
        0,
        127,
        "cards counted (cards/features.py SUMMARY_NAMES): own and enemy Charge, own and enemy Trash, own and "
        "enemy removed, and own cards that are hidden from their owner (deck and Life)",
    ),
    Piece(
        "markers",
        (2, 2, F + 1),
        -128,
        127,
        "own and enemy: the Shift that lies on a Z/X, the Link that was put last: features, then its Square "
        "as this player sees it, from 1, 0 for none",
        ("square",),
    ),
    Piece(
        "card_numbers",
        (NUMBERED, 2),
        0,
        127,
        "row in the card table + 1, as high * 128 + low, 0 for none: the rows of board, hand, options, "
        "enemy_hand, own Shift and Link, enemy Shift and Link, then the subject, own and enemy Player card",
    ),
)
OBSERVATION = flat_record([(piece.name, piece.shape) for piece in PIECES], np.int8)
OBSERVATION_SIZE = OBSERVATION.itemsize
"""Length N of the flat observation, int8."""


def _first_cell(name: str) -> int:
    """Where a piece begins in the flat observation."""
    assert OBSERVATION.fields is not None
    return int(OBSERVATION.fields[name][1])


BOARD = _first_cell("board")
HAND = _first_cell("hand")
ENEMY_HAND = _first_cell("enemy_hand")
OPTIONS = _first_cell("options")
SUBJECT = _first_cell("subject")
RESOURCES = _first_cell("resources")
SUMMARIES = _first_cell("summaries")
BOARD_ROW = F + len(BOARD_FACTS)
HAND_ROW = F + len(HAND_FACTS)
OPTION_ROW = F + len(OPTION_FACTS)

HIDDEN_ROWS = 12
DECK_ROWS = 4
FULL_PIECES = (
    *PIECES,
    Piece("their_hand", (HIDDEN_ROWS, F + 1), -128, 127, "all the enemy's hand: features, then copies"),
    Piece("life", (2, 6, F), -128, 127, "Life cards from the top, own and enemy"),
    Piece("next_cards", (2, DECK_ROWS, F), -128, 127, "cards from the top of the deck, own and enemy"),
)
FULL = flat_record([(piece.name, piece.shape) for piece in FULL_PIECES], np.int8)
FULL_SIZE = FULL.itemsize

declare(obs=OBSERVATION, observations=array_of(OBSERVATION), full=FULL, fulls=array_of(FULL))
