"""Floors of modules: imports go down or stay on their floor. Limits for the length of files and functions.

The lowest floor comes first. Core knows no game, and no module of a game imports one of another game. The
folders `cards/` and `rules/` of a game do not import each other. See also: test_packages.py, circles of
imports and the size of folders.
"""

import ast
from collections.abc import Container, Iterator
from pathlib import Path

import pytest

from tests.citations import ROOT, python_files
from tests.registered import GAME_NAMES
from zx_env.core.games import get_game

# Floors inside zx_env; a name stands for a module or a whole package.
ENVIRONMENTS = {name: get_game(name).environment.removeprefix("zx_env.") for name in GAME_NAMES}
ZX_ENV_FLOORS = [["errors"], ["compiling"], ["core"], GAME_NAMES, [*ENVIRONMENTS.values()], ["open_spiel"]]
# The names that belong to one game; all others are independent of games.
PACKAGES_OF_GAMES = {name: [name, environment] for name, environment in ENVIRONMENTS.items()}

# Floors inside core, the agents and training; a name stands for a module or a whole package.
PACKAGE_FLOORS = {
    "zx_env.core": [
        [
            "actions",
            "blocks",
            "entry_points",
            "observation",
            "registration",
            "rendering",
            "seeding",
            "validation",
        ],
        ["events", "games", "serialization", "settings"],
        ["records", "stepping"],
        ["defaults", "spec"],
        ["faults", "manual"],
        ["game"],
        ["envs", "search"],
    ],
    "zx_agents": [
        ["language_model", "search", "uniform_player"],
        ["game_agents"],
        ["network"],
        ["zx", "ygo"],
        ["agent"],
    ],
    "zx_training": [
        [
            "checkout",
            "console",
            "files",
            "libraries",
            "options",
            "progress_bar",
            "ray_session",
            "table_format",
        ],
        ["matches"],
        ["games", "ui"],
        ["made_decks", "info", "record_files"],
        ["datasets", "learner", "lessons", "puzzles", "tournament"],
        ["checks", "experiments", "recipes", "score"],
        ["bench", "duels", "serve", "terminal"],
        ["cli"],
        ["__main__"],
    ],
}

# Floors inside the package of a game.
FLOORS = [
    ["terms", "quantities", "limits", "board"],
    ["card_table"],
    ["state", "rng", "op_groups"],
    ["cards", "rules"],
    ["decision"],
    ["entry_points", "settings", "rendering"],
    ["events"],
    ["saved"],
    ["spec"],
    ["game"],
    ["gym_env", "vector"],
    ["gym_vector"],
]

# Inside rules/ every module has its own place: it may import those before it.
RULES_ORDER = {}
RULES_ORDER["zx"] = [
    "bits",
    "slots",
    "together",
    "listed",
    "summed",
    "summaries",
    "returned",
    "zones",
    "under",
    "ascensions",
    "walk",
    "grants",
    "install",
    "harmed",
    "waits",
    "agenda",
    "candidates",
    "aims",
    "search",
    "player_names",
    "selectors",
    "beside",
    "counting",
    "compared",
    "conditions",
    "amounts",
    "kept_off",
    "layers",
    "always",
    "values",
    "totals",
    "choosable",
    "last_known",
    "locks",
    "caused",
    "occurrences",
    "choices",
    "targets",
    "delays",
    "moves",
    "instead",
    "keyword_actions",
    "redirect",
    "player_extra",
    "keywords",
    "payment",
    "prices",
    "play",
    "elsewhere",
    "abilities",
    "force",
    "breaks",
    "tokens",
    "extras",
    "forced",
    "overboost",
    "shifts",
    "rule_effects",
    "priority",
    "look",
    "divide",
    "decisions",
    "effects",
    "battle",
    "turn",
    "setup",
    "placement",
    "leftovers",
    "hidden_choices",
    "renumbering",
    "determinize",
    "assumed_deck",
    "progress",
]
RULES_ORDER["ygo"] = [
    "slots",
    "kinds",
    "seen_cards",
    "zones",
    "agenda",
    "choices",
    "selectors",
    "continuous",
    "moves",
    "windows",
    "calculation",
    "waiting",
    "needs",
    "targets",
    "activation",
    "triggers",
    "effects",
    "chain",
    "deeds",
    "battle_step",
    "damage_step",
    "turn",
    "setup",
    "placement",
    "hidden_choices",
    "renumbering",
    "determinize",
    "assumed_deck",
    "progress",
]

