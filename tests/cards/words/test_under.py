"""Force that is asked for the Z/X above it (ruling H137)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Ability,
    Always,
    Among,
    AnyOf,
    AtLeast,
    Card,
    CardType,
    Color,
    Condition,
    CostOf,
    Different,
    Draw,
    EventText,
    GainPower,
    Having,
    Icon,
    If,
    Move,
    Per,
    Side,
    Trait,
    TurnOf,
    Zone,
    card,
    choose,
    zx,
)

CUT = "B09-037"
BLUE, SMALL, BIG, RED_BIG, RED_HAND = "B01-022", "B01-024", "B01-036", "B01-016", "B01-003"
FORCE, OTHER = "B01-042", "B01-043"
BOTH = pytest.mark.parametrize("player", [0, 1])


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int) -> Scenario:
    """Force lies under a red Z/X with Cost 6, a blue one with Cost 2, and an enemy one with Cost 6."""
    board = Scenario(turn_player=player).resource(player, BLUE, BLUE)
    board.zx(_square(player, "a2"), RED_BIG, player, force=[FORCE])
    board.zx(_square(player, "c1"), RED_HAND, player, force=[OTHER])
    return board.zx(_square(player, "a3"), RED_BIG, 1 - player, force=[OTHER])


@cr("H137", "312")
@BOTH
def test_only_force_of_an_own_zx_with_cost_4_or_more(player: int) -> None:
    g = _board(player).hand(player, CUT, BLUE, RED_HAND).begin().do(f"play {CUT}")
    assert g.texts == ["done", f"choose force:{FORCE}"]
    g.do(f"choose force:{FORCE}")
    assert FORCE in g.zone(player, "trash")
    assert g.starting("choose") == [f"hand:{BLUE}"]
    g.do(f"choose hand:{BLUE}", f"choose {_square(player, 'b2')}")
    assert (g.on(_square(player, "b2")), g.state(_square(player, "b2"))) == (BLUE, "sleep")


@cr("H137")
@BOTH
def test_whoever_keeps_the_force_puts_nothing(player: int) -> None:
    g = _board(player).hand(player, CUT, BLUE).begin().do(f"play {CUT}", "done")
    assert (g.zone(player, "trash"), g.zone(player, "hand")) == ([CUT], [BLUE])


@cr("H137")
def test_of_force_of_too_small_zx_none_is_offered_and_not_in_the_turn_of_the_other() -> None:
    board = Scenario().resource(0, BLUE, BLUE).zx("c1", RED_HAND, force=[OTHER]).hand(0, CUT, BLUE)
    g = board.begin().do(f"play {CUT}")
    assert (g.starting("choose"), g.zone(0, "hand")) == ([], [BLUE])
    board = Scenario(turn_player=1).resource(0, BLUE, BLUE).hand(0, CUT).zx("b1", RED_BIG, force=[FORCE])
    g = board.zx("b2", RED_BIG, owner=1).begin().attack("b2", "b1").do("pass")
    assert g.to_play == 0 and g.starting("play") == []


COUNTS, DEARER = "RW-013", "RW-009"  # COUNTS draws for 2 Force of own Z/X with Cost 4 or more


@cr("H137")
@BOTH
@pytest.mark.parametrize(
    ("cards", "enemy", "drawn"),
    [
        ({"a2": (RED_BIG, 2)}, {}, 1),
        ({"a2": (RED_BIG, 1), "c2": (RED_BIG, 1)}, {}, 1),
        ({"a2": (RED_BIG, 1), "c1": (RED_HAND, 1)}, {"a3": (RED_BIG, 1)}, 0),
        ({"c1": (RED_HAND, 2)}, {"a3": (RED_BIG, 2)}, 0),
        ({"a2": (RED_BIG, 1), "c1": (RED_HAND, 1)}, {"a3": (DEARER, 0)}, 1),  # which has Cost 4 by it
    ],
)
def test_a_condition_counts_only_force_of_such_a_zx(
    player: int, cards: dict[str, tuple[str, int]], enemy: dict[str, tuple[str, int]], drawn: int
) -> None:
    board = Scenario(turn_player=player, card_set=SET).resource(player, RED_HAND, RED_HAND)
    for owner, standing in ((player, cards), (1 - player, enemy)):
        for square, (number, force) in standing.items():
            board.zx(_square(player, square), number, owner, force=[FORCE] * force)
    g = board.hand(player, COUNTS).begin().do(f"play {COUNTS}")
    assert len(g.zone(player, "hand")) == drawn


# -- refusals ----------------------------------------------------------------------------------------------


def _event(under: Among, **more: object) -> Ability:
    asked = card(Side.OWN, more.pop("zone", Zone.FORCE), under=under)  # type: ignore[arg-type]
    return EventText(do=[Move(choose(1, asked), Zone.TRASH)])


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (_event(zx(Side.OWN), zone=Zone.CHARGE), "only Force"),
        (_event(card(Side.OWN, Zone.TRASH)), "on Squares"),
        (_event(zx(Side.OWN, power_at_least=5000)), "neither for Power"),
        (_event(zx(Side.OWN, icons=(Icon.IGNITION,))), "nor for icons"),
        (_event(zx(Side.OWN, having=(Having.HIGHEST_POWER,))), "neither for Power"),
        (_event(zx(Side.OWN, next_to=zx())), "neighbors"),
    ],
)
def test_what_the_zx_above_is_not_asked(ability: Ability, why: str) -> None:
    assert why in _refused(CardType.EVENT, ability)


def test_always_abilities_do_not_ask() -> None:
    count = AtLeast(1, card(Side.OWN, Zone.FORCE, under=zx(Side.OWN, cost_at_least=4)))
    assert "only in an effect" in _refused(CardType.ZX, Always(needs=[count], do=[GainPower(1000)]))


_ASKED = card(Side.ANY, Zone.FORCE, under=zx(Side.OWN, cost_at_least=4))


@pytest.mark.parametrize(
    "condition",
    [
        AnyOf([AtLeast(1, _ASKED), TurnOf(Side.OWN)]),
        AnyOf([AtLeast(Per(1, _ASKED), zx(Side.OWN)), TurnOf(Side.OWN)]),
        AnyOf([AtLeast(3, CostOf(_ASKED)), TurnOf(Side.OWN)]),
        Different(2, Trait.NAME, _ASKED),
    ],
)
def test_other_conditions_do_not_ask(condition: Condition) -> None:
    assert "by AtLeast and AtMost" in _refused(CardType.EVENT, EventText(do=[If([condition], [Draw(1)])]))


def _refused(kind: CardType, ability: Ability) -> str:
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, kind, abilities=[ability])])
    return str(error.value)
