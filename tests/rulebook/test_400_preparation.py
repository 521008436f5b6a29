"""CR 400: preparation in the order of the 2017 manual, and the deck rules."""

import pytest

from tests.citations import cr
from tests.scenario import Play, Scenario
from zx_env import Game
from zx_env.errors import DeckError
from zx_env.zx.cards.decks import Deck, check_deck, load_deck
from zx_env.zx.decision.observation import Fact, Numbered, named

CLEOPATRA, FORGE = "B01-005", "B01-008"  # the Start Cards of b01_red
COAL = "B01-003"
MIKADO = "B03-104"
BLUE_START = "B01-025"
START = (f"start {FORGE}", f"start {BLUE_START}")


def new(seed: int = 3, **keys: object) -> Play:
    """A game of red against blue, at its first decision."""
    return Play(Game.new(decks=("b01_red", "b01_blue"), seed=seed, **keys))


def with_red(**changes: int) -> Deck:
    """The red deck with other counts of some cards: `B01_003=6`."""
    counts = load_deck("b01_red").counts()
    for number, n in changes.items():
        counts[number.replace("_", "-")] = n
    return Deck("changed", [number for number, n in counts.items() for _ in range(n)], MIKADO)


@cr("400", "M2")
def test_after_preparation_each_player_has_four_cards_four_life_and_two_resources() -> None:
    g = new(first_player=0).do(*START, "keep", "keep")
    for player in range(2):
        assert [len(g.zone(player, zone)) for zone in ("hand", "life", "resource")] == [4, 4, 2]
        assert len(g.zone(player, "deck")) == 50 - 1 - 10
        assert g.asleep(player) == 0
    assert (g.on("b1"), g.state("b1")) == (FORGE, "reboot")
    assert (g.on("b3"), g.state("b3")) == (BLUE_START, "reboot")
    assert g.game.turn == 1


@cr("400", "Z54")
def test_a_start_card_is_one_card_of_the_deck_with_that_ability() -> None:
    g = new()
    # Ruling Z54: the deck holds some, so one is chosen.
    assert sorted(g.texts) == ["start B01-005", "start B01-008"]
    g.do(f"start {CLEOPATRA}")
    assert g.on("b1") == CLEOPATRA
    assert len(g.zone(0, "deck")) == 49
    assert g.zone(0, "deck").count(CLEOPATRA) == 1


@cr("400")
def test_the_deck_is_shuffled_after_the_start_card_is_taken() -> None:
    decks = {tuple(new(seed).do(START[0]).zone(0, "deck")) for seed in range(6)}
    assert len(decks) == 6
    assert len({tuple(sorted(deck)) for deck in decks}) == 1


@cr("400", "Z54")
def test_only_a_deck_without_a_start_card_begins_without() -> None:
    cards = [card for card in load_deck("b01_red").cards if card not in (CLEOPATRA, FORGE)]
    without = Deck("without", [*cards, *["B01-019", "B01-018"] * 4][:50], MIKADO)
    g = Play(Game.new(decks=(without, "b01_blue"), seed=1))
    assert (g.to_play, g.on("b1")) == (1, None)


@cr("400", "M2")
def test_life_and_resource_come_from_the_deck_as_it_is_after_the_mulligan() -> None:
    g = new(first_player=0).do(*START, "mulligan")
    deck = g.zone(0, "deck")
    g.do("keep")
    # Four cards to Life first, one at a time, so that the last one lies on top; then two to Resource.
    assert g.zone(0, "life") == deck[:4][::-1]
    assert g.zone(0, "resource") == deck[4:6]
    assert g.zone(0, "deck") == deck[6:]


@cr("402.1a")
def test_each_player_has_one_of_the_two_player_squares() -> None:
    g = new().do(*START)
    assert (g.on("b1"), g.on("b3")) == (FORGE, BLUE_START)


@cr("Z4")
def test_the_first_player_is_random_unless_the_caller_fixes_it() -> None:
    def first(seed: int, **keys: object) -> int | None:
        return new(seed, **keys).do(*START).to_play

    assert {first(seed) for seed in range(12)} == {0, 1}
    for player in (0, 1):
        assert {first(seed, first_player=player) for seed in range(6)} == {player}


@cr("Z4", "400")
def test_nobody_knows_who_goes_first_before_the_start_cards_lie_there() -> None:
    g = new()
    firsts = set()
    for seed in range(12):
        dealt = Play(g.game.determinize(0, seed))
        assert "goes first" not in str(dealt)
        assert (dealt.game.observe(0) == g.game.observe(0)).all()
        firsts.add(dealt.do(*START).to_play)
    assert firsts == {0, 1}


@cr("Z5")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_decides_first_about_its_hand(first: int) -> None:
    g = new(first_player=first).do(*START)
    assert (g.to_play, g.texts) == (first, ["keep", "mulligan"])
    g.do("keep")
    assert (g.to_play, g.texts) == (1 - first, ["keep", "mulligan"])


