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
worth (agents/).
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import array_of, declare, entry, rule
from zx_env.doors.batch import GameBatch
from zx_env.doors.checks import check_count
from zx_env.doors.entries import NONE
from zx_env.errors import SettingError

DEEPEST = 160
"""Decisions of one simulation that are kept in the tree; behind them it is evaluated where it stands."""
EDGES_OF_NODE = 12
"""Room for the actions of a node, on average; when the room of a tree is used up, no more nodes open."""

ON_ITS_WAY, AT_LEAF, AT_END = range(3)
"""Where a row is: descending; at a node to evaluate; its game is over."""

EXPLORATION, UNVISITED = range(2)
"""Places of `weights`."""

declare(
    legal=array_of(np.int8, ndim=2),
    deciders=array_of(np.int8),
    ended=array_of(np.int8),
    rewards=array_of(np.float32, ndim=2),
    actions=array_of(np.int32),
    trees=array_of(np.int32),
    where=array_of(np.int8),
    node_of_row=array_of(np.int32),
    depth=array_of(np.int32),
    path=array_of(np.int32, ndim=2),
    nodes=array_of(np.int32),
    edges=array_of(np.int32),
    first_edge=array_of(np.int32, ndim=2),
    worth=array_of(np.float32, ndim=2),
    next_edge=array_of(np.int32, ndim=2),
    action_of=array_of(np.int16, ndim=2),
    decider_of=array_of(np.int8, ndim=2),
    child=array_of(np.int32, ndim=3),
    prior=array_of(np.float32, ndim=2),
    visits=array_of(np.float32, ndim=2),
    waiting=array_of(np.float32, ndim=2),
    values=array_of(np.float32, ndim=2),
    weights=array_of(np.float32),
    priors=array_of(np.float32, ndim=2),
    found=array_of(np.float32),
)


@rule
def _add_edge(
    t: int,
    node: int,
    action: int,
    player: int,
    edges: Any,
    first_edge: Any,
    next_edge: Any,
    action_of: Any,
    decider_of: Any,
    prior: Any,
) -> int:
    """One more action of a node, with no prior yet; its edge, or NONE where the tree has no room."""
    e = edges[t]
    if e >= action_of.shape[1]:
        return NONE
    edges[t] = e + 1
    action_of[t, e] = action
    decider_of[t, e] = player
    prior[t, e] = 0.0
    next_edge[t, e] = first_edge[t, node]
    first_edge[t, node] = e
    return int(e)


@entry
def choose_actions(
    legal: Any,
    deciders: Any,
    ended: Any,
    actions: Any,
    trees: Any,
    where: Any,
    node_of_row: Any,
    depth: Any,
    path: Any,
    nodes: Any,
    edges: Any,
    first_edge: Any,
    worth: Any,
    next_edge: Any,
    action_of: Any,
    decider_of: Any,
    child: Any,
    prior: Any,
    visits: Any,
    waiting: Any,
    values: Any,
    weights: Any,
) -> int:
    """The next action of every row that is on its way, NONE for the others; how many are on their way."""
    running = 0
    for r in range(len(trees)):
        actions[r] = NONE
        if where[r] != ON_ITS_WAY:
            continue
        if ended[r] != 0:
            where[r] = AT_END
            continue
        t = trees[r]
        player = deciders[r]
        node = 0
        if depth[r] > 0:
            last = path[r, depth[r] - 1]
            node = child[t, last, player]
            if node == NONE and nodes[t] < first_edge.shape[1]:
                node = nodes[t]
                nodes[t] = node + 1
                child[t, last, player] = node
        node_of_row[r] = node
        if node == NONE or first_edge[t, node] == NONE or depth[r] == path.shape[1]:
            where[r] = AT_LEAF
            continue
        e = _best_edge(
            r,
            t,
            node,
            player,
            legal,
            edges,
            first_edge,
            worth,
            next_edge,
            action_of,
            decider_of,
            prior,
            visits,
            waiting,
            values,
            weights,
        )
        if e == NONE:
            where[r] = AT_LEAF
            continue
        path[r, depth[r]] = e
        depth[r] += 1
        waiting[t, e] += 1.0
        actions[r] = action_of[t, e]
        running += 1
    return running


