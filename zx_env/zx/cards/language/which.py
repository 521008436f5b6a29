"""The card language: Squares, descriptions of cards, and how cards are selected."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from zx_env.zx.cards.names import CounterName, TribeName
from zx_env.zx.terms import (
    ANY_NUMBER,
    ANY_POWER,
    CardType,
    Color,
    Fate,
    Having,
    Icon,
    Side,
    State,
    Trait,
    Way,
    Zone,
)

if TYPE_CHECKING:
    from zx_env.zx.cards.language.amounts import Amount, Bound


@dataclass(frozen=True, slots=True)
class Squares:
    """A diagram as printed on the card: the enemy's row on top, `x` for each Square that counts.

    The sentences of a card say its `words`: other Squares need other words.
    """

    words: str
    diagram: str

    @property
    def mask(self) -> int:
        """Bit set as the controller sees it: bit 0 is the left own Square, bit 8 the right enemy Square."""
        rows = reversed(self.diagram.split())
        return sum(1 << place for place, sign in enumerate("".join(rows)) if sign == "x")


ANY_SQUARE = Squares("a Square", "xxx xxx xxx")
NORMAL = Squares("a Normal Square", "x.x xxx x.x")
ARMY = Squares("a Square of your Army Area", "... ... xxx")
OWN_PLAYER_SQUARE = Squares("your Player Square", "... ... .x.")
A_PLAYER_SQUARE = Squares("a Player Square", ".x. ... .x.")
CENTER = Squares("a Square of the Center Area", "... xxx ...")
OUTER = Squares("a Normal Square outside the Center Area", "x.x ... x.x")
BESIDE_OWN_PLAYER = Squares("a Square next to your Player Square", "... .x. x.x")
NORMAL_BESIDE_OWN_PLAYER = Squares("a Normal Square next to your Player Square", "... .x. x.x")
EVERYWHERE = (
    Zone.DECK, Zone.HAND, Zone.LIFE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED, Zone.DYNAMIS,
    Zone.TEMPORARY, Zone.FORCE, Zone.SQUARE,
)  # fmt: skip
"""Every zone, for an ability that is valid everywhere."""


@dataclass(frozen=True, slots=True)
class Japanese:
    """A card name by its Japanese text, for a card that the card set may lack (ruling Z49)."""

    text: str


@dataclass(frozen=True, slots=True)
class Among:
    """A description of cards, made by `zx(...)` and `card(...)`.

    A card must fit every given field. If a field has several zones, colors, tribes or parts of names, the
    card must fit one of them. A bound of Cost or Power is a number, a count, or the Cost or Power of cards.
    `named`: the name of a card of the set, or `Japanese(...)` for a card that the set may lack.
    `name_contains` tests the Japanese name. `or_event`: an Event with that part in its Japanese name fits
    even without the tribe. `not_color`: a colorless card fits, a card of several colors with that one does
    not. `ability`: the card has an ability of that name (`keyword`), or of one of these names (ruling H89).
    `next_to`: the Z/X stands next to that card (IT, KEPT, That(zx())), or to a card that fits a description.
    `costs`: its Cost is one of these. `or_name`: a card with that part in its Japanese name fits even
    without the Cost.
    `under`: in an effect, the card lies as Force under a Z/X that fits this description.
    `above`: a card that fits this description, or one for each of two, lies as Force under the Z/X (ruling
    H234).
    """

    side: Side
    zone: Zone | tuple[Zone, ...]
    kind: CardType | None = None
    on: Squares = ANY_SQUARE
    color: Color | tuple[Color, ...] | None = None
    tribe: TribeName | tuple[TribeName, ...] | None = None
    named: str | Japanese | None = None
    state: State | None = None
    cost_at_most: "Bound" = ANY_NUMBER
    having: tuple[Having, ...] = ()
    cost_at_least: "Bound" = 0
    power_at_most: "Bound" = ANY_POWER
    power_at_least: "Bound" = -ANY_POWER
    icons: tuple[Icon, ...] = ()
    without_icons: tuple[Icon, ...] = ()
    not_tribe: TribeName | tuple[TribeName, ...] | None = None
    name_contains: str | tuple[str, ...] | None = None
    or_event: str | None = None
    not_color: Color | tuple[Color, ...] | None = None
    ability: str | tuple[str, ...] | None = None
    next_to: "Among | It | That | None" = None
    costs: tuple[int, ...] = ()
    or_name: str | None = None
    under: "Among | None" = None
    above: "Among | tuple[Among, ...] | None" = None

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones of the cards, as a tuple."""
        return self.zone if isinstance(self.zone, tuple) else (self.zone,)


