"""The language: what effects do, and costs. Each word is a function of the rules with parameters."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.always import (
    AlsoNamed,
    Cannot,
    ChargeMore,
    ChargeUnlimited,
    EveryColor,
    FreePlay,
    FreeStartups,
    GainColor,
    GainCost,
    GainDamage,
    GainIcon,
    GainPower,
    GainRange,
    LeaveTo,
    LoseIcon,
    NoDamage,
    NoPlayerDamage,
    PayLess,
    PlayRemoved,
    RemoveDestroyed,
)
from zx_env.zx.cards.language.conditions import (
    Condition,
)
from zx_env.zx.cards.language.which import (
    IT,
    THIS,
    Among,
    Amount,
    Choice,
    Each,
    It,
    Squares,
    That,
    This,
    What,
    card,
    choose,
)
from zx_env.zx.cards.names import PlayerKey, Tribe
from zx_env.zx.terms import (
    AbilityKind,
    Color,
    CounterKind,
    Limit,
    Occurrence,
    Phase,
    Rest,
    Role,
    Side,
    State,
    Until,
    Way,
    Zone,
)

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

    `adjacent` to where it stands; `near` a card; where a card `was` last; `by` whom the Square is chosen;
    the `way` in which it appears, besides by an ability.
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
    way: Way | None = None


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose, and do nothing yet: IT means what was chosen."""

    what: Choice


@dataclass(frozen=True, slots=True)
class Swap:
    """Two Z/X change Squares: two of one choice, or one of this and one of the `other`, which KEPT means."""

    what: Choice
    other: Choice | None = None


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

    `do` may choose among them by `looked(...)`; then the `rest` goes where it says. `up_to`: the controller
    stops where it likes (CR 304.4).
    """

    number: Amount
    do: Sequence["Effect"] = ()
    rest: Rest = Rest.SHUFFLED
    side: Side = Side.OWN
    shown: bool = False
    zone: Zone = Zone.DECK
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Ignite:
    """Reveal the top card of the own deck and maybe play it, as CR 505.3a says; that many times."""

    number: int


@dataclass(frozen=True, slots=True)
class PlayFree:
    """CR 803: play without paying; `regular`: it counts as an ordinary play, not as one by an ability."""

    what: What
    regular: bool = False


@dataclass(frozen=True, slots=True)
class PlayEvent:
    """CR 804.2: play an Event and pay its Cost; once it has resolved it goes `to` that zone, not to Trash."""

    what: Choice
    to: Zone = Zone.TRASH


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
    """CR 1009: put a card face up under a Z/X as Force: under this one, that one, or one that is chosen."""

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
class PutLink:
    """A Link is put on a Square, whatever is there (ruling H43)."""

    named: str
    on: Squares
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class UseUp:
    """This Automatic ability cannot be used again this turn; its limit is USED_UP."""


@dataclass(frozen=True, slots=True)
class GainCounters:
    """CR 202.2a: the controller gets so many counters of that kind."""

    kind: CounterKind
    number: int


@dataclass(frozen=True, slots=True)
class Overboost:
    """IGOBする (CR 1014): the own Player becomes a Z/X Overboost with that in its name, on a Square."""

    into: Among


@dataclass(frozen=True, slots=True)
class NamePlayer:
    """The name of the own Player card contains these keys, too, for the rest of the game (ruling H62)."""

    keys: tuple[PlayerKey, ...]


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


@dataclass(frozen=True, slots=True)
class Gains:
    """It has one more ability."""

    ability: "Automatic | Startup | Always"
    to: This | Each = THIS


@dataclass(frozen=True, slots=True)
class Grant:
    """Z/X on Squares have it until then."""

    what: What
    gains: GainRange | GainColor | Cannot | Gains
    until: Until = Until.TURN_ENDS


@dataclass(frozen=True, slots=True)
class GrantPlayer:
    """A Player card has one more ability for the rest of the game (ruling H64)."""

    ability: "Automatic"
    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class CannotReboot:
    """Cards in the Resource of the player cannot be rebooted until the end of the turn."""

    side: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class CannotFillResource:
    """The player's own abilities put no cards into that player's Resource until the end of the turn."""

    side: Side = Side.OWN


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
    | Grant
    | GrantPlayer
    | CannotReboot
    | CannotFillResource
    | Draw
    | FromDeck
    | Shuffle
    | PlayFree
    | PlayEvent
    | Swap
    | Pick
    | Show
    | Look
    | Ignite
    | Pay
    | FaceUp
    | AsForce
    | MakeToken
    | GainCounters
    | PutLink
    | UseUp
    | Overboost
    | NamePlayer
    | Then
    | May
    | If
    | IfPicked
    | OneOf
    | AtEndOfTurn
    | WhenDestroyed
)
Cost: TypeAlias = Pay | Sleep | Move | Destroy


# -- what waits for an occurrence, printed or gained ----------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Automatic:
    """自動 (CR 808): waits for an occurrence of this card, or `of` other cards, which That(...) then means.

    `side` where it is a player's or a turn's; `that` narrows the second card of a battle; `by` whose card
    did it, by an ability (of which `by_kind`) or in battle, `by_ability` of which card; `origin`: the zone
    it comes from.
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
    by_kind: AbilityKind | None = None
    by_ability: Among | None = None
    damage_at_least: int = 0
    origin: Zone | None = None
    way: Way | tuple[Way, ...] | None = None
    limit: Limit = Limit.UNLIMITED

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
    valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Where it may be used, also if that is one zone."""
        return self.valid_in if isinstance(self.valid_in, tuple) else (self.valid_in,)


# -- what Always abilities do ---------------------------------------------------------------------------


AlwaysWord: TypeAlias = (
    GainPower
    | GainRange
    | GainCost
    | GainIcon
    | LoseIcon
    | Cannot
    | GainDamage
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
