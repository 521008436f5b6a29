"""A card set brings tribes and Player names of its own; the rules are the same compiled code."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.citations import cr
from tests.own_names import CLANS, HEROES
from tests.scenario import Scenario
from tests.uniform_decks import random_deck
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.vocabulary import BITS_OF_WORD, vocabulary_of
from zx_env.zx.cards.language import (
    AtLeast,
    Automatic,
    Card,
    Color,
    Draw,
    If,
    Occurrence,
    PlayerNamed,
    Side,
    SlainBy,
    TribeName,
    zx,
)
from zx_env.zx.cards.names import Tribe
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.cards.sentences.card import say

SET = "tests.own_names"
PLAIN = "B01-003"


def _board(*hand: str) -> Scenario:
    return Scenario(card_set=SET).hand(0, *hand)


def test_every_name_has_a_bit_of_its_own_and_those_that_a_game_holds_are_in_the_first_word() -> None:
    words = card_table(SET).vocabulary
    assert len(words.tribes) == len(Tribe) + 100 and len(words.keys) >= 60
    for bits in (words.tribes, words.keys, words.parts):
        assert len(set(bits.values())) == len(bits)
        assert all(bit % 64 < BITS_OF_WORD for bit in bits.values())
    assert max(words.tribes[CLANS[98]], words.tribes[CLANS[97]], words.keys[HEROES[59]]) < BITS_OF_WORD


@pytest.mark.parametrize("n", [1, 13, 31, 49, 70, 99])
def test_a_card_asks_for_tribes_of_its_set(n: int) -> None:
    alone = _board(f"N-{n:03}").zx("b1", PLAIN).zx("c1", f"N-{n % 100 + 1 if n != 1 else 50:03}").begin()
    assert alone.do(f"play N-{n:03}", "at a1").zone(0, "hand") == []
    for kin in (n, 2 * n % 100):
        beside = _board(f"N-{n:03}").zx("b1", f"N-{kin:03}").begin()
        assert len(beside.do(f"play N-{n:03}", "at a1").zone(0, "hand")) == 1


def test_tribes_of_several_words_are_counted_once_each() -> None:
    three = _board("N-401").zx("a1", "N-001").zx("b1", "N-080").zx("c1", PLAIN).zx("a2", "N-001")
    assert three.begin().do("play N-401").zone(0, "hand") == []
    four = three.zx("b2", "N-100").begin()
    assert len(four.do("play N-401").zone(0, "hand")) == 1


@pytest.mark.parametrize(("slayer", "event", "drawn"), [
    ("N-099", "N-402", 1), ("N-098", "N-402", 0), ("N-098", "N-406", 1), ("N-301", "N-406", 1),
])  # fmt: skip
def test_a_turn_remembers_which_tribes_destroyed(slayer: str, event: str, drawn: int) -> None:
    """N-301 is of no tribe: SlainBy without a tribe asks for none."""
    player = "N-201"
    g = _board(event).player_card(0, player).zx("b1", slayer).zx("b2", "N-302", 1, damage=1000).begin()
    g.attack("b1", "b2").pass_both()
    assert g.on("b2") is None
    assert len(g.do(f"play {event}").zone(0, "hand")) == drawn


def test_not_of_a_tribe() -> None:
    g = _board("N-405").zx("a1", "N-001").zx("b1", "N-002").begin().do("play N-405")
    assert (g.on("a1"), g.on("b1")) == ("N-001", None)


@cr("Z16")
def test_resources_are_grouped_by_a_tribe_that_the_deck_asks_for() -> None:
    board = Scenario(card_set=SET).hand(0, "N-403", "B01-003").resource(0, "N-098", "N-097", "N-096", times=1)
    g = board.begin().do("play B01-003", "at a1")
    assert sorted(g.starting("pay")) == ["red", "red clan_98"]


def test_a_player_name_of_the_set_gates_an_ability() -> None:
    for n in (1, 40, 60):
        board = _board().zx("b1", f"N-{300 + n}")
        assert board.begin().power("b1") == 2000
        assert board.player_card(0, f"N-{200 + n % 60 + 1}").begin().power("b1") == 2000
        assert board.player_card(0, f"N-{200 + n}").begin().power("b1") == 4000


@cr("H62")
def test_a_player_gains_a_name_of_the_set_and_a_position_says_so() -> None:
    board = _board("N-404").player_card(0, "N-201").zx("b1", "N-360").zx("a1", "N-301")
    g = board.begin().do("play N-404")
    assert (g.power("b1"), g.power("a1")) == (4000, 4000)
    position = g.game.position()
    assert position["players"][0]["also_named"] == ["hero_60"]
    again = Game.from_position(
        {key: value for key, value in position.items() if key != "engine"}, card_set=SET
    )
    assert again.position()["players"][0]["also_named"] == ["hero_60"]


def test_random_games_are_played_to_their_end() -> None:
    rng = np.random.default_rng(3)
    for seed in range(3):
        decks = tuple(random_deck(rng, [f"N-{n:03}" for n in rng.integers(1, 101, 6)], SET) for _ in range(2))
        game = Game.new(decks=decks, seed=seed, card_set=SET)
        while game.to_play is not None:
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


def test_the_rules_are_not_compiled_again_for_a_card_set() -> None:
    code = """