def zx(
    side: Side = Side.ANY,
    *,
    zone: Zone | tuple[Zone, ...] = Zone.SQUARE,
    kind: CardType = CardType.ZX,
    on: Squares = ANY_SQUARE,
    color: Color | tuple[Color, ...] | None = None,
    tribe: TribeName | tuple[TribeName, ...] | None = None,
    not_tribe: TribeName | tuple[TribeName, ...] | None = None,
    named: str | Japanese | None = None,
    name_contains: str | tuple[str, ...] | None = None,
    state: State | None = None,
    cost_at_most: "Bound" = ANY_NUMBER,
    cost_at_least: "Bound" = 0,
    power_at_most: "Bound" = ANY_POWER,
    power_at_least: "Bound" = -ANY_POWER,
    icons: tuple[Icon, ...] = (),
    without_icons: tuple[Icon, ...] = (),
    having: tuple[Having, ...] = (),
    not_color: Color | tuple[Color, ...] | None = None,
    ability: str | tuple[str, ...] | None = None,
    next_to: "Among | It | That | None" = None,
    costs: tuple[int, ...] = (),
    or_name: str | None = None,
    above: Among | tuple[Among, ...] | None = None,
) -> Among:
    """Describe Z/X: of any type unless `kind` is given, on Squares unless `zone` is given (CR 303.6)."""
    return Among(
        side, zone, kind, on, color, tribe, named, state, cost_at_most, having, cost_at_least,
        power_at_most, power_at_least, icons, without_icons, not_tribe, name_contains,
        not_color=not_color, ability=ability, next_to=next_to, costs=costs, or_name=or_name, above=above,
    )  # fmt: skip


