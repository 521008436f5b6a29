"""The same seed and actions give the same bytes: games and players use no clock and no global randomness.

A game has its own random stream (`zx_env/zx/rng.py`); a player uses the `rng` that it receives.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.citations import ROOT, python_files
from tests.env.games import GAMES

PACKAGES = [case.package.replace(".", "/") for case in GAMES]
FOLDERS = ("zx_env", "agents", *(path for path in PACKAGES if not path.startswith("zx_env/")))
"""Folders of players and of games, also of games outside zx_env, such as tests/toy_game."""

# Modules whose functions return something different at each call.
FORBIDDEN_MODULES = {"random", "time", "datetime", "secrets", "uuid"}
# Names of numpy.random that do not use its global stream, and those of them that need a seed.
GENERATORS = {"Generator", "BitGenerator", "SeedSequence", "PCG64", "Philox", "default_rng"}
SEEDED = {"default_rng", "SeedSequence", "PCG64", "Philox"}
FORBIDDEN_CALLS = {"os.urandom", "os.getpid", "hash"}

# (file, used name): reason why that is allowed.
ALLOWED: dict[tuple[str, str], str] = {
    (
        "agents/zx_agents/language_model.py",
        "time",
    ): "how long to wait before a server is asked again",
    (
        "agents/zx_agents/search/tree_search.py",
        "time",
    ): "a budget of seconds: not the same twice",
    (
        "zx_env/core/envs/vector_env.py",
        "os.getpid",
    ): "whether it is in a forked process; no game sees it",
    (
        "zx_env/core/rendering/human.py",
        "time",
    ): "how long a picture stays; no game sees it",
    (
        "zx_env/core/seeding.py",
        "secrets",
    ): "a new seed, where a person gives none; no game draws it",
    (
        "zx_env/zx/cards/deck_makers/packs.py",
        "random",
    ): "a generator with a seed: the same packs in both runtimes",
    (
        "zx_env/zx/cards/deck_makers/sealed.py",
        "random",
    ): "a generator with a seed: the same decks in both runtimes",
    ("zx_env/compiling/cache.py", "time"): "how old an object of the cache is; no game sees it",
    (
        "zx_env/zx/cards/table_cache.py",
        "time",
    ): "whether a file was changed since the process began; no game sees it",
}


def dotted(node: ast.expr) -> str:
    """Return a chain of names such as `np.random.default_rng` as text; "" for any other expression."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (before := dotted(node.value)):
        return f"{before}.{node.attr}"
    return ""


def chances(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield every (line, name) that could make two runs of one seed differ."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    if alias.name.split(".")[0] in FORBIDDEN_MODULES:
                        yield node.lineno, alias.name
            case ast.ImportFrom(module=str(module), names=names, level=0):
                if module.split(".")[0] in FORBIDDEN_MODULES:
                    yield node.lineno, module
                elif module == "numpy.random":
                    for alias in names:
                        if alias.name not in GENERATORS:
                            yield node.lineno, f"numpy.random.{alias.name}"
            case ast.Attribute(value=value, attr=attr):
                if dotted(value) in ("np.random", "numpy.random") and attr not in GENERATORS:
                    yield node.lineno, f"np.random.{attr}"
            case ast.Call(func=func, args=args, keywords=keywords):
                name = dotted(func)
                if name in FORBIDDEN_CALLS:
                    yield node.lineno, name
                last = name.rpartition(".")[2]
                unseeded = not keywords and (not args or ast.unparse(args[0]) == "None")
                if last in SEEDED and unseeded:
                    yield node.lineno, f"{last}()"


def test_no_clock_and_no_global_randomness():
    found = []
    for path in python_files(*FOLDERS):
        file = path.relative_to(ROOT).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), file)
        found += [f"{file}:{line} {name}" for line, name in chances(tree) if (file, name) not in ALLOWED]
    assert not found, "use the game's random stream or an rng argument instead:\n" + "\n".join(found)


def test_what_is_allowed_is_still_used():
    used = {
        (file, name)
        for file, _ in ALLOWED
        for _, name in chances(ast.parse((Path(ROOT) / file).read_text(encoding="utf-8")))
    }
    assert set(ALLOWED) <= used, "ALLOWED names what is no longer there"


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import random", ["random"]),
        ("from time import perf_counter", ["time"]),
        ("import numpy as np\nnp.random.shuffle(deck)", ["np.random.shuffle"]),
        ("from numpy.random import randint", ["numpy.random.randint"]),
        ("rng = np.random.default_rng()", ["default_rng()"]),
        ("rng = np.random.default_rng(None)", ["default_rng()"]),
        ("rng = np.random.default_rng(seed)", []),
        ("def act(rng: np.random.Generator) -> int: ...", []),
        ("rng.random(); self.random.shuffle(deck)", []),
        ("row = hash(name)", ["hash"]),
    ],
)
def test_chance_is_seen(source: str, names: list[str]):
    assert [name for _, name in chances(ast.parse(source))] == names
