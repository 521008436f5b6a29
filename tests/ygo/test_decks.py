"""Decks: shipped decks are legal, files and lists load, and errors name each broken rule with its count."""

import json
from pathlib import Path

import pytest

from tests.citations import yr
from zx_env.errors import DeckError
from zx_env.ygo.cards.decks import Deck, check_deck, deck_names, deck_rows, load_deck
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.cards.set import CARDS
from zx_env.ygo.limits import DECK_SIZE

LIGHT = load_deck("light")


def changed(**counts: int) -> list[str]:
    """Return the cards of `light` with other counts: Gemini_Elf=3 means three of "Gemini Elf"."""
    all_counts = LIGHT.counts() | {name.replace("_", " "): count for name, count in counts.items()}
    return [name for name, count in all_counts.items() for _ in range(count)]


@yr("YR12")
@pytest.mark.parametrize("name", deck_names())
def test_a_shipped_deck_is_legal(name: str):
    deck = load_deck(name)
    assert deck.name == name and check_deck(deck) == []
    assert len(deck.cards) == DECK_SIZE and max(deck.counts().values()) <= 3


def test_four_decks_play_every_card_that_may_be_in_decks():
    assert deck_names() == ["beat", "flip", "light", "machine"]
    played = {name for deck in deck_names() for name in load_deck(deck).cards}
    assert played == {card.name for card in CARDS if card.in_decks}
    assert len(played) == 59


def test_the_rows_of_a_deck_are_its_cards():
    pool = card_table()
    rows = deck_rows(LIGHT, pool)
    assert rows.shape == (DECK_SIZE,)
    assert [pool.cards[row].name for row in rows] == list(LIGHT.cards)


@yr("YR12", "YR3")
@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (changed(Honest=2), ["a deck has exactly 40 cards; this one has 39"]),
        (
            changed(Honest=5),
            [
                "a deck has exactly 40 cards; this one has 42",
                "a deck has at most 3 cards of one name; Honest is there 5 times",
            ],
        ),
        (
            changed(Honest=2, Goyo_Guardian=1),
            [
                "a deck has no cards of an Extra Deck, which this game is without; Goyo Guardian is one (1 in"
                " it): it stands in positions only"
            ],
        ),
        (changed(Honest=2, Kuribo=1), ["no card has the name 'Kuribo'; did you mean 'Kuriboh'?"]),
        ([], ["a deck has exactly 40 cards; this one has 0"]),
    ],
)
def test_a_broken_deck_rule_is_named(cards: list[str], words: list[str]):
    assert check_deck(Deck("mine", cards)) == words
    with pytest.raises(DeckError) as error:
        load_deck(cards)
    assert error.value.problems == words


def test_a_deck_is_given_by_name_by_list_and_by_file(tmp_path: Path):
    lines = [f'"{name}" = {count}' for name, count in LIGHT.counts().items()]
    toml, js = tmp_path / "mine.toml", tmp_path / "other.json"
    toml.write_text("[cards]\n" + "\n".join(lines), encoding="utf-8")
    js.write_text(json.dumps({"name": "named", "cards": LIGHT.counts()}), encoding="utf-8")
    for given, name in ((toml, "mine"), (str(toml), "mine"), (js, "named"), (list(LIGHT.cards), "of a list")):
        deck = load_deck(given)
        assert (deck.name, deck.cards) == (name, LIGHT.cards)
    assert load_deck(LIGHT) is LIGHT


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("cards = 5", '[cards] is a table of lines such as "Gemini Elf" = 3'),
        ("[cards", "is no TOML"),
        ("", "the table [cards] is missing"),
        ('[cards]\n"Honest" = 0', "[cards] Honest: 0 is no count of cards; write a whole number from 1"),
        ('[cards]\n"Honest" = true', "True is no count of cards"),
        ("[cards]\n[dynamis]", "the key 'dynamis' means nothing in a deck file; known are name, cards"),
        ("name = 5\n[cards]", "name is a text in quotes"),
    ],
)
def test_a_bad_deck_file_is_refused_with_the_reason(tmp_path: Path, text: str, words: str):
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError) as error:
        load_deck(path)
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            "ligth",
            "no shipped deck has this name; did you mean 'light'? there are beat, flip, light, machine",
        ),
        ("nowhere/light.toml", "cannot be read"),
        (7, "give the name of a shipped deck"),
        ({"Honest": 3}, "give the name of a shipped deck"),
        ([7], "cards is a list of the names of cards, not [7]"),
    ],
)
def test_what_is_no_deck_is_refused(given: object, words: str):
    with pytest.raises(DeckError) as error:
        load_deck(given)
    assert words in str(error.value)
    with pytest.raises(DeckError, match="name is a text, not 7"):
        Deck(7, [])
    for name in ("a\x1b[2J", "a\nb", "\ud800"):
        with pytest.raises(DeckError, match="has control characters"):
            Deck(name, [])
