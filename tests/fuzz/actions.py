"""Strange actions, seeds, players and settings: every interface rejects them and changes nothing."""

from typing import Any

import numpy as np

from tests.env.games import GAMES, GameCase
from tests.fuzz.spoil import one_of, strange
from zx_env.compiling.python_records import row_bytes
from zx_env.errors import ZXError

Rng = np.random.Generator
KINDS = (
    np.int8,
    np.uint8,
    np.int16,
    np.uint16,
    np.int32,
    np.uint32,
    np.int64,
    np.uint64,
    np.float16,
    np.float32,
)


def number(rng: Rng) -> Any:
    """Something like an action."""
    way = int(rng.integers(6))
    near = int(rng.integers(-3, 260))
    if way == 0:
        return near
    if way == 1:
        kind = one_of(rng, (*KINDS, np.float64, np.bool_, np.complex64))
        return np.array(near % 120).astype(kind)[()]
    if way == 2:
        return np.array(near % 120).astype(one_of(rng, (*KINDS, np.float64, object, "U3", bool)))
    if way == 3:
        return np.array(near % 120).astype(one_of(rng, KINDS)).reshape(one_of(rng, ((1,), (1, 1))))
    if way == 4:
        return one_of(
            rng, (near + 0.5, float(near), 2**32 + near, 2**64 + near, -near, str(near), [near], (near,))
        )
    return strange(rng)


def action_of_a_game(rng: Rng) -> None:
    """Game, both AEC environments."""
    case: GameCase = one_of(rng, GAMES)
    game = case.played(int(rng.integers(5)), int(rng.integers(8)))
    for _ in range(20):
        before = row_bytes(game._games, 0), game.mask().tobytes(), len(game.record())
        try:
            game.step(number(rng))
        except ZXError:
            assert (row_bytes(game._games, 0), game.mask().tobytes(), len(game.record())) == before
        assert game.status() == []
    env = case.raw_env(**case.usual) if rng.random() < 0.5 else case.env(**case.usual)
    env.reset(seed=int(rng.integers(9)))
    for _ in range(20):
        try:
            env.step(number(rng))
        except ZXError:
            pass
        assert env.game.status() == []


def action_of_a_learner(rng: Rng) -> None:
    """Gymnasium, the learner's and the opponent's."""
    case: GameCase = one_of(rng, GAMES)

    def opponent(observation: Any, mask: Any, generator: Any) -> Any:
        return number(rng) if rng.random() < 0.2 else int(np.flatnonzero(mask)[0])

    env = case.single(opponent=opponent, **case.usual)
    env.reset(seed=int(rng.integers(9)))
    for _ in range(20):
        action = number(rng) if rng.random() < 0.3 else int(np.flatnonzero(env.action_masks())[0])
        ended, cut = env.step(action)[2:4]
        assert env.game.status() == []
        if ended or cut:
            env.reset()


def actions_of_a_batch(rng: Rng) -> None:
    """Arrays of any shape and kind, with one thread and with more."""
    case: GameCase = one_of(rng, GAMES)
    n = int(rng.integers(1, 5))
    v = case.vector(n, seed=1, num_threads=int(rng.integers(1, 4)))
    _, mask, _ = v.reset()
    for _ in range(20):
        good = mask.argmax(axis=1)
        way = int(rng.integers(6))
        actions: Any = good
        if way == 0:
            actions = good.astype(one_of(rng, (*KINDS, object, bool, ">i4", "U3", complex)))
        elif way == 1:
            actions = [number(rng) for _ in range(n)]
        elif way == 2:
            actions = good.reshape(one_of(rng, ((n, 1), (1, n), (n,))))
        elif way == 3:
            actions = good + int(rng.choice([0, 1, -1, 2**32, -(2**40)]))
        elif way == 4:
            actions = strange(rng)
        before = v._obs.tobytes(), v._mask.tobytes()
        try:
            v.step(actions)
        except ZXError:
            assert (v._obs.tobytes(), v._mask.tobytes()) == before
    for row in range(n):
        assert v.game(row).status() == []


def settings_of_an_interface(rng: Rng) -> None:
    """Settings and arguments of games and environments."""
    case: GameCase = one_of(rng, GAMES)
    names = ("seed", "first_player", "skip_forced", "turn_cap", "turn_decision_cap", *case.usual)
    changed = {one_of(rng, names): number(rng) for _ in range(int(rng.integers(1, 3)))}
    interface = one_of(rng, ("game", "vector", "raw_env", "single"))
    if interface == "game":
        game = case.Game.new(**case.usual | changed)
        for ask in (
            game.observe,
            game.board,
            game.concede,
            lambda player: game.determinize(player, number(rng)),
        ):
            if rng.random() < 0.5:
                ask(number(rng))
        case.playouts(game, one_of(rng, (1, -1, 0, 2.0, 2**70, "3", None, True)), number(rng), number(rng))
        return
    seed = changed.pop("seed", 1)
    if interface == "vector":
        few = int(rng.integers(1, 4))
        v = case.VectorEnv(num_envs=few, **case.usual | changed)
        v.reset(seed=seed)
        v.game(number(rng))
    elif interface == "raw_env":
        env = case.raw_env(**case.usual | changed)
        env.reset(seed=seed)
        env.observe(strange(rng) if rng.random() < 0.3 else "player_0")
        one_of(rng, (env.observation_space, env.action_space))(strange(rng))
    else:
        env = case.single(seat=number(rng) if rng.random() < 0.3 else None, **case.usual | changed)
        env.reset(seed=seed)


TRIES = (action_of_a_game, action_of_a_learner, actions_of_a_batch, settings_of_an_interface)
