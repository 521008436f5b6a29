"""Cards of B02 to B04 whose words come together in a way that no test of a single word shows."""

from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario

BIG = "B01-016"
"""Steel Leopard: red, Cost 6, Power 9500, no ability."""
CAIT_SITH = "B01-045"
"""White, Cost 3, Power 5000, no ability."""


def _base(turn_player: int = 0) -> Scenario:
    return Scenario(turn_player, card_set=SET).zx("b1", PLAIN_CARD).zx("b3", PLAIN_CARD, owner=1)


def test_an_event_puts_itself_into_life_or_charge() -> None:
    g = _base().hand(0, "B03-059").resource(0, "B01-041", times=3).life(0, PLAIN_CARD).begin()
    g.do("play B03-059")
    assert sorted(g.zone(0, "life")) == sorted(["B03-059", PLAIN_CARD])
    g = _base().hand(0, "B03-059").resource(0, "B01-041", times=3).begin()
    g.do("play B03-059")
    assert (len(g.zone(0, "life")), g.zone(0, "trash")) == (4, ["B03-059"])
    g = _base().hand(0, "B03-100").resource(0, "B01-081", times=3).begin()
    g.do("play B03-100", "done")
    assert (g.zone(0, "charge"), g.asleep(0)) == (["B03-100"], 3)


def test_damage_as_high_as_the_power_of_a_removed_card_or_of_the_own_player_square() -> None:
    g = _base().zx("b2", BIG, owner=1).hand(0, "B04-018").resource(0, "B01-013", times=2)
    g = g.trash(1, "B04-013").begin()
    g.do("play B04-018", "choose enemy trash:B04-013", "choose b2")
    assert (g.zone(1, "removed"), g.damage("b2")) == (["B04-013"], 8500)
    g = _base().zx("b2", BIG, owner=1).hand(0, "B04-019").resource(0, "B01-013", times=3).begin()
    g.do("play B04-019", "choose b2")
    assert g.damage("b2") == 3500


def test_the_opponent_pays_or_its_attacker_deals_no_damage() -> None:
    stand = Scenario(1).zx("b1", PLAIN_CARD).zx("a2", "B02-051").zx("b2", CAIT_SITH).zx("b3", BIG, owner=1)
    g = stand.resource(1, "B01-013").begin()
    g.attack("b3", "b2").do("no").pass_both()
    assert (g.on("b2"), g.damage("b2")) == (CAIT_SITH, 0)
    g = stand.begin()
    g.attack("b3", "b2").do("yes").pass_both()
    assert (g.on("b2"), g.asleep(1)) == (None, 1)


def test_a_card_from_hand_follows_a_destroyed_one() -> None:
    g = Scenario(1).zx("b1", PLAIN_CARD).zx("b2", "B02-024").zx("b3", BIG, owner=1)
    g = g.hand(0, "B02-025", BIG).begin()
    g.attack("b3", "b2").pass_both().do("choose hand:B02-025", "choose b2")
    assert (g.on("b2"), g.state("b2")) == ("B02-025", "sleep")


def test_a_sleeper_does_not_reboot_in_its_next_reboot_phase() -> None:
    g = _base().zx("b2", BIG, owner=1).zx("a3", PLAIN_CARD, owner=1, state="sleep")
    g = g.hand(0, "B02-059").resource(0, "B01-041", times=3).begin()
    g.do("play B02-059", "choose b2", "pass")
    assert (g.to_play, g.state("b2"), g.state("a3")) == (1, "sleep", "reboot")


def test_15000_damage_of_one_attack() -> None:
    g = Scenario().zx("b1", PLAIN_CARD).zx("b2", "B02-101").zx("a2", "B02-012").zx("b3", BIG, owner=1)
    g = g.hand(0, "B01-018").resource(0, "B01-013").begin()
    g.attack("b2", "b3").do("play B01-018", "choose b2").pass_both()
    assert len(g.zone(1, "life")) == 3


def test_abilities_that_a_card_gives_to_its_kind() -> None:
    g = _base().zx("a1", "B02-010").zx("a2", "B02-008").zx("b2", BIG, owner=1).begin()
    assert g.starting("use") == ["a1", "a2"]
    g.do("use a2", "choose b2")
    assert (g.damage("b2"), g.state("a2")) == (3000, "sleep")
    g = _base(1).zx("b2", "B03-052").zx("a2", "B02-050").zx("a3", PLAIN_CARD, owner=1).begin()
    g.attack("a3", "a2").pass_both()
    assert (g.on("a2"), g.on("a3")) == ("B02-050", None)
    g = (
        Scenario(1)
        .zx("b1", PLAIN_CARD)
        .zx("b3", BIG, owner=1)
        .zx("c2", "B03-055")
        .zx("b2", "B02-042")
        .begin()
    )
    g.attack("b3", "b2").pass_both()
    assert (g.on("b2"), g.power("c2")) == (None, 10000)


def test_two_abilities_that_cards_gave_and_whose_cards_are_gone_have_words() -> None:
    g = _base(1).zx("c2", "B03-055").zx("a2", "B02-042").zx("b2", "B02-042")
    g = g.hand(1, "B01-014").resource(1, "B01-013", times=5).begin()
    g.do("play B01-014", "at a3")
    assert g.texts == ["resolve enemy B03-055", "resolve enemy B03-055#2"]


def test_appears_anywhere_but_on_a_player_square_and_moves_unless_it_is_in_battle() -> None:
    g = Scenario().zx("b3", PLAIN_CARD, owner=1).hand(0, "B03-033").resource(0, "B01-021", times=6).begin()
    g.do("play B03-033")
    assert "b1" not in g.starting("at")
    g = _base().zx("a1", "B03-037").resource(0, "B01-021", times=2).begin()
    g.do("use a1", "choose c2")
    assert g.on("c2") == "B03-037"
    g = _base(1).zx("a2", "B03-037").zx("a3", PLAIN_CARD, owner=1).resource(0, "B01-021", times=2).begin()
    g.attack("a3", "a2").do("pass")
    assert g.starting("use") == ["a2"]
    g.do("use a2")
    assert (g.on("a2"), g.asleep(0)) == ("B03-037", 1)


def test_what_a_resource_pair_puts_returns_at_the_end_of_the_turn() -> None:
    board = _base(1).hand(0, "B04-012", PLAIN_CARD)
    g = board.resource(0, "B04-073", *["B01-013"] * 3).begin()
    g.do("pass", "resource B04-012", f"choose hand:{PLAIN_CARD}", "choose a1")
    assert g.on("a1") == PLAIN_CARD
    g.do("pass")
    assert g.on("a1") is None
    assert PLAIN_CARD in g.zone(0, "hand")


def test_a_lower_limit_of_charge_and_power_by_place_and_number() -> None:
    g = Scenario().zx("b1", "B03-051").zx("b3", PLAIN_CARD, owner=1).charge(1, *[PLAIN_CARD] * 3).begin(False)
    g.do("pass", f"choose charge:{PLAIN_CARD}")
    assert len(g.zone(1, "charge")) == 2
    g = Scenario().zx("b1", PLAIN_CARD).zx("a1", "B02-041").zx("c2", "B02-092")
    g = g.resource(0, *[PLAIN_CARD] * 7).begin()
    assert (g.power("b1"), g.power("a1"), g.power("c2")) == (4500, 2000, 8000)
