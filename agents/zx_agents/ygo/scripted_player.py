"""The scripted player of the Yu-Gi-Oh! Battle Phase: a rule-based player without search.

It makes attacks that win, sets monsters with Flip Effects, keeps traps for their moment, and uses Honest,
Kuriboh and similar cards if they decide a battle. It reads only its observation and mask (features.py), and
plays any deck. See also: heuristics.py, which scores cards and attacks.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.ygo.features import BACKS, MONSTERS, ROWS, Monster, ObservationReader
from zx_agents.ygo.heuristics import (
    HAND_EFFECT_VALUE,
    STRONG,
    SURE_KILL_VALUE,
    WEAK,
    WORTH_SAVING,
    attacks,
    best_atk,
    destroys_before_calculation,
    growth_of,
    is_flipped,
    is_monster,
    is_threat,
    ops_of,
    times_of,
    tributes_of,
    turns_the_battle,
    waits_in_hand,
)
from zx_env.ygo.cards.language import Card
from zx_env.ygo.decision.actions import FIRST
from zx_env.ygo.decision.observation import LinkFact
from zx_env.ygo.terms import Ask, CardKind, Moment, Op, Purpose, When

STOP, YES, NO = (FIRST[name] for name in ("stop", "yes", "no"))
_BATTLE_STEP = (Moment.DECLARED, Moment.RETARGETED, Moment.BEFORE)
"""Moments between the declaration of an attack and the Damage Step."""


class YgoScriptedPlayer:
    """Plays the Yu-Gi-Oh! Battle Phase by rules; deterministic."""

    name = "scripted"
    version = 2
    """Version of its play, which is frozen: tests/agents/test_frozen.py checks turns that it plays."""

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """Return one legal action."""
        legal = np.flatnonzero(action_mask)
        if len(legal) == 1:
            return int(legal[0])
        obs = ObservationReader(observation, action_mask)
        match obs.asked:
            case Ask.MAIN:
                action = _main(obs)
            case Ask.BATTLE:
                action = _battle(obs)
            case Ask.WINDOW | Ask.ANSWER:
                action = _window(obs)
            case Ask.TARGET:
                action = _target(obs)
            case Ask.YES_NO:
                action = YES if _wants_effect(obs) else NO
            case Ask.POSITION:
                card = obs.subject
                action = YES if card is None or card.atk >= card.defense else NO
            case Ask.CHOOSE:
                action = _choose(obs)
            case _:
                action = None
        return action if action is not None and action_mask[action] else int(legal[0])

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return one legal action per row, int64 [n]."""
        pairs = zip(observations, masks, strict=True)
        return np.array([self.act(observation, mask, rng) for observation, mask in pairs], np.int64)


# -- the Main Phases -----------------------------------------------------------------------------------------


def _main(obs: ObservationReader) -> int | None:
    """Take the first applicable rule: clear the way, summon, change positions, set, battle, defend, end."""
    for rule in (_clear_the_way, _summon, _change_position, _set_cards):
        action = rule(obs)
        if action is not None:
            return action
    if obs.can("battle") and any(points > 0 for points, *_ in attacks(obs, obs.own)):
        return FIRST["battle"]
    action = _change_to_defense(obs)
    if action is not None:
        return action
    return FIRST["end_turn"] if obs.can("end_turn") else FIRST["battle"]


def _summon(obs: ObservationReader) -> int | None:
    """Choose the best Normal Summon or Set of the turn, if one is good enough."""
    enemy_best = best_atk(obs.enemy)
    best: tuple[float, int] = (300.0, -1)
    for row in range(ROWS):
        card = obs.hand_card(row)
        if card is None or not is_monster(card):
            continue
        needed = tributes_of(card)
        cost = sum(sorted(m.value for m in obs.own)[:needed])
        if needed and card.atk <= cost:
            continue
        hand_value = HAND_EFFECT_VALUE if waits_in_hand(card) and obs.own else 0
        if obs.can("summon", row):
            atk = card.atk + (1500 if When.CALCULATION in times_of(card) and obs.life_points > 4000 else 0)
            atk += _use_now(obs, card)
            points = atk - (0 if atk >= enemy_best else 900) - 0.9 * cost - hand_value
            if not obs.enemy and obs.can("battle"):
                points += atk / 2
            if is_flipped(card):
                points -= 800
            best = max(best, (points, FIRST["summon"] + row))
        if obs.can("set", row):
            points = (0.7 if card.defense >= enemy_best else 0.4) * card.defense - 0.9 * cost - hand_value
            if is_flipped(card):
                points += 1000
            if len(obs.own) >= MONSTERS - 2:
                points -= 1200
            best = max(best, (points, FIRST["set"] + row))
    return best[1] if best[1] >= 0 else None


def _use_now(obs: ObservationReader, card: Card) -> int:
    """Return in points of ATK what the monster does in this turn's Battle Phase besides its ATK."""
    if not obs.can("battle") or not obs.enemy:
        return 0
    is_sure = any(destroys_before_calculation(card, m) for m in obs.enemy)
    return growth_of(card) + (SURE_KILL_VALUE if is_sure else 0)


