"""Parts that numba has compiled become machine code together, so that LLVM sees all calls between them.

It inlines a unit wherever that pays, which makes a decision an eighth faster than units each by itself.

Not here: what a part is, and how machine code is loaded (`objects.py`).
"""

from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm

from zx_env.compiling.objects import Linked, Part, machine_for
from zx_env.compiling.source import text_of


def link(
    parts: Mapping[str, Part], symbols: Mapping[str, str], name: str, processor: tuple[str, str]
) -> Linked:
    """Machine code for a processor.

    Args:
        parts: By the names of the functions.
        symbols: The units among them: what callers know each by. The others are entries.
        name: Of the whole, as no other has it: two may have numba's same name for something.
        processor: LLVM's name of it, and its features.
    """
    whole: Any = llvm.parse_assembly("")
    entries = {}
    seen_outside = set(symbols.values())
    for function, part in parts.items():
        module = llvm.parse_bitcode(part.code)
        if function in symbols:
            module.get_function(part.function).name = symbols[function]
        whole.link_in(module)
    for function, part in parts.items():
        if function not in symbols:
            entries[function] = _renamed(whole, part, name)
            seen_outside |= {entries[function].wrapper, *(one[2] for one in entries[function].environments)}
    for one in whole.functions:
        if not one.is_declaration and one.name not in seen_outside:
            one.linkage = "internal"
    for one in whole.global_variables:
        if not one.is_declaration:
            one.linkage = "external" if one.name in seen_outside else "internal"
    machine = machine_for(*processor)
    _optimize(whole, machine)
    return Linked(machine.emit_object(whole), entries)


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
