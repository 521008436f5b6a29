"""P07: a Player card."""

from zx_env.cards.language import Card
from zx_env.cards.names import PlayerKey
from zx_env.terms import CardType, Color

# fmt: off
CARDS = [
    Card(
        "P07-029", "Tennouji Asuka", Color.WHITE, CardType.PLAYER, japanese="天王寺飛鳥",
        player_keys=(PlayerKey.ASUKA,)),
]
