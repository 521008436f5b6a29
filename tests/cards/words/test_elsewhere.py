"""Cards that are played from Resource, Charge or Trash because an Always ability allows it (ruling H134)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Always, Card, CardType, Color, PlayFrom, card, zx
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import Having, Side, Zone

CLAW, STAR, NINO, CURSED = "B04-096", "B06-057", "B06-106", "B05-075"
ANYWHERE, TRASHED, EVENT, ZX, GIVE, WHITE = "EW-001", "EW-002", "EW-003", "EW-004", "EW-005", "EW-006"
GREEN, GREEN_TOO, RED = "B01-082", "B01-083", PLAIN_CARD
STRIKE = "IN-008"
REMOVED, BEAST = "VF-001", "B01-001"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, source: str, *resource: object) -> Scenario:
    board = Scenario(turn_player=player, card_set=SET).zx(_square(player, "b1"), source, player)
    return board.cards(player, "resource", resource)


def _again(g: Play) -> Play:
    return Play(Game.from_position(g.game.position(), card_set=SET))


def _sleeping(card: str) -> dict[str, str]:
    return {"card": card, "state": "sleep"}


# -- Remove Zone -------------------------------------------------------------------------------------------


@cr("H134", "804.2")
@pytest.mark.parametrize("player", [0, 1])
def test_a_removed_zx_and_a_removed_event_are_played(player: int) -> None:
    at = _square(player, "a1")
    board = _board(player, REMOVED, GREEN, GREEN, GREEN).cards(player, "removed", [ZX, EVENT, RED])
    g = board.cards(1 - player, "removed", [EVENT]).begin()
    assert sorted(g.starting("play")) == sorted([f"removed:{ZX}", f"removed:{EVENT}"])
    g = _again(g.do(f"play removed:{ZX}")).do(f"at {at}")
    assert (g.on(at), g.asleep(player)) == (ZX, 2)
    g.do(f"play removed:{EVENT}")
    assert (g.zone(player, "removed"), g.zone(player, "trash"), g.asleep(player)) == ([RED], [EVENT], 3)
    assert len(g.zone(player, "hand")) == 1 and g.starting("play") == []


@cr("H134")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("turn", "asleep"), [(True, 1), (False, None)])
def test_dr_chougasaki_plays_removed_sacred_beasts_for_less(
    player: int, turn: bool, asleep: int | None
) -> None:
    """The Shift lies on a Z/X Overboost; in the own turn the Sacred Beast of Cost 2 costs 1."""
    where = {"card": "B24-050", "owner": player, "shift": "B26-068"}
    scenario = Scenario(player if turn else 1 - player).player_card(player, "P08-014")
    scenario.position["squares"][_square(player, "b1")] = where
    g = scenario.cards(player, "removed", [BEAST, PLAIN_CARD]).resource(player, PLAIN_CARD, RED).begin()
    assert g.starting("play") == ([f"removed:{BEAST}"] if turn else [])
    if turn:
        g.do(f"play removed:{BEAST}", f"at {_square(player, 'a1')}")
        assert g.asleep(player) == asleep


# -- Resource ----------------------------------------------------------------------------------------------


@cr("H134", "804.2")
@pytest.mark.parametrize("player", [0, 1])
def test_a_green_zx_of_the_resource_is_played_and_the_others_pay(player: int) -> None:
    at = _square(player, "a1")
    g = _board(player, CLAW, ZX, GREEN, RED).begin()
    assert g.starting("play") == [f"resource:{ZX}"]
    g = _again(g.do(f"play resource:{ZX}")).do(f"at {at}")
    assert (g.on(at), sorted(g.zone(player, "resource")), g.asleep(player)) == (ZX, sorted([GREEN, RED]), 2)
    # It appeared from Resource by a play, not from the hand, and it was played.
    assert (len(g.zone(player, "hand")), g.zone(player, "charge")) == (1, [])
    assert g.starting("use") == [at]


@cr("H134")
@pytest.mark.parametrize(
    ("resource", "offered"),
    [
        ([ZX, GREEN], []),  # it cannot pay for itself: one is missing
        ([ZX, RED, RED], []),  # the color is missing
        ([_sleeping(ZX), GREEN, RED], [f"resource:{ZX} sleep"]),
        ([_sleeping(ZX), GREEN, _sleeping(RED)], []),
        ([ZX, ZX, RED], [f"resource:{ZX}"]),
        ([_sleeping(ZX), ZX, RED], [f"resource:{ZX} sleep"]),
        ([RED, RED, RED], []),
    ],
)
def test_what_the_other_cards_can_pay(resource: list[object], offered: list[str]) -> None:
    assert _board(0, CLAW, *resource).begin().starting("play") == offered


@cr("H134")
def test_not_from_the_resource_of_the_enemy_nor_by_its_card_nor_without_the_card() -> None:
    board = Scenario(card_set=SET).zx("b1", CLAW).zx("b3", CLAW, 1).hand(0, STRIKE)
    g = board.resource(0, RED, times=3).resource(1, ZX, GREEN, GREEN).begin()
    assert g.starting("play") == [STRIKE]
    gone = Scenario(card_set=SET).zx("b3", CLAW, 1).resource(0, ZX, GREEN, GREEN).begin()
    assert gone.starting("play") == []
    left = _board(0, CLAW, ZX, GREEN, GREEN).hand(0, STRIKE).begin()
    assert f"play resource:{ZX}" in left.texts
    assert left.do(f"play {STRIKE}", "choose b1").starting("play") == []


@cr("H134", "603.1b")
@pytest.mark.parametrize("player", [0, 1])
def test_an_event_of_the_resource_is_played_in_a_battle_of_either_turn(player: int) -> None:
    board = Scenario(card_set=SET).zx("b1", CLAW).resource(0, EVENT, ZX, GREEN, GREEN)
    if player == 0:
        g = board.zx("a2", RED).zx("a3", RED, 1).begin().attack("a2", "a3")
    else:
        board.position["turn_player"] = 1
        g = board.zx("a2", RED).zx("a3", RED, 1).begin().attack("a3", "a2").do("pass")
    assert g.to_play == 0
    assert g.starting("play") == [f"resource:{EVENT}"]
    g.do(f"play resource:{EVENT}")
    while g.starting("pay"):
        g.do(g.texts[0])
    assert (g.zone(0, "trash"), len(g.zone(0, "hand")), g.asleep(0)) == ([EVENT], 1, 1)


@cr("Z16", "H134")
def test_cards_that_can_be_played_are_groups_of_their_own() -> None:
    """Whether this or that green card sleeps decides which of them can pay for the other."""
    g = _board(0, CLAW, GREEN, GREEN_TOO, GREEN, GREEN_TOO).hand(0, EVENT).begin().do(f"play {EVENT}")
    assert len(g.starting("pay")) == 2


@cr("H134")
def test_an_ability_that_is_given_allows_it() -> None:
    g = Scenario(card_set=SET).zx("b1", RED).hand(0, GIVE).resource(0, RED, RED, RED).begin()
    assert g.starting("play") == [GIVE]
    g.do(f"play {GIVE}", "choose b1")
    assert g.starting("play") == [f"resource:{RED}"]
    g.do(f"play resource:{RED}", "at a1")
    assert (g.on("a1"), g.asleep(0)) == (RED, 2)


# -- Trash and Charge --------------------------------------------------------------------------------------


@cr("H134")
@pytest.mark.parametrize("player", [0, 1])
def test_innocent_star_removes_the_white_event_that_was_played_from_trash(player: int) -> None:
    board = _board(player, STAR, "B01-042", "B01-042").trash(player, WHITE, EVENT, "B01-042")
    assert board.begin().starting("play") == []
    g = board.player_card(player, NINO).hand(player, WHITE).begin()
    assert sorted(g.starting("play")) == sorted([WHITE, f"trash:{WHITE}"])
    g.do(f"play trash:{WHITE}")
    # The Event is played by the rules, so that it draws.
    assert (g.zone(player, "removed"), len(g.zone(player, "hand")), g.asleep(player)) == ([WHITE], 2, 1)
    g.do(f"play {WHITE}")
    assert g.zone(player, "trash").count(WHITE) == 1
    assert g.starting("play") == []  # nothing is left to pay


@cr("H134")
def test_two_zones_and_where_the_event_goes() -> None:
    """EW-001: Events go to Charge; a Z/X of Trash or Charge comes to a Square."""
    board = _board(0, ANYWHERE, GREEN, GREEN, GREEN, GREEN).trash(0, EVENT).charge(0, ZX)
    g = board.begin().do(f"play trash:{EVENT}")
    assert (g.zone(0, "charge"), g.zone(0, "trash")) == ([ZX, EVENT], [])
    g.do(f"play charge:{ZX}", "at a1")
    assert (g.on("a1"), g.zone(0, "charge"), g.asleep(0)) == (ZX, [EVENT], 3)


@cr("H134")
def test_of_two_permissions_the_event_stays_in_trash_if_one_lets_it() -> None:
    board = _board(0, ANYWHERE, GREEN, GREEN).zx("c1", TRASHED).trash(0, EVENT)
    g = board.begin().do(f"play trash:{EVENT}")
    assert (g.zone(0, "charge"), g.zone(0, "trash")) == ([], [EVENT])


@cr("H134")
@pytest.mark.parametrize("player", [0, 1])
def test_cursed_soul_plays_nosferatu_of_a_full_trash_but_not_its_namesakes(player: int) -> None:
    at = _square(player, "a1")
    others = ["B01-068", "B01-063", CURSED, EVENT, *["B01-082"] * 5]
    board = _board(player, CURSED, "B01-063", "B01-063", "B01-063", "B01-063", "B01-063", "B01-063")
    assert board.trash(player, *others).begin().starting("play") == []
    g = board.trash(player, *others, "B01-083").begin()
    assert sorted(g.starting("play")) == ["trash:B01-063", "trash:B01-068"]
    g.do("play trash:B01-068", f"at {at}")
    assert (g.on(at), g.asleep(player), len(g.zone(player, "trash"))) == ("B01-068", 4, 9)
    assert g.starting("play") == []


# -- words and refusals ------------------------------------------------------------------------------------


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of(CLAW)) == (
        "[Always] You can also play green cards from your Resource, paying their Cost."
    )
    assert say(pool.card_of(ANYWHERE)) == (
        "[Always] You can also play cards from your Trash or Charge, paying their Cost; after resolving, "
        "such an Event is put into Charge instead of Trash."
    )


@pytest.mark.parametrize(
    ("word", "path"),
    [
        (PlayFrom(card(Side.ENEMY, Zone.TRASH)), "do[0].cards.side"),
        (PlayFrom(card(Side.OWN, Zone.HAND)), "do[0].cards.zone"),
        (PlayFrom(card(Side.OWN, Zone.FORCE)), "do[0].cards.zone"),
        (PlayFrom(card(Side.OWN, Zone.TRASH, kind=CardType.ZX_EX)), "do[0].cards.kind"),
        (PlayFrom(card(Side.OWN, Zone.TRASH, having=(Having.SAME_NAME,))), "do[0].cards"),
        (PlayFrom(zx(Side.OWN, zone=Zone.TRASH, power_at_least=5000)), "do[0].cards"),
        (PlayFrom(zx(Side.OWN, zone=Zone.TRASH), then=Zone.REMOVED), "do[0].then"),
        (PlayFrom(card(Side.OWN, Zone.TRASH), then=Zone.LIFE), "do[0].then"),
    ],
)
def test_what_no_rule_plays_is_refused(word: PlayFrom, path: str) -> None:
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, abilities=[Always(do=[word])])])
    assert path in str(error.value)
