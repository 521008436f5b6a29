"""The layout of an observation: named fields of one flat int8 array.

`OBSERVATION_FIELDS` gives name, shape, range and meaning of every field: the space and the docs are made from
it, and `named` splits observations by it. The enums name the numbers inside a field: `Fact.TURN` is a place
of `facts`, `BoardFact.SLEEP` a column of `board`. Natural units: Power and damage in 500s, counts as counts.
Own side first; Squares from the own side. A card is `limits.FEATURES` numbers that describe its type and its
abilities (cards/encode/features.py Feature), so that a network can read cards it was not trained on; its row
number in the card table is only in `card_numbers`.

An observation contains everything the rules let a player know and nothing else: hidden cards only count in
`zones`. `FULL_FIELDS` is the privileged observation for critics and oracles.
"""

from zx_env.compiling.decorators import array_of, declare
from zx_env.core.observation.layout import (
    Category,
    ObservationField,
    ObservationLayout,
    names_of,
    offset,
    record_of_fields,
)
from zx_env.zx import limits
from zx_env.zx.cards.encode.features import FEATURE_NAMES, SHOWN_TYPES, SUMMARY_NAMES
from zx_env.zx.decision.columns import (
    ENEMY_HAND_ROWS,
    KNOWN_ROWS,
    LASTING_ROWS,
    MARKERS_OF_SIDE,
    OCCURRED,
    BoardFact,
    CauseFact,
    Counted,
    Fact,
    HandFact,
    HandPairFact,
    KnownFact,
    LastingFact,
    ListFact,
    Marker,
    MarkerFact,
    NoteFact,
    Numbered,
    OptionFact,
    PairFact,
    SubjectFact,
)
from zx_env.zx.op_groups import Frame
from zx_env.zx.terms import (
    AbilityKind,
    Ask,
    BattleStep,
    Occurrence,
    Op,
    Phase,
    PlayerBar,
    Until,
    Zone,
)

__all__ = [
    "FULL",
    "FULL_FIELDS",
    "FULL_SIZE",
    "OBSERVATION",
    "OBSERVATION_FIELDS",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "BoardFact",
    "CauseFact",
    "Counted",
    "Fact",
    "HandFact",
    "HandPairFact",
    "KnownFact",
    "LastingFact",
    "ListFact",
    "Marker",
    "MarkerFact",
    "NoteFact",
    "Numbered",
    "OptionFact",
    "PairFact",
    "SubjectFact",
    "named",
]

OBSERVATION_VERSION = 5
"""Version of the observation and the actions: raise it with every change of a cell or an action."""

# A Category names columns whose numbers are not amounts. The features of a card include its type and its
# kind of Event.
_OF_CARD = (Category(("event",), 3), Category(("type",), SHOWN_TYPES))
_ZONES = names_of(Zone)[: limits.ZONE_LISTS]

