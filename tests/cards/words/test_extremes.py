"""The highest or the lowest Cost or Power of some cards, and the own deck under a card (H231, H232)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    IT,
    THEM,
    THIS,
    Ability,
    Always,
    Automatic,
    Card,
    CardType,
    Color,
    CostOf,
    Damage,
    Destroy,
    Draw,
    Effect,
    EventText,
    FromDeck,
    GainPower,
    Move,
    Occurrence,
    Pick,
    PowerOf,
    Side,
    Startup,
    Zone,
    card,
    choose,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

COAL, PEACOCK, TANK, TURTLE = PLAIN_CARD, "B01-004", "B01-013", "B01-014"
"""Z/X of Cost and Power 2 and 3500, 3 and 3000, 5 and 8000, 5 and 5000."""
DEEP_SEA, RED_QUEEN = "B20-038", "B20-077"
BOTH = [0, 1]


def _board(player: int, *hand: str) -> Scenario:
    """A turn of the player, with these cards in the hand."""
    return Scenario(player, card_set=SET).hand(player, *hand)


def _with_force(scene: Scenario, square: str, *force: str) -> Scenario:
    scene.position["squares"][square][-1]["force"] = list(force)
    return scene


def _choices(g: Play) -> list[str]:
    return sorted(g.starting("choose"))


@cr("H231")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(
    ("event", "meant"),
    [
        ("VH-001", ["a2", "b2"]),  # Cost up to 3
        ("VH-002", ["b2", "c2"]),  # Cost 2 + 1 or more
        ("VH-003", ["a2", "b2"]),  # Power up to 3500
        ("VH-004", ["a2", "b2", "c2"]),  # Power 3000 or more
    ],
)
def test_a_bound_is_the_highest_or_the_lowest_of_the_own_zx(
    player: int, event: str, meant: list[str]
) -> None:
    army = ("a1", "c1") if player == 0 else ("a3", "c3")
    scene = _board(player, event).zx(army[0], COAL, player).zx(army[1], PEACOCK, player)
    scene.zx("a2", COAL, 1 - player).zx("b2", PEACOCK, 1 - player).zx("c2", TANK, 1 - player)
    assert _choices(scene.begin().do(f"play {event}")) == meant


@cr("H231")
@pytest.mark.parametrize("event", ["VH-001", "VH-002", "VH-003", "VH-004"])
def test_among_no_cards_there_is_nothing_to_compare_with(event: str) -> None:
    g = _board(0, event).zx("a2", COAL, 1).zx("c2", TANK, 1).begin().do(f"play {event}")
    assert _choices(g) == [] and g.zone(0, "trash") == [event]


@cr("H231")
@pytest.mark.parametrize("player", BOTH)
def test_an_amount_is_the_highest_or_the_lowest(player: int) -> None:
    """Of Costs 2 and 5: 5 and 1 more are drawn, 2 put from the deck into Trash."""
    scene = _board(player, "VH-005").zx("a2", COAL, 1 - player).zx("c2", TANK, 1 - player)
    g = scene.begin().do("play VH-005")
    assert len(g.zone(player, "hand")) == 6 and g.zone(player, "trash") == [COAL, COAL, "VH-005"]


@cr("H231")
def test_an_amount_of_no_cards_is_nothing() -> None:
    g = _board(0, "VH-005").begin().do("play VH-005")
    assert g.zone(0, "hand") == [] and g.zone(0, "trash") == ["VH-005"]


@cr("H231")
def test_damage_of_the_lowest_power_as_it_is_now() -> None:
    """S-130 raises the Peacock from 3000; then the Armadillo has the lowest Power."""
    scene = _board(0, "S-130", "VH-006").zx("a1", COAL).zx("c1", PEACOCK).zx("b2", TANK, 1)
    g = scene.begin().do("play S-130", "choose c1", "play VH-006", "choose b2")
    assert g.damage("b2") == 3500


@cr("H231")
@pytest.mark.parametrize(
    ("own", "enemy", "drawn", "trashed"),
    [
        ((TANK, COAL), (TURTLE, PEACOCK), 1, 1),  # 5 is at least 5; 3000 is at most 6000
        ((COAL, PEACOCK), (TANK, TANK), 2, 0),  # 3 is less than 5; 8000 is more than 6000
        ((), (COAL,), 2, 1),  # nothing is compared with nothing
        ((COAL,), (), 2, 0),
    ],
)
def test_two_of_them_are_compared(
    own: tuple[str, ...], enemy: tuple[str, ...], drawn: int, trashed: int
) -> None:
    scene = _board(0, "VH-007")
    for square, number in zip(("a1", "b1"), own, strict=False):
        scene.zx(square, number)
    for square, number in zip(("a2", "b2"), enemy, strict=False):
        scene.zx(square, number, 1)
    g = scene.begin().do("play VH-007")
    assert (len(g.zone(0, "hand")), len(g.zone(0, "trash")) - 1) == (drawn, trashed)


@cr("H231", "H180")
@pytest.mark.parametrize("owner", BOTH)
def test_always_abilities_read_them(owner: int) -> None:
    scene = Scenario(card_set=SET).zx("b2", "VH-008", owner)
    assert scene.begin().power("b2") == 5000
    scene.zx("a2", COAL, 1 - owner).zx("c2", TANK, 1 - owner)
    assert scene.begin().power("b2") == 5000 + 5 * 1000 + 500
    # VH-009 reads the printed Power of what lies as own Force: 3000 is less than 8000.
    other = Scenario(card_set=SET).zx("b2", "VH-009", owner)
    assert other.begin().power("b2") == 5000
    assert _with_force(other, "b2", TANK, PEACOCK).begin().power("b2") == 8000


@cr("H231")
@pytest.mark.parametrize(("enemy", "power"), [((), 5000), ((TANK,), 7000), ((TANK, PEACOCK), 5000)])
def test_a_condition_of_an_always_ability_compares_the_lowest(enemy: tuple[str, ...], power: int) -> None:
    scene = Scenario(card_set=SET).zx("b2", "VH-010")
    for square, number in zip(("a2", "c2"), enemy, strict=False):
        scene.zx(square, number, 1)
    assert scene.begin().power("b2") == power


@cr("H231", "Z57")
def test_a_condition_about_cost_reads_costs_as_its_layer_does() -> None:
    """Y-028 makes each own Z/X cost 1 more: the Always ability that needs a Cost of 4 sees it."""
    scene = Scenario(card_set=SET).zx("b2", "VH-010").zx("a2", PEACOCK, 1)
    assert scene.begin().power("b2") == 5000
    assert scene.zx("c2", "Y-028", 1).begin().power("b2") == 7000


@cr("H231")
@pytest.mark.parametrize("turn_player", BOTH)
@pytest.mark.parametrize(("enemy", "more"), [((), False), ((PEACOCK,), False), ((PEACOCK, TANK), True)])
def test_one_of_several_conditions_compares_them(
    enemy: tuple[str, ...], more: bool, turn_player: int
) -> None:
    """VH-011 of Cost 3 costs 1 more in the opponent's turn, or while an enemy costs more; TANK is 5."""
    scene = Scenario(turn_player, card_set=SET).zx("b1", "VH-011").hand(turn_player, "VH-014")
    for square, number in zip(("a2", "c2"), enemy, strict=False):
        scene.zx(square, number, 1)
    g = scene.begin().do("play VH-014")
    # VH-014 returns Z/X of Cost 4 only.
    assert ("b1" in _choices(g)) == (more or turn_player == 1)


