"""`SingleAgentVectorEnv`: one learner's seat in every row of a `VectorEnv`.

Opponents have the other seats and act in batches. Rows in which the learner is to move wait while
opponents act in the other rows. Returned arrays are never reused; the caller may keep them. The Gymnasium
vector environment (gymnasium_vector.py) and `SB3VecEnv` (sb3.py) build on it.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from zx_env.core.entry_points import NONE
from zx_env.core.envs.opponents import rows_policy_of
from zx_env.core.events.event import Event
from zx_env.core.seeding import agent_rng
from zx_env.core.validation import as_int, short
from zx_env.errors import AgentError, IllegalAction, SettingError

MOST_DEALS = 100
"""Maximum number of consecutive games that end before the learner's first decision."""

Shown = tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]


class Rows(Protocol):
    """The methods of a `VectorEnv` that are used here."""

    num_envs: int
    truncated: npt.NDArray[np.bool_]

    @property
    def obs_size(self) -> int:
        """Length of an observation."""

    @property
    def num_actions(self) -> int:
        """Length of a mask."""

    @property
    def keeps_events(self) -> bool:
        """Whether the batch records events."""

    def reset(self, seed: int | None = None) -> Shown:
        """Start new games; return observations, masks and players to move."""

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[
        npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[np.float32], npt.NDArray[np.bool_]
    ]:
        """Take an action in each row; return the values of `reset`, rewards of both seats, and done flags."""

    def events(self, row: int, viewer: int | None = None, since: int = 0) -> list[Event]:
        """Return the events of the current game in a row."""

    def ended_game(self, row: int) -> Any:
        """Return the game that ended last in a row."""


def check_seat(seat: Any) -> int | None:
    """Return the seat if it is 0, 1 or None (the seat changes from game to game); reject everything else."""
    if seat is not None and as_int(seat) not in (0, 1):
        raise SettingError(f"seat is 0, 1, or None to change from game to game, not {short(seat)}")
    return None if seat is None else int(seat)


def never_asked() -> SettingError:
    """Return the error for MOST_DEALS consecutive games that ended before the learner's first decision."""
    return SettingError(
        f"{MOST_DEALS} games in a row were over before the learner was asked anything: "
        "with a higher turn_cap, or another first_player, it is"
    )


