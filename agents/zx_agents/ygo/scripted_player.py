"""`scripted` for the Yu-Gi-Oh! Battle Phase: a player of thumb rules.

It attacks where that wins, sets what waits to be flipped, keeps traps for what they are for, and spends
Honest, Kuriboh and the like where they decide a battle. It sees what its seat may see and nothing else
(features.py), and plays any deck of the game's cards. Not here: what cards and attacks are worth to it
(heuristics.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.ygo.features import BACKS, MONSTERS, ROWS, Monster, View
from zx_agents.ygo.heuristics import (
    KEPT,
    STRONG,
    WEAK,
    WORTH_SAVING,
    attacks,
    best_atk,
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


class YgoScriptedPlayer:
    """Plays by thumb rules; the same position, the same answer."""

    name = "scripted"
    version = 1
    """Of what it plays. A yardstick: it is frozen, and tests/agents/test_frozen.py holds its turns."""

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """One legal action."""
        legal = np.flatnonzero(action_mask)
        if len(legal) == 1:
            return int(legal[0])
        view = View(observation, action_mask)
        match view.asked:
            case Ask.MAIN:
                action = _main(view)
            case Ask.BATTLE:
                action = _battle(view)
            case Ask.WINDOW | Ask.ANSWER:
                action = _window(view)
            case Ask.TARGET:
                action = _target(view)
            case Ask.YES_NO:
                action = YES if _wants(view) else NO
            case Ask.POSITION:
                card = view.subject
                action = YES if card is None or card.atk >= card.defense else NO
            case Ask.CHOOSE:
                action = _choose(view)
            case _:
                action = None
        return action if action is not None and action_mask[action] else int(legal[0])

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """One legal action a row."""
        pairs = zip(observations, masks, strict=True)
        return np.array([self.act(observation, mask, rng) for observation, mask in pairs], np.int64)


# -- the Main Phases -----------------------------------------------------------------------------------------


def _main(view: View) -> int | None:
    for deed in (_clear_the_way, _summon, _turn_round, _set_cards):
        action = deed(view)
        if action is not None:
            return action
    if view.can("battle") and any(points > 0 for points, *_ in attacks(view, view.own)):
        return FIRST["battle"]
    action = _turn_to_defense(view)
    if action is not None:
        return action
    return FIRST["end_turn"] if view.can("end_turn") else FIRST["battle"]


def _summon(view: View) -> int | None:
    """The Normal Summon or Set of the turn, where one is worth it."""
    enemys = best_atk(view.enemy)
    best: tuple[float, int] = (300.0, -1)
    for row in range(ROWS):
        card = view.hand_card(row)
        if card is None or not is_monster(card):
            continue
        needed = tributes_of(card)
        cost = sum(sorted(m.worth for m in view.own)[:needed])
        if needed and card.atk <= cost:
            continue
        kept = KEPT if waits_in_hand(card) and view.own else 0
        if view.can("summon", row):
            atk = card.atk + (1500 if When.CALCULATION in times_of(card) and view.life_points > 4000 else 0)
            points = atk - (0 if atk >= enemys else 900) - 0.9 * cost - kept
            if not view.enemy and view.can("battle"):
                points += atk / 2
            if is_flipped(card):
                points -= 800
            best = max(best, (points, FIRST["summon"] + row))
        if view.can("set", row):
            points = (0.7 if card.defense >= enemys else 0.4) * card.defense - 0.9 * cost - kept
            if is_flipped(card):
                points += 1000
            if len(view.own) >= MONSTERS - 2:
                points -= 1200
            best = max(best, (points, FIRST["set"] + row))
    return best[1] if best[1] >= 0 else None


def _turn_round(view: View) -> int | None:
    """Monsters that should stand in Attack Position, and Flip Effects that have something to do."""
    enemys = max((m.fights_with for m in view.enemy), default=0)
    for monster in view.own:
        if monster.card is None or not view.can("position", monster.place):
            continue
        flips = (
            monster.face_down and is_flipped(monster.card) and (view.enemy or not _attacks_monster(monster))
        )
        safe = not view.enemy or (monster.atk > enemys and all(m.card is not None for m in view.enemy))
        if flips or (monster.in_defense and safe and view.can("battle") and monster.atk >= WEAK):
            return FIRST["position"] + monster.place
    return None


def _attacks_monster(monster: Monster) -> bool:
    """Whether its Flip Effect is about monsters."""
    return monster.card is not None and Op.DESTROY in ops_of(monster.card)


def _turn_to_defense(view: View) -> int | None:
    """Monsters that the enemy would beat stand in Defense Position over its turn."""
    enemys = best_atk(view.enemy)
    for monster in view.own:
        if monster.in_defense or not view.can("position", monster.place):
            continue
        if monster.atk < enemys and monster.defense > monster.atk // 2:
            return FIRST["position"] + monster.place
    return None


def _set_cards(view: View) -> int | None:
    """Traps and Quick-Play Spells are set; a Field Spell is played where it helps."""
    free = sum(not view.back_is_there(0, place) for place in range(BACKS - 1))
    for row in range(ROWS):
        card = view.hand_card(row)
        if card is None or is_monster(card):
            continue
        if card.kind == CardKind.FIELD_SPELL:
            if view.can("activate_hand", row) and any(m.card and m.card.hero for m in view.own):
                return FIRST["activate_hand"] + row
        elif free > 1 and view.can("set", row):
            return FIRST["set"] + row
    return None


def _clear_the_way(view: View) -> int | None:
    """What is activated in the own Main Phase: it removes what stands in the way, or brings monsters."""
    for block, size, card_at in (
        ("activate_hand", ROWS, view.hand_card),
        ("activate_back", BACKS, view.own_back),
    ):
        for place in view.legal(block, size):
            card = card_at(place)
            if card is not None and _is_worth_now(view, card, place):
                return FIRST[block] + place
    for monster in view.own:
        if view.can("effect", monster.place) and monster.card is not None and waits_in_hand(monster.card):
            # Honest goes back to the hand once it has nothing to attack.
            if len(view.own) > 1 or (view.moment == Moment.MAIN and not view.can("battle")):
                return FIRST["effect"] + monster.place
    return None


def _is_worth_now(view: View, card: Card, place: int) -> bool:
    ops, times = ops_of(card), times_of(card)
    if When.OWN_MAIN in times and view.counters(place) > 0:
        held = [view.hand_card(row) for row in range(ROWS)]
        monsters = [c for c in held if c is not None and is_monster(c) and c.level <= view.counters(place)]
        return max((c.atk for c in monsters), default=0) >= STRONG + 300
    if Op.STAY in ops:
        return True
    if When.ANY not in times or not view.my_turn:
        return False
    if Op.SUMMON in ops:
        return view.can("battle")
    if Op.DESTROY in ops:  # Mystical Space Typhoon
        return any(view.back_is_there(1, zone) for zone in range(BACKS)) and bool(view.own)
    if Op.TO_HAND in ops:
        return best_atk(view.enemy) > max(best_atk(view.own), STRONG)
    return False


# -- the Battle Step -----------------------------------------------------------------------------------------


def _battle(view: View) -> int | None:
    """The attack that promises most, weaker attackers first where they promise the same."""
    legal = set(view.legal("attack", MONSTERS))
    found = [attack for attack in attacks(view, view.own) if attack[1] in legal]
    if found:
        points, place, _ = max(found, key=lambda attack: (attack[0], -attack[1]))
        if points > 0 or not view.can("end_battle"):
            return FIRST["attack"] + place
    return FIRST["end_battle"] if view.can("end_battle") else None


def _target(view: View) -> int | None:
    attacker = next((m for m in view.own if m.is_attacker or m.is_subject), None)
    found = [
        (points, target)
        for points, _, target in attacks(view, [attacker] if attacker else [])
        if (view.can("direct") if target == MONSTERS else view.can("target", target))
    ]
    if not found:
        return None
    points, target = max(found)
    if points <= 0 and view.can("stop"):
        return STOP
    return FIRST["direct"] if target == MONSTERS else FIRST["target"] + target


# -- windows and chains --------------------------------------------------------------------------------------


def _window(view: View) -> int | None:
    """Activate the first card that the moment is for, or pass."""
    for block, size, card_at in (
        ("activate_back", BACKS, view.own_back),
        ("activate_hand", ROWS, view.hand_card),
    ):
        for place in view.legal(block, size):
            card = card_at(place)
            if card is not None and _is_its_moment(view, card):
                return FIRST[block] + place
    for monster in view.own:
        if view.can("effect", monster.place) and monster.card is not None:
            if _is_its_moment(view, monster.card):
                return FIRST["effect"] + monster.place
    return STOP


def _is_its_moment(view: View, card: Card) -> bool:
    times, ops = times_of(card), ops_of(card)
    if view.asked == Ask.ANSWER:
        # A link of the enemy is negated; else nothing is added to a chain.
        return When.ANSWER in times and bool(view.pieces["chain"][0].any()) and not _last_link_is_own(view)
    if When.DECLARATION in times and not view.my_turn:
        return is_threat(view, ops)
    if When.DAMAGE in times:
        worth = 1 if Op.DRAW in ops or Op.GAIN in ops else WORTH_SAVING
        return view.damage_coming >= min(worth, view.life_points)
    if times & {When.STATS, When.HONEST, When.CALCULATION}:
        return turns_the_battle(view, card, times)
    if When.FLASHBANG in times:
        return any(not m.in_defense and not m.is_attacker for m in view.enemy) or bool(
            view.life_points < 3000
        )
    if When.SENT in times:
        return best_atk(view.enemy) >= STRONG
    if When.DESTROYED in times:
        return not view.my_turn
    if When.ANY in times and not view.my_turn and view.moment in (Moment.DECLARED, Moment.BEFORE):
        if Op.DESTROY in ops or Op.BANISH_INSTEAD in ops:
            return False
        if Op.SUMMON in ops:
            return not view.own and is_threat(view, ops)
        return is_threat(view, ops)
    return Op.STAY in ops and view.moment == Moment.END_STEP


def _last_link_is_own(view: View) -> bool:
    return bool(view.pieces["chain"][0, LinkFact.OWN])


def _wants(view: View) -> bool:
    """Whether an optional effect is activated: a banishing that takes oneself along only for a strong one."""
    card = view.subject
    if card is None or Op.BANISH not in ops_of(card):
        return True
    own, enemy = view.own_fighter, view.enemy_fighter
    return enemy is not None and (own is None or own.is_marked or enemy.worth >= own.worth + 200)


# -- choices -------------------------------------------------------------------------------------------------


def _choose(view: View) -> int | None:
    """The best or the least of the candidates, as the purpose has it."""
    found = _candidates(view)
    if not found:
        return None
    gives = view.purpose in (Purpose.TRIBUTE, Purpose.DISCARD, Purpose.SEND, Purpose.HAND_LIMIT)
    helps = view.subject is not None and Op.BOOST in ops_of(view.subject)
    scored = []
    for action, is_own, worth in found:
        if gives:
            points = -worth
        elif view.purpose == Purpose.SUMMON:
            points = worth
        else:
            points = worth if is_own == helps else -worth - 5000
        scored.append((points, -action))
    return -max(scored)[1]


def _candidates(view: View) -> list[tuple[int, bool, float]]:
    """Legal actions of a choice: number, whether the card is one's own, what it is worth."""
    found: list[tuple[int, bool, float]] = []
    for block, monsters in (("choose_own", view.own), ("choose_enemy", view.enemy)):
        for monster in monsters:
            if view.can(block, monster.place):
                fights = 3000 if monster.is_attacker or monster.is_target else 0
                spent = -6000 if monster.is_marked else 0
                found.append((FIRST[block] + monster.place, monster.is_own, monster.worth + fights + spent))
    for block, card_at in (("choose_own_back", view.own_back), ("choose_enemy_back", view.enemy_back)):
        for place in view.legal(block, BACKS):
            found.append(
                (FIRST[block] + place, block == "choose_own_back", 800 if card_at(place) is None else 700)
            )
    for place in view.legal("choose_hand", ROWS):
        card = view.hand_card(place)
        found.append((FIRST["choose_hand"] + place, True, _worth_in_hand(view, card)))
    for place in view.legal("choose_option", ROWS):
        card = view.option(place)
        # A card of a Graveyard or a deck that is chosen helps its chooser.
        helps = view.subject is not None and Op.BOOST in ops_of(view.subject)
        found.append((FIRST["choose_option"] + place, helps, 0 if card is None else max(card.atk, 500)))
    return found


def _worth_in_hand(view: View, card: Card | None) -> float:
    if card is None:
        return 0
    if not is_monster(card):
        return 1200
    if tributes_of(card) > len(view.own):
        return 400
    return max(card.atk, KEPT if waits_in_hand(card) else 0)
