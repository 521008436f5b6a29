"""Effects that are carried out several times (ruling H194), and Events that are removed after a free play."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Card,
    Damage,
    Divide,
    Draw,
    Effect,
    EventText,
    Move,
    Per,
    PlayFree,
    Repeat,
    card,
    choose,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import CardType, Color, Side, Zone

COUNTED, TWICE, FREE = "CT-001", "CT-002", "PF-001"
EVENT, BODY = "FP-011", "FP-010"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, *hand: str) -> Scenario:
    board = Scenario(card_set=SET, turn_player=player)
    return board.hand(player, *hand).resource(player, PLAIN_CARD, times=6)


@cr("H194", "H87")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("hand", "times"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_it_is_done_as_often_as_was_counted(player: int, hand: int, times: int) -> None:
    """CT-001: 2000 damage for every 2 cards in the hand, each time to a Z/X that is chosen anew."""
    at = _square(player, "a3")
    board = _board(player, COUNTED, *[PLAIN_CARD] * hand).zx(at, "B01-094", 1 - player)
    g = board.zx(_square(player, "c3"), "B01-094", 1 - player).begin().do(f"play {COUNTED}")
    for time in range(times):
        assert f"choose {at}" in g.texts
        g.do(f"choose {at}")
        assert g.damage(at) == 2000 * (time + 1)
    assert g.starting("choose") == []
    # What stands behind it is done once.
    assert len(g.zone(player, "hand")) == hand + 1


@cr("H194")
def test_each_time_the_choice_may_be_left_out() -> None:
    g = _board(0, COUNTED, *[PLAIN_CARD] * 4).zx("a3", "B01-094", 1).begin().do(f"play {COUNTED}", "done")
    assert g.do("choose a3").damage("a3") == 2000
    assert len(g.zone(0, "hand")) == 5


@cr("H194")
@pytest.mark.parametrize(
    ("answers", "charge", "removed"), [(("yes", "yes"), 2, 0), (("yes", "no"), 1, 1), (("no", "no"), 0, 2)]
)
def test_a_mode_is_chosen_each_time(answers: tuple[str, str], charge: int, removed: int) -> None:
    g = _board(0, TWICE).charge(1, PLAIN_CARD, "B01-022").begin().do(f"play {TWICE}")
    for answer in answers:
        g.do(answer)
        if g.starting("choose"):
            g.do(g.texts[0])
    assert (len(g.zone(0, "charge")), len(g.zone(1, "removed"))) == (charge, removed)


@cr("H194")
def test_a_position_in_the_middle_goes_on_as_the_game() -> None:
    g = (
        _board(0, COUNTED, *[PLAIN_CARD] * 4)
        .zx("a3", "B01-094", 1)
        .begin()
        .do(f"play {COUNTED}", "choose a3")
    )
    again = Game.from_position(g.game.position(), card_set=SET)
    assert again.status() == []
    assert [action.text for action in again.actions()] == g.texts
    again.step("choose a3")
    assert not [action.text for action in again.actions() if action.text.startswith("choose")]


@cr("H193")
@pytest.mark.parametrize("player", [0, 1])
def test_an_event_that_is_played_free_is_removed_afterwards(player: int) -> None:
    g = _board(player, FREE, EVENT).begin().do(f"play {FREE}", f"choose hand:{EVENT}")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert (g.zone(player, "removed"), g.zone(player, "trash")) == ([EVENT], [FREE])


@cr("H193")
def test_a_z_x_that_is_played_so_stays() -> None:
    g = _board(0, FREE, BODY).begin().do(f"play {FREE}", f"choose hand:{BODY}", "at b2")
    assert (g.on("b2"), g.zone(0, "removed")) == (BODY, [])


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of(COUNTED)) == (
        "[Event] Do this 1 time for every 2 cards in your hand: (deal 2000 damage to up to 1 enemy Z/X on a "
        "Normal Square). Draw 1 card."
    )
    assert say(pool.card_of(TWICE)).startswith("[Event] Do this 2 times: (choose 1 of these: (1) put the top")
    assert say(pool.card_of(FREE)) == (
        "[Event] Play 1 card from your hand without paying its Cost, as a regular play, and remove it from "
        "the game instead of putting it into Trash."
    )


_HAND = card(Side.OWN, Zone.HAND)


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Repeat(1, [Draw(1)]), "from 2 on"),
        (Repeat(2, []), "nothing is done"),
        (Repeat(2, [Repeat(2, [Draw(1)])]), "repeats a Repeat"),
        (Repeat(2, [Divide(4000, choose(2, zx(Side.ENEMY)))]), "repeats a Divide"),
        (Repeat(2, [Move(choose(Per(1, _HAND), _HAND), Zone.TRASH)]), "repeats a Choice"),
        (PlayFree(choose(1, _HAND), to=Zone.HAND), "into Trash or out of the game"),
        (PlayFree(choose(1, zx(Side.OWN, zone=Zone.HAND)), to=Zone.REMOVED), "only an Event goes"),
        (Repeat(Per(1, _HAND), [Damage(1000, choose(1, zx()))]), ""),
    ],
)
def test_what_no_rule_repeats_is_refused(effect: Effect, words: str) -> None:
    cards = [Card("T-001", "T", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=[effect])])]
    if not words:
        assert len(encode(cards)) == 1
        return
    with pytest.raises(CardError, match=words):
        encode(cards)
