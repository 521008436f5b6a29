"""Effects that last until the end of the opponent's next turn, or of one's own next turn (ruling H145)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Automatic,
    Card,
    Color,
    Effect,
    GainRange,
    Grant,
    Occurrence,
    Power,
    PowerIs,
    Until,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

COAL, TANK = "B01-003", "B01-013"
"""Power 3500 and 8000, without abilities."""


def _board(player: int, *hand: str) -> Scenario:
    return Scenario(turn_player=player, card_set=SET).hand(player, *hand)


def to_turn(g: Play, turn: int) -> Play:
    """Pass, and answer what is asked, up to the Main Phase of the turn."""
    while g.game.turn < turn or g.game.position()["phase"] != "main":
        g.do("pass" if "pass" in g.texts else g.texts[0])
    return g


def _powers(g: Play, square: str, first: int) -> list[int]:
    """Return the Power of the Z/X in the Main Phase of the turn `first` and of the three turns after it."""
    powers = []
    for turn in range(first, first + 4):
        to_turn(g, turn)
        powers.append(g.power(square))
    return powers


@cr("H145")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("event", "owner", "powers"),
    [
        ("WA-001", 0, [10000, 10000, 8000, 8000]),
        ("WA-002", 1, [6000, 6000, 8000, 8000]),
        ("WA-003", 0, [10000, 10000, 10000, 8000]),
        ("WA-004", 1, [6000, 6000, 6000, 8000]),
        ("WA-007", 1, [6000, 6000, 8000, 8000]),
        ("WA-009", 0, [9000, 9000, 9000, 8000]),
    ],
)
def test_in_the_own_turn(player: int, event: str, owner: int, powers: list[int]) -> None:
    """`owner` 0: an own Z/X. Whoever owns it, the opponent is that of the player of the Event."""
    g = _board(player, event).zx("c2", TANK, player if owner == 0 else 1 - player).begin()
    g.do(f"play {event}", "choose c2")
    assert _powers(g, "c2", 5) == powers


@cr("H145")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("event", "owner", "powers"),
    [
        ("WA-001", 0, [10000, 10000, 10000, 8000]),
        ("WA-002", 1, [6000, 6000, 6000, 8000]),
        ("WA-003", 0, [10000, 10000, 8000, 8000]),
        ("WA-004", 1, [6000, 6000, 8000, 8000]),
        ("WA-007", 1, [6000, 6000, 6000, 8000]),
    ],
)
def test_in_a_battle_of_the_opponents_turn(player: int, event: str, owner: int, powers: list[int]) -> None:
    """The turn that is being played is not the next one."""
    other = 1 - player
    g = _board(other).hand(player, event).zx("c2", TANK, player if owner == 0 else other)
    play = g.zx("a1", TANK, other).zx("a2", "B04-056", player).begin().attack("a1", "a2").do("pass")
    play.do(f"play {event}", "choose c2").pass_both()
    assert _powers(play, "c2", 5) == powers


@cr("H145", "1104")
@pytest.mark.parametrize("player", [0, 1])
def test_range_lasts_as_long(player: int) -> None:
    """Given in the opponent's turn 5 it is there in the own turn 6, and not in the own turn 8."""
    g = _board(1 - player).hand(player, "WA-005").zx("c2", TANK, player).zx("b2", "B04-056", player)
    play = g.zx("a2", TANK, 1 - player).begin().attack("a2", "b2").do("pass", "play WA-005", "choose c2")
    to_turn(play.pass_both(), 6).do("attack c2")
    assert "a2" in play.starting("target")
    play = to_turn(play.do("target a2").pass_both(), 8)
    assert play.on("a2") is None and "attack c2" not in play.texts


@cr("H145")
@pytest.mark.parametrize("player", [0, 1])
def test_a_given_ability_is_used_once_in_that_turn_and_gone_after_it(player: int) -> None:
    g = _board(player, "WA-006").zx("c2", TANK, player).zx("a2", "B04-056", player)
    g = g.zx("a1", TANK, 1 - player).zx("c1", COAL, 1 - player).zx("c3", COAL, 1 - player)
    play = g.begin().do("play WA-006", "choose c2")
    assert "use c2" not in play.texts
    to_turn(play, 6).attack("a1", "a2").do("pass")
    assert "use c2" in play.texts
    before = len(play.zone(player, "hand"))
    play.do("use c2", "pass")
    assert len(play.zone(player, "hand")) == before + 1 and "use c2" not in play.texts
    to_turn(play, 8).attack("a1", "a2").do("pass")
    assert "use c2" not in play.texts


