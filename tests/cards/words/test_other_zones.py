"""Free plays from other zones, cards put into the Dynamis, delayed parts about cards on no Square."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario

PLAY, PLAY_EVENT, INTO_DYNAMIS, OFF_SQUARE = "FP-001", "FP-002", "FP-003", "FP-004"
CHARGE_FOR_A_TURN, LEND, RETURNING, TAKE_CHARGE, LEVELLED = "FP-005", "FP-006", "FP-007", "FP-008", "FP-009"
BODY, EVENT = "FP-010", "FP-011"
VENTI, BIG_EYE, BODY_IN_RED = "B34-038", "FP-012", "FP-013"
MYTHOS = "B01-007"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, *hand: str, times: int = 2) -> Scenario:
    board = Scenario(card_set=SET, turn_player=player)
    return board.hand(player, *hand).resource(player, PLAIN_CARD, times=times)


def _end_turn(g: Play) -> None:
    """Pass, and answer what is asked, until the next turn begins."""
    turn = g.game.turn
    for _ in range(60):
        if g.game.turn != turn:
            return
        g.do("pass" if "pass" in g.texts else "done" if "done" in g.texts else g.texts[0])
    raise AssertionError(f"the turn does not end\n{g}")


# -- free plays --------------------------------------------------------------------------------------------


@cr("803", "H105")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("zone", ["hand", "trash", "charge", "resource"])
def test_a_card_of_each_zone_is_played_without_paying(player: int, zone: str) -> None:
    at = _square(player, "b2")
    board = _board(player, PLAY)
    if zone == "hand":
        board.hand(player, PLAY, BODY)
    elif zone == "resource":
        board.resource(player, PLAIN_CARD, BODY)
    else:
        board.cards(player, zone, [BODY])
    g = board.begin().do(f"play {PLAY}", f"choose {zone}:{BODY}", f"at {at}")
    assert (g.on(at), g.asleep(player)) == (BODY, 0)
    # It is no play by the rules: FP-010 draws for one.
    assert g.zone(player, "hand") == []


@cr("803", "H105")
def test_an_event_of_trash_is_played_as_by_the_rules_and_returns() -> None:
    board = _board(0, PLAY_EVENT).trash(0, EVENT).zx("a1", "V-008")
    g = board.begin().do(f"play {PLAY_EVENT}", f"choose trash:{EVENT}")
    assert (len(g.zone(0, "hand")), g.asleep(0)) == (1, 0)
    assert sorted(g.zone(0, "trash")) == sorted([EVENT, PLAY_EVENT])


@cr("803", "Z20")
def test_without_a_square_for_it_a_card_is_not_played() -> None:
    board = _board(0, PLAY).trash(0, BODY)
    for square in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "c3"):
        board.zx(square, PLAIN_CARD, owner=1 if square[1] != "1" else 0, state="sleep")
    g = board.begin().do(f"play {PLAY}")
    if g.starting("choose"):
        g.do(f"choose trash:{BODY}")
    assert BODY in g.zone(0, "trash")


@cr("803", "H105")
def test_venti_comes_from_trash_when_a_big_evil_eye_is_played() -> None:
    """B34-038 waits for an own Z/X of Cost 6 or more; none of its name may be on a Square."""

    def played(number: str, *squares: str) -> Play:
        board = _board(0, number, times=6).trash(0, VENTI)
        for square in squares:
            board.zx(square, VENTI)
        return board.begin().do(f"play {number}", "at b2")

    g = played(BIG_EYE)
    assert g.texts == ["yes", "no"]
    g.do("yes", "at a1")
    # A play without paying, that counts as one by the rules: its own ability may mill a card then.
    assert (g.on("a1"), g.asleep(0), g.texts) == (VENTI, 6, ["yes", "no"])
    assert "yes" not in played(BODY_IN_RED).texts
    g = played(BIG_EYE, "a1")
    assert (g.on("a1"), g.starting("yes")) == (VENTI, [])


@cr("803", "H105")
def test_the_princess_plays_an_event_of_trash() -> None:
    board = _board(0, "B39-041", times=0).player_card(0, EVERYBODY).resource(0, "B01-062", "B01-062")
    # Her ability is used, but with no such card face up in the Dynamis it does nothing.
    g = board.trash(0, "B39-040").begin().do("use hand:B39-041")
    assert sorted(g.zone(0, "trash")) == ["B39-040", "B39-041"]
    assert g.asleep(0) == 2


# -- into the Dynamis --------------------------------------------------------------------------------------


def _face_up(g: Play, player: int) -> list[str]:
    cards = g.game.position()["players"][player].get("dynamis", [])
    return [card["card"] for card in cards if isinstance(card, dict) and card.get("face") == "up"]


@cr("313", "H107")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("zone", ["hand", "trash", "charge", "resource"])
def test_a_card_is_put_face_up_into_the_dynamis(player: int, zone: str) -> None:
    board = _board(player, INTO_DYNAMIS).zx(_square(player, "a1"), LEVELLED, player)
    if zone == "hand":
        board.hand(player, INTO_DYNAMIS, MYTHOS)
    elif zone == "resource":
        board.resource(player, PLAIN_CARD, MYTHOS)
    else:
        board.cards(player, zone, [MYTHOS])
    g = board.begin().do(f"play {INTO_DYNAMIS}", f"choose {zone}:{MYTHOS}")
    assert _face_up(g, player) == [MYTHOS]
    # It counts for a level, both players see it, and it is not played from there.
    assert g.power(_square(player, "a1")) == 6000
    assert MYTHOS in str(g.game.view(1 - player).board())
    assert g.starting("ex") == []
    assert g.game.status() == []


@cr("313", "H107", "912")
def test_a_zx_goes_to_its_owners_dynamis_and_a_token_vanishes() -> None:
    g = _board(0, OFF_SQUARE).zx("b2", MYTHOS, owner=1).begin().do(f"play {OFF_SQUARE}", "choose b2")
    assert (_face_up(g, 1), _face_up(g, 0)) == ([MYTHOS], [])
    g = (
        _board(0, OFF_SQUARE, "RM-009")
        .begin()
        .do("play RM-009", "choose b2", f"play {OFF_SQUARE}", "choose b2")
    )
    assert (_face_up(g, 0), g.on("b2")) == ([], None)


@cr("H107")
def test_victor_takes_a_card_of_one_more_cost_from_trash() -> None:
    """IG11-026 has Cost 6: another one pays, and what comes has Cost 7, which no such card has."""
    victor = "IG11-026"
    board = _board(0).zx("a1", victor).zx("b1", victor).trash(0, victor)
    g = board.begin().do("use a1", "choose b1")
    assert _face_up(g, 0) == [victor]
    assert g.starting("choose") == []


# -- delayed parts -----------------------------------------------------------------------------------------


@cr("507.3", "H106")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_put_into_charge_goes_to_trash_at_the_end_of_the_turn(player: int) -> None:
    board = _board(player, CHARGE_FOR_A_TURN, MYTHOS).charge(player, MYTHOS)
    g = board.begin().do(f"play {CHARGE_FOR_A_TURN}", f"choose hand:{MYTHOS}")
    assert g.zone(player, "charge") == [MYTHOS, MYTHOS]
    _end_turn(g)
    # The other copy stays.
    assert (g.zone(player, "charge"), MYTHOS in g.zone(player, "trash")) == ([MYTHOS], True)


@cr("H106", "Z30")
def test_a_card_that_has_left_charge_is_another_object() -> None:
    board = _board(0, CHARGE_FOR_A_TURN, MYTHOS, TAKE_CHARGE)
    g = board.begin().do(f"play {CHARGE_FOR_A_TURN}", f"choose hand:{MYTHOS}")
    g.do(f"play {TAKE_CHARGE}", f"choose charge:{MYTHOS}")
    _end_turn(g)
    assert MYTHOS in g.zone(0, "hand")
    # Again in Charge by another effect, it is not remembered either.
    board = _board(0, CHARGE_FOR_A_TURN, CHARGE_FOR_A_TURN, MYTHOS, TAKE_CHARGE)
    g = board.begin().do(f"play {CHARGE_FOR_A_TURN}", f"choose hand:{MYTHOS}", f"play {TAKE_CHARGE}")
    g.do(f"choose charge:{MYTHOS}", f"play {CHARGE_FOR_A_TURN}", f"choose hand:{MYTHOS}")
    _end_turn(g)
    assert g.zone(0, "trash").count(MYTHOS) == 1


@cr("507.3", "H106")
def test_a_card_of_resource_and_this_card_in_charge_are_remembered() -> None:
    g = _board(0, LEND, times=1).begin().do(f"play {LEND}", f"choose resource:{PLAIN_CARD}")
    _end_turn(g)
    assert (g.zone(0, "resource"), g.zone(0, "hand")) == ([], [PLAIN_CARD])
    g = _board(0).trash(0, RETURNING).begin().do(f"use trash:{RETURNING}")
    assert g.zone(0, "charge") == [RETURNING]
    _end_turn(g)
    assert g.zone(0, "hand") == [RETURNING]


@cr("507.3", "H106")
def test_the_position_keeps_such_a_part() -> None:
    from zx_env import Game

    g = _board(0, CHARGE_FOR_A_TURN, MYTHOS).begin().do(f"play {CHARGE_FOR_A_TURN}", f"choose hand:{MYTHOS}")
    again = Play(Game.from_position(g.game.position(), card_set=SET))
    assert again.game.status() == []
    _end_turn(again)
    assert MYTHOS in again.zone(0, "trash")


@cr("507.3", "H106")
@pytest.mark.parametrize(("top", "destroys"), [("B24-058", True), (PLAIN_CARD, False)])
def test_sieger_charges_a_card_for_the_turn(top: str, destroys: bool) -> None:
    board = (
        Scenario(card_set=SET).player_card(0, EVERYBODY).charge(0, "B24-058").zx("b2", PLAIN_CARD, owner=1)
    )
    board.position["phase"] = "ignition"
    g = board.deck(0, top, top, top, *[PLAIN_CARD] * 6).begin().do("pass", f"choose deck:{top}")
    if destroys:
        g.do("choose b2")
    while g.to_play == 0 and "pass" not in g.texts:
        g.do(g.texts[0])
    assert (len(g.zone(0, "charge")), g.on("b2")) == (2, None if destroys else PLAIN_CARD)
    _end_turn(g)
    assert (g.zone(0, "charge"), g.zone(0, "trash")) == (["B24-058"], [top])
