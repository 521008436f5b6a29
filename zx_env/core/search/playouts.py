"""Monte-Carlo playouts: simulate the rest of a game many times and count the results.

`playouts` starts from a position, `playouts_by_action` from each legal action of it. The actions are
uniformly random, in compiled code, or those of a policy. See also: agents/, whose players choose actions by
such estimates.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from zx_env.compiling.python_records import copy_row, rows
from zx_env.core.entry_points import (
    DECISIONS,
    DRAWS,
    FAULTS,
    FIRST_WINS,
    LAST_FAULT,
    NONE,
    RESULTS,
    TRUNCATED,
    UNFINISHED,
)
from zx_env.core.faults import engine_fault
from zx_env.core.game.batch import GameBatch
from zx_env.core.game.game import Game
from zx_env.core.seeding import BIGGEST_SEED, agent_rng, seed_from
from zx_env.core.validation import MOST, as_int, check_count, check_player, short, whole_numbers
from zx_env.errors import IllegalAction, SettingError

AT_ONCE = 1000
"""Playouts per compiled call, about half a second: Ctrl-C takes effect between two calls."""
TOGETHER = 256
"""Number of playouts that a policy plays side by side in one batch."""


class Playouts(NamedTuple):
    """Results of playouts: `wins[p]` of player p, draws, truncated games, and the number of decisions.

    `unfinished` counts the playouts that a limit stopped before the game was over.
    """

    wins: tuple[int, int]
    draws: int
    truncated: int
    decisions: int
    unfinished: int = 0

    def value(self, player: int) -> float:
        """Return the mean result of a player: 1 for a win, -1 for a loss, 0 otherwise; 0 without playouts."""
        games = sum(self.wins) + self.draws + self.truncated + self.unfinished
        return (self.wins[player] - self.wins[1 - player]) / games if games else 0.0


def playouts(
    game: Game,
    times: int,
    rng: Any,
    player: int | None = None,
    policy: Any = None,
    most: int | None = None,
    turns: int | None = None,
) -> Playouts:
    """Play the game to its end `times` times. The game itself is not modified.

    Args:
        game: The starting position.
        times: Number of playouts.
        rng: A numpy Generator, a random.Random, or a seed; the same seed gives the same results.
        player: Determinize the game for this player before each playout (`Game.determinize`, which also says
            what holds at a decision of the opponent). None: all cards stay where they are, and only the
            random state is new.
        policy: Plays both seats by `act_batch(observations, masks, rng)`, as agents do. None: uniformly
            random legal actions, which is much faster.
        most: Maximum number of decisions of a playout, which then stops unfinished; None for no limit.
        turns: Number of turns after the present one at whose end a playout stops unfinished: 0 stops at the
            end of the present turn; None for no limit.

    Raises:
        SettingError: A limit or `times` is out of range, `player` is not 0, 1 or None, or the policy has no
            `act_batch`.
        IllegalAction: The policy chose an illegal action.
        EngineFault: A capacity of the engine was too small for a playout.
    """
    times = check_count("times", times)
    limits = _limits_of(game, most, turns)
    seed = seed_from(rng)
    whose = None if player is None else check_player(player)
    if policy is None:
        return _run_random(game, times, seed, whose, NONE, limits)
    return _run_policy(game, times, seed, whose, policy, limits)


def playouts_by_action(
    game: Game,
    times: int,
    rng: Any,
    player: int | None = None,
    most: int | None = None,
    turns: int | None = None,
) -> dict[int, Playouts]:
    """Run `times` playouts for every legal action, each beginning with the action; results by action.

    The n-th playout of every action has the same determinization (common random numbers).

    Args:
        game: The starting position; a finished game has no legal actions.
        times: Number of playouts per action.
        rng: Like in `playouts`.
        player: Like in `playouts`, but only the player to move or None.
        most: Like in `playouts`, not counting the first action.
        turns: Like in `playouts`.

    Raises:
        SettingError: Like in `playouts`, or `player` is not the player to move, who alone knows the legal
            actions.
        EngineFault: Like in `playouts`.
    """
    times = check_count("times", times)
    limits = _limits_of(game, most, turns)
    whose = None if player is None else check_player(player)
    if whose is not None and game.to_play is not None and whose != game.to_play:
        raise SettingError(
            f"player {whose} does not decide and knows no legal actions; player {game.to_play} does"
        )
    seed = seed_from(rng)
    legal = np.flatnonzero(game.mask()).tolist()
    return {action: _run_random(game, times, seed, whose, action, limits) for action in legal}


class _Limits(NamedTuple):
    most: int
    last_turn: int


def _limits_of(game: Game, most: Any, turns: Any) -> _Limits:
    """Return the limits of a playout as entry points expect them."""
    number = 0 if turns is None else as_int(turns)
    if number is None or not 0 <= number <= MOST:
        raise SettingError(f"turns is a whole number from 0 to {MOST}, not {short(turns)}")
    return _Limits(
        MOST if most is None else check_count("most", most), MOST if turns is None else game.turn + number
    )


def _run_random(
    game: Game, times: int, seed: int, player: int | None, action: int, limits: _Limits
) -> Playouts:
    game_spec = game.game_spec
    games, masks, results = rows(game_spec.game, 2), rows(game_spec.mask, 1), np.zeros(RESULTS, np.int64)
    copy_row(games, 0, game._games, 0)
    whose, play_out = NONE if player is None else player, game_spec.entry_points.play_out
    for first in range(0, times, AT_ONCE):
        number, n = (seed + first) & BIGGEST_SEED, min(AT_ONCE, times - first)
        play_out(
            games, 0, 1, game._table, game._matches, 0, masks, 0, results, whose, number, n, action, *limits
        )
    counts = [int(n) for n in results]
    if counts[FAULTS]:
        raise engine_fault(game_spec, counts[LAST_FAULT], f"{counts[FAULTS]} of {times} playouts")
    return Playouts(
        (counts[FIRST_WINS], counts[FIRST_WINS + 1]),
        counts[DRAWS],
        counts[TRUNCATED],
        counts[DECISIONS],
        counts[UNFINISHED],
    )


def _run_policy(
    game: Game, times: int, seed: int, player: int | None, policy: Any, limits: _Limits
) -> Playouts:
    if not callable(getattr(policy, "act_batch", None)):
        raise SettingError(
            f"a policy has act_batch(observations, masks, rng), as agents have; {short(policy)} has none"
        )
    rng, root, agents = np.random.default_rng([seed, 2]), GameBatch([game]), agent_rng(seed)
    wins, draws, truncated, decisions, unfinished = [0, 0], 0, 0, 0, 0
    for first in range(0, times, TOGETHER):
        batch = root.copy([0] * min(TOGETHER, times - first))
        batch.determinize(player, rng)
        decisions += sum(_play_on(batch, policy, agents, limits))
        for seat in range(2):
            wins[seat] += int((batch.reward[:, seat] > 0).sum())
        truncated += int(batch.truncated.sum())
        unfinished += int((~batch.done).sum())
        draws += int((batch.done & ~batch.truncated & (batch.reward[:, 0] == 0)).sum())
    return Playouts((wins[0], wins[1]), draws, truncated, decisions, unfinished)


def _play_on(batch: GameBatch[Any], policy: Any, rng: np.random.Generator, limits: _Limits) -> Iterator[int]:
    """Play all rows to their ends or to a limit; yield the number of rows stepped at each step."""
    for _ in range(limits.most):
        running = np.flatnonzero(~batch.done & (batch.turn <= limits.last_turn))
        if not running.size:
            return
        actions = np.full(len(batch), NONE, np.int64)
        answers = policy.act_batch(batch.observation[running], batch.mask[running], rng)
        given = whole_numbers(answers, len(running), "actions of a policy", IllegalAction).astype(np.int64)
        if (given < 0).any():
            raise IllegalAction(f"the policy gave back {given.min()}, which is no action")
        actions[running] = given
        batch.step(actions)
        yield len(running)
