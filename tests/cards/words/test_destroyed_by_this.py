"""Z/X that a card destroys in battle or by its abilities: one trigger for both (ruling H185)."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    AbilityKind,
    Automatic,
    Card,
    Color,
    Draw,
    Occurrence,
    Side,
    zx,
)

COAL, TANK = PLAIN_CARD, "B01-013"  # red, Cost 2, Power 3500; red, Cost 5, Power 8000
HUNTER, ONCE = "RY-011", "RY-012"
BOTH = [0, 1]


def _scene(player: int, hunter: str = HUNTER, **keys: object) -> Scenario:
    scene = Scenario(player, card_set=SET, **keys).player_card(player, EVERYBODY)
    return scene.zx("b2", hunter, player).resource(player, COAL, times=6)


def _hand(g: Play, player: int) -> int:
    return len(g.zone(player, "hand"))


@cr("H185")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize("use", ["use b2", "use b2#2"])
@pytest.mark.parametrize("owner", BOTH)
def test_what_its_abilities_destroy(player: int, use: str, owner: int) -> None:
    g = _scene(player).zx("a2", COAL, owner).begin().do(use, "choose a2")
    assert g.on("a2") is None
    assert _hand(g, player) == (1 if owner != player else 0)


@cr("H185", "Z31")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(("other", "drawn"), [(COAL, 1), ("RY-001", 1)])
def test_what_it_destroys_by_attacking(player: int, other: str, drawn: int) -> None:
    g = _scene(player).zx("a2", other, 1 - player).begin().attack("b2", "a2").pass_both()
    assert g.on("a2") is None and _hand(g, player) == drawn


@cr("H185", "Z31")
@pytest.mark.parametrize("player", BOTH)
def test_what_another_card_destroys_is_none_of_its(player: int) -> None:
    scene = _scene(player).zx("a2", COAL, 1 - player).zx("a1" if player == 0 else "a3", TANK, player)
    g = scene.begin().attack("a1" if player == 0 else "a3", "a2").pass_both()
    assert g.on("a2") is None and _hand(g, player) == 0


@cr("H185")
@pytest.mark.parametrize("player", BOTH)
def test_of_two_only_the_one_that_destroyed_it(player: int) -> None:
    g = _scene(player).zx("c2", HUNTER, player).zx("a2", COAL, 1 - player).begin()
    assert _hand(g.do("use c2", "choose a2"), player) == 1


@cr("H185")
@pytest.mark.parametrize("player", BOTH)
def test_one_limit_is_for_both_ways(player: int) -> None:
    scene = _scene(player, ONCE).zx("a2", COAL, 1 - player).zx("c2", COAL, 1 - player)
    g = scene.begin().do("use b2", "choose c2")
    assert _hand(g, player) == 1
    g.attack("b2", "a2").pass_both()
    assert g.on("a2") is None and _hand(g, player) == 1


@cr("H185")
def test_b49_023_brings_a_predator_for_two_of_charge() -> None:
    scene = _scene(0, "B49-023").zx("a2", COAL, 1).charge(0, "B49-023", "B49-023").trash(0, "RY-013")
    g = scene.begin().attack("b2", "a2").pass_both()
    while g.starting("choose") or "yes" in g.texts:
        g.do("yes" if "yes" in g.texts else g.texts[-1])
    assert g.zone(0, "charge") == [] and "RY-013" not in g.zone(0, "trash")


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ({"when": Occurrence.IS_DESTROYED}, "with `of`"),
        ({"when": Occurrence.APPEARS, "of": zx(Side.ENEMY)}, "of IS_DESTROYED"),
        ({"when": Occurrence.IS_DESTROYED, "of": zx(), "by_kind": AbilityKind.AUTOMATIC}, "by_ability"),
    ],
)
def test_refused(keys: dict[str, object], words: str) -> None:
    ability = Automatic(by=THIS, do=[Draw(1)], **keys)  # type: ignore[arg-type]
    with pytest.raises(CardError, match=words):
        encode([Card("X-001", "Probe", Color.RED, cost=3, power=3000, abilities=[ability])])
