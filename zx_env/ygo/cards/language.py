"""The card language: a card's facts and effects as frozen dataclasses, each with one meaning.

    Card("Man-Eater Bug", 54652250, CardKind.FLIP_MONSTER, 2, Attribute.EARTH, Type.INSECT, 450, 600, (
        Trigger(Event.TURNED_UP, target=Who(Zone.MONSTER), do=(Do(Op.DESTROY, Target.CHOSEN),)),
    ))

Ruling YR2: the project contains no printed card text; the effect of a card is data. The enums are in
zx_env/ygo/terms.py.
See also: encoding as rows of the card table (encode.py), cards in words (sentences/) and checks of a card
(checks.py).
"""

from dataclasses import dataclass
from typing import TypeAlias

from zx_env.ygo.terms import (
    ANY_NUMBER,
    ANY_POINTS,
    Attribute,
    Battle,
    CardKind,
    Event,
    Face,
    Need,
    Op,
    Place,
    Scale,
    Side,
    Stand,
    Target,
    To,
    Type,
    Until,
    When,
    Zone,
)


@dataclass(frozen=True, slots=True)
class Who:
    """A selector: the cards that meet all of these conditions. An empty tuple is no condition."""

    zones: Zone | tuple[Zone, ...]
    """The zone of the card: MONSTER and BACK are the field."""
    side: Side = Side.ANY
    """The player who controls the card (off the field: owns it), seen from the controller of the effect."""
    kinds: tuple[CardKind, ...] = ()
    attributes: tuple[Attribute, ...] = ()
    not_attributes: tuple[Attribute, ...] = ()
    types: tuple[Type, ...] = ()
    name: str = ""
    level_high: int = ANY_NUMBER
    atk_high: int = ANY_POINTS
    """The highest printed ATK that matches."""
    face: Face = Face.ANY_FACE
    position: Battle = Battle.ANY_POSITION
    hero: bool = False
    """True: only an Elemental HERO matches."""
    not_this: bool = False
    """True: the card with the effect itself does not match."""


@dataclass(frozen=True, slots=True)
class Do:
    """One step of an effect, carried out when its link resolves."""

    op: Op
    """A step: a member of Op below terms.CONTINUOUS_FIRST."""
    target: Target = Target.NOTHING
    amount: int = 0
    """Points, cards or counters."""
    who: Who | None = None
    """Target.ALL: the cards it applies to. SUMMON without a target: the cards to choose one from."""
    scale: Scale = Scale.FIXED
    until: Until = Until.TURN_ENDS
    also_def: bool = False
    """BOOST: whether DEF gets the same amount as ATK."""
    side: Side = Side.ENEMY
    """DAMAGE, DAMAGE_OF_ATK: the player who takes the damage."""
    stand: Stand = Stand.EITHER
    """SUMMON: the position of the monster."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of an activation."""

    pay: int = 0
    """Life Points."""
    discards: int = 0
    """Cards to discard from the hand, not counting this one."""
    send_this: bool = False
    """Whether this card itself goes to the Graveyard, from hand or field."""
    discard_this: bool = False
    """Whether this card itself is discarded; unlike `send_this`, also while cards are banished instead."""
    send: Who | None = None
    """Another card of the hand that goes to the Graveyard with this card."""


FREE = Cost()


@dataclass(frozen=True, slots=True)
class Continuous:
    """An effect that applies as long as the card lies face-up on the field."""

    op: Op
    """A Continuous Effect: a member of Op from terms.CONTINUOUS_FIRST on."""
    amount: int = 0
    who: Who | None = None
    """BOOST_ALL, NEEDS_NO_OTHERS, CALCULATION_BOOST: the cards that the effect looks for or applies to."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """An effect that activates after an event of the card; Spell Speed 1 (EffectKind.TRIGGER)."""

    event: Event
    do: tuple[Do, ...]
    must: bool = True
    """True for a mandatory effect; otherwise its controller chooses whether to activate it."""
    target: Who | None = None
    that: Who | None = None
    """Event.CALCULATION: the monster that the card must battle."""


@dataclass(frozen=True, slots=True)
class Quick:
    """An effect of a monster, or of a face-up Continuous Trap, of Spell Speed 2 (EffectKind.QUICK)."""

    when: When
    do: tuple[Do, ...]
    place: Place = Place.FIELD
    """FIELD or FROM_HAND."""
    cost: Cost = FREE
    target: Who | None = None
    need: Need = Need.NO_NEED
    need_amount: int = 0
    to: To = To.NOTHING
    """The kind of link it must answer; `when` is then ANSWER."""
    side: Side = Side.ANY
    """The player whose link it must answer."""


@dataclass(frozen=True, slots=True)
class Ignition:
    """An effect of a monster on the field in the own Main Phase, Spell Speed 1 (EffectKind.IGNITION)."""

    do: tuple[Do, ...]
    cost: Cost = FREE
    target: Who | None = None
    need: Need = Need.NO_NEED


@dataclass(frozen=True, slots=True)
class Activate:
    """The activation of a Spell or Trap Card (EffectKind.CARD).

    Its Spell Speed follows from the kind of the card: Field Spell 1, Counter Trap 3, all others 2.
    """

    when: When
    do: tuple[Do, ...]
    cost: Cost = FREE
    target: Who | None = None
    need: Need = Need.NO_NEED
    need_amount: int = 0
    to: To = To.NOTHING
    """The kind of link it must answer. `when` is ANSWER if it may do so at any time (Shift: ANY)."""
    side: Side = Side.ANY
    """The player whose link it must answer."""


Effect: TypeAlias = Continuous | Trigger | Quick | Ignition | Activate


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its facts, and its effects in the order in which they are encoded."""

    name: str
    passcode: int
    """The eight digits in its lower left corner."""
    kind: CardKind
    level: int = 0
    """The Level of a monster. Spells and Traps keep the defaults of this and the next four fields."""
    attribute: Attribute = Attribute.NO_ATTRIBUTE
    type: Type = Type.NO_TYPE
    atk: int = 0
    defense: int = 0
    effects: tuple[Effect, ...] = ()
    hero: bool = False
    """Whether the card is an Elemental HERO."""
    in_decks: bool = True
    """False for cards that need an Extra Deck: they occur only in positions."""
