"""Ruling H216: chosen cards of the hand that cost less for a while."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Automatic,
    Card,
    Color,
    Effect,
    GainCost,
    GainRange,
    Grant,
    Occurrence,
    Side,
    Until,
    Zone,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

COAL, TANK, SEMARGL = "B01-003", "B01-013", "B25-009"
"""Cost 2 and 5, without abilities, red."""
FOUR_LESS, TAKEN_BACK, ONE_LESS, COUNTS, BACK = (f"WK-01{n}" for n in range(2, 7))


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, *hand: str, resources: int = 0) -> Scenario:
    return Scenario(player, card_set=SET).hand(player, *hand).resource(player, COAL, times=resources)


def _known(g: Play, player: int) -> list[str]:
    """Return the cards of the player's hand that the opponent knows."""
    game = g.game._games[0]
    hand = [int(game.cards[player, Zone.HAND, i]) for i in range(int(game.count[player, Zone.HAND]))]
    pool = card_table(SET)
    return [pool.cards[int(game.row[slot])].number for slot in hand if game.known[slot] >> (1 - player) & 1]


def _to_next_turn(g: Play) -> Play:
    turn = g.game.turn
    while g.game.turn == turn:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    return g


@cr("H216")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("resources", "plays"), [(0, False), (1, True)])
def test_the_chosen_card_is_played_for_less(player: int, resources: int, plays: bool) -> None:
    g = _board(player, FOUR_LESS, TANK, resources=resources).begin()
    assert f"play {TANK}" not in g.texts
    assert _known(g, player) == []
    g.do(f"play {FOUR_LESS}", f"choose hand:{TANK}")
    assert _known(g, player) == [TANK]
    assert (f"play {TANK}" in g.texts) == plays
    if plays:
        g.do(f"play {TANK}", f"at {own(player, 'b1')}")
        assert (g.on(own(player, "b1")), g.asleep(player)) == (TANK, 1)


@cr("H216")
@pytest.mark.parametrize("player", [0, 1])
def test_it_ends_with_the_turn(player: int) -> None:
    g = _board(player, FOUR_LESS, COAL, resources=1).begin().do(f"play {FOUR_LESS}", f"choose hand:{COAL}")
    assert f"play {COAL}" in g.texts
    _to_next_turn(_to_next_turn(g))
    while g.game.position()["phase"] != "main":
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert COAL in g.zone(player, "hand")
    assert f"play {COAL}" not in g.texts


@cr("H216")
@pytest.mark.parametrize("player", [0, 1])
def test_until_the_end_of_the_own_next_turn(player: int) -> None:
    g = _board(player, ONE_LESS, COAL, resources=1).begin().do(f"play {ONE_LESS}", f"choose hand:{COAL}")
    if "done" in g.texts:
        g.do("done")
    _to_next_turn(_to_next_turn(g))
    while g.game.position()["phase"] != "main":
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert f"play {COAL}" in g.texts


@cr("H216", "Z17")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("events", "drawn"), [([ONE_LESS], 1), ([FOUR_LESS], 1), ([], 0)])
def test_its_cost_is_what_others_ask_for(player: int, events: list[str], drawn: int) -> None:
    """COUNTS has Cost 0 itself and is no longer in the hand when it counts those of Cost 1 or less."""
    g = _board(player, *events, COUNTS, COAL).begin()
    for event in events:
        g.do(f"play {event}", f"choose hand:{COAL}")
        if "done" in g.texts:
            g.do("done")
    before = len(g.zone(player, "hand"))
    g.do(f"play {COUNTS}")
    assert len(g.zone(player, "hand")) == before - 1 + drawn


@cr("H216")
@pytest.mark.parametrize("player", [0, 1])
def test_of_two_copies_the_cheaper_one_is_played_and_the_other_costs_as_ever(player: int) -> None:
    g = (
        _board(player, FOUR_LESS, TANK, TANK, resources=2)
        .begin()
        .do(f"play {FOUR_LESS}", f"choose hand:{TANK}")
    )
    g.do(f"play {TANK}", f"at {own(player, 'b1')}")
    assert g.asleep(player) == 1
    assert f"play {TANK}" not in g.texts