# What agents may import of zx_env: the package's public names, and these modules.
PUBLIC_PARTS = ["terms", "board", "cards", "decision.observation", "decision.actions"]
PUBLIC_MODULES = [
    "core.validation",
    "errors",
    "compiling.decorators",  # the forward pass of a network is compiled
    "core.games",
    *ENVIRONMENTS.values(),
    *(f"{name}.{part}" for name in GAME_NAMES for part in PUBLIC_PARTS),
]

# Packages that only these modules of zx_env may import (top name of the package: modules).
OUTSIDE = {
    "numba": [
        "compiling.backend.compiler",
        "compiling.backend.lowering",
        "compiling.machine_code",
        "compiling.memory",
        "compiling.numba_cache",
        "compiling.backend.surroundings",
        "compiling.backend.passes",
        "compiling.backend.patches",
        "compiling.backend.dispatchers",
    ],
    "llvmlite": [
        "compiling.backend.linking",
        "compiling.machine_code",
        "compiling.memory",
        "compiling.numba_cache",
        "compiling.backend.surroundings",
    ],
    "gymnasium": [
        "core.observation.spaces",
        "core.envs.aec",
        "core.envs.gymnasium_env",
        "core.envs.gymnasium_vector",
        "core.envs.sb3",
        "core.registration",
    ],
    "pyspiel": ["core.envs.open_spiel", "open_spiel"],
    "pettingzoo": ["core.envs.aec", "core.registration"],
    "torch": [],
    "stable_baselines3": ["core.envs.sb3"],
    "sb3_contrib": [],
    "typer": [],
    "rich": [],
    "resvg_py": ["core.rendering.svg"],
    "PIL": ["core.rendering.svg"],
    "starlette": [],
    "uvicorn": [],
}

PROJECT = ("zx_env", "zx_agents", "zx_training", "tests")
# Who may import whom, of the project's own packages.
MAY_IMPORT = {
    "zx_env": {"zx_env"},
    "zx_agents": {"zx_agents", "zx_env"},
    "zx_training": {"zx_training", "zx_agents", "zx_env"},
}
# Folders of the packages that are not at the top of the repository.
FOLDER = {"zx_agents": "agents", "zx_training": "training"}

# Lines of a function and of a file: reported, and rejected. Card sets are lists and may be long.
LONG_FUNCTION, TOO_LONG_FUNCTION = 60, 150
LONG_FILE, TOO_LONG_FILE = 450, 600
LISTS = "zx_env/zx/cards/sets/"


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    if parts[0] in FOLDER.values():
        parts = parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in python_files("zx_env", *FOLDER.values())}


