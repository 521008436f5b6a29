"""The names of the numbers inside the pieces of an observation: places and columns.

Natural units: Power and damage in 500s, counts as counts. Own side first; Squares from the own side. See
also: the pieces themselves (observation.py), the features of a card (cards/encode/features.py Feature).
"""

from enum import IntEnum, auto
from typing import Any

from zx_env.core.observation.layout import Place
from zx_env.zx import limits

KNOWN_ROWS = 4
"""Rows for known cards of a player's deck and Life, those nearest to the top."""
LASTING_ROWS = 8
"""Rows for lasting effects."""
ENEMY_HAND_ROWS = 4
"""Rows for cards of the opponent's hand that this player knows."""


class Fact(Place):
    """Places of `facts`. Names without ENEMY are of the observing player, or of the game."""

    IS_DECIDER = auto()  # 1: this player is to move
    IS_TURN_PLAYER = auto()
    WENT_FIRST = auto()
    TURN = auto()  # turns so far, the first is 1
    MAY_STOP = auto()  # 1: the action `stop` is legal ("done", "pass", "start none")
    PAGE = auto()  # page of hand and options that is shown
    CARDS_CHOSEN = auto()  # cards that the pending choice has picked so far
    DAMAGE_WAITING = auto()  # damage received and not yet carried out, CR 907.1
    ENEMY_DAMAGE_WAITING = auto()
    PASSES = auto()  # consecutive passes in the Battle Event Step, CR 603.1c
    IS_ATTACKED = auto()  # 1: this player, not a Z/X, is the attack target
    ENEMY_IS_ATTACKED = auto()
    HAS_PLAYER_CARD = auto()
    ENEMY_HAS_PLAYER_CARD = auto()  # 0 until the Player cards are face up
    WAITING_ABILITIES = auto()  # Automatic abilities that wait, of both players
    ENEMY_DECIDES = auto()
    FACE_UP_IN_DYNAMIS = auto()  # cards, CR 313: levels count them
    ENEMY_FACE_UP_IN_DYNAMIS = auto()
    PLAYED_EX = auto()  # played a Z/X EX or Event EX this turn: 1 the turn player, 2 the other, 3 both
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
    LOCKS = auto()  # abilities that own cards of a name cannot use again this turn
    ENEMY_LOCKS = auto()
    DELAYED = auto()  # parts of own effects that resolve later this turn
    ENEMY_DELAYED = auto()
    BARS = auto()  # terms.PlayerBar bits: what this player cannot do this turn
    ENEMY_BARS = auto()


class _FactOfCard(IntEnum):
    """Columns of a row that begins with the features of a card; `auto()` continues behind these."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + count


class BoardFact(_FactOfCard):
    """Columns of `board` behind the features: the state of the newest Z/X of a Square. Power in 500s."""

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
    ZX_ON_SQUARE = auto()  # number of Z/X there, including the ones below
    SQUARE_CAN_BE_CHOSEN = auto()  # 1: the pending decision can choose the Square, or attack it
    FORCE = auto()  # cards under it, CR 312
    SHIFT = auto()  # 1: a Shift lies on it, CR 202.8
    OWN_LINKS = auto()
    ENEMY_LINKS = auto()
    USED = auto()  # its startup abilities that were used this turn
    GAINED = auto()  # abilities that it has been given


class _FactBehindBoard(IntEnum):
    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + len(BoardFact) + count


class PairFact(_FactBehindBoard):
    """Columns of `board` behind BoardFact: which Z/X destroys which. Margins in 500s, within ±PAIR_LIMIT.

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
    MARGIN_AHEAD = auto()  # its Power less the Power left of the other
    MARGIN_BEHIND = auto()
    MARGIN_RIGHT = auto()
    MARGIN_LEFT = auto()
    THREAT_AHEAD = auto()  # the other's Power less its own Power left
    THREAT_BEHIND = auto()
    THREAT_RIGHT = auto()
    THREAT_LEFT = auto()
    SUBJECT_DESTROYS_AHEAD = auto()  # like DESTROYS, FALLS: the card put on a Square now, if it were here
    SUBJECT_DESTROYS_BEHIND = auto()
    SUBJECT_DESTROYS_RIGHT = auto()
    SUBJECT_DESTROYS_LEFT = auto()
    SUBJECT_FALLS_AHEAD = auto()
    SUBJECT_FALLS_BEHIND = auto()
    SUBJECT_FALLS_RIGHT = auto()
    SUBJECT_FALLS_LEFT = auto()
    ATTACKERS = auto()  # Z/X of the other side that can attack this Square now, or when their turn comes
    FALLS_TO_ALL = auto()  # 1: all of these together destroy the Z/X here
    SUBJECT_FALLS_TO_ALL = auto()  # 1: … the card that is put on a Square now, if it were here
    SUBJECT_DESTROYS_IT = auto()  # 1: the Power of the card that the decision is about destroys the Z/X here
    DESTROYS_SUBJECT = auto()  # 1: the Z/X here destroys that card
    EFFECT_DESTROYS_IT = auto()  # 1: it can be chosen, and the asking effect would destroy it


