"""The packages of mutation testing: their folders of code, and the folders of the tests nearest to them."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UNQUICK = (
    "tests/mutations/test_mutations.py",
    "tests/training/test_page.py",
    "tests/training/test_manual.py",
    "tests/training/test_kill.py",
)
"""Tests that never run here: these, and those that need a browser, run the manual or end processes."""


CACHELESS = (
    "zx_env/core/",
    "zx_env/zx/rules/",
    "zx_env/zx/decision/",
    "zx_env/ygo/rules/",
    "zx_env/ygo/decision/",
)
"""Code whose results no cache keeps: a mutant elsewhere runs with empty caches, which costs seconds."""


def outermost(places: set[str]) -> list[str]:
    """Return the places that lie in no other one, in order."""
    return sorted(place for place in places if not any(place.startswith(f"{other}/") for other in places))


@dataclass(frozen=True)
class Package:
    """Folders or files of code without those in `without`, and folders or files of tests."""

    name: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()

    def files(self) -> list[str]:
        """Return the Python files of the package by path from the root, in order."""
        found = {
            str(path.relative_to(ROOT))
            for place in self.code
            for path in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("*.py"))
        }
        return sorted(path for path in found if not path.startswith(self.without))


PACKAGES = {
    package.name: package
    for package in (
        Package(
            "rules",
            ("zx_env/zx/rules",),
            (
                "tests/rulebook",
                "tests/mechanics",
                "tests/cards",
                "tests/games",
                "tests/counts",
                "tests/env",
                "tests/properties",
            ),
        ),
        Package(
            "encode",
            ("zx_env/zx/cards",),
            ("tests/cards", "tests/reading"),
            # The cards themselves are data, each with a test of its own.
            without=("zx_env/zx/cards/sets/",),
        ),
        Package(
            "decision",
            ("zx_env/zx/decision",),
            ("tests/env", "tests/rulebook", "tests/games", "tests/properties"),
        ),
        Package(
            "zx",
            ("zx_env/zx",),
            ("tests/env", "tests/events", "tests/rulebook", "tests/properties"),
            without=("zx_env/zx/rules/", "zx_env/zx/cards/", "zx_env/zx/decision/"),
        ),
        Package(
            "core",
            ("zx_env/core", "zx_env/open_spiel.py", "zx_env/zx_v0.py", "zx_env/ygo_battle_v0.py"),
            ("tests/env", "tests/events", "tests/games", "tests/ygo/test_environments.py"),
        ),
        Package(
            "ygo",
            ("zx_env/ygo",),
            ("tests/ygo", "tests/events", "tests/env"),
            without=("zx_env/ygo/cards/set/",),
        ),
        Package("agents", ("agents/zx_agents",), ("tests/agents", "tests/training")),
        Package(
            "training",
            ("training/zx_training",),
            ("tests/training",),
            without=(
                "training/zx_training/serve/",
                "training/zx_training/ui/",
                "training/zx_training/bench/",
            ),
        ),
        Package(
            "page",
            ("training/zx_training/serve", "training/zx_training/ui"),
            (
                "tests/training/test_access.py",
                "tests/training/test_game_session.py",
                "tests/training/test_hints.py",
                "tests/training/test_labels.py",
                "tests/training/test_serve.py",
                "tests/training/test_replay_page.py",
                "tests/training/test_cli.py",
            ),
        ),
    )
}
