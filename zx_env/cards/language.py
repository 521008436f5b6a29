"""The language that cards are written in: what a card is and does, as typed data to be read aloud.

Four kinds of abilities, as printed: `Automatic`, `Startup`, `Always`, `EventText`. What they do is a list
of words; each word is one function of the rules (rules/effects.py) with parameters. `zx(...)` and
`card(...)` say which cards are meant, `choose`, `each`, `That` and `THIS` say how they come to be meant.

Not here: what a word does (rules/effects.py), how it sounds (text.py), how it is stored (encode.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from zx_env.cards.names import PlayerKey, Tribe
from zx_env.terms import (
    ANY_NUMBER,
    ANY_POWER,
    CardType,
    Color,
    Having,
    Icon,
    Limit,
    Occurrence,
    Phase,
    Role,
    Side,
    State,
    Zone,
)

__all__ = [
    "ANY_SQUARE",
    "ARMY",
    "NORMAL",
    "OWN_PLAYER_SQUARE",
    "THIS",
    "Ability",
    "Always",
    "AlwaysWord",
    "Among",
    "AtLeast",
    "AtMost",
    "Automatic",
    "Card",
    "ChargeUnlimited",
    "Choice",
    "Condition",
    "Cost",
    "Damage",
    "DamagePlayer",
    "Destroy",
    "Draw",
    "Each",
    "Effect",
    "EventText",
    "FromDeck",
    "GainPower",
    "GainRange",
    "Gains",
    "If",
    "LeaveTo",
    "May",
    "Move",
    "Pay",
    "PlayFree",
    "PlayerNamed",
    "Power",
    "Put",
    "Reboot",
    "Shuffle",
    "SlainBy",
    "Sleep",
    "Squares",
    "Startup",
    "That",
    "This",
    "TurnOf",
    "What",
    "card",
    "choose",
    "each",
    "zx",
]


# -- Squares --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Squares:
    """A diagram as printed on the card: the enemy's row on top, `x` where a Square is meant."""

    words: str
    diagram: str

    @property
    def mask(self) -> int:
        """Bits as the controller sees them: bit 0 is its left one, bit 8 the right one of the enemy row."""
        rows = reversed(self.diagram.split())
        return sum(1 << place for place, sign in enumerate("".join(rows)) if sign == "x")


ANY_SQUARE = Squares("a Square", "xxx xxx xxx")
NORMAL = Squares("a Normal Square", "x.x xxx x.x")
ARMY = Squares("a Square of your Army Area", "... ... xxx")
OWN_PLAYER_SQUARE = Squares("your Player Square", "... ... .x.")


