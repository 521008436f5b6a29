"""The card language: sequences, conditional, optional and delayed effects, and costs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.amounts import Amount
from zx_env.zx.cards.language.card_effects import CardEffect, Destroy, Move, Sleep
from zx_env.zx.cards.language.conditions import Condition
from zx_env.zx.cards.language.player_effects import FromDeck, Pay, PlayerEffect, SpendCounters
from zx_env.zx.cards.language.which import IT, Among, It, This
from zx_env.zx.terms import Rest, Side, Zone


@dataclass(frozen=True, slots=True)
class Look:
    """The controller looks at the top cards of a deck, or at a whole Life; `shown` to both players.

    `do` may choose among them by `looked(...)`; the others go where `rest` says. `up_to`: the controller may
    stop early (CR 304.4). A counted number is 12 at most. To search a whole deck, use
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
    """Tested when the effect is carried out (ruling Z39): `do` if all of `needs` hold, else `otherwise`."""

    needs: Sequence[Condition]
    do: Sequence["Effect"]
    otherwise: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class IfPicked:
    """If at least that many of the cards of the previous choice are such cards, wherever they are now.

    `kept`: of the cards of the choice with `keep`, for example one that paid the cost.
    """

    number: int
    do: Sequence["Effect"]
    among: Among | None = None
    otherwise: Sequence["Effect"] = ()
    kept: bool = False


@dataclass(frozen=True, slots=True)
class IfDone:
    """If the word before did something (for example destroyed) to at least that many cards."""

    number: int
    do: Sequence["Effect"]
    otherwise: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class OneOf:
    """The controller chooses one of the modes, or that many different ones in any order."""

    modes: Sequence[Sequence["Effect"]]
    number: int = 1


@dataclass(frozen=True, slots=True)
class AtEndOfTurn:
    """Done at the end of the turn (CR 507.3); IT is then the card of `to`, if it has not left its Square."""

    do: Sequence["Effect"]
    to: This | It | None = IT


@dataclass(frozen=True, slots=True)
class WhenDestroyed:
    """Done when a Z/X is destroyed by the damage that the effect dealt to it just before."""

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
    | AtEndOfTurn
    | WhenDestroyed
)
Cost: TypeAlias = Pay | Sleep | Move | Destroy | FromDeck | SpendCounters
