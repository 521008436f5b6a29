"""`playouts`: play a game on many times, by uniform random legal actions in compiled code, or by a policy.

What tree searches and evaluations ask for most: from one position, what happens? `playouts_by_action`
asks it of every legal action. Not here: how an agent decides between its actions (agents/).
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
from zx_env.core.seeding import BIGGEST_SEED, seed_from
from zx_env.core.validation import MOST, as_int, check_count, check_player, short, whole_numbers
from zx_env.errors import IllegalAction, SettingError

AT_ONCE = 1000
"""Playouts of one compiled call, about half a second: in between, Ctrl-C is heard."""
TOGETHER = 256
"""Playouts that a policy answers for in one call."""


class Playouts(NamedTuple):
    """How the games ended: `wins[p]` of player p, draws, truncations; `decisions` in all of them.

    `unfinished` are those that a limit stopped before the game was over.
    """

    wins: tuple[int, int]
    draws: int
    truncated: int
    decisions: int
    unfinished: int = 0

    def value(self, player: int) -> float:
        """The mean result for the player: 1 for a win, -1 for a loss, 0 else; 0 without a playout."""
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
    """Play the game on from here `times` times; the game itself stays as it is.

    Args:
        game: Where it begins.
        times: How many playouts.
        rng: A numpy Generator, a random.Random, or a seed; the same seed gives the same results.
        player: Whose knowledge stays: before each playout everything that this player cannot know is dealt
            anew (`Game.determinize`). None: all cards stay where they are, only the dice are new.
        policy: Who plays both seats: has `act_batch(observations, masks, rng)`, as agents have. None: every
            legal action has the same chance, which is much faster.
        most: Decisions of each playout, then it stops unfinished; None for no limit.
        turns: Turns that are played behind the present one, then it stops unfinished: 0 stops at the end of
            the present turn; None for no limit.

    Raises:
        SettingError: A limit or `times` is no such number, `player` is none of 0, 1 and None, or the policy
            has no `act_batch`.
        IllegalAction: The policy took an action that is not legal.
        EngineFault: A capacity of the engine was too small for a playout.
    """
    times = check_count("times", times)
    limits = _limits_of(game, most, turns)
    seed = seed_from(rng)
    whose = None if player is None else check_player(player)
    if policy is None:
        return _by_chance(game, times, seed, whose, NONE, limits)
    return _by_policy(game, times, seed, whose, policy, limits)


def playouts_by_action(
    game: Game,
    times: int,
    rng: Any,
    player: int | None = None,
    most: int | None = None,
    turns: int | None = None,
) -> dict[int, Playouts]:
    """The same for every legal action by its number, `times` playouts that begin with it.

    The n-th playout of every action is dealt alike, so actions are compared on the same luck.

    Args:
        game: Where it begins; in one that is over nothing is legal.
        times: How many playouts for each action.
        rng: As in `playouts`.
        player: As in `playouts`; the player who decides, or None.
        most: As in `playouts`, the first action not counted.
        turns: As in `playouts`.

    Raises:
        SettingError: As in `playouts`; or `player` is not the one who decides, whose actions are not known.
        EngineFault: As in `playouts`.
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
    return {action: _by_chance(game, times, seed, whose, action, limits) for action in legal}


class _Limits(NamedTuple):
    most: int
    last_turn: int


def _limits_of(game: Game, most: Any, turns: Any) -> _Limits:
    """How long a playout is, as entries take it."""
    number = 0 if turns is None else as_int(turns)
    if number is None or not 0 <= number <= MOST:
        raise SettingError(f"turns is a whole number from 0 to {MOST}, not {short(turns)}")
    return _Limits(
        MOST if most is None else check_count("most", most), MOST if turns is None else game.turn + number
    )


def _by_chance(
    game: Game, times: int, seed: int, player: int | None, begun: int, limits: _Limits
) -> Playouts:
    game_spec = game.game_spec
    games, masks, results = rows(game_spec.game, 2), rows(game_spec.mask, 1), np.zeros(RESULTS, np.int64)
    copy_row(games, 0, game._games, 0)
    whose, play_out = NONE if player is None else player, game_spec.entry_points.play_out
    for first in range(0, times, AT_ONCE):
        number, n = (seed + first) & BIGGEST_SEED, min(AT_ONCE, times - first)
        play_out(
            games, 0, 1, game._table, game._matches, 0, masks, 0, results, whose, number, n, begun, *limits
        )
    found = [int(n) for n in results]
    if found[FAULTS]:
        raise engine_fault(game_spec, found[LAST_FAULT], f"{found[FAULTS]} of {times} playouts")
    return Playouts(
        (found[FIRST_WINS], found[FIRST_WINS + 1]),
        found[DRAWS],
        found[TRUNCATED],
        found[DECISIONS],
        found[UNFINISHED],
    )


def _by_policy(
    game: Game, times: int, seed: int, player: int | None, policy: Any, limits: _Limits
) -> Playouts:
    if not callable(getattr(policy, "act_batch", None)):
        raise SettingError(
            f"a policy has act_batch(observations, masks, rng), as agents have; {short(policy)} has none"
        )
    rng, root = np.random.default_rng([seed, 2]), GameBatch([game])
    wins, draws, truncated, decisions, unfinished = [0, 0], 0, 0, 0, 0
    for first in range(0, times, TOGETHER):
        batch = root.copy([0] * min(TOGETHER, times - first))
        batch.determinize(player, rng)
        decisions += sum(_play_on(batch, policy, rng, limits))
        for seat in range(2):
            wins[seat] += int((batch.reward[:, seat] > 0).sum())
        truncated += int(batch.truncated.sum())
        unfinished += int((~batch.done).sum())
        draws += int((batch.done & ~batch.truncated & (batch.reward[:, 0] == 0)).sum())
    return Playouts((wins[0], wins[1]), draws, truncated, decisions, unfinished)


def _play_on(batch: GameBatch[Any], policy: Any, rng: np.random.Generator, limits: _Limits) -> Iterator[int]:
    """Play all rows to their ends or to a limit; how many of them decided at each step."""
    for _ in range(limits.most):
        running = np.flatnonzero(~batch.done & (batch.turn <= limits.last_turn))
        if not running.size:
            return
        actions = np.full(len(batch), NONE, np.int64)
        said = policy.act_batch(batch.observation[running], batch.mask[running], rng)
        given = whole_numbers(said, len(running), "actions of a policy", IllegalAction).astype(np.int64)
        if (given < 0).any():
            raise IllegalAction(f"the policy gave back {given.min()}, which is no action")
        actions[running] = given
        batch.step(actions)
        yield len(running)