# -- which cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Among:
    """Which cards are meant: every field narrows; of several zones, colors, tribes, parts of a name any does.

    Made by `zx(...)` and `card(...)`. `name_contains` asks the Japanese name.
    """

    side: Side
    zone: Zone | tuple[Zone, ...]
    kind: CardType | None = None
    on: Squares = ANY_SQUARE
    color: Color | tuple[Color, ...] | None = None
    tribe: Tribe | tuple[Tribe, ...] | None = None
    named: str | None = None
    state: State | None = None
    cost_at_most: int = ANY_NUMBER
    having: tuple[Having, ...] = ()
    cost_at_least: int = 0
    power_at_most: int = ANY_POWER
    power_at_least: int = -ANY_POWER
    icons: tuple[Icon, ...] = ()
    without_icons: tuple[Icon, ...] = ()
    not_tribe: Tribe | tuple[Tribe, ...] | None = None
    name_contains: str | tuple[str, ...] | None = None

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones, also if there is one."""
        return self.zone if isinstance(self.zone, tuple) else (self.zone,)


def zx(
    side: Side = Side.ANY,
    *,
    zone: Zone | tuple[Zone, ...] = Zone.SQUARE,
    kind: CardType = CardType.ZX,
    on: Squares = ANY_SQUARE,
    color: Color | tuple[Color, ...] | None = None,
    tribe: Tribe | tuple[Tribe, ...] | None = None,
    not_tribe: Tribe | tuple[Tribe, ...] | None = None,
    named: str | None = None,
    name_contains: str | tuple[str, ...] | None = None,
    state: State | None = None,
    cost_at_most: int = ANY_NUMBER,
    cost_at_least: int = 0,
    power_at_most: int = ANY_POWER,
    power_at_least: int = -ANY_POWER,
    icons: tuple[Icon, ...] = (),
    without_icons: tuple[Icon, ...] = (),
    having: tuple[Having, ...] = (),
) -> Among:
    """Z/X of any type, or of one type; on Squares where no zone is named (CR 303.6)."""
    return Among(
        side, zone, kind, on, color, tribe, named, state, cost_at_most, having, cost_at_least,
        power_at_most, power_at_least, icons, without_icons, not_tribe, name_contains,
    )  # fmt: skip


def card(
    side: Side,
    zone: Zone | tuple[Zone, ...],
    *,
    kind: CardType | None = None,
    color: Color | tuple[Color, ...] | None = None,
    tribe: Tribe | tuple[Tribe, ...] | None = None,
    not_tribe: Tribe | tuple[Tribe, ...] | None = None,
    named: str | None = None,
    name_contains: str | tuple[str, ...] | None = None,
    state: State | None = None,
    cost_at_most: int = ANY_NUMBER,
    cost_at_least: int = 0,
    icons: tuple[Icon, ...] = (),
    without_icons: tuple[Icon, ...] = (),
    having: tuple[Having, ...] = (),
) -> Among:
    """Cards of zones that are no Square."""
    return Among(
        side, zone, kind, ANY_SQUARE, color, tribe, named, state, cost_at_most, having, cost_at_least,
        icons=icons, without_icons=without_icons, not_tribe=not_tribe, name_contains=name_contains,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class This:
    """The card that has the ability."""


THIS = This()


@dataclass(frozen=True, slots=True)
class That:
    """The other card of the occurrence, if it fits: the attacker of a battle in which this was attacked."""

    among: Among


@dataclass(frozen=True, slots=True)
class Each:
    """Every card that is meant."""

    among: Among


@dataclass(frozen=True, slots=True)
class Choice:
    """What the controller chooses (ruling Z18). Made by `choose(...)`."""

    number: int
    among: Among
    up_to: bool = False
    total_cost_at_most: int = ANY_NUMBER


def choose(number: int, among: Among, *, up_to: bool = False, total_cost_at_most: int = ANY_NUMBER) -> Choice:
    """That many cards, or up to that many; ANY_NUMBER for as many as the controller likes."""
    return Choice(number, among, up_to or number == ANY_NUMBER, total_cost_at_most)


def each(among: Among) -> Each:
    """Every card that is meant."""
    return Each(among)


What: TypeAlias = This | That | Each | Choice


# -- conditions -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AtLeast:
    """That many such cards or more are there."""

    number: int
    among: Among


@dataclass(frozen=True, slots=True)
class AtMost:
    """That many such cards or fewer are there; 0 for none."""

    number: int
    among: Among


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is the turn of the controller, or of its opponent."""

    side: Side


@dataclass(frozen=True, slots=True)
class PlayerNamed:
    """The name of the controller's Player card contains the key, or one of the keys (ruling Z43)."""

    key: PlayerKey | tuple[PlayerKey, ...]

    @property
    def keys(self) -> tuple[PlayerKey, ...]:
        """The keys, also if there is one."""
        return self.key if isinstance(self.key, tuple) else (self.key,)


@dataclass(frozen=True, slots=True)
class SlainBy:
    """An own Z/X of the tribe destroyed an enemy Z/X by attacking this turn."""

    tribe: Tribe


Condition: TypeAlias = AtLeast | AtMost | TurnOf | PlayerNamed | SlainBy


# -- what effects do ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Damage:
    """CR 1001.1: deal damage to Z/X."""

    amount: int
    to: What


@dataclass(frozen=True, slots=True)
class DamagePlayer:
    """CR 1001.2: deal damage to a player."""

    side: Side
    amount: int


@dataclass(frozen=True, slots=True)
class Destroy:
    """CR 1007."""

    what: What


@dataclass(frozen=True, slots=True)
class Move:
    """Into a zone of the cards' owners that is no Square. Also a cost."""

    what: What
    to: Zone
    state: State = State.REBOOT


@dataclass(frozen=True, slots=True)
class Put:
    """Onto a Square: a card that stands on one moves, any other appears (CR 1006)."""

    what: What
    on: Squares
    empty: bool = False
    adjacent: bool = False
    not_other_player_square: bool = False


