"""Z/X that stand next to another card or to described ones, and pairs of Z/X next to each other."""

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
    AtLeast,
    Card,
    CardType,
    Color,
    CostOf,
    Destroy,
    Draw,
    Effect,
    EventText,
    GainPower,
    Having,
    Icon,
    If,
    Pairs,
    Per,
    Put,
    Side,
    That,
    Zone,
    card,
    choose,
    zx,
)

COAL, PEACOCK, TANK, BLUE = "B01-003", "B01-004", "B01-013", "B01-022"
"""Red Z/X of Cost and Power 2 and 3500, 3 and 3000, 5 and 8000; a blue one."""
BOTH = pytest.mark.parametrize("me", [0, 1])


def _at(me: int, square: str) -> str:
    """Return the Square that player `me` sees where player 0 sees `square`."""
    return square if me == 0 else f"{'cba'['abc'.index(square[0])]}{4 - int(square[1])}"


def _board(me: int, *hand: str) -> Scenario:
    return Scenario(me, card_set=SET).hand(me, *hand)


def _put(g: Scenario, me: int, owner: int, number: str, *squares: str, **keys: str) -> Scenario:
    for square in squares:
        g.zx(_at(me, square), number, owner, **keys)
    return g


def _choices(g: Play, me: int) -> list[str]:
    return sorted(_at(me, square) for square in g.starting("choose"))


@cr("303.2")
@BOTH
def test_next_to_a_described_zx(me: int) -> None:
    """a2 stands next to the red a1, and b2 to none; what stands next to a blue one does not fit."""
    g = _put(_board(me, "Y-080"), me, me, COAL, "a1")
    _put(g, me, me, BLUE, "c1")
    _put(g, me, 1 - me, COAL, "a2", "b2", "c2", "a3")
    assert _choices(g.begin().do("play Y-080"), me) == ["a2"]


@BOTH
def test_next_to_a_named_zx(me: int) -> None:
    """Heavenly Pavilion B05-078: next to the own Avaritia B04-076 on a Normal Square, its own side or not."""
    g = _put(_board(me, "B05-078"), me, me, "B04-076", "b2").resource(me, "B01-067", "B01-067")
    _put(g, me, 1 - me, "B04-076", "c3")
    _put(g, me, me, COAL, "a2", "b1")
    _put(g, me, 1 - me, TANK, "c2", "b3", "a3")
    g = g.begin().do("play B05-078")
    assert _choices(g, me) == ["a2", "c2"]
    g.do(f"choose {_at(me, 'c2')}")
    assert (g.on(_at(me, "c2")), g.zone(1 - me, "charge")) == (None, [TANK])


@BOTH
def test_next_to_none(me: int) -> None:
    g = _put(_board(me, "Y-080"), me, me, COAL, "a1")
    _put(g, me, 1 - me, COAL, "b2", "c3")
    assert _choices(g.begin().do("play Y-080"), me) == []


@BOTH
def test_each_next_to_the_chosen_one(me: int) -> None:
    """Of both players; the chosen one itself does not stand next to itself."""
    g = _put(_board(me, "Y-081"), me, me, TANK, "b2", "b1", "c1")
    play = _put(g, me, 1 - me, TANK, "a2", "b3", "c3").begin().do("play Y-081", f"choose {_at(me, 'b2')}")
    hurt = [square for square in ("b2", "b1", "c1", "a2", "b3", "c3") if play.damage(_at(me, square))]
    assert hurt == ["b1", "a2", "b3"]


@cr("Z13")
@BOTH
def test_next_to_where_it_was(me: int) -> None:
    """The kept card lies in the Trash; its last Square counts."""
    g = _put(_board(me, "Y-082"), me, me, TANK, "b2")
    play = _put(g, me, 1 - me, TANK, "a2", "b3", "c3").begin().do("play Y-082", f"choose {_at(me, 'b2')}")
    assert _choices(play, me) == ["a2", "b3"]


