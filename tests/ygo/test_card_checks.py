"""A card that the rules cannot play is rejected with its name, the field and the remedy."""

from dataclasses import replace

import numpy as np
import pytest

from zx_env.errors import CardError
from zx_env.ygo.cards.encode import encode
from zx_env.ygo.cards.language import (
    Activate,
    Card,
    Continuous,
    Cost,
    Do,
    Effect,
    Quick,
    Trigger,
    Who,
)
from zx_env.ygo.cards.pool import CardPool, card_table
from zx_env.ygo.cards.set import CARDS
from zx_env.ygo.terms import (
    Event,
    Need,
    Op,
    Place,
    Target,
    Type,
    When,
    Zone,
)


def card(name: str) -> Card:
    return card_table().card_of(name)


ELF = card("Gemini Elf")
LILY = card("Injection Fairy Lily")
BUG = card("Man-Eater Bug")
SHRINK = card("Shrink")
DESTROY = Do(Op.DESTROY, Target.CHOSEN)
SOME = Who(Zone.MONSTER)


def with_effect(base: Card, *effects: Effect) -> Card:
    return replace(base, effects=effects)


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (replace(ELF, name=""), "card (without a name), name: a card has a name"),
        (replace(ELF, passcode=10**8), "Gemini Elf, passcode: 100000000 is not one of at most eight digits"),
        (replace(ELF, level=0), "Gemini Elf, level: a monster has a Level from 1 to 12, not 0"),
        (replace(ELF, type=Type.NO_TYPE), "Gemini Elf, attribute: a monster has an Attribute and a Type"),
        (replace(ELF, atk=1910), "Gemini Elf, atk: a monster cannot have 1910: write a multiple"),
        (replace(ELF, defense=-50), "Gemini Elf, defense: a monster cannot have -50"),
        (replace(ELF, in_decks=False), "Gemini Elf, in_decks: False for Fusion and Synchro Monsters"),
        (replace(SHRINK, atk=500), "Shrink, kind: a Spell or Trap has no Level, Attribute, Type, ATK"),
        (with_effect(ELF, *LILY.effects), "Gemini Elf, effects: a Normal Monster has no effects: make it an"),
        (with_effect(LILY), "Injection Fairy Lily, effects: only a Normal Monster is without effects"),
        (with_effect(LILY, *SHRINK.effects), "effects: a monster is not activated as a card: write Quick"),
        (with_effect(SHRINK, *BUG.effects), "effects: no rule lets a Spell or Trap have a Trigger"),
        (with_effect(SHRINK, Continuous(Op.PIERCE)), "only a Field Spell or a Continuous Trap stays on"),
        (with_effect(card("Jinzo"), *LILY.effects), None),
        (with_effect(BUG, *LILY.effects), "Man-Eater Bug, effects: a Flip Monster has a Trigger of Event"),
        (with_effect(LILY, Continuous(Op.DESTROY)), "effects[0].op: DESTROY is a step that is carried out"),
        (with_effect(LILY, Continuous(Op.BOOST_ALL, 5)), "effects[0].who: BOOST_ALL needs `who`"),
        (with_effect(LILY, Continuous(Op.PIERCE, who=SOME)), "who: PIERCE has no `who`: leave"),
        (with_effect(LILY, Continuous(Op.PIERCE, 500)), "effects[0].amount: PIERCE has no amount of ATK"),
        (with_effect(LILY, Continuous(Op.BOOST_ALL, who=SOME)), "amount: BOOST_ALL needs amount of ATK"),
        (with_effect(SHRINK, Activate(When.ANY, ())), "effects[0].do: an effect does something: at least Do"),
        (with_effect(LILY, Trigger(Event.NO_EVENT, (DESTROY,))), "event: a Trigger waits for an event"),
        (with_effect(BUG, replace(BUG.effects[0], that=SOME)), "that: a Trigger of CALCULATION, and no"),
        (with_effect(SHRINK, Activate(When.ANSWER, (DESTROY,))), "to: what is activated as an ANSWER says"),
        (with_effect(SHRINK, Activate(When.ANY, (Do(Op.NEGATE, Target.LINK),))), "to: a step is about the"),
        (
            with_effect(SHRINK, Activate(When.DAMAGE, (Do(Op.NO_BATTLE_DAMAGE),), need=Need.DAMAGE_COMING)),
            "need_amount: the least damage belongs to DAMAGE_COMING",
        ),
        (with_effect(SHRINK, Activate(When.ANY, (DESTROY,))), "do[0].target: nothing was targeted"),
        (
            with_effect(SHRINK, Activate(When.ANY, (Do(Op.DRAW, amount=1),), target=SOME)),
            "effects[0].target: no step is about the target: write Target.CHOSEN in one",
        ),
        (with_effect(SHRINK, Activate(When.ANY, (Do(Op.DESTROY),))), "do[0].target: DESTROY is about a card"),
        (with_effect(SHRINK, Activate(When.ANY, (Do(Op.DRAW),))), "do[0].amount: DRAW needs an amount"),
        (
            with_effect(SHRINK, Activate(When.ANY, (Do(Op.BOOST, Target.CHOSEN),), target=SOME)),
            "do[0].amount: BOOST needs an amount of ATK",
        ),
        (with_effect(SHRINK, Activate(When.ANY, (Do(Op.PIERCE),))), "do[0].op: PIERCE is no step"),
        (
            with_effect(SHRINK, Activate(When.ANY, (Do(Op.BANISH, Target.THAT_CARD),))),
            "do[0].target: THAT_CARD is the other monster of a battle",
        ),
        (
            with_effect(SHRINK, Activate(When.ANY, (Do(Op.DESTROY, Target.ALL),))),
            "do[0].who: Target.ALL and a SUMMON without a target",
        ),
        (
            with_effect(SHRINK, Activate(When.ANY, (Do(Op.DRAW, amount=1),), cost=Cost(pay=30))),
            "cost: Life Points are paid in steps of 50",
        ),
        (
            with_effect(LILY, Quick(When.ANY, (Do(Op.DRAW, amount=1),), place=Place.CARD)),
            "place: an effect of a monster is activated on the FIELD or FROM_HAND",
        ),
        (
            with_effect(SHRINK, replace(SHRINK.effects[0], target=Who(()))),
            "effects[0].target.zones: say in which zone the cards lie",
        ),
        (
            with_effect(SHRINK, replace(SHRINK.effects[0], target=Who(Zone.MONSTER, name="Gemini Elff"))),
            "target.name: no card of the set is called 'Gemini Elff'",
        ),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_by_card_and_field(made: Card, words: str | None) -> None:
    if words is None:
        encode([made])
        return
    with pytest.raises(CardError) as error:
        encode([made])
    assert words in str(error.value)


def test_every_card_of_the_set_makes_sense_in_the_set_alone() -> None:
    assert np.array_equal(encode(CARDS), card_table().record)


def test_two_cards_of_one_name_or_passcode_are_refused() -> None:
    with pytest.raises(
        CardError, match="Gemini Elf, name: another card has this name: give it one of its own"
    ):
        CardPool([ELF, ELF])
    with pytest.raises(CardError, match="Elf, passcode: Gemini Elf has the same one: give each card its own"):
        CardPool([ELF, replace(ELF, name="Elf")])


def test_the_pool_finds_cards_by_name() -> None:
    pool = card_table()
    assert pool.card_of("Jinzo").atk == 2400 and "Jinzo" in pool and 7 not in pool
    with pytest.raises(CardError, match="no card has this name; did you mean 'Man-Eater Bug'"):
        pool.row_of("Man Eater Bug")
    with pytest.raises(CardError, match="the name of a card is a text"):
        pool.row_of(54652250)  # type: ignore[arg-type]
