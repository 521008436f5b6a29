"""Effects and costs in words; clauses begin with a small letter.

A member of terms.Op without a phrase raises KeyError: no effect is silently left out.
"""

from zx_env.ygo.cards.language import Continuous, Cost, Do
from zx_env.ygo.cards.sentences.which import a, every, one
from zx_env.ygo.terms import Op, Scale, Side, Stand, Target, Until

_TARGETS = {
    Target.THIS: "this card",
    Target.CHOSEN: "it",
    Target.THAT_CARD: "that monster",
    Target.OWN_FIGHTER: "that monster of yours",
    Target.FALLEN: "that monster",
    Target.LINK: "it",
}
_UNTIL = {
    Until.TURN_ENDS: "until the end of the turn",
    Until.CALCULATION_ENDS: "for this damage calculation",
    Until.LEAVES: "as long as it is face-up on the field",
}
_STANDS = {
    Stand.ATTACK: "in Attack Position",
    Stand.DEFENSE: "in face-up Defense Position on your side",
    Stand.SET: "in face-down Defense Position",
    Stand.EITHER: "in Attack or face-up Defense Position",
    Stand.AS_IT_STOOD: "to the side and in the position that it had",
}
_WHO_LOSES = {Side.OWN: "you take", Side.ENEMY: "your opponent takes", Side.ANY: "both players take"}
_CONTINUOUS = {
    Op.BAR_TRAPS: "no Trap Card can be activated, and face-up Traps do nothing",
    Op.NOT_ATTACKED: "it cannot be attacked while you control another monster",
    Op.NO_DEFENSE: "it is destroyed in face-up Defense Position",
    Op.INDESTRUCTIBLE: "it is not destroyed by battle",
    Op.COUNTER_INSTEAD: "if battle would destroy it, a counter comes off instead",
    Op.REFLECT: "your opponent takes the battle damage that you would take from its battles",
    Op.HALF_DAMAGE: "battle damage that it does to your opponent is halved",
    Op.DOUBLE_DAMAGE: "battle damage that your opponent takes by attacking it is doubled",
    Op.PIERCE: "it does battle damage also by attacking a Defense Position monster with less DEF",
    Op.DIRECT: "it can attack directly",
    Op.NOT_DIRECT: "it cannot attack directly",
    Op.ATTACKS_TWICE: "it can attack twice in each Battle Phase",
    Op.ATTACKS_ALL: "it can attack every monster of your opponent once each",
    Op.MUST_ATTACK: "it must attack if it can",
    Op.RETURNS: (
        "in the End Phase of the turn in which it was Normal Summoned or turned face-up, it returns to its "
        "owner's hand"
    ),
    Op.NO_SPECIAL: "it cannot be Special Summoned",
    Op.BANISH_INSTEAD: "cards that would go to a Graveyard are banished instead",
    Op.COUNTER_OFF: (
        "if it battled, a counter comes off at the end of the Damage Step, and without one it is destroyed"
    ),
    Op.TO_DEFENSE: "if it attacked, it is changed to Defense Position at the end of the Damage Step",
    Op.COUNTER_ON: (
        "if a monster of your opponent attacked or was attacked, it gets a counter at the end of the Damage "
        "Step"
    ),
    Op.LEAVES_WITH: (
        "when it leaves the field, the monster that it summoned is destroyed, and when that monster is "
        "destroyed, this card is destroyed; no more after the monster was turned face-down"
    ),
}


def cost_words(cost: Cost) -> str:
    """Return the cost of an activation: "pay 2000 Life Points"; empty if it is free."""
    words = []
    if cost.pay:
        words.append(f"pay {cost.pay} Life Points")
    if cost.discards:
        words.append(f"discard {_cards(cost.discards)}")
    if cost.discard_this:
        words.append("discard this card")
    if cost.send_this:
        other = "" if cost.send is None else f" and {one(cost.send)}"
        words.append(f"send this card{other} to the Graveyard")
    return " and ".join(words)


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def _points(amount: int, unit: str) -> str:
    return f"{'gains' if amount > 0 else 'loses'} {abs(amount)} {unit}"


