"""Damaged arguments of searches: rows, seeds, beliefs, limits and policies are rejected, nothing changes."""

from typing import Any

import numpy as np

from tests.env.games import GAMES, PIG, GameCase
from tests.fuzz.actions import KINDS, number
from tests.fuzz.games import some_game
from tests.fuzz.spoil import one_of, strange
from zx_env import SearchTrees
from zx_env.compiling.python_records import row_bytes
from zx_env.errors import ZXError

Rng = np.random.Generator


def numbers(rng: Rng, n: int) -> Any:
    """Something like an array of rows, actions, players or seeds."""
    way = int(rng.integers(6))
    good = rng.integers(0, 3, n)
    if way == 0:
        return good.astype(one_of(rng, (*KINDS, object, bool, ">i4", "U3", complex)))
    if way == 1:
        return [number(rng) for _ in range(n)]
    if way == 2:
        return good.reshape(one_of(rng, ((n, 1), (1, n), (n,))))
    if way == 3:
        return good + int(rng.choice([0, 1, -1, -3, 2**32, -(2**40), 2**62]))
    if way == 4:
        return one_of(rng, (strange(rng), number(rng), np.zeros(0), [], [[1], [1, 2]]))
    return good


def bytes_of(batch: Any) -> list[bytes]:
    arrays = [batch.observation, batch.mask, batch.player, batch.done, batch.reward]
    return [row_bytes(batch._games, row) for row in range(len(batch))] + [x.tobytes() for x in arrays]


def rows_of_positions(rng: Rng) -> None:
    """GameBatch: made, copied, put, dealt and stepped, with games that are over among its rows."""
    case: GameCase = one_of(rng, GAMES)
    games = [some_game(rng, case) for _ in range(int(rng.integers(1, 4)))]
    if rng.random() < 0.2:
        games.append(one_of(rng, (strange(rng), some_game(rng, one_of(rng, GAMES)))))
    batch = case.GameBatch(games if rng.random() < 0.9 else strange(rng))
    other = case.GameBatch([some_game(rng, one_of(rng, (case, case, PIG))) for _ in range(2)])
    n = len(batch)
    for _ in range(12):
        before = bytes_of(batch)
        ask = one_of(
            rng,
            (
                lambda: batch.step(batch.mask.argmax(axis=1)),
                lambda: batch.step(numbers(rng, n)),
                lambda: batch.put(
                    numbers(rng, 2), one_of(rng, (batch, other, strange(rng))), numbers(rng, 2)
                ),
                lambda: batch.determinize(numbers(rng, n), numbers(rng, n)),
                lambda: batch.determinize(0, 1, rows=numbers(rng, 2)),
                lambda: batch.copy(numbers(rng, 3)),
                lambda: batch.game(number(rng)),
            ),
        )
        try:
            ask()
        except ZXError:
            assert bytes_of(batch) == before
    for row in range(n):
        assert batch.game(row).status() == []


def decks(rng: Rng, case: GameCase) -> Any:
    """Something like a belief."""
    names: list[Any] = list(case.module.deck_names()) if hasattr(case.module, "deck_names") else ["b01_red"]
    some = [one_of(rng, names) if rng.random() < 0.8 else strange(rng) for _ in range(int(rng.integers(4)))]
    if rng.random() < 0.4:
        return some
    if rng.random() < 0.7:
        return {
            one: one_of(rng, (1, 0.5, 0, 1e308, 5e-324, 10**400, strange(rng)))
            for one in some
            if isinstance(one, str)
        }
    return strange(rng)


