"""Free plays from other zones, cards put into the Dynamis, delayed parts about cards on no Square."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.made_up.shapes import event
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Draw, If, PlayedRegularly
from zx_env.zx.terms import Zone

PLAY, PLAY_EVENT, INTO_DYNAMIS, OFF_SQUARE = "FP-001", "FP-002", "FP-003", "FP-004"
CHARGE_FOR_A_TURN, LEND, RETURNING, TAKE_CHARGE, LEVELLED = "FP-005", "FP-006", "FP-007", "FP-008", "FP-009"
BODY, EVENT = "FP-010", "FP-011"
VENTI, BIG_EYE, BODY_IN_RED = "B34-038", "FP-012", "FP-013"
MYTHOS, EX = "B01-007", "B16-019"


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


@cr("507.3", "H106")
@pytest.mark.parametrize("number", [MYTHOS, EX])
def test_a_zx_ex_that_went_to_the_dynamis_is_not_remembered(number: str) -> None:
    board = _board(0, "FP-017").zx("b2", number)
    g = board.begin().do("play FP-017", "choose b2")
    _end_turn(g)
    dynamis = str(g.game.position()["players"][0].get("dynamis", []))
    assert (number in g.zone(0, "trash"), number in dynamis) == (number == MYTHOS, number == EX)


# -- from which zone an Event is played --------------------------------------------------------------------

NYARLATHO, BANSHEE, TYPE, ADNACHIEL, SCHWARLE = "E45-050", "E45-046", "E45-038", "E45-042", "E45-039"
WANDERER = "FP-014"


def _in_dynamis(number: str, *others: str) -> list[dict[str, str]]:
    return [{"card": name, "face": "up"} for name in (number, *others)]


@cr("803", "H107", "H108")
@pytest.mark.parametrize("player", [0, 1])
def test_an_event_in_the_dynamis_plays_itself_and_stays_there(player: int) -> None:
    board = Scenario(card_set=SET, turn_player=player, phase="resource").hand(player, BODY)
    board.cards(player, "dynamis", _in_dynamis(NYARLATHO, *[MYTHOS] * 5)).resource(player, PLAIN_CARD)
    g = board.begin().do("pass")
    assert g.texts == ["yes", "no"]
    g = Play(Game.from_position(g.game.position(), card_set=SET)).do("yes")
    # Played from the Dynamis, it asks for a card of the hand.
    g.do(f"choose hand:{BODY}")
    assert (g.zone(player, "trash"), g.asleep(player)) == ([BODY], 0)
    assert sorted(_face_up(g, player)) == sorted([NYARLATHO, *[MYTHOS] * 5])
    assert g.game.status() == []


@cr("803", "H108")
def test_an_event_in_the_dynamis_waits_for_its_own_main_phase_and_six_cards() -> None:
    board = Scenario(card_set=SET, phase="resource").cards(
        0, "dynamis", _in_dynamis(NYARLATHO, *[MYTHOS] * 4)
    )
    assert "yes" not in board.begin().do("pass").texts
    board = Scenario(card_set=SET, phase="resource", turn_player=1)
    board.cards(0, "dynamis", _in_dynamis(NYARLATHO, *[MYTHOS] * 5))
    assert "yes" not in board.begin().do("pass").texts


@cr("H108")
@pytest.mark.parametrize("player", [0, 1])
def test_from_the_hand_it_costs_no_card_and_comes_to_lie_face_up(player: int) -> None:
    g = _board(player, NYARLATHO, BODY).begin().do(f"play {NYARLATHO}")
    assert (g.zone(player, "hand"), _face_up(g, player), g.asleep(player)) == ([BODY], [NYARLATHO], 2)


@cr("H108", "H134")
@pytest.mark.parametrize("player", [0, 1])
def test_from_trash_it_asks_for_a_card_and_is_removed(player: int) -> None:
    board = Scenario(card_set=SET, turn_player=player).hand(player, BODY).trash(player, BANSHEE)
    g = board.resource(player, "B01-061", times=2).begin()
    g.do(f"play trash:{BANSHEE}", f"choose hand:{BODY}")
    assert (g.zone(player, "trash"), g.zone(player, "removed")) == ([BODY], [BANSHEE])
    board = Scenario(card_set=SET, turn_player=player).hand(player, BANSHEE, BODY)
    g = board.resource(player, "B01-061", times=2).begin().do(f"play {BANSHEE}")
    assert (g.zone(player, "hand"), g.zone(player, "trash")) == ([BODY], [BANSHEE])


@cr("H108")
def test_an_event_that_is_ignited_is_not_played_from_the_hand() -> None:
    board = _board(0, TYPE, times=0).resource(0, "B01-026", times=4).zx("a3", PLAIN_CARD, owner=1)
    assert board.begin().do(f"play {TYPE}").starting("choose") == ["a3"]
    # By Ignition it is played from the deck; by an ability it is no play by the rules.
    board = Scenario(card_set=SET, phase="ignition").zx("a3", PLAIN_CARD, owner=1)
    board.charge(0, PLAIN_CARD).deck(0, TYPE, *[PLAIN_CARD] * 5)
    g = board.begin().do(f"ignite {PLAIN_CARD}", "yes")
    assert (g.starting("choose"), g.zone(0, "trash")) == ([], [PLAIN_CARD, TYPE])


@cr("H108")
@pytest.mark.parametrize(("zone", "draws"), [("trash", 1), ("charge", 0)])
def test_a_play_by_an_ability_that_counts_as_regular_has_its_zone(zone: str, draws: int) -> None:
    board = _board(0, "FP-015").cards(0, zone, [WANDERER])
    g = board.begin().do("play FP-015", f"choose {zone}:{WANDERER}")
    assert len(g.zone(0, "hand")) == draws


@cr("H103", "H105")
def test_a_price_falls_with_enemies_and_schwarle_plays_a_cheap_card() -> None:
    board = _board(0, ADNACHIEL, times=0).resource(0, "B01-042", times=5)
    for square, number in (("a3", "FP-016"), ("b2", "FP-016"), ("a1", PLAIN_CARD)):
        board.zx(square, number, owner=int(square != "a1"))
    g = board.begin().do(f"play {ADNACHIEL}")
    assert (g.power("a3"), g.power("b2"), g.power("a1"), g.asleep(0)) == (3000, 3000, 3500, 5)
    board = _board(0, EVENT, MYTHOS, times=0).resource(0, "B01-042").cards(0, "charge", [SCHWARLE])
    g = board.begin().do(f"use charge:{SCHWARLE}")
    assert g.zone(0, "trash") == [SCHWARLE]
    assert f"choose hand:{EVENT}" not in g.texts


def test_an_origin_that_no_play_has_is_refused() -> None:
    with pytest.raises(CardError, match="no card is played from SQUARE"):
        encode([event("MY-001", If([PlayedRegularly(Zone.SQUARE)], [Draw(1)]))])
