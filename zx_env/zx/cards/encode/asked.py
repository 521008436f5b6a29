"""Find which facts about cards an effect reads; a game remembers these facts when the cards leave."""

from collections.abc import Iterator
from typing import Any

import numpy.typing as npt

from zx_env.zx.cards.encode.rows import Tables
from zx_env.zx.quantities import Asked, Scale
from zx_env.zx.terms import NONE, ConditionKind, Having, Op, Target


def _steps(tables: Tables, first: int) -> npt.NDArray[Any]:
    """Return the steps of the effect from row `first` on; no other effect was written after it."""
    steps: npt.NDArray[Any] = tables.record[0]["step"][first : tables.used("step")]
    return steps


_OTHER_ROWS = (ConditionKind.ANY_OF, ConditionKind.COMPARED, ConditionKind.COMPARED_NOW)
"""Conditions whose field `selector` is no row of a selector. An AnyOf reads no Cost and no Power."""


def _of_condition(tables: Tables, step: npt.NDArray[Any]) -> npt.NDArray[Any] | None:
    return None if step["condition"] == NONE else tables.record[0]["condition"][step["condition"]]


def _bounds(tables: Tables, step: npt.NDArray[Any]) -> Iterator[npt.NDArray[Any]]:
    """Yield the computed numbers (BOUND) that the step uses."""
    rows = [step["bound"]]
    condition = _of_condition(tables, step)
    if condition is not None and condition["kind"] == ConditionKind.COMPARED_NOW:
        rows += [condition["selector"], condition["high"]]
    rows += [selector["bound"] for selector in _selectors(tables, step) if selector["bounded"]]
    for row in rows:
        if row != NONE:
            yield tables.record[0]["bound"][row]


def _selectors(tables: Tables, step: npt.NDArray[Any]) -> Iterator[npt.NDArray[Any]]:
    """Yield the selectors that the step uses, except those of its computed numbers and of an AnyOf."""
    rows = [step["selector"], step["per"]]
    condition = _of_condition(tables, step)
    if condition is not None and condition["kind"] not in _OTHER_ROWS:
        rows.append(condition["selector"])
    for row in rows:
        if row != NONE:
            yield tables.record[0]["selector"][row]


def _measured(tables: Tables, step: npt.NDArray[Any]) -> Iterator[int]:
    """Yield the targets (terms.Target) whose Cost or Power the step reads."""
    if step["scale"] in (Scale.COST, Scale.POWER):
        yield int(step["about"])
    selectors = list(_selectors(tables, step))
    for bound in _bounds(tables, step):
        yield int(bound["about"])
        selectors += [] if bound["selector"] == NONE else [tables.record[0]["selector"][bound["selector"]]]
    if any(selector["having"] & Having.MORE_POWER for selector in selectors):
        yield Target.THIS


def refers_to(tables: Tables, first: int, target: Target) -> bool:
    """Return whether the steps from row `first` on use the card that `target` means."""
    for step in _steps(tables, first):
        if target in (step["target"], step["about"], *_measured(tables, step)):
            return True
        if any(selector["near_of"] == target for selector in _selectors(tables, step)):
            return True
        if step["op"] == Op.AS_FORCE and step["low"] == target:
            return True
    return False


def speaks_of_that(tables: Tables, first: int) -> bool:
    """Return whether the effect that begins at step row `first` uses the second card of its occurrence."""
    return refers_to(tables, first, Target.THAT_CARD)


def asks_of(tables: Tables, first: int) -> int:
    """Return the cards whose Cost or Power the effect from step row `first` on reads, as bits of Asked.

    Games remember these values for cards that have left (ruling Z13).
    """
    asked = 0
    for step in _steps(tables, first):
        targets = list(_measured(tables, step))
        asked |= Asked.OF_THIS if Target.THIS in targets else 0
        asked |= Asked.OF_THAT if Target.THAT_CARD in targets else 0
    return asked
