"""Descents: how simulations go down search trees, and how what they find goes back up.

One call serves all rows of a batch: between two calls the batch is stepped. Not here: the door (trees.py),
the records (nodes.py).
"""

from typing import Any

import numpy as np

from zx_env.compiling.decorators import array_of, declare, entry, rule
from zx_env.core.entry_points import NONE
from zx_env.core.search.nodes import AT_END, AT_LEAF, DESCENT, EDGE, NODE, ON_ITS_WAY, TREE

LEAST = 0.000001
"""Priors add up to so much at least: there may be none."""

declare(
    descent=DESCENT,
    trees=array_of(TREE),
    nodes=array_of(NODE, ndim=2),
    edges=array_of(EDGE, ndim=2),
    descents=array_of(DESCENT),
    firsts=array_of(np.int32),
    legal=array_of(np.int8, ndim=2),
    deciders=array_of(np.int8),
    ended=array_of(np.int8),
    rewards=array_of(np.float32, ndim=2),
    actions=array_of(np.int32),
    priors=array_of(np.float32, ndim=2),
    found=array_of(np.float32),
)


@rule
def _add_edge(t: int, n: int, action: int, player: int, trees: Any, nodes: Any, edges: Any) -> int:
    """One more action of a node, with no prior yet; its edge, or NONE where the tree has no room."""
    e = trees[t].edges
    if e >= edges.shape[1]:
        return NONE
    trees[t].edges = e + 1
    edge = edges[t, e]
    edge.action = action
    edge.decider = player
    edge.prior = 0.0
    edge.visits = 0.0
    edge.total = 0.0
    edge.waiting = 0.0
    edge.child[0] = NONE
    edge.child[1] = NONE
    edge.next_edge = nodes[t, n].first_edge
    nodes[t, n].first_edge = e
    return int(e)


@rule
def _edge_of(t: int, n: int, action: int, nodes: Any, edges: Any) -> int:
    """The edge of an action of a node, or NONE."""
    e = nodes[t, n].first_edge
    while e != NONE and edges[t, e].action != action:
        e = edges[t, e].next_edge
    return int(e)


@rule
def _count_legal(r: int, legal: Any) -> int:
    """Legal actions of a row."""
    n = 0
    for action in range(legal.shape[1]):
        n += legal[r, action]
    return n


@rule
def _add_missing(
    r: int, t: int, n: int, player: int, number: int, legal: Any, trees: Any, nodes: Any, edges: Any
) -> None:
    """Edges for actions that were not legal in the deals before: each as likely as the mean of `number`."""
    for action in range(legal.shape[1]):
        if legal[r, action] != 0 and _edge_of(t, n, action, nodes, edges) == NONE:
            e = _add_edge(t, n, action, player, trees, nodes, edges)
            if e != NONE:
                edges[t, e].prior = 1.0 / number


@rule
def _best_edge(r: int, t: int, n: int, player: int, legal: Any, trees: Any, nodes: Any, edges: Any) -> int:
    """The edge by PUCT among the actions that are legal in this row's deal, or NONE."""
    known = 0
    e = nodes[t, n].first_edge
    while e != NONE:
        known += legal[r, edges[t, e].action]
        e = edges[t, e].next_edge
    number = _count_legal(r, legal)
    if known < number:
        _add_missing(r, t, n, player, number, legal, trees, nodes, edges)
    taken = 1.0
    priors_here = 0.0
    e = nodes[t, n].first_edge
    while e != NONE:
        if legal[r, edges[t, e].action] != 0:
            taken += edges[t, e].visits + edges[t, e].waiting
            priors_here += edges[t, e].prior
        e = edges[t, e].next_edge
    bonus = trees[t].exploration * taken**0.5 / max(priors_here, LEAST)
    unvisited = nodes[t, n].worth - trees[t].unvisited
    best = NONE
    most = 0.0
    e = nodes[t, n].first_edge
    while e != NONE:
        if legal[r, edges[t, e].action] != 0:
            visits = edges[t, e].visits
            mean = edges[t, e].total / visits if visits > 0.0 else unvisited
            points = mean + bonus * edges[t, e].prior / (1.0 + visits + edges[t, e].waiting)
            if best == NONE or points > most:
                best = e
                most = points
        e = edges[t, e].next_edge
    return int(best)


