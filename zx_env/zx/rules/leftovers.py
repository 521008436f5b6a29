"""Clear the fields of a record that no rule will read again, but that reveal what has happened.

They are behind the ends of lists, or belong to a question that was answered. See also: the renumbering of
cards before a determinization (rules/renumbering.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.memory import clearer
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.choices import ask
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.zones import BOTH_KNOW
from zx_env.zx.state import GAME
from zx_env.zx.terms import (
    NONE,
    Ask,
    Verb,
)

OUTSIDE_EFFECTS = 1 << Ask.MAIN | 1 << Ask.BATTLE_EVENT | 1 << Ask.RESOURCE | 1 << Ask.MULLIGAN
"""Questions (bits) that come while no effect and no rule is amid a choice."""
NO_CANDIDATES = OUTSIDE_EFFECTS | 1 << Ask.YES_NO | 1 << Ask.FREE_PLAY | 1 << Ask.OVER
"""Questions (bits) that do not use `g.candidate`."""

clear_candidate = clearer(GAME, "candidate")
clear_option_deed = clearer(GAME, "option_deed")
clear_hand_row = clearer(GAME, "hand_row")
clear_chosen = clearer(GAME, "chosen")
clear_agenda = clearer(GAME, "agenda")
clear_waiting = clearer(GAME, "waiting")
clear_those_slot = clearer(GAME, "those_slot")
clear_those_serial = clearer(GAME, "those_serial")
clear_lasting = clearer(GAME, "lasting")
clear_cards = clearer(GAME, "cards")
clear_standing = clearer(GAME, "standing")


@rule
def _chooses_by_rule(g: np.record) -> bool:
    """Return whether a frame fills the chosen cards of the rules; what follows reads them at once."""
    for f in range(g.frames):
        if g.agenda[f].depth == limits.FREE_ROW:
            return True
    return False


@unit
def _clear_question(g: np.record) -> None:
    """Clear what earlier questions have left behind."""
    if g.asked == Ask.OVER:
        ask(g, Ask.OVER, g.turn_player, 0, NONE)
    g.answer = NONE
    g.verb = Verb.PASS
    g.place = 0
    if (NO_CANDIDATES >> g.asked) & 1 == 1:
        g.candidates = 0
    if not _chooses_by_rule(g):
        g.chosen_count[limits.FREE_ROW, 0] = 0
    if (OUTSIDE_EFFECTS >> g.asked) & 1 == 1:
        g.chosen_count[limits.FREE_ROW, 1] = 0
    clear_candidate(g, g.candidates, limits.CANDIDATES)
    clear_option_deed(g, 0, limits.CANDIDATES)
    clear_hand_row(g, 0, limits.ZONE_CARDS)


@rule
def _divided_among(g: np.record) -> int:
    """Return among how many cards damage is being divided (rules/divide.py), or 0.

    Their units are in the second list of the rules, whose length is not set.
    """
    if g.asked != Ask.CHOOSE or g.frames == 0:
        return 0
    frame = g.agenda[g.frames - 1]
    return g.chosen_count[frame.depth, 0] if frame.kind == Frame.EFFECT else 0


@unit
def _clear_chosen(g: np.record) -> None:
    """Clear the chosen cards of effects that have ended, and what is behind the ends of the other lists."""
    for depth in range(limits.EFFECT_DEPTH + 1):
        if depth >= g.depth and depth != limits.FREE_ROW:
            g.chosen_count[depth, 0] = 0
            g.chosen_count[depth, 1] = 0
        for register in range(2):
            length = g.chosen_count[depth, register]
            if register == 1 and depth == limits.FREE_ROW:
                length = max(length, _divided_among(g))
            first = (2 * depth + register) * limits.CHOSEN
            clear_chosen(g, first + length, first + limits.CHOSEN)


@rule
def _unless_hidden(g: np.record, slot: int) -> int:
    """Return the slot, or NONE for a card that a player does not know."""
    return slot if slot != NONE and g.known[slot] == BOTH_KNOW else NONE


@unit
def _clear_hidden_sources(g: np.record) -> None:
    """Clear the cards whose effects let others take damage, where no rule asks them (rules/redirect.py)."""
    for i in range(g.lasting_count):
        g.lasting[i].by = _unless_hidden(g, g.lasting[i].by)
    for f in range(g.frames):
        if g.agenda[f].kind == Frame.REDIRECT:
            g.agenda[f].that_slot = _unless_hidden(g, g.agenda[f].that_slot)


@unit
def _clear_waiting(g: np.record) -> None:
    """Clear what is behind the ends of the agenda, the waiting abilities and the lasting effects."""
    _clear_hidden_sources(g)
    clear_agenda(g, g.frames, limits.FRAMES)
    clear_waiting(g, g.waiting_count, limits.WAITING - g.delayed_count)
    if g.waiting_count == 0:
        g.those_count = 0
    clear_those_slot(g, g.those_count, limits.THOSE)
    clear_those_serial(g, g.those_count, limits.THOSE)
    clear_lasting(g, g.lasting_count, limits.LASTING - g.granted_count)


@unit
def _clear_lists(g: np.record) -> None:
    """Clear what is behind the ends of the lists of cards."""
    for owner in range(2):
        for zone in range(limits.ZONE_LISTS):
            first = (owner * limits.ZONE_LISTS + zone) * limits.ZONE_CARDS
            clear_cards(g, first + g.count[owner, zone], first + limits.ZONE_CARDS)
    for square in range(limits.SQUARES):
        first = square * limits.STANDING
        clear_standing(g, first + g.standing_count[square], first + limits.STANDING)
    for i in range(g.looked_count, limits.LOOKED):
        g.looked[i] = 0
        g.looked_serial[i] = 0
    for i in range(g.last_count, limits.LAST_KNOWN):
        g.last_slot[i] = 0
        g.last_serial[i] = 0
        g.last_power[i] = 0
        g.last_cost[i] = 0
    for i in range(g.harmed_count, limits.HARMED):
        g.harmed[i] = 0
        g.harmed_by[i] = 0
        g.harmed_how[i] = 0


@unit
def clear_leftovers(g: np.record, player: int) -> None:
    """Clear the fields that no rule will read again.

    The number of decisions of the turn and the time of the opponent's last decision depend on questions that
    only a hidden card causes.
    """
    g.turn_decisions = 0
    g.noted_before[other(player)] = g.notes
    _clear_question(g)
    _clear_chosen(g)
    _clear_waiting(g)
    _clear_lists(g)
    if g.battle.attacker < 0:
        g.battle.attacker_serial = 0
    if g.battle.attacked < 0:
        g.battle.attacked_serial = 0
