"""The shapes of search trees: a tree, its nodes, their edges, and a simulation on its way down.

A node is a decision, an edge an action there; the edges of a node are a list, each naming the next. Nodes and
edges of a tree stand in rows, in the order in which they were made; NONE is no row. Not here: how trees are
descended (traversal.py), and the door to them (trees.py).
"""

import numpy as np

DEEPEST = 160
"""Decisions of one simulation that are kept in the tree; behind them it is evaluated where it stands."""

ON_ITS_WAY, AT_LEAF, AT_END = range(3)
"""Where a simulation is: descending; at a node to evaluate; its game is over."""

TREE = np.dtype(
    (
        np.record,
        [
            # How many nodes and edges it has.
            ("nodes", np.int32),
            ("edges", np.int32),
            # Weight of the bonus by priors.
            ("exploration", np.float32),
            # An action that was never taken counts as its node less this.
            ("unvisited", np.float32),
        ],
    )
)

NODE = np.dtype(
    (
        np.record,
        [
            # The first of its edges; NONE before it is opened.
            ("first_edge", np.int32),
            # What it was worth when it was opened, for who decides: 0 lost to 1 won.
            ("worth", np.float32),
        ],
    )
)

EDGE = np.dtype(
    (
        np.record,
        [
            # The next edge of the same node.
            ("next_edge", np.int32),
            # The node behind it, by the player who decides there.
            ("child", np.int32, (2,)),
            # How likely the action is, by who evaluated the node.
            ("prior", np.float32),
            # Simulations that went this way, the sum of their values for who decides, and those under way.
            ("visits", np.float32),
            ("total", np.float32),
            ("waiting", np.float32),
            # The action, and who decides.
            ("action", np.int16),
            ("decider", np.int16),
        ],
    )
)

DESCENT = np.dtype(
    (
        np.record,
        [
            # The edges that were taken, how many, and the node where it stands.
            ("path", np.int32, (DEEPEST,)),
            ("depth", np.int32),
            ("node", np.int32),
            # Its tree.
            ("tree", np.int32),
            # ON_ITS_WAY, AT_LEAF or AT_END.
            ("place", np.int32),
        ],
    )
)
