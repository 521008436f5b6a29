"""Ruling H222: effects that put a Link on another Square."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    CENTER,
    IT,
    KEPT,
    NORMAL,
    Automatic,
    Card,
    CardType,
    Color,
    Destroy,
    Draw,
    Effect,
    Move,
    Occurrence,
    Pick,
    Put,
    Side,
    Zone,
    card,
    choose,
    zx,
)
from zx_env.zx.decision.observation import OptionFact, named

TO_NORMAL, TO_ANY, TO_CENTER, BELL, NEW_BELL = (f"WM-00{n}" for n in range(1, 6))
CHAIN, THEOGONIAS = "L-030", "E40-016"


def board(player: int, *hand: str) -> Scenario:
    return Scenario(player, card_set=SET, links=[]).hand(player, *hand)


def link(scenario: Scenario, square: str, number: str, owner: int) -> Scenario:
    scenario.position["links"].append({"card": number, "owner": owner, "square": square})
    return scenario


def links(g: Play) -> list[tuple[str, int, str]]:
    found = g.game.position().get("links", [])
    return sorted((one["card"], one["owner"], one["square"]) for one in found)


def named_links(player: int, *there: tuple[str, int]) -> list[str]:
    """Return the words for Chains on Squares, with their owners, as the player names them."""
    return [f"{'' if owner == player else 'enemy '}{square}:{CHAIN}" for square, owner in there]


@cr("H222")
@pytest.mark.parametrize("player", [0, 1])
def test_a_link_of_either_player_goes_to_another_normal_square_whatever_is_there(player: int) -> None:
    scenario = link(link(board(player, TO_NORMAL), "b2", CHAIN, 0), "a1", CHAIN, 1)
    play = scenario.zx("b2", PLAIN_CARD, 1 - player).zx("c2", PLAIN_CARD).begin().do(f"play {TO_NORMAL}")
    assert sorted(play.starting("choose")) == sorted(named_links(player, ("a1", 1), ("b2", 0)))
    play.do(f"choose {named_links(player, ('b2', 0))[0]}")
    # Not where it lies, and not a Player Square; where a Z/X stands it may go.
    assert sorted(play.starting("choose")) == ["a1", "a2", "a3", "c1", "c2", "c3"]
    play.do("choose c2")
    assert links(play) == [(CHAIN, 0, "c2"), (CHAIN, 1, "a1")]
    # Its Always ability is about the Square where it lies now; the Z/X stay where they are.
    assert (play.on("b2"), play.power("b2"), play.power("c2")) == (PLAIN_CARD, 3500, 4500)


@cr("H222")
def test_equal_links_on_two_squares_are_two_options_and_on_one_square_one() -> None:
    scenario = board(0, TO_NORMAL)
    for square in ("b2", "b2", "c3"):
        link(scenario, square, CHAIN, 0)
    g = scenario.begin().do(f"play {TO_NORMAL}")
    assert sorted(g.starting("choose")) == ["b2:L-030", "c3:L-030"]
    options = named(g.game.observe(0))["options"]
    assert sorted(options[options[:, OptionFact.IS_THERE] == 1, OptionFact.SQUARE].tolist()) == [5, 9]


@cr("H222", "304.4")
@pytest.mark.parametrize("player", [0, 1])
def test_up_to_one_own_link_to_any_square(player: int) -> None:
    scenario = link(link(board(player, TO_ANY, TO_ANY), "b2", CHAIN, player), "a1", CHAIN, 1 - player)
    play = scenario.begin().do(f"play {TO_ANY}")
    assert play.texts == ["done", "choose b2:L-030"]
    play.do("done")
    assert links(play) == sorted([(CHAIN, player, "b2"), (CHAIN, 1 - player, "a1")])
    assert len(play.zone(player, "hand")) == 2
    play.do(f"play {TO_ANY}", "choose b2:L-030")
    assert len(play.starting("choose")) == 8
    play.do("choose b1")
    assert (CHAIN, player, "b1") in links(play)
    assert len(play.zone(player, "hand")) == 2


@cr("H222", "Z19")
@pytest.mark.parametrize("there", [True, False])
def test_if_it_was_done(there: bool) -> None:
    scenario = board(0, TO_CENTER)
    if there:
        link(scenario, "b2", CHAIN, 0)
    g = scenario.begin().do(f"play {TO_CENTER}")
    if there:
        g.do("choose b2:L-030")
        assert sorted(g.starting("choose")) == ["a2", "c2"]
        g.do("choose a2")
    assert len(g.zone(0, "hand")) == (1 if there else 2)


@cr("H222", "H201", "H233")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("event", "drawn"),
    [
        ("WM-006", 2 + 2 + 1),  # 2, as many as before the new Link, and 1 for the bell
        ("WM-007", 2 + 2 + 1),
        ("WM-008", 2 + 1),  # 1 Link was put there
        ("WM-009", 2 + 1 + 4),  # 2, 1 Link and 1 together
    ],
)
def test_a_new_link_is_not_counted_and_a_moved_one_is(player: int, event: str, drawn: int) -> None:
    play = link(board(player, event), "b2", CHAIN, player).begin().do(f"play {event}")
    while play.starting("choose"):
        play.do(f"choose {sorted(play.starting('choose'))[0]}")
    assert len(play.zone(player, "hand")) == drawn


@cr("H222", "H43")
@pytest.mark.parametrize("player", [0, 1])
def test_it_is_placed_there_as_a_new_one_is(player: int) -> None:
    scenario = link(link(board(player, TO_NORMAL, NEW_BELL), "b2", BELL, player), "a1", CHAIN, 1 - player)
    play = scenario.begin().do(f"play {TO_NORMAL}", f"choose b2:{BELL}", "choose c2")
    assert len(play.zone(player, "hand")) == 2
    # The enemy's Link is none of the own ones.
    scenario = link(link(board(player, TO_NORMAL), "b2", BELL, player), "a1", CHAIN, 1 - player)
    play = scenario.begin().do(f"play {TO_NORMAL}", "choose enemy a1:L-030", "choose c2")
    assert play.zone(player, "hand") == []
    # A printed Link vanishes for another own one that is placed.
    scenario = link(link(board(player, TO_NORMAL), "b2", THEOGONIAS, player), "a1", CHAIN, player)
    play = scenario.begin().do(f"play {TO_NORMAL}", "choose a1:L-030", "choose c2")
    assert links(play) == [(CHAIN, player, "c2")]


@cr("H222", "H99")
@pytest.mark.parametrize("player", [0, 1])
def test_a_link_that_the_enemys_cards_do_not_affect_stays(player: int) -> None:
    scenario = link(board(player, TO_NORMAL, TO_ANY), "b2", CHAIN, 1 - player).zx("a2", "WM-035", 1 - player)
    play = scenario.begin().do(f"play {TO_NORMAL}", "choose enemy b2:L-030", "choose c2")
    assert links(play) == [(CHAIN, 1 - player, "b2")]
    # The player's own card moves it.
    scenario = link(board(player, TO_NORMAL), "b2", CHAIN, player).zx("a2", "WM-035", player)
    play = scenario.begin().do(f"play {TO_NORMAL}", "choose b2:L-030", "choose c2")
    assert links(play) == [(CHAIN, player, "c2")]


@cr("H222", "H44")
def test_it_stays_the_same_link_whose_ability_is_used_up() -> None:
    body = "L-033"
    scenario = link(board(0, body, TO_NORMAL, body), "c1", THEOGONIAS, 0).resource(0, PLAIN_CARD, times=4)
    g = scenario.zx("a3", PLAIN_CARD, 1).zx("c3", PLAIN_CARD, 1).begin()
    g.do(f"play {body}", "at c1", "choose a3", f"play {TO_NORMAL}", f"choose c1:{THEOGONIAS}", "choose a1")
    g.do(f"play {body}", "at a1")
    assert g.starting("choose") == []
    assert g.on("c3") == PLAIN_CARD


@cr("H222")
def test_a_game_is_kept_while_a_link_is_chosen_and_while_its_square_is() -> None:
    scenario = link(link(board(0, TO_NORMAL), "b2", CHAIN, 0), "a1", CHAIN, 1)
    g = scenario.begin().do(f"play {TO_NORMAL}")
    for text in ("choose b2:L-030", "choose c2"):
        again = Game.from_position(g.game.position(), card_set=SET)
        assert [action.text for action in again.actions()] == g.texts
        g.do(text)
    assert links(g) == [(CHAIN, 0, "c2"), (CHAIN, 1, "a1")]


@cr("H222")
def test_e47_086_in_trash_puts_a_link_elsewhere() -> None:
    scenario = link(board(0, PLAIN_CARD), "b2", CHAIN, 1).trash(0, "E47-086")
    g = scenario.begin().do("use trash:E47-086")
    while g.starting("choose") and len(g.zone(0, "hand")) == 1:
        g.do(g.texts[-1])
    g.do("choose enemy b2:L-030", "choose c3")
    assert links(g) == [(CHAIN, 1, "c3")]
    assert (g.zone(0, "hand"), g.zone(0, "removed")) == ([], ["E47-086"])


@cr("H222", "H200")
@pytest.mark.parametrize(("life", "is_played"), [(3, True), (4, False)])
def test_e47_091_is_played_when_another_challenger_discards_it(life: int, is_played: bool) -> None:
    scenario = link(board(0, "E47-091", "E47-091"), "b2", CHAIN, 0).trash(0, "E47-086")
    scenario.resource(0, PLAIN_CARD, times=5).life(1, *[PLAIN_CARD] * life)
    g = scenario.begin().do("use trash:E47-086", "choose hand:E47-091")
    g.do("choose b2:L-030", "choose c3")
    assert bool(g.starting("at")) == is_played
    if is_played:
        g.do("at a1")
        assert g.on("a1") == "E47-091"


_LINK = card(Side.ANY, Zone.SQUARE, kind=CardType.LINK)


@pytest.mark.parametrize(
    ("word", "field", "words"),
    [
        (Put(choose(1, _LINK), NORMAL, empty=True), "", "say no more"),
        (Put(choose(2, _LINK), NORMAL), ".what", "one Link"),
        (Destroy(choose(1, _LINK)), ".what.among.kind", "nothing chooses"),
        (Move(choose(1, _LINK), Zone.HAND), ".what.among.kind", "nothing chooses"),
        (Pick(choose(1, _LINK)), ".what.among.kind", "nothing chooses"),
    ],
)
def test_a_bad_word_is_refused(word: Effect, field: str, words: str) -> None:
    _refused([word], f"abilities[0].do[0]{field}", words)


def test_no_later_word_speaks_of_the_link() -> None:
    _refused([Put(choose(1, _LINK, keep=True), CENTER), Destroy(KEPT)], "abilities[0].do[0].what", "one Link")
    _refused([Put(choose(1, _LINK), CENTER), Destroy(IT)], "abilities[0].do[1].what", "no choice before")
    do = [Pick(choose(1, zx())), Put(choose(1, _LINK), CENTER), Draw(1), Destroy(IT)]
    _refused(do, "abilities[0].do[3].what", "no choice before")


def _refused(do: list[Effect], field: str, words: str) -> None:
    with pytest.raises(CardError) as caught:
        encode([Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=do)])])
    assert caught.value.field == field
    assert words in str(caught.value)
