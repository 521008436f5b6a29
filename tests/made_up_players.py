"""A card set for tests: the standard one, and a Player card that every Player name is found on.

Some Player names are asked for by cards and printed on no Player card of the set.
"""

from zx_env.cards.language import Card
from zx_env.cards.names import PlayerKey
from zx_env.cards.sets import CARDS as PRINTED
from zx_env.terms import CardType, Color

SET = "tests.made_up_players"
EVERYBODY = "T-900"

CARDS = [
    *PRINTED,
    Card(EVERYBODY, "Everybody", Color.RED, CardType.PLAYER, player_keys=tuple(PlayerKey)),
]