@cr("H231")
@pytest.mark.parametrize(("own", "first", "second"), [(TANK, ["a2", "b2", "c2"], ["b2"]), (None, [], [])])
def test_a_total_cost_up_to_the_highest(own: str | None, first: list[str], second: list[str]) -> None:
    """Costs 2 and 3 are 5 together; after the first no other of Cost 5 may be chosen."""
    scene = _board(0, "VH-012").zx("a2", COAL, 1).zx("b2", PEACOCK, 1).zx("c2", TANK, 1)
    g = (scene.zx("b1", own) if own else scene).begin().do("play VH-012")
    assert _choices(g) == first
    if first:
        assert _choices(g.do("choose a2")) == second


@cr("H231")
def test_no_total_is_up_to_the_highest_of_none() -> None:
    """Not even that of a Z/X of Cost 0."""
    g = _board(0, "VH-012").zx("a2", "VH-017", 1).begin().do("play VH-012")
    assert (_choices(g), g.on("a2")) == ([], "VH-017")


@cr("H231")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(("own", "chosen"), [(TANK, ["a2", "c2"]), (COAL, ["a2", "c2"]), (None, [])])
def test_no_total_is_as_much_as_the_highest_of_none(player: int, own: str | None, chosen: list[str]) -> None:
    scene = _board(player, "VH-016").zx("a2", COAL, 1 - player).zx("c2", PEACOCK, 1 - player)
    if own:
        scene.zx("b1" if player == 0 else "b3", own, player)
    g = scene.begin().do("play VH-016")
    assert _choices(g) == chosen
    if own == TANK:
        assert "done" not in g.do("choose a2").texts  # 2 is less than 5


