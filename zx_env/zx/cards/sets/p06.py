"""P06: a Player card."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "P06-019", "Jinguuji Ren", Color.BLACK, CardType.PLAYER, japanese="神宮寺レン",
        player_keys=(PlayerKey.REN,)),
]