@dataclass(frozen=True, slots=True)
class Sleep:
    """Into Sleep State (CR 302.2). Also a cost."""

    what: What


@dataclass(frozen=True, slots=True)
class Reboot:
    """Into Reboot State (CR 302.2)."""

    what: What


@dataclass(frozen=True, slots=True)
class Power:
    """More or less Power until the end of the turn."""

    amount: int
    to: What


@dataclass(frozen=True, slots=True)
class Draw:
    """CR 1004."""

    number: int


@dataclass(frozen=True, slots=True)
class FromDeck:
    """Cards from the top of the own deck into a zone of its owner, one at a time (CR 304.3)."""

    number: int
    to: Zone
    state: State = State.REBOOT


@dataclass(frozen=True, slots=True)
class Shuffle:
    """CR 1003: the own deck."""


@dataclass(frozen=True, slots=True)
class PlayFree:
    """CR 803: play without paying."""

    what: What


@dataclass(frozen=True, slots=True)
class Pay:
    """Sleep own Resources, one of the color among them. Only a cost."""

    color: Color
    number: int


@dataclass(frozen=True, slots=True)
class May:
    """The controller may do it; `then` follows if it was done completely (ruling Z19)."""

    do: "Effect"
    then: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class If:
    """Asked when the effect is carried out (ruling Z39); all of `needs` must hold."""

    needs: Sequence[Condition]
    do: Sequence["Effect"]


Effect: TypeAlias = (
    Damage
    | DamagePlayer
    | Destroy
    | Move
    | Put
    | Sleep
    | Reboot
    | Power
    | Draw
    | FromDeck
    | Shuffle
    | PlayFree
    | May
    | If
)
Cost: TypeAlias = Pay | Sleep | Move


# -- what Always abilities do ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainPower:
    """This card has more Power."""

    amount: int


@dataclass(frozen=True, slots=True)
class GainRange:
    """This card has Range X (CR 1104); ANY_NUMBER reaches every Square."""

    reach: int


@dataclass(frozen=True, slots=True)
class ChargeUnlimited:
    """The own Charge has no limit (CR 906)."""


@dataclass(frozen=True, slots=True)
class LeaveTo:
    """When this card is destroyed it goes to the zone instead of Charge (ruling Z12)."""

    to: Zone
    state: State = State.REBOOT


@dataclass(frozen=True, slots=True)
class Gains:
    """This card has one more ability."""

    ability: "Automatic"


AlwaysWord: TypeAlias = GainPower | GainRange | ChargeUnlimited | LeaveTo | Gains


# -- abilities ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Automatic:
    """自動 (CR 808): waits for an occurrence of this card; `side` where it is a player's or a turn's."""

    when: Occurrence
    do: Sequence[Effect]
    needs: Sequence[Condition] = ()
    role: Role = Role.ANY_ROLE
    side: Side = Side.ANY
    phase: Phase | None = None
    valid_in: Zone = Zone.SQUARE


@dataclass(frozen=True, slots=True, kw_only=True)
class Startup:
    """起動 (CR 807): its controller uses it by paying the cost."""

    cost: Sequence[Cost]
    do: Sequence[Effect]
    needs: Sequence[Condition] = ()
    limit: Limit = Limit.UNLIMITED
    valid_in: Zone = Zone.SQUARE


@dataclass(frozen=True, slots=True, kw_only=True)
class Always:
    """常在: holds as long as the card is in the zone and the conditions hold."""

    do: Sequence[AlwaysWord]
    needs: Sequence[Condition] = ()
    valid_in: Zone = Zone.SQUARE


@dataclass(frozen=True, slots=True, kw_only=True)
class EventText:
    """イベント: what an Event does when it is played."""

    do: Sequence[Effect]


Ability: TypeAlias = Automatic | Startup | Always | EventText


# -- cards ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card. `text` says its abilities in our own words; text.py says the data back in them."""

    number: str
    name: str
    color: Color
    kind: CardType = CardType.ZX
    cost: int = 0
    power: int = 0
    tribes: tuple[Tribe, ...] = ()
    icons: tuple[Icon, ...] = ()
    reach: int = 1
    text: str = ""
    abilities: Sequence[Ability] = ()
    japanese: str = ""
    player_keys: tuple[PlayerKey, ...] = ()
