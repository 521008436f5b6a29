"""B01: what every card with an ability does, from hand-written positions; equal shapes stand together."""

from collections.abc import Iterator

import pytest

from tests.cards.random_play.resolved import Resolved, abilities_of, watching
from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env import Game
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import PositionError
from zx_env.zx.cards.pool import card_table
from zx_env.zx.terms import CardType, Color

COAL = "B01-003"  # Cost 2, Power 3500
ARTEMIS = "B01-006"  # Cost 3, Power 5000, Ignition icon
STING = "B01-068"  # Cost 4, Power 6500
TANK = "B01-013"  # Cost 5, Power 8000
LEOPARD = "B01-016"  # Cost 6, Power 9500
VOID, MAINE_COON, MISERIA, WERELION = "B01-026", "B01-045", "B01-066", "B01-089"
PAYS = {
    Color.RED: COAL,
    Color.BLUE: "B01-030",
    Color.WHITE: "B01-052",
    Color.BLACK: STING,
    Color.GREEN: WERELION,
}
MIKADO, AZUMI, ASUKA, AYASE, CHITOSE = (f"B03-{n}" for n in range(104, 109))

RESOLVED: Resolved = set()


@pytest.fixture(autouse=True)
def resolved() -> Iterator[None]:
    if not PLAIN:
        yield
        return
    with watching(RESOLVED):
        yield


def holding(number: str, *others: str, **keys: object) -> Scenario:
    """Player 0 with the card in hand and what it costs in Resource."""
    card = card_table(SET).card_of(number)
    pays = PAYS[card.color]
    return Scenario(**keys).hand(0, number, *others).resource(0, *[pays] * card.cost)


def play(scenario: Scenario, number: str, at: str = "c1") -> Play:
    """Play the card, a Z/X on c1."""
    g = scenario.begin().do(f"play {number}")
    return g if card_table(SET).card_of(number).kind == CardType.EVENT else g.do(f"at {at}")


def peopled(scenario: Scenario) -> Scenario:
    """Z/X of every Cost from 2 to 6, on both sides and on both Player Squares."""
    scenario.zx("a1", COAL, 0).zx("b1", ARTEMIS, 0).zx("a2", LEOPARD, 0)
    return scenario.zx("a3", ARTEMIS, 1).zx("c3", STING, 1).zx("c2", TANK, 1).zx("b3", LEOPARD, 1)


ENEMY, ENEMY_4, ENEMY_3 = "a3 c2 c3", "a3 c3", "a3"
ANY, ANY_3, ANY_2 = "a1 a2 a3 c2 c3", "a1 a3", "a1"
ANYWHERE = "a1 a2 a3 b1 b3 c1 c2 c3"


def check(g: Play, chosen: str, outcome: str, amount: int) -> None:
    """What has become of the card that stood on the chosen Square."""
    if outcome == "damage":
        assert g.damage(chosen) == amount
    elif outcome == "power":
        assert g.power(chosen) == amount
    else:
        owner = 0 if chosen == "a1" else 1
        card = {"a1": COAL, "a3": ARTEMIS, "c2": TANK, "c3": STING}[chosen]
        assert g.on(chosen) is None
        assert g.zone(owner, outcome)[-1] == card
        if outcome == "resource":
            assert g.asleep(owner) == 1


