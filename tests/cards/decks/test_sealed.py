"""Packs and sealed decks: what a pack has, by seed and rarity; legal decks from the opened cards alone."""

import importlib
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from zx_env import Game, check_deck
from zx_env.errors import DeckError, SettingError
from zx_env.zx.cards.deck_makers.packs import (
    CONTENTS,
    PACK,
    SHEETS,
    UNCOMMON,
    open_packs,
    sets_with_packs,
    sheets_of,
)
from zx_env.zx.cards.deck_makers.printed_sets import printed_sets
from zx_env.zx.cards.deck_makers.sealed import sealed, sealed_decks
from zx_env.zx.cards.names import Rarity
from zx_env.zx.cards.pool import card_table
from zx_env.zx.terms import Color, Icon

CHI_SQUARE = {29: 58.3, 9: 27.9, 2: 13.8}
"""What a chi-square statistic exceeds once in a thousand times, by degrees of freedom."""


def rarities(pack: list[str]) -> Counter[Rarity | None]:
    return Counter(card_table().card_of(number).rarity for number in pack)


@pytest.mark.cr("H126")
def test_a_pack_has_nine_cards_by_rarity() -> None:
    for pack in open_packs(500, 1, ("B01",)):
        assert len(pack) == len(set(pack)) == PACK == 9
        found = rarities(pack)
        assert (found[Rarity.C], found[Rarity.UC]) == (5, 3)
        assert found[Rarity.R] + found[Rarity.SR] + found[Rarity.ZXR] == 1


@pytest.mark.cr("H126")
def test_rarities_come_as_often_as_the_ruling_says() -> None:
    packs = open_packs(4000, 2, ("B01",))
    found = Counter(rarity for pack in packs for rarity in rarities(pack).elements())
    wanted = {Rarity.R: 3000, Rarity.SR: 800, Rarity.ZXR: 200}
    assert sum(wanted.values()) == 4000
    assert sum((found[rarity] - count) ** 2 / count for rarity, count in wanted.items()) < CHI_SQUARE[2]
    # Each card of a rarity is as likely as the others.
    copies = Counter(number for pack in packs for number in pack)
    sheets = sheets_of(printed_sets(["B01"]))
    for rarity in (Rarity.C, Rarity.UC, Rarity.SR):
        cards = sheets[SHEETS[rarity]]
        mean = found[rarity] / len(cards)
        # Without replacement in a pack, so the statistic is a little smaller than chi-square.
        statistic = sum((copies[card.number] - mean) ** 2 / mean for card in cards)
        assert statistic < CHI_SQUARE[len(cards) - 1], rarity


@pytest.mark.cr("H126")
def test_rarities_above_super_rare_share_one_place() -> None:
    packs = open_packs(3000, 5, ("B06",))
    found = Counter(rarity for pack in packs for rarity in rarities(pack).elements())
    known = (Rarity.C, Rarity.UC, Rarity.R, Rarity.SR)
    above = {rarity: count for rarity, count in found.items() if rarity not in known}
    assert len(above) >= 2 and 110 < sum(above.values()) < 190


def test_a_pack_has_nine_different_cards_where_a_rarity_has_too_few() -> None:
    assert len(sheets_of(printed_sets(["B20"]))[UNCOMMON]) < CONTENTS[UNCOMMON]
    for pack in open_packs(200, 4, ("B20",)):
        assert len(set(pack)) == PACK
        assert rarities(pack)[Rarity.N] >= 5


def test_the_sets_take_turns_and_the_seed_decides() -> None:
    packs = open_packs(4, 3, ("B01", "B02"))
    assert [pack[0][:3] for pack in packs] == ["B01", "B02", "B01", "B02"]
    assert packs == open_packs(4, 3, ("B01", "B02")) != open_packs(4, 4, ("B01", "B02"))
    assert packs[:2] == open_packs(2, 3, ("B01", "B02"))


@pytest.mark.cr("H125")
def test_a_thousand_sealed_decks_are_legal_and_from_their_packs() -> None:
    pool = card_table()
    for seed in range(1000):
        made = sealed(seed, (("B01",), ("B01", "B02"))[seed % 2])
        assert check_deck(made.deck) == []
        opened = Counter(number for pack in made.packs for number in pack)
        held = Counter([*made.deck.cards, *made.deck.dynamis])
        assert all(held[number] <= opened[number] for number in held)
        assert len(made.packs) == 10 and len(made.deck.dynamis) <= 8
        colors = [color for color in Color if any(pool.card_of(n).colors & color for n in held)]
        assert len(colors) <= 4


