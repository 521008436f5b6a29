"""Cards that effects do nothing to by a Power, of theirs or of the source (ruling H186)."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Always,
    Card,
    CardType,
    Color,
    PowerOf,
    Side,
    Unaffected,
    zx,
)

COAL, TANK = PLAIN_CARD, "B01-013"  # Power 3500 and 8000
BOTH = [0, 1]


def _scene(player: int) -> Scenario:
    scene = Scenario(player, card_set=SET).player_card(player, EVERYBODY)
    return scene.resource(player, COAL, times=6)


@cr("H186")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(("other", "hurt"), [(TANK, False), (COAL, True), ("RY-014", True)])
def test_events_of_the_enemy_do_nothing_to_strong_ones(player: int, other: str, hurt: bool) -> None:
    enemy = 1 - player
    scene = _scene(player).hand(player, "RY-019").zx("a2", "RY-014", enemy).zx("c2", other, enemy)
    g = scene.begin().do("play RY-019", "choose c2")
    assert g.damage("c2") == (1000 if hurt else 0)


@cr("H186")
@pytest.mark.parametrize("player", BOTH)
def test_own_events_and_more_power_for_a_while(player: int) -> None:
    # An own Event gives RY-014's neighbor 1500 more: 5000.
    scene = _scene(player).hand(player, "RY-018", "RY-019").zx("a2", "RY-014", player).zx("c2", COAL, player)
    g = scene.begin().do("play RY-018", "choose c2")
    assert g.power("c2") == 5000
    assert g.do("play RY-019", "choose c2").damage("c2") == 1000  # own Events do what they say


@cr("H186")
@pytest.mark.parametrize("player", BOTH)
def test_the_power_is_asked_as_it_is_now(player: int) -> None:
    enemy = 1 - player
    scene = _scene(player).hand(player, "RY-018", "RY-019", "RY-019")
    scene.zx("a2", "RY-014", enemy).zx("c2", COAL, enemy)
    g = scene.begin().do("play RY-019", "choose c2")
    assert g.damage("c2") == 1000
    g.do("play RY-018", "choose c2", "play RY-019", "choose c2")
    assert g.power("c2") == 5000 and g.damage("c2") == 1000


@cr("H186")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize("owner", BOTH)
@pytest.mark.parametrize(("source", "done"), [("RY-016", False), ("RY-017", True)])
def test_weaker_zx_of_either_player_do_nothing_to_it(
    player: int, owner: int, source: str, done: bool
) -> None:
    g = _scene(player).zx("a2", "RY-015", owner).zx("c2", source, player).begin()
    assert g.do("use c2", "choose a2").power("a2") == (4000 if done else 5000)


@cr("H186")
@pytest.mark.parametrize("player", BOTH)
def test_a_source_that_has_more_power_now_counts_so(player: int) -> None:
    scene = _scene(player).hand(player, "RY-018").zx("a2", "RY-015", 1 - player).zx("c2", "RY-016", player)
    g = scene.begin().do("play RY-018", "choose c2", "use c2", "choose a2")
    assert g.power("a2") == 4000


@cr("H186", "Z57")
@pytest.mark.parametrize("owner", BOTH)
def test_always_abilities_are_not_kept_off_by_power(owner: int) -> None:
    # RA-013 has less Power and takes 2000 from every enemy Z/X.
    g = Scenario(card_set=SET).zx("a2", "RY-015", owner).zx("c2", "RW-005", 1 - owner).begin()
    assert g.power("a2") == 5000
    g = Scenario(card_set=SET).zx("a2", "RY-015", owner).zx("c2", "S-002", 1 - owner).begin()
    assert g.power("a2") == 3000


@cr("H186")
def test_b44_071_has_the_power_of_its_force_for_that() -> None:
    scene = _scene(0).zx("a2", "B44-071", 1).zx("c2", "RY-017")
    scene.position["squares"]["a2"][-1]["force"] = [COAL]
    g = scene.begin()
    assert g.power("a2") == 3000 + 3500
    assert g.do("use c2", "choose a2").power("a2") == 6500
    g = _scene(0).zx("a2", "B44-071", 1).zx("c2", "RY-017").begin()
    assert g.do("use c2", "choose a2").power("a2") == 2000


def _card(word: Unaffected) -> Card:
    return Card("X-001", "Probe", Color.RED, cost=3, power=3000, abilities=[Always(do=[word])])


@pytest.mark.parametrize(
    ("by", "words"),
    [
        (zx(Side.ENEMY, kind=CardType.EVENT, power_at_most=3000), "only Z/X have Power"),
        (zx(Side.ENEMY, cost_at_most=3, power_at_most=3000), "printed Cost"),
        (zx(Side.ENEMY, power_at_most=PowerOf(zx(power_at_most=PowerOf(THIS)))), "bounds are numbers"),
    ],
)
def test_refused(by: object, words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode([_card(Unaffected(by=by))])  # type: ignore[arg-type]