@pytest.mark.parametrize(
    ("number", "meant", "chosen", "outcome", "amount"),
    [
        ("B01-015", ENEMY, "c2", "damage", 5000),
        ("B01-017", ANY, "a3", "damage", 3500),
        ("B01-019", ANY, "c2", "damage", 5000),
        ("B01-019", ANY, "a3", "charge", 0),
        ("B01-020", ANY, "c2", "charge", 0),
        ("B01-020", ANY, "a2", "damage", 8000),
        ("B01-038", ENEMY_3, "a3", "hand", 0),
        ("B01-039", ENEMY_4, "c3", "hand", 0),
        ("B01-040", ENEMY, "c2", "hand", 0),
        ("B01-054", ENEMY, "c2", "power", 4000),
        ("B01-059", ANY, "c3", "power", 4000),
        ("B01-059", ANY, "a1", "power", 1000),
        ("B01-060", ANY, "c3", "power", 2500),
        ("B01-060", ANY, "a1", "charge", 0),
        ("B01-075", ENEMY_4, "c3", "charge", 0),
        ("B01-077", ANY_2, "a1", "charge", 0),
        ("B01-078", ANY_3, "a3", "charge", 0),
        ("B01-080", ANY, "c2", "charge", 0),
        ("B01-087", ANYWHERE, "b3", "power", 10500),
        ("B01-095", ENEMY, "c2", "resource", 0),
        ("B01-096", ANYWHERE, "c1", "power", 15000),
        ("B01-097", ANYWHERE, "b1", "power", 7000),
        ("B01-098", ENEMY_4, "c3", "resource", 0),
        ("B01-099", ENEMY, "c2", "resource", 0),
    ],
)
def test_one_zx_is_chosen_and_dealt_with(
    number: str, meant: str, chosen: str, outcome: str, amount: int
) -> None:
    g = play(peopled(holding(number)), number)
    event = card_table(SET).card_of(number).kind == CardType.EVENT
    newcomer = {"c1"} if not event and meant == ANY else set()
    nobody = {"c1"} if event else set()
    assert set(g.starting("choose")) == (set(meant.split()) | newcomer) - nobody
    g.do(f"choose {chosen}")
    check(g, chosen, outcome, amount)
    assert g.to_play == 0
    assert "pass" in g.texts


@pytest.mark.parametrize(
    ("number", "pays", "resources", "meant", "chosen", "outcome", "amount"),
    [
        ("B01-005", COAL, 2, ANY, "c2", "damage", 5000),
        ("B01-042", "B01-052", 2, ENEMY, "c2", "power", 4000),
        ("B01-063", STING, 2, ENEMY_3, "a3", "charge", 0),
        ("B01-082", WERELION, 4, ENEMY, "c2", "resource", 0),
    ],
)
def test_a_start_card_in_charge_is_spent_with_resources_for_its_effect(
    number: str, pays: str, resources: int, meant: str, chosen: str, outcome: str, amount: int
) -> None:
    g = peopled(Scenario().charge(0, number).resource(0, pays, times=resources + 1)).begin()
    g.do(f"use charge:{number}")
    assert set(g.starting("choose")) == set(meant.split())
    assert (g.zone(0, "trash"), g.asleep(0)) == ([number], resources)
    g.do(f"choose {chosen}")
    check(g, chosen, outcome, amount)


@pytest.mark.parametrize(
    ("number", "partner", "chosen", "outcome", "amount", "meant"),
    [
        ("B01-001", ARTEMIS, "c2", "damage", 5000, ENEMY),
        ("B01-047", MAINE_COON, "c2", "power", 3000, ENEMY),
        ("B01-069", MISERIA, "a3", "charge", 0, ENEMY_3),
    ],
)
def test_a_card_that_appears_looks_for_its_partner_on_a_square(
    number: str, partner: str, chosen: str, outcome: str, amount: int, meant: str
) -> None:
    enemies = holding(number).zx("a3", ARTEMIS, 1).zx("c2", TANK, 1).zx("c3", STING, 1).zx("b3", partner, 1)
    g = play(enemies, number)
    assert g.starting("choose") == []  # the enemy's partner is none
    g = play(enemies.zx("b1", partner, 0), number)
    assert set(g.starting("choose")) == set(meant.split())
    g.do(f"choose {chosen}")
    check(g, chosen, outcome, amount)


def test_b01_027_draws_when_it_appears_beside_an_own_void() -> None:
    assert play(holding("B01-027").zx("b3", VOID, 1), "B01-027").zone(0, "hand") == []
    assert play(holding("B01-027").zx("b1", VOID, 0), "B01-027").zone(0, "hand") == [COAL]


# -- red ---------------------------------------------------------------------------------------------------


def test_b01_009_sleeps_to_give_a_braver_of_either_side_4000() -> None:
    g = (
        Scenario()
        .zx("a1", "B01-009", 0)
        .zx("b1", ARTEMIS, 0)
        .zx("a2", TANK, 0)
        .zx("b3", "B01-015", 1)
        .begin()
    )
    g.do("use a1")
    assert (g.state("a1"), sorted(g.starting("choose"))) == ("sleep", ["b1", "b3"])
    g.do("choose b1")
    assert g.power("b1") == 9000


