"""The beginning of a duel (ruling YR12). See also: deck checks (cards/legality.py)."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rng import roll, seed_rng
from zx_env.ygo.rules.agenda import push
from zx_env.ygo.rules.battle_step import clear_battle
from zx_env.ygo.rules.slots import owner_of
from zx_env.ygo.rules.zones import draw, put_in_list, shuffle_at_first
from zx_env.ygo.terms import NONE, Ask, Fault, Frame, Moment, Phase, Purpose, Verb, Zone


@unit
def clear(g: np.record) -> None:
    """Make the record an empty duel: no card anywhere, no question."""
    for slot in range(limits.SLOTS):
        g.row[slot] = NONE
        g.boost[slot] = 0
        g.gained[slot] = 0
        g.zone[slot] = Zone.NOWHERE
        g.controller[slot] = owner_of(slot)
        g.place[slot] = NONE
        g.serial[slot] = 0
        g.face_down[slot] = 0
        g.in_defense[slot] = 0
        g.known[slot] = 0
        g.counters[slot] = 0
        g.halved[slot] = 0
        g.attacks[slot] = 0
        g.attacked_from[slot] = 0
        g.came[slot] = 0
        g.repositioned[slot] = 0
        g.revealed[slot] = 0
        g.used[slot] = 0
        g.partner[slot] = NONE
        g.partner_serial[slot] = 0
        g.seen[slot] = 0
        g.set_as[slot] = 0
    for player in range(2):
        g.does[player] = 0
        g.could[player] = 0
        g.life_points[player] = limits.START_LIFE_POINTS
        for zone in range(limits.LISTS):
            g.count[player, zone] = 0
            for word in range(limits.SUMMARY // 8):
                g.sums[player, zone, word] = 0
            for i in range(limits.HALF):
                g.cards[player, zone, i] = 0
        for place in range(limits.MONSTERS):
            g.monster[player, place] = NONE
        for place in range(limits.BACKS):
            g.back[player, place] = NONE
    g.battle.attacker = NONE
    g.battle.target = NONE
    clear_battle(g)
    _clear_course(g)


@rule
def _clear_course(g: np.record) -> None:
    g.turn_decisions = 0
    g.turn = 0
    g.answer = NONE
    g.verb = Verb.PASS
    g.candidates = 0
    g.chosen_count = 0
    g.options = 0
    g.hand_rows = 0
    g.page = 0
    g.asked = Ask.NOTHING
    g.decider = 0
    g.may_stop = 0
    g.may_attack_directly = 0
    g.purpose = Purpose.NO_PURPOSE
    g.subject = NONE
    g.phase = Phase.DRAW
    g.moment = Moment.MAIN
    g.turn_player = 0
    g.first_player = 0
    g.summoned = 0
    g.battle_ended = 0
    g.turn_ended = 0
    g.chained = 0
    g.protected = 0
    g.sent = 0
    g.stale = 1
    g.unsettled = 0
    g.frames = 0
    g.waiting_count = 0
    g.links = 0
    g.decked_out = 0
    g.over = 0
    g.winner = NONE
    g.truncated = 0
    g.fault = Fault.NO_FAULT
    g.ocg = 0


@unit
def new_game(g: np.record, cards: np.record, match: np.record, number: int) -> None:
    """Start a duel. Ruling YR12: shuffled decks, five cards each, a random first player."""
    clear(g)
    seed_rng(g, number)
    g.ocg = match.ocg
    for player in range(2):
        for k in range(limits.HALF):
            row = match.row[player, k]
            if row != NONE:
                slot = player * limits.HALF + k
                g.row[slot] = row
                put_in_list(g, cards, slot, Zone.DECK)
        shuffle_at_first(g, player)
    first = match.first_player
    if first == NONE:
        first = roll(g, 2)
    g.first_player = first
    g.turn_player = first
    for player in range(2):
        draw(g, cards, player, limits.FIRST_HAND)
    push(g, Frame.TURN, first, NONE)
