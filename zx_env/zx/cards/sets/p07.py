"""P07: a Player card."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "P07-029", "Tennouji Asuka", Color.WHITE, CardType.PLAYER, japanese="天王寺飛鳥",
        player_keys=(PlayerKey.ASUKA,)),
]