def test_b01_010_sleeps_to_deal_4000_to_any_zx_on_a_normal_square() -> None:
    g = peopled(Scenario().zx("c1", "B01-010", 0)).begin()
    g.do("use c1")
    assert set(g.starting("choose")) == {*ANY.split(), "c1"}
    g.do("choose c2")
    assert (g.state("c1"), g.damage("c2")) == ("sleep", 4000)


def test_b01_011_has_1000_more_power_when_it_attacks_until_the_end_of_the_turn() -> None:
    g = Scenario().zx("b1", "B01-011", 0).zx("b2", LEOPARD, 1).begin()
    g.attack("b1", "b2").pass_both()
    assert (g.power("b1"), g.damage("b2")) == (7000, 7000)
    g.do("pass")
    assert g.power("b1") == 6000


def test_b01_012_reboots_another_zx_for_red_4_with_player_mikado() -> None:
    alexander = (
        Scenario().zx("a1", "B01-012", 0, state="sleep").zx("b3", TANK, 1).zx("c1", TANK, 0, state="sleep")
    )
    g = alexander.resource(0, COAL, times=4).player_card(0, MIKADO).begin()
    g.do("use a1")
    assert sorted(g.starting("choose")) == ["b3", "c1"]
    g.do("choose c1")
    assert (g.state("c1"), g.state("a1"), g.asleep(0)) == ("reboot", "sleep", 4)


def test_b01_012_takes_an_alexander_back_after_a_braver_of_yours_destroyed_by_attacking() -> None:
    alexander = Scenario().zx("c1", "B01-012", 0).zx("b1", LEOPARD, 0).zx("a1", ARTEMIS, 0)
    alexander.zx("b2", COAL, 1).zx("a2", COAL, 1).hand(0, COAL).cards(0, "removed", ["B01-012", TANK])
    # Without Mikado the card has not the ability.
    assert "c1#2" not in alexander.begin().attack("a1", "a2").pass_both().starting("use")
    g = alexander.player_card(0, "B03-104").begin()
    # Steel Leopard is no [Braver]: the ability is used all the same, and nothing comes back.
    g.attack("b1", "b2").pass_both()
    assert "c1#2" in g.starting("use")
    slain_by_another = Play(Game.from_position(g.game.position())).do("use c1#2", "choose hand:B01-003")
    assert (slain_by_another.zone(0, "hand"), len(slain_by_another.zone(0, "removed"))) == ([], 3)
    g.attack("a1", "a2").pass_both()
    g.do("use c1#2", "choose hand:B01-003")
    assert sorted(g.texts) == ["choose removed:B01-012", "done"]
    g.do("choose removed:B01-012")
    assert (g.zone(0, "hand"), sorted(g.zone(0, "removed"))) == (["B01-012"], [COAL, TANK])


def test_b01_014_deals_3500_to_each_enemy_on_a_normal_square() -> None:
    g = play(peopled(holding("B01-014")), "B01-014")
    assert [g.damage(square) for square in ("a3", "c3", "c2", "b3", "a1", "a2", "c1")] == [3500] * 3 + [0] * 4


def test_b01_018_gives_the_attacking_zx_3500() -> None:
    g = Scenario().zx("b1", COAL, 0).zx("b2", TANK, 1).zx("a1", TANK, 0).hand(1, "B01-018").resource(1, COAL)
    g = g.begin()
    g.attack("b1", "b2").do("pass", "play B01-018")
    assert g.texts == ["choose b1"]
    g.do("choose b1").pass_both()
    assert g.damage("b2") == 7000


def test_b01_018_in_the_main_phase_finds_nobody_attacking() -> None:
    g = play(peopled(holding("B01-018")), "B01-018")
    assert g.starting("choose") == []
    assert g.zone(0, "trash") == ["B01-018"]


# -- blue --------------------------------------------------------------------------------------------------


def test_b01_022_draws_1_and_returns_1_to_the_deck() -> None:
    g = play(holding("B01-022", TANK).deck(0, LEOPARD, COAL), "B01-022")
    assert sorted(g.starting("choose")) == ["hand:B01-013", "hand:B01-016"]
    g.do("choose hand:B01-013")
    assert (g.zone(0, "hand"), sorted(g.zone(0, "deck"))) == ([LEOPARD], [COAL, TANK])


