"""`SearchTrees`: trees over re-dealt games, many side by side, for tree searches of any game.

    trees = SearchTrees(1, simulations=400, num_actions=batch.num_actions, rows=len(batch))
    for _ in range(400 // len(batch)):
        batch.put(np.arange(len(batch)), root, 0)
        batch.determinize(player, rng)            # every simulation has hands and decks of its own
        trees.descend(batch, of_row)              # each row to a decision that its tree does not know yet
        priors, values = evaluate(batch)          # by a network, a playout, a thumb rule
        trees.climb(batch, priors, values)
    trees.visits()                                # how often each action was taken at the root

A node is what was done since the root and who decides there: games that differ in what is hidden share it, so
a player's statistics are those of all deals that are possible for him. Of its actions those count that are
legal in the simulation's own deal. An action is taken by PUCT: its mean value for who decides, and a bonus
by its prior that shrinks with its visits. Rows that are on their way down one tree at the same time count as
visits whose value is not known yet, so that they part and no mean is bent. Not here: what a position is
worth (agents/), how a tree lies in memory (nodes.py) and is descended (traversal.py).
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.core.entry_points import NONE
from zx_env.core.game.batch import GameBatch
from zx_env.core.search.nodes import DESCENT, EDGE, NODE, ON_ITS_WAY, TREE
from zx_env.core.search.traversal import choose_actions, climb_back
from zx_env.core.validation import check_count, whole_numbers
from zx_env.errors import IllegalAction, SettingError

EDGES_OF_NODE = 12
"""Room for the actions of a node, on average; when the room of a tree is used up, no more nodes open."""


class SearchTrees:
    """Trees for simulations of some positions, one a position, and rows that descend them."""

    def __init__(
        self,
        trees: int,
        simulations: int,
        num_actions: int,
        rows: int,
        exploration: float = 1.5,
        unvisited: float = 0.2,
    ) -> None:
        """Empty trees.

        Args:
            trees: How many.
            simulations: Of each tree: as many nodes it has room for.
            num_actions: Of the game.
            rows: Of the biggest batch that will descend.
            exploration: Weight of the bonus by priors.
            unvisited: An action that was never taken counts as its node less this.

        Raises:
            SettingError: A number is not from 1, or there is no memory for so many nodes.
        """
        self.num_trees, self.num_actions = (
            check_count("trees", trees),
            check_count("num_actions", num_actions),
        )
        n, r = check_count("simulations", simulations), check_count("rows", rows)
        room = n * EDGES_OF_NODE + num_actions
        try:
            self._trees, self._descents = np.zeros(self.num_trees, TREE), np.zeros(r, DESCENT)
            self._nodes = np.zeros((self.num_trees, n + 1), NODE)
            self._edges = np.zeros((self.num_trees, room), EDGE)
        except MemoryError:
            raise SettingError(f"there is no memory for {trees} trees of {n} simulations") from None
        self._actions = np.zeros(r, np.int32)
        self._trees["exploration"], self._trees["unvisited"] = exploration, unvisited
        self.clear()

    def clear(self) -> None:
        """Forget everything, for other positions."""
        # A node and an edge are written whole when they are made; a tree begins with its root.
        self._trees["nodes"], self._trees["edges"] = 1, 0
        self._nodes["first_edge"][:, 0] = NONE
        self._descents["place"], self._descents["depth"] = ON_ITS_WAY, 0

    def descend(self, batch: GameBatch[Any], trees: Any, firsts: Any = None) -> None:
        """Step every row of the batch down its tree, to a node that is not open or to the game's end.

        Args:
            batch: At most as many rows as these trees were made for; each stands at its tree's root. The
                first rows of a tree all come to its root, so one of each tree is enough for a first time.
            trees: Whole numbers [k], the tree of each row.
            firsts: int [k], the action with which each row leaves its root, legal there; -1, and None for
                all, leave that to the tree.

        Raises:
            SettingError: They are of other sizes, or there is no such tree.
            IllegalAction: A first action is not legal in its row.
        """
        given = np.asarray(trees)
        n = len(batch)
        if n > len(self._descents) or given.shape != (n,):
            raise SettingError(f"the trees were made for {len(self._descents)} rows; the batch has {n}")
        if given.dtype.kind not in "iu" or (given < 0).any() or (given >= self.num_trees).any():
            raise SettingError(f"trees are whole numbers from 0 to {self.num_trees - 1}, one a row")
        self._descents["tree"][:n] = given
        begun = _firsts_of(firsts, batch)
        walked = self._trees, self._nodes, self._edges, self._descents[:n], begun
        actions = self._actions[:n]
        while choose_actions(*walked, batch._legal, batch._players, batch._dones, actions):
            batch.step(actions)

    def climb(self, batch: GameBatch[Any], priors: Any, values: Any) -> None:
        """Open the nodes that the rows have reached, and take what they are worth back to the roots.

        Args:
            batch: As `descend` left it.
            priors: float32 [k, num_actions], not below 0; those of illegal actions do not count.
            values: float32 [k], for who decides there: 0 lost to 1 won. Of rows whose game is over neither
                counts.
        """
        climb_back(
            self._trees,
            self._nodes,
            self._edges,
            self._descents[: len(batch)],
            batch._legal,
            batch._players,
            batch._rewards,
            np.ascontiguousarray(priors, np.float32),
            np.ascontiguousarray(values, np.float32),
        )

    def visits(self) -> npt.NDArray[np.int64]:
        """int64 [trees, num_actions]: simulations that began with each action, or are on their way."""
        return (self._at_root("visits") + self._at_root("waiting")).astype(np.int64)

    def values(self) -> npt.NDArray[np.float32]:
        """float32 [trees, num_actions]: the mean value of each action for who decides at the root."""
        return np.asarray(self._at_root("total") / np.maximum(self._at_root("visits"), 1), np.float32)

    def _at_root(self, name: str) -> npt.NDArray[np.float32]:
        """A field of the edges at each root, by their actions."""
        found = np.zeros((self.num_trees, self.num_actions), np.float32)
        for t in range(self.num_trees):
            e = int(self._nodes["first_edge"][t, 0])
            while e != NONE:
                found[t, self._edges["action"][t, e]] = self._edges[name][t, e]
                e = int(self._edges["next_edge"][t, e])
        return found


def _firsts_of(said: Any, batch: GameBatch[Any]) -> npt.NDArray[np.int32]:
    """The first action of each row as entries take it."""
    if said is None:
        return np.full(len(batch), NONE, np.int32)
    given = whole_numbers(said, len(batch), "first actions", IllegalAction).astype(np.int64)
    known = (given >= 0) & (given < batch.num_actions)
    legal = batch.mask[np.arange(len(batch)), np.where(known, given, 0)] != 0
    wrong = np.flatnonzero((given != NONE) & ~batch.done & ~(known & legal))
    if wrong.size:
        raise IllegalAction(f"row {wrong[0]}: the first action {given[wrong[0]]} is not legal there")
    return given.astype(np.int32)
