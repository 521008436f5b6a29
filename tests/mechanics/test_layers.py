"""Ruling Z57: Always abilities ask for icons and Cost of now, icons first, then Cost, then the rest."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.mechanics.scenes import Scene, scenes
from tests.scenario import Play, Scenario
from zx_env.compiling.decorators import PLAIN
from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.rules.layers import ABILITY_ICONS, cost_first, icons_first
from zx_env.zx.rules.values import cost_of, icons_of

COAL = "B01-003"
KILLS = "attack c2; target c3; pass; pass"
SATAN = "B18-104"
URIEL = "B18-103"


@cr("Z57", "1108.1a")
@scenes(
    # Humbaba removes with Zero Optima 3: Satan takes icons away, Uriel and Torpedo give them.
    ("B14-006", f"c2=this c3=!blue3 a3=!{SATAN} resource=red3*3", KILLS, "!removed=- !charge=blue3"),
    ("B14-006", f"c2=this c3=!blue3 a1={URIEL} resource=red2*3", KILLS, "!removed=blue3 !charge=-"),
    (
        "B14-006",
        "c2=this c3=!blue3 resource=B16-076,B16-074*2,red3*2,red2",
        KILLS,
        "!removed=blue3",
        "resource=red2,B16-074*2,red3*2,red2",
    ),
    # Her Cost in hand: Zero Optima 3 again, and Cost comes after icons.
    ("B15-016", f"hand=this resource=red3*3,red2*2 a3=!{SATAN}", "not play this", "hand=this"),
    ("B15-016", f"hand=this resource=red2*5 a3={URIEL}", "play this; at b1", "b1=this asleep=5"),
    # Annette: Zero Optima 5.
    ("B14-055", f"b2=this resource=red3*5 a3=!{SATAN}", "not use this", "power.b2=8500"),
    ("B14-055", f"b2=this resource=red2*5 a3={URIEL}", "not use this", "power.b2=10500"),
)
def test_zero_optima_of_an_always_ability_counts_the_icons_of_now(scene: Scene) -> None:
    scene.play()


@cr("Z57", "203")
@scenes(
    # Geschwind makes a Cost 4 a Cost 3, which Scarab keeps from dealing damage.
    (
        "B24-082",
        "b2=!this a1=B12-074 force.a1=B16-074 c2=red4 c3=!blue3",
        "attack c2; target c3; pass; pass",
        "damage.c3=0",
        "force.a1=red2",
    ),
)
def test_what_an_always_ability_asks_of_cost_is_the_cost_of_now(scene: Scene) -> None:
    scene.play()


@cr("Z57", "H72")
@pytest.mark.parametrize(("giver", "power"), [("S-052", 4500), ("B01-003", 3500), ("S-053", 3500)])
def test_what_gives_icons_asks_for_printed_ones(giver: str, power: int) -> None:
    # S-054: +1000 with Zero Optima 2. S-053 gives the icon with Zero Optima 1, for which it does not count.
    board = Scenario(card_set=SET).resource(0, COAL, COAL).zx("b1", "S-054").zx("c1", giver)
    assert board.begin().power("b1") == power


def _first_and_now(g: Play) -> list[tuple[int, int]]:
    """Cards of which the icons, or the Cost, that are asked in the middle are not those of now."""
    game, table = g.game._games[0], g.game._table[0]
    wrong = []
    for slot in range(len(game.row)):
        if game.row[slot] >= 0:
            if icons_of(game, table, slot) != icons_first(game, table, slot):
                wrong.append((slot, 0))
            if cost_of(game, table, slot) != cost_first(game, table, slot):
                wrong.append((slot, 1))
    return wrong


BOARDS = [
    {"a1": (URIEL, 0), "b1": ("B14-006", 0), "a3": (SATAN, 1)},
    {"a1": ("B12-074", 0), "b1": ("B13-018", 0), "b2": ("B13-018", 0), "a3": ("B22-068", 1)},
    {"a1": ("S-005", 0), "a2": ("S-036", 1), "c1": ("S-013", 0), "b3": ("S-052", 1), "c3": ("S-054", 1)},
    {"a1": ("S-055", 0), "b1": ("S-052", 0), "c3": ("S-036", 1)},
]


@cr("Z57")
@pytest.mark.skipif(not PLAIN, reason="compiled rules are called by compiled code alone")
@pytest.mark.parametrize("board", BOARDS)
def test_icons_and_cost_are_the_same_in_the_middle(board: dict[str, tuple[str, int]]) -> None:
    scenario = Scenario(card_set=SET).resource(0, *["B01-006", COAL, "B01-016"] * 2).hand(0, "S-006", "S-007")
    for square, (card, owner) in board.items():
        scenario.zx(square, card, owner)
    assert _first_and_now(scenario.hand(1, COAL, "B15-016").begin()) == []


@cr("Z57")
def test_the_icon_that_a_link_gives_counts_for_an_always_ability() -> None:
    # The Link of Theogonias gives her the icon, wherever she is; Humbaba asks for three.
    for links, removed in (([], []), ([{"card": "E40-016", "owner": 0, "square": "a1"}], ["B01-026"])):
        board = Scenario(links=links).resource(0, "E40-025", "E40-025", "B01-006").zx("c2", "B14-006")
        g = board.zx("c3", "B01-026", owner=1).begin()
        g.attack("c2", "c3").pass_both()
        assert g.zone(1, "removed") == removed


@cr("Z57")
def test_a_cost_by_zero_optima_counts_for_what_asks_for_cost() -> None:
    # S-055: own Z/X cost 1 less with Zero Optima 2; S-056: +1000 while an own Z/X has Cost 1.
    board = Scenario(card_set=SET).resource(0, COAL, COAL).zx("a1", "S-055").zx("b1", "S-056").zx("c1", COAL)
    assert board.begin().power("b1") == 3500
    assert board.zx("a2", "S-052").begin().power("b1") == 4500


@cr("Z57")
@pytest.mark.parametrize(
    ("asks", "beside", "power"),
    [
        # The Coal Armadillo at c1 has Cost 2, no icon and 3500 Power; S-062 gives Ignition, P-009 3 Cost.
        ("LY-001", "B01-013", 4500),
        ("LY-001", "S-062", 3500),
        ("LY-002", "B01-013", 3500),
        ("LY-002", "P-009", 4500),
        ("LY-003", "B01-013", 3500),
        ("LY-003", "P-009", 4500),
    ],
)
def test_power_is_given_to_whom_icons_and_cost_of_now_make_one(asks: str, beside: str, power: int) -> None:
    board = Scenario(card_set=SET).zx("b1", asks).zx("a1", beside).zx("c1", COAL)
    assert board.begin().power("c1") == power


@cr("Z57", "202.8")
@scenes(
    # LY-001: +1000 to own Z/X without the icon. L-012 gives it to all others than the Z/X that has the Shift.
    ("L-012", "b1=red4 c1=red4 a1=LY-001 shift.b1=this", "not use this", "power.b1=7500 power.c1=6500"),
)
def test_what_a_shift_gives_to_others_is_given_by_the_card_it_lies_on(scene: Scene) -> None:
    scene.play()


@cr("Z57", "H71")
def test_the_enemy_takes_no_icon_that_is_asked_for_from_what_it_cannot_affect() -> None:
    """S-062 gives the icon to all, LY-015 takes it from all but S-013."""
    board = Scenario(card_set=SET).zx("b1", "LY-004").zx("a1", "S-062").zx("c1", "S-013").zx("a2", COAL)
    before = board.begin()
    g = board.zx("a3", "LY-015", owner=1).begin()
    assert before.power("c1") == g.power("c1") and before.power("a2") == 4500 == g.power("a2") + 1000


@cr("Z57", "H71")
def test_a_given_ability_changes_no_icon_or_cost_that_is_asked_for_where_it_affects_nothing() -> None:
    """Q-180 takes the icon, for which LY-004 gives 1000; Q-179 takes 1 Cost; LY-003 asks for odd ones."""
    enemy = Scenario(card_set=SET).zx("b3", "LY-004", owner=1).zx("a3", "S-062", owner=1).zx("b2", COAL)
    g = enemy.zx("c3", "S-013", owner=1).zx("c2", COAL, owner=1).hand(0, "Q-180").begin()
    assert (g.power("c3"), g.power("c2")) == (4500, 4500)
    g.do("play Q-180", "choose b2")
    assert (g.power("c3"), g.power("c2")) == (4500, 3500)
    for beside, power in (("S-013", 3500), (COAL, 4500)):
        there = Scenario(card_set=SET).zx("b3", "LY-003", owner=1).zx("c3", beside, owner=1).zx("b2", COAL)
        g = there.hand(0, "Q-179").begin().do("play Q-179", "choose b2")
        assert g.power("c3") == power, beside


@cr("Z57", "1108.1a")
@pytest.mark.parametrize(
    ("changers", "resources", "holds"),
    [
        # S-056 asks for an own Z/X of Cost 1; the Coal Armadillo has 2.
        (["LY-014"], 0, True),
        (["LY-007"], 0, True),
        (["LY-007", "S-057"], 0, False),
        (["LY-008"], 1, False),
        (["LY-008"], 2, True),
        (["LY-012"], 0, False),
        (["LY-012", "S-062"], 0, True),
    ],
)
def test_a_cost_is_asked_as_other_abilities_make_it(changers: list[str], resources: int, holds: bool) -> None:
    board = Scenario(card_set=SET).zx("b1", "S-056").zx("c1", COAL).resource(0, *[COAL] * resources)
    for square, number in zip(("a1", "a2"), changers, strict=False):
        board.zx(square, number)
    assert (board.begin().power("b1") == 4500) == holds


@cr("Z57", "H43")
def test_a_cost_that_a_link_changes_is_asked_so() -> None:
    links = [{"card": "LY-011", "owner": 0, "square": "a1"}]
    assert Scenario(card_set=SET).zx("b1", "S-056").zx("c1", COAL).begin().power("b1") == 3500
    assert Scenario(card_set=SET, links=links).zx("b1", "S-056").zx("c1", COAL).begin().power("b1") == 4500


@cr("Z57", "H43")
def test_a_link_changes_a_cost_once_though_the_enemy_has_such_a_card() -> None:
    """LY-002: +1000 to own Z/X of Cost 5 or more; B01-035 has 6."""
    links = [{"card": "LY-011", "owner": 0, "square": "a1"}]
    board = Scenario(card_set=SET, links=links).zx("b1", "LY-002").zx("c1", "B01-035")
    assert board.zx("a3", "LY-014", owner=1).begin().power("c1") == 7000


@cr("Z57", "H80")
def test_what_became_of_cards_changes_a_cost_that_is_asked_for() -> None:
    board = Scenario(card_set=SET).zx("b1", "S-056").zx("a1", "LY-005").zx("c1", COAL).hand(0, COAL)
    g = board.resource(0, *[COAL] * 4).begin()
    assert g.power("b1") == 3500
    assert g.do(f"play {COAL}", "at c2").power("b1") == 4500


@cr("Z57", "H80")
def test_what_became_of_cards_is_counted_by_printed_cost() -> None:
    board = Scenario(card_set=SET).zx("b1", "LY-006").zx("a1", "P-009").hand(0, COAL)
    g = board.resource(0, *[COAL] * 8).begin()
    assert g.power("b1") == 5000
    g.do(f"play {COAL}", "at c1")
    assert g.power("b1") == 6000


@cr("Z57")
@pytest.mark.parametrize(("beside", "power"), [("LY-014", 5000), ("LY-010", 6000)])
def test_different_costs_are_those_of_now(beside: str, power: int) -> None:
    """All are printed with Cost 3; LY-010 makes LY-009 cost 2, LY-014 all."""
    assert Scenario(card_set=SET).zx("b1", "LY-009").zx("a1", beside).begin().power("b1") == power


@cr("Z57")
@pytest.mark.parametrize(("changer", "power"), [(COAL, 5000), ("LY-014", 6000)])
def test_any_of_several_conditions_asks_for_the_cost_of_now(changer: str, power: int) -> None:
    board = Scenario(card_set=SET).zx("b1", "LY-013").zx("a1", changer).zx("c1", COAL)
    assert board.begin().power("b1") == power


@cr("Z58")
@scenes(
    # Marigold: each Z/X of yours without abilities has +2000 Power; white4 is a Guardian of Power 6500.
    ("B12-093", "a1=this c2=white4", "not use this", "power.c2=8500"),
    # Annapurna gives each Guardian an ability, Shiprin each adjacent Z/X.
    ("B12-093", "a1=this c2=white4 b1=B03-052", "not use this", "power.c2=6500"),
    ("B12-093", "a1=this c2=white4 b2=B05-048", "not use this", "power.c2=6500"),
    ("B12-093", "a1=this a2=white4 c2=B05-048", "not use this", "power.a2=8500"),
    # An effect gives one until the end of the turn, or Range.
    ("B12-093", "a1=this c2=white4 hand=S-103", "play S-103; choose c2", "power.c2=6500"),
    ("B12-093", "a1=this c2=white4 hand=S-101", "play S-101; choose c2", "power.c2=6500"),
    ("B12-093", "a1=this c2=white4 hand=S-102", "play S-102; choose c2", "power.c2=8500"),
    ("B12-093", "a1=this c2=red2 b1=S-004", "not use this", "power.c2=3500"),
    ("B12-093", "a1=this c2=red2 b1=S-057", "not use this", "power.c2=3500"),
    ("B12-093", "a1=this c2=red2 b1=S-062", "not use this", "power.c2=5500"),
    # What triggers asks the same: Kamaitachi waits for a Z/X without abilities.
    (
        "B12-005",
        "b2=this a2=!red6 c3=B05-048 hand=red5 resource=red4*10",
        "play red5; at b1; choose a2",
        "damage.a2=5000",
    ),
    ("B12-005", "b2=this a2=!red6 a1=B05-048 hand=red5 resource=red4*10", "play red5; at b1", "damage.a2=0"),
)
def test_a_card_that_has_gained_an_ability_is_not_without_abilities(scene: Scene) -> None:
    scene.play()


@cr("Z58")
def test_the_keywords_that_are_abilities_are_those_of_the_table() -> None:
    assert ABILITY_ICONS == sum(icon for icon, keyword in KEYWORDS.items() if keyword.is_ability)
