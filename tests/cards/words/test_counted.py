"""Counted numbers: in conditions, choices, costs, Tokens and amounts, from either player's side."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    IT,
    NORMAL,
    THIS,
    Ability,
    Always,
    AnyOf,
    AtLeast,
    AtMost,
    Card,
    CardType,
    Color,
    Condition,
    CostOf,
    Destroy,
    Draw,
    Effect,
    EventText,
    Fate,
    GainPower,
    If,
    MakeToken,
    Move,
    Per,
    PowerOf,
    Side,
    Startup,
    ThisTurn,
    Trait,
    Zone,
    card,
    choose,
    zx,
)

COAL, PEACOCK, TANK, TURTLE = "B01-003", "B01-004", "B01-013", "B01-014"
"""Red Z/X of Cost and Power 2 and 3500, 3 and 3000, 5 and 8000, 5 and 5000."""
BLUE, WHITE, BLACK = "B01-022", "B01-042", "B01-063"
BOTH = pytest.mark.parametrize("me", [0, 1])
"""The card is played by player 0, and by player 1."""


def _board(me: int, *hand: str) -> Scenario:
    return Scenario(me, card_set=SET).hand(me, *hand)


def _row(me: int, column: str, far: bool = False) -> str:
    """Return the Square of the own or the far row."""
    return f"{column}{3 if (me == 1) != far else 1}"


def _drawn(g: Play, me: int, *texts: str) -> int:
    before = len(g.zone(me, "hand"))
    return len(g.do(*texts).zone(me, "hand")) - before + 1


@BOTH
@pytest.mark.parametrize(("theirs", "mine", "drawn"), [(1, 3, 1), (1, 2, 0), (0, 2, 1), (3, 4, 0)])
def test_a_count_is_at_least_another_and_two_more(me: int, theirs: int, mine: int, drawn: int) -> None:
    g = _board(me, "Y-001").hand(1 - me, *[COAL] * theirs).resource(me, *[COAL] * mine).begin()
    assert _drawn(g, me, "play Y-001") == drawn
    assert len(g.zone(me, "trash")) == 1 + (1 - drawn)


@BOTH
@pytest.mark.parametrize(
    ("enemies", "own", "can"), [(1, 0, True), (1, 1, False), (2, 1, True), (0, 0, False)]
)
def test_an_event_that_asks_for_fewer_own_zx(me: int, enemies: int, own: int, can: bool) -> None:
    g = _board(me, "Y-002")
    for column in "ac"[:enemies]:
        g.zx(_row(me, column, far=True), COAL, 1 - me)
    for column in "ac"[:own]:
        g.zx(_row(me, column), COAL, me)
    assert bool(g.begin().starting("play")) == can


@BOTH
@pytest.mark.parametrize(
    ("theirs", "mine", "power"), [(1, 2, 6000), (1, 1, 5000), (0, 0, 6000), (2, 3, 5000)]
)
def test_an_always_ability_compares_two_hands(me: int, theirs: int, mine: int, power: int) -> None:
    g = _board(me, *[COAL] * mine).hand(1 - me, *[COAL] * theirs).zx(_row(me, "a"), "Y-003", me).begin()
    assert g.power(_row(me, "a")) == power


@BOTH
@pytest.mark.parametrize(
    ("charge", "drawn"), [((), 2), ((COAL, COAL), 2), ((TANK,), 0), ((TANK, COAL), 0), ((TANK, PEACOCK), 1)]
)
def test_the_costs_in_charge_together(me: int, charge: tuple[str, ...], drawn: int) -> None:
    assert _drawn(_board(me, "Y-004").charge(me, *charge).begin(), me, "play Y-004") == drawn


@BOTH
@pytest.mark.parametrize(("other", "raised", "power"), [(COAL, 0, 5000), (PEACOCK, 0, 6000), (COAL, 1, 6000)])
def test_an_always_ability_adds_up_current_costs(me: int, other: str, raised: int, power: int) -> None:
    """3 and 2 are 5; with 1 more each by Y-028, which is another Z/X, they are more than 6."""
    g = _board(me).zx(_row(me, "a"), "Y-005", me).zx(_row(me, "c"), other, me)
    if raised:
        g.zx(_row(me, "b"), "Y-028", me)
    assert g.begin().power(_row(me, "a")) == power


@pytest.mark.parametrize(("other", "total"), [(COAL, 4 + 4 + 3), (TANK, 4 + 4 + 6 + 2)])
def test_what_changes_costs_adds_up_printed_costs(other: str, total: int) -> None:
    """Ruling Z57: of 9, 3 + 3 + 2 are too few, although Y-028 adds 1 to each; 3 + 3 + 5 are enough."""
    g = _board(0, "Q-007").zx("a1", "Y-029").zx("b1", "Y-028").zx("c1", other).charge(0, COAL)
    g.deck(0, *[COAL] * 20)
    assert _drawn(g.begin(), 0, "play Q-007") == total - 2


@BOTH
@pytest.mark.parametrize(("mine", "drawn"), [(TURTLE, 1), (COAL, 0), (TANK, 1)])
def test_the_total_power_of_both_sides(me: int, mine: str, drawn: int) -> None:
    """5000 is enough against 3500 + 500, 3500 is not."""
    g = _board(me, "Y-006").zx(_row(me, "a"), mine, me).zx(_row(me, "a", far=True), COAL, 1 - me).begin()
    assert _drawn(g, me, "play Y-006") == drawn


@BOTH
@pytest.mark.parametrize(("chosen", "drawn"), [(("a",), 0), (("a", "c"), 1)])
def test_the_costs_of_what_was_chosen_together(me: int, chosen: tuple[str, ...], drawn: int) -> None:
    g = _board(me, "Y-007").zx(_row(me, "a"), COAL, me).zx(_row(me, "c"), PEACOCK, me)
    play = g.zx(_row(me, "a", far=True), TANK, 1 - me).begin().do("play Y-007")
    play.do(*[f"choose {_row(me, column)}" for column in chosen])
    if len(chosen) < 2:
        play.do("done")
    assert len(play.zone(me, "hand")) == drawn


@pytest.mark.parametrize(("boost", "drawn"), [(False, 1), (True, 0)])
def test_the_power_of_this_card(boost: bool, drawn: int) -> None:
    """5000, and 9000 with S-130, against 7000."""
    g = _board(0, "S-130").zx("a2", "Y-008").zx("a3", COAL, 1).begin()
    if boost:
        g.do("play S-130", "choose a2")
    before = len(g.zone(0, "hand"))
    g.do("attack a2", "target a3")
    assert len(g.zone(0, "hand")) - before == drawn


@BOTH
@pytest.mark.parametrize(
    ("theirs", "mine", "resource", "power"),
    [(1, 2, (COAL, BLUE), 7000), (1, 1, (COAL, BLUE), 5000), (1, 1, (COAL, PEACOCK), 7000), (1, 1, (), 7000)],
)
def test_one_of_two_counted_conditions(
    me: int, theirs: int, mine: int, resource: tuple[str, ...], power: int
) -> None:
    g = _board(me, *[COAL] * mine).hand(1 - me, *[COAL] * theirs).resource(me, *resource)
    assert g.zx(_row(me, "a"), "Y-009", me).begin().power(_row(me, "a")) == power


@BOTH
@pytest.mark.parametrize("charge", [0, 1, 3])
def test_one_card_more_than_there_are(me: int, charge: int) -> None:
    g = _board(me, "Y-010").charge(me, *[COAL] * charge).begin()
    assert _drawn(g, me, "play Y-010") == charge + 1


@cr("H87")
@pytest.mark.parametrize(("charge", "milled"), [(0, 3), (2, 1), (3, 0), (4, 0)])
def test_one_card_fewer_for_each_is_no_less_than_none(charge: int, milled: int) -> None:
    g = _board(0, "Y-011").charge(0, *[COAL] * charge).begin().do("play Y-011")
    assert len(g.zone(0, "trash")) == milled + 1


def test_looking_at_one_more_and_taking_as_many_as_in_charge() -> None:
    g = _board(0, "Y-012").charge(0, COAL, COAL).deck(0, PEACOCK, TANK, TURTLE, COAL).begin().do("play Y-012")
    assert len(g.starting("choose")) == 3
    g.do(*[text for text in g.texts if PEACOCK in text][:1])
    g.do(*[text for text in g.texts if TURTLE in text][:1])
    assert sorted(g.zone(0, "hand")) == sorted([PEACOCK, TURTLE])
    assert TANK in g.zone(0, "trash")


@BOTH
def test_choosing_one_more_than_there_are(me: int) -> None:
    g = _board(me, "Y-013").charge(me, COAL)
    for column in "abc":
        g.zx(_row(me, column, far=True), COAL, 1 - me)
    play = g.begin().do("play Y-013", f"choose {_row(me, 'a', True)}")
    assert "done" not in play.texts
    play.do(f"choose {_row(me, 'c', True)}")
    assert [play.on(_row(me, column, True)) for column in "abc"] == [None, COAL, None]


@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_one_card_more_than_were_put_away(discarded: int) -> None:
    g = _board(0, "Y-014", COAL, COAL, PEACOCK).begin().do("play Y-014")
    g.do(*[f"choose hand:{COAL}"] * discarded)
    if discarded < 2:
        g.do("done")
    assert len(g.zone(0, "hand")) == 3 + 1


@pytest.mark.parametrize("discarded", [1, 2])
def test_choosing_up_to_as_many_as_were_put_away(discarded: int) -> None:
    g = _board(0, "Y-015", COAL, COAL).zx("a3", COAL, 1).zx("b3", COAL, 1).zx("c3", COAL, 1).begin()
    g.do("play Y-015", *[f"choose hand:{COAL}"] * discarded)
    if discarded < 2:
        g.do("done")
    for square in ("a3", "c3")[:discarded]:
        assert "done" in g.texts
        g.do(f"choose {square}")
    assert [g.on(square) for square in ("a3", "b3", "c3")].count(None) == discarded


@cr("H87")
def test_a_number_that_depends_on_the_choice_before_is_known_before_the_next() -> None:
    """IT costs 2: two are chosen, whatever they cost, and the effect is carried out on them."""
    g = _board(0, "Y-016").zx("a1", COAL).zx("a3", TANK, 1).zx("b3", TANK, 1).zx("c3", TANK, 1).begin()
    g.do("play Y-016", "choose a1", "choose a3", "choose b3")
    assert [g.on(square) for square in ("a3", "b3", "c3")] == [None, None, TANK]


@BOTH
@pytest.mark.parametrize(("charge", "can"), [(0, []), (1, ["b", "c"]), (2, ["a", "b", "c"])])
def test_a_counted_total_cost(me: int, charge: int, can: list[str]) -> None:
    """2 for each card in Charge and 1: of Costs 5, 2 and 3, 5 is one of 5, or 2 and 3."""
    g = _board(me, "Y-017").charge(me, *[COAL] * charge)
    g.zx(_row(me, "a", True), TANK, 1 - me).zx(_row(me, "b", True), COAL, 1 - me)
    play = g.zx(_row(me, "c", True), PEACOCK, 1 - me).begin().do("play Y-017")
    there = [column for column in "abc" if f"choose {_row(me, column, True)}" in play.texts]
    assert there == can
    if charge == 2:
        play.do(f"choose {_row(me, 'b', True)}")
        assert play.starting("choose") == [_row(me, "c", True)]


def test_a_total_cost_up_to_that_of_what_was_destroyed() -> None:
    g = _board(0, "Y-018").zx("a1", TANK).zx("a3", TANK, 1).zx("b3", COAL, 1).zx("c3", PEACOCK, 1).begin()
    g.do("play Y-018", "choose a1", "choose c3")
    assert g.starting("choose") == ["b3"]


@cr("H87")
@BOTH
@pytest.mark.parametrize(
    ("charge", "paid"),
    [((COAL, COAL), 2), ((COAL, BLUE), 1), ((COAL, BLUE, WHITE), 0), ((COAL,), None), ((), None)],
)
def test_a_cost_of_one_card_fewer_for_each_color(me: int, charge: tuple[str, ...], paid: int | None) -> None:
    """3 cards, of one color 2, of two colors 1, of three none; what is too much cannot be paid."""
    g = _board(me).zx(_row(me, "a"), "Y-019", me).charge(me, *charge).begin()
    assert g.starting("use") == ([] if paid is None else [_row(me, "a")])
    if paid is not None:
        g.do(f"use {_row(me, 'a')}")
        while g.starting("choose"):
            g.do(f"choose {g.starting('choose')[0]}")
        assert len(g.zone(me, "charge")) == len(charge) - paid
        assert len(g.zone(me, "hand")) == 1


@cr("H87", "Z18")
@BOTH
@pytest.mark.parametrize(("trash", "tokens"), [(1, 0), (2, 1), (5, 2)])
def test_tokens_for_every_two_cards(me: int, trash: int, tokens: int) -> None:
    """Without any, the ability that costs nothing is not offered."""
    g = _board(me).zx(_row(me, "a"), "Y-021", me).trash(me, *[COAL] * trash).begin()
    assert bool(g.starting("use")) == (tokens > 0)
    if tokens:
        g.do(f"use {_row(me, 'a')}")
        for _ in range(tokens):
            g.do(f"choose {g.starting('choose')[0]}")
        assert _tokens(g) == tokens
        assert not g.starting("choose")


@cr("H87")
def test_tokens_are_counted_before_the_first_of_them_appears() -> None:
    """Two own Z/X: three Tokens, although each is one more own Z/X; with two Squares left, two."""
    g = _board(0, "Y-023").zx("a1", COAL).zx("c1", COAL).begin().do("play Y-023")
    for square in ("a2", "b2", "c2"):
        g.do(f"choose {square}")
    assert _tokens(g) == 3
    full = (
        _board(0, "Y-023").zx("a1", COAL).zx("c1", COAL).zx("a2", COAL, 1).zx("b2", COAL, 1).zx("c2", COAL, 1)
    )
    play = full.begin().do("play Y-023", "choose a3", "choose c3")
    assert _tokens(play) == 2
    assert play.game.to_play == 0 and play.starting("pass") == [""]


@pytest.mark.parametrize(("trashed", "taken"), [(0, 0), (1, 1), (2, 1), (2, 2)])
def test_up_to_a_token_for_each_card_put_away(trashed: int, taken: int) -> None:
    g = _board(0, "Y-022").charge(0, COAL, COAL).begin().do("play Y-022")
    for _ in range(trashed):
        g.do(f"choose {g.starting('choose')[0]}")
    if trashed < 2:
        g.do("done")
    for square in ("a2", "b2")[:taken]:
        g.do(f"choose {square}")
    if taken < trashed:
        g.do("done")
    assert _tokens(g) == taken
    assert len(g.zone(0, "hand")) == 1


@pytest.mark.parametrize(("hand", "power"), [(0, 7000), (3, 5500), (6, 4000)])
def test_power_with_a_constant(hand: int, power: int) -> None:
    assert _board(0, *[COAL] * hand).zx("a1", "Y-024").begin().power("a1") == power


@BOTH
@pytest.mark.parametrize(
    ("colors", "playable"),
    [
        ((COAL,) * 4, False),
        ((COAL,) * 5, True),
        ((COAL, BLUE, COAL), False),
        ((COAL, BLUE, COAL, COAL), True),
    ],
)
def test_a_cost_lower_for_each_color(me: int, colors: tuple[str, ...], playable: bool) -> None:
    g = _board(me, "Y-025").resource(me, *colors).begin()
    assert bool(g.starting("play")) == playable


def test_a_cost_stops_at_its_least_for_any_number_of_colors() -> None:
    """Five colors would take 5 off 6; it stops at 2."""
    resource = (COAL, BLUE, WHITE, BLACK, "B01-083")
    g = _board(0, "Y-025").resource(0, *resource).begin().do("play Y-025", "at a1")
    while g.starting("pay"):
        g.do(f"pay {g.starting('pay')[0]}")
    assert g.asleep(0) == 2


def test_damage_with_a_constant() -> None:
    g = _board(0, "Y-026").charge(0, COAL, COAL).zx("a3", TANK, 1).begin().do("play Y-026", "choose a3")
    assert g.damage("a3") == 4000


@pytest.mark.parametrize(("resource", "can"), [((COAL,), ["a3"]), ((COAL, BLUE), ["a3", "b3"])])
def test_a_cost_bound_by_colors(resource: tuple[str, ...], can: list[str]) -> None:
    g = _board(0, "Y-027").resource(0, *resource).zx("a3", COAL, 1).zx("b3", PEACOCK, 1).begin()
    assert g.do("play Y-027").starting("choose") == can


def _tokens(g: Play) -> int:
    return sum(g.on(f"{column}{row}") == "Y-020" for column in "abc" for row in (1, 2, 3))


# -- refused ---------------------------------------------------------------------------------------------


def _event(*do: Effect) -> EventText:
    return EventText(do=list(do))


def _if(need: Condition) -> EventText:
    return _event(If([need], [Draw(1)]))


_CHARGE = card(Side.OWN, Zone.CHARGE)
_APPEARED = ThisTurn(Fate.APPEARED, zx(Side.OWN))


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (_if(AtLeast(0, CostOf(_CHARGE))), "at least 0 is no condition"),
        (_if(AtMost(-1, CostOf(_CHARGE))), "at most -1 is no condition"),
        (_if(AtLeast(Per(1, _CHARGE), _CHARGE)), "that is what it is compared with"),
        (_if(AtLeast(2, Per(1, _CHARGE))), "cards are counted as they are"),
        (_if(AtLeast(2, Per(2, _CHARGE, colors=True))), "cards are counted as they are"),
        (_if(AtLeast(2, Per(1, _APPEARED, colors=True))), "colors are counted of the cards that"),
        (_if(AtLeast(CostOf(IT), _CHARGE)), "no choice before"),
        (_if(AnyOf([AtLeast(PowerOf(zx()), CostOf(_CHARGE)), AtLeast(1, zx())])), "in an AnyOf"),
        (_if(AnyOf([AtLeast(2, CostOf(THIS)), AtLeast(1, zx())])), "in an AnyOf"),
        (Always(needs=[AtLeast(PowerOf(zx()), zx())], do=[GainPower(1)]), "in an AnyOf or an Always ability"),
        (
            Always(needs=[AtLeast(Per(1, zx(power_at_least=1)), zx(Side.OWN))], do=[GainPower(1)]),
            "in an AnyOf or an Always ability",
        ),
        (_event(Destroy(choose(PowerOf(zx()), zx()))), "not counted by a Power"),
        (_event(Destroy(choose(2, zx(), total_cost_at_most=PowerOf(zx())))), "not bounded by a Power"),
        (
            Startup(
                cost=[Move(choose(2, _CHARGE, total_cost_at_most=Per(1, zx())), Zone.TRASH)], do=[Draw(1)]
            ),
            "is bounded by a number",
        ),
        (
            Startup(
                cost=[Move(choose(Per(1, zx()), _CHARGE, different=Trait.NAME), Zone.TRASH)], do=[Draw(1)]
            ),
            "a number of cards that is known",
        ),
        (Startup(cost=[Move(choose(CostOf(THIS), _CHARGE), Zone.TRASH)], do=[Draw(1)]), "paid in full"),
        (_event(MakeToken("Y-020", NORMAL, number=Per(1, zx(), cards=0))), "1 or more cards"),
    ],
)
def test_what_no_rule_counts_is_refused(ability: Ability, why: str) -> None:
    token = Card("Y-020", "Y-020", Color.COLORLESS, CardType.TOKEN, cost=1, power=1000)
    kind = CardType.EVENT if isinstance(ability, EventText) else CardType.ZX
    with pytest.raises(CardError, match=why):
        encode([token, Card("T-001", "T", Color.RED, kind, abilities=[ability])])