def view_of_a_game(rng: Rng) -> None:
    """Views, of any player and with any belief, of games that run or are over."""
    case: GameCase = one_of(rng, GAMES)
    game = some_game(rng, case)
    player = int(rng.integers(2)) if rng.random() < 0.8 else number(rng)
    view = game.view(player, decks=decks(rng, case)) if rng.random() < 0.5 else game.view(player)
    outputs = [view.information_set, view.observe(), view.mask(), view.actions(), view.board(), repr(view)]
    assert outputs
    for _ in range(4):
        belief = decks(rng, case) if rng.random() < 0.5 else None
        try:
            dealt = view.determinize(int(rng.integers(99)) if rng.random() < 0.7 else number(rng), belief)
        except ZXError:
            continue
        assert dealt.status() == []
        if dealt.to_play is not None:
            dealt.step(int(rng.choice(np.flatnonzero(dealt.mask()))))
    view.batch(one_of(rng, (1, 2, number(rng))), one_of(rng, (1, rng, number(rng))))


class Policy:
    """Answers as it pleases."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def act_batch(self, observations: Any, masks: Any, rng: Any) -> Any:
        if self.rng.random() < 0.1:
            return numbers(self.rng, len(masks))
        return masks.argmax(axis=1)


def playouts_to_a_limit(rng: Rng) -> None:
    """Playouts with limits and policies of any kind."""
    case: GameCase = one_of(rng, GAMES)
    game = some_game(rng, case)
    asked: dict[str, Any] = {"most": int(rng.integers(1, 9))}
    for name, good in (("player", 0), ("turns", 1), ("most", 3)):
        if rng.random() < 0.4:
            asked[name] = good if rng.random() < 0.5 else number(rng)
    if rng.random() < 0.3:
        case.playouts_by_action(game, int(rng.integers(1, 3)), 1, **asked)
    else:
        case.playouts(game, 2, 1, policy=one_of(rng, (None, Policy(rng), strange(rng))), **asked)


def array(rng: Rng, good: np.ndarray) -> Any:
    """Something like an array of priors or values."""
    way = int(rng.integers(9))
    if way == 0:
        return good.reshape(good.shape + (1,) * int(rng.integers(1, 32 - good.ndim)))
    if way == 1:
        return one_of(rng, (good.ravel(), good[:0], good[..., :1], good[None], good.T, np.float32(1)))
    if way == 2:
        return good * one_of(rng, (np.nan, np.inf, -1, 1e30, 1e300, 0))
    if way == 3:
        return good.astype(one_of(rng, (*KINDS, object, complex, "U3", "M8[s]", ">f4")))
    if way == 4:
        return one_of(rng, (strange(rng), good.tolist(), np.asfortranarray(good), good[::-1]))
    return good


def arrays_of_a_tree_search(rng: Rng) -> None:
    """SearchTrees: batches of other games and sizes, and arrays of other shapes, types and numbers."""
    case: GameCase = one_of(rng, GAMES)
    roots = case.GameBatch([some_game(rng, case) for _ in range(2)])
    n, options = len(roots), {}
    for name in ("exploration", "unvisited"):
        if rng.random() < 0.1:
            options[name] = one_of(rng, (strange(rng), number(rng)))
    trees = SearchTrees(2, 9, roots.num_actions, n, **options)
    even = np.ones((n, roots.num_actions)), np.full(n, 0.5)
    for _ in range(6):
        batch = roots.copy()
        if rng.random() < 0.1:
            other = one_of(rng, GAMES)
            batch = one_of(rng, (strange(rng), other.GameBatch([some_game(rng, other)] * n), roots.copy([0])))
        before = trees.visits().tobytes()
        try:
            trees.descend(batch, numbers(rng, n), one_of(rng, (None, numbers(rng, n))))
        except ZXError:
            assert trees.visits().tobytes() == before
            continue
        priors, values = (array(rng, good) if rng.random() < 0.5 else good for good in even)
        before = trees.visits().tobytes()
        try:
            trees.climb(batch if rng.random() < 0.9 else roots, priors, values)
        except ZXError:
            assert trees.visits().tobytes() == before
            trees.climb(batch, *even)
        assert np.isfinite(trees.values()).all() and (abs(trees.values() - 0.5) <= 0.5).all()


TRIES = (rows_of_positions, view_of_a_game, playouts_to_a_limit, arrays_of_a_tree_search)
