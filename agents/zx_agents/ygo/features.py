"""Observations of the Yu-Gi-Oh! Battle Phase by name: monsters, cards and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from numpy.typing import NDArray

from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.decision.actions import BLOCKS, FIRST
from zx_env.ygo.decision.observation import BackFact, Fact, MonsterFact, Numbered, field_of
from zx_env.ygo.terms import POINTS_UNIT, Ask, Moment, Purpose

_SHAPES = dict(BLOCKS)
MONSTERS, BACKS, ROWS = (_SHAPES[block][0] for block in ("attack", "activate_back", "summon"))
UNKNOWN_DEF = 1500
"""Assumed DEF of an unknown face-down monster."""


@dataclass(frozen=True)
class Monster:
    """A monster on the field; `card` is None if the player does not know it."""

    place: int
    is_own: bool
    card: Card | None
    atk: int
    defense: int
    face_down: bool
    in_defense: bool
    is_attacker: bool
    is_target: bool
    is_marked: bool
    is_subject: bool
    can_be_chosen: bool

    @property
    def fights_with(self) -> int:
        """The ATK or DEF of the monster that an attack on it is compared with."""
        if self.card is None:
            return UNKNOWN_DEF
        return self.defense if self.in_defense else self.atk

    @property
    def value(self) -> int:
        """Value to its controller in points of ATK: max(ATK, 3/4 of DEF), or 1000 for an unknown monster."""
        return max(self.atk, self.defense * 3 // 4) if self.card is not None else 1000


class ObservationReader:
    """Named values of one observation and its action mask."""

    def __init__(self, observation: NDArray[Any], mask: NDArray[Any]) -> None:
        """Create a reader of an observation [N] and a mask [A]."""
        # Lists, because single numbers of an array are read much more slowly.
        self.mask: list[int] = mask.tolist()
        self._observation = observation
        self._facts: list[int] = self.field("facts").tolist()
        self._numbers: list[int] = self.field("card_numbers")[:, 0].tolist()
        self.cards = card_table().cards
        self.asked = Ask(int(self.field("asked").argmax()))

    def field(self, name: str) -> NDArray[Any]:
        """Return a field of the observation by its name in `OBSERVATION_FIELDS` (zx_env.ygo.decision)."""
        return field_of(self._observation, name)

    def can(self, block: str, place: int = 0) -> bool:
        """Return whether action `place` (from 0) of the named block of actions is legal."""
        return bool(self.mask[FIRST[block] + place])

    def legal(self, block: str, size: int) -> list[int]:
        """Return the indices (from 0) of the legal actions within the named block of `size` actions."""
        first = FIRST[block]
        return [place for place in range(size) if self.mask[first + place]]

    def fact(self, fact: Fact) -> int:
        """Return the value of one cell of the field `facts`."""
        return self._facts[fact]

    def card(self, row: int) -> Card | None:
        """Return the card of a row of `card_numbers`; None for an empty row or an unknown card."""
        number = self._numbers[row]
        return self.cards[number - 1] if number else None

    @cached_property
    def moment(self) -> Moment:
        """The moment of the turn."""
        return Moment(int(self.field("moment").argmax()))

    @cached_property
    def purpose(self) -> Purpose:
        """The purpose of the cards of a choice."""
        return Purpose(int(self.field("purpose").argmax()))

    @property
    def my_turn(self) -> bool:
        """Whether this player is the turn player."""
        return bool(self.fact(Fact.IS_TURN_PLAYER))

    @property
    def life_points(self) -> int:
        """Own Life Points."""
        return 100 * self.fact(Fact.LIFE_POINTS) + self.fact(Fact.LIFE_POINTS_REST)

    @property
    def damage_coming(self) -> int:
        """Battle damage that this player will take in the present battle."""
        return POINTS_UNIT * self.fact(Fact.DAMAGE_COMING)

    @cached_property
    def own(self) -> list[Monster]:
        """Own monsters."""
        return self._monsters(0)

    @cached_property
    def enemy(self) -> list[Monster]:
        """The enemy's monsters."""
        return self._monsters(1)

    def _monsters(self, side: int) -> list[Monster]:
        monsters = []
        for place, row in enumerate(self.field("monsters")[side].tolist()):
            if row[MonsterFact.IS_THERE]:
                monsters.append(
                    Monster(
                        place,
                        side == 0,
                        self.card(Numbered.MONSTERS + side * MONSTERS + place),
                        POINTS_UNIT * row[MonsterFact.ATK_NOW],
                        POINTS_UNIT * row[MonsterFact.DEF_NOW],
                        bool(row[MonsterFact.FACE_DOWN]),
                        bool(row[MonsterFact.IN_DEFENSE]),
                        bool(row[MonsterFact.IS_ATTACKER]),
                        bool(row[MonsterFact.IS_TARGET]),
                        bool(row[MonsterFact.IS_MARKED]),
                        bool(row[MonsterFact.IS_SUBJECT]),
                        bool(row[MonsterFact.CAN_BE_CHOSEN]),
                    )
                )
        return monsters

    def own_back(self, place: int) -> Card | None:
        """Return the card in an own Spell & Trap Zone or the Field Zone; None if empty."""
        return self.card(Numbered.BACK + place)

    def enemy_back(self, place: int) -> Card | None:
        """Return the card in a Spell & Trap Zone or the Field Zone of the enemy; None if empty or unknown."""
        return self.card(Numbered.BACK + BACKS + place)

    def back_is_there(self, side: int, place: int) -> bool:
        """Return whether there is a card in this Spell & Trap Zone, or in the Field Zone."""
        return bool(self.field("back")[side, place, BackFact.IS_THERE])

    def counters(self, place: int) -> int:
        """Return the number of counters on a card in the own back row."""
        return int(self.field("back")[0, place, BackFact.COUNTERS])

    def hand_card(self, place: int) -> Card | None:
        """Return the card in row `place` (from 0) of the hand; None for an empty row."""
        return self.card(Numbered.HAND + place)

    def option(self, place: int) -> Card | None:
        """Return the card in row `place` (from 0) of the options; None for an empty row."""
        return self.card(Numbered.OPTIONS + place)

    @property
    def subject(self) -> Card | None:
        """The card that the decision is about."""
        return self.card(Numbered.SUBJECT)

    @cached_property
    def own_fighter(self) -> Monster | None:
        """The own monster in the present battle; None without one."""
        return next((m for m in self.own if m.is_attacker or m.is_target), None)

    @cached_property
    def enemy_fighter(self) -> Monster | None:
        """The enemy's monster in the present battle; None without one."""
        return next((m for m in self.enemy if m.is_attacker or m.is_target), None)
