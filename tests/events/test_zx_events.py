"""Events of Z/X: complete, by the same rules, and without anything that the viewer cannot know."""

import copy
import pickle
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.events.ledger import Ledger
from tests.events.plays import any_action, compare_with_ledger, points
from tests.how_many import GAMES
from zx_env import Game, deck_names, read_events, write_events
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import RecordError, SettingError

PAIRS = [
    pair
    for names in (deck_names("b01") + deck_names("2017"), deck_names("extended"))
    for pair in product(names, repeat=2)
]


def settings(number: int) -> dict[str, Any]:
    """Of the game of a number: all pairs of decks in turn, all ways to skip decisions."""
    pay = ("ask", "auto")[number // 2 % 2]
    return {"decks": PAIRS[number * 7 % len(PAIRS)], "skip_forced": bool(number % 2), "pay": pay}


def agree(number: int) -> int:
    """The game of a number, with a ledger; how many decisions it had."""
    one, two = (Game.new(seed=number, events=events, **settings(number)) for events in (True, False))
    return compare_with_ledger(one, two, Ledger, number)


@pytest.mark.parametrize("number", range(3 if PLAIN else 24))
def test_a_ledger_that_reads_events_alone_agrees_with_the_engine(number: int):
    """As do the bytes of the game with those of one that is stepped as ever."""
    assert agree(number) > 10


@pytest.mark.compiled
@pytest.mark.long
def test_a_ledger_agrees_in_many_games_of_all_decks():
    assert sum(agree(number) for number in range(len(PAIRS), len(PAIRS) + GAMES // 3)) > 25 * GAMES


def test_a_game_that_keeps_no_events_says_so():
    with pytest.raises(SettingError, match="events=True"):
        Game.new().events()
    with pytest.raises(SettingError, match="True or False"):
        Game.new(events="yes")  # type: ignore[arg-type]
    for wrong in (-1, 1.5):
        with pytest.raises(SettingError, match="since"):
            Game.new(events=True).events(since=wrong)  # type: ignore[arg-type]


def played(seed: int, decisions: int) -> Game:
    game = Game.new(seed=seed, events=True)
    rng = np.random.default_rng(seed)
    for _ in range(decisions):
        if game.to_play is not None:
            game.step(any_action(game, rng))
    return game


def test_copies_pickles_and_replays_have_the_same_events():
    game = played(5, 60)
    expected = game.events()
    for twin in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.events() == expected and twin.events(viewer=1) == game.events(viewer=1)
    assert Game.replay(game.record(), events=True).events() == expected
    twin = game.copy()
    twin.step(any_action(twin, np.random.default_rng(1)))
    assert game.events() == expected and twin.events()[: len(expected)] == expected
    assert game.events(since=len(expected) - 3) == expected[-3:] and game.events(since=len(expected)) == []


def test_events_of_a_position_begin_there():
    game = played(6, 40)
    stood = Game.from_position(game.position(), events=True)
    assert stood.events() == []
    since = len(game.events())
    action = any_action(game, np.random.default_rng(2))
    game.step(action)
    stood.step(action)
    assert stood.events() == game.events(since=since) != []
    again = Game.replay(stood.record(), events=True)
    assert again.events() == stood.events()


def test_who_gives_up_has_lost():
    game = played(7, 30)
    game.concede(1)
    last = game.events(viewer=0)[-1]
    assert (last.kind, last.who, last.rule, last.state) == ("win", 0, "101.4", "concession")
    assert last.text == "You have won: the enemy gives up (CR 101.4)"


def test_events_are_written_and_read_and_a_damaged_file_is_refused():
    game = played(8, 50)
    for viewer in (None, 0, 1):
        text = write_events(game, viewer)
        assert read_events(text) == game.events(viewer)
    lines = text.splitlines(keepends=True)
    assert lines[0] == f'{{"format": "zx-events/1", "viewer": 1, "events": {len(lines) - 1}}}\n'
    damaged = [
        "",
        7,
        text[:-1],
        "".join(lines[:-1]),
        text.replace("zx-events/1", "zx-events/2", 1),
        text.replace('"viewer": 1', '"viewer": 2', 1),
        text.replace('"kind"', '"kin"', 1),
        text.replace('"turn": 0', '"turn": "0"', 1),
        lines[0] + "[" * 10_000 + "\n" + "".join(lines[2:]),
        lines[0] + "[]\n" + "".join(lines[2:]),
    ]
    for one in damaged:
        with pytest.raises(RecordError):
            read_events(one)


def begin(number: int) -> Game:
    return Game.new(seed=500 + number, **settings(3 * number))


def test_a_players_events_do_not_depend_on_what_it_cannot_know():
    number = 60 if PLAIN else 600
    assert points(begin, number, seed=1, every=19 if PLAIN else 5) >= number


@pytest.mark.compiled
@pytest.mark.long
def test_a_players_events_do_not_depend_on_it_at_thousands_of_decisions():
    """10,000 at 2,000 games."""
    assert points(begin, 5 * GAMES, seed=2, every=3) >= 5 * GAMES
