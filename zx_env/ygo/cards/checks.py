"""Checks of a card: reject cards that the rules cannot play, naming the card, the field and the remedy.

Not checked here: the types of fields (mypy does) and deck rules (legality.py).
"""

from collections.abc import Container
from dataclasses import dataclass

from zx_env.errors import CardError
from zx_env.ygo.cards.language import Activate, Card, Continuous, Do, Effect, Ignition, Quick, Trigger, Who
from zx_env.ygo.cards.parts import MONSTER_KINDS, cost_of, steps_of, target_of, zones_of
from zx_env.ygo.terms import (
    CONTINUOUS_FIRST,
    POINTS_UNIT,
    Attribute,
    CardKind,
    Event,
    Need,
    Op,
    Place,
    Scale,
    Target,
    To,
    Type,
    When,
    Zone,
)

_HIGHEST_LEVEL = 12
_HIGHEST_POINTS = 5000
_EXTRA_DECK = (CardKind.FUSION_MONSTER, CardKind.SYNCHRO_MONSTER)

_ABOUT_CARDS = (Op.DESTROY, Op.BANISH, Op.TO_HAND, Op.BOOST, Op.HALVE, Op.TURN_DOWN)
"""Steps that apply to a card or cards."""
_WITH_AMOUNT = (Op.DRAW, Op.DAMAGE, Op.GAIN, Op.COUNTERS)
_ABOUT_A_LINK = (Op.NEGATE, Op.REDIRECT_LINK)
_WITH_WHO = (Op.BOOST_ALL, Op.NEEDS_NO_OTHERS, Op.CALCULATION_BOOST)
_WITH_CONTINUOUS_AMOUNT = (Op.BOOST_ALL, Op.BOOST_BY_COUNTERS, Op.CALCULATION_BOOST)
_DAMAGE_NEEDS = (Need.DAMAGE_COMING, Need.ENEMY_DAMAGE_COMING)
_WITH_THAT = (
    Event.DAMAGE_STEP_STARTS,
    Event.BEFORE_CALCULATION,
    Event.CALCULATION,
    Event.AFTER_CALCULATION,
    Event.DESTROYS_BY_BATTLE,
    Event.DESTROYS_AND_SENDS,
)
"""Events of a battle with another monster; effects that they trigger may use Target.THAT_CARD."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """A place in a card's data."""

    card: str
    field: str

    def at(self, more: str) -> "_Spot":
        """Return the place of the part `more` of this value: `.at("cost")` adds ".cost" to the field."""
        return _Spot(self.card, f"{self.field}.{more}")

    def refuse(self, reason: str) -> CardError:
        """Return the error to raise for the value at this place."""
        return CardError(self.card, self.field, reason)


def check(card: Card, names: Container[str]) -> None:
    """Raise CardError, naming card, field and remedy, for a card that the rules cannot play.

    Args:
        card: The card.
        names: The names of all cards of the set.
    """
    _check_facts(card)
    _check_kinds_of_effects(card)
    for place, effect in enumerate(card.effects):
        spot = _Spot(card.name, f"effects[{place}]")
        if isinstance(effect, Continuous):
            _check_continuous(effect, spot)
        else:
            _check_activated(effect, spot)
        for name, who in _selectors_of(effect):
            _check_who(who, spot.at(name), names)


