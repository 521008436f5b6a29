"""Cards of B16, B17 and B23 that do something out of the ordinary, played."""

from tests.scenario import PLAIN_CARD, Play, Scenario

BLUE, WHITE, BLACK, GREEN = "B01-022", "B01-043", "B01-063", "B01-083"
ASUKA = "P07-029"


def _up(*numbers: str) -> list[object]:
    return [{"card": number, "face": "up"} for number in numbers]


def _dingir(board: Scenario, number: int = 3) -> Play:
    """Begin with that many Dingir cards face up in the Dynamis."""
    return board.cards(0, "dynamis", _up(*["B16-059"] * number)).begin()


def test_b17_054_removes_an_own_zx_and_puts_it_asleep() -> None:
    g = _dingir(Scenario().hand(0, "B17-054").resource(0, WHITE, times=6).zx("a2", PLAIN_CARD))
    g.do("play B17-054", "at c1", "choose a2")
    assert g.zone(0, "removed") == [PLAIN_CARD]
    assert g.starting("choose") == ["a1", "b2"]
    g.do("choose b2")
    assert g.on("b2") == PLAIN_CARD
    assert g.state("b2") == "sleep"
    assert g.zone(0, "removed") == []


def test_b16_xxx_removes_what_is_put_into_trash() -> None:
    g = Scenario().zx("b1", "B16-XXX").zx("a1", "B16-068").charge(0, "B16-068").zx("a2", PLAIN_CARD, owner=1)
    play = g.begin().do("use a1", "choose charge:B16-068", "choose a2")
    assert play.zone(0, "trash") == []
    assert play.zone(0, "removed") == ["B16-068"]
    assert play.zone(1, "charge") == [PLAIN_CARD]


def test_b16_103_puts_the_last_life_on_a_square_and_recovers() -> None:
    board = Scenario().zx("a1", "B01-053").zx("b1", "B01-013").life(0, "B01-013").charge(0, PLAIN_CARD)
    g = board.resource(0, WHITE, times=7).cards(0, "dynamis", ["B16-103"]).begin()
    g.do("ex B16-103", "at a2", "choose a1", "choose b1")
    g.do("yes", *[f"choose charge:{card}" for card in (PLAIN_CARD, "B01-053", "B01-013")])
    g.do("yes", "choose life:B01-013", "choose c1")
    assert g.on("c1") == "B01-013"
    assert g.zone(0, "life") == [PLAIN_CARD]
    assert len(g.zone(0, "deck")) == 9
    assert g.to_play == 0


def test_b16_038_pays_two_colors() -> None:
    board = Scenario().zx("a1", "B16-038").zx("a2", PLAIN_CARD, owner=1).zx("b2", "B01-013", owner=1)
    assert "use a1" not in _dingir(board.resource(0, WHITE, times=4)).texts
    g = _dingir(board.resource(0, WHITE, GREEN, GREEN)).do("use a1")
    assert g.asleep(0) == 2
    g.do("choose a2", "choose b2", "choose a1")
    assert (g.power("b2"), g.power("a1")) == (5000, 13000)
    assert len(g.zone(1, "deck")) == 11


def test_always_abilities_that_count() -> None:
    g = Scenario().zx("a1", "B16-017").cards(0, "removed", [PLAIN_CARD] * 5).begin()
    assert g.power("a1") == 8000 + 2000
    g = Scenario().zx("a1", "B16-051").cards(0, "dynamis", [*_up("B16-103", "B16-103"), "B16-103"]).begin()
    assert g.power("a1") == 7500 + 4000


def test_always_abilities_about_others() -> None:
    board = Scenario().zx("a1", "B16-043").zx("a2", PLAIN_CARD, owner=1).zx("a3", PLAIN_CARD, owner=1)
    g = board.player_card(0, ASUKA).trash(0, "B16-043", "B16-043").begin()
    assert (g.power("a1"), g.power("a2"), g.power("a3")) == (5000, 2500, 3500)
    g = Scenario().zx("a1", "B16-081").zx("b1", "B16-096").resource(0, GREEN, times=9).begin()
    assert (g.power("a1"), g.power("b1")) == (4000, 10000)


