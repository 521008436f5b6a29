"""Cards of the later era that need no system of their own."""

import pytest

from tests.made_up import EVERY_TRIBE, EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario

BIG = "B01-016"
"""Steel Leopard: red, Cost 6, Power 9500, no ability."""
WERELION = "B01-089"
"""A green [Lycanthrope] without abilities."""
WHITE = "B01-041"
"""A white card."""


def _base(turn_player: int = 0, phase: str = "main") -> Scenario:
    stand = Scenario(turn_player, card_set=SET, phase=phase).player_card(0, EVERYBODY)
    return stand.zx("c1", PLAIN_CARD).zx("b3", PLAIN_CARD, owner=1)


def _up(number: int) -> list[dict[str, str]]:
    return [{"card": EVERY_TRIBE, "face": "up"}] * number


def _paid(g: Play) -> Play:
    while g.starting("pay"):
        g.do(f"pay {g.starting('pay')[0]}")
    return g


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_b24_075_goes_from_resource_onto_the_deck_and_is_drawn(answer: str) -> None:
    g = _base(phase="draw").resource(0, "B24-075").deck(0, WERELION, BIG, BIG, BIG).begin().do(answer)
    if answer == "yes":
        assert (g.zone(0, "hand"), g.zone(0, "resource"), g.asleep(0)) == ([BIG, "B24-075"], [WERELION], 1)
    else:
        assert (sorted(g.zone(0, "hand")), g.zone(0, "resource")) == (sorted([WERELION, BIG]), ["B24-075"])


@pytest.mark.parametrize(("turn_player", "ups", "more"), [(0, 2, 3000), (1, 2, 0), (0, 1, 0)])
def test_b24_075_strengthens_lycanthropes_in_the_own_turn(turn_player: int, ups: int, more: int) -> None:
    stand = _base(turn_player).zx("a1", "B24-075").zx("b2", WERELION).zx("a3", WERELION, owner=1)
    g = stand.cards(0, "dynamis", _up(ups)).begin()
    assert (g.power("a1"), g.power("c1")) == (4500 + more, 3500)
    assert g.power("b2") == g.power("a3") + more


@pytest.mark.parametrize(("square", "harmed"), [("b2", False), ("a2", False), ("a1", True)])
def test_b24_082_keeps_small_enemies_from_dealing_damage(square: str, harmed: bool) -> None:
    g = _base(1).zx(square, "B24-082").zx("c2", PLAIN_CARD, owner=1).begin()
    g.attack("c2", "c1").pass_both()
    assert (g.on("c1") is None) == harmed


@pytest.mark.parametrize(
    ("level", "attacker", "harmed"), [(1, BIG, False), (0, BIG, True), (1, WERELION, True)]
)
def test_b24_082_on_the_player_square_keeps_big_enemies_of_the_center_down(
    level: int, attacker: str, harmed: bool
) -> None:
    stand = _base(1).zx("b1", "B24-082").zx("c2", attacker, owner=1)
    g = stand.cards(0, "dynamis", _up(level)).begin()
    g.attack("c2", "c1").pass_both()
    assert (g.on("c1") is None) == harmed


def test_ig06_080_comes_from_charge_for_white_1_and_is_destroyed_at_the_end_of_the_turn() -> None:
    stand = _base().hand(0, "B14-060", "IG06-080").charge(0, PLAIN_CARD).resource(0, WHITE, times=3)
    g = stand.begin().do("play B14-060", f"choose charge:{PLAIN_CARD}")
    g.do("choose hand:IG06-080", "done", "yes", "choose a1")
    assert (g.on("a1"), g.asleep(0), g.zone(0, "charge")) == ("IG06-080", 3, [])
    g.do("pass")
    assert (g.on("a1"), g.zone(0, "charge")) == (None, ["IG06-080"])


def test_ig06_080_waits_for_white_cards_only() -> None:
    # Destroyed in battle it is put into Charge by no ability.
    g = _base(1).zx("a1", "IG06-080").zx("a2", BIG, owner=1).resource(0, WHITE, times=3).begin()
    g.attack("a2", "a1").pass_both()
    assert (g.to_play, g.zone(0, "charge")) == (1, ["IG06-080"])


def test_ig06_080_lets_the_player_square_and_another_change_places() -> None:
    stand = _base().hand(0, BIG).zx("b1", "IG06-080").zx("b2", BIG)
    g = stand.begin().do("use b1", f"choose hand:{BIG}")
    assert sorted(g.starting("choose")) == ["b2", "c1"]
    g.do("choose c1", "choose b1")
    assert (g.on("b1"), g.on("c1"), g.zone(0, "trash")) == (PLAIN_CARD, "IG06-080", [BIG])
    assert g.starting("use") == []


def test_ig06_080_changes_nothing_with_nobody_on_the_player_square() -> None:
    g = _base().hand(0, BIG).zx("a1", "IG06-080").begin().do("use a1", f"choose hand:{BIG}", "choose c1")
    assert (g.on("a1"), g.on("c1"), g.to_play) == ("IG06-080", PLAIN_CARD, 0)


def test_ig06_080_changes_no_squares_in_the_other_players_turn() -> None:
    g = _base(1).zx("b1", "IG06-080").hand(0, PLAIN_CARD).zx("c2", PLAIN_CARD, owner=1).begin()
    g.attack("c2", "c1").do("pass")
    assert g.to_play == 0 and g.starting("use") == []