@rule
def _stand_at_node(descent: Any, player: int, trees: Any, nodes: Any, edges: Any) -> None:
    """The node to which the last edge leads where this player decides: a new one, if there is room."""
    n = 0
    if descent.depth > 0:
        t = descent.tree
        last = descent.path[descent.depth - 1]
        n = edges[t, last].child[player]
        if n == NONE and trees[t].nodes < nodes.shape[1]:
            n = trees[t].nodes
            trees[t].nodes = n + 1
            nodes[t, n].first_edge = NONE
            edges[t, last].child[player] = n
    descent.node = n


@entry
def choose_actions(
    trees: Any,
    nodes: Any,
    edges: Any,
    descents: Any,
    firsts: Any,
    legal: Any,
    deciders: Any,
    ended: Any,
    actions: Any,
) -> int:
    """The next action of every row that is on its way, NONE for the others; how many are on their way.

    At an open root it is `firsts[r]` where that is an action of it.
    """
    running = 0
    for r in range(len(descents)):
        actions[r] = NONE
        descent = descents[r]
        if descent.place != ON_ITS_WAY:
            continue
        if ended[r] != 0:
            descent.place = AT_END
            continue
        _stand_at_node(descent, deciders[r], trees, nodes, edges)
        t, n = descent.tree, descent.node
        e = NONE
        if n != NONE and nodes[t, n].first_edge != NONE and descent.depth < descent.path.size:
            if descent.depth == 0 and firsts[r] != NONE:
                e = _edge_of(t, n, firsts[r], nodes, edges)
            if e == NONE:
                e = _best_edge(r, t, n, deciders[r], legal, trees, nodes, edges)
        if e == NONE:
            descent.place = AT_LEAF
            continue
        descent.path[descent.depth] = e
        descent.depth += 1
        edges[t, e].waiting += 1.0
        actions[r] = edges[t, e].action
        running += 1
    return running


@rule
def _open(
    r: int, t: int, n: int, player: int, legal: Any, priors: Any, trees: Any, nodes: Any, edges: Any
) -> None:
    """Edges for all legal actions of a node, with the shares that they have of the priors."""
    whole = 0.0
    for action in range(legal.shape[1]):
        if legal[r, action] != 0:
            whole += priors[r, action]
    # From the last to the first: edges of one value are taken in the order of the actions.
    for back in range(legal.shape[1]):
        action = legal.shape[1] - 1 - back
        if legal[r, action] != 0:
            e = _add_edge(t, n, action, player, trees, nodes, edges)
            if e != NONE:
                edges[t, e].prior = priors[r, action] / max(whole, LEAST)


@entry
def climb_back(
    trees: Any,
    nodes: Any,
    edges: Any,
    descents: Any,
    legal: Any,
    deciders: Any,
    rewards: Any,
    priors: Any,
    found: Any,
) -> None:
    """Open the leaves with these priors, and add what was found there to every edge on the way."""
    for r in range(len(descents)):
        descent = descents[r]
        t = descent.tree
        if descent.place == AT_END:
            first = 0.5 + 0.5 * rewards[r, 0]
        else:
            player, n = deciders[r], descent.node
            first = found[r] if player == 0 else 1.0 - found[r]
            if n != NONE and nodes[t, n].first_edge == NONE:
                nodes[t, n].worth = found[r]
                _open(r, t, n, player, legal, priors, trees, nodes, edges)
        for step in range(descent.depth):
            e = descent.path[step]
            edges[t, e].waiting -= 1.0
            edges[t, e].visits += 1.0
            edges[t, e].total += first if edges[t, e].decider == 0 else 1.0 - first
        descent.place = ON_ITS_WAY
        descent.depth = 0