def test_b16_044_isolates_the_own_center_area() -> None:
    board = Scenario(1).zx("a2", "B16-044").zx("b2", PLAIN_CARD).zx("a1", PLAIN_CARD)
    g = _dingir(board.zx("c2", "B01-010", owner=1)).do("use c2")
    assert sorted(g.starting("choose")) == ["a1", "c2"]


def test_b17_003_makes_mythos_cheaper_and_waits_for_them() -> None:
    board = Scenario().zx("a1", "B17-003").hand(0, "B16-004").zx("c2", PLAIN_CARD, owner=1)
    g = board.zx("b2", PLAIN_CARD, owner=1).resource(0, *["B16-018"] * 4, *[PLAIN_CARD] * 2).begin()
    g.do("play B16-004", "at b1", "pay red", "pay red")
    assert g.asleep(0) == 2
    g.do("choose c2")
    assert g.damage("c2") == 3000


def test_b16_076_has_the_ignition_icon_with_three_predators() -> None:
    board = Scenario().zx("a1", "B17-001").zx("a2", "B16-076", owner=1).trash(0, PLAIN_CARD, times=4)
    for many, there in ((2, "B16-076"), (3, None)):
        g = board.resource(1, *["B16-074"] * many, *[PLAIN_CARD] * (6 - many)).begin().do("use a1#2")
        for _ in range(4):
            g.do("choose trash:" + PLAIN_CARD)
        if g.starting("choose"):
            g.do("choose a2")
        assert g.on("a2") == there


def test_b17_093_is_not_chosen_by_own_cards() -> None:
    g = Scenario().zx("a1", "B17-093").zx("a2", "B01-010").begin().do("use a2")
    g.do("choose a2")
    assert (g.damage("a1"), g.damage("a2")) == (0, 4000)


def test_b17_074_waits_in_the_hand_and_only_once_a_turn_by_name() -> None:
    board = Scenario().hand(0, "B17-074").trash(0, "B17-074", PLAIN_CARD, PLAIN_CARD).charge(0, BLACK, BLACK)
    board.zx("a1", "B01-072").zx("b1", "B01-071").resource(0, BLACK, times=6)
    g = board.cards(0, "dynamis", [*_up("B16-079"), "B16-079"]).begin()
    g.do("ex B16-079", "at a2", "choose a1", "choose b1")
    g.do("yes", "choose charge:" + BLACK, "choose charge:B01-072", "choose trash:B17-074")
    assert sorted(g.starting("choose trash:")) == [PLAIN_CARD, BLACK]
    g.do("choose trash:" + PLAIN_CARD, "choose a1")
    assert (g.on("a1"), g.state("a1")) == (PLAIN_CARD, "sleep")


def test_b23_052_recovers_what_it_took_from_life() -> None:
    board = Scenario().hand(0, "B23-052").resource(0, *[WHITE] * 2, *[PLAIN_CARD] * 3)
    g = board.life(0, PLAIN_CARD, "B16-004").begin().do("play B23-052", "at a1", "choose life:" + PLAIN_CARD)
    g.do("choose a2")
    assert g.on("a2") == PLAIN_CARD
    assert g.zone(0, "life") == [PLAIN_CARD, "B16-004"]


def test_b16_048_pays_red_and_blue_at_the_end_of_the_turn() -> None:
    board = (
        Scenario().zx("a1", "B16-048").charge(0, "B01-013").charge(1, PLAIN_CARD).zx("a2", "B01-010", owner=1)
    )
    g = _dingir(board.resource(0, BLUE, BLUE, WHITE)).do("pass")
    assert g.on("a2") == "B01-010"
    g = _dingir(board.resource(0, BLUE, PLAIN_CARD, WHITE)).do("pass", "yes")
    assert g.asleep(0) == 2
    g.do("choose a2", "choose charge:B01-013", "choose b2", "choose enemy charge:B01-003")
    assert (g.on("a2"), g.on("b2"), g.state("b2")) == (None, "B01-013", "sleep")
    assert "B01-010" in g.zone(1, "hand")
    assert g.zone(1, "removed") == [PLAIN_CARD]


