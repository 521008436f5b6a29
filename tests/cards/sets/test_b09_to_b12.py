"""Cards of B09 to B12 whose words come together in a way that no test of a single word shows."""

import pytest

from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario

BIG = "B01-016"
"""Steel Leopard: red, Cost 6, Power 9500, no ability."""
RED, BLUE, WHITE, BLACK, GREEN = "B01-013", "B01-021", "B01-041", "B01-061", "B01-081"


def _base(turn_player: int = 0) -> Scenario:
    return Scenario(turn_player, card_set=SET).zx("b1", PLAIN_CARD).zx("b3", PLAIN_CARD, owner=1)


def test_an_event_of_the_ignition_phase() -> None:
    g = _base(1).charge(0, RED).deck(0, PLAIN_CARD, PLAIN_CARD, "B10-097", *[PLAIN_CARD] * 4).begin()
    g.do("pass", "pass", f"ignite {RED}", "yes", "choose b1")
    assert (g.power("b1"), len(g.zone(0, "resource")), g.asleep(0)) == (5500, 1, 1)
    g = _base().hand(0, "B10-097").resource(0, GREEN).begin().do("play B10-097", "choose b1")
    assert (g.power("b1"), g.asleep(0)) == (5500, 1)


def test_the_last_life_is_taken_and_made_good() -> None:
    g = _base().hand(0, "B09-054").resource(0, WHITE, times=8).life(0, GREEN).begin()
    g.do("play B09-054", "at a1", "yes", "yes", f"choose life:{GREEN}")
    assert (g.zone(0, "hand"), g.zone(0, "life")) == ([GREEN], [PLAIN_CARD])


def test_stays_on_a_player_square_until_the_opponents_turn_ends() -> None:
    g = _base().hand(0, "B09-061").resource(0, BLACK).begin().do("play B09-061", "at a1")
    assert (g.on("a1"), g.zone(0, "trash")) == (None, ["B09-061"])
    g = Scenario().zx("b3", PLAIN_CARD, owner=1).hand(0, "B09-061").resource(0, BLACK).begin()
    g.do("play B09-061", "at b1", "pass")
    assert (g.to_play, g.on("b1")) == (1, "B09-061")
    g.do("pass", "pass")
    assert g.on("b1") is None


def test_cannot_be_played_beside_its_partner() -> None:
    g = _base().zx("a1", "B09-072").hand(0, "B09-051").resource(0, WHITE, times=6).begin()
    assert g.texts == ["pass"]


def test_two_cards_of_either_kind_are_counted_together() -> None:
    stand = _base().hand(0, "B12-060").resource(0, WHITE, times=2).zx("c2", BIG, owner=1)
    stand.deck(0, "B12-060", "B01-102", *[PLAIN_CARD] * 6)
    g = stand.begin()
    g.do("play B12-060", "choose deck:B12-060", "choose deck:B01-102", "choose c2")
    assert (g.zone(1, "deck")[-1], len(g.zone(0, "deck")), len(g.zone(0, "trash"))) == (BIG, 6, 3)
    g = stand.begin().do("play B12-060", "done", "choose deck:B01-102")
    assert (g.on("c2"), len(g.zone(0, "deck"))) == (BIG, 7)


def test_what_comes_from_the_trash_returns_to_it_at_the_end_of_the_turn() -> None:
    g = _base().zx("a1", "B12-077").charge(0, RED).trash(0, GREEN).begin()
    g.do("use a1", f"choose charge:{RED}", f"choose trash:{GREEN}", "choose b2")
    assert (g.on("b2"), g.starting("use")) == (GREEN, [])
    g.do("pass")
    assert (g.on("b2"), sorted(g.zone(0, "trash"))) == (None, sorted([RED, GREEN]))


def test_the_opponent_puts_another_where_the_returned_one_was() -> None:
    g = _base().hand(0, "B12-025").zx("b2", BIG, owner=1).resource(0, BLUE, times=4)
    g = g.hand(1, "B12-061", BIG).begin().do("play B12-025", "at a1", "choose b2")
    assert (g.to_play, g.texts) == (1, ["done", "choose hand:B12-061"])
    g.do("choose hand:B12-061", "choose b2")
    assert g.on("b2") == "B12-061"


def test_a_startup_ability_that_is_given_and_destroys_who_uses_it() -> None:
    g = _base().hand(0, "B12-009").resource(0, RED, times=7).trash(0, "B12-009").zx("c1", BIG)
    g = g.zx("a1", "B12-009").zx("c2", PLAIN_CARD, owner=1).begin()
    assert g.starting("use") == []
    g.do("play B12-009", "at a2", "choose trash:B12-009")
    assert g.starting("use") == ["a1", "b1", "c1", "a2"]
    g.do("use a1", "choose c2")
    assert (g.on("a1"), g.on("c2")) == (None, None)


def test_each_discard_by_an_ability() -> None:
    g = _base().zx("a1", "B11-006").zx("b2", BIG, owner=1).hand(0, "B12-019", RED).resource(0, RED).begin()
    g.do("play B12-019", f"choose hand:{RED}", "choose b2")
    assert (g.damage("b2"), len(g.zone(0, "hand"))) == (5000, 2)