def test_b01_023_draws_2_and_returns_1_to_the_deck() -> None:
    g = Scenario().charge(0, "B01-023").resource(0, "B01-030", times=2).deck(0, LEOPARD, TANK, COAL).begin()
    g.do("use charge:B01-023", "choose hand:B01-016")
    assert (g.zone(0, "hand"), g.asleep(0), g.zone(0, "trash")) == ([TANK], 2, ["B01-023"])
    assert sorted(g.zone(0, "deck")) == [COAL, LEOPARD]


def test_b01_037_draws_2_and_returns_2_to_the_deck() -> None:
    g = play(holding("B01-037", VOID).deck(0, LEOPARD, TANK, COAL), "B01-037")
    g.do("choose hand:B01-013", "choose hand:B01-026")
    assert (g.zone(0, "hand"), sorted(g.zone(0, "deck"))) == ([LEOPARD], [COAL, TANK, VOID])


def test_b01_028_may_trash_a_hand_card_to_return_a_zx_of_cost_4_or_less() -> None:
    g = play(peopled(holding("B01-028", COAL)), "B01-028")
    assert sorted(g.texts) == ["choose hand:B01-003", "done"]
    g.do("choose hand:B01-003")
    assert sorted(g.starting("choose")) == ["a1", "a3", "c1", "c3"]
    g.do("choose c3")
    assert (g.zone(1, "hand"), g.zone(0, "trash")) == ([STING], [COAL])


@pytest.mark.parametrize("number", ["B01-031", "B01-033"])
def test_a_mermaid_that_appears_may_move_one_zx_on_a_normal_square_next_door(number: str) -> None:
    g = play(peopled(holding(number)), number)
    assert set(g.texts) == {"done", *(f"choose {square}" for square in (*ANY.split(), "c1"))}
    g.do("choose c2")
    assert sorted(g.starting("choose")) == ["b2", "c1", "c3"]
    g.do("choose b2")
    assert (g.on("b2"), g.on("c2")) == (TANK, None)
    g = play(peopled(holding(number)), number).do("done")
    assert g.on("c2") == TANK


@cr("303.1")
@pytest.mark.parametrize("missing", ["nothing", "player", "turn", "Overboost", "Reunion", "Square"])
def test_b01_034_comes_from_the_hand_beside_an_overboost_with_player_azumi(missing: str) -> None:
    rigel, annette = "B01-034", "B24-050"
    asleep = {"card": rigel, "state": "sleep"}
    turn_player = 1 if missing == "turn" else 0
    whose = 1 if missing == "Overboost" else 0
    g = Scenario(turn_player).zx(("b1", "b3")[whose], annette, whose)
    g.hand(0, rigel).player_card(0, MIKADO if missing == "player" else AZUMI).player_card(1, MIKADO)
    g.resource(0, rigel, asleep if missing == "Reunion" else rigel, VOID)
    if missing == "turn":
        g.zx("a3", TANK, 1).zx("a2", COAL, 0)
    if missing == "Square":
        for square in ("a1", "c1", "a2", "b2", "c2", "a3", "c3"):
            g.zx(square, COAL, 0, state="sleep")
    started = g.begin()
    if missing == "turn":
        started.attack("a3", "a2").do("pass")
    if missing not in ("nothing", "Square"):
        assert started.starting("use") == []
        return
    started.do("use hand:B01-034")
    # The player picks the [Reunion] cards that sleep; equal ones are one choice.
    started.do("choose resource:B01-034", "choose resource:B01-034")
    assert started.asleep(0) == 2
    if missing == "Square":
        assert started.zone(0, "hand") == [rigel]
        return
    assert sorted(started.starting("choose")) == ["a1", "a2", "a3", "b2", "c1", "c2", "c3"]
    started.do("choose c3")
    assert (started.on("c3"), started.state("c3")) == (rigel, "reboot")
    assert started.starting("attack") == ["c3"]


def test_b01_034_has_infinite_range_with_player_azumi() -> None:
    g = Scenario().zx("a1", "B01-034", 0).zx("c3", COAL, 1).player_card(0, AZUMI).begin()
    g.attack("a1", "c3").pass_both()
    assert g.zone(1, "charge") == [COAL]


def test_b01_035_returns_any_number_of_zx_with_total_cost_6() -> None:
    g = play(peopled(holding("B01-035")), "B01-035")
    assert set(g.starting("choose")) == {*ANY.split(), "c1"}
    g.do("choose c3")  # Cost 4: 2 are left
    assert sorted(g.texts) == ["choose a1", "done"]
    g.do("choose a1")
    assert (g.zone(0, "hand"), g.zone(1, "hand")) == ([COAL], [STING])
    assert play(peopled(holding("B01-035")), "B01-035").do("done").on("c3") == STING