@cr("H231", "Z33")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(("own", "power"), [(TANK, 8000), (PEACOCK, 3000), (None, 3500)])
def test_a_power_becomes_the_highest_or_without_one_stays(player: int, own: str | None, power: int) -> None:
    scene = _board(player, "VH-015").zx("a2", COAL, 1 - player)
    if own:
        scene.zx("b1" if player == 0 else "b3", own, player)
    g = scene.begin().do("play VH-015", "choose a2")
    assert (g.on("a2"), g.power("a2"), len(g.zone(player, "hand"))) == (COAL, power, 1)


@cr("H232")
@pytest.mark.parametrize("player", BOTH)
def test_the_deck_comes_under_this_card(player: int) -> None:
    square = "b1" if player == 0 else "b3"
    g = _board(player, "VH-013").deck(player, TANK, TURTLE, COAL, COAL, COAL)
    play = g.resource(player, *[COAL] * 3).begin().do("play VH-013", f"at {square}")
    there = play.game.position()["squares"][square]
    assert sorted((there[-1] if isinstance(there, list) else there)["force"]) == [TANK, TURTLE]
    assert len(play.zone(player, "hand")) == 2 and len(play.zone(player, "deck")) == 1


@cr("H232", "H181")
def test_a_card_that_gets_no_force_gets_none_of_the_deck() -> None:
    """RW-005 of the opponent keeps Force from the enemy's Z/X: nothing is moved, and nothing drawn."""
    g = _board(0, "VH-013").zx("b2", "RW-005", 1).resource(0, *[COAL] * 3).begin()
    g.do("play VH-013", "at b1")
    assert g.zone(0, "hand") == [] and len(g.zone(0, "deck")) == 10


def _wakers(player: int, scene: Scenario) -> Scenario:
    return scene.cards(player, "dynamis", [{"card": "B20-101", "face": "up"}] * 4)


@cr("H231")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(
    ("force", "meant"), [((), []), ((COAL,), ["a2"]), ((COAL, PEACOCK, COAL), ["a2", "b2"])]
)
def test_deep_sea_returns_up_to_the_highest_cost_of_its_force(
    player: int, force: tuple[str, ...], meant: list[str]
) -> None:
    square = "a1" if player == 0 else "a3"
    scene = _board(player).zx(square, DEEP_SEA, player).zx("a2", COAL, 1 - player)
    scene.zx("b2", PEACOCK, 1 - player).zx("c2", TANK, 1 - player)
    g = _with_force(scene, square, *force).begin()
    assert g.starting("use") == ([square] if meant else [])
    if meant:
        assert _choices(g.do(f"use {square}")) == meant


@cr("H231")
@pytest.mark.parametrize(("force", "meant"), [((), []), ((TANK, PEACOCK), ["b2", "c1", "c2"])])
def test_red_queen_destroys_from_the_lowest_cost_of_its_force(
    force: tuple[str, ...], meant: list[str]
) -> None:
    """The Queen on a Normal Square is meant as well."""
    scene = _wakers(0, _board(0)).zx("c1", RED_QUEEN).zx("a2", COAL, 1).zx("b2", PEACOCK, 1)
    scene.zx("c2", TANK, 1).trash(0, COAL, PEACOCK)
    g = _with_force(scene, "c1", *force).begin()
    assert g.starting("use") == (["c1"] if meant else [])
    if meant:
        assert _choices(g.do("use c1")) == meant
        assert _choices(g.do("choose b2")) == [f"trash:{COAL}"]


