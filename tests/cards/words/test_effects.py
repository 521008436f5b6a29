"""Words of effects and costs: what they do on the board."""

import pytest

from tests.citations import cr
from tests.made_up import MADE_UP, SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    IT,
    KEPT,
    NORMAL,
    AtEndOfTurn,
    Card,
    Cost,
    Damage,
    Destroy,
    Divide,
    Draw,
    Effect,
    EventText,
    Ignite,
    Look,
    May,
    Move,
    OneOf,
    Per,
    Put,
    Startup,
    Swap,
    WhenDestroyed,
    card,
    choose,
    each,
    looked,
    zx,
)
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import CardType, Color, Rest, Side, Zone

RED, BLUE = "B01-003", "B01-032"
DEAR = "B01-013"  # Cost 5
BIG = "F-078"  # Cost 3, Power 5000


def _board(event: str = "", **keys: object) -> Scenario:
    board = Scenario(card_set=SET, **keys).resource(0, RED, times=9).resource(1, RED, times=9)
    return board.hand(0, event) if event else board


def _deck(*cards: str) -> list[str]:
    return [*cards, *[RED] * 5]


def _choose(g: Play, *words: str) -> Play:
    for word in words:
        fitting = [text for text in g.texts if text.startswith("choose") and word in text]
        assert fitting, f"no {word!r} in {g.texts}\n{g}"
        g.do(fitting[0])
    return g


# -- looking ------------------------------------------------------------------------------------------------


def test_cards_are_picked_among_the_top_and_the_rest_is_shuffled_back() -> None:
    g = _board("F-001").deck(0, *_deck(RED, BIG, BLUE, BIG)).begin().do("play F-001")
    assert g.starting("choose deck:") == [BIG, BLUE]
    _choose(g, BIG, BIG)
    assert g.zone(0, "hand") == [BIG, BIG]
    assert len(g.zone(0, "deck")) == 7
    assert g.starting("choose") == []


def test_fewer_may_be_picked_than_there_are() -> None:
    g = _board("F-001").deck(0, *_deck(BIG)).begin().do("play F-001", "done")
    assert g.zone(0, "hand") == []


def test_the_top_is_put_back_in_any_order() -> None:
    g = _board("F-002").deck(0, *_deck(RED, BIG, BLUE)).begin().do("play F-002")
    _choose(g, BIG, BLUE, RED)
    assert g.zone(0, "deck")[:3] == [BIG, BLUE, RED]


def test_the_rest_goes_to_trash() -> None:
    g = _board("F-003").deck(0, *_deck(RED, BIG, BLUE)).begin().do("play F-003")
    _choose(g, BIG)
    assert g.asleep(0) == 1
    assert sorted(g.zone(0, "trash")) == [RED, BLUE, "F-003"]


def test_the_rest_goes_to_the_bottom_in_any_order() -> None:
    g = _board("F-004").deck(0, RED, BIG, BLUE, "F-077").begin().do("play F-004")
    _choose(g, BIG, RED, BLUE)
    assert g.zone(0, "hand") == [BIG]
    assert g.zone(0, "deck") == ["F-077", RED, BLUE]


def test_the_rest_goes_to_resource() -> None:
    g = _board("F-005").deck(0, *_deck(BIG, BLUE)).begin().do("play F-005")
    assert len(g.zone(0, "resource")) == 11
    assert g.asleep(0) == 2


def test_a_look_at_the_other_deck() -> None:
    g = _board("F-006").deck(1, BIG, RED, BLUE).begin().do("play F-006")
    assert g.starting("choose") == [f"enemy deck:{BIG}"]
    assert g.do("done").zone(1, "deck") == [BIG, RED, BLUE]
    g = _board("F-006").deck(1, BIG, RED, BLUE).begin().do("play F-006")
    assert _choose(g, BIG).zone(1, "deck") == [RED, BLUE, BIG]


def test_a_look_at_the_own_life() -> None:
    g = _board("F-007").life(0, RED, BIG).deck(0, BLUE, BLUE).begin().do("play F-007")
    assert set(g.starting("choose life:")) == {RED, BIG}
    _choose(g, BIG)
    assert g.zone(0, "hand") == [BIG]
    assert sorted(g.zone(0, "life")) == sorted([BLUE, RED])


