"""The prover: is there a plan that reaches a goal whatever lies hidden and whatever the enemy answers?

    batch = game.view(player).batch(200, rng)                 # 200 re-deals of one decision
    proof = Prover(player, win_this_turn(game.turn)).prove(batch)
    if proof is not None:
        actions = proof.plan.actions                          # the player's action, or its payment

The rows of a batch are deals that the player cannot tell apart. All rows that look the same to the player get
the same action, so no answer depends on hidden cards; each legal answer of the enemy becomes a row of its
own. A plan is proved if every row reaches the goal. Hidden cards and dice are sampled, answers are not.

A plan is searched on a few deals and checked on all; a deal that refutes it joins the few. Its depth counts
own decisions with a choice; it is minimal unless the caller begins with a larger one. Actions that look the
same afterwards, on each deal, are one choice, and so are ways of paying a cost that end alike. See also:
branches.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from zx_agents.search.branches import MOST_WORK, Branches, Goal, Group, IntArray, OutOfBudgetError
from zx_env import GameBatch

MOST_NODES = 900
"""Default of the largest number of own decisions that one search looks at."""
MOST_DEPTH = 8
"""Default of the largest number of own decisions of a plan."""
FIRST_DEALS = 2
"""Deals on which an information set without a plan is searched while a plan is checked."""
MORE_DEALS = 3
"""Deals that refute a plan and join the searched ones, at most, each time."""


@dataclass(frozen=True)
class Plan:
    """The actions of the player at one information set, and its plans for what follows."""

    actions: tuple[int, ...]
    """The action; several if they pay a cost."""
    then: dict[bytes, Plan] = field(default_factory=dict)
    """The plan of each information set that can follow; empty if the goal is reached on every deal."""

    def strategy(self, name: bytes) -> dict[bytes, tuple[int, ...]]:
        """Return the actions at each information set; `name` is that of the first."""
        found = {name: self.actions}
        for following, plan in self.then.items():
            found |= plan.strategy(following)
        return found


class Proof(NamedTuple):
    """A plan that reaches the goal on every deal."""

    plan: Plan
    depth: int
    """Number of own decisions with a choice on the longest line."""
    is_minimal: bool
    """Whether no shorter plan exists; False if the budget ended before this was known."""
    nodes: int
    """Own decisions that the search looked at."""


class FirstActions(NamedTuple):
    """The different first actions of a decision; each a tuple, of several actions if they pay a cost."""

    certain: list[tuple[int, ...]]
    refuted: list[tuple[int, ...]]
    """No plan of the asked depth exists after these."""
    unknown: list[tuple[int, ...]]
    """The budget ended first."""


class Prover:
    """Searches plans for one player and one goal.

    Attributes:
        nodes: Own decisions looked at since the last `prove` or `certain_actions` began.
        ended_by: Why the last `prove` has found no plan: "depth" if there is none of the asked depth, else of
            what it needed more than it may; "" if it has found one.
    """

    def __init__(
        self,
        player: int,
        goal: Goal,
        payments: Sequence[int] = (),
        most_nodes: int = MOST_NODES,
        most_rows: int = 20_000,
        most_work: int = MOST_WORK,
    ) -> None:
        """Create a prover.

        Args:
            player: The player who has to reach the goal, 0 or 1.
            goal: The goal; `win_this_turn(game)` and its siblings.
            payments: Cells of the observation that are 1 at a question of paying a cost: ways of paying that
                end alike are one choice.
            most_nodes: Own decisions that a search looks at before it gives up.
            most_rows: Rows that the answers of the enemy may need before it gives up.
            most_work: Rows that a search plays in all before it gives up.
        """
        self.branches = Branches(player, goal, payments, most_rows, most_work)
        self.most_nodes = most_nodes
        self.nodes = 0
        self.ended_by = ""
        self._known: dict[bytes, tuple[tuple[int, ...], int]] = {}
        """Actions of the last plan, and the depth that they cost, by information set."""
        self._failed: dict[bytes, list[tuple[frozenset[int], int]]] = {}
        """Deals on which there is no plan of a depth, by information set."""
        self._blamed: IntArray = np.zeros(0, np.int64)
        """Deals on which the last plan failed."""

    # -- questions -----------------------------------------------------------------------------------------

    def prove(
        self,
        batch: GameBatch[Any],
        most_depth: int = MOST_DEPTH,
        least_depth: int = 0,
        hints: Mapping[bytes, tuple[int, ...]] | None = None,
    ) -> Proof | None:
        """Return a plan of least depth for an information set of the player, or None if none is found.

        Args:
            batch: Deals of one decision of the player.
            most_depth: The largest depth.
            least_depth: The depth to begin with; the plan is not known to be minimal above 0.
            hints: Actions to try first, by the name of an information set (`looks`).
        """
        self._forget()
        self._known.update((name, (actions, 1)) for name, actions in (hints or {}).items())
        group = self.branches.group_of(batch)
        try:
            found = self._plans([group], most_depth, least_depth)
        except OutOfBudgetError as end:
            self.ended_by = str(end)
            return None
        self.ended_by = "depth" if found is None else ""
        if found is None:
            return None
        plans, depth = found
        return Proof(plans[group.name], depth, not least_depth, self.nodes)

    def certain_actions(
        self, batch: GameBatch[Any], most_depth: int = MOST_DEPTH, is_whole: bool = True
    ) -> FirstActions:
        """Sort the first actions by whether the goal is certain after them, with a budget for each.

        Args:
            batch: Deals of one decision of the player.
            most_depth: The largest depth of a plan, the first action included.
            is_whole: Go on after an action for which the budget ends; else it is the last one.
        """
        self._forget()
        group = self.branches.group_of(batch)
        certain: list[tuple[int, ...]] = []
        refuted: list[tuple[int, ...]] = []
        unknown: list[tuple[int, ...]] = []
        try:
            options = self.branches.options(next(iter(group.only(group.deals[:1]))))
        except OutOfBudgetError:
            return FirstActions([], [], [(int(action),) for action in np.flatnonzero(batch.mask[0])])
        for actions, _ in options:
            self.nodes = self.branches.work = 0
            try:
                after = self.branches.after(group, actions)
                found = None if after is None else self._plans(after, most_depth - 1, 0)
                (refuted if found is None else certain).append(actions)
            except OutOfBudgetError:
                unknown.append(actions)
                if not is_whole:
                    break
        return FirstActions(certain, refuted, unknown)

    # -- search --------------------------------------------------------------------------------------------

    def _forget(self) -> None:
        self.nodes = self.branches.work = 0
        self._known.clear()
        self._failed.clear()

    def _plans(
        self, groups: list[Group], most_depth: int, least_depth: int
    ) -> tuple[dict[bytes, Plan], int] | None:
        """Return plans for groups of one situation, and their depth; None if there are none of this depth.

        Raises:
            OutOfBudgetError: It is not known.
        """
        deals = sorted({int(deal) for group in groups for deal in group.deals})
        searched, depth = deals[:1], least_depth
        while depth <= most_depth:
            plans = self._solve([few for group in groups for few in group.only(searched)], depth, False)
            if plans is None:
                depth += 1
                continue
            if len(searched) < len(deals):
                plans = self._solve(groups, depth, True)
            if plans is not None:
                return plans, depth
            new = [int(deal) for deal in np.unique(self._blamed) if deal not in searched][:MORE_DEALS]
            # Without a new deal, the plan of an information set has failed at another time: search all deals.
            searched = sorted({*searched, *new}) if new else deals
        return None

    def _solve(self, groups: list[Group], depth: int, follows: bool) -> dict[bytes, Plan] | None:
        """Return a plan for every group, or None if a group has none of this depth.

        Args:
            groups: Information sets of the player.
            depth: Most decisions of a plan.
            follows: Take the known plan where there is one, and nothing else.
        """
        plans: dict[bytes, Plan] = {}
        for group in groups:
            plan = self._follow(group, depth) if follows else self._choose(group, depth)
            if plan is None:
                return None
            plans[group.name] = plan
        return plans

    def _follow(self, group: Group, depth: int) -> Plan | None:
        """Return the known plan of a group on all its deals; search it on a few where there is none."""
        if group.name not in self._known:
            few = group.only(group.deals[:FIRST_DEALS])
            if self._solve(few, depth, False) is None:
                return None
        actions, cost = self._known[group.name]
        if cost > depth:
            self._blamed = group.deals
            return None
        return self._try(actions, self.branches.after(group, actions), depth - cost, True)

    def _choose(self, group: Group, depth: int) -> Plan | None:
        """Return a plan for one group: the first of its options after which every group has one."""
        self._blamed = group.deals
        deals = frozenset(group.deals.tolist())
        if any(least >= depth and few <= deals for few, least in self._failed.get(group.name, ())):
            return None
        if depth <= 0 and not self.branches.is_payment(group):
            return None
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise OutOfBudgetError("decisions")
        options = self.branches.options(group)
        cost = min(1, len(options) - 1)
        known = self._known.get(group.name, ((), 0))[0]
        for actions, after in sorted(options, key=lambda option: option[0] != known):
            plan = self._try(actions, after, depth - cost, False) if depth >= cost else None
            if plan is not None:
                self._known[group.name] = actions, cost
                return plan
        self._blamed = group.deals
        self._failed.setdefault(group.name, []).append((deals, depth))
        return None

    def _try(
        self, actions: tuple[int, ...], after: list[Group] | None, depth: int, follows: bool
    ) -> Plan | None:
        """Return the plan that begins with these actions, or None."""
        if after is None:
            self._blamed = self.branches.lost
            return None
        then = self._solve(after, depth, follows)
        return None if then is None else Plan(actions, then)
