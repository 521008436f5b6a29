"""`zx bench peers`: one loop of random play on this and comparable environments.

Play is uniformly random among legal actions. Every decision includes an observation of the player to move and
its legal actions. The measured time includes the choice of actions and the reset of games that end. Each peer
runs in a separate process, on one thread, in the fastest way that its manual documents; for batches the best
of a few sizes counts. Rates are per second of processor time of the process. Decisions of different games are
not comparable: a rate shows how much data a learner can get, not which code is better.

Peers that are not installed are listed as missing; `pip install "zx_env[bench]"` installs all but cabt. The
package of cabt pins other versions than ours, which its simulator does not need: `pip install --no-deps
kaggle-environments`.
"""

import importlib
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from rich.table import Table

from zx_training.bench.interfaces import legal_of
from zx_training.bench.measurement import number, version_of

RUNS = 5
SIZES = (64, 256, 1024, 4096, 16384)
_TOO_BIG = 0.8
"""If a batch has less than this share of the best rate so far, bigger batches are not tried."""
PEERS = {
    "zx_env": "zx_env",
    "pettingzoo": "pettingzoo",
    "open_spiel": "open-spiel",
    "rlcard": "rlcard",
    "essence_wars": "essence-wars",
    "cabt": "kaggle-environments",
    "pgx": "pgx",
}
"""Modules, and the packages that contain them."""
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "RAYON_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
_clock = time.process_time

Loop = Callable[[float], float]
"""Seconds -> decisions per second."""


def compare(seconds: float) -> list[dict[str, Any]]:
    """Return rows of peer, game, interface (key "door"), rate and runs, or of peer and reason of failure."""
    rows: list[dict[str, Any]] = []
    for peer, package in PEERS.items():
        if version_of(package) is None:
            rows.append({"peer": peer, "missing": "not installed"})
            continue
        command = [sys.executable, "-m", __name__, peer, str(seconds)]
        done = subprocess.run(command, env=os.environ | ONE_THREAD, capture_output=True, text=True)
        measured = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('{"game"')]
        rows += [{"peer": peer, "version": version_of(package)} | row for row in measured]
        if done.returncode:
            rows.append({"peer": peer, "missing": (done.stderr.strip().splitlines() or ["failed"])[-1][:100]})
    ours = {row["door"]: row["rate"] for row in rows if row["peer"] == "zx_env" and "rate" in row}
    for row in rows:
        if "rate" in row:
            like = "VectorEnv" if row["batch"] else "env()" if row["door"] == "env()" else "raw_env()"
            row["ratio"] = ours.get(like, float("nan")) / row["rate"]
    return rows


def table(rows: list[dict[str, Any]]) -> Table:
    """Return the table; the ratio is zx_env's rate divided by the peer's, with the same kind of interface."""
    report = Table(title="decisions a second, one thread, observation and legal actions at every decision")
    for name, side in (
        ("", "left"),
        ("game", "left"),
        ("interface", "left"),
        ("rate", "right"),
        ("zx_env is", "right"),
    ):
        report.add_column(name, justify="right" if side == "right" else "left")
    for row in rows:
        if "missing" in row:
            report.add_row(row["peer"], row["missing"], "", "", "")
            continue
        batch = f", {row['batch']:,} games" if row.get("batch") else ""
        report.add_row(
            f"{row['peer']} {row['version']}",
            row["game"],
            row["door"] + batch,
            number(row["rate"], "/s"),
            f"{number(row['ratio'])} times",
        )
    return report


# -- the loops --------------------------------------------------------------------------------------------

MeasuredLoop = tuple[str, str, int, Callable[[], Loop]]
"""Game, interface, games in a batch or 0, and a function that makes the loop."""


def zx_env_loops() -> Iterator[MeasuredLoop]:
    """Yield the loops over the interfaces of zx_env."""
    import zx_env
    from zx_env import zx_v0
    from zx_training.bench import interfaces

    decks = tuple(interfaces.decks()[:2])
    yield "Z/X", "raw_env()", 0, lambda: _aec(zx_v0.raw_env(decks=decks))
    yield "Z/X", "env()", 0, lambda: _aec(zx_v0.env(decks=decks))
    for n in SIZES:

        def make_loop(n: int = n) -> Loop:
            vector = zx_env.VectorEnv(num_envs=n, decks=interfaces.pairs(), seed=1)
            rng = np.random.default_rng(1)
            mask = vector.reset()[1]

            def turn() -> int:
                vector.step(legal_of(mask, rng).astype(np.int32))
                return n

            return _repeating(turn)

        yield "Z/X", "VectorEnv", n, make_loop


