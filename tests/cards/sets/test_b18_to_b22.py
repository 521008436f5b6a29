"""Cards of B18 to B22 that join words in a new way: what they do on the board."""

import pytest

from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario

WAKERS = ("B18-017", "B18-018", "B18-037", "B18-038")
DINGIRS = ("B16-019", "B16-039", "B16-059")
AYASE, ASUKA, SOUMA = "B03-107", "B03-106", "B10-108"


def _up(board: Scenario, player: int, *numbers: str) -> Scenario:
    return board.cards(player, "dynamis", [{"card": number, "face": "up"} for number in numbers])


def _last(g: Play, until: str) -> Play:
    """Take the last legal action until this one is legal."""
    while until not in g.texts:
        g.do(g.texts[-1])
    return g


def test_a_destroyed_card_destroys_around_where_it_was() -> None:
    board = Scenario(1).zx("b2", "B19-074", damage=6000).zx("a2", PLAIN_CARD, 1).zx("b3", PLAIN_CARD, 1)
    g = _up(board.zx("c3", PLAIN_CARD, 1), 0, *DINGIRS).begin().attack("a2", "b2").pass_both()
    assert g.on("b2") is None
    assert g.on("a2") is None
    # b3 is a Player Square, c3 is not adjacent.
    assert g.on("b3") == PLAIN_CARD
    assert g.on("c3") == PLAIN_CARD


@pytest.mark.parametrize(("top", "square"), [("B01-013", "b2"), ("B01-003", "b1")])
def test_odradek_comes_to_the_square_with_the_number_of_a_cost(top: str, square: str) -> None:
    board = Scenario(1, phase="ignition").charge(0, "B19-042").deck(0, top, PLAIN_CARD)
    g = _up(board, 0, WAKERS[0]).begin().do(f"choose deck:{top}", f"choose {square}")
    assert g.on(square) == "B19-042"
    assert g.state(square) == "sleep"
    assert g.zone(0, "deck")[0] == top


def test_each_drawn_card_lays_force_under_infinite_union() -> None:
    g = Scenario(phase="draw").zx("b1", "B18-102").trash(0, "B18-028", "B18-030", PLAIN_CARD).begin()
    g.do("resolve b1", "choose trash:B18-028", "choose trash:B18-030")
    assert g.zone(0, "trash") == [PLAIN_CARD]
    assert g.game.position()["squares"]["b1"]["force"] == ["B18-028", "B18-030"]


@pytest.mark.parametrize("force", [7, 8])
def test_eight_force_return_the_enemy_zx(force: int) -> None:
    board = Scenario().zx("b1", "B18-102").zx("a2", PLAIN_CARD, 1)
    board.position["squares"]["b1"][0]["force"] = ["B18-028"] * force
    g = board.begin()
    assert bool(g.starting("use")) == (force == 8)
    if force == 8:
        g.do("use b1")
        assert g.on("a2") is None


def test_glas_comes_from_trash_and_is_removed_when_the_turn_ends() -> None:
    board = Scenario().zx("b1", "B18-078").zx("a2", PLAIN_CARD, 1).zx("c2", PLAIN_CARD, 1)
    g = _up(board.trash(0, "B19-062").player_card(0, AYASE), 0, *WAKERS[:2]).begin()
    # Two are destroyed, so it triggers twice; the second time one of the name is there.
    g.do("use b1", "choose a2", "choose c2", "resolve B19-062", "choose a1")
    assert g.on("a1") == "B19-062"
    g.do("pass")
    assert g.on("a1") is None
    assert g.zone(0, "removed") == ["B19-062"]


def test_a_shuffle_by_a_killer_machine_returns_an_enemy_zx() -> None:
    board = Scenario().hand(0, "B01-022").resource(0, "B01-022", times=3).charge(0, "B19-024")
    g = board.zx("a2", PLAIN_CARD, 1).begin().do("play B01-022", "at b1", f"choose hand:{PLAIN_CARD}")
    g.do("choose a2")
    assert g.zone(1, "hand") == [PLAIN_CARD]


def test_a_killer_machine_that_was_destroyed_shuffles() -> None:
    """Brainwash lies in the Charge when it does what it says: B19-024 names no zone."""
    board = Scenario().zx("a1", "B14-024", damage=1000).zx("b1", "B01-010").zx("c2", PLAIN_CARD, 1)
    g = board.charge(0, "B19-024").hand(0, PLAIN_CARD, PLAIN_CARD).begin().do("use b1", "choose a1")
    g.do(f"choose hand:{PLAIN_CARD}", f"choose hand:{PLAIN_CARD}", "choose c2")
    assert g.zone(1, "hand") == [PLAIN_CARD]
    assert g.zone(0, "charge") == ["B19-024", "B14-024"]


def test_what_is_discarded_as_a_cost_is_so_by_an_ability() -> None:
    board = Scenario().zx("b1", "B18-014").zx("a2", PLAIN_CARD, 1).hand(0, "B19-029", "B01-013")
    g = _up(board, 0, *WAKERS).begin().do("use b1", "choose hand:B19-029")
    assert g.on("a2") is None
    assert g.zone(0, "trash") == ["B19-029"]
    assert sorted(g.zone(0, "hand")) == [PLAIN_CARD, "B01-013"]


