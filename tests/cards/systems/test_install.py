"""Install: a Transformation in Trash is removed, and a card gains one of its startup abilities."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Automatic, Card, Draw, Effect, EventText, GainStartup, Occurrence
from zx_env.zx.terms import CardType, Color

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # Power 8000
GRAPPLE, ARTILLERY, CHAKRAM, HARPE = "B34-008", "B34-009", "B34-010", "B34-011"
TWO = "Q-204"  # draws twice a turn; puts a card into Charge once a turn


def square(player: int, name: str) -> str:
    return name if player == 0 else "cba"["abc".index(name[0])] + str(4 - int(name[1]))


def installed(trash: str, player: int = 0, *answers: str) -> Play:
    scenario = Scenario(player, card_set=SET).hand(player, CHAKRAM, COAL).resource(player, COAL, times=6)
    scenario.trash(player, trash).deck(player, *[COAL] * 6)
    scenario.zx(square(player, "b2"), TANK, 1 - player).zx(square(player, "c2"), TANK, 1 - player)
    g = scenario.begin().do(f"play {CHAKRAM}", f"at {square(player, 'b1')}", f"choose trash:{trash}")
    return g.do(*answers)


@cr("H115")
@pytest.mark.parametrize("player", [0, 1])
def test_the_first_of_two_is_gained_and_used_as_often_as_printed(player: int) -> None:
    own = square(player, "b1")
    g = installed(TWO, player, "yes")
    assert g.zone(player, "removed") == [TWO]
    assert sorted(g.starting(f"use {own}")) == ["", "#2"]
    for drawn in (1, 2):
        g.do(f"use {own}#2")
        assert len(g.zone(player, "hand")) == 1 + drawn
    assert g.starting(f"use {own}") == [""]
    while g.game.position()["turn"] < 7 or g.game.position()["phase"] != "main":
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.starting(f"use {own}") == [""]


@cr("H115")
def test_the_last_is_gained_if_no_other_is() -> None:
    g = installed(TWO, 0, "no")
    g.do("use b1#2")
    assert len(g.zone(0, "charge")) == 1 and len(g.zone(0, "hand")) == 1
    assert g.starting("use b1") == [""]


@cr("H115")
def test_the_enemy_cannot_use_what_works_in_the_own_turn() -> None:
    g = installed(TWO, 0, "no")
    while g.to_play != 1 or g.game.position()["phase"] != "main":
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.starting("use") == []


@cr("H115")
def test_an_only_one_is_gained_without_a_question_and_what_waits_for_install_triggers() -> None:
    g = installed(ARTILLERY)
    assert g.starting("choose") == ["b2", "c2"]
    g.do("choose b2")
    assert g.damage("b2") == 5000
    g.do("use b1#2", f"choose hand:{COAL}", "choose b2")
    assert g.on("b2") is None
    assert g.starting("use b1") == [""]


@cr("H115")
def test_a_card_without_one_gives_nothing_but_its_own_ability_waits() -> None:
    g = installed(GRAPPLE)
    assert g.zone(0, "removed") == [GRAPPLE] and len(g.zone(0, "hand")) == 2
    assert g.starting("use b1") == [""]


def test_none_need_be_removed() -> None:
    scenario = Scenario(card_set=SET).hand(0, CHAKRAM).resource(0, COAL, times=6).trash(0, TWO)
    g = scenario.begin().do(f"play {CHAKRAM}", "at b1", "done")
    assert g.zone(0, "trash") == [TWO] and g.starting("use b1") == [""]


def test_harpe_comes_for_a_big_one_and_hits_all() -> None:
    for resources, cards in ((5, []), (6, [f":{HARPE}"])):
        scenario = Scenario().zx("b1", CHAKRAM).zx("b2", TANK, 1).zx("c2", COAL, 1).hand(0, HARPE)
        g = scenario.resource(0, COAL, times=resources).begin()
        assert g.starting("use hand") == cards
    g.do(f"use hand:{HARPE}", "choose b1", "choose a1")
    assert (g.on("a1"), g.on("b1"), g.zone(0, "removed")) == (HARPE, None, [CHAKRAM])
    assert [g.damage(where) for where in ("b2", "c2")] == [2000, 2000]


def zx(*do: Effect) -> Card:
    return Card("N-001", "N", Color.RED, power=500, abilities=[Automatic(when=Occurrence.APPEARS, do=do)])


@cr("H115")
@pytest.mark.parametrize(
    ("bad", "words"),
    [
        (zx(GainStartup()), "has picked"),
        (zx(Draw(1), GainStartup()), "has picked"),
        (
            Card("N-001", "N", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=[GainStartup()])]),
            "this card is EVENT",
        ),
    ],
)
def test_it_is_of_a_chosen_card_and_for_a_zx(bad: Card, words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode([bad])
