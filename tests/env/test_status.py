"""`Game.status`, and the digest of an engine string: nothing that is no game gets into the rules."""

import base64
import json
import zlib
from typing import Any

import numpy as np
import pytest

from tests.env.games import GameCase, numbers
from tests.fuzz.positions import engine_of
from tests.made_up import SET
from tests.scenario import Scenario
from zx_env import Game, deck_names
from zx_env.compiling.decorators import PLAIN, in_python
from zx_env.compiling.python_records import row_bytes
from zx_env.core.serialization.field_ranges import fields_of
from zx_env.errors import PositionError, RecordError
from zx_env.ygo import limits as ygo_limits
from zx_env.ygo.terms import Fault as YgoFault
from zx_env.zx import limits
from zx_env.zx.op_groups import Fault
from zx_env.zx.rules.delays import NO_CARD
from zx_env.zx.rules.waits import delayed_place
from zx_env.zx.saved.bounds import ANYTHING, BOUNDS, ELSEWHERE
from zx_env.zx.state import GAME, VERSION
from zx_env.zx.terms import (
    NONE,
    Zone,
)


def middle(seed: int = 3) -> Game:
    game = Game.new(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(90):
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return game


def position_with(game: Game, **changes) -> dict:
    """A position whose engine string has a right digest and these fields of the record."""
    data = bytearray(row_bytes(game._games, 0))
    g = np.frombuffer(data, GAME)
    for name, value in changes.items():
        g[name] = value
    return {"format": "zx-position/1", "engine": engine_of(bytes(data))}


def test_a_sound_game_has_nothing_wrong(case: GameCase):
    game = case.game(seed=1)
    rng = np.random.default_rng(1)
    while game.to_play is not None:
        if rng.random() < 0.2:
            assert game.status() == []
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert game.status() == []


@pytest.mark.parametrize("group", ["2017", "extended"])
def test_games_of_later_cards_are_sound_at_every_decision(group: str):
    names = deck_names(group)
    for seed in range(1 if PLAIN else 3):
        rng = np.random.default_rng(seed)
        game = Game.new(decks=tuple(str(name) for name in rng.choice(names, 2)), seed=seed)
        while game.to_play is not None:
            if not PLAIN or rng.random() < 0.1:
                assert game.status() == [], game
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


def test_every_field_of_a_game_has_bounds_or_is_declared_to_have_none():
    paths = [path for path, _ in fields_of(GAME)]
    assert sorted([*BOUNDS, *ANYTHING, *ELSEWHERE]) == sorted(paths), (
        "bounds.py lists every field of GAME once"
    )


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"crowded": 255}, "`crowded` does not say"),
        ({"crowded": -1}, "`crowded` is -1, which is not from 0 to 511"),
        ({"held": 511}, "`held` of player"),
        ({"links": 3}, "0 Links lie on Squares"),
        ({"frames": 0}, "nothing is on the agenda"),
        ({"frames": -3}, "`frames` is -3"),
        ({"rng": 0}, "random stream"),
        ({"zone": 3}, "lies elsewhere"),
        ({"row": limits.CARDS - 1}, "the card set has"),
        ({"count": 52}, "lies? elsewhere|is in"),
        ({"decider": 2}, "`decider` is 2"),
        ({"asked": 0}, "`asked` is 0"),
        ({"over": 1}, "`over` and `asked`"),
        ({"winner": 1}, "neither a winner"),
        ({"sums": 5}, "`sums`"),
        ({"shift": 60}, "Shift"),
        ({"standing_count": 6}, "Square|places"),
        ({"returned": 62}, "`returned` has a shuffle of player 0 that was not"),
        ({"returned": 129}, "`returned` has a shuffle"),
        ({"shuffled": 71}, "`shuffled` has a shuffle of player 1 that was not"),
        ({"shuffles": 0, "returned": 1}, "`returned` has a shuffle"),
        ({"asked_causes": -2}, "`asked_causes` is -2"),
        ({"locked": -40_000, "locked_count": 1}, "`locked` of player 0 names an ability that no card has"),
        ({"known": 0}, "`known` hides a card of a hand from its owner"),
    ],
)
def test_bytes_of_no_game_are_refused_with_what_is_wrong(changes: dict, words: str):
    with pytest.raises(PositionError, match=f"of no game: .*({words}).*take `engine` out"):
        Game.from_position(position_with(middle(), **changes))


def test_a_record_that_holds_such_bytes_is_refused_too():
    game = Game.from_position(middle().position())
    header = json.loads(game.record())
    header["position"] = position_with(game, crowded=255)
    with pytest.raises(RecordError, match=r"line 1: .*`crowded` does not say"):
        Game.replay(json.dumps(header))


def test_a_game_that_somebody_changed_says_what_is_wrong():
    game = middle()
    assert game.status() == []
    game._games[0].crowded = 255
    assert game.status() == ["`crowded` does not say on which Squares more than one Z/X stands"]


