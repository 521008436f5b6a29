"""One simulation of many trees at once: select, expand, backup.

The three steps of Monte-Carlo tree search (UCT: Kocsis and Szepesvari 2006; survey: Browne et al. 2012), with
the PUCT rule of AlphaZero (Rosin 2011; Silver et al. 2017, 2018). A tree is over information sets, as in
SO-ISMCTS (Cowling, Powley and Whitehouse 2012): every simulation has its own determinization, and only the
actions that are legal there can be selected. The caller evaluates the leaves.

One call handles all rows of a batch; the caller steps the batch between two calls. See also: nodes.py
(dtypes) and trees.py (`SearchTrees`).
"""

from typing import Any

import numpy as np

from zx_env.compiling.decorators import array_of, declare, entry, rule
from zx_env.core.entry_points import NONE
from zx_env.core.search.nodes import AT_END, AT_LEAF, DESCENDING, EDGE, NODE, SIMULATION, TREE

MIN_PRIOR_SUM = 0.000001
"""Lower bound of a divisor that is a sum of priors, which may all be 0."""

declare(
    simulation=SIMULATION,
    trees=array_of(TREE),
    nodes=array_of(NODE, ndim=2),
    edges=array_of(EDGE, ndim=2),
    simulations=array_of(SIMULATION),
    first_actions=array_of(np.int32),
    legal=array_of(np.int8, ndim=2),
    to_play=array_of(np.int8),
    dones=array_of(np.int8),
    rewards=array_of(np.float32, ndim=2),
    actions=array_of(np.int32),
    priors=array_of(np.float32, ndim=2),
    values=array_of(np.float32),
)


# -- edges of a node -----------------------------------------------------------------------------------------


@rule
def _add_edge(t: int, n: int, action: int, player: int, trees: Any, nodes: Any, edges: Any) -> int:
    """Add an action to a node, with prior 0. Return its edge, or NONE if the tree is full."""
    e = trees[t].edges
    if e >= edges.shape[1]:
        return NONE
    trees[t].edges = e + 1
    edge = edges[t, e]
    edge.action = action
    edge.player = player
    edge.prior = 0.0
    edge.visits = 0.0
    edge.value_sum = 0.0
    edge.in_flight = 0.0
    edge.child[0] = NONE
    edge.child[1] = NONE
    edge.next_edge = nodes[t, n].first_edge
    nodes[t, n].first_edge = e
    return int(e)


@rule
def _find_edge(t: int, n: int, action: int, nodes: Any, edges: Any) -> int:
    """Return the edge of an action of a node, or NONE."""
    e = nodes[t, n].first_edge
    while e != NONE and edges[t, e].action != action:
        e = edges[t, e].next_edge
    return int(e)


# -- select --------------------------------------------------------------------------------------------------


@rule
def _count_legal(r: int, legal: Any) -> int:
    """Count the legal actions of a row."""
    n = 0
    for action in range(legal.shape[1]):
        n += legal[r, action]
    return n


@rule
def _add_missing_edges(
    r: int, t: int, n: int, player: int, count: int, legal: Any, trees: Any, nodes: Any, edges: Any
) -> None:
    """Add the actions that were not legal in earlier determinizations, each with prior 1 / count."""
    for action in range(legal.shape[1]):
        if legal[r, action] != 0 and _find_edge(t, n, action, nodes, edges) == NONE:
            e = _add_edge(t, n, action, player, trees, nodes, edges)
            if e != NONE:
                edges[t, e].prior = 1.0 / count


@rule
def _select_puct(r: int, t: int, n: int, player: int, legal: Any, trees: Any, nodes: Any, edges: Any) -> int:
    """Return the edge with the highest PUCT score among the actions legal in this row, or NONE.

    PUCT (Silver et al. 2017, Methods, "Select"; after Rosin 2011), over the legal actions b of this row:

        Q(s, a) + c_puct * P(s, a) / sum_b P(s, b) * sqrt(1 + sum_b N(s, b)) / (1 + N(s, a))

    N includes simulations in flight in both places; Q is the mean of the finished ones (WU-UCT: Liu et al.
    2020). Without a finished simulation, Q is the value of the node less `unvisited`.
    """
    known = 0
    e = nodes[t, n].first_edge
    while e != NONE:
        known += legal[r, edges[t, e].action]
        e = edges[t, e].next_edge
    count = _count_legal(r, legal)
    if known < count:
        _add_missing_edges(r, t, n, player, count, legal, trees, nodes, edges)
    total_visits = 1.0
    prior_sum = 0.0
    e = nodes[t, n].first_edge
    while e != NONE:
        if legal[r, edges[t, e].action] != 0:
            total_visits += edges[t, e].visits + edges[t, e].in_flight
            prior_sum += edges[t, e].prior
        e = edges[t, e].next_edge
    bonus = trees[t].exploration * total_visits**0.5 / max(prior_sum, MIN_PRIOR_SUM)
    unvisited_value = nodes[t, n].value - trees[t].unvisited
    best = NONE
    best_score = 0.0
    e = nodes[t, n].first_edge
    while e != NONE:
        if legal[r, edges[t, e].action] != 0:
            visits = edges[t, e].visits
            mean = edges[t, e].value_sum / visits if visits > 0.0 else unvisited_value
            score = mean + bonus * edges[t, e].prior / (1.0 + visits + edges[t, e].in_flight)
            if best == NONE or score > best_score:
                best = e
                best_score = score
        e = edges[t, e].next_edge
    return int(best)


