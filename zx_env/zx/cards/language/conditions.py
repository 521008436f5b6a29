"""The card language: conditions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.amounts import Bound, CostOf, Per, PowerOf
from zx_env.zx.cards.language.which import EVERYWHERE, Among, Counted, Japanese, card
from zx_env.zx.cards.names import CounterName, PlayerName, TribeName
from zx_env.zx.terms import CardType, Icon, Occurrence, Phase, Side, State, Trait, Way, Zone

Measured: TypeAlias = Counted | CostOf | PowerOf | Per


@dataclass(frozen=True, slots=True)
class AtLeast:
    """There are at least `number` such cards, or what `among` counts or adds up is at least `number`."""

    number: Bound
    among: Measured


@dataclass(frozen=True, slots=True)
class AtMost:
    """There are at most `number` such cards, or what `among` counts or adds up is at most `number`."""

    number: Bound
    among: Measured


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is the turn of the controller, or of its opponent."""

    side: Side


@dataclass(frozen=True, slots=True)
class NoResourcePut:
    """The player put no card of the hand into Resource in the latest Resource Phase of a turn of its own.

    Before the player's first Resource Phase it does not hold (ruling H248).
    """

    side: Side = Side.ENEMY


@dataclass(frozen=True, slots=True)
class TurnNumber:
    """It is the `number`-th turn of the player who had the first turn of the game (ruling H146).

    With `second`, of the other player.
    """

    number: int
    second: bool = False


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """The controller, or its opponent, had the first turn of the game (ruling H244)."""

    side: Side


@dataclass(frozen=True, slots=True)
class PlayerNamed:
    """The name of the controller's Player card contains the key, or one of the keys (ruling Z43)."""

    key: PlayerName | tuple[PlayerName, ...]

    @property
    def keys(self) -> tuple[PlayerName, ...]:
        """The keys as a tuple."""
        return self.key if isinstance(self.key, tuple) else (self.key,)


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A Player card or Player Extra of this name is face up on the own Player Square (ruling H114)."""

    named: str | Japanese


@dataclass(frozen=True, slots=True)
class SlainBy:
    """An own Z/X destroyed an enemy Z/X by attacking this turn.

    `tribe`: it is of that tribe. `name_contains`: its Japanese name contains that part, or one of these.
    """

    tribe: TribeName | None = None
    name_contains: str | tuple[str, ...] | None = None

    @property
    def cause(self) -> "Happened | None":
        """The question who destroyed an enemy Z/X, which is the same; None without a name (ruling H200)."""
        if self.name_contains is None:
            return None
        slayer = card(
            Side.OWN, EVERYWHERE, kind=CardType.ZX, tribe=self.tribe, name_contains=self.name_contains
        )
        return Happened(Occurrence.DESTROYS_IN_BATTLE, Side.ENEMY, slayer)


@dataclass(frozen=True, slots=True)
class Level:
    """CR 810 (Lv): at least `number` cards of the tribe (or of the tribes) are face up in the own Dynamis."""

    tribe: TribeName | tuple[TribeName, ...]
    number: int

    @property
    def among(self) -> Among:
        """The cards that are counted."""
        return card(Side.OWN, Zone.DYNAMIS, tribe=self.tribe, state=State.FACE_UP)


@dataclass(frozen=True, slots=True)
class ZeroOptima:
    """CR 1108: at least `number` cards with the Ignition icon are in the own Resource."""

    number: int

    @property
    def among(self) -> Among:
        """The cards that are counted."""
        return card(Side.OWN, Zone.RESOURCE, icons=(Icon.IGNITION,))


@dataclass(frozen=True, slots=True)
class Different:
    """The described cards have at least `number` different tribes, colors, Costs or names."""

    number: int
    trait: Trait
    among: Among


@dataclass(frozen=True, slots=True)
class Happened:
    """The occurrence `what` happened this turn, to a card of `side` or to that player.

    `by_ability`: by an ability of any card, or of a card that the description fits (rulings H132, H200):
    zx(...) describes Z/X on Squares, card(side, EVERYWHERE, ...) cards wherever they are. `origin`, with
    `by_ability`: the card came from that zone.
    """

    what: Occurrence
    side: Side = Side.ANY
    by_ability: bool | Among = False
    origin: Zone | None = None


@dataclass(frozen=True, slots=True)
class InPhase:
    """It is that phase, of either player's turn."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class PlayedRegularly:
    """This Event is being played by the rules, not by an ability (通常プレイ). `origin`: from that zone."""

    origin: Zone | None = None


@dataclass(frozen=True, slots=True)
class CameBy:
    """In an `If`: the card whose appearance triggered this ability appeared in all these ways.

    In the `needs` of an Always ability: this card appeared in all these ways and has been on Squares since.
    """

    way: Way | tuple[Way, ...]

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways as a tuple."""
        return self.way if isinstance(self.way, tuple) else (self.way,)


@dataclass(frozen=True, slots=True)
class NthTime:
    """This ability, of Limit.COUNTED, is carried out for the `number`-th time this turn (ruling H58)."""

    number: int


@dataclass(frozen=True, slots=True)
class DiscardedTo:
    """The opponent discarded a card this turn because of an ability of an own card of the tribe."""

    tribe: TribeName


@dataclass(frozen=True, slots=True)
class HasCounters:
    """The controller has at least `number` counters of `kind`."""

    kind: CounterName
    number: int


@dataclass(frozen=True, slots=True)
class AnyOf:
    """At least one of the conditions holds."""

    needs: "Sequence[Condition]"


Condition: TypeAlias = (
    DiscardedTo
    | HasCounters
    | NthTime
    | PlayedRegularly
    | InPhase
    | AnyOf
    | CameBy
    | Different
    | Happened
    | AtLeast
    | AtMost
    | TurnOf
    | NoResourcePut
    | TurnNumber
    | FirstPlayer
    | PlayerNamed
    | PlayerCard
    | SlainBy
    | Level
    | ZeroOptima
)
