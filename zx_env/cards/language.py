"""The language that cards are written in: what a card is and does, as typed data to be read aloud.

Four kinds of abilities, as printed: `Automatic`, `Startup`, `Always`, `EventText`. What they do is a list
of words; each word is one function of the rules (rules/effects.py) with parameters. `zx(...)` and
`card(...)` say which cards are meant, `choose`, `each`, `That` and `THIS` say how they come to be meant.

Not here: what a word does (rules/effects.py), how it sounds (text.py), how it is stored (encode.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
    Rest,
    Role,
    Side,
    State,
    Way,
    Zone,
)

__all__ = [
    "ANY_SQUARE",
    "ARMY",
    "EVERYWHERE",
    "IT",
    "KEPT",
    "NORMAL",
    "OWN_PLAYER_SQUARE",
    "THEM",
    "THIS",
    "Ability",
    "Advent",
    "Always",
    "AlwaysWord",
    "Among",
    "Amount",
    "AsForce",
    "AtEndOfTurn",
    "AtLeast",
    "AtMost",
    "Automatic",
    "Awaken",
    "Card",
    "ChargeUnlimited",
    "Choice",
    "Condition",
    "Copies",
    "Cost",
    "Damage",
    "DamagePlayer",
    "Destroy",
    "Divide",
    "Draw",
    "Each",
    "Effect",
    "EventText",
    "EvolSeed",
    "FaceUp",
    "FromDeck",
    "GainPower",
    "GainRange",
    "Gains",
    "If",
    "IfPicked",
    "Ignite",
    "It",
    "LeaveTo",
    "Level",
    "Look",
    "MakeToken",
    "May",
    "Move",
    "OneOf",
    "Pay",
    "Per",
    "PerPicked",
    "PlayFree",
    "PlayerNamed",
    "Power",
    "PowerOf",
    "Put",
    "Reboot",
    "Show",
    "Shuffle",
    "SlainBy",
    "Sleep",
    "Squares",
    "Startup",
    "Swap",
    "That",
    "Then",
    "This",
    "TurnOf",
    "What",
    "WhenDestroyed",
    "ZeroOptima",
    "card",
    "choose",
    "each",
    "looked",
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


EVERYWHERE = (
    Zone.DECK, Zone.HAND, Zone.LIFE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED, Zone.DYNAMIS,
    Zone.TEMPORARY, Zone.FORCE, Zone.SQUARE,
)  # fmt: skip
"""Every zone: where an ability is valid that is so everywhere."""


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
    """What is chosen, by the controller or its opponent, or by the dice (ruling Z18). Made by `choose(...)`."""

    number: "int | Per"
    among: Among
    up_to: bool = False
    total_cost_at_most: int = ANY_NUMBER
    by: Side = Side.OWN
    random: bool = False
    keep: bool = False


def choose(
    number: "int | Per",
    among: Among,
    *,
    up_to: bool = False,
    total_cost_at_most: int = ANY_NUMBER,
    by: Side = Side.OWN,
    random: bool = False,
    keep: bool = False,
) -> Choice:
    """That many cards, or up to that many; ANY_NUMBER for as many as one likes; `keep` lets KEPT mean them."""
    return Choice(number, among, up_to or number == ANY_NUMBER, total_cost_at_most, by, random, keep)


@dataclass(frozen=True, slots=True)
class It:
    """What the choice before picked, or the one before with `keep`; in a delayed part the card it is about."""

    several: bool = False
    kept: bool = False


IT = It()
THEM = It(several=True)
KEPT = It(kept=True)


def looked(among: Among | None = None) -> Among:
    """Of the cards that are being looked at: those that `among` means, its zone left aside."""
    among = among or Among(Side.ANY, Zone.DECK)
    return replace(among, zone=Zone.DECK, having=(*among.having, Having.LOOKED_AT))


def each(among: Among) -> Each:
    """Every card that is meant."""
    return Each(among)


What: TypeAlias = This | That | Each | Choice | It


# -- how much -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Per:
    """So much for every such card, for every `cards` of them, or for every different color among them."""

    amount: int
    among: Among
    cards: int = 1
    colors: bool = False


@dataclass(frozen=True, slots=True)
class PerPicked:
    """So much for every card that the choice before picked."""

    amount: int


@dataclass(frozen=True, slots=True)
class PowerOf:
    """The Power of that card."""

    what: This | It


Amount: TypeAlias = int | Per | PerPicked | PowerOf


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


@dataclass(frozen=True, slots=True)
class Level:
    """Lv: that many cards of the tribe, or of one of the tribes, lie face up in the own Dynamis."""

    tribe: Tribe | tuple[Tribe, ...]
    number: int

    @property
    def among(self) -> Among:
        """The cards that are counted."""
        return card(Side.OWN, Zone.DYNAMIS, tribe=self.tribe, state=State.FACE_UP)


@dataclass(frozen=True, slots=True)
class ZeroOptima:
    """CR 1108: that many cards with the Ignition icon are in the own Resource."""

    number: int

    @property
    def among(self) -> Among:
        """The cards that are counted."""
        return card(Side.OWN, Zone.RESOURCE, icons=(Icon.IGNITION,))


Condition: TypeAlias = AtLeast | AtMost | TurnOf | PlayerNamed | SlainBy | Level | ZeroOptima


# -- what effects do ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Damage:
    """CR 1001.1: deal damage to Z/X."""

    amount: Amount
    to: What


@dataclass(frozen=True, slots=True)
class Divide:
    """Deal damage divided among the chosen Z/X as the controller likes, in units (ruling Z19)."""

    amount: Amount
    to: Choice
    unit: int = 500


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
    """Into a zone of the cards' owners that is no Square. Also a cost.

    Into a deck: on top, to the bottom, as the `place`-th from the top, or on top and then it is `shuffled`.
    `shown`: both players see what it is.
    """

    what: What
    to: Zone
    state: State = State.REBOOT
    bottom: bool = False
    place: int = 1
    shuffled: bool = False
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Put:
    """Onto a Square: a card that stands on one moves, any other appears (CR 1006); several one by one.

    `adjacent` to where it stands; `near` a card; where a card `was` last; `by` whom the Square is chosen.
    """

    what: What
    on: Squares
    empty: bool = False
    adjacent: bool = False
    not_other_player_square: bool = False
    state: State = State.REBOOT
    near: This | That | It | None = None
    was: This | That | It | None = None
    by: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class Swap:
    """Two Z/X change Squares."""

    what: Choice


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

    amount: Amount
    to: What


@dataclass(frozen=True, slots=True)
class Draw:
    """CR 1004."""

    number: Amount
    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class FromDeck:
    """Cards from the top of a deck into a zone of its owner, one at a time (CR 304.3)."""

    number: Amount
    to: Zone
    state: State = State.REBOOT
    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class Shuffle:
    """CR 1003: a deck."""

    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class Show:
    """Both players see the cards, which stay where they are."""

    what: What


@dataclass(frozen=True, slots=True)
class Look:
    """The controller looks at the top cards of a deck, or at a whole Life; `shown` to both players.

    `do` may choose among them by `looked(...)`; then the `rest` goes where it says.
    """

    number: Amount
    do: Sequence["Effect"] = ()
    rest: Rest = Rest.SHUFFLED
    side: Side = Side.OWN
    shown: bool = False
    zone: Zone = Zone.DECK


@dataclass(frozen=True, slots=True)
class Ignite:
    """Reveal the top card of the own deck and maybe play it, as CR 505.3a says; that many times."""

    number: int


@dataclass(frozen=True, slots=True)
class PlayFree:
    """CR 803: play without paying."""

    what: What


@dataclass(frozen=True, slots=True)
class Pay:
    """Sleep own Resources, one of the color among them; of any color for COLORLESS. Also a cost."""

    color: Color
    number: int


@dataclass(frozen=True, slots=True)
class FaceUp:
    """Turn 1 card of the tribe, or of one of the tribes, in the own Dynamis face up (CR 313)."""

    tribe: Tribe | tuple[Tribe, ...]

    @property
    def what(self) -> Choice:
        """The card that is chosen."""
        return choose(1, card(Side.OWN, Zone.DYNAMIS, tribe=self.tribe, state=State.FACE_DOWN))


@dataclass(frozen=True, slots=True)
class AsForce:
    """CR 1009: put a card face up under a Z/X as Force: under this one, or one that is chosen."""

    what: What
    under: What = THIS


@dataclass(frozen=True, slots=True)
class MakeToken:
    """2017 manual, Tokens: that many Tokens appear, each on another Square without a Z/X."""

    named: str
    on: Squares
    number: int = 1
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Then:
    """Do it; `then` follows if it was done completely (ruling Z19), `otherwise` if not."""

    do: "Effect"
    then: Sequence["Effect"]
    otherwise: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class May:
    """A player may do it; `then` follows if it was done completely (ruling Z19), `otherwise` if not."""

    do: "Effect"
    then: Sequence["Effect"] = ()
    otherwise: Sequence["Effect"] = ()
    by: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class If:
    """Asked when the effect is carried out (ruling Z39); all of `needs` must hold, or `otherwise`."""

    needs: Sequence[Condition]
    do: Sequence["Effect"]
    otherwise: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class IfPicked:
    """If that many of the cards that the choice before picked are such cards, wherever they are now."""

    number: int
    do: Sequence["Effect"]
    among: Among | None = None
    otherwise: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class OneOf:
    """The controller chooses one of the modes, or that many different ones in any order."""

    modes: Sequence[Sequence["Effect"]]
    number: int = 1


@dataclass(frozen=True, slots=True)
class AtEndOfTurn:
    """Done at the end of the turn (CR 507.3) to the card that IT is then, if it has not left its Square."""

    do: Sequence["Effect"]
    to: This | It | None = IT


@dataclass(frozen=True, slots=True)
class WhenDestroyed:
    """Done when a Z/X that was dealt damage just before is destroyed by it."""

    do: Sequence["Effect"]


Effect: TypeAlias = (
    Damage
    | Divide
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
    | Swap
    | Show
    | Look
    | Ignite
    | Pay
    | FaceUp
    | AsForce
    | MakeToken
    | Then
    | May
    | If
    | IfPicked
    | OneOf
    | AtEndOfTurn
    | WhenDestroyed
)
Cost: TypeAlias = Pay | Sleep | Move | Destroy


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
    """自動 (CR 808): waits for an occurrence of this card, or `of` other cards, which That(...) then means.

    `side` where it is a player's or a turn's; `that` narrows the second card of a battle; `by` whose card
    did it, by an ability or in battle, `by_ability` of which card; `origin`: the zone it comes from.
    """

    when: Occurrence
    do: Sequence[Effect]
    needs: Sequence[Condition] = ()
    role: Role = Role.ANY_ROLE
    side: Side = Side.ANY
    phase: Phase | None = None
    valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE
    of: Among | None = None
    or_this: bool = False
    that: Among | None = None
    by: Side | None = None
    by_ability: Among | None = None
    damage_at_least: int = 0
    origin: Zone | None = None
    way: Way | tuple[Way, ...] | None = None

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Where it is valid, also if that is one zone."""
        return self.valid_in if isinstance(self.valid_in, tuple) else (self.valid_in,)

    @property
    def ways(self) -> tuple[Way, ...]:
        """How the card must have appeared, all of them."""
        return () if self.way is None else self.way if isinstance(self.way, tuple) else (self.way,)


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
    valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Where it is valid, also if that is one zone."""
        return self.valid_in if isinstance(self.valid_in, tuple) else (self.valid_in,)


@dataclass(frozen=True, slots=True, kw_only=True)
class EventText:
    """イベント: what an Event does when it is played."""

    do: Sequence[Effect]


@dataclass(frozen=True, slots=True, kw_only=True)
class EvolSeed:
    """エヴォルシード: done when the card goes from the deck to Trash, for whatever cause (ruling Z14)."""

    do: Sequence[Effect]


@dataclass(frozen=True, slots=True)
class Advent:
    """降臨条件: a way to play a Z/X EX: destroy these own Reboot Z/X (2017 manual)."""

    of: Sequence[Among]


@dataclass(frozen=True, slots=True)
class Awaken:
    """覚醒条件: a way to play a Z/X EX: pay its Cost, then do this in full (2017 manual)."""

    do: Sequence[Effect]


@dataclass(frozen=True, slots=True)
class Copies:
    """A deck rule: how many cards of this name a deck or a Dynamis may have."""

    at_most: int


Ability: TypeAlias = Automatic | Startup | Always | EventText | EvolSeed | Advent | Awaken | Copies


# -- cards ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card. `text` says its abilities in our own words; text.py says the data back in them."""

    number: str
    name: str
    color: Color | tuple[Color, ...]
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

    @property
    def colors(self) -> int:
        """The colors as bits (CR 204.5)."""
        return sum(set(self.color)) if isinstance(self.color, tuple) else int(self.color)