def test_a_pair_in_resource_fills_the_charge() -> None:
    board = Scenario(phase="resource").hand(0, "B20-075").resource(0, "B20-080")
    g = board.trash(0, PLAIN_CARD, times=2).player_card(0, AYASE).begin()
    g.do("resource B20-075", f"choose trash:{PLAIN_CARD}", f"choose trash:{PLAIN_CARD}")
    assert g.zone(0, "charge") == [PLAIN_CARD] * 2


def test_a_bond_in_resource_brings_its_zx_for_a_turn() -> None:
    board = Scenario(phase="resource").hand(0, "B20-080").resource(0, "B20-075", times=6)
    g = board.trash(0, "B22-071", PLAIN_CARD).player_card(0, AYASE).begin()
    g.do("resource B20-080", "choose resource:B20-075", "choose trash:B22-071", "choose a1")
    assert g.on("a1") == "B22-071"
    assert g.asleep(0) == 1
    g.do("pass")
    assert g.on("a1") is None
    assert sorted(g.zone(0, "trash")) == [PLAIN_CARD, "B22-071"]


def test_a_bond_of_green_brings_it_from_resource_and_back() -> None:
    board = Scenario(phase="resource", card_set=SET).hand(0, "B21-100").player_card(0, SOUMA)
    g = board.cards(0, "resource", ["T-966"] * 4 + ["B02-096"]).begin()
    g.do("resource B21-100", "choose resource:T-966", "choose resource:B02-096", "choose a1")
    assert g.on("a1") == "B02-096"
    assert g.asleep(0) == 1
    g.do("pass")
    assert g.on("a1") is None
    assert g.asleep(0) == 2


@pytest.mark.parametrize(("lizard", "from_", "damage"), [("a2", "b2", 0), ("a1", "a2", 8000)])
def test_orange_lizard_stops_damage_from_the_center_area(lizard: str, from_: str, damage: int) -> None:
    board = Scenario(1).zx(lizard, "B21-096").hand(1, "B01-013").resource(1, PLAIN_CARD, times=6)
    g = _up(board, 0, DINGIRS[0]).begin().do("play B01-013", f"at {from_}").attack(from_, lizard).pass_both()
    assert g.damage(lizard) == damage


def test_devastate_comes_from_the_hand_for_three_torturers() -> None:
    board = Scenario().zx("a1", "B22-066").zx("b1", "B22-066").zx("c1", "B22-066").zx("a2", PLAIN_CARD, 1)
    g = board.hand(0, "B22-079").begin()
    g.do("use hand:B22-079", "choose a1", "choose b1", "choose c1", "choose c2", "choose a2")
    assert g.on("c2") == "B22-079"
    assert g.on("a2") is None


def test_satan_empties_squares_and_hand() -> None:
    board = Scenario().cards(0, "dynamis", ["B18-104"]).zx("a1", "B20-072").zx("b1", "B19-108")
    board.resource(0, PLAIN_CARD, times=13).hand(1, PLAIN_CARD, PLAIN_CARD)
    g = board.player_card(0, "B06-110").zx("a2", PLAIN_CARD, 1).begin()
    _last(g.do("ex B18-104", "at c1"), "pass")
    assert g.zone(1, "trash") == [PLAIN_CARD] * 3
    assert g.zone(1, "hand") == []


def test_k2_plays_a_revealed_card_regularly() -> None:
    board = Scenario().hand(0, "B19-052", PLAIN_CARD).resource(0, "B01-043", times=7)
    g = board.zx("a2", PLAIN_CARD, 1).deck(0, "B01-007", "B01-013", *[PLAIN_CARD] * 4).begin()
    g.do("play B19-052", "at b1", f"choose hand:{PLAIN_CARD}", "choose a2", "choose deck:B01-007", "at a1")
    assert g.on("a1") == "B01-007"
    assert len(g.zone(0, "deck")) == 5
    assert g.zone(1, "deck")[-1] == PLAIN_CARD


def test_daji_pays_nothing_over_five_tribes() -> None:
    tribes = ("B01-001", "B01-002", "B01-003", "B01-005", "B01-022")
    board = Scenario().zx("b1", "B19-101").trash(0, *tribes).zx("a2", "B01-013", 1)
    g = board.hand(1, PLAIN_CARD).charge(1, PLAIN_CARD).begin().do("use b1", "choose a2", "pass")
    assert g.to_play == 1
    g.do(f"choose hand:{PLAIN_CARD}", f"choose charge:{PLAIN_CARD}")
    assert g.zone(1, "removed") == [PLAIN_CARD] * 2


def test_original_orders_the_top_of_the_deck() -> None:
    deck = [f"B01-00{i}" for i in range(1, 9)]
    g = Scenario().hand(0, "B19-035").resource(0, "B01-022", times=7).deck(0, *deck).begin()
    g.do("play B19-035", "at b1", "choose deck:B01-003", "choose deck:B01-007", "done")
    for number in (1, 2, 4, 5):
        g.do(f"choose deck:B01-00{number}")
    _last(g, "pass")
    assert g.zone(0, "hand")[0] == "B01-007"
    assert g.zone(0, "deck")[:2] == ["B01-003", "B01-008"]


