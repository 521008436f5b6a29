"""Which turn of a player it is (ruling H146), and the Starting Resources of IG04 that wait for one."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    AlsoColor,
    Always,
    AtLeast,
    Automatic,
    Card,
    Color,
    Draw,
    Occurrence,
    PlayerKey,
    PlayerNamed,
    Side,
    TurnNumber,
    Zone,
    card,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

BOTH = pytest.mark.parametrize("player", [0, 1])
BOTH_TURNS = pytest.mark.parametrize("own", [True, False])
GIGANTIC, BLUE_2 = "B01-003", "WA-025"
SERA = "B10-104"


def _board(turn: int, turn_player: int) -> Scenario:
    return Scenario(turn=turn, turn_player=turn_player, card_set=SET)


def _end_turn(g: Play) -> Play:
    turn = g.game.turn
    while g.game.turn == turn:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    return g


@cr("H146")
@BOTH
@BOTH_TURNS
@pytest.mark.parametrize(("turn", "drawn"), [(3, 0), (4, 0), (5, 1), (6, 0), (7, 0)])
def test_the_end_of_the_first_players_third_turn(player: int, own: bool, turn: int, drawn: int) -> None:
    """It is turn 5, whoever owns the card; in the own Draw Phase after it 2 cards are drawn."""
    g = _board(turn, player if own else 1 - player).zx("c2", "WA-020", player).begin()
    assert len(_end_turn(g).zone(player, "hand")) == drawn + (0 if own else 2)


@cr("H146")
@BOTH
@pytest.mark.parametrize(("turn", "power"), [(5, 5000), (6, 6000), (7, 5000)])
def test_the_second_players_third_turn(player: int, turn: int, power: int) -> None:
    assert _board(turn, player).zx("c2", "WA-021", player).begin().power("c2") == power


@cr("H146")
@pytest.mark.parametrize(("turn", "used"), [(7, True), (5, False)])
def test_as_one_of_several_conditions(turn: int, used: bool) -> None:
    assert ("use c2" in _board(turn, 0).zx("c2", "WA-022").begin().texts) == used


STARTING = {
    "IG04-001": (SERA, "WA-023"), "IG04-002": ("B19-106", "WA-091"), "IG04-003": ("B10-109", "WA-092"),
    "IG04-004": ("WA-097", "WA-093"), "IG04-005": ("B15-108", "WA-094"), "IG04-006": ("B07-109", "WA-095"),
    "IG04-007": ("WA-098", "WA-096"),
}  # fmt: skip
"""The Player card and the made-up Player Extra that each Starting Resource of IG04 names."""


@cr("H146", "1023")
@BOTH
@pytest.mark.parametrize("number", sorted(STARTING))
def test_each_starting_resource_turns_its_own_player_extra_up(player: int, number: str) -> None:
    who, extra = STARTING[number]
    others = [pair for pair in STARTING.values() if pair[1] != extra]
    for below, on, face in ((extra, who, "up"), (others[0][1], who, None), (extra, others[0][0], None)):
        g = _board(5, player).resource(player, number).player_card(player, on)
        play = _end_turn(g.under_player(player, below).begin())
        under = play.game.position()["players"][player]["under_player"]
        assert under == ({"card": below, "face": "up"} if face else below)


@cr("H146", "1023")
@BOTH
@pytest.mark.parametrize(("turn", "face"), [(4, None), (5, "up"), (6, None)])
def test_a_starting_resource_turns_the_player_extra_up(player: int, turn: int, face: str | None) -> None:
    g = _board(turn, player).resource(player, "IG04-001").player_card(player, SERA)
    play = _end_turn(g.under_player(player, "WA-023").begin())
    under = play.game.position()["players"][player]["under_player"]
    assert (under if isinstance(under, str) else under.get("face")) == (face or "WA-023")


@cr("H143")
@BOTH
@pytest.mark.parametrize(
    ("who", "three", "pays"), [(SERA, True, True), (SERA, False, False), ("B03-105", True, False)]
)
def test_it_pays_blue_with_three_of_its_tribe(player: int, who: str, three: bool, pays: bool) -> None:
    """IG04-001 is red, and blue beside two more Gigantics, for Sera alone."""
    others = [GIGANTIC] * 2 if three else [GIGANTIC, "B01-013"]
    g = _board(5, player).hand(player, BLUE_2).player_card(player, who)
    play = g.resource(player, "IG04-001", *others).begin()
    assert play.starting("play") == ([BLUE_2] if pays else [])


@cr("H143")
@BOTH
@pytest.mark.parametrize(
    ("there", "who", "blue"), [(GIGANTIC, SERA, 2), ("B01-015", SERA, 0), (GIGANTIC, "B03-105", 0)]
)
def test_a_color_in_two_zones(player: int, there: str, who: str, blue: int) -> None:
    """CO-013 counts the blue cards of Resource and Trash: WA-024 while a Gigantic stands there, for Sera."""
    g = _board(5, player).hand(player, "CO-013").player_card(player, who).zx("c2", there, player)
    play = g.resource(player, "WA-024").trash(player, "WA-024").begin()
    assert len(play.do("play CO-013").zone(player, "hand")) == blue


@cr("H143")
@BOTH
@pytest.mark.parametrize(("cradles", "pays"), [(3, True), (2, False)])
def test_it_pays_black_with_three_of_its_name(player: int, cradles: int, pays: bool) -> None:
    """IG09-014 is white."""
    g = _board(5, player).hand(player, "WA-026").resource(player, *["IG09-014"] * cradles, "B01-013")
    assert g.begin().starting("play") == (["WA-026"] if pays else [])


def test_what_they_say() -> None:
    cards = card_table(SET)
    assert say(cards.card_of("WA-021")) == (
        "[Always] While it is the 3rd turn of the player who had the second turn of the game, this card has "
        "+1000 Power."
    )


_GIANTS = AtLeast(1, zx(Side.OWN, name_contains="A"))


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (Automatic(when=Occurrence.TURN_ENDS, needs=[TurnNumber(0)], do=[Draw(1)]), "from 1 to 50"),
        (Automatic(when=Occurrence.TURN_ENDS, needs=[TurnNumber(51)], do=[Draw(1)]), "from 1 to 50"),
        (Always(do=[AlsoColor(Color.RED)], valid_in=Zone.TRASH, needs=[_GIANTS]), "no more colors"),
        (Always(do=[AlsoColor(Color.COLORLESS)], valid_in=Zone.TRASH, needs=[_GIANTS]), "no more colors"),
        (Always(do=[AlsoColor(Color.BLUE)], needs=[_GIANTS]), "on no Square"),
        (
            Always(
                do=[AlsoColor(Color.BLUE)],
                valid_in=Zone.TRASH,
                needs=[PlayerNamed(PlayerKey.SERA), PlayerNamed(PlayerKey.IZUMO)],
            ),
            "so many own cards",
        ),
        (
            Always(
                do=[AlsoColor(Color.BLUE)],
                valid_in=Zone.TRASH,
                needs=[AtLeast(2, card(Side.OWN, Zone.TRASH, color=Color.RED))],
            ),
            "so many own cards",
        ),
        (Always(do=[AlsoColor(Color.BLUE), AlsoColor(Color.GREEN)], valid_in=Zone.TRASH), "stand alone"),
    ],
)
def test_what_no_rule_does_is_refused(ability: Always | Automatic, why: str) -> None:
    with pytest.raises(CardError, match=why):
        encode([Card("T-001", "A", Color.RED, cost=3, power=3000, abilities=[ability])])