def pettingzoo_loops() -> Iterator[MeasuredLoop]:
    """Yield loops over classic games of PettingZoo, with and without their wrappers."""
    for module in (
        *("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "hanabi_v5"),
        *("leduc_holdem_v4", "texas_holdem_no_limit_v6"),
    ):
        for name in ("raw_env", "env"):

            def make_loop(module: str = module, name: str = name) -> Loop:
                return _aec(getattr(importlib.import_module(f"pettingzoo.classic.{module}"), name)())

            yield module, f"{name}()", 0, make_loop


def _aec(env: Any) -> Loop:
    """Return the loop of PettingZoo's manual, with numpy for the choice."""
    rng = np.random.default_rng(1)

    def game() -> int:
        env.reset(seed=int(rng.integers(1 << 30)))
        decisions = 0
        for _agent in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[rng.integers(len(legal))]))
            decisions += 1
        return decisions

    return _repeating(game)


def open_spiel_loops() -> Iterator[MeasuredLoop]:
    """Yield loops over OpenSpiel's C++ states, stepped from Python, with observations in a numpy array."""
    for name in (
        "tic_tac_toe",
        "connect_four",
        "chess",
        "go(board_size=9)",
        "hanabi",
        "leduc_poker",
        "gin_rummy",
    ):

        def make_loop(name: str = name) -> Loop:
            import pyspiel
            from open_spiel.python.observation import make_observation

            game = pyspiel.load_game(name)
            try:
                view = make_observation(game)
            except (RuntimeError, ValueError):
                view = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
            mask = np.zeros(game.num_distinct_actions(), np.int8)
            rng = np.random.default_rng(1)

            def play() -> int:
                state = game.new_initial_state()
                decisions = 0
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes = state.chance_outcomes()
                        at, drawn = 0, rng.random()
                        while at < len(outcomes) - 1 and drawn >= outcomes[at][1]:
                            drawn -= outcomes[at][1]
                            at += 1
                        state.apply_action(outcomes[at][0])
                        continue
                    view.set_from(state, state.current_player())
                    legal = state.legal_actions()
                    mask[:] = 0
                    mask[legal] = 1
                    state.apply_action(legal[rng.integers(len(legal))])
                    decisions += 1
                return decisions

            return _repeating(play)

        yield name, "state and observation", 0, make_loop


def rlcard_loops() -> Iterator[MeasuredLoop]:
    """Yield loops of RLCard: `env.step` and the agent's state, as in its own `env.run`."""
    for name in ("leduc-holdem", "no-limit-holdem", "uno", "gin-rummy", "doudizhu", "mahjong"):

        def make_loop(name: str = name) -> Loop:
            import rlcard

            env = rlcard.make(name, config={"seed": 1})
            rng = np.random.default_rng(1)

            def play() -> int:
                state, _ = env.reset()
                decisions = 0
                while not env.is_over():
                    legal = list(state["legal_actions"])
                    state, _ = env.step(legal[rng.integers(len(legal))])
                    decisions += 1
                return decisions

            return _repeating(play)

        yield name, "env.step()", 0, make_loop


def essence_wars_loops() -> Iterator[MeasuredLoop]:
    """Yield loops of Essence Wars: one game, and its batch in Rust, both seats played from Python."""
    from essence_wars._core import PyGame, PyParallelGames

    first, second = PyGame.list_decks()[:2]

    def single_game() -> Loop:
        game = PyGame(first, second)
        rng = np.random.default_rng(1)

        def play() -> int:
            game.reset(int(rng.integers(1 << 30)))
            decisions, done = 0, False
            while not done:
                game.observe()
                legal = np.flatnonzero(game.action_mask())
                _, done = game.step(int(legal[rng.integers(len(legal))]))
                decisions += 1
            return decisions

        return _repeating(play)

    yield "Essence Wars", "PyGame", 0, single_game
    for n in SIZES:

        def make_loop(n: int = n) -> Loop:
            games = PyParallelGames(n, first, second, None, "self")
            games.reset(list(range(n)))
            rng = np.random.default_rng(1)

            def turn() -> int:
                games.observe_batch()
                _, dones = games.step_batch(legal_of(games.action_mask_batch(), rng).astype(np.uint16))
                for row in np.flatnonzero(dones):
                    games.reset_single(int(row), int(rng.integers(1 << 30)))
                return n

            return _repeating(turn)

        yield "Essence Wars", "PyParallelGames", n, make_loop


