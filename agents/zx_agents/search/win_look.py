"""The look for a win this turn: an agent's name with "+win" behind it.

Before the player decides, it looks for a line of play that wins the turn. For each decision at which its game
says that a win may be near, it

1. follows its own play to the end of the turn, on several determinizations. If that wins, it plays on;
2. draws lines: plays the turn many times, with less likely actions than usual, and collects what won;
3. proves: plays the shortest of these lines on new determinizations, with each legal answer of the enemy. A
   line that wins in all of them is played;
4. compares, if no line is certain: a line that wins on most determinizations is played, if it is better than
   the player's own play against both the player's own answers and the worst ones.

A line is a strategy of an information set: its actions while they are legal, then those of the player, which
sees observations only. It stores nothing from one decision to the next, and nothing depends on cards that the
seat does not know. See also: planner.py, which compares lines by the position at the end of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.search.evaluators import NetworkEvaluator, NetworkPlayer
from zx_agents.search.rollouts import MAX_PREFIX, NO_ACTION, IntArray, run_rollouts
from zx_agents.search.strategy_proof import StrategyProof
from zx_agents.search.tree_search import BIGGEST_SEED, SearchPlayer
from zx_agents.search.view_player import ViewPlayer
from zx_env import GameBatch
from zx_env.core.validation import MOST, check_number, check_whole
from zx_env.errors import AgentError

NOISE = (0.0, 0.25)
"""Probabilities of a random decision; the drawn lines use them in turn."""
FEW = 4
"""Determinizations on which a line is tried before it is proved on all."""
MOST_ROWS = 16
"""Rows that the answers of the enemy may need on one determinization before it counts as not won."""

CloseToWin = Callable[[NDArray[np.int8]], NDArray[np.bool_]]
"""Whether the player to move may win this turn: bool [n] from observations [n, N]."""


@dataclass(frozen=True)
class WinBudget:
    """Budget of a look for one decision.

    Attributes:
        lines: Lines that are drawn.
        most: Maximum number of lines that are proved, the shortest.
        deals: Determinizations on which a line is proved.
        enough: Share of determinizations on which a line that is not certain must win.
        temperature: Divides the logits of the network where lines are drawn.

    Raises:
        SettingError: A field is not a number, or out of its range.
    """

    lines: int = 96
    most: int = 8
    deals: int = 12
    enough: float = 0.6
    temperature: float = 2.0

    def __post_init__(self) -> None:
        """Reject fields of other types, and numbers that are out of range."""
        for name in ("lines", "most", "deals"):
            check_whole(f"win: {name}", getattr(self, name), 1, MOST)
        check_number("win: enough", self.enough, 0.0)
        check_number("win: temperature", self.temperature, 1e-3)


class WinLookPlayer(ViewPlayer):
    """Plays a line that wins this turn where it finds one; otherwise what another player plays."""

    instead = "leave +win out"

    def __init__(
        self,
        player: Any,
        budget: WinBudget | None = None,
        close_to_win: CloseToWin | None = None,
        left_to_prior: Sequence[int] = (),
    ) -> None:
        """Create a player that looks for a win.

        Args:
            player: A player with a network, such as `LearnedPlayer`, or a search with one.
            budget: Size of a look.
            close_to_win: Where to look (`GameAgents.close_to_win`); None: at every decision.
            left_to_prior: Questions that are answered without a look (`GameAgents.left_to_prior`).

        Raises:
            AgentError: The player has no network that evaluates positions.
        """
        evaluator = getattr(player, "evaluator", None)
        network = evaluator.player if isinstance(evaluator, NetworkEvaluator) else player
        name = getattr(player, "name", type(player).__name__)
        if not hasattr(network, "evaluate"):
            raise AgentError(
                f"{name} has no network to draw lines with: before +win stands `learned`, a checkpoint, "
                "or one of them with +search"
            )
        self.player, self.network, self.name = player, network, f"{name}+win"
        self.budget, self.close_to_win = budget or WinBudget(), close_to_win
        self.left_to_prior = np.asarray(left_to_prior, np.int64)

    def choose(self, roots: GameBatch[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """Return one legal action per row, int64 [n]. The choice does not depend on hidden cards.

        Args:
            roots: n positions that are not over; they are not modified.
            rng: The random generator.
        """
        actions = np.full(len(roots), NO_ACTION, np.int64)
        rows = np.flatnonzero(self._is_looked_at(roots))
        if len(rows):
            actions[rows] = _Look(self, roots.copy(rows), rng).winning_actions()
        rows = np.flatnonzero(actions == NO_ACTION)
        if len(rows):
            actions[rows] = self._usual(roots.copy(rows), rng)
        return actions

    def _is_looked_at(self, roots: GameBatch[Any]) -> NDArray[np.bool_]:
        observations = roots.observation
        looked_at = roots.mask.sum(axis=1, dtype=np.int64) > 1
        looked_at &= ~(observations[:, self.left_to_prior] != 0).any(axis=1)
        if self.close_to_win is not None:
            looked_at &= self.close_to_win(observations)
        return np.asarray(looked_at)

    def _usual(self, roots: GameBatch[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """Return the actions of the player without a look."""
        if isinstance(self.player, SearchPlayer):
            return self.player.choose(roots, rng)
        return np.asarray(self.player.act_batch(roots.observation, roots.mask, rng), np.int64)


class _Curious:
    """A rollout policy that draws actions of a network at a temperature."""

    def __init__(self, network: NetworkPlayer, temperature: float) -> None:
        self.network, self.temperature = network, temperature

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        logits = self.network.evaluate(observations, masks)[0] / self.temperature
        # Gumbel-max trick: the largest of logit + Gumbel noise is a sample from the softmax.
        noise = rng.random(logits.shape, dtype=np.float32)
        return np.asarray((logits - np.log(-np.log(np.clip(noise, 1e-12, 1.0 - 1e-7)))).argmax(axis=1))


class _Look:
    """One look at n positions, the rows of `roots`. Lines are int16 [P], P = MAX_PREFIX."""

    def __init__(self, player: WinLookPlayer, roots: GameBatch[Any], rng: np.random.Generator) -> None:
        self.roots, self.rng = roots, rng
        self.network, self.budget = player.network, player.budget
        self.players, self.turn = roots.player.astype(np.int64), roots.turn
        self.own_line = np.full(MAX_PREFIX, NO_ACTION, np.int16)

    def winning_actions(self) -> NDArray[np.int64]:
        """Return the first action of a line that wins in each row, int64 [n]; NO_ACTION if none is found."""
        found = np.full(len(self.roots), NO_ACTION, np.int64)
        firsts = self.network.act_batch(self.roots.observation, self.roots.mask, self.rng)
        rows = np.arange(len(self.roots))
        is_certain, own_shares = self.prove(rows, [self.own_line] * len(rows))
        found[is_certain] = firsts[is_certain]
        rows = rows[~is_certain]
        if not len(rows):
            return found
        drawn = self.draw(rows)
        of_line = np.array([row for row, mine in drawn.items() for _ in mine], np.int64)
        lines = [line for mine in drawn.values() for line in mine]
        if not lines:
            return found
        proved, shares = self.prove(of_line, lines)
        for k in np.flatnonzero(proved)[::-1].tolist():  # of several, the first
            found[of_line[k]] = lines[k][0]
        left = [row for row in np.unique(of_line).tolist() if found[row] == NO_ACTION]
        if left and self.budget.enough <= 1.0:
            worst = {row: np.array([own_shares[row], *shares[of_line == row]]) for row in left}
            self.compare({row: drawn[row] for row in left}, worst, found)
        return found

    def determinized(self, rows: IntArray, deals: IntArray) -> GameBatch[Any]:
        """Return determinized copies of rows; the seed depends only on the row and its number in `deals`."""
        seeds = self.rng.integers(BIGGEST_SEED, size=(len(self.roots), int(deals.max()) + 1))
        batch = self.roots.copy(rows)
        batch.determinize(self.players[rows], seeds[rows, deals])
        return batch

    def draw(self, rows: IntArray) -> dict[int, list[NDArray[np.int16]]]:
        """Return up to `most` different lines of each row that won the turn, the shortest first.

        Before them stands each of their first actions alone, after which the player answers the enemy itself.
        """
        count = self.budget.lines
        of_line = np.repeat(rows, count)
        batch = self.determinized(of_line, np.tile(np.arange(count), len(rows)))
        prefixes = np.full((len(batch), MAX_PREFIX), NO_ACTION, np.int16)
        policy = _Curious(self.network, self.budget.temperature)
        noise = np.resize(np.asarray(NOISE, np.float32), len(batch))
        result = run_rollouts(batch, prefixes, noise, policy, _nothing, batch.turn + 1, self.rng)
        lines: dict[int, dict[bytes, NDArray[np.int16]]] = {int(row): {} for row in rows}
        length = (result.actions != NO_ACTION).sum(axis=1)
        for k in sorted(np.flatnonzero(result.won), key=lambda k: int(length[k])):
            mine = lines[int(of_line[k])]
            if len(mine) < self.budget.most:
                mine.setdefault(result.actions[k].tobytes(), result.actions[k])
        return {row: [*_first_actions(mine.values()), *mine.values()] for row, mine in lines.items()}

    def prove(
        self, of_line: IntArray, lines: Sequence[NDArray[np.int16]]
    ) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
        """Return whether each line wins its row on all determinizations, whatever the enemy answers.

        Also return the share of the `FEW` determinizations on which it does.
        """
        shares = self._shares(of_line, lines, min(FEW, self.budget.deals))
        proved = shares == 1.0
        tried = np.flatnonzero(proved)
        if len(tried):
            again = self._shares(of_line[tried], [lines[int(k)] for k in tried], self.budget.deals)
            proved[tried] = again == 1.0
        return proved, shares

    def _shares(
        self, of_line: IntArray, lines: Sequence[NDArray[np.int16]], deals: int
    ) -> NDArray[np.float64]:
        """Return the share of determinizations on which each line wins, whatever the enemy answers."""
        k = np.repeat(np.arange(len(lines)), deals)
        batch = self.determinized(of_line[k], np.tile(np.arange(deals), len(lines)))
        wins = _LineProof(self, batch, of_line[k], np.stack(lines)[k]).run()
        return np.asarray(wins.reshape(-1, deals).mean(axis=1))

    def compare(
        self,
        drawn: dict[int, list[NDArray[np.int16]]],
        worst: dict[int, NDArray[np.float64]],
        found: NDArray[np.int64],
    ) -> None:
        """Write the first action of the best line of each row, if it wins often and is better than its own.

        Args:
            drawn: The lines of each row.
            worst: [1 + lines] for each row, the share of determinizations on which the own line and each of
                these wins, whatever the enemy answers.
            found: [n], the actions.
        """
        deals = self.budget.deals
        rows = np.array([row for row, lines in drawn.items() for _ in range(1 + len(lines))])
        lines = np.stack([line for mine in drawn.values() for line in (self.own_line, *mine)])
        batch = self.determinized(np.repeat(rows, deals), np.tile(np.arange(deals), len(rows)))
        no_noise, value = np.zeros(len(batch), np.float32), NetworkEvaluator(self.network).value_function
        prefixes = np.repeat(lines, deals, axis=0)
        result = run_rollouts(batch, prefixes, no_noise, self.network, value, batch.turn + 1, self.rng)
        won = result.won.reshape(-1, deals).mean(axis=1)
        values = result.values.reshape(-1, deals).mean(axis=1)
        for row in drawn:
            mine = np.flatnonzero(rows == row)
            scores = values[mine] + worst[row]
            scores[1:][won[mine[1:]] < self.budget.enough] = -1.0
            best = int(scores.argmax())  # of equal ones, the first: its own
            if best:
                found[row] = lines[mine[best], 0]


def _first_actions(lines: Iterable[NDArray[np.int16]]) -> list[NDArray[np.int16]]:
    """Return lines of one action: the different first actions of these lines."""
    firsts = dict.fromkeys(int(line[0]) for line in lines)
    return [np.array([first] + [NO_ACTION] * (MAX_PREFIX - 1), np.int16) for first in firsts]


def _nothing(observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
    """Return a value of 0 for each row: what counts of a drawn line is whether it won."""
    return np.zeros(len(observations), np.float32)


class _LineProof(StrategyProof):
    """Plays one line on each of some deals to the end of the turn, and then what the network plays."""

    def __init__(self, look: _Look, batch: GameBatch[Any], roots: IntArray, lines: NDArray[np.int16]) -> None:
        """Take deals, the row of the root of each, and the line that is played on each, int16 [deals, P]."""
        super().__init__(batch, look.players[roots], look.turn[roots] + 1, MOST_ROWS)
        self.look, self.lines = look, lines
        self.follows = np.ones(len(lines), np.bool_)
        """[rows]: whether the row still follows its line; an illegal action ends it."""

    def keep(self, rows: IntArray) -> None:
        """Go on with these rows."""
        super().keep(rows)
        self.follows = self.follows[rows]

    def own_actions(self, own: IntArray) -> IntArray:
        """Return the actions of the lines where they are legal, else those of the network."""
        actions = self.lines[self.deal[own], np.minimum(self.place[own], MAX_PREFIX - 1)].astype(np.int64)
        mask = self.batch.mask
        self.follows[own] &= (actions != NO_ACTION) & (mask[own, actions] != 0)
        free = own[~self.follows[own]]
        if len(free):
            seen = self.batch.observation[free], mask[free]
            actions[~self.follows[own]] = self.look.network.act_batch(*seen, self.look.rng)
        return actions