def _check_facts(card: Card) -> None:
    def refuse(field: str, reason: str) -> CardError:
        return CardError(card.name or "(without a name)", field, reason)

    if not card.name:
        raise refuse("name", "a card has a name: decks and positions call it by it")
    if not 0 < card.passcode < 10**8:
        raise refuse("passcode", f"{card.passcode} is not one of at most eight digits")
    is_monster = card.kind in MONSTER_KINDS
    if not is_monster:
        if card.level or card.attribute or card.type or card.atk or card.defense or card.hero:
            raise refuse("kind", "a Spell or Trap has no Level, Attribute, Type, ATK and DEF: leave them out")
        return
    if not 1 <= card.level <= _HIGHEST_LEVEL:
        raise refuse("level", f"a monster has a Level from 1 to {_HIGHEST_LEVEL}, not {card.level}")
    if card.attribute == Attribute.NO_ATTRIBUTE or card.type == Type.NO_TYPE:
        raise refuse("attribute", "a monster has an Attribute and a Type: say both")
    for field, points in (("atk", card.atk), ("defense", card.defense)):
        if not 0 <= points <= _HIGHEST_POINTS or points % POINTS_UNIT:
            remedy = f"write a multiple of {POINTS_UNIT} (the unit of observations) up to {_HIGHEST_POINTS}"
            raise refuse(field, f"a monster cannot have {points}: {remedy}")
    if card.in_decks == (card.kind in _EXTRA_DECK):
        raise refuse(
            "in_decks", "False for Fusion and Synchro Monsters, which need an Extra Deck, and no other"
        )


def _check_kinds_of_effects(card: Card) -> None:
    """Check that the card's effects are of kinds that its kind of card can have (ruling YR13)."""
    spot = _Spot(card.name, "effects")
    if card.kind == CardKind.NORMAL_MONSTER:
        if card.effects:
            raise spot.refuse("a Normal Monster has no effects: make it an EFFECT_MONSTER")
        return
    if not card.effects:
        raise spot.refuse("only a Normal Monster is without effects: say what it does")
    is_monster = card.kind in MONSTER_KINDS
    is_continuous = card.kind in (CardKind.FIELD_SPELL, CardKind.CONTINUOUS_TRAP)
    for effect in card.effects:
        if is_monster and isinstance(effect, Activate):
            raise spot.refuse("a monster is not activated as a card: write Quick, Ignition or Trigger")
        if not is_monster and isinstance(effect, (Trigger, Ignition)):
            raise spot.refuse("no rule lets a Spell or Trap have a Trigger or an Ignition: write Activate")
        if not is_monster and not is_continuous and not isinstance(effect, Activate):
            raise spot.refuse(
                "only a Field Spell or a Continuous Trap stays on the field to have this effect"
            )
    if not is_monster and not any(isinstance(effect, Activate) for effect in card.effects):
        raise spot.refuse("a Spell or Trap has an Activate; with Do(Op.STAY) where it only lies face-up then")
    turned_up = any(isinstance(e, Trigger) and e.event == Event.TURNED_UP for e in card.effects)
    if card.kind == CardKind.FLIP_MONSTER and not turned_up:
        raise spot.refuse("a Flip Monster has a Trigger of Event.TURNED_UP, its Flip Effect")


def _check_continuous(effect: Continuous, spot: _Spot) -> None:
    if effect.op < CONTINUOUS_FIRST:
        raise spot.at("op").refuse(f"{effect.op.name} is a step that is carried out: it stands in Do(...)")
    if (effect.who is not None) != (effect.op in _WITH_WHO):
        problem = "needs `who`: say which cards" if effect.who is None else "has no `who`: leave it out"
        raise spot.at("who").refuse(f"{effect.op.name} {problem}")
    if bool(effect.amount) != (effect.op in _WITH_CONTINUOUS_AMOUNT):
        raise spot.at("amount").refuse(
            f"{effect.op.name} {'needs' if not effect.amount else 'has no'} amount of ATK"
        )


def _check_activated(effect: Effect, spot: _Spot) -> None:
    steps = steps_of(effect)
    if not steps:
        raise spot.at("do").refuse("an effect does something: at least Do(Op.STAY)")
    if isinstance(effect, Trigger):
        _check_trigger(effect, spot)
    if isinstance(effect, (Quick, Activate)):
        _check_answer(effect, spot)
    if isinstance(effect, Quick) and effect.place not in (Place.FIELD, Place.FROM_HAND):
        raise spot.at("place").refuse("an effect of a monster is activated on the FIELD or FROM_HAND")
    cost = cost_of(effect)
    if cost.pay < 0 or cost.pay % POINTS_UNIT or cost.discards < 0:
        raise spot.at("cost").refuse(
            f"Life Points are paid in steps of {POINTS_UNIT}, cards are counted from 0"
        )
    is_in_hand = isinstance(effect, Quick) and effect.place == Place.FROM_HAND
    if cost.discard_this and not is_in_hand:
        raise spot.at("cost").refuse("only a card in the hand is discarded: write send_this")
    for place, step in enumerate(steps):
        _check_step(step, effect, spot.at(f"do[{place}]"))
    if target_of(effect) is not None and not any(step.target == Target.CHOSEN for step in steps):
        raise spot.at("target").refuse("no step is about the target: write Target.CHOSEN in one")