def test_a_looked_at_card_appears() -> None:
    g = _board("F-008").deck(0, *_deck(RED, BIG)).begin().do("play F-008")
    _choose(g, BIG, "a1")
    assert g.on("a1") == BIG


@pytest.mark.parametrize("me", [0, 1])
def test_the_one_card_that_is_shown_appears_if_it_fits(me: int) -> None:
    scene = Scenario(me, card_set=SET).hand(me, "PRM-001").deck(me, *_deck(RED))
    g = scene.begin().do("play PRM-001")
    assert g.to_play == me
    # It has a Cost of 3 or less: nobody can decline, and then a Square is chosen.
    assert g.texts == [f"choose deck:{RED}"]
    g.do(f"choose deck:{RED}")
    assert (g.to_play, len(g.starting("choose")), len(g.texts)) == (me, 7, 7)
    square = g.starting("choose")[0]
    g.do(f"choose {square}")
    assert (g.on(square), len(g.zone(me, "deck"))) == (RED, 5)
    g.do("pass")
    assert g.on(square) is None  # IT is the card that appeared
    dear = Scenario(me, card_set=SET).hand(me, "PRM-001").deck(me, *_deck(DEAR)).begin()
    assert not dear.do("play PRM-001").starting("choose")
    assert dear.zone(me, "deck")[0] == DEAR


# -- Squares ------------------------------------------------------------------------------------------------


@cr("1006.3", "Z35")
def test_several_cards_appear_on_different_squares() -> None:
    g = _board("F-011").trash(0, BIG, RED, BLUE).begin().do("play F-011")
    _choose(g, BIG, BLUE)
    g.do("done")
    _choose(g, "a1")
    assert "choose a1" not in g.texts
    _choose(g, "b2")
    assert (g.on("a1"), g.on("b2")) == (BIG, BLUE)
    assert (g.state("a1"), g.state("b2")) == ("sleep", "sleep")
    # At the end of the turn each of them is removed, whichever the player takes first.
    g.do("pass")
    while "RESOLVE" in str(g.game) or g.starting("resolve"):
        g.do(g.texts[0])
    assert (g.on("a1"), g.on("b2")) == (None, None)
    assert sorted(g.zone(0, "removed")) == sorted([BIG, BLUE])


@cr("1006.3", "Z35")
def test_for_want_of_squares_the_others_stay() -> None:
    board = _board("F-011").trash(0, BIG, RED)
    for square in ("a1", "c1", "a2", "b2", "a3", "c3"):
        board.zx(square, RED, owner=0 if square[1] == "1" else 1)
    g = board.begin().do("play F-011")
    _choose(g, BIG, RED)
    if g.starting("done"):
        g.do("done")
    _choose(g, "c2")
    assert g.on("c2") == BIG
    assert RED in g.zone(0, "trash")


def test_a_card_appears_where_this_one_was() -> None:
    g = _board("F-046").zx("b2", "F-012", owner=1).hand(1, BIG).begin().do("play F-046")
    _choose(g, "b2")
    assert g.to_play == 1
    _choose(g, BIG, "b2")
    assert g.on("b2") == BIG


def test_the_opponent_chooses_what_it_may_put_there() -> None:
    g = _board("F-013").zx("b2", BIG, owner=1).hand(1, RED).begin().do("play F-013")
    _choose(g, "b2")
    assert g.to_play == 1
    _choose(g, RED)
    assert g.starting("choose") == ["b2"]
    _choose(g, "b2")
    assert g.on("b2") == RED
    assert g.zone(1, "hand") == [BIG]


def test_next_to_this_card() -> None:
    g = _board().zx("a1", "F-014").hand(0, RED).begin().do("use a1")
    _choose(g, RED)
    assert g.starting("choose") == ["a2"]


def test_two_zx_change_squares() -> None:
    g = _board("F-021").zx("a2", BIG, damage=1000).zx("b2", RED, owner=1).begin().do("play F-021")
    _choose(g, "a2", "b2")
    assert (g.on("a2"), g.on("b2"), g.damage("b2")) == (RED, BIG, 1000)


# -- damage and amounts -------------------------------------------------------------------------------------


