"""Templates: functions that are written once and become functions of each game's own module.

A compiled function refers to names of its own module: rules, records, constants. So a function of all games
is not called by the games but bound to each of them: `bind_to` makes a function with the same code whose
globals are those of the game's module. Numba compiles it there, and plain Python runs it there.

A module of templates has one `Template`. It marks functions with `@TEMPLATE.rule`, `.unit` or `.entry`, and
names that each game has to bring with `@TEMPLATE.required` (functions) or `TEMPLATE.requires` (numbers and
enums). A game that brings a function of the same name as a template keeps its own.

See also: zx_env/compiling/decorators.py on the three kinds of functions.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from zx_env.compiling import decorators
from zx_env.compiling.decorators import CompileError
from zx_env.compiling.functions import module_of

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Template:
    """The template functions of one module; `bind_to` copies them to the module of each game."""

    module: str
    bodies: dict[str, tuple[str, FunctionType]] = field(default_factory=dict)
    """("rule", "unit" or "entry", function) of each template, by name."""
    needs: set[str] = field(default_factory=set)
    """Names of functions and constants that a game's module must define."""

    def rule(self, f: F) -> F:
        """Mark a function that becomes a `rule` of each game: small, inlined into its callers."""
        return self._add("rule", f)

    def unit(self, f: F) -> F:
        """Mark a function that becomes a `unit` of each game: large, compiled by itself."""
        return self._add("unit", f)

    def entry(self, f: F) -> F:
        """Mark a function that becomes an `entry` of each game: called from Python, with arrays."""
        return self._add("entry", f)

    def required(self, f: F) -> F:
        """Declare a function that each game defines; only its signature and docstring count."""
        self.needs.add(cast(FunctionType, f).__name__)
        return f

    def requires(self, *names: str) -> None:
        """Declare names that each game brings: numbers, enums, functions of another template."""
        self.needs.update(names)

    def _add(self, kind: str, f: F) -> F:
        function = cast(FunctionType, f)
        self.bodies[function.__name__] = kind, function
        return f


def rules_of(
    module_globals: dict[str, Any], modules: Sequence[ModuleType], templates: Sequence[Template]
) -> dict[str, Any]:
    """Return the functions that these modules define and the templates know by name."""
    names = {name for template in templates for name in (*template.needs, *template.bodies)}
    return {
        name: value
        for scope in (module_globals, *map(vars, modules))
        for name, value in scope.items()
        if name in names and module_of(value) == scope["__name__"]
    }


def bind_to(
    module_globals: dict[str, Any], templates: Sequence[Template], rules: Mapping[str, Any]
) -> ModuleType:
    """Bind the functions of these templates to a module, together with its rules.

    Raises:
        CompileError: The rules lack a name that the functions need, or have one that they do not know.
    """
    bodies = {name: body for template in templates for name, body in template.bodies.items()}
    needs = {name for template in templates for name in template.needs} - bodies.keys()
    if wrong := needs ^ (rules.keys() - bodies.keys()):
        raise CompileError(
            f"{module_globals['__name__']} lacks, or brings in vain: {', '.join(sorted(wrong))}"
        )
    for template in templates:
        origin = vars(sys.modules[template.module])
        for _, function in template.bodies.values():
            for name in set(function.__code__.co_names) - bodies.keys() - needs:
                if name in origin:
                    module_globals.setdefault(name, origin[name])
    module_globals.update(rules)
    for name, (kind, function) in bodies.items():
        if name not in rules:
            bound = FunctionType(function.__code__, module_globals, name)
            bound.__doc__, bound.__annotations__ = function.__doc__, function.__annotations__
            module_globals[name] = getattr(decorators, kind)(bound)
    return sys.modules[module_globals["__name__"]]
