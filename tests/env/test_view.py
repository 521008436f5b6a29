"""`Game.view`: it tells what its player knows, and nothing else, whatever lies hidden."""

import copy
import gc
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.env.games import GAMES, ZX, GameCase, bytes_of, texts
from tests.how_many import GAMES as HOW_MANY
from tests.uniform_decks import random_deck
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import row_bytes
from zx_env.errors import SettingError


def contents_of(view: Any) -> list[Any]:
    """All that can be asked of a view, and what it is made of."""
    dealt = view.determinize(7)
    batch = view.batch(2, 7)
    return [
        *(view.player, view.to_play, view.information_set, repr(view), str(view)),
        *(view.observe().tobytes(), view.mask().tobytes(), [str(action) for action in view.actions()]),
        *(view.board(), view.board(color=True), pickle.dumps(view), pickle.dumps(copy.deepcopy(view))),
        *(
            bytes_of(dealt),
            dealt.record(),
            dealt.position(),
            repr(dealt),
            dealt.settings,
            pickle.dumps(dealt),
        ),
        *[row_bytes(batch._games, row) for row in range(2)],
    ]


def decisions(case: GameCase, number: int, every: int) -> Any:
    """So many decision points of random games of many kinds."""
    rng = np.random.default_rng(5)
    done = seed = 0
    while done < number:
        game = case.Game.new(seed=seed, **case.usual | case.varied(seed))
        seed += 1
        step = int(rng.integers(every))
        while game.to_play is not None and done < number:
            if step % every == 0:
                done += 1
                yield game
            step += 1
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


def compare(case: GameCase, number: int, every: int) -> int:
    """Views of games and of their re-deals at so many points; how often something hidden was different."""
    moved = 0
    for point, game in enumerate(decisions(case, number, every)):
        for player in range(2):
            dealt = game.determinize(player, point)
            moved += bytes_of(dealt) != bytes_of(game)
            assert contents_of(dealt.view(player)) == contents_of(game.view(player))
    return moved


def test_a_view_is_the_same_whatever_lies_hidden(case: GameCase):
    number = 12 if PLAIN else 150
    assert compare(case, number, every=31 if PLAIN else 11) > number


@pytest.mark.compiled
@pytest.mark.long
def test_a_view_is_the_same_whatever_lies_hidden_at_thousands_of_decisions(case: GameCase):
    assert compare(case, 3 * HOW_MANY // 2, every=5) > 5 * HOW_MANY // 2


def test_a_view_shows_what_the_player_sees_in_the_game(case: GameCase):
    for game in decisions(case, 8 if PLAIN else 100, every=17):
        for player in range(2):
            view = game.view(player)
            assert (view.player, view.to_play) == (player, game.to_play)
            assert view.observe().tobytes() == game.observe(player).tobytes()
            assert view.board() == game.board(player)
            decides = game.to_play == player
            assert view.mask().tolist() == (game.mask() if decides else 0 * game.mask()).tolist()
            assert [action.text for action in view.actions()] == (texts(game) if decides else [])


def test_no_way_leads_from_a_view_to_its_game(case: GameCase):
    game = case.in_the_middle()
    view = game.view(0)
    found: dict[int, Any] = {}
    left: list[Any] = [view]
    while left and len(found) < 200_000:
        one = left.pop()
        if id(one) not in found and not isinstance(one, type | type(np) | type(compare)):
            found[id(one)] = one
            left += gc.get_referents(one)
    hidden = (game._games, game._masks) if PLAIN else (game._memory,)
    assert not [one for one in (game, *hidden) if id(one) in found]
    assert view._game._seed != game._seed


def test_no_view_shows_which_start_card_lies_face_down():
    """Ruling Z5; nor by the slot in which it lies."""
    rng = np.random.default_rng(1)
    several = 0
    for seed in range(6):
        game = ZX.Game.new(decks=(random_deck(rng), "r1_red_dingir"), seed=seed)
        chosen = []
        for action in game.actions():
            if action.kind == "start" and action.text != "start none":
                after = game.copy()
                after.step(action.text)
                chosen.append(contents_of(after.view(1)))
        several += len(chosen) > 1
        assert all(one == chosen[0] for one in chosen)
    assert several > 1


def test_what_is_dealt_from_a_view_is_a_game_of_its_own(case: GameCase):
    game = case.in_the_middle()
    view = game.view(game.to_play)
    before = contents_of(view)
    dealt = [view.determinize(seed) for seed in (1, 1, 2)]
    assert bytes_of(dealt[0]) == bytes_of(dealt[1]) != bytes_of(dealt[2])
    rng = np.random.default_rng(1)
    for one in dealt:
        assert one.status() == [] and one.observe(view.player).tobytes() == view.observe().tobytes()
        while one.to_play is not None:
            one.step(str(rng.choice(texts(one))))
    batch = view.batch(3, np.random.default_rng(1))
    batch.step(batch.mask.argmax(axis=1))
    assert contents_of(view) == before


def test_a_view_stays_where_it_was_when_the_game_goes_on(case: GameCase):
    game = case.in_the_middle()
    view = game.view(0)
    before = contents_of(view)
    game.step(int(game.mask().argmax()))
    assert contents_of(view) == before != contents_of(game.view(0))


def test_an_information_set_has_another_name_when_more_is_known(case: GameCase):
    names, seen = set(), set()
    for game in decisions(case, 20 if PLAIN else 300, every=1):
        view = game.view(game.to_play)
        names.add(view.information_set)
        seen.add((view.player, view.observe().tobytes(), view.mask().tobytes()))
    assert len(names) >= len(seen) > 10
    game = case.in_the_middle()
    assert len({game.view(player).information_set for player in range(2)}) == 2
    assert len(game.view(0).information_set) == 16


@pytest.mark.parametrize("player", [2, -1, None, "0", 0.0])
def test_a_view_of_nobody_is_refused(case: GameCase, player: Any):
    with pytest.raises(SettingError, match="a player is 0 or 1"):
        case.game().view(player)


@pytest.mark.parametrize("number", [0, -1, 1.0, None])
def test_a_batch_of_no_games_is_refused(case: GameCase, number: Any):
    with pytest.raises(SettingError, match="number is a whole number"):
        case.game().view(0).batch(number, 1)


def test_a_view_of_a_game_that_is_over(case: GameCase):
    game = case.in_the_middle()
    game.concede(0)
    view = game.view(1)
    assert view.to_play is None and view.actions() == [] and not view.mask().any()
    assert view.determinize(1).winner == 1


KINDS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda view: pickle.loads(pickle.dumps(view))]


@pytest.mark.parametrize("kind", KINDS)
def test_a_copied_view_shows_the_same(kind: Callable[[Any], Any]):
    for case in GAMES:
        view = case.in_the_middle().view(1)
        assert contents_of(kind(view)) == contents_of(view)
