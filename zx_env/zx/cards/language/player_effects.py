"""The card language: effects on players, decks and Squares that choose no card."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from zx_env.zx.cards.language.always import (
    Cannot,
    CannotDrawByAbility,
    CannotIgnite,
    ChargeMore,
    ChargeUnlimited,
    GainCost,
    GainDamage,
    GainIcon,
    GainPlayerDamage,
    GainPower,
    GainRange,
    LeaveTo,
    LoseIcon,
    NoDamage,
    NoPlayerDamage,
    StartupsCostMore,
    Unaffected,
)
from zx_env.zx.cards.language.amounts import Amount, Per, PerDone
from zx_env.zx.cards.language.which import Among, Japanese, Squares
from zx_env.zx.cards.names import CounterName, PlayerName
from zx_env.zx.terms import Color, Side, State, Trait, Until, Zone

if TYPE_CHECKING:
    from zx_env.zx.cards.language.abilities import Startup
    from zx_env.zx.cards.language.always import Always
    from zx_env.zx.cards.language.automatic import Automatic


@dataclass(frozen=True, slots=True)
class DamagePlayer:
    """CR 1001.2: deal damage to a player."""

    side: Side
    amount: int


@dataclass(frozen=True, slots=True)
class Draw:
    """CR 1004: a player draws cards."""

    number: Amount
    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class FromDeck:
    """Put cards from the top of a deck into a zone of the deck's owner, one at a time (CR 304.3).

    `to=Zone.FORCE` puts them under this card, a Z/X on a Square (ruling H232).
    `them`: IT (THEM) and `picked(...)` refer to these cards afterwards, which both players can follow (H136).
    """

    number: Amount
    to: Zone
    state: State = State.REBOOT
    side: Side = Side.OWN
    them: bool = False


@dataclass(frozen=True, slots=True)
class Shuffle:
    """CR 1003: shuffle a deck."""

    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class Ignite:
    """Reveal the top card of the own deck, which may then be played (CR 505.3a), `number` times."""

    number: int


@dataclass(frozen=True, slots=True)
class Pay:
    """Sleep own Resources, at least one of them of the color (COLORLESS: any color). Can also be a cost."""

    color: Color
    number: int


@dataclass(frozen=True, slots=True)
class MakeToken:
    """2017 manual, Tokens: `number` Tokens appear, each on a different Square without a Z/X."""

    named: str
    on: Squares
    number: int | Per | PerDone = 1
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class PutLink:
    """Put a Link on a Square, occupied or not (ruling H43)."""

    named: str
    on: Squares
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class UseUp:
    """This Automatic or startup ability cannot be used again this turn.

    The `limit` of the ability must be USED_UP or USED_UP_BY_NAME.
    """


@dataclass(frozen=True, slots=True)
class GainStartup:
    """This card gains one startup ability of IT, chosen among the first four, until the end of the turn."""


@dataclass(frozen=True, slots=True)
class GainCounters:
    """CR 202.2a: the controller gets `number` counters of `kind`."""

    kind: CounterName
    number: int


@dataclass(frozen=True, slots=True)
class SpendCounters:
    """CR 202.2a: the controller spends `number` counters of `kind`, all or none. Can also be a cost."""

    kind: CounterName
    number: int


@dataclass(frozen=True, slots=True)
class CannotPlay:
    """These cards of the hand, the Dynamis, the deck (by Ignition) or Life cannot be played until `until`."""

    cards: Among
    until: Until = Until.TURN_ENDS


@dataclass(frozen=True, slots=True)
class NextCostsLess:
    """The next of `cards` that the controller plays from the hand this turn costs less, but at least 1."""

    amount: int
    cards: Among


LastingWord: TypeAlias = (
    LeaveTo
    | GainCost
    | GainPower
    | GainRange
    | GainDamage
    | GainPlayerDamage
    | GainIcon
    | LoseIcon
    | Cannot
    | NoDamage
    | Unaffected
    | NoPlayerDamage
    | ChargeMore
    | ChargeUnlimited
    | CannotIgnite
    | CannotDrawByAbility
    | StartupsCostMore
)


@dataclass(frozen=True, slots=True)
class Lasts:
    """For a while it holds what the word of an Always ability says, also of cards that come later.

    Of Z/X that are destroyed (ruling H131), of the Cost of cards in a hand (ruling H141), or of cards and
    players in any other way (ruling H147).
    """

    word: LastingWord
    until: Until = Until.TURN_ENDS


@dataclass(frozen=True, slots=True)
class CannotDraw:
    """The player draws no cards until `until`."""

    side: Side = Side.OWN
    until: Until = Until.TURN_ENDS


@dataclass(frozen=True, slots=True)
class Overboost:
    """IGOBする (CR 1014): the own Player becomes a Z/X Overboost, described by its name, on a Square."""

    into: Among


@dataclass(frozen=True, slots=True)
class NamePlayer:
    """The name of the own Player card also contains `keys` for the rest of the game (ruling H62)."""

    keys: tuple[PlayerName, ...]


@dataclass(frozen=True, slots=True)
class GrantPlayer:
    """A Player card has one more ability, for the rest of the game (ruling H64) or until `until`."""

    ability: "Automatic | Startup | Always"
    side: Side = Side.OWN
    until: Until = Until.GAME_ENDS


@dataclass(frozen=True, slots=True)
class TurnExtra:
    """CR 1023: the own Player Extra `named` under the Player card `under` is turned face up onto it.

    Without `under` it is turned up onto the own Player card, whatever its name is.
    """

    named: str | Japanese
    under: str | Japanese | None = None


@dataclass(frozen=True, slots=True)
class CannotReboot:
    """Cards in the Resource of the player cannot be rebooted until the end of the turn."""

    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class CannotFillResource:
    """The player's own abilities put no cards into that player's Resource until the end of the turn."""

    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class CannotOverboost:
    """The own Player cannot become a Z/X Overboost until the end of the turn."""


@dataclass(frozen=True, slots=True)
class Name:
    """The controller names a tribe, a color or a Cost: Trait.TRIBE, COLOR or COST (ruling H217).

    OF_NAMED_TRIBE and the like then ask for it. A tribe or a Cost is that of a card of `of`, by default a Z/X
    on a Square, or of none of them.
    """

    trait: Trait
    of: Among | None = None


@dataclass(frozen=True, slots=True)
class WinGame:
    """The player wins the game at once (ruling H213); with Side.ENEMY the opponent does."""

    side: Side = Side.OWN


PlayerEffect: TypeAlias = (
    DamagePlayer
    | Draw
    | FromDeck
    | Shuffle
    | Ignite
    | Pay
    | MakeToken
    | PutLink
    | UseUp
    | GainStartup
    | GainCounters
    | Overboost
    | NamePlayer
    | GrantPlayer
    | TurnExtra
    | CannotReboot
    | CannotFillResource
    | CannotOverboost
    | SpendCounters
    | CannotPlay
    | NextCostsLess
    | Lasts
    | CannotDraw
    | WinGame
    | Name
)
