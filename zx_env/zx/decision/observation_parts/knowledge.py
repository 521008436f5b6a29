"""Write a player's knowledge into an observation: lists of the cards of zones, known cards, the past.

Known cards are those of decks and Life that the player has seen. See also: how the lists are made (lists.py),
which occurrences are noted (rules/occurrences.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.memory import copier, reader, write_word
from zx_env.core.observation.layout import DIGIT
from zx_env.zx import limits
from zx_env.zx.decision.columns import KNOWN_ROWS, OCCURRED, KnownFact, NoteFact
from zx_env.zx.decision.observation import (
    CHARGE,
    DECK_AND_LIFE,
    DYNAMIS_FACE_DOWN,
    DYNAMIS_FACE_UP,
    ENEMY_RETURNED,
    HAPPENED,
    NOTES,
    REMOVED,
    RESOURCE_CARDS,
    TRASH,
)
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.zones import is_known_to, seen_by
from zx_env.zx.state import GAME, LISTED
from zx_env.zx.terms import NONE, Zone

_OF_HIDDEN = limits.LISTED_RETURNED - limits.LISTED_HIDDEN
_OF_RETURNED = limits.LISTED_TRASH - limits.LISTED_RETURNED
_OF_TRASH = limits.LISTED_CHARGE - limits.LISTED_TRASH
_OF_CHARGE = limits.LISTED_REMOVED - limits.LISTED_CHARGE
_OF_REMOVED = limits.LISTED_FACE_UP - limits.LISTED_REMOVED
_OF_FACE_UP = limits.LISTED_FACE_DOWN - limits.LISTED_FACE_UP
_OF_FACE_DOWN = limits.LISTED_RESOURCE - limits.LISTED_FACE_DOWN
_OF_RESOURCE = limits.LISTED_CELLS - limits.LISTED_RESOURCE

copy_hidden = copier(LISTED, "cells", limits.LISTED_HIDDEN, _OF_HIDDEN)
copy_returned = copier(LISTED, "cells", limits.LISTED_RETURNED, _OF_RETURNED)
copy_trash = copier(LISTED, "cells", limits.LISTED_TRASH, _OF_TRASH)
copy_charge = copier(LISTED, "cells", limits.LISTED_CHARGE, _OF_CHARGE)
copy_removed = copier(LISTED, "cells", limits.LISTED_REMOVED, _OF_REMOVED)
copy_face_up = copier(LISTED, "cells", limits.LISTED_FACE_UP, _OF_FACE_UP)
copy_face_down = copier(LISTED, "cells", limits.LISTED_FACE_DOWN, _OF_FACE_DOWN)
copy_resource = copier(LISTED, "cells", limits.LISTED_RESOURCE, _OF_RESOURCE)

read_zones = reader(GAME, "zone")
read_known = reader(GAME, "known")
EACH_BYTE = 0x0101010101010101
MOST_EACH = 0x7F * EACH_BYTE
BUT_LIFE = (0x7F - Zone.LIFE) * EACH_BYTE

DIGIT_BITS = DIGIT.bit_length() - 1
NOTE_ROW = len(NoteFact)
"""Cells of a row of `notes`: eight, one word."""
OCCURRENCES = np.array(OCCURRED, np.int64)
"""The terms.Occurrence of each column of `happened`."""
COLUMNS = len(OCCURRENCES)
IN_ORDER = next(place for place in range(COLUMNS) if OCCURRENCES[place] != place)
"""The number of first columns of `happened` whose index is the number of their terms.Occurrence."""
BYTE_EACH = np.array([sum((bits >> i & 1) << 8 * i for i in range(8)) for bits in range(256)], np.int64)
"""int64 [256]: a word for each group of eight bits, with one byte for each bit."""


@rule
def _write_lists(g: np.record, obs: np.record, player: int) -> None:
    copy_hidden(obs, DECK_AND_LIFE, g.listed[player])
    copy_returned(obs, ENEMY_RETURNED, g.listed[other(player)])
    # CR 313: face-up cards are public. Nobody sees the face-down cards of the enemy.
    copy_face_down(obs, DYNAMIS_FACE_DOWN, g.listed[player])
    for side in range(2):
        listed = g.listed[player if side == 0 else other(player)]
        copy_trash(obs, TRASH + side * _OF_TRASH, listed)
        copy_charge(obs, CHARGE + side * _OF_CHARGE, listed)
        copy_removed(obs, REMOVED + side * _OF_REMOVED, listed)
        copy_resource(obs, RESOURCE_CARDS + side * _OF_RESOURCE, listed)
        copy_face_up(obs, DYNAMIS_FACE_UP + side * _OF_FACE_UP, listed)


@rule
def _knows_any(g: np.record, player: int) -> bool:
    """Return whether the player knows any card in a deck or in Life. Checks eight cards at a time."""
    known = 0
    for slot in range(0, limits.FIRST_TOKEN, 8):
        # DECK and LIFE are 0 and 2: any other zone carries into the highest bit of its byte.
        elsewhere = (read_zones(g, slot) & BUT_LIFE) + MOST_EACH
        known |= (read_known(g, slot) >> player) & ~elsewhere >> 7 & EACH_BYTE
    return known != 0


@unit
def _write_known(g: np.record, obs: np.record, player: int) -> None:
    for side in range(2):
        owner = player if side == 0 else other(player)
        k = 0
        for hidden in range(2):
            zone = Zone.LIFE if hidden == 1 else Zone.DECK
            n = g.count[owner, zone]
            for depth in range(n):
                slot = g.cards[owner, zone, n - 1 - depth]
                if k < KNOWN_ROWS and is_known_to(g, slot, player):
                    obs.known_cards[side, k, KnownFact.HIGH] = (g.row[slot] + 1) // DIGIT
                    obs.known_cards[side, k, KnownFact.LOW] = (g.row[slot] + 1) % DIGIT
                    obs.known_cards[side, k, KnownFact.ZONE] = zone
                    obs.known_cards[side, k, KnownFact.DEPTH] = depth + 1
                    k += 1


@rule
def _write_notes(g: np.record, obs: np.record, player: int) -> None:
    new = (g.notes - g.noted_before[player]) & 255
    for age in range(limits.NOTED):
        note = g.note[(g.notes - 1 - age) & limits.NOTED - 1]
        if note.occurrence == NONE:
            return
        # Build the whole row as one word, first cell lowest: no branch to mispredict and no division.
        number = (note.row + 1) * ((note.known >> player) & 1)
        word = number >> DIGIT_BITS | (number & DIGIT - 1) << 8 * NoteFact.LOW
        word |= (note.occurrence + 1) << 8 * NoteFact.OCCURRENCE
        word |= 1 << (8 * NoteFact.OWN if note.player == player else 8 * NoteFact.ENEMY)
        square = seen_by(note.square, player) + 1 if note.square != NONE else 0
        word |= square << 8 * NoteFact.SQUARE
        word |= (1 if note.turn == g.turn else 0) << 8 * NoteFact.THIS_TURN
        word |= (1 if age < new else 0) << 8 * NoteFact.IS_NEW
        write_word(obs, NOTES + age * NOTE_ROW, word)


@rule
def _write_happened(g: np.record, obs: np.record, player: int) -> None:
    for side in range(2):
        bits = g.happened[player if side == 0 else other(player)]
        happened = bits & ((1 << IN_ORDER) - 1)
        for place in range(IN_ORDER, COLUMNS):
            happened |= ((bits >> OCCURRENCES[place]) & 1) << place
        first = HAPPENED + side * COLUMNS
        for i in range(0, COLUMNS - 8, 8):
            write_word(obs, first + i, BYTE_EACH[(happened >> i) & 255])
        # Write the last eight columns in one word; it overlaps the one before, so no cell behind is touched.
        write_word(obs, first + COLUMNS - 8, BYTE_EACH[(happened >> (COLUMNS - 8)) & 255])


@rule
def write_knowledge(g: np.record, obs: np.record, player: int) -> None:
    """Write the lists, known cards, notes and occurrences. The cells must hold 0 before."""
    _write_lists(g, obs, player)
    if _knows_any(g, player):
        _write_known(g, obs, player)
    _write_notes(g, obs, player)
    _write_happened(g, obs, player)
