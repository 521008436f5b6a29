"""Compile the games ahead of time for common processors, so that an installed wheel starts at once.

    python -m zx_env.compiling.aot zx_agents.network.compiled    # zx_env/compiled.zip, or ZX_SHIPPED
    pip wheel --no-deps .                                        # includes zx_env/compiled.zip

A game is a package of zx_env that declares itself one (`declare_game`). Its module `entry_points` imports all
its rules, and `events.entry_points` the functions that record events. `cards.pool.card_table()` makes its
card table, which is cached if the game has a module `cards.table_cache`.

The arguments are modules outside the games, whose entries are compiled as well.

The archive works with the versions of Python and numba and the kind of system that it was made with, on any
processor of its level. Elsewhere the rules are compiled as usual.

See also: `cache.py` reads the archive; `machine_code.py` defines the levels.
"""

import importlib
import importlib.util
import os
import pkgutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from zx_env.compiling.cache import ENDING, SHIPPED
from zx_env.compiling.decorators import compile_all
from zx_env.compiling.games import games
from zx_env.compiling.machine_code import LEVELS

_COMPILE = "import sys; from zx_env.compiling.aot import compile_games; compile_games(sys.argv[1:])"


def games_of_package() -> list[str]:
    """Import all packages of zx_env and return the dotted names of those that are games: "zx_env.zx"."""
    home = str(__package__).partition(".")[0]  # __package__ is set even if this module runs as __main__
    for module in pkgutil.iter_modules(importlib.import_module(home).__path__, f"{home}."):
        if module.ispkg:
            importlib.import_module(module.name)
    return [game for game in games() if game.startswith(f"{home}.")]


def compile_games(more: Sequence[str] = ()) -> None:
    """Compile all games and the entries of `more` modules, and make card tables; all end up in the cache."""
    packages = games_of_package()
    for game in packages:
        importlib.import_module(f"{game}.entry_points")
        if importlib.util.find_spec(f"{game}.events"):
            importlib.import_module(f"{game}.events.entry_points")
    for module in more:
        importlib.import_module(module)
    compile_all()
    for game in packages:
        importlib.import_module(f"{game}.cards.pool").card_table()


def ship(target: Path = SHIPPED, more: Sequence[str] = ()) -> list[str]:
    """Compile for every processor level (LEVELS), write the archive, and return its file names.

    Args:
        target: Path of the archive.
        more: Modules outside the games whose entries to compile.
    """
    with tempfile.TemporaryDirectory() as folder:
        for level in LEVELS:
            settings = {"ZX_CACHE_DIR": folder, "NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": ""}
            subprocess.run([sys.executable, "-c", _COMPILE, *more], check=True, env=os.environ | settings)
        # Take machine code and card tables, but not the parts that were linked to that code: their names
        # contain dots (`zx_env.zx.rules.…`).
        files = [path for path in Path(folder).glob("*" + ENDING) if "." not in path.stem]
        unfinished = target.with_suffix(".unfinished")
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in sorted(files):
                archive.write(path, path.name)
        os.replace(unfinished, target)
    return sorted(path.stem for path in files)


def main() -> None:
    """Write the archive of every game and its card table, and print its contents."""
    names = ship(more=sys.argv[1:])
    keeping = [game for game in games_of_package() if importlib.util.find_spec(f"{game}.cards.table_cache")]
    if sum(name.startswith("cards-") for name in names) < len(keeping):
        SHIPPED.unlink()
        sys.exit("a module was changed a moment ago, so the cards were not kept: run this again")
    print(f"{SHIPPED}: {', '.join(names)}; {SHIPPED.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
