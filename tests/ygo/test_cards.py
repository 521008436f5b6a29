"""The cards: their data agrees with the facts, field by field, and with the cards in words."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest

from zx_env.ygo import terms
from zx_env.ygo.cards.language import (
    Activate,
    Card,
    Continuous,
    Do,
    Effect,
    Ignition,
    Quick,
    Trigger,
    Who,
)
from zx_env.ygo.cards.parts import MONSTER_KINDS, speed_of
from zx_env.ygo.cards.sentences.card import facts, say, say_effect
from zx_env.ygo.cards.sentences.which import KINDS, type_word
from zx_env.ygo.cards.set import CARDS
from zx_env.ygo.terms import (
    CardKind,
    Event,
    Need,
    Op,
    Place,
    Side,
    Target,
    To,
    Until,
    When,
    Zone,
)

HOME = Path(__file__).parent
NAMES = [card.name for card in CARDS]


def read_facts() -> dict[str, dict[str, str]]:
    lines = (HOME / "facts.tsv").read_text("utf-8").splitlines()
    rows = csv.DictReader((line for line in lines if not line.startswith("#")), delimiter="\t")
    return {row["name"]: row for row in rows}


def read_card_sentences() -> dict[str, str]:
    """Return every card in words, by its name."""
    blocks = (HOME / "card_sentences.txt").read_text("utf-8").split("\n\n")[1:]
    return {name: words.strip() for name, _, words in (block.partition("\n") for block in blocks)}


FACTS, CARD_SENTENCES = read_facts(), read_card_sentences()


def card(name: str) -> Card:
    return next(one for one in CARDS if one.name == name)


def test_the_cards_are_those_of_the_facts() -> None:
    assert len(CARDS) == 61
    assert sorted(NAMES) == sorted(FACTS)
    assert list(CARD_SENTENCES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_data_is_what_the_facts_say(name: str) -> None:
    facts, one = FACTS[name], card(name)
    assert f"{one.passcode:08}" == facts["passcode"]
    kinds = {"flip effect monster": "Flip Effect Monster"}
    assert KINDS[one.kind].lower() == kinds.get(facts["kind"], facts["kind"]).lower()
    assert one.in_decks == (facts["where"] == "deck")
    is_monster = one.kind in MONSTER_KINDS
    assert (str(one.level) if is_monster else "") == facts["level"]
    assert (one.attribute.name if is_monster else "") == facts["attribute"]
    assert (type_word(one.type) if is_monster else "") == facts["type"]
    assert (str(one.atk) if is_monster else "") == facts["atk"]
    assert (str(one.defense) if is_monster else "") == facts["def"]
    assert one.hero == name.startswith("Elemental HERO")


# The substep in which the triggers of each event of a battle activate (digest, section 3).
SUBSTEPS = {
    Event.DAMAGE_STEP_STARTS: 1,
    Event.BEFORE_CALCULATION: 3,
    Event.CALCULATION: 4,
    Event.TURNED_UP: 6,
    Event.DIRECT_DAMAGE: 6,
    Event.BATTLE_DAMAGE: 6,
    Event.AFTER_CALCULATION: 6,
    Event.ATTACKED_FACE_DOWN: 6,
    Event.DESTROYED_BY_BATTLE: 7,
    Event.DESTROYED_AND_SENT: 7,
    Event.DESTROYS_BY_BATTLE: 7,
    Event.DESTROYS_AND_SENDS: 7,
}
OF_CARDS = {
    When.ANY: "",
    When.STATS: "",
    When.MAIN: "",
    When.DECLARATION: ", declaration",
    When.TARGETED: ", declaration",
    When.ANSWER: ", as an answer",
    When.DAMAGE: ", substep 4 (ocg O4)",
    When.FLASHBANG: ", substep 5",
    When.DESTROYED: ", substep 7",
    When.SENT: ", also in the Damage Step",
    When.OWN_MAIN: " in own Main Phase",
}
OF_MONSTERS = {
    When.CALCULATION: "quick, substep 4",
    When.HONEST: "quick from hand, substeps 1-4",
    When.DAMAGE: "quick from hand, substep 4 (ocg O4)",
    When.ANSWER: "quick from hand, as an answer",
}
# Continuous Effects whose time the facts list, after a comma or as their own entry.
OF_CONTINUOUS = {
    Op.REFLECT: "continuous, damage",
    Op.HALF_DAMAGE: "continuous, damage",
    Op.DOUBLE_DAMAGE: "continuous, damage",
    Op.RETURNS: "End Phase",
    Op.COUNTER_OFF: "substep 7",
    Op.COUNTER_INSTEAD: "substep 7",
    Op.COUNTER_ON: "substep 7",
    Op.TO_DEFENSE: "substep 7 without chain",
}


def timing_of(one: Card) -> Iterator[str]:
    """Yield the timing of each effect in the words of the facts."""
    for effect in one.effects:
        match effect:
            case Continuous(Op.CALCULATION_BOOST):
                yield "continuous, substep 4"
            case Continuous():
                yield OF_CONTINUOUS.get(effect.op, "continuous")
            case Trigger(event=Event.NORMAL_SUMMONED | Event.SUMMONED):
                yield "trigger at summon"
            case Trigger():
                sign = "flip" if one.kind == CardKind.FLIP_MONSTER else "trigger"
                must = "mandatory" if effect.must else "optional"
                yield f"{sign}, {must}, substep {SUBSTEPS[effect.event]}"
            case Ignition():
                yield "ignition in Main Phase"
            case Quick(place=Place.FROM_HAND) | Quick(when=When.CALCULATION):
                yield OF_MONSTERS[effect.when]
            case Quick() | Activate():
                yield f"speed {speed_of(one.kind, effect)}{OF_CARDS[effect.when]}"


@pytest.mark.parametrize("name", NAMES)
def test_the_time_of_every_effect_is_what_the_facts_say(name: str) -> None:
    timing = {
        part.strip()
        for part in FACTS[name]["timing"].replace("speed 2, continuous", "speed 2; continuous").split(";")
    }
    timing = {part.replace("speed 1; continuous", "continuous") for part in timing}
    found = set(timing_of(card(name))) or {"-"}
    # The facts list "continuous" for an effect whose time has its own entry, and Shift's second use in words.
    assert found - {"continuous"} - {"speed 2"} == timing - {"continuous"} - {"speed 2"}
    assert "speed 2" not in timing or "speed 2" in found


@pytest.mark.parametrize("name", NAMES)
def test_what_a_card_says_aloud(name: str) -> None:
    assert "\n".join([facts(card(name)), say(card(name))]).strip() == CARD_SENTENCES[name]


def every_effect() -> Iterator[tuple[CardKind, Effect]]:
    """Return an effect for each word of the language; most of them belong to no card."""
    who, it = Who(Zone.MONSTER), Do(Op.DESTROY, Target.THIS)
    for event in list(Event)[1:]:
        yield CardKind.EFFECT_MONSTER, Trigger(event, (it,), that=who)
    for when in When:
        yield CardKind.EFFECT_MONSTER, Quick(when, (it,))
    for need in Need:
        yield CardKind.EFFECT_MONSTER, Quick(When.ANY, (it,), need=need)
    for to in To:
        yield CardKind.NORMAL_TRAP, Activate(When.ANSWER, (it,), to=to)
    for op in Op:
        if op >= terms.CONTINUOUS_FIRST:
            yield CardKind.EFFECT_MONSTER, Continuous(op, 500, who)
        elif op != Op.FINISH:
            for until in Until:
                yield (
                    CardKind.NORMAL_TRAP,
                    Activate(When.ANY, (Do(op, Target.CHOSEN, 1, until=until),), target=who),
                )
    for target in list(Target)[1:]:
        yield (
            CardKind.EFFECT_MONSTER,
            Trigger(Event.SUMMONED, (Do(Op.BANISH, target, who=who if target == Target.ALL else None),)),
        )
    for stand in terms.Stand:
        yield CardKind.EFFECT_MONSTER, Ignition((Do(Op.SUMMON, Target.THIS, stand=stand),))
    for side in Side:
        for zone in list(Zone)[:6]:
            yield CardKind.EFFECT_MONSTER, Ignition((it,), target=Who(zone, side))


@pytest.mark.parametrize(("kind", "effect"), list(every_effect()))
def test_every_word_of_the_language_is_said(kind: CardKind, effect: Effect) -> None:
    words = say_effect(kind, effect)
    assert words.startswith("[") and words.endswith(".")
    assert "None" not in words and "{" not in words and "_" not in words
