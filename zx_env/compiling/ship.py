"""Compile the rules for common processors into the package, so that a wheel made of it starts at once.

    python -m zx_env.compiling.ship     writes zx_env/compiled.zip, or what ZX_SHIPPED names
    pip wheel --no-deps .               takes the former along

The archive serves the Python, the numba and the kind of system that it was made with, on any processor of its
level; wherever it does not fit, the rules are compiled as ever.

Not here: how an object is found in it (`cache.py`), what a level is (`objects.py`).
"""

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from zx_env.compiling.cache import ENDING, SHIPPED
from zx_env.compiling.machine_code import LEVELS

_COMPILE = """
import zx_env.zx.entries
from zx_env.compiling.decorators import compile_all
compile_all()
zx_env.card_table()
"""


def ship(code: str = _COMPILE, target: Path = SHIPPED) -> list[str]:
    """Run `code`, which compiles what there is, for every level; write the archive; the names in it."""
    with tempfile.TemporaryDirectory() as folder:
        for level in LEVELS:
            settings = {"ZX_CACHE_DIR": folder, "NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": ""}
            subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | settings)
        # Machine code of a package and the cards, not the parts that it was linked from: `zx_env.zx.rules.…`.
        files = [path for path in Path(folder).glob("*" + ENDING) if "." not in path.stem]
        unfinished = target.with_suffix(".unfinished")
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in sorted(files):
                archive.write(path, path.name)
        os.replace(unfinished, target)
    return [path.stem for path in files]


def main() -> None:
    """Ship the rules and the table of the cards."""
    names = ship()
    if not any(name.startswith("cards-") for name in names):
        SHIPPED.unlink()
        sys.exit("a module was changed a moment ago, so the cards were not kept: run this again")
    print(f"{SHIPPED}: {', '.join(names)}; {SHIPPED.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
