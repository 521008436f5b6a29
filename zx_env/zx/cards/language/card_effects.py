"""The card language: effects on cards. Each word is a function of the rules with parameters."""

from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.always import Cannot, GainColor, GainCost, GainRange, Gains, PowerIs, Unaffected
from zx_env.zx.cards.language.amounts import Amount
from zx_env.zx.cards.language.which import (
    THIS,
    Among,
    Choice,
    It,
    Japanese,
    Squares,
    That,
    This,
    What,
    card,
    choose,
)
from zx_env.zx.cards.names import TribeName
from zx_env.zx.terms import Side, State, Until, Way, Zone


@dataclass(frozen=True, slots=True)
class Damage:
    """CR 1001.1: deal damage to Z/X."""

    amount: Amount
    to: What


@dataclass(frozen=True, slots=True)
class Divide:
    """Deal damage that the controller divides among the chosen Z/X, in units (ruling Z19)."""

    amount: Amount
    to: Choice
    unit: int = 500


@dataclass(frozen=True, slots=True)
class Destroy:
    """CR 1007: destroy Z/X. Can also be a cost."""

    what: What


@dataclass(frozen=True, slots=True)
class Move:
    """Put cards into a zone of their owners, other than a Square. Can also be a cost.

    A card goes on top of a deck, to the `bottom`, or to the `place`-th position from the top. `shuffled`: it
    goes on top, then the deck is shuffled. `shown`: both players see the cards. `ordered`: the controller
    decides the order in which `each(...)` of the cards comes into the deck (ruling H142).
    """

    what: What
    to: Zone
    state: State = State.REBOOT
    bottom: bool = False
    place: int = 1
    shuffled: bool = False
    shown: bool = False
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Put:
    """Put cards on Squares, one by one: a card that is on a Square moves, any other appears (CR 1006).

    `empty`: only Squares without a Z/X. `adjacent`: next to the Square that the card leaves. `near`: next to
    the given card, or to a Z/X that fits. `was`: the Square where the given card was last. `by`: the player
    who chooses the Square. `way`: BY_ASSAULT or BY_CINEMA if the card also appears in this way, besides
    BY_ABILITY.
    """

    what: What
    on: Squares
    empty: bool = False
    adjacent: bool = False
    not_other_player_square: bool = False
    state: State = State.REBOOT
    near: This | That | It | Among | None = None
    was: This | That | It | None = None
    by: Side = Side.OWN
    way: Way | None = None


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose cards and do nothing to them yet; IT in later words refers to these cards."""

    what: Choice


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange the Squares of two Z/X: two chosen by `what`, or one by `what` and one by `other` (KEPT)."""

    what: Choice
    other: Choice | None = None


@dataclass(frozen=True, slots=True)
class Sleep:
    """Put cards into Sleep State (CR 302.2). Can also be a cost."""

    what: What


@dataclass(frozen=True, slots=True)
class Reboot:
    """Put cards into Reboot State (CR 302.2)."""

    what: What


@dataclass(frozen=True, slots=True)
class Power:
    """Give Z/X more or less Power until the end of the turn, of the battle, or of a next turn."""

    amount: Amount
    to: What
    until: Until = Until.TURN_ENDS


@dataclass(frozen=True, slots=True)
class Show:
    """Show cards to both players; they stay where they are."""

    what: What


@dataclass(frozen=True, slots=True)
class PlayFree:
    """CR 803: play a card without paying (rulings H105 and H207).

    `regular`: it counts as a play by the rules, not by an ability. `to=Zone.REMOVED`: an Event is removed
    from the game after it has resolved, instead of put into Trash (ruling H193).
    """

    what: What
    regular: bool = False
    to: Zone = Zone.TRASH


@dataclass(frozen=True, slots=True)
class PlayEvent:
    """CR 804.2: play an Event and pay its Cost; after it has resolved, it goes to the zone `to`."""

    what: Choice
    to: Zone = Zone.TRASH


@dataclass(frozen=True, slots=True)
class FaceUp:
    """Turn 1 face-down card in the own Dynamis face up (CR 313), of the tribe, of a tribe or of the name."""

    tribe: TribeName | tuple[TribeName, ...] | None = None
    named: str | Japanese | None = None

    @property
    def what(self) -> Choice:
        """The choice of the card."""
        among = card(Side.OWN, Zone.DYNAMIS, tribe=self.tribe, named=self.named, state=State.FACE_DOWN)
        return choose(1, among)


@dataclass(frozen=True, slots=True)
class FaceDown:
    """Turn cards that lie face up in the own Dynamis face down (ruling H183). Can also be a cost."""

    what: Choice


@dataclass(frozen=True, slots=True)
class AsForce:
    """CR 1009: put a card face up under a Z/X as Force: under this card, or under the Z/X `under`."""

    what: What
    under: What = THIS


@dataclass(frozen=True, slots=True)
class Break:
    """An own Z/X becomes face-down Force of the Z/X `into` of the own hand, which appears on its Square.

    Later words say IT for the Z/X that appears (ruling H245).
    """

    what: Choice
    into: Choice


@dataclass(frozen=True, slots=True)
class Redirect:
    """The next damage that would be dealt to an own Z/X this turn is dealt to another Z/X of `to` instead.

    The controller chooses it when the damage would be dealt (ruling H135).
    """

    what: Choice | This
    to: Among


@dataclass(frozen=True, slots=True)
class Grant:
    """Give Z/X on Squares the property `gains`, until the time that `until` names (ruling H145).

    GainCost, less, also to chosen cards of the own hand, which both players see then (ruling H216).
    """

    what: What
    gains: GainRange | GainColor | GainCost | Cannot | Gains | PowerIs | Unaffected
    until: Until = Until.TURN_ENDS


@dataclass(frozen=True, slots=True)
class GainShields:
    """Z/X on Squares gain `number` Shields each: each Shield is lost instead of being dealt damage once."""

    what: What
    number: int = 1


@dataclass(frozen=True, slots=True)
class SpendShield:
    """Each of the cards, which have a Shield, loses one. Can also be a cost."""

    what: What


CardEffect: TypeAlias = (
    Damage
    | Divide
    | Destroy
    | Move
    | Put
    | Pick
    | Swap
    | Sleep
    | Reboot
    | Power
    | Show
    | PlayFree
    | PlayEvent
    | FaceUp
    | FaceDown
    | AsForce
    | Break
    | Grant
    | Redirect
    | GainShields
    | SpendShield
)
