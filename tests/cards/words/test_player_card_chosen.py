"""Ruling H224: the own Player card that is put into Sleep or Reboot State by an effect or a cost."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Automatic,
    Card,
    CardType,
    Color,
    Destroy,
    Effect,
    Occurrence,
    PlayFree,
    Side,
    Sleep,
    choose,
    zx,
)

MAY_SLEEP, PAYS, REBOOTS = "WM-010", "WM-011", "WM-012"
YAMATO, ANOTHER, UNDER = "B04-107", "B04-108", "E44-059"


def board(player: int, card: str, state: str = "reboot", **keys: object) -> Scenario:
    scenario = Scenario(player, card_set=SET, **keys).hand(player, MAY_SLEEP, REBOOTS)
    scenario.player_card(1 - player, YAMATO)
    scenario.position["players"][player]["player_card"] = {"card": card, "state": state}
    return scenario


def state_of(play: object, player: int) -> str:
    card = play.game.position()["players"][player]["player_card"]  # type: ignore[attr-defined]
    return card.get("state", "reboot") if isinstance(card, dict) else "reboot"


@cr("H224")
@pytest.mark.parametrize("player", [0, 1])
def test_the_named_own_player_card_may_be_put_into_sleep_state(player: int) -> None:
    play = board(player, YAMATO).begin().do(f"play {MAY_SLEEP}")
    play.do("yes" if "yes" in play.texts else play.texts[-1])
    while play.starting("choose"):
        play.do(play.texts[-1])
    assert (state_of(play, player), state_of(play, 1 - player)) == ("sleep", "reboot")
    assert len(play.zone(player, "hand")) == 2


@cr("H224")
@pytest.mark.parametrize("player", [0, 1])
def test_another_player_card_is_not_chosen_and_the_enemys_neither(player: int) -> None:
    play = board(player, ANOTHER).begin().do(f"play {MAY_SLEEP}")
    while "yes" in play.texts or play.starting("choose"):
        play.do("yes" if "yes" in play.texts else play.texts[-1])
    assert (state_of(play, 0), state_of(play, 1)) == ("reboot", "reboot")
    assert len(play.zone(player, "hand")) == 3


@cr("H224", "Z38")
def test_one_in_sleep_state_may_be_named_for_an_effect() -> None:
    play = board(0, YAMATO, "sleep").begin().do(f"play {MAY_SLEEP}")
    while "yes" in play.texts or play.starting("choose"):
        play.do("yes" if "yes" in play.texts else play.texts[-1])
    assert (state_of(play, 0), len(play.zone(0, "hand"))) == ("sleep", 2)


@cr("H224")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("state", "can"), [("reboot", True), ("sleep", False)])
def test_a_cost_takes_one_in_reboot_state(player: int, state: str, can: bool) -> None:
    play = board(player, ANOTHER, state).zx("b2", PAYS, player).begin()
    assert ("use b2" in play.texts) == can
    if can:
        play.do("use b2")
        while play.starting("choose"):
            play.do(play.texts[-1])
        assert state_of(play, player) == "sleep"
        assert len(play.zone(player, "hand")) == 3
        assert "use b2" not in play.texts


@cr("H224", "1205")
def test_without_a_player_card_nothing_is_chosen() -> None:
    scenario = Scenario(0, card_set=SET).hand(0, MAY_SLEEP).zx("b2", PAYS)
    play = scenario.begin()
    assert "use b2" not in play.texts
    play.do(f"play {MAY_SLEEP}")
    while "yes" in play.texts:
        play.do("yes")
    assert len(play.zone(0, "hand")) == 2


@cr("H224")
def test_it_is_rebooted_and_the_game_is_kept_at_every_question() -> None:
    play = board(0, ANOTHER, "sleep").begin().do(f"play {REBOOTS}")
    while play.starting("choose"):
        again = Game.from_position(play.game.position(), card_set=SET)
        assert [action.text for action in again.actions()] == play.texts
        play.do(play.texts[-1])
    assert (state_of(play, 0), len(play.zone(0, "hand"))) == ("reboot", 2)
    assert Game.from_position(play.game.position(), card_set=SET).position() == play.game.position()


@cr("H224")
def test_a_player_extra_on_it_has_both_names() -> None:
    scenario = board(0, YAMATO)
    scenario.position["players"][0]["under_player"] = {"card": UNDER, "face": "up"}
    play = scenario.begin().do(f"play {MAY_SLEEP}")
    while "yes" in play.texts or play.starting("choose"):
        play.do("yes" if "yes" in play.texts else play.texts[-1])
    assert len(play.zone(0, "hand")) == 2


@cr("H224")
@pytest.mark.parametrize(("power", "number"), [(True, "B17-080"), (False, "B17-080")])
def test_b17_080_sleeps_yamato_to_destroy_a_weak_one(power: bool, number: str) -> None:
    scenario = board(0, YAMATO if power else ANOTHER).hand(0, number)
    scenario.resource(0, "B02-061", times=5)
    play = scenario.zx("b2", PLAIN_CARD, 1).zx("a2", PLAIN_CARD, 1).begin().do(f"play {number}")
    while play.starting("choose") or "yes" in play.texts:
        play.do("yes" if "yes" in play.texts else play.texts[-1])
    assert (state_of(play, 0) == "sleep") == power
    assert [play.on("b2"), play.on("a2")].count(None) == int(power)


@cr("H224", "H64")
@pytest.mark.parametrize(
    ("trash", "player_card", "gains"),
    [
        ("B17-093", ANOTHER, True),
        ("B17-093", YAMATO, False),
        (PLAIN_CARD, ANOTHER, False),
    ],
)
def test_b15_098_gives_souma_a_startup_for_the_game(trash: str, player_card: str, gains: bool) -> None:
    scenario = board(0, player_card).hand(0, "B15-098").trash(0, trash).zx("b2", PLAIN_CARD, 1)
    play = scenario.resource(0, "B01-083", times=3).begin().do("play B15-098")
    assert (play.starting("use") != []) == gains
    if gains:
        play.do(f"use player:{ANOTHER}")
        while play.starting("choose"):
            play.do(play.texts[-1])
        assert play.on("b2") is None
        assert state_of(play, 0) == "sleep"
        assert len(play.zone(0, "life")) == 3


_PLAYER = zx(Side.OWN, kind=CardType.PLAYER)


@pytest.mark.parametrize(
    ("word", "field", "words"),
    [
        (Destroy(choose(1, _PLAYER)), ".what", "no more"),
        (PlayFree(choose(1, _PLAYER)), ".what", "no more"),
        (Sleep(choose(2, _PLAYER)), ".what", "one own Player card"),
        (Sleep(choose(1, _PLAYER, up_to=True)), ".what", "one own Player card"),
        (Sleep(choose(1, zx(Side.ENEMY, kind=CardType.PLAYER))), ".what", "one own Player card"),
        (Sleep(choose(1, zx(Side.OWN, kind=CardType.PLAYER, cost_at_least=1))), ".what", "one own Player"),
        (
            Sleep(choose(1, zx(Side.OWN, kind=CardType.PLAYER, named="Nobody"))),
            ".what.among.named",
            "no card",
        ),
    ],
)
def test_a_bad_word_is_refused(word: Effect, field: str, words: str) -> None:
    with pytest.raises(CardError) as caught:
        encode([Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=[word])])])
    assert caught.value.field == f"abilities[0].do[0]{field}"
    assert words in str(caught.value)
