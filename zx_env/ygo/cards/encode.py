"""Encoding of cards as rows of the card table, the only form in which the rules read a card.

See also: which cards the rules can play (checks.py), and the features of a card for a network (features.py).
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.errors import CardError
from zx_env.ygo import card_table, limits
from zx_env.ygo.cards.checks import check
from zx_env.ygo.cards.features import features_of, summary_of
from zx_env.ygo.cards.language import (
    Activate,
    Card,
    Continuous,
    Cost,
    Do,
    Effect,
    Ignition,
    Quick,
    Trigger,
    Who,
)
from zx_env.ygo.cards.parts import cost_of, speed_of, steps_of, target_of, when_of, zones_of
from zx_env.ygo.terms import NONE, CardKind, EffectKind, Op, Place, Side

_ROOM = {"card": "CARDS", "effect": "EFFECTS", "step": "STEPS", "selector": "SELECTORS"}
"""Name of the constant in limits.py that limits the number of rows of each table."""


def encode(cards: Sequence[Card]) -> npt.NDArray[np.void]:
    """Encode the cards as the card table; the place of a card in the sequence is its row.

    Returns:
        An array of shape [1] and dtype card_table.CARDS.

    Raises:
        CardError: The rules cannot play a card, or a table is full. The error names the card and the field.
    """
    tables = _Tables({card.name: row for row, card in enumerate(cards)})
    for card in cards:
        check(card, tables.rows_of_names)
        tables.add(card)
    return tables.record


class _Tables:
    """The tables of the card table while they are filled, row by row."""

    def __init__(self, rows_of_names: dict[str, int]) -> None:
        self.record: npt.NDArray[np.void] = np.zeros(1, card_table.CARDS)
        self.rows_of_names = rows_of_names
        self._used = dict.fromkeys(_ROOM, 0)
        self._selectors: dict[Who, int] = {}

    def _new(self, table: str, **values: Any) -> int:
        """Fill a new row of that table with these values; return its number."""
        row = self._used[table]
        if row == getattr(limits, _ROOM[table]):
            full = f"the cards need more than {row} rows of {table}: raise {_ROOM[table]} in limits.py"
            raise CardError("(all)", table, full)
        for name, value in values.items():
            self.record[table][0][row][name] = value
        self._used[table] = row + 1
        return row

    def add(self, card: Card) -> None:
        """Fill rows for the card and all of its effects."""
        first = self._used["effect"] if card.effects else NONE
        for effect in card.effects:
            self._effect(card.kind, effect)
        self._new(
            "card",
            does=_bits(word.op for word in card.effects if isinstance(word, Continuous)),
            summary=summary_of(card),
            atk=card.atk,
            defense=card.defense,
            effect=first,
            could=_bits(when for word in card.effects if (when := when_of(word)) is not None),
            listens=_bits(word.event for word in card.effects if isinstance(word, Trigger)),
            effects=len(card.effects),
            kind=card.kind,
            attribute=card.attribute,
            type=card.type,
            level=card.level,
            hero=card.hero,
            feature=features_of(card),
        )

    def _effect(self, kind: CardKind, effect: Effect) -> None:
        when = when_of(effect)
        self._new(
            "effect",
            **_own_fields(effect),
            **self._cost(cost_of(effect)),
            step=self._steps(effect),
            draws=sum(step.amount for step in steps_of(effect) if step.op == Op.DRAW),
            target=self._selector(target_of(effect)),
            who=self._selector(_whom(effect)),
            when=NONE if when is None else when,
            speed=speed_of(kind, effect),
        )

    def _cost(self, cost: Cost) -> dict[str, int]:
        return {
            "pay": cost.pay,
            "send": self._selector(cost.send),
            "discards": cost.discards,
            "send_this": cost.send_this,
            "discard_this": cost.discard_this,
        }

    def _steps(self, effect: Effect) -> int:
        """Fill rows for the steps of an effect; return the first, or NONE for a Continuous Effect."""
        if isinstance(effect, Continuous):
            return NONE
        first = self._used["step"]
        for step in effect.do:
            self._step(step)
        self._new("step", op=Op.FINISH, selector=NONE)
        return first

    def _step(self, step: Do) -> None:
        self._new(
            "step",
            amount=step.amount,
            selector=self._selector(step.who),
            op=step.op,
            target=step.target,
            scale=step.scale,
            until=step.until,
            also_def=step.also_def,
            side=step.side,
            stand=step.stand,
        )

    def _selector(self, who: Who | None) -> int:
        """Return the row of a selector, or NONE for None; equal selectors share a row."""
        if who is None:
            return NONE
        if who not in self._selectors:
            self._selectors[who] = self._new(
                "selector",
                types=_bits(who.types),
                zones=_bits(zones_of(who)),
                kinds=_bits(who.kinds),
                attributes=_bits(who.attributes),
                not_attributes=_bits(who.not_attributes),
                atk_high=who.atk_high,
                name=self.rows_of_names[who.name] if who.name else NONE,
                level_high=who.level_high,
                side=who.side,
                face=who.face,
                position=who.position,
                not_this=who.not_this,
                hero=who.hero,
            )
        return self._selectors[who]


def _own_fields(effect: Effect) -> dict[str, int]:
    """Return the fields of EFFECT that only some kinds of effects fill."""
    match effect:
        case Continuous():
            kind, place = EffectKind.CONTINUOUS, Place.FIELD
            own = {"op": int(effect.op), "amount": effect.amount}
        case Trigger():
            kind, place = EffectKind.TRIGGER, Place.ANYWHERE
            own = {"event": int(effect.event), "must": int(effect.must)}
        case Ignition():
            kind, place = EffectKind.IGNITION, Place.FIELD
            own = {"need": int(effect.need)}
        case Quick():
            kind, place = EffectKind.QUICK, effect.place
            own = _answer_fields(effect)
        case Activate():
            kind, place = EffectKind.CARD, Place.CARD
            own = _answer_fields(effect)
    return {"side": Side.ANY, "kind": kind, "place": place} | own


def _answer_fields(effect: Quick | Activate) -> dict[str, int]:
    return {
        "need": effect.need,
        "need_amount": effect.need_amount,
        "to": effect.to,
        "side": effect.side,
    }


def _whom(effect: Effect) -> Who | None:
    """Return the cards that a Continuous Effect applies to, or the monsters a CALCULATION trigger battles."""
    match effect:
        case Continuous():
            return effect.who
        case Trigger():
            return effect.that
        case Quick() | Ignition() | Activate():
            return None


def _bits(members: Iterable[int]) -> int:
    """Encode a set of enum members as bits."""
    return sum(1 << member for member in set(members))