def test_a_dragon_brings_two_resources() -> None:
    stand = _base().zx("a1", "B11-097").player_card(0, "B06-108")
    g = stand.resource(0, GREEN, GREEN, "B06-097", BIG).begin()
    g.do("use a1", *[f"pay green {GREEN}"] * 2, "choose resource:B06-097", "choose b2")
    assert (g.on("b2"), g.asleep(0)) == ("B06-097", 4)


def test_damage_for_each_red_resource_and_who_follows() -> None:
    g = _base().hand(0, "B11-012", PLAIN_CARD).player_card(0, "B06-104").resource(0, RED, times=6)
    g = g.zx("a2", BIG, owner=1).begin().do("play B11-012", "at a1", "choose a2")
    g.do(f"choose hand:{PLAIN_CARD}", "choose a2")
    assert g.on("a2") == PLAIN_CARD


def test_three_modes_of_an_attacker() -> None:
    g = _base().zx("a1", "B12-018").zx("a2", PLAIN_CARD, owner=1).hand(0, RED, RED, RED).begin()
    g.attack("a1", "a2").pass_both()
    g.do(f"choose hand:{RED}", "yes", "no", "no", *[f"choose hand:{RED}"] * 2)
    assert len(g.zone(0, "trash")) == 3
    assert len(g.zone(0, "hand")) == 3


def test_b11_005_is_for_those_with_a_range() -> None:
    stand = _base().zx("a1", "B11-010").zx("a3", "B11-010", owner=1)
    g = stand.zx("b2", "B11-005", force=["B11-014"]).begin()
    assert [g.power(square) for square in ("a1", "a3", "b1", "b2")] == [6500, 3500, 3500, 6000]
    # Its Force has no Evol Seed icon.
    g = _base().zx("a1", "B11-010").zx("b2", "B11-005", force=["B11-015"]).begin()
    assert g.power("a1") == 3500


def test_b11_089_hears_each_card_that_is_put_into_resource() -> None:
    stand = Scenario(card_set=SET).zx("b1", "B11-089", force=["B11-087"]).zx("b3", PLAIN_CARD, owner=1)
    g = stand.hand(0, "B11-092").resource(0, GREEN, times=6).begin().do("play B11-092", "at a1", "choose b1")
    assert (g.power("b1"), len(g.zone(0, "resource"))) == (13500, 7)
    g = Scenario(1, card_set=SET).zx("b1", "B11-089", force=["B11-087"]).zx("b3", PLAIN_CARD, owner=1)
    g = g.hand(1, "B11-092").resource(1, GREEN, times=6).begin().do("play B11-092", "at a3")
    assert (g.power("b1"), len(g.zone(0, "resource"))) == (7500, 1)


def test_b11_101_fills_the_hand_and_keeps_it() -> None:
    stand = _base().zx("a1", "B11-027").zx("c1", "B11-027").hand(0, "B11-101", RED, BLUE)
    stand = stand.resource(0, BLUE, times=5).cards(
        0, "trash", [*["B11-024"] * 4, *["B11-030"] * 4, *["B11-033"] * 4]
    )
    g = stand.begin().do("play B11-101", "at a2", f"choose hand:{RED}", "done")
    assert (len(g.zone(0, "hand")), BLUE in g.zone(0, "hand")) == (8, True)
    g.do("pass")
    assert len(g.zone(0, "hand")) == 8


def test_b11_102_takes_force_for_each_z_x_that_returns() -> None:
    stand = Scenario(card_set=SET).zx("b1", "B11-102").zx("b3", PLAIN_CARD, owner=1).hand(0, "B11-080")
    g = stand.resource(0, BLACK, times=3).cards(0, "trash", [RED] * 8).begin().do("play B11-080")
    g.do("resolve b1", "yes", *[f"choose trash:{RED}"] * 2, "yes", *[f"choose trash:{RED}"] * 2)
    assert (len(g.zone(0, "hand")), len(g.zone(0, "trash"))) == (2, 8 - 2 - 4 + 1)


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("hands", [((), ()), ((BIG,), ()), ((), (BIG,)), ((BIG,), (RED, BLUE))])
def test_both_players_shuffle_whoever_has_cards_in_hand(
    player: int, hands: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    decks = [f"B01-{n:03}" for n in range(21, 33)], [f"B01-{n:03}" for n in range(62, 74)]
    own, other = hands[player], hands[1 - player]
    board = Scenario(player).resource(player, RED, times=9).hand(player, "B09-009", *own)
    board.hand(1 - player, *other).deck(0, *decks[0]).deck(1, *decks[1])
    g = board.begin().do("play B09-009", "at b2")
    for answer in ("no", "yes"):
        again = type(g)(g.game.copy()).do(answer)
        for whose in (0, 1):
            hand, deck = again.zone(whose, "hand"), again.zone(whose, "deck")
            if answer == "no":
                assert (sorted(hand), deck) == (sorted(hands[whose]), decks[whose])
                continue
            assert sorted([*hand, *deck]) == sorted([*decks[whose], *hands[whose]])
            assert len(hand) == 2
            # Neither the cards of the hand nor the old order lie on top.
            old = [*reversed(hands[whose]), *decks[whose]]
            assert deck != old[2:] and deck != decks[whose][-len(deck) :]