def test_freesia_needs_four_tribes() -> None:
    for last, legal in (("b1", False), ("a3", False), ("c1", True)):
        board = Scenario().hand(0, "B19-105").zx("a2", "B18-085").zx("c2", "B18-090").zx("b2", "B18-087")
        g = board.zx(last, "B18-083").begin()
        assert ("use hand:B19-105" in g.texts) == legal
    g.do("use hand:B19-105", "choose b1")
    assert (g.on("b1"), g.power("b1")) == ("B19-105", 10500)


def test_scafies_comes_when_a_torturer_made_the_opponent_discard() -> None:
    board = Scenario().hand(0, "B22-066").zx("a2", PLAIN_CARD, 1).zx("b2", PLAIN_CARD, 1)
    board.resource(0, "B22-066", times=6).trash(0, "B20-070").hand(1, PLAIN_CARD)
    g = _up(board, 0, *WAKERS).begin()
    assert "use trash:B20-070" not in g.texts
    g.do("play B22-066", "at b1", "choose a2", "choose b2", f"choose hand:{PLAIN_CARD}", "use trash:B20-070")
    g.do("choose a1")
    assert g.state("a1") == "sleep"


def test_sieger_moves_beside_an_enemy_and_destroys_it() -> None:
    board = Scenario().zx("b1", "B22-071").zx("b2", PLAIN_CARD, 1).zx("c3", "B01-013", 1)
    g = _up(board.player_card(0, AYASE), 0, *WAKERS).begin().attack("b1", "b2").pass_both().do("choose c3")
    assert g.starting("choose") == ["c2"]
    g.do("choose c2")
    assert g.on("c2") == "B22-071"
    assert g.on("c3") is None


def test_a_dentist_salvaged_looks_for_its_tribe() -> None:
    board = Scenario().trash(0, "B19-061").hand(0, "B20-072").resource(0, "B01-061", times=6)
    board.deck(0, "B20-071", "B01-061", "B20-071", *[PLAIN_CARD] * 4)
    g = _up(board, 0, *DINGIRS).begin().do("play B20-072", "at b1", "choose trash:B19-061", "done")
    g.do("choose deck:B20-071")
    assert g.zone(0, "hand") == ["B19-061"]
    assert sorted(g.zone(0, "trash")) == ["B01-061", "B20-071", "B20-071"]


def test_ratel_goes_to_resource_when_the_turn_ends() -> None:
    g = _up(Scenario().zx("a1", "B22-086"), 0, DINGIRS[0]).begin().do("use a1")
    assert g.power("a1") == 9000
    g.do("pass")
    assert g.zone(0, "resource") == ["B22-086"]


def test_uriel_ignites_what_has_no_icon() -> None:
    board = Scenario().cards(0, "dynamis", ["B18-103"]).trash(0, "B01-056", times=4)
    board.resource(0, "B01-043", times=10).player_card(0, ASUKA).zx("a2", PLAIN_CARD, 1)
    g = board.begin().do("ex B18-103", "at b1")
    _last(g, "choose a2").do("choose a2")
    # The deck has Coal Armadillos without an icon: they may be played now.
    assert g.starting("yes") == [""]


def test_metal_bombyx_keeps_abilities_from_filling_the_resource() -> None:
    for bombyx, more in ((None, 1), ("a1", 0)):
        board = Scenario(1, phase="resource").hand(1, "B18-088", "B18-085").resource(1, "B18-088", times=3)
        if bombyx:
            board.zx(bombyx, "B20-089")
        # The rules put a card there all the same.
        g = _up(board, 1, *WAKERS[:2]).begin().do("resource B18-085", "play B18-088", "at b3")
        assert len(g.zone(1, "resource")) == 4 + more


def test_metal_bombyx_forbids_such_costs_too() -> None:
    board = Scenario(1, phase="resource").zx("a1", "B20-089").zx("a3", "B18-105", 1).zx("c3", "B18-085", 1)
    board.resource(1, "B22-090", times=3).hand(1, "B18-085")
    g = _up(board, 1, *WAKERS[:3]).begin().do("resource B18-085")
    assert "use resource:B22-090" not in g.texts
    g.do("use a3")
    assert len(g.zone(1, "resource")) == 4


@pytest.mark.parametrize(("killed", "damage"), [(False, 0), (True, 8000)])
def test_hoozuki_is_safe_as_long_as_its_friend_stands(killed: bool, damage: int) -> None:
    board = Scenario(1, phase="ignition").zx("b2", "B21-099").zx("a2", "B18-085").zx("b3", "B01-013", 1)
    g = board.zx("a3", "B01-013", 1).begin().do("choose a2")
    if killed:
        g.attack("a3", "a2").pass_both()
        assert g.on("a2") is None
    g.attack("b3", "b2").pass_both()
    assert g.damage("b2") == damage