def test_divided_damage_goes_unit_by_unit_and_counts_what_it_destroys() -> None:
    g = _board("F-022").zx("a2", RED, owner=1).zx("b2", BIG, owner=1).begin().do("play F-022")
    _choose(g, "a2", "b2")
    # Each has a unit of 500 (ruling Z19); ten are left.
    _choose(g, *["a2"] * 6, *["b2"] * 4)
    assert g.on("a2") is None
    assert g.damage("b2") == 2500
    assert len(g.zone(0, "hand")) == 1


def test_undestroyed_draws_nothing() -> None:
    g = _board("F-022").zx("a2", "B01-016", owner=1).begin().do("play F-022")
    _choose(g, "a2")
    if "done" in g.texts:
        g.do("done")
    assert g.damage("a2") == 6000
    assert g.zone(0, "hand") == []


def test_damage_for_every_color() -> None:
    g = _board("F-023").resource(0, *[RED] * 5, BLUE).zx("a2", "B01-016", owner=1).begin().do("play F-023")
    _choose(g, "a2")
    if "done" in g.texts:
        g.do("done")
    assert g.damage("a2") == 4000


def test_damage_for_every_two_cards() -> None:
    g = _board("F-031").zx("a2", BIG, owner=1).begin().do("play F-031")
    assert g.damage("a2") == 4000


def test_damage_of_the_power_of_a_card() -> None:
    g = _board("F-032").trash(1, RED).zx("a2", BIG, owner=1).begin().do("play F-032")
    _choose(g, RED)
    assert g.damage("a2") == 3500


def test_draw_as_many_as_were_chosen() -> None:
    g = _board().hand(0, "F-033", BIG, BLUE).begin().do("play F-033")
    _choose(g, BIG, BLUE)
    assert len(g.zone(1, "hand")) == 2


def test_damage_of_the_power_of_the_zx_on_a_square() -> None:
    g = _board("F-035").zx("b1", RED).zx("b2", BIG, owner=1).begin().do("play F-035")
    assert _choose(g, "b2").damage("b2") == 3500


def test_divided_damage_for_every_two_cards() -> None:
    board = _board("F-036").cards(0, "removed", [RED] * 5).zx("b2", "B01-016", owner=1)
    assert _choose(board.begin().do("play F-036"), "b2").damage("b2") == 6000


def test_as_many_as_were_moved() -> None:
    g = _board("F-037").deck(0, *[RED] * 3).resource(0, *[RED] * 6).begin().do("play F-037")
    assert (len(g.zone(0, "resource")), len(g.zone(0, "deck"))) == (6, 3)


def test_a_card_is_chosen_for_what_follows() -> None:
    g = _board().zx("c1", "F-038").zx("a3", BIG, owner=1).begin().do("use c1")
    _choose(g, "a3")
    assert sorted(g.starting("choose")) == ["a2", "b3"]
    _choose(g, "a2")
    assert (g.on("a2"), g.on("a3")) == ("F-038", None)


def test_choose_as_many_as_are_counted() -> None:
    sleeping = [{"card": RED, "state": "sleep"}] * 4
    g = _board().hand(0, "F-034", BIG, BIG, BLUE).resource(0, *sleeping, *[RED] * 3).begin().do("play F-034")
    for _ in range(2):
        if g.starting("choose"):
            g.do(next(text for text in g.texts if "sleep" in text.lower()))
    assert g.asleep(0) in (2, 3)


# -- modes and otherwise ------------------------------------------------------------------------------------


def test_one_mode_is_chosen_by_yes_and_no() -> None:
    g = _board("F-041").begin().do("play F-041", "yes")
    assert len(g.zone(0, "hand")) == 2
    g = _board("F-041").begin().do("play F-041", "no", "no")
    assert len(g.zone(0, "charge")) == 1


def test_two_different_modes_in_any_order() -> None:
    g = _board("F-042").deck(0, BIG, BLUE, RED, RED).begin().do("play F-042", "no", "yes", "yes")
    assert g.zone(0, "charge") == [BIG]
    assert g.zone(0, "hand") == [BLUE]


def test_the_opponent_may_pay() -> None:
    g = _board("F-043").zx("a2", BIG, owner=1).begin().do("play F-043")
    assert g.to_play == 1
    g.do("yes")
    assert g.asleep(1) == 2
    assert g.power("a2") == 5000
    g = _board("F-043").zx("a2", BIG, owner=1).begin().do("play F-043", "no")
    assert _choose(g, "a2").power("a2") == 1000


