"""Idealize: a Z/X EX that is played for counters (ruling H158)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Ability, Card, Idealize
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import CardType, Color, CounterKind

DREAMT, OF_KEYS, OF_RECORDS = "Q-223", "G24-021", "IG09-052"
MAINE_COON, NINA, SUSPECT = "B01-045", "B15-108", "Q-224"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, pennies: int, *dynamis: object) -> Scenario:
    board = Scenario(turn_player=player, card_set=SET).cards(player, "dynamis", list(dynamis) or [DREAMT])
    board.position["players"][player]["counters"] = {"penny": pennies}
    return board


def _counters(g: Play, player: int) -> dict[str, int]:
    return g.game.position()["players"][player].get("counters", {})


@cr("H158", "Z15")
@pytest.mark.parametrize("player", [0, 1])
def test_the_counters_are_spent_and_nothing_is_paid(player: int) -> None:
    board = _board(player, 3).resource(player, PLAIN_CARD)
    g = board.begin()
    assert g.starting("ex") == [DREAMT]
    g.do(f"ex {DREAMT}")
    # The counters are spent once the Square is chosen.
    assert _counters(g, player) == {"penny": 3}
    g.do(f"at {_square(player, 'a1')}")
    assert g.on(_square(player, "a1")) == DREAMT
    assert (_counters(g, player), g.asleep(player)) == ({"penny": 1}, 0)
    assert len(g.zone(player, "hand")) == 1
    assert g.zone(player, "dynamis") == []


@cr("H158")
@pytest.mark.parametrize(("pennies", "playable"), [(1, []), (2, [DREAMT])])
def test_it_needs_all_counters_and_no_resource(pennies: int, playable: list[str]) -> None:
    assert _board(0, pennies).begin().starting("ex") == playable


@cr("H158")
def test_counters_of_another_kind_or_of_the_enemy_do_not_serve() -> None:
    board = _board(0, 1)
    board.position["players"][0]["counters"] |= {"dream_key": 5}
    board.position["players"][1]["counters"] = {"penny": 5}
    assert board.begin().starting("ex") == []


@cr("H158", "Z21", "Z59")
def test_one_a_turn_from_face_down() -> None:
    g = _board(0, 5, DREAMT, DREAMT).begin().do(f"ex {DREAMT}", "at a1")
    assert g.starting("ex") == []
    assert _board(0, 5, {"card": DREAMT, "face": "up"}).begin().starting("ex") == []


@cr("H158")
def test_it_needs_a_square_without_an_own_z_x_that_stays() -> None:
    """As any play: onto a Square of an own Z/X or a free one, not onto an enemy's."""
    g = _board(0, 2).zx("a1", PLAIN_CARD, 1).begin().do(f"ex {DREAMT}")
    assert "at a1" not in g.texts
    assert "at b1" in g.texts


@cr("H158")
def test_a_position_in_the_middle_of_it_comes_back() -> None:
    g = _board(0, 2).begin().do(f"ex {DREAMT}")
    written = {key: value for key, value in g.game.position().items() if key != "engine"}
    again = Play(Game.from_position(g.game.position(), card_set=SET))
    assert again.texts == g.texts
    assert {key: value for key, value in again.game.position().items() if key != "engine"} == written
    assert again.do("at b2").on("b2") == DREAMT


def _nina(player: int, *deck: str) -> Scenario:
    board = Scenario(turn_player=player, card_set=SET).player_card(player, NINA).deck(player, *deck)
    board.position["players"][player]["counters"] = {"dream_key": 4}
    return board.cards(player, "dynamis", [OF_KEYS])


@cr("H158")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("taken", [True, False])
def test_g24_021_gets_the_power_of_the_maine_coon_that_appears(player: int, taken: bool) -> None:
    here, center = _square(player, "a1"), _square(player, "b2")
    g = _nina(player, MAINE_COON, *[PLAIN_CARD] * 9).begin().do(f"ex {OF_KEYS}", f"at {here}")
    assert _counters(g, player) == {"dream_key": 1}
    if not taken:
        g.do("done")
        assert (g.power(here), len(g.zone(player, "deck"))) == (5000, 10)
        return
    g.do(f"choose deck:{MAINE_COON}", f"choose {center}")
    assert (g.on(center), g.state(center)) == (MAINE_COON, "sleep")
    assert g.power(here) == 5000 + g.power(center)
    assert len(g.zone(player, "deck")) == 9
    g.do("pass")
    assert g.power(here) == 5000