# -- white -------------------------------------------------------------------------------------------------


def test_b01_048_gives_all_own_zx_2000_when_it_is_destroyed() -> None:
    phoenix = Scenario().hand(0, "B01-078").resource(0, STING, STING).zx("a3", "B01-048", 1)
    g = phoenix.zx("c3", COAL, 1).zx("b3", TANK, 1).zx("a1", COAL, 0).begin()
    g.do("play B01-078")
    assert g.starting("choose") == ["a1", "c3"]  # Aura Phoenix costs 4
    g = (
        Scenario()
        .hand(0, "B01-040")
        .zx("b1", TANK, 0)
        .zx("b2", "B01-048", 1)
        .zx("c3", COAL, 1)
        .zx("b3", TANK, 1)
    )
    step_and_observe = g.begin().attack("b1", "b2").pass_both()
    assert [step_and_observe.power(square) for square in ("c3", "b3", "b1")] == [5500, 10000, 8000]


def test_b01_049_sleeps_a_card_in_either_resource() -> None:
    g = play(holding("B01-049").resource(1, TANK, COAL), "B01-049")
    assert "choose enemy resource:B01-013" in g.texts
    g.do("choose enemy resource:B01-013")
    assert (g.asleep(1), g.asleep(0)) == (1, 4)


@pytest.mark.parametrize("number", ["B01-050", "B01-053"])
def test_a_law_bringer_that_survives_an_attack_destroys_the_attacker_on_a_normal_square(number: str) -> None:
    survives = Scenario().zx("a2", COAL, 0).zx("b2", number, 1).begin().attack("a2", "b2").pass_both()
    assert (survives.on("a2"), survives.zone(0, "charge"), survives.on("b2")) == (None, [COAL], number)
    dies = Scenario().zx("a2", LEOPARD, 0).zx("b2", number, 1).begin().attack("a2", "b2").pass_both()
    assert (dies.on("a2"), dies.zone(1, "charge")) == (LEOPARD, [number])
    from_home = Scenario().zx("b1", COAL, 0).zx("b2", number, 1).begin().attack("b1", "b2").pass_both()
    assert from_home.on("b1") == COAL


def test_b01_056_weakens_an_enemy_after_its_attack_and_may_go_home() -> None:
    fierte = Scenario().zx("b2", "B01-056", 0).zx("a2", COAL, 1).zx("a3", LEOPARD, 1).player_card(0, ASUKA)
    g = fierte.begin().attack("b2", "a2").pass_both()
    assert g.texts == ["choose a3"]
    g.do("choose a3")
    assert sorted(g.texts) == ["choose b1", "done"]
    g.do("choose b1")
    assert (g.on("b1"), g.on("b2"), g.zone(1, "charge")) == ("B01-056", None, [COAL, LEOPARD])
    stays = fierte.begin().attack("b2", "a2").pass_both().do("choose a3", "done")
    assert stays.on("b2") == "B01-056"
    crowded = fierte.zx("b1", COAL, 0).begin().attack("b2", "a2").pass_both().do("choose a3")
    assert crowded.on("b2") == "B01-056"
    assert "pass" in crowded.texts
    elsewhere = fierte.player_card(0, MIKADO).begin().attack("b2", "a2").pass_both()
    assert elsewhere.on("a3") == LEOPARD


def test_b01_057_gives_the_attacked_zx_3500_in_the_own_army_area() -> None:
    wall = Scenario().hand(1, "B01-057").resource(1, "B01-052")
    g = wall.zx("b2", TANK, 0).zx("b3", ARTEMIS, 1).zx("a3", COAL, 1).begin()
    g.attack("b2", "b3").do("pass", "play B01-057")
    assert g.texts == ["choose b3"]
    g.do("choose b3").pass_both()
    assert (g.on("b3"), g.damage("b3"), g.power("b3")) == (ARTEMIS, 8000, 8500)
    wall = Scenario().hand(1, "B01-057").resource(1, "B01-052")
    g = wall.zx("b1", TANK, 0).zx("b2", ARTEMIS, 1).begin()
    g.attack("b1", "b2").do("pass", "play B01-057")
    assert g.starting("choose") == []  # b2 is in nobody's Army Area


