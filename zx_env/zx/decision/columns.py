"""The names of the numbers inside the fields of an observation: places and columns.

Natural units: Power and damage in 500s, counts as counts. Own side first; Squares from the own side. See
also: the fields themselves (observation.py), the features of a card (cards/encode/features.py Feature).
"""

from enum import IntEnum, auto
from typing import Any

from zx_env.core.observation.layout import Place
from zx_env.zx import limits
from zx_env.zx.terms import Occurrence

KNOWN_ROWS = 4
"""Rows of `known_cards` for each player: the known cards of deck and Life that are nearest to the top."""
LASTING_ROWS = 8
"""Rows of `lasting`: the maximum number of lasting effects that an observation contains."""
OCCURRED = tuple(kind for kind in Occurrence if kind != Occurrence.BECOMES_FORCE)
"""The terms.Occurrence of each column of `happened`. Becoming Force is in `notes` only."""
ENEMY_HAND_ROWS = 4
"""Rows for cards of the opponent's hand that this player knows."""


class Fact(Place):
    """Indices of the cells of `facts`, numbers about the players and the decision.

    Names without ENEMY are of the observing player, or of the game; those with ENEMY are of the opponent.
    """

    IS_DECIDER = auto()  # 1: this player is to move
    IS_TURN_PLAYER = auto()
    WENT_FIRST = auto()
    TURN = auto()  # turns so far, the first is 1
    MAY_STOP = auto()  # 1: the action `stop` is legal ("done", "pass", "start none")
    PAGE = auto()  # page of hand and options that is shown
    CARDS_CHOSEN = auto()  # number of cards that the pending choice has picked so far
    DAMAGE_WAITING = auto()  # damage received and not yet carried out, CR 907.1
    ENEMY_DAMAGE_WAITING = auto()
    PASSES = auto()  # consecutive passes in the Battle Event Step, CR 603.1c
    IS_ATTACKED = auto()  # 1: this player, not a Z/X, is the attack target
    ENEMY_IS_ATTACKED = auto()
    HAS_PLAYER_CARD = auto()
    ENEMY_HAS_PLAYER_CARD = auto()  # 1: has one; 0 until the Player cards are face up
    WAITING_ABILITIES = auto()  # number of Automatic abilities of both players that wait
    ENEMY_DECIDES = auto()
    FACE_UP_IN_DYNAMIS = auto()  # number of face-up cards, CR 313: the levels of abilities count them
    ENEMY_FACE_UP_IN_DYNAMIS = auto()
    PLAYED_EX = auto()  # 1: the turn player played a Z/X EX or Event EX this turn; 2: the other; 3: both
    MODE = auto()  # 1 + place of the mode that "yes" or "no" is about; 0 for other questions
    MEMORIAL_PIECES = auto()  # counters of this kind, ruling H40
    ENEMY_MEMORIAL_PIECES = auto()
    DREAM_KEYS = auto()  # Dream Keys and all later kinds of counters
    ENEMY_DREAM_KEYS = auto()
    UNDER_PLAYER = auto()  # 0 nothing, 1 a card face down, 2 Z/X Overboost, 3 Player Extra face up, 4 spent
    ENEMY_UNDER_PLAYER = auto()  # 0 nothing or face down, 1 Z/X Overboost, 2 Player Extra face up, 3 spent
    PLAYER_NAMES_GAINED = auto()  # 1: the Player has gained further names, ruling H62
    ENEMY_PLAYER_NAMES_GAINED = auto()
    PLAYER_SLEEPS = auto()  # 1: the Player card is in Sleep State
    ENEMY_PLAYER_SLEEPS = auto()
    PLAYER_ABILITIES = auto()  # number of abilities that the Player card has gained, ruling H64
    ENEMY_PLAYER_ABILITIES = auto()
    LOCKS = auto()  # number of abilities, locked by name, that cannot be used again this turn or this game
    ENEMY_LOCKS = auto()
    DELAYED = auto()  # number of parts of own effects that resolve later this turn
    ENEMY_DELAYED = auto()
    BARS = auto()  # terms.PlayerBar bits: what this player cannot do this turn
    ENEMY_BARS = auto()