@cr("H145", "602.1a")
@pytest.mark.parametrize("player", [0, 1])
def test_an_enemy_is_kept_from_attacking_in_its_next_turn_only(player: int) -> None:
    g = _board(player, "WA-008").zx("a1", TANK, 1 - player).zx("a2", "B04-056", player).begin()
    g.do("play WA-008", "choose a1")
    assert "attack a1" not in to_turn(g, 6).texts
    assert "attack a1" in to_turn(g, 8).texts


@cr("H145", "904.2")
@pytest.mark.parametrize("player", [0, 1])
def test_what_kept_its_power_up_ends_first(player: int) -> None:
    """3500, less 2000 twice until a later turn; 3000 more until the end of this one."""
    g = _board(player, "WA-012", "WA-002", "WA-002").zx("c2", COAL, 1 - player).begin()
    g.do("play WA-012", "choose c2", "play WA-002", "choose c2", "play WA-002", "choose c2")
    assert (g.on("c2"), g.power("c2")) == (COAL, 2500)
    g.do("pass")
    while g.game.turn < 6:
        g.do(g.texts[0])
    assert (g.on("c2"), g.zone(1 - player, "charge")[-1:]) == (None, [COAL])


@cr("H145", "204.5")
@pytest.mark.parametrize("player", [0, 1])
def test_a_color_lasts_as_long(player: int) -> None:
    """K2, of 9500, is white, and blue as well up to the end of turn 6."""
    g = _board(player, "WA-010").hand(1 - player, "WA-013", "WA-013").zx("c2", "B04-056", player).begin()
    to_turn(g.do("play WA-010", "choose c2"), 6).do("play WA-013")
    assert g.power("c2") == 10500
    assert to_turn(g, 8).do("play WA-013").power("c2") == 9500


@cr("H145", "H99")
@pytest.mark.parametrize("player", [0, 1])
def test_being_unaffected_lasts_as_long(player: int) -> None:
    g = _board(player, "WA-011").hand(1 - player, "WA-014", "WA-014").zx("c2", TANK, player).begin()
    to_turn(g.do("play WA-011", "choose c2"), 6).do("play WA-014")
    assert g.damage("c2") == 0
    assert to_turn(g, 8).do("play WA-014").damage("c2") == 1000


@cr("1023.3")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("extra", "asked"), [("B40-071", True), ("B40-076", False)])
def test_a_crisis_that_names_no_player(player: int, extra: str, asked: bool) -> None:
    """B40-071 is laid onto any Player card, B40-076 onto Izumo alone."""
    g = Scenario(turn_player=1 - player).zx("b2", TANK, 1 - player)
    g = g.player_card(player, "B03-105").under_player(player, extra)
    play = g.begin().attack("b2", "player").pass_both()
    assert (play.to_play == player and "yes" in play.texts) == asked


@cr("H145")
@pytest.mark.parametrize("player", [0, 1])
def test_the_player_extras_of_b40(player: int) -> None:
    """Augustus, a Braver, has 7000; Ishida costs 4."""
    g = Scenario(turn_player=player).zx("c2", "B01-015", player).zx("a2", "B01-010", player)
    g.position["players"][player] |= {
        "player_card": "B03-105",
        "under_player": {"card": "B40-071", "face": "up"},
    }
    play = g.begin().do("use player:B40-071")
    assert play.starting("choose") == ["c2"]
    assert _powers(play.do("choose c2"), "c2", 5) == [9000, 9000, 7000, 7000]


def test_what_they_say() -> None:
    cards = card_table(SET)
    assert say(cards.card_of("WA-001")) == (
        "[Event] Give 1 Z/X of yours on a Square +2000 Power until the end of your opponent's next turn."
    )
    assert say(cards.card_of("WA-004")) == (
        "[Event] Give 1 enemy Z/X on a Square -2000 Power until the end of your next turn."
    )


@pytest.mark.parametrize(
    "word",
    [
        Power(1000, THIS, Until.REBOOT_PHASE_ENDS),
        Power(1000, THIS, Until.LEAVES),
        Power(1000, THIS, Until.GAME_ENDS),
        Grant(THIS, GainRange(2), Until.REBOOT_PHASE_ENDS),
        Grant(THIS, PowerIs(1000), Until.GAME_ENDS),
    ],
)
def test_other_durations_are_refused(word: Effect) -> None:
    card = Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=[word])])
    with pytest.raises(CardError, match="no rule lets that last until"):
        encode([card])
