"""How games end, through every interface of every game: by the rules, by a cap, by a fault of the engine.

A batch and an environment report an end once, in the step that brings it; playouts count every end in its
place.
"""

from typing import Any

import gymnasium
import numpy as np
import pytest

from tests.env.games import GameCase
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import copy_row, rows
from zx_env.core.entry_points import (
    DECISIONS,
    DRAWS,
    FAULTS,
    FIRST_WINS,
    LAST_FAULT,
    NONE,
    RESULTS,
    SECOND_WINS,
    TRUNCATED,
    UNFINISHED,
)
from zx_env.core.game.batch import GameBatch
from zx_env.errors import EngineFault

CAPS = ({"turn_cap": 1}, {"turn_decision_cap": 3})
"""Settings under which random games end in truncation, most of them or all."""
NEVER = 1_000_000
"""More decisions and turns than a game has."""
BEGUN = 8 if PLAIN else 60


def any_actions(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A random legal action for each row; -1 for a row without one."""
    actions = (rng.random(mask.shape) * mask).argmax(axis=1).astype(np.int32)
    return np.where(mask.any(axis=1), actions, NONE)


# -- batches ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("caps", CAPS, ids=["turns", "decisions"])
def test_a_truncation_is_reported_once(case: GameCase, caps: dict[str, int]):
    """In the step that ends the game, without a reward; in the next step the row's flag is off again."""
    batch = case.vector(3, seed=6, **caps)
    _, mask, _ = batch.reset()
    rng = np.random.default_rng(6)
    before, switched_off = np.zeros(3, bool), 0
    for _ in range(150):
        _, mask, _, reward, done = batch.step(any_actions(mask, rng))
        assert not (batch.truncated & ~done).any(), "truncated without an end"
        assert not reward[batch.truncated].any() and (reward[done & ~batch.truncated].any(axis=1)).all()
        switched_off += int((before & ~batch.truncated).sum())
        before = batch.truncated.copy()
    assert switched_off > 2


def test_a_row_that_stands_still_reports_no_end(case: GameCase):
    batch = case.vector(2, seed=6, **CAPS[1])
    _, mask, _ = batch.reset()
    rng = np.random.default_rng(1)
    done = np.zeros(2, bool)
    while not done[0]:
        _, mask, _, _, done = batch.step(any_actions(mask, rng))
    assert batch.truncated[0]
    _, _, _, reward, done = batch.step(np.array([NONE, NONE]))
    assert not (done.any() or batch.truncated.any() or reward.any())


def test_a_row_of_positions_is_truncated_until_another_game_is_put_there(case: GameCase):
    game = case.game(3, **CAPS[1])
    roots, batch = GameBatch([game]), GameBatch([game] * 3)
    rng = np.random.default_rng(3)
    while not batch.done.all():
        batch.step(any_actions(batch.mask, rng))
        assert not (batch.truncated & ~batch.done).any()
    assert batch.truncated.all() and not batch.reward.any()
    batch.put([0, 2], roots, 0)
    assert batch.truncated.tolist() == batch.done.tolist() == [False, True, False]
    batch.step(np.where([True, False, False], any_actions(batch.mask, rng), NONE))
    assert batch.truncated.tolist() == batch.done.tolist() == [False, True, False]
    assert batch.copy([1, 0]).truncated.tolist() == [True, False]


# -- playouts ---------------------------------------------------------------------------------------------


class Playing:
    """Calls `play_out` on copies of a game and returns its results by their places."""

    def __init__(self, case: GameCase, game: Any) -> None:
        self.entries, self.game = case.game_spec.entry_points, game
        self.games, self.masks = rows(case.game_spec.game, 2), rows(case.game_spec.mask, 1)
        copy_row(self.games, 0, game._games, 0)

    def results(
        self,
        number: int,
        times: int = 1,
        begun: int = NONE,
        player: int = NONE,
        most: int = NEVER,
        last_turn: int = NEVER,
    ) -> list[int]:
        results, game = np.zeros(RESULTS, np.int64), self.game
        self.entries.play_out(
            *(self.games, 0, 1, game._table, game._matches, 0, self.masks, 0, results),
            *(player, number, times, begun, most, last_turn),
        )
        return results.tolist()

    def expected(self, decisions: int) -> list[int]:
        """The results of one playout, read from the record that it leaves."""
        g, results = self.games[1], [0] * RESULTS
        results[DECISIONS] = decisions
        if g.fault:
            results[FAULTS], results[LAST_FAULT] = 1, int(g.fault)
        elif g.asked != self.game.game_spec.asked_when_over:
            results[UNFINISHED] = 1
        elif g.truncated:
            results[TRUNCATED] = 1
        else:
            results[{NONE: DRAWS, 0: FIRST_WINS, 1: SECOND_WINS}[int(g.winner)]] = 1
        return results


ENDS = {
    "first": (FIRST_WINS, {"winner": 0}),
    "second": (SECOND_WINS, {"winner": 1}),
    "draw": (DRAWS, {"winner": NONE}),
    "truncated": (TRUNCATED, {"winner": NONE, "truncated": 1}),
}


@pytest.mark.parametrize("end", ENDS)
def test_a_playout_of_a_finished_game_is_counted_as_it_ended(case: GameCase, end: str):
    place, fields = ENDS[end]
    game = case.played(2, 4)
    g = game._games[0]
    for name, value in {"over": 1, "asked": case.game_spec.asked_when_over, **fields}.items():
        setattr(g, name, value)
    wanted = [0] * RESULTS
    wanted[place] = 3
    assert Playing(case, game).results(9, times=3) == wanted
    found = case.playouts(game, 3, 1)
    wins = (3 * (end == "first"), 3 * (end == "second"))
    assert found == (wins, 3 * (end == "draw"), 3 * (end == "truncated"), 0, 0)


def test_a_playout_that_ends_in_a_fault_counts_nothing_else(case: GameCase):
    game = case.in_the_middle()
    begun = case.break_engine(game._games[0])
    playing = Playing(case, game)
    results = playing.results(4, begun=NONE if begun is None else begun, most=40)
    for number in range(5, 30):  # a broken game of Pig faults by the throw of a die only
        if results[FAULTS]:
            break
        results = playing.results(number, begun=NONE if begun is None else begun, most=40)
    fault = int(playing.games[1].fault)
    assert fault > 0 and results == playing.expected(results[DECISIONS])
    assert (results[FAULTS], results[LAST_FAULT], sum(results[FIRST_WINS:DECISIONS])) == (1, fault, 0)


@pytest.mark.parametrize("caps", [{}, *CAPS], ids=["rules", "turns", "decisions"])
def test_every_playout_is_counted_in_its_place(case: GameCase, caps: dict[str, int]):
    """One by one, held against the record that each leaves; several at once give the sums."""
    game = case.played(5, 3) if not caps else case.game(5, **caps)
    playing, total, n = Playing(case, game), np.zeros(RESULTS, np.int64), 4 if PLAIN else 40
    for number in range(n):
        found = playing.results(number)
        assert found == playing.expected(found[DECISIONS])
        assert found[DECISIONS] > 0 and found[UNFINISHED] == 0
        total += found
    assert playing.results(0, times=n) == total.tolist()
    assert not caps or total[TRUNCATED] > 0
    assert PLAIN or caps or (total[[FIRST_WINS, SECOND_WINS]] > 0).all()


@pytest.mark.parametrize("player", [NONE, 0, 1])
def test_decisions_are_counted_to_the_last(case: GameCase, player: int):
    """With one decision fewer than it takes, a playout is unfinished; the first action counts, too."""
    game = case.in_the_middle()
    playing = Playing(case, game)
    begun = NONE if player not in (NONE, game.to_play) else int(np.flatnonzero(game.mask())[0])
    first = int(begun != NONE)
    for number in range(3):
        whole = playing.results(number, begun=begun, player=player)
        decisions = whole[DECISIONS]
        assert playing.results(number, begun=begun, player=player, most=decisions - first) == whole
        if decisions > first:
            less = playing.results(number, begun=begun, player=player, most=decisions - first - 1)
            assert (less[UNFINISHED], less[DECISIONS], sum(less)) == (1, decisions - 1, decisions)
    # A limit of turns that has passed already leaves the first action only.
    found = playing.results(1, times=3, begun=begun, player=player, last_turn=game.turn - 1)
    ended = 3 - found[UNFINISHED]
    assert found[DECISIONS] == 3 * first and sum(found[FIRST_WINS:DECISIONS]) == ended


def test_an_action_that_ends_the_game_is_counted_as_the_game_ends(case: GameCase):
    """The last action of games played at random, as a playout that begins with it and goes on nowhere."""
    places = set()
    for seed in range(BEGUN):
        caps = ({}, *CAPS)[seed % 3]
        game, rng = case.game(seed, **caps), np.random.default_rng(seed)
        before, action = game, NONE
        while game.to_play is not None:
            before, action = game.copy(), int(rng.choice(np.flatnonzero(game.mask())))
            game.step(action)
        playing = Playing(case, before)
        # A new random stream may change the end: the record of the playout is compared with the count.
        assert playing.results(seed, begun=action, most=0) == playing.expected(1)
        if game.truncated:
            found = case.playouts_by_action(before, 2, 1)[action]
            assert found.truncated == 2 and found.wins == (0, 0) and found.draws == 0
            places.add(TRUNCATED)
        else:
            places.add(FIRST_WINS if game.winner == 0 else SECOND_WINS)
    assert places >= ({TRUNCATED} if PLAIN else {TRUNCATED, FIRST_WINS, SECOND_WINS})


# -- environments -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("caps", [{}, *CAPS], ids=["rules", "turns", "decisions"])
def test_the_gymnasium_environment_separates_truncation_from_an_end_by_the_rules(
    case: GameCase, caps: dict[str, int]
):
    env = gymnasium.make(case.ID, **case.usual | caps)
    cut = 0
    for seed in range(1 if PLAIN and not caps else 5):
        rng = np.random.default_rng(seed)
        _, info = env.reset(seed=seed)
        ended = truncated = False
        while not (ended or truncated):
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
            _, reward, ended, truncated, info = env.step(action)
        game = env.unwrapped.game
        assert (ended, truncated) == (not game.truncated, game.truncated)
        assert not (truncated and reward)
        cut += truncated
    assert cut > 0 or not caps


@pytest.mark.parametrize("caps", [{}, *CAPS], ids=["rules", "turns", "decisions"])
def test_the_gymnasium_vector_separates_truncation_from_an_end_by_the_rules(
    case: GameCase, caps: dict[str, int]
):
    envs = gymnasium.make_vec(case.ID, num_envs=3, **case.usual | caps)
    rng = np.random.default_rng(4)
    _, infos = envs.reset(seed=4)
    batch = envs.unwrapped.games
    step, seen = batch.step, np.zeros((2, 3), bool)

    def noted(actions: np.ndarray) -> Any:
        """Step the batch; the learner's step is over when it is to move in every row again."""
        shown = step(actions)
        seen[0] |= shown[4] & ~batch.truncated
        seen[1] |= shown[4] & batch.truncated
        return shown

    batch.step = noted
    ends, cuts = 0, 0
    for _ in range(60 if PLAIN else 600):
        seen[:] = False
        _, rewards, ended, truncated, infos = envs.step(any_actions(infos["action_mask"], rng))
        assert not (ended & truncated).any() and not rewards[truncated].any()
        assert not (ended & ~seen[0]).any() and not (truncated & ~seen[1]).any()
        assert rewards[ended].all()
        ends, cuts = ends + int(ended.sum()), cuts + int(truncated.sum())
    assert cuts > 2 if caps else (PLAIN or (ends > 0 and cuts == 0))


def test_a_fault_is_no_truncation(case: GameCase):
    batch = case.vector(2, seed=3)
    _, mask, _ = batch.reset()
    for attempt in range(60):
        actions = any_actions(mask, np.random.default_rng(attempt))
        broken = case.break_engine(batch._games[1])
        actions[1] = actions[1] if broken is None else broken
        try:
            _, mask, *_ = batch.step(actions)
        except EngineFault:
            break
        mask = batch.reset()[1]
    else:
        raise AssertionError("no fault")
    assert batch._done[1] and not batch.truncated[1] and not batch._reward[1].any()