def test_b01_058_destroys_a_small_zx_that_attacks_you_or_a_player_square() -> None:
    def struck(attacker: str, target: str, **zx: str) -> Play:
        g = Scenario().zx("b2", attacker, 0).hand(1, "B01-058").resource(1, "B01-052")
        for square, other in zx.items():
            g.zx(square, other, 1)
        return g.begin().attack("b2", target).do("pass", "play B01-058")

    g = struck(ARTEMIS, "player")
    assert g.texts == ["choose b2"]
    g.do("choose b2").pass_both()
    assert (g.zone(0, "charge"), len(g.zone(1, "life"))) == ([ARTEMIS], 4)
    assert struck(ARTEMIS, "b3", b3=COAL).texts == ["choose b2"]
    assert struck(STING, "player").starting("choose") == []  # Cost 4
    assert struck(ARTEMIS, "a2", a2=COAL).starting("choose") == []


@cr("Z30")
def test_b01_058_asks_for_the_zx_that_is_attacked_not_for_one_that_came_back() -> None:
    g = Scenario(card_set=SET).zx("b2", ARTEMIS, 0).zx("b3", "T-102", 1).hand(0, "T-109").hand(1, "B01-058")
    g = g.resource(1, "B01-052", COAL).begin().attack("b2", "b3")
    g.do("play T-109", "choose b3")
    g.do("use hand:T-102", "choose b3", "pass", "play B01-058")
    assert g.starting("choose") == []


# -- black -------------------------------------------------------------------------------------------------


def won(number: str, **keys: object) -> Scenario:
    """The card has an enemy Z/X with Power 2500 before it."""
    return Scenario(**keys).zx("b1", number, 0).zx("b2", "B01-001", 1)


def test_b01_036_draws_when_it_destroys_in_battle() -> None:
    g = won("B01-036").begin().attack("b1", "b2").pass_both()
    assert g.zone(0, "hand") == [COAL]


def test_b01_061_charges_the_top_card_of_the_deck_when_it_destroys_in_battle() -> None:
    g = won("B01-061").deck(0, TANK, COAL).begin().attack("b1", "b2").pass_both()
    assert (g.zone(0, "charge"), g.zone(0, "deck")) == ([TANK], [COAL])


def test_b01_071_destroys_another_of_cost_3_or_less_when_it_destroys_in_battle() -> None:
    g = won("B01-071").zx("a3", ARTEMIS, 1).zx("c3", STING, 1).zx("b3", COAL, 1).begin()
    g.attack("b1", "b2").pass_both()
    assert g.texts == ["choose a3"]
    g.do("choose a3")
    assert g.zone(1, "charge") == ["B01-001", ARTEMIS]


@cr("H70")
def test_b01_093_reboots_two_own_resources_when_it_destroys_in_battle() -> None:
    asleep = {"card": WERELION, "state": "sleep"}
    g = won("B01-093").resource(0, asleep, asleep, asleep).resource(1, TANK).begin()
    g.attack("b1", "b2").pass_both()
    assert g.starting("choose") == ["resource:B01-089 sleep"]
    g.do("choose resource:B01-089 sleep", "choose resource:B01-089 sleep")
    assert g.asleep(0) == 1


def test_b01_065_may_put_a_hand_card_into_charge() -> None:
    g = play(holding("B01-065", TANK), "B01-065")
    assert sorted(g.texts) == ["choose hand:B01-013", "done"]
    assert g.do("choose hand:B01-013").zone(0, "charge") == [TANK]
    assert play(holding("B01-065", TANK), "B01-065").do("done").zone(0, "charge") == []


def test_b01_070_reboots_itself_for_3_charge_cards_with_player_ayase() -> None:
    g = (
        Scenario()
        .zx("b1", "B01-070", 0)
        .zx("b2", COAL, 1)
        .zx("a1", TANK, 0)
        .charge(0, COAL, COAL, TANK, STING)
    )
    step_and_observe = g.player_card(0, AYASE).begin().attack("b1", "b2").pass_both()
    step_and_observe.do("use b1", "choose charge:B01-003", "choose charge:B01-003", "choose charge:B01-013")
    assert (step_and_observe.state("b1"), step_and_observe.zone(0, "charge")) == ("reboot", [STING])
    assert step_and_observe.starting("use") == []


