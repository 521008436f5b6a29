"""Abilities that random play rarely reaches, each in a position made for it, and the list of these tests."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from tests import made_up
from tests.cards.random_play.resolved import Resolved, abilities_of, watching
from tests.cards.sets import (
    test_b01,
    test_b02_to_b04,
    test_b05_to_b08,
    test_b13_to_e09,
    test_b16_b17_b23,
    test_b18_to_b22,
    test_later_sets,
)
from tests.cards.systems import test_install, test_named_partners, test_overboost, test_possess_and_force
from tests.cards.words import (
    test_appears_only,
    test_counters,
    test_face_down,
    test_idealize,
    test_links,
    test_other_zones,
    test_paid_event_ex,
    test_turn_numbers,
    test_unconditional,
)
from tests.mechanics.scenes import Scene
from tests.scenario import Play, Scenario
from zx_env.zx.cards.language import LastStand
from zx_env.zx.cards.names import DRAGONS, Tribe
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.terms import CardType

COAL, TANK, WERELION = "B01-003", "B01-013", "B01-089"
IZUMO = "B19-106"
LINKS = {"E40-016": "L-025", "E40-057": "L-020", "E40-059": "L-021", "E40-060": "L-022", "E40-064": "L-023"}
"""A made-up Event that puts each Link on a Square."""
LAST_STANDS = {
    card.number: card.abilities.index(LastStand()) + 1
    for card in card_table(STANDARD).cards
    if LastStand() in card.abilities
}
"""Player Extras that recover before the last damage, each with the place of that ability."""


def face_up(tribes: Sequence[Tribe], number: int) -> list[dict[str, str]]:
    """Z/X EX of the tribes, face up in the Dynamis."""
    ex = [card for card in card_table().cards if card.kind == CardType.ZX_EX]
    found = [card.number for card in ex if set(card.tribes) & set(tribes)]
    return [{"card": found[i % len(found)], "face": "up"} for i in range(number)]


def finish(g: Play, *beginnings: str) -> Play:
    """Take the first action that begins with one of these, as long as there is one."""
    while there := [a.text for a in g.game.actions() if a.text.startswith(beginnings)]:
        g.do(there[0])
    return g


def test_b15_015_green_puts_the_top_card_of_the_deck_into_resource() -> None:
    g = Scenario().zx("b1", "B15-015").cards(0, "charge", [COAL]).resource(0, *[WERELION] * 3).begin()
    finish(g.do("use b1#2"), "target", "choose")
    position = g.game.position()["players"][0]
    assert len(position["resource"]) == 4 and len(position["trash"]) == 1


def test_b15_012_waits_for_a_card_that_no_set_has() -> None:
    # Its condition asks for a name that is on no card of the pool.
    g = Scenario().resource(0, "B15-012", COAL).zx("b1", COAL).zx("b3", TANK, 1).begin()
    g.do("use resource:B15-012")
    assert [action.text for action in g.game.actions()] == ["pass"]
    assert (g.on("b1"), g.damage("b3")) == (COAL, 0)


def test_c13_007_waits_for_a_z_x_overboost() -> None:
    g = Scenario().hand(0, "C13-007").zx("b1", COAL).resource(0, "B01-034", "B01-034")
    g = g.player_card(0, "B03-105").begin()
    assert not any(action.text.startswith("use") for action in g.game.actions())


def test_e09_017_searches_the_deck_with_six_dragons_face_up() -> None:
    g = Scenario().hand(0, "E09-017").resource(0, *["B01-025"] * 5)
    g = g.cards(0, "dynamis", face_up(DRAGONS, 6)).deck(0, TANK, TANK).begin()
    finish(g.do("play E09-017", "at b1"), "target", "choose")
    assert g.game.position()["players"][0]["hand"] == [TANK]


def test_b18_096_fills_squares_from_resource_at_seven_wakers() -> None:
    g = Scenario().hand(0, "B18-096").resource(0, *[WERELION] * 7)
    g = g.cards(0, "dynamis", face_up([Tribe.WAKER], 7)).begin()
    finish(g.do("play B18-096", "at c1"), "target", "choose", "at")
    assert len(g.game.position()["players"][0]["resource"]) == 4


def test_b10_101_puts_its_force_into_trash_for_a_damage() -> None:
    scenario = Scenario()
    scenario.position["squares"]["b1"] = [{"card": "B10-101", "owner": 0, "force": [COAL] * 3}]
    g = finish(scenario.begin().do("use b1"), "target", "choose")
    assert len(g.game.position()["players"][1]["life"]) == 3


def test_b09_056_weakens_its_neighbours_over_a_younger_zuriel() -> None:
    # B09-042 has that name, a made-up card has it in its own.
    for under, power in (("B09-042", 2500), ("T-977", 3500), (COAL, 3500)):
        scenario = Scenario(card_set=made_up.SET).zx("b3", COAL, 1).zx("c3", COAL, 1)
        scenario.position["squares"]["b2"] = [{"card": "B09-056", "owner": 0, "force": [under]}]
        g = scenario.begin()
        assert (g.power("b3"), g.power("c3")) == (power, 3500)


def test_b15_020_costs_1_in_the_own_turn_over_five_gandivas() -> None:
    # The pool has one such card, of which a deck holds four.
    for gandivas, costs_1 in ((5, True), (4, False)):
        resource = ["B14-012"] * gandivas + [COAL] * (5 - gandivas)
        resource = [
            {"card": card, "state": "reboot" if n == 4 else "sleep"} for n, card in enumerate(resource)
        ]
        g = Scenario().player_card(0, IZUMO).hand(0, "B15-020").resource(0, *resource).begin()
        assert ("play B15-020" in g.texts) == costs_1


def test_b19_105_comes_beside_four_tribes() -> None:
    # A made-up Z/X is of all four.
    board = Scenario(card_set=made_up.SET).hand(0, "B19-105").zx("a2", COAL)
    assert "use hand:B19-105" not in board.begin().texts
    g = board.zx("b2", made_up.EVERY_TRIBE).begin()
    finish(g.do("use hand:B19-105"), "choose")
    assert (g.on("b1"), g.power("b2"), g.power("b1")) == ("B19-105", 14000, 10500)


@pytest.mark.parametrize("link", sorted(LINKS))
def test_a_link_of_the_pool_vanishes_when_another_is_put(link: str) -> None:
    event = LINKS["E40-057" if link != "E40-057" else "E40-059"]
    links = [{"card": link, "owner": 0, "square": "b2"}]
    g = Scenario(card_set=made_up.SET, links=links).hand(0, event).begin()
    g.do(f"play {event}", "choose c2")
    assert [there["square"] for there in g.game.position()["links"]] == ["c2"]


@pytest.mark.parametrize("extra", sorted(LAST_STANDS))
def test_a_player_extra_recovers_before_the_last_damage(extra: str) -> None:
    g = Scenario(1, card_set=made_up.SET).zx("b2", TANK, 1).life(0, COAL).player_card(0, made_up.EVERYBODY)
    g.position["players"][0]["under_player"] = {"card": extra, "face": "up"}
    play = g.begin().attack("b2", "player").pass_both().do("yes")
    assert [len(play.zone(0, zone)) for zone in ("life", "charge", "deck")] == [1, 1, 9]


# -- ability by ability ------------------------------------------------------------------------------------

SCENARIOS: dict[tuple[str, int], Callable[[], object]] = {
    # The Player Extras that they turn up are in no set.
    **{
        (number, 1): partial(
            test_turn_numbers.test_each_starting_resource_turns_its_own_player_extra_up, 0, number
        )
        for number in test_turn_numbers.STARTING
    },
    **{
        (extra, place): partial(test_a_player_extra_recovers_before_the_last_damage, extra)
        for extra, place in LAST_STANDS.items()
    },
    # Of its name there is nothing but this card in the pool.
    ("IG09-014", 1): Scene(
        "IG09-014",
        "hand=T-961 resource=this,white2*4 trash=T-961 deck=red2*5",
        "play T-961; at a1; yes; choose trash:T-961",
        "hand=1 bottom=T-961 trash=-",
    ).play,
    ("B50-012", 1): Scene(
        "B50-012",
        "resource=this,red2*5 charge=this trash=T-910,T-911,T-912,this deck=red3*4",
        "| use resource:this; yes; at a1",
        "a1=red3 charge=- trash=5 asleep=1",
        "trash=T-910,T-911,this*2",
    ).play,
    ("IG09-040", 2): partial(test_counters.test_ig09_040_gets_records_and_shuts_the_enemy_hand, 0),
    ("IG09-052", 1): partial(test_idealize.test_ig09_052_by_its_condition, 0),
    ("IG09-052", 2): test_idealize.test_ig09_052_by_heaven_break_gets_no_records,
    ("IG09-052", 3): partial(test_idealize.test_ig09_052_by_its_condition, 0),
    ("G24-021", 1): partial(
        test_idealize.test_g24_021_gets_the_power_of_the_maine_coon_that_appears, taken=True, player=0
    ),
    ("G24-021", 2): partial(
        test_idealize.test_g24_021_gets_the_power_of_the_maine_coon_that_appears, taken=True, player=0
    ),
    ("B34-081", 3): partial(
        test_paid_event_ex.test_b34_081_destroys_what_costs_7_if_its_idea_lies_face_up, 0, True
    ),
    ("B34-008", 2): test_install.test_a_card_without_one_gives_nothing_but_its_own_ability_waits,
    ("B34-009", 1): (
        test_install.test_an_only_one_is_gained_without_a_question_and_what_waits_for_install_triggers
    ),
    ("B34-038", 2): test_other_zones.test_venti_comes_from_trash_when_a_big_evil_eye_is_played,
    ("B19-024", 1): test_b18_to_b22.test_a_shuffle_by_a_killer_machine_returns_an_enemy_zx,
    ("B04-067", 1): Scene(
        "B04-067",
        "b2=this a3=!red6 hand=B04-062 resource=black2*2",
        "play B04-062; at a1 | choose a3",
        "a3=-",
        "b2=black2",
    ).play,
    ("B11-102", 2): Scene(
        "B11-102",
        "b2=this force.b2=red2*7 a3=!red6 b3=!red5 a1=red2",
        "| use b2; choose a3; choose a1; done",
        "a3=- a1=- force.b2=- trash=red2*7 charge=red2 | b2=this+ b3=red5",
        "force.b2=red2*6",
    ).play,
    ("B14-103", 2): Scene(
        "B14-103",
        "b1=this charge=white4*6,white6",
        "| use b1; choose charge:B02-050; choose charge:B01-055; done; choose a2; choose b2",
        "a2=white4 b2=white6 charge=white4*5",
        "charge=white4*4,white6",
    ).play,
    ("B15-063", 1): Scene(
        "B15-063",
        "b1=this a2=!red5 resource=red2,blue2 deck=green7,red2*4",
        "| use b1; choose a2; choose deck:B01-003; choose deck:B01-003; choose deck:B01-003",
        "!removed=red5 charge=green7 b1=this~ asleep=2 deck=4",
        "resource=red2*2",
    ).play,
    ("B15-093", 1): Scene(
        "B15-093",
        "b1=this a2=!red5 resource=white2,black2 trash=green7",
        "| use b1; choose a2",
        "!bottom=red5 hand=green7 b1=this~ resource=3 asleep=3",
        "resource=white2*2",
    ).play,
    ("B17-002", 1): Scene(
        "B17-002",
        "b1=this resource=white2 charge=B06-013,B12-013,red2",
        "| use b1; choose charge:B06-013; choose charge:B12-013",
        "hand=B06-013,B12-013 | charge=red2",
        "resource=red2",
    ).play,
    ("B17-014", 1): Scene(
        "B17-014",
        "b1=this a3=!red5 a2=!red2 c3=!red6 resource=black2 dynamis=nergal^*2",
        "| use b1; choose a3; choose a2; done; choose a3 *15; choose a2 *9",
        "a3=- a2=- | c3=red6",
        "dynamis=nergal^,nergal",
    ).play,
    ("B49-019", 3): partial(
        test_face_down.test_b49_019_reboots_for_a_rumor_that_it_turns_face_down, 0, 25, "reboot"
    ),
    # Their Player Extras are not in the standard set.
    ("IG06-041", 2): partial(test_appears_only.test_with_a_shield_it_isolates_itself, "IG06-041"),
    ("IG06-043", 2): partial(test_appears_only.test_with_a_shield_it_isolates_itself, "IG06-043"),
    ("IG06-041", 3): test_appears_only.test_ig06_041_appears_by_its_player_extra_and_destroys,
    ("IG06-043", 3): test_appears_only.test_ig06_043_appears_by_its_player_extra_and_destroys,
    ("B01-034", 2): partial(
        test_b01.test_b01_034_comes_from_the_hand_beside_an_overboost_with_player_azumi, "nothing"
    ),
    ("B01-102", 1): partial(test_b01.test_b01_102_has_4000_more_with_10_events_in_trash, 10, 13000),
    ("B01-103", 2): test_b01.test_b01_103_deals_2_damage_for_7_charge_cards,
    ("B02-101", 1): test_b02_to_b04.test_15000_damage_of_one_attack,
    ("B04-006", 1): Scene(
        "B04-006",
        "b2=this a2=!red6 hand=B04-014 resource=red2*6",
        "play B04-014; at a1; choose a2",
        "damage.a2=5000",
    ).play,
    ("B05-102", 1): test_b05_to_b08.test_a_cost_of_one_card_of_each_color,
    ("B06-101", 1): Scene(
        "B06-101",
        "b1=this a1=red5 c1=red5 a2=red5 c2=red5 b2=!red7",
        "use b1; choose a1; choose b1; choose c1; choose a2; choose c2; choose b2",
        "b2=- !life=3 a1=red5~ b1=this~",
    ).play,
    ("B06-102", 1): test_b05_to_b08.test_dances_out_of_the_hand_once_by_name,
    # The Token has the tribe, and 1000 Power for each Resource card.
    ("B06-103", 1): Scene(
        "B06-103",
        "b2=PR06-004 hand=this resource=green2*20",
        "| use hand:this; choose a1",
        "a1=this+ hand=- resource=23 asleep=3",
        "resource=green2*19; b2=green7",
    ).play,
    ("B09-051", 1): Scene("B09-051", "a1=B09-072 hand=this resource=white2*6", "pass", "hand=this").play,
    ("B09-056", 2): test_b09_056_weakens_its_neighbours_over_a_younger_zuriel,
    ("B10-101", 2): test_b10_101_puts_its_force_into_trash_for_a_damage,
    ("B12-057", 2): Scene(
        "B12-057",
        "b2=this a3=!red4 turn=1 !hand=B01-031 !resource=blue4*4",
        "play B01-031; at b3; choose a3; choose a2",
        "a2=- a3=- !charge=red4",
    ).play,
    ("B15-020", 1): test_b15_020_costs_1_in_the_own_turn_over_five_gandivas,
    ("B16-038", 1): test_b16_b17_b23.test_b16_038_pays_two_colors,
    ("B17-092", 1): test_b16_b17_b23.test_b17_092_pays_two_colors_and_does_four_things,
    ("B19-012", 1): Scene(
        "B19-012", "b2=this a2=!B03-017 dynamis=waker^", "attack b2; target a2; pass; pass", "a2=-"
    ).play,
    ("B19-105", 1): test_b19_105_comes_beside_four_tribes,
    # The card that must have been played is in no set.
    **{
        (number, 2): partial(test_unconditional.test_rigel_comes_after_the_other_rigel_was_played, 0, number)
        for number in ("B20-102", "B20-117")
    },
    ("B42-029", 1): (test_named_partners.test_b42_067_makes_levy_for_two_resources_and_an_event_of_the_world),
    ("B42-029", 2): (test_named_partners.test_b42_029_leaves_the_top_card_in_charge_and_is_itself_nowhere),
    ("B42-067", 1): (test_named_partners.test_b42_067_makes_levy_for_two_resources_and_an_event_of_the_world),
    ("B42-067", 2): partial(
        test_named_partners.test_b42_067_destroys_for_a_card_of_the_world_once_a_turn, "T-952"
    ),
    ("B19-110", 1): Scene(
        "B19-110",
        "turn=1 b1=red2 a1=red2 resource=this,B15-011 b3=!B16-050 !dynamis=dingir^",
        "use b3; choose a1",
        "power.b1=5500 power.a1=1500",
    ).play,
    ("B24-047", 1): partial(
        test_overboost.test_b24_047_draws_from_the_charge_when_asuka_becomes_an_overboost,
        test_overboost.ASUKA,
        1,
    ),
    ("C13-007", 2): Scene(
        "C13-007",
        "b2=B24-050 hand=this resource=this*2 player=azumi",
        "use hand:this; choose a1",
        "a1=this+ asleep=2",
    ).play,
    ("E09-025", 2): test_b13_to_e09.test_a_life_card_for_one_of_trash,
    ("G40-023", 2): test_named_partners.test_g40_023_removes_cheap_enemies_over_its_link,
    ("G40-045", 2): (
        test_named_partners.test_g40_045_removes_trash_when_a_zx_appears_on_its_square_until_it_is_used_up
    ),
    ("G40-045", 3): test_named_partners.test_g40_045_vanishes_when_another_own_link_is_put,
    ("IG06-068", 1): partial(
        test_named_partners.test_ig06_068_comes_for_eight_others_of_trash, "hand", 8, True
    ),
    ("IG06-068", 2): partial(
        test_named_partners.test_ig06_068_deals_damage_over_nine_links_and_no_enemy, 9, False, True
    ),
    ("E40-053", 2): (
        test_possess_and_force.test_e40_053_returns_a_zx_when_it_appears_and_when_an_event_is_played
    ),
    ("E40-057", 2): test_links.test_meiraru_returns_a_removed_card_for_a_destruction_by_an_own_ability,
    ("E40-064", 2): partial(test_links.test_lilfy_is_not_affected_in_the_enemys_turn, True, "b2", False),
    **{(link, 3): partial(test_a_link_of_the_pool_vanishes_when_another_is_put, link) for link in LINKS},
    ("IG06-080", 1): (
        test_later_sets.test_ig06_080_comes_from_charge_for_white_1_and_is_destroyed_at_the_end_of_the_turn
    ),
}
"""Abilities, each by the number of its card and its place there, the first one 1, and what resolves it."""


@pytest.mark.plain
@pytest.mark.parametrize("ability", sorted(SCENARIOS), ids=lambda ability: "#".join(map(str, ability)))
def test_the_scenario_of_an_ability_resolves_it(ability: tuple[str, int]) -> None:
    """Its effect does something, too."""
    number, place = ability
    assert (number, place - 1) in abilities_of(number, STANDARD)
    resolved: Resolved = set()
    with watching(resolved, made_up.SET) as watch:
        SCENARIOS[ability]()
    assert (number, place - 1) in resolved
    assert (number, place - 1) not in watch.idle