class SingleAgentVectorEnv:
    """The learner's side of many games.

    Attributes:
        observation: int8 [n, obs_size], for the learner, who is to move in every row.
        mask: int8 [n, num_actions], legal actions of the learner.
        reward: float32 [n], +1 and -1 for a game that has just ended, else 0.
        terminated, truncated: bool [n], a game has just ended, by the rules or by a cap. The row already
            contains the next game.
        final_observation: int8 [n, obs_size], the observation at the learner's last decision in the game that
            has just ended. The final position is not available, because the next game has started.
        length: int64 [n], number of the learner's decisions in the game that has just ended.
        seat: int8 [n], the learner's player in the current game.
        opponent: int64 [n], the opponent of the current game, an index of `opponents`.
        met: int64 [n], the opponent of the game that has just ended.
        final_events: Events of the games that have just ended, by row: those that the learner may know and
            that `new_events` had not returned. Empty if the batch records no events.
    """

    def __init__(self, games: Rows, opponents: Sequence[Any], seat: Any = None, seed: int = 0) -> None:
        """Prepare the games; `reset` starts them.

        Args:
            games: The batch. Do not step it elsewhere.
            opponents: Opponents as in opponents.py; each game draws one of them at random.
            seat: The seat of the learner, 0 or 1; None: it changes from game to game.
            seed: Seed of the opponents' random stream.

        Raises:
            AgentError: An opponent is not callable.
            SettingError: There is no opponent, or the seat is invalid.
        """
        if not opponents:
            raise SettingError("somebody has to play against the learner: name an opponent")
        fixed = check_seat(seat)
        self.games = games
        self.opponents = [rows_policy_of(one) for one in opponents]
        self.rng = agent_rng(seed)
        self._seat = fixed
        n = games.num_envs
        self.seat = np.zeros(n, np.int8)
        self.opponent, self.met = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self.length, self._decisions = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self._idle = np.zeros(n, np.int64)  # games in a row without a decision of the learner
        self.observation = np.zeros((n, games.obs_size), np.int8)
        self.mask = np.zeros((n, games.num_actions), np.int8)
        self.final_observation = self.observation
        self._read = np.zeros(n, np.int64)  # events of the current game that `new_events` has returned
        self._clear_results()

    def _clear_results(self) -> None:
        self.final_events: dict[int, list[Event]] = {}
        n = self.games.num_envs
        self.reward = np.zeros(n, np.float32)
        self.terminated, self.truncated = np.zeros(n, np.bool_), np.zeros(n, np.bool_)

    def draw_opponent(self) -> int:
        """Draw the opponent of the next game, an index of `opponents`."""
        return int(self.rng.integers(len(self.opponents)))

    def reset(self, seed: int | None = None) -> None:
        """Start new games, and let the opponents act until the learner is to move in every row.

        With a seed, all further results depend only on the seed and on the actions.

        Raises:
            SettingError: With these settings every game ends before the learner's first decision.
        """
        if seed is None:
            shown = self.games.reset()
        else:
            shown, self.rng = self.games.reset(seed), agent_rng(seed)
        n = self.games.num_envs
        self.seat[:] = np.arange(n) % 2 if self._seat is None else self._seat
        self.opponent[:] = [self.draw_opponent() for _ in range(n)]
        self._decisions[:], self._idle[:], self._read[:] = 0, 0, 0
        self._clear_results()
        self._play_on(*shown)

    def step(self, actions: Any) -> None:
        """Take the learner's actions, int [n]; let opponents act until the learner is to move in every row.

        Raises:
            IllegalAction: An action is not legal; the message names the row. No row was changed.
            AgentError: An opponent's answer is no legal action.
        """
        *shown, reward, done = self.games.step(actions)
        self._clear_results()
        self.final_observation = self.observation
        self._decisions += 1
        self._end_games(reward, done)
        self._play_on(*shown)

    def _play_on(
        self, observation: npt.NDArray[Any], mask: npt.NDArray[Any], player: npt.NDArray[Any]
    ) -> None:
        actions = np.empty(self.games.num_envs, np.int32)
        while (rows := np.flatnonzero(player != self.seat)).size:
            actions[:] = NONE
            who = self.opponent[rows]
            for number in np.unique(who):
                mine = rows[who == number]
                actions[mine] = self.opponents[number](observation[mine], mask[mine], self.rng)
            try:
                observation, mask, player, reward, done = self.games.step(actions)
            except IllegalAction as error:
                raise AgentError(f"an opponent's answer is no legal action: {error}") from None
            self._end_games(reward, done)
        # The games overwrite their arrays, so the caller gets copies.
        self.observation, self.mask = observation.copy(), mask.copy()

    def _end_games(self, reward: npt.NDArray[Any], done: npt.NDArray[Any]) -> None:
        for row in np.flatnonzero(done):
            self._idle[row] = 0 if self._decisions[row] else self._idle[row] + 1
            if self._idle[row] > MOST_DEALS:
                raise never_asked()
            # A game that ended before the learner's first decision has no result for the learner.
            if self._decisions[row]:
                self.reward[row] = reward[row, self.seat[row]]
                self.truncated[row] = self.games.truncated[row]
                self.terminated[row] = not self.truncated[row]
                self.length[row], self.met[row] = self._decisions[row], self.opponent[row]
                if self.games.keeps_events:
                    ended, seat = self.games.ended_game(int(row)), int(self.seat[row])
                    self.final_events[int(row)] = ended.events(seat, int(self._read[row]))
            self._decisions[row] = self._read[row] = 0
            if self._seat is None:
                self.seat[row] ^= 1
            self.opponent[row] = self.draw_opponent()

    def new_events(self, row: int) -> list[Event]:
        """Return the events of the current game that the learner may know and has not read yet.

        Raises:
            SettingError: The batch records no events.
        """
        events = self.games.events(row, int(self.seat[row]), int(self._read[row]))
        self._read[row] += len(events)
        return events
