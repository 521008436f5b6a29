"""Refuse cards to which the words of language/card_effects.py do nothing."""

from zx_env.zx.cards.card_types import ZX_TYPES
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import Break, Choice, GainCost, Grant
from zx_env.zx.terms import Having, Side, State, Zone


def check_face_up(what: Choice, spot: Spot) -> None:
    """Refuse to turn cards face down that do not lie face up in the own Dynamis."""
    among = what.among
    if among.side != Side.OWN or among.zones != (Zone.DYNAMIS,) or among.state != State.FACE_UP:
        raise spot.refuse("cards face up in the own Dynamis: state=State.FACE_UP")


def check_cheaper_in_hand(word: Grant, spot: Spot) -> None:
    """Ruling H216: refuse another Cost for cards of a hand, other than less for some that are chosen."""
    what = word.what
    if not isinstance(what, Choice):
        raise spot.at("what").refuse("cards of the hand are chosen; of each card, say Lasts(GainCost(...))")
    if what.among.zones != (Zone.HAND,) or what.among.side != Side.OWN or what.random:
        raise spot.at("what").refuse("the controller chooses own cards of the hand, and none elsewhere")
    if isinstance(word.gains, GainCost) and isinstance(word.gains.amount, int) and word.gains.amount > 0:
        raise spot.at("gains").at("amount").refuse("a card of the hand costs less: a number below 0")


def check_break(word: Break, spot: Spot) -> None:
    """Ruling H245: refuse anything but an own Z/X on a Square and one of the own hand."""
    for name, zone, where in (
        ("what", Zone.SQUARE, "on a Square"),
        ("into", Zone.HAND, "of the own hand"),
    ):
        choice, at = getattr(word, name), spot.at(name)
        if not isinstance(choice, Choice) or choice.number != 1 or choice.up_to or choice.keep:
            raise at.refuse("choose(1, ...) without `up_to` and `keep`: one Z/X becomes another")
        among = choice.among
        if among.side != Side.OWN or among.zones != (zone,) or among.kind not in ZX_TYPES:
            raise at.at("among").refuse(f"an own Z/X {where}: zx(Side.OWN, ...)")
        if choice.by != Side.OWN or choice.random:
            raise at.refuse("the controller chooses both cards")
    if Having.PICKED in word.what.among.having or Having.PICKED in word.into.among.having:
        raise spot.refuse("both cards are chosen by this word, by what they are")
