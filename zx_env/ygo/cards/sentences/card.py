"""A card in words: its facts in a line, and a sentence for each of its effects."""

from zx_env.ygo.cards.language import Activate, Card, Continuous, Effect, Ignition, Quick, Trigger
from zx_env.ygo.cards.parts import MONSTER_KINDS, cost_of, speed_of, target_of
from zx_env.ygo.cards.sentences.does import continuous_words, cost_words, step_words
from zx_env.ygo.cards.sentences.times import event_words, time_words
from zx_env.ygo.cards.sentences.which import KINDS, one, type_word
from zx_env.ygo.terms import Attribute, CardKind, Event, Place


def facts(card: Card) -> str:
    """Return the facts of a card: "Effect Monster, Level 4, LIGHT Fairy, ATK 1100, DEF 1900"."""
    if card.kind not in MONSTER_KINDS:
        return KINDS[card.kind]
    nature = f"{Attribute(card.attribute).name} {type_word(card.type)}"
    return f"{KINDS[card.kind]}, Level {card.level}, {nature}, ATK {card.atk}, DEF {card.defense}"


def say(card: Card) -> str:
    """Return the effects of a card in words, a line each; empty for a Normal Monster."""
    return "\n".join(say_effect(card.kind, effect) for effect in card.effects)


def say_effect(kind: CardKind, effect: Effect) -> str:
    """Return one effect of a card of that kind as a sentence, after the kind of effect in brackets."""
    match effect:
        case Continuous():
            return f"[Continuous] {_sentence([continuous_words(effect)])}"
        case Trigger():
            sign = "Flip" if effect.event == Event.TURNED_UP and kind == CardKind.FLIP_MONSTER else "Trigger"
            may = "" if effect.must else "you may "
            return f"[{sign}] {_sentence([f'when {event_words(effect)}, {may}{_done(effect)}'])}"
        case Ignition():
            return f"[Ignition] {_sentence(['in your Main Phase: ' + _paid(effect)])}"
        case Quick():
            sign = "Quick, from the hand" if effect.place == Place.FROM_HAND else "Quick"
            return f"[{sign}] {_sentence([f'{time_words(effect)}: {_paid(effect)}'])}"
        case Activate():
            speed = speed_of(kind, effect)
            return f"[Activate, Spell Speed {speed}] {_sentence([f'{time_words(effect)}: {_paid(effect)}'])}"


def _paid(effect: Ignition | Quick | Activate) -> str:
    """Return the cost, then the target and the steps."""
    cost = cost_words(cost_of(effect))
    return f"{cost}; {_done(effect)}" if cost else _done(effect)


def _done(effect: Trigger | Ignition | Quick | Activate) -> str:
    """Return the target, then the steps."""
    target = target_of(effect)
    steps = ", then ".join(step_words(step) for step in effect.do)
    return steps if target is None else f"target {one(target)}; {steps}"


def _sentence(clauses: list[str]) -> str:
    words = " ".join(clauses)
    return f"{words[0].upper()}{words[1:]}."
