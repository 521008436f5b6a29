"""`zx decks --random` and `--sealed`: decks made from printed sets, printed or written as deck files."""

from __future__ import annotations

import re
from pathlib import Path

from zx_env.errors import SettingError
from zx_training.console import console
from zx_training.games.adapter import GameAdapter


def make(
    adapter: GameAdapter,
    random: int,
    sealed: int,
    seed: int,
    sets: str | None,
    colors: int | None,
    out: Path | None,
) -> None:
    """Make decks and print their deck files one after the other, or write each to a file in the folder `out`.

    Args:
        adapter: The game.
        random: Number of random decks.
        sealed: Number of sealed decks.
        seed: Seed of the first deck; the next seeds give the others.
        sets: Printed sets, with commas between them; None for all.
        colors: Number of colors of a random deck; None for one or two.
        out: The folder; None prints.

    Raises:
        ZXError: The game makes no such decks, an argument is invalid, or a file cannot be written.
    """
    names = None if sets is None else [name for name in sets.split(",") if name]
    texts: dict[str, str] = {}
    for kind, count in (("random", random), ("sealed", sealed)):
        if count:
            texts |= adapter.made_decks(kind, count, seed, names, colors)
    if out is None:
        print("\n".join(texts.values()), end="")
        return
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            path = out / f"{re.sub(r'[^A-Za-z0-9]+', '_', name).lower()}.toml"
            path.write_text(text, encoding="utf-8")
            console.print(f"{path}", highlight=False)
    except OSError as error:
        raise SettingError(
            f"the decks cannot be written to {out}: {error.strerror}; name another folder"
        ) from None
