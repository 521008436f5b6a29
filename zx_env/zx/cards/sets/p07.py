"""P07: a Player card."""

from zx_env.zx.cards.language import Card
from zx_env.zx.cards.names import PlayerKey
from zx_env.zx.terms import CardType, Color

# fmt: off
CARDS = [
    Card(
        "P07-029", "Tennouji Asuka", Color.WHITE, CardType.PLAYER, japanese="天王寺飛鳥",
        player_keys=(PlayerKey.ASUKA,)),
]
