"""The card language: the words of Always abilities.

Each word is a function of the rules with parameters. It applies to this card, or to the cards of `to`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from zx_env.zx.cards.language.amounts import Bound, CostOf, Per, PowerOf
from zx_env.zx.cards.language.conditions import Condition
from zx_env.zx.cards.language.which import THIS, Among, Choice, Each, This
from zx_env.zx.terms import Bar, Color, Icon, Side, State, Zone

if TYPE_CHECKING:
    from zx_env.zx.cards.language.abilities import Startup
    from zx_env.zx.cards.language.automatic import Automatic
    from zx_env.zx.cards.language.card_effects import Destroy, Sleep


@dataclass(frozen=True, slots=True)
class GainPower:
    """The card has more Power, or less.

    `with_range_2`: only while an own Z/X on a Square has Range 2 (ruling H63). `ranged`: of `each(...)`, only
    the Z/X that have a Range now, whatever X is (CR 1104). With PowerOf or CostOf it has more
    by the total printed Power of cards that lie on no Square, or by a total Cost (ruling H180).
    """

    amount: int | Per | PowerOf | CostOf
    to: This | Each = THIS
    with_range_2: bool = False
    ranged: bool = False


@dataclass(frozen=True, slots=True)
class PowerIs:
    """The card has this Power instead of the printed one; other words still add to it (ruling Z33)."""

    amount: Bound


@dataclass(frozen=True, slots=True)
class GainRange:
    """The card has Range X (CR 1104), where X is `reach`; ANY_NUMBER reaches every Square.

    `at_player`: it only reaches the Player Square of its owner's opponent so far (ruling H155).
    """

    reach: int
    to: This | Each = THIS
    at_player: bool = False


@dataclass(frozen=True, slots=True)
class GainCost:
    """The card has more Cost, or less; a reduction stops at `least` (ruling Z17)."""

    amount: int | Per
    to: This | Each = THIS
    least: int = 1


@dataclass(frozen=True, slots=True)
class GainColor:
    """The card also has the color (CR 204.5). Valid only in a Grant."""

    color: Color


@dataclass(frozen=True, slots=True)
class EveryColor:
    """This card has every color in the zones of its ability, none of which is a Square (ruling H143).

    Its ability may need so many cards (of a tribe or name) in its own zone, or a Z/X of a name or tribe on a
    Square, and a name of the own Player.
    """


@dataclass(frozen=True, slots=True)
class AlsoColor:
    """This card also has the color in the zones of its ability, with the same needs as EveryColor."""

    color: Color


@dataclass(frozen=True, slots=True)
class GainIcon:
    """The card has the icon."""

    icon: Icon
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class LoseIcon:
    """The card does not have the icon and cannot gain it."""

    icon: Icon
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class Cannot:
    """The card cannot do `bar`, or `bar` cannot be done to the card.

    `by`, of a bar on being chosen: only abilities of the cards that it describes cannot choose it (ruling
    H223).
    """

    bar: Bar
    to: This | Each = THIS
    by: Among | None = None


@dataclass(frozen=True, slots=True)
class AppearsOnly:
    """This card appears in no other way than by abilities of the cards that `by` describes (ruling H182).

    `played`: only if such an ability plays it. The ability is valid EVERYWHERE.
    """

    by: Among
    played: bool = False


@dataclass(frozen=True, slots=True)
class Unaffected:
    """Effects of the cards that `by` describes do nothing to the card (rulings H99 and H186)."""

    by: Among
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class CannotIgnite:
    """The player cannot ignite (CR 505.3), neither in the Ignition Phase nor by an effect (ruling H101)."""

    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class CannotDrawByAbility:
    """The player draws no cards by abilities, those of either player's cards (ruling H149)."""

    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class StartupsCostMore:
    """Startup abilities of the player's cards cost `amount` Resources of any color more (ruling H102)."""

    amount: int
    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class GainDamage:
    """Damage that the card deals to the other side's Z/X increases by the amount."""

    amount: int
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class GainPlayerDamage:
    """Damage that the card deals to the opponent by attacking (CR 604.3b) changes by the amount."""

    amount: int
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class NoDamage:
    """Damage of `at_least` or more that would be dealt to the card at once is not dealt.

    With `at_most` instead: damage of that amount or less. `by_ability`: only damage that abilities deal, or
    with False only that of battles (ruling H203); it needs no bound.
    """

    at_least: int = 0
    to: This | Each = THIS
    at_most: int = 0
    by_ability: bool | None = None


@dataclass(frozen=True, slots=True)
class NoPlayerDamage:
    """The controller of this card is dealt no damage."""


@dataclass(frozen=True, slots=True)
class RaisedTimes:
    """The card gains `times` the Power by which anything raises it; several multiply (ruling H215)."""

    times: int = 2
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class RemoveDestroyed:
    """Z/X that this card destroys in battle are removed from the game instead of put into Charge."""


