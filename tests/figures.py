"""Figures of the source tree: packages, the imports between them, floors, lengths of files and functions.

Each package and each single module directly inside zx_env or inside a game (`GAMES`) counts as one package.
So do zx_env itself with its public names, the agents and the training. The package of a game contains
packages and is not counted. An arrow goes from a package to every other package that one of its modules
imports from. `python -m tests.figures [FOLDER ...]` prints the figures of this tree, or of each given tree.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from tests.citations import ROOT
from tests.house.test_floors import imports_of

GAMES = ("zx_env.zx", "zx_env.ygo")
"""Packages of games: their parts are counted instead."""
PACKAGES = {"agents": "agents", "training": "training", "zx_agents": "agents", "zx_training": "training"}
"""Folders and packages beside zx_env, with the name of the one package that each counts as."""
LISTS = "cards/sets"
"""The part with the lists of cards, whose files are long by nature."""
ALL = "all but tests"
LONG_FILE, LONG_FUNCTION = 400, 40
"""Largest desirable number of lines of a file and of a function."""


@dataclass
class File:
    """A module of the tree."""

    module: str
    path: Path
    is_package: bool
    tree: ast.Module
    text: str

    @property
    def lines(self) -> int:
        """Number of lines."""
        return len(self.text.splitlines())

    def functions(self) -> Iterator[int]:
        """Yield the length of each function, including nested ones."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
                yield node.end_lineno - node.lineno + 1


@dataclass
class SourceTree:
    """The files of a source tree, by module."""

    root: Path
    files: dict[str, File] = field(default_factory=dict)

    @classmethod
    def read(cls, root: Path) -> "SourceTree":
        """Read every Python file of the packages and the tests under a folder."""
        tree = cls(root)
        for top in ("zx_env", "agents", "training", "tests"):
            for path in sorted((root / top).rglob("*.py")):
                parts = list(path.relative_to(root).with_suffix("").parts)
                if parts[0] in ("agents", "training") and (root / top / f"zx_{top}").is_dir():
                    parts = parts[1:]
                is_package = parts[-1] == "__init__"
                module = ".".join(parts[:-1] if is_package else parts)
                text = path.read_text(encoding="utf-8")
                tree.files[module] = File(module, path, is_package, ast.parse(text, str(path)), text)
        return tree

    def imports(self, file: File) -> Iterator[str]:
        """Yield the modules of the tree that a file imports, also inside functions."""
        for _, name in imports_of(file.module, file.tree, file.is_package, self.files):
            if name in self.files:
                yield name

    def package_of(self, module: str) -> str | None:
        """Return the package of a module, or None for tests and for the package of a game."""
        top = module.split(".")[0]
        if top in PACKAGES:
            return PACKAGES[top]
        if top != "zx_env" or module in GAMES:
            return None
        holder = next((game for game in GAMES if module.startswith(f"{game}.")), "zx_env")
        name = module.removeprefix(holder).lstrip(".").split(".")[0]
        return f"{holder}.{name}" if name else holder

    def packages(self) -> dict[str, set[str]]:
        """Return every package with the packages that it imports from."""
        packages: dict[str, set[str]] = {}
        for file in self.files.values():
            if (package := self.package_of(file.module)) is not None:
                seen = {self.package_of(imported) for imported in self.imports(file)}
                packages.setdefault(package, set()).update(
                    other for other in seen if other and other != package
                )
        return packages

    def part_of(self, file: File) -> str:
        """Return the row of the table that counts a file."""
        parts = file.path.relative_to(self.root).parts
        if parts[0] != "zx_env":
            return parts[0]
        rest = parts[1:] if file.module.split(".")[:2] != ["zx_env", "zx"] else parts[2:]
        inner = "/".join(rest[:-1])
        return LISTS if inner == LISTS else rest[0] if len(rest) > 1 else "zx_env, modules"


def reach(packages: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return every package with all packages that it imports from, directly or not."""
    found = {package: set(others) for package, others in packages.items()}
    for between in packages:
        for others in found.values():
            if between in others:
                others |= found[between]
    return found


def circles(packages: dict[str, set[str]]) -> list[list[str]]:
    """Return groups of packages that import each other, directly or not."""
    far = reach(packages)
    found = {tuple(sorted({a, *(b for b in far[a] if a in far[b])})) for a in packages if a in far[a]}
    return sorted(map(list, found))


def floors(packages: dict[str, set[str]]) -> int:
    """Return the number of packages on the longest path; a circle counts as one floor."""
    far = reach(packages)
    height: dict[str, int] = {}
    for package in sorted(packages, key=lambda one: len(far[one] - {one})):
        below = [
            height[other] for other in packages[package] if package not in far[other] and other in height
        ]
        height[package] = 1 + max(below, default=0)
    return max(height.values(), default=0)


def spread(values: Sequence[int]) -> str:
    """Return median, 90th percentile and maximum as text."""
    return " / ".join(f"{number:.0f}" for number in np.percentile(values, [50, 90, 100])) if values else ""


def in_words(tree: SourceTree) -> str:
    """Return all figures as lines of text."""
    packages = tree.packages()
    arrows = sum(map(len, packages.values()))
    far = circles(packages)
    lines = [
        f"{len(packages)} packages, {arrows} arrows, {floors(packages)} floors, circles: "
        + ("; ".join(" ".join(one) for one in far) or "none"),
        "counted: packages and single modules of zx_env and of its games, zx_env itself, agents, training",
        "",
        f"{'part':16} {'files':>5} {'lines':>7}   {'median / p90 / max':>18}   of functions",
    ]
    parts: dict[str, list[File]] = {}
    for file in tree.files.values():
        parts.setdefault(tree.part_of(file), []).append(file)
    parts[ALL] = [file for file in tree.files.values() if tree.part_of(file) != "tests"]
    for part, files in parts.items():
        lengths = [file.lines for file in files]
        functions = [length for file in files for length in file.functions()]
        lines.append(
            f"{part:16} {len(files):5} {sum(lengths):7,}   {spread(lengths):>18}   "
            f"{len(functions):,}: {spread(functions)}"
        )
    own = [file for part, files in parts.items() if part not in (LISTS, "tests", ALL) for file in files]
    long_files = sum(file.lines > LONG_FILE for file in own)
    long_functions = sum(length > LONG_FUNCTION for file in own for length in file.functions())
    lines.append(
        f"but for {LISTS} and tests: {long_files} files of more than {LONG_FILE} lines, "
        f"{long_functions} functions of more than {LONG_FUNCTION}"
    )
    return "\n".join(lines)


if __name__ == "__main__":
    for folder in sys.argv[1:] or [str(ROOT)]:
        print(f"{in_words(SourceTree.read(Path(folder).resolve()))}\n")
