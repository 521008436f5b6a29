"""Ruling H223: who may not choose a card, and for whose abilities."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    EVERYWHERE,
    Always,
    Automatic,
    Bar,
    Cannot,
    Card,
    Color,
    Grant,
    Occurrence,
    Side,
    card,
    choose,
    each,
    zx,
)

BY_DEAR, NOT_BY_ZX, NOT_BY_EVENTS = "WM-020", "WM-021", "WM-022"
ENEMY_CHOOSES, DEAR_EVENT, CHEAP_EVENT, CHOOSER = "WM-023", "WM-024", "WM-025", "WM-026"
OWN_EVENT, GIVES, LASTS, NOT_BY_ENEMY = "WM-027", "WM-028", "WM-029", "WM-031"
SECOND, FIRST = "a3", "c1"
"""Squares of player 1 and player 0, in front of the own Player Square's neighbors."""


def board(player: int, *hand: str, **keys: object) -> Scenario:
    scenario = Scenario(player, card_set=SET, **keys).hand(player, *hand)
    return scenario.resource(player, PLAIN_CARD, times=8)


def choices(g: Play) -> list[str]:
    return sorted(g.starting("choose"))


@cr("H223")
@pytest.mark.parametrize("player", [0, 1])
def test_a_bar_for_the_enemy_is_about_the_player_who_chooses(player: int) -> None:
    # The opponent plays a card of their own: they cannot choose it.
    g = board(player, CHEAP_EVENT).zx("b2", NOT_BY_ENEMY, 1 - player).zx("a2", PLAIN_CARD, 1 - player)
    play = g.begin().do(f"play {CHEAP_EVENT}")
    assert choices(play) == ["a2"]
    # An ability of the opponent lets its own player choose: that player can.
    g = board(player, ENEMY_CHOOSES).zx("b2", NOT_BY_ENEMY, 1 - player).zx("a2", PLAIN_CARD, 1 - player)
    play = g.begin().do(f"play {ENEMY_CHOOSES}")
    assert play.to_play == 1 - player
    assert choices(play) == ["a2", "b2"]
    play.do("choose b2")
    assert play.on("b2") is None


@cr("H223")
@pytest.mark.parametrize("player", [0, 1])
def test_an_own_ability_lets_the_enemy_choose_and_it_cannot(player: int) -> None:
    g = board(player, "WM-032").zx("b2", NOT_BY_ENEMY, player).zx("a2", PLAIN_CARD, player)
    play = g.begin().do("play WM-032")
    assert play.to_play == 1 - player
    assert choices(play) == ["a2"]


@cr("H223")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("event", "free"), [(DEAR_EVENT, False), (CHEAP_EVENT, True)])
def test_only_abilities_of_certain_cards_do_not_choose_it(player: int, event: str, free: bool) -> None:
    g = board(player, event).zx("b2", BY_DEAR, 1 - player).zx("a2", PLAIN_CARD, 1 - player)
    play = g.begin().do(f"play {event}")
    assert choices(play) == (["a2", "b2"] if free else ["a2"])


@cr("H223")
def test_its_own_player_chooses_it_for_an_ability_of_a_dear_card() -> None:
    g = board(0).zx("b2", BY_DEAR).zx("a2", CHOOSER).begin().do("use a2")
    assert choices(g) == ["a2", "b2"]


@cr("H223")
@pytest.mark.parametrize("player", [0, 1])
def test_a_group_is_asked_by_its_cost_now(player: int) -> None:
    """Cost 4 by an Always ability of its own; the card with the ability has Cost 3 itself."""
    g = board(player).zx("b2", CHOOSER, player).zx("a2", NOT_BY_ENEMY, 1 - player)
    g.zx("c2", NOT_BY_ZX, 1 - player)
    play = g.begin().do("use b2")
    assert choices(play) == ["b2", "c2"]
    # Without the card with the ability nothing bars.
    g = board(player).zx("b2", CHOOSER, player).zx("a2", "B01-094", 1 - player).begin().do("use b2")
    assert choices(g) == ["a2", "b2"]
    # Events choose it.
    g = board(player, CHEAP_EVENT).zx("a2", "B01-094", 1 - player).zx("c2", NOT_BY_ZX, 1 - player).begin()
    g.do(f"play {CHEAP_EVENT}")
    assert choices(g) == ["a2", "c2"]


