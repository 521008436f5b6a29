"""CR 300: the zones: who may look into them, what lies there, in which order and State."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import PositionError
from zx_env.zx import limits
from zx_env.zx.terms import Zone

COAL = PLAIN_CARD
TANK = "B01-013"
VOID = "B01-026"  # blue
YATAGARASU = "B01-007"  # Life Recovery, Ignition icon
JUDGE = "B01-017"  # Event, Cost 1
GREEN_EROSION = "B01-100"  # Event, Cost 5: the top 2 cards of the deck into Resource, in Sleep State
FULL_BLOSSOM = "B01-081"  # green
ONE_STEP_ASIDE, RECALL = "T-101", "T-109"
HIDE, DRAW_THREE, PICK_HAND, FIND_BLUE = "T-203", "T-205", "T-206", "T-207"
RECALL_LIFE, BANISH = "T-217", "T-222"


def sees_the_same(one: Play, two: Play, player: int) -> bool:
    """Whether the player can tell the two games apart by anything that it is shown."""
    return (
        bool((one.game.observe(player) == two.game.observe(player)).all())
        and one.game.board(viewer=player) == two.game.board(viewer=player)
        and (one.to_play != player or one.texts == two.texts)
    )


# -- 301 All zones -----------------------------------------------------------------------------------------


@cr("301.3a")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("zone", ["resource", "charge", "trash", "removed"])
def test_both_players_see_the_cards_of_a_public_zone(zone: str, player: int) -> None:
    coal, void = (Scenario().cards(0, zone, [card]).begin() for card in (COAL, VOID))
    assert not sees_the_same(coal, void, player)


@cr("301.3a", "301.3b")
@pytest.mark.parametrize(
    ("texts", "zone"),
    [((f"play {JUDGE}",), Zone.TRASH), ((f"play {COAL}", "at b1"), Zone.SQUARE)],
    ids=lambda value: getattr(value, "name", ""),
)
def test_a_card_that_leaves_the_hand_for_a_public_zone_becomes_known(
    texts: tuple[str, ...], zone: Zone
) -> None:
    g = Scenario().hand(0, JUDGE, COAL).resource(0, COAL, times=6).zx("b2", TANK, 1).begin()
    state = g.game._games[0]
    before = [slot for slot in range(limits.SLOTS) if state.zone[slot] == zone]
    g.do(*texts)
    if zone == Zone.TRASH:
        g.do("choose b2")
    state = g.game._games[0]
    slots = [slot for slot in range(limits.SLOTS) if state.row[slot] >= 0]
    moved = [slot for slot in slots if state.zone[slot] == zone and slot not in before]
    assert [state.known[slot] for slot in moved] == [0b11]
    assert [state.known[slot] for slot in slots if state.zone[slot] == Zone.HAND] == [0b01]


@cr("301.3b", "309")
def test_the_hand_is_seen_by_its_owner_only() -> None:
    coal, tank = (Scenario().hand(0, card, VOID).begin() for card in (COAL, TANK))
    assert sees_the_same(coal, tank, 1)
    assert not sees_the_same(coal, tank, 0)


@cr("301.3b", "304")
@pytest.mark.parametrize("player", [0, 1])
def test_nobody_sees_the_order_of_a_deck(player: int) -> None:
    one, two = (Scenario().deck(0, *cards).begin() for cards in ([COAL, VOID], [VOID, COAL]))
    assert sees_the_same(one, two, player)


@cr("301.3b", "307", "Z24")
@pytest.mark.parametrize("player", [0, 1])
def test_life_is_hidden_from_both_players(player: int) -> None:
    one = Scenario().life(0, COAL, COAL).deck(0, VOID, VOID).begin()
    two = Scenario().life(0, VOID, VOID).deck(0, COAL, COAL).begin()
    assert sees_the_same(one, two, player)


@cr("301.3c")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("zone", ["hand", "life", "deck"])
def test_the_number_of_cards_in_a_zone_is_open_to_both(zone: str, player: int) -> None:
    two, three = (Scenario().cards(0, zone, [COAL], times=n).begin() for n in (2, 3))
    assert not sees_the_same(two, three, player)
    assert f"{zone.capitalize()} 3" in three.game.board(viewer=player)


# -- 302 State ---------------------------------------------------------------------------------------------


@cr("302.2")
def test_a_card_in_sleep_state_cannot_go_to_sleep_for_a_cost() -> None:
    g = Scenario().hand(0, JUDGE, JUDGE).resource(0, COAL).begin()
    g.do(f"play {JUDGE}")
    assert g.asleep(0) == 1
    assert g.starting("play") == []


@cr("302.2")
def test_only_cards_on_squares_and_in_resource_have_a_state() -> None:
    with pytest.raises(PositionError, match="state"):
        Scenario().charge(0, {"card": COAL, "state": "sleep"}).begin()


# -- 304-313 -----------------------------------------------------------------------------------------------


@cr("304", "1004")
def test_a_deck_is_drawn_from_the_top_in_its_order() -> None:
    g = Scenario(phase="draw").deck(0, TANK, VOID, COAL, YATAGARASU).begin()
    assert sorted(g.zone(0, "hand")) == [TANK, VOID]
    assert g.zone(0, "deck") == [COAL, YATAGARASU]


@cr("304.3", "902.1")
def test_cards_leave_the_deck_one_at_a_time() -> None:
    # The second card comes from the deck that the Reload after the first one has made.
    g = Scenario(card_set=SET).hand(0, DRAW_THREE).deck(0, TANK).trash(0, VOID, VOID, VOID).begin()
    g.do(f"play {DRAW_THREE}")
    assert sorted(g.zone(0, "hand")) == [TANK, VOID, VOID]
    assert g.zone(0, "deck") == [VOID]
    assert g.zone(0, "trash") == [DRAW_THREE]


@cr("305")
def test_cards_go_to_the_trash_of_their_owner() -> None:
    # Player 0 moves player 1's Z/X onto its own: the newcomer goes, to player 1's Trash.
    g = Scenario(card_set=SET).zx("b2", COAL, 1).zx("b1", TANK).hand(0, ONE_STEP_ASIDE).begin()
    g.do(f"play {ONE_STEP_ASIDE}", "choose b2", "choose b1")
    assert g.zone(1, "trash") == [COAL]
    assert g.zone(0, "trash") == [ONE_STEP_ASIDE]


@cr("306", "1007")
def test_a_destroyed_zx_goes_to_the_charge_of_its_owner() -> None:
    g = Scenario().zx("b2", COAL, 1).hand(0, JUDGE).resource(0, COAL).begin()
    g.do(f"play {JUDGE}", "choose b2")
    assert g.zone(1, "charge") == [COAL]
    assert g.zone(0, "charge") == []


@cr("307", "1012")
def test_a_new_life_card_goes_on_top() -> None:
    g = Scenario().zx("b2", TANK).life(1, YATAGARASU, YATAGARASU).deck(1, VOID, COAL).begin()
    g.attack("b2", "player").pass_both()
    g.do("yes", "at c2")
    assert g.zone(1, "life") == [VOID, YATAGARASU]


@cr("307", "903.1")
def test_the_number_of_cards_in_life_is_what_a_player_can_lose() -> None:
    g = Scenario().zx("b2", TANK).zx("a3", TANK).life(1, COAL, COAL).begin()
    g.attack("b2", "player").pass_both()
    assert len(g.zone(1, "life")) == 1
    assert g.to_play == 0
    g.attack("a3", "player").pass_both()
    assert g.game.winner == 0


@cr("308", "504")
def test_a_resource_arrives_in_reboot_state() -> None:
    g = Scenario(phase="resource").hand(0, COAL, TANK).begin()
    g.do(f"resource {TANK}")
    assert g.zone(0, "resource") == [TANK]
    assert g.asleep(0) == 0


@cr("308")
def test_a_resource_arrives_in_sleep_state_when_the_text_says_so() -> None:
    g = Scenario().hand(0, GREEN_EROSION).resource(0, FULL_BLOSSOM, times=5).deck(0, TANK, VOID, COAL).begin()
    g.do(f"play {GREEN_EROSION}")
    assert g.zone(0, "resource")[-2:] == [TANK, VOID]
    assert g.asleep(0) == 7
    assert g.starting("play") == []


@cr("309", "507.8")
def test_the_hand_has_no_limit_before_the_end_of_the_own_turn() -> None:
    g = Scenario(card_set=SET).hand(0, DRAW_THREE, *[TANK] * 6).hand(1, *[TANK] * 9).begin()
    g.do(f"play {DRAW_THREE}")
    assert (len(g.zone(0, "hand")), len(g.zone(1, "hand"))) == (9, 9)
    assert g.texts == ["pass"]


@cr("310", "Z41", "806")
def test_a_card_being_played_lies_in_the_temporary_zone() -> None:
    g = Scenario(card_set=SET).hand(0, HIDE, COAL).begin()
    g.do(f"play {HIDE}")
    assert g.game.position()["temporary"] == [{"card": HIDE, "owner": 0}]
    assert (g.zone(0, "hand"), g.zone(0, "trash")) == ([COAL], [])
    g.do(f"choose hand:{COAL}")
    assert "temporary" not in g.game.position()
    assert g.zone(0, "trash") == [HIDE]


@cr("310", "902.1a")
def test_a_reload_does_not_take_the_event_that_caused_it() -> None:
    g = Scenario(card_set=SET).hand(0, DRAW_THREE).deck(0, *[COAL] * 3).trash(0, TANK).begin()
    g.do(f"play {DRAW_THREE}")
    assert g.zone(0, "deck") == [TANK]
    assert g.zone(0, "trash") == [DRAW_THREE]


@cr("Z41", "902.1")
def test_the_last_card_of_a_deck_leaves_it_when_its_play_begins() -> None:
    g = Scenario(phase="ignition").charge(0, COAL).deck(0, VOID).begin()
    g.do(f"ignite {COAL}")
    assert g.zone(0, "deck") == [VOID]
    g.do("yes")
    # Reloaded before the Square is chosen: the card for Ignition is the new deck, one Life card is gone.
    assert g.starting("at") != []
    assert g.zone(0, "deck") == [COAL]
    assert len(g.zone(0, "life")) == 3


@cr("311", "1008")
def test_a_removed_card_lies_open_in_the_remove_zone_of_its_owner() -> None:
    g = Scenario(card_set=SET).zx("b2", COAL, 1).hand(0, BANISH).begin()
    g.do(f"play {BANISH}", "choose b2")
    assert g.zone(1, "removed") == [COAL]
    assert (g.zone(1, "trash"), g.zone(1, "charge")) == ([], [])


# -- hidden cards: Z23, Z24, Z26 -----------------------------------------------------------------------------


def known(g: Play, player: int, zone: str) -> list[str]:
    """Cards of a hidden zone that both players know."""
    cards = g.game.position()["players"][player].get(zone, [])
    return [card["card"] for card in cards if not isinstance(card, str)]


@cr("Z24")
def test_a_public_card_returned_to_a_hand_stays_known() -> None:
    g = Scenario(card_set=SET).zx("b2", TANK, 1).hand(0, RECALL).hand(1, COAL, VOID).begin()
    g.do(f"play {RECALL}", "choose b2")
    assert known(g, 1, "hand") == [TANK]
    assert "Tank Heart" in g.game.board(viewer=0)
    for seed in range(5):
        assert TANK in Play(g.game.determinize(0, seed)).zone(1, "hand")


@cr("Z24", "102.8")
def test_a_known_card_of_a_hand_is_lost_from_sight_when_one_goes_unseen() -> None:
    shown = {"card": TANK, "face": "up"}
    g = Scenario(card_set=SET).hand(0, HIDE, shown, VOID).begin()
    assert known(g, 0, "hand") == [TANK]
    g.do(f"play {HIDE}", f"choose hand:{VOID}")
    assert g.zone(0, "hand") == [TANK]
    assert known(g, 0, "hand") == []


@cr("Z24", "1003")
def test_a_shuffled_deck_keeps_nothing_known() -> None:
    shown = {"card": VOID, "face": "up"}
    g = Scenario(card_set=SET).hand(0, FIND_BLUE).deck(0, COAL, shown, shown, COAL).begin()
    g.do(f"play {FIND_BLUE}", f"choose deck:{VOID}")
    assert known(g, 0, "deck") == []


@cr("Z23")
def test_the_dice_choose_among_cards_that_the_chooser_cannot_tell_apart() -> None:
    hand = ["B01-001", COAL, TANK, VOID, YATAGARASU]
    fates = set()
    for seed in range(40):
        g = Scenario(card_set=SET, seed=seed).hand(0, PICK_HAND).hand(1, *hand).begin()
        g.do(f"play {PICK_HAND}")
        assert g.starting("choose") == ["enemy hand"]
        g.do("choose enemy hand")
        fates.add(g.zone(1, "trash")[0])
    assert fates == set(hand)


@cr("Z23")
def test_a_card_that_the_chooser_knows_can_be_chosen_or_spared() -> None:
    shown = {"card": TANK, "face": "up"}
    for seed in range(5):
        g = Scenario(card_set=SET, seed=seed).hand(0, PICK_HAND).hand(1, COAL, VOID, shown).begin()
        g.do(f"play {PICK_HAND}")
        assert sorted(g.starting("choose")) == ["enemy hand", f"enemy hand:{TANK}"]
        spared = Play(g.game.copy()).do("choose enemy hand")
        assert TANK in spared.zone(1, "hand")
        g.do(f"choose enemy hand:{TANK}")
        assert g.zone(1, "trash") == [TANK]


@cr("Z23", "Z24")
def test_not_even_its_owner_tells_the_cards_of_its_life_apart() -> None:
    fates = set()
    for seed in range(30):
        g = Scenario(card_set=SET, seed=seed).hand(0, RECALL_LIFE).life(0, COAL, TANK, VOID).begin()
        g.do(f"play {RECALL_LIFE}")
        assert g.texts == ["choose life"]
        g.do("choose life")
        fates.add(g.zone(0, "hand")[0])
    assert fates == {COAL, TANK, VOID}


@cr("102.8", "Z24", "H3")
def test_who_looks_through_its_deck_sees_it_and_the_opponent_does_not() -> None:
    deck = [COAL, VOID, "B01-030", COAL]
    g = Scenario(card_set=SET).hand(0, FIND_BLUE).deck(0, *deck).begin()
    g.do(f"play {FIND_BLUE}")
    assert sorted(g.texts) == sorted([f"choose deck:{VOID}", "choose deck:B01-030", "done"])
    other = Play(g.game.copy())
    g.do(f"choose deck:{VOID}")
    other.do("choose deck:B01-030")
    assert g.zone(0, "hand") == [VOID]
    assert (g.game.observe(1) == other.game.observe(1)).all()


@cr("Z55", "Z24")
def test_revealed_cards_of_a_deck_are_shown_to_both_players_and_looked_at_ones_to_one() -> None:
    gemma, day_off = "B08-036", "B03-039"  # five cards each
    deck = [gemma, VOID, COAL, TANK, "B01-030", JUDGE]
    g = Scenario().hand(0, gemma).resource(0, VOID, times=7).deck(0, *deck).begin()
    g.do(f"play {gemma}", "at b1")
    assert (g.starting("choose"), known(g, 0, "deck")) == ([f"deck:{gemma}"], deck[:5])
    g = Scenario().hand(0, day_off).resource(0, VOID, times=3).deck(0, *deck).begin()
    g.do(f"play {day_off}")
    assert (len(g.starting("choose")), known(g, 0, "deck")) == (5, [])


@cr("Z24", "102.8")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_taken_of_the_looked_at_ones_is_shown_where_the_text_says_so(player: int) -> None:
    coon, cat = "B16-052", "B16-042"
    scenario = Scenario(turn_player=player).player_card(player, "B15-108").hand(player, coon, COAL)
    scenario.resource(player, "B01-041", times=5).deck(player, TANK, cat, COAL, VOID, TANK, JUDGE)
    g = scenario.begin().do(f"play {coon}", "at a1", "yes", f"choose deck:{cat}")
    assert (g.zone(player, "hand"), known(g, player, "hand")) == ([COAL, cat], [cat])
    assert known(g, player, "deck") == []


@cr("Z26")
def test_no_action_reorders_a_zone() -> None:
    order = [COAL, TANK, COAL, VOID]
    scenario = Scenario().hand(0, COAL).life(0, *order).trash(0, *order).charge(0, *order)
    g = scenario.resource(0, *order).begin()
    assert sorted(g.texts) == ["pass", f"play {COAL}"]
    g.do(f"play {COAL}", "at b1")
    for zone in ("life", "trash", "charge", "resource"):
        assert g.zone(0, zone) == order
