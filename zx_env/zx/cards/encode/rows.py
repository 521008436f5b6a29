"""The card table while it is being filled: hands out rows of records.CARDS and refuses to overflow."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from zx_env.zx import limits, records
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    Always,
    Among,
    AnyOf,
    AtLeast,
    AtMost,
    Automatic,
    CameBy,
    Condition,
    Different,
    DiscardedTo,
    Happened,
    InPhase,
    Level,
    NotYet,
    NthTime,
    PlayedRegularly,
    PlayerNamed,
    SlainBy,
    Startup,
    TurnOf,
    ZeroOptima,
)
from zx_env.zx.cards.names import Tribe
from zx_env.zx.terms import (
    ANY_NUMBER,
    ANY_POWER,
    ASKS_MORE,
    NONE,
    CardType,
    ConditionKind,
    Having,
    Occurrence,
    Op,
    Side,
    State,
    Target,
    Zone,
)

_REMEMBERED = (
    Occurrence.MOVES,
    Occurrence.IS_DISCARDED,
    Occurrence.IS_DESTROYED,
    Occurrence.APPEARS,
    Occurrence.ATTACKS,
    Occurrence.EVENT_IS_PLAYED,
    Occurrence.PLAYER_IS_DAMAGED,
    Occurrence.OVERBOOSTED,
)
"""Occurrences that a condition can ask for later in the turn."""

T = TypeVar("T")

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

# Ruling H52: an Event EX is an Event as well.
_ALSO = {CardType.ZX: ALL_ZX, CardType.EVENT: 1 << CardType.EVENT | 1 << CardType.EVENT_EX}
"""The card types that one is asked by."""

NO_COST = 0
"""Row of a step program that does nothing: the cost of an ability without a cost."""


class Tables:
    """The rows filled so far, and the names that cards are asked for by."""

    def __init__(
        self,
        names: dict[str, int],
        parts: Sequence[str] = (),
        tokens: Mapping[str, int] | None = None,
        links: Mapping[str, int] | None = None,
        halves: Sequence[str] = (),
    ) -> None:
        self.record: npt.NDArray[np.void] = np.zeros(1, records.CARDS)
        self.names = names
        self.parts = parts
        self.tokens = tokens or {}
        self.links = links or {}
        self.halves = halves
        self.asks_tribes = 0
        # Abilities that steps give to cards: the step, whose amount is to be the row; written last.
        self.given: list[tuple[int, Automatic | Startup | Always, Spot]] = []
        self._used = dict.fromkeys(_ROOM, 0)
        self._selectors: dict[Among, int] = {}
        self._inner: dict[int, int] = {}
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
            "per": NONE,
            "unit": 1,
            "share": 1,
        }
        return self._new("step", spot, op=op, **(plain | values))

    def land(self, rows: list[int]) -> None:
        """Let the jumps of these steps lead to the next step."""
        for row in rows:
            self.record["step"][0][row]["jump"] = self._used["step"]

    def selector(self, among: Among, spot: Spot, at_an_occurrence: bool = False) -> int:
        """The row that says which cards are meant; the same cards have the same row.

        `at_an_occurrence`: a card that may have left every zone by what happened.
        """
        if Zone.RESOURCE in among.zones and not at_an_occurrence:
            self.asks_tribes |= tribe_bits(among.tribe) | tribe_bits(among.not_tribe)
            if among != _but_tribes(among):
                self.asks_tribes |= 1 << ASKS_MORE
        if among not in self._selectors:
            self._selectors[among] = self._new(
                "selector", spot, **self._question(among, spot, at_an_occurrence)
            )
        return self._selectors[among]

    def _question(self, among: Among, spot: Spot, at_an_occurrence: bool) -> dict[str, int]:
        _check_among(among, spot, at_an_occurrence)
        if among.kind is None:
            types = 0
        else:
            types = _ALSO.get(among.kind, 1 << among.kind)
        return {
            "tribes": tribe_bits(among.tribe),
            "not_tribes": tribe_bits(among.not_tribe),
            "name_keys": self._name_bits(among.name_contains, spot.at("name_contains")),
            "event_key": self._name_bits(among.or_event, spot.at("or_event")),
            "power_low": among.power_at_least,
            "power_high": among.power_at_most,
            "name": NONE if among.named is None else self._name_row(among.named, spot.at("named")),
            "zones": sum(1 << zone for zone in set(among.zones)),
            "types": types,
            "squares": among.on.mask,
            "icons": sum(set(among.icons)),
            "not_icons": sum(set(among.without_icons)),
            "having": sum(set(among.having)),
            "colors": sum(set(_several(among.color))),
            "cost_low": among.cost_at_least,
            "cost_high": among.cost_at_most,
            "side": among.side,
            "state": NONE if among.state is None else among.state,
        }

    def _counted(self, among: Among, spot: Spot) -> int:
        """A selector for a condition: a continuous ability must not ask for the Power that it changes."""
        if asks_power(among):
            raise spot.refuse("no condition asks for Power")
        return self.selector(among, spot)

    def _name_row(self, name: str, spot: Spot) -> int:
        if name not in self.names:
            raise spot.refuse(f"no card of this card set is named {name!r}")
        return self.names[name]

    def _name_bits(self, parts: str | tuple[str, ...] | None, spot: Spot) -> int:
        for part in _several(parts):
            if part not in self.parts:
                raise spot.refuse(f"no card of this card set has {part!r} in its name")
        return sum(1 << self.parts.index(part) for part in set(_several(parts)))

    def write_inner(self, condition: Condition, spot: Spot) -> int:
        """The first row of the conditions inside an AnyOf: before those that must stand side by side."""
        if not isinstance(condition, AnyOf):
            return NONE
        if id(condition) not in self._inner:
            needs = condition.needs
            if len(needs) < 2 or any(isinstance(need, AnyOf) for need in needs):
                raise spot.at("needs").refuse("one of 2 or more plain conditions")
            rows = [self.condition(need, spot.at(f"needs[{i}]")) for i, need in enumerate(needs)]
            self._inner[id(condition)] = rows[0]
        return self._inner[id(condition)]

    def condition(self, condition: Condition, spot: Spot) -> int:
        """A new row of CONDITION: those of one ability stand side by side."""
        values: dict[str, int] = {"selector": NONE, "high": ANY_NUMBER}
        match condition:
            case AtLeast(number, among):
                if number < 1:
                    raise spot.at("number").refuse(f"at least {number} always holds")
                values |= {"kind": ConditionKind.COUNT, "low": number}
                values["selector"] = self._counted(among, spot.at("among"))
            case AtMost(number, among):
                if number < 0:
                    raise spot.at("number").refuse(f"at most {number} never holds")
                values |= {"kind": ConditionKind.COUNT, "high": number}
                values["selector"] = self._counted(among, spot.at("among"))
            case Level(_, number) | ZeroOptima(number):
                if number < 1:
                    raise spot.at("number").refuse(f"at least {number} always holds")
                values |= {"kind": ConditionKind.COUNT, "low": number}
                values["selector"] = self.selector(condition.among, spot)
            case Different(number, trait, among):
                if number < 2:
                    raise spot.at("number").refuse("2 or more can be different")
                values |= {"kind": ConditionKind.DIFFERENT, "low": number, "high": trait}
                values["selector"] = self._counted(among, spot.at("among"))
            case DiscardedTo(tribe):
                values |= {"kind": ConditionKind.DISCARDED_TO_TRIBE, "tribes": 1 << tribe}
            case CameBy(way):
                values |= {"kind": ConditionKind.CAME_BY, "low": way}
            case NthTime(number):
                if number < 1:
                    raise spot.at("number").refuse("no time comes before the first")
                values |= {"kind": ConditionKind.NTH_TIME, "low": number}
            case PlayedRegularly():
                values |= {"kind": ConditionKind.PLAYED_REGULARLY}
            case InPhase(phase):
                values |= {"kind": ConditionKind.IN_PHASE, "low": phase}
            case Happened(what) | NotYet(what):
                if what not in _REMEMBERED:
                    raise spot.at("what").refuse(f"no rule remembers {what.name}")
                values |= {"kind": ConditionKind.HAPPENED, "low": what}
                values |= {"side": condition.side} if isinstance(condition, Happened) else {"high": 0}
            case AnyOf(needs):
                first = self.write_inner(condition, spot)
                values |= {"kind": ConditionKind.ANY_OF, "selector": first, "high": len(needs)}
            case TurnOf(side):
                if side == Side.ANY:
                    raise spot.at("side").refuse("a turn is Side.OWN or Side.ENEMY")
                values |= {"kind": ConditionKind.TURN_OF, "side": side}
            case PlayerNamed():
                keys = sum(1 << key for key in set(condition.keys))
                values |= {"kind": ConditionKind.PLAYER_NAMED, "player_keys": keys}
            case SlainBy(tribe):
                tribes = tribe_bits(tuple(Tribe) if tribe is None else tribe)
                values |= {"kind": ConditionKind.SLAIN_BY_TRIBE, "tribes": tribes}
        return self._new("condition", spot, **values)


def _but_tribes(among: Among) -> Among:
    """The same, as far as its side, type, colors, tribes and State go: a payment keeps those apart anyway."""
    return Among(
        among.side,
        among.zone,
        among.kind,
        among.on,
        among.color,
        among.tribe,
        state=among.state,
        not_tribe=among.not_tribe,
    )


def _several(value: T | tuple[T, ...] | None) -> tuple[T, ...]:
    """None, one or several, as a tuple."""
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


def tribe_bits(tribes: Tribe | tuple[Tribe, ...] | None) -> int:
    """Tribes as bits 1 << tribe."""
    return sum(1 << tribe for tribe in set(_several(tribes)))


def asks_power(among: Among) -> bool:
    """Whether it takes the Power of cards to say which are meant."""
    bounds = among.power_at_least, among.power_at_most
    asked = {Having.HIGHEST_POWER, Having.MORE_POWER} & set(among.having)
    return bounds != (-ANY_POWER, ANY_POWER) or bool(asked)


def _check_among(among: Among, spot: Spot, at_an_occurrence: bool) -> None:
    if not among.zones:
        raise spot.at("zone").refuse("no card is in no zone")
    if among.zones != (Zone.SQUARE,):
        if among.on != ANY_SQUARE and Zone.SQUARE not in among.zones:
            raise spot.at("on").refuse("only cards on Squares stand on Squares: leave `zone` or `on` out")
        if asks_power(among) and Having.HIGHEST_POWER in among.having:
            raise spot.at("having").refuse("the highest Power is asked of Z/X on Squares")
    if Zone.NOWHERE in among.zones and not at_an_occurrence:
        raise spot.at("zone").refuse("no card can be meant that is nowhere")
    if among.cost_at_most < max(among.cost_at_least, 0):
        raise spot.at("cost_at_most").refuse(f"no card has Cost {among.cost_at_most} or less")
    if among.power_at_most < among.power_at_least:
        raise spot.at("power_at_most").refuse(f"no such card has Power {among.power_at_most} or less")
    if set(among.icons) & set(among.without_icons):
        raise spot.at("without_icons").refuse("no card has an icon and has it not")
    if among.or_event is not None and among.tribe is None:
        raise spot.at("or_event").refuse("say the tribe of which others need not be: `tribe`")
    if Having.IS_PLAYER in among.having:
        raise spot.at("having").refuse("no rule finds a Player card")
