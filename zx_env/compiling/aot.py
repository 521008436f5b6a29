"""Compile the games for common processors into the package, so that a wheel made of it starts at once.

    python -m zx_env.compiling.aot     writes zx_env/compiled.zip, or what ZX_SHIPPED names
    pip wheel --no-deps .               takes the former along

A game is a package of zx_env that declares itself one (`declare_game`). Of each, the module `entries` imports
all its rules, `events.entries` what tells them, and `cards.pool.card_table()` makes the table of its cards,
which is kept where the game has a module `cards.table_cache`.

The archive serves the Python, the numba and the kind of system that it was made with, on any processor of its
level; wherever it does not fit, the rules are compiled as ever.

Not here: how an object is found in it (`cache.py`), what a level is (`machine_code.py`).
"""

import importlib
import importlib.util
import os
import pkgutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from zx_env.compiling.cache import ENDING, SHIPPED
from zx_env.compiling.decorators import compile_all
from zx_env.compiling.games import games
from zx_env.compiling.machine_code import LEVELS

_COMPILE = "from zx_env.compiling.aot import compile_games; compile_games()"


def games_of_package() -> list[str]:
    """Every game of zx_env, by its package."""
    home = str(__package__).partition(".")[0]  # of "__main__", too
    for module in pkgutil.iter_modules(importlib.import_module(home).__path__, f"{home}."):
        if module.ispkg:
            importlib.import_module(module.name)
    return [game for game in games() if game.startswith(f"{home}.")]


def compile_games() -> None:
    """Compile all games and make the tables of their cards, which leaves both in the cache."""
    packages = games_of_package()
    for game in packages:
        importlib.import_module(f"{game}.entry_points")
        if importlib.util.find_spec(f"{game}.events"):
            importlib.import_module(f"{game}.events.entry_points")
    compile_all()
    for game in packages:
        importlib.import_module(f"{game}.cards.pool").card_table()


def ship(target: Path = SHIPPED) -> list[str]:
    """Compile the games for every level; write the archive; the names in it."""
    with tempfile.TemporaryDirectory() as folder:
        for level in LEVELS:
            settings = {"ZX_CACHE_DIR": folder, "NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": ""}
            subprocess.run([sys.executable, "-c", _COMPILE], check=True, env=os.environ | settings)
        # The machine code of games and the cards, not the parts that were linked: `zx_env.zx.rules.…`.
        files = [path for path in Path(folder).glob("*" + ENDING) if "." not in path.stem]
        unfinished = target.with_suffix(".unfinished")
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in sorted(files):
                archive.write(path, path.name)
        os.replace(unfinished, target)
    return sorted(path.stem for path in files)


def main() -> None:
    """Ship every game and the table of its cards."""
    names = ship()
    keeping = [game for game in games_of_package() if importlib.util.find_spec(f"{game}.cards.table_cache")]
    if sum(name.startswith("cards-") for name in names) < len(keeping):
        SHIPPED.unlink()
        sys.exit("a module was changed a moment ago, so the cards were not kept: run this again")
    print(f"{SHIPPED}: {', '.join(names)}; {SHIPPED.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