def test_a_card_of_a_dynamis_lies_in_no_hidden_zone():
    game = Game.new(decks=("x3_green_memorial", "x3_green_memorial"), seed=1)
    g = game._games[0]
    slot = int(g.cards[1, Zone.DYNAMIS, 0])
    for zone in (Zone.DECK, Zone.HAND, Zone.LIFE):
        g.zone[slot] = zone
        assert "a card of a Dynamis lies in a deck, a hand or Life" in game.status()


def test_a_choice_is_among_something():
    game = middle()
    rng = np.random.default_rng(1)
    while game.question is None or game.question.ask != "choose":
        if game.to_play is None:
            game = middle(int(rng.integers(100)))
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    game._games[0].candidates = 0
    assert "the frame CHOOSE lets choose among none" in game.status()


def test_a_delayed_part_of_an_effect_is_about_a_card_of_the_game_or_about_none():
    scenario = Scenario(card_set=SET).zx("b1", "B01-003").hand(0, "F-062", "J-001").begin()
    game = scenario.do("play F-062", "play J-001", "choose b1").game
    g = game._games[0]
    (of_no_card, of_a_card) = (g.waiting[in_python(delayed_place)(i)] for i in range(2))
    assert (g.delayed_count, int(of_no_card.those), game.status()) == (2, NO_CARD, [])
    of_a_card.those = int(np.flatnonzero(numbers(g, "row") == NONE)[0])
    assert game.status() == ["`delayed` speaks of a card that is none"]
    of_a_card.those = limits.SLOTS
    assert game.status() == ["`delayed` speaks of a card that is none"]


def test_every_flipped_letter_of_an_engine_string_is_seen():
    position = middle().position()
    version, digest, text = position["engine"].split(":")
    data = bytearray(zlib.decompress(base64.b64decode(text)))
    rng = np.random.default_rng(1)
    for _ in range(30):
        spoilt = bytearray(data)
        spoilt[int(rng.integers(len(data)))] ^= 1 << int(rng.integers(8))
        packed = base64.b64encode(zlib.compress(bytes(spoilt))).decode()
        with pytest.raises(PositionError, match="damaged"):
            Game.from_position(position | {"engine": f"{version}:{digest}:{packed}"})
    for wrong in ("", "0" * 32, digest[:-1], digest.upper() + "0"):
        with pytest.raises(PositionError, match="damaged"):
            Game.from_position(position | {"engine": f"{version}:{wrong}:{text}"})


def test_a_bomb_is_no_engine_string():
    """2 GB of zeros pack to 2 MB, which unpack no further than a game is long."""
    packing = zlib.compressobj(9)
    chunk = bytes(1 << 24)
    small = b"".join(packing.compress(chunk) for _ in range(8)) + packing.flush()
    text = base64.b64encode(small).decode()
    for engine_text in (text, text[:20_000]):
        with pytest.raises(PositionError, match="damaged"):
            Game.from_position({"format": "zx-position/1", "engine": f"{VERSION}:{'0' * 32}:{engine_text}"})


@pytest.mark.parametrize(
    "entries",
    [
        {"phase": ["main"]},
        {"phase": {}},
        {"card_set": []},
        {"engine": 5},
        {"engine": None},
        {"players": [{"hand": [{"card": 7}]}, {}]},
        {"players": [{"hand": [{"card": ["B01-006"]}]}, {}]},
        {"players": [{"also_named": [["reia"]]}, {}]},
        {"players": [{"also_named": [{}]}, {}]},
        {"players": [{"player_card": 3}, {}]},
        {"turn": 10**30},
        {"squares": {"b2": {"card": None, "owner": 0}}},
    ],
)
def test_values_of_any_kind_are_refused_as_positions(entries: dict):
    with pytest.raises(PositionError):
        Game.from_position({"format": "zx-position/1"} | entries)


def test_every_fault_that_a_record_may_hold_has_words(case: GameCase):
    """Else a spoilt position ends in an error that is nobody's."""
    low, high = case.bounds["fault"]
    assert all(case.game_spec.fault(number) for number in range(low + 1, high + 1))


@pytest.mark.parametrize(
    ("full", "size", "other"),
    [
        (Fault.FRAMES_FULL, limits.FRAMES, Fault.UNKNOWN_OP),
        (YgoFault.FRAMES_FULL, ygo_limits.FRAMES, YgoFault.UNKNOWN_OP),
    ],
    ids=["zx", "ygo"],
)
def test_a_fault_names_the_capacity_that_is_too_small(full: Any, size: int, other: Any):
    assert (full.limit, other.limit) == ("FRAMES", "")
    assert f"FRAMES = {size} of " in full.in_words
    assert "no rule of the engine knows" in other.in_words