BOARD_ROW = limits.FEATURES + len(BoardFact) + len(PairFact)
"""Cells of a row of `board`."""
HAND_ROW = limits.FEATURES + len(HandFact) + len(HandPairFact)
_PIECES = (
    ObservationField(
        "asked",
        (len(Ask),),
        0,
        1,
        "the pending question, one-hot terms.Ask; zeros when this player is not to move",
        names_of(Ask),
    ),
    ObservationField("phase", (len(Phase),), 0, 1, "one-hot terms.Phase", names_of(Phase)),
    ObservationField(
        "battle_step", (len(BattleStep),), 0, 1, "one-hot terms.BattleStep", names_of(BattleStep)
    ),
    ObservationField(
        "facts",
        (len(Fact),),
        -1,
        127,
        "facts about the game and the players",
        names_of(Fact),
        categories=(
            Category(("played_ex",), 4),
            Category(("under_player",), 5),
            Category(("enemy_under_player",), 4),
            Category(("bars",), 1 + sum(PlayerBar)),
            Category(("enemy_bars",), 1 + sum(PlayerBar)),
        ),
    ),
    ObservationField(
        "zones",
        (2, limits.ZONE_LISTS),
        0,
        127,
        "cards in each zone (terms.Zone), own and enemy",
        _ZONES,
        "a player: own, enemy",
    ),
    ObservationField(
        "resources",
        (2, 2, limits.SUMMARY),
        0,
        127,
        "Resource cards counted (cards/encode/features.py Summary): own and enemy, Reboot and Sleep",
        SUMMARY_NAMES,
        "Resources: own Reboot and Sleep, enemy Reboot and Sleep",
    ),
    ObservationField(
        "board",
        (limits.SQUARES, BOARD_ROW),
        -128,
        127,
        "the newest Z/X of each Square: features, then its state, then which Z/X destroys which",
        FEATURE_NAMES + names_of(BoardFact) + names_of(PairFact),
        "a Square from the own side",
        _OF_CARD,
        Numbered.BOARD,
    ),
    ObservationField(
        "hand",
        (limits.HAND_ROWS, HAND_ROW),
        -128,
        127,
        "the different cards of the own hand: features, then copies, then what they would destroy",
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
        "options",
        (limits.OPTION_ROWS, limits.FEATURES + len(OptionFact)),
        -128,
        127,
        "the options of the decision besides hand and Squares: features, then place and state",
        FEATURE_NAMES + names_of(OptionFact),
        "an option",
        (
            *_OF_CARD,
            Category(("zone",), len(Zone)),
            Category(("ability_place",), limits.ABILITIES_OF_CARD),
            Category(("square",), 1 + limits.SQUARES),
            Category(("occurrence",), max(Occurrence) + 2),
            Category(("that_square",), 1 + limits.SQUARES),
        ),
        Numbered.OPTIONS,
    ),
    ObservationField(
        "subject",
        (limits.FEATURES + len(SubjectFact),),
        -128,
        127,
        "the card that the decision of either player is about: features, then own",
        FEATURE_NAMES + names_of(SubjectFact),
        categories=_OF_CARD,
        cards=Numbered.SUBJECT,
    ),
    ObservationField(
        "summaries",
        (7, limits.SUMMARY),
        0,
        127,
        "cards counted (cards/encode/features.py Summary): own and enemy Charge, own and enemy Trash, "
        "own and enemy removed, and own cards that are hidden from their owner (deck and Life)",
        SUMMARY_NAMES,
        "the cards of a zone",
    ),
    ObservationField(
        "markers",
        (2, MARKERS_OF_SIDE, limits.FEATURES + len(MarkerFact)),
        -128,
        127,
        "own and enemy: the Shift that lies on a Z/X, the Link that was put last: features, then 1 + its "
        "Square as this player sees it, 0 for none",
        FEATURE_NAMES + names_of(MarkerFact),
        "a marker: own Shift, own Link, enemy Shift, enemy Link",
        (*_OF_CARD, Category(("square",), 1 + limits.SQUARES)),
        Numbered.MARKERS,
    ),
    ObservationField(
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
_NUMBER = Category(("high", "low"), limits.CARDS + 1)
_OCCURRENCE = Category(("occurrence",), max(Occurrence) + 2)
_SQUARE = Category(("square",), 1 + limits.SQUARES)
_ABILITY_KINDS = AbilityKind.POSSESS + 2
"""One more than the highest cell of a kind of abilities: an Idealize asks nothing, and none is gained."""


def _list(name: str, sides: int, rows: int, meaning: str, asleep: bool = False) -> ObservationField:
    """Return the field for a list of cards, of one or of both players."""
    columns = names_of(ListFact) if asleep else names_of(ListFact)[:-1]
    shape = (2, rows, len(columns)) if sides == 2 else (rows, len(columns))
    return ObservationField(name, shape, 0, 127, meaning, columns, "a different card", (_NUMBER,))


OBSERVATION_FIELDS = (
    *_PIECES,
    ObservationField(
        "cause",
        (len(CauseFact),),
        -128,
        127,
        "the purpose of the pending decision",
        names_of(CauseFact),
        categories=(
            Category(("frame",), max(Frame) + 1),
            Category(("ability_kind",), _ABILITY_KINDS),
            _OCCURRENCE,
            Category(("ability_place",), limits.ABILITIES_OF_CARD),
            Category(("op",), max(Op) + 1),
            Category(("to_zone",), len(Zone) + 1),
        ),
    ),
    _list("deck_and_life", 1, limits.HIDDEN_CARDS, "the different cards of the own deck and Life together"),
    _list(
        "enemy_returned",
        1,
        limits.RETURNED_CARDS,
        "cards that this player saw before they were shuffled into the enemy's deck, and the most copies at "
        "one time",
    ),
    _list("trash", 2, limits.TRASH_CARDS, "the different cards of the own and of the enemy's Trash"),
    _list("charge", 2, limits.CHARGE_CARDS, "the different cards of the own and of the enemy's Charge"),
    _list(
        "removed", 2, limits.REMOVED_CARDS, "the different cards of the own and of the enemy's Remove Zone"
    ),
    _list(
        "resource_cards",
        2,
        limits.RESOURCE_CARDS,
        "the different cards of the own and of the enemy's Resource, and how many of them sleep",
        True,
    ),
    _list(
        "dynamis_face_up",
        2,
        limits.DYNAMIS_CARDS,
        "the different face-up cards of the own and of the enemy's Dynamis (CR 313)",
    ),
    _list("dynamis_face_down", 1, limits.DYNAMIS_CARDS, "the different face-down cards of the own Dynamis"),
    ObservationField(
        "known_cards",
        (2, KNOWN_ROWS, len(KnownFact)),
        0,
        127,
        "cards of the own and of the enemy's deck and Life that this player knows, and where they lie",
        names_of(KnownFact),
        "a card",
        (_NUMBER, Category(("zone",), Zone.LIFE + 1)),
    ),
    ObservationField(
        "notes",
        (limits.NOTED, len(NoteFact)),
        0,
        127,
        "the latest occurrences, the newest first",
        names_of(NoteFact),
        "an occurrence",
        (_NUMBER, _OCCURRENCE, _SQUARE),
    ),
    ObservationField(
        "lasting",
        (LASTING_ROWS, len(LastingFact)),
        -128,
        127,
        "lasting effects on cards and players",
        names_of(LastingFact),
        "a lasting effect",
        (
            _SQUARE,
            Category(("op",), max(Op) + 1),
            Category(("ability_kind",), _ABILITY_KINDS),
            _OCCURRENCE,
            Category(("until",), max(Until) + 1),
        ),
    ),
    ObservationField(
        "happened",
        (2, len(OCCURRED)),
        0,
        1,
        "terms.Occurrence that happened this turn, to own and to enemy cards",
        tuple(kind.name.lower() for kind in OCCURRED),
        "a player: own, enemy",
    ),
)
OBSERVATION = record_of_fields(OBSERVATION_FIELDS)
OBSERVATION_SIZE = OBSERVATION.itemsize
"""Length N of the flat observation, int8."""


# The first cell of a field and the number of cells per row, for writers that copy cells.
BOARD = offset(OBSERVATION, "board")
HAND = offset(OBSERVATION, "hand")
ENEMY_HAND = offset(OBSERVATION, "enemy_hand")
ENEMY_HAND_ROW = limits.FEATURES + 1
OPTIONS = offset(OBSERVATION, "options")
OPTION_ROW = limits.FEATURES + len(OptionFact)
SUBJECT = offset(OBSERVATION, "subject")
RESOURCES = offset(OBSERVATION, "resources")
SUMMARIES = offset(OBSERVATION, "summaries")
DECK_AND_LIFE = offset(OBSERVATION, "deck_and_life")
ENEMY_RETURNED = offset(OBSERVATION, "enemy_returned")
TRASH = offset(OBSERVATION, "trash")
CHARGE = offset(OBSERVATION, "charge")
REMOVED = offset(OBSERVATION, "removed")
RESOURCE_CARDS = offset(OBSERVATION, "resource_cards")
DYNAMIS_FACE_UP = offset(OBSERVATION, "dynamis_face_up")
DYNAMIS_FACE_DOWN = offset(OBSERVATION, "dynamis_face_down")
KNOWN_CARDS = offset(OBSERVATION, "known_cards")
NOTES = offset(OBSERVATION, "notes")
HAPPENED = offset(OBSERVATION, "happened")

HIDDEN_ROWS = 12
"""Rows for the different cards of the enemy's hand."""
LIFE_ROWS = 6
DECK_ROWS = 4
FULL_FIELDS = (
    *OBSERVATION_FIELDS,
    ObservationField(
        "their_hand",
        (HIDDEN_ROWS, limits.FEATURES + 1),
        -128,
        127,
        "the enemy's whole hand: features, then copies",
        (*FEATURE_NAMES, HandFact.COPIES.name.lower()),
        "a different card",
        _OF_CARD,
    ),
    ObservationField(
        "life",
        (2, LIFE_ROWS, limits.FEATURES),
        -128,
        127,
        "Life cards from the top, own and enemy",
        FEATURE_NAMES,
        "a card",
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


_LAYOUT = ObservationLayout(OBSERVATION_FIELDS, FULL_FIELDS, "zx_env")
named = _LAYOUT.named
"""Split observations into fields, OBSERVATION_FIELDS or FULL_FIELDS, by their names."""
field_of = _LAYOUT.field
"""Return one of OBSERVATION_FIELDS of observations, by its name."""

declare(obs=OBSERVATION, observations=array_of(OBSERVATION), full=FULL, fulls=array_of(FULL))