PAIR_LIMIT = 16
NEIGHBOURS = 4


class HandFact(_FactOfCard):
    """Columns of `hand`, `enemy_hand` and `their_hand` behind the features."""

    COPIES = auto()
    COPIES_KNOWN_TO_ENEMY = auto()  # only of `hand`


class _FactBehindHand(IntEnum):
    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return limits.FEATURES + len(HandFact) + count


class HandPairFact(_FactBehindHand):
    """Columns of `hand` behind HandFact: 1 if the Power of the card destroys the enemy's Z/X on a Square.

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
    """Columns of `options` behind the features: the place and state of the card."""

    IS_THERE = auto()  # 1: the row is an option
    OWN = auto()
    ENEMY = auto()
    ZONE = auto()  # terms.Zone
    SLEEP = auto()  # 1: in Sleep State; in the Dynamis, face up
    ABILITY_PLACE = auto()  # place on its card of the ability that is used, that plays it, or that waits
    SQUARE = auto()  # where the card stands, from 1; 0 for none
    OCCURRENCE = auto()  # of a waiting ability: terms.Occurrence that triggered it, from 1
    THAT_SQUARE = auto()  # … and the Square of the other card of the occurrence, from 1; 0 for none


class SubjectFact(_FactOfCard):
    """The column of `subject` behind the features."""

    OWN = auto()


class CauseFact(Place):
    """Columns of `cause`: the purpose of the pending decision, for its decider."""

    FRAME = auto()  # terms.Frame that asks; for a choice of cards the frame below it
    ABILITY_KIND = auto()  # terms.AbilityKind of the ability that asks, from 1; 0 for a rule
    OCCURRENCE = auto()  # terms.Occurrence that triggered it, from 1
    ABILITY_PLACE = auto()  # its place on its card
    IS_COST = auto()  # 1: the choice is part of a cost
    OP = auto()  # terms.Op that will be applied to the chosen card
    AMOUNT = auto()  # of OP: Power and damage in 500s, else unscaled; 0 if it is not fixed
    TO_ZONE = auto()  # terms.Zone where the cards go, from 1
    AT_LEAST = auto()  # fewest cards to choose
    AT_MOST = auto()  # most cards to choose
    COST_LEFT = auto()  # Cost that the chosen cards may still have in all
    TO_PAY = auto()  # Resources still to sleep


class ListFact(Place):
    """Columns of the lists of cards: number of the card and copies; `asleep` only of Resource cards."""

    HIGH = auto()
    LOW = auto()
    COPIES = auto()
    ASLEEP = auto()


class KnownFact(Place):
    """Columns of `known_cards`."""

    HIGH = auto()
    LOW = auto()
    ZONE = auto()  # terms.Zone: DECK or LIFE
    DEPTH = auto()  # 1 for the top card


class NoteFact(Place):
    """Columns of `notes`: one past occurrence."""

    HIGH = auto()  # the number of the card, if the player knew it
    LOW = auto()
    OCCURRENCE = auto()  # terms.Occurrence, from 1
    OWN = auto()
    ENEMY = auto()
    SQUARE = auto()  # as this player sees it, from 1; 0 for none
    THIS_TURN = auto()
    IS_NEW = auto()  # 1: since this player acted last


class LastingFact(Place):
    """Columns of `lasting`: an effect on a card or a player, and until when."""

    OWN = auto()  # 1: on an own card, or on the player
    ENEMY = auto()
    SQUARE = auto()  # on this Square, from 1; 0 elsewhere and for a player
    OP = auto()  # terms.Op of the effect; 0 for a granted ability
    AMOUNT = auto()  # Power in 500s, X of Range X, terms.Bar and terms.Color bits; at most 127
    ABILITY_KIND = auto()  # terms.AbilityKind of a granted ability, from 1
    OCCURRENCE = auto()  # terms.Occurrence that triggers it, from 1
    UNTIL = auto()  # terms.Until


class MarkerFact(_FactOfCard):
    """The column of `markers` behind the features."""

    SQUARE = auto()  # as this player sees it, from 1; 0 for none


class Marker(IntEnum):
    """Places of `markers`, for each side."""

    SHIFT = 0
    LINK = 1


MARKERS_OF_SIDE = len(Marker)


class Counted(IntEnum):
    """Rows of `summaries`: the own cards of a zone; the enemy's are in the next row."""

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