def test_b17_057_lets_the_opponent_choose_one_of_two() -> None:
    board = Scenario().hand(0, "B17-057").resource(0, WHITE, times=6).resource(1, BLUE, WHITE, BLACK, GREEN)
    g = board.cards(0, "dynamis", _up("B17-103")).begin().do("play B17-057", "at a1")
    g.do("choose enemy resource:" + BLUE, "choose enemy resource:" + PLAIN_CARD)
    assert g.to_play == 1
    assert sorted(g.starting("choose resource:")) == [PLAIN_CARD, BLUE]
    g.do("choose resource:" + BLUE)
    assert g.zone(1, "deck")[-1] == BLUE
    assert len(g.zone(1, "resource")) == 4


def test_b17_092_pays_two_colors_and_does_four_things() -> None:
    board = Scenario().zx("a1", "B17-092").zx("a2", PLAIN_CARD, owner=1).charge(0, PLAIN_CARD, BLUE)
    g = board.resource(0, BLUE, PLAIN_CARD).hand(0, "B01-013").begin().do("use a1", "choose a2")
    g.do("choose hand:B01-013", "choose charge:" + BLUE, "done")
    assert (g.state("a1"), g.asleep(0), g.zone(1, "removed")) == ("sleep", 3, [PLAIN_CARD])
    assert (len(g.zone(0, "hand")), g.zone(0, "charge")) == (2, [PLAIN_CARD])


def test_b17_107_wakes_from_trash_with_three_in_charge() -> None:
    board = Scenario().zx("a1", "B17-107").player_card(0, "B06-110").trash(0, "B01-013")
    g = _dingir(board.charge(0, PLAIN_CARD, BLUE, BLUE)).do("use a1", "choose trash:B01-013", "choose c1")
    assert g.on("c1") == "B01-013"
    assert "use a1" not in g.texts


def test_b17_062_destroys_only_up_to_cost_five() -> None:
    board = Scenario().hand(0, "B17-062").resource(0, BLACK, times=2).zx("a2", "B01-013", owner=1)
    board.zx("b2", "B17-107", owner=1).cards(0, "dynamis", _up("B17-104", "B17-104"))
    g = board.begin().do("play B17-062", "at a1", "yes")
    assert (g.on("a2"), g.on("b2")) == (None, "B17-107")


def test_b16_091_takes_two_of_the_resource() -> None:
    board = Scenario().hand(0, "B16-091").resource(0, GREEN, times=5)
    board.cards(0, "dynamis", _up("B16-105", "B16-105", "B16-105"))
    g = board.begin().do("play B16-091", "at a1", "yes")
    g.do(f"choose resource:{PLAIN_CARD} sleep", f"choose resource:{GREEN} sleep")
    assert (len(g.zone(0, "resource")), sorted(g.zone(0, "hand"))) == (6, [PLAIN_CARD, GREEN])


def test_b16_102_shows_seven_and_takes_two_without_ignition() -> None:
    board = Scenario().zx("a1", "B01-053").zx("b1", "B01-035").charge(0).zx("c2", "B01-013", owner=1)
    board.deck(0, PLAIN_CARD, "B01-006", "B01-013", "B01-017", *[PLAIN_CARD] * 6).resource(0, WHITE, times=7)
    g = board.cards(0, "dynamis", ["B16-102"]).begin()
    g.do("ex B16-102", "at a2", "choose b1", "choose a1", "yes")
    g.do("choose charge:B01-035", "choose charge:B01-053")
    assert sorted(g.starting("choose deck:")) == [PLAIN_CARD, "B01-013"]
    g.do("choose deck:B01-013", "choose deck:" + PLAIN_CARD, "choose c2")
    assert sorted(g.zone(0, "hand")) == [PLAIN_CARD, "B01-013"]
    assert g.power("c2") == 6000