def card(
    side: Side,
    zone: Zone | tuple[Zone, ...],
    *,
    kind: CardType | None = None,
    color: Color | tuple[Color, ...] | None = None,
    tribe: TribeName | tuple[TribeName, ...] | None = None,
    not_tribe: TribeName | tuple[TribeName, ...] | None = None,
    named: str | Japanese | None = None,
    name_contains: str | tuple[str, ...] | None = None,
    state: State | None = None,
    cost_at_most: "Bound" = ANY_NUMBER,
    cost_at_least: "Bound" = 0,
    icons: tuple[Icon, ...] = (),
    without_icons: tuple[Icon, ...] = (),
    having: tuple[Having, ...] = (),
    or_event: str | None = None,
    not_color: Color | tuple[Color, ...] | None = None,
    ability: str | tuple[str, ...] | None = None,
    costs: tuple[int, ...] = (),
    or_name: str | None = None,
    under: Among | None = None,
    on: Squares = ANY_SQUARE,
) -> Among:
    """Describe cards in zones other than Squares, or in several zones, of which Squares may be one."""
    return Among(
        side, zone, kind, on, color, tribe, named, state, cost_at_most, having, cost_at_least,
        icons=icons, without_icons=without_icons, not_tribe=not_tribe, name_contains=name_contains,
        or_event=or_event, not_color=not_color, ability=ability, costs=costs, or_name=or_name, under=under,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """The number of times that `fate` happened this turn to cards that `among` describes.

    `among` is zx(...), or card(side, EVERYWHERE, ...). The cards are tested as they are now, or as they
    last were on a Square: side, type, name, tribe, and so on. `origin`: count the cards that appeared from
    that zone of their owner, each card once. `way`: count the cards that appeared by an ability, by Cinema
    or by Assault, each card once.
    """

    fate: Fate
    among: Among
    origin: Zone | None = None
    way: Way | None = None


@dataclass(frozen=True, slots=True)
class Pairs:
    """The number of pairs of Z/X that `among` describes and that stand next to each other (ruling H91)."""

    among: Among


@dataclass(frozen=True, slots=True)
class Counters:
    """The number of counters of that kind that the own player has (ruling H159)."""

    kind: CounterName


Counted: TypeAlias = Among | ThisTurn | Pairs | Counters


@dataclass(frozen=True, slots=True)
class This:
    """The card that has the ability."""


THIS = This()


@dataclass(frozen=True, slots=True)
class That:
    """The other card of the occurrence, if it fits `among`; for IS_ATTACKED, for example, the attacker."""

    among: Among


@dataclass(frozen=True, slots=True)
class Each:
    """Every card that fits `among`. Made by `each(...)`."""

    among: Among


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of cards by a player, or at random (ruling Z18). Made by `choose(...)`."""

    number: "Amount"
    among: Among
    up_to: bool = False
    total_cost_at_most: "Bound" = ANY_NUMBER
    by: Side = Side.OWN
    random: bool = False
    keep: bool = False
    one_of_each: tuple[Color, ...] = ()
    different: Trait | None = None
    total_cost_at_least: "Bound" = 0
    total_power_at_most: "Bound" = ANY_POWER
    total_power_at_least: "Bound" = 0

    @property
    def needs_total(self) -> bool:
        """Whether the chosen cards must reach a total Cost or Power."""
        return self.total_cost_at_least != 0 or self.total_power_at_least != 0


def choose(
    number: "Amount",
    among: Among,
    *,
    up_to: bool = False,
    total_cost_at_most: "Bound" = ANY_NUMBER,
    by: Side = Side.OWN,
    random: bool = False,
    keep: bool = False,
    one_of_each: tuple[Color, ...] = (),
    different: Trait | None = None,
    total_cost_at_least: "Bound" = 0,
    total_power_at_most: "Bound" = ANY_POWER,
    total_power_at_least: "Bound" = 0,
) -> Choice:
    """Choose `number` cards, or with `up_to` at most that many; ANY_NUMBER means any number.

    `keep`: KEPT refers to the chosen cards, which are those of the first choice, or of a Pick. `one_of_each`:
    in a cost, choose a card of each of these colors.
    `different`: no two chosen cards have the same name (Trait.NAME) or the same Cost (Trait.COST).
    `total_cost_at_most` and the three like it: a bound of the total Cost or Power of the chosen cards. A cost
    with a total that must be reached may have `up_to`, or ANY_NUMBER (ruling H205).
    """
    up_to = up_to or number == ANY_NUMBER
    totals = total_cost_at_least, total_power_at_most, total_power_at_least
    return Choice(number, among, up_to, total_cost_at_most, by, random, keep, one_of_each, different, *totals)


@dataclass(frozen=True, slots=True)
class It:
    """The cards of the previous choice (IT, THEM), or of the choice with `keep` (KEPT).

    In an effect that is carried out later, IT is the card for which the effect waits.
    """

    several: bool = False
    kept: bool = False


IT = It()
THEM = It(several=True)
KEPT = It(kept=True)


def looked(among: Among | None = None) -> Among:
    """The looked-at cards that fit `among`; the zone of `among` is ignored."""
    among = among or Among(Side.ANY, Zone.DECK)
    return replace(among, zone=Zone.DECK, having=(*among.having, Having.LOOKED_AT))


def picked(among: Among) -> Among:
    """The cards of the previous choice that fit `among`."""
    return replace(among, having=(*among.having, Having.PICKED))


def each(among: Among) -> Each:
    """Every card that fits `among`."""
    return Each(among)


What: TypeAlias = This | That | Each | Choice | It