def cabt_loops() -> Iterator[MeasuredLoop]:
    """Yield the loop of cabt, Kaggle's Pokémon trading card game: observation and legal options are JSON."""
    spec = importlib.util.find_spec("kaggle_environments")
    assert spec is not None and spec.origin is not None
    # The package imports all its environments, which need packages that are not there; cabt imports none.
    sys.path.append(str(Path(spec.origin).parent / "envs"))
    cabt = importlib.import_module("cabt.cabt")

    def single_game() -> Loop:
        rng = np.random.default_rng(1)

        def play() -> int:
            observation, _ = cabt.battle_start(cabt.deck, cabt.deck)
            decisions = 0
            while observation["current"] is None or observation["current"]["result"] < 0:
                asked = observation["select"]
                chosen = rng.permutation(len(asked["option"]))[: asked["maxCount"]]
                observation = cabt.battle_select(chosen.tolist())
                decisions += 1
            cabt.battle_finish()
            return decisions

        return _repeating(play)

    yield "Pokémon TCG", "battle_select()", 0, single_game


def pgx_loops() -> Iterator[MeasuredLoop]:
    """Yield loops of Pgx: choice and step are compiled together for a whole batch, with its `auto_reset`."""
    for name in ("tic_tac_toe", "connect_four", "go_9x9", "leduc_holdem", "backgammon", "gardner_chess"):
        for n in SIZES:

            def make_loop(name: str = name, n: int = n) -> Loop:
                import jax
                import jax.numpy as jnp
                import pgx
                from pgx.experimental import auto_reset

                env = pgx.make(name)
                step = auto_reset(env.step, env.init)

                @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
                def turn(state: Any, key: Any) -> Any:
                    key, action_key, step_key = jax.random.split(key, 3)
                    logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
                    action = jax.random.categorical(action_key, logits, axis=1)
                    return jax.vmap(step)(state, action, jax.random.split(step_key, n)), key

                state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), n))
                carry = [state, jax.random.PRNGKey(2)]

                def once() -> int:
                    carry[:] = turn(*carry)
                    jax.block_until_ready(carry[0].observation)
                    return n

                return _repeating(once)

            yield name, "jit of vmap", n, make_loop


def _repeating(once: Callable[[], int]) -> Loop:
    once()

    def rate(seconds: float) -> float:
        decisions, started = 0, _clock()
        while (spent := _clock() - started) < seconds:
            decisions += once()
        return decisions / spent

    return rate


# -- the process of one peer ------------------------------------------------------------------------------


def main(peer: str, seconds: float) -> None:
    """Measure the interfaces of one peer; print a line of JSON for each (of a batch, only its best size)."""
    best: dict[tuple[str, str], dict[str, Any]] = {}
    for game, interface, batch, make in globals()[f"{peer}_loops"]():
        before = best.get((game, interface))
        if before is not None and before["is_too_big"]:
            continue
        try:
            rate = make()
            runs = [rate(seconds / RUNS) for _ in range(RUNS)]
        except Exception as error:  # a game that does not run here is omitted, with the reason
            print(f"{game}: {type(error).__name__}: {error}", file=sys.stderr)
            continue
        median = statistics.median(runs)
        row = {
            "game": game,
            "door": interface,
            "batch": batch,
            "rate": median,
            "runs": runs,
            "is_too_big": False,
        }
        if before is None or median > before["rate"]:
            best[game, interface] = row
        else:
            before["is_too_big"] = median < _TOO_BIG * before["rate"]
    for row in best.values():
        del row["is_too_big"]
        print(json.dumps(row))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
