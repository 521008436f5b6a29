"""The Shields of a Z/X (ruling H112), read and written from Python: for positions and boards.

See also: rules/grants.py, where games keep them among the lasting effects.
"""

from typing import Any

from zx_env.zx.terms import Op, Until


def shields_of(g: Any, slot: int) -> int:
    """Return the number of Shields of the card in the slot."""
    held = [g.lasting[i] for i in range(int(g.lasting_count))]
    return sum(
        int(one.amount)
        for one in held
        if int(one.op) == Op.SHIELD and int(one.slot) == slot and int(one.serial) == int(g.serial[slot])
    )


def give_shields(g: Any, slot: int, number: int) -> None:
    """Give the card in the slot, which has none, this number of Shields."""
    held = g.lasting[int(g.lasting_count)]
    held.slot = slot
    held.serial = int(g.serial[slot])
    held.op = Op.SHIELD
    held.amount = number
    held.until = Until.LEAVES
    g.lasting_count = int(g.lasting_count) + 1
