"""Records of many games: a folder with a file for every game of a match."""

from __future__ import annotations

from pathlib import Path

from zx_env.errors import SettingError
from zx_training.files import put_in_place
from zx_training.titles.title import Title
from zx_training.tournament.playing import Pair


class Records:
    """A folder of records: DEAL_0.zxg and, with the seats changed, DEAL_1.zxg."""

    def __init__(self, title: Title, folder: Path) -> None:
        """Makes the folder.

        Raises:
            SettingError: It cannot be made, or holds other games.
        """
        self._title, self._folder, self._deals = title, folder, 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
            taken = any(folder.glob("*.zxg"))
        except OSError as fault:
            raise SettingError(f"records cannot be kept in {folder}: {fault}") from fault
        if taken:
            raise SettingError(f"{folder} holds games already: name another folder")

    def keep(self, pair: Pair) -> None:
        """Writes both games of a deal.

        Raises:
            SettingError: A file cannot be written.
        """
        for number, played in enumerate(pair.games):
            game = self._title.deal(pair.deal.decks, pair.deal.seed)
            for action in played.actions:
                game.step(action)
            path = self._folder / f"{self._deals:05d}_{number}.zxg"
            try:
                with put_in_place(path) as scratch:
                    scratch.write_text(game.record(), encoding="utf-8")
            except OSError as fault:
                raise SettingError(f"the record cannot be kept at {path}: {fault}") from fault
        self._deals += 1
