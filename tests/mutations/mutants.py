"""Mutants of a text of Python: one small mistake each, found with `ast` and planted by replacing characters.

A replacement keeps every line break, so line numbers stay what they were.
"""

import ast
import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass

COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
COMPUTED = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
}
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
SCOPE = (*FUNCTION, ast.ClassDef)


@dataclass(frozen=True)
class Mutant:
    """One mistake: characters `start` to `end` of a file become `text`."""

    path: str
    line: int
    function: str
    """Qualified name of the outermost function with its class, such as `Game.step`; "" outside functions."""
    operator: str
    start: int
    end: int
    text: str

    def planted(self, source: str) -> str:
        """Return the text of the file with the mistake."""
        return source[: self.start] + self.text + source[self.end :]

    def diff(self, source: str) -> str:
        """Return the lines that change, without context."""
        lines = difflib.unified_diff(source.splitlines(), self.planted(source).splitlines(), n=0, lineterm="")
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function or '(module)'}: {self.operator}"


def mutants_of(path: str, source: str) -> list[Mutant]:
    """Return all mutants of a file, in the order of the file; a few may be no valid Python."""
    return sorted(_Sites(path, source).all(), key=lambda mutant: (mutant.start, mutant.end, mutant.text))


def is_python(source: str) -> bool:
    """Return whether a text compiles."""
    try:
        compile(source, "", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


def _inside(root: ast.expr) -> Iterator[ast.AST]:
    """Yield an expression and its parts, but nothing inside an f-string: Python 3.11 does not place it."""
    yield root
    if not isinstance(root, ast.JoinedStr):
        for part in ast.iter_child_nodes(root):
            yield from _inside(part)


class _Sites:
    """Walks a module and yields the mutants of each statement and expression."""

    def __init__(self, path: str, source: str) -> None:
        self.path, self.source = path, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = [line.encode() for line in source.splitlines()]

    def all(self) -> Iterator[Mutant]:
        yield from self._body(ast.parse(self.source).body, "")

    def _body(self, body: list[ast.stmt], scope: str, function: str = "") -> Iterator[Mutant]:
        for statement in body:
            if isinstance(statement, ast.ClassDef):
                yield from self._body(statement.body, f"{scope}{statement.name}.", function)
            elif isinstance(statement, FUNCTION):
                name = function or f"{scope}{statement.name}"
                yield from self._body(statement.body, f"{scope}{statement.name}.", name)
            else:
                yield from self._statement(statement, scope, function)

    def _statement(self, node: ast.stmt, scope: str, function: str) -> Iterator[Mutant]:
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Global | ast.Nonlocal):
            return
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'"):
            return
        if function and isinstance(
            node, ast.Expr | ast.Assign | ast.AugAssign | ast.Raise | ast.Continue | ast.Break
        ):
            if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant | ast.Yield)):
                yield self._replace(node, "pass", "statement dropped", function)
        if isinstance(node, ast.Return) and function:
            yield from self._return(node, function)
        for name, value in ast.iter_fields(node):
            if name == "annotation" or name == "type_params":
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.stmt):
                    yield from self._body([part], scope, function)
                elif isinstance(part, ast.ExceptHandler):
                    yield from self._body(part.body, scope, function)
                elif isinstance(part, ast.match_case):
                    yield from self._body(part.body, scope, function)
                elif isinstance(part, ast.withitem):
                    yield from self._expression(part.context_expr, function)
                elif isinstance(part, ast.expr) and not isinstance(node, ast.Raise):
                    yield from self._expression(part, function)
        if isinstance(node, ast.If | ast.While):
            yield from self._negated(node.test, function)
        if isinstance(node, ast.AugAssign) and type(node.op) in COMPUTED:
            old, new = COMPUTED[type(node.op)]
            yield from self._between(node.target, node.value, f"{old}=", f"{new}=", function)

    def _return(self, node: ast.Return, function: str) -> Iterator[Mutant]:
        yield self._replace(node, "pass", "return dropped", function)
        value = node.value
        if isinstance(value, ast.Compare | ast.BoolOp):
            yield self._replace(value, f"not ({self._text(value)})", "result negated", function)
        elif isinstance(value, ast.Call | ast.Name | ast.Attribute | ast.BinOp):
            yield self._replace(value, "0", "result is 0", function)

    def _expression(self, root: ast.expr, function: str) -> Iterator[Mutant]:
        for node in _inside(root):
            if isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
                for left, operator, right in zip(sides, node.ops, sides[1:], strict=False):
                    yield from self._between(left, right, *COMPARED[type(operator)], function)
            elif isinstance(node, ast.BoolOp):
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield from self._between(left, right, old, new, function)
            elif isinstance(node, ast.BinOp) and type(node.op) in COMPUTED:
                yield from self._between(node.left, node.right, *COMPUTED[type(node.op)], function)
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                yield self._replace(node, f"({self._text(node.operand)})", "not dropped", function)
            elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
                yield from self._constant(node, function)
            elif isinstance(node, ast.IfExp):
                yield from self._negated(node.test, function)
            elif isinstance(node, ast.Call):
                yield from self._swapped(node, function)
            elif isinstance(node, ast.comprehension):
                for test in node.ifs:
                    yield from self._negated(test, function)

    def _constant(self, node: ast.Constant, function: str) -> Iterator[Mutant]:
        value = node.value
        if isinstance(value, bool):
            yield self._replace(node, str(not value), f"{value} to {not value}", function)
        elif isinstance(value, int):
            yield self._replace(node, str(value + 1), "one more", function)
            if value > 0:
                yield self._replace(node, str(value - 1), "one less", function)

    def _negated(self, test: ast.expr, function: str) -> Iterator[Mutant]:
        yield self._replace(test, f"not ({self._text(test)})", "condition negated", function)

    def _swapped(self, node: ast.Call, function: str) -> Iterator[Mutant]:
        for left, right in zip(node.args, node.args[1:], strict=False):
            plain = (ast.Name, ast.Attribute, ast.Constant, ast.Subscript)
            if not isinstance(left, plain) or not isinstance(right, plain):
                continue
            first, second = self._text(left), self._text(right)
            if first != second:
                start, end = self._span(left)[0], self._span(right)[1]
                between = self.source[self._span(left)[1] : self._span(right)[0]]
                text = second + between + first
                yield Mutant(self.path, left.lineno, function, "arguments swapped", start, end, text)

    def _between(
        self, left: ast.expr, right: ast.expr, old: str, new: str, function: str
    ) -> Iterator[Mutant]:
        """Replace the operator between two operands; comments and parentheses between them stay."""
        start, end = self._span(left)[1], self._span(right)[0]
        words = re.escape(old).replace(r"\ ", r"\s+")
        pattern = rf"\b{words}\b" if old[0].isalpha() else words
        if found := re.search(pattern, self.source[start:end]):
            line = self.source.count("\n", 0, start + found.start()) + 1
            breaks = "\n" * found[0].count("\n")
            first, last = start + found.start(), start + found.end()
            yield Mutant(self.path, line, function, f"{old} to {new}", first, last, new + breaks)

    def _replace(self, node: ast.stmt | ast.expr, text: str, operator: str, function: str) -> Mutant:
        start, end = self._span(node)
        missing = self.source.count("\n", start, end) - text.count("\n")
        if missing and isinstance(node, ast.stmt):  # a statement of several lines: comments keep the lines
            indent = " " * node.col_offset
            text += f"\n{indent}#" * missing
        elif missing:
            text = f"({text}" + "\n" * missing + ")"
        return Mutant(self.path, node.lineno, function, operator, start, end, text)

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return self.source[start:end]

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return (
            self._offset(node.lineno, node.col_offset),
            self._offset(node.end_lineno, node.end_col_offset),
        )

    def _offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1][:column].decode())
