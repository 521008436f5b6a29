"""Player cards: one that has every Player name, as some names are on no printed one, and some of one name."""

from zx_env.zx.cards.language import *

EVERYBODY = "T-900"

CARDS = [
    Card(EVERYBODY, "Everybody", Color.RED, CardType.PLAYER, player_keys=tuple(PlayerKey)),
    Card("T-121", "Urara", Color.COLORLESS, CardType.PLAYER, player_keys=(PlayerKey.URARA,)),
    Card("T-127", "Misaki", Color.WHITE, CardType.PLAYER, player_keys=(PlayerKey.MISAKI,)),
    Card("T-128", "Iruda", Color.BLACK, CardType.PLAYER, player_keys=(PlayerKey.IRUDA,)),
]
