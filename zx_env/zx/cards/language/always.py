"""The language: what Always abilities do. Each word is a function of the rules with parameters."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from zx_env.zx.cards.language.amounts import Bound, Per
from zx_env.zx.cards.language.conditions import Condition
from zx_env.zx.cards.language.which import THIS, Choice, Each, This
from zx_env.zx.terms import Bar, Color, Icon, Side, State, Zone

if TYPE_CHECKING:
    from zx_env.zx.cards.language.abilities import Startup
    from zx_env.zx.cards.language.automatic import Automatic


@dataclass(frozen=True, slots=True)
class GainPower:
    """It has more Power, or less; `with_range_2`: while an own Z/X on a Square has Range 2 (ruling H63)."""

    amount: int | Per
    to: This | Each = THIS
    with_range_2: bool = False


@dataclass(frozen=True, slots=True)
class PowerIs:
    """Its Power is so much instead of the printed one; more and less of it is added (ruling Z33)."""

    amount: Bound


@dataclass(frozen=True, slots=True)
class GainRange:
    """It has Range X (CR 1104); ANY_NUMBER reaches every Square."""

    reach: int
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class GainCost:
    """It has more Cost, or less, but a reduction stops at `least` (ruling Z17)."""

    amount: int | Per
    to: This | Each = THIS
    least: int = 1


@dataclass(frozen=True, slots=True)
class GainColor:
    """It has the color, too (CR 204.5). Only for a while, by a Grant."""

    color: Color


@dataclass(frozen=True, slots=True)
class EveryColor:
    """This card has every color as long as that many cards are in the zone where it lies."""

    cards: int = 0


@dataclass(frozen=True, slots=True)
class GainIcon:
    """It has the icon."""

    icon: Icon
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class LoseIcon:
    """It has not the icon and cannot gain it."""

    icon: Icon
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class Cannot:
    """What it cannot do, or cannot be done."""

    bar: Bar
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class GainDamage:
    """Damage that it deals to the other side's Z/X is so much more."""

    amount: int
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class GainPlayerDamage:
    """Damage that it deals to the opponent by attacking (CR 604.3b) is so much more, or less."""

    amount: int
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class NoDamage:
    """Damage of so much or more, dealt to it at once, is not dealt."""

    at_least: int
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class NoPlayerDamage:
    """Its controller is dealt no damage."""


@dataclass(frozen=True, slots=True)
class RemoveDestroyed:
    """What it destroys in battle is removed from the game instead of put into Charge."""


@dataclass(frozen=True, slots=True)
class ChargeMore:
    """The limit of the Charge (CR 906) of a player is so much higher, or lower."""

    amount: int
    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class ChargeUnlimited:
    """The own Charge has no limit (CR 906)."""


@dataclass(frozen=True, slots=True)
class FreePlay:
    """This card is played from the hand without paying its Cost."""


@dataclass(frozen=True, slots=True)
class PayLess:
    """Played from the hand, this card costs less for every `per` cards put on the bottom of the deck."""

    amount: int
    cards: Choice
    per: int = 1


@dataclass(frozen=True, slots=True)
class PlayRemoved:
    """Events that this card's abilities removed from the game are played without paying (ruling H60)."""


@dataclass(frozen=True, slots=True)
class FreeStartups:
    """The costs of this card's printed startup abilities are not paid."""


@dataclass(frozen=True, slots=True)
class LeaveTo:
    """When this card is destroyed it goes to the zone instead of Charge (ruling Z12)."""

    to: Zone
    state: State = State.REBOOT


@dataclass(frozen=True, slots=True)
class AlsoNamed:
    """The name counts also as one with this part of the Japanese name in it."""

    part: str


@dataclass(frozen=True, slots=True)
class Gains:
    """It has one more ability."""

    ability: "Automatic | Startup | Always"
    to: This | Each = THIS


AlwaysWord: TypeAlias = (
    GainPower
    | PowerIs
    | GainRange
    | GainCost
    | GainIcon
    | LoseIcon
    | Cannot
    | GainDamage
    | GainPlayerDamage
    | NoDamage
    | NoPlayerDamage
    | RemoveDestroyed
    | ChargeMore
    | ChargeUnlimited
    | LeaveTo
    | EveryColor
    | FreePlay
    | PayLess
    | PlayRemoved
    | FreeStartups
    | AlsoNamed
    | Gains
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Always:
    """常在: holds as long as the card is in the zone and the conditions hold."""

    do: Sequence[AlwaysWord]
    needs: Sequence[Condition] = ()
    valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE
    stacks: bool = True

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Where it is valid, also if that is one zone."""
        return self.valid_in if isinstance(self.valid_in, tuple) else (self.valid_in,)
