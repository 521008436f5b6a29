"""Take the steps of the tests that run in plain Python again, compiled: every one gives the same bytes.

    NUMBA_DISABLE_JIT=1 pytest --each-once --write-steps FILE    # writes the steps of these tests
    python -m tests.taken_steps FILE                             # takes them, compiled, and compares

A step is the bytes of a game before an action, the action, and a digest of the game and its mask afterwards.
Tests marked `plain` are left out: they may replace parts of the rules.
"""

import hashlib
import pickle
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from zx_env import ygo_battle_v0, zx_v0
from zx_env.compiling.python_records import row_bytes, rows, set_row_bytes
from zx_env.ygo import state as ygo_state
from zx_env.ygo.card_table import CARDS as YGO_CARDS
from zx_env.zx import state as zx_state
from zx_env.zx.card_table import CARDS as ZX_CARDS

GAMES = {"zx": zx_v0.Game, "ygo": ygo_battle_v0.Game}
RECORDS = {"zx": (ZX_CARDS, zx_state.MATCH), "ygo": (YGO_CARDS, ygo_state.MATCH)}
"""Records of the card table and of decks and settings."""
MOST_SHOWN = 5


class Step(NamedTuple):
    """A step of a game, as it is written."""

    game: str
    test: str
    cards: str
    """Digest of the card table, which stands in the file before."""
    before: bytes
    matches: bytes
    action: int
    after: str


class Writer:
    """Writes the steps that a process takes in plain Python."""

    def __init__(self, path: Path) -> None:
        self.file: BinaryIO = path.open("wb")
        self.test = ""
        """Name of the running test; "" to write nothing."""
        self.tables: dict[int, tuple[Any, str]] = {}  # with the table itself, so that its id stays its own
        self.written: set[str] = set()
        for name, game in GAMES.items():
            game._step_game = staticmethod(self.writing(name, game._step_game))

    def writing(self, name: str, step_game: Callable[..., None]) -> Callable[..., None]:
        """Return `step_game`, which also writes the step."""

        def step(
            games: Any, i: int, table: Any, matches: Any, m: int, masks: Any, k: int, action: int
        ) -> None:
            if not self.test:
                return step_game(games, i, table, matches, m, masks, k, action)
            before, match = row_bytes(games, i), row_bytes(matches, m)
            step_game(games, i, table, matches, m, masks, k, action)
            after = digest(row_bytes(games, i) + row_bytes(masks, k))
            cards, packed = self.cards_of(name, table), (zlib.compress(part, 1) for part in (before, match))
            self.write(Step(name, self.test, cards, *packed, int(action), after))

        return step

    def cards_of(self, name: str, table: Any) -> str:
        """Return the digest of a card table, after writing the table if it is new."""
        if id(table) not in self.tables:
            data = row_bytes(table, 0)
            self.tables[id(table)] = table, digest(data)
            if digest(data) not in self.written:
                self.written.add(digest(data))
                self.write((name, digest(data), zlib.compress(data, 1)))
        return self.tables[id(table)][1]

    def write(self, entry: tuple[Any, ...]) -> None:
        pickle.dump(tuple(entry), self.file)


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def entries(path: Path) -> Iterator[tuple[Any, ...]]:
    """Yield what a Writer has written."""
    with path.open("rb") as file:
        while file.peek(1):
            yield pickle.load(file)


def different(path: Path) -> tuple[Counter[str], list[Step]]:
    """Take the steps of a file; return how many there are of each game, and those that are different."""
    number: Counter[str] = Counter()
    found: list[Step] = []
    tables: dict[str, Any] = {}
    for entry in entries(path):
        spec, (cards, match) = GAMES[entry[0]].game_spec, RECORDS[entry[0]]
        if len(entry) == 3:
            tables[entry[1]] = rows(cards, 1)
            set_row_bytes(tables[entry[1]], 0, zlib.decompress(entry[2]))
            continue
        step = Step(*entry)
        number[step.game] += 1
        games, matches, masks = (rows(dtype, 1) for dtype in (spec.game, match, spec.mask))
        set_row_bytes(games, 0, zlib.decompress(step.before))
        set_row_bytes(matches, 0, zlib.decompress(step.matches))
        spec.entry_points.step_game(games, 0, tables[step.cards], matches, 0, masks, 0, step.action)
        if digest(row_bytes(games, 0) + row_bytes(masks, 0)) != step.after:
            found.append(step)
    return number, found


def main(path: Path) -> int:
    number, found = different(path)
    print(f"steps of plain Python taken again: {dict(number)}; different: {len(found)}")
    for step in found[:MOST_SHOWN]:
        print(f"    {step.test}: action {step.action} of {step.game}")
    return 1 if found or not number else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