def test_who_cannot_pay_is_not_asked() -> None:
    g = _board("F-043").resource(1, RED).zx("a2", BIG, owner=1).begin().do("play F-043")
    assert g.starting("choose") == ["a2"]


def test_otherwise() -> None:
    g = _board("F-044").begin().do("play F-044", "yes")
    assert (len(g.zone(0, "hand")), len(g.zone(1, "charge"))) == (2, 1)
    g = _board("F-044").zx("a2", BIG, owner=1).begin().do("play F-044", "no")
    assert (len(g.zone(0, "hand")), len(g.zone(1, "charge"))) == (2, 0)


def test_at_random() -> None:
    g = _board("F-045").trash(0, RED, BIG, BLUE).begin().do("play F-045")
    assert len(g.zone(0, "hand")) == 2


@pytest.mark.parametrize(("answer", "taken"), [("yes", 1), ("no", 0)])
def test_what_may_be_done_to_a_card_at_random_is_asked(answer: str, taken: int) -> None:
    # F-145: nobody chooses the card, so the question is whether it is done.
    g = _board("F-145").trash(0, RED, BIG, BLUE).begin().do("play F-145")
    assert (g.to_play, g.texts) == (0, ["yes", "no"])
    assert len(g.do(answer).zone(0, "hand")) == taken


def test_what_was_picked() -> None:
    g = _board("F-046").zx("a2", BIG, owner=1).zx("b2", RED, owner=1).begin().do("play F-046")
    _choose(g, "a2", "b2")
    assert len(g.zone(0, "hand")) == 1
    g = _board("F-046").zx("a2", BIG, owner=1).zx("b2", RED, owner=1).begin().do("play F-046")
    _choose(g, "a2").do("done")
    assert len(g.zone(0, "charge")) == 1


@pytest.mark.parametrize(("other", "drawn"), [(RED, 1), ("S-013", 0)])
def test_how_many_it_was_done_to(other: str, drawn: int) -> None:
    # S-013 can be chosen and is not affected by enemy cards.
    g = _board("F-079").zx("a2", BIG, owner=1).zx("b2", other, owner=1).begin().do("play F-079")
    _choose(g, "a2", "b2")
    assert (len(g.zone(0, "hand")), len(g.zone(0, "charge"))) == (drawn, 1 - drawn)


@pytest.mark.parametrize(("answer", "drawn"), [("choose c1", 1), ("done", 0)])
def test_what_the_word_before_did_not_do_is_not_counted(answer: str, drawn: int) -> None:
    board = _board("F-080").zx("a2", BIG, owner=1).zx("c1", RED)
    g = board.begin().do("play F-080", "choose a2", answer)
    assert len(g.zone(0, "hand")) == drawn


def test_the_opponent_chooses_what_it_discards() -> None:
    g = _board("F-047").hand(1, BIG, RED).begin().do("play F-047")
    assert g.to_play == 1
    _choose(g, RED)
    assert g.zone(1, "hand") == [BIG]


def test_a_card_is_shown() -> None:
    g = _board().hand(0, "F-048", "F-053").begin().do("play F-048")
    _choose(g, "F-053")
    assert len(g.zone(0, "hand")) == 2
    g = _board("F-048").begin().do("play F-048")
    assert len(g.zone(0, "hand")) == 2


def test_what_was_picked_to_keep() -> None:
    g = _board("F-049").zx("a2", BIG).zx("b2", RED).begin().do("play F-049")
    _choose(g, "a2", "b2")
    assert (g.on("a2"), g.on("b2")) == (None, RED)


def test_the_opponent_chooses_among_those_that_were_picked() -> None:
    g = _board("F-050").resource(1, RED, BIG, BLUE).begin().do("play F-050")
    _choose(g, BIG, BLUE)
    assert g.to_play == 1
    assert sorted(g.starting("choose resource:")) == sorted([BIG, BLUE])
    _choose(g, BIG)
    assert g.zone(1, "deck")[-1] == BIG


# -- places ------------------------------------------------------------------------------------------------


def test_third_from_the_top() -> None:
    g = _board("F-051").deck(1, RED, RED, BLUE).zx("a2", BIG, owner=1).begin().do("play F-051")
    assert _choose(g, "a2").zone(1, "deck") == [RED, RED, BIG, BLUE]


