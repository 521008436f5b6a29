"""Words that one printed card has: plays from the Remove Zone, chosen prices, gained names, Range of now."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import PositionError

BIG = "B01-016"
"""Steel Leopard: red, Cost 6, Power 9500, no ability."""
EVENT = "B01-059"
"""A white Event that deals with Power; any Event does here."""
WHITE = "B01-041"
BLUE = "B01-023"
SUGURE = "P08-019"
LAWRENCIUM = "B02-036"
"""Has Range 2 for a Player named Reia."""
MEOW = "B01-045"
"""A Maine Coon without abilities."""


def _base(turn_player: int = 0, player: str = EVERYBODY) -> Scenario:
    stand = Scenario(turn_player, card_set=SET).player_card(0, player)
    return stand.zx("c1", PLAIN_CARD).zx("b3", PLAIN_CARD, owner=1)


def _paid(g: Play) -> Play:
    while g.starting("pay"):
        g.do(f"pay {g.starting('pay')[0]}")
    return g


# -- plays from the Remove Zone ------------------------------------------------------------------------------


def _removed() -> Play:
    """B05-101 has come and removed an Event of ten."""
    stand = _base().hand(0, "B05-101").resource(0, WHITE, times=8).trash(0, EVENT, times=10)
    stand.zx("c2", PLAIN_CARD, owner=1)
    return stand.begin().do("play B05-101", "at a2", f"choose trash:{EVENT}")


@cr("H60")
def test_b05_101_lets_the_event_be_played_that_it_removed() -> None:
    g = _removed()
    assert g.zone(0, "removed") == [EVENT]
    assert g.starting("play") == [f"removed:{EVENT}"]
    g.do(f"play removed:{EVENT}")
    while g.starting("choose"):
        g.do(f"choose {g.starting('choose')[0]}")
    # Without paying: all Resources were asleep.
    assert (g.zone(0, "removed"), g.zone(0, "trash").count(EVENT)) == ([], 10)
    assert g.starting("play") == []


@cr("H60")
def test_b05_101_lets_it_be_played_in_battle_too() -> None:
    g = _removed().attack("c1", "c2")
    assert g.to_play == 0 and g.starting("play") == [f"removed:{EVENT}"]


@cr("H60")
def test_b05_101_removes_nothing_with_fewer_than_ten_events() -> None:
    stand = _base().hand(0, "B05-101").resource(0, WHITE, times=8).trash(0, EVENT, times=9)
    g = stand.begin().do("play B05-101", "at a2")
    assert (g.starting("choose"), g.zone(0, "removed")) == ([], [])


@cr("H60")
def test_what_others_removed_or_a_z_x_that_has_left_is_not_played() -> None:
    stand = _base().zx("a2", "B05-101").cards(0, "removed", [EVENT])
    assert stand.begin().starting("play") == []
    g = _removed()
    position = g.game.position()
    assert Game.from_position(position, card_set=SET).position() == position
    # It is put off its Square by a play upon it: CR 905.1(i).
    stand = (
        _base()
        .hand(0, "B05-101", PLAIN_CARD)
        .resource(0, WHITE, "B01-001", times=6)
        .trash(0, EVENT, times=10)
    )
    g = _paid(stand.begin().do("play B05-101", "at a2")).do(f"choose trash:{EVENT}")
    assert g.starting("play removed") == [f":{EVENT}"]
    _paid(g.do(f"play {PLAIN_CARD}", "at a2"))
    assert (g.on("a2"), g.starting("play")) == (PLAIN_CARD, [])


@cr("H60", "Z30")
def test_a_z_x_that_left_and_came_back_has_removed_nothing() -> None:
    # L-003 returns a Z/X to the hand for nothing.
    stand = Scenario(card_set=SET).hand(0, "B05-101", "L-003").resource(0, WHITE, times=16)
    g = stand.trash(0, EVENT, times=10).begin().do("play B05-101", "at a2", f"choose trash:{EVENT}")
    assert g.starting("play removed") == [f":{EVENT}"]
    g.do("play L-003", "choose a2", "play B05-101", "at a2")
    g.do(*[text for text in g.texts if text == "done"])
    assert (g.on("a2"), g.zone(0, "removed"), g.starting("play removed")) == ("B05-101", [EVENT], [])


@cr("H60", "312")
def test_an_event_that_was_force_and_is_removed_by_another_card_is_not_played() -> None:
    # X-014 removes the own Force; the Event lay under the Z/X that lets what it removed be played.
    stand = Scenario(card_set=SET).zx("a2", "B05-101").hand(0, "X-014").resource(0, PLAIN_CARD)
    stand.position["squares"]["a2"][0]["force"] = [EVENT]
    g = stand.begin().do("play X-014")
    assert (g.zone(0, "removed"), g.starting("play removed")) == ([EVENT], [])


# -- a price that is chosen ----------------------------------------------------------------------------------


def _meow(resources: int, asleep: int, cards: int) -> Scenario:
    stand = _base().hand(0, "B11-060").charge(0, MEOW).cards(1, "charge", [BIG])
    stand = stand.trash(0, *[MEOW] * cards, BIG)
    sleeping = [{"card": WHITE, "state": "sleep"}] * asleep
    return stand.cards(0, "resource", [WHITE] * (resources - asleep) + sleeping)


@cr("H61", "Z17")
@pytest.mark.parametrize(("away", "paid"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1)])
def test_b11_060_costs_less_for_cards_put_on_the_bottom_of_the_deck(away: int, paid: int) -> None:
    g = _meow(5, 0, 5).begin().do("play B11-060")
    assert "done" in g.texts
    g.do(*[f"choose trash:{MEOW}"] * away, *(["done"] if away < 4 else []))
    assert (g.asleep(0), g.zone(0, "trash").count(MEOW)) == (paid, 5 - away)
    assert g.zone(0, "deck")[-away:].count(MEOW) == away or not away
    g.do(f"choose charge:{MEOW}", "choose b2", f"choose enemy charge:{BIG}", "no")
    assert (g.on("b2"), g.zone(1, "charge"), g.zone(0, "hand")) == (MEOW, [], [])


@cr("H61")
def test_b11_060_must_put_away_what_the_payment_needs() -> None:
    g = _meow(5, 3, 4).begin().do("play B11-060", f"choose trash:{MEOW}")
    assert "done" not in g.texts
    g.do(f"choose trash:{MEOW}")
    assert "done" in g.texts
    g.do("done")
    assert g.asleep(0) == 5
    assert _meow(5, 3, 1).begin().starting("play") == []
    assert _meow(5, 4, 3).begin().starting("play") == []
    assert _meow(5, 4, 4).begin().starting("play") == ["B11-060"]


@cr("H61")
@pytest.mark.parametrize(("awake", "away"), [(5, 1), (4, 1), (3, 2), (2, 2)])
def test_a_card_put_away_may_lower_the_price_by_two(awake: int, away: int) -> None:
    resources = [PLAIN_CARD] * awake + [{"card": PLAIN_CARD, "state": "sleep"}] * (6 - awake)
    stand = Scenario(card_set=SET).hand(0, "Q-182").cards(0, "resource", resources)
    g = stand.trash(0, *[PLAIN_CARD] * 3).begin().do("play Q-182")
    for n in range(away):
        assert "done" not in g.texts, f"after {n}"
        g.do(f"choose trash:{PLAIN_CARD}")
    g.do("done")
    assert g.asleep(0) == 6 - awake + 6 - 2 * away


@cr("H61")
def test_b11_060_costs_all_without_its_conditions() -> None:
    assert _meow(4, 2, 4).begin().starting("play") == []
    stand = _meow(5, 3, 4).player_card(0, SUGURE)
    assert stand.begin().starting("play") == []


def test_b11_060_draws_if_the_z_x_was_put() -> None:
    g = _meow(5, 0, 0).begin().do("play B11-060", f"choose charge:{MEOW}", "choose b2")
    g.do(f"choose enemy charge:{BIG}", "yes")
    assert (g.asleep(0), len(g.zone(0, "hand"))) == (3, 1)
    g = _meow(5, 0, 0).charge(0, BIG).begin().do("play B11-060")
    assert (g.texts[0], g.zone(1, "charge"), g.zone(0, "hand")) == ("pass", [BIG], [])


# -- a name that a Player gains ------------------------------------------------------------------------------


@cr("H62")
def test_b19_040_names_the_player_for_the_rest_of_the_game() -> None:
    stand = _base(player=SUGURE).hand(0, "B19-040", LAWRENCIUM, BIG).resource(0, BLUE, times=2)
    stand = stand.zx("a1", LAWRENCIUM).deck(0, *[PLAIN_CARD] * 8).zx("a3", BIG, owner=1)
    assert "attack a1" not in stand.begin().texts
    g = stand.begin().do("play B19-040", f"choose hand:{LAWRENCIUM}")
    g.do(f"choose hand:{BIG}", f"choose hand:{PLAIN_CARD}")
    assert (len(g.zone(0, "hand")), len(g.zone(0, "deck"))) == (3, 7)
    assert g.game.position()["players"][0]["also_named"] == ["reia", "sugure"]
    assert "a3" in g.do("attack a1").starting("target")


@cr("H62")
def test_b19_040_does_nothing_for_another_player() -> None:
    stand = _base(player="P08-014").hand(0, "B19-040", LAWRENCIUM).resource(0, BLUE, times=2)
    g = stand.begin().do("play B19-040")
    assert (g.zone(0, "hand"), "also_named" in g.game.position()["players"][0]) == ([LAWRENCIUM], False)


@cr("H62")
def test_a_gained_name_is_read_from_a_position_and_shown() -> None:
    stand = _base(player=SUGURE).zx("a1", LAWRENCIUM).zx("a3", BIG, owner=1)
    stand.position["players"][0]["also_named"] = ["reia"]
    g = stand.begin()
    assert "a3" in g.do("attack a1").starting("target")
    stand.position["players"][0]["also_named"] = ["nobody"]
    with pytest.raises(PositionError, match="also_named"):
        stand.begin()


# -- the Range of now ----------------------------------------------------------------------------------------


@cr("H63")
def test_b07_022_is_stronger_while_a_z_x_has_range_2_now() -> None:
    g = _base().zx("a1", "B07-022").zx("b2", LAWRENCIUM).begin()
    assert g.power("a1") == 6500
    g = _base(player=SUGURE).zx("a1", "B07-022").zx("b2", LAWRENCIUM).begin()
    assert g.power("a1") == 4500
    g = _base().zx("a1", "B07-022").zx("b2", LAWRENCIUM, owner=1).begin()
    assert g.power("a1") == 4500


# -- Starting Resource ---------------------------------------------------------------------------------------


@cr("H110")
def test_b19_098_exchanges_the_resources_of_a_color_but_a_starting_resource() -> None:
    stand = _base().cards(0, "dynamis", ["B19-098"]).resource(0, *["B01-096"] * 9)
    stand = stand.zx("a2", BIG, owner=1).resource(1, WHITE, BLUE, WHITE, "E44-116").begin()
    g = stand.do("ex B19-098", "at b2")
    while g.starting("choose resource"):
        g.do(f"choose {g.starting('choose')[0]}")
    g.do("choose a2", "no", "no", "yes")
    resource = g.zone(1, "resource")
    assert (resource.count(WHITE), resource.count(BLUE), resource.count(PLAIN_CARD)) == (0, 1, 2)
    assert (len(resource), g.asleep(1), g.zone(1, "deck").count(WHITE)) == (5, 1, 2)


# -- an ability of a Player card -----------------------------------------------------------------------------


GAMBIEL = "B12-103"


def _ashes(*answers: str, player: str | None = EVERYBODY) -> Play:
    """Gambiel has come and burnt two of its kind; then until the next turn's Ignition Phase."""
    stand = Scenario(card_set=SET).hand(0, GAMBIEL).resource(0, WHITE, times=7)
    stand = stand.charge(0, GAMBIEL, GAMBIEL).zx("a2", BIG).zx("b2", BIG, owner=1).zx("c2", BIG, owner=1)
    if player is not None:
        stand = stand.player_card(0, player)
    g = stand.begin().do(
        f"play {GAMBIEL}", "at b1", "yes", f"choose charge:{GAMBIEL}", f"choose charge:{GAMBIEL}"
    )
    return g.do(*answers)


