"""Data and words agree: sentences/ renders every card's data in the words of its `text`."""

import re

import pytest

from zx_env.zx.cards.language import (
    ANY_NUMBER,
    IT,
    KEPT,
    THEM,
    THIS,
    Automatic,
    Card,
    Damage,
    Draw,
    EventText,
    Happened,
    May,
    Move,
    Put,
    Squares,
    That,
    What,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.sentences.abilities import say_ability
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.terms import Occurrence, Phase, Role, Side, State, Zone


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.number)
def test_the_text_of_a_card_says_what_its_data_does(card: Card) -> None:
    assert say(card) == card.text


def test_every_card_with_an_ability_has_words() -> None:
    silent = [card.number for card in CARDS if card.abilities and not card.text]
    assert silent == []


def test_before_a_vowel_the_article_is_an() -> None:
    assert [card.number for card in CARDS if re.search(r"\b[Aa] [AEIOaeio]", card.text)] == []


def test_a_made_up_ability_is_said_whole() -> None:
    ability = Automatic(
        when=Occurrence.BATTLE_ENDS,
        role=Role.ATTACKED,
        do=[
            Damage(1500, That(zx(on=Squares("the middle Square", "... .x. ...")))),
            May(
                Move(choose(2, zx(Side.ENEMY)), Zone.RESOURCE, State.SLEEP),
                then=[Put(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Squares("a side Square", "x.x x.x x.x"))],
            ),
        ],
    )
    assert say_ability(ability) == (
        "[Auto] When a battle in which a Z/X attacked this card ends, deal 1500 damage to that Z/X if it is "
        "on the middle Square. You may put 2 enemy Z/X on a Square into their owners' Resource in Sleep "
        "State. If you did, put 1 Z/X from your Trash on a side Square."
    )


@pytest.mark.parametrize("when", Occurrence)
def test_every_occurrence_has_words(when: Occurrence) -> None:
    phase = Phase.DRAW if when == Occurrence.PHASE_STARTS else None
    words = say_ability(Automatic(when=when, phase=phase, do=[Damage(500, choose(1, zx()))]))
    assert words.startswith("[Auto] When ")
    assert "None" not in words


@pytest.mark.parametrize(
    ("origin", "words"),
    [(Zone.SQUARE, "a Square"), (Zone.DECK, "a deck"), (Zone.HAND, "a hand"), (Zone.TRASH, "Trash")],
)
def test_a_zone_from_which_a_card_comes_has_its_article(origin: Zone, words: str) -> None:
    when = Occurrence.PUT_IN_CHARGE
    comes = Automatic(when=when, of=zx(Side.OWN), origin=origin, do=[Draw(1)])
    assert say_ability(comes) == f"[Auto] When a Z/X of yours is put into Charge from {words}, draw 1 card."
    came = EventText(needs=[Happened(when, by_ability=True, origin=origin)], do=[Draw(1)])
    assert f"a card was put from {words} into Charge by an ability" in say_ability(came)


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (choose(1, zx(), up_to=True), "return up to 1 Z/X on a Square to its owner's hand and show it"),
        (choose(2, zx()), "return 2 Z/X on a Square to their owners' hands and show them"),
        (
            choose(ANY_NUMBER, zx()),
            "return any number of Z/X on a Square to their owners' hands and show them",
        ),
        (each(zx()), "return each Z/X on a Square to their owners' hands and show them"),
        (THIS, "return this card to your hand and show it"),
        (IT, "return it to its owner's hand and show it"),
        (THEM, "return them to their owners' hands and show them"),
        # It may be one card or several.
        (KEPT, "show and return what was chosen first to its owner's hand"),
    ],
)
def test_shown_cards_are_one_or_several(what: What, words: str) -> None:
    event = EventText(do=[Move(what, Zone.HAND, shown=True)])
    assert say_ability(event) == f"[Event] {words[0].upper()}{words[1:]}."