def _change_position(obs: ObservationReader) -> int | None:
    """Change a monster to Attack Position, or flip one whose Flip Effect is useful."""
    enemy_best = max((m.fights_with for m in obs.enemy), default=0)
    for monster in obs.own:
        if monster.card is None or not obs.can("position", monster.place):
            continue
        flips = (
            monster.face_down and is_flipped(monster.card) and (obs.enemy or not _attacks_monster(monster))
        )
        safe = not obs.enemy or (monster.atk > enemy_best and all(m.card is not None for m in obs.enemy))
        if flips or (monster.in_defense and safe and obs.can("battle") and monster.atk >= WEAK):
            return FIRST["position"] + monster.place
    return None


def _attacks_monster(monster: Monster) -> bool:
    """Return whether the monster's Flip Effect destroys monsters."""
    return monster.card is not None and Op.DESTROY in ops_of(monster.card)


def _change_to_defense(obs: ObservationReader) -> int | None:
    """Change a monster that the enemy would destroy to Defense Position."""
    enemy_best = best_atk(obs.enemy)
    for monster in obs.own:
        if monster.in_defense or not obs.can("position", monster.place):
            continue
        if monster.atk < enemy_best and monster.defense > monster.atk // 2:
            return FIRST["position"] + monster.place
    return None


def _set_cards(obs: ObservationReader) -> int | None:
    """Set Traps and Quick-Play Spells, and activate a Field Spell that helps."""
    free = sum(not obs.back_is_there(0, place) for place in range(BACKS - 1))
    for row in range(ROWS):
        card = obs.hand_card(row)
        if card is None or is_monster(card):
            continue
        if card.kind == CardKind.FIELD_SPELL:
            if obs.can("activate_hand", row) and any(m.card and m.card.hero for m in obs.own):
                return FIRST["activate_hand"] + row
        elif free > 1 and obs.can("set", row):
            return FIRST["set"] + row
    return None


def _clear_the_way(obs: ObservationReader) -> int | None:
    """Activate a card of the own Main Phase that removes enemy cards or summons monsters."""
    for block, size, card_at in (
        ("activate_hand", ROWS, obs.hand_card),
        ("activate_back", BACKS, obs.own_back),
    ):
        for place in obs.legal(block, size):
            card = card_at(place)
            if card is not None and _is_useful_now(obs, card, place):
                return FIRST[block] + place
    for monster in obs.own:
        if obs.can("effect", monster.place) and monster.card is not None and waits_in_hand(monster.card):
            # Return Honest to the hand if another own monster is on the field or if it cannot attack.
            if len(obs.own) > 1 or (obs.moment == Moment.MAIN and not obs.can("battle")):
                return FIRST["effect"] + monster.place
    return None


def _is_useful_now(obs: ObservationReader, card: Card, place: int) -> bool:
    """Return whether to activate the card in the own Main Phase."""
    ops, times = ops_of(card), times_of(card)
    if When.OWN_MAIN in times and obs.counters(place) > 0:
        hand = [obs.hand_card(row) for row in range(ROWS)]
        monsters = [c for c in hand if c is not None and is_monster(c) and c.level <= obs.counters(place)]
        return max((c.atk for c in monsters), default=0) >= STRONG + 300
    if Op.STAY in ops:
        return True
    if When.ANY not in times or not obs.my_turn:
        return False
    if Op.SUMMON in ops:
        return obs.can("battle")
    if Op.DESTROY in ops:  # Mystical Space Typhoon
        return any(obs.back_is_there(1, zone) for zone in range(BACKS)) and bool(obs.own)
    if Op.TO_HAND in ops:
        return best_atk(obs.enemy) > max(best_atk(obs.own), STRONG)
    return False


# -- the Battle Step -----------------------------------------------------------------------------------------


def _battle(obs: ObservationReader) -> int | None:
    """Choose the best attack; among equals, the attacker in the leftmost zone."""
    legal = set(obs.legal("attack", MONSTERS))
    scored = [attack for attack in attacks(obs, obs.own) if attack[1] in legal]
    if scored:
        points, place, _ = max(scored, key=lambda attack: (attack[0], -attack[1]))
        if points > 0 or not obs.can("end_battle"):
            return FIRST["attack"] + place
    return FIRST["end_battle"] if obs.can("end_battle") else None


def _target(obs: ObservationReader) -> int | None:
    """Choose the best target of the attacker, or stop the attack."""
    attacker = next((m for m in obs.own if m.is_attacker or m.is_subject), None)
    scored = [
        (points, target)
        for points, _, target in attacks(obs, [attacker] if attacker else [])
        if (obs.can("direct") if target == MONSTERS else obs.can("target", target))
    ]
    if not scored:
        return None
    points, target = max(scored)
    if points <= 0 and obs.can("stop"):
        return STOP
    return FIRST["direct"] if target == MONSTERS else FIRST["target"] + target


# -- windows and chains --------------------------------------------------------------------------------------