def imports_of(
    module: str, tree: ast.AST, is_package: bool, modules: Container[str] = MODULES
) -> Iterator[tuple[int, str]]:
    """Yield (line, module) for each import of a module, also inside functions, without the imported names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")[: None if is_package else -1]
                parents = parents[: len(parents) - node.level + 1]
                base = ".".join([*parents, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield node.lineno, inner if inner in modules else base


def read(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"), module)


def imports(module: str) -> Iterator[tuple[int, str]]:
    return imports_of(module, read(module), MODULES[module].name == "__init__.py")


def zx_env_floor_of(module: str) -> int:
    """Return the floor of a module in zx_env; the package itself, with the public names, is on top."""
    name = module.removeprefix("zx_env").lstrip(".").split(".")[0]
    if not name:
        return len(ZX_ENV_FLOORS)
    return next(floor for floor, names in enumerate(ZX_ENV_FLOORS) if name in names)


def game_of(module: str) -> str:
    """Return the game that a module of zx_env belongs to, or an empty string."""
    name = module.removeprefix("zx_env").lstrip(".").split(".")[0]
    return next((game for game, names in PACKAGES_OF_GAMES.items() if name in names), "")


def floor_of(module: str) -> int:
    """Return the floor of a module inside its game; -1 for the package of the game itself."""
    name = ".".join(module.split(".")[2:3])
    if not name:
        return -1
    return next(floor for floor, names in enumerate(FLOORS) if name in names)


def package_floor_of(module: str, package: str) -> int | None:
    """Return the floor of a module inside a package of PACKAGE_FLOORS, or None if it has no floor there."""
    if not module.startswith(f"{package}."):
        return None
    name = module.removeprefix(f"{package}.").split(".")[0]
    return next((k for k, names in enumerate(PACKAGE_FLOORS[package]) if name in names), None)


def place_in_rules(module: str) -> int:
    """Return the place of a module inside rules/; the package itself, its chapter map, comes last."""
    order = RULES_ORDER[game_of(module)]
    name = ".".join(module.split(".")[3:4])
    return order.index(name) if name else len(order)


def broken_floor(importer: str, imported: str) -> str:
    """Return why this import is not allowed, or an empty string."""
    top = imported.split(".")[0]
    if importer.split(".")[0] == "zx_env" and top in OUTSIDE:
        if importer.removeprefix("zx_env").lstrip(".") not in OUTSIDE[top]:
            return f"only {', '.join(OUTSIDE[top]) or 'zx_training'} imports {top}"
    if top not in PROJECT:
        return ""
    if top not in MAY_IMPORT[importer.split(".")[0]]:
        return "a lower floor"
    if importer.startswith("zx_agents") and imported.startswith("zx_env."):
        if not any(f"{imported}.".startswith(f"zx_env.{public}.") for public in PUBLIC_MODULES):
            return "not public"
    if importer.startswith("zx_env"):
        if game_of(importer) and game_of(imported) not in ("", game_of(importer)):
            return "another game"
        if zx_env_floor_of(imported) > zx_env_floor_of(importer):
            return "a lower floor"
        if _is_of_game(importer) and _is_of_game(imported):
            return broken_floor_of_game(importer, imported)
    for package in PACKAGE_FLOORS:
        importing, below = package_floor_of(importer, package), package_floor_of(imported, package)
        if importing is not None and below is not None and below > importing:
            return f"a lower floor of {package}"
    return ""


def _is_of_game(module: str) -> bool:
    return module.split(".")[1] in PACKAGES_OF_GAMES if "." in module else False


def _is_in(module: str, folder: str) -> bool:
    return module.split(".")[2:3] == [folder]


def broken_floor_of_game(importer: str, imported: str) -> str:
    """Return why a module of a game may not import another module of it, or an empty string."""
    if floor_of(imported) > floor_of(importer):
        return "a lower floor"
    if _is_in(importer, "cards") and _is_in(imported, "rules"):
        return "the other folder"
    if _is_in(importer, "rules") and _is_in(imported, "cards"):
        return "the other folder"
    if _is_in(importer, "rules") and _is_in(imported, "rules"):
        if place_in_rules(imported) > place_in_rules(importer):
            return "earlier in the order of rules/"
    return ""


def modules_without_floor() -> list[str]:
    """Return the modules that are on no floor."""
    names_of_zx_env = {name for names in ZX_ENV_FLOORS for name in names}
    floors = {name for names in FLOORS for name in names}
    lost = [
        module
        for package in PACKAGE_FLOORS
        for module in MODULES
        if module.startswith(f"{package}.") and package_floor_of(module, package) is None
    ]
    for module in MODULES:
        parts = module.split(".")
        if parts[0] != "zx_env" or len(parts) == 1:
            continue
        is_game = parts[1] in PACKAGES_OF_GAMES
        if parts[1] not in names_of_zx_env or (is_game and len(parts) > 2 and parts[2] not in floors):
            lost.append(module)
        elif is_game and parts[2:3] == ["rules"] and len(parts) > 3 and parts[3] not in RULES_ORDER[parts[1]]:
            lost.append(module)
    return lost


def test_every_module_has_a_floor():
    assert not modules_without_floor(), "give them a place in PACKAGE_FLOORS, FLOORS or RULES_ORDER"


def test_imports_go_down():
    lost = set(modules_without_floor())
    wrong = [
        f"{MODULES[module].relative_to(ROOT)}:{line} imports {imported}: {reason}"
        for module in MODULES
        if module not in lost
        for line, imported in imports(module)
        if imported not in lost
        if (reason := broken_floor(module, imported))
    ]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("zx_env.zx.rules.turn", "zx_env.zx.rules.battle", True),
        ("zx_env.zx.rules.battle", "zx_env.zx.rules.turn", False),
        ("zx_env.zx.rules.battle", "zx_env.zx.cards.pool", False),
        ("zx_env.zx.cards.encode.card", "zx_env.zx.rules.effects", False),
        ("zx_env.zx.cards.encode.card", "zx_env.zx.state", True),
        ("zx_env.zx.terms", "zx_env.zx.state", False),
        ("zx_env.zx.game", "zx_env", False),
        ("zx_env.zx.game", "zx_env.core.game.game", True),
        ("zx_env.core.game.game", "zx_env.zx.game", False),
        ("zx_env.core.game.game", "zx_env.zx_v0", False),
        ("zx_env.compiling.python_records", "zx_env.core.game.game", False),
        ("zx_env.zx.game", "zx_agents", False),
        ("zx_env.zx.rules.zones", "numba", False),
        ("zx_env.compiling.backend.compiler", "numba", True),
        ("zx_env.core.envs.aec", "zx_env.core.game.game", True),
        ("zx_env.core.game.game", "zx_env.core.envs.aec", False),
        ("zx_env.core.spec", "zx_env.core.game.game", False),
        ("zx_env.core.observation.layout", "zx_env.core.spec", False),
        ("zx_agents.search.planner", "zx_agents.agent", False),
        ("zx_training.learner.trainer", "zx_training.cli", False),
        ("zx_training.cli", "zx_training.learner.trainer", True),
        ("zx_agents.zx.scripted_player", "zx_env", True),
        ("zx_agents.zx.scripted_player", "zx_env.zx.terms", True),
        ("zx_agents.zx.scripted_player", "zx_env.zx.rules.zones", False),
        ("zx_agents.zx.scripted_player", "zx_training.learner.network", False),
        ("zx_training.matches.match", "zx_agents.zx.scripted_player", True),
    ],
)
def test_floors_are_seen(importer: str, imported: str, allowed: bool):
    assert (broken_floor(importer, imported) == "") == allowed


@pytest.mark.parametrize(
    ("importer", "imported", "reason"),
    [
        ("zx_env.chess.game", "zx_env.chess.rules.turn", ""),
        ("zx_env.chess.game", "zx_env.core.game.game", ""),
        ("zx_env.chess_v0", "zx_env.chess.game", ""),
        ("zx_env.chess.game", "zx_env.chess_v0", "a lower floor"),
        ("zx_env.chess.game", "zx_env.zx.game", "another game"),
        ("zx_env.chess_v0", "zx_env.zx.game", "another game"),
        ("zx_env.chess_v0", "zx_env.zx_v0", "another game"),
        ("zx_env.zx.rules.turn", "zx_env.chess.terms", "another game"),
        ("zx_env.zx_v0", "zx_env.chess.game", "another game"),
        ("zx_env.core.game.game", "zx_env.chess.game", "a lower floor"),
    ],
)
def test_no_game_knows_another(importer: str, imported: str, reason: str, monkeypatch: pytest.MonkeyPatch):
    """Add a third game, chess, to the lists and check its imports."""
    monkeypatch.setitem(PACKAGES_OF_GAMES, "chess", ["chess", "chess_v0"])
    *below, games, case, both = ZX_ENV_FLOORS
    monkeypatch.setitem(globals(), "ZX_ENV_FLOORS", [*below, [*games, "chess"], [*case, "chess_v0"], both])
    assert broken_floor(importer, imported) == reason


def test_relative_imports_are_resolved():
    tree = ast.parse("from . import zones\nfrom ..state import GAME")
    found = [module for _, module in imports_of("zx_env.zx.rules.turn", tree, is_package=False)]
    assert found[0] in ("zx_env.zx.rules", "zx_env.zx.rules.zones")
    assert found[1] == "zx_env.zx.state"


def sizes() -> Iterator[tuple[int, str, bool]]:
    """Yield (lines, place, is a function) for every module and function."""
    for module, path in MODULES.items():
        file = path.relative_to(ROOT).as_posix()
        if not file.startswith(LISTS):
            yield len(path.read_text(encoding="utf-8").splitlines()), file, False
        for node in ast.walk(read(module)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                yield node.end_lineno - node.lineno + 1, f"{file}:{node.lineno} {node.name}", True


def test_nothing_is_too_long(report: list[str]):
    all_sizes = sorted(sizes(), reverse=True)
    long = [
        f"long: {where}, {lines} lines"
        for lines, where, is_function in all_sizes
        if lines > (LONG_FUNCTION if is_function else LONG_FILE)
    ]
    report.extend(long)
    too_long = [
        f"{where}, {lines} lines"
        for lines, where, is_function in all_sizes
        if lines > (TOO_LONG_FUNCTION if is_function else TOO_LONG_FILE)
    ]
    assert not too_long, "split:\n" + "\n".join(too_long)
