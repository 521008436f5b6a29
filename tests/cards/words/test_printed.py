"""Functions of the language that return what many cards print alike: what they say; loading accepts it."""

import pytest

from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    CENTER,
    Ability,
    Automatic,
    Card,
    CardType,
    Color,
    Draw,
    If,
    Occurrence,
    PlayerKey,
    Shuffle,
    Side,
    Tribe,
    creation,
    if_for_all,
    shield_for_a_card,
    shift_onto,
    this_is,
    when_shifted,
    zx,
)
from zx_env.zx.cards.sentences.card import say

KEY = PlayerKey.MIKADO
DRAWS = (
    "[Auto] (Player Mikado) When a Shift is laid on this card, if this card is a Z/X with Cost {} or more "
    "on a Square, draw 1 card."
)


def _asks(*do: If) -> Automatic:
    return Automatic(when=Occurrence.ATTACKS, do=do)


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (
            creation(7),
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a Square: If you "
            "have 7 or more cards in your Resource, put this card on a Normal Square without a Z/X.",
        ),
        (when_shifted(KEY, Draw(1)), DRAWS.format(8)),
        (when_shifted(KEY, Draw(1), cost_at_least=6), DRAWS.format(6)),
        (
            shield_for_a_card(KEY),
            "[Startup] (Player Mikado; your turn; once per turn by name) Put 1 card from your hand into your "
            "Trash: If this card is a Z/X that has no Shield on a Square, this card gains 1 Shield.",
        ),
        (
            _asks(If([this_is(zx(Side.ENEMY, on=CENTER, cost_at_most=3))], [Draw(1)])),
            "[Auto] When this card attacks, if this card is a Z/X with Cost 3 or less on a Square of the "
            "Center Area, draw 1 card.",
        ),
        (
            _asks(if_for_all("黒崎神門", Draw(1), Shuffle(), otherwise=[Draw(2)])),
            '[Auto] When this card attacks, if "黒崎神門\u2200" is face up on your Player Square, '
            "draw 1 card. Shuffle your deck. Otherwise, draw 2 cards.",
        ),
    ],
)
def test_a_function_returns_what_is_printed(ability: Ability, text: str) -> None:
    tested = Card("T-900", "Tested", Color.RED, cost=1, power=1000, abilities=[ability])
    assert say(tested) == text
    player = Card("T-901", "Mikado", Color.RED, CardType.PLAYER, player_keys=(KEY,))
    assert encode([tested, player])[0]["card"][0]["abilities"] == 1


def test_a_shift_goes_onto_a_zx_of_that_name() -> None:
    for shift, text in (
        (
            shift_onto("牙"),
            '[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "牙"',
        ),
        (
            shift_onto("牙", Tribe.ANGEL, resources=2),
            '[Shift] (if you have 2 or more cards in your Resource) On 1 [Angel] Z/X of yours with "牙"',
        ),
    ):
        card = Card("T-900", "Tested", Color.RED, CardType.SHIFT, abilities=[shift])
        assert say(card) == f"{text} in the name."
        assert encode([card])[0]["card"][0]["abilities"] == 1