@cr("Z13")
@BOTH
def test_each_next_to_what_an_ability_destroyed(me: int) -> None:
    """B23-109: what stands next to the destroyed Z/X at the end of the own turn is dealt 5000."""
    g = _put(_board(me), me, me, "B23-109", "b1").trash(me, *("B23-109",) * 5).deck(1 - me, COAL)
    play = _put(g, me, 1 - me, COAL, "b2", "b3", "a2", "c3", "a3").begin()
    play.do("pass", f"choose {_at(me, 'b2')}")
    left = [square for square in ("b1", "b2", "b3", "a2", "c3", "a3") if play.on(_at(me, square))]
    assert left == ["b1", "c3", "a3"]


@cr("Z13")
@BOTH
def test_next_to_what_was_destroyed_in_battle(me: int) -> None:
    g = _put(_board(me), me, me, "Y-083", "b2")
    play = _put(_put(g, me, 1 - me, PEACOCK, "b3"), me, 1 - me, TANK, "a3", "c3", "a2").begin()
    play.attack(_at(me, "b2"), _at(me, "b3")).pass_both()
    assert [play.on(_at(me, square)) for square in ("a3", "c3", "a2")] == [None, None, TANK]
    assert len(play.zone(1 - me, "removed")) == 2


@BOTH
@pytest.mark.parametrize(("state", "powers"), [("sleep", [3500, 4500, 6000]), ("reboot", [3500, 3500, 5000])])
def test_an_always_ability_for_what_stands_next_to_others(me: int, state: str, powers: list[int]) -> None:
    """a1 asleep: a2 and b1 stand next to it; it does not stand next to itself."""
    g = _put(_board(me), me, me, COAL, "a1", state=state)
    play = _put(_put(g, me, me, COAL, "a2"), me, me, "Y-084", "b1").begin()
    assert [play.power(_at(me, square)) for square in ("a1", "a2", "b1")] == powers


@BOTH
def test_a_card_is_put_next_to_a_described_one(me: int) -> None:
    g = _put(_board(me, "Y-085", TANK), me, me, COAL, "a1")
    play = _put(g, me, me, BLUE, "c2").begin().do("play Y-085", f"choose hand:{TANK}")
    assert _choices(play, me) == ["a2"]
    assert play.do(f"choose {_at(me, 'a2')}").on(_at(me, "a2")) == TANK


@BOTH
def test_where_none_stands_next_to_no_card_is_put(me: int) -> None:
    g = _put(_board(me, "Y-085", TANK), me, me, BLUE, "a1").begin()
    assert g.do("play Y-085", f"choose hand:{TANK}").zone(me, "hand") == [TANK]


@BOTH
def test_a_card_that_moves_is_no_neighbor_of_its_own(me: int) -> None:
    """From a1 it goes next to c2 only, and not next to a1 itself."""
    g = (
        _put(_board(me, "Y-086"), me, me, COAL, "a1", "c2")
        .begin()
        .do("play Y-086", f"choose {_at(me, 'a1')}")
    )
    assert _choices(g, me) == ["b2", "c1", "c3"]


@cr("H91")
@BOTH
@pytest.mark.parametrize(
    ("own", "pairs"),
    [((), 0), (("a1",), 0), (("a1", "b2"), 0), (("a1", "b1"), 1), (("a1", "b1", "c1"), 2),
     (("a1", "a2", "b1", "b2"), 4), (("c1", "c2", "c3"), 2)],
)  # fmt: skip
def test_pairs_of_own_zx(me: int, own: tuple[str, ...], pairs: int) -> None:
    """Three in a line are two pairs; an enemy Z/X next to an own one is none."""
    g = _put(_board(me, "Y-087"), me, me, COAL, *own)
    for square in {"a2", "a3", "b3"} - set(own):
        _put(g, me, 1 - me, COAL, square)
    assert len(g.begin().do("play Y-087").zone(me, "hand")) == pairs


@cr("H91")
@BOTH
@pytest.mark.parametrize(
    ("own", "resource", "can"), [(("a1", "b1"), 5, True), (("a1", "b1"), 4, False), (("a1",), 6, False)]
)
def test_a_cost_lower_for_each_pair(me: int, own: tuple[str, ...], resource: int, can: bool) -> None:
    g = _put(_board(me, "Y-088").resource(me, *[COAL] * resource), me, me, COAL, *own)
    assert bool(g.begin().starting("play")) == can


