"""`SearchTrees` of every game: select, expand and backup, and that hidden cards change nothing."""

from typing import Any

import numpy as np
import pytest

from tests.env.games import PIG, GameCase
from zx_env import SearchTrees
from zx_env.errors import IllegalAction, SettingError

SIMULATIONS, AT_ONCE = 24, 4


def in_the_middle(case: GameCase, seed: int = 1) -> Any:
    """Return a game with a choice to make, after some random decisions."""
    game = case.Game.new(seed=seed, **case.usual)
    rng = np.random.default_rng(seed)
    for n in range(10_000):
        if n > 20 and game.mask().sum() > 1:
            break
        if game.to_play is None:
            game = case.Game.new(seed=seed + n, **case.usual)
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return game


def searched(case: GameCase, games: list[Any], seed: int, **named: Any) -> SearchTrees:
    """Return trees after simulations with uniform priors and the value 0.5 everywhere."""
    roots = case.GameBatch(games)
    of_row = np.repeat(np.arange(len(games)), AT_ONCE)
    batch = roots.copy(of_row)
    trees = SearchTrees(len(games), SIMULATIONS, batch.num_actions, len(batch), **named)
    for n in range(SIMULATIONS // AT_ONCE):
        batch.put(np.arange(len(batch)), roots, of_row)
        for row in range(len(batch)):
            seed_of_row = np.random.default_rng([seed, int(of_row[row]), row, n]).integers(2**40)
            batch.determinize(int(roots.player[of_row[row]]), [int(seed_of_row)], [row])
        trees.descend(batch, of_row)
        trees.climb(batch, np.ones(batch.mask.shape), np.full(len(batch), 0.5))
    return trees


def test_every_simulation_begins_with_a_legal_action_but_the_first_which_expands_the_root(case: GameCase):
    games = [in_the_middle(case, seed) for seed in (1, 2)]
    trees = searched(case, games, 1)
    visits = trees.visits()
    assert visits.sum(axis=1).tolist() == [SIMULATIONS - AT_ONCE] * 2
    for row, game in enumerate(games):
        assert (visits[row][game.mask() == 0] == 0).all()
        assert (visits[row][game.mask() == 1] > 0).all()
    values = trees.values()
    assert (values >= 0).all() and (values <= 1).all() and (values[visits == 0] == 0).all()


def test_trees_side_by_side_are_those_that_grow_alone(case: GameCase):
    games = [in_the_middle(case, seed) for seed in (1, 2)]
    both = searched(case, games, 1)
    alone = searched(case, games[:1], 1)
    assert both.visits()[0].tolist() == alone.visits()[0].tolist()


def test_what_is_hidden_changes_no_visit(case: GameCase):
    """Two games of one information set have the same search results, byte for byte."""
    game = in_the_middle(case)
    other = game.determinize(game.to_play, 5)
    one, two = searched(case, [game], 1), searched(case, [other], 1)
    assert one.visits().tobytes() == two.visits().tobytes()
    assert one.values().tobytes() == two.values().tobytes()
    assert searched(case, [game], 2).visits().sum() == one.visits().sum()


def test_a_better_prior_is_followed_and_a_bad_value_left(case: GameCase):
    game = in_the_middle(case)
    roots = case.GameBatch([game])
    player, legal = game.to_play, np.flatnonzero(game.mask())
    trees = SearchTrees(1, 60, roots.num_actions, 1)
    priors = np.ones((1, roots.num_actions))
    priors[0, legal[1]] = 20.0
    batch, seen = roots.copy(), []
    for n in range(60):
        batch.put([0], roots, 0)
        batch.determinize(player, [n + 1])
        trees.descend(batch, [0])
        at_root = trees.visits()[0]
        seen.append(int(at_root[legal[1]]))
        # Simulations that begin with the favourite are lost; all others are even.
        lost = seen[-1] > (seen[-2] if n else 0)
        value = 0.5 if not lost else float(batch.player[0] != player)
        trees.climb(batch, priors, np.full(1, value))
    assert seen[2] == 2  # one simulation expands the root; then its prior decides
    assert at_root[legal[1]] < at_root.sum() / 2
    assert trees.values()[0, legal[1]] < 0.5


def test_a_simulation_begins_with_its_first_action(case: GameCase):
    game = in_the_middle(case)
    roots = case.GameBatch([game])
    player, legal = game.to_play, np.flatnonzero(game.mask())
    trees = SearchTrees(1, 30, roots.num_actions, 2)
    firsts = [int(legal[-1]), -1]
    batch = roots.copy([0, 0])
    for n in range(8):
        batch.put([0, 1], roots, 0)
        batch.determinize(player, [2 * n, 2 * n + 1])
        trees.descend(batch, [0, 0], firsts)
        priors = np.ones(batch.mask.shape)
        priors[:, legal[0]] = 50.0
        trees.climb(batch, priors, np.full(2, 0.5))
    # The first two simulations expand the root; of the others, every second one has a first action.
    visits = trees.visits()[0]
    assert visits[legal[-1]] == 7 and visits.sum() == 14 and visits[legal[0]] > 0


def test_the_room_of_a_tree_ends_and_the_search_goes_on(case: GameCase):
    game = in_the_middle(case)
    roots = case.GameBatch([game])
    trees = SearchTrees(1, 3, roots.num_actions, 1)
    batch = roots.copy()
    for n in range(30):
        batch.put([0], roots, 0)
        batch.determinize(game.to_play, [n + 1])
        trees.descend(batch, [0])
        trees.climb(batch, np.ones(batch.mask.shape), np.full(1, 0.5))
    assert trees.visits().sum() == 29
    trees.clear()
    assert trees.visits().sum() == 0


def test_what_does_not_fit_is_refused(case: GameCase):
    batch = case.GameBatch([in_the_middle(case)])
    trees = SearchTrees(2, 5, batch.num_actions, 1)
    with pytest.raises(SettingError, match="made for 1 rows; the batch has 2"):
        trees.descend(batch.copy([0, 0]), [0, 0])
    with pytest.raises(SettingError, match=r"trees have the shape \(1,\), not \(2,\)"):
        trees.descend(batch, [0, 0])
    illegal = int(np.flatnonzero(batch.mask[0] == 0)[0])
    for first in (illegal, batch.num_actions, -2):
        with pytest.raises(IllegalAction, match=f"row 0: the first action {first} is not legal"):
            trees.descend(batch, [0], [first])
    for wrong in ([2], [-1]):
        with pytest.raises(SettingError, match="from 0 to 1"):
            trees.descend(batch, wrong)
    with pytest.raises(SettingError, match="whole numbers, not float64"):
        trees.descend(batch, [0.5])
    with pytest.raises(SettingError, match="simulations"):
        SearchTrees(1, 0, batch.num_actions, 1)
    with pytest.raises(SettingError, match="a GameBatch descends"):
        trees.descend([0], [0])


@pytest.mark.parametrize("name", ["exploration", "unvisited"])
def test_weights_of_the_score_are_finite_numbers(name: str):
    for wrong in (np.nan, np.inf, 1e300, None, "0", (0, 1), True, 10**400):
        with pytest.raises(SettingError, match=f"{name} is a finite number"):
            SearchTrees(1, 5, 3, 1, **{name: wrong})
    with pytest.raises(SettingError, match="exploration is a finite number from 0 to 1e\\+06, not -1"):
        SearchTrees(1, 5, 3, 1, exploration=-1)


def test_arrays_that_do_not_fit_leave_the_trees_unchanged(case: GameCase):
    """Compiled code would read other memory through an array of another number of dimensions."""
    batch = case.GameBatch([in_the_middle(case)])
    n, trees = batch.num_actions, SearchTrees(1, 5, batch.num_actions, 1)
    trees.descend(batch, [0])
    priors, values = np.ones((1, n), np.float32), np.full(1, 0.5, np.float32)
    spoilt = np.where(np.arange(n) == 1, np.nan, priors)
    for wrong in (
        *(priors.reshape((1, n) + (1,) * more) for more in (1, 28, 30)),
        *(priors.reshape(-1), priors[:, :1], np.float32(1), np.ones((2, n)), priors.astype(complex)),
        *(-priors, spoilt, priors * np.inf, np.full((1, n), 1e300), [["a"] * n], None, [[1], [1, 2]]),
    ):
        with pytest.raises(SettingError, match="priors are"):
            trees.climb(batch, wrong, values)
    for wrong in (values[:, None], values.reshape((1,) * 32), values * np.nan, values + 0.6, -values, 0.5):
        with pytest.raises(SettingError, match="values are"):
            trees.climb(batch, priors, wrong)
    assert trees.visits().sum() == 0
    trees.climb(batch, priors, values)
    trees.descend(batch, [0])
    assert trees.visits().sum() == 1


def test_only_the_batch_that_has_descended_climbs(case: GameCase):
    batch = case.GameBatch([in_the_middle(case)])
    priors, values = np.ones((1, batch.num_actions)), [0.5]
    trees = SearchTrees(1, 5, batch.num_actions, 1)
    with pytest.raises(SettingError, match="just descended"):
        trees.climb(batch, priors, values)
    trees.descend(batch, [0])
    with pytest.raises(SettingError, match="just descended"):
        trees.climb(batch.copy(), priors, values)
    trees.climb(batch, priors, values)
    with pytest.raises(SettingError, match="just descended"):
        trees.climb(batch, priors, values)


def test_a_batch_of_another_game_does_not_descend():
    pig = PIG.GameBatch([in_the_middle(PIG)])
    trees = SearchTrees(1, 5, pig.num_actions + 1, 1)
    with pytest.raises(SettingError, match="the game of the batch has"):
        trees.descend(pig, [0])
