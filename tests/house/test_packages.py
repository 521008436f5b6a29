"""Packages: no circles of imports except the known ones, and no folder with too many modules."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from tests.citations import ROOT
from tests.house.test_floors import MODULES, imports, read

# Circles of imports, by package: modules of it that import each other, most of them only for types.
CIRCLES = {
    "zx_env.core": [{"defaults", "spec"}],
    "zx_env.core.game": [{"batch", "belief", "game", "replay", "view"}],
    "zx_env.zx.cards.encode": [{"automatic", "effects"}],
    "zx_env.zx.cards.language": [
        {"abilities", "always", "automatic", "card_effects", "effects", "player_effects"},
        {"amounts", "which"},
    ],
    "zx_training": [{"games", "ui"}],
}

MOST_MODULES = 15
"""Modules in one folder, besides `__init__.py`."""
# Folders with one module for each chapter of a rulebook or each set of cards: their own order is the map.
LARGE = ("zx_env/zx/rules", "zx_env/ygo/rules", "zx_env/zx/cards/sets")


def packages() -> list[str]:
    """Every package of the project."""
    return [name for name, path in MODULES.items() if path.name == "__init__.py"]


def imports_inside(package: str, edges: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    """Return the entries of a package, modules and packages, that each of its entries imports."""
    graph: dict[str, set[str]] = defaultdict(set)
    for importer, imported in edges:
        if importer.startswith(f"{package}.") and imported.startswith(f"{package}."):
            one, other = (name.removeprefix(f"{package}.").split(".")[0] for name in (importer, imported))
            if one != other:
                graph[one].add(other)
    return graph


def circles(graph: dict[str, set[str]]) -> Iterator[set[str]]:
    """Yield each set of entries that can reach one another."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        ahead = [start]
        reached[start] = set()
        while ahead:
            for entry in graph.get(ahead.pop(), set()) - reached[start]:
                reached[start].add(entry)
                ahead.append(entry)
    done: set[str] = set()
    for start, found in reached.items():
        if start in found and start not in done:
            circle = {entry for entry in found if start in reached.get(entry, ())}
            done |= circle
            yield circle


def test_no_circle_is_new():
    edges = [
        (module, imported) for module in MODULES for _, imported in imports(module) if imported in MODULES
    ]
    found = {package: list(circles(imports_inside(package, edges))) for package in packages()}
    for package, those in found.items():
        known = CIRCLES.get(package, [])
        new = [circle for circle in those if circle not in known]
        assert not new, f"{package}: a circle of imports between {new}"
    gone = [package for package, known in CIRCLES.items() if len(found[package]) < len(known)]
    assert not gone, f"take these out of CIRCLES: {gone}"


def test_circles_are_seen():
    edges = [("p.a", "p.b"), ("p.b.x", "p.c"), ("p.c", "p.a.y"), ("p.d", "p.a"), ("p.a", "q.d"), ("p.a", "p")]
    assert list(circles(imports_inside("p", edges))) == [{"a", "b", "c"}]


def test_no_folder_is_crowded():
    folders = Counter(
        path.parent.relative_to(ROOT).as_posix()
        for path in MODULES.values()
        if path.name not in ("__init__.py", "__main__.py")
    )
    crowded = {
        name: number for name, number in folders.items() if number > MOST_MODULES and name not in LARGE
    }
    assert not crowded, "make a package of the modules that belong together"
    assert set(LARGE) <= folders.keys()


WITH_MAP = ("zx_env.core", "zx_agents", "zx_training")


def test_the_map_of_a_package_lists_its_modules():
    missing = []
    for package in packages():
        if not package.startswith(WITH_MAP):
            continue
        words = set(re.findall(r"\w+", ast.get_docstring(read(package)) or ""))
        inside = {
            name.removeprefix(f"{package}.").split(".")[0]
            for name in MODULES
            if name.startswith(f"{package}.")
        }
        missing += [f"{package}: {name}" for name in sorted(inside - words)]
    assert not missing, "in the tables of modules of these docstrings"