def _refusal(*abilities: Ability) -> str:
    with pytest.raises(CardError) as error:
        encode([Card("VZ-1", "VZ-1", Color.RED, cost=3, power=5000, abilities=list(abilities))])
    return str(error.value)


_OWN = zx(Side.OWN)


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (CostOf(_OWN, highest=True, lowest=True), "the highest or the lowest, not both"),
        (CostOf(THIS, highest=True), "the highest is among described cards"),
        (PowerOf(THIS, lowest=True), "the lowest is among described cards"),
    ],
)
def test_what_is_no_highest_or_lowest_is_refused(amount: CostOf | PowerOf, words: str) -> None:
    choice = choose(1, zx(Side.ENEMY, cost_at_most=amount))
    assert words in _refusal(Startup(cost=[], do=[Destroy(choice)]))
    assert words in _refusal(Startup(cost=[], do=[Damage(amount, choose(1, zx(Side.ENEMY)))]))


def test_it_is_no_described_card() -> None:
    words = _refusal(Startup(cost=[], do=[Pick(choose(1, zx())), Draw(CostOf(IT, highest=True))]))
    assert "the highest is among described cards" in words


def test_an_always_ability_reads_no_power_that_may_change() -> None:
    assert "reads no Power on Squares" in _refusal(Always(do=[GainPower(PowerOf(_OWN, highest=True))]))


@pytest.mark.parametrize(
    ("effects", "words"),
    [
        ([FromDeck(1, Zone.FORCE, side=Side.ENEMY)], "cards of the own deck come under this card"),
        (
            [FromDeck(1, Zone.FORCE, them=True), Move(THEM, Zone.HAND)],
            "nobody can follow cards into FORCE",
        ),
    ],
)
def test_what_cannot_come_under_this_card_is_refused(effects: list[Effect], words: str) -> None:
    assert words in _refusal(Automatic(when=Occurrence.APPEARS, do=effects))


def test_the_deck_comes_under_no_event_and_pays_for_nothing() -> None:
    with pytest.raises(CardError, match="this card is none"):
        text = EventText(do=[FromDeck(1, Zone.FORCE)])
        encode([Card("VZ-1", "VZ-1", Color.RED, CardType.EVENT, cost=1, abilities=[text])])
    assert "in an effect, at once" in _refusal(Startup(cost=[FromDeck(1, Zone.FORCE)], do=[Draw(1)]))
    off = Startup(valid_in=Zone.TRASH, cost=[], do=[FromDeck(1, Zone.FORCE)])
    assert "this card is none" in _refusal(off)


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("VH-002")) == (
        "[Event] Destroy 1 enemy Z/X with Cost of at least the lowest Cost among Z/X of yours on a Square "
        "plus 1 on a Square."
    )
    assert say(pool.card_of("VH-005")) == (
        "[Event] Draw cards equal to the highest Cost among enemy Z/X on a Square plus 1. Put cards equal to "
        "the lowest Cost among enemy Z/X on a Square from the top of your deck into your Trash."
    )
    assert say(pool.card_of("VH-013")) == (
        "[Auto] When this card appears, put the top 2 cards of your deck under this card as Force. Draw that "
        "many cards."
    )


def test_cards_of_the_hand_are_described_like_others() -> None:
    """The bound is of the hand that its player sees; the text says so."""
    highest = CostOf(card(Side.OWN, Zone.HAND), highest=True)
    text = EventText(do=[Destroy(choose(1, zx(Side.ENEMY, cost_at_most=highest)))])
    event = Card("VZ-1", "VZ-1", Color.RED, CardType.EVENT, cost=1, abilities=[text])
    assert "up to the highest Cost among cards in your hand on a Square" in say(event)
