"""The card language: functions that return what many cards print in the same words."""

from collections.abc import Sequence
from dataclasses import replace

from zx_env.zx.cards.language.abilities import Shift, Startup
from zx_env.zx.cards.language.automatic import Automatic
from zx_env.zx.cards.language.card_effects import GainShields, Move, Put, SpendShield
from zx_env.zx.cards.language.conditions import AtLeast, PlayerCard, PlayerNamed, TurnOf
from zx_env.zx.cards.language.effects import Effect, If
from zx_env.zx.cards.language.which import NORMAL, THIS, Among, Japanese, card, choose, zx
from zx_env.zx.cards.names import PlayerName, TribeName
from zx_env.zx.terms import Having, Limit, Occurrence, Side, Zone


def this_is(among: Among) -> AtLeast:
    """Test whether this card fits a description; its side is ignored."""
    return AtLeast(1, replace(among, side=Side.OWN, having=(*among.having, Having.IS_THIS)))


def creation(resources: int) -> Startup:
    """創成 X (Creation): with X cards in Resource this card of the hand appears for an own Shield."""
    return Startup(
        valid_in=Zone.HAND,
        limit=Limit.CREATION,
        cost=[SpendShield(choose(1, card(Side.OWN, Zone.SQUARE)))],
        do=[If([AtLeast(resources, card(Side.OWN, Zone.RESOURCE))], [Put(THIS, NORMAL, empty=True)])],
    )


def shift_onto(name_contains: str, tribe: TribeName | None = None, resources: int = 4) -> Shift:
    """A Shift onto an own Z/X with that part in its Japanese name, with so many cards in Resource."""
    onto = zx(Side.OWN, name_contains=name_contains, tribe=tribe)
    return Shift(onto=onto, needs=[AtLeast(resources, card(Side.OWN, Zone.RESOURCE))])


def when_shifted(key: PlayerName, *do: Effect, cost_at_least: int = 8) -> Automatic:
    """When a Shift is laid on this card: carry out `do` if this card has so much Cost."""
    is_big = this_is(zx(cost_at_least=cost_at_least))
    return Automatic(when=Occurrence.IS_SHIFTED, needs=[PlayerNamed(key)], do=[If([is_big], do)])


def shield_for_a_card(key: PlayerName) -> Startup:
    """Put a card of the hand into Trash: this card, if it has no Shield, gains one."""
    return Startup(
        needs=[PlayerNamed(key), TurnOf(Side.OWN)],
        limit=Limit.NAME_LOCK,
        cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
        do=[If([this_is(zx(having=(Having.WITHOUT_SHIELD,)))], [GainShields(THIS)])],
    )


def if_for_all(player: str, *do: Effect, otherwise: Sequence[Effect] = ()) -> If:
    """Carry out `do` if the card of that Japanese name and the sign \u2200 is face up (ruling H114)."""
    return If([PlayerCard(Japanese(player + "\u2200"))], do, otherwise)