@rule
def _best_edge(
    r: int,
    t: int,
    node: int,
    player: int,
    legal: Any,
    edges: Any,
    first_edge: Any,
    worth: Any,
    next_edge: Any,
    action_of: Any,
    decider_of: Any,
    prior: Any,
    visits: Any,
    waiting: Any,
    values: Any,
    weights: Any,
) -> int:
    """The edge by PUCT among the actions that are legal in this row's deal."""
    total = 0.0
    known = 0
    priors_here = 0.0
    e = first_edge[t, node]
    while e != NONE:
        if legal[r, action_of[t, e]] != 0:
            known += 1
            total += visits[t, e] + waiting[t, e]
            priors_here += prior[t, e]
        e = next_edge[t, e]
    n = 0
    for action in range(legal.shape[1]):
        n += legal[r, action]
    if known < n:
        # Actions that were not legal in the deals before.
        for action in range(legal.shape[1]):
            if legal[r, action] != 0:
                e = first_edge[t, node]
                while e != NONE and action_of[t, e] != action:
                    e = next_edge[t, e]
                if e == NONE:
                    e = _add_edge(
                        t,
                        node,
                        action,
                        player,
                        edges,
                        first_edge,
                        next_edge,
                        action_of,
                        decider_of,
                        prior,
                    )
                    if e != NONE:
                        prior[t, e] = 1.0 / n
                        priors_here += prior[t, e]
    bonus = weights[EXPLORATION] * (total + 1.0) ** 0.5 / max(priors_here, 0.000001)
    unvisited = worth[t, node] - weights[UNVISITED]
    best = NONE
    most = 0.0
    e = first_edge[t, node]
    while e != NONE:
        if legal[r, action_of[t, e]] != 0:
            n_here = visits[t, e]
            mean = values[t, e] / n_here if n_here > 0.0 else unvisited
            points = mean + bonus * prior[t, e] / (1.0 + n_here + waiting[t, e])
            if best == NONE or points > most:
                best = e
                most = points
        e = next_edge[t, e]
    return int(best)