@dataclass(frozen=True, slots=True)
class ChargeMore:
    """The limit of a player's Charge (CR 906) is higher by `amount`, or lower if that is negative."""

    amount: int
    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class HandMore:
    """The limit of a player's hand (CR 507.8) is higher by `amount`, or lower if that is negative."""

    amount: int
    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class ChargeUnlimited:
    """The own Charge has no limit (CR 906)."""


@dataclass(frozen=True, slots=True)
class FreePlay:
    """This card, or each of own cards, is played from the hand without paying its Cost (ruling H206)."""

    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class PayLess:
    """Played from the hand, this card costs `amount` less for every `per` cards put into the zone `to`.

    Cards that are put into the deck go to its bottom, and into Resource in Sleep State. Without `up_to`, all
    of the chosen cards are put away or none, and `amount` is for all of them. With `Sleep(choose(...))` or
    `Destroy(choose(...))` Z/X are slept or destroyed for it. The amount `CostOf(THEM)` is their total Cost
    (ruling H204). `least`: the lowest price that it leaves.
    """

    amount: int | CostOf
    cards: "Choice | Sleep | Destroy"
    per: int = 1
    to: Zone = Zone.DECK
    least: int = 1

    @property
    def choice(self) -> Choice:
        """The choice of the cards."""
        cards = self.cards if isinstance(self.cards, Choice) else self.cards.what
        assert isinstance(cards, Choice)
        return cards


@dataclass(frozen=True, slots=True)
class PayInstead:
    """Played by the rules, this card may be paid for by cards put into the zone `to` instead of its Cost.

    All of the chosen cards are put away or none; no Resource and no color is needed then (ruling H192). Cards
    that are put into the deck go to its bottom. An Event EX is played from the Dynamis. `shown`: both players
    see the cards of the hand that go into the deck (ruling H236).
    """

    cards: Choice
    to: Zone = Zone.TRASH
    shown: bool = False

    @property
    def choice(self) -> Choice:
        """The choice of the cards."""
        return self.cards


@dataclass(frozen=True, slots=True)
class CostsLess:
    """Played from the hand or the Dynamis, this card costs `amount` less, but not less than `least`.

    Its Cost stays (ruling H104).
    """

    amount: int | Per
    least: int = 1


@dataclass(frozen=True, slots=True)
class PlayRemoved:
    """Events that this card's abilities removed from the game are played without paying (ruling H60)."""


@dataclass(frozen=True, slots=True)
class PlayFrom:
    """The controller can also play these own cards, or THIS, from that zone, paying their Cost (ruling H134).

    `then`: the zone to which an Event goes after it has resolved. `free`: the Cost is not paid (ruling H206).
    `unconditional`: this Z/X EX is played from the Dynamis without its Awaken or the like (ruling H249).
    """

    cards: Among | This
    then: Zone = Zone.TRASH
    free: bool = False
    unconditional: bool = False


@dataclass(frozen=True, slots=True)
class FreeStartups:
    """The costs of this card's printed startup abilities are not paid."""


@dataclass(frozen=True, slots=True)
class LeaveTo:
    """When the card is destroyed, it goes to the zone of its owner instead of Charge (ruling Z12).

    `may`: its owner decides when it is destroyed (ruling H130). `instead_of=Zone.HAND`: when the Z/X would
    return from its Square to the hand, it goes to Charge (ruling H138).
    """

    to: Zone
    state: State = State.REBOOT
    of: This | Each = THIS
    may: bool = False
    instead_of: Zone = Zone.CHARGE


@dataclass(frozen=True, slots=True)
class AlsoNamed:
    """The name of this card also counts as containing `part`, a part of a Japanese name."""

    part: str


@dataclass(frozen=True, slots=True)
class Gains:
    """The card has one more ability."""

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
    | AppearsOnly
    | Unaffected
    | CannotIgnite
    | CannotDrawByAbility
    | StartupsCostMore
    | GainDamage
    | GainPlayerDamage
    | NoDamage
    | NoPlayerDamage
    | RemoveDestroyed
    | RaisedTimes
    | ChargeMore
    | HandMore
    | ChargeUnlimited
    | LeaveTo
    | EveryColor
    | AlsoColor
    | FreePlay
    | PayLess
    | PayInstead
    | CostsLess
    | PlayFrom
    | PlayRemoved
    | FreeStartups
    | AlsoNamed
    | Gains
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Always:
    """常在: applies as long as the card is in a zone of `valid_in` and all of `needs` hold.

    `stacks=False`: it does not stack with the ability of another card of the same name. `keyword`: the
    printed name of the ability, for which other cards ask.
    """

    do: Sequence[AlwaysWord]
    needs: Sequence[Condition] = ()
    valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE
    stacks: bool = True
    keyword: str = ""

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones where the ability is valid, as a tuple."""
        return self.valid_in if isinstance(self.valid_in, tuple) else (self.valid_in,)