@pytest.mark.parametrize("resources", [4, 5])
def test_ig06_069_draws_and_fills_the_resource(resources: int) -> None:
    stand = _base().hand(0, "IG06-069", BIG).resource(0, WERELION, times=resources).deck(0, *[WHITE] * 5)
    g = stand.begin().do("play IG06-069", "at b1", "yes")
    if resources == 5:
        g.do(f"choose hand:{BIG}")
        assert (g.zone(0, "hand"), len(g.zone(0, "resource")), g.asleep(0)) == ([WHITE], 6, 3)
    assert (WHITE in g.zone(0, "hand"), g.to_play, g.starting("choose")) == (True, 0, [])


def test_ig06_069_gives_itself_for_a_token_as_strong_as_the_resource_is_big() -> None:
    stand = _base().zx("b1", "IG06-069").resource(0, WERELION, times=6)
    g = stand.begin().do("use b1", "choose a1")
    assert (g.on("b1"), g.on("a1"), g.power("a1")) == (None, "PR06-004", 6000)
    assert g.zone(0, "trash") == ["IG06-069"]
    # Ruling Z46: nobody pays for what cannot be used.
    assert _base().zx("b1", "IG06-069").resource(0, WERELION, times=5).begin().starting("use") == []
    assert (
        _base().zx("b1", "IG06-069", state="sleep").resource(0, WERELION, times=6).begin().starting("use")
        == []
    )


def test_ig06_084_wakes_for_five_resources_and_fills_six() -> None:
    stand = _base().resource(0, WERELION, times=13).cards(0, "dynamis", ["IG06-084"]).deck(0, *[BIG] * 9)
    g = stand.begin().do(
        "ex IG06-084#1" if "ex IG06-084#1" in stand.begin().texts else "ex IG06-084", "at b1"
    )
    _paid(g)
    while g.starting("choose"):
        g.do(f"choose {g.starting('choose')[0]}")
    assert (g.on("b1"), len(g.zone(0, "trash")), len(g.zone(0, "resource"))) == ("IG06-084", 5, 14)


def test_ig06_084_puts_two_into_resource_and_makes_a_token() -> None:
    stand = _base().zx("b1", "IG06-084").hand(0, PLAIN_CARD).resource(0, WERELION, times=2)
    g = stand.zx("a2", BIG, owner=1).zx("b2", BIG, owner=1).begin()
    g.do("use b1", f"choose hand:{PLAIN_CARD}", "choose a2", "choose b2", "choose a1")
    assert (g.on("a2"), g.on("b2"), g.power("a1"), g.asleep(1)) == (None, None, 2000, 2)
    assert g.starting("use") == []


@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_g08_006_mills_up_to_three(cards: int) -> None:
    g = _base().hand(0, "G08-006").resource(0, WERELION, times=5).begin().do("play G08-006", "at b1")
    g.do("yes" if cards else "no")
    if cards:
        g.do(*["no"] * (cards - 1), *(["yes"] if cards < 3 else []))
    assert (len(g.zone(0, "trash")), g.to_play, g.texts[0]) == (cards, 0, "pass")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_g08_006_leaves_and_brings_a_card_back(answer: str) -> None:
    stand = _base(1).zx("a1", "G08-006").trash(0, PLAIN_CARD, BIG).zx("a2", BIG, owner=1)
    g = stand.begin().attack("a2", "a1").pass_both()
    assert g.starting("choose") == [f"trash:{PLAIN_CARD}"]
    g.do(f"choose trash:{PLAIN_CARD}", answer)
    if answer == "yes":
        assert (g.zone(0, "hand"), g.on("a1")) == ([PLAIN_CARD], None)
    else:
        g.do("choose a1")
        assert (g.zone(0, "hand"), g.on("a1"), g.state("a1")) == ([], PLAIN_CARD, "sleep")


def test_g40_007_gives_room_in_charge() -> None:
    full = ["G40-007", *[PLAIN_CARD] * 4]
    g = _base().charge(0, *full).begin()
    assert g.zone(0, "charge") == full
    stand = _base().charge(0, *full)
    stand.position["players"][0].pop("player_card")
    assert len(stand.begin(strict=False).zone(0, "charge")) == 5


def test_g40_007_returns_to_charge_when_a_sieger_kills() -> None:
    stand = _base().trash(0, "G40-007").zx("b2", "G40-007").zx("a2", PLAIN_CARD, owner=1)
    g = stand.begin().attack("b2", "a2").pass_both()
    assert (g.zone(0, "charge"), g.zone(0, "trash")) == (["G40-007"], [])
    g = stand.charge(0, "G40-007").begin().attack("b2", "a2").pass_both()
    assert (g.zone(0, "charge"), g.zone(0, "trash")) == (["G40-007"], ["G40-007"])


def test_g40_007_is_removed_from_charge_to_reboot_a_sieger() -> None:
    stand = _base().zx("b1", "G40-007", state="sleep").charge(0, "G40-007", PLAIN_CARD, BIG)
    g = stand.begin().do("use charge:G40-007", f"choose charge:{PLAIN_CARD}", f"choose charge:{BIG}")
    if g.starting("choose"):
        g.do("choose b1")
    assert (g.state("b1"), g.zone(0, "charge"), g.zone(0, "removed")) == ("reboot", [], ["G40-007"])
    assert _base().zx("b1", "G40-007", state="sleep").charge(0, "G40-007", BIG).begin().starting("use") == []
