"""Encoding of a duel as the observation of one player, in the layout of observation.py.

The observation contains everything that the rules let the player know and nothing else. Of an unknown face-
down card of the enemy it shows only that the card is there; of the enemy's hand and deck, the number of
cards.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.memory import copier, write_word
from zx_env.ygo import limits
from zx_env.ygo.card_table import CARD
from zx_env.ygo.decision.observation import (
    BACK,
    BACK_ROW,
    CHAIN,
    CHAIN_ROWS,
    DECK_ROWS,
    ENEMY_HAND,
    ENEMY_HAND_ROW,
    ENEMY_HAND_ROWS,
    HAND,
    HAND_ROW,
    HIDDEN_ROWS,
    LINK_ROW,
    MONSTER_ROW,
    MONSTERS,
    OBSERVATION_SIZE,
    OPTION_ROW,
    OPTIONS,
    SUBJECT,
    SUMMARIES,
    BackFact,
    Counted,
    Fact,
    HandFact,
    LinkFact,
    MonsterFact,
    Numbered,
    OptionFact,
    SubjectFact,
)
from zx_env.ygo.decision.pairs import write_pairs
from zx_env.ygo.rules.calculation import battle_damage
from zx_env.ygo.rules.continuous import atk_of, def_of
from zx_env.ygo.rules.deeds import can_attack
from zx_env.ygo.rules.needs import attacker_stands, target_stands
from zx_env.ygo.rules.slots import has_bit, other, owner_of
from zx_env.ygo.terms import NONE, POINTS_UNIT, THE_PLAYER, Ask, Phase, Zone

copy_feature = copier(CARD, "feature")

HUNDRED = 100


@rule
def _capped(number: int) -> int:
    """Limit the number to the range of int8."""
    return min(max(number, -128), 127)


@rule
def _write_number(obs: np.record, place: int, row: int) -> None:
    obs.card_numbers[place, 0] = row + 1


# -- state of the duel -------------------------------------------------------------------------------------


@rule
def _write_course(g: np.record, obs: np.record, player: int) -> None:
    """Write phase, moment and decision."""
    obs.phase[g.phase] = 1
    obs.moment[g.moment] = 1
    facts = obs.facts
    if g.asked != Ask.OVER:
        if g.decider == player:
            obs.asked[g.asked] = 1
            obs.purpose[g.purpose] = 1
            facts[Fact.IS_DECIDER] = 1
            facts[Fact.MAY_STOP] = g.may_stop
            facts[Fact.PAGE] = g.page
            facts[Fact.CARDS_CHOSEN] = g.chosen_count
        else:
            facts[Fact.ENEMY_DECIDES] = 1
    facts[Fact.IS_TURN_PLAYER] = 1 if g.turn_player == player else 0
    facts[Fact.WENT_FIRST] = 1 if g.first_player == player else 0
    facts[Fact.TURN] = _capped(g.turn)
    facts[Fact.HAS_SUMMONED] = g.summoned
    facts[Fact.LINKS] = g.links
    facts[Fact.IS_OCG] = g.ocg
    if g.battle.attacker != NONE:
        facts[Fact.CALCULATED] = g.battle.calculated
        if g.battle.target == THE_PLAYER:
            attacked = Fact.ENEMY_IS_ATTACKED if g.turn_player == player else Fact.IS_ATTACKED
            facts[attacked] = 1


@rule
def _write_players(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write Life Points, the battle damage to come and counts of cards; both players may know all of it."""
    enemy = other(player)
    facts = obs.facts
    facts[Fact.LIFE_POINTS] = _capped(g.life_points[player] // HUNDRED)
    facts[Fact.ENEMY_LIFE_POINTS] = _capped(g.life_points[enemy] // HUNDRED)
    facts[Fact.LIFE_POINTS_REST] = g.life_points[player] % HUNDRED
    facts[Fact.ENEMY_LIFE_POINTS_REST] = g.life_points[enemy] % HUNDRED
    facts[Fact.IS_PROTECTED] = (g.protected >> player) & 1
    facts[Fact.ENEMY_IS_PROTECTED] = (g.protected >> enemy) & 1
    facts[Fact.DECK] = g.count[player, Zone.DECK]
    facts[Fact.ENEMY_DECK] = g.count[enemy, Zone.DECK]
    facts[Fact.HAND] = g.count[player, Zone.HAND]
    facts[Fact.ENEMY_HAND] = g.count[enemy, Zone.HAND]
    facts[Fact.GRAVEYARD] = g.count[player, Zone.GRAVEYARD]
    facts[Fact.ENEMY_GRAVEYARD] = g.count[enemy, Zone.GRAVEYARD]
    facts[Fact.BANISHED] = g.count[player, Zone.BANISHED]
    facts[Fact.ENEMY_BANISHED] = g.count[enemy, Zone.BANISHED]
    for side in range(2):
        owner = player if side == 0 else enemy
        _write_sum(g, obs, owner, Zone.GRAVEYARD, Counted.GRAVEYARD + side)
        _write_sum(g, obs, owner, Zone.BANISHED, Counted.BANISHED + side)
    _write_sum(g, obs, player, Zone.DECK, Counted.DECK)
    if g.battle.attacker != NONE:
        facts[Fact.DAMAGE_COMING] = _capped(_damage_coming(g, cards, player) // POINTS_UNIT)
        facts[Fact.ENEMY_DAMAGE_COMING] = _capped(_damage_coming(g, cards, enemy) // POINTS_UNIT)


@unit
def _damage_coming(g: np.record, cards: np.record, player: int) -> int:
    """Return the damage to the player if the battle were calculated now; 0 while the target is face-down."""
    if g.battle.calculated == 1:
        return g.battle.damage[player]
    if g.battle.broken == 1 or not attacker_stands(g) or not target_stands(g):
        return 0
    if g.battle.target >= 0 and g.face_down[g.battle.target] == 1:
        return 0
    return battle_damage(g, cards, player)


@rule
def _write_sum(g: np.record, obs: np.record, owner: int, zone: int, row: int) -> None:
    cell = SUMMARIES + row * limits.SUMMARY
    write_word(obs, cell, g.sums[owner, zone, 0])
    write_word(obs, cell + 8, g.sums[owner, zone, 1])


# -- the field ---------------------------------------------------------------------------------------------


@rule
def _write_monster(g: np.record, cards: np.record, obs: np.record, side: int, k: int, player: int) -> None:
    """Write the monster of one zone. All cells are already 0, so a field is written only if it is not 0."""
    controller = player if side == 0 else other(player)
    slot = g.monster[controller, k]
    obs.monsters[side, k, MonsterFact.IS_THERE] = 1
    obs.monsters[side, k, MonsterFact.FACE_DOWN] = g.face_down[slot]
    obs.monsters[side, k, MonsterFact.IN_DEFENSE] = g.in_defense[slot]
    obs.monsters[side, k, MonsterFact.ATTACKS] = g.attacks[slot]
    obs.monsters[side, k, MonsterFact.CAME] = g.came[slot]
    obs.monsters[side, k, MonsterFact.USED] = g.used[slot]
    obs.monsters[side, k, MonsterFact.REPOSITIONED] = g.repositioned[slot]
    obs.monsters[side, k, MonsterFact.COUNTERS] = g.counters[slot]
    obs.monsters[side, k, MonsterFact.IS_BOUND] = 1 if g.partner[slot] != NONE else 0
    obs.monsters[side, k, MonsterFact.OF_OTHER_DECK] = 1 if owner_of(slot) != controller else 0
    if g.battle.attacker == slot:
        obs.monsters[side, k, MonsterFact.IS_ATTACKER] = 1
        obs.monsters[side, k, MonsterFact.IS_MARKED] = g.battle.marked & 1
    elif g.battle.target == slot:
        obs.monsters[side, k, MonsterFact.IS_TARGET] = 1
        obs.monsters[side, k, MonsterFact.IS_MARKED] = (g.battle.marked >> 1) & 1
    if side == 0 and has_bit(g.known[slot], other(player)):
        obs.monsters[side, k, MonsterFact.KNOWN_TO_ENEMY] = 1
    if not has_bit(g.known[slot], player):
        return
    row = g.row[slot]
    copy_feature(obs, MONSTERS + (side * limits.MONSTERS + k) * MONSTER_ROW, cards.card[row])
    _write_number(obs, Numbered.MONSTERS + side * limits.MONSTERS + k, row)
    obs.monsters[side, k, MonsterFact.ATK_NOW] = _capped(atk_of(g, cards, slot) // POINTS_UNIT)
    obs.monsters[side, k, MonsterFact.DEF_NOW] = _capped(def_of(g, cards, slot) // POINTS_UNIT)
    # A cheap test first: a monster attacks only in the Battle Phase of its controller's turn.
    if g.phase == Phase.BATTLE and controller == g.turn_player and can_attack(g, cards, slot):
        obs.monsters[side, k, MonsterFact.CAN_ATTACK] = 1


@rule
def _write_back(g: np.record, cards: np.record, obs: np.record, side: int, k: int, player: int) -> None:
    """Write the card of one Spell & Trap Zone, or of the Field Zone."""
    controller = player if side == 0 else other(player)
    slot = g.back[controller, k]
    obs.back[side, k, BackFact.IS_THERE] = 1
    obs.back[side, k, BackFact.FACE_DOWN] = g.face_down[slot]
    obs.back[side, k, BackFact.CAME] = g.came[slot]
    obs.back[side, k, BackFact.COUNTERS] = g.counters[slot]
    obs.back[side, k, BackFact.IS_BOUND] = 1 if g.partner[slot] != NONE else 0
    if side == 0 and has_bit(g.known[slot], other(player)):
        obs.back[side, k, BackFact.KNOWN_TO_ENEMY] = 1
    if has_bit(g.known[slot], player):
        copy_feature(obs, BACK + (side * limits.BACKS + k) * BACK_ROW, cards.card[g.row[slot]])
        _write_number(obs, Numbered.BACK + side * limits.BACKS + k, g.row[slot])


@unit
def _write_field(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    for side in range(2):
        controller = player if side == 0 else other(player)
        for k in range(limits.MONSTERS):
            if g.monster[controller, k] != NONE:
                _write_monster(g, cards, obs, side, k, player)
        for k in range(limits.BACKS):
            if g.back[controller, k] != NONE:
                _write_back(g, cards, obs, side, k, player)


# -- hands and chain ---------------------------------------------------------------------------------------


@unit
def _write_hands(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    first = (g.page if g.decider == player else 0) * limits.HAND_ROWS
    k = NONE
    row = NONE
    different = NONE
    for i in range(g.count[player, Zone.HAND]):
        slot = g.cards[player, Zone.HAND, i]
        if g.row[slot] != row:
            row = g.row[slot]
            different += 1
            k = different - first
            if 0 <= k and k < limits.HAND_ROWS:
                copy_feature(obs, HAND + k * HAND_ROW, cards.card[row])
                _write_number(obs, Numbered.HAND + k, row)
        if 0 <= k and k < limits.HAND_ROWS:
            obs.hand[k, HandFact.COPIES] += 1
            if has_bit(g.known[slot], other(player)):
                obs.hand[k, HandFact.COPIES_KNOWN_TO_ENEMY] += 1
    enemy = other(player)
    k = NONE
    row = NONE
    for i in range(g.count[enemy, Zone.HAND]):
        slot = g.cards[enemy, Zone.HAND, i]
        if not has_bit(g.known[slot], player):
            continue
        if g.row[slot] != row:
            row = g.row[slot]
            k += 1
            if k < ENEMY_HAND_ROWS:
                copy_feature(obs, ENEMY_HAND + k * ENEMY_HAND_ROW, cards.card[row])
                _write_number(obs, Numbered.ENEMY_HAND + k, row)
        if k < ENEMY_HAND_ROWS:
            obs.enemy_hand[k, HandFact.COPIES] += 1


@rule
def _write_chain(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write the last links of the chain; both players know every activated card."""
    for k in range(min(g.links, CHAIN_ROWS)):
        link = g.chain[g.links - 1 - k]
        row = g.row[link.slot]
        copy_feature(obs, CHAIN + k * LINK_ROW, cards.card[row])
        _write_number(obs, Numbered.CHAIN + k, row)
        obs.chain[k, LinkFact.IS_THERE] = 1
        obs.chain[k, LinkFact.OWN] = 1 if link.player == player else 0
        obs.chain[k, LinkFact.NEGATED] = link.negated


@unit
def _write_cards(g: np.record, obs: np.record, player: int) -> None:
    """Count each card in the own deck (whose order nobody knows), the Graveyards and the banished cards."""
    for i in range(g.count[player, Zone.DECK]):
        obs.deck_cards[g.row[g.cards[player, Zone.DECK, i]]] += 1
    for side in range(2):
        owner = player if side == 0 else other(player)
        for i in range(g.count[owner, Zone.GRAVEYARD]):
            obs.graveyard_cards[side, g.row[g.cards[owner, Zone.GRAVEYARD, i]]] += 1
        for i in range(g.count[owner, Zone.BANISHED]):
            obs.banished_cards[side, g.row[g.cards[owner, Zone.BANISHED, i]]] += 1


# -- the decision ------------------------------------------------------------------------------------------


@rule
def _mark_candidate(g: np.record, obs: np.record, slot: int, player: int) -> None:
    """Mark a candidate that is on the field."""
    if slot >= 0 and g.place[slot] != NONE:
        side = 0 if g.controller[slot] == player else 1
        if g.zone[slot] == Zone.MONSTER:
            obs.monsters[side, g.place[slot], MonsterFact.CAN_BE_CHOSEN] = 1
        else:
            obs.back[side, g.place[slot], BackFact.CAN_BE_CHOSEN] = 1


@rule
def _effect_asked_for(g: np.record, cards: np.record, slot: int) -> int:
    """Return 1 + the index, on its card, of the effect that asks or needs a choice; 0 for no effect."""
    card = cards.card[g.row[slot]]
    if g.asked == Ask.YES_NO and g.candidates > 0 and g.waiting[g.candidate[0]].slot == slot:
        return g.waiting[g.candidate[0]].effect - card.effect + 1
    for f in range(max(g.frames - 2, 0), g.frames):
        place = g.agenda[f].effect - card.effect
        if g.agenda[f].slot == slot and 0 <= place and place < card.effects:
            return place + 1
    return 0


@rule
def _write_subject(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    slot = g.subject
    if slot == NONE or not has_bit(g.known[slot], player):
        return
    copy_feature(obs, SUBJECT, cards.card[g.row[slot]])
    own = owner_of(slot) == player
    obs.subject[SubjectFact.OWN] = 1 if own else 0
    obs.subject[SubjectFact.EFFECT] = _effect_asked_for(g, cards, slot)
    _write_number(obs, Numbered.SUBJECT, g.row[slot])
    if g.place[slot] != NONE:
        side = 0 if g.controller[slot] == player else 1
        if g.zone[slot] == Zone.MONSTER:
            obs.monsters[side, g.place[slot], MonsterFact.IS_SUBJECT] = 1
        else:
            obs.back[side, g.place[slot], BackFact.IS_SUBJECT] = 1


@unit
def _write_decision(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write the options and the subject of the pending decision, for the decider."""
    first = g.page * limits.OPTION_ROWS
    for k in range(min(g.options - first, limits.OPTION_ROWS)):
        thing = g.option[first + k]
        slot = thing
        if g.asked == Ask.TRIGGER:
            slot = g.waiting[thing].slot
            obs.options[k, OptionFact.EFFECT] = g.waiting[thing].effect - cards.card[g.row[slot]].effect
        elif g.asked == Ask.EFFECT:
            slot = g.subject
            obs.options[k, OptionFact.EFFECT] = thing
        own = owner_of(slot) == player
        obs.options[k, OptionFact.IS_THERE] = 1
        obs.options[k, OptionFact.OWN] = 1 if own else 0
        obs.options[k, OptionFact.ENEMY] = 0 if own else 1
        obs.options[k, OptionFact.ZONE] = g.zone[slot]
        if has_bit(g.known[slot], player):
            copy_feature(obs, OPTIONS + k * OPTION_ROW, cards.card[g.row[slot]])
            _write_number(obs, Numbered.OPTIONS + k, g.row[slot])
    _write_subject(g, cards, obs, player)
    if g.asked == Ask.CHOOSE or g.asked == Ask.TARGET:
        for i in range(g.candidates):
            _mark_candidate(g, obs, g.candidate[i], player)


@unit
def write_observation(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write the observation of `player` (0 or 1) into `obs`: only facts that this player may know."""
    for i in range(OBSERVATION_SIZE):
        obs.cell[i] = 0
    _write_course(g, obs, player)
    _write_players(g, cards, obs, player)
    _write_field(g, cards, obs, player)
    _write_hands(g, cards, obs, player)
    write_pairs(g, obs, player)
    _write_cards(g, obs, player)
    if g.links > 0:
        _write_chain(g, cards, obs, player)
    if g.decider == player and g.asked != Ask.OVER:
        _write_decision(g, cards, obs, player)


@unit
def write_hidden(g: np.record, cards: np.record, full: np.record, player: int) -> None:
    """Write the privileged fields; `full` must already contain the player's own observation."""
    enemy = other(player)
    k = NONE
    row = NONE
    for i in range(g.count[enemy, Zone.HAND]):
        slot = g.cards[enemy, Zone.HAND, i]
        if g.row[slot] != row:
            row = g.row[slot]
            k += 1
        if k < HIDDEN_ROWS:
            for j in range(limits.FEATURES):
                full.their_hand[k, j] = cards.card[row].feature[j]
            full.their_hand[k, HandFact.COPIES] += 1
    for k in range(limits.MONSTERS + limits.BACKS):
        slot = g.monster[enemy, k] if k < limits.MONSTERS else g.back[enemy, k - limits.MONSTERS]
        if slot != NONE:
            for j in range(limits.FEATURES):
                full.their_field[k, j] = cards.card[g.row[slot]].feature[j]
    for side in range(2):
        owner = player if side == 0 else enemy
        n = g.count[owner, Zone.DECK]
        for i in range(min(n, DECK_ROWS)):
            row = g.row[g.cards[owner, Zone.DECK, n - 1 - i]]
            for j in range(limits.FEATURES):
                full.next_cards[side, i, j] = cards.card[row].feature[j]
