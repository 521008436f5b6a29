"""What cards and attacks are worth to `scripted` of the Yu-Gi-Oh! Battle Phase, in points of ATK."""

from __future__ import annotations

from zx_agents.ygo.features import BACKS, MONSTERS, ROWS, Monster, View
from zx_env.ygo.cards.language import Card, Continuous, Trigger
from zx_env.ygo.cards.parts import MONSTER_KINDS, steps_of, when_of
from zx_env.ygo.terms import Attribute, Event, Moment, Op, Scale, When

KEPT = 1500
"""What a monster is worth in the hand whose effect works from there."""
WORTH_SAVING = 900
"""Battle damage from which on a card is spent against it."""
WEAK = 300
"""ATK from which on a monster is worth an attack on a player without monsters."""
STRONG = 1500
"""ATK from which on a monster is worth a card that removes it."""


def is_monster(card: Card) -> bool:
    """Whether it is a monster."""
    return card.kind in MONSTER_KINDS


def times_of(card: Card) -> set[When]:
    """The times of what a player can activate of it."""
    return {when for effect in card.effects if (when := when_of(effect)) is not None}


def ops_of(card: Card) -> set[Op]:
    """What its effects do, Continuous Effects too."""
    found = {effect.op for effect in card.effects if isinstance(effect, Continuous)}
    return found | {step.op for effect in card.effects for step in steps_of(effect)}


def tributes_of(card: Card) -> int:
    """Ruling YR13."""
    return 2 if card.level >= 7 else 1 if card.level >= 5 else 0


def waits_in_hand(card: Card) -> bool:
    """Whether it is a monster that is worth most in the hand."""
    return is_monster(card) and bool(times_of(card) & {When.HONEST, When.DAMAGE, When.ANSWER})


def is_flipped(card: Card) -> bool:
    """Whether it wants to be turned face-up."""
    return any(isinstance(effect, Trigger) and effect.event == Event.TURNED_UP for effect in card.effects)


def best_atk(monsters: list[Monster]) -> int:
    """The highest ATK that is known of them."""
    return max((m.atk for m in monsters if m.card is not None), default=0)


def attacks(view: View, attackers: list[Monster]) -> list[tuple[float, int, int]]:
    """What every attack promises: points, place of the attacker, place of the target or MONSTERS (direct)."""
    found = []
    for monster in attackers:
        if monster.in_defense or monster.face_down or monster.card is None:
            continue
        ops = ops_of(monster.card)
        for target in view.enemy:
            points = attack_on(view, monster, target, ops)
            found.append((points, monster.place, target.place))
        if not view.enemy or Op.DIRECT in ops:
            found.append((monster.atk * 1.0 - (Op.NOT_DIRECT in ops) * 10000, monster.place, MONSTERS))
    return found


def strength_of(monster: Monster, life_points: int) -> int:
    """ATK in an attack, with what it can pay for then (Injection Fairy Lily)."""
    if monster.card is None or When.CALCULATION not in times_of(monster.card) or life_points <= 3000:
        return monster.atk
    return monster.atk + sum(step.amount for effect in monster.card.effects for step in steps_of(effect))


def help_for(view: View, monster: Monster, target: Monster) -> int:
    """ATK that cards in the hand or set would give the attacker, against this monster."""
    held = [view.hand_card(row) for row in range(ROWS)] + [view.own_back(place) for place in range(BACKS)]
    found = 0
    for card in held:
        times = set() if card is None else times_of(card)
        if card is None or not times & {When.STATS, When.HONEST}:
            continue
        if When.HONEST in times and monster.card is not None and monster.card.attribute != Attribute.LIGHT:
            continue
        found = max(found, sum(changes_of(card, monster, target)))
    return found


def attack_on(view: View, monster: Monster, target: Monster, ops: set[Op]) -> float:
    """Points of an attack on a monster: what falls, and damage."""
    diff = strength_of(monster, view.life_points) - target.fights_with
    helped = help_for(view, monster, target) if target.card is not None and diff <= 0 else 0
    if diff + helped > 0 >= diff:
        return target.worth / 2 - 300
    if target.card is None:
        # Who attacks a Defense Position monster in vain loses Life Points and no monster.
        return 300.0 if monster.atk >= 1600 else 100.0 if monster.atk >= 1200 else -200.0
    sturdy = bool(ops_of(target.card) & {Op.INDESTRUCTIBLE, Op.COUNTER_INSTEAD})
    gain = 0.0 if sturdy else 400 + target.worth / 2
    if diff > 0:
        return gain + (diff if not target.in_defense or Op.PIERCE in ops else 0)
    if diff == 0:
        return -1.0 if target.in_defense else (target.worth - monster.worth) / 2 - 1
    lost = 0 if target.in_defense else 400 + monster.worth / 2
    if Op.REFLECT in ops:
        return -diff - lost + 400
    return diff - lost


def is_threat(view: View, ops: set[Op]) -> bool:
    """Whether the enemy's attack takes a monster or much damage."""
    attacker, target = view.enemy_fighter, view.own_fighter
    if attacker is None:
        return False
    if Op.DESTROY in ops and sum(not m.in_defense for m in view.enemy) >= 2:
        return True
    if target is None:
        return attacker.atk >= min(WORTH_SAVING, view.life_points)
    met = target.defense if target.in_defense else target.atk
    if attacker.atk < met or (attacker.atk == met and target.in_defense):
        return False
    return not (target.face_down and target.card is not None and is_flipped(target.card))


def turns_the_battle(view: View, card: Card, times: set[When]) -> bool:
    """Whether more ATK now makes a battle a won one that is not."""
    own, enemy = view.own_fighter, view.enemy_fighter
    late = Moment.D4 if When.STATS not in times else Moment.D3
    if own is None or enemy is None or enemy.card is None or view.moment != late:
        return False
    met = enemy.defense if enemy.in_defense else enemy.atk
    stands = own.defense if own.in_defense else own.atk
    if stands > met or (own.in_defense and stands == met):
        return False
    gain, loss = changes_of(card, own, enemy)
    if When.CALCULATION in times and view.life_points <= 2500:
        return False
    if own.in_defense and own.is_target:
        return own.defense >= enemy.atk - loss
    return own.atk + gain > (enemy.defense if enemy.in_defense else enemy.atk - loss)


def changes_of(card: Card, own: Monster, enemy: Monster) -> tuple[int, int]:
    """ATK that it gives the own fighter, and takes from the enemy's."""
    gain = loss = 0
    for effect in card.effects:
        for step in steps_of(effect):
            if step.op == Op.BOOST:
                gain = enemy.atk if step.scale == Scale.ENEMY_ATK else step.amount
            elif step.op == Op.HALVE and enemy.card is not None:
                loss = enemy.card.atk // 2
    return gain, loss
