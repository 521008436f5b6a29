"""Renumbering of slots, so that the bytes of a determinized game do not depend on hidden cards. Templates.

A slot, the index of a physical card in the game's record, is drawn by chance when a game begins. A card that
is drawn, played or set keeps its slot, so a slot reveals more than a player can know: when a card was drawn,
or that a set card was in the hand before. `g.serial`, the number of zone changes of a card, reveals the same.
A determinization therefore gives every card of a deck a new slot, in an order that the game
takes from what the player knows, and the same serial to all. References to cards change with them.

A game numbers its cards with `begin_numbers` and `take_number`, rewrites each reference with `new_slot` and
`new_serial`, and at last moves the cards with `move_to_new_slots`. `g.option` stores the new slots meanwhile:
the options of a decision are listed again after a determinization.
"""

import numpy as np

from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)
TEMPLATE.requires("HALF", "NUMBERED")

HALF = 0
"""Number of slots of one player; each game replaces this placeholder by its own."""
NUMBERED = 0
"""Number of each player's first slots that get new numbers; each game replaces it by its own."""
SERIAL = 8
"""The serial of every card after the renumbering."""
LAST_SERIAL = 255
"""The largest serial; the next one is 0."""


@TEMPLATE.required
def swap_state(g: np.record, one: int, two: int) -> None:
    """Exchange everything that the record stores for each of two slots, except `serial`."""


@TEMPLATE.rule
def has_number(slot: int) -> bool:
    """Return whether the slot gets a new number: it is one for a card of a deck."""
    return (slot >= 0 and slot < NUMBERED) or (slot >= HALF and slot < HALF + NUMBERED)


@TEMPLATE.rule
def place_of_number(slot: int) -> int:
    """Return the place in `g.option` of the new number of a slot."""
    return slot if slot < HALF else slot - HALF + NUMBERED


@TEMPLATE.rule
def begin_numbers(g: np.record) -> None:
    """Begin a numbering, in which no card has a number yet: each has the impossible slot `2 * HALF`."""
    for i in range(2 * NUMBERED):
        g.option[i] = 2 * HALF


@TEMPLATE.rule
def take_number(g: np.record, owner: int, slot: int, number: int) -> int:
    """Give a card of `owner` that has no number yet this one; return the next free number."""
    if not has_number(slot) or slot // HALF != owner or g.option[place_of_number(slot)] != 2 * HALF:
        return number
    g.option[place_of_number(slot)] = number
    return number + 1


@TEMPLATE.unit
def number_rest(g: np.record, owner: int, number: int) -> None:
    """Give the cards of `owner` that are in no zone the last numbers, in the order of the card table."""
    first = owner * HALF
    while number < first + NUMBERED:
        lowest = -1
        for slot in range(first, first + NUMBERED):
            if g.option[place_of_number(slot)] == 2 * HALF:
                if lowest < 0 or g.row[slot] < g.row[lowest]:
                    lowest = slot
        number = take_number(g, owner, lowest, number)


@TEMPLATE.rule
def new_slot(g: np.record, slot: int) -> int:
    """Return the new number of a slot; a slot that keeps its number, or NONE, as it is."""
    return g.option[place_of_number(slot)] if has_number(slot) else slot


@TEMPLATE.rule
def new_serial(g: np.record, slot: int, serial: int) -> int:
    """Return the serial of a reference to the card in the old slot `slot`, which had the serial `serial`.

    It is as far behind the card's new serial as before, up to `SERIAL` zone changes.
    """
    if not has_number(slot):
        return serial
    return SERIAL - min((g.serial[slot] - serial) & LAST_SERIAL, SERIAL)


@TEMPLATE.unit
def move_to_new_slots(g: np.record) -> None:
    """Move everything stored for each card to the card's new slot, and forget the numbers."""
    for i in range(2 * NUMBERED):
        one = i if i < NUMBERED else i - NUMBERED + HALF
        while g.option[i] != one:
            two = g.option[i]
            swap_state(g, one, two)
            k = place_of_number(two)
            g.option[i] = g.option[k]
            g.option[k] = two
        g.serial[one] = SERIAL
    for i in range(2 * NUMBERED):
        g.option[i] = 0