def test_into_life() -> None:
    g = _board("F-052").trash(0, BIG).begin().do("play F-052")
    assert BIG in _choose(g, BIG).zone(0, "life")


def test_ignite_twice() -> None:
    g = _board("F-053").deck(0, RED, "B01-001", RED, RED).begin().do("play F-053")
    # The first has no Ignition icon and goes to Trash; the second may be played.
    assert g.zone(0, "trash")[0] == RED or RED in g.zone(0, "trash")
    assert len(g.texts) == 2


def test_to_the_bottom() -> None:
    g = _board().hand(0, "F-054", BIG).begin().do("play F-054")
    assert _choose(g, BIG).zone(0, "deck")[-1] == BIG


# -- later --------------------------------------------------------------------------------------------------


def test_this_card_goes_at_the_end_of_the_turn() -> None:
    g = _board().zx("b2", "F-061").zx("b3", RED, owner=1).begin()
    g.attack("b2", "b3").pass_both()
    assert g.on("b2") == "F-061"
    g.do("pass")
    assert g.on("b2") is None
    assert "F-061" in g.zone(0, "trash")


def test_something_is_done_at_the_end_of_the_turn() -> None:
    g = _board("F-062").begin().do("play F-062")
    assert g.zone(0, "hand") == []
    assert len(g.do("pass").zone(0, "hand")) == 1


# -- costs --------------------------------------------------------------------------------------------------


def test_destroying_as_a_cost_needs_all_of_them() -> None:
    assert "use b1" not in _board().zx("b1", "F-071").zx("a1", RED).begin().texts
    g = _board().zx("b1", "F-071").zx("a1", RED).zx("c1", RED).begin().do("use b1")
    _choose(g, "a1", "c1")
    assert len(g.zone(0, "hand")) == 3


def test_who_sleeps_cannot_pay_by_sleeping() -> None:
    asleep = _board().zx("b1", "F-072").zx("a1", RED).zx("c1", RED, state="sleep").begin()
    assert asleep.starting("use b1") == []
    g = _board().zx("b1", "F-072").zx("a1", RED).zx("c1", RED).begin().do("use b1")
    _choose(g, "a1", "c1")
    assert (g.state("a1"), g.state("c1")) == ("sleep", "sleep")


def test_two_colors_need_two_resources() -> None:
    assert _board().zx("b1", "F-073").begin().starting("use b1") == []
    g = _board().resource(0, RED, BLUE).zx("b1", "F-073").begin().do("use b1")
    assert g.asleep(0) == 2


def test_removing_trash_as_a_cost() -> None:
    assert _board().zx("b1", "F-074").trash(0, RED).begin().starting("use b1") == []
    g = _board().zx("b1", "F-074").trash(0, RED, BIG).begin().do("use b1")
    _choose(g, RED, BIG)
    assert len(g.zone(0, "removed")) == 2


def test_a_locked_name() -> None:
    g = _board().zx("a1", "F-075").zx("c1", "F-075").begin().do("use a1")
    assert (g.starting("use a1"), g.starting("use c1")) == ([], [])


@cr("H75")
@pytest.mark.parametrize("picked", ["a1", "b2"])
def test_of_a_locked_name_one_is_carried_out(picked: str) -> None:
    g = _board("F-011").trash(0, "F-055", "F-055").begin().do("play F-011")
    _choose(g, "F-055", "F-055", "a1", "b2")
    assert sorted(g.starting("resolve")) == ["a1", "b2"]
    g.do(f"resolve {picked}")
    assert (len(g.zone(0, "hand")), g.starting("resolve")) == (1, [])


def test_discarding_as_a_cost() -> None:
    g = _board().zx("b1", "F-076").hand(0, RED).begin().do("use b1")
    _choose(g, RED)
    assert g.asleep(0) == 2
    assert len(g.zone(0, "hand")) == 2


def test_a_resource_that_sleeps_pays_nothing_else() -> None:
    assert _board().resource(0, "F-077").begin().starting("use") == []
    g = _board().resource(0, "F-077", RED).begin()
    g.do(next(text for text in g.texts if text.startswith("use")))
    assert g.asleep(0) == 2


