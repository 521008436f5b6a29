"""The split of the cards: held_out.txt follows its rule, and drawn decks keep to the halves."""

from collections import Counter
from dataclasses import replace

import pytest
from zx_training.games import get_game
from zx_training.games.zx.adapter import SEALED_EVERY

from tests.made_up import SET
from zx_env.core.seeding import BIGGEST_SEED
from zx_env.errors import DeckError, SettingError
from zx_env.zx.cards.deck_makers.drawn import fixed_deck, gives
from zx_env.zx.cards.deck_makers.held_out import (
    FEWEST,
    SHARE,
    TEST_CARDS,
    TEST_SEEDS,
    benchmark_seed,
    digest_of,
    draw,
    held_out,
    held_out_from,
    words_of,
)
from zx_env.zx.cards.deck_makers.playable import random_deck, random_decks
from zx_env.zx.cards.deck_makers.printed_sets import printed_sets
from zx_env.zx.cards.deck_makers.sealed import sealed, sealed_decks
from zx_env.zx.cards.decks import Deck, check_deck, deck_names, load_deck
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.pool import card_table


def numbers_of(deck: Deck) -> list[str]:
    """The numbers of all cards of a deck, in it and beside it."""
    extra = [number for number in (deck.player_card, deck.under_player) if number is not None]
    return [*deck.cards, *deck.dynamis, *extra]


def used() -> set[str]:
    return {number for name in deck_names("all") for number in numbers_of(load_deck(name))}


def held(deck: Deck) -> int:
    return sum(number in held_out() for number in numbers_of(deck))


def test_the_list_is_what_its_rule_draws() -> None:
    cards = card_table().cards
    by_number = {card.number: card for card in cards}
    assert held_out() <= by_number.keys() and not held_out() & used()
    kept = Counter(word for card in cards if card.number not in held_out() for word in set(words_of(card)))
    for number in held_out():
        assert all(kept[word] >= FEWEST for word in words_of(by_number[number])), number
    if held_out_from() == digest_of(by_number):
        assert sorted(held_out()) == draw(cards, used())
        assert len(held_out()) == int(SHARE * len(cards))


def test_the_rule_keeps_used_cards_twins_and_rare_words() -> None:
    cards = list(card_table().cards[:300])
    first = draw(cards, ())
    assert len(first) == 45 == len(set(first))
    one = first[0]
    assert one not in draw(cards, {one})
    card = next(card for card in cards if card.number == one)
    twin: Card = replace(card, number="ZZ-001", name="A twin", japanese="双子")
    assert not {one, twin.number} & set(draw([*cards, twin], ()))
    # Three cards have its words: none of them can go.
    rare = [replace(card, number=f"ZZ-{n:03}", cost=90 + n) for n in range(3)]
    assert draw(rare, ()) == []


def test_random_decks_keep_to_a_half() -> None:
    for deck in random_decks(12, 3, ["train"]):
        assert held(deck) == 0 and not check_deck(deck)
    for deck in random_decks(12, 3, ["test"]):
        assert held(deck) >= TEST_CARDS and not check_deck(deck)
    assert random_deck(3, ["train"]).name == "random:train@3"
    assert fixed_deck("random:train@3") == random_deck(3, ["train"])
    mixed = random_deck(3, ["B03", "test"])
    assert mixed.name == "random:B03,test@3" and held(mixed) >= TEST_CARDS
    assert {number[:3] for number in numbers_of(mixed)} == {"B03"}


def test_sealed_decks_can_be_without_held_out_cards() -> None:
    assert any(held(deck) for deck in sealed_decks(6, 3, ["B03"]))
    for deck in sealed_decks(6, 3, ["B03", "train"]):
        assert held(deck) == 0 and not check_deck(deck)
    assert not any(number in held_out() for pack in sealed(3, ["B03", "train"]).packs for number in pack)
    assert gives("sealed:B03,train") and not gives("sealed:B03,test")
    with pytest.raises(SettingError, match="packs have what they have"):
        sealed(3, ["B03", "test"])


def test_a_split_that_cannot_be_is_refused() -> None:
    with pytest.raises(SettingError, match="one of train and test"):
        printed_sets(["train", "test"])
    with pytest.raises(SettingError, match="for cards of the set 'standard'"):
        printed_sets(["train"], SET)
    with pytest.raises(DeckError, match="no deck with 10 held-out cards"):
        random_deck(1, ["B01", "test"])


def test_decks_of_training_have_no_held_out_card_and_lower_seeds() -> None:
    decks = get_game("zx").random_decks(2 * SEALED_EVERY, BIGGEST_SEED - 1)
    assert [deck.name.partition(":")[0] for deck in decks] == [*["random"] * 3, "sealed"] * 2
    assert all(held(deck) == 0 for deck in decks)
    assert all(int(deck.name.partition("@")[2]) < TEST_SEEDS for deck in decks)


def test_seeds_of_the_benchmark_are_above_those_of_training() -> None:
    seeds = [benchmark_seed(place) for place in range(1000)]
    assert len(set(seeds)) == 1000 and all(TEST_SEEDS <= seed < BIGGEST_SEED for seed in seeds)
    assert seeds[0] == 83246520490156
