"""The language: effects one after the other, under conditions, by choice and later; and costs."""

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

    `do` may choose among them by `looked(...)`; then the `rest` goes where it says. `up_to`: the controller
    stops where it likes (CR 304.4). A number that is counted is 12 at most; a whole deck is searched by
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
    """Asked when the effect is carried out (ruling Z39); all of `needs` must hold, or `otherwise`."""

    needs: Sequence[Condition]
    do: Sequence["Effect"]
    otherwise: Sequence["Effect"] = ()


@dataclass(frozen=True, slots=True)
class IfPicked:
    """If that many of the cards that the choice before picked are such cards, wherever they are now.

    `kept`: of those that the choice with `keep` picked, such as one that paid the cost.
    """

    number: int
    do: Sequence["Effect"]
    among: Among | None = None
    otherwise: Sequence["Effect"] = ()
    kept: bool = False


@dataclass(frozen=True, slots=True)
class IfDone:
    """If the word before did something to that many cards or more, such as destroyed them."""

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
    """Done at the end of the turn (CR 507.3) to the card that IT is then, if it has not left its Square."""

    do: Sequence["Effect"]
    to: This | It | None = IT


@dataclass(frozen=True, slots=True)
class WhenDestroyed:
    """Done when a Z/X that was dealt damage just before is destroyed by it."""

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
