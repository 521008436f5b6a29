"""The card table while it is being filled: hands out rows of records.CARDS and refuses to overflow."""

import numpy as np
import numpy.typing as npt

from zx_env import limits, records
from zx_env.cards.checks import Spot
from zx_env.cards.language import ANY_SQUARE, Among, AtLeast, Condition, OwnTurn, PlayerNamed, SlainBy
from zx_env.cards.names import Tribe
from zx_env.terms import ANY_NUMBER, NONE, CardType, ConditionKind, Having, Op, Side, State, Target, Zone

_ROOM = {
    "card": "CARDS",
    "ability": "ABILITIES",
    "selector": "SELECTORS",
    "condition": "CONDITIONS",
    "step": "STEPS",
}
"""Name in limits.py of the room that each kind of row has."""

# CR 202.6a, 202.7a: Z/X EX and Z/X OB are Z/X as well; a Token acts as one on a Square.
ALL_ZX = sum(1 << kind for kind in (CardType.ZX, CardType.ZX_EX, CardType.ZX_OB, CardType.TOKEN))

_POWER_LOW, _POWER_HIGH = -32000, 32000

NO_COST = 0
"""Row of a step program that does nothing: the cost of an ability without a cost."""


class Tables:
    """The rows filled so far, and the names that cards are asked for by."""

    def __init__(self, names: dict[str, int]) -> None:
        self.record: npt.NDArray[np.void] = np.zeros(1, records.CARDS)
        self.names = names
        self.asks_tribes = 0
        self._used = dict.fromkeys(_ROOM, 0)
        self._selectors: dict[Among, int] = {}
        self.step(Spot("(none)"), Op.FINISH)

    def used(self, kind: str) -> int:
        """How many rows of that kind are filled; the next one's number."""
        return self._used[kind]

    def _new(self, kind: str, spot: Spot, /, **values: int) -> int:
        row = self._used[kind]
        rows = self.record[kind][0]
        if row == getattr(limits, _ROOM[kind]):
            raise spot.refuse(f"the card table has room for {row} rows of {kind}: raise limits.{_ROOM[kind]}")
        for name, value in values.items():
            try:
                rows[row][name] = value
            except OverflowError:
                raise spot.refuse(f"{value} is too big for {kind}.{name} of the card table") from None
        self._used[kind] = row + 1
        return row

    def card(self, spot: Spot, **values: int) -> int:
        """A new row of CARD."""
        return self._new("card", spot, **values)

    def ability(self, spot: Spot, **values: int) -> int:
        """A new row of ABILITY."""
        return self._new("ability", spot, **values)

    def step(self, spot: Spot, op: Op, **values: int) -> int:
        """A new row of STEP; what is not given means nothing to the step."""
        plain: dict[str, int] = {
            "selector": NONE,
            "jump": NONE,
            "condition": NONE,
            "total_cost": ANY_NUMBER,
            "target": Target.NOTHING,
            "zone": NONE,
            "state": State.REBOOT,
            "side": Side.OWN,
        }
        return self._new("step", spot, op=op, **(plain | values))

    def land(self, rows: list[int]) -> None:
        """Let the jumps of these steps lead to the next step."""
        for row in rows:
            self.record["step"][0][row]["jump"] = self._used["step"]

    def selector(self, among: Among, spot: Spot) -> int:
        """The row that says which cards are meant; the same cards have the same row."""
        if among.zone == Zone.RESOURCE and among.tribe is not None:
            self.asks_tribes |= 1 << among.tribe
        if among not in self._selectors:
            self._selectors[among] = self._new("selector", spot, **self._question(among, spot))
        return self._selectors[among]

    def _question(self, among: Among, spot: Spot) -> dict[str, int]:
        if among.zone != Zone.SQUARE and among.on != ANY_SQUARE:
            raise spot.at("on").refuse("only cards on Squares stand on Squares: leave `zone` or `on` out")
        if among.zone == Zone.NOWHERE:
            raise spot.at("zone").refuse("no card can be meant that is nowhere")
        if among.cost_at_most < 0:
            raise spot.at("cost_at_most").refuse(f"no card has Cost {among.cost_at_most} or less")
        if Having.IS_PLAYER in among.having:
            raise spot.at("having").refuse("no rule finds a Player card")
        if among.kind is None:
            types = 0
        else:
            types = ALL_ZX if among.kind == CardType.ZX else 1 << among.kind
        return {
            "tribes": 0 if among.tribe is None else 1 << among.tribe,
            "power_low": _POWER_LOW,
            "power_high": _POWER_HIGH,
            "name": NONE if among.named is None else self._name_row(among.named, spot.at("named")),
            "zones": 1 << among.zone,
            "types": types,
            "squares": among.on.mask,
            "having": sum(set(among.having)),
            "colors": 0 if among.color is None else among.color,
            "cost_high": among.cost_at_most,
            "side": among.side,
            "state": NONE if among.state is None else among.state,
        }

    def _name_row(self, name: str, spot: Spot) -> int:
        if name not in self.names:
            raise spot.refuse(f"no card of this card set is named {name!r}")
        return self.names[name]

    def condition(self, condition: Condition, spot: Spot) -> int:
        """A new row of CONDITION: those of one ability stand side by side."""
        values: dict[str, int] = {"selector": NONE, "high": ANY_NUMBER}
        match condition:
            case AtLeast(number, among):
                if number < 1:
                    raise spot.at("number").refuse(f"at least {number} always holds")
                values |= {"kind": ConditionKind.COUNT, "low": number}
                values["selector"] = self.selector(among, spot.at("among"))
            case OwnTurn():
                values["kind"] = ConditionKind.OWN_TURN
            case PlayerNamed(key):
                values |= {"kind": ConditionKind.PLAYER_NAMED, "player_keys": 1 << key}
            case SlainBy(tribe):
                values |= {"kind": ConditionKind.SLAIN_BY_TRIBE, "tribes": 1 << tribe}
        return self._new("condition", spot, **values)


def tribe_bits(tribes: tuple[Tribe, ...]) -> int:
    """Tribes as bits 1 << tribe."""
    return sum(1 << tribe for tribe in set(tribes))