@cr("H91")
@pytest.mark.parametrize(
    ("red", "power"), [(("a2",), 5000), (("a2", "a3"), 8000), (("a3", "b3", "c3"), 8000)]
)
def test_an_always_ability_that_asks_for_pairs_of_either_player(red: tuple[str, ...], power: int) -> None:
    """Y-089 on a1 is red: with a2 one pair, with a3 behind it two."""
    g = _board(0).zx("a1", "Y-089")
    for square in red:
        g.zx(square, COAL, 1)
    assert g.begin().power("a1") == power


@cr("H91")
@BOTH
def test_no_pairs_and_more_pairs_than_the_enemy(me: int) -> None:
    g = _put(_board(me, "Y-090", "Y-091"), me, me, COAL, "a1", "b1")
    assert (
        len(_put(g, me, 1 - me, COAL, "a3", "c3").begin().do("play Y-090", "play Y-091").zone(me, "hand"))
        == 3
    )
    h = _put(_board(me, "Y-090", "Y-091"), me, me, COAL, "a1", "b1")
    assert (
        len(_put(h, me, 1 - me, COAL, "a3", "b3").begin().do("play Y-090", "play Y-091").zone(me, "hand"))
        == 0
    )


# -- refused ---------------------------------------------------------------------------------------------


_FORCE = card(Side.ANY, Zone.FORCE, color=Color.BLUE)


def _event(*do: Effect) -> EventText:
    return EventText(do=list(do))


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (_event(Destroy(choose(1, zx(next_to=IT)))), "no choice before"),
        (_event(Destroy(choose(1, zx(next_to=That(zx()))))), "second card"),
        (_event(Destroy(choose(1, zx(next_to=zx(zone=Zone.TRASH))))), "Z/X on Squares"),
        (_event(Destroy(choose(1, zx(next_to=zx(cost_at_most=3))))), "no Cost and no icon"),
        (_event(Destroy(choose(1, zx(next_to=zx(icons=(Icon.IGNITION,)))))), "no Cost and no icon"),
        (_event(Destroy(choose(1, zx(next_to=zx(power_at_least=5000))))), "neither for Power"),
        (_event(Destroy(choose(1, zx(next_to=zx(next_to=zx()))))), "nor for its own neighbors"),
        (_event(Destroy(choose(1, zx(next_to=zx(having=(Having.ADJACENT,)))))), "nor for its own neighbors"),
        (_event(Destroy(choose(1, zx(next_to=zx(above=_FORCE))))), "the Force under it"),
        (_event(Draw(Per(1, Pairs(zx(above=_FORCE))))), "the Force under it"),
        (_event(Draw(Per(1, zx(zone=Zone.TRASH, next_to=zx())))), "stands next to none"),
        (_event(Draw(Per(1, Pairs(zx(zone=Zone.TRASH))))), "Z/X on Squares"),
        (_event(Draw(Per(1, Pairs(zx()), colors=True))), "colors are counted"),
        (_event(If([AtLeast(0, Pairs(zx()))], [Draw(1)])), "always holds"),
        (
            _event(Destroy(choose(1, zx())), Draw(CostOf(zx(cost_at_most=CostOf(zx(next_to=IT)))))),
            "neighbors are described",
        ),
        (_event(Put(choose(1, zx(Side.OWN)), NORMAL, near=card(Side.OWN, Zone.HAND))), "say zx"),
        (Always(do=[GainPower(500, THIS)], needs=[AtLeast(1, zx(next_to=IT))]), "no choice has picked"),
    ],
)
def test_what_no_rule_asks_of_neighbors_is_refused(ability: Ability, why: str) -> None:
    kind = CardType.EVENT if isinstance(ability, EventText) else CardType.ZX
    with pytest.raises(CardError, match=why):
        encode([Card("T-001", "T", Color.RED, kind, abilities=[ability])])
