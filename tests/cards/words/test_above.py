"""Z/X that are described by the Force under them (ruling H234)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Ability,
    Among,
    Automatic,
    Card,
    Color,
    Destroy,
    Draw,
    Having,
    Icon,
    Occurrence,
    Side,
    Zone,
    card,
    choose,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

COAL, BLUE, RED_EVENT = PLAIN_CARD, "B01-022", "B01-017"
PECTILIS, SONG, COSTUME, BEAUTY = "B20-084", "B20-107", "B20-108", "B20-109"
BOTH = pytest.mark.parametrize("player", [0, 1])


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _choices(g: Play) -> list[str]:
    return sorted(g.starting("choose"))


@cr("H234", "312")
@BOTH
def test_either_players_zx_with_such_force(player: int) -> None:
    """Red Force, none, and blue Force in Charge only: these are not meant."""
    scene = Scenario(player, card_set=SET).hand(player, "RF-015").charge(player, BLUE)
    scene.zx("a2", COAL, player, force=[COAL, BLUE]).zx("b2", COAL, 1 - player, force=[BLUE])
    scene.zx("c2", COAL, 1 - player, force=[COAL]).zx(_square(player, "a1"), BLUE, player)
    g = scene.begin().do("play RF-015")
    assert _choices(g) == ["a2", "b2"]
    g.do("choose b2")
    assert g.zone(1 - player, "charge") == [COAL]


@cr("H234", "Z57")
@BOTH
@pytest.mark.parametrize(
    ("square", "owner", "force", "more"),
    [
        ("a2", 0, [COAL, RED_EVENT], True),
        ("a2", 0, [RED_EVENT, RED_EVENT], False),
        ("a2", 0, [COAL, COAL], False),
        ("a2", 0, ["RF-016", RED_EVENT], False),  # has the name of the card that asks
        ("a2", 1, [COAL, RED_EVENT], False),
        ("b2", 0, [RED_EVENT, COAL, COAL], True),  # under the card itself
    ],
)
def test_an_always_ability_asks_for_one_of_each(
    player: int, square: str, owner: int, force: list[str], more: bool
) -> None:
    scene = Scenario(card_set=SET)
    scene.zx("b2", "RF-016", player, force=force if square == "b2" else [])
    if square != "b2":
        scene.zx(square, COAL, player if owner == 0 else 1 - player, force=force)
    assert scene.begin().power("b2") == (7000 if more else 5000)


@cr("H234")
@BOTH
@pytest.mark.parametrize(
    ("under", "force", "can"),
    [
        (PECTILIS, [SONG, COSTUME], True),
        (PECTILIS, [COSTUME, COAL, SONG], True),
        (PECTILIS, [SONG, SONG], False),
        (PECTILIS, [SONG], False),
        (PECTILIS, [], False),
        ("B01-016", [SONG, COSTUME], False),  # another name
    ],
)
def test_the_advent_takes_a_pectilis_with_song_and_costume(
    player: int, under: str, force: list[str], can: bool
) -> None:
    """A Pectilis of Cost 3 has, with the 2 more of each, the Cost 7 of the Z/X EX."""
    scene = Scenario(player).resource(player, *["B01-042"] * 7).cards(player, "dynamis", [BEAUTY])
    square = _square(player, "b1")
    scene.zx(square, under, player, force=force).life(player, COAL, COAL, COAL)
    scene.deck(player, *[COAL] * 10)
    g = scene.begin()
    assert bool(g.starting(f"ex {BEAUTY}")) == can
    if can:
        g.do(f"ex {BEAUTY}", f"at {_square(player, 'b2')}")
        while "pass" not in g.texts:
            g.do(g.texts[0])
        assert g.on(_square(player, "b2")) == BEAUTY
        assert {SONG, COSTUME} <= set(g.zone(player, "trash"))
        assert len(g.zone(player, "hand")) == 2 and len(g.zone(player, "life")) == 4


def _refusal(among: Among) -> str:
    ability: Ability = Automatic(when=Occurrence.APPEARS, do=[Destroy(choose(1, among))])
    with pytest.raises(CardError) as error:
        encode([Card("Z-1", "Z-1", Color.RED, cost=3, power=5000, abilities=[ability])])
    return str(error.value)


def _force(**asked: object) -> Among:
    return card(Side.ANY, Zone.FORCE, **asked)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("above", "words"),
    [
        (card(Side.OWN, Zone.FORCE), "whose ever it is"),
        (card(Side.ANY, Zone.TRASH), "whose ever it is"),
        (_force(under=zx()), "whose ever it is"),
        (_force(having=(Having.FORCE_OF_THIS,)), "whose ever it is"),
        (_force(cost_at_most=3), "no Cost, no Power and no icon"),
        (_force(icons=(Icon.IGNITION,)), "no Cost, no Power and no icon"),
        ((), "one card under it is described, or two"),
        ((_force(), _force()), "or two in different ways"),
        ((_force(color=Color.RED), _force(color=Color.BLUE), _force()), "or two in different ways"),
    ],
)
def test_force_that_is_not_asked_for_is_refused(above: Among | tuple[Among, ...], words: str) -> None:
    assert words in _refusal(zx(above=above))


def test_only_zx_on_squares_have_force() -> None:
    blue = _force(color=Color.BLUE)
    assert "Force lies under Z/X on Squares" in _refusal(zx(Side.OWN, zone=Zone.HAND, above=blue))
    waits = Automatic(when=Occurrence.IS_DESTROYED, of=zx(Side.OWN, above=blue), do=[Draw(1)])
    with pytest.raises(CardError, match="what leaves them has none"):
        encode([Card("Z-1", "Z-1", Color.RED, cost=3, power=5000, abilities=[waits])])


def test_what_they_say() -> None:
    assert say(card_table(SET).card_of("RF-015")) == (
        "[Event] Destroy 1 Z/X that has a blue card as Force on a Square."
    )
    assert say(card_table(SET).card_of(BEAUTY)).startswith(
        '[Advent] 1 Z/X with "ペクティリス" in the name that has "Her First Costume, Angel and Blue Rose" '
        'and "Her First Song, Thinking in Dreams" as Force.'
    )
