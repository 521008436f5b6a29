"""Dtypes of search trees: tree, node, edge, and one simulation.

A node is a decision and an edge an action there; the edges of a node form a linked list. Nodes and edges of a
tree are stored in rows, in the order of their creation; NONE is no row. See also: traversal.py, which
selects, expands and backs up, and trees.py, which contains the class `SearchTrees`.
"""

import numpy as np

MAX_DEPTH = 160
"""Maximum depth of a simulation in its tree; a simulation that gets this far is evaluated there."""

DESCENDING, AT_LEAF, AT_END = range(3)
"""Status of a simulation: selecting actions; at a leaf that awaits its evaluation; its game is over."""

TREE = np.dtype(
    (
        np.record,
        [
            # Number of its nodes and edges.
            ("nodes", np.int32),
            ("edges", np.int32),
            # c_puct: the weight of the prior's bonus.
            ("exploration", np.float32),
            # The value of an unvisited action is the value of its node less this (first-play urgency).
            ("unvisited", np.float32),
        ],
    )
)

NODE = np.dtype(
    (
        np.record,
        [
            # Its first edge; NONE before the node is expanded.
            ("first_edge", np.int32),
            # Its evaluation when it was expanded: the win probability of the player to move, 0 to 1.
            ("value", np.float32),
        ],
    )
)

EDGE = np.dtype(
    (
        np.record,
        [
            # The next edge of the same node.
            ("next_edge", np.int32),
            # The child node, by the player to move there.
            ("child", np.int32, (2,)),
            # P(s, a): probability of the action according to the evaluation of the node.
            ("prior", np.float32),
            # N(s, a): finished simulations through this edge.
            ("visits", np.float32),
            # W(s, a): the sum of their values for `player`; the mean value Q(s, a) is W / N.
            ("value_sum", np.float32),
            # Simulations through this edge that are not backed up yet.
            ("in_flight", np.float32),
            # The action, and the player to move.
            ("action", np.int16),
            ("player", np.int16),
        ],
    )
)

SIMULATION = np.dtype(
    (
        np.record,
        [
            # The selected edges, their number, and the present node.
            ("path", np.int32, (MAX_DEPTH,)),
            ("depth", np.int32),
            ("node", np.int32),
            # The tree of the simulation.
            ("tree", np.int32),
            # DESCENDING, AT_LEAF or AT_END.
            ("status", np.int32),
        ],
    )
)
