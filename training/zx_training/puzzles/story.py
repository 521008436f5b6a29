"""The story of a try at a puzzle: one game, with its events, that fits all that the player has seen.

The enemy of a puzzle decides late (enemy.py), so a try is many games. Here one of them is found: a deal, and
answers of the enemy, by which the player came to exactly these decisions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from zx_agents.search.branches import Branches, looks
from zx_agents.search.prover import Proof

from zx_env import Action, GameBatch, View
from zx_env.errors import EngineFault


class Story(NamedTuple):
    """One of the games of a try."""

    game: Any
    """The game at the present decision, or at the end."""
    seen: tuple[int, ...]
    """Numbers of the events that the player had seen when it took its actions."""


def story(
    branches: Branches, deals: Iterable[Any], names: Sequence[bytes], actions: Sequence[int], lost: bool
) -> Story | None:
    """Return a game that led to the present decision, or to the end, of a try; None if none is found.

    Args:
        branches: The player and the goal.
        deals: Games at the first decision, which record events; the first that fits is taken.
        names: Of each decision of the player so far, what it saw (`looks`).
        actions: Actions of the player: one less than there are names, or as many if the try is over.
        lost: Whether a try that is over has lost the goal.
    """
    player, ends = branches.player, len(actions) == len(names)
    for deal in deals:
        ahead = [Story(deal.copy(), ())]
        while ahead:
            game, seen = ahead.pop()
            taken = len(seen)
            reached, fails = (bool(found[0]) for found in branches.judged(GameBatch([game])))
            if reached or fails:
                if ends and taken == len(actions) and fails == lost:
                    return Story(game, seen)
                continue
            legal = np.flatnonzero(game.mask())
            if game.to_play != player or len(legal) == 1:
                ahead += [Story(after, seen) for action in legal[::-1] for after in _after(game, action)]
            elif taken < len(names) and looks(GameBatch([game]))[0] == names[taken]:
                if taken == len(actions):
                    return Story(game, seen)
                now = (*seen, len(game.events(player)))
                ahead += [Story(after, now) for after in _after(game, actions[taken])]
    return None


def _after(game: Any, action: int) -> list[Any]:
    """Return the game after an action; nothing if the engine cannot go on with it."""
    after = game.copy()
    try:
        after.step(int(action))
    except EngineFault:
        return []
    return [after]


class Step(NamedTuple):
    """An action of a player, and the view in which it is taken."""

    view: View
    action: Action


def main_line(branches: Branches, game: Any, proof: Proof, seed: int) -> tuple[list[Step], bool]:
    """Return the player's actions on one line of a plan, and whether the enemy had a choice on any line."""
    rng, plan, game, player = np.random.default_rng(seed), proof.plan, game.copy(), game.to_play
    steps: list[Step] = []
    is_answered = False
    while game.to_play is not None:
        if int(game.mask().sum()) == 1 or game.to_play != player:
            is_answered |= game.to_play != player and int(game.mask().sum()) > 1
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
            continue
        name = looks(GameBatch([game]))[0]
        if steps and name not in plan.then:
            break
        plan = plan.then[name] if steps else plan
        for action in plan.actions:
            steps += [Step(game.view(player), one) for one in game.actions() if one.index == action]
            game.step(action)
    return steps, is_answered