@cr("H158", "Z19")
def test_g24_021_with_no_square_of_the_center_area_gains_nothing() -> None:
    board = _nina(0, MAINE_COON, *[PLAIN_CARD] * 9)
    for square in ("a2", "b2", "c2"):
        board.zx(square, PLAIN_CARD, 0)
    g = board.begin().do(f"ex {OF_KEYS}", "at a1")
    if g.starting("choose"):
        g.do(f"choose deck:{MAINE_COON}")
    assert g.power("a1") == 5000
    assert len(g.zone(0, "deck")) == 10


def _records(player: int, records: int) -> Scenario:
    board = Scenario(turn_player=player, card_set=SET).cards(player, "dynamis", [OF_RECORDS])
    board.position["players"][player]["counters"] = {"investigation_record": records}
    return board.deck(player, "B01-012", "B01-013", "B01-014", *[PLAIN_CARD] * 6)


@cr("H158")
@pytest.mark.parametrize("player", [0, 1])
def test_ig09_052_by_its_condition(player: int) -> None:
    g = _records(player, 7).begin()
    g.do(f"ex {OF_RECORDS}", f"at {_square(player, 'c1')}")
    assert _counters(g, player) == {"investigation_record": 3}
    g.do("choose deck:B01-013")
    assert g.zone(player, "hand") == ["B01-013"]
    while g.starting("choose"):
        g.do(g.texts[0])
    # The other two lie on the bottom.
    assert g.zone(player, "deck")[:6] == [PLAIN_CARD] * 6
    assert sorted(g.zone(player, "deck")[6:]) == ["B01-012", "B01-014"]


@cr("H158")
def test_ig09_052_by_heaven_break_gets_no_records() -> None:
    board = _records(0, 12)
    board.zx("a3", SUSPECT, 1).zx("b2", SUSPECT, 1).zx("c3", PLAIN_CARD, 1).zx("a1", SUSPECT)
    g = board.begin()
    assert g.starting("ex") == g.starting("use dynamis:") == [OF_RECORDS]
    g.do(f"use dynamis:{OF_RECORDS}")
    g.do("choose c1")
    assert g.on("c1") == OF_RECORDS
    assert _counters(g, 0) == {"investigation_record": 6}
    assert [g.on(square) for square in ("a3", "b2", "c3", "a1")] == [None, None, PLAIN_CARD, SUSPECT]
    assert g.zone(1, "removed") == [SUSPECT] * 2
    assert g.zone(0, "hand") == []


@cr("H158", "H53")
def test_the_heaven_break_leaves_the_play_of_the_turn() -> None:
    """A Heaven-break is no play: another Z/X EX can be played in the same turn."""
    g = _records(0, 12).cards(0, "dynamis", [OF_RECORDS, OF_RECORDS]).begin()
    g.do(f"use dynamis:{OF_RECORDS}", "choose a1")
    assert (g.starting("ex"), g.starting("use dynamis:")) == ([OF_RECORDS], [])


def _ex(*abilities: Ability, kind: CardType = CardType.ZX_EX) -> Card:
    return Card("T-001", "T", Color.RED, kind, cost=3, power=5000, abilities=list(abilities))


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (_ex(Idealize(CounterKind.DREAM_KEY, 0)), "number: 0 does nothing"),
        (_ex(Idealize("Penny", 2)), "gives the kind of counters 'Penny'"),
        (_ex(Idealize(CounterKind.DREAM_KEY, 3), kind=CardType.ZX), "a Z/X EX, and nothing else"),
    ],
)
def test_what_no_rule_does(card: Card, problem: str) -> None:
    with pytest.raises(CardError, match=problem):
        encode([card])


def test_it_says_what_it_does() -> None:
    assert say(_ex(Idealize(CounterKind.DREAM_KEY, 1))) == "[Idealize] Spend 1 Dream Key counter."
    assert say(_ex(Idealize("Penny", 2))) == "[Idealize] Spend 2 Penny counters."
