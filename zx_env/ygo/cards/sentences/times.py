"""Times of activation in words: times, needs, and the events of triggers."""

from zx_env.ygo.cards.language import Activate, Quick, Trigger
from zx_env.ygo.cards.sentences.which import a
from zx_env.ygo.terms import Event, Need, Side, To, When

_WHEN = {
    When.MAIN: "in your Main Phase",
    When.ANY: "outside the Damage Step",
    When.DECLARATION: "in direct answer to the declaration of an attack",
    When.TARGETED: "in direct answer to a monster becoming the target of an attack, also after a replay",
    When.STATS: "also in the Damage Step until damage is calculated",
    When.HONEST: "in the Damage Step, up to and including damage calculation",
    When.CALCULATION: "during damage calculation",
    When.DAMAGE: "when battle damage comes",
    When.FLASHBANG: "directly after battle damage",
    When.SENT: "also in the Damage Step",
    When.DESTROYED: "at the end of the Damage Step",
    When.ANSWER: "at any time",
    When.OWN_MAIN: "in your Main Phase",
}
_NEEDS = {
    Need.BATTLES: "once in a battle of this monster",
    Need.LIGHT_BATTLES: "if a face-up LIGHT monster of yours battles a face-up monster of your opponent",
    Need.DAMAGE_COMING: "if this battle would do you {amount}",
    Need.ENEMY_DAMAGE_COMING: "if this battle of your opponent's turn would do you {amount}",
    Need.ENEMY_ATTACKS: "if a monster of your opponent attacks",
    Need.ENEMY_ATTACKS_MONSTER: "if a monster of your opponent attacks a monster of yours",
    Need.DIRECT_DAMAGE_TAKEN: "if a monster of your opponent did it by a direct attack",
    Need.OWN_MONSTER_SENT: "if a monster has just gone from the field to your Graveyard",
    Need.ONE_FELL: "if exactly 1 monster was destroyed by battle and sent to the Graveyard",
    Need.HAND_MONSTER_OF_COUNTERS: (
        "if there is in your hand a monster of at most as high a Level as this has counters"
    ),
}
_TO = {
    To.MONSTER_EFFECT: "the effect of a monster{whose}",
    To.TRAP_CARD: "the activation of a Trap Card{whose}",
    To.CARD_ON_OWN_MONSTER: "a Spell or Trap Card{whose} that targets a monster of yours",
}
_WHOSE = {Side.OWN: " of yours", Side.ENEMY: " of your opponent", Side.ANY: ""}
_EVENTS = {
    Event.NORMAL_SUMMONED: "this monster is Normal Summoned",
    Event.SUMMONED: "this monster is Normal or Special Summoned",
    Event.DAMAGE_STEP_STARTS: "this attacks a face-down monster, at the start of the Damage Step",
    Event.BEFORE_CALCULATION: "this attacks a Defense Position monster, before damage calculation",
    Event.TURNED_UP: "this monster is turned face-up",
    Event.DIRECT_DAMAGE: "this monster does battle damage by a direct attack",
    Event.BATTLE_DAMAGE: "this monster does battle damage to your opponent",
    Event.AFTER_CALCULATION: "this monster battled a monster of your opponent, after damage calculation",
    Event.ATTACKED_FACE_DOWN: "this monster was attacked while face-down, after damage calculation",
    Event.DESTROYED_BY_BATTLE: "this monster is destroyed by battle",
    Event.DESTROYED_AND_SENT: "this monster is destroyed by battle and sent to the Graveyard",
    Event.DESTROYS_BY_BATTLE: "this monster destroys a monster by battle",
    Event.DESTROYS_AND_SENDS: (
        "this monster destroys a monster of your opponent by battle and sends it to the Graveyard"
    ),
}


def time_words(effect: Quick | Activate) -> str:
    """Return time, link to answer and need: "during damage calculation, once in a battle of this monster"."""
    words = [_WHEN[effect.when]]
    if effect.to != To.NOTHING:
        words.append(f"in answer to {_TO[effect.to].format(whose=_WHOSE[effect.side])}")
    if effect.need != Need.NO_NEED:
        amount = "battle damage" if effect.need_amount == 1 else f"{effect.need_amount} or more battle damage"
        words.append(_NEEDS[effect.need].format(amount=amount))
    return ", ".join(words)


def event_words(effect: Trigger) -> str:
    """Return the event that a trigger waits for: "this monster is turned face-up"."""
    if effect.event == Event.CALCULATION and effect.that is not None:
        return f"this monster battles {a(effect.that)}, during damage calculation"
    return _EVENTS[effect.event]