def test_b01_072_destroys_a_zx_of_cost_3_or_less_whenever_life_decreases() -> None:
    g = Scenario().zx("b2", TANK, 0).zx("a1", COAL, 0).zx("a3", "B01-072", 1).zx("c3", ARTEMIS, 1).begin()
    g.attack("b2", "player").pass_both()
    assert (g.to_play, sorted(g.texts)) == (1, ["choose a1", "choose c3"])
    g.do("choose a1")
    assert (g.zone(0, "charge"), g.on("c3")) == ([COAL], ARTEMIS)


def test_b01_076_returns_a_zx_of_cost_5_or_less_from_trash() -> None:
    g = play(holding("B01-076").trash(0, TANK, LEOPARD, "B01-017"), "B01-076")
    assert g.texts == ["choose trash:B01-013"]
    assert g.do("choose trash:B01-013").zone(0, "hand") == [TANK]


def test_b01_079_returns_a_zx_from_trash() -> None:
    g = play(holding("B01-079").trash(0, TANK, LEOPARD, "B01-017").trash(1, COAL), "B01-079")
    assert sorted(g.texts) == ["choose trash:B01-013", "choose trash:B01-016"]
    assert g.do("choose trash:B01-016").zone(0, "hand") == [LEOPARD]


def test_b01_080_does_nothing_without_a_black_card_in_resource() -> None:
    g = (
        Scenario(phase="ignition")
        .charge(0, COAL)
        .deck(0, "B01-080", COAL)
        .resource(0, COAL)
        .zx("a3", TANK, 1)
    )
    g = g.begin().do("ignite B01-003", "yes")
    assert (g.on("a3"), g.zone(0, "trash")) == (TANK, [COAL, "B01-080"])


# -- green -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("resources", "power"), [(8, 4500), (9, 5500)])
def test_b01_084_has_1000_more_with_9_resources(resources: int, power: int) -> None:
    g = Scenario().zx("a1", "B01-084", 0).resource(0, WERELION, times=resources).begin()
    assert g.power("a1") == power


def test_b01_085_has_2000_more_beside_an_own_werelion() -> None:
    assert Scenario().zx("a1", "B01-085", 0).zx("b3", WERELION, 1).begin().power("a1") == 4500
    assert Scenario().zx("a1", "B01-085", 0).zx("b1", WERELION, 0).begin().power("a1") == 6500


@pytest.mark.parametrize("number", ["B01-088", "B01-090"])
def test_a_leafer_that_is_destroyed_goes_to_resource_in_sleep_instead_of_charge(number: str) -> None:
    g = Scenario().zx("b1", LEOPARD, 0).zx("b2", number, 1).begin().attack("b1", "b2").pass_both()
    assert (g.zone(1, "resource"), g.asleep(1), g.zone(1, "charge")) == ([number], 1, [])


def test_b01_092_may_return_a_resource_to_the_hand() -> None:
    g = play(holding("B01-092"), "B01-092")
    assert sorted(g.texts) == ["choose resource:B01-089 sleep", "done"]
    g.do("choose resource:B01-089 sleep")
    assert (g.zone(0, "hand"), len(g.zone(0, "resource"))) == ([WERELION], 4)
    assert len(play(holding("B01-092"), "B01-092").do("done").zone(0, "resource")) == 5


@pytest.mark.parametrize(
    ("resources", "player_card", "power"), [(12, CHITOSE, 12000), (11, CHITOSE, 9000), (12, MIKADO, 9000)]
)
def test_b01_094_awakes_with_12_resources_and_player_chitose(
    resources: int, player_card: str, power: int
) -> None:
    g = Scenario().zx("b1", "B01-094", 0).player_card(0, player_card).zx("b2", LEOPARD, 1).zx("a3", TANK, 1)
    g = g.resource(0, WERELION, times=resources).trash(0, TANK, COAL, "B01-017").begin()
    assert g.power("b1") == power
    g.attack("b1", "b2")
    if power == 9000:
        assert "event step" in str(g)
        return
    assert sorted(g.texts) == ["choose a3", "choose b2"]
    g.do("choose a3")
    assert g.zone(1, "charge") == [TANK]
    assert sorted(g.texts) == ["choose trash:B01-003", "choose trash:B01-013", "done"]
    g.do("choose trash:B01-003", "choose trash:B01-013")
    assert (len(g.zone(0, "resource")), g.asleep(0)) == (14, 2)
    g.do("choose resource:B01-003 sleep")
    assert (g.zone(0, "hand"), len(g.zone(0, "resource"))) == ([COAL], 13)