@pytest.mark.cr("H125")
def test_a_sealed_deck_is_of_its_own_format_and_meets_all_but_the_extended_one() -> None:
    deck = sealed_decks(1, 5, ("B01",))[0]
    icons = sum(Icon.IGNITION in card_table().card_of(number).icons for number in deck.cards)
    assert deck.format == "sealed" and icons != 20
    (problem,) = check_deck(replace(deck, format="manual_2017"))
    assert problem == f"a deck has exactly 20 cards with the Ignition icon; this one has {icons}"
    assert Game.new(decks=(deck, "b01_red")).settings.decks[0] == deck
    with pytest.raises(SettingError, match="extended meet only each other; sealed:B01@5 is sealed and x1_"):
        Game.new(decks=(deck, "x1_black_overboost"))


def test_sealed_decks_take_the_icons_and_the_curve_that_they_can() -> None:
    decks = sealed_decks(100, 0, ("B01",))
    pool = card_table()
    icons = [sum(Icon.IGNITION in pool.card_of(n).icons for n in deck.cards) for deck in decks]
    assert max(icons) <= 20 and sum(icons) / len(icons) > 10  # 24 of the 103 cards have the icon
    costs = Counter(pool.card_of(number).cost for deck in decks for number in deck.cards)
    assert max(costs, key=lambda cost: costs[cost]) == 3


def test_the_same_seed_makes_the_same_sealed_deck() -> None:
    three = sealed_decks(3, 7, ("B01",))
    assert three == sealed_decks(3, 7, ("B01",)) and three[1:] == sealed_decks(2, 8, ("B01",))
    assert [deck.name for deck in three] == [f"sealed:B01@{seed}" for seed in (7, 8, 9)]


def test_player_cards_need_no_pack() -> None:
    decks = sealed_decks(20, 0, ("B01", "B06"))
    named = {deck.player_card for deck in decks}
    assert named and all(number is not None and number.startswith("B06-") for number in named)
    for deck in decks:
        mine = {card_table().card_of(number).colors for number in deck.cards}
        assert deck.player_card is not None and card_table().card_of(deck.player_card).colors in mine


def small_set(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A card set in which M1 has a red deck of commons and rares, M2 too few cards, and M3 no rarities."""
    lines = ["from zx_env.zx.cards.language import *", "from zx_env.zx.terms import Color, Icon", "CARDS = ["]
    for i in range(14):
        more = "icons=(Icon.IGNITION,), " if i < 6 else ""
        rarity = ("Rarity.C", "Rarity.R")[i % 2]
        card = f'"M1-{i:03}", "Card {i}", Color.RED, {more}cost={i % 6 + 1}, rarity={rarity}'
        lines.append(f"    Card({card}),")
    lines.append('    Card("M2-001", "Lone", Color.RED, rarity=Rarity.SR),')
    lines.append('    Card("M3-001", "Plain", Color.RED),\n]')
    (folder / "small_sealed_sets.py").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()
    return "small_sealed_sets"


def test_a_small_set_with_few_rarities(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card_set = small_set(tmp_path, monkeypatch)
    assert sets_with_packs(card_set) == ["M1", "M2"]
    for seed in range(20):
        made = sealed(seed, ("M1",), card_set)
        # 14 names in four copies: ten packs may give too few of one, so more are opened.
        assert check_deck(made.deck, card_set) == [] and len(made.packs) >= 10
    # It has no uncommons: their places have commons, the next lower rarity.
    (pack,) = open_packs(1, 0, ("M1",), card_set)
    assert len(pack) == sum(CONTENTS.values())
    with pytest.raises(DeckError, match=r"give no legal deck of 50 cards.*name more sets"):
        sealed(0, ("M2",), card_set)
    with pytest.raises(SettingError, match="no packs of M3, whose cards have no rarity: name a booster"):
        sealed(0, ("M3",), card_set)


def test_unknown_sets_are_refused() -> None:
    with pytest.raises(SettingError, match="no printed set 'B99'"):
        sealed_decks(1, 0, ("B99",))