class _FactOfCard(IntEnum):
    """Columns of a row that begins with the features of a card; `auto()` counts on after the features."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + count


class BoardFact(_FactOfCard):
    """Columns of `board` after the features: the state of the newest Z/X of a Square. Power in 500s."""

    OWN = auto()
    ENEMY = auto()
    SLEEP = auto()
    POWER_NOW = auto()
    DAMAGE_TAKEN = auto()  # damage taken this turn
    BOOST = auto()  # Power gained or lost until the end of the turn
    POWER_LEFT = auto()  # POWER_NOW less DAMAGE_TAKEN
    IS_ATTACKING = auto()
    IS_ATTACKED = auto()
    CAN_ATTACK = auto()
    CAN_BE_CHOSEN = auto()  # 1: the pending choice can pick this Z/X
    IS_SUBJECT = auto()  # 1: the decision is about this Z/X
    ZX_ON_SQUARE = auto()  # number of Z/X there, including the ones below
    SQUARE_CAN_BE_CHOSEN = auto()  # 1: the pending decision can choose the Square, or attack it
    FORCE = auto()  # number of cards under this Z/X, CR 312
    SHIFT = auto()  # 1: a Shift lies on this Z/X, CR 202.8
    OWN_LINKS = auto()
    ENEMY_LINKS = auto()
    USED = auto()  # number of its startup abilities that were used this turn
    GAINED = auto()  # number of abilities that it has gained


class _FactBehindBoard(IntEnum):
    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + len(BoardFact) + count


class PairFact(_FactBehindBoard):
    """Columns of `board` after BoardFact: which Z/X destroys which. Margins in 500s, within ±PAIR_LIMIT.

    The four neighbours in order: the Square ahead (nearer to the enemy's row), behind, right and left.
    """

    DESTROYS_AHEAD = auto()  # 1: its Power destroys the other side's Z/X there
    DESTROYS_BEHIND = auto()
    DESTROYS_RIGHT = auto()
    DESTROYS_LEFT = auto()
    FALLS_AHEAD = auto()  # 1: the Power of the other side's Z/X there destroys it
    FALLS_BEHIND = auto()
    FALLS_RIGHT = auto()
    FALLS_LEFT = auto()
    MARGIN_AHEAD = auto()  # its Power minus the Power left of the other side's Z/X there
    MARGIN_BEHIND = auto()
    MARGIN_RIGHT = auto()
    MARGIN_LEFT = auto()
    THREAT_AHEAD = auto()  # the Power of the other side's Z/X there minus its own Power left
    THREAT_BEHIND = auto()
    THREAT_RIGHT = auto()
    THREAT_LEFT = auto()
    SUBJECT_DESTROYS_AHEAD = auto()  # like DESTROYS_AHEAD: the card put on a Square now, if it were here
    SUBJECT_DESTROYS_BEHIND = auto()
    SUBJECT_DESTROYS_RIGHT = auto()
    SUBJECT_DESTROYS_LEFT = auto()
    SUBJECT_FALLS_AHEAD = auto()  # like FALLS_AHEAD: the card put on a Square now, if it were here
    SUBJECT_FALLS_BEHIND = auto()
    SUBJECT_FALLS_RIGHT = auto()
    SUBJECT_FALLS_LEFT = auto()
    ATTACKERS = auto()  # number of the other side's Z/X that can attack this Square now, or in their turn
    FALLS_TO_ALL = auto()  # 1: all ATTACKERS together destroy the Z/X here
    SUBJECT_FALLS_TO_ALL = auto()  # 1: they destroy the card that is put on a Square now, if it were here
    SUBJECT_DESTROYS_IT = auto()  # 1: the Power of the card that the decision is about destroys the Z/X here
    DESTROYS_SUBJECT = auto()  # 1: the Power of the Z/X here destroys the card that the decision is about
    EFFECT_DESTROYS_IT = auto()  # 1: the Z/X here can be chosen, and the asking effect would destroy it


PAIR_LIMIT = 16
NEIGHBOURS = 4


class HandFact(_FactOfCard):
    """Columns of `hand`, `enemy_hand` and `their_hand` after the features.

    A row stands for all equal cards of a hand. COPIES is their number, COPIES_KNOWN_TO_ENEMY the number of
    those that the opponent knows.
    """

    COPIES = auto()
    COPIES_KNOWN_TO_ENEMY = auto()  # only in `hand`


class _FactBehindHand(IntEnum):
    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + len(HandFact) + count


class HandPairFact(_FactBehindHand):
    """Columns of `hand` after HandFact: 1 if the Power of the card destroys the enemy's Z/X on a Square.

    The Squares are numbered like the rows of `board`.
    """

    DESTROYS_ON_0 = auto()
    DESTROYS_ON_1 = auto()
    DESTROYS_ON_2 = auto()
    DESTROYS_ON_3 = auto()
    DESTROYS_ON_4 = auto()
    DESTROYS_ON_5 = auto()
    DESTROYS_ON_6 = auto()
    DESTROYS_ON_7 = auto()
    DESTROYS_ON_8 = auto()


class OptionFact(_FactOfCard):
    """Columns of `options` after the features: the place and state of the card."""

    IS_THERE = auto()  # 1: the row is an option; 0: the row is unused
    OWN = auto()
    ENEMY = auto()
    ZONE = auto()  # terms.Zone
    SLEEP = auto()  # 1: in Sleep State; in the Dynamis, face up
    ABILITY_PLACE = auto()  # place on its card of the ability that is used, that plays it, or that waits
    SQUARE = auto()  # 1 + the Square where the card stands; 0 for none
    OCCURRENCE = auto()  # 1 + terms.Occurrence that triggered a waiting ability; 0 for none
    THAT_SQUARE = auto()  # 1 + the Square of the other card of that occurrence; 0 for none


class SubjectFact(_FactOfCard):
    """The one column of `subject`, the card that the decision is about, after the card's features.

    OWN is 1 if the card belongs to the observing player.
    """

    OWN = auto()


class CauseFact(Place):
    """Columns of `cause`: the purpose of the pending decision, for its decider."""

    FRAME = auto()  # op_groups.Frame that asks; for a choice of cards, the frame that wants the choice
    ABILITY_KIND = auto()  # 1 + terms.AbilityKind of the ability that asks; 0 for a rule
    OCCURRENCE = auto()  # 1 + terms.Occurrence that triggered that ability; 0 for none
    ABILITY_PLACE = auto()  # place of that ability on its card
    IS_COST = auto()  # 1: the choice is part of a cost
    OP = auto()  # terms.Op that will be applied to the chosen card
    AMOUNT = auto()  # amount of OP: Power and damage in 500s, else unscaled; 0 if it is not fixed
    TO_ZONE = auto()  # 1 + terms.Zone where the cards go; 0 for none
    AT_LEAST = auto()  # fewest cards to choose
    AT_MOST = auto()  # most cards to choose
    COST_LEFT = auto()  # largest sum of the Costs of the cards still to choose; 0 without a bound
    TO_PAY = auto()  # number of Resources still to sleep


class ListFact(Place):
    """Columns of the lists of cards, one row for each different card.

    The number of the card, its row in the card table plus 1, is HIGH * 128 + LOW. COPIES counts its copies,
    ASLEEP those in Sleep State; only Resource cards have ASLEEP.
    """

    HIGH = auto()
    LOW = auto()
    COPIES = auto()
    ASLEEP = auto()


class KnownFact(Place):
    """Columns of `known_cards`: the cards of a deck or Life that this player knows.

    The number of the card, its row in the card table plus 1, is HIGH * 128 + LOW.
    """

    HIGH = auto()
    LOW = auto()
    ZONE = auto()  # terms.Zone: DECK or LIFE
    DEPTH = auto()  # place from the top: 1 for the top card


class NoteFact(Place):
    """Columns of `notes`, the latest occurrences: each row is one occurrence, of a card or of a player."""

    HIGH = auto()  # the number of the card is HIGH * 128 + LOW; 0 if the player did not know the card
    LOW = auto()
    OCCURRENCE = auto()  # 1 + terms.Occurrence; 0 for an empty row
    OWN = auto()
    ENEMY = auto()
    SQUARE = auto()  # 1 + the Square as this player sees it; 0 for none
    THIS_TURN = auto()
    IS_NEW = auto()  # 1: it happened after the last action of this player


class LastingFact(Place):
    """Columns of `lasting`: each row is one effect that still applies to a card or a player."""

    OWN = auto()  # 1: on an own card, or on the player
    ENEMY = auto()
    SQUARE = auto()  # 1 + the Square of the card; 0 for a card elsewhere and for a player
    OP = auto()  # terms.Op of the effect; 0 for a granted ability
    AMOUNT = auto()  # Power in 500s, X of Range X, terms.Bar and terms.Color bits; at most 127
    ABILITY_KIND = auto()  # 1 + terms.AbilityKind of a granted ability; 0 for none
    OCCURRENCE = auto()  # 1 + terms.Occurrence that triggers the granted ability; 0 for none
    UNTIL = auto()  # terms.Until: how long the effect lasts


class MarkerFact(_FactOfCard):
    """The one column of `markers` after the features of the Shift card or Link: where it lies."""

    SQUARE = auto()  # 1 + the Square as this player sees it; 0 for none


class Marker(IntEnum):
    """Rows of `markers`: first the own Shift card and Link, then those of the enemy in the same order."""

    SHIFT = 0
    LINK = 1


MARKERS_OF_SIDE = len(Marker)


class Counted(IntEnum):
    """Rows of `summaries`: the own cards of a zone; the next row counts the enemy's cards of that zone."""

    CHARGE = 0
    TRASH = 2
    REMOVED = 4
    HIDDEN = 6  # own deck and Life; no row counts the enemy's


class Numbered(IntEnum):
    """First row of `card_numbers` for each field that has cards; one row for each card of the field.

    A row contains the number of a card: its row in the card table plus 1, 0 for no card.
    """

    BOARD = 0
    HAND = BOARD + limits.SQUARES
    OPTIONS = HAND + limits.HAND_ROWS
    ENEMY_HAND = OPTIONS + limits.OPTION_ROWS
    MARKERS = ENEMY_HAND + ENEMY_HAND_ROWS  # own Shift and Link, enemy Shift and Link
    SUBJECT = MARKERS + 2 * MARKERS_OF_SIDE
    PLAYER_CARDS = SUBJECT + 1  # own and enemy