@rule
def _enter_child(simulation: Any, player: int, trees: Any, nodes: Any, edges: Any) -> None:
    """Move a simulation to the child of its last edge for this player. Add the child if there is room."""
    n = 0
    if simulation.depth > 0:
        t = simulation.tree
        last = simulation.path[simulation.depth - 1]
        n = edges[t, last].child[player]
        if n == NONE and trees[t].nodes < nodes.shape[1]:
            n = trees[t].nodes
            trees[t].nodes = n + 1
            nodes[t, n].first_edge = NONE
            edges[t, last].child[player] = n
    simulation.node = n


@entry
def select_actions(
    trees: Any,
    nodes: Any,
    edges: Any,
    simulations: Any,
    first_actions: Any,
    legal: Any,
    to_play: Any,
    dones: Any,
    actions: Any,
) -> int:
    """Write the next action of every descending simulation and NONE for the others; return how many descend.

    Args:
        trees: [T], the trees.
        nodes: [T, nodes], the nodes of each tree.
        edges: [T, edges], the edges of each tree.
        simulations: [k], the simulation of each row of the batch.
        first_actions: [k], the action at an expanded root; ignored if it is NONE or has no edge there.
        legal: [k, A], 1 for legal actions.
        to_play: [k], the player to move.
        dones: [k], not 0 if the game is over.
        actions: [k], the array to write.
    """
    running = 0
    for r in range(len(simulations)):
        actions[r] = NONE
        simulation = simulations[r]
        if simulation.status != DESCENDING:
            continue
        if dones[r] != 0:
            simulation.status = AT_END
            continue
        _enter_child(simulation, to_play[r], trees, nodes, edges)
        t, n = simulation.tree, simulation.node
        e = NONE
        if n != NONE and nodes[t, n].first_edge != NONE and simulation.depth < simulation.path.size:
            if simulation.depth == 0 and first_actions[r] != NONE:
                e = _find_edge(t, n, first_actions[r], nodes, edges)
            if e == NONE:
                e = _select_puct(r, t, n, to_play[r], legal, trees, nodes, edges)
        if e == NONE:
            simulation.status = AT_LEAF
            continue
        simulation.path[simulation.depth] = e
        simulation.depth += 1
        edges[t, e].in_flight += 1.0
        actions[r] = edges[t, e].action
        running += 1
    return running


# -- expand and backup ---------------------------------------------------------------------------------------


@rule
def _expand(
    r: int, t: int, n: int, player: int, legal: Any, priors: Any, trees: Any, nodes: Any, edges: Any
) -> None:
    """Add an edge for every legal action of a node. Its prior is normalized over the legal actions."""
    prior_sum = 0.0
    for action in range(legal.shape[1]):
        if legal[r, action] != 0:
            prior_sum += priors[r, action]
    # From the last action to the first: among equal scores, the lowest action is selected.
    for back in range(legal.shape[1]):
        action = legal.shape[1] - 1 - back
        if legal[r, action] != 0:
            e = _add_edge(t, n, action, player, trees, nodes, edges)
            if e != NONE:
                edges[t, e].prior = priors[r, action] / max(prior_sum, MIN_PRIOR_SUM)


@entry
def backup(
    trees: Any,
    nodes: Any,
    edges: Any,
    simulations: Any,
    legal: Any,
    to_play: Any,
    rewards: Any,
    priors: Any,
    values: Any,
) -> None:
    """Expand the leaves with their priors, and add each value to all edges of the path.

    Per edge of the path: N(s, a) += 1 and W(s, a) += v, where v is the value for the player who acted.

    Args:
        trees: [T], the trees.
        nodes: [T, nodes], the nodes of each tree.
        edges: [T, edges], the edges of each tree.
        simulations: [k], the simulation of each row of the batch.
        legal: [k, A], 1 for legal actions.
        to_play: [k], the player to move at the leaf.
        rewards: [k, 2], -1 to 1; read only if the game is over.
        priors: [k, A], not below 0.
        values: [k], the win probability of the player to move, 0 to 1.
    """
    for r in range(len(simulations)):
        simulation = simulations[r]
        t = simulation.tree
        if simulation.status == AT_END:
            first_value = 0.5 + 0.5 * rewards[r, 0]
        else:
            player, n = to_play[r], simulation.node
            first_value = values[r] if player == 0 else 1.0 - values[r]
            if n != NONE and nodes[t, n].first_edge == NONE:
                nodes[t, n].value = values[r]
                _expand(r, t, n, player, legal, priors, trees, nodes, edges)
        for step in range(simulation.depth):
            e = simulation.path[step]
            edges[t, e].in_flight -= 1.0
            edges[t, e].visits += 1.0
            edges[t, e].value_sum += first_value if edges[t, e].player == 0 else 1.0 - first_value
        simulation.status = DESCENDING
        simulation.depth = 0