@entry
def climb_back(
    legal: Any,
    deciders: Any,
    rewards: Any,
    trees: Any,
    where: Any,
    node_of_row: Any,
    depth: Any,
    path: Any,
    edges: Any,
    first_edge: Any,
    worth: Any,
    next_edge: Any,
    action_of: Any,
    decider_of: Any,
    prior: Any,
    visits: Any,
    waiting: Any,
    values: Any,
    priors: Any,
    found: Any,
) -> None:
    """Open the leaves with these priors, and add what was found there to every edge on the way."""
    for r in range(len(trees)):
        t = trees[r]
        if where[r] == AT_END:
            first = 0.5 + 0.5 * rewards[r, 0]
        else:
            player = deciders[r]
            node = node_of_row[r]
            first = found[r] if player == 0 else 1.0 - found[r]
            if node != NONE and first_edge[t, node] == NONE:
                worth[t, node] = found[r]
                total = 0.0
                for action in range(legal.shape[1]):
                    if legal[r, action] != 0:
                        total += priors[r, action]
                # From the last to the first: edges of one value are taken in the order of the actions.
                for back in range(legal.shape[1]):
                    action = legal.shape[1] - 1 - back
                    if legal[r, action] != 0:
                        e = _add_edge(
                            t,
                            node,
                            action,
                            player,
                            edges,
                            first_edge,
                            next_edge,
                            action_of,
                            decider_of,
                            prior,
                        )
                        if e != NONE:
                            prior[t, e] = priors[r, action] / max(total, 0.000001)
        for step in range(depth[r]):
            e = path[r, step]
            waiting[t, e] -= 1.0
            visits[t, e] += 1.0
            values[t, e] += first if decider_of[t, e] == 0 else 1.0 - first
        where[r] = ON_ITS_WAY
        depth[r] = 0


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
            self._make(self.num_trees, n + 1, room, r)
        except MemoryError:
            raise SettingError(f"there is no memory for {trees} trees of {n} simulations") from None
        self._weights = np.array([exploration, unvisited], np.float32)
        self.clear()

    def _make(self, trees: int, nodes: int, room: int, rows: int) -> None:
        whole, real = np.int32, np.float32
        self._nodes, self._edges = np.zeros(trees, whole), np.zeros(trees, whole)
        self._first_edge, self._worth = np.zeros((trees, nodes), whole), np.zeros((trees, nodes), real)
        self._next_edge, self._action_of = np.zeros((trees, room), whole), np.zeros((trees, room), np.int16)
        self._decider_of, self._child = np.zeros((trees, room), np.int8), np.zeros((trees, room, 2), whole)
        self._prior, self._visits = np.zeros((trees, room), real), np.zeros((trees, room), real)
        self._values, self._waiting = np.zeros((trees, room), real), np.zeros((trees, room), real)
        self._trees, self._node_of_row = np.zeros(rows, whole), np.zeros(rows, whole)
        self._where, self._depth = np.zeros(rows, np.int8), np.zeros(rows, whole)
        self._path, self._actions = np.zeros((rows, DEEPEST), whole), np.zeros(rows, whole)

    def clear(self) -> None:
        """Forget everything, for other positions."""
        self._nodes[:], self._edges[:] = 1, 0
        self._first_edge[:], self._child[:] = NONE, NONE
        self._waiting[:] = 0
        self._visits[:], self._values[:], self._where[:], self._depth[:] = 0, 0, ON_ITS_WAY, 0

    def descend(self, batch: GameBatch[Any], trees: Any) -> None:
        """Step every row of the batch down its tree, to a node that is not open or to the game's end.

        Args:
            batch: At most as many rows as these trees were made for; each stands at its tree's root. The
                first rows of a tree all come to its root, so one of each tree is enough for a first time.
            trees: Whole numbers [k], the tree of each row.

        Raises:
            SettingError: They are of other sizes, or there is no such tree.
        """
        given = np.asarray(trees)
        n = len(batch)
        if n > len(self._trees) or given.shape != (n,):
            raise SettingError(f"the trees were made for {len(self._trees)} rows; the batch has {n}")
        if given.dtype.kind not in "iu" or (given < 0).any() or (given >= self.num_trees).any():
            raise SettingError(f"trees are whole numbers from 0 to {self.num_trees - 1}, one a row")
        self._trees[:n] = given
        while choose_actions(
            batch._legal,
            batch._players,
            batch._dones,
            self._actions[:n],
            self._trees[:n],
            self._where[:n],
            self._node_of_row[:n],
            self._depth[:n],
            self._path[:n],
            self._nodes,
            self._edges,
            self._first_edge,
            self._worth,
            self._next_edge,
            self._action_of,
            self._decider_of,
            self._child,
            self._prior,
            self._visits,
            self._waiting,
            self._values,
            self._weights,
        ):
            batch.step(self._actions[:n])

    def climb(self, batch: GameBatch[Any], priors: Any, values: Any) -> None:
        """Open the nodes that the rows have reached, and take what they are worth back to the roots.

        Args:
            batch: As `descend` left it.
            priors: float32 [k, num_actions], not below 0; those of illegal actions do not count.
            values: float32 [k], for who decides there: 0 lost to 1 won. Of rows whose game is over neither
                counts.
        """
        n = len(batch)
        climb_back(
            batch._legal,
            batch._players,
            batch._rewards,
            self._trees[:n],
            self._where[:n],
            self._node_of_row[:n],
            self._depth[:n],
            self._path[:n],
            self._edges,
            self._first_edge,
            self._worth,
            self._next_edge,
            self._action_of,
            self._decider_of,
            self._prior,
            self._visits,
            self._waiting,
            self._values,
            np.ascontiguousarray(priors, np.float32),
            np.ascontiguousarray(values, np.float32),
        )

    def visits(self) -> npt.NDArray[np.int64]:
        """int64 [trees, num_actions]: simulations that began with each action, or are on their way."""
        return self._at_root(self._visits + self._waiting).astype(np.int64)

    def values(self) -> npt.NDArray[np.float32]:
        """float32 [trees, num_actions]: the mean value of each action for who decides at the root."""
        visits = self._at_root(self._visits)
        return np.asarray(self._at_root(self._values) / np.maximum(visits, 1), np.float32)

    def _at_root(self, numbers: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        found = np.zeros((self.num_trees, self.num_actions), np.float32)
        for t in range(self.num_trees):
            e = int(self._first_edge[t, 0])
            while e != NONE:
                found[t, self._action_of[t, e]] = numbers[t, e]
                e = int(self._next_edge[t, e])
        return found
