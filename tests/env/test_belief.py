"""Beliefs about the opponent's deck: fitting decks are dealt by their weights; seen cards stay."""

from typing import Any

import numpy as np
import pytest

from tests.env.games import PIG, YGO, ZX, GameCase, bytes_of, numbers
from tests.env.test_view import contents_of
from zx_env import Deck, Game, deck_names
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import DeckError, SettingError

WITH_DECKS = [ZX, YGO]
NAMES: dict[str, list[str]] = {"zx": ["b01_red", "b01_blue", "b01_green"], "ygo": list(YGO.deck_names())[:3]}
STEPS = 25


@pytest.fixture(params=WITH_DECKS, ids=lambda case: case.name)
def case_with_decks(request: pytest.FixtureRequest) -> GameCase:
    return request.param


def points(case: GameCase, number: int, every: int = 7) -> Any:
    """Games between any of the decks, at some of their decisions."""
    rng = np.random.default_rng(2)
    names, done, seed = NAMES[case.name], 0, 0
    while done < number:
        seed += 1
        game = case.Game.new(decks=(names[seed % 3], names[seed // 3 % 3]), seed=seed)
        for step in range(400):
            if game.to_play is None or done == number:
                break
            if step % every == 0:
                done += 1
                yield game
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


def cards_of(game: Any, owner: int) -> list[int]:
    half = len(numbers(game._matches[0], "row")[0])
    row = numbers(game._games[0], "row")
    return sorted(row[owner * half : (owner + 1) * half].tolist())


def test_the_true_list_fits_and_is_dealt_as_it_is_without_a_belief(case_with_decks: GameCase):
    for game in points(case_with_decks, 10 if PLAIN else 200):
        for player in range(2):
            deck = game.settings.decks[1 - player]
            view = game.view(player)
            dealt = view.determinize(3, decks=[deck])
            assert cards_of(dealt, 1 - player) == cards_of(game, 1 - player)
            assert dealt.settings == game.settings and dealt.status() == []
            assert bytes_of(dealt) == bytes_of(view.determinize(3))
            if game.to_play == player:  # a view passes over questions to the opponent that nobody notices
                assert bytes_of(dealt) == bytes_of(game.determinize(player, 3))


def test_what_the_player_sees_stays_whatever_list_is_dealt(case_with_decks: GameCase):
    others = dealt_others = 0
    for game in points(case_with_decks, 14 if PLAIN else 300, every=5):
        for player in range(2):
            for name in NAMES[case_with_decks.name]:
                try:
                    dealt = game.view(player).determinize(1, decks=[name])
                except SettingError as error:
                    assert "fits what player" in str(error) and name in str(error)
                    continue
                dealt_others += 1
                others += dealt.settings != game.settings
                assert dealt.status() == []
                assert dealt.settings.decks[player] == game.settings.decks[player]
                assert dealt.settings.decks[1 - player].name == name
                fresh = case_with_decks.Game.new(decks=dealt.settings.decks)
                assert cards_of(dealt, 1 - player) == cards_of(fresh, 1 - player)
                assert dealt.view(player).board() == game.view(player).board()
                if game.to_play == player:
                    assert (dealt.mask() == game.mask()).all()
    assert 0 < others < dealt_others


def test_a_dealt_game_of_another_list_is_played_to_its_end(case_with_decks: GameCase):
    rng = np.random.default_rng(1)
    for seed in range(2 if PLAIN else 40):
        game = case_with_decks.Game.new(seed=seed, decks=NAMES[case_with_decks.name][:2])
        dealt = game.view(0).determinize(seed, decks=NAMES[case_with_decks.name][2:])
        while dealt.to_play is not None:
            dealt.step(int(rng.choice(np.flatnonzero(dealt.mask()))))
        assert dealt.status() == []


def test_weights_say_how_often_a_deck_is_dealt(case_with_decks: GameCase):
    one, two, three = NAMES[case_with_decks.name]
    view = case_with_decks.Game.new(decks=(one, two), seed=1).view(0)
    rng = np.random.default_rng(1)
    number = 60 if PLAIN else 600
    drawn = [
        view.determinize(rng, decks={one: 3, two: 1.0, three: 0}).settings.decks[1].name
        for _ in range(number)
    ]
    assert set(drawn) == {one, two}
    assert 0.55 * number < drawn.count(one) < 0.92 * number
    batch = view.batch(20, 3, decks=[one, two])
    assert {batch.game(row).settings.decks[1].name for row in range(20)} == {one, two}


def test_a_view_with_a_belief_hides_the_true_list(case_with_decks: GameCase):
    names = NAMES[case_with_decks.name]
    for seed in range(4):
        games = [
            case_with_decks.Game.new(decks=(names[0], other), seed=seed, first_player=0) for other in names
        ]
        if len({(game.to_play, game.observe(0).tobytes()) for game in games}) == 1:
            views = [game.view(0, decks=names) for game in games]
            assert contents_of(views[0]) == contents_of(views[1]) == contents_of(views[2])
            assert views[0].determinize(1).settings.decks[1].name in names
            assert len({game.view(0).information_set for game in games}) == 3
            return
    pytest.fail("no first hand of player 0 is the same whatever the other deck is")


def test_decks_that_have_not_what_was_seen_count_nothing():
    """The second player's blue deck has shown a card by its first Resources."""
    game = Game.new(decks=("b01_red", "b01_blue"), seed=5)
    while game.turn == 0:
        game.step("keep" if "keep" in [str(a) for a in game.actions()] else game.actions()[0].index)
    dealt = [game.view(0).determinize(s, decks=deck_names()).settings.decks[1].name for s in range(20)]
    assert set(dealt) <= {"b01_blue", "b01_blue_black"}
    with pytest.raises(SettingError, match=r"none of the 1 decks fits what player 0 has seen.*b01_red"):
        game.view(0).determinize(1, decks=["b01_red"])
    with pytest.raises(SettingError, match="none of the 2 decks fits"):
        game.view(0, decks=["b01_red", "b01_white"])


@pytest.mark.parametrize(
    ("belief", "words"),
    [
        ("b01_red", "a belief is a list of decks"),
        (3, "a belief is a list of decks"),
        ([], "no deck any weight"),
        ({"b01_red": 0}, "no deck any weight"),
        ({"b01_red": -1}, "the weight of 'b01_red' is a finite number from 0, not -1"),
        ({"b01_red": float("nan")}, "the weight of 'b01_red'"),
        ({"b01_red": "much"}, "the weight of 'b01_red'"),
        ({"b01_red": True}, "the weight of 'b01_red'"),
        ({"b01_red": 10**400}, "the weight of 'b01_red'"),
    ],
)
def test_what_is_no_belief_is_refused(belief: Any, words: str):
    view = Game.new(seed=1).view(0)
    for ask in (view.determinize, lambda seed, decks: view.batch(2, seed, decks=decks)):
        with pytest.raises(SettingError, match=words):
            ask(1, decks=belief)


def test_weights_of_any_size_are_used_in_proportion():
    view = Game.new(seed=1).view(0)
    even = {"b01_red": 1e308, "b01_white": 1e308}
    dealt = {view.determinize(seed, decks=even).settings.decks[1].name for seed in range(20)}
    assert dealt == {"b01_red", "b01_white"}
    tiny = {"b01_red": 5e-324, "b01_white": 1e308}
    assert {view.determinize(seed, decks=tiny).settings.decks[1].name for seed in range(20)} == {"b01_white"}


def test_unknown_and_illegal_decks_of_a_belief_are_refused():
    view = Game.new(seed=1).view(0)
    with pytest.raises(DeckError, match="did you mean"):
        view.determinize(1, decks=["b01_rde"])
    with pytest.raises(DeckError, match="deck short"):
        view.determinize(1, decks=[Deck("short", ("B01-001",), "2017")])


def test_a_game_without_decks_refuses_a_belief():
    with pytest.raises(SettingError, match="there are no decks in the game 'pig'"):
        PIG.game().view(0).determinize(1, decks=["b01_red"])
