"""Counters of a player: what gives them, who sees them, and that a position keeps them."""

import pytest

from tests.citations import cr
from tests.made_up import MADE_UP, SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game
from zx_env.errors import CardError, PositionError
from zx_env.zx import limits
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Card, EventText, GainCounters
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.decision.observation import Fact, named
from zx_env.zx.terms import CardType, Color, CounterKind


def _counters(game: Game, player: int) -> list[int]:
    """Return the observed counters: own and enemy Memorial Pieces, own and enemy Dream Keys."""
    facts = named(game.observe(player))["facts"]
    places = Fact.MEMORIAL_PIECES, Fact.ENEMY_MEMORIAL_PIECES, Fact.DREAM_KEYS, Fact.ENEMY_DREAM_KEYS
    return facts[list(places)].tolist()


@cr("202.2a", "H40")
def test_counters_add_up_and_both_players_see_them() -> None:
    board = Scenario(card_set=SET).hand(0, "L-001", "L-001", "L-002").resource(0, PLAIN_CARD, times=3)
    g = board.begin().do("play L-001", "play L-001", "play L-002")
    assert g.game.position()["players"][0]["counters"] == {"memorial_piece": 4, "dream_key": 1}
    assert "counters" not in g.game.position()["players"][1]
    assert (_counters(g.game, 0), _counters(g.game, 1)) == ([4, 0, 1, 0], [0, 4, 0, 1])
    assert "Memorial Piece 4  Dream Key 1" in str(g.game)
    # They stay when the turn ends.
    g.do("pass")
    assert g.game.position()["players"][0]["counters"] == {"memorial_piece": 4, "dream_key": 1}


@cr("H40")
def test_a_position_keeps_counters() -> None:
    board = Scenario()
    board.position["players"][1]["counters"] = {"dream_key": 3}
    written = board.begin().game.position()
    assert written["players"][1]["counters"] == {"dream_key": 3}
    again = {key: value for key, value in written.items() if key != "engine"}
    assert Game.from_position(again).position() == written


@pytest.mark.parametrize(
    ("counters", "words"), [({"penny": 1}, "penny"), ({"dream_key": limits.COUNTERS + 1}, "dream_key")]
)
def test_wrong_counters_are_refused(counters: dict[str, int], words: str) -> None:
    board = Scenario()
    board.position["players"][0]["counters"] = counters
    with pytest.raises(PositionError, match=words):
        board.begin()


@cr("H40")
def test_more_counters_than_there_is_room_for_are_the_most_there_are() -> None:
    board = Scenario(card_set=SET).hand(0, "L-001").resource(0, PLAIN_CARD)
    board.position["players"][0]["counters"] = {"memorial_piece": limits.COUNTERS - 1}
    g = board.begin().do("play L-001")
    assert g.game.position()["players"][0]["counters"] == {"memorial_piece": limits.COUNTERS}


def test_counters_are_said_and_counted() -> None:
    found = next(card for card in MADE_UP if card.number == "L-001")
    assert say(found) == "[Event] Get 2 Memorial Piece counters."
    none = Card(
        "T-001",
        "T",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[GainCounters(CounterKind.DREAM_KEY, 0)])],
    )
    with pytest.raises(CardError, match=r"do\[0\]\.number"):
        encode([none])
