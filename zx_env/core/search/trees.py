"""`SearchTrees`: Monte-Carlo search trees over determinized games, many trees in lockstep, for any game.

    trees = SearchTrees(1, simulations=400, num_actions=batch.num_actions, rows=len(batch))
    for _ in range(400 // len(batch)):
        batch.put(np.arange(len(batch)), root, 0)
        batch.determinize(player, rng)            # every simulation has its own hidden cards
        trees.descend(batch, of_row)              # select actions, down to a leaf
        priors, values = evaluate(batch)          # by a network, rollouts or a heuristic
        trees.climb(batch, priors, values)        # expand the leaves and back up their values
    trees.visits()                                # visit counts at the root

A node is identified by the actions since the root and the player to move. Games that differ only in hidden
cards share it (information-set MCTS: Cowling, Powley and Whitehouse 2012), so its statistics cover all
determinizations. Only the actions that are legal in a simulation's own determinization can be selected, by
PUCT (Rosin 2011; Silver et al. 2017): the mean value for the player to move, and a bonus in proportion to the
prior that shrinks with the visit count. Simulations in flight in the same tree count as visits with unknown
values (Liu et al. 2020): they take different paths, and no mean value is biased. See also: traversal.py (the
equations), nodes.py (the layout in memory). The caller evaluates positions (agents/).
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.core.entry_points import NONE
from zx_env.core.game.batch import GameBatch
from zx_env.core.search.nodes import DESCENDING, EDGE, NODE, SIMULATION, TREE
from zx_env.core.search.traversal import backup, select_actions
from zx_env.core.validation import check_count, check_number, finite_numbers, short, whole_numbers
from zx_env.errors import IllegalAction, SettingError

EDGES_PER_NODE = 12
"""Average number of edges per node for which there is room; a full tree expands no more nodes."""

MOST_WEIGHT = 1e6
"""Largest weight in the score of an action."""


class SearchTrees:
    """Search trees of several root positions, one tree each, and the simulations in flight in them."""

    def __init__(
        self,
        trees: int,
        simulations: int,
        num_actions: int,
        rows: int,
        exploration: float = 1.5,
        unvisited: float = 0.2,
    ) -> None:
        """Create empty trees.

        Args:
            trees: Number of trees, T.
            simulations: Simulations per tree; there is room for as many nodes.
            num_actions: Number of actions of the game, A.
            rows: Size of the largest batch that will descend.
            exploration: c_puct, the weight of the prior's bonus.
            unvisited: The value of an unvisited action is the value of its node less this.

        Raises:
            SettingError: A count is less than 1, `exploration` or `unvisited` is out of range, or
                there is not enough memory.
        """
        self.num_trees, self.num_actions = (
            check_count("trees", trees),
            check_count("num_actions", num_actions),
        )
        n, r = check_count("simulations", simulations), check_count("rows", rows)
        room = n * EDGES_PER_NODE + num_actions
        try:
            self._trees, self._simulations = np.zeros(self.num_trees, TREE), np.zeros(r, SIMULATION)
            self._nodes = np.zeros((self.num_trees, n + 1), NODE)
            self._edges = np.zeros((self.num_trees, room), EDGE)
        except MemoryError:
            raise SettingError(f"there is no memory for {trees} trees of {n} simulations") from None
        self._actions = np.zeros(r, np.int32)
        self._trees["exploration"] = check_number("exploration", exploration, 0.0, MOST_WEIGHT)
        self._trees["unvisited"] = check_number("unvisited", unvisited, -MOST_WEIGHT, MOST_WEIGHT)
        self.clear()

    def clear(self) -> None:
        """Empty all trees, for other root positions."""
        # Nodes and edges are initialized when they are added; a tree begins with its root.
        self._trees["nodes"], self._trees["edges"] = 1, 0
        self._nodes["first_edge"][:, 0] = NONE
        self._simulations["status"], self._simulations["depth"] = DESCENDING, 0
        self._descended: GameBatch[Any] | None = None

    def descend(self, batch: GameBatch[Any], trees: Any, firsts: Any = None) -> None:
        """Step every row down its tree, to a node that is not expanded or to the end of the game.

        Args:
            batch: k determinized copies of root positions, at most `rows`. Before the root of a tree is
                expanded, all its rows stop there, so one row per tree is enough for the first call.
            trees: Integers [k], the tree of each row.
            firsts: Integers [k], the action of each row at its root, legal there. For -1, and for all rows
                if `firsts` is None, the tree selects it.

        Raises:
            SettingError: `batch` is no batch of a game with `num_actions` actions, the sizes do not match,
                or a tree does not exist.
            IllegalAction: A first action is not legal in its row.
        """
        if not isinstance(batch, GameBatch):
            raise SettingError(f"a GameBatch descends, not {short(batch)}")
        if batch.num_actions != self.num_actions:
            raise SettingError(
                f"the trees were made for {self.num_actions} actions; "
                f"the game of the batch has {batch.num_actions}"
            )
        k = len(batch)
        if k > len(self._simulations):
            raise SettingError(f"the trees were made for {len(self._simulations)} rows; the batch has {k}")
        tree_of = whole_numbers(trees, k, "trees", SettingError)
        if (tree_of < 0).any() or (tree_of >= self.num_trees).any():
            raise SettingError(f"trees are whole numbers from 0 to {self.num_trees - 1}, one a row")
        first_actions = _check_first_actions(firsts, batch)
        self._simulations["tree"][:k] = tree_of
        self._descended = batch
        arrays = self._trees, self._nodes, self._edges, self._simulations[:k], first_actions
        actions = self._actions[:k]
        while select_actions(*arrays, batch._legal, batch._players, batch._dones, actions):
            batch.step(actions)

    def climb(self, batch: GameBatch[Any], priors: Any, values: Any) -> None:
        """Expand the leaves that the rows have reached, and back up their values to the roots.

        The backup step of the literature. A row whose game is over backs up its result instead.

        Args:
            batch: The batch that has just descended, the same object.
            priors: float32 [k, A], finite and not below 0; priors of illegal actions are ignored.
            values: float32 [k], the win probability of the player to move, 0 to 1.

        Raises:
            SettingError: Another batch has descended, or an array has another shape, another type or numbers
                out of range. The trees are unchanged.
        """
        if batch is not self._descended:
            raise SettingError("climb takes the batch that has just descended, once; call descend before it")
        # Compiled code checks neither the number of dimensions nor the shape of an array.
        shape = (len(batch), self.num_actions)
        given_priors = finite_numbers("priors", priors, shape, 0.0, np.inf)
        given_values = finite_numbers("values", values, shape[:1], 0.0, 1.0)
        self._descended = None
        backup(
            self._trees,
            self._nodes,
            self._edges,
            self._simulations[: len(batch)],
            batch._legal,
            batch._players,
            batch._rewards,
            given_priors,
            given_values,
        )

    def visits(self) -> npt.NDArray[np.int64]:
        """Return the visit counts at the roots, int64 [T, A], including simulations in flight."""
        return (self._at_root("visits") + self._at_root("in_flight")).astype(np.int64)

    def values(self) -> npt.NDArray[np.float32]:
        """Return the mean values at the roots for the player to move, float32 [T, A]; 0 without visits."""
        return np.asarray(self._at_root("value_sum") / np.maximum(self._at_root("visits"), 1), np.float32)

    def _at_root(self, field: str) -> npt.NDArray[np.float32]:
        """Return a field of the edges of each root, float32 [T, A]."""
        result = np.zeros((self.num_trees, self.num_actions), np.float32)
        for t in range(self.num_trees):
            e = int(self._nodes["first_edge"][t, 0])
            while e != NONE:
                result[t, self._edges["action"][t, e]] = self._edges[field][t, e]
                e = int(self._edges["next_edge"][t, e])
        return result


def _check_first_actions(firsts: Any, batch: GameBatch[Any]) -> npt.NDArray[np.int32]:
    """Return the first action of each row, int32 [k], or raise IllegalAction."""
    if firsts is None:
        return np.full(len(batch), NONE, np.int32)
    given = whole_numbers(firsts, len(batch), "first actions", IllegalAction).astype(np.int64)
    known = (given >= 0) & (given < batch.num_actions)
    legal = batch.mask[np.arange(len(batch)), np.where(known, given, 0)] != 0
    wrong = np.flatnonzero((given != NONE) & ~batch.done & ~(known & legal))
    if wrong.size:
        raise IllegalAction(f"row {wrong[0]}: the first action {given[wrong[0]]} is not legal there")
    return given.astype(np.int32)
