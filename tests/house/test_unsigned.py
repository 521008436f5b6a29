"""Compiled code does not subtract an unsigned number from another: the difference would wrap around.

Plain Python reads every field as an `int`, so a difference is negative there and huge in compiled code.
"""

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from tests.citations import ROOT, python_files

MODULES = ("zx_env.zx.state", "zx_env.ygo.state", "zx_env.core.events.encoding", "zx_env.zx.card_table")
KEEP_SIGN = ("int", "min", "max")
"""Calls whose result is unsigned if all their arguments are; `np.int64(...)` is signed."""
KEEPING = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.RShift)
COMPILED = ("arithmetic", "entry", "rule", "unit")
"""Decorators of compiled functions."""


def _fields(dtype: Any) -> Iterator[tuple[str, Any]]:
    for name in dtype.names or ():
        base = dtype[name].base
        yield name, base
        yield from _fields(base)


@cache
def unsigned_fields() -> frozenset[str]:
    """Return the names of fields of records that are unsigned in any of them."""
    records = (
        value
        for module in MODULES
        for value in vars(importlib.import_module(module)).values()
        if isinstance(value, np.dtype)
    )
    return frozenset(name for record in records for name, base in _fields(record) if base.kind == "u")


class Function:
    """A function of compiled code; `differences` yields what it subtracts that could wrap around."""

    def __init__(self, node: ast.FunctionDef) -> None:
        self.node = node
        self.unsigned: dict[str, bool] = {}
        for child in ast.walk(node):
            if isinstance(child, ast.Assign) and isinstance(child.targets[0], ast.Name):
                name = child.targets[0].id
                self.unsigned[name] = self.unsigned.get(name, True) and self.is_unsigned(child.value)

    def is_unsigned(self, value: ast.expr) -> bool:
        """Return whether a value is unsigned; a literal, like everything unknown, is signed."""
        while isinstance(value, ast.Subscript):
            value = value.value
        match value:
            case ast.Attribute(attr=name):
                return name in unsigned_fields()
            case ast.Name(id=name):
                return self.unsigned.get(name, False)
            case ast.BinOp(left, op, right) if isinstance(op, KEEPING):
                return self.is_unsigned(left) and self.is_unsigned(right)
            case ast.IfExp(_, one, other):
                return self.is_unsigned(one) and self.is_unsigned(other)
            case ast.Call(ast.Name(name), arguments) if name in KEEP_SIGN:
                return all(map(self.is_unsigned, arguments))
        return False

    def differences(self) -> Iterator[str]:
        masked = {
            id(child.left)
            for child in ast.walk(self.node)
            if isinstance(child, ast.BinOp) and isinstance(child.op, ast.BitAnd)
        }
        for child in ast.walk(self.node):
            match child:
                case ast.BinOp(left, ast.Sub(), right) | ast.AugAssign(ast.Name() as left, ast.Sub(), right):
                    wraps = self.is_unsigned(left) and self.is_unsigned(right)
                case ast.UnaryOp(ast.USub(), operand):
                    wraps = self.is_unsigned(operand)
                case _:
                    continue
            # `(a - b) & 255` counts modulo 256, which is what a number that wraps around is for.
            if wraps and id(child) not in masked:
                yield f"{child.lineno}: {ast.unparse(child)}"


def wrapping(source: str) -> list[str]:
    """Return the differences in the compiled functions of a module that could wrap around."""
    return [
        difference
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(d, ast.Name) and d.id in COMPILED for d in node.decorator_list)
        for difference in Function(node).differences()
    ]


def test_no_difference_of_unsigned_numbers_wraps_around() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{difference}"
        for path in python_files("zx_env")
        for difference in wrapping(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"write np.int64(a) - b, because both are unsigned: {found}"


def test_such_differences_are_found() -> None:
    code = """
@rule
def lost(before, g, player):
    n = g.count[player, 0]
    a = before.count[player, 2] - int(g.count[player, 2])
    b = n - g.count[player, 1] if player else -n
    c = min(n, 4) - n
    d = np.int64(n) - g.count[player, 1]
    e = (g.notes - g.noted_before[player]) & 255
"""
    assert [line.partition(":")[2] for line in wrapping(code)] == [
        " before.count[player, 2] - int(g.count[player, 2])",
        " n - g.count[player, 1]",
        " -n",
    ]