@pytest.mark.parametrize(
    "card", [card for card in MADE_UP if card.number.startswith("F-")], ids=lambda c: c.number
)
def test_every_word_is_said(card: object) -> None:
    words = say(card)  # type: ignore[arg-type]
    assert "None" not in words
    assert "Choice" not in words


# -- what is refused ----------------------------------------------------------------------------------------

HAND = card(Side.OWN, Zone.HAND)

BAD_EFFECTS = [
    (Look(13), "number", "looks at 12 cards at most"),
    (Look(Per(1, card(Side.OWN, Zone.DECK))), "number", "to search, choose among card"),
    (Look(1, rest=Rest.STAY), "rest", "Rest.TOP puts it back"),
    (Look(1, zone=Zone.LIFE), "rest", "Rest.STAY"),
    (Move(choose(1, looked()), Zone.HAND), "what.among", "nothing is being looked at"),
    (Destroy(IT), "what", "no choice before has picked anything"),
    (Destroy(KEPT), "what", "to keep"),
    (OneOf([[Draw(1)]]), "modes", "2 to 7 modes"),
    (OneOf([[Draw(1)], [Draw(2)]], number=2), "modes", "fewer are chosen"),
    (WhenDestroyed([Draw(1)]), "", "no damage was dealt"),
    (AtEndOfTurn([], to=None), "do", "nothing to do later"),
    (Swap(choose(1, zx())), "what", "choose 2"),
    (Divide(1000, choose(1, zx()), unit=300), "unit", "no number of units"),
    (Move(choose(1, HAND), Zone.TRASH, bottom=True), "", "moves into a deck"),
    (Move(choose(1, HAND), Zone.DECK, bottom=True, shuffled=True), "", "one place of a deck"),
    (Move(choose(1, HAND), Zone.DECK, place=0), "place", "at least 1"),
    (Damage(Per(1000, HAND, cards=0), each(zx())), "amount.cards", "every 1 or more"),
    (Ignite(0), "number", "at least 1"),
    (Put(each(zx()), NORMAL), "what", "one by one"),
    (Look(2, [Put(each(looked(zx())), NORMAL)]), "do[0].what", "exactly 1 card"),
    (Look(1, [Put(each(looked(zx())), NORMAL)], up_to=True), "do[0].what", "exactly 1 card"),
    (Look(1, [Put(each(zx(zone=Zone.DECK)), NORMAL)]), "do[0].what", "exactly 1 card"),
    (Look(1, [Put(each(looked()), NORMAL)]), "do[0].what", "only Z/X stand"),
    (
        Look(1, [Move(choose(1, looked()), Zone.HAND)], Rest.STAY, zone=Zone.LIFE),
        "do[0].what.among",
        "Cards of Life are chosen by card(Side.OWN, Zone.LIFE)",
    ),
    (May(May(Draw(1))), "do", "what may be done is one word"),
]

BAD_COSTS = [
    (Destroy(each(zx(Side.OWN))), "what", "a number of cards to choose"),
    (Move(choose(1, HAND, by=Side.ENEMY), Zone.TRASH), "what", "who pays a cost chooses"),
    (Move(choose(1, HAND, random=True), Zone.TRASH), "what", "who pays a cost chooses"),
    (Move(choose(1, HAND, up_to=True), Zone.TRASH), "what", "paid in full"),
]


@pytest.mark.parametrize(("word", "field", "words"), BAD_EFFECTS, ids=lambda value: str(value)[:40])
def test_a_bad_effect_is_refused_by_field(word: Effect, field: str, words: str) -> None:
    event = Card("T-001", "T", Color.RED, CardType.EVENT, abilities=[EventText(do=[word])])
    _refused(event, "abilities[0].do[0]", field, words)


@pytest.mark.parametrize(("word", "field", "words"), BAD_COSTS, ids=lambda value: str(value)[:40])
def test_a_bad_cost_is_refused_by_field(word: Cost, field: str, words: str) -> None:
    user = Card("T-001", "T", Color.RED, power=1000, abilities=[Startup(cost=[word], do=[Draw(1)])])
    _refused(user, "abilities[0].cost[0]", field, words)


def _refused(bad: Card, place: str, field: str, words: str) -> None:
    with pytest.raises(CardError) as error:
        encode([bad])
    assert error.value.field == (f"{place}.{field}" if field else place)
    assert words in str(error.value)
