"""P08: Player cards."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "P08-014", "Kurosaki Mikado", Color.RED, CardType.PLAYER, japanese="黒崎神門",
        player_keys=(PlayerKey.MIKADO,)),
    Card(
        "P08-017", "Kamiyugi Ayase", Color.BLACK, CardType.PLAYER, japanese="上柚木綾瀬",
        player_keys=(PlayerKey.AYASE,)),
    Card(
        "P08-018", "Aoba Chitose", Color.GREEN, CardType.PLAYER, japanese="青葉千歳",
        player_keys=(PlayerKey.CHITOSE,)),
    Card(
        "P08-019", "Raichou Sugure", Color.BLUE, CardType.PLAYER, japanese="雷鳥超",
        player_keys=(PlayerKey.SUGURE,)),
]