def test_b01_100_puts_two_cards_of_the_deck_into_resource_in_sleep() -> None:
    g = play(holding("B01-100").deck(0, TANK, LEOPARD, COAL), "B01-100")
    assert (g.zone(0, "resource")[-2:], g.asleep(0), g.zone(0, "deck")) == ([TANK, LEOPARD], 7, [COAL])


# -- the heroes' finest ------------------------------------------------------------------------------------


@pytest.mark.parametrize("short", [None, COAL, "B01-030", "B01-052", STING, WERELION])
def test_b01_101_deals_10000_with_six_cards_of_every_colour_in_trash(short: str | None) -> None:
    trash = [pays for pays in PAYS.values() for _ in range(6 - (pays == short))]
    g = holding("B01-101").trash(0, *trash).deck(0, COAL, COAL).zx("b3", LEOPARD, 1).zx("a3", TANK, 1)
    g = play(g, "B01-101")
    if short is None:
        assert sorted(g.texts) == ["choose a3", "choose b3"]
        assert g.do("choose b3").zone(1, "charge") == [LEOPARD]
    else:
        assert g.starting("choose") == []


@pytest.mark.parametrize(("events", "power"), [(9, 9000), (10, 13000)])
def test_b01_102_has_4000_more_with_10_events_in_trash(events: int, power: int) -> None:
    g = (
        Scenario()
        .zx("a1", "B01-102", 0)
        .trash(0, "B01-059", times=events)
        .trash(1, "B01-059", times=9)
        .begin()
    )
    assert g.power("a1") == power


@pytest.mark.parametrize("events", [5, 6])
def test_b01_102_plays_an_event_from_resource_free_with_6_events_in_trash(events: int) -> None:
    michael = Scenario().hand(0, "B01-102").resource(0, "B01-020", *["B01-052"] * 7).zx("a3", TANK, 1)
    g = michael.trash(0, "B01-059", times=events).begin().do("play B01-102")
    g.do("at c1")
    while g.starting("pay"):
        g.do("pay white")
    if events == 5:
        assert g.starting("choose") == []
        return
    assert sorted(g.texts) == ["choose resource:B01-020", "done"]
    g.do("choose resource:B01-020", "choose a3")
    assert (g.zone(1, "charge"), g.zone(0, "trash")[-1]) == ([TANK], "B01-020")
    assert (len(g.zone(0, "resource")), g.asleep(0)) == (7, 7)


@cr("906.1")
def test_b01_103_lifts_the_limit_of_its_owners_charge_while_it_stands() -> None:
    charge = [COAL] * 25
    with pytest.raises(PositionError):
        Scenario().charge(0, *charge).begin()
    with pytest.raises(PositionError):
        Scenario().zx("a1", "B01-103", 0).charge(1, *charge).begin()
    g = Scenario().zx("a1", "B01-103", 0).charge(0, *charge).hand(0, COAL).resource(0, COAL, COAL).begin()
    assert len(g.zone(0, "charge")) == 25
    g.do("play B01-003", "at a1")  # in its place: the limit is back
    for _ in range(21):
        g.do("choose charge:B01-003")
    assert (len(g.zone(0, "charge")), len(g.zone(0, "trash"))) == (4, 22)
    assert "pass" in g.texts


def test_b01_103_deals_2_damage_for_7_charge_cards() -> None:
    g = Scenario().zx("a1", "B01-103", 0).charge(0, *[COAL] * 7).begin()
    g.do("use a1", *["choose charge:B01-003"] * 7)
    assert (len(g.zone(1, "life")), g.zone(0, "charge")) == (2, [])
    assert Scenario().zx("a1", "B01-103", 0).charge(0, *[COAL] * 6).begin().starting("use") == []


# -- all of them -------------------------------------------------------------------------------------------


@pytest.mark.plain
def test_every_ability_of_the_set_has_resolved_in_this_file(request: pytest.FixtureRequest) -> None:
    config = request.config
    if config.option.keyword or any("::" in arg for arg in config.args):
        pytest.skip("asked of the whole file only")
    assert sorted(abilities_of("B01") - RESOLVED) == []
