"""The card language: sequences, conditional, optional and delayed effects, and costs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.amounts import Amount
from zx_env.zx.cards.language.card_effects import CardEffect, Destroy, FaceDown, Move, Sleep, SpendShield
from zx_env.zx.cards.language.conditions import Condition
from zx_env.zx.cards.language.player_effects import FromDeck, Pay, PlayerEffect, SpendCounters
from zx_env.zx.cards.language.which import IT, Among, It, This
from zx_env.zx.terms import Phase, Rest, Side, Zone


@dataclass(frozen=True, slots=True)
class Look:
    """The controller looks at the top cards of a deck, or at a whole Life.

    `do` may choose among these cards by `looked(...)`, in a Life by card(Side.OWN, Zone.LIFE). `rest`
    determines where the other cards go. `shown`: both players see the cards. `up_to`: the controller may stop
    early (CR 304.4). If `number` is counted, at most 12 cards are looked at. To search a whole deck, use
    choose(..., card(Side.OWN, Zone.DECK, ...)) and Shuffle().
    """

    number: Amount
    do: Sequence["Effect"] = ()
    rest: Rest = Rest.SHUFFLED
    side: Side = Side.OWN
    shown: bool = False
    zone: Zone = Zone.DECK
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Then:
    """Carry out `do`, then `then` if `do` was done completely (ruling Z19), else `otherwise`."""

    do: "Effect"
    then: Sequence["Effect"]
    otherwise: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class May:
    """A player may do `do`; if it was done completely (ruling Z19), `then` follows, else `otherwise`."""

    do: "Effect"
    then: Sequence["Effect"] = ()
    otherwise: Sequence["Effect"] = ()
    by: Side = Side.OWN


@dataclass(frozen=True, slots=True)
class If:
    """Carry out `do` if all of `needs` hold at that moment of the effect (ruling Z39), else `otherwise`."""

    needs: Sequence[Condition]
    do: Sequence["Effect"]
    otherwise: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class IfPicked:
    """Carry out `do` if at least `number` cards of the previous choice fit `among`, wherever they are now.

    Its zone and Squares are ignored; a side other than Side.ANY asks whose cards they are.
    `kept`: test the cards of the choice with `keep` instead, for example a card that paid the cost.
    """

    number: int
    do: Sequence["Effect"]
    among: Among | None = None
    otherwise: Sequence["Effect"] = ()
    kept: bool = False


@dataclass(frozen=True, slots=True)
class IfDone:
    """Carry out `do` if the previous effect was done to (for example destroyed) at least `number` cards."""

    number: int
    do: Sequence["Effect"]
    otherwise: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class OneOf:
    """The controller chooses one of the modes, or `number` different modes in any order."""

    modes: Sequence[Sequence["Effect"]]
    number: int = 1


@dataclass(frozen=True, slots=True)
class Repeat:
    """Carry out `do` `number` times, one after the other; a number is counted before (ruling H194)."""

    number: Amount
    do: Sequence["Effect"]


@dataclass(frozen=True, slots=True)
class AtEndOfTurn:
    """Carry out `do` at the end of the turn (CR 507.3).

    The card to which `do` does something, IT or THIS, must not have left its Square by then. A card on no
    Square is remembered in Resource, Charge, Trash or the Remove Zone, if it is in that zone for certain.
    `to` may say which card that is, None for no card; left out, `do` decides.
    """

    do: Sequence["Effect"]
    to: This | It | None = IT


@dataclass(frozen=True, slots=True)
class InNextTurn:
    """Carry out `do` in the next own turn, or in the opponent's, by `side` (ruling H148).

    It is done when `phase` of that turn starts, or, left out, at the end of the turn. `to`: as in
    AtEndOfTurn.
    """

    do: Sequence["Effect"]
    side: Side = Side.OWN
    phase: Phase | None = None
    to: This | It | None = IT


@dataclass(frozen=True, slots=True)
class WhenDestroyed:
    """Carry out `do` when a Z/X is destroyed by the damage that the effect dealt to it just before."""

    do: Sequence["Effect"]


Effect: TypeAlias = (
    CardEffect
    | PlayerEffect
    | Look
    | Then
    | May
    | If
    | IfPicked
    | IfDone
    | OneOf
    | Repeat
    | AtEndOfTurn
    | InNextTurn
    | WhenDestroyed
)
Cost: TypeAlias = Pay | Sleep | Move | Destroy | FromDeck | SpendCounters | SpendShield | FaceDown
