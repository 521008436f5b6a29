"""Random decks from printed sets: legal, by seed, with the curve of the shipped decks, refused by name."""

import importlib
from collections import Counter
from pathlib import Path

import pytest

from zx_env import check_deck, deck_names, load_deck
from zx_env.errors import DeckError, SettingError
from zx_env.zx.cards.deck_makers.building import CURVE, HIGHEST_COST
from zx_env.zx.cards.deck_makers.playable import random_decks
from zx_env.zx.cards.deck_text import deck_text
from zx_env.zx.cards.decks import Deck
from zx_env.zx.cards.pool import card_table
from zx_env.zx.terms import CardType, Color, Icon

SETS = ("B01", "B02")


def colors_of(deck: Deck) -> list[Color]:
    held = [card_table().card_of(number) for number in deck.cards]
    return [color for color in Color if any(card.colors & color for card in held)]


def costs_of(deck: Deck) -> Counter[tuple[bool, int]]:
    """The cards of a deck by Ignition icon and Cost, as in CURVE."""
    held = [card_table().card_of(number) for number in deck.cards]
    return Counter((Icon.IGNITION in card.icons, min(card.cost, HIGHEST_COST)) for card in held)


def mean_costs(decks: list[Deck]) -> dict[tuple[bool, int], float]:
    total: Counter[tuple[bool, int]] = Counter()
    for deck in decks:
        total += costs_of(deck)
    return {shelf: count / len(decks) for shelf, count in total.items()}


def test_a_thousand_decks_are_legal_and_of_one_color_or_two() -> None:
    decks = [*random_decks(500, 0, SETS), *random_decks(500, 0)]
    assert [check_deck(deck) for deck in decks] == [[]] * 1000
    assert {len(colors_of(deck)) for deck in decks} == {1, 2}
    for deck in decks[:500]:
        assert {number[:3] for number in deck.cards} <= set(SETS)
    assert len({tuple(sorted(deck.cards)) for deck in decks}) == 1000


def test_the_same_seed_makes_the_same_deck_and_the_next_seed_the_next() -> None:
    three = random_decks(3, 7, SETS)
    assert three == random_decks(3, 7, SETS)
    assert three[1:] == random_decks(2, 8, SETS)
    assert [deck.name for deck in three] == [f"random:B01,B02@{seed}" for seed in (7, 8, 9)]
    assert random_decks(1, 7, SETS, colors=1)[0].name == "random:B01,B02/1@7"


@pytest.mark.parametrize("colors", [1, 2])
def test_the_number_of_colors_can_be_said(colors: int) -> None:
    for deck in random_decks(50, 1, SETS, colors):
        assert len(colors_of(deck)) == colors


def test_the_curve_is_the_one_of_the_shipped_decks() -> None:
    shipped = mean_costs([load_deck(name) for name in deck_names("all")])
    wanted = {(ignition, cost): count for ignition in CURVE for cost, count in CURVE[ignition].items()}
    assert shipped.keys() == wanted.keys()
    for shelf, count in wanted.items():
        assert shipped[shelf] == pytest.approx(count, abs=0.5), shelf
    for shelf, count in mean_costs(random_decks(300, 0, SETS)).items():
        assert count == pytest.approx(wanted[shelf], abs=0.7), shelf


def test_decks_have_what_people_put_into_them() -> None:
    decks = random_decks(200, 0, ("B01",))
    copies = Counter(count for deck in decks for count in deck.counts().values())
    assert copies[4] > 0.8 * sum(copies.values())
    for deck in decks:
        held = [card_table().card_of(number) for number in deck.cards]
        for icon in (Icon.LIFE_RECOVERY, Icon.VOID_BRINGER):
            assert sum(icon in card.icons for card in held) == 4
        assert any(Icon.START_CARD in card.icons for card in held)
        assert deck.player_card is None and deck.dynamis == ()  # the set has neither


def test_player_cards_and_extras_are_of_the_colors_of_the_deck() -> None:
    for deck in random_decks(50, 3, ("B16", "B17")):
        mine = sum(colors_of(deck))
        extras = [card_table().card_of(number) for number in deck.dynamis]
        assert 0 < len(extras) <= 10 and all(card.kind == CardType.ZX_EX for card in extras)
        assert all(not card.colors & ~mine for card in extras)
        if deck.player_card is not None:
            assert not card_table().card_of(deck.player_card).colors & ~mine
    assert any(deck.player_card for deck in random_decks(50, 3, ("B16", "B17")))


def test_named_partners_come_together() -> None:
    # B01-001: "if own 狩猟の女神アルテミス is on a Square".
    asking = [deck for deck in random_decks(200, 0, ("B01",), colors=1) if "B01-001" in deck.cards]
    assert len(asking) > 5
    for deck in asking:
        assert "狩猟の女神アルテミス" in {card_table().card_of(number).japanese for number in deck.cards}


def test_a_set_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "from zx_env.zx.cards.language import *",
        "from zx_env.zx.terms import Color, Icon",
        "CARDS = []",
    ]
    for color in ("RED", "BLUE"):
        for kind, count in (("icons=(Icon.IGNITION,), ", 5), ("", 8)):
            for i in range(count):
                number = f"{color[0]}{len(kind) and 'G'}{i}"
                card = f'"M1-{number}", "Card {number}", Color.{color}, {kind}cost={i % 6 + 1}'
                lines.append(f"CARDS.append(Card({card}))")
    lines.append('CARDS.append(Card("M2-001", "Lone", Color.RED))')
    (tmp_path / "made_up_sets.py").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    for deck in random_decks(20, 0, ("M1",), card_set="made_up_sets"):
        assert check_deck(deck, "made_up_sets") == []
    with pytest.raises(DeckError, match=r"20 cards with .* and 26 cards without .*name more sets"):
        random_decks(1, 0, ("M2",), card_set="made_up_sets")


def test_a_deck_file_is_read_back(tmp_path: Path) -> None:
    made = [*random_decks(10, 0, ("B16", "B17")), *map(load_deck, deck_names("all"))]
    for deck in made:
        path = tmp_path / "deck.toml"
        path.write_text(deck_text(deck), encoding="utf-8")
        again = load_deck(path)
        assert (again.name, again.format, again.player_card) == (deck.name, deck.format, deck.player_card)
        assert Counter(again.cards) == Counter(deck.cards) and Counter(again.dynamis) == Counter(deck.dynamis)
        assert again.under_player == deck.under_player


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"sets": ("B1",)}, "no printed set 'B1'; .*there are B01, B02"),
        ({"sets": "B01"}, r"list of printed sets such as \[\"B01\", \"B02\"\], not 'B01'"),
        ({"sets": ()}, "list of printed sets"),
        ({"colors": 3}, "1 or 2 colors"),
        ({"count": 0}, "count is a whole number"),
        ({"seed": -1}, "a seed is a whole number"),
    ],
)
def test_what_cannot_be_made_is_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(SettingError, match=message):
        random_decks(**{"count": 1, "seed": 0, **arguments})  # type: ignore[arg-type]


def test_a_set_with_too_few_ignition_icons_says_so() -> None:
    with pytest.raises(DeckError, match=r"20 of them with the Ignition icon.*name more sets, or more colors"):
        random_decks(1, 0, ("C12",))
