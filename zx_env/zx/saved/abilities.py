"""The steps of the abilities of a card table, to validate the effects in a game from a file."""

from functools import cache
from typing import NamedTuple

from zx_env.zx.cards.pool import card_table
from zx_env.zx.terms import NONE, AbilityKind, Op, Target

MOVES = frozenset({Op.MOVE, Op.DESTROY, Op.PUT, Op.PLAY_FREE, Op.PLAY_EVENT, Op.AS_FORCE})
"""The steps that move cards."""
_BESIDE = (Op.LINK, Op.SLEEP, Op.REBOOT)
"""The steps that may be done to a chosen Link or Player card."""


class Abilities(NamedTuple):
    """Rows of the steps, and cards moved, of each ability; index with its row in the table of abilities."""

    steps: tuple[frozenset[int], ...]
    """The rows of the steps of its cost and its effect. Empty for an Always ability, which is never run."""
    moves: tuple[dict[int, frozenset[int]], ...]
    """By terms.Target, the steps (terms.Op) that move such cards."""
    beside: tuple[frozenset[int], ...]
    """The terms.Targets to which it does what can be done to a Link or a Player card (H222 and H224)."""

    def has_step(self, ability: int, step: int) -> bool:
        """Return whether the row `step` of the table of steps belongs to the ability's cost or effect."""
        return 0 <= ability < len(self.steps) and step in self.steps[ability]

    def is_done_beside(self, ability: int, target: Target) -> bool:
        """Return whether the ability does to this terms.Target what can be done to a Link or Player card."""
        return 0 <= ability < len(self.beside) and target in self.beside[ability]

    def moves_of(self, ability: int, target: Target) -> frozenset[int]:
        """Return the steps (terms.Op) by which the ability moves cards of this terms.Target."""
        return self.moves[ability].get(target, frozenset()) if 0 <= ability < len(self.moves) else frozenset()


@cache
def abilities_of(card_set: str) -> Abilities:
    """Return the steps and moves of all abilities of a card set, which is computed once."""
    pool = card_table(card_set)
    record = pool.record[0]
    last = record["card"][: len(pool)]
    number = int((last["ability"] + last["abilities"]).max())
    rows = record["ability"][:number]
    op, jump, target = (record["step"][name].tolist() for name in ("op", "jump", "target"))
    steps: list[frozenset[int]] = []
    moves: list[dict[int, frozenset[int]]] = []
    beside: list[frozenset[int]] = []
    for kind, first, cost in zip(
        rows["kind"].tolist(), rows["step"].tolist(), rows["cost_step"].tolist(), strict=True
    ):
        reached: set[int] = set()
        to_go = [] if kind == AbilityKind.ALWAYS else [first, cost]
        while to_go:
            step = to_go.pop()
            if step in reached:
                continue
            reached.add(step)
            if op[step] != Op.FINISH:
                to_go += [step + 1] + ([jump[step]] if jump[step] != NONE else [])
        steps.append(frozenset(reached))
        beside.append(frozenset(target[step] for step in reached if op[step] in _BESIDE) - {Target.NOTHING})
        by_target: dict[int, set[int]] = {}
        for step in reached:
            if op[step] in MOVES or op[step] == Op.DELAY:
                by_target.setdefault(target[step], set()).add(op[step])
        moves.append({meaning: frozenset(ops) for meaning, ops in by_target.items()})
    return Abilities(tuple(steps), tuple(moves), tuple(beside))