def _check_trigger(effect: Trigger, spot: _Spot) -> None:
    if effect.event == Event.NO_EVENT:
        raise spot.at("event").refuse("a Trigger waits for an event: say which")
    if (effect.that is not None) != (effect.event == Event.CALCULATION):
        raise spot.at("that").refuse("a Trigger of CALCULATION, and no other, says which monster it battles")


def _check_answer(effect: Quick | Activate, spot: _Spot) -> None:
    if effect.when == When.ANSWER and effect.to == To.NOTHING:
        raise spot.at("to").refuse("what is activated as an ANSWER says which link it answers")
    if effect.to == To.NOTHING and any(step.op in _ABOUT_A_LINK for step in effect.do):
        raise spot.at("to").refuse("a step is about the link that is answered: say which link that can be")
    if bool(effect.need_amount) != (effect.need in _DAMAGE_NEEDS):
        raise spot.at("need_amount").refuse("the least damage belongs to DAMAGE_COMING, and only to it")


def _check_step(step: Do, effect: Effect, spot: _Spot) -> None:
    if step.op == Op.FINISH or step.op >= CONTINUOUS_FIRST:
        raise spot.at("op").refuse(
            f"{step.op.name} is no step: a Continuous Effect stands in Continuous(...)"
        )
    if step.target == Target.CHOSEN and target_of(effect) is None:
        raise spot.at("target").refuse("nothing was targeted: say the target of the effect")
    if step.target == Target.THAT_CARD and not (isinstance(effect, Trigger) and effect.event in _WITH_THAT):
        raise spot.at("target").refuse(
            "THAT_CARD is the other monster of a battle, which this knows nothing of"
        )
    if step.op in _ABOUT_CARDS and step.target == Target.NOTHING:
        raise spot.at("target").refuse(f"{step.op.name} is about a card: say which")
    if step.op in _WITH_AMOUNT and step.amount <= 0:
        raise spot.at("amount").refuse(f"{step.op.name} needs an amount from 1")
    if step.op == Op.BOOST and not step.amount and step.scale != Scale.ENEMY_ATK:
        raise spot.at("amount").refuse("BOOST needs an amount of ATK")
    asks_who = step.target == Target.ALL or (step.op == Op.SUMMON and step.target == Target.NOTHING)
    if (step.who is not None) != asks_who:
        raise spot.at("who").refuse(
            "Target.ALL and a SUMMON without a target, and no other step, say which cards"
        )


def _selectors_of(effect: Effect) -> list[tuple[str, Who]]:
    """List every `Who` of an effect with the name of its field."""
    fields: list[tuple[str, Who | None]] = [
        ("target", target_of(effect)),
        ("cost.send", cost_of(effect).send),
    ]
    if isinstance(effect, Continuous):
        fields.append(("who", effect.who))
    if isinstance(effect, Trigger):
        fields.append(("that", effect.that))
    fields += [(f"do[{place}].who", step.who) for place, step in enumerate(steps_of(effect))]
    return [(name, who) for name, who in fields if who is not None]


def _check_who(who: Who, spot: _Spot, names: Container[str]) -> None:
    if not zones_of(who) or Zone.NOWHERE in zones_of(who):
        raise spot.at("zones").refuse("say in which zone the cards lie")
    if who.name and who.name not in names:
        raise spot.at("name").refuse(f"no card of the set is called {who.name!r}: write the name of one")
    if Attribute.NO_ATTRIBUTE in who.attributes or Type.NO_TYPE in who.types:
        raise spot.refuse("leave the field out: an empty tuple matches every card")