def _to_the_choice(g: Play) -> Play:
    """Pass until an ability asks in an Ignition Phase which Z/X it destroys."""
    for _ in range(60):
        if g.starting("choose") and g.game.position()["phase"] == "ignition":
            return g
        g.do("pass" if "pass" in g.texts else g.texts[0])
    raise AssertionError(g)


@cr("H64", "1205", "507")
@pytest.mark.parametrize(("answer", "owner"), [("yes", 0), ("no", 1)])
@pytest.mark.parametrize("player", [EVERYBODY, None])
def test_b12_103_gives_a_player_card_an_ability_for_the_rest_of_the_game(
    answer: str, owner: int, player: str | None
) -> None:
    g = _ashes(answer, player=player)
    assert (g.zone(0, "removed"), g.zone(0, "charge")) == ([GAMBIEL, GAMBIEL], [])
    for turns in range(2):
        g = _to_the_choice(g)
        assert (g.to_play, g.game.position()["turn_player"]) == (owner, owner)
        assert len(g.starting("choose")) == 3 - turns
        copy = Game.from_position(g.game.position(), card_set=SET)
        assert [action.text for action in copy.actions()] == g.texts
        g.do(f"choose {g.starting('choose')[0]}")


@cr("H64")
def test_b12_103_burns_two_or_nothing() -> None:
    stand = Scenario(card_set=SET).hand(0, GAMBIEL).resource(0, WHITE, times=7).charge(0, GAMBIEL, BIG)
    g = stand.begin().do(f"play {GAMBIEL}", "at b1")
    g.do(*(["yes"] if "yes" in g.texts else []))
    while g.starting("choose"):
        g.do(f"choose {g.starting('choose')[0]}")
    assert "yes" not in g.texts and g.texts[0] == "pass"