def continuous_words(effect: Continuous) -> str:
    """Return a Continuous Effect in words, without a full stop: "it is destroyed while you control a …"."""
    match effect.op:
        case Op.BOOST_ALL if effect.who is not None:
            return f"{every(effect.who)} {_points(effect.amount, 'ATK')}"
        case Op.BOOST_BY_COUNTERS:
            return f"it {_points(effect.amount, 'ATK')} for each counter on it"
        case Op.NEEDS_NO_OTHERS if effect.who is not None:
            return f"it is destroyed while you control {a(effect.who)}"
        case Op.CALCULATION_BOOST if effect.who is not None:
            fighter = a(effect.who)
            points = _points(effect.amount, "ATK")
            return f"{fighter} that attacks a monster with more ATK {points} for this damage calculation"
        case _:
            return _CONTINUOUS[effect.op]


def step_words(step: Do) -> str:
    """Return one step of an effect in words, without a full stop: "return … to its owner's hand"."""
    match step.op:
        case Op.DESTROY:
            return f"destroy {_whom(step)}"
        case Op.BANISH:
            return f"banish {_whom(step)}"
        case Op.TO_HAND:
            return f"return {_whom(step)} to its owner's hand"
        case Op.BOOST:
            return _boost(step)
        case Op.HALVE:
            return f"halve the original ATK of {_whom(step)} until the end of the turn"
        case Op.TURN_DOWN:
            return f"turn {_whom(step)} to face-down Defense Position"
        case Op.SUMMON:
            return _summon(step)
        case Op.DRAW:
            return f"draw {_cards(step.amount)}"
        case Op.DAMAGE:
            return f"{_WHO_LOSES[step.side]} {step.amount} damage"
        case Op.DAMAGE_OF_ATK:
            return f"{_WHO_LOSES[step.side]} damage equal to the ATK of the attacking monster"
        case Op.GAIN:
            return f"gain {step.amount} Life Points"
        case Op.COUNTERS:
            return f"put {step.amount} counters on this card"
        case Op.REDIRECT_ATTACK:
            return f"{_whom(step)} becomes the target of the attack, if the attacker may attack it"
        case Op.REDIRECT_LINK:
            return f"{_whom(step)} becomes the target of that card"
        case _:
            return _PLAIN[step.op]


_PLAIN = {
    Op.NEGATE: "negate the activation, and destroy that card",
    Op.NEGATE_ATTACK: "negate the attack",
    Op.END_BATTLE_PHASE: "end the Battle Phase",
    Op.END_TURN: "it is now the End Phase",
    Op.NO_BATTLE_DAMAGE: "you take no battle damage from this battle",
    Op.PROTECT: "this turn you take no battle damage, and your monsters are not destroyed by battle",
    Op.STAY: "it stays face-up on the field",
}
"""Steps with the same words whatever their fields are."""


def _whom(step: Do) -> str:
    """Return the card or cards that a step applies to."""
    return every(step.who) if step.who is not None else _TARGETS[step.target]


def _boost(step: Do) -> str:
    unit = "ATK and DEF" if step.also_def else "ATK"
    if step.scale == Scale.ENEMY_ATK:
        return f"{_whom(step)} gains ATK equal to that of your opponent's monster {_UNTIL[step.until]}"
    return f"{_whom(step)} {_points(step.amount, unit)} {_UNTIL[step.until]}"


def _summon(step: Do) -> str:
    whom = _TARGETS[step.target] if step.who is None else one(step.who).replace(" in your ", " from your ")
    level = ", of at most as high a Level as this had counters," if step.scale == Scale.COUNTERS else ""
    return f"Special Summon {whom}{level} {_STANDS[step.stand]}"
