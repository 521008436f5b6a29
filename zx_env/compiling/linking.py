"""Parts that numba has compiled become machine code together, so that LLVM sees all calls between them.

It inlines a unit wherever that pays, which makes a decision an eighth faster than units each by itself.

Not here: what a part is, and how machine code is loaded (`objects.py`).
"""

from typing import Any

import llvmlite.binding as llvm

from zx_env.compiling.objects import Linked, Part, machine_for
from zx_env.compiling.source import text_of


def link(units: dict[str, Part], entries: dict[str, Part], name: str, processor: tuple[str, str]) -> Linked:
    """Machine code for a processor.

    Args:
        units: By their symbols, which callers know.
        entries: By theirs.
        name: Of the whole, as no other has it: numba may have given the same name twice.
        processor: LLVM's name of it, and its features.
    """
    whole: Any = llvm.parse_assembly("")
    for symbol, part in (units | entries).items():
        module = llvm.parse_bitcode(part.code)
        if symbol in units:
            module.get_function(part.function).name = symbol
        whole.link_in(module)
    seen_outside = set(units)
    linked = {symbol: _renamed(whole, part, name) for symbol, part in entries.items()}
    for part in linked.values():
        seen_outside |= {part.wrapper, *(variable for _, _, variable in part.environments)}
    for one in [*whole.functions, *whole.global_variables]:
        if not one.is_declaration:
            one.linkage = "external" if one.name in seen_outside else "internal"
    machine = machine_for(*processor)
    _optimize(whole, machine)
    return Linked(machine.emit_object(whole), linked)


def _renamed(whole: Any, part: Part, name: str) -> Part:
    """The part of an entry without its code, and with names that are its own."""

    def rename(found: Any) -> str:
        if not found.name.startswith(name):
            found.name = f"{name}:{found.name}"
        return str(found.name)

    wrapper = rename(whole.get_function(part.wrapper))
    kept = [(of, consts, rename(_variable(whole, name, old))) for of, consts, old in part.environments]
    return part._replace(code=b"", wrapper=wrapper, environments=kept)


def _variable(whole: Any, name: str, old: str) -> Any:
    """An environment, which another entry may share."""
    try:
        return whole.get_global_variable(old)
    except NameError:
        return whole.get_global_variable(f"{name}:{old}")


def _optimize(whole: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    passes = builder.getModulePassManager()
    passes.add_refprune_pass()
    passes.run(whole, builder)


def said() -> list[object]:
    """What all this says, for the names of what was linked."""
    return [text_of(one) for one in (link, _optimize, machine_for)]