from zx_env.compiling.functions import callees_first, digest_of
from zx_env.compiling.store import surroundings
import zx_env.zx.entry_points
from zx_env.zx.cards.pool import card_table
def digests():
    return {one.name: digest_of(one, surroundings()) for one in callees_first()}
card_table()
before = digests()
card_table("tests.own_names")
assert before == digests() and len(before) > 100
"""
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])


# -- what is refused -----------------------------------------------------------------------------------------


def _card(*tribes: TribeName, number: str = "T-001", asks: TribeName | None = None, key: str = "") -> Card:
    needs = [AtLeast(1, zx(Side.OWN, tribe=asks))] if asks is not None else []
    gates = [PlayerNamed(key)] if key else []
    waits = Automatic(when=Occurrence.APPEARS, needs=[*gates, *needs], do=[Draw(1)])
    return Card(number, number, Color.RED, tribes=tribes, abilities=[waits])


@pytest.mark.parametrize(("cards", "number", "words"), [
    ([_card("Angel")], "T-001", "the tribe 'Angel' is Tribe.ANGEL: say it so"),
    ([_card("Clan"), _card("clan", number="T-002")], "T-002", "the tribe 'clan' is 'Clan': say it so"),
    ([_card("Clan", asks="Clam")], "T-001", "has the tribe 'Clam'; did you mean 'Clan'?"),
    ([_card(" ")], "T-001", "' ' is no tribe"),
    ([_card(key="Mikado")], "T-001", "the Player name 'Mikado' is PlayerKey.MIKADO: say it so"),
    ([_card(key="Hero")], "T-001", "no card of this card set has the Player name 'Hero'"),
    ([_card(*[f"Clan {n}" for n in range(253)])], "T-001", "a card set has at most 252 tribes"),
], ids=lambda value: str(value)[:20])  # fmt: skip
def test_a_name_that_cannot_be_is_refused(cards: list[Card], number: str, words: str) -> None:
    with pytest.raises(CardError) as caught:
        _ = CardPool(cards).record
    assert (caught.value.number, words in str(caught.value)) == (number, True), str(caught.value)


def test_more_tribes_than_a_game_can_remember_are_refused() -> None:
    clans = [f"Clan {n}" for n in range(64)]
    does = [If([SlainBy(clan)], [Draw(1)]) for clan in clans]
    asking = Card("T-002", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=does)])
    with pytest.raises(CardError, match="'Clan 63' is one too many of the 63 tribes that Resource, SlainBy"):
        vocabulary_of([_card(*clans), asking])


def test_names_of_the_set_are_said() -> None:
    assert say(_card(asks="Special Agent", key="Hatsu")) == (
        "[Auto] (Player Hatsu; if you have a [Special Agent] Z/X on a Square) "
        "When this card appears, draw 1 card."
    )
