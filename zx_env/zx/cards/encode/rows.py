"""The card table (card_table.CARDS) while it is filled; a full table raises CardError."""

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from zx_env.errors import CardError
from zx_env.zx import card_table, limits
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.encode.vocabulary import Vocabulary
from zx_env.zx.cards.language import (
    Always,
    Among,
    Automatic,
    Happened,
    Startup,
)
from zx_env.zx.cards.names import TribeName
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    CardType,
    Op,
    Side,
    State,
    Target,
)

_ROOM = {
    "card": "CARDS",
    "ability": "ABILITIES",
    "selector": "SELECTORS",
    "condition": "CONDITIONS",
    "step": "STEPS",
    "bound": "BOUNDS",
    "cause": "CAUSES",
}
"""For each kind of row, the name in limits.py of the maximum number of rows."""

NO_COST = 0
"""First row of the empty program, which is the cost of an ability without a cost."""


def _full(kind: str, row: int) -> CardError:
    full = f"the cards of the set need more than {row} rows of {kind}, which is all the room there is"
    return CardError("(all)", "CARDS", f"{full}: leave out cards that no deck of yours has")


class Tables:
    """The rows filled so far, and the names that cards and abilities use."""

    def __init__(
        self,
        names: dict[str, int],
        vocabulary: Vocabulary,
        tokens: Mapping[str, int] | None = None,
        links: Mapping[str, int] | None = None,
        japanese: Mapping[str, int] | None = None,
        kinds: Mapping[int, frozenset[CardType]] | None = None,
    ) -> None:
        self.record: npt.NDArray[np.void] = np.zeros(1, card_table.CARDS)
        self.names = names
        self.vocabulary = vocabulary
        self.tokens = tokens or {}
        self.links = links or {}
        self.japanese = japanese or {}
        self.kinds = kinds or {}
        self._sets = {"tribe_set": {(0,) * limits.TRIBE_WORDS: 0}, "part_set": {(0,) * limits.PART_WORDS: 0}}
        # Abilities that steps give to cards: step row, ability, place in the data. They are written last;
        # then each step gets the row of its ability.
        self.given: list[tuple[int, Automatic | Startup | Always, Spot]] = []
        self._used = dict.fromkeys(_ROOM, 0)
        # Rows written before: selectors, bounds, and by id(AnyOf) the first condition inside the AnyOf.
        self.selectors: dict[tuple[Among, int, int], int] = {}
        self.bounds: dict[tuple[int, ...], int] = {}
        self.inner: dict[int, int] = {}
        self.causes: dict[Happened, int] = {}
        self.step(Spot("(none)"), Op.FINISH)

    def used(self, kind: str) -> int:
        """Return the number of filled rows of a kind (a key of _ROOM: "card"), which is the next row."""
        return self._used[kind]

    def new(self, kind: str, spot: Spot, /, **values: int | Sequence[int]) -> int:
        """Fill a new row of a kind (a key of _ROOM, such as "card") with these values; return its index."""
        row = self._used[kind]
        if row == getattr(limits, _ROOM[kind]):
            raise _full(kind, row)
        for name, value in values.items():
            self._put(kind, row, name, value, spot)
        self._used[kind] = row + 1
        return row

    def _put(self, kind: str, row: int, name: str, value: int | Sequence[int], spot: Spot) -> None:
        try:
            self.record[kind][0][row][name] = value
        except OverflowError:
            raise spot.refuse(f"{value} is too big for {kind}.{name} of the card table") from None

    def tribe_set(self, tribes: Sequence[TribeName]) -> int:
        """Return the row of `tribe_set` with these tribes, written if it is new; 0 for the empty set."""
        return self._row_of_set("tribe_set", self.vocabulary.tribe_words(tribes))

    def part_set(self, parts: Sequence[str]) -> int:
        """Return the row of `part_set` with these parts of names, written if new; 0 for the empty set."""
        return self._row_of_set("part_set", self.vocabulary.part_words(parts))

    def ability_set(self, names: Sequence[str]) -> int:
        """Return the row of `part_set` with these names of abilities, written if new; 0 for the empty set."""
        return self._row_of_set("part_set", self.vocabulary.ability_words(names))

    def _row_of_set(self, kind: str, words: Sequence[int]) -> int:
        rows = self._sets[kind]
        row = rows.setdefault(tuple(words), len(rows))
        if row == len(self.record[kind][0]):
            raise _full(kind, row)
        self.record[kind][0][row] = words
        return row

    def remembered(self, tribes: Sequence[TribeName]) -> int:
        """Return tribes that a game remembers or compares, as bits; all lie in the first word of a set."""
        return self.vocabulary.tribe_words(tribes)[0]

    def card(self, spot: Spot, **values: int | Sequence[int]) -> int:
        """Fill a new row of each array of a card (CARD, PRESENCE, ...); values are given by field name."""
        row = self.new("card", spot)
        for name, value in values.items():
            if name in (card_table.CARD.names or ()):
                self._put("card", row, name, value, spot)
            elif name in (card_table.PRESENCE.names or ()):
                self._put("presence", row, name, value, spot)
            elif name in (card_table.COLORING.names or ()):
                self._put("coloring", row, name, value, spot)
            else:
                self.record[name][0][row] = value
        return row

    def ability(self, spot: Spot, **values: int) -> int:
        """Fill a new row of ABILITY with these values and return its index."""
        return self.new("ability", spot, **values)

    def step(self, spot: Spot, op: Op, **values: int) -> int:
        """Fill a new row of STEP and return its index; fields without a value get neutral ones."""
        plain: dict[str, int] = {
            "selector": NONE,
            "jump": NONE,
            "condition": NONE,
            "total_cost": ANY_NUMBER,
            "target": Target.NOTHING,
            "zone": NONE,
            "state": State.REBOOT,
            "side": Side.OWN,
            "per": NONE,
            "bound": NONE,
            "unit": 1,
            "share": 1,
            "place": 1,
        }
        return self.new("step", spot, op=op, **(plain | values))

    def land(self, rows: list[int]) -> None:
        """Make these steps jump to the step that is written next."""
        for row in rows:
            self.record["step"][0][row]["jump"] = self._used["step"]
