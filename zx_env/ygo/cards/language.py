"""The card language: what a card is and does, as frozen dataclasses that mean one thing each.

    Card("Man-Eater Bug", 54652250, CardKind.FLIP_MONSTER, 2, Attribute.EARTH, Type.INSECT, 450, 600, (
        Trigger(Event.TURNED_UP, target=Who(Zone.MONSTER), do=(Do(Op.DESTROY, Target.CHOSEN),)),
    ))

Ruling YR2: no text of a card is in the project, its effect is data. Words are those of zx_env/ygo/terms.py.
Not here: how it becomes rows of the card table (encode.py), how it is read aloud, and whether a card makes
sense.
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
    """Which cards are meant: those of which all of this is so. An empty tuple asks nothing."""

    zones: Zone | tuple[Zone, ...]
    """Where it lies: MONSTER and BACK are the field."""
    side: Side = Side.ANY
    """Whose it is, seen from the controller of the effect: who controls it, or owns it off the field."""
    kinds: tuple[CardKind, ...] = ()
    attributes: tuple[Attribute, ...] = ()
    not_attributes: tuple[Attribute, ...] = ()
    types: tuple[Type, ...] = ()
    name: str = ""
    level_high: int = ANY_NUMBER
    atk_high: int = ANY_POINTS
    """Printed."""
    face: Face = Face.ANY_FACE
    position: Battle = Battle.ANY_POSITION
    hero: bool = False
    """Only an Elemental HERO."""
    not_this: bool = False
    """Not the card itself."""


@dataclass(frozen=True, slots=True)
class Do:
    """One step of an effect, carried out when its link resolves."""

    op: Op
    """Below terms.CONTINUOUS_FIRST."""
    target: Target = Target.NOTHING
    amount: int = 0
    """Points, cards or counters."""
    who: Who | None = None
    """Of Target.ALL, and of a SUMMON without a target: among which cards its player chooses one."""
    scale: Scale = Scale.FIXED
    until: Until = Until.TURN_ENDS
    also_def: bool = False
    """BOOST: DEF, too."""
    side: Side = Side.ENEMY
    """DAMAGE, DAMAGE_OF_ATK: whom it hits."""
    stand: Stand = Stand.EITHER
    """SUMMON."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What an activation costs."""

    pay: int = 0
    """Life Points."""
    discards: int = 0
    """Cards from the hand, another than this."""
    send_this: bool = False
    """This card itself goes to the Graveyard, from hand or field."""
    send: Who | None = None
    """Another card of the hand goes there with it."""


FREE = Cost()


@dataclass(frozen=True, slots=True)
class Continuous:
    """It applies as long as the card lies face-up on the field."""

    op: Op
    """From terms.CONTINUOUS_FIRST on."""
    amount: int = 0
    who: Who | None = None
    """Whom it is about: of BOOST_ALL, NEEDS_NO_OTHERS, CALCULATION_BOOST."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """It activates when something has happened to the card; Spell Speed 1 (EffectKind.TRIGGER)."""

    event: Event
    do: tuple[Do, ...]
    must: bool = True
    """Mandatory; otherwise its controller is asked."""
    target: Who | None = None
    that: Who | None = None
    """Of CALCULATION: which monster it battles."""


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
    """Which link it must answer; `when` is then ANSWER."""
    side: Side = Side.ANY
    """Whose link."""


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
    """Which link it must answer. `when` is ANSWER if it may in any window, else as usual (Shift: ANY)."""
    side: Side = Side.ANY
    """Whose link."""


Effect: TypeAlias = Continuous | Trigger | Quick | Ignition | Activate


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its facts, and its effects in the order in which they are encoded."""

    name: str
    passcode: int
    """The eight digits in its lower left corner."""
    kind: CardKind
    level: int = 0
    """0 for Spells and Traps, likewise the next four."""
    attribute: Attribute = Attribute.NO_ATTRIBUTE
    type: Type = Type.NO_TYPE
    atk: int = 0
    defense: int = 0
    effects: tuple[Effect, ...] = ()
    hero: bool = False
    """An Elemental HERO."""
    in_decks: bool = True
    """False for cards that need an Extra Deck: they stand in positions only."""
