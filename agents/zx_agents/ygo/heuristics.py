"""Scores of the scripted player of the Yu-Gi-Oh! Battle Phase for cards and attacks, in points of ATK."""

from __future__ import annotations

from zx_agents.ygo.features import BACKS, MONSTERS, ROWS, Monster, ObservationReader
from zx_env.ygo.cards.language import Card, Continuous, Trigger
from zx_env.ygo.cards.parts import MONSTER_KINDS, steps_of, when_of
from zx_env.ygo.terms import Attribute, Event, Moment, Op, Scale, Target, When

HAND_EFFECT_VALUE = 1500
"""Value of a monster in hand whose effect works from the hand."""
SURE_KILL_VALUE = 1000
"""Value of a monster whose attack destroys one of the enemy's before damage is calculated."""
WORTH_SAVING = 900
"""Minimum battle damage that is worth a card to prevent it."""
WEAK = 300
"""Minimum ATK for an attack on a player without monsters."""
STRONG = 1500
"""Minimum ATK of a monster that is worth the use of a card to remove it."""


def is_monster(card: Card) -> bool:
    """Return whether the card is a monster."""
    return card.kind in MONSTER_KINDS


def times_of(card: Card) -> set[When]:
    """Return the times at which a player can activate the card's effects."""
    return {when for effect in card.effects if (when := when_of(effect)) is not None}


def ops_of(card: Card) -> set[Op]:
    """Return the kinds of operations (Op) that the card's effects carry out, including Continuous Effects."""
    ops = {effect.op for effect in card.effects if isinstance(effect, Continuous)}
    return ops | {step.op for effect in card.effects for step in steps_of(effect)}


def tributes_of(card: Card) -> int:
    """Return the number of Tributes for the monster's Normal Summon (ruling YR13)."""
    return 2 if card.level >= 7 else 1 if card.level >= 5 else 0


def waits_in_hand(card: Card) -> bool:
    """Return whether the card is a monster that is best kept in hand for its effect."""
    return is_monster(card) and bool(times_of(card) & {When.HONEST, When.DAMAGE, When.ANSWER})


def is_flipped(card: Card) -> bool:
    """Return whether the card has an effect for being turned face-up."""
    return any(isinstance(effect, Trigger) and effect.event == Event.TURNED_UP for effect in card.effects)


def growth_of(card: Card) -> int:
    """Return the ATK that the monster gains by a direct attack past monsters (Raging Flame Sprite), or 0."""
    if Op.DIRECT not in ops_of(card):
        return 0
    return sum(
        step.amount
        for effect in card.effects
        if isinstance(effect, Trigger) and effect.event == Event.DIRECT_DAMAGE
        for step in effect.do
        if step.op == Op.BOOST
    )


def destroys_before_calculation(card: Card, target: Monster) -> bool:
    """Return whether attacking this monster destroys it before damage is calculated.

    Sasuke Samurai does so to face-down monsters, Drillroid to all in Defense Position.
    """
    events = [Event.BEFORE_CALCULATION] if target.in_defense else []
    events += [Event.DAMAGE_STEP_STARTS] if target.face_down else []
    return any(
        isinstance(effect, Trigger)
        and effect.event in events
        and any(step.op == Op.DESTROY and step.target == Target.THAT_CARD for step in effect.do)
        for effect in card.effects
    )


def best_atk(monsters: list[Monster]) -> int:
    """Return the highest ATK among the known monsters, or 0."""
    return max((m.atk for m in monsters if m.card is not None), default=0)


def attacks(obs: ObservationReader, attackers: list[Monster]) -> list[tuple[float, int, int]]:
    """Score all attacks of these monsters: a list of (points, zone of the attacker, zone of the target).

    A direct attack has the target MONSTERS. More points are better.
    """
    scored = []
    for monster in attackers:
        if monster.in_defense or monster.face_down or monster.card is None:
            continue
        ops = ops_of(monster.card)
        for target in obs.enemy:
            points = attack_on(obs, monster, target, ops)
            scored.append((points, monster.place, target.place))
        if not obs.enemy or Op.DIRECT in ops:
            points = monster.atk + growth_of(monster.card) - (Op.NOT_DIRECT in ops) * 10000.0
            scored.append((points, monster.place, MONSTERS))
    return scored