@cr("Z5", "400")
def test_a_mulligan_returns_all_four_cards_once() -> None:
    g = new(first_player=0).do(*START)
    before, everything = g.zone(0, "hand"), sorted(g.zone(0, "hand") + g.zone(0, "deck"))
    g.do("mulligan")
    assert g.to_play == 1
    assert len(g.zone(0, "hand")) == 4
    assert g.zone(0, "hand") != before
    assert sorted(g.zone(0, "hand") + g.zone(0, "deck")) == everything
    g.do("keep")
    assert g.game.turn == 1


@cr("Z5", "400", "M2")
def test_neither_start_card_nor_hand_nor_player_card_is_seen_before_preparation_ends() -> None:
    one, two = (new(first_player=1).do(f"start {card}", START[1]) for card in (FORGE, CLEOPATRA))
    assert one.to_play == 1
    assert (one.game.observe(1) == two.game.observe(1)).all()
    assert one.game.board(viewer=1) == two.game.board(viewer=1)
    assert "face down" in one.game.board(viewer=1)
    assert MIKADO not in one.game.board(viewer=1)
    hidden = named(one.game.observe(1))
    assert hidden["facts"][Fact.ENEMY_HAS_PLAYER_CARD] == 0
    assert not hidden["card_numbers"][Numbered.PLAYER_CARDS + 1].any()
    assert hidden["card_numbers"][Numbered.PLAYER_CARDS].any()  # the own one
    one.do("keep", "keep")
    assert FORGE in one.game.board(viewer=1)
    assert MIKADO in one.game.board(viewer=1)
    shown = named(one.game.observe(1))
    assert shown["facts"][Fact.ENEMY_HAS_PLAYER_CARD] == 1
    assert shown["card_numbers"][Numbered.PLAYER_CARDS + 1].any()


@cr("400", "Z1", "M1")
@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"B01_003": 1}, "exactly 50"),
        ({"B01_013": 5, "B01_003": 1}, "at most 4 cards of one name"),
        ({"B01_020": 3, "B01_003": 3}, "exactly 20"),
        ({"B01_001": 3, "B01_024": 1}, "at most 4 cards with Life Recovery"),
        ({"B01_001": 3, "B01_021": 1}, "at most 4 cards with Void Bringer"),
    ],
)
def test_a_deck_that_breaks_a_rule_of_2017_is_refused(changes: dict[str, int], words: str) -> None:
    deck = with_red(**changes)
    assert any(words in problem for problem in check_deck(deck))
    with pytest.raises(DeckError, match=words):
        Game.new(decks=(deck, "b01_blue"))


@cr("Z1", "M6")
def test_a_dynamis_of_2017_has_at_most_ten_cards() -> None:
    red = load_deck("b01_red")
    ten, eleven = (Deck("mine", red.cards, MIKADO, [COAL] * n) for n in (10, 11))
    assert not any("at most 10" in problem for problem in check_deck(ten))
    assert any("at most 10" in problem for problem in check_deck(eleven))


@cr("400", "909.1")
def test_a_deck_may_come_without_a_player_card() -> None:
    red = load_deck("b01_red")
    g = Play(Game.new(decks=(Deck("mine", red.cards), "b01_blue"), seed=1))
    g.do(*START, "keep", "keep")
    assert "player_card" not in g.game.position()["players"][0]


# -- length and forced moves: Z7, Z22 ----------------------------------------------------------------------


@cr("Z7")
def test_a_game_over_the_turn_cap_is_truncated_without_a_winner() -> None:
    g = new(turn_cap=2).do(*START, "keep", "keep")
    for turn in (1, 2):
        assert g.game.turn == turn
        while g.to_play is not None and g.game.turn == turn:
            g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.to_play is None
    assert g.game.truncated
    assert g.game.winner is None


@cr("Z7")
def test_a_turn_over_the_decision_cap_is_truncated() -> None:
    g = Scenario(settings={"turn_decision_cap": 3}).zx("b2", "B01-013").begin()
    g.do("attack b2", "target player", "pass")
    assert not g.game.truncated
    g.do("pass")
    assert g.game.truncated
    assert (g.to_play, g.game.winner) == (None, None)


@cr("Z7")
def test_leafing_through_a_long_hand_for_ever_is_cut_off_too() -> None:
    hand = [f"B01-{number:03d}" for number in range(1, 21)]
    g = Scenario(settings={"turn_decision_cap": 10}, phase="resource").hand(0, *hand).begin()
    for _ in range(10):
        g.do("more")
    assert not g.game.truncated
    g.do("more")
    assert g.game.truncated


@cr("Z22")
def test_forced_decisions_are_skipped_only_when_asked_for() -> None:
    asked = {}
    for skip in (False, True):
        g = new(skip_forced=skip, first_player=0)
        asked[skip] = []
        for _ in range(120):
            if g.to_play is None:
                break
            asked[skip].append(len(g.texts))
            g.do(g.texts[-1])
    assert 1 in asked[False]
    assert min(asked[True]) > 1