@cr("H216")
@pytest.mark.parametrize("player", [0, 1])
def test_also_if_the_opponent_knows_the_other_copy(player: int) -> None:
    """The other one comes from Trash, where both players saw it."""
    g = _board(player, FOUR_LESS, BACK, TANK, resources=1).trash(player, TANK).begin()
    g.do(f"play {FOUR_LESS}", f"choose hand:{TANK}", f"play {BACK}")
    if g.starting("choose"):
        g.do(f"choose trash:{TANK}")
    assert _known(g, player) == [TANK, TANK]
    g.do(f"play {TANK}", f"at {own(player, 'b1')}")
    assert g.asleep(player) == 1


@cr("H216")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_came_into_the_hand_by_the_effect(player: int) -> None:
    g = _board(player, TAKEN_BACK, resources=3).trash(player, TANK).begin().do(f"play {TAKEN_BACK}")
    if g.starting("choose"):
        g.do(g.texts[0])
    assert f"play {TANK}" in g.texts
    g.do(f"play {TANK}", f"at {own(player, 'b1')}")
    assert g.asleep(player) == 3


@cr("H216")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("waker", [3, 4])
def test_semargl_shows_another_mythos(player: int, waker: int) -> None:
    """The Mythos of Cost 7 costs 3 then: 7 Resources pay for both."""
    mythos = "B15-106"
    scenario = _board(player, SEMARGL, mythos, resources=7)
    dynamis = [{"card": "B18-017", "face": "up"}] * waker
    g = scenario.cards(player, "dynamis", dynamis).begin()
    g.do(f"play {SEMARGL}", f"at {own(player, 'b1')}")
    offered = f"choose hand:{mythos}" in g.texts
    assert offered == (waker == 4)
    if offered:
        g.do(f"choose hand:{mythos}")
        assert f"play {mythos}" in g.texts
        g.do(f"play {mythos}", f"at {own(player, 'a1')}")
        assert g.asleep(player) == 7


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Grant(choose(1, card(Side.OWN, Zone.HAND)), GainCost(1)), "costs less"),
        (Grant(choose(1, card(Side.ENEMY, Zone.HAND)), GainCost(-1)), "own cards of the hand"),
        (Grant(choose(1, card(Side.OWN, (Zone.HAND, Zone.SQUARE))), GainCost(-1)), "own cards of the hand"),
        (Grant(choose(1, card(Side.OWN, Zone.HAND), random=True), GainCost(-1)), "own cards of the hand"),
        (Grant(each(card(Side.OWN, Zone.HAND)), GainCost(-1)), "Lasts"),
        (Grant(choose(1, card(Side.OWN, Zone.TRASH)), GainCost(-1)), "does nothing to cards in TRASH"),
        (Grant(choose(1, zx(Side.OWN, zone=Zone.HAND)), GainRange(2)), "does nothing to cards in HAND"),
        (
            Grant(choose(1, card(Side.OWN, Zone.HAND)), GainCost(-1), Until.GAME_ENDS),
            "no rule lets that last",
        ),
    ],
)
def test_what_no_rule_does_is_refused(effect: Effect, words: str) -> None:
    made = Card(
        "ZZ-001",
        "Refused",
        Color.RED,
        cost=1,
        power=1000,
        abilities=[Automatic(when=Occurrence.APPEARS, do=[effect])],
    )
    with pytest.raises(CardError, match=words):
        encode((*card_table(SET).cards, made))


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert "show 1 card in your hand, which has -4 Cost but not less than 0" in say(
        pool.cards[pool.row_of(FOUR_LESS)]
    ).replace("Show", "show")
    assert "each of which has -1 Cost" in say(pool.cards[pool.row_of(ONE_LESS)])