@cr("H223")
def test_its_owner_cannot_choose_it_for_own_events() -> None:
    g = board(0, OWN_EVENT).zx("b2", NOT_BY_EVENTS).zx("a2", PLAIN_CARD).begin().do(f"play {OWN_EVENT}")
    assert choices(g) == ["a2"]
    # An own Z/X does choose it, and so does an Event of the enemy.
    g = board(0).zx("b2", NOT_BY_EVENTS).zx("a2", CHOOSER).begin().do("use a2")
    assert choices(g) == ["a2", "b2"]
    g = board(1, CHEAP_EVENT).zx("b2", NOT_BY_EVENTS).begin().do(f"play {CHEAP_EVENT}")
    assert choices(g) == ["b2"]


@cr("H223", "H71")
@pytest.mark.parametrize("player", [0, 1])
def test_an_enemys_bar_does_nothing_to_a_card_that_enemies_do_not_affect(player: int) -> None:
    g = board(player).zx("b2", CHOOSER, player).zx("a2", "WM-034", player).zx("c2", "WM-033", 1 - player)
    play = g.begin().do("use b2")
    assert choices(play) == ["a2", "c2"]


@cr("H223", "H145")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("event", [GIVES, LASTS])
def test_it_lasts_until_the_enemys_next_turn_ends(player: int, event: str) -> None:
    enemy = 1 - player
    g = board(player, event).zx("b2", PLAIN_CARD, player).zx("a2", CHOOSER, enemy)
    play = g.cards(enemy, "hand", [CHEAP_EVENT]).resource(enemy, PLAIN_CARD, times=2).begin()
    play.do(f"play {event}", *(["choose b2"] if "choose b2" in play.texts else []))
    while play.to_play != enemy or "use a2" not in play.texts:
        play.do("pass" if "pass" in play.texts else play.texts[0])
    play.do("use a2")
    assert choices(play) == ["a2"]
    play.do("choose a2", f"play {CHEAP_EVENT}")
    assert choices(play) == ["b2"]


@cr("H223")
@pytest.mark.parametrize("player", [0, 1])
def test_what_the_enemy_cannot_choose_in_either_trash(player: int) -> None:
    """B16-104: the opponent chooses no card with Cost 4 or more in either player's Trash; its player does."""
    other = 1 - player
    for asks in (player, other):
        g = board(asks, "WM-030").zx("b1" if player == 0 else "b3", "B16-104", player)
        g.trash(player, "B01-094").trash(other, "B01-094")
        play = g.begin().do("play WM-030")
        assert len(choices(play)) == (2 if asks == player else 0)


@cr("H223")
@pytest.mark.parametrize(("resources", "free"), [(20, False), (19, True)])
def test_b27_064_keeps_dear_plasects_from_the_enemys_choices_for_zx(resources: int, free: bool) -> None:
    g = board(1, CHEAP_EVENT).zx("a2", CHOOSER, 1).zx("b2", "B27-064").zx("c2", PLAIN_CARD)
    play = g.resource(0, PLAIN_CARD, times=resources).begin().do("use a2")
    assert choices(play) == (["a2", "b2", "c2"] if free else ["a2", "c2"])
    play.do("choose a2", f"play {CHEAP_EVENT}")
    assert choices(play) == ["b2", "c2"]


# -- refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "field", "words"),
    [
        (Cannot(Bar.ATTACK, by=zx()), "by", "BE_CHOSEN_BY_ENEMY"),
        (Cannot(Bar.BE_CHOSEN, by=zx(power_at_least=5000)), "by", "no Power"),
        (Cannot(Bar.BE_CHOSEN, by=card(Side.ANY, EVERYWHERE, cost_at_least=5)), "by", "printed Cost"),
        (Cannot(Bar.BE_CHOSEN, each(zx(power_at_least=5000)), zx()), "to", "Power"),
    ],
)
def test_a_bad_word_is_refused(word: Cannot, field: str, words: str) -> None:
    with pytest.raises(CardError) as caught:
        encode([Card("T-001", "T", Color.RED, abilities=[Always(do=[word])])])
    assert caught.value.field == f"abilities[0].do[0].{field}"
    assert words in str(caught.value)


def test_a_grant_gives_it_as_an_ability() -> None:
    gains = Grant(choose(1, zx()), Cannot(Bar.BE_CHOSEN, by=zx()))
    with pytest.raises(CardError, match="Gains"):
        encode([Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=[gains])])])