def _window(obs: ObservationReader) -> int | None:
    """Activate the first card whose moment has come, or pass."""
    for block, size, card_at in (
        ("activate_back", BACKS, obs.own_back),
        ("activate_hand", ROWS, obs.hand_card),
    ):
        for place in obs.legal(block, size):
            card = card_at(place)
            if card is not None and _is_its_moment(obs, card):
                return FIRST[block] + place
    for monster in obs.own:
        if obs.can("effect", monster.place) and monster.card is not None:
            if _is_its_moment(obs, monster.card):
                return FIRST["effect"] + monster.place
    return STOP


def _is_its_moment(obs: ObservationReader, card: Card) -> bool:
    """Return whether to activate the card now, in an open window or as an answer."""
    times, ops = times_of(card), ops_of(card)
    if obs.asked == Ask.ANSWER:
        # Negate a link of the enemy; add nothing else to a chain.
        return When.ANSWER in times and bool(obs.field("chain")[0].any()) and not _last_link_is_own(obs)
    if times & {When.DECLARATION, When.TARGETED} and not obs.my_turn:
        return is_threat(obs, ops)
    if When.DAMAGE in times:
        minimum = 1 if Op.DRAW in ops or Op.GAIN in ops else WORTH_SAVING
        return obs.damage_coming >= min(minimum, obs.life_points)
    if times & {When.STATS, When.HONEST, When.CALCULATION}:
        return turns_the_battle(obs, card, times)
    if When.FLASHBANG in times:
        return any(not m.in_defense and not m.is_attacker for m in obs.enemy) or bool(obs.life_points < 3000)
    if When.SENT in times:
        return best_atk(obs.enemy) >= STRONG
    if When.DESTROYED in times:
        return not obs.my_turn
    if When.ANY in times and not obs.my_turn and obs.moment in _BATTLE_STEP:
        if Op.DESTROY in ops or Op.BANISH_INSTEAD in ops:
            return False
        if Op.SUMMON in ops:
            return not obs.own and is_threat(obs, ops)
        return is_threat(obs, ops)
    return Op.STAY in ops and obs.moment == Moment.END_STEP


def _last_link_is_own(obs: ObservationReader) -> bool:
    return bool(obs.field("chain")[0, LinkFact.OWN])


def _wants_effect(obs: ObservationReader) -> bool:
    """Return whether to use an optional effect: banish both fighters only if the enemy's is better."""
    card = obs.subject
    if card is None or Op.BANISH not in ops_of(card):
        return True
    own, enemy = obs.own_fighter, obs.enemy_fighter
    return enemy is not None and (own is None or own.is_marked or enemy.value >= own.value + 200)


# -- choices -------------------------------------------------------------------------------------------------


def _choose(obs: ObservationReader) -> int | None:
    """Choose the best or the worst of the candidates, depending on the purpose."""
    candidates = _candidates(obs)
    if not candidates:
        return None
    gives = obs.purpose in (Purpose.TRIBUTE, Purpose.DISCARD, Purpose.SEND, Purpose.HAND_LIMIT)
    helps = obs.subject is not None and Op.BOOST in ops_of(obs.subject)
    scored = []
    for action, is_own, value in candidates:
        if gives:
            points = -value
        elif obs.purpose == Purpose.SUMMON:
            points = value
        else:
            points = value if is_own == helps else -value - 5000
        scored.append((points, -action))
    return -max(scored)[1]


def _candidates(obs: ObservationReader) -> list[tuple[int, bool, float]]:
    """Return the legal actions of a choice: action, whether the card is an own one, and its value."""
    candidates: list[tuple[int, bool, float]] = []
    for block, monsters in (("choose_own", obs.own), ("choose_enemy", obs.enemy)):
        for monster in monsters:
            if obs.can(block, monster.place):
                fights = 3000 if monster.is_attacker or monster.is_target else 0
                spent = -6000 if monster.is_marked else 0
                candidates.append(
                    (FIRST[block] + monster.place, monster.is_own, monster.value + fights + spent)
                )
    for block, card_at in (("choose_own_back", obs.own_back), ("choose_enemy_back", obs.enemy_back)):
        for place in obs.legal(block, BACKS):
            candidates.append(
                (FIRST[block] + place, block == "choose_own_back", 800 if card_at(place) is None else 700)
            )
    for place in obs.legal("choose_hand", ROWS):
        card = obs.hand_card(place)
        candidates.append((FIRST["choose_hand"] + place, True, _hand_value(obs, card)))
    for place in obs.legal("choose_option", ROWS):
        card = obs.option(place)
        # A chosen card of a Graveyard or deck helps the player who chooses.
        helps = obs.subject is not None and Op.BOOST in ops_of(obs.subject)
        candidates.append((FIRST["choose_option"] + place, helps, 0 if card is None else max(card.atk, 500)))
    return candidates


def _hand_value(obs: ObservationReader, card: Card | None) -> float:
    if card is None:
        return 0
    if not is_monster(card):
        return 1200
    if tributes_of(card) > len(obs.own):
        return 400
    return max(card.atk, HAND_EFFECT_VALUE if waits_in_hand(card) else 0)
