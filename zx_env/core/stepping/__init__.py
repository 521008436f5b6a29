"""The stepping loop of every game, written once: functions that become a game's own compiled entry points.

A game's `entry_points.py` ends with one call. It hands over modules, which define rules of the names that the
loop calls, and single rules by name:

    ENTRY_POINTS = stepping.bind(globals(), setup, progress, mask, Ask=Ask)

template       how a function of this package becomes a function of a game's module
required       the rules and constants that a game brings, and defaults of some
random_stream  the random stream of a game
hands          hands in decisions of games with cards, page by page
hidden_cards   parts of a determinization of cards
renumbering    new slots for cards, so that slots do not depend on hidden cards
single         one game: reset, step, observe, determinize
legal          counts and picks legal actions in a mask
rollouts       random play to the end
batch          many games: `VectorEnv` and `GameBatch`
recorded       the same steps one frame at a time, with events (`bind_recorded`)

See also: `zx_env.core.entry_points.EntryPoints`, the contract that a bound module fulfils.
"""

from types import ModuleType
from typing import Any, cast

from zx_env.compiling.games import ArrayOf, type_of
from zx_env.core.entry_points import EntryPoints
from zx_env.core.events.event import EventEntryPoints
from zx_env.core.stepping import batch, legal, random_stream, recorded, required, rollouts, single
from zx_env.core.stepping.template import bind_to, rules_of

__all__ = ["bind", "bind_recorded"]

TEMPLATES = tuple(module.TEMPLATE for module in (required, random_stream, legal, single, rollouts, batch))


def bind(module_globals: dict[str, Any], *modules: ModuleType, **rules: Any) -> EntryPoints:
    """Make all functions of this package functions of a game's module.

    If the lengths of masks, observations and privileged views are not given, they are those of the records
    that the game has declared as `masks`, `observations` and `fulls`.

    Args:
        module_globals: The `globals()` of the game's module.
        *modules: Further modules of the game. Rules that these or the game's module define need not be given.
        **rules: The rules and constants that the templates declare and do not define, and a game's own
            version of any function of the templates, by name.

    Returns:
        The module, as the entry points of the game.

    Raises:
        CompileError: A rule is missing or unknown; the message lists them.
    """
    module = module_globals["__name__"]
    given = _sizes(module) | rules_of(module_globals, modules, TEMPLATES) | rules
    return cast(EntryPoints, bind_to(module_globals, TEMPLATES, given))


def _sizes(module: str) -> dict[str, int]:
    """Return the constants of the templates that follow from the declared records of a game."""
    arrays = (("NUM_ACTIONS", "masks"), ("OBSERVATION_SIZE", "observations"), ("FULL_SIZE", "fulls"))
    declared = ((constant, type_of(name, module)) for constant, name in arrays)
    return {constant: array.dtype.itemsize for constant, array in declared if isinstance(array, ArrayOf)}


def bind_recorded(
    module_globals: dict[str, Any], game: EntryPoints, *modules: ModuleType, **rules: Any
) -> EventEntryPoints:
    """Make the functions of `recorded` functions of a game's module of events.

    Args:
        module_globals: The `globals()` of the game's module.
        game: The entry points of the game, as `bind` returned them; rules that both loops call are taken from
            this module.
        *modules: As for `bind`.
        **rules: As for `bind`.

    Returns:
        The module, as the entry points with events of the game.

    Raises:
        CompileError: As for `bind`.
    """
    shared = ("Ask", "new_game", "advance", "turns_page", "read_answer", "show", "forced_action")
    given: dict[str, Any] = {"CAP": 0, "CONCEDE": 0} | {name: getattr(game, name) for name in shared}
    given |= rules_of(module_globals, modules, [recorded.TEMPLATE])
    return cast(EventEntryPoints, bind_to(module_globals, [recorded.TEMPLATE], given | rules))