def strength_of(monster: Monster, life_points: int) -> int:
    """Return the monster's ATK in an attack, with a boost that it can pay for (Injection Fairy Lily)."""
    if monster.card is None or When.CALCULATION not in times_of(monster.card) or life_points <= 3000:
        return monster.atk
    return monster.atk + sum(step.amount for effect in monster.card.effects for step in steps_of(effect))


def help_for(obs: ObservationReader, monster: Monster, target: Monster) -> int:
    """Return the largest ATK boost that a card in hand or set would give the attacker in this battle."""
    available = [obs.hand_card(row) for row in range(ROWS)] + [obs.own_back(place) for place in range(BACKS)]
    best = 0
    for card in available:
        times = set() if card is None else times_of(card)
        if card is None or not times & {When.STATS, When.HONEST}:
            continue
        if When.HONEST in times and monster.card is not None and monster.card.attribute != Attribute.LIGHT:
            continue
        best = max(best, sum(changes_of(card, monster, target)))
    return best


def attack_on(obs: ObservationReader, monster: Monster, target: Monster, ops: set[Op]) -> float:
    """Return the points of an attack on a monster: the values of the monsters destroyed, and the damage.

    `ops` are the operations of the attacker's effects (`ops_of`). A bad attack has points below 0.
    """
    if monster.card is not None and destroys_before_calculation(monster.card, target):
        return 400 + target.value / 2
    diff = strength_of(monster, obs.life_points) - target.fights_with
    helped = help_for(obs, monster, target) if target.card is not None and diff <= 0 else 0
    if diff + helped > 0 >= diff:
        return target.value / 2 - 300
    if target.card is None:
        # A failed attack on a Defense Position monster costs Life Points, but no monster.
        return 300.0 if monster.atk >= 1600 else 100.0 if monster.atk >= 1200 else -200.0
    sturdy = bool(ops_of(target.card) & {Op.INDESTRUCTIBLE, Op.COUNTER_INSTEAD})
    gain = 0.0 if sturdy else 400 + target.value / 2
    if diff > 0:
        return gain + (diff if not target.in_defense or Op.PIERCE in ops else 0)
    if diff == 0:
        return -1.0 if target.in_defense else (target.value - monster.value) / 2 - 1
    lost = 0 if target.in_defense else 400 + monster.value / 2
    if Op.REFLECT in ops:
        return -diff - lost + 400
    return diff - lost


def is_threat(obs: ObservationReader, ops: set[Op]) -> bool:
    """Return whether the enemy's present attack would destroy an own monster or deal much damage."""
    attacker, target = obs.enemy_fighter, obs.own_fighter
    if attacker is None:
        return False
    if Op.DESTROY in ops and sum(not m.in_defense for m in obs.enemy) >= 2:
        return True
    if target is None:
        return attacker.atk >= min(WORTH_SAVING, obs.life_points)
    met = target.defense if target.in_defense else target.atk
    if attacker.atk < met or (attacker.atk == met and target.in_defense):
        return False
    return not (target.face_down and target.card is not None and is_flipped(target.card))


def turns_the_battle(obs: ObservationReader, card: Card, times: set[When]) -> bool:
    """Return whether activating the card now turns a lost battle into a won one."""
    own, enemy = obs.own_fighter, obs.enemy_fighter
    late = Moment.D4 if When.STATS not in times else Moment.D3
    if own is None or enemy is None or enemy.card is None or obs.moment != late:
        return False
    met = enemy.defense if enemy.in_defense else enemy.atk
    stands = own.defense if own.in_defense else own.atk
    if stands > met or (own.in_defense and stands == met):
        return False
    gain, loss = changes_of(card, own, enemy)
    if When.CALCULATION in times and obs.life_points <= 2500:
        return False
    if own.in_defense and own.is_target:
        return own.defense >= enemy.atk - loss
    return own.atk + gain > (enemy.defense if enemy.in_defense else enemy.atk - loss)


def changes_of(card: Card, own: Monster, enemy: Monster) -> tuple[int, int]:
    """Return the ATK that the card adds to the own fighter, and the ATK that it takes from the enemy's."""
    gain = loss = 0
    for effect in card.effects:
        for step in steps_of(effect):
            if step.op == Op.BOOST:
                gain = enemy.atk if step.scale == Scale.ENEMY_ATK else step.amount
            elif step.op == Op.HALVE and enemy.card is not None:
                loss = enemy.card.atk // 2
    return gain, loss
