"""B03: the five Player cards of the first heroes. The rest of the set is not here."""

from zx_env.cards.language import Card
from zx_env.cards.names import PlayerKey
from zx_env.terms import CardType, Color

CARDS = [
    Card(
        "B03-104",
        "Kurosaki Mikado",
        Color.RED,
        CardType.PLAYER,
        japanese="黒崎神門",
        player_keys=(PlayerKey.MIKADO,),
    ),
    Card(
        "B03-105",
        "Kagamihara Azumi",
        Color.BLUE,
        CardType.PLAYER,
        japanese="各務原あづみ",
        player_keys=(PlayerKey.AZUMI,),
    ),
    Card(
        "B03-106",
        "Tennouji Asuka",
        Color.WHITE,
        CardType.PLAYER,
        japanese="天王寺飛鳥",
        player_keys=(PlayerKey.ASUKA,),
    ),
    Card(
        "B03-107",
        "Kamiyugi Ayase",
        Color.BLACK,
        CardType.PLAYER,
        japanese="上柚木綾瀬",
        player_keys=(PlayerKey.AYASE,),
    ),
    Card(
        "B03-108",
        "Aoba Chitose",
        Color.GREEN,
        CardType.PLAYER,
        japanese="青葉千歳",
        player_keys=(PlayerKey.CHITOSE,),
    ),
]
