"""Parts of effects that are done in a next turn: when a phase starts, or at its end (ruling H148)."""

import pytest

from tests.cards.words.test_next_turns import to_turn
from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Automatic, Card, Color, Draw, InNextTurn, Occurrence, Phase, Side
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

BOTH = pytest.mark.parametrize("player", [0, 1])
COAL, TANK, K2 = "B01-003", "B01-013", "B04-056"


def _board(player: int, *hand: str) -> Scenario:
    return Scenario(turn_player=player, card_set=SET).hand(player, *hand)


@cr("H148")
@BOTH
@pytest.mark.parametrize("event", ["WA-050", "WA-051", "WA-053", "WA-055"])
def test_it_is_done_once_in_that_turn(player: int, event: str) -> None:
    """Each of them draws one card up to turn 9."""
    g = _board(player, event).begin().do(f"play {event}")
    bare = _board(player).begin()
    drawn = []
    for turn in (6, 7, 8, 9):
        to_turn(g, turn)
        to_turn(bare, turn)
        drawn.append(len(bare.zone(player, "deck")) - len(g.zone(player, "deck")))
    assert drawn == {"WA-050": [0, 1, 1, 1], "WA-051": [1, 1, 1, 1]}.get(event, [0, 0, 1, 1])


@cr("H148")
@BOTH
@pytest.mark.parametrize(
    ("event", "drawn"), [("WA-050", [1, 1, 1]), ("WA-051", [0, 1, 1]), ("WA-053", [0, 1, 1])]
)
def test_in_a_battle_of_the_opponents_turn(player: int, event: str, drawn: list[int]) -> None:
    """Played in turn 5 of the opponent: its next turn is 7, the own one 6."""
    boards = []
    for hand in ([event], []):
        board = Scenario(turn_player=1 - player, card_set=SET).hand(player, *hand)
        play = board.zx("a1", TANK, 1 - player).zx("a2", K2, player).begin().attack("a1", "a2").do("pass")
        if hand:
            play.do(f"play {event}")
        boards.append(play.pass_both())
    with_it, bare = boards
    found = []
    for turn in (6, 7, 8):
        to_turn(with_it, turn)
        to_turn(bare, turn)
        found.append(len(bare.zone(player, "deck")) - len(with_it.zone(player, "deck")))
    assert found == drawn


@cr("H148", "H106")
@BOTH
def test_a_card_is_remembered_until_then(player: int) -> None:
    """The chosen Z/X is destroyed at the end of the opponent's next turn, 6, and not at that of turn 5."""
    g = _board(player, "WA-052").zx("c2", TANK, 1 - player).begin().do("play WA-052", "choose c2")
    assert to_turn(g, 6).on("c2") == TANK
    assert to_turn(g, 7).on("c2") is None


@cr("H148", "Z30")
@BOTH
def test_a_card_that_has_left_is_not(player: int) -> None:
    """It goes to the hand in between and comes back as another object."""
    other = 1 - player
    g = _board(player, "WA-052", "WA-056").zx("c2", COAL, other).resource(other, COAL, COAL).begin()
    g.do("play WA-052", "choose c2", "play WA-056", "choose c2")
    to_turn(g, 6).do(f"play {COAL}")
    while "pass" not in g.texts:
        g.do("at c2" if "at c2" in g.texts else g.texts[0])
    assert to_turn(g, 7).on("c2") == COAL


@cr("H148")
@BOTH
def test_this_card_at_the_opponents_draw_phase(player: int) -> None:
    g = _board(player).zx("c2", "WA-054", player).begin().do("use c2")
    assert g.on("c2") == "WA-054"
    to_turn(g, 6)
    assert (g.on("c2"), g.zone(player, "hand")) == (None, ["WA-054"])


def test_what_they_say() -> None:
    cards = card_table(SET)
    assert (
        say(cards.card_of("WA-050")) == "[Event] When the Main Phase of your next turn starts, draw 1 card."
    )
    assert say(cards.card_of("WA-052")) == (
        "[Event] Choose 1 enemy Z/X on a Square. At the end of your opponent's next turn, destroy it."
    )


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        (InNextTurn([]), "nothing to do later"),
        (InNextTurn([Draw(1)], side=Side.ANY), "of one player"),
        (InNextTurn([Draw(1)], phase=Phase.PREPARATION), "no turn has this phase"),
    ],
)
def test_what_no_rule_does_is_refused(word: InNextTurn, reason: str) -> None:
    card = Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=[word])])
    with pytest.raises(CardError, match=reason):
        encode([card])
