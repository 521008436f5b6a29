"""Decks: the shipped ones are legal, deck files are read, each broken deck rule is named with its count."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from zx_env.errors import CardError, DeckError, SettingError
from zx_env.zx import limits
from zx_env.zx.cards.decks import GROUPS, Deck, check_deck, deck_names, deck_rows, load_deck
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.legality import problems_of
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.game import Game
from zx_env.zx.terms import NONE, CardType, Color, Icon


def _red(**changes: int) -> Deck:
    """The shipped red deck with other counts: B01_013=5 stands for "B01-013"."""
    counts = load_deck("b01_red").counts()
    counts |= {number.replace("_", "-"): count for number, count in changes.items()}
    return Deck("changed", [number for number, count in counts.items() for _ in range(count)], "B03-104")


def test_a_deck_is_shipped_for_every_color_and_for_two_pairs() -> None:
    names = deck_names()
    assert {f"b01_{color}" for color in ("red", "blue", "white", "black", "green")} < set(names)
    assert len(names) == 7


def test_the_decks_of_2017_are_a_group_of_their_own() -> None:
    first, later = deck_names("b01"), deck_names("2017")
    assert first == deck_names()
    members = [name for group in GROUPS if group != "all" for name in deck_names(group)]
    assert sorted(members) == deck_names("all")
    assert len(later) == 10
    for name in later:
        deck = load_deck(name)
        assert deck.player_card is not None and deck.dynamis and deck.format == "manual_2017"
    with pytest.raises(SettingError, match="'b01', '2014', '2017', 'extended' or 'all', not 'mine'"):
        deck_names("mine")


def test_the_decks_of_2014_are_of_the_first_boosters() -> None:
    names = deck_names("2014")
    assert len(names) >= 12
    for name in names:
        deck = load_deck(name)
        assert deck.player_card is not None and not deck.dynamis and deck.format == "manual_2017"
        numbers = {*deck.cards, deck.player_card}
        assert {number.partition("-")[0] for number in numbers} <= {
            f"B{booster:02}" for booster in range(1, 11)
        }


@pytest.mark.cr("Z1")
def test_the_decks_of_the_extended_format_have_the_later_systems() -> None:
    kinds = set()
    for name in deck_names("extended"):
        deck = load_deck(name)
        assert deck.format == "extended" and deck.player_card is not None and len(deck.dynamis) == 16
        held = {*deck.cards, *deck.dynamis, *([deck.under_player] if deck.under_player else [])}
        kinds |= {card_table().card_of(number).kind for number in held}
        if card_table().card_of(deck.under_player or deck.dynamis[0]).kind == CardType.ZX_OB:
            assert deck.under_player in deck.dynamis
    assert kinds >= {CardType.ZX_OB, CardType.SHIFT, CardType.PLAYER_EX, CardType.ZX_EX}


@pytest.mark.parametrize("name", deck_names("all"))
def test_a_shipped_deck_is_legal(name: str) -> None:
    deck = load_deck(name)
    assert deck.name == name
    assert check_deck(deck) == []
    assert len(deck.cards) == 50
    starts = sum(Icon.START_CARD in card_table().card_of(number).icons for number in deck.cards)
    if name.startswith("2014_"):
        assert starts >= 1
    else:
        assert starts == (4 if name.startswith("b01_") else 3)


def test_nearly_every_card_is_in_a_shipped_deck() -> None:
    played = {number for name in deck_names() for number in load_deck(name).cards}
    first = {card.number for card in CARDS if card.number.startswith("B01")}
    assert first - played == {"B01-101"}


def test_the_rows_of_a_deck_are_its_slots() -> None:
    pool = card_table()
    rows = deck_rows(load_deck("b01_red"), pool)
    assert rows.shape == (limits.HALF,)
    assert [pool.cards[row].number for row in rows[:50]] == list(load_deck("b01_red").cards)
    assert pool.cards[rows[limits.PLAYER_CARD]].name == "Kurosaki Mikado"
    assert np.all(rows[limits.PLAYER_CARD + 1 :] == NONE)


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (_red(B01_013=3), "exactly 50 cards; this one has 49"),
        (_red(B01_016=5, B01_013=3), "B01-016 Steel Leopard is there 5 times"),
        (_red(B01_006=3, B01_003=3), "exactly 20 cards with the Ignition icon; this one has 19"),
        (_red(B01_026=1, B01_003=3), "exactly 20 cards with the Ignition icon; this one has 21"),
        (_red(B01_032=1), "exactly 50 cards; this one has 51"),
        (_red(B01_006=2, B01_024=2), "Life Recovery; this one has 6: 4 B01-007 Yatagarasu, 2 B01-024"),
        (_red(B01_006=2, B01_021=2), "Void Bringer; this one has 6: 4 B01-002 Ittou, Swordsmith, 2 B01-021"),
        (
            Deck("d", ["B03-105"] * 50),
            "B03-105 Kagamihara Azumi is a PLAYER card (50 in it)",
        ),
        (Deck("d", _red().cards, "B01-001"), "B01-001 Laelaps, Hound of Fate is a ZX card"),
        (Deck("d", _red().cards, None, ["B01-001"]), "a Dynamis has only Z/X EX; B01-001"),
        (Deck("d", ["B01-0006", *_red().cards[1:]]), "did you mean B01-006 (Artemis, Goddess of the Hunt)?"),
    ],
)
def test_a_broken_deck_rule_is_named(deck: Deck, words: str) -> None:
    with pytest.raises(DeckError) as error:
        load_deck(deck)
    assert words in str(error.value)


def test_all_problems_of_a_deck_are_listed_at_once() -> None:
    deck = _red(B01_016=5, B01_006=0)
    assert len(check_deck(deck)) == 3


def test_a_dynamis_has_ten_cards_and_four_of_a_name() -> None:
    extra = [Card(f"T-{place:03}", f"Extra {place}", Color.RED, CardType.ZX_EX, cost=5) for place in range(3)]
    pool = CardPool([*CARDS, *extra])
    cards = load_deck("b01_red").cards
    assert problems_of(cards, None, ["T-000"] * 4 + ["T-001"] * 4 + ["T-002"] * 2, pool) == []
    problems = problems_of(cards, None, ["T-000"] * 5 + ["T-001"] * 4 + ["T-002"] * 2, pool)
    assert problems == [
        "a Dynamis has at most 10 cards; this one has 11",
        "a Dynamis has at most 4 cards of one name; T-000 Extra 0 is there 5 times",
    ]


@pytest.mark.cr("Z1")
def test_the_extended_format_has_room_for_sixteen_cards_of_four_types() -> None:
    kinds = (CardType.ZX_EX, CardType.ZX_OB, CardType.EVENT_EX, CardType.SHIFT)
    extra = [Card(f"T-{kind.name}", f"Extra {kind.name}", Color.RED, CardType.ZX_EX) for kind in kinds]
    pool = CardPool([*CARDS, *extra])
    for card, kind in zip(extra, kinds, strict=True):
        # Only legality is asked here: what such a card does takes more than a type.
        object.__setattr__(pool.card_of(card.number), "kind", kind)
    cards = load_deck("b01_red").cards
    dynamis = [card.number for card in extra for _ in range(4)]
    assert problems_of(cards, None, dynamis, pool, "extended") == []
    assert (
        "at most 16 cards; this one has 17"
        in problems_of(cards, None, [*dynamis, "T-SHIFT"], pool, "extended")[0]
    )
    words = " ".join(problems_of(cards, None, dynamis, pool))
    assert "at most 10 cards; this one has 16" in words
    assert "only Z/X EX; T-ZX_OB Extra ZX_OB is a ZX_OB card (4 in it)" in words
    assert problems_of(cards, None, [], pool, "vintage") == [
        "there is no format 'vintage'; there are manual_2017, extended, sealed"
    ]


@pytest.mark.cr("Z1")
def test_both_decks_of_a_game_are_of_one_format_and_a_record_keeps_it() -> None:
    red = load_deck("b01_red")
    extended = replace(red, format="extended")
    with pytest.raises(
        SettingError, match="meet only each other; b01_red is manual_2017 and b01_red is extended"
    ):
        Game.new(decks=(red, extended))
    game = Game.new(decks=(extended, extended), seed=3)
    again = Game.replay(game.record())
    assert again.settings.decks is not None and again.settings.decks[0].format == "extended"


@pytest.mark.cr("Z47", "H82")
def test_prints_of_one_name_are_one_card() -> None:
    """All but the rarity agrees, except on the two cards that are no reprints."""
    prints: dict[str, list[Card]] = {}
    for one in CARDS:
        prints.setdefault(one.name, []).append(one)
    several = [cards for cards in prints.values() if len(cards) > 1]
    differ = [
        cards
        for cards in several
        if any(replace(cards[0], number=one.number, rarity=one.rarity) != one for one in cards)
    ]
    assert len(several) > 10
    assert [[one.number for one in cards] for cards in differ] == [["B01-020", "B06-018"]]
    one, two = differ[0]
    assert one.japanese == two.japanese and one.cost != two.cost and one.icons != two.icons


@pytest.mark.cr("Z47")
def test_two_numbers_of_one_name_are_copies_of_one_card() -> None:
    reprint = Card(
        "C01-001", "Steel Leopard", Color.RED, cost=6, power=9500, japanese="不屈の鋼スティールレオパルド"
    )
    pool = CardPool([*CARDS, reprint])
    cards = [*load_deck("b01_red").cards]
    cards[cards.index("B01-013")] = "C01-001"
    assert problems_of(cards, None, [], pool) == [
        "a deck has at most 4 cards of one name; B01-016 and C01-001 Steel Leopard is there 5 times"
    ]


def test_a_deck_file_is_read(tmp_path: Path) -> None:
    lines = [f'"{number}" = {count}' for number, count in load_deck("b01_green").counts().items()]
    path = tmp_path / "mine.toml"
    path.write_text('player_card = "B03-108"\n[cards]\n' + "\n".join(lines), encoding="utf-8")
    for deck in (load_deck(path), load_deck(str(path))):
        assert deck.name == "mine"
        assert deck.cards == load_deck("b01_green").cards


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("cards = 5", "[cards] is a table"),
        ("[cards", "is no TOML"),
        ("[dynamis]", "the table [cards] is missing"),
        ('[cards]\n"B01-006" = 0', "0 is no count of cards"),
        ('[cards]\n"B01-006" = 1000000000', "1000000000 is no count of cards"),
        ('[cards]\n"B01-006" = "4"', "'4' is no count of cards"),
        ("[cards]\n[card]", "the key 'card' means nothing"),
        ('format = "vintage"\n[cards]', "format is one of manual_2017, extended, sealed, not 'vintage'"),
        ("player_card = 104\n[cards]", "player_card is the number of a card in quotes"),
        ("name = 5\n[cards]", "name is a text in quotes"),
    ],
)
def test_a_bad_deck_file_is_refused_with_the_reason(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError) as error:
        load_deck(path)
    assert words in str(error.value)


def test_a_deck_file_may_be_json(tmp_path: Path) -> None:
    green = load_deck("x2_green_player_extra")
    path = tmp_path / "mine.json"
    fields = {"format": "extended", "player_card": green.player_card, "under_player": green.under_player}
    tables = {"cards": green.counts(), "dynamis": Counter(green.dynamis)}
    path.write_text(json.dumps(fields | tables), encoding="utf-8")
    assert load_deck(str(path)) == replace(green, name="mine")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[1]", "holds no object of keys such as name, player_card"),
        ("{", "is no JSON"),
        ("[" * 100000, "is no JSON"),
        ('{"cards": {"B01-006": 4, "B01-006": 4}}', "'B01-006' is there twice"),
        ('{"cards": {}, "format": []}', "format is one of manual_2017, extended, sealed, not []"),
        ('{"cards": {"B01-006": true}}', "True is no count of cards"),
        ('{"cards": {"MY-001": 4}}', "the card set is 'standard': say another by card_set"),
    ],
)
def test_a_bad_json_deck_is_refused_with_the_reason(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError) as error:
        load_deck(path)
    assert words in str(error.value)


@pytest.mark.parametrize("name", ["a\x1b[2J", "a\nb", "\ud800"])
def test_a_deck_is_named_without_control_characters(name: str) -> None:
    with pytest.raises(DeckError, match="has control characters"):
        Deck(name, [])


def test_an_unknown_deck_is_refused_with_a_likely_name() -> None:
    with pytest.raises(DeckError, match="did you mean 'b01_red'"):
        load_deck("b01_redd")
    with pytest.raises(DeckError, match="cannot be read"):
        load_deck("nowhere/b01.toml")
    with pytest.raises(DeckError, match="give the name of a shipped deck"):
        load_deck(7)  # type: ignore[arg-type]


def test_the_pool_finds_cards_by_number_and_by_name() -> None:
    pool = card_table()
    assert len(pool) == len(CARDS) >= 108
    assert [card.number for card in pool.cards] == sorted(card.number for card in CARDS)
    assert pool.cards[pool.row_of("B01-026")].name == "Void"
    assert [card.number for card in pool.named("抹消機械ヴォイド")] == ["B01-026"]
    assert "B01-026" in pool
    assert pool.named("Nobody") == []
    with pytest.raises(CardError, match="did you mean B01-026"):
        pool.row_of("B01-O26")


def test_one_lower_half_lies_under_the_player_card_of_an_extended_deck() -> None:
    red = load_deck("b01_red")
    deck = replace(red, format="extended", under_player="B24-050", dynamis=["B24-050"] * 4)
    assert check_deck(deck) == []
    assert load_deck(deck).under_player == "B24-050"
    nothing, dynamis = check_deck(replace(deck, format="manual_2017"))
    assert nothing == (
        "under the Player card lies nothing in this format; B24-050 Annette, White Sky Knight is a ZX_OB card"
    )
    assert "only Z/X EX; B24-050" in dynamis
    assert check_deck(replace(deck, player_card=None)) == [
        "B24-050 Annette, White Sky Knight lies under a Player card: say which, by player_card"
    ]
    assert check_deck(replace(deck, under_player="B01-001")) == [
        "under the Player card lies Z/X Overboost or Player Extra in this format; "
        f"B01-001 {card_table().card_of('B01-001').name} is a ZX card"
    ]
    assert "no card has the number 'B24-999'" in check_deck(replace(deck, under_player="B24-999"))[0]


def test_a_deck_file_names_what_lies_under_the_player_card(tmp_path: Path) -> None:
    red = load_deck("b01_red")
    lines = [f'"{number}" = {count}' for number, count in red.counts().items()]
    head = f'player_card = "{red.player_card}"\nunder_player = "B24-050"\nformat = "extended"\n[cards]\n'
    path = tmp_path / "mine.toml"
    path.write_text(head + "\n".join([*lines, "[dynamis]", '"B24-050" = 2']), encoding="utf-8")
    deck = load_deck(path)
    assert (deck.under_player, deck.dynamis) == ("B24-050", ("B24-050", "B24-050"))
    path.write_text("under_player = 24\n[cards]\n" + "\n".join(lines), encoding="utf-8")
    with pytest.raises(DeckError, match="under_player is the number of a card in quotes"):
        load_deck(path)
