"""The stepping loop of every game, written once: functions that become a game's own compiled entry points.

A game's `entry_points.py` ends with one call, which hands over its rules by name:

    ENTRY_POINTS = stepping.bind(globals(), new_game=new_game, advance=advance, ...)

template  how a function of this package becomes one of a game's module
required  the rules and constants that a game brings
single    one game: reset, step, observe, determinize
legal     counts and picks legal actions in a mask
rollouts  random play to the end
batch     many games: `VectorEnv` and `GameBatch`
recorded  the same steps one frame at a time, with events (`bind_recorded`)

See also: `zx_env.core.entry_points.EntryPoints`, the contract that a bound module fulfils.
"""

from typing import Any, cast

from zx_env.core.entry_points import EntryPoints
from zx_env.core.events.event import EventEntryPoints
from zx_env.core.stepping import batch, legal, recorded, required, rollouts, single
from zx_env.core.stepping.template import bind_to

__all__ = ["bind", "bind_recorded"]

TEMPLATES = tuple(module.TEMPLATE for module in (required, legal, single, rollouts, batch))


def bind(module_globals: dict[str, Any], **rules: Any) -> EntryPoints:
    """Make all functions of this package functions of a game's module.

    Args:
        module_globals: The `globals()` of that module.
        **rules: The rules and constants that the templates declare and do not define, and a game's own
            version of any function of the templates, by name.

    Returns:
        The module, as the entry points of the game.

    Raises:
        CompileError: A rule is missing or unknown; the message lists them.
    """
    return cast(EntryPoints, bind_to(module_globals, TEMPLATES, rules))


def bind_recorded(module_globals: dict[str, Any], game: EntryPoints, **rules: Any) -> EventEntryPoints:
    """Make the functions of `recorded` functions of a game's module of events.

    Args:
        module_globals: The `globals()` of that module.
        game: The entry points of the game, as `bind` returned them.
        **rules: As for `bind`.

    Returns:
        The module, as the entry points with events of the game.

    Raises:
        CompileError: As for `bind`.
    """
    shared = {name: getattr(game, name) for name in ("show", "forced_action")}
    return cast(EventEntryPoints, bind_to(module_globals, [recorded.TEMPLATE], rules | shared))
